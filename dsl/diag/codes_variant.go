package diag

// codesVariant lists the codes for variants and their bases.
var codesVariant = []Code{
	{
		ID: "SC155", Summary: "the context of a value is fixed",
		Why: "Every rule that asks for a value gives its context, so that a variant which changes the context would break " +
			"the rules of the base. What a modifier of the variant has to know besides, it reads from state.",
		Bad:   sampleVariant + "value might {\n  with = { place = space, at_night = bool }\n}\n" + sampleMight,
		Fixed: sampleVariant + "class game {\n  state = { at_night = { type = bool, default = false } }\n}\n\nmodifier darkness {\n  to   = value.might\n  when = game.at_night\n  set  = 0\n}\n\nbefore sequence main nightfall {\n  set game {\n    at_night = true\n  }\n}\n" + sampleMight,
	},
	{
		ID: "SC191", Summary: "the block has no such part to remove",
		Why: "With only, remove removes single attributes and blocks that the base has. If the base no longer has one, the " +
			"author of the variant should know.",
		Bad:   sampleVariant + "remove victory time_is_up {\n  only = [winer]\n}\n" + sampleBase,
		Fixed: sampleVariant + "remove victory time_is_up {\n  only = [winner]\n}\n" + sampleBase,
	},
	{
		ID: "SC192", Summary: "two variants clash",
		Why: "If two variants change the same attribute in different ways, neither knows of the other, and the order in " +
			"which they are named must not decide. The scenario that extends both says what holds, or one builds on the " +
			"other with `inherited`.",
		Bad:   sampleBoth + sampleCheap + sampleDear + sampleRich,
		Fixed: sampleBoth + "unit wagon {\n  cost = 4\n}\n" + sampleCheap + sampleDear + sampleRich,
	},
	{
		ID: "SC193", Summary: "the override changes nothing", Severity: Warning,
		Why: "A variant holds only what differs. A part that repeats the base would hide later changes of the base, and " +
			"readers would look for a difference.",
		Bad:   sampleVariant + "unit wagon {\n  cost = 3\n}\n" + sampleRich,
		Fixed: sampleVariant + "unit wagon {\n  cost = 4\n}\n" + sampleRich,
	},
	{
		ID: "SC194", Summary: "there is nothing to inherit",
		Why: "inherited is what the base says for the same attribute of the same block, or the default that its class gives " +
			"it, so it has a meaning only in an override. `call inherited` runs what an around is about, so it has a meaning only there.",
		Bad:   sampleVariant + "victory time_is_up {\n  because = \"${inherited} Go home.\"\n}\n" + sampleBase,
		Fixed: sampleVariant + "victory time_is_up {\n  when = inherited && empty(pieces(space.north_bank))\n}\n" + sampleBase,
	},
	{
		ID: "SC195", Summary: "there is no such block to change",
		Why: "A block of a variant changes the block of the base that has its type and labels. If there is none, it declares " +
			"a new one, and a new one needs all its attributes.",
		Bad:   sampleVariant + "victory time_was_up {\n  winner = player.south\n}\n" + sampleBase,
		Fixed: sampleVariant + "victory time_is_up {\n  winner = player.south\n}\n" + sampleBase,
	},
	{
		ID: "SC196", Summary: "there is nothing to run before, after or around",
		Why:   "before, after and around add statements to a procedure, a phase, the sequence or an action, given by type and name.",
		Bad:   sampleVariant + "before sequence mian greet {\n  say {\n    text = \"Good morning.\"\n  }\n}\n" + sampleBase,
		Fixed: sampleVariant + "before sequence main greet {\n  say {\n    text = \"Good morning.\"\n  }\n}\n" + sampleBase,
	},
	{
		ID: "SC197", Summary: "the scoring does not fit",
		Why: "A scoring counts the hits of the rolls that name it. It is given the number that each die must show at most, " +
			"and returns how many hit.",
		Bad:   sample + "die d6 {\n  faces = range(1, 6)\n}\n\nscoring volley {}\n\non quarrel duel {\n  roll hits {\n    die    = die.d6\n    count  = 2\n    scored = scoring.volley\n  }\n  say {\n    text = \"${count(hits)}\"\n  }\n}\n\nevent quarrel {}\n\nsetup duel {\n  emit quarrel {}\n}\n",
		Fixed: sample + "die d6 {\n  faces = range(1, 6)\n}\n\nscoring volley {}\n\non quarrel duel {\n  roll hits {\n    die     = die.d6\n    count   = 2\n    at_most = 3\n    scored  = scoring.volley\n  }\n  say {\n    text = \"${hits}\"\n  }\n}\n\nevent quarrel {}\n\nsetup duel {\n  emit quarrel {}\n}\n",
	},
	{
		ID: "SC198", Summary: "the need does not fit", Local: true,
		Why: "needs is for abstract scenarios and modules: it names what the game that is built on them must declare, and says as much of it as " +
			"their rules rely on. What the game declares must agree with that.",
		Bad:   sample + "needs unit wagon {}\n",
		Fixed: sampleAbstract + "needs unit wagon {}\n",
	},
	{
		ID: "SC199", Summary: "something is needed, and nobody declares it",
		Why: "An abstract scenario names with needs what its rules rely on and every game has in its own way. A game that extends it " +
			"declares each of these things; what the need says of it already is inherited.",
		Bad:   sampleVariant + "-- base/base.hcl --\n" + sampleAbstract + "needs unit wagon {}\n",
		Fixed: sampleVariant + "unit wagon {}\n\n-- base/base.hcl --\n" + sampleAbstract + "needs unit wagon {}\n",
	},
	{
		ID: "SC183", Summary: "the import does not fit",
		Why: "A module that is imported under a name needs things of the game, and may have options and functions without parameters that are its " +
			"settings. with gives them, by the names that the module has for them.",
		Bad:   sampleImport + "import toll {\n  from = \"../toll\"\n  with = { fees = 2 }\n}\n\n" + sampleToll,
		Fixed: sampleImport + "import toll {\n  from = \"../toll\"\n  with = { fee = 2 }\n}\n\n" + sampleToll,
	},
	{
		ID: "SC184", Summary: "a change breaks the base",
		Why: "A variant changes something that rules of its base use in a way that does not fit any more. What breaks follows from the " +
			"change, and is shown by `scenario validate --all`: override it as well, or change less.",
		Bad:   sampleVariant + "remove player north {}\n" + sampleBase,
		Fixed: sampleVariant + "player north {\n  title = \"The North\"\n}\n" + sampleBase,
	},
}
