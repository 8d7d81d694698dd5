# Every target sets up what it needs: .venv from the hashed lock, then the wheel, both only when something changed.
# TILERUMMY_PURE=1 installs the package uncompiled.

PYTHON3 ?= python3
VENV := .venv
PYTHON := $(VENV)/bin/python
MODE := $(if $(filter-out 0,$(TILERUMMY_PURE)),pure,compiled)
READY := $(VENV)/ready
INSTALLED := $(VENV)/installed-$(MODE)
# The core compiled for the browser (web/core): in the page if it is there; goals that set CORE=$(CORE_STATE) build it.
CORE_STATE := .cache/core/state
CORE := $(wildcard $(CORE_STATE))
# What `make test` builds first, so that both cores compile side by side; no other goal sets it.
AHEAD :=

# Folders count too: their time changes when a file is added or removed.
SOURCES := $(shell find src rulebook -not -name '__pycache__' -not -name '*.pyc' -not -path 'src/tilerummy/_web*')
WEB_SOURCES := $(shell find web -not -path '*node_modules*')
CHECKED := src tests tools examples building hatch_build.py play.py web/core $(if $(wildcard benchmarks/*.py),benchmarks)
# Node from the locked packages, unless the machine has its own.
NODE_PATH := $(if $(shell command -v npm),,PATH="$(CURDIR)/$(VENV)/bin:$$PATH")
SYSTEM_BROWSER := $(shell command -v chromium || command -v chromium-browser)
# A browser that comes as a package brings its libraries and fonts along.
UNPACKED := $(CURDIR)/.cache/browser
BROWSER := $(if $(SYSTEM_BROWSER),,CHROMIUM=$(UNPACKED)/chromium CHROMIUM_LIBS=$(UNPACKED)/al2023/lib FONTCONFIG_PATH=$(UNPACKED)/fonts)
# What must hold for uncompiled code as well; a missing folder is skipped.
PURE_TESTS := tests/core tests/solver tests/games
PURE_RUN := $(if $(filter compiled,$(MODE)),$(wildcard $(PURE_TESTS)))

# Ends a run that hangs; far longer than any run takes on a busy machine. Told to end, pytest says where it hangs and stops
# its servers (tests/hanging.py). Each test has a limit of its own, in pyproject.toml.
LIMIT := $(if $(shell command -v timeout),timeout --foreground --verbose --kill-after=60 3600)
# What runs from source leaves no __pycache__ in src, whose folders count as sources.
FROM_SOURCE := TILERUMMY_EXPECT=pure PYTHONPATH=$(CURDIR)/src PYTHONPYCACHEPREFIX=$(CURDIR)/.cache/pycache

# Of the tests that need nothing installed those that are fast uncompiled: not whole matches, nor bots that think.
QUICK_CORE := tests/core tests/test_generated.py tests/test_rule_ids.py tests/test_words.py
QUICK_GAMES := $(filter-out $(patsubst %,\%/test_%.py,agreement conformance learned levels match policy properties reasons records view),\
    $(wildcard tests/games/*/test_*.py))

.PHONY: always core-compiled core-wasm help play generated quick quick-core quick-games quick-lint pictures screens stillness frames engine-start wasm-digests browser-levels test test-server server-faults server-floods server-rest test-others others-games others-files others-rest test-pure test-browser browser-plays browser-learns browser-looks browser-speed test-learning test-site kills test-web browser lint mutants soak bench bench-server attacks chaos hosts proxies scale fuzz lock clean

help:
	@echo "make play (ARGS=--help) | quick | generated | test | test-browser | test-learning | test-site | kills | pictures | screens | stillness | frames | engine-start | core-wasm | wasm-digests | browser-levels | lint | mutants | soak | bench | bench-server | attacks | chaos | hosts | proxies | scale | fuzz | lock | clean"

# Only what playing needs; people play while the core is compiled. Without make: python play.py
play:
	@sh tools/check_machine.sh $(PYTHON3) pure
	@$(PYTHON3) play.py $(ARGS)

