// Package review checks a scenario when all bodies are known: for what is missing, unreachable, unused or recursive.
package review

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/parallel"
)

// Checker reviews a whole scenario.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	blocks  *source.Blocks

	uses      func() *source.Usage
	suggested map[string]bool // names that diagnostics suggest; see isMeant
}

// New returns a Checker that shares a table and a report with the other parts of a check. It starts FindUses in the
// background.
func New(t *symbols.Table, r *symbols.Report, blocks *source.Blocks) *Checker {
	return &Checker{symbols: t, report: r, blocks: blocks, uses: parallel.Start(blocks.FindUses)}
}

// isMentioned reports whether a class is mentioned outside its declarations, as a type or by one of its things.
func (d *Checker) isMentioned(k *ir.Class) bool {
	for _, m := range k.Members {
		if m.Used {
			return true
		}
	}
	found := false
	body := func(b *hclsyntax.Body) {
		for _, a := range b.Attributes {
			found = found || dsl.Mentions(a.Expr, k.Name)
		}
	}
	for _, it := range d.blocks.Items {
		if found {
			return true
		}
		switch {
		case (it.Type == "enum" || it.Type == "class" || it.Type == "thing") && len(it.Labels) > 0 && it.Labels[0] == k.Name:
		case it.Type == "rulebook":
		case len(it.Labels) > 1 && it.Labels[0] == k.Name: // before, after
			return true
		default:
			dsl.EachBody(it.Body, body)
		}
	}
	return found
}

// ReportMissing reports what every game needs and the scenario lacks.
func (d *Checker) ReportMissing() {
	if d.blocks.Abstract {
		return // games have it
	}
	if len(d.symbols.Scenario.Setups) == 0 {
		d.report.Add(diag.New("SC122", d.blocks.Head(), "write\nsetup {\n  place SPACE {\n    PLAYER = { UNIT = 1 }\n  }\n}").
			Saying("there is no set-up"))
	}
	if d.symbols.Scenario.Sequence == nil {
		d.report.Add(diag.New("SC121", d.blocks.Head(), "write\nsequence main {\n  call PHASE {}\n}").
			Saying("there is no sequence"))
	}
	switch {
	case len(d.symbols.Scenario.Victories) == 0 && !d.uses().Ends:
		d.report.Add(diag.New("SC123", d.blocks.Head(),
			"write check_victory {} in the sequence, and\nvictory NAME {\n  when   = CONDITION\n  winner = player.NAME\n}").
			Saying("nobody can win"))
	case len(d.symbols.Scenario.Victories) > 0 && !d.uses().Checks:
		d.report.Add(diag.New("SC133", d.symbols.Scenario.Victories[0].Range,
			"write check_victory {} where the game may end").Saying("nothing checks the victories"))
	}
}

// ReportHelpers reports rules that call helpers of tests, and marks declarations that only tests use.
func (d *Checker) ReportHelpers() {
	strays, more := d.blocks.Helpers(d.uses())
	for _, s := range strays {
		d.report.Add(diag.New("SC164", s.At, "declare it in a file of rules, or let only tests call what calls it").
			Saying("%s is a helper of tests, and this is a rule", resolve.Describe(s.Helper.Type, s.Helper.Labels)).
			See(s.Helper.Origin.Range, "it is in a file of tests"))
	}
	for _, it := range more {
		name, _ := source.Label(it)
		if fn := d.symbols.Procedures[name]; fn != nil && it.Type == "procedure" {
			fn.Helper = true
		}
		if fn := d.symbols.Functions[name]; fn != nil && it.Type == "function" {
			fn.Func.Helper = true
		}
	}
}

// ReportUnused reports the phases that the sequence does not reach and the declarations that nothing uses.
func (d *Checker) ReportUnused() {
	if d.blocks.Abstract {
		return // games use it
	}
	if d.symbols.Scenario.Sequence != nil {
		reached := d.uses().Reached("sequence", "setup")
		for _, fn := range d.symbols.Scenario.Procedures {
			if fn.Phase != nil && d.blocks.IsOwn(fn.Range) && !reached["procedure "+fn.Name] && !d.isMeant(fn.Name) &&
				!d.blocks.IsNeeded(fn.Range) {
				m := diag.New("SC124", fn.Range, "call the phase from the sequence, or from a procedure that the sequence calls").
					Saying("no sequence reaches phase %s", fn.Name)
				if d.uses().Names("procedure", fn.Name) {
					m = m.Note("only something that the sequence does not reach calls it, such as a test")
				}
				d.report.Add(m.Doubtful())
			}
		}
	}
	d.reportUnusedThing()
}

// isMeant reports whether a diagnostic suggests a name for a misspelt one. The name then counts as used, so that one
// mistake is reported once.
func (d *Checker) isMeant(name string) bool {
	if d.suggested == nil {
		d.suggested = map[string]bool{}
		for _, m := range d.report.Since(0) {
			for _, r := range m.Repairs {
				d.suggested[r.Text] = d.suggested[r.Text] || m.Suggests(r.Text)
			}
		}
	}
	return d.suggested[name]
}

