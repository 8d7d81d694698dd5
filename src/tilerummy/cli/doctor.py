"""`tilerummy doctor`: what is wrong with this installation, and what to do."""

import json
from pathlib import Path

from tilerummy import __version__
from tilerummy.cli.arguments import Fault, Parser, complain, parser
from tilerummy.cli.examination import Finding, examine
from tilerummy.cli.serve import add_settings, settings_of
from tilerummy.server.settings import Settings
from tilerummy.words import Words


def main(argv: list[str]) -> int:
    try:
        chosen = options().parse_args(argv)
    except Fault as fault:
        return complain(fault)
    words = Words(chosen.lang)
    unreadable, settings = "", None
    try:
        settings = settings_of(chosen, words)
    except Fault as fault:
        unreadable = str(fault)
    found = examine(settings)
    lines = [(finding.bad, sentence(words, finding)) for finding in found]
    if unreadable:
        lines.append((True, f"{unreadable} {words('doctor-settings')}"))
    print(as_json(found, unreadable) if chosen.json else told(words, lines))
    return int(any(bad for bad, _ in lines))


def options() -> Parser:
    made = parser("doctor")
    say = Words(made.get_default("lang"))
    made.epilog = say("doctor-help")
    made.add_argument("--config", type=Path, metavar="FILE", help=say("serve-help-config"))
    made.add_argument("--json", action="store_true", help=say("admin-help-json"))
    add_settings(made, say, Settings.__struct_fields__)
    return made


def sentence(words: Words, finding: Finding) -> str:
    return words(f"doctor-{finding.code}", **finding.params)


def told(words: Words, lines: list[tuple[bool, str]]) -> str:
    """What is bad first."""
    if not lines:
        return words("doctor-well", version=__version__)
    marks = {True: words("doctor-bad"), False: words("doctor-note")}
    return "\n".join(f"{marks[bad]} {text}" for bad, text in sorted(lines, key=lambda line: not line[0]))


def as_json(found: list[Finding], unreadable: str) -> str:
    """For programs: codes, without sentences."""
    listed = [{"code": finding.code, "bad": finding.bad, "params": finding.params} for finding in found]
    if unreadable:
        listed.append({"code": "settings", "bad": True, "params": {"problem": unreadable}})
    return json.dumps({"version": __version__, "findings": listed}, ensure_ascii=False)
