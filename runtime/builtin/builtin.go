// Package builtin is the table of the functions every scenario has. A row says everything there is to know of one:
// its typed signature, by which the checker types calls; what it reads, on which loops, hidden knowledge and the
// optimiser go; its code, which the interpreter calls through the row; and an example with its value, which the tests
// run. IDs are part of compiled scenarios and never change their meaning.
package builtin

import (
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/typeexpr"
)

// Param is one parameter.
type Param struct {
	Name string
	Type typeexpr.Type
}

// Code computes a function from its arguments. Lists come as handles and values as they are stored in registers.
type Code func(m Machine, args []int64) int64

// Func is a row.
//
// A signature is written name(parameter type, …) result. The types are those of the language and of its classes, and
//
//	T             any type; the same letter is the same type everywhere in a signature
//	N             int or rational
//	V             any type but text and lists
//	S             a list or a set
//	sequence(T)   list(T) or set(T)
//	numbers(N)    one sequence(N), or two or more N
//	keyed(T)      {for x in list : key => T}
//	chain(T)      [for x in list : list(T)], where x and the elements are things of one class
//	map(K, V)     a map
//	class(T)      the name of a class, whose things are of type T
//	table(T)      a table with results of type T
//	movement      the name of a movement
//	mover         what the params of that movement say
//	nonzero       an int that is not the constant 0
//	wording       anything that a text can show
//
// A parameter list that ends in "…" repeats its last parameter. A row without a parameter list, game.over bool, is a
// member of the game: it is read and not called.
type Func struct {
	ID       uint16
	Name     string
	Params   []Param
	Variadic bool
	Result   typeexpr.Type
	Reads    Effects
	Elements Elements
	// Each is what a second argument says of each element of the list.
	Each Each
	// Lazy is true for a function that lists what is there already. A loop over it needs no list.
	Lazy bool
	// Code is nil for a function that has instructions of its own: the compiler writes them at the call.
	Code    Code
	Doc     string
	Example string // a call, in the game of package world
	Value   string // what the example gives there
	Since   string

	signature string
}

// Each is what a second argument of a function of a list says of each element, in which the name of the class is the
// element: count(pieces(s), piece.moved). The compiler makes a comprehension of it, so that no call has it.
type Each int

const (
	EachNothing   Each = iota // there is no such argument
	EachCondition             // which elements count
	EachValue                 // a value of each element
)

// ofGame begins the names of the rows that are members of the game.
const ofGame = "game."

// Member returns the row of a member of the game, such as winners.
func Member(name string) (*Func, bool) { return Lookup(ofGame + name) }

// IsMember reports whether the row is a member of the game, which is read and not called.
func (f *Func) IsMember() bool { return strings.HasPrefix(f.Name, ofGame) }

// Usage is the call as messages show it: take(l, n).
func (f *Func) Usage() string {
	if f.IsMember() {
		return f.Name
	}
	names := make([]string, 0, len(f.Params)+1)
	for _, p := range f.Params {
		names = append(names, p.Name)
	}
	if f.Variadic {
		names = append(names, "…")
	}
	return f.Name + "(" + strings.Join(names, ", ") + ")"
}

// Signature is the call with its types: take(l sequence(T), n int) list(T).
func (f *Func) Signature() string { return f.signature }

// Param returns the parameter of argument i; false where the function takes fewer arguments.
func (f *Func) Param(i int) (Param, bool) {
	switch {
	case i < len(f.Params):
		return f.Params[i], true
	case f.Variadic:
		return f.Params[len(f.Params)-1], true
	}
	return Param{}, false
}

// parse fills a row from its signature.
func (f *Func) parse() error {
	name, rest, ok := strings.Cut(f.signature, "(")
	params, result, closed := cutClosing(rest)
	if member, typ, two := strings.Cut(f.signature, " "); two && strings.HasPrefix(member, ofGame) {
		name, params, result, ok, closed = member, "", typ, true, true
	}
	if !ok || !closed {
		return fmt.Errorf("signature %q: it is written name(parameter type, …) result", f.signature)
	}
	f.Name = name
	for _, text := range splitParams(params) {
		if text == "" {
			continue
		}
		if text == "…" {
			f.Variadic = true
			continue
		}
		name, typ, ok := strings.Cut(text, " ")
		if !ok || f.Variadic {
			return fmt.Errorf("signature %q: %q is no parameter with its type", f.signature, text)
		}
		t, err := typeexpr.Parse(typ)
		if err != nil {
			return fmt.Errorf("signature %q: %w", f.signature, err)
		}
		f.Params = append(f.Params, Param{name, t})
	}
	t, err := typeexpr.Parse(result)
	if err != nil {
		return fmt.Errorf("signature %q: %w", f.signature, err)
	}
	f.Result = t
	return nil
}

// cutClosing cuts a text at the parenthesis that closes one opened before it.
func cutClosing(s string) (before, after string, found bool) {
	depth := 1
	for i, r := range s {
		switch r {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return s[:i], strings.TrimSpace(s[i+1:]), true
			}
		}
	}
	return "", "", false
}

// splitParams splits at the commas outside parentheses.
func splitParams(s string) []string {
	var all []string
	depth, from := 0, 0
	for i, r := range s {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == ',' && depth == 0:
			all = append(all, strings.TrimSpace(s[from:i]))
			from = i + 1
		}
	}
	return append(all, strings.TrimSpace(s[from:]))
}

var (
	byName = map[string]*Func{}
	byID   []*Func
)

func init() {
	for i := range table {
		f := &table[i]
		if err := f.parse(); err != nil {
			panic(err) // the table is part of the program: every test fails at once
		}
		f.Since = since
		byName[f.Name] = f
		for len(byID) <= int(f.ID) {
			byID = append(byID, nil)
		}
		byID[f.ID] = f
	}
}

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

// All returns the table in the order of the documentation. It is shared and must not be changed.
func All() []Func { return table }

// Elements is what is known of the elements of the list that a function returns, or of the one element.
type Elements uint8

const (
	OtherElements Elements = iota // they may be any
	SomeElements                  // they are elements of the first argument, and none is there more often than in it
	AllElements                   // they are the elements of all lists among the arguments, each as often as in them
)

// Effects are what a function reads besides its arguments. No function changes anything.
type Effects uint8

// What there is to read. Pieces, records and resources change during play and may be hidden from players. The map and
// the tables never change. What a movement reads is for its own rule to say.
const (
	ReadsPieces    Effects = 1 << iota // which pieces there are, where they are and what they carry
	ReadsRecords                       // which records there are
	ReadsResources                     // how much of its resources a player has
	ReadsMovement                      // whatever the rule of the movement reads
	ReadsMap                           // which spaces are next to, or part of, one another
	ReadsTables                        // the results of tables and the faces of dice
	ReadsOutcome                       // whether the game has ended, and who has won
	ReadsSight                         // what is hidden from whom, whatever that depends on
)

// Has reports whether all of some effects are among these.
func (e Effects) Has(some Effects) bool { return e&some == some }

// Changing reports whether the function may give something else later in a game, with the same arguments.
func (e Effects) Changing() bool {
	return e&(ReadsPieces|ReadsRecords|ReadsResources|ReadsMovement|ReadsOutcome|ReadsSight) != 0
}

// MakesList reports whether the function may make a list or text. Those that it returns out of its arguments or out
// of the tables of the program do not count.
func (f *Func) MakesList() bool {
	return slices.Contains([]string{"list", "S", "text"}, f.Result.Word)
}