func (d *Checker) reportUnusedThing() {
	sc := d.symbols.Scenario
	warn := func(used bool, what, name string, at hcl.Range, how string) {
		if used || at.Filename == "" { // made by the checker, such as the end of a procedure
			return
		}
		if name != "" && name[0] != '_' && d.blocks.IsOwn(at) && !d.isMeant(name) && !d.blocks.IsNeeded(at) {
			d.report.Add(diag.New("SC125", at, "%s", how).Saying("nothing uses %s %s", what, name).Doubtful())
		}
	}
	named := func(what, name string, at hcl.Range, how string) {
		warn(d.uses().Names(what, name), what, name, at, how)
	}
	for _, fn := range sc.Procedures {
		if fn.What == "procedure" && fn.Around == nil {
			named("procedure", fn.Name, fn.Range, "run it with call, or remove it")
		}
	}
	for _, fn := range sc.Functions {
		if fn.What == ir.WhatTerm {
			continue // the evaluation calls it
		}
		named("function", fn.Name, fn.Range, "call it, or remove it")
	}
	for _, v := range sc.Values {
		switch {
		case v.Class == nil:
		case len(v.With) > 0:
			warn(d.uses().Names("function", v.Name), "value", v.Name, v.Range,
				"ask for it like a function, "+v.Name+"(x, …), or remove it")
		default:
			warn(d.uses().Names("member", v.Name), "value", v.Name, v.Range, "read it from the thing it is of, or remove it")
		}
	}
	for _, e := range sc.Events {
		named("event", e.Name, e.Range, "emit it, or remove it")
	}
	for _, k := range sc.Classes {
		if k.Role == ir.RoleRecord {
			named("record", k.Name, k.Range, "make one with create, or remove it")
		}
	}
	for _, o := range sc.Options {
		warn(o.Used, "option", o.Name, o.Range, "ask for option."+o.Name+", or remove it")
	}
	for _, m := range sc.Movements {
		named("movement", m.Name, m.Range, "reach, distance and route take it, or remove it")
	}
	how := "name it in the actions of an offer, or remove it"
	if d.blocks.Extends {
		how = "write beside = [action.NAME] in it, and every offer of that action has it too; or remove it"
	}
	for _, a := range sc.Actions {
		named("action", a.Name, a.Range, how)
	}
	for _, it := range d.blocks.OfType("scoring") {
		name, at := source.Label(it)
		named("scoring", name, at, "name it in scored of a roll, or remove it")
	}
	for _, k := range sc.Classes {
		switch {
		case len(k.Members) == 0: // an error, or a class of pieces
		case k.Role == ir.RoleEnum && !d.isMentioned(k):
			warn(false, "enum", k.Name, k.Range, "give something an attribute or state of it, or remove it")
		case k.Role == ir.RoleThing && !d.isMentioned(k):
			warn(false, "class", k.Name, k.Range, "let a rule go through every("+k.Name+") or hold one, or remove it")
		}
		for _, m := range k.Members {
			switch k.Role {
			case ir.RoleDie:
				warn(m.Used, "die", m.Name, m.Range, "roll it, or remove it")
			case ir.RoleTable:
				warn(m.Used, "table", m.Name, m.Range, "look_up reads it, or remove it")
			}
		}
	}
	for _, f := range d.symbols.Classes["player"].Fields {
		if f.Resource != nil {
			warn(f.Read || f.Written, "resource", f.Name, f.Range, "gain, pay or read it, or remove it")
		}
	}
}

// ReportRecursion reports recursive procedures, each cycle once, at the call that closes it.
func (d *Checker) ReportRecursion() {
	const open, done = 1, 2
	state := map[string]uint8{}
	edges := d.uses().Nested()
	var path []string
	var visit func(n string)
	visit = func(n string) {
		state[n] = open
		path = append(path, n)
		for _, e := range edges[n] {
			switch state[e.To] {
			case open:
				from := 0
				for path[from] != e.To {
					from++
				}
				circle := append(path[from:len(path):len(path)], e.To)
				mend := "use repeat, or for"
				if strings.HasPrefix(n, "on ") && strings.HasPrefix(e.To, "event ") {
					mend = "use repeat, or for; or write later = true, and the event follows when the procedure ends"
				}
				if slices.ContainsFunc(circle, func(n string) bool { return strings.HasPrefix(n, "action ") }) {
					mend = "an offer continues until `done` is answered, so let the do of the action end; to " +
						"restrict what comes next, set state and test it in a require"
				}
				d.report.Add(diag.New("SC126", e.At, "%s; %s", strings.Join(circle, " → "), mend).
					Saying("%s leads back to itself", e.To))
			case done:
			default:
				visit(e.To)
			}
		}
		path = path[:len(path)-1]
		state[n] = done
	}
	// The search begins at the sequence, as play does, so that the call that closes a cycle is the one that leads
	// back.
	for _, first := range []bool{true, false} {
		for _, it := range d.blocks.Items {
			if n := source.Node(it); state[n] == 0 && len(edges[n]) > 0 && (it.Type == "sequence" || !first) {
				visit(n)
			}
		}
	}
}

// ReportSight reports rules about what is hidden that themselves test what is hidden, directly or through functions,
// values and movements.
func (d *Checker) ReportSight() {
	for _, h := range d.symbols.Scenario.Hides {
		if call := flow.FindSight(h.When); call != nil {
			d.report.Add(diag.New("SC126", h.Range, "%s tests what is hidden; test the state that decides who may see it",
				call.Name).
				Saying("hide %s leads back to itself", h.Name))
		}
	}
}
