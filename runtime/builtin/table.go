package builtin

// The IDs. Add new ones at the end.
const (
	Every uint16 = 1 + iota
	Pieces
	Cargo
	Adjacent
	Touches
	Parts
	Reach
	Distance
	Route
	Count
	Empty
	Sum
	Any
	AllOf
	Min
	Max
	Abs
	First
	Last
	Take
	Drop
	Concat
	Unique
	Reversed
	Repeated
	Contains
	Union
	Without
	Sorted
	Best
	Least
	Range
	Matching
	Div
	Floor
	Ceil
	Nearest
	LookUp
	Text
	Index
	Rotated
	Same
	Borders
	Stock
	Spread
	JointMatching
	GameOver
	GameWinners
	GameDrawn
	Sees
	Put
	CanPay
	DockedMatching
	Where
	FirstOf
	Closure
	Odds
)

// since is the version of the language in which the following functions were introduced.
const since = "1.0"

// table is in the order of the documentation.
var table = []Func{
	{
		ID: Every, signature: "every(class class(T)) list(T)", Reads: ReadsPieces | ReadsRecords, Lazy: true,
		Doc: "All things of a class in declared order; for piece or a record, those that exist now; " +
			"for an enum, its values.",
		Example: "every(player)", Value: "[player.north, player.south]",
	},
	{
		ID: Pieces, signature: "pieces(s space) list(piece)", Reads: ReadsPieces, Lazy: true,
		Doc: "The pieces in a space in their order, including those that are carried. With a player, pieces(s, p), " +
			"those of that player.",
		Example: "pieces(space.north_bank)", Value: "[scout(), wagon(), rider()]",
	},
	{
		ID: Cargo, signature: "cargo(p piece) list(piece)", Reads: ReadsPieces, Lazy: true,
		Doc:     "The pieces a piece carries, in order.",
		Example: "cargo(wagon())", Value: "[rider()]",
	},
	{
		ID: Adjacent, signature: "adjacent(s space) list(space)", Reads: ReadsMap, Lazy: true,
		Doc: "The spaces one step away: first those across border blocks, then those listed in borders, " +
			"each in declared order.",
		Example: "adjacent(space.north_bank)", Value: "[space.south_bank, space.hill]",
	},
	{
		ID: Touches, signature: "touches(a space, b space) bool", Reads: ReadsMap, Code: touches,
		Doc:     "Whether one step leads from a to b.",
		Example: "touches(space.hill, space.south_bank)", Value: "false",
	},
	{
		ID: Borders, signature: "borders(a space, b space) list(border)", Reads: ReadsMap, Code: borders,
		Doc:     "The borders that one step from a to b may cross; empty if no step leads there.",
		Example: "borders(space.north_bank, space.south_bank)", Value: "[border.ford]",
	},
	{
		ID: Parts, signature: "parts(s space) list(space)", Reads: ReadsMap, Code: parts,
		Doc:     "The spaces whose part_of is this space.",
		Example: "parts(space.valley)", Value: "[space.hill, space.north_bank]",
	},
	{
		ID: Reach, signature: "reach(movement movement, mover mover, from space, budget int) list(space)",
		Reads:   ReadsMap | ReadsMovement,
		Doc:     "The spaces that can be reached within the budget, nearest first, without the space it starts from.",
		Example: "reach(movement.on_foot, scout(), space.hill, 1)", Value: "[space.north_bank]",
	},
	{
		ID: Distance, signature: "distance(movement movement, mover mover, from space, to space, budget int) int",
		Reads:   ReadsMap | ReadsMovement,
		Doc:     "The least cost from one space to another, or -1 if that is more than the budget.",
		Example: "distance(movement.on_foot, scout(), space.hill, space.south_bank, 4)", Value: "2",
	},
	{
		ID: Spread, signature: "spread(movement movement, mover mover, from list(space), budget int) list(space)",
		Reads: ReadsMap | ReadsMovement,
		Doc: "The spaces that can be reached within the budget from any of several, nearest first, " +
			"beginning with those themselves.",
		Example: "spread(movement.on_foot, scout(), [space.hill], 1)", Value: "[space.hill, space.north_bank]",
	},
	{
		ID: Route, signature: "route(movement movement, mover mover, from space, to space, budget int) list(space)",
		Reads: ReadsMap | ReadsMovement,
		Doc: "The spaces that are entered on the way, ending with the destination. Of several ways it is the one with " +
			"the least cost, then the least risk; it is empty if there is no way.",
		Example: "route(movement.on_foot, scout(), space.hill, space.south_bank, 2)",
		Value:   "[space.north_bank, space.south_bank]",
	},
	{
		ID: Closure, signature: "closure(l chain(T)) list(T)", Each: EachValue,
		Doc: "The things of a list, and all that they lead to, directly or through others, nearest first and each once. " +
			"A list of what each thing leads to may follow, in which the name of the class is the thing: " +
			"closure([p.home], lane_ends(space)).",
		Example: "closure([for s in [space.hill] : [s.part_of]])", Value: "[space.hill, space.valley]",
	},
	{
		ID: Odds, signature: "odds(end question, given parameters) int", Reads: 0, Code: odds,
		Doc: "The chance of an outcome of a question in thousandths, or a thousand times the average of a count: " +
			"odds(question.NAME.OUTCOME, x, …), with a value for each parameter. The question needs a given block. " +
			"It is played 100 times with dice of its own; the same values always give the same result.",
		Example: "odds(question.find.rich, 1)", Value: "1000",
	},
	{
		ID: Where, signature: "where(l sequence(T), condition bool) list(T)", Each: EachCondition,
		Doc:     "The elements for which a condition holds. In the condition, the name of the class is each element.",
		Example: "where(every(unit), unit.weight > 1)", Value: "[unit.wagon]",
	},
	{
		ID: FirstOf, signature: "first_of(choice case(T), …) T",
		Doc: "The value of the first condition that holds. Each choice is { when = CONDITION, then = VALUE }; the last " +
			"argument is the value if no condition holds.",
		Example: "first_of({ when = empty(every(player)), then = 1 }, { when = count(every(player)) == 2, then = 2 }, 3)",
		Value:   "2",
	},
	{
		ID: Count, signature: "count(l sequence(T)) int", Each: EachCondition,
		Doc: "The number of elements. A condition may follow the list; in it, the name of the class is each element: " +
			"count(pieces(s), piece.owner == p).",
		Example: "count([for p in every(piece) : p if p.owner == player.north])", Value: "3",
	},
	{
		ID: Empty, signature: "empty(l sequence(T)) bool", Each: EachCondition,
		Doc:     "Whether there are no elements. A condition may follow the list, as in count.",
		Example: "empty(pieces(space.hill))", Value: "true",
	},
	{
		ID: Sum, signature: "sum(l sequence(N)) N", Each: EachValue,
		Doc: "The sum; 0 for an empty list. The number to add for each element may follow the list; in it, the name " +
			"of the class is each element: sum(pieces(s), piece.unit.cost).",
		Example: "sum([for s in every(space) : s.income])", Value: "5",
	},
	{
		ID: Any, signature: "any(l sequence(bool)) bool", Each: EachValue,
		Doc: "Whether at least one element is true; false for an empty list. The condition may follow a list of " +
			"things; in it, the name of the class is each thing: any(pieces(s), piece.moved).",
		Example: "any([for s in every(space) : s.income > 2])", Value: "true",
	},
	{
		ID: AllOf, signature: "all(l sequence(bool)) bool", Each: EachValue,
		Doc:     "Whether every element is true; true for an empty list. The condition may follow a list of things, as in any.",
		Example: "all([for s in every(space) : s.income > 2])", Value: "false",
	},
	{
		ID: Min, signature: "min(x numbers(N), …) N",
		Doc:     "The least number of a list, or of two or more numbers. An empty list is an error.",
		Example: "min(2, 0.5)", Value: "0.5",
	},
	{
		ID: Max, signature: "max(x numbers(N), …) N",
		Doc:     "The greatest number of a list, or of two or more numbers. An empty list is an error.",
		Example: "max([for s in every(space) : s.income])", Value: "3",
	},
	{
		ID: Abs, signature: "abs(n N) N",
		Doc:     "The number without its sign.",
		Example: "abs(2 - 5)", Value: "3",
	},
	{
		ID: First, signature: "first(l sequence(T)) optional(T)", Each: EachCondition, Elements: SomeElements,
		Doc:     "The first element, or none. A list of numbers must not be empty. A condition may follow the list, as in count.",
		Example: "first(pieces(space.hill))", Value: "none",
	},
	{
		ID: Last, signature: "last(l sequence(T)) optional(T)", Each: EachCondition, Elements: SomeElements,
		Doc:     "The last element, or none. A list of numbers must not be empty. A condition may follow the list, as in count.",
		Example: "last(every(player))", Value: "player.south",
	},
	{
		ID: Take, signature: "take(l sequence(T), n int) list(T)", Elements: SomeElements, Code: take,
		Doc:     "The first n elements, or all if there are fewer.",
		Example: "take(every(piece), 2)", Value: "[scout(), wagon()]",
	},
	{
		ID: Drop, signature: "drop(l sequence(T), n int) list(T)", Elements: SomeElements, Code: drop,
		Doc:     "All but the first n elements.",
		Example: "drop(every(piece), 2)", Value: "[rider(), guard()]",
	},
	{
		ID: Concat, signature: "concat(a list(T), b list(T), …) list(T)", Elements: AllElements, Code: concat,
		Doc:     "Several lists, one after the other.",
		Example: "concat([1, 2], [2], [3])", Value: "[1, 2, 2, 3]",
	},
	{
		ID: Unique, signature: "unique(l list(T)) list(T)", Elements: SomeElements, Code: unique,
		Doc:     "Each value once, where it comes first.",
		Example: "unique([for p in every(piece) : p.owner])", Value: "[player.north, player.south]",
	},
	{
		ID: Reversed, signature: "reversed(l list(T)) list(T)", Elements: AllElements, Code: reversed,
		Doc:     "The elements in the opposite order.",
		Example: "reversed(every(player))", Value: "[player.south, player.north]",
	},
	{
		ID: Repeated, signature: "repeated(x T, n int) list(T)", Code: repeated,
		Doc:     "A list of n times x.",
		Example: "repeated(unit.scout, 2)", Value: "[unit.scout, unit.scout]",
	},
	{
		ID: Contains, signature: "contains(l sequence(T), x T) bool", Code: contains,
		Doc:     "Whether x is an element.",
		Example: "contains(adjacent(space.hill), space.north_bank)", Value: "true",
	},
	{
		ID: Index, signature: "index(l sequence(T), x T) int", Code: index,
		Doc:     "The position of the first x, counted from 0, or -1 if there is none.",
		Example: "index(every(player), player.south)", Value: "1",
	},
	{
		ID: Rotated, signature: "rotated(l list(T), n int) list(T)", Elements: AllElements, Code: rotated,
		Doc:     "The elements from position n on, then those before it. Any n is allowed.",
		Example: "rotated([1, 2, 3], 4)", Value: "[2, 3, 1]",
	},
	{
		ID: Same, signature: "same(a list(V), b list(V)) bool", Code: same,
		Doc:     "Whether two lists hold the same values equally often, in any order.",
		Example: "same([1, 2, 2], [2, 1, 2])", Value: "true",
	},
	{
		ID: Union, signature: "union(a S, b S) S", Code: union,
		Doc:     "Everything in a or b, each once.",
		Example: "union([1, 2], [2, 3])", Value: "[1, 2, 3]",
	},
	{
		ID: Without, signature: "without(a S, b S) S", Elements: SomeElements, Code: without,
		Doc:     "Everything in a that is not in b.",
		Example: "without(every(player), [player.north])", Value: "[player.south]",
	},
	{
		ID: Sorted, signature: "sorted(l keyed(T)) list(T)", Elements: AllElements,
		Doc: "The values by their keys, the least key first. Values with equal keys keep their order. Instead, a list of " +
			"things and a key may be given; in the key, the name of the class is each thing: " +
			"sorted(pieces(s), piece.unit.cost).",
		Example: "sorted({ for u in every(unit) : u.attack => u })", Value: "[unit.wagon, unit.scout]",
	},
	{
		ID: Best, signature: "best(l keyed(T)) optional(T)", Elements: SomeElements,
		Doc: "The first value with the greatest key, or none. Instead, a list of things and a key may be given; in the " +
			"key, the name of the class is each thing: best(pieces(s), piece.unit.cost).",
		Example: "best({ for s in every(space) : s.income => s })", Value: "space.south_bank",
	},
	{
		ID: Least, signature: "least(l keyed(T)) optional(T)", Elements: SomeElements,
		Doc: "The first value with the least key, or none. Instead, a list of things and a key may be given; in the " +
			"key, the name of the class is each thing: least(pieces(s), piece.unit.cost).",
		Example: "least({ for u in every(unit) : u.weight => u })", Value: "unit.scout",
	},
	{
		ID: Range, signature: "range(a int, b int) list(int)", Lazy: true,
		Doc:     "The whole numbers from a to b; empty if b is less than a.",
		Example: "range(2, 4)", Value: "[2, 3, 4]",
	},
	{
		ID: Matching, signature: "matching(wishes list(list(T)), seats list(T)) int", Code: matching,
		Doc:     "How many wishes can be granted one of the seats they name, no seat twice. A seat that is listed twice is two seats.",
		Example: "matching([[player.north], [player.north]], every(player))", Value: "1",
	},
	{
		ID: JointMatching, signature: "joint_matching(wishes list(list(T)), stops list(list(T)), room list(int)) int",
		Code: jointMatching,
		Doc: "How many wishes can be granted at once by carriers of which each chooses one of its stops and has room for " +
			"so many there. A wish lists the places where it can be granted; stops and room have an element for each carrier.",
		Example: "joint_matching([[player.north], [player.south]], [every(player)], [2])", Value: "1",
	},
	{
		ID: DockedMatching, signature: "docked_matching(wishes list(list(T)), stops list(list(T)), room list(int), docks " +
			"list(list(T)), places list(int)) int", Code: dockedMatching,
		Doc: "As joint_matching, with carriers that are still in dock: a carrier without stops takes one of the places of " +
			"a dock and chooses one of the stops that the dock lists. docks and places have an element for each dock.",
		Example: "docked_matching([[player.north], [player.south]], [[], []], [1, 1], [[player.north], [player.south]], [1, 0])", Value: "1",
	},
	{
		ID: Div, signature: "div(a int, b nonzero) int",
		Doc:     "The quotient of a and b, rounded down.",
		Example: "div(-7, 2)", Value: "-4",
	},
	{
		ID: Floor, signature: "floor(r rational) int",
		Doc:     "The greatest whole number that is not above r.",
		Example: "floor(-1.5)", Value: "-2",
	},
	{
		ID: Ceil, signature: "ceil(r rational) int",
		Doc:     "The least whole number that is not below r.",
		Example: "ceil(-1.5)", Value: "-1",
	},
	{
		ID: Nearest, signature: "nearest(r rational) int",
		Doc:     "The nearest whole number; halves are rounded away from 0.",
		Example: "nearest(-1.5)", Value: "-2",
	},
	{
		ID: LookUp, signature: "look_up(table table(T), n int) T", Reads: ReadsTables, Code: lookUp,
		Doc:     "The table's result for a face of its die.",
		Example: "look_up(table.losses, 6)", Value: "3",
	},
	{
		ID: Stock, signature: "stock(p player, r resource) int", Reads: ReadsResources, Code: stock,
		Doc:     "How much of a resource a player has.",
		Example: "stock(player.north, resource.money)", Value: "5",
	},
	{
		ID: CanPay, signature: "can_pay(p player, costs map(resource, int)) bool", Reads: ReadsResources, Code: canPay,
		Doc:     "Whether a player has at least as much of every resource.",
		Example: "can_pay(player.north, unit.wagon.price)", Value: "false",
	},
	{
		ID: Put, signature: "put(m map(K, V), key K, value V) map(K, V)", Code: put,
		Doc:     "The map with another value for one key.",
		Example: "put(unit.wagon.price, resource.money, 4)[resource.money]", Value: "4",
	},
	{
		ID: Text, signature: "text(x wording) text",
		Doc:     "The title of a thing, or a number in digits, as ${x} shows it in a text.",
		Example: "text(space.hill)", Value: `"hill"`,
	},
	{
		ID: GameOver, signature: "game.over bool", Reads: ReadsOutcome, Code: over,
		Doc:     "Whether the game has ended.",
		Example: "game.over", Value: "false",
	},
	{
		ID: GameWinners, signature: "game.winners set(player)", Reads: ReadsOutcome, Code: winners,
		Doc: "The players who have won. If an alliance has won, they are its players. The set is empty before the game " +
			"has ended, in a draw, and if nobody has won.",
		Example: "count(game.winners)", Value: "0",
	},
	{
		ID: GameDrawn, signature: "game.drawn set(player)", Reads: ReadsOutcome, Code: drawn,
		Doc:     "The players among whom the game has ended in a draw. The set is empty if it has not.",
		Example: "count(game.drawn)", Value: "0",
	},
	{
		ID: Sees, signature: "sees(p player, x T) bool", Reads: ReadsSight,
		Doc: "Whether a player sees everything that x depends on: the things that it is, and all state that it reads. " +
			"A hide cannot use it.",
		Example: "sees(player.north, scout().tired)", Value: "true",
	},
}
