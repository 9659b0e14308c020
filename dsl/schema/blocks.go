package schema

// topLevel is every declaration. A row with MinLabels below len(Labels) has labels that may be left out.
var topLevel = []*BlockSpec{
	{
		Name: "scenario", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "What the game is called.", `"River War"`),
			may("description", "text", "What it is about.", `"Two sides fight for a river."`),
			may("languages", "list(language_code)", "The languages of its texts; the first is the default.", `["en", "de"]`),
			may("extends", "folder or list(folder)", "The scenario this one is a variant of; of a list, all are put together.", `"../base"`),
			may("import", "list(folder)", "Modules whose blocks this scenario uses.", `["../lib/dice"]`),
		},
		Doc:     "Names the scenario. Every folder has one.",
		Example: "scenario \"river_war\" {\n  title = \"River War\"\n}\n",
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
		Name: "space", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "What people call it.", `"North Bank"`),
			may("longitude", "rational", "Degrees east, for drawing.", `12.5`),
			may("latitude", "rational", "Degrees north, for drawing.", `48`),
			may("borders", "list(space)", "Neighbours, both ways; one side suffices.", `[space.south_bank]`),
			may("part_of", "space", "The space this one lies in.", `space.valley`),
			may("off_map", "bool", "It is not a place on the map (a hand, a deck, a pool).", `true`),
		},
		Free:    "attributes of the class space",
		Doc:     "A place where pieces can be.",
		Example: "space north_bank {\n  borders = [space.south_bank]\n}\n",
	},
	{
		Name: "border", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("between", "two(space)", "The spaces it joins.", `[space.north_bank, space.south_bank]`),
			may("one_way", "bool", "Only from the first to the second.", `true`),
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
		Doc:     "One who owns pieces, holds resources and decides.",
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
			may("title", "text", "What one is called.", `"scout"`),
			may("plural", "text", "What several are called.", `"scouts"`),
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
		Doc:     "A whole number each player holds; never negative.",
		Example: "resource money {\n  start = 0\n}\n",
	},
	{
		Name: "die", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("faces", "list(constant)", "What it can show, each as likely as the others.", `range(1, 6)`),
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
			may("text", "text", "What it does, for people.", `"Money for the second player."`),
		},
		Doc:     "Chosen before the game; option.NAME reads it.",
		Example: "option bid {\n  type    = int\n  default = 0\n}\n",
	},
	{
		Name: "record", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("fields", "map(name, type)", "What each holds.", `{ place = space }`),
			may("title", "text over self", "What people call one.", `"the contest for ${self.place}"`),
		},
		Doc:     "A kind of thing made and destroyed in play.",
		Example: "record contest {\n  fields = { place = space }\n}\n",
	},
	{
		Name: "table", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("die", "die", "What is rolled for it: one result for each face.", `die.d6`),
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
			need("seats", "list(list(player))", "Who is run by whom.", `[[player.north], [player.south]]`),
			may("options", "map(option, constant)", "Options that such a game has.", `{ bid = 3 }`),
			may("title", "text", "What people call it.", `"for two"`),
		},
		Free:    "attributes of the class seating",
		Doc:     "Who runs whom with that many people at the table.",
		Example: "seating two {\n  seats = [[player.north], [player.south]]\n}\n",
	},
	{
		Name: "function", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("params", "map(name, type)", "What it is given.", `{ p = player }`),
			need("is", "expression", "What it gives.", `p.money > 0`),
		},
		Bindings: true,
		Doc:      "A pure function.",
		Example:  "function solvent {\n  params = { p = player }\n  is     = p.money > 0\n}\n",
	},
	{
		Name: "value", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("of", "class", "Whose value it is.", `piece`),
			need("is", "expression over self", "The value before modifiers.", `self.unit.attack`),
			may("min", "int", "The least value after all modifiers.", `0`),
			may("max", "int", "The greatest value after all modifiers.", `6`),
			may("stages", "list(stage)", "The order in which modifiers apply.", `[step.base, step.bonus]`),
			may("round", "rounding", "How it is made whole after each stage.", `down`),
		},
		Doc:     "A number computed from a thing and its modifiers.",
		Example: "value strength {\n  of  = piece\n  is  = self.unit.attack\n  min = 0\n}\n",
	},
	{
		Name: "modifier", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("to", "value", "What it changes.", `value.strength`),
			may("units", "list(unit)", "The kinds of piece it is for; all when left out.", `[unit.scout]`),
			may("when", "bool over self", "When it holds.", `self.owner != none`),
			may("set", "number", "Replaces what came in.", `2`),
			may("add", "number", "Is added.", `1`),
			may("percent", "number", "Adds that many hundredths of what came in.", `50`),
			may("times", "rational", "Multiplies.", `1.5`),
			may("at_least", "number", "Raises to this.", `1`),
			may("at_most", "number", "Lowers to this.", `4`),
			may("limit", "int over among", "How many of the pieces rolled for together may have it.", `2`),
			may("stage", "stage", "The stage it belongs to.", `step.bonus`),
		},
		Doc:     "Changes a value. It has exactly one of set, add, percent, times, at_least and at_most.",
		Example: "modifier dug_in {\n  to  = value.strength\n  add = 1\n}\n",
	},
	{
		Name: "suppress", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("modifier", "modifier", "The modifier that is switched off.", `modifier.dug_in`),
			may("when", "bool over self", "When it is; always when left out.", `self.space == none`),
		},
		Doc:     "Switches a modifier off.",
		Example: "suppress never_dug_in {\n  modifier = modifier.dug_in\n}\n",
	},
	{
		Name: "movement", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("params", "mover", "What moves.", `{ mover = piece }`),
			may("pass", "bool over from, to, edge, mover", "Whether the step is possible; true when left out.", `!to.off_map`),
			may("cost", "int", "What the step costs; 1 when left out.", `1`),
			may("stop", "bool", "Whether the mover must stop after it.", `false`),
			may("risk", "int", "Of ways that cost the same, the one with least risk is taken.", `0`),
		},
		Doc:     "Which steps something may take, and at what cost.",
		Example: "movement on_foot {\n  params = { mover = piece }\n  cost   = 1\n}\n",
	},
	{
		Name: "event", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("fields", "map(name, type)", "What hooks are told.", `{ place = space }`),
		},
		Doc:     "Something that rules can hang themselves on.",
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
		Name: "scoring", Labels: []string{"name"}, MinLabels: 1,
		Bindings: true, Statements: true,
		Doc:     "How the hits of rolls that name it are counted. Empty: each die by itself. Else statements that know `strengths`, what each die has to show at most, and return how many hit.",
		Example: "scoring volley {\n  return {\n    value = div(sum(strengths), 6)\n  }\n}\n",
	},
	{
		Name: "procedure", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("params", "map(name, type)", "What it is given.", `{ p = player }`),
		},
		Bindings: true, Statements: true,
		Doc:     "Statements under a name.",
		Example: "procedure collect {\n  params = { p = player }\n  gain p {\n    money = 1\n  }\n}\n",
	},
	{
		Name: "phase", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "What people see.", `"Movement"`),
			may("params", "map(name, type)", "What it is given.", `{ p = player }`),
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
			may("when", "bool", "Runs only then; reads options and earlier state.", `option.long_game`),
		},
		Bindings: true, Statements: true,
		Doc:     "Statements that run before the sequence.",
		Example: "setup {\n  place north_bank {\n    north = { scout = 2 }\n  }\n}\n",
	},
	{
		Name: "action", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("text", "line", "The line that is typed and recorded.", `"rest"`),
			may("menu", "text", "What a menu calls it.", `"march"`),
			may("with", "map(name, type)", "What every offer of it gives, under these names.", `{ b = contest }`),
			may("appeal", "int", "How good it looks to a simple bot.", `10`),
			may("beside", "list(action)", "Every offer that lists one of these offers this, too.", `[action.march]`),
			may("secret", "bool", "Whether others may not read the line. Where the scenario hides anything, they may only if this says false.", `false`),
		},
		Blocks: []string{"param", "require", "do", "ensure"}, Once: []string{"do"},
		Bindings: true,
		Doc:      "A kind of move, declared once with its legality.",
		Example:  "action rest {\n  text = \"rest\"\n  do {}\n}\n",
	},
	{
		Name: "forbid", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("action", "action", "What is forbidden.", `action.march`),
			may("actions", "list(action)", "Several that have the parameters it asks about.", `[action.march, action.sail]`),
			may("movements", "list(movement)", "Forbids steps instead: `when` asks about from, to, edge and the mover.", `[movement.on_foot]`),
			need("when", "bool over params", "When.", `actor.money > 5`),
			may("message", "text", "What the player is told; steps need none.", `"Not there."`),
		},
		Doc:     "Adds a requirement to an action, or to the steps of a movement, from outside.",
		Example: "forbid no_rest {\n  action  = action.rest\n  when    = actor.money > 5\n  message = \"The rich do not rest.\"\n}\n",
	},
	{
		Name: "allow", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("action", "action", "Whose requirement is lifted.", `action.rest`),
			need("rule", "rule", "Which.", `tired`),
			may("when", "bool over params", "When; always when left out.", `true`),
		},
		Doc:     "Lifts a requirement of an action from outside.",
		Example: "allow rest_anyway {\n  action = action.rest\n  rule   = tired\n}\n",
	},
	{
		Name: "victory", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("when", "bool", "When it ends the game.", `game.round > 10`),
			may("winner", "winner", "Who has won; several share the victory; nobody when left out.", `player.north`),
			may("because", "text", "What is said.", `"Time is up."`),
		},
		Bindings: true,
		Doc:      "A way to end the game, looked at by check_victory.",
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
			need("of", "class", "Whose members are hidden.", `piece`),
			may("members", "list(name)", "Which of its state; the whole thing when left out.", `[unit, owner]`),
			need("when", "bool over self, viewer", "When they are hidden from viewer.", `self.owner != viewer`),
			may("text", "text", "What is shown instead of what is hidden.", `"a face-down marker"`),
		},
		Doc:     "Keeps members of things from players.",
		Example: "hide kinds {\n  of      = piece\n  members = [unit]\n  when    = self.owner != viewer\n}\n",
	},
	{
		Name: "rulebook", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("title", "text", "What is printed on it.", `"River War: Rules"`),
			may("language", "language_code", "The language it is printed in.", `"en"`),
		},
		Blocks:  []string{"clause"},
		Doc:     "The ledger of a printed book, clause by clause.",
		Example: "rulebook book {\n  clause \"A-01\" {\n    text = \"Each player has two scouts.\"\n  }\n}\n",
	},
	{
		Name: "test", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("setup", "bool", "Starts after the set-up instead of on an empty board.", `true`),
			may("options", "map(option, constant)", "Options that are set.", `{ bid = 3 }`),
			may("skip", "text", "Why it is not run.", `"waits for an answer of the publisher"`),
			may("cases", "cases", "Plays the test once for each case, with its values for the names; cites in a case is of that case.",
				`{ "one" = { n = 1 }, "two" = { n = 2 } }`),
		},
		Blocks:  []string{"given", "dice", "run", "play", "refuse", "expect"},
		Doc:     "An example that is played; its blocks run in order.",
		Example: "test \"nobody is there\" {\n  expect {\n    that = count(every(piece)) == 0\n  }\n}\n",
	},
	{
		Name: "remove", Labels: []string{"type", "label"}, MinLabels: 1, MoreLabels: true,
		Attrs: []AttrSpec{
			may("only", "parts", "Removes only these parts of the block.", `[winner]`),
		},
		Doc:     "Takes a block of the base away, or parts of it.",
		Example: "remove victory never {}\n",
	},
}

