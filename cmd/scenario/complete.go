package main

import (
	"io"
	"math"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// flagValues lists what a shell may complete a flag to, by its name, from the scenario that the command is given.
// What ends in = or @ is only the beginning of a value.
var flagValues = map[string]func(p *program.Program) []string{
	"seat": func(p *program.Program) (out []string) {
		for _, player := range append(names.Players(p), "all") {
			for _, who := range append(gamelog.Kinds, gamelog.Script) {
				out = append(out, player+"="+who)
			}
		}
		return out
	},
	"seating": func(p *program.Program) (out []string) {
		for i := range p.Seatings {
			out = append(out, p.Strings[p.Seatings[i].Name])
		}
		return out
	},
	"set": func(p *program.Program) (out []string) {
		for _, o := range p.Options {
			for _, v := range valuesOf(p, o) {
				out = append(out, p.Strings[o.Name]+"="+v)
			}
		}
		return out
	},
	"run": func(p *program.Program) (out []string) {
		for i := range p.Tests {
			out = append(out, "^"+regexp.QuoteMeta(p.Strings[p.Tests[i].Name])+"$")
		}
		return out
	},
	"reach": func(p *program.Program) (out []string) {
		for _, unit := range names.Members(p, p.UnitClass) {
			for _, space := range names.Members(p, p.SpaceClass) {
				out = append(out, unit+"@"+space)
			}
		}
		return out
	},
	"language": func(p *program.Program) []string { return p.Languages },
}

// valuesOf lists the values that an option may have, or nothing but its beginning if they are many.
func valuesOf(p *program.Program, o program.Option) []string {
	values := o.Among
	if t := p.Types[o.Type]; len(values) == 0 {
		low, high := o.Min, o.Max
		switch t.Kind {
		case program.TBool:
			low, high = 0, 1
		case program.TRef:
			low, high = 0, int64(len(names.Members(p, t.Class)))-1
		}
		const most = 100
		if low == math.MinInt64 || high-low >= most {
			return []string{""}
		}
		for v := low; v <= high; v++ {
			values = append(values, v)
		}
	}
	var out []string
	for _, v := range values {
		word := names.Value(p, o.Type, v)
		out = append(out, word[strings.LastIndexByte(word, '.')+1:]) // a thing without its class
	}
	return out
}

// completeFlags makes the flags of a command complete their values from the scenario that is its first argument. A
// value of two parts is completed to the end of the first, until that is typed.
func (a *app) completeFlags(cmd *cobra.Command) {
	for name, list := range flagValues {
		if cmd.Flags().Lookup(name) == nil {
			continue
		}
		_ = cmd.RegisterFlagCompletionFunc(name,
			func(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
				if len(args) == 0 {
					return nil, cobra.ShellCompDirectiveNoFileComp
				}
				a.err = io.Discard
				m, err := a.open(args[0], opening{cached: true})
				if err != nil || m.program == nil {
					return nil, cobra.ShellCompDirectiveNoFileComp
				}
				return completions(list(m.program), typed)
			})
	}
}

// completions returns the values that begin with what is typed, each up to its first separator after that.
func completions(values []string, typed string) ([]string, cobra.ShellCompDirective) {
	directive := cobra.ShellCompDirectiveNoFileComp
	var out []string
	seen := map[string]bool{}
	for _, v := range values {
		rest, ok := strings.CutPrefix(v, typed)
		if !ok {
			continue
		}
		if i := strings.IndexAny(rest, "=@"); i >= 0 && i+1 < len(rest) && !strings.HasPrefix(v, "^") {
			v, directive = typed+rest[:i+1], directive|cobra.ShellCompDirectiveNoSpace
		}
		if !seen[v] {
			seen[v] = true
			out = append(out, v)
		}
	}
	if len(out) > 0 && strings.HasSuffix(out[0], gamelog.Script) {
		directive |= cobra.ShellCompDirectiveNoSpace
	}
	return out, directive
}
