package diag

// codesDecl lists the codes for blocks, names, and the declarations that every scenario needs.
var codesDecl = []Code{
	{
		ID: "SC100", Summary: "the block has no such attribute", Local: true,
		Why:   "Each block has the attributes that the reference lists. Any other would change nothing, and look as if it did.",
		Bad:   sample + "option length {\n  type    = int\n  default = 3\n  maximum = 9\n}\n\nevaluation late {\n  score = game.round - option.length\n}\n",
		Fixed: sample + "option length {\n  type    = int\n  default = 3\n  max     = 9\n}\n\nevaluation late {\n  score = game.round - option.length\n}\n",
	},
	{
		ID: "SC101", Summary: "this block is not allowed here", Local: true,
		Why:   "Declarations are written at the top level of a file, and statements in the bodies that run them.",
		Bad:   sample + "spase island {\n  borders = [space.north_bank]\n}\n",
		Fixed: sample + "space island {\n  borders = [space.north_bank]\n}\n",
	},
	{
		ID: "SC102", Summary: "an attribute is missing", Local: true,
		Why:   "The block means nothing without it.",
		Bad:   sample + "die d6 {}\n" + rolled,
		Fixed: sample + "die d6 {\n  faces = range(1, 6)\n}\n" + rolled,
	},
	{
		ID: "SC103", Summary: "the labels are wrong", Local: true,
		Why:   "Labels name what a block declares. Each type of block has a fixed number of them.",
		Bad:   sample + "alliance river league {}\n",
		Fixed: sample + "alliance river_league {}\n",
	},
	{
		ID: "SC104", Summary: "only one such block is allowed", Local: true,
		Why: "An action does what its one `do` says, in order. With two of them it would be unclear which one comes first.",
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
		ID: "SC105", Summary: "declared twice", Local: true,
		Why:   "Two blocks with the same type and name in one folder contradict each other.",
		Bad:   sample + "player north {}\n",
		Fixed: sample + "player west {}\n",
	},
	{
		ID: "SC106", Summary: "this is not a name", Local: true,
		Why:   "Names are written bare in rules and typed by players: lower case letters, digits and underscores.",
		Bad:   sample + "player \"Far West\" {}\n",
		Fixed: sample + "player far_west {\n  title = \"Far West\"\n}\n",
	},
	{
		ID: "SC107", Summary: "there is no scenario block",
		Why:   "It names the scenario and the folders that it is made of.",
		Bad:   sampleMap + samplePlayers + sampleSetup + samplePlay,
		Fixed: sampleHead + sampleMap + samplePlayers + sampleSetup + samplePlay,
	},
	{
		ID: "SC108", Summary: "an attribute is outside any block", Local: true,
		Why:   "At the top level of a file there are only blocks; an attribute there belongs to nothing.",
		Bad:   sample + "rounds = 3\n",
		Fixed: sample,
	},
	{
		ID: "SC109", Summary: "the name is taken",
		Why:   "Classes, enums and records share one set of names, because a type or a reference is a single word.",
		Bad:   sample + "enum space {\n  values = [low, high]\n}\n",
		Fixed: sample + "enum height {\n  values = [low, high]\n}\n\nclass space {\n  attributes = { height = { type = height, default = height.low } }\n}\n",
	},
	{
		ID: "SC110", Summary: "the declaration is empty",
		Why:   "Nothing can be of a class without members, and a record or an event without fields holds nothing.",
		Bad:   sample + "enum height {\n  values = []\n}\n",
		Fixed: sample + "enum height {\n  values = [low, high]\n}\n\nclass space {\n  attributes = { height = { type = height, default = height.low } }\n}\n",
	},
	{
		ID: "SC111", Summary: "the class has no such attribute",
		Why:   "An attribute of a thing must be declared for its class, so that a misspelt name is found.",
		Bad:   sample + "class space {\n  attributes = {\n    income = { type = int, default = 0 }\n  }\n}\n\nspace island {\n  borders = [space.north_bank]\n  incom   = 2\n}\n",
		Fixed: sample + "class space {\n  attributes = {\n    income = { type = int, default = 0 }\n  }\n}\n\nspace island {\n  borders = [space.north_bank]\n  income  = 2\n}\n",
	},
	{
		ID: "SC112", Summary: "an attribute of the class is missing",
		Why:   "Every member must set an attribute that has no default, because rules that read it need a value.",
		Bad:   sample + "class player {\n  attributes = {\n    order = int\n  }\n}\n",
		Fixed: sample + "class player {\n  attributes = {\n    order = { type = int, default = 0 }\n  }\n}\n",
	},
	{
		ID: "SC113", Summary: "the number is outside its bounds", Local: true,
		Why:   "min and max say which numbers make sense; a price below 0 is a typing mistake.",
		Bad:   sample + "class unit {\n  attributes = {\n    cost = { type = int, min = 0, default = 0 }\n  }\n}\n\nunit wagon {\n  cost = -3\n}\n",
		Fixed: sample + "class unit {\n  attributes = {\n    cost = { type = int, min = 0, default = 0 }\n  }\n}\n\nunit wagon {\n  cost = 3\n}\n",
	},
	{
		ID: "SC114", Summary: "default, min and max contradict each other", Local: true,
		Why:   "A default must itself be allowed, and there must be a number from min to max.",
		Bad:   sample + "class space {\n  attributes = {\n    income = { type = int, default = 9, max = 6 }\n  }\n}\n",
		Fixed: sample + "class space {\n  attributes = {\n    income = { type = int, default = 3, max = 6 }\n  }\n}\n",
	},
	{
		ID: "SC115", Summary: "the attribute is not declared correctly", Local: true,
		Why:   "An attribute is declared by a type, or by { type =, default =, min =, max =, doc = }. State may have show and lasts as well.",
		Bad:   sample + "class space {\n  attributes = {\n    income = { type = int, defualt = 0, default = 0 }\n  }\n}\n",
		Fixed: sample + "class space {\n  attributes = {\n    income = { type = int, default = 0 }\n  }\n}\n",
	},
	{
		ID: "SC116", Summary: "the class already has a member of that name",
		Why:   "x.name must mean one thing. Attributes, state fields, values and resources of a class share one set of names.",
		Bad:   sample + "class space {\n  attributes = {\n    title = { type = int, default = 0 }\n  }\n}\n",
		Fixed: sample + "class space {\n  attributes = {\n    rank = { type = int, default = 0 }\n  }\n}\n",
	},
	{
		ID: "SC117", Summary: "this class or event cannot be used here",
		Why:   "Some classes have only state or only attributes, and a name must be that of something declared.",
		Bad:   sample + "class piece {\n  attributes = {\n    moved = { type = int, default = 0 }\n  }\n}\n",
		Fixed: sample + "class piece {\n  state = {\n    moved = { type = int, default = 0 }\n  }\n}\n",
	},
	{
		ID: "SC118", Summary: "there is no such class of things",
		Why: "thing CLASS NAME declares a member of a class that `class CLASS` declares; spaces, units and so on have blocks " +
			"of their own.",
		Bad:   sample + "thing ofice treasurer {}\n\nclass office {}\n\nthing office captain {}\n\nclass player {\n  state = { office = optional(office) }\n}\n",
		Fixed: sample + "thing office treasurer {}\n\nclass office {}\n\nthing office captain {}\n\nclass player {\n  state = { office = optional(office) }\n}\n",
	},
	{
		ID: "SC119", Summary: "the rows cannot be read", Local: true,
		Why: "rows TYPE declares several blocks of one type. Each row has a cell for each column, so that a reader finds an " +
			"attribute in its column; `_` leaves one out.",
		Bad:   sample + "class unit {\n  attributes = { weight = { type = int, default = 0 }, strength = { type = int, default = 0 } }\n}\n\nrows unit {\n  columns = [weight, strength]\n\n  mule   = [1]\n  lancer = [2, 3]\n}\n\nevaluation might {\n  score = sum([for p in every(piece) : p.unit.weight + p.unit.strength])\n}\n",
		Fixed: sample + "class unit {\n  attributes = { weight = { type = int, default = 0 }, strength = { type = int, default = 0 } }\n}\n\nrows unit {\n  columns = [weight, strength]\n\n  mule   = [1, _]\n  lancer = [2, 3]\n}\n\nevaluation might {\n  score = sum([for p in every(piece) : p.unit.weight + p.unit.strength])\n}\n",
	},
	{
		ID: "SC120", Summary: "only one is allowed",
		Why:   "The one sequence is the game, and the one evaluation says how good a position is.",
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
		Why:   "A phase that is never called is a part of the game that is left out; usually a call was forgotten.",
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
		Why: "Recursion could go on without end, so every loop is written as repeat or for. An action that may follow itself " +
			"does not have to be offered in its own do: the offer it was chosen from goes on until its done is chosen, or " +
			"is in a repeat.",
		Bad:   sample + "procedure ping {\n  call pong {}\n}\n\nprocedure pong {\n  call ping {}\n}\n",
		Fixed: sample + "procedure ping {\n  call pong {}\n}\n\nprocedure pong {}\n\nsetup {\n  call ping {}\n}\n",
	},
	{
		ID: "SC127", Summary: "a value depends on itself",
		Why: "To compute the value, one would have to know it first. Modifiers may read attributes, state and other values.",
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
		Why: "A modifier names its value and does exactly one thing to it, so that readers see what applies in which order.",
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
		Why: "If a value has stages, every modifier says in which one it applies; if it has none, modifiers apply in source order.",
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
		Why: "A whole number stays a whole number. If a modifier takes half of it, the value must say how to round.",
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
		ID: "SC131", Summary: "the state field has no value at the start",
		Why:   "Everything has a value from the beginning. A field that may hold no player or no space is optional.",
		Bad:   sample + "class space {\n  state = { holder = player }\n}\n",
		Fixed: sample + "class space {\n  state = { holder = optional(player) }\n}\n",
	},
	{
		ID: "SC132", Summary: "the enum lists a value twice",
		Why:   "The values of an enum are different things.",
		Bad:   sample + "enum height {\n  values = [low, high, low]\n}\n",
		Fixed: sample + "enum height {\n  values = [low, high]\n}\n\nclass space {\n  attributes = { height = { type = height, default = height.low } }\n}\n",
	},
	{
		ID: "SC133", Summary: "no victory is ever checked", Severity: Warning,
		Why:   "A victory ends the game only at a check_victory statement.",
		Bad:   sampleHead + sampleMap + samplePlayers + sampleSetup + "sequence main {\n  set game {\n    round = 1\n  }\n}\n\n" + sampleVictory,
		Fixed: sample,
	},
	{
		ID: "SC134", Summary: "the condition is always false",
		Why:   "It can never end the game, because it asks for more than the scenario declares.",
		Bad:   sample + "victory all_of_it {\n  when   = count([for s in every(space) : s if !empty(pieces(s))]) > 2\n  winner = player.south\n}\n",
		Fixed: sample + "victory all_of_it {\n  when   = count([for s in every(space) : s if !empty(pieces(s))]) == 2\n  winner = player.south\n}\n",
	},
	{
		ID: "SC135", Summary: "the movement is not correct",
		Why: "A movement has one parameter, the mover; from, to and edge are the step under consideration. A step costs 0 or more.",
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
		ID: "SC137", Summary: "the seats are not correct",
		Why:   "Each seat is a list of players, and no player is in two seats.",
		Bad:   sample + "seating two {\n  seats = [[player.north], [player.north]]\n}\n",
		Fixed: sample + "seating two {\n  seats = [[player.north], [player.south]]\n}\n",
	},
	{
		ID: "SC138", Summary: "there is no such action or rule",
		Why:   "forbid, ensure and allow change actions that are declared, and allow lifts a requirement that the action has.",
		Bad:   sample + "forbid rest {\n  action  = action.rst\n  when    = game.round > 1\n  message = \"No rest.\"\n}\n\naction rest {\n  text = \"rest\"\n  do {}\n}\n\nphase night {\n  offer {\n    to      = player.north\n    actions = [action.rest]\n  }\n}\n\nsetup {\n  call night {}\n}\n",
		Fixed: sample + "forbid rest {\n  action  = action.rest\n  when    = game.round > 1\n  message = \"No rest.\"\n}\n\naction rest {\n  text = \"rest\"\n  do {}\n}\n\nphase night {\n  offer {\n    to      = player.north\n    actions = [action.rest]\n  }\n}\n\nsetup {\n  call night {}\n}\n",
	},
	{
		ID: "SC159", Summary: "the set of actions is not correct",
		Why:   "A set of actions lists actions and other sets: at least one, and none that contains the set itself.",
		Bad:   sampleTravel + "actions travel {\n  members = [action.rest, actions.journeys]\n}\n\nactions journeys {\n  members = [action.march, actions.travel]\n}\n",
		Fixed: sampleTravel + "actions travel {\n  members = [action.rest, actions.journeys]\n}\n\nactions journeys {\n  members = [action.march]\n}\n",
	},
	{
		ID: "SC139", Summary: "there is no player",
		Why:   "A game needs somebody to decide.",
		Bad:   sampleHead + sampleMap + "unit scout {}\n\nsetup {\n  place north_bank {\n    none = { scout = 1 }\n  }\n}\n\n" + sampleSequence + "victory over {\n  when = game.round > 1\n}\n",
		Fixed: sampleHead + sampleMap + samplePlayers + "unit scout {}\n\nsetup {\n  place north_bank {\n    none = { scout = 1 }\n  }\n}\n\n" + sampleSequence + "victory over {\n  when = game.round > 1\n}\n",
	},
	{
		ID: "SC156", Summary: "the flags are not correct",
		Why:   "A class declares its flags, flags = [dives, raids], and a member lists those that it has. A flag is an attribute that is true or false.",
		Bad:   sample + "class unit {\n  flags = [dives, raids]\n}\n\nunit diver {\n  flags = [dive]\n}\n",
		Fixed: sample + "class unit {\n  flags = [dives, raids]\n}\n\nunit diver {\n  flags = [dives]\n}\n",
	},
	{
		ID: "SC157", Summary: "what the state lasts as long as is not correct",
		Why: "State with `lasts` has its default again when the procedure or phase ends, or when a record of the class is destroyed. So it needs a " +
			"default, and what it names must be declared.",
		Bad:   riverbanks + "class piece {\n  state = { tired = { type = bool, lasts = phase.trun } }\n}\n\nphase turn {\n  check_victory {}\n}\n",
		Fixed: riverbanks + "class piece {\n  state = { tired = { type = bool, lasts = phase.turn } }\n}\n\nphase turn {\n  check_victory {}\n}\n",
	},
	{
		ID: "SC158", Summary: "a picture cannot be drawn so",
		Why:   "colour, short, symbol, shape and label_at of things, and the block picture, say how pictures of the board are drawn. No rule reads them.",
		Bad:   sample + "player west {\n  colour = \"gren\"\n}\n",
		Fixed: sample + "player west {\n  colour = \"green\"\n}\n",
	},
}
