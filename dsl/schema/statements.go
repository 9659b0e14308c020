package schema

import "github.com/scenario-lang/scenario/internal/typeexpr"

// statements is every statement. The rows of else_if, else and otherwise are here too: they follow another.
var statements = []*BlockSpec{
	{
		Name: "set", Labels: []string{"variable or class", "name"}, MinLabels: 1, Target: typeexpr.MustParse("expression"),
		Attrs: []AttrSpec{may("is", "expression", "The new value of a local made by var.", `n + 1`)},
		Free:  "state fields",
		Doc:   "Changes state, or a local made by var.", Example: "set game {\n  round = game.round + 1\n}\n",
	},
	{
		Name: "var", Labels: []string{"name"}, MinLabels: 1,
		Attrs: []AttrSpec{need("is", "expression", "Its first value.", `0`)},
		Doc:   "A local that changes.", Example: "var total {\n  is = 0\n}\n",
	},
	{
		Name: "if", Bindings: true, Statements: true,
		Attrs: []AttrSpec{need("when", "condition", "Runs the body when it holds.", `game.round > 1`)},
		Doc:   "Runs its body when the condition holds.", Example: "if {\n  when = game.round > 1\n  check_victory {}\n}\n",
	},
	{
		Name: "else_if", Bindings: true, Statements: true,
		Attrs: []AttrSpec{need("when", "condition", "Looked at when none before held.", `game.round > 2`)},
		Doc:   "Follows if or else_if.", Example: "else_if {\n  when = game.round > 2\n}\n",
	},
	{
		Name: "else", Bindings: true, Statements: true,
		Doc: "Follows if or else_if.", Example: "else {\n  check_victory {}\n}\n",
	},
	{
		Name: "for", Labels: []string{"variable"}, MinLabels: 1, Bindings: true, Statements: true,
		Attrs: []AttrSpec{
			need("in", "sequence(T)", "What it goes over, as it is at the start.", `every(player)`),
			may("where", "condition", "Skips those for which it does not hold.", `each.money > 0`),
		},
		Doc: "Runs its body for each.", Example: "for each {\n  in = every(player)\n  gain each {\n    money = 1\n  }\n}\n",
	},
	{
		Name: "repeat", Bindings: true, Statements: true,
		Attrs: []AttrSpec{
			may("while", "condition", "Asked before each pass.", `game.round < 10`),
			may("until", "condition", "Asked after each pass.", `game.round > 3`),
			may("times", "int", "How many passes.", `3`),
		},
		Doc: "Runs its body again and again. One of while, until and times must be there.", Example: "repeat {\n  times = 3\n  call trade {}\n}\n",
	},
	{Name: "break", Doc: "Leaves the innermost loop.", Example: "break {}\n"},
	{
		Name:  "return",
		Attrs: []AttrSpec{may("value", "expression", "What the caller gets.", `n + 1`)},
		Doc:   "Leaves the procedure.", Example: "return {\n  value = n\n}\n",
	},
	{
		Name: "move", Labels: []string{"pieces"}, MinLabels: 1, Target: typeexpr.MustParse("piece or list(piece)"),
		Attrs: []AttrSpec{need("to", "space", "Where to.", `there`)},
		Doc:   "Takes a piece, or a list of them, to a space; what they carry goes with them.", Example: "move a {\n  to = there\n}\n",
	},
	{
		Name: "carry", Labels: []string{"pieces"}, MinLabels: 1, Target: typeexpr.MustParse("piece or list(piece)"),
		Attrs: []AttrSpec{need("by", "optional(piece)", "Who carries it; none puts it ashore.", `wagon`)},
		Doc:   "Puts a piece aboard another in the same space, or ashore.", Example: "carry a {\n  by = none\n}\n",
	},
	{
		Name: "create", Labels: []string{"variable"}, MinLabels: 0,
		Attrs: []AttrSpec{
			may("unit", "unit", "The kind of piece.", `unit.scout`),
			may("owner", "player", "Whose it is.", `player.north`),
			may("at", "space", "Where.", `space.north_bank`),
			may("count", "int", "How many; 1 when left out.", `2`),
			may("record", "record", "Makes a record instead.", `contest`),
		},
		Free: "state fields",
		Doc:  "Makes pieces, or a record. The variable is the last one made.", Example: "create made {\n  unit = unit.scout\n  at   = space.north_bank\n}\n",
	},
	{
		Name: "destroy", Labels: []string{"pieces or record"}, MinLabels: 1, Target: typeexpr.MustParse("piece or list(piece) or record"),
		Doc: "Removes a piece, a list of pieces or a record.", Example: "destroy a {}\n",
	},
	{
		Name: "gain", Labels: []string{"player", "name"}, MinLabels: 1, Target: typeexpr.MustParse("player"), Free: "resources",
		Attrs: []AttrSpec{
			may("resource", "resource", "Which resource, where that is known only in play.", `r`),
			may("amount", "int", "How much of it.", `n`),
		},
		Doc: "Gives resources to a player.", Example: "gain p {\n  money = 1\n}\n",
	},
	{
		Name: "pay", Labels: []string{"player", "name"}, MinLabels: 1, Target: typeexpr.MustParse("player"), Free: "resources",
		Attrs: []AttrSpec{
			may("resource", "resource", "Which resource, where that is known only in play.", `r`),
			may("amount", "int", "How much of it.", `n`),
		},
		Doc: "Takes resources from a player, who must have them.", Example: "pay p {\n  money = 1\n}\n",
	},
	{
		Name: "roll", Labels: []string{"variable"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("die", "die", "Which die.", `die.d6`),
			may("count", "int", "How many; 1 when left out.", `3`),
			may("at_most", "int", "A die hits that shows at most this.", `it.strength`),
			may("exactly", "F", "A die hits that shows this.", `6`),
			may("each", "list(piece)", "One die for each, called it in the other attributes.", `mine`),
			may("dice", "int", "Dice for each of them; 1 when left out.", `2`),
			may("scored", "scoring", "How hits are counted; each die by itself when left out.", `scoring.volley`),
		},
		Doc: "Rolls dice. The result is the list of faces or, with at_most or exactly, how many hit.", Example: "roll hits {\n  die     = die.d6\n  count   = 3\n  at_most = 2\n}\n",
	},
	{
		Name: "choose", Labels: []string{"variable"}, MinLabels: 1,
		Attrs: []AttrSpec{
			need("by", "player or set(player)", "Who decides; all of a set must give the same answer.", `p`),
			may("or_else", "player", "Who decides alone where those of the set differ; without it the answer is none then.", `p`),
			may("prompt", "text", "The question.", `"Which one?"`),
			need("from", "sequence(T)", "What may be chosen.", `every(space)`),
			may("count", "int", "How many are chosen; the answer is a list then.", `2`),
			may("at_least", "int", "Fewer may be chosen, down to this.", `0`),
			may("default", "A", "What is taken when defaults are asked for.", `first(mine)`),
			may("text", "text over it", "How an option is worded.", `"retreat to ${it}"`),
			may("pass", "text", "Adds an option whose answer is none.", `"hold"`),
			may("secret", "bool", "Keeps the answer from the others.", `true`),
			may("appeal", "int over it", "How good an option looks to a simple bot.", `it.income`),
			may("ask", "bool", "Asks even where only one answer is possible, so that nobody learns that from not being asked.", `true`),
		},
		Doc: "Asks a player for a decision.", Example: "choose place {\n  by     = p\n  prompt = \"Where?\"\n  from   = every(space)\n}\n",
	},
	{
		Name: "offer",
		Attrs: []AttrSpec{
			need("to", "player or set(player)", "Who may act.", `game.active`),
			need("actions", "list(action)", "What may be done.", `[action.rest]`),
			may("prompt", "text", "The question.", `"Rest, or stop."`),
			may("done", "text", "What ends it; without it one action must be taken.", `"stop"`),
			may("once", "bool", "Ends after one action.", `true`),
			may("with", "map(name, expression)", "What the actions are given; see action.", `{ b = b }`),
		},
		Blocks: []string{"require"},
		Doc:    "A menu of actions.", Example: "offer {\n  to      = p\n  actions = [action.rest]\n  done    = \"stop\"\n}\n",
	},
	{
		Name: "require", Labels: []string{"name"}, MinLabels: 0,
		Attrs: []AttrSpec{
			need("that", "condition", "What must hold before the menu can be left.", `p.money == 0`),
			need("message", "text", "What the player is told otherwise.", `"Spend it all."`),
		},
		Doc: "Inside offer: holds back its done. actor is who would be done.", Example: "require spent {\n  that    = p.money == 0\n  message = \"Spend it all.\"\n}\n",
	},
	{
		Name: "call", Labels: []string{"procedure or phase", "variable"}, MinLabels: 1, Free: "parameters",
		Doc: "Runs a procedure or phase. The second label is the result.", Example: "call collect {\n  p = player.north\n}\n",
	},
	{
		Name: "emit", Labels: []string{"event"}, MinLabels: 1, Free: "fields of the event",
		Doc: "Runs the hooks of an event.", Example: "emit taken {\n  place = there\n}\n",
	},
	{
		Name: "say",
		Attrs: []AttrSpec{
			need("text", "text", "What is said.", `"It rains."`),
			may("to", "player", "Only to this player.", `p`),
		},
		Doc: "A line of the log.", Example: "say {\n  text = \"It rains.\"\n}\n",
	},
	{
		Name: "attempt", Bindings: true, Statements: true,
		Doc: "Runs its body; when an ensure in it fails, all is undone and otherwise runs.", Example: "attempt {\n  ensure {\n    that = p.money > 0\n  }\n}\n",
	},
	{
		Name: "otherwise", Bindings: true, Statements: true,
		Doc: "Follows attempt.", Example: "otherwise {\n  say {\n    text = \"It failed.\"\n  }\n}\n",
	},
	{
		Name: "ensure", Labels: []string{"name"}, MinLabels: 0,
		Attrs: []AttrSpec{
			need("that", "condition", "What must hold here.", `p.money > 0`),
			may("message", "text", "Why.", `"There is no money."`),
		},
		Doc: "Inside attempt: fails it.", Example: "ensure {\n  that = p.money > 0\n}\n",
	},
	{
		Name: "shuffle", Labels: []string{"space or class", "name"}, MinLabels: 1, Target: typeexpr.MustParse("space"),
		Doc: "Mixes the order of the pieces in a space.", Example: "shuffle space deck {}\n",
	},
	{Name: "check_victory", Doc: "Ends the game if a victory holds.", Example: "check_victory {}\n"},
	{
		Name: "end_game",
		Attrs: []AttrSpec{
			may("winner", "winner", "Who has won; several share the victory; nobody when left out.", `p`),
			may("because", "text", "What is said.", `"Time is up."`),
		},
		Doc: "Ends the game.", Example: "end_game {\n  winner = p\n}\n",
	},
	{
		Name: "place", Labels: []string{"space"}, MinLabels: 1, Free: "players",
		Doc: "Puts pieces on the board: an entry for each player, a count for each kind.", Example: "place north_bank {\n  north = { scout = 2 }\n}\n",
	},
}
