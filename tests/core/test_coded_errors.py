"""One family of errors: code, parameters, rule, the name of a sentence; and they get from one process to another."""

import copy
import pickle

import pytest

from tilerummy.bots.remote import RemoteError
from tilerummy.luck import LuckError
from tilerummy.records.replay import RecordError
from tilerummy.refusal import CodedError, NotAccepted, NotationError, Refusal, not_accepted
from tilerummy.ruleset import RulesError
from tilerummy.words import LANGUAGES, Words

INNER = Refusal("not-on-rack", "R7", {"tile": "r9"})
ERRORS = [
    NotAccepted("told-out-not-empty", {"player": 2}, "R10"),
    NotationError("unknown-colour", "r5 x1", 3, {"tile": "x1"}),
    NotationError("bracket", "[" * 90),
    LuckError("not-face-down", {"tile": "r9"}),
    RulesError("bad-option", {"option": "ace", "allowed": "both, low"}),
    RecordError("illegal-move", 7, {"move": "A r5-9"}, INNER),
    RemoteError(409, "table-stale", {"seq": 7}),
]
NAMES = [
    "told-out-not-empty",
    "notation-unknown-colour",
    "notation-bracket",
    "luck-not-face-down",
    "rules-bad-option",
    "record-illegal-move",
    "table-stale",
]


def attributes(error: CodedError) -> list[object]:
    own = [getattr(error, name, None) for name in ("text", "at", "line", "inner", "status")]
    return [type(error), str(error), error.code, error.params, error.rule, error.key, *own]


def test_every_class_of_the_family_is_here() -> None:
    assert {type(error) for error in ERRORS} == set(CodedError.__subclasses__())


@pytest.mark.parametrize("error", ERRORS, ids=NAMES)
def test_errors_are_the_same_in_another_process(error: CodedError) -> None:
    assert attributes(pickle.loads(pickle.dumps(error))) == attributes(error)  # noqa: S301
    assert attributes(copy.copy(error)) == attributes(error)


def test_refusals_are_the_same_in_another_process() -> None:
    assert pickle.loads(pickle.dumps(INNER)) == INNER  # noqa: S301


@pytest.mark.parametrize(("error", "name"), list(zip(ERRORS, NAMES, strict=True)), ids=NAMES)
def test_each_has_its_sentence_in_every_language(error: CodedError, name: str) -> None:
    assert error.key == name
    for language in LANGUAGES:
        sentence = Words(language).explain(error)
        assert sentence.endswith(f" [{error.rule}]") == bool(error.rule)


def test_a_reason_is_passed_on_whole() -> None:
    """What the rules or a reader say, raised where something was asked for."""
    refused = not_accepted(INNER)
    assert (refused.key, refused.params, refused.rule) == ("refusal-not-on-rack", {"tile": "r9"}, "R7")
    unread = not_accepted(NotationError("unknown-colour", "r5 x1", 3, {"tile": "x1"}))
    assert (unread.key, unread.rule) == ("notation-unknown-colour", "")
    assert unread.params == {"tile": "x1", "text": "r5 x1", "position": 4}
    assert Words("en").explain(refused) == Words("en").explain(INNER)


def test_told_to_a_programmer() -> None:
    assert str(NotAccepted("table-busy")) == "table-busy"
    assert str(RulesError("bad-option", {"option": "ace", "most": 3})) == "bad-option: option 'ace', most 3"
    assert str(RemoteError(409, "table-stale", {"seq": 7})) == "409 table-stale"
