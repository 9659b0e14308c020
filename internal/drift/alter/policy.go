package alter

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"unsafe"

	"github.com/scenario-lang/scenario/internal/typeexpr"
)

// policy says how the rows of a table are altered.
type policy struct {
	key    string // the field that names a row; "": its number
	named  func(row reflect.Value) string
	remove bool
	order  bool // rows are swapped with the next
	fields map[string]how
	how    how                          // of rows that are not structs
	inner  map[string]*policy           // fields that are tables themselves
	add    func(within string) []string // the names of rows to add
}

// change is another value for a field.
type change struct {
	name string
	to   reflect.Value
}

// how lists other values for a field of a row; peers are the same field of all rows.
type how func(v, row reflect.Value, peers []reflect.Value) []change

// flip turns a bool.
func flip(v, _ reflect.Value, _ []reflect.Value) []change {
	return []change{{"flipped", reflect.ValueOf(!v.Bool()).Convert(v.Type())}}
}

// peer takes the next different value that another row has.
func peer(v, _ reflect.Value, peers []reflect.Value) []change {
	at := slices.IndexFunc(peers, func(p reflect.Value) bool { return p == v || p.CanAddr() && v.CanAddr() && p.Addr() == v.Addr() })
	for i := range peers {
		p := peers[(at+1+i)%len(peers)]
		if !p.IsZero() && !alike(p, v) {
			return []change{{"of another row", clone(p)}}
		}
	}
	return nil
}

// distant takes the value of the row half a table away. Neighbours in a table are sometimes alike by design.
func distant(v, _ reflect.Value, peers []reflect.Value) []change {
	for i := range peers {
		if p := peers[i]; p.CanAddr() && v.CanAddr() && p.Addr() == v.Addr() {
			return []change{{"of another row", clone(peers[(i+len(peers)/2)%len(peers)])}}
		}
	}
	return nil
}

// alike reports whether two values say the same. Functions do if they are the very same.
func alike(a, b reflect.Value) bool {
	if a.Kind() == reflect.Func && a.CanAddr() && b.CanAddr() {
		return *(*unsafe.Pointer)(a.Addr().UnsafePointer()) == *(*unsafe.Pointer)(b.Addr().UnsafePointer())
	}
	return fmt.Sprintf("%#v", a) == fmt.Sprintf("%#v", b)
}

// zero removes what a field says.
func zero(v, _ reflect.Value, _ []reflect.Value) []change {
	if v.IsZero() {
		return nil
	}
	return []change{{"gone", reflect.Zero(v.Type())}}
}

// where alters a field only in rows in which another field says something; in others it has no effect.
func where(field string, h how) how {
	return func(v, row reflect.Value, peers []reflect.Value) []change {
		if row.FieldByName(field).IsZero() {
			return nil
		}
		return h(v, row, peers)
	}
}

// both is two ways after each other.
func both(a, b how) how {
	return func(v, row reflect.Value, peers []reflect.Value) []change {
		return append(a(v, row, peers), b(v, row, peers)...)
	}
}

// bits clears each bit that is set, and sets the lowest that is not.
func bits(names ...string) how {
	name := func(i int) string {
		if i < len(names) {
			return names[i]
		}
		return fmt.Sprint(i)
	}
	return func(v, _ reflect.Value, _ []reflect.Value) []change {
		var out []change
		add := func(verb string, i int, n uint64) {
			to := reflect.New(v.Type()).Elem()
			to.SetUint(n)
			out = append(out, change{name(i) + " " + verb, to})
		}
		set := false
		for i := range max(len(names), 8) {
			if v.Uint()>>i&1 != 0 {
				add("cleared", i, v.Uint()&^(1<<i))
			} else if !set && i < len(names) {
				set = true
				add("set", i, v.Uint()|1<<i)
			}
		}
		return out
	}
}

// towards takes a constant to another of its kind; "" stands for all constants that are not listed.
func towards(other map[string]string) how {
	return func(v, _ reflect.Value, _ []reflect.Value) []change {
		now := ""
		for name, n := range constants {
			if _, ok := other[name]; ok && n == number(v) {
				now = name
			}
		}
		goal := other[now]
		to := reflect.ValueOf(constants[goal]).Convert(v.Type())
		if now == "" {
			now = fmt.Sprint(number(v))
		}
		return []change{{fmt.Sprintf("from %s to %s", now, goal), to}}
	}
}

// number is the number of a constant, signed or not.
func number(v reflect.Value) uint64 {
	if v.CanInt() {
		return uint64(v.Int())
	}
	return v.Uint()
}

// step adds one to a number.
func step(v, _ reflect.Value, _ []reflect.Value) []change {
	return []change{{"one more", reflect.ValueOf(number(v) + 1).Convert(v.Type())}}
}

// each drops each element of a list.
func each(v, _ reflect.Value, _ []reflect.Value) []change {
	var out []change
	for i := range v.Len() {
		to := reflect.AppendSlice(v.Slice3(0, i, i), v.Slice(i+1, v.Len()))
		out = append(out, change{fmt.Sprintf("without %v", v.Index(i)), to})
	}
	return out
}

// text writes something else.
func text(to string) how {
	return func(v, _ reflect.Value, _ []reflect.Value) []change {
		t := reflect.New(v.Type()).Elem()
		t.SetString(to)
		return []change{{"other", t}}
	}
}

// typed takes an attribute to another type: to player, or from player to space.
func typed(v, _ reflect.Value, _ []reflect.Value) []change {
	name := "player"
	if fmt.Sprint(v) == name {
		name = "space"
	}
	to := reflect.New(v.Type()).Elem()
	if v.Kind() == reflect.String {
		to.SetString(name)
	} else {
		t, err := typeexpr.Parse(name)
		if err != nil {
			panic(err)
		}
		to.Set(reflect.ValueOf(t))
	}
	return []change{{"to " + name, to}}
}

// signature alters the result, and each parameter's type.
func signature(v, _ reflect.Value, _ []reflect.Value) []change {
	var out []change
	s := v.String()
	add := func(name, text string) {
		to := reflect.New(v.Type()).Elem()
		to.SetString(text)
		out = append(out, change{name, to})
	}
	word, typ, _ := strings.Cut(s, " ")
	if !strings.Contains(word, "(") { // a value, such as game.over
		add("result", word+" "+otherType(typ))
		return out
	}
	open, end := strings.IndexByte(s, '('), 0
	for depth, i := 0, open; i < len(s) && end == 0; i++ {
		switch s[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				end = i
			}
		}
	}
	name, params, result := s[:open], s[open+1:end], s[end+2:]
	add("result", name+"("+params+") "+otherType(result))
	var parts []string
	depth, from := 0, 0
	for i, r := range params + "," {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case r == ',' && depth == 0:
			parts = append(parts, strings.TrimSpace((params + ",")[from:i]))
			from = i + 1
		}
	}
	for i, p := range parts {
		word, typ, ok := strings.Cut(p, " ")
		if !ok {
			continue
		}
		with := slices.Clone(parts)
		with[i] = word + " " + otherType(typ)
		add("parameter "+word, name+"("+strings.Join(with, ", ")+") "+result)
	}
	return out
}

func otherType(t string) string {
	switch t {
	case "int":
		return "bool"
	case "space":
		return "player"
	}
	return "int"
}
