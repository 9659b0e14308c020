// Package hooks lists what a house rule can change or be attached to: every procedure, phase, function, action, value,
// movement and event of a scenario, with its parameters, its uses, the rules attached to it, and the comment above it.
package hooks

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/report"
)

// kinds are the kinds of targets, in the order in which they are listed.
var kinds = []string{
	"sequence", "phase", "procedure", "event", "record", "action", "actions", "function", "value", "scoring", "movement",
	helper + "procedure", helper + "function",
}

// helper begins the kind of procedures and functions that a scenario offers to the tests of its variants.
const helper = "helper "

// IsHelper reports whether a target is for the tests of variants only.
func IsHelper(t *report.Hook) bool { return strings.HasPrefix(t.Kind, helper) }

// target returns a target with what its declaration alone shows.
func target(built *compiler.Result, kind, name string, it *resolve.Item) *report.Hook {
	return &report.Hook{
		Kind: kind, Name: name, Declared: it.Type + " " + it.Labels[0], Comment: comment(built, it),
		Range: diag.NewJSONRange(it.Origin.Range), Params: []report.HookParam{}, Uses: []report.HookUse{},
		Attached: []report.HookUse{}, Inside: []report.HookInside{},
	}
}

// List returns the targets of a scenario that compiled without errors and with notes, sorted by kind and name.
func List(built *compiler.Result) []*report.Hook {
	l := &lister{targets: map[string]*report.Hook{}, dropped: map[string]bool{}, helpers: map[string]*report.Hook{}}
	for _, it := range built.Merged.Items {
		if it.Helper {
			l.addHelper(built, it)
			continue
		}
		if slices.Contains(kinds, it.Type) && len(it.Labels) == 1 {
			t := target(built, it.Type, it.Labels[0], it)
			t.Inside = append(t.Inside, statements(it)...)
			l.targets[t.Declared] = t
		}
	}
	l.describe(built.Scenario)
	l.addUses(built)
	l.addAttached(built)
	l.addLasting(built.Scenario)
	l.dropTestsOnly(built.Merged.Abstract)
	var out []*report.Hook
	for _, t := range l.targets {
		sortUses(t.Uses)
		sortUses(t.Attached)
		t.Uses = slices.Compact(t.Uses)
		out = append(out, t)
	}
	slices.SortFunc(out, func(a, b *report.Hook) int {
		x, y := slices.Index(kinds, a.Kind), slices.Index(kinds, b.Kind)
		return cmp.Or(cmp.Compare(x, y), cmp.Compare(a.Name, b.Name))
	})
	return out
}

// addHelper adds a helper for tests, if the tests of a variant can call it.
func (l *lister) addHelper(built *compiler.Result, it *resolve.Item) {
	name := it.Type + " " + it.Labels[0]
	l.dropped[name] = true
	if it.Offered == "" || it.IsOpen() {
		return
	}
	t := target(built, helper+it.Type, it.Offered, it)
	l.targets[t.Kind+" "+t.Name], l.helpers[name] = t, t
}

// dropTestsOnly removes what only tests use, directly or indirectly, and the uses by tests. It keeps what an abstract
// scenario declares, because games may use that.
func (l *lister) dropTestsOnly(abstract bool) {
	byTests := func(u report.HookUse) bool { return u.What == inTest || l.dropped[u.What] }
	byRules := func(u report.HookUse) bool { return !byTests(u) }
	for again := !abstract; again; {
		again = false
		for name, t := range l.targets {
			isCalled := t.Kind == "procedure" || t.Kind == "function"
			if isCalled && len(t.Uses) > 0 && !slices.ContainsFunc(t.Uses, byRules) && len(t.Attached) == 0 {
				delete(l.targets, name)
				l.dropped[name], again = true, true
			}
		}
	}
	for _, t := range l.targets {
		t.Uses = slices.DeleteFunc(t.Uses, byTests)
	}
}

// sortUses sorts uses by where they are.
func sortUses(us []report.HookUse) {
	slices.SortFunc(us, func(a, b report.HookUse) int {
		return cmp.Or(cmp.Compare(a.Range.Filename, b.Range.Filename),
			cmp.Compare(a.Range.Start.Byte, b.Range.Start.Byte), cmp.Compare(a.What, b.What))
	})
}

// comment returns the lines of comment right above a block, without comment signs.
func comment(built *compiler.Result, it *resolve.Item) string {
	r := it.Block.TypeRange
	return index.Comment(built.Merged.Sources[r.Filename], r.Start.Line)
}

// lister holds the state of List.
type lister struct {
	targets map[string]*report.Hook // by kind and name
	dropped map[string]bool         // what only tests use, by kind and name
	helpers map[string]*report.Hook // helpers, by kind and name in the merged scenario
}

