"""R8 in play: what a Star on the table may do."""

from tests.games.rummy.setting import do, refused, setting


def test_star_stays_where_it_is_or_moves_as_the_same_tile() -> None:
    """R8."""
    state = setting(["r4 r8 k1", "b1"], "[r5 *r6 r7]")
    assert refused(state, "A [r4 r5 *r6 r7 r8]") == ""
    moved = setting(["k6 y6 k1", "b1"], "[r3 r4 r5 *r6 r7 r8 r9]")
    assert refused(moved, "A r3-5 [k6 y6 *r6] r7-9") == ""
    assert refused(moved, "A r3-5 [k6 y6 *b6] r7-9") == ""  # on the table both look alike


def test_star_never_goes_to_a_rack() -> None:
    """R8: the tile in its place, and the Star gone, is a table tile missing."""
    state = setting(["r6 k1", "b1"], "[r5 *r6 r7]")
    assert refused(state, "A r5-7") == "table-tile-missing R7"


def test_released_star_is_wild_in_the_same_play() -> None:
    """R8."""
    state = setting(["r6 k1 k2 b1", "b1"], "[r5 *r6 r7]")
    assert refused(state, "A r5-7 [k1 k2 *k3]") == ""
    assert refused(state, "A [r5 r6 r7 *r8]") == ""
    assert refused(state, "A [*r4 r5 r6 r7]") == ""


def test_star_moved_without_its_tile_is_refused() -> None:
    """R8."""
    state = setting(["r8 k1 k2 b1", "b1"], "[r5 r6 r7 *r8]")
    assert refused(state, "A r5-7 [k1 k2 *k3]") == "star-bound R8"
    assert refused(state, "A r5-8 [k1 k2 *k3]") == ""


def test_table_tile_does_not_release_a_star() -> None:
    """R8: it must come from the rack."""
    state = setting(["k1 k2 b1", "b1"], "[r5 *r6 r7] r3-6")
    assert refused(state, "A r5-7 r3-5 [k1 k2 *k3]") == "star-bound R8"
    with_copy = setting(["k1 k2 r6", "b1"], "[r5 *r6 r7] r2-5")
    assert refused(with_copy, "A r5-7 r2-5 [k1 k2 *k3]") == ""


def test_either_missing_colour_releases_the_star_of_a_series_of_three() -> None:
    """R8."""
    state = setting(["y8 k8 k1 k2", "b1"], "[b8 r8 *y8]")
    assert refused(state, "A 8:bry [k1 k2 *k3]") == ""
    assert refused(state, "A 8:brk [k1 k2 *k3]") == ""
    assert refused(state, "A [b8 r8 y8 *k8]") == ""
    assert refused(state, "A [b8 r8 k8 *]") == ""


def test_free_stars_are_wild_again_for_every_play() -> None:
    """R8, option `free`."""
    state = setting(["r8 k1 k2 b1", "b1"], "[r5 r6 r7 *r8]", "stars=free")
    assert refused(state, "A r5-7 [k1 k2 *k3]") == ""
    assert refused(state, "A r5-7 [k1 k2 b1]") == "table-tile-missing R7"


def test_no_stars_in_play() -> None:
    """R8, option `none`."""
    state = setting(["r8 k1", "b1"], "r5-7", "stars=none")
    assert refused(state, "A [r5 r6 r7 *]") == "not-on-rack R7"
    assert refused(state, "E *") == "not-on-rack R6"


def test_star_may_duplicate_a_tile_whose_copies_are_out() -> None:
    """R8."""
    state = setting(["k1 k2 * b1", "b1"], "k3-5 3:bkr")
    assert refused(state, "A k3-5 3:bkr [k1 k2 *k3]") == ""


def test_stars_lie_declared() -> None:
    """R8: whatever was written."""
    state = setting(["k1 k2 * b1", "b1"])
    assert refused(state, "A [k2 k1 *]") == "declare-stars R8"
    do(state, "A [k2 k1 *k3]")
    assert str(state.lying) == "[k1 k2 *k3]"


def test_house_rules_reach_the_table() -> None:
    """R9, R13."""
    racks = ["r12 r13 r1 b1", "b1"]
    assert refused(setting(racks), "A [r12 r13 r1]") == "no-wrap R9"
    assert refused(setting(racks, rules="ace=both"), "A [r12 r13 r1]") == ""
    assert refused(setting(racks, rules="combinations=series"), "A [r12 r13 r1]") == "no-sequences R13"
    mixed = ["r12 b13 k11 b1", "b1"]
    assert refused(setting(mixed), "A [k11 r12 b13]") == "no-combination R2"
    assert refused(setting(mixed, rules="mixed=true"), "A [k11 r12 b13]") == ""
    series = ["r12 b12 k12 b1", "b1"]
    assert refused(setting(series, rules="combinations=sequences"), "A 12:rbk") == "no-series R13"
