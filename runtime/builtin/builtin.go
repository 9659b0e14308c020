// Package builtin is the table of the functions that every scenario has. A row defines a function completely: its typed
// signature, by which the checker types calls; what it reads, which the rules about loops and hidden knowledge and the
// optimiser use; its code, which the interpreter calls; and an example with its value, which tests run. IDs are part of
// compiled scenarios and must keep their meaning.
package builtin

import (
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/typeexpr"
)

// Param is a parameter.
type Param struct {
	Name string
	Type typeexpr.Type
}

// Code computes a function. Lists are handles, and other values are as in registers.
type Code func(m Machine, args []int64) int64

// Func is a row of the table.
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
//	mover         the type of the mover of that movement
//	nonzero       an int that is not the constant 0
//	wording       anything that a text can show
//
// A parameter list that ends in "…" repeats its last parameter. A row without a parameter list, such as game.over bool,
// is a member of the game: it is read and not called.
type Func struct {
	ID       uint16
	Name     string
	Params   []Param
	Variadic bool
	Result   typeexpr.Type
	Reads    Effects
	Elements Elements
	// Each says what an optional second argument computes for each element of the list.
	Each Each
	// Lazy is true for a function that lists what exists already, so that a loop over it needs no list.
	Lazy bool
	// Code is nil for a function with instructions of its own, which the compiler writes in place of a call.
	Code    Code
	Doc     string
	Example string // a call, in the game of package world
	Value   string // value of the example
	Since   string

	signature string
}

// Each is what the second argument of a function of a list computes for each element. The name of the class stands for
// the element: count(pieces(s), piece.moved). The compiler turns such a call into one with a comprehension.
type Each int

const (
	EachNothing   Each = iota // there is no such argument
	EachCondition             // whether the element counts
	EachValue                 // a value for the element
)

// ofGame is the prefix of the names of rows that are members of the game.
const ofGame = "game."

// Member returns the row of a member of the game, such as winners.
func Member(name string) (*Func, bool) { return Lookup(ofGame + name) }

// IsMember reports whether the row is a member of the game, which is read and not called.
func (f *Func) IsMember() bool { return strings.HasPrefix(f.Name, ofGame) }

// Usage returns a call as in messages: take(l, n).
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

// Signature returns the signature: take(l sequence(T), n int) list(T).
func (f *Func) Signature() string { return f.signature }

// Param returns the parameter of argument i. ok is false if the function has fewer parameters.
func (f *Func) Param(i int) (Param, bool) {
	switch {
	case i < len(f.Params):
		return f.Params[i], true
	case f.Variadic:
		return f.Params[len(f.Params)-1], true
	}
	return Param{}, false
}

// parse sets the fields that follow from the signature.
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

// cutClosing splits a text at the closing parenthesis of one that was opened before it.
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

// splitParams splits a text at the commas outside parentheses.
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
			panic(err) // panic, so that every test fails at once: the table is part of the program
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

// ByID returns the row with an ID, or nil.
func ByID(id int32) *Func {
	if uint32(id) >= uint32(len(byID)) {
		return nil
	}
	return byID[id]
}

// All returns the table in the order of the documentation. It is shared and must not be changed.
func All() []Func { return table }

// Elements says which elements the list (or the single element) has that a function returns.
type Elements uint8

const (
	OtherElements Elements = iota // any
	SomeElements                  // elements of the first argument, each at most as often as in it
	AllElements                   // the elements of all lists among the arguments, each as often as in them
)

// Effects are what a function reads other than its arguments. No function changes anything.
type Effects uint8

// The effects. Pieces, records and resources change during play and may be hidden from players. The map and the tables
// never change. What a movement reads depends on its rule.
const (
	ReadsPieces    Effects = 1 << iota // which pieces there are, where they are and what they carry
	ReadsRecords                       // which records there are
	ReadsResources                     // how much of its resources a player has
	ReadsMovement                      // what the rule of the movement reads
	ReadsMap                           // which spaces border or are part of one another
	ReadsTables                        // the results of tables and the faces of dice
	ReadsOutcome                       // whether the game has ended, and who has won
	ReadsSight                         // what is hidden from whom, and what that depends on
)

// Has reports whether e has all of some.
func (e Effects) Has(some Effects) bool { return e&some == some }

// Changing reports whether the function may return another result later in a game, with the same arguments.
func (e Effects) Changing() bool {
	return e&(ReadsPieces|ReadsRecords|ReadsResources|ReadsMovement|ReadsOutcome|ReadsSight) != 0
}

// MakesList reports whether the function may make a list or text, and not just return a part of its arguments or of the
// program's tables.
func (f *Func) MakesList() bool {
	return slices.Contains([]string{"list", "S", "text"}, f.Result.Word)
}
