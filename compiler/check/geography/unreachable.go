package geography

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// ReportUnreachable reports the spaces that cannot be reached: those that no border leads to, and those that border
// only on each other. The second is only advice, because rules may move pieces there without borders. A space that a
// rule or an attribute names counts as reachable.
func (d *Checker) ReportUnreachable() {
	space := d.symbols.Classes["space"]
	if d.incomplete || d.blocks.Abstract {
		return // its spaces would look cut off
	}
	a := d.atlas(space)
	onMap := 0
	for _, on := range a.on {
		if on {
			onMap++
		}
	}
	if onMap < 2 {
		return
	}
	var named, begun map[string]bool // computed only if needed
	isNamed := func(s int) bool {
		if named == nil {
			named, begun = d.mentionedSpaces(space)
		}
		return named[space.Members[s].Name]
	}
	isBegun := func(s int) bool { return isNamed(s) || begun[space.Members[s].Name] }

	alone := make([]bool, len(a.on))
	for i, m := range space.Members {
		if !a.on[i] || a.holds[i] || a.borders[i] {
			continue
		}
		// Pieces may start in a space that borders lead out of.
		if len(a.ways[i]) > 0 && isBegun(i) {
			continue
		}
		alone[i] = true
		d.report.Add(diag.New("SC143", m.Range, "list its neighbours in borders, or say off_map = true").
			Saying("nothing leads to %s", m.Name).Doubtful())
	}

	parts, main := a.parts()
	for i, part := range parts {
		if i != main && len(part) > 1 && !slices.ContainsFunc(part, func(s int) bool { return alone[s] }) &&
			!slices.ContainsFunc(part, isNamed) {
			d.reportCutOff(space, part, "border only each other")
		}
		if !a.oneWay {
			continue // what can be left can be entered again
		}
		for _, ring := range a.sources(part) {
			if len(ring) > 1 && len(ring) < len(part) && !slices.ContainsFunc(ring, isBegun) {
				d.reportCutOff(space, ring, "have only borders that lead out")
			}
		}
	}
}

func (d *Checker) reportCutOff(space *ir.Class, part []int, how string) {
	names := make([]string, len(part))
	for i, s := range part {
		names[i] = space.Members[s].Name
	}
	d.report.Add(diag.New("SC149", space.Members[part[0]].Range,
		"add a border that leads there; if pieces get there in another way, let that rule or an attribute name a space").
		Saying("%s %s, and no rule names them", types.Listed(names), how))
}

// mentionedSpaces returns the spaces that rules or attributes of things mention, and those that only set-ups mention.
func (d *Checker) mentionedSpaces(space *ir.Class) (rules, setups map[string]bool) {
	rules, setups = map[string]bool{}, map[string]bool{}
	for _, it := range d.blocks.Items {
		switch it.Type {
		case "setup":
			collectSpacesNamed(it.Body, setups)
		case "function", "procedure", "phase", "sequence", "on", "before", "after", "around", "action", "movement":
			collectSpacesNamed(it.Body, rules)
		}
	}
	for _, c := range d.symbols.Scenario.Classes {
		for _, at := range c.Attrs {
			if at.BuiltIn {
				continue
			}
			if at.Default != nil && len(c.Members) > 0 {
				collectSpacesHeld(at.Default, at.Type, space, rules)
			}
			for _, m := range c.Members {
				if at.Index < len(m.Attrs) && m.Attrs[at.Index] != nil {
					collectSpacesHeld(m.Attrs[at.Index], at.Type, space, rules)
				}
			}
		}
	}
	return rules, setups
}

func collectSpacesNamed(b *hclsyntax.Body, into map[string]bool) {
	for _, a := range b.Attributes {
		dsl.Walk(a.Expr, func(n hclsyntax.Node) {
			if t, ok := n.(*hclsyntax.ScopeTraversalExpr); ok && len(t.Traversal) > 1 && t.Traversal.RootName() == "space" {
				if step, ok := t.Traversal[1].(hcl.TraverseAttr); ok {
					into[step.Name] = true
				}
			}
		})
	}
	for _, k := range b.Blocks {
		if k.Type == "place" && len(k.Labels) > 0 {
			into[k.Labels[0]] = true
		}
		collectSpacesNamed(k.Body, into)
	}
}

func collectSpacesHeld(v *ir.Const, t *ir.Type, space *ir.Class, into map[string]bool) {
	switch {
	case t.InList():
		for _, x := range v.List {
			collectSpacesHeld(x, t.Elem, space, into)
		}
	case t.Kind == ir.Set && t.Elem.Class == space:
		for i, m := range space.Members {
			if i < 64 && v.Int&(1<<i) != 0 {
				into[m.Name] = true
			}
		}
	case t.Kind == ir.Ref && t.Class == space && v.Int >= 0 && v.Int < int64(len(space.Members)):
		into[space.Members[v.Int].Name] = true
	}
}
