package diag

// The parts of a small whole scenario. Each example below leaves one out, or adds what it is about.
const (
	sampleHead = `scenario "river" {
  title = "River"
}

`
	sampleMap = `space north_bank {
  borders = [space.south_bank]
}

space south_bank {}

`
	samplePlayers = `player north {}

player south {}

`
	sampleSetup = `unit scout {}

setup {
  place north_bank {
    north = { scout = 2 }
  }
}

`
	sampleSequence = `sequence main {
  repeat {
    times = 3
    set game {
      round = game.round + 1
    }
    check_victory {}
  }
}

`
	sampleVictory = `victory time_is_up {
  when   = game.round >= 3
  winner = player.north
}
`
	samplePlay = sampleSequence + sampleVictory
	sample     = sampleHead + sampleMap + samplePlayers + sampleSetup + samplePlay + "\n"
)

// codesDecl is what is reported of blocks, names and what a scenario is made of.
var codesDecl = []Code{
	{
		ID: "SC100", Summary: "the block has no such attribute",
		Why:   "Blocks have the attributes the reference lists. An attribute nobody reads would change nothing, and look as if it did.",
		Bad:   sample + "option length {\n  type    = int\n  default = 3\n  maximum = 9\n}\n\nevaluation late {\n  score = game.round - option.length\n}\n",
		Fixed: sample + "option length {\n  type    = int\n  default = 3\n  max     = 9\n}\n\nevaluation late {\n  score = game.round - option.length\n}\n",
	},
	{
		ID: "SC101", Summary: "this block does not stand here",
		Why:   "Declarations stand at the top of a file, statements in the bodies that run them.",
		Bad:   sample + "spase island {\n  borders = [space.north_bank]\n}\n",
		Fixed: sample + "space island {\n  borders = [space.north_bank]\n}\n",
	},
	{
		ID: "SC102", Summary: "an attribute is missing",
		Why:   "Without it the block says nothing that could be carried out.",
		Bad:   sample + "die d6 {}\n" + rolled,
		Fixed: sample + "die d6 {\n  faces = range(1, 6)\n}\n" + rolled,
	},
	{
		ID: "SC103", Summary: "the labels are wrong",
		Why:   "Labels name what a block declares. Each kind of block has a fixed number of them.",
		Bad:   sample + "alliance river league {}\n",
		Fixed: sample + "alliance river_league {}\n",
	},
	{
		ID: "SC104", Summary: "the block may stand there once",
		Why: "An action does what its one `do` says, in order. Two of them would leave open what comes first.",
		Bad: sample + `action rest {
  text = "rest"
  do {}
  do {}
}

procedure stop {
  offer {
    to      = player.north
    actions = [action.rest]
  }
}

on landed stop {
  call stop {}
}

event landed {}

setup {
  emit landed {}
}
`,
		Fixed: sample + `action rest {
  text = "rest"
  do {}
}

procedure stop {
  offer {
    to      = player.north
    actions = [action.rest]
  }
}

on landed stop {
  call stop {}
}

event landed {}

setup {
  emit landed {}
}
`,
	},
	{
		ID: "SC105", Summary: "declared twice",
		Why:   "Two blocks of one type and name in one folder contradict each other; which one is meant nobody can tell.",
		Bad:   sample + "player north {}\n",
		Fixed: sample + "player west {}\n",
	},
	{
		ID: "SC106", Summary: "this is not a name",
		Why:   "Names are written bare in rules and typed by players: lower case letters, digits and underscores.",
		Bad:   sample + "player \"Far West\" {}\n",
		Fixed: sample + "player far_west {\n  title = \"Far West\"\n}\n",
	},
	{
		ID: "SC107", Summary: "there is no scenario block",
		Why:   "It names the scenario, and says which folders it is made of.",
		Bad:   sampleMap + samplePlayers + sampleSetup + samplePlay,
		Fixed: sampleHead + sampleMap + samplePlayers + sampleSetup + samplePlay,
	},
	{
		ID: "SC108", Summary: "an attribute stands in no block",
		Why:   "At the top of a file there are only blocks; an attribute there belongs to nothing.",
		Bad:   sample + "rounds = 3\n",
		Fixed: sample,
	},
	{
		ID: "SC109", Summary: "the name has a meaning already",
		Why:   "Classes, enums and records share one set of names, because a type or a reference is only a word.",
		Bad:   sample + "enum space {\n  values = [low, high]\n}\n",
		Fixed: sample + "enum height {\n  values = [low, high]\n}\n\nclass space {\n  attributes = { height = { type = height, default = height.low } }\n}\n",
	},
	{
		ID: "SC110", Summary: "it is empty",
		Why:   "Nothing can be of a class without members, and nothing can be said with a record without fields.",
		Bad:   sample + "enum height {\n  values = []\n}\n",
		Fixed: sample + "enum height {\n  values = [low, high]\n}\n\nclass space {\n  attributes = { height = { type = height, default = height.low } }\n}\n",
	},
	{
		ID: "SC111", Summary: "the class has no such attribute",
		Why:   "What a block says of a thing must be declared for its class, so that a misspelt name is found.",
		Bad:   sample + "class space {\n  attributes = {\n    income = { type = int, default = 0 }\n  }\n}\n\nspace island {\n  borders = [space.north_bank]\n  incom   = 2\n}\n",
		Fixed: sample + "class space {\n  attributes = {\n    income = { type = int, default = 0 }\n  }\n}\n\nspace island {\n  borders = [space.north_bank]\n  income  = 2\n}\n",
	},
	{
		ID: "SC112", Summary: "an attribute of the class is missing",
		Why:   "An attribute without a default is given by every member: rules that read it need a value.",
		Bad:   sample + "class player {\n  attributes = {\n    order = int\n  }\n}\n",
		Fixed: sample + "class player {\n  attributes = {\n    order = { type = int, default = 0 }\n  }\n}\n",
	},
	{
		ID: "SC113", Summary: "the number is out of its bounds",
		Why:   "min and max say what an attribute can mean; a price below 0 is a slip of the keyboard.",
		Bad:   sample + "class unit {\n  attributes = {\n    cost = { type = int, min = 0, default = 0 }\n  }\n}\n\nunit wagon {\n  cost = -3\n}\n",
		Fixed: sample + "class unit {\n  attributes = {\n    cost = { type = int, min = 0, default = 0 }\n  }\n}\n\nunit wagon {\n  cost = 3\n}\n",
	},
	{
		ID: "SC114", Summary: "default, min and max contradict each other",
		Why:   "A default must itself be allowed, and some number must lie between min and max.",
		Bad:   sample + "class space {\n  attributes = {\n    income = { type = int, default = 9, max = 6 }\n  }\n}\n",
		Fixed: sample + "class space {\n  attributes = {\n    income = { type = int, default = 3, max = 6 }\n  }\n}\n",
	},
	{
		ID: "SC115", Summary: "this is not how an attribute is declared",
		Why:   "It is a type, or { type =, default =, min =, max =, doc = }.",
		Bad:   sample + "class space {\n  attributes = {\n    income = { type = int, defualt = 0, default = 0 }\n  }\n}\n",
		Fixed: sample + "class space {\n  attributes = {\n    income = { type = int, default = 0 }\n  }\n}\n",
	},
	{
		ID: "SC116", Summary: "the class has a member of that name already",
		Why:   "x.name must mean one thing. Attributes, state, values and resources of a class share one set of names.",
		Bad:   sample + "class space {\n  attributes = {\n    title = { type = int, default = 0 }\n  }\n}\n",
		Fixed: sample + "class space {\n  attributes = {\n    rank = { type = int, default = 0 }\n  }\n}\n",
	},
	{
		ID: "SC117", Summary: "this class or event cannot be meant",
		Why:   "Some classes have only state or only attributes, and a name must be that of something declared.",
		Bad:   sample + "class piece {\n  attributes = {\n    moved = { type = int, default = 0 }\n  }\n}\n",
		Fixed: sample + "class piece {\n  state = {\n    moved = { type = int, default = 0 }\n  }\n}\n",
	},
	{
		ID: "SC118", Summary: "there is no such class of things",
		Why:   "thing CLASS NAME declares a member of a class that class CLASS has made; spaces, units and so on have blocks of their own.",
		Bad:   sample + "thing ofice treasurer {}\n\nclass office {}\n\nthing office captain {}\n\nclass player {\n  state = { office = optional(office) }\n}\n",
		Fixed: sample + "thing office treasurer {}\n\nclass office {}\n\nthing office captain {}\n\nclass player {\n  state = { office = optional(office) }\n}\n",
	},
	{
		ID: "SC120", Summary: "there is more than one",
		Why:   "The one sequence is the game, and one evaluation says how good a position is.",
		Bad:   sample + "sequence other {\n  check_victory {}\n}\n",
		Fixed: sample + "procedure other {\n  check_victory {}\n}\n\nsetup {\n  call other {}\n}\n",
	},
	{
		ID: "SC121", Summary: "there is no sequence",
		Why:   "The sequence is what happens in the game, from the set-up to the end.",
		Bad:   sampleHead + sampleMap + samplePlayers + sampleSetup,
		Fixed: sample,
	},
	{
		ID: "SC122", Summary: "there is no set-up",
		Why:   "Without it the game begins with an empty board.",
		Bad:   sampleHead + sampleMap + samplePlayers + samplePlay,
		Fixed: sample,
	},
	{
		ID: "SC123", Summary: "nobody can win", Severity: Warning,
		Why:   "Without victory and end_game the sequence runs to its end, and nobody has won.",
		Bad:   sampleHead + sampleMap + samplePlayers + sampleSetup + sampleSequence,
		Fixed: sample,
	},
	{
		ID: "SC124", Summary: "no sequence reaches this phase",
		Why:   "A phase that is never called is a part of the game that is left out, most often because a call was forgotten.",
		Bad:   sample + "phase trade {}\n",
		Fixed: sample + "phase trade {}\n\nsetup {\n  call trade {}\n}\n",
	},
	{
		ID: "SC125", Summary: "nothing uses this", Severity: Warning,
		Why:   "What is declared and never used is either forgotten or left over.",
		Bad:   sample + "function twice {\n  params = { n = int }\n  is     = 2 * n\n}\n",
		Fixed: sample + "function twice {\n  params = { n = int }\n  is     = 2 * n\n}\n\nevaluation late {\n  score = twice(game.round)\n}\n",
	},
	{
		ID: "SC126", Summary: "this leads back to itself",
		Why: "Recursion would let a game go deeper without end. Every loop is written as repeat or for. An action that may follow on itself " +
			"need not be offered in its own do: the offer it was chosen from goes on until its done is said, or stands in a repeat.",
		Bad:   sample + "procedure ping {\n  call pong {}\n}\n\nprocedure pong {\n  call ping {}\n}\n",
		Fixed: sample + "procedure ping {\n  call pong {}\n}\n\nprocedure pong {}\n\nsetup {\n  call ping {}\n}\n",
	},
	{
		ID: "SC127", Summary: "a value is made of itself",
		Why: "To know the value one would need to know it first. Modifiers may read attributes, state and other values.",
		Bad: sample + `value strength {
  of = piece
  is = 1
}

modifier together {
  to   = value.strength
  when = self.strength > 0
  add  = 1
}
`,
		Fixed: sample + `value strength {
  of = piece
  is = 1
}

modifier together {
  to   = value.strength
  when = count(pieces(self.space)) > 1
  add  = 1
}

evaluation force {
  score = sum([for p in every(piece) : p.strength if p.owner == self])
}
`,
	},
	{
		ID: "SC128", Summary: "the modifier is not complete",
		Why: "A modifier names its value and does exactly one thing to it, so that one can read what applies in which order.",
		Bad: sample + `value strength {
  of = piece
  is = 1
}

modifier together {
  to  = value.strength
  set = 2
  add = 1
}

evaluation force {
  score = sum([for p in every(piece) : p.strength if p.owner == self])
}
`,
		Fixed: sample + `value strength {
  of = piece
  is = 1
}

modifier together {
  to  = value.strength
  add = 1
}

evaluation force {
  score = sum([for p in every(piece) : p.strength if p.owner == self])
}
`,
	},
	{
		ID: "SC129", Summary: "the stage is not one of the value's",
		Why: "Where a value has stages, every modifier says in which it applies; where it has none, source order counts.",
		Bad: sample + `value strength {
  of = piece
  is = 1
}

enum step {
  values = [early, late]
}

modifier together {
  to    = value.strength
  stage = step.late
  add   = 1
}

evaluation force {
  score = sum([for p in every(piece) : p.strength if p.owner == self])
}
`,
		Fixed: sample + `value strength {
  of     = piece
  is     = 1
  stages = [step.early, step.late]
}

enum step {
  values = [early, late]
}

modifier together {
  to    = value.strength
  stage = step.late
  add   = 1
}

evaluation force {
  score = sum([for p in every(piece) : p.strength if p.owner == self])
}
`,
	},
	{
		ID: "SC130", Summary: "the value would not be whole",
		Why: "A whole number stays one. Where a modifier takes half of it, the value says how it is rounded.",
		Bad: sample + `value strength {
  of = piece
  is = 3
}

modifier tired {
  to    = value.strength
  times = 0.5
}

evaluation force {
  score = sum([for p in every(piece) : p.strength if p.owner == self])
}
`,
		Fixed: sample + `value strength {
  of    = piece
  is    = 3
  round = down
}

modifier tired {
  to    = value.strength
  times = 0.5
}

evaluation force {
  score = sum([for p in every(piece) : p.strength if p.owner == self])
}
`,
	},
	{
		ID: "SC131", Summary: "state without a value at the start",
		Why:   "Everything has a value from the first moment. What may be nobody or nowhere is optional.",
		Bad:   sample + "class space {\n  state = { holder = player }\n}\n",
		Fixed: sample + "class space {\n  state = { holder = optional(player) }\n}\n",
	},
	{
		ID: "SC132", Summary: "the value is there twice",
		Why:   "The values of an enum are different things.",
		Bad:   sample + "enum height {\n  values = [low, high, low]\n}\n",
		Fixed: sample + "enum height {\n  values = [low, high]\n}\n\nclass space {\n  attributes = { height = { type = height, default = height.low } }\n}\n",
	},
	{
		ID: "SC133", Summary: "nothing looks at the victories", Severity: Warning,
		Why:   "A victory ends the game where check_victory stands, and only there.",
		Bad:   sampleHead + sampleMap + samplePlayers + sampleSetup + "sequence main {\n  set game {\n    round = 1\n  }\n}\n\n" + sampleVictory,
		Fixed: sample,
	},
	{
		ID: "SC134", Summary: "the condition is always false",
		Why:   "It never ends the game, whatever is played: it asks for more than there is, counted over what is declared.",
		Bad:   sample + "victory all_of_it {\n  when   = count([for s in every(space) : s if !empty(pieces(s))]) > 2\n  winner = player.south\n}\n",
		Fixed: sample + "victory all_of_it {\n  when   = count([for s in every(space) : s if !empty(pieces(s))]) == 2\n  winner = player.south\n}\n",
	},
	{
		ID: "SC135", Summary: "the movement is not right",
		Why: "A movement has one parameter, what moves; from, to and edge are the step that is looked at. A step costs 0 or more.",
		Bad: sample + `movement on_foot {
  params = { mover = piece, how = int }
}

evaluation near {
  score = count([for p in every(piece) : p if p.owner == self && distance(movement.on_foot, p, space.north_bank, space.south_bank, 3) > 0])
}
`,
		Fixed: sample + `movement on_foot {
  params = { mover = piece }
}

evaluation near {
  score = count([for p in every(piece) : p if p.owner == self && distance(movement.on_foot, p, space.north_bank, space.south_bank, 3) > 0])
}
`,
	},
	{
		ID: "SC136", Summary: "there is no such member to hide",
		Why:   "hide names members of its class; a misspelt one would stay visible.",
		Bad:   sample + "hide kinds {\n  of      = piece\n  members = [units]\n  when    = self.owner != viewer\n}\n",
		Fixed: sample + "hide kinds {\n  of      = piece\n  members = [unit]\n  when    = self.owner != viewer\n}\n",
	},
	{
		ID: "SC137", Summary: "the seats are not right",
		Why:   "Each seat is a list of players, and no player is run by two people.",
		Bad:   sample + "seating two {\n  seats = [[player.north], [player.north]]\n}\n",
		Fixed: sample + "seating two {\n  seats = [[player.north], [player.south]]\n}\n",
	},
	{
		ID: "SC138", Summary: "there is no such action or rule",
		Why:   "forbid and allow hang on an action that is declared, and allow lifts a rule that the action has.",
		Bad:   sample + "forbid rest {\n  action  = action.rst\n  when    = game.round > 1\n  message = \"No rest.\"\n}\n\naction rest {\n  text = \"rest\"\n  do {}\n}\n\nphase night {\n  offer {\n    to      = player.north\n    actions = [action.rest]\n  }\n}\n\nsetup {\n  call night {}\n}\n",
		Fixed: sample + "forbid rest {\n  action  = action.rest\n  when    = game.round > 1\n  message = \"No rest.\"\n}\n\naction rest {\n  text = \"rest\"\n  do {}\n}\n\nphase night {\n  offer {\n    to      = player.north\n    actions = [action.rest]\n  }\n}\n\nsetup {\n  call night {}\n}\n",
	},
	{
		ID: "SC139", Summary: "there is no player",
		Why:   "Somebody must decide.",
		Bad:   sampleHead + sampleMap + "unit scout {}\n\nsetup {\n  place north_bank {\n    none = { scout = 1 }\n  }\n}\n\n" + sampleSequence + "victory over {\n  when = game.round > 1\n}\n",
		Fixed: sampleHead + sampleMap + samplePlayers + "unit scout {}\n\nsetup {\n  place north_bank {\n    none = { scout = 1 }\n  }\n}\n\n" + sampleSequence + "victory over {\n  when = game.round > 1\n}\n",
	},
}
