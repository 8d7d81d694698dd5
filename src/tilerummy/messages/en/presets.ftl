# Made from rulebook/ by `make generated`. Do not edit.

preset-standard = As in the rulebook
preset-strict = Strict: mistakes cost points
preset-short = Short
preset-long = Long
preset-single = Without doubling
preset-towers = Towers: up to four on a place
preset-family = Family: no minimum, mixed colours
preset-hard = Hard: no Stars, opening 50
preset-draw-discard = Draw and discard
preset-classic = Draw each turn, free Stars
preset-race = Race to 300
preset-patient = Going out only at the start of a turn
preset-gin-only = Going out with a gin only
preset-standard-52 = With 52 tiles
preset-classic-52 = With 52 tiles, classic points
