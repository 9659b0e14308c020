package check

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// usage is who uses what, read from the syntax in one walk: which procedures, events and actions a body leads to, and
// every name that occurs.
type usage struct {
	edges     map[string][]edge // from "procedure x", "on e x", "action x", "sequence", …
	functions map[string]bool
	movements map[string]bool
	members   map[string]bool // every .NAME
	records   map[string]bool
	called    map[string]bool
	emitted   map[string]bool
	offered   map[string]bool
	scored    map[string]bool
	checks    bool // some check_victory
	ends      bool // some end_game
}

type edge struct {
	to string
	at hcl.Range
}

// walk visits an expression and everything in it.
func walk(n hclsyntax.Node, f func(hclsyntax.Node)) {
	hclsyntax.VisitAll(n, func(n hclsyntax.Node) hcl.Diagnostics {
		f(n)
		return nil
	})
}

func node(it *resolve.Item) string {
	switch it.Type {
	case "phase":
		return "procedure " + strings.Join(it.Labels, " ")
	case "sequence", "setup":
		return it.Type
	}
	return resolve.Describe(it.Type, it.Labels)
}

// carrier is the node of what a before or after hangs on.
func carrier(it *resolve.Item) string {
	switch it.Labels[0] {
	case "phase":
		return "procedure " + it.Labels[1]
	case "sequence":
		return "sequence"
	}
	return it.Labels[0] + " " + it.Labels[1]
}

func newUsage() *usage {
	return &usage{
		edges: map[string][]edge{}, functions: map[string]bool{}, movements: map[string]bool{}, members: map[string]bool{},
		records: map[string]bool{}, called: map[string]bool{}, emitted: map[string]bool{}, offered: map[string]bool{}, scored: map[string]bool{},
	}
}

func (d *decls) findUses() *usage {
	u := newUsage()
	for _, it := range d.r.Items {
		switch it.Type {
		case "rulebook", "enum", "thing", "space", "border", "path", "player", "alliance", "unit", "resource", "die", "event", "remove":
			continue
		case "on":
			if len(it.Labels) == 2 {
				u.edges["event "+it.Labels[0]] = append(u.edges["event "+it.Labels[0]], edge{node(it), it.Block.LabelRanges[0]})
			}
		case "before", "after":
			if len(it.Labels) == 3 {
				from := carrier(it)
				u.edges[from] = append(u.edges[from], edge{node(it), it.Block.LabelRanges[1]})
			}
		}
		u.body(node(it), it.Body)
	}
	return u
}

func (u *usage) body(from string, b *hclsyntax.Body) {
	member := func(name string) { u.members[name] = true }
	for _, a := range b.Attributes {
		if a.Name == "cites" {
			continue
		}
		walk(a.Expr, func(n hclsyntax.Node) {
			switch n := n.(type) {
			case *hclsyntax.ScopeTraversalExpr:
				eachStep(n.Traversal[1:], member)
				if len(n.Traversal) < 2 {
					return
				}
				step, ok := n.Traversal[1].(hcl.TraverseAttr)
				switch root := n.Traversal.RootName(); {
				case !ok:
				case root == "scoring" && a.Name == "scored":
					u.scored[step.Name] = true
					u.edges[from] = append(u.edges[from], edge{"scoring " + step.Name, step.SrcRange})
				case root == "action" && a.Name == "beside":
					u.offered[strings.TrimPrefix(from, "action ")] = true
				case root == "movement" && a.Name == "movements":
				case root == "movement":
					u.movements[step.Name] = true
				case root == "action" && a.Name == "actions":
					u.offered[step.Name] = true
					u.edges[from] = append(u.edges[from], edge{"action " + step.Name, step.SrcRange})
				}
			case *hclsyntax.RelativeTraversalExpr:
				eachStep(n.Traversal, member)
			case *hclsyntax.FunctionCallExpr:
				u.functions[n.Name] = true
			}
		})
	}
	for _, k := range b.Blocks {
		switch k.Type {
		case "call":
			if len(k.Labels) > 0 {
				u.called[k.Labels[0]] = true
				u.edges[from] = append(u.edges[from], edge{"procedure " + k.Labels[0], k.LabelRanges[0]})
			}
		case "given", "run": // of a test, where a label is the procedure that is called
			if len(k.Labels) > 0 {
				u.called[k.Labels[0]] = true
			}
		case "emit":
			if len(k.Labels) > 0 {
				u.emitted[k.Labels[0]] = true
				u.edges[from] = append(u.edges[from], edge{"event " + k.Labels[0], k.LabelRanges[0]})
			}
		case "create":
			if a := k.Body.Attributes["record"]; a != nil {
				u.records[keyword(a.Expr)] = true
			}
		case "check_victory":
			u.checks = true
		case "end_game":
			u.ends = true
		}
		u.body(from, k.Body)
	}
}

// eachStep calls f for every .NAME of a traversal.
func eachStep(t hcl.Traversal, f func(name string)) {
	for _, s := range t {
		if a, ok := s.(hcl.TraverseAttr); ok {
			f(a.Name)
		}
	}
}

