"""Settings: the command line over the environment over a file over the defaults, and one sentence for mistakes."""

import re
from pathlib import Path
from typing import Any

import pytest

from tilerummy.refusal import NotAccepted
from tilerummy.server.settings import Settings, as_environment, load
from tilerummy.words import Words


def test_the_nearest_word_counts(tmp_path: Path) -> None:
    file = tmp_path / "tilerummy.toml"
    file.write_text('host = "0.0.0.0"\nport = 1000\nrate = 5\n')
    found = load(file, {"TILERUMMY_PORT": "2000", "TILERUMMY_RATE": "7.5", "TILERUMMY_EXPECT": "pure"}, port="3000")
    assert (found.host, found.port, found.rate) == ("0.0.0.0", 3000, 7.5)  # noqa: S104
    assert load(None, {}) == Settings()


def test_flags_are_read_from_words() -> None:
    assert load(None, {"TILERUMMY_SECURE": "true"}).secure
    assert load(None, {"TILERUMMY_SECURE": "1"}).secure
    assert not load(None, {"TILERUMMY_SECURE": "false"}).secure


@pytest.mark.parametrize(
    ("given", "name", "allowed"),
    [
        ({"port": "many"}, "port", "0–65535"),
        ({"port": "70000"}, "port", "0–65535"),
        ({"secure": "perhaps"}, "secure", "true, false"),
        ({"log_level": "loud"}, "log_level", "debug, error, info, warning"),
        ({"rate": "0"}, "rate", "> 0–1000000"),
        ({"bot_workers": "0"}, "bot_workers", "1–256"),
        ({"proxies": "localhost"}, "proxies", "127.0.0.0/8 ::1/128"),
        ({"proxies": "127.0.0.1/8"}, "proxies", "127.0.0.0/8 ::1/128"),
    ],
)
def test_what_cannot_be_is_named_with_what_can(given: dict[str, Any], name: str, allowed: str) -> None:
    with pytest.raises(NotAccepted) as caught:
        load(None, {}, **given)
    assert caught.value.code == "settings-bad-value"
    assert caught.value.params["name"] == name
    assert re.sub(r"(?<!\.)\b(\d+)\.0\b(?!\.)", r"\1", str(caught.value.params["allowed"])) == allowed


def test_an_unknown_setting_in_a_file_is_a_mistake(tmp_path: Path) -> None:
    file = tmp_path / "tilerummy.toml"
    file.write_text("prot = 8000\n")
    with pytest.raises(NotAccepted) as caught:
        load(file, {})
    assert (caught.value.code, caught.value.params) == ("settings-unknown", {"name": "prot"})
    file.write_text("port 8000")
    with pytest.raises(NotAccepted) as caught:
        load(file, {})
    assert caught.value.code == "settings-bad-file"


def test_the_environment_carries_every_setting() -> None:
    """`as_environment` must agree with `load`."""
    given = Settings(port=99, secure=True, rate=2.5, metrics="open", origins="https://a.example https://b.example")
    assert load(None, as_environment(given)) == given


def test_the_documentation_lists_every_setting() -> None:
    text = (Path(__file__).parents[2] / "docs/server.md").read_text(encoding="utf-8")
    say = Words("en")
    for name in Settings.__struct_fields__:
        value = getattr(Settings(), name)
        shown = f"{value:g}" if isinstance(value, float) else str(value).lower()
        default = f"`{shown}`" if shown else ""
        assert f"| `{name}` | {default} | {say('setting-' + name.replace('_', '-'))} |" in text
