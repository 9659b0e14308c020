package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// whole looks at the scenario as a whole: what is missing, what nobody can reach, and what nobody uses.
func (d *decls) whole() {
	d.uses = d.findUses()
	if len(d.sc.Setups) == 0 {
		d.report(diag.New("SC122", d.scenarioRange(), "write setup { place SPACE { PLAYER = { UNIT = 1 } } }").Saying("there is no set-up"))
	}
	if d.sc.Sequence == nil {
		d.report(diag.New("SC121", d.scenarioRange(), "write sequence main { call PHASE {} }").Saying("there is no sequence"))
	}
	switch {
	case len(d.sc.Victories) == 0 && !d.uses.ends:
		d.report(diag.New("SC123", d.scenarioRange(), "write victory NAME { when = … winner = … } and check_victory {} in the sequence").Saying("nobody can win"))
	case len(d.sc.Victories) > 0 && !d.uses.checks:
		d.report(diag.New("SC133", d.sc.Victories[0].Range, "write check_victory {} where the game may end").Saying("nothing looks at the victories"))
	}
	d.apart()
	d.recursion()
	d.silence()
	if d.sc.Sequence != nil {
		reached := d.uses.reached("sequence", "setup")
		for _, fn := range d.sc.Procedures {
			if fn.Phase != nil && d.own(fn.Range) && !reached["procedure "+fn.Name] && !d.meant(fn.Name) {
				m := diag.New("SC124", fn.Range, "call it from the sequence, or from a procedure that it calls").Saying("no sequence reaches phase %s", fn.Name)
				if d.uses.called[fn.Name] {
					m = m.Note("it is called only where the sequence does not come, such as in a test")
				}
				d.report(m)
			}
		}
	}
	d.unused()
}

// own says whether something stands in the folder that is checked. A module has more than each of its users needs, and
// a variant may leave parts of its base aside.
func (d *decls) own(at hcl.Range) bool {
	return d.r.Scenario == nil || d.folderOf(at) == d.r.Scenario.Origin.Folder
}

// meant says whether a misspelt name was probably this one: then it is used, and one mistake is reported once.
func (d *decls) meant(name string) bool {
	line := fmt.Sprintf("did you mean %q?", name)
	return slices.ContainsFunc(d.since(0), func(m diag.Diagnostic) bool { return strings.Contains(m.Detail, line) })
}

func (d *decls) unused() {
	warn := func(what, name string, at hcl.Range, how string) {
		if name != "" && name[0] != '_' && d.own(at) && !d.meant(name) {
			d.report(diag.New("SC125", at, "%s", how).Saying("nothing uses %s %s", what, name))
		}
	}
	for _, fn := range d.sc.Procedures {
		if fn.Phase == nil && fn.Around == nil && fn.What != "scoring" && fn.What != "before" && fn.What != "after" && !d.uses.called[fn.Name] {
			warn("procedure", fn.Name, fn.Range, "run it with call, or take it away")
		}
	}
	for _, fn := range d.sc.Functions {
		if !d.uses.functions[fn.Name] {
			warn("function", fn.Name, fn.Range, "call it, or take it away")
		}
	}
	for _, v := range d.sc.Values {
		if v.Class != nil && !d.uses.members[v.Name] {
			warn("value", v.Name, v.Range, "read it from the thing it is of, or take it away")
		}
	}
	for _, e := range d.sc.Events {
		if !d.uses.emitted[e.Name] {
			warn("event", e.Name, e.Range, "emit it, or take it away")
		}
	}
	for _, k := range d.sc.Classes {
		if k.Role == ir.RoleRecord && !d.uses.records[k.Name] {
			warn("record", k.Name, k.Range, "make one with create, or take it away")
		}
	}
	for _, o := range d.sc.Options {
		if !o.Used {
			warn("option", o.Name, o.Range, "ask for option."+o.Name+", or take it away")
		}
	}
	for _, m := range d.sc.Movements {
		if !d.uses.movements[m.Name] {
			warn("movement", m.Name, m.Range, "reach, distance and route take it, or take it away")
		}
	}
	for _, a := range d.sc.Actions {
		if !d.uses.offered[a.Name] {
			warn("action", a.Name, a.Range, "name it in the actions of an offer, or take it away")
		}
	}
	for _, it := range d.items["scoring"] {
		if name, at := label(it); !d.uses.scored[name] {
			warn("scoring", name, at, "name it in scored of a roll, or take it away")
		}
	}
	for _, k := range d.sc.Classes {
		switch {
		case len(k.Members) == 0: // which is an error, or a class of pieces
		case k.Role == ir.RoleEnum && !d.speaksOf(k):
			warn("enum", k.Name, k.Range, "give something an attribute or state of it, or take it away")
		case k.Role == ir.RoleThing && !d.speaksOf(k):
			warn("class", k.Name, k.Range, "let a rule go through every("+k.Name+") or hold one, or take it away")
		}
		for _, m := range k.Members {
			switch {
			case m.Used:
			case k.Role == ir.RoleDie:
				warn("die", m.Name, m.Range, "roll it, or take it away")
			case k.Role == ir.RoleTable:
				warn("table", m.Name, m.Range, "look_up reads it, or take it away")
			}
		}
	}
	for _, f := range d.classes["player"].Fields {
		if f.Resource != nil && !f.Read && !f.Written {
			warn("resource", f.Name, f.Range, "gain, pay or read it, or take it away")
		}
	}
}
