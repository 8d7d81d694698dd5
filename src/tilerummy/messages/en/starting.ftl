## Setting up from a clone (tools/starting): plain lines only, since nothing is installed yet to read more.
starting-begin = Setting up tilerummy in this folder; this happens once and takes about a minute.
starting-packages = Packages installed ({ $seconds } s).
starting-page = Page built ({ $seconds } s).
starting-meanwhile = The core is still being compiled. Until then the same bots play, just as strong, but the strongest think up to a few seconds a move.
starting-core = Core: { $percent } % compiled ({ $seconds } s).
starting-over = The compiled core is in use now ({ $seconds } s). Tables went on where they were.
starting-no-compiler = There is no C compiler with Python’s headers here, so the core stays uncompiled: bots play just as strong, but the strongest think up to a few seconds a move. On Debian: apt install gcc python3-dev
starting-core-failed = The core could not be compiled, so bots go on thinking slowly. What went wrong: { $path }
starting-page-failed = tilerummy cannot be set up: the page could not be built. What went wrong is above.
starting-no-venv = tilerummy cannot be set up: Python’s venv module does not work. On Debian: apt install python3-venv
starting-no-packages = tilerummy cannot be set up: the packages of requirements.lock could not be installed. Is the package index reachable?
