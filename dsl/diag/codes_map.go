package diag

// codesMap lists the codes for the map, pieces on it, the rulebook and tests.
var codesMap = []Code{
	{
		ID: "SC140", Summary: "the border leads nowhere",
		Why:   "A border joins two declared spaces. One that leads nowhere usually has a misspelt name.",
		Bad:   sample + "space island {\n  borders = [space.north_bnak]\n}\n",
		Fixed: sample + "space island {\n  borders = [space.north_bank]\n}\n",
	},
	{
		ID: "SC141", Summary: "the space borders itself", Local: true,
		Why:   "A step leads from one space to another.",
		Bad:   sample + "space island {\n  borders = [space.island, space.north_bank]\n}\n",
		Fixed: sample + "space island {\n  borders = [space.north_bank]\n}\n",
	},
	{
		ID: "SC142", Summary: "the neighbour is listed twice",
		Why:   "borders lists each neighbour once. Several connections between the same spaces are border blocks.",
		Bad:   sample + "space island {\n  borders = [space.north_bank, space.north_bank]\n}\n",
		Fixed: sample + "space island {\n  borders = [space.north_bank]\n}\n",
	},
	{
		ID: "SC143", Summary: "nothing leads to this space",
		Why: "A space on the map that no border leads to is never entered: it has no borders, or only one-way borders lead " +
			"out of it, and no set-up or rule names it as a place where pieces begin.",
		Bad:   sample + "space island {}\n",
		Fixed: sample + "space island {\n  off_map = true\n}\n",
	},
	{
		ID: "SC144", Summary: "the space is part of itself",
		Why:   "A space may be part of a larger one, and that of a still larger one, but never in a circle.",
		Bad:   sample + "space valley {\n  part_of = space.county\n}\n\nspace county {\n  part_of = space.valley\n}\n",
		Fixed: sample + "space valley {\n  part_of = space.county\n  borders = [space.north_bank]\n}\n\nspace county {}\n",
	},
	{
		ID: "SC145", Summary: "a border joins two spaces",
		Why:   "between names the two spaces; a route through several is a path.",
		Bad:   sample + "border ford {\n  between = [space.north_bank]\n}\n",
		Fixed: sample + "border ford {\n  between = [space.north_bank, space.south_bank]\n}\n",
	},
	{
		ID: "SC146", Summary: "the path is not correct",
		Why:   "A path goes through at least one declared space.",
		Bad:   sample + "path old_road {\n  through = []\n}\n",
		Fixed: sample + "path old_road {\n  through = [space.north_bank, space.south_bank]\n}\n",
	},
	{
		ID: "SC147", Summary: "the die has no face", Local: true,
		Why:   "A die shows one of its faces; without any it cannot be rolled.",
		Bad:   sample + "die d6 {\n  faces = []\n}\n" + rolled,
		Fixed: sample + "die d6 {\n  faces = range(1, 6)\n}\n" + rolled,
	},
	{
		ID: "SC148", Summary: "the table does not fit its die",
		Why:   "A table has one result for each face of its die.",
		Bad:   sample + "die d6 {\n  faces = range(1, 6)\n}\n\ntable losses {\n  die     = die.d6\n  results = [0, 0, 1, 1, 2]\n}\n\nsetup {\n  say {\n    text = \"${look_up(table.losses, 3)} lost\"\n  }\n}\n",
		Fixed: sample + "die d6 {\n  faces = range(1, 6)\n}\n\ntable losses {\n  die     = die.d6\n  results = [0, 0, 1, 1, 2, 3]\n}\n\nsetup {\n  say {\n    text = \"${look_up(table.losses, 3)} lost\"\n  }\n}\n",
	},
	{
		ID: "SC149", Summary: "these spaces are cut off from the rest of the map", Severity: Warning,
		Why: "They border each other, but no border leads to them from the rest of the map: pieces outside cannot get in, " +
			"and pieces that a set-up places there cannot get out. Usually a border is missing. The warning is not given if " +
			"a rule names one of the spaces, or an attribute of a player or another thing does: then pieces may get there " +
			"in another way, such as from a box of reinforcements.",
		Bad:   sample + "space island {\n  borders = [space.reef]\n}\n\nspace reef {}\n",
		Fixed: sample + "space island {\n  borders = [space.reef, space.north_bank]\n}\n\nspace reef {}\n",
	},
	{
		ID: "SC150", Summary: "the piece cannot be placed there", Local: true,
		Why: "The placement blocks of class unit say where a unit may be placed. Set-ups and tests are checked against them " +
			"before play.",
		Bad: sample + `class unit {
  attributes = { floats = { type = bool, default = false } }

  placement {
    that    = !at.off_map && !kind.floats
    message = "Boats are not placed."
  }
}

unit boat {
  floats = true
}

setup {
  place south_bank {
    south = { boat = 1 }
  }
}
`,
		Fixed: sample + `class unit {
  attributes = { floats = { type = bool, default = false } }

  placement {
    that    = !at.off_map && !kind.floats
    message = "Boats are not placed."
  }
}

unit boat {
  floats = true
}

setup {
  place south_bank {
    south = { scout = 1 }
  }
}
`,
	},
	{
		ID: "SC153", Summary: "a space off the map has no borders",
		Why:   "A hand, a deck or a pool is not a place on the map; pieces get there by the statement move, not by a step.",
		Bad:   sample + "space pool {\n  off_map = true\n  borders = [space.north_bank]\n}\n",
		Fixed: sample + "space pool {\n  off_map = true\n}\n",
	},
	{
		ID: "SC154", Summary: "placement belongs in class unit",
		Why:   "It says where a kind of piece may be placed; other things are not placed.",
		Bad:   sample + "class player {\n  placement {\n    that    = true\n    message = \"Never said.\"\n  }\n}\n",
		Fixed: sample + "class unit {\n  placement {\n    that    = !at.off_map\n    message = \"Only on the map.\"\n  }\n}\n",
	},
	{
		ID: "SC170", Summary: "there is no rulebook to cite",
		Why:   "cites names clauses, and clauses are written in a rulebook block.",
		Bad:   sample + "player west {\n  cites = [\"A-01\"]\n}\n",
		Fixed: sample + "player west {\n  cites = [\"A-01\"]\n}\n\nrulebook book {\n  clause \"A-01\" {\n    text = \"West may play too.\"\n  }\n}\n",
	},
	{
		ID: "SC171", Summary: "the clause is declared twice",
		Why:   "A citation must lead to one clause.",
		Bad:   sample + "rulebook book {\n  clause \"A-01\" {\n    text = \"One.\"\n  }\n  clause \"A-01\" {\n    text = \"Two.\"\n  }\n}\n",
		Fixed: sample + "rulebook book {\n  clause \"A-01\" {\n    text = \"One.\"\n  }\n  clause \"A-02\" {\n    text = \"Two.\"\n  }\n}\n",
	},
	{
		ID: "SC172", Summary: "restates names no other clause",
		Why:   "A clause that restates another one counts as covered by it, so that one must exist.",
		Bad:   sample + "rulebook book {\n  clause \"A-01\" {\n    text     = \"One.\"\n    restates = \"A-02\"\n  }\n}\n",
		Fixed: sample + "rulebook book {\n  clause \"A-01\" {\n    text     = \"One.\"\n    restates = \"A-02\"\n  }\n  clause \"A-02\" {\n    text = \"One, at length.\"\n  }\n}\n",
	},
	{
		ID: "SC182", Summary: "same_as leads nowhere",
		Why:   "A clause that says the same as one of another book counts together with it, so that one must exist, and only one of the two says so.",
		Bad:   sample + "rulebook book {\n  clause \"A-01\" {\n    text    = \"One.\"\n    same_as = \"B-01\"\n  }\n}\n",
		Fixed: sample + "rulebook book {\n  clause \"A-01\" {\n    text    = \"One.\"\n    same_as = \"B-01\"\n  }\n}\n\nrulebook second_book {\n  clause \"B-01\" {\n    text = \"1.\"\n  }\n}\n",
	},
	{
		ID: "SC173", Summary: "the clause is said not to apply", Severity: Warning,
		Why:   "A clause has either a rule that cites it or a reason why no rule can, not both.",
		Bad:   sample + "player west {\n  cites = [\"A-01\"]\n}\n\nrulebook book {\n  clause \"A-01\" {\n    text           = \"West may play too.\"\n    not_applicable = \"Advice.\"\n  }\n}\n",
		Fixed: sample + "player west {\n  cites = [\"A-01\"]\n}\n\nrulebook book {\n  clause \"A-01\" {\n    text = \"West may play too.\"\n  }\n}\n",
	},
	{
		ID: "SC174", Summary: "the test cannot fail", Severity: Warning,
		Why:   "A test without an expectation shows nothing.",
		Bad:   sample + "test \"rounds pass\" {\n  given {\n    set game {\n      round = 2\n    }\n  }\n}\n",
		Fixed: sample + "test \"rounds pass\" {\n  given {\n    set game {\n      round = 2\n    }\n  }\n  expect {\n    that = game.round == 2\n  }\n}\n",
	},
	{
		ID: "SC175", Summary: "there is no such option or list",
		Why:   "A test sets options that are declared, and scripts dice with a list of faces.",
		Bad:   sample + "test \"long\" {\n  options = { lenght = 2 }\n  expect {\n    that = option.length == 2\n  }\n}\n\noption length {\n  type    = int\n  default = 1\n}\n",
		Fixed: sample + "test \"long\" {\n  options = { length = 2 }\n  expect {\n    that = option.length == 2\n  }\n}\n\noption length {\n  type    = int\n  default = 1\n}\n",
	},
	{
		ID: "SC176", Summary: "the option cannot have this value",
		Why:   "A test plays with values that a player could choose.",
		Bad:   sample + "test \"long\" {\n  options = { length = 12 }\n  expect {\n    that = option.length == 12\n  }\n}\n\noption length {\n  type    = int\n  default = 1\n  max     = 10\n}\n",
		Fixed: sample + "test \"long\" {\n  options = { length = 10 }\n  expect {\n    that = option.length == 10\n  }\n}\n\noption length {\n  type    = int\n  default = 1\n  max     = 10\n}\n",
	},
	{
		ID: "SC177", Summary: "a plain text is needed here",
		Why:   "The line of a test is what a person types, and a clause is what is printed: both are fixed.",
		Bad:   sample + "rulebook book {\n  clause \"A-01\" {\n    text = 1\n  }\n}\n",
		Fixed: sample + "rulebook book {\n  clause \"A-01\" {\n    text = \"One.\"\n  }\n}\n",
	},
	{
		ID: "SC178", Summary: "no die has this face",
		Why:   "Scripted dice must show faces that a die has.",
		Bad:   sample + "die d6 {\n  faces = range(1, 6)\n}\n\ntest \"dice\" {\n  dice {\n    rolls = [7]\n  }\n  run {\n    roll r {\n      die = die.d6\n    }\n    set game {\n      round = first(r)\n    }\n  }\n}\n",
		Fixed: sample + "die d6 {\n  faces = range(1, 6)\n}\n\ntest \"dice\" {\n  dice {\n    rolls = [6]\n  }\n  run {\n    roll r {\n      die = die.d6\n    }\n    set game {\n      round = r[0]\n    }\n  }\n}\n",
	},
	{
		ID: "SC179", Summary: "the cases of the test do not fit together",
		Why:   "A test is checked once for each of its cases, so every case gives a value to the same names.",
		Bad:   sample + "test \"rounds\" {\n  cases = {\n    \"first\"  = { n = 1, next = 2 }\n    \"second\" = { n = 2 }\n  }\n\n  given {\n    set game { round = n }\n  }\n  expect {\n    that = game.round + 1 == next\n  }\n}\n",
		Fixed: sample + "test \"rounds\" {\n  cases = {\n    \"first\"  = { n = 1, next = 2 }\n    \"second\" = { n = 2, next = 3 }\n  }\n\n  given {\n    set game { round = n }\n  }\n  expect {\n    that = game.round + 1 == next\n  }\n}\n",
	},
	{
		ID: "SC180", Summary: "titles or colours names something that is not a value of the enum",
		Why:   "titles says what people call the values of the enum, and colours how pictures of the board colour them.",
		Bad:   sample + "enum height {\n  values = [low, high]\n  titles = { hihg = \"high ground\" }\n}\n\nclass space {\n  attributes = { height = { type = height, default = height.low } }\n}\n",
		Fixed: sample + "enum height {\n  values = [low, high]\n  titles = { high = \"high ground\" }\n}\n\nclass space {\n  attributes = { height = { type = height, default = height.low } }\n}\n",
	},
}

