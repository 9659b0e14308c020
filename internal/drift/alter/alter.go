// Package alter changes one row of one table in memory, as the program of a test starts. Command drift links it into
// the test programs that it builds; nothing else uses it.
//
// Which alteration is made the environment says: DRIFT holds its name, as in "builtins/stock/Reads resources cleared".
// DRIFT_LIST names a file to which every table writes the names of its alterations instead.
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

// constants are those of the package whose table is listed.
var constants Values

var (
	wanted  = os.Getenv("DRIFT")
	listing = os.Getenv("DRIFT_LIST")
)

// alteration is one change of a table.
type alteration struct {
	row, name string
	apply     func()
}

// Values are constants of a table's package, by name. Policies know them by their names only.
type Values map[string]uint64

// Table returns a table, altered if the environment asks for an alteration of it.
func Table[T any](name string, rows T, values Values) T {
	if listing == "" && !strings.HasPrefix(wanted, name+"/") {
		return rows
	}
	p, ok := policies[name]
	if !ok {
		panic("drift: there is no policy for the table " + name)
	}
	constants = values
	all := p.rows("", reflect.ValueOf(&rows).Elem())
	if listing != "" {
		write(name, all)
		return rows
	}
	for _, a := range all {
		if wanted == name+"/"+a.row+"/"+a.name {
			a.apply()
			note()
		}
	}
	return rows
}

// on reports whether the environment asks for an alteration of code, which has a name as those of tables have.
func on(name string) bool {
	if wanted != name {
		return false
	}
	note()
	return true
}

// Visit calls f of x and returns what it does, or x itself if the environment asks for f to be dropped.
func Visit[T any](name string, f func(T) T, x T) T {
	if wanted == name && on(name) {
		return x
	}
	return f(x)
}

// note leaves a sign that the alteration was made: drift must not take for silent what never happened.
func note() {
	if file := os.Getenv("DRIFT_MADE"); file != "" {
		os.WriteFile(file, []byte(wanted), 0o666)
	}
}

func write(table string, all []alteration) {
	f, err := os.OpenFile(listing, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		panic(err)
	}
	defer f.Close()
	var out strings.Builder
	for _, a := range all {
		fmt.Fprintf(&out, "%s/%s/%s\n", table, a.row, a.name)
	}
	if _, err := f.WriteString(out.String()); err != nil {
		panic(err)
	}
}

// rows lists the alterations of a table: a slice, an array or a map of rows, or of pointers to them.
func (p *policy) rows(within string, table reflect.Value) []alteration {
	var out []alteration
	switch table.Kind() {
	case reflect.Map:
		keys := table.MapKeys()
		slices.SortFunc(keys, func(a, b reflect.Value) int { return cmp.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
		peers := make([]reflect.Value, len(keys))
		for i, key := range keys {
			peers[i] = clone(table.MapIndex(key))
		}
		for i, key := range keys {
			row := peers[i]
			name := within + fmt.Sprint(key.Interface())
			for _, a := range p.row(name, row, peers) {
				change := a.apply
				a.apply = func() {
					change()
					table.SetMapIndex(key, row)
				}
				out = append(out, a)
			}
			if p.remove {
				out = append(out, alteration{name, "removed", func() { table.SetMapIndex(key, reflect.Value{}) }})
			}
		}
	case reflect.Slice, reflect.Array:
		var peers []reflect.Value
		for i := range table.Len() {
			peers = append(peers, direct(table.Index(i)))
		}
		for i, row := range peers {
			name := within + p.name(i, row)
			out = append(out, p.row(name, row, peers)...)
			if p.remove && table.Kind() == reflect.Slice {
				out = append(out, alteration{name, "removed", func() {
					table.Set(reflect.AppendSlice(table.Slice3(0, i, i), table.Slice(i+1, table.Len())))
				}})
			}
			if p.order && i+1 < len(peers) {
				out = append(out, alteration{name, "swapped with the next", func() {
					a, b := clone(table.Index(i)), clone(table.Index(i+1))
					table.Index(i).Set(b)
					table.Index(i + 1).Set(a)
				}})
			}
		}
		if p.add != nil && table.Kind() == reflect.Slice && table.Len() > 0 {
			for _, name := range p.add(within) {
				out = append(out, alteration{within + name, "added", func() {
					row := clone(direct(table.Index(table.Len() - 1)))
					settable(row.FieldByName(p.key)).SetString(name)
					if f := row.FieldByName("Required"); f.IsValid() {
						settable(f).SetBool(false)
					}
					table.Set(reflect.Append(table.Slice3(0, table.Len(), table.Len()), row))
				}})
			}
		}
	}
	return out
}

// row lists the alterations of one row.
func (p *policy) row(name string, row reflect.Value, peers []reflect.Value) []alteration {
	var out []alteration
	if row.Kind() != reflect.Struct {
		return p.value(name, "", row, row, p.how, others(peers, func(v reflect.Value) reflect.Value { return v }))
	}
	for field, h := range p.fields {
		v := row.FieldByName(field)
		if !v.IsValid() {
			panic(fmt.Sprintf("drift: rows of %s have no field %s", name, field))
		}
		out = append(out, p.value(name, field+" ", row, settable(v), h, others(peers, func(v reflect.Value) reflect.Value {
			return settable(v.FieldByName(field))
		}))...)
	}
	for field, inner := range p.inner {
		out = append(out, inner.rows(name+".", settable(row.FieldByName(field)))...)
	}
	return out
}

func (p *policy) value(name, prefix string, row, v reflect.Value, h how, peers []reflect.Value) []alteration {
	if h == nil {
		return nil
	}
	var out []alteration
	for _, c := range h(v, row, peers) {
		out = append(out, alteration{name, prefix + c.name, func() { v.Set(c.to) }})
	}
	return out
}

func others(peers []reflect.Value, part func(reflect.Value) reflect.Value) []reflect.Value {
	out := make([]reflect.Value, len(peers))
	for i, p := range peers {
		out[i] = part(p)
	}
	return out
}

func (p *policy) name(i int, row reflect.Value) string {
	switch {
	case row.Kind() != reflect.Struct:
		return fmt.Sprint(row)
	case p.named != nil:
		return p.named(row)
	case p.key != "":
		if s := row.FieldByName(p.key).String(); s != "" {
			return s
		}
	}
	return fmt.Sprint(i)
}

// direct is the row that a pointer leads to, or the row itself.
func direct(v reflect.Value) reflect.Value {
	for v.Kind() == reflect.Pointer {
		v = v.Elem()
	}
	return v
}

func clone(v reflect.Value) reflect.Value {
	c := reflect.New(v.Type()).Elem()
	c.Set(v)
	return c
}

// settable is a field that can be set though it is not exported.
func settable(v reflect.Value) reflect.Value {
	return reflect.NewAt(v.Type(), unsafe.Pointer(v.UnsafeAddr())).Elem()
}
