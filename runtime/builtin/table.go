// Package builtin is the table of the functions every scenario has. The checker keys its type rules, the interpreter
// its code and the documentation its pages on these rows; IDs are part of compiled scenarios and never change meaning.
package builtin

// Param is one parameter; Type is for people, where T stands for any type.
type Param struct{ Name, Type string }

// Func is a row. With Variadic the last parameter may be given any number of times more.
type Func struct {
	ID       uint16
	Name     string
	Params   []Param
	Variadic bool
	Result   string
	Doc      string
	Example  string
	Since    string
}

// The IDs. New ones are added at the end.
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
)

const (
	since   = "1.0"
	anyList = "list(T) or set(T)"
)

var table = []Func{
	{ID: Every, Name: "every", Params: []Param{{"class", "a class"}}, Result: "list(class)",
		Doc:     "All things of a class in declared order; of piece or a record, all there are now; of an enum, its values.",
		Example: "every(player)", Since: since},
	{ID: Pieces, Name: "pieces", Params: []Param{{"s", "space"}}, Result: "list(piece)",
		Doc: "The pieces in a space in their order, those carried too.", Example: "pieces(p.space)", Since: since},
	{ID: Cargo, Name: "cargo", Params: []Param{{"p", "piece"}}, Result: "list(piece)",
		Doc: "The pieces a piece carries, in order.", Example: "cargo(p)", Since: since},
	{ID: Adjacent, Name: "adjacent", Params: []Param{{"s", "space"}}, Result: "list(space)",
		Doc: "The spaces one step away, in declared order.", Example: "adjacent(s)", Since: since},
	{ID: Touches, Name: "touches", Params: []Param{{"a", "space"}, {"b", "space"}}, Result: "bool",
		Doc: "Whether one step leads from a to b.", Example: "touches(a, b)", Since: since},
	{ID: Borders, Name: "borders", Params: []Param{{"a", "space"}, {"b", "space"}}, Result: "list(border)",
		Doc: "The borders over which one step leads from a to b; empty where none does.", Example: "borders(a, b)", Since: since},
	{ID: Parts, Name: "parts", Params: []Param{{"s", "space"}}, Result: "list(space)",
		Doc: "The spaces that are part_of a space, directly.", Example: "parts(s)", Since: since},
	{ID: Reach, Name: "reach", Params: []Param{{"movement", "a movement"}, {"mover", "what the movement's params say"},
		{"from", "space"}, {"budget", "int"}}, Result: "list(space)",
		Doc:     "The spaces that can be reached within the budget, nearest first; from is not among them.",
		Example: "reach(movement.on_foot, p, p.space, 2)", Since: since},
	{ID: Distance, Name: "distance", Params: []Param{{"movement", "a movement"}, {"mover", "what the movement's params say"},
		{"from", "space"}, {"to", "space"}, {"budget", "int"}}, Result: "int",
		Doc:     "The least cost from one space to another, or -1 where the budget does not do.",
		Example: "distance(movement.on_foot, p, a, b, 4)", Since: since},
	{ID: Spread, Name: "spread", Params: []Param{{"movement", "a movement"}, {"mover", "what the movement's params say"},
		{"from", "list(space)"}, {"budget", "int"}}, Result: "list(space)",
		Doc:     "The spaces that can be reached within the budget from any of those in from, nearest first, those themselves first of all.",
		Example: "spread(movement.on_foot, p, supplied, 3)", Since: since},
	{ID: Route, Name: "route", Params: []Param{{"movement", "a movement"}, {"mover", "what the movement's params say"},
		{"from", "space"}, {"to", "space"}, {"budget", "int"}}, Result: "list(space)",
		Doc:     "The spaces stepped into, the last is to; least cost, then least risk; empty where there is no way.",
		Example: "route(movement.on_foot, p, a, b, 4)", Since: since},
	{ID: Count, Name: "count", Params: []Param{{"l", anyList}}, Result: "int",
		Doc: "How many there are.", Example: "count([for p in pieces(s) : p if p.owner == actor])", Since: since},
	{ID: Empty, Name: "empty", Params: []Param{{"l", anyList}}, Result: "bool",
		Doc: "Whether there is none.", Example: "empty(pieces(s))", Since: since},
	{ID: Sum, Name: "sum", Params: []Param{{"l", "list of numbers"}}, Result: "int or rational",
		Doc: "The sum; 0 of an empty list.", Example: "sum([for s in every(space) : s.income])", Since: since},
	{ID: Any, Name: "any", Params: []Param{{"l", "list(bool)"}}, Result: "bool",
		Doc: "Whether one of them is true; false of an empty list.", Example: "any([for s in adjacent(a) : s.holder == actor])", Since: since},
	{ID: AllOf, Name: "all", Params: []Param{{"l", "list(bool)"}}, Result: "bool",
		Doc: "Whether none of them is false; true of an empty list.", Example: "all([for s in parts(a) : s.holder == actor])", Since: since},
	{ID: Min, Name: "min", Params: []Param{{"x", "list of numbers, or a number"}}, Variadic: true, Result: "int or rational",
		Doc: "The least number of a list, or of two or more; an empty list has none and is an error.", Example: "min(a, b)", Since: since},
	{ID: Max, Name: "max", Params: []Param{{"x", "list of numbers, or a number"}}, Variadic: true, Result: "int or rational",
		Doc: "The greatest number of a list, or of two or more; an empty list has none and is an error.", Example: "max(0, n)", Since: since},
	{ID: Abs, Name: "abs", Params: []Param{{"n", "int or rational"}}, Result: "int or rational",
		Doc: "The number without its sign.", Example: "abs(a - b)", Since: since},
	{ID: First, Name: "first", Params: []Param{{"l", anyList}}, Result: "optional(T)",
		Doc: "The first, or none; a list of numbers must have one.", Example: "first(pieces(s))", Since: since},
	{ID: Last, Name: "last", Params: []Param{{"l", anyList}}, Result: "optional(T)",
		Doc: "The last, or none; a list of numbers must have one.", Example: "last(pieces(s))", Since: since},
	{ID: Take, Name: "take", Params: []Param{{"l", anyList}, {"n", "int"}}, Result: "list(T)",
		Doc: "The first n; all, if there are fewer.", Example: "take(pieces(s), 2)", Since: since},
	{ID: Drop, Name: "drop", Params: []Param{{"l", anyList}, {"n", "int"}}, Result: "list(T)",
		Doc: "All but the first n.", Example: "drop(pieces(s), 2)", Since: since},
	{ID: Concat, Name: "concat", Params: []Param{{"a", "list(T)"}, {"b", "list(T)"}}, Variadic: true, Result: "list(T)",
		Doc: "One list after the other.", Example: "concat(pieces(a), pieces(b))", Since: since},
	{ID: Unique, Name: "unique", Params: []Param{{"l", "list(T)"}}, Result: "list(T)",
		Doc: "Each value once, where it came first.", Example: "unique([for p in every(piece) : p.owner])", Since: since},
	{ID: Reversed, Name: "reversed", Params: []Param{{"l", "list(T)"}}, Result: "list(T)",
		Doc: "The last first.", Example: "reversed(every(player))", Since: since},
	{ID: Repeated, Name: "repeated", Params: []Param{{"x", "T"}, {"n", "int"}}, Result: "list(T)",
		Doc: "A list of n times x.", Example: "repeated(s, 2)", Since: since},
	{ID: Contains, Name: "contains", Params: []Param{{"l", anyList}, {"x", "T"}}, Result: "bool",
		Doc: "Whether x is in it.", Example: "contains(adjacent(a), b)", Since: since},
	{ID: Index, Name: "index", Params: []Param{{"l", anyList}, {"x", "T"}}, Result: "int",
		Doc: "Where x first stands in it, counted from 0; -1 where it does not.", Example: "index(every(player), actor)", Since: since},
	{ID: Rotated, Name: "rotated", Params: []Param{{"l", "list(T)"}, {"n", "int"}}, Result: "list(T)",
		Doc: "The list from element n on, then those before it; n may be of any size.", Example: "rotated(every(player), 1)", Since: since},
	{ID: Same, Name: "same", Params: []Param{{"a", "list(T)"}, {"b", "list(T)"}}, Result: "bool",
		Doc: "Whether two lists hold the same values equally often, in whatever order.", Example: "same(pieces(a), mine)", Since: since},
	{ID: Union, Name: "union", Params: []Param{{"a", anyList}, {"b", anyList}}, Result: "as a",
		Doc: "All of a and of b, each once.", Example: "union(adjacent(a), adjacent(b))", Since: since},
	{ID: Without, Name: "without", Params: []Param{{"a", anyList}, {"b", anyList}}, Result: "as a",
		Doc: "What is in a and not in b.", Example: "without(every(player), [actor])", Since: since},
	{ID: Sorted, Name: "sorted", Params: []Param{{"l", "{for x in list : key => x}"}}, Result: "list(T)",
		Doc: "By key, the least first; equal keys keep their order.", Example: "sorted({ for s in every(space) : s.income => s })", Since: since},
	{ID: Best, Name: "best", Params: []Param{{"l", "{for x in list : key => x}"}}, Result: "optional(T)",
		Doc: "The first with the greatest key, or none.", Example: "best({ for s in every(space) : s.income => s })", Since: since},
	{ID: Least, Name: "least", Params: []Param{{"l", "{for x in list : key => x}"}}, Result: "optional(T)",
		Doc: "The first with the least key, or none.", Example: "least({ for s in every(space) : s.income => s })", Since: since},
	{ID: Range, Name: "range", Params: []Param{{"a", "int"}, {"b", "int"}}, Result: "list(int)",
		Doc: "a, a + 1, …, b; empty where b is less than a.", Example: "range(1, 6)", Since: since},
	{ID: JointMatching, Name: "joint_matching", Params: []Param{{"wishes", "list(list(T))"}, {"stops", "list(list(T))"}, {"room", "list(int)"}}, Result: "int",
		Doc:     "How many wishes can be had at once when each carrier chooses one of its stops and has so many seats there.",
		Example: "joint_matching([for p in movers : adjacent(p.space)], [for s in places : adjacent(s)], [for s in places : 2])", Since: since},
	{ID: Matching, Name: "matching", Params: []Param{{"wishes", "list(list(T))"}, {"seats", "list(T)"}}, Result: "int",
		Doc:     "How many wishes can be given one of the seats they name, no seat twice; a seat listed twice is two seats.",
		Example: "matching([for p in movers : adjacent(p.space)], places)", Since: since},
	{ID: Div, Name: "div", Params: []Param{{"a", "int"}, {"b", "int"}}, Result: "int",
		Doc: "a / b rounded down.", Example: "div(n, 2)", Since: since},
	{ID: Floor, Name: "floor", Params: []Param{{"r", "rational"}}, Result: "int",
		Doc: "The greatest whole number not above r.", Example: "floor(n / 2)", Since: since},
	{ID: Ceil, Name: "ceil", Params: []Param{{"r", "rational"}}, Result: "int",
		Doc: "The least whole number not below r.", Example: "ceil(n / 2)", Since: since},
	{ID: Nearest, Name: "nearest", Params: []Param{{"r", "rational"}}, Result: "int",
		Doc: "The nearest whole number, halves away from 0.", Example: "nearest(n / 2)", Since: since},
	{ID: LookUp, Name: "look_up", Params: []Param{{"table", "table"}, {"n", "a face of the table's die"}}, Result: "the table's results",
		Doc: "What the table has for that face.", Example: "look_up(table.events, n)", Since: since},
	{ID: Stock, Name: "stock", Params: []Param{{"p", "player"}, {"r", "resource"}}, Result: "int",
		Doc: "How much of a resource a player has.", Example: "stock(p, resource.money)", Since: since},
	{ID: Text, Name: "text", Params: []Param{{"x", "T"}}, Result: "text",
		Doc: "The title of a thing, or a number in digits; in templates ${x} says the same.", Example: "text(p.space)", Since: since},
}

var byName = func() map[string]*Func {
	m := make(map[string]*Func, len(table))
	for i := range table {
		m[table[i].Name] = &table[i]
	}
	return m
}()

var byID = func() []*Func {
	var rows []*Func
	for i := range table {
		for len(rows) <= int(table[i].ID) {
			rows = append(rows, nil)
		}
		rows[table[i].ID] = &table[i]
	}
	return rows
}()

// Lookup finds a row by its name.
func Lookup(name string) (*Func, bool) {
	f, ok := byName[name]
	return f, ok
}

// ByID finds the row of a number in code; nil where the number names none.
func ByID(id int32) *Func {
	if uint32(id) >= uint32(len(byID)) {
		return nil
	}
	return byID[id]
}

// All returns the table in the order of the documentation. It is shared: leave it alone.
func All() []Func { return table }

// Signature is the call as documentation and messages show it: take(l, n).
func (f *Func) Signature() string {
	s := f.Name + "("
	for i, p := range f.Params {
		if i > 0 {
			s += ", "
		}
		s += p.Name
	}
	if f.Variadic {
		s += ", …"
	}
	return s + ")"
}