# Several things at a time: first both cores are compiled, since nearly all parts wait for them, then what needs no compiled
# code begins. Some parts wait a good deal, so there are more of them than cores, and those come first; at the end is what only
# works. Dragging is timed last, with nothing beside it.
test:
	@$(MAKE) --no-print-directory -j7 --output-sync=target CORE=$(CORE_STATE) AHEAD=core-compiled $(INSTALLED) browser lint \
	    $(if $(PURE_RUN),test-pure) server-faults server-floods server-rest others-files browser-looks browser-learns \
	    browser-plays others-rest others-games test-web
	@$(MAKE) --no-print-directory browser-speed

# After every edit: from source, nothing compiled or installed, in about half a minute on two cores.
quick: $(READY)
	@$(MAKE) --no-print-directory -j2 --output-sync=target quick-core quick-lint quick-games
quick-lint: $(READY)
	@$(VENV)/bin/ruff check $(CHECKED)
	@$(LIMIT) $(VENV)/bin/mypy src
	@$(PYTHON) -m tools.lint_shift
quick-core: $(READY)
	@export $(FROM_SOURCE); $(TESTS) -m "not compiled_only" $(QUICK_CORE)
quick-games: $(READY)
	@export $(FROM_SOURCE); $(TESTS) -m "not compiled_only" $(QUICK_GAMES)

# Everything in the repository that is made from other files of it; a test fails when it is stale.
generated: $(READY)
	@$(FROM_SOURCE) $(PYTHON) -m tools.generated

# Each with a folder of its own for what tests write: pytest tidies up after earlier runs, and these go on side by side.
TESTS = OWN=$$(mktemp -d) && trap 'rm -rf "$$OWN"' EXIT && $(LIMIT) $(PYTHON) -m pytest --basetemp "$$OWN/t"
# In three parts of about the same length, which wait more than they work: faults, and several machines; floods, and what
# nobody may learn; the rest.
FAULTS := $(patsubst %,tests/server/test_%.py,chaos failover hosts processes store_postgres)
FLOODS := $(patsubst %,tests/server/test_%.py,bodies bounded broken deal_study flooding fuzz leaks middleware operations)
test-server: server-faults server-floods server-rest
server-faults: $(INSTALLED)
	@export TILERUMMY_EXPECT=$(MODE); $(TESTS) -m "not long" $(FAULTS)
server-floods: $(INSTALLED)
	@export TILERUMMY_EXPECT=$(MODE); $(TESTS) -m "not long" $(FLOODS)
server-rest: $(INSTALLED)
	@export TILERUMMY_EXPECT=$(MODE); $(TESTS) -m "not long" tests/server $(patsubst %,--ignore %,$(FAULTS) $(FLOODS))
# These work most of the time, so that the cores have something to do until the end: the games; what is said of all files
# (builds, layers, mutants); the rest.
GAMES := tests/games tests/solver
FILES := $(wildcard tests/test_*.py) tests/mutants
test-others: others-games others-files others-rest
others-games: $(INSTALLED)
	@export TILERUMMY_EXPECT=$(MODE); $(TESTS) $(GAMES)
others-files: $(INSTALLED)
	@export TILERUMMY_EXPECT=$(MODE); $(TESTS) $(FILES)
others-rest: $(INSTALLED)
	@export TILERUMMY_EXPECT=$(MODE); $(TESTS) tests $(patsubst %,--ignore %,tests/browser tests/server $(GAMES) $(FILES))
test-pure: $(READY) | $(AHEAD)
	@export $(FROM_SOURCE); $(TESTS) -m "not compiled_only" $(PURE_RUN)

# In a real browser, in runs of their own: Playwright keeps an event loop running, and other tests start theirs. Three
# parts, none of which is what everybody waits for in the end.
test-browser: $(INSTALLED)
	@$(MAKE) --no-print-directory -j2 --output-sync=target browser-looks browser-learns browser-plays
	@$(MAKE) --no-print-directory browser-speed

