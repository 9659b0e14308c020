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

// policy says how to alter the rows of a table.
type policy struct {
	remove bool
	order  bool           // swap each row with the next
	add    bool           // add a row called drift
	fields string         // fields to alter, each by alterByKind unless how has a function for it
	how    map[string]how // by field
	inner  map[string]*policy
}

// how lists other values for a part of a row, v. peers are the same part of all rows.
type how func(v, row reflect.Value, peers []reflect.Value) []change

// change is one alteration of a value.
type change struct {
	name string
	to   reflect.Value
}

var block = &policy{
	remove: true,
	// Only the reference pages read the text of Free; that it is not empty is a rule.
	fields: "Labels MinLabels MoreLabels Blocks Once Free Bindings Statements Amend AmendOnly AmendIf",
	inner:  map[string]*policy{"Attrs": {remove: true, add: true, fields: "Type Required"}},
}

// policies has a policy for each table.
var policies = map[string]*policy{
	"blocks":     block,
	"nested":     block,
	"statements": block,
	"classes":    {remove: true, fields: "Attributes State"},
	"wordings":   {remove: true, fields: "Area Aside Noun Bare Ordered By Sets"},
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

// alterByKind alters a value depending on its kind: it flips a bool, adds one to a number, leaves out each element of a
// list, clears a text, clears a function or takes that of another row, and takes any other value from another row.
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

// zero clears a value.
func zero(v reflect.Value) []change {
	if v.IsZero() {
		return nil
	}
	return []change{{"gone", reflect.Zero(v.Type())}}
}

// peer takes a different value from another row. It starts half a table away, because neighbouring rows are sometimes
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

// isAlike reports whether two values are equal. Functions are equal only if they are the same function.
func isAlike(a, b reflect.Value) bool {
	if a.Kind() == reflect.Func {
		return *(*unsafe.Pointer)(a.Addr().UnsafePointer()) == *(*unsafe.Pointer)(b.Addr().UnsafePointer())
	}
	return fmt.Sprintf("%#v", a) == fmt.Sprintf("%#v", b)
}

// bits clears each bit that is set, and sets the lowest one that is not.
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

// number returns the change that sets a number that is not negative.
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

// peerIfSet takes the value of another row, unless the value is empty.
func peerIfSet(v, row reflect.Value, peers []reflect.Value) []change {
	if v.IsZero() {
		return nil
	}
	return peer(v, row, peers)
}

// The parts of a game, as bits, that an instruction may write without the code asking for it: its lists, its limits,
// and the counts for coverage.
const (
	lists = 1 << 4
	pure  = lists | 1<<6 | 1<<12
)

// alterWritten alters which parts of the game an instruction writes: the lists, and all other parts at once. The code
// asks only whether there are other parts; only the reference shows which.
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

// read alters which parts of the game a pure instruction reads. Other instructions are left out: results that depend on
// them are not cached, so what they read does not matter. For an instruction that reads more than half of the parts, it
// alters all of them at once.
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

// nameOf returns the name of a row: its parent, and its field Name, the name in its signature, or else its number.
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
