"""Which seats are connected to other processes, as said over the bus."""

from collections.abc import Callable

from tilerummy.server.live.presence import BEAT, SILENT, Presence


class Room:
    """Processes that hear each other at once; `now` is the same for all."""

    def __init__(self) -> None:
        self.now = 0
        self.all: list[Presence] = []

    def enter(self) -> Presence:
        made = Presence(lambda notice: None, lambda: self.now)
        made.say = self.voice(made)
        self.all.append(made)
        made.hello()
        return made

    def voice(self, speaker: Presence) -> Callable[[str], None]:
        def say(notice: str) -> None:
            for other in self.all:
                if other is not speaker:
                    other.take(notice)

        return say


def test_seats_are_known_to_others_and_only_to_others() -> None:
    room = Room()
    one, two = room.enter(), room.enter()
    one.show("t", {0, 2})
    assert two.elsewhere("t") == {0, 2}
    assert one.elsewhere("t") == set()
    one.show("t", set())
    assert two.elsewhere("t") == set()
    assert two.theirs[one.name] == {}


def test_a_newcomer_is_told_everything() -> None:
    room = Room()
    one = room.enter()
    one.show("t", {1})
    assert room.enter().elsewhere("t") == {1}


def test_seats_at_several_processes_add_up() -> None:
    room = Room()
    one, two, three = room.enter(), room.enter(), room.enter()
    one.show("t", {0})
    two.show("t", {1})
    assert three.elsewhere("t") == {0, 1}


def test_whoever_says_goodbye_is_forgotten() -> None:
    room = Room()
    one, two = room.enter(), room.enter()
    one.show("t", {0})
    assert two.take(f"bye {one.name}") == {"t"}
    assert two.elsewhere("t") == set()


def test_a_process_that_falls_silent_is_forgotten_and_one_that_lives_is_not() -> None:
    room = Room()
    dead, lives, looks = room.enter(), room.enter(), room.enter()
    dead.show("t", {0})
    lives.show("t", {1})
    room.all.remove(dead)
    changed: set[str] = set()
    while room.now <= SILENT + BEAT:
        room.now += 1000
        lives.beat()
        changed |= looks.beat()
    assert changed == {"t"}
    assert looks.elsewhere("t") == {1}


def test_an_unknown_sign_of_life_is_asked_what_it_has() -> None:
    room = Room()
    one, two = room.enter(), room.enter()
    one.show("t", {0})
    two.theirs.clear()
    two.take(f"alive {one.name}")
    assert two.elsewhere("t") == {0}