// describe adds the parameters and results.
func (l *lister) describe(sc *ir.Scenario) {
	for _, fs := range [][]*ir.Func{sc.Functions, sc.Procedures} {
		for _, f := range fs {
			t := l.targets[f.What+" "+f.Name]
			if f.Helper {
				t = l.helpers[f.What+" "+f.Name]
			}
			if t != nil && f.What != "action" { // see actions below
				t.Params, t.Result = params(f.Params), result(f.Result)
			}
		}
	}
	for _, e := range sc.Events {
		if t := l.targets["event "+e.Name]; t != nil {
			t.Params = params(e.Fields)
		}
	}
	for _, k := range sc.Classes {
		if t := l.targets["record "+k.Name]; t != nil && k.Role == ir.RoleRecord {
			for _, f := range k.Fields {
				t.Params = append(t.Params, report.HookParam{Name: f.Name, Type: types.Name(f.Type)})
			}
		}
	}
	for _, a := range sc.Actions {
		t := l.targets["action "+a.Name]
		if t == nil {
			continue
		}
		for _, g := range a.Given {
			t.Params = append(t.Params, report.HookParam{Name: g.Var.Name, Type: types.Name(g.Var.Type)})
		}
		for _, s := range a.Steps {
			if s.Param != nil {
				t.Params = append(t.Params, report.HookParam{Name: s.Param.Var.Name, Type: types.Name(s.Param.Var.Type)})
			}
		}
	}
	for _, s := range sc.ActionSets {
		if t := l.targets["actions "+s.Name]; t != nil {
			for _, a := range s.Members {
				t.Members = append(t.Members, a.Name)
			}
		}
	}
	for _, v := range sc.Values {
		if t := l.targets["value "+v.Name]; t != nil {
			self := report.HookParam{Name: "self", Type: v.Class.Name}
			t.Params, t.Result = append([]report.HookParam{self}, params(v.With)...), types.Name(v.Type)
		}
	}
	for _, m := range sc.Movements {
		if t := l.targets["movement "+m.Name]; t != nil {
			t.Params = params([]*ir.Var{m.Mover, m.From, m.To, m.Edge})
		}
	}
}

func params(vs []*ir.Var) []report.HookParam {
	out := []report.HookParam{}
	for _, v := range vs {
		if v != nil {
			out = append(out, report.HookParam{Name: v.Name, Type: types.Name(v.Type)})
		}
	}
	return out
}

func result(t *ir.Type) string {
	if t == nil || t.Kind == ir.Void {
		return ""
	}
	return types.Name(t)
}

// addAttached adds the blocks that name their targets in labels or attributes. A block that names a set of actions is
// attached to each of them, too.
func (l *lister) addAttached(built *compiler.Result) {
	sets := map[string][]string{}
	for _, s := range built.Scenario.ActionSets {
		for _, a := range s.Members {
			sets["actions "+s.Name] = append(sets["actions "+s.Name], "action "+a.Name)
		}
	}
	for _, it := range built.Merged.Items {
		use := report.HookUse{What: resolve.Describe(it.Type, it.Labels), Range: diag.NewJSONRange(it.Origin.Range)}
		add := func(target string) {
			if t := l.targets[target]; t != nil {
				t.Attached = append(t.Attached, use)
				t.Inside = append(t.Inside, statements(it)...)
			}
		}
		switch it.Type {
		case "before", "after", "around":
			if len(it.Labels) == 3 {
				add(it.Labels[0] + " " + it.Labels[1])
			}
		case "on":
			if len(it.Labels) > 0 {
				add("event " + it.Labels[0])
			}
		case "forbid", "ensure", "allow", "modifier":
			named := references(it.Body, "action", "actions", "movements", "to")
			for _, name := range named {
				for _, of := range sets[name] {
					if !slices.Contains(named, of) {
						named = append(named, of)
					}
				}
			}
			for _, name := range named {
				add(name)
			}
		}
	}
}

// statements returns the statements of a declaration that amend blocks can change.
func statements(it *resolve.Item) []report.HookInside {
	if !resolve.CanAmend(it.Type) {
		return nil
	}
	var out []report.HookInside
	for _, a := range resolve.Anchors(it.Body) {
		if !a.Findable {
			continue
		}
		s := report.HookInside{
			In: resolve.Describe(it.Type, it.Labels), Path: append(slices.Clone(a.In), a.Name()),
			Parts: slices.Clone(a.Attributes), Range: diag.NewJSONRange(a.Block.DefRange()),
		}
		for _, b := range a.Blocks {
			s.Parts = append(s.Parts, b+" NAME")
		}
		out = append(out, s)
	}
	return out
}

// addLasting adds the state fields that are reset when a procedure or phase ends.
func (l *lister) addLasting(sc *ir.Scenario) {
	for _, k := range sc.Classes {
		for _, f := range k.Fields {
			for _, x := range f.Lasts {
				if t := l.targets[x.What+" "+x.Name]; t != nil {
					at := diag.NewJSONRange(x.Range)
					t.Attached = append(t.Attached, report.HookUse{What: "state " + k.Name + "." + f.Name, Range: at})
				}
			}
		}
	}
}

// references returns the actions, sets of actions, movements and values that some attributes of a block name, as
// "action move".
func references(body *hclsyntax.Body, attributes ...string) []string {
	var out []string
	for _, name := range attributes {
		a := body.Attributes[name]
		if a == nil {
			continue
		}
		for _, v := range a.Expr.Variables() {
			if len(v) < 2 {
				continue
			}
			if attr, ok := v[1].(hcl.TraverseAttr); ok {
				out = append(out, v.RootName()+" "+attr.Name)
			}
		}
	}
	return out
}