// reached is everything the roots lead to.
func (u *usage) reached(roots ...string) map[string]bool {
	seen := map[string]bool{}
	for len(roots) > 0 {
		n := roots[len(roots)-1]
		roots = roots[:len(roots)-1]
		if seen[n] {
			continue
		}
		seen[n] = true
		for _, e := range u.edges[n] {
			roots = append(roots, e.to)
		}
	}
	return seen
}

// recursion finds procedures that lead back to themselves, and reports each circle once, at the step that closes it.
func (d *decls) recursion() {
	const open, done = 1, 2
	state := map[string]uint8{}
	var path []string
	var visit func(n string)
	visit = func(n string) {
		state[n] = open
		path = append(path, n)
		for _, e := range d.uses.edges[n] {
			switch state[e.to] {
			case open:
				from := 0
				for path[from] != e.to {
					from++
				}
				circle := append(path[from:len(path):len(path)], e.to)
				mend := "use repeat, or for"
				if slices.ContainsFunc(circle, func(n string) bool { return strings.HasPrefix(n, "action ") }) {
					mend = "an offer goes on until done is said, so let the do end; what may be done next, keep in state and ask about in a require"
				}
				d.report(diag.New("SC126", e.at, "%s; %s", strings.Join(circle, " → "), mend).Saying("%s leads back to itself", e.to))
			case done:
			default:
				visit(e.to)
			}
		}
		path = path[:len(path)-1]
		state[n] = done
	}
	// From the sequence on, as play goes, the step that closes the circle is the one that leads back.
	for _, first := range []bool{true, false} {
		for _, it := range d.r.Items {
			if n := node(it); state[n] == 0 && len(d.uses.edges[n]) > 0 && (it.Type == "sequence" || !first) {
				visit(n)
			}
		}
	}
}

// readerOf names a rule that reads an attribute, for the message that it is missing.
func (d *decls) readerOf(name string) string {
	for _, it := range d.r.Items {
		switch it.Type {
		case "function", "value", "modifier", "suppress", "movement", "on", "before", "after", "scoring", "procedure", "phase", "sequence", "action", "forbid", "allow", "victory", "evaluation", "hide":
		default:
			continue
		}
		one := newUsage()
		one.body("", it.Body)
		if one.members[name] {
			return resolve.Describe(it.Type, it.Labels)
		}
	}
	return ""
}

// valueCycles finds values that are made of themselves, through modifiers and functions.
func (d *decls) valueCycles() {
	const open, done = 1, 2
	state := map[*ir.Value]uint8{}
	var visit func(v *ir.Value)
	visit = func(v *ir.Value) {
		state[v] = open
		see := func(x ir.Expr, what string) {
			eachValue(x, map[*ir.Func]bool{}, func(o *ir.ValueOf) {
				switch state[o.Value] {
				case open:
					d.once(o.R, diag.New("SC127", o.R, "what a value is made of cannot be the value itself; read an attribute, or another value").
						Saying("%s would need value %s to compute it", what, o.Value.Name).See(o.Value.Range, "the value"))
				case done:
				default:
					visit(o.Value)
				}
			})
		}
		name := "value " + v.Name
		see(v.Is, name)
		see(v.Min, name)
		see(v.Max, name)
		for _, m := range v.Modifiers {
			name := "modifier " + m.Name
			see(m.When, name)
			see(m.Amount, name)
			see(m.Limit, name)
			for _, s := range m.Suppressed {
				see(s, name)
			}
		}
		state[v] = done
	}
	for _, v := range d.sc.Values {
		if state[v] == 0 {
			visit(v)
		}
	}
}

// eachValue finds the values an expression reads, also inside functions: what a value is asked of before the value.
func eachValue(x ir.Expr, seen map[*ir.Func]bool, f func(*ir.ValueOf)) {
	ir.Walk(x, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.ValueOf:
			eachValue(x.Obj, seen, f)
			f(x)
			return false
		case *ir.CallFn:
			for _, a := range x.Args {
				eachValue(a, seen, f)
			}
			if !seen[x.Fn] {
				seen[x.Fn] = true
				ir.EachExpr(x.Fn.Body, func(x ir.Expr) { eachValue(x, seen, f) })
			}
			return false
		}
		return true
	})
}

// speaksOf says whether anything but the declarations of a class speaks of it: as a type, or by one of its things.
func (d *decls) speaksOf(k *ir.Class) bool {
	for _, m := range k.Members {
		if m.Used {
			return true
		}
	}
	found := false
	var body func(b *hclsyntax.Body)
	body = func(b *hclsyntax.Body) {
		for _, a := range b.Attributes {
			walk(a.Expr, func(n hclsyntax.Node) {
				t, ok := n.(*hclsyntax.ScopeTraversalExpr)
				found = found || ok && t.Traversal.RootName() == k.Name
			})
		}
		for _, inner := range b.Blocks {
			body(inner.Body)
		}
	}
	for _, it := range d.r.Items {
		if found {
			return true
		}
		switch {
		case (it.Type == "enum" || it.Type == "class" || it.Type == "thing") && len(it.Labels) > 0 && it.Labels[0] == k.Name:
		case it.Type == "rulebook":
		case len(it.Labels) > 1 && it.Labels[0] == k.Name: // before, after
			return true
		default:
			body(it.Body)
		}
	}
	return found
}
