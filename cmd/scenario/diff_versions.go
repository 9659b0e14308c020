package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"github.com/scenario-lang/scenario/internal/session"
)

// diffFlags are the flags of diff.
type diffFlags struct {
	markdown, exitCode, all, color bool
	breaking                       bool
	with                           []string
	impact                         int
	seed                           uint64
	limits                         session.Limits
	sets                           versionSets
}

// versionSets are values of options for one of two scenarios or for both, as flags say them.
type versionSets struct{ both, a, b []string }

func (s *versionSets) register(flags *pflag.FlagSet) {
	flags.StringArrayVar(&s.both, "set", nil, "give an option of A, of B or of both a value: option=value")
	flags.StringArrayVar(&s.a, "set-a", nil, "give an option of A a value: option=value")
	flags.StringArrayVar(&s.b, "set-b", nil, "give an option of B a value: option=value")
}

// any reports whether there are any.
func (s *versionSets) any() bool { return len(s.both)+len(s.a)+len(s.b) > 0 }

// version is one of the two scenarios that are compared, with the options its flags set.
type version struct {
	model   *model
	options map[string]int64
}

// versions compiles both scenarios and reads the options of each. At least one of them must have an option that --set
// names.
func (a *app) versions(from, to string, s versionSets) (sides [2]version, err error) {
	for i, name := range []string{from, to} {
		if sides[i].model, err = a.ready(name, opening{rules: true}); err != nil {
			return sides, err
		}
	}
	names := append(optionNames(sides[0].model.program), optionNames(sides[1].model.program)...)
	for i, own := range [][]string{s.a, s.b} {
		sets := slices.Clone(own)
		for _, s := range s.both {
			name, _, _ := strings.Cut(s, "=")
			if !slices.Contains(names, name) {
				return sides, unknown("option", name, names, "the scenarios have: "+orNone(names))
			}
			if slices.Contains(optionNames(sides[i].model.program), name) {
				sets = append(sets, s)
			}
		}
		if sides[i].options, err = optionValues(sides[i].model.program, sets); err != nil {
			return sides, fmt.Errorf("%s: %w", sides[i].model.path, err)
		}
	}
	return sides, nil
}
