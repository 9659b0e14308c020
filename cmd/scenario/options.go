package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// addSet adds the flag --set to a command.
func (a *app) addSet(cmd *cobra.Command) {
	cmd.Flags().StringArrayVar(&a.sets, "set", nil, "give an option of the scenario a value, as `OPTION=VALUE`")
}

// optionValues reads arguments of the form option=value and checks each value against the type and bounds of its
// option.
func optionValues(p *program.Program, sets []string) (map[string]int64, error) {
	values := map[string]int64{}
	known := optionNames(p)
	for _, s := range sets {
		name, text, ok := strings.Cut(s, "=")
		if !ok {
			return nil, fmt.Errorf("--set %s: write option=value", s)
		}
		if _, twice := values[name]; twice {
			return nil, fmt.Errorf("--set %s: %s is given twice", s, name)
		}
		i := slices.Index(known, name)
		if i < 0 {
			return nil, newUnknownError("option", name, known, "the scenario has: "+orNone(known))
		}
		v, err := optionValue(p, p.Options[i], text)
		if err == nil {
			err = checkAllowed(p, p.Options[i], v)
		}
		if err != nil {
			return nil, fmt.Errorf("--set %s: %w", s, err)
		}
		values[name] = v
	}
	return values, nil
}

func optionNames(p *program.Program) (names []string) {
	for _, o := range p.Options {
		names = append(names, p.Strings[o.Name])
	}
	return names
}

// checkAllowed returns an error that lists the values an option may have, if v is not one of them.
func checkAllowed(p *program.Program, o program.Option, v int64) error {
	if len(o.Among) == 0 || slices.Contains(o.Among, v) {
		return nil
	}
	var allowed []string
	for _, x := range o.Among {
		allowed = append(allowed, names.Value(p, o.Type, x))
	}
	return fmt.Errorf("it may be: %s", strings.Join(allowed, ", "))
}

// findMember returns the index of the member of a class with the name. what is the word for such a member in an error.
func findMember(p *program.Program, class int32, what, name string) (int, error) {
	return findName(what, name, names.Members(p, class))
}

// findName returns the index of name in known. what is the word for such a name in an error.
func findName(what, name string, known []string) (int, error) {
	if i := slices.Index(known, name); i >= 0 {
		return i, nil
	}
	return 0, newUnknownError(what, name, known, "the scenario has: "+orNone(known))
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
		return 0, fmt.Errorf("%q is not a truth value; write true or false", text)
	case program.TInt:
		v, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return 0, fmt.Errorf("%q is not a whole number", text)
		}
		if v < o.Min || v > o.Max {
			return 0, fmt.Errorf("it must be from %d to %d", o.Min, o.Max)
		}
		return v, nil
	case program.TRef:
		members := names.Members(p, t.Class)
		if i := slices.Index(members, text); i >= 0 {
			return int64(i), nil
		}
		if text == "none" {
			return value.None, nil
		}
		return 0, newUnknownError(p.Strings[p.Classes[t.Class].Name], text, members, "it may be: "+orNone(members))
	}
	return 0, fmt.Errorf("options of type %s cannot be set here", names.Type(p, o.Type))
}
