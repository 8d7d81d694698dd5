# Computer players as characters: how they play, which must stay true of games/*/levels.py, and what they say now and then.

character-temper = { $level ->
    [random] Plays whatever is allowed.
    [beginner] Quick, and overlooks half.
    [easy] Kind; misses something now and then.
    [greedy] Never waits: what helps now is done now.
    [medium] Sees most of it, and sometimes slips.
    [skilled] Plans ahead, and slips now and then.
    [strong] Keeps to its plan and hardly ever slips.
    [hard] Has a plan and no careless mistakes.
    [tough] Looks two turns ahead.
    [expert] Thinks of all that may still come.
    *[other] { $level }
}
line-take-1 = { $level ->
    [random] Oh, for me?
    [beginner] Hop, mine.
    [easy] I’ll keep that, if I may.
    [greedy] It shines!
    [medium] Splash, and gone.
    [skilled] Dug that up.
    [strong] Head high, and mine.
    [hard] One step at a time.
    [tough] I saw it from afar.
    [expert] Very well.
    *[other] I’ll take this.
}
line-take-2 = { $level ->
    [random] Honk!
    [beginner] Quick paws today.
    [easy] Thank you kindly.
    [greedy] Off to the nest.
    [medium] That came swimming by.
    [skilled] Into the burrow.
    [strong] A fine find in the clearing.
    [hard] No need to run.
    [tough] Without a sound.
    [expert] Nice and quiet.
    *[other] With pleasure.
}
line-lay-1 = { $level ->
    [random] There they go.
    [beginner] Hop, hop, hop.
    [easy] There you are.
    [greedy] How they glitter!
    [medium] Down the slide.
    [skilled] All dug out.
    [strong] A leap, and there they stand.
    [hard] Slowly, slowly.
    [tough] One leap.
    [expert] So.
    *[other] There.
}
line-lay-2 = { $level ->
    [random] That looks pretty.
    [beginner] Phew, what a sprint.
    [easy] There’s room for all of them.
    [greedy] Out with it.
    [medium] Plop.
    [skilled] Neat as my burrow.
    [strong] Out of the woods.
    [hard] All in good order.
    [tough] On soft paws.
    [expert] And on we go.
    *[other] There.
}
line-round-1 = { $level ->
    [random] Is it over already?
    [beginner] Again, again!
    [easy] Honey, anyone?
    [greedy] Count me in!
    [medium] This is fun.
    [skilled] Dust off, and on.
    [strong] On over the hills.
    [hard] A short rest, then on.
    [tough] My eyes are still sharp.
    [expert] On to the next.
    *[other] Shall we go on?
}
line-round-2 = { $level ->
    [random] Honk, next one!
    [beginner] Shall we?
    [easy] That was nice.
    [greedy] And now?
    [medium] Once more round the pond.
    [skilled] I know this path.
    [strong] The forest can wait.
    [hard] I have all day.
    [tough] I’ll wait on my rock.
    [expert] The evening is young.
    *[other] On to the next.
}
line-match-1 = { $level ->
    [random] That was fun, honk!
    [beginner] Time for a carrot.
    [easy] That was lovely.
    [greedy] Same time tomorrow?
    [medium] That was a good swim.
    [skilled] Back to the burrow.
    [strong] Off to the woods. Well played.
    [hard] Well, I’ll walk home.
    [tough] Off into the dusk. A fine hunt.
    [expert] A fine match. Until next time.
    *[other] Thanks for the match.
}