// nested is every block inside a declaration that is not a statement.
var nested = []*BlockSpec{
	{
		parent: "class", Name: "placement",
		Attrs: []AttrSpec{
			need("that", "bool over kind, at", "Where a kind may be placed.", `kind.walks`),
			need("message", "text", "What the author is told.", `"Scouts stand on the banks."`),
		},
		Doc:     "In class unit: a rule that every place statement of set-ups and tests must keep.",
		Example: "placement {\n  that    = kind.height == at.height\n  message = \"It cannot stand there.\"\n}\n",
	},
	{
		parent: "action", Name: "param", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("in", "sequence(T)", "What may be answered.", `every(space)`),
			may("message", "text", "What is said of anything else.", `"There is nothing there."`),
			may("prompt", "text", "The question.", `"From where?"`),
		},
		Doc:     "A parameter of an action.",
		Example: "param here {\n  in = every(space)\n}\n",
	},
	{
		parent: "action", Name: "require", Labels: []string{"name"}, MinLabels: 0,
		Attrs: []AttrSpec{
			need("that", "condition", "What must hold.", `actor.money > 0`),
			need("message", "text", "What the player is told otherwise.", `"You have no money."`),
		},
		Doc:     "A requirement, tested as soon as it can be.",
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
			may("message", "text", "What the player is told otherwise.", `"You have enough."`),
		},
		Doc:     "A requirement on the result.",
		Example: "ensure room {\n  that    = actor.money < 9\n  message = \"You have enough.\"\n}\n",
	},
	{
		parent: "rulebook", Name: "clause", Labels: []string{"label"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("section", "text", "The heading it stands under.", `"Movement"`),
			need("text", "text", "What it says.", `"Scouts move one space."`),
			may("not_applicable", "text", "Why no rule can say it.", `"Components."`),
			may("note", "text", "How it is read here.", `"We read: at most one."`),
			may("restates", "clause_label or list(clause_label)", "Clauses it says again.", `["A-02"]`),
			may("line", "int", "Where it is in the source.", `41`),
		},
		Doc:     "One clause of the book.",
		Example: "clause \"A-01\" {\n  text = \"Scouts move one space.\"\n}\n",
	},
	{
		parent: "test", Name: "given", Labels: []string{"procedure"}, Bindings: true, Statements: true,
		Doc:     "Statements that make the position; with a label, that procedure is called.",
		Example: "given {\n  set game {\n    round = 1\n  }\n}\n",
	},
	{
		parent: "test", Name: "dice",
		Attrs: []AttrSpec{
			need("rolls", "list(face)", "What the dice show from here on.", `[1, 6]`),
		},
		Doc:     "Scripts the dice.",
		Example: "dice {\n  rolls = [1, 6]\n}\n",
	},
	{
		parent: "test", Name: "run", Labels: []string{"procedure"}, Bindings: true, Statements: true,
		Attrs: []AttrSpec{
			may("defaults", "bool", "Choices that are not scripted take their defaults.", `true`),
		},
		Doc:     "Runs statements up to the first decision; with a label, that procedure.",
		Example: "run {\n  call trade {}\n}\n",
	},
	{
		parent: "test", Name: "play",
		Attrs: []AttrSpec{
			need("lines", "list(text)", "Answers, as they are typed.", `["rest"]`),
			may("by", "player", "Who must be the one asked, at each of the lines.", `player.north`),
		},
		Doc:     "Answers decisions.",
		Example: "play {\n  lines = [\"rest\"]\n}\n",
	},
	{
		parent: "test", Name: "refuse",
		Attrs: []AttrSpec{
			need("line", "text or list(text)", "An answer that must be refused, or several.", `"rest"`),
			may("because", "text", "What the player is told.", `"The rich do not rest."`),
			may("by", "player", "Who must be the one asked.", `player.north`),
		},
		Doc:     "Tries an answer that is not legal.",
		Example: "refuse {\n  line = \"rest\"\n}\n",
	},
	{
		parent: "test", Name: "expect", Bindings: true,
		Attrs: []AttrSpec{
			need("that", "bool", "What must hold.", `game.round == 1`),
			may("message", "text", "What is said when it does not.", `"the round did not pass"`),
		},
		Doc:     "What must hold at this point.",
		Example: "expect {\n  that = game.round == 1\n}\n",
	},
}
