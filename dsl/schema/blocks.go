package schema

// topLevel is every declaration. A row with MinLabels below len(Labels) has labels that may be left out.
var topLevel = []*BlockSpec{
	{
		Name: "scenario", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "What the game is called.", `"River War"`),
			may("description", "text", "A description for people.", `"Two sides fight for a river."`),
			may("languages", "list(language_code)", "The languages of its texts; the first is the default.", `["en", "de"]`),
			may("language_version", "int", "The version of the language that the folder is written for; without it, version 1.", `2`),
			may("extends", "folder or list(folder)", "The scenario this one is a variant of; of a list, all are put together.", `"../base"`),
			may("import", "list(folder)", "Modules whose blocks this scenario uses.", `["../lib/dice"]`),
			may("abstract", "bool", "The scenario is not a game by itself: games extend or import it, and declare what its needs blocks name.", `true`),
		},
		Doc:     "Names the scenario. Every folder has one.",
		Example: "scenario \"river_war\" {\n  title = \"River War\"\n}\n",
	},
	{
		Name: "import", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("from", "folder", "The folder of the module.", `"../lib/dice"`),
			may("with", "map(name, expression)", "What the scenario gives the module: for the names of things, classes and rules that it needs, and for its options and functions without parameters.", `{ sides = 8 }`),
		},
		Doc:     "A module under a name. What the module calls `roll_off` is `dice_roll_off` in the scenario, which can change it like a part of its base.",
		Example: "import dice {\n  from = \"../lib/dice\"\n}\n",
	},
	{
		Name: "enum", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("values", "list(name)", "The values, in order.", `[low, high]`),
			may("titles", "map(name, text)", "What people call the values.", `{ low = "low ground" }`),
		},
		Doc:     "A class of fixed values without attributes.",
		Example: "enum height {\n  values = [low, high]\n}\n",
	},
	{
		Name: "class", Labels: []string{"class"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("attributes", "map(name, type)", "What is fixed when a member is declared.", `{ rank = { type = int, default = 0 } }`),
			may("state", "map(name, type)", "What changes during play.", `{ friend = optional(player) }`),
			may("flags", "list(name)", "Attributes that are true or false. A member has those that its own flags lists.", `[landed]`),
		},
		Blocks:  []string{"placement"},
		Doc:     "Adds attributes and state to a class, or makes a new class whose members are thing blocks.",
		Example: "class player {\n  attributes = {\n    rank = { type = int, default = 0, min = 0 }\n  }\n}\n",
	},
	{
		Name: "thing", Labels: []string{"class", "name"}, MinLabels: 2,
		Attrs: []AttrSpec{
			may("title", "text", "What people call it.", `"Charter"`),
		},
		Free:    "attributes of its class",
		Doc:     "A member of a class of one's own.",
		Example: "thing office treasurer {\n  rank = 2\n}\n",
	},
	{
		Name: "rows", Labels: []string{"type", "class"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("columns", "list(name)", "The attributes that the cells of each row are, in order.", `[weight, attack]`),
		},
		Free:    "rows: a name, and a list with a value for each column",
		Doc:     "Several blocks of one type, each in a row. A row is a block like any other: a variant overrides or removes it by its type and name. `_` in a cell leaves the attribute out. What the block cites, each row cites.",
		Example: "rows unit {\n  columns = [weight, attack]\n\n  mule  = [1, 0]\n  lancer = [2, _]\n}\n",
	},
	{
		Name: "space", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "What people call it.", `"North Bank"`),
			may("longitude", "rational", "Degrees east, for drawing.", `12.5`),
			may("latitude", "rational", "Degrees north, for drawing.", `48`),
			may("borders", "list(space)", "The neighbouring spaces. A border leads both ways, and it is enough to list it on one side.", `[space.south_bank]`),
			may("part_of", "space", "The larger space that this one is part of.", `space.valley`),
			may("off_map", "bool", "The space is not on the map: a hand, a deck or a pool.", `true`),
		},
		Free:    "attributes of the class space",
		Doc:     "A place where pieces can be.",
		Example: "space north_bank {\n  borders = [space.south_bank]\n}\n",
	},
	{
		Name: "border", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("between", "two(space)", "The spaces it joins.", `[space.north_bank, space.south_bank]`),
			may("one_way", "bool", "The border leads only from the first space to the second.", `true`),
			may("title", "text", "What people call it.", `"the ford"`),
		},
		Free:    "attributes of the class border",
		Doc:     "A border with attributes of its own. Several may join the same two spaces.",
		Example: "border ford {\n  between = [space.north_bank, space.south_bank]\n}\n",
	},
	{
		Name: "path", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("through", "list(space)", "The spaces in order.", `[space.north_bank, space.south_bank]`),
			may("title", "text", "What people call it.", `"the old road"`),
		},
		Free:    "attributes of the class path",
		Doc:     "An ordered object over several spaces.",
		Example: "path old_road {\n  through = [space.north_bank, space.south_bank]\n}\n",
	},
	{
		Name: "player", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "What people call the player.", `"North"`),
			may("alliance", "alliance", "The side the player is on.", `alliance.river_league`),
		},
		Free:    "attributes of the class player",
		Doc:     "A player owns pieces, has resources and makes decisions.",
		Example: "player north {\n  title = \"North\"\n}\n",
	},
	{
		Name: "alliance", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "What people call it.", `"River League"`),
		},
		Free:    "attributes of the class alliance",
		Doc:     "Players on one side.",
		Example: "alliance river_league {}\n",
	},
	{
		Name: "unit", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "The name of one piece.", `"scout"`),
			may("plural", "text", "The name of several pieces.", `"scouts"`),
			may("with_article", "text", "The name of one piece after its indefinite article. The default is the title after a or an, and in languages other than English the title.", `"a scout"`),
		},
		Free:    "attributes of the class unit",
		Doc:     "A kind of piece.",
		Example: "unit scout {\n  title = \"scout\"\n}\n",
	},
	{
		Name: "resource", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "What people call it.", `"money"`),
			may("start", "int", "What each player has at the start.", `0`),
		},
		Free:    "attributes of the class resource",
		Doc:     "A whole number that each player has and that is never negative.",
		Example: "resource money {\n  start = 0\n}\n",
	},
	{
		Name: "die", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("faces", "list(constant)", "The faces. All are equally likely.", `range(1, 6)`),
			may("title", "text", "What people call it.", `"the red die"`),
		},
		Free:    "attributes of the class die",
		Doc:     "A die with any faces.",
		Example: "die d6 {\n  faces = range(1, 6)\n}\n",
	},
	{
		Name: "option", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("type", "type", "int, bool or an enum.", `int`),
			need("default", "its_type", "The value when nobody sets it.", `0`),
			may("min", "int", "The least value.", `0`),
			may("max", "int", "The greatest value.", `20`),
			may("among", "list(its_type)", "The only values it may have.", `[0, 5, 10]`),
			may("text", "text", "A description for people.", `"Money for the second player."`),
		},
		Doc:     "A setting that is chosen before the game. option.NAME reads it.",
		Example: "option bid {\n  type    = int\n  default = 0\n}\n",
	},
	{
		Name: "record", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("fields", "map(name, type)", "The fields of each record.", `{ place = space }`),
			may("title", "text over self", "What people call one.", `"the contest for ${self.place}"`),
		},
		Doc:     "A kind of object that is created and destroyed during play.",
		Example: "record contest {\n  fields = { place = space }\n}\n",
	},
	{
		Name: "table", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("die", "die", "The die that is rolled. The table has one result for each of its faces.", `die.d6`),
			need("results", "list(constant)", "The results, the first for the least face.", `[0, 0, 1, 1, 2, 3]`),
			may("title", "text", "What people call it.", `"Losses"`),
		},
		Free:    "attributes of the class table",
		Doc:     "Results looked up by a number.",
		Example: "table losses {\n  die     = die.d6\n  results = [0, 0, 1, 1, 2, 3]\n}\n",
	},
	{
		Name: "seating", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("seats", "list(list(player))", "The seats, each a list of the players that one person plays.", `[[player.north], [player.south]]`),
			may("options", "map(option, constant)", "The options of a game with this seating.", `{ bid = 3 }`),
			may("title", "text", "What people call it.", `"for two"`),
		},
		Free:    "attributes of the class seating",
		Doc:     "Who plays which players when that many people are at the table.",
		Example: "seating two {\n  seats = [[player.north], [player.south]]\n}\n",
	},
	{
		Name: "function", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("of", "class", "The class of its first parameter, which is called self.", `piece`),
			may("params", "map(name, type)", "The parameters.", `{ p = player }`),
			need("is", "expression", "The result.", `p.money > 0`),
			may("returns", "type", "The type of the result. The default is the type of the expression.", `bool`),
		},
		Bindings: true,
		Doc:      "A pure function.",
		Example:  "function solvent {\n  params = { p = player }\n  is     = p.money > 0\n}\n",
	},
	{
		Name: "value", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("of", "class", "The class that has the value.", `piece`),
			may("with", "map(name, type)", "The context: what rules that ask for the value say besides the thing. The value is then called like a function, as in power(p, foe).", `{ foe = optional(piece) }`),
			need("is", "expression over self", "The value before modifiers.", `self.unit.attack`),
			may("min", "int", "The least value after all modifiers.", `0`),
			may("max", "int", "The greatest value after all modifiers.", `6`),
			may("stages", "list(stage)", "The order in which modifiers apply.", `[step.base, step.bonus]`),
			may("round", "rounding", "How the number is rounded after each stage.", `down`),
		},
		Doc:     "A number computed from a thing and its modifiers.",
		Example: "value strength {\n  of  = piece\n  is  = self.unit.attack\n  min = 0\n}\n",
	},
	{
		Name: "modifier", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("to", "value", "The value that it changes.", `value.strength`),
			may("units", "list(unit)", "The kinds of piece it applies to. The default is all.", `[unit.scout]`),
			may("when", "bool over self", "When it applies.", `self.owner != none`),
			may("set", "number", "Replaces the number.", `2`),
			may("add", "number", "Is added to the number.", `1`),
			may("percent", "number", "Adds that many hundredths of the number.", `50`),
			may("times", "rational", "Multiplies the number.", `1.5`),
			may("at_least", "number", "Raises a lesser number to this one.", `1`),
			may("at_most", "number", "Lowers a greater number to this one.", `4`),
			may("limit", "int over among", "How many of the pieces that are rolled for together may have it.", `2`),
			may("stage", "stage", "The stage it belongs to.", `step.bonus`),
		},
		Doc:     "Changes a value. It has exactly one of set, add, percent, times, at_least and at_most.",
		Example: "modifier dug_in {\n  to  = value.strength\n  add = 1\n}\n",
	},
	{
		Name: "suppress", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("modifier", "modifier", "The modifier that is switched off.", `modifier.dug_in`),
			may("when", "bool over self", "When it is switched off. The default is always.", `self.space == none`),
		},
		Doc:     "Switches a modifier off.",
		Example: "suppress never_dug_in {\n  modifier = modifier.dug_in\n}\n",
	},
	{
		Name: "movement", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("params", "mover", "What moves: a name and its class.", `{ mover = piece }`),
			may("pass", "bool over from, to, edge, mover", "Whether the step is possible. The default is true.", `!to.off_map`),
			may("cost", "int", "The cost of the step. The default is 1.", `1`),
			may("stop", "bool", "Whether the mover must stop after it.", `false`),
			may("risk", "int", "The risk of the step. Of several ways with the same cost, the one with the least risk is taken.", `0`),
		},
		Doc:     "Which steps a piece or another thing may take, and what they cost.",
		Example: "movement on_foot {\n  params = { mover = piece }\n  cost   = 1\n}\n",
	},
	{
		Name: "event", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("fields", "map(name, type)", "The values that hooks receive.", `{ place = space }`),
		},
		Doc:     "A moment in the game at which hooks run.",
		Example: "event taken {\n  fields = { place = space }\n}\n",
	},
	{
		Name: "on", Labels: []string{"event", "name"}, MinLabels: 2,
		Bindings: true, Statements: true,
		Doc:     "Statements that run when the event is emitted. The event's fields are locals.",
		Example: "on taken tell {\n  say {\n    text = \"${place} is taken\"\n  }\n}\n",
	},
	{
		Name: "before", Labels: []string{"type", "name", "hook"}, MinLabels: 3,
		Bindings: true, Statements: true,
		Doc:     "Statements that run before a procedure, phase, sequence or the do of an action, and know its parameters.",
		Example: "before phase trade greet {\n  say {\n    text = \"The market opens.\"\n  }\n}\n",
	},
	{
		Name: "after", Labels: []string{"type", "name", "hook"}, MinLabels: 3,
		Bindings: true, Statements: true,
		Doc:     "Statements that run after a procedure, phase, sequence or the do of an action, however it ended.",
		Example: "after phase trade greet {\n  say {\n    text = \"The market closes.\"\n  }\n}\n",
	},
	{
		Name: "around", Labels: []string{"type", "name", "hook"}, MinLabels: 3,
		Bindings: true, Statements: true,
		Doc:     "Statements that run instead of a procedure, phase, sequence or the do of an action, and know its parameters. `call inherited` in them runs what was there, with its hooks.",
		Example: "around procedure collect twice {\n  call inherited {}\n  call inherited {}\n}\n",
	},
	{
		Name: "scoring", Labels: []string{"name"}, MinLabels: 1,
		Bindings: true, Statements: true,
		Doc: "How the hits of rolls that name it are counted. Empty: each die by itself. Else statements that return how many hit. They know, for each die that counts, what it has to " +
			"show at most (`strengths`), the piece that it is rolled for (`rollers`, empty for a roll without pieces), and of how many dice it is the one that counts (`dice`); and whether that is the `worst` of them.",
		Example: "scoring volley {\n  return {\n    value = div(sum(strengths), 6)\n  }\n}\n",
	},
	{
		Name: "procedure", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("of", "class", "The class of the thing that it is about, which is called self.", `contest`),
			may("params", "map(name, type)", "The parameters.", `{ p = player }`),
			may("returns", "type", "The type of what it returns. The default is the type of its returns.", `int`),
		},
		Bindings: true, Statements: true,
		Doc:     "Statements under a name.",
		Example: "procedure collect {\n  params = { p = player }\n  gain p {\n    money = 1\n  }\n}\n",
	},
	{
		Name: "phase", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "The title that people see.", `"Movement"`),
			may("params", "map(name, type)", "The parameters.", `{ p = player }`),
			may("returns", "type", "The type of what it returns. The default is the type of its returns.", `int`),
		},
		Bindings: true, Statements: true,
		Doc:     "A procedure with a title that people see.",
		Example: "phase trade {\n  title = \"Trade\"\n}\n",
	},
	{
		Name: "sequence", Labels: []string{"name"}, MinLabels: 1,
		Bindings: true, Statements: true,
		Doc:     "The game. There is exactly one.",
		Example: "sequence main {\n  call trade {}\n}\n",
	},
	{
		Name: "setup", Labels: []string{"name"}, MinLabels: 0,
		Attrs: []AttrSpec{
			may("when", "bool", "The condition under which it runs. It may read options and the state so far.", `option.long_game`),
		},
		Bindings: true, Statements: true,
		Doc:     "Statements that run before the sequence.",
		Example: "setup {\n  place north_bank {\n    north = { scout = 2 }\n  }\n}\n",
	},
	{
		Name: "action", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("text", "line", "The line that a player types and that the game log records.", `"rest"`),
			may("menu", "text", "The name of the action in a menu.", `"march"`),
			may("with", "map(name, type)", "The values that every offer of the action must give it.", `{ b = contest }`),
			may("appeal", "int", "How good the action looks to a simple bot.", `10`),
			may("beside", "list(action)", "Actions. Every offer that lists one of them offers this action too.", `[action.march]`),
			may("secret", "bool", "Whether the line is hidden from the other players. The default is true in a scenario that hides something, and false otherwise.", `false`),
		},
		Blocks: []string{"param", "require", "do", "ensure"}, Once: []string{"do"},
		Bindings: true,
		Doc:      "A kind of move, with the rules that say when it is legal.",
		Example:  "action rest {\n  text = \"rest\"\n  do {}\n}\n",
	},
	{
		Name: "forbid", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("action", "action", "The action that is forbidden.", `action.march`),
			may("actions", "list(action)", "Several actions. All must have the parameters that the condition reads.", `[action.march, action.sail]`),
			may("movements", "list(movement)", "Forbids steps of movements instead. The condition may read from, to, edge and the mover.", `[movement.on_foot]`),
			need("when", "bool over params", "When.", `actor.money > 5`),
			may("message", "text", "The message to the player. Steps need none.", `"Not there."`),
		},
		Doc:     "Adds a requirement to an action, or to the steps of a movement, in a block of its own.",
		Example: "forbid no_rest {\n  action  = action.rest\n  when    = actor.money > 5\n  message = \"The rich do not rest.\"\n}\n",
	},
	{
		Name: "allow", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("action", "action", "The action whose requirement is lifted.", `action.rest`),
			need("rule", "rule", "The requirement.", `tired`),
			may("when", "bool over params", "When it is lifted. The default is always.", `true`),
		},
		Doc:     "Lifts a requirement of an action in a block of its own.",
		Example: "allow rest_anyway {\n  action = action.rest\n  rule   = tired\n}\n",
	},
	{
		Name: "victory", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("when", "bool", "When the game ends.", `game.round > 10`),
			may("winner", "winner", "Who has won. Several may share the victory. The default is nobody.", `player.north`),
			may("draw", "winner", "Among whom the game is a draw. It replaces winner.", `every(player)`),
			may("because", "text", "The message.", `"Time is up."`),
		},
		Bindings: true,
		Doc:      "A way to end the game. check_victory tests it.",
		Example:  "victory time_is_up {\n  when   = game.round > 10\n  winner = player.north\n}\n",
	},
	{
		Name: "evaluation", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("score", "int over self", "How good the position is for that player.", `self.money`),
		},
		Bindings: true,
		Doc:      "Scores a position for bots.",
		Example:  "evaluation wealth {\n  score = self.money\n}\n",
	},
	{
		Name: "hide", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("of", "class", "The class whose members are hidden.", `piece`),
			may("members", "list(name)", "The state fields that are hidden. The default is the whole thing.", `[unit, owner]`),
			need("when", "bool over self, viewer", "When they are hidden from the viewer.", `self.owner != viewer`),
			may("text", "text", "The words that are shown instead.", `"a face-down marker"`),
		},
		Doc:     "Hides members of things from players.",
		Example: "hide kinds {\n  of      = piece\n  members = [unit]\n  when    = self.owner != viewer\n}\n",
	},
	{
		Name: "rulebook", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "The title that is printed on it.", `"River War: Rules"`),
			may("language", "language_code", "The language it is printed in.", `"en"`),
		},
		Blocks:  []string{"clause"},
		Doc:     "The clauses of a printed rulebook.",
		Example: "rulebook book {\n  clause \"A-01\" {\n    text = \"Each player has two scouts.\"\n  }\n}\n",
	},
	{
		Name: "test", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("setup", "bool", "Whether the test starts after the set-up instead of on an empty board.", `true`),
			may("options", "map(option, constant)", "The options of the game.", `{ bid = 3 }`),
			may("skip", "text", "Why the test is not run.", `"waits for an answer of the publisher"`),
			may("cases", "cases", "Runs the test once for each case, with the values that the case gives the names. cites in a case belongs to that case.",
				`{ "one" = { n = 1 }, "two" = { n = 2 } }`),
		},
		Blocks:  []string{"given", "dice", "run", "play", "refuse", "expect"},
		Doc:     "An example of play. Its blocks run in order.",
		Example: "test \"nobody is there\" {\n  expect {\n    that = count(every(piece)) == 0\n  }\n}\n",
	},
	{
		Name: "needs", Labels: []string{"type", "name"}, MinLabels: 2, MoreLabels: true,
		Free:    "attributes of the block that is needed",
		Doc:     "In an abstract scenario or a module: a block that every game must declare. What it says is inherited by that declaration.",
		Example: "needs function worth {\n  params  = { p = player }\n  returns = int\n}\n",
	},
	{
		Name: "remove", Labels: []string{"type", "label"}, MinLabels: 1, MoreLabels: true,
		Attrs: []AttrSpec{
			may("only", "parts", "Removes only these parts of the block.", `[winner]`),
		},
		Doc:     "Removes a block of the base, or parts of it.",
		Example: "remove victory never {}\n",
	},
}

