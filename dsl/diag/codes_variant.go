package diag

// The two folders of the examples below: a base, and the head of a variant of it.
const (
	sampleVariant = "-- game/game.hcl --\nscenario \"river\" {\n  extends = \"../base\"\n}\n\n"
	sampleBase    = "-- base/base.hcl --\nscenario \"base\" {}\n\n" + sampleMap + samplePlayers + sampleSetup + sampleSequence + sampleVictory
	sampleCost    = "\nclass unit {\n  attributes = { cost = int }\n}\n\nunit wagon {\n  cost = 3\n}\n\nevaluation wealth {\n  score = sum([for p in every(piece) : p.unit.cost if p.owner == self])\n}\n"
	sampleRich    = "-- base/base.hcl --\nscenario \"base\" {}\n\n" + sampleMap + samplePlayers +
		"setup {\n  place north_bank {\n    north = { wagon = 2 }\n  }\n}\n\n" + sampleSequence + sampleVictory + sampleCost
	sampleCheap = "-- cheap/cheap.hcl --\nscenario \"cheap\" {\n  extends = \"../base\"\n}\n\nunit wagon {\n  cost = 2\n}\n"
	sampleDear  = "-- dear/dear.hcl --\nscenario \"dear\" {\n  extends = \"../base\"\n}\n\nunit wagon {\n  cost = 5\n}\n"
	sampleBoth  = "-- game/game.hcl --\nscenario \"river\" {\n  extends = [\"../cheap\", \"../dear\"]\n}\n\n"
)

// codesVariant is what is reported of a variant and its base.
var codesVariant = []Code{
	{
		ID: "SC191", Summary: "the block has no such part to remove",
		Why:   "With only, remove takes away single attributes and blocks of what the base has. If the base lost one, the variant should hear of it.",
		Bad:   sampleVariant + "remove victory time_is_up {\n  only = [winer]\n}\n" + sampleBase,
		Fixed: sampleVariant + "remove victory time_is_up {\n  only = [winner]\n}\n" + sampleBase,
	},
	{
		ID: "SC192", Summary: "two variants clash",
		Why:   "Where two variants want different things of the same attribute, neither knows of the other, and the order in which they are named should decide nothing. Who puts them together says what is to be, or lets one build on the other with `inherited`.",
		Bad:   sampleBoth + sampleCheap + sampleDear + sampleRich,
		Fixed: sampleBoth + "unit wagon {\n  cost = 4\n}\n" + sampleCheap + sampleDear + sampleRich,
	},
	{
		ID: "SC193", Summary: "the override changes nothing", Severity: Warning,
		Why:   "A variant holds only what differs. What says the same as the base hides later changes of the base, and makes readers look for a difference.",
		Bad:   sampleVariant + "unit wagon {\n  cost = 3\n}\n" + sampleRich,
		Fixed: sampleVariant + "unit wagon {\n  cost = 4\n}\n" + sampleRich,
	},
	{
		ID: "SC194", Summary: "there is nothing to inherit",
		Why:   "inherited stands for what the base says of the same attribute of the same block, or for the default its class gives it, so it means something only in an override.",
		Bad:   sampleVariant + "victory time_is_up {\n  because = \"${inherited} Go home.\"\n}\n" + sampleBase,
		Fixed: sampleVariant + "victory time_is_up {\n  when = inherited && empty(pieces(space.north_bank))\n}\n" + sampleBase,
	},
	{
		ID: "SC195", Summary: "there is no such block to change",
		Why:   "A block of a variant changes the block of the base that has its type and labels. Where there is none it declares a new one, and a new one needs everything.",
		Bad:   sampleVariant + "victory time_was_up {\n  winner = player.south\n}\n" + sampleBase,
		Fixed: sampleVariant + "victory time_is_up {\n  winner = player.south\n}\n" + sampleBase,
	},
	{
		ID: "SC196", Summary: "nothing to run before or after",
		Why:   "before and after hang statements on a procedure, a phase, the sequence or an action, named by its kind and its name.",
		Bad:   sampleVariant + "before sequence mian greet {\n  say {\n    text = \"Good morning.\"\n  }\n}\n" + sampleBase,
		Fixed: sampleVariant + "before sequence main greet {\n  say {\n    text = \"Good morning.\"\n  }\n}\n" + sampleBase,
	},
	{
		ID: "SC197", Summary: "the scoring does not fit",
		Why:   "A scoring counts the hits of rolls that name it. It is given the number each die would have to show at most, and returns how many hit.",
		Bad:   sample + "die d6 {\n  faces = range(1, 6)\n}\n\nscoring volley {}\n\non quarrel duel {\n  roll hits {\n    die    = die.d6\n    count  = 2\n    scored = scoring.volley\n  }\n  say {\n    text = \"${count(hits)}\"\n  }\n}\n\nevent quarrel {}\n\nsetup duel {\n  emit quarrel {}\n}\n",
		Fixed: sample + "die d6 {\n  faces = range(1, 6)\n}\n\nscoring volley {}\n\non quarrel duel {\n  roll hits {\n    die     = die.d6\n    count   = 2\n    at_most = 3\n    scored  = scoring.volley\n  }\n  say {\n    text = \"${hits}\"\n  }\n}\n\nevent quarrel {}\n\nsetup duel {\n  emit quarrel {}\n}\n",
	},
}
