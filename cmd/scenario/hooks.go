package main

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/hooks"
	"github.com/scenario-lang/scenario/internal/report"
)

// showHooks prints what a house rule can be attached to, or one of it with all that is known about it.
func (a *app) showHooks(path, name string) error {
	m, err := a.ready(path, opening{Options: compiler.Options{Notes: &symbols.Notes{}}, abstract: true, source: "--hooks needs the source of the rules"})
	if err != nil {
		return err
	}
	list := hooks.List(m.built)
	if name != "" {
		if list, err = findHooks(list, name); err != nil {
			return err
		}
	}
	return a.print(hookReport(list), func() {
		if name == "" {
			a.printHooks(list)
			return
		}
		for i, t := range list {
			if i > 0 {
				fmt.Fprintln(a.out)
			}
			a.printHook(t)
		}
	})
}

// findHooks returns the targets of a name, which may have their kind before it: "fight", "procedure fight" or, as rules
// write it, "procedure.fight".
func findHooks(list []*hooks.Target, name string) ([]*hooks.Target, error) {
	var found []*hooks.Target
	var names []string
	for _, t := range list {
		if name == t.Name || name == t.Kind+" "+t.Name || name == t.Kind+"."+t.Name {
			found = append(found, t)
		}
		names = append(names, t.Name)
	}
	if len(found) == 0 {
		return nil, findings{unknown("hook", name, names, "`scenario inspect DIR --hooks` lists all of them")}
	}
	return found, nil
}

// signature returns a target as it is declared: fight(b battle).
func signature(t *hooks.Target) string {
	var ps []string
	for _, p := range t.Params {
		ps = append(ps, p.Name+" "+p.Type)
	}
	s := t.Name
	if len(ps) > 0 {
		s += "(" + strings.Join(ps, ", ") + ")"
	}
	if t.Result != "" {
		s += " " + t.Result
	}
	return s
}

func (a *app) printHooks(list []*hooks.Target) {
	kind := ""
	for i, t := range list {
		if t.Kind != kind {
			if kind = t.Kind; i > 0 {
				fmt.Fprintln(a.out)
			}
			fmt.Fprintln(a.out, kind)
		}
		fmt.Fprintln(a.out, "  "+signature(t))
		if s := firstSentence(t.Comment); s != "" {
			fmt.Fprintln(a.out, "      "+s)
		}
	}
	if len(list) == 0 {
		fmt.Fprintln(a.out, "There is nothing that a rule could be attached to.")
	}
}

// firstSentence returns a text up to the first full stop that ends a sentence.
func firstSentence(s string) string {
	if i := strings.Index(s, ". "); i >= 0 {
		return s[:i+1]
	}
	return s
}

func (a *app) printHook(t *hooks.Target) {
	fmt.Fprintf(a.out, "%s %s\n  %s\n", t.Kind, signature(t), lineOf(t.Range))
	if t.Comment != "" {
		fmt.Fprintf(a.out, "  %s\n", t.Comment)
	}
	if len(t.Members) > 0 {
		fmt.Fprintf(a.out, "members\n  %s\n", strings.Join(t.Members, ", "))
	}
	if way := attaching[t.Kind]; way != "" {
		head := "attach with"
		if t.IsHelper() {
			head = "in tests"
		}
		fmt.Fprintf(a.out, "%s\n  %s\n", head, strings.ReplaceAll(way, "NAME", t.Name))
	}
	for _, part := range []struct {
		head string
		uses []hooks.Use
	}{{"used by", t.Uses}, {"attached already", t.Attached}} {
		if len(part.uses) == 0 {
			continue
		}
		fmt.Fprintln(a.out, part.head)
		for _, u := range part.uses {
			fmt.Fprintf(a.out, "  %s: %s\n", lineOf(u.Range), u.What)
		}
	}
	in := ""
	for _, s := range t.Inside {
		if s.In != in {
			in = s.In
			fmt.Fprintf(a.out, "amend %s { … } can change\n", in)
		}
		fmt.Fprintf(a.out, "  %s: %s: %s\n", lineOf(s.Range), strings.Join(s.Path, ", "), strings.Join(s.Parts, ", "))
	}
}

// attaching says how a rule is attached to a declaration of each kind.
var attaching = map[string]string{
	"sequence":         "before sequence NAME MY_RULE { … }, after sequence NAME MY_RULE { … }, around sequence NAME MY_RULE { … }",
	"phase":            "before phase NAME MY_RULE { … }, after phase NAME MY_RULE { … }, around phase NAME MY_RULE { … }",
	"procedure":        "before procedure NAME MY_RULE { … }, after procedure NAME MY_RULE { … }, around procedure NAME MY_RULE { … }",
	"action":           "forbid, ensure, allow, before action NAME MY_RULE { … }, after action NAME MY_RULE { … }, around action NAME MY_RULE { … }",
	"actions":          "forbid MY_RULE { actions = actions.NAME … }, ensure MY_RULE { actions = actions.NAME … }, actions NAME { members = concat(inherited, [action.MY_ACTION]) }",
	"event":            "on NAME MY_RULE { … }",
	"record":           "record NAME { fields = union(inherited, { MY_FIELD = TYPE }) }",
	"value":            "modifier MY_RULE { to = value.NAME … }",
	"movement":         "forbid MY_RULE { movements = [movement.NAME] … }",
	"function":         "function NAME { is = … }, where inherited is what it was",
	"helper procedure": "given NAME { … }, run NAME { … }, call NAME { … }",
	"helper function":  "NAME(…)",
	"scoring":          "scoring NAME { … }, which replaces what it says again",
}

func hookReport(list []*hooks.Target) report.Hooks {
	out := report.Hooks{Hooks: []report.Hook{}}
	uses := func(us []hooks.Use) []report.HookUse {
		r := []report.HookUse{}
		for _, u := range us {
			r = append(r, report.HookUse{What: u.What, Range: diag.NewJSONRange(u.Range)})
		}
		return r
	}
	for _, t := range list {
		h := report.Hook{
			Kind: t.Kind, Name: t.Name, Comment: t.Comment, Params: []report.HookParam{}, Members: t.Members, Result: t.Result,
			Range: diag.NewJSONRange(t.Range), Uses: uses(t.Uses), Attached: uses(t.Attached), Inside: []report.HookInside{},
		}
		for _, s := range t.Inside {
			h.Inside = append(h.Inside, report.HookInside{In: s.In, Path: s.Path, Parts: s.Parts, Range: diag.NewJSONRange(s.Range)})
		}
		for _, p := range t.Params {
			h.Params = append(h.Params, report.HookParam{Name: p.Name, Type: p.Type})
		}
		out.Hooks = append(out.Hooks, h)
	}
	return out
}