// nested is every block inside a declaration that is not a statement.
var nested = []*BlockSpec{
	{
		parent: "class", Name: "placement",
		Attrs: []AttrSpec{
			need("that", "bool over kind, at", "Where a kind of piece may be placed.", `kind.walks`),
			need("message", "text", "The message to the author of the scenario.", `"Scouts stand on the banks."`),
		},
		Doc:     "In class unit: a rule that every place statement of set-ups and tests must keep.",
		Example: "placement {\n  that    = kind.height == at.height\n  message = \"It cannot stand there.\"\n}\n",
	},
	{
		parent: "action", Name: "param", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("in", "sequence(T)", "The possible answers.", `every(space)`),
			may("message", "text", "The message for any other answer.", `"There is nothing there."`),
			may("prompt", "text", "The question.", `"From where?"`),
			may("text", "text over it", "The words of an option, which people type and game logs contain.", `"from ${it}"`),
		},
		Doc:     "A parameter of an action.",
		Example: "param here {\n  in = every(space)\n}\n",
	},
	{
		parent: "action", Name: "require", Labels: []string{"name"}, MinLabels: 0,
		Attrs: []AttrSpec{
			need("that", "condition", "What must hold.", `actor.money > 0`),
			need("message", "text", "The message to the player if it does not hold.", `"You have no money."`),
		},
		Doc:     "A requirement. It is tested as soon as its parameters are known.",
		Example: "require solvent {\n  that    = actor.money > 0\n  message = \"You have no money.\"\n}\n",
	},
	{
		parent: "action", Name: "do", Bindings: true, Statements: true,
		Doc:     "What the action does.",
		Example: "do {\n  gain actor {\n    money = 1\n  }\n}\n",
	},
	{
		parent: "action", Name: "ensure", Labels: []string{"name"}, MinLabels: 0,
		Attrs: []AttrSpec{
			need("that", "condition", "What must hold of the result.", `actor.money < 9`),
			may("message", "text", "The message to the player if it does not hold.", `"You have enough."`),
		},
		Doc:     "A requirement on the result.",
		Example: "ensure room {\n  that    = actor.money < 9\n  message = \"You have enough.\"\n}\n",
	},
	{
		parent: "rulebook", Name: "clause", Labels: []string{"label"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("section", "text", "The heading that it is under.", `"Movement"`),
			need("text", "text", "The words of the clause.", `"Scouts move one space."`),
			may("not_applicable", "text", "Why the clause has no rule in the scenario.", `"Components."`),
			may("note", "text", "How the scenario interprets the clause.", `"We read: at most one."`),
			may("restates", "clause_label or list(clause_label)", "The clauses that it repeats.", `["A-02"]`),
			may("line", "int", "Its line in the source.", `41`),
		},
		Doc:     "One clause of the book.",
		Example: "clause \"A-01\" {\n  text = \"Scouts move one space.\"\n}\n",
	},
	{
		parent: "test", Name: "given", Labels: []string{"procedure"}, Bindings: true, Statements: true,
		Doc:     "Statements that set up the position. With a label, it calls that procedure.",
		Example: "given {\n  set game {\n    round = 1\n  }\n}\n",
	},
	{
		parent: "test", Name: "dice",
		Attrs: []AttrSpec{
			need("rolls", "list(face)", "The faces that the next dice show.", `[1, 6]`),
		},
		Doc:     "Scripts the dice.",
		Example: "dice {\n  rolls = [1, 6]\n}\n",
	},
	{
		parent: "test", Name: "run", Labels: []string{"procedure"}, Bindings: true, Statements: true,
		Attrs: []AttrSpec{
			may("defaults", "bool", "Whether choices that no line answers take their defaults.", `true`),
		},
		Doc:     "Runs statements up to the first decision. With a label, it calls that procedure.",
		Example: "run {\n  call trade {}\n}\n",
	},
	{
		parent: "test", Name: "play",
		Attrs: []AttrSpec{
			need("lines", "list(text)", "The answers as a player types them.", `["rest"]`),
			may("by", "player", "The player who must be asked at each line.", `player.north`),
		},
		Doc:     "Answers decisions.",
		Example: "play {\n  lines = [\"rest\"]\n}\n",
	},
	{
		parent: "test", Name: "refuse",
		Attrs: []AttrSpec{
			need("line", "text or list(text)", "The answers that must be refused.", `"rest"`),
			may("because", "text", "What the player is told.", `"The rich do not rest."`),
			may("by", "player", "The player who must be asked.", `player.north`),
		},
		Doc:     "Tries an answer that is not legal.",
		Example: "refuse {\n  line = \"rest\"\n}\n",
	},
	{
		parent: "test", Name: "expect", Bindings: true,
		Attrs: []AttrSpec{
			may("that", "bool", "What must hold. With as, it may depend only on what that player sees.", `game.round == 1`),
			may("as", "player", "The player whose view counts.", `player.north`),
			may("text", "text", "A text; reads says how it must read.", `"round ${game.round}"`),
			may("reads", "text", "What text must read, as the player of as reads it.", `"round 1"`),
			may("said", "text or list(text)", "What the rules must have said in the run or play before, as far as the player of as may read it. A part of a message is enough.", `"It rains."`),
			may("unsaid", "text or list(text)", "What no message may contain that the rules have said since then, as far as the player of as may read it.", `"It snows."`),
			may("shown", "text or list(text)", "What must be in the lines of the decisions in the play before, as far as the player of as may read them.", `"rest"`),
			may("unshown", "text or list(text)", "What none of those lines may contain.", `"march"`),
			may("offered", "text or list(text)", "Answers that the open question must have: options as they are read, or whole lines. With as, that player must be asked.", `"rest"`),
			may("message", "text", "The message if it does not hold.", `"the round did not pass"`),
		},
		Doc:     "What must hold at this point. Everything that it asks must hold.",
		Example: "expect {\n  that = game.round == 1\n}\n",
	},
}
