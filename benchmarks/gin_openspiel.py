"""Random play of OpenSpiel's gin_rummy from Python, as JSON. Run by benchmarks.gin in an environment of its own."""

import json
import random
import sys
import time

import pyspiel  # type: ignore[import-not-found]


def play(seconds: float, seed: int) -> dict[str, float]:
    """Whole games for about so long: games, decisions of players, and all actions with those of chance."""
    rng = random.Random(seed)
    # a new state costs OpenSpiel nearly 2 ms, a copy of one a hundredth of that: theirs is the better way
    root = pyspiel.load_game("gin_rummy").new_initial_state()
    games = decisions = actions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = root.clone()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            actions += 1
        games += 1
    return {"seconds": time.process_time() - start, "games": games, "decisions": decisions, "actions": actions}


if __name__ == "__main__":
    play(0.5, 0)
    print(json.dumps(play(float(sys.argv[1]), int(sys.argv[2]))))
