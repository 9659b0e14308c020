package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

func addSet(cmd *cobra.Command, sets *[]string) {
	cmd.Flags().StringArrayVar(sets, "set", nil, "give an option of the scenario a value: option=value")
}

// optionValues reads option=value, with the bounds and the words of each option's type.
func optionValues(p *program.Program, sets []string) (map[string]int64, error) {
	values := map[string]int64{}
	names := optionNames(p)
	for _, s := range sets {
		name, text, ok := strings.Cut(s, "=")
		if !ok {
			return nil, fmt.Errorf("--set %s: write option=value", s)
		}
		found := false
		for _, o := range p.Options {
			if p.Strings[o.Name] != name {
				continue
			}
			v, err := optionValue(p, o, text)
			if err == nil {
				err = oneOf(p, o, v)
			}
			if err != nil {
				return nil, fmt.Errorf("--set %s: %w", s, err)
			}
			values[name], found = v, true
		}
		if !found {
			return nil, unknown("option", name, names, "the scenario has: "+orNone(names))
		}
	}
	return values, nil
}

func optionNames(p *program.Program) (names []string) {
	for _, o := range p.Options {
		names = append(names, p.Strings[o.Name])
	}
	return names
}

// oneOf says which values an option may have, if this is none of them.
func oneOf(p *program.Program, o program.Option, v int64) error {
	if len(o.Among) == 0 || slices.Contains(o.Among, v) {
		return nil
	}
	var names []string
	for _, x := range o.Among {
		names = append(names, valueText(p, o.Type, x))
	}
	return fmt.Errorf("it may be: %s", strings.Join(names, ", "))
}

// seatingOptions adds to the values what the seating asked for says; --set may not contradict it.
func seatingOptions(p *program.Program, f playFlags, values map[string]int64) error {
	if f.seating == "" || f.resume != "" {
		return nil
	}
	s, err := findSeating(p, f.seating)
	if err != nil {
		return err
	}
	for i := 0; i+1 < len(s.Options); i += 2 {
		name, v := p.Strings[p.Options[s.Options[i]].Name], s.Options[i+1]
		if given, ok := values[name]; ok && given != v {
			return fmt.Errorf("--set %s: the seating %s settles it; leave one of them out", name, p.Strings[s.Name])
		}
		values[name] = v
	}
	return nil
}

func orNone(names []string) string {
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, ", ")
}

func optionValue(p *program.Program, o program.Option, text string) (int64, error) {
	t := p.Types[o.Type]
	switch t.Kind {
	case program.TBool:
		switch text {
		case "true", "yes", "on", "1":
			return 1, nil
		case "false", "no", "off", "0":
			return 0, nil
		}
		return 0, fmt.Errorf("%q is neither true nor false", text)
	case program.TInt:
		v, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return 0, fmt.Errorf("%q is no whole number", text)
		}
		if v < o.Min || v > o.Max {
			return 0, fmt.Errorf("it must be from %d to %d", o.Min, o.Max)
		}
		return v, nil
	case program.TRef:
		var names []string
		for i, m := range p.Classes[t.Class].Members {
			name := p.Strings[m.Name]
			if name == text {
				return int64(i), nil
			}
			names = append(names, name)
		}
		if text == "none" {
			return value.None, nil
		}
		return 0, unknown(p.Strings[p.Classes[t.Class].Name], text, names, "it may be: "+orNone(names))
	}
	return 0, fmt.Errorf("options of type %s cannot be set here", typeName(p, o.Type))
}

// typeName is a type as scenarios write it.
func typeName(p *program.Program, i int32) string {
	if i < 0 || int(i) >= len(p.Types) {
		return "nothing"
	}
	t := p.Types[i]
	switch t.Kind {
	case program.TBool:
		return "bool"
	case program.TInt:
		return "int"
	case program.TRational:
		return "rational"
	case program.TText:
		return "text"
	case program.TRef:
		return p.Strings[p.Classes[t.Class].Name]
	case program.TSet:
		return "set(" + typeName(p, t.Elem) + ")"
	case program.TList:
		return "list(" + typeName(p, t.Elem) + ")"
	}
	return "nothing"
}

// valueText is a constant as scenarios write it.
func valueText(p *program.Program, typ int32, v int64) string {
	if typ < 0 || int(typ) >= len(p.Types) {
		return strconv.FormatInt(v, 10)
	}
	t := p.Types[typ]
	switch t.Kind {
	case program.TBool:
		return strconv.FormatBool(v != 0)
	case program.TRational:
		if value.Den(v) == 1 {
			return strconv.FormatInt(value.Num(v), 10)
		}
		return fmt.Sprintf("%d/%d", value.Num(v), value.Den(v))
	case program.TRef:
		members := p.Classes[t.Class].Members
		if v >= 0 && v < int64(len(members)) {
			return p.Strings[members[v].Name]
		}
		return "none"
	case program.TSet:
		var names []string
		for i, m := range p.Classes[p.Types[t.Elem].Class].Members {
			if i < 64 && v>>i&1 != 0 {
				names = append(names, p.Strings[m.Name])
			}
		}
		return "[" + strings.Join(names, ", ") + "]"
	}
	return strconv.FormatInt(v, 10)
}
