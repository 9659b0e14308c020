package alter

import (
	"cmp"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"unsafe"
)

// policy says how the rows of a table are altered.
type policy struct {
	remove bool
	order  bool           // rows are swapped with the next
	add    bool           // a row called drift is added
	fields string         // those that are altered, each as its kind is unless how says otherwise
	how    map[string]how // by field
	inner  map[string]*policy
}

// how lists other values for a part of a row. peers are the same part of all rows.
type how func(v, row reflect.Value, peers []reflect.Value) []change

// change is another value.
type change struct {
	name string
	to   reflect.Value
}

var block = &policy{
	remove: true,
	// What Free says in words only the reference pages read; that it says something is a rule.
	fields: "Labels MinLabels MoreLabels Blocks Once Free Bindings Statements Amend AmendOnly AmendIf",
	inner:  map[string]*policy{"Attrs": {remove: true, add: true, fields: "Type Required"}},
}

// policies has one for every table.
var policies = map[string]*policy{
	"blocks":     block,
	"nested":     block,
	"statements": block,
	"classes":    {remove: true, fields: "Attributes State"},
	"speeches":   {remove: true, fields: "Area Aside Noun Bare Ordered By Sets"},
	"builtins": {
		remove: true, fields: "signature Reads Code Value Lazy Elements",
		how: map[string]how{"signature": types, "Reads": bits},
	},
	"opcodes": {
		fields: "A B C Gives Jumps Reads Writes Fails Waits Leaves Cost",
		how:    map[string]how{"Gives": peerIfSet, "Jumps": peerIfSet, "Reads": read, "Writes": alterWritten},
	},
	"passes":      {remove: true, order: true, fields: "Needs Gives Only run"},
	"known":       {remove: true, fields: "eval"},
	"checks":      {remove: true},
	"lowerings":   {remove: true},
	"evaluations": {remove: true},
	"inlined": {remove: true, fields: "write jump source",
		how: map[string]how{"jump": peerIfSet, "source": peerIfSet}},
	"arithmetic": {remove: true},
	"immediate":  {remove: true, fields: "right left"},
	"sources":    {fields: "Args Reads", how: map[string]how{"Reads": bits}},
}

// alterByKind alters a value as its kind is: a bool is flipped, a number is one more, of a list each element is left
// out, a text is gone, a function is gone or that of another row, and anything else is what another row has.
func alterByKind(v, row reflect.Value, peers []reflect.Value) []change {
	switch v.Kind() {
	case reflect.Bool:
		return []change{{"flipped", reflect.ValueOf(!v.Bool()).Convert(v.Type())}}
	case reflect.Int, reflect.Int32:
		return []change{{"one more", reflect.ValueOf(v.Int() + 1).Convert(v.Type())}}
	case reflect.Slice:
		var out []change
		for i := range v.Len() {
			to := reflect.AppendSlice(v.Slice3(0, i, i), v.Slice(i+1, v.Len()))
			out = append(out, change{fmt.Sprintf("without %v", v.Index(i)), to})
		}
		return out
	case reflect.String:
		return zero(v)
	case reflect.Func:
		return append(zero(v), peer(v, row, peers)...)
	}
	return peer(v, row, peers)
}

// zero removes what a value says.
func zero(v reflect.Value) []change {
	if v.IsZero() {
		return nil
	}
	return []change{{"gone", reflect.Zero(v.Type())}}
}

// peer takes a different value that another row has, beginning half a table away: neighbours in a table are sometimes
// alike by design.
func peer(v, _ reflect.Value, peers []reflect.Value) []change {
	at := slices.IndexFunc(peers, func(p reflect.Value) bool { return p.Addr() == v.Addr() })
	for i := range peers {
		p := peers[(at+len(peers)/2+i)%len(peers)]
		if !p.IsZero() && !isAlike(p, v) {
			return []change{{"of another row", clone(p)}}
		}
	}
	return nil
}

// isAlike reports whether two values say the same. Functions do if they are the very same.
func isAlike(a, b reflect.Value) bool {
	if a.Kind() == reflect.Func {
		return *(*unsafe.Pointer)(a.Addr().UnsafePointer()) == *(*unsafe.Pointer)(b.Addr().UnsafePointer())
	}
	return fmt.Sprintf("%#v", a) == fmt.Sprintf("%#v", b)
}

// bits clears each bit that is set, and sets the lowest that is not.
func bits(v, _ reflect.Value, _ []reflect.Value) []change {
	lowest := ^v.Uint() & (v.Uint() + 1)
	out := []change{number(v, "more", v.Uint()|lowest)}
	for i := range 64 {
		if bit := uint64(1) << i; v.Uint()&bit != 0 {
			out = append(out, number(v, fmt.Sprint("without ", i), v.Uint()&^bit))
		}
	}
	return out
}

// number is the change to a number that is not negative.
func number(v reflect.Value, name string, n uint64) change {
	return change{name, reflect.ValueOf(n).Convert(v.Type())}
}

var typeWord = regexp.MustCompile(` [a-z]+`)

// types alters each type in a signature.
func types(v, _ reflect.Value, _ []reflect.Value) []change {
	var out []change
	s := v.String()
	for i, at := range typeWord.FindAllStringIndex(s, -1) {
		to := " int"
		if s[at[0]:at[1]] == to {
			to = " bool"
		}
		out = append(out, change{fmt.Sprint("type ", i), reflect.ValueOf(s[:at[0]] + to + s[at[1]:]).Convert(v.Type())})
	}
	return out
}

// peerIfSet takes what another row says, of a row that says anything.
func peerIfSet(v, row reflect.Value, peers []reflect.Value) []change {
	if v.IsZero() {
		return nil
	}
	return peer(v, row, peers)
}

// The parts of a game, as bits, that an instruction may write without an effect on others: its lists, its limits, and
// what is counted for coverage.
const (
	lists = 1 << 4
	pure  = lists | 1<<6 | 1<<12
)

// alterWritten alters the parts of the game that an instruction writes: the lists, and all others together. Which of
// the others they are is only shown in the reference; the code asks whether there is one.
func alterWritten(v, _ reflect.Value, _ []reflect.Value) []change {
	var out []change
	if v.Uint()&lists != 0 {
		out = append(out, number(v, "without lists", v.Uint()&^lists))
	}
	if v.Uint()&^pure != 0 {
		return append(out, number(v, "only lists", v.Uint()&pure))
	}
	return append(out, number(v, "pieces too", v.Uint()|1<<2))
}

// read alters the parts of the game that a pure instruction reads. Nothing asks what others read, because code that
// depends on them is not remembered. Of an instruction that reads more than half of the parts, no single one counts.
func read(v, row reflect.Value, peers []reflect.Value) []change {
	all := bits(v, row, peers)
	switch {
	case row.FieldByName("Waits").Bool() || row.FieldByName("Writes").Uint()&^pure != 0:
		return nil
	case len(all) > 7:
		return zero(v)
	}
	return all
}

// nameOf returns the name of a row: what it is in, and its Name or the name in its signature, or else its number.
func nameOf(i int, row reflect.Value) string {
	if row.Kind() != reflect.Struct {
		return fmt.Sprint(row)
	}
	text := func(field string) string {
		if f := row.FieldByName(field); f.IsValid() {
			return f.String()
		}
		return ""
	}
	name := text("Name")
	if in := text("parent"); in != "" {
		name = in + "." + name
	}
	signature, _, _ := strings.Cut(strings.ReplaceAll(text("signature"), "(", " "), " ")
	return cmp.Or(name, signature, fmt.Sprint(i))
}