IN_BROWSER = $(BROWSER) TILERUMMY_EXPECT=$(MODE) $(LIMIT) $(PYTHON) -m pytest $(ARGS)
PLAYS := $(patsubst %,tests/browser/test_%.py,company features hands matches review rulebook)
LEARNS := $(patsubst %,tests/browser/test_%.py,access alone coach core elsewhere first kept lessons mine offline puzzles \
    realtable realtable_ask realtable_looks without_engine)
browser-speed: $(INSTALLED) browser
	@$(IN_BROWSER) tests/browser/test_speed.py
browser-plays: $(INSTALLED) browser
	@$(IN_BROWSER) $(PLAYS) -m "not long"
# Lessons, puzzles, tools for a real table, my page, all without a connection.
browser-learns: $(INSTALLED) browser
	@$(IN_BROWSER) $(LEARNS) -m "not long"
# Everything else: how screens look, what moves and what stays.
browser-looks: $(INSTALLED) browser
	@$(IN_BROWSER) tests/browser $(patsubst %,--ignore %,$(PLAYS) $(LEARNS) tests/browser/test_speed.py) -m "not long"

# Whole matches and all else that lives on the device, on static files under a sub-path.
test-site: $(INSTALLED) browser
	@$(IN_BROWSER) tests/browser/test_matches.py tests/browser/test_alone.py -k "site or killed or device"

# Tabs killed at random moments: ARGS="100 --write".
kills: $(INSTALLED) browser
	$(BROWSER) $(PYTHON) -m tools.kills $(ARGS)

# What `make test` leaves out because it shows more of the same.
test-learning: $(INSTALLED) browser
	@$(IN_BROWSER) tests/browser -m long

# How many combinations that nobody touches move on the screen while bots play: TURNS=50 at four sizes.
stillness: $(INSTALLED) browser
	$(BROWSER) $(PYTHON) -m tools.stillness $(TURNS)

# Late frames on a slow device, against an older tree: make frames OLD=../older
frames: $(INSTALLED) browser
	$(BROWSER) $(PYTHON) -m tools.frames $(OLD) . $(ARGS)

# How long the engine takes to start in the browser, and lesson 1 without it, against an older tree: make engine-start OLD=../older
engine-start: $(INSTALLED) browser
	$(BROWSER) $(PYTHON) -m tools.engine_start $(OLD) . $(ARGS)

# Whole matches by the core in the page and by this machine's: the same events. A run that was ended goes on;
# ARGS="--minutes 10", ARGS=--write: the evidence.
wasm-digests: $(INSTALLED)
	$(PYTHON) -m tools.browser_core.digests $(ARGS)

# How long a decision of every level takes in a browser, at full speed and four times slower. ARGS=--write: the evidence.
browser-levels: $(INSTALLED) browser
	$(BROWSER) $(PYTHON) -m tools.browser_core.levels $(ARGS)

# The README's pictures, from the running program.
pictures: $(INSTALLED) browser
	$(BROWSER) $(PYTHON) -m tools.screenshots $(ARGS)

# Every screen in five sizes, four languages and both themes, measured, with contact sheets in .cache/screens. The best part
# of an hour for all of them; a run that was ended goes on: ARGS="--minutes 10", ARGS="investo-draw --sizes 360x640".
screens: $(INSTALLED) browser
	@$(BROWSER) $(PYTHON) -m tools.screens $(ARGS)

# The page's own tests, and its types.
test-web: $(INSTALLED)
	@cd web && $(NODE_PATH) $(LIMIT) npm run --silent check && $(NODE_PATH) $(LIMIT) npm run --silent test

# The machine's own browser, or one that comes as a package.
browser: $(if $(SYSTEM_BROWSER),,.cache/browser/chromium)
.cache/browser/chromium: tests/browser/package-lock.json $(READY)
	@mkdir -p .cache/browser
	@cd tests/browser && $(NODE_PATH) npm ci --silent --ignore-scripts
	@cd tests/browser && $(NODE_PATH) TMPDIR=$(CURDIR)/.cache/browser node get_browser.mjs
	@touch $@

lint: $(READY) | $(AHEAD)
	$(VENV)/bin/ruff check $(CHECKED)
	$(VENV)/bin/mypy $(CHECKED)
	$(PYTHON) -m tools.lint_shift

