package schema

import "github.com/scenario-lang/scenario/internal/typeexpr"

// statements is every statement. The rows of else_if, else and otherwise are here too: they follow another.
var statements = []*BlockSpec{
	{
		Name: "set", Labels: []string{"variable or class", "name"}, MinLabels: 1, Target: typeexpr.MustParse("expression"),
		Attrs: []AttrSpec{may("is", "expression", "The new value of a local made by var.", `n + 1`)},
		Free:  "state fields",
		Doc:   "Changes state, or a local made by var. A list is changed thing by thing, and `it` is each of them.", Example: "set game {\n  round = game.round + 1\n}\n",
	},
	{
		Name: "var", Always: true, Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{need("is", "expression", "Its first value.", `0`)},
		Doc:   "A local that changes.", Example: "var total {\n  is = 0\n}\n",
	},
	{
		Name: "if", Always: true, Bindings: true, Statements: true,
		Attrs: []AttrSpec{need("when", "condition", "The condition.", `game.round > 1`)},
		Doc:   "Runs its body if the condition is true.", Example: "if {\n  when = game.round > 1\n  check_victory {}\n}\n",
	},
	{
		Name: "else_if", Always: true, Bindings: true, Statements: true,
		Attrs: []AttrSpec{need("when", "condition", "Tested if no condition before was true.", `game.round > 2`)},
		Doc:   "Follows if or else_if.", Example: "else_if {\n  when = game.round > 2\n}\n",
	},
	{
		Name: "else", Always: true, Bindings: true, Statements: true,
		Doc: "Follows if or else_if.", Example: "else {\n  check_victory {}\n}\n",
	},
	{
		Name: "for", Labels: []string{"variable"}, MinLabels: 1, Bindings: true, Statements: true,
		Attrs: []AttrSpec{
			need("in", "sequence(T)", "The list or set. It is evaluated once, at the start.", `every(player)`),
			may("where", "condition", "Elements for which it is false are skipped.", `each.money > 0`),
		},
		Doc: "Runs its body for each element.", Example: "for each {\n  in = every(player)\n  gain each {\n    money = 1\n  }\n}\n",
	},
	{
		Name: "repeat", Bindings: true, Statements: true,
		Attrs: []AttrSpec{
			may("while", "condition", "Tested before each pass. The loop ends when it is false.", `game.round < 10`),
			may("until", "condition", "Tested after each pass. The loop ends when it is true.", `game.round > 3`),
			may("times", "int", "How many passes.", `3`),
		},
		Doc: "Runs its body repeatedly. It needs while, until or times.", Example: "repeat {\n  times = 3\n  call trade {}\n}\n",
	},
	{Name: "break", Doc: "Leaves the innermost loop.", Example: "break {}\n"},
	{
		Name:  "return",
		Attrs: []AttrSpec{may("value", "expression", "The result of the procedure.", `n + 1`)},
		Doc:   "Leaves the procedure.", Example: "return {\n  value = n\n}\n",
	},
	{
		Name: "move", Labels: []string{"pieces"}, MinLabels: 1, Target: typeexpr.MustParse("piece or list(piece)"),
		Attrs: []AttrSpec{need("to", "space", "The destination.", `there`)},
		Doc:   "Moves a piece, or a list of pieces, to a space. What they carry goes with them. In a list, `it` is each piece.", Example: "move a {\n  to = there\n}\n",
	},
	{
		Name: "carry", Labels: []string{"pieces"}, MinLabels: 1, Target: typeexpr.MustParse("piece or list(piece)"),
		Attrs: []AttrSpec{need("by", "optional(piece)", "The carrier; none puts the piece ashore.", `wagon`)},
		Doc:   "Puts a piece, or each of a list, aboard another, and moves it to the space of that one; with none, puts it ashore where it is. In a list, `it` is each piece.", Example: "carry a {\n  by = none\n}\n",
	},
	{
		Name: "create", Labels: []string{"variable"}, MinLabels: 0,
		Attrs: []AttrSpec{
			may("unit", "unit", "The kind of piece.", `unit.scout`),
			may("owner", "player", "The owner.", `player.north`),
			may("at", "space", "The space.", `space.north_bank`),
			may("count", "int", "How many. The default is 1.", `2`),
			may("record", "record", "Creates a record instead.", `contest`),
		},
		Free: "state fields",
		Doc:  "Creates pieces, or a record. The variable is the last one created.", Example: "create made {\n  unit = unit.scout\n  at   = space.north_bank\n}\n",
	},
	{
		Name: "destroy", Labels: []string{"pieces or record"}, MinLabels: 1, Target: typeexpr.MustParse("piece or list(piece) or record"),
		Doc: "Destroys a piece, a list of pieces or a record, or each of a list of records.", Example: "destroy a {}\n",
	},
	{
		Name: "gain", Labels: []string{"player", "name"}, MinLabels: 1, Target: typeexpr.MustParse("player"), Free: "resources",
		Attrs: []AttrSpec{
			may("resource", "resource", "The resource, where it is known only in play.", `r`),
			may("amount", "int", "The amount of that resource.", `n`),
			may("all", "map(resource, int)", "How much of every resource.", `unit.wagon.price`),
		},
		Doc: "Gives resources to a player.", Example: "gain p {\n  money = 1\n}\n",
	},
	{
		Name: "pay", Labels: []string{"player", "name"}, MinLabels: 1, Target: typeexpr.MustParse("player"), Free: "resources",
		Attrs: []AttrSpec{
			may("resource", "resource", "The resource, where it is known only in play.", `r`),
			may("amount", "int", "The amount of that resource.", `n`),
			may("all", "map(resource, int)", "How much of every resource.", `unit.wagon.price`),
		},
		Doc: "Takes resources from a player, who must have them.", Example: "pay p {\n  money = 1\n}\n",
	},
	{
		Name: "roll", Labels: []string{"variable"}, MinLabels: 1,
		Attrs: []AttrSpec{
			may("die", "die", "The die.", `die.d6`),
			may("faces", "sequence(T)", "The faces of a die that is known only in play, instead of `die`.", `range(1, n + 5)`),
			may("count", "int", "How many. The default is 1.", `3`),
			may("at_most", "int", "A die that shows at most this number hits.", `it.strength`),
			may("exactly", "F", "A die that shows this face hits.", `6`),
			may("each", "list(piece)", "Rolls for each of these pieces. The other attributes call the piece `it`.", `mine`),
			may("dice", "int", "The number of dice for each piece. The default is 1.", `2`),
			may("keep", "keep", "Which of several dice counts, for each piece or of all: the best or the worst. The others do not.", `best`),
			may("scored", "scoring", "How hits are counted. The default counts each die by itself.", `scoring.volley`),
		},
		Doc: "Rolls dice. The result is the list of faces or, with at_most or exactly, the number of hits.", Example: "roll hits {\n  die     = die.d6\n  count   = 3\n  at_most = 2\n}\n",
	},
	{
		Name: "pick", Labels: []string{"variable"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("from", "sequence(T)", "What is picked from.", `mine`),
			may("count", "int", "How many are picked, no place of the list twice. The result is then a list.", `2`),
		},
		Doc: "Picks at random. The result is one element, or none if there is nothing to pick from; with count it is a list, in the order of `from`.", Example: "pick victim {\n  from = mine\n}\n",
	},
	{
		Name: "choose", Labels: []string{"variable"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("by", "player or set(player)", "Who decides. All players of a set must give the same answer.", `p`),
			may("or_else", "player", "Who decides alone if the players of the set disagree. Without it the answer is then none.", `p`),
			may("prompt", "text", "The question.", `"Which one?"`),
			need("from", "sequence(T)", "The options.", `every(space)`),
			may("count", "int", "How many options are chosen. The answer is then a list.", `2`),
			may("at_least", "int", "How few options may be chosen, where that is fewer than count.", `0`),
			may("that", "condition", "Which combinations may be chosen. In it and in message, what is chosen has the name of the variable.", `count(chosen) > 0`),
			may("message", "text", "Explains why a combination is refused.", `"Not these together."`),
			may("default", "A", "The answer when defaults are taken.", `first(mine)`),
			may("text", "text over it", "The words of an option.", `"retreat to ${it}"`),
			may("pass", "text", "Adds an option whose answer is none.", `"hold"`),
			may("secret", "bool", "Whether the answer is hidden from the other players.", `true`),
			may("appeal", "int over it", "How good the option looks to a simple bot.", `it.income`),
			may("ask", "bool", "Asks even if only one answer is possible, so that nobody learns that from not being asked.", `true`),
		},
		Doc: "Asks a player for a decision.", Example: "choose place {\n  by     = p\n  prompt = \"Where?\"\n  from   = every(space)\n}\n",
	},
	{
		Name: "offer",
		Attrs: []AttrSpec{
			need("to", "player or set(player)", "Who may take the actions.", `game.active`),
			need("actions", "list(action)", "The actions.", `[action.rest]`),
			may("prompt", "text", "The question.", `"Rest, or stop."`),
			may("done", "text", "The answer that ends the offer. Without it one action must be taken.", `"stop"`),
			may("once", "bool", "Whether the offer ends after one action.", `true`),
			may("sealed", "bool", "Whether the answers are kept aside until all players have finished, and carried out then.", `true`),
			may("with", "map(name, expression)", "The values that the actions receive; see action.", `{ b = b }`),
		},
		Blocks: []string{"require"},
		Doc:    "A menu of actions.", Example: "offer {\n  to      = p\n  actions = [action.rest]\n  done    = \"stop\"\n}\n",
	},
	{
		Name: "require", Always: true, Labels: []string{"name"}, MinLabels: 0,
		Attrs: []AttrSpec{
			need("that", "condition", "What must hold before a player may choose done.", `p.money == 0`),
			need("message", "text", "The message to the player if it does not hold.", `"Spend it all."`),
		},
		Doc: "In offer: a requirement on done. actor is the player who would be done.", Example: "require spent {\n  that    = p.money == 0\n  message = \"Spend it all.\"\n}\n",
	},
	{
		Name: "call", Labels: []string{"procedure or phase", "variable"}, MinLabels: 1, Of: true, Free: "parameters", Arguments: `[player.north]`,
		Doc: "Runs a procedure or phase. The second label is the result. In around, `call inherited` runs what was there, with the same arguments except for those that are named.", Example: "call collect {\n  p = player.north\n}\n",
	},
	{
		Name: "emit", Labels: []string{"event"}, MinLabels: 1, Free: "fields of the event", Arguments: `[there]`,
		Attrs: []AttrSpec{may("later", "bool", "Whether the hooks run when the procedure, phase or action ends, and not at once.", `true`)},
		Doc:   "Runs the hooks of an event.", Example: "emit taken {\n  place = there\n}\n",
	},
	{
		Name: "say",
		Attrs: []AttrSpec{
			need("text", "text", "The message.", `"It rains."`),
			may("to", "player", "The only player who reads it. The default is everybody.", `p`),
		},
		Doc: "Shows a message.", Example: "say {\n  text = \"It rains.\"\n}\n",
	},
	{
		Name: "attempt", Bindings: true, Statements: true,
		Doc: "Runs its body. If an ensure in it fails, everything it did is undone and otherwise runs.", Example: "attempt {\n  ensure {\n    that = p.money > 0\n  }\n}\n",
	},
	{
		Name: "otherwise", Always: true, Bindings: true, Statements: true,
		Doc: "Follows attempt.", Example: "otherwise {\n  say {\n    text = \"It failed.\"\n  }\n}\n",
	},
	{
		Name: "ensure", Labels: []string{"name"}, MinLabels: 0,
		Attrs: []AttrSpec{
			need("that", "condition", "What must hold.", `p.money > 0`),
			may("message", "text", "Why it must hold.", `"There is no money."`),
		},
		Doc: "In attempt: fails the attempt if it does not hold.", Example: "ensure {\n  that = p.money > 0\n}\n",
	},
	{
		Name: "shuffle", Labels: []string{"space or class", "name"}, MinLabels: 1, Target: typeexpr.MustParse("space"),
		Doc: "Puts the pieces of a space into random order.", Example: "shuffle space deck {}\n",
	},
	{Name: "check_victory", Doc: "Ends the game if the condition of a victory is true.", Example: "check_victory {}\n"},
	{
		Name: "end_game",
		Attrs: []AttrSpec{
			may("winner", "winner", "Who has won. Several may share the victory. The default is nobody.", `p`),
			may("draw", "winner", "Among whom the game is a draw. It replaces winner.", `every(player)`),
			may("because", "text", "The message.", `"Time is up."`),
		},
		Doc: "Ends the game.", Example: "end_game {\n  winner = p\n}\n",
	},
	{
		Name: "place", Labels: []string{"space"}, MinLabels: 1, Free: "players",
		Doc: "Puts pieces into a space: an entry for each player, with a count for each kind of piece.", Example: "place north_bank {\n  north = { scout = 2 }\n}\n",
	},
}
