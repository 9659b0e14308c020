package question

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// mostThings is the greatest length of a list that a user may write.
const mostThings = 1000

// read parses the value of a parameter: a number, true or false, a thing by its name or title, or a list of these such
// as "5 riders, 2 guards".
func (q Question) read(param int, text string) (runtime.Argument, error) {
	name := q.Params()[param]
	t := q.p.Types[q.q.Params[param].Type]
	if t.Kind != program.TList {
		v, err := q.readOne(t, strings.TrimSpace(text))
		if err != nil {
			return runtime.Argument{}, fmt.Errorf("%s: %w", name, err)
		}
		return runtime.Argument{Value: v}, nil
	}
	list := []int64{}
	elem := q.p.Types[t.Elem]
	for _, entry := range strings.Split(text, ",") {
		entry = strings.TrimSpace(entry)
		if entry == "" {
			continue
		}
		n := 1
		if first, rest, ok := strings.Cut(entry, " "); ok && elem.Kind == program.TRef {
			if k, err := strconv.Atoi(first); err == nil {
				n, entry = k, strings.TrimSpace(rest)
			}
		}
		v, err := q.readOne(elem, entry)
		if err != nil {
			return runtime.Argument{}, fmt.Errorf("%s: %w", name, err)
		}
		if n < 0 || n > mostThings-len(list) {
			return runtime.Argument{}, fmt.Errorf("%s: there can be from 0 to %d of them in all", name, mostThings)
		}
		list = append(list, slices.Repeat([]int64{v}, n)...)
	}
	return runtime.Argument{List: list}, nil
}

// readOne parses a value that is not a list.
func (q Question) readOne(t program.Type, text string) (int64, error) {
	switch t.Kind {
	case program.TBool:
		switch strings.ToLower(text) {
		case "true", "yes":
			return 1, nil
		case "false", "no":
			return 0, nil
		}
		return 0, fmt.Errorf("%q is neither true nor false", text)
	case program.TRef:
		return q.thing(t.Class, text)
	}
	v, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("%q is not a whole number", text)
	}
	return v, nil
}

// thing finds a thing by its name or title, in the singular or the plural with an s. Case does not matter, and blanks
// may be underscores.
func (q Question) thing(class int32, text string) (int64, error) {
	plain := func(s string) string { return strings.ToLower(strings.ReplaceAll(s, "_", " ")) }
	said := plain(text)
	all := names.Members(q.p, class)
	for _, form := range []string{said, strings.TrimSuffix(said, "s")} {
		for i, name := range all {
			if form == plain(name) || form == plain(names.Title(q.p, 0, class, i)) {
				return int64(i), nil
			}
		}
	}
	kind := q.p.Strings[q.p.Classes[class].Name]
	if meant := spell.Nearest(strings.ReplaceAll(said, " ", "_"), all); meant != "" {
		return 0, fmt.Errorf("there is no %s %q; did you mean %s?", kind, text, meant)
	}
	return 0, fmt.Errorf("there is no %s %q; there are %s", kind, text, strings.Join(all, ", "))
}

// word returns the value of a parameter in the form that read parses.
func (q Question) word(param int, a runtime.Argument) string {
	typ := q.q.Params[param].Type
	if a.List == nil {
		return names.Value(q.p, typ, a.Value)
	}
	elem := q.p.Types[typ].Elem
	counts := map[int64]int{}
	var order []int64
	for _, v := range a.List {
		if counts[v]++; counts[v] == 1 {
			order = append(order, v)
		}
	}
	var out []string
	for _, v := range order {
		switch word := names.Value(q.p, elem, v); {
		case q.p.Types[elem].Kind != program.TRef:
			out = append(out, slices.Repeat([]string{word}, counts[v])...)
		default:
			out = append(out, fmt.Sprintf("%d %s", counts[v], names.Spoken(word)))
		}
	}
	return strings.Join(out, ", ")
}