# Small changes of the source that the near tests must notice (tests/mutants, docs/decisions/0022). Hours for all of them:
# ARGS="--sample 20 --minutes 30", ARGS="gin clock". What was found is kept in .cache/mutants; the next run goes on from there.
mutants: $(READY)
	@$(PYTHON) -m tools.mutants $(ARGS)

soak: $(INSTALLED)
	$(PYTHON) -m benchmarks.soak $(ARGS)

bench: $(INSTALLED)
	$(PYTHON) -m benchmarks.run $(ARGS)

bench-server: $(INSTALLED)
	$(PYTHON) -m benchmarks.server $(ARGS)

# Attacks on a running server, on an older tree (built in its .venv) and on this one: make attacks OLD=../older ARGS=--write
attacks: $(INSTALLED)
	$(PYTHON) -m benchmarks.attack $(OLD) . $(ARGS)

# A million malformed messages and requests; ARGS="--minutes 10" stops then, and the next run goes on.
fuzz: $(INSTALLED)
	$(PYTHON) -m benchmarks.fuzz $(ARGS)

# Kills, full disks, power cuts: half an hour of them, and the next run goes on (.cache/chaos) up to the numbers in
# benchmarks/chaos/campaign.py. ARGS="sqlite --minutes 5", ARGS="power full"; ARGS=--write: the evidence from all runs.
chaos: $(INSTALLED)
	$(PYTHON) -m benchmarks.chaos $(ARGS)

# Machines (network namespaces: root and iproute2) that die behind a proxy, and a database whose standby takes over:
# ARGS="hosts --times 4".
hosts: $(INSTALLED)
	$(PYTHON) -m benchmarks.hosts $(ARGS)

# The configurations of deploy/ in those of Caddy, nginx and HAProxy that are installed (as packages: caddy, nginx, haproxy).
# Six minutes, most of them with sockets that say nothing.
proxies: $(INSTALLED)
	@for name in caddy nginx haproxy; do PATH=$$PATH:/usr/sbin; command -v $$name || echo "$$name is not installed: not tried"; done
	@export TILERUMMY_EXPECT=$(MODE); $(TESTS) -v -rs tests/server/test_proxies.py

# What moves, tables and connections cost, and a model from that (docs/scale.md). Nothing else should run meanwhile.
scale: $(INSTALLED)
	$(PYTHON) -m benchmarks.scale $(ARGS)

$(READY): requirements.lock
	@sh tools/check_machine.sh $(PYTHON3) $(MODE)
	@$(PYTHON3) -m tools.starting.environment

$(INSTALLED): $(READY) pyproject.toml hatch_build.py $(wildcard building/*.py) $(SOURCES) $(WEB_SOURCES) $(CORE) | $(AHEAD)
	@sh tools/check_machine.sh $(PYTHON3) $(MODE)
	@rm -rf .cache/wheel $(VENV)/installed-*
	@TILERUMMY_CORE=kept $(PYTHON) -m hatchling build -t wheel -d .cache/wheel
	@$(PYTHON) -m pip install --quiet --no-index --no-deps --force-reinstall .cache/wheel/*.whl
	@touch $@

# Kept in .cache/compiled, where the wheel finds it.
core-compiled: $(READY)
	@$(if $(filter compiled,$(MODE)),sh tools/check_machine.sh $(PYTHON3) compiled && $(PYTHON) hatch_build.py core)

# The file changes only when the core does, or the reason why there is none.
core-wasm: $(CORE_STATE)
$(CORE_STATE): $(READY) always
	@$(PYTHON) web/core/build.py >/dev/null
always:

# Keeps what is locked and adds what is missing; `make lock UPGRADE=--upgrade` takes the newest of everything.
lock:
	@sh tools/check_machine.sh $(PYTHON3) pure
	@$(PYTHON3) -m venv .cache/lock
	@.cache/lock/bin/python -m pip install --quiet uv
	.cache/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
	    --no-emit-index-url $(UPGRADE) --group dev --extra server --output-file requirements.lock pyproject.toml

clean:
	rm -rf $(VENV) .cache .hypothesis dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