// codesOverlay lists the codes for scenarios that are made of several folders.
var codesOverlay = []Code{
	{
		ID: "SC181", Summary: "this version of the language is not known", Local: true,
		Why: "language_version says which version of the language a folder is written for. A newer folder may say what an older tool would " +
			"misread, so nothing of it is read.",
		Bad:   "scenario \"river\" {\n  language_version = 99\n}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay,
		Fixed: "scenario \"river\" {\n  language_version = 2\n}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay,
	},
	{
		ID: "SC185", Summary: "the folder is outside the tree that may be read", Local: true,
		Why:   "A scenario is read from one tree of folders, and nothing outside it.",
		Bad:   "scenario \"river\" {\n  import = [\"../../../../../../../../../..\"]\n}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay,
		Fixed: sample,
	},
	{
		ID: "SC186", Summary: "there is no such folder to build on", Local: true,
		Why:   "extends and import name folders, relative to the folder of the file.",
		Bad:   "scenario \"river\" {\n  import = [\"dices\"]\n}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay,
		Fixed: "-- game/game.hcl --\nscenario \"river\" {\n  import = [\"../dice\"]\n}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay + "-- dice/dice.hcl --\ndie d6 {\n  faces = range(1, 6)\n}\n",
	},
	{
		ID: "SC187", Summary: "the folders need each other",
		Why:   "A base must not depend on its variants, nor a module on the scenarios that import it.",
		Bad:   "-- game/game.hcl --\nscenario \"river\" {\n  extends = \"../base\"\n}\n-- base/base.hcl --\nscenario \"base\" {\n  extends = \"../game\"\n}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay,
		Fixed: "-- game/game.hcl --\nscenario \"river\" {\n  extends = \"../base\"\n}\n-- base/base.hcl --\nscenario \"base\" {}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay,
	},
	{
		ID: "SC188", Summary: "declared in two folders",
		Why: "What a module declares cannot be overridden, so that a module always does the same. A variant overrides its " +
			"base with extends.",
		Bad:   "-- game/game.hcl --\nscenario \"river\" {\n  import = [\"../dice\"]\n}\ndie d6 {\n  faces = range(1, 6)\n}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay + "-- dice/dice.hcl --\ndie d6 {\n  faces = range(1, 6)\n}\n",
		Fixed: "-- game/game.hcl --\nscenario \"river\" {\n  import = [\"../dice\"]\n}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay + "-- dice/dice.hcl --\ndie d6 {\n  faces = range(1, 6)\n}\n",
	},
	{
		ID: "SC189", Summary: "there is nothing to remove",
		Why:   "remove removes what the base has. If the base no longer has it, the author of the variant should know.",
		Bad:   "-- game/game.hcl --\nscenario \"river\" {\n  extends = \"../base\"\n}\nremove victory time_was_up {}\n-- base/base.hcl --\nscenario \"base\" {}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay,
		Fixed: "-- game/game.hcl --\nscenario \"river\" {\n  extends = \"../base\"\n}\nremove victory time_is_up {}\nvictory later {\n  when = game.round > 3\n}\n-- base/base.hcl --\nscenario \"base\" {}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay,
	},
	{
		ID: "SC190", Summary: "extends, import and languages are quoted texts", Local: true,
		Why:   "They are read before anything else, so they can only be literal texts.",
		Bad:   "scenario \"river\" {\n  import = \"dice\"\n}\n" + sampleMap + samplePlayers + sampleSetup + samplePlay,
		Fixed: sample,
	},
}
