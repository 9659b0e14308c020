// Package alter changes one row of one table in memory, when a test program starts. Command drift links it into the
// test programs that it builds; nothing else uses it.
//
// The environment says which alteration to make: DRIFT holds its name, such as "builtins/stock/Lazy flipped". If
// DRIFT_LIST names a file instead, every table writes the names of its alterations to it.
package alter

import (
	"cmp"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"unsafe"
)

var (
	wanted  = os.Getenv("DRIFT")
	listing = os.Getenv("DRIFT_LIST")
)

// alteration is one change of a table. Its name begins with that of the row.
type alteration struct {
	name  string
	apply func()
}

// Table returns a table, altered if the environment names one of its alterations.
func Table[T any](name string, rows T) T {
	if listing == "" && !strings.HasPrefix(wanted, name+"/") {
		return rows
	}
	p, ok := policies[name]
	if !ok {
		panic("drift: there is no policy for the table " + name)
	}
	var names strings.Builder
	for _, a := range p.alterations("", reflect.ValueOf(&rows).Elem()) {
		switch full := name + "/" + a.name; {
		case listing != "":
			names.WriteString(full + "\n")
		case wanted == full:
			a.apply()
			note()
		}
	}
	if listing != "" {
		write(names.String())
	}
	return rows
}

// note creates the file that tells drift that the alteration was made. Without it, an alteration that never happened
// would look silent.
func note() {
	if file := os.Getenv("DRIFT_MADE"); file != "" {
		os.WriteFile(file, []byte(wanted), 0o666)
	}
}

func write(names string) {
	f, err := os.OpenFile(listing, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		panic(err)
	}
	defer f.Close()
	if _, err := f.WriteString(names); err != nil {
		panic(err)
	}
}

// alterations lists the alterations of a table: a slice, an array or a map of rows, or of pointers to them. within is
// the beginning of their names.
func (p *policy) alterations(within string, table reflect.Value) []alteration {
	var out []alteration
	var names []string
	var rows []reflect.Value
	keep := func(int) {} // writes an altered row back if the table holds copies
	remove := func(i int) {
		table.Set(reflect.AppendSlice(table.Slice3(0, i, i), table.Slice(i+1, table.Len())))
	}
	if table.Kind() == reflect.Map {
		keys := table.MapKeys()
		slices.SortFunc(keys, func(a, b reflect.Value) int { return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
		for _, key := range keys {
			names, rows = append(names, fmt.Sprint(key.Interface())), append(rows, clone(table.MapIndex(key)))
		}
		keep = func(i int) { table.SetMapIndex(keys[i], rows[i]) }
		remove = func(i int) { table.SetMapIndex(keys[i], reflect.Value{}) }
	} else {
		for i := range table.Len() {
			row := reflect.Indirect(table.Index(i))
			names, rows = append(names, nameOf(i, row)), append(rows, row)
		}
	}
	for i, row := range rows {
		name := within + names[i]
		for _, a := range p.row(name, row, rows) {
			out = append(out, alteration{a.name, func() { a.apply(); keep(i) }})
		}
		if p.remove && table.Kind() != reflect.Array {
			out = append(out, alteration{name + "/removed", func() { remove(i) }})
		}
		if p.order && i+1 < len(rows) {
			out = append(out, alteration{name + "/swapped with the next", func() {
				a, b := clone(table.Index(i)), clone(table.Index(i+1))
				table.Index(i).Set(b)
				table.Index(i + 1).Set(a)
			}})
		}
	}
	if p.add && len(rows) > 0 {
		out = append(out, alteration{within + "drift/added", func() {
			row := clone(rows[len(rows)-1])
			row.FieldByName("Name").SetString("drift")
			row.FieldByName("Required").SetBool(false)
			table.Set(reflect.Append(table.Slice3(0, table.Len(), table.Len()), row))
		}})
	}
	return out
}

// row lists the alterations of one row.
func (p *policy) row(name string, row reflect.Value, rows []reflect.Value) []alteration {
	var out []alteration
	add := func(prefix string, v reflect.Value, changes []change) {
		for _, c := range changes {
			out = append(out, alteration{name + "/" + prefix + c.name, func() { v.Set(c.to) }})
		}
	}
	if row.Kind() != reflect.Struct {
		add("", row, peer(row, row, rows))
		return out
	}
	for _, field := range strings.Fields(p.fields) {
		peers := make([]reflect.Value, len(rows))
		for i, r := range rows {
			f := r.FieldByName(field)
			if !f.IsValid() {
				panic(fmt.Sprintf("drift: the rows of a table with %s have no field %s; correct its policy", name, field))
			}
			peers[i] = settable(f)
		}
		how := p.how[field]
		if how == nil {
			how = alterByKind
		}
		v := settable(row.FieldByName(field))
		add(field+" ", v, how(v, row, peers))
	}
	for field, inner := range p.inner {
		out = append(out, inner.alterations(name+".", settable(row.FieldByName(field)))...)
	}
	return out
}

func clone(v reflect.Value) reflect.Value {
	c := reflect.New(v.Type()).Elem()
	c.Set(v)
	return c
}

// settable returns a field as a value that can be set, even if it is not exported.
func settable(v reflect.Value) reflect.Value {
	return reflect.NewAt(v.Type(), unsafe.Pointer(v.UnsafeAddr())).Elem()
}
