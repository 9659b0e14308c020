package source

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
)

// Usage is what the blocks mention, according to their syntax: the procedures, events and actions that a body leads
// to, and all names.
type Usage struct {
	Edges  map[string][]edge          // from "procedure x", "on e x", "action x", "sequence", …
	named  map[string]map[string]bool // by kind
	Checks bool                       // there is a check_victory outside tests
	Ends   bool                       // there is an end_game outside tests
	calls  []call                     // calls in rules
}

// call is a call in a rule.
type call struct {
	from *resolve.Item
	to   string // "function x" or "procedure x"
	at   hcl.Range
}

// Stray is a call of a helper of tests in a rule.
type Stray struct {
	Helper *resolve.Item
	At     hcl.Range
}

// Helpers returns the calls of helpers of tests in rules. It also returns the functions and procedures that only
// tests use although they are not in a file of tests: they call helpers, and no rule calls them.
func (b *Blocks) Helpers(u *Usage) (strays []Stray, more []*resolve.Item) {
	helpers := map[string]*resolve.Item{}
	for _, it := range b.Items {
		if it.Helper {
			helpers[Node(it)] = it
		}
	}
	if len(helpers) == 0 {
		return nil, nil
	}
	serve := map[string]*resolve.Item{} // what calls helpers, directly or indirectly
	for again := true; again; {
		again = false
		for _, c := range u.calls {
			if from := Node(c.from); serve[from] == nil && isCalled(c.from) && (helpers[c.to] != nil || serve[c.to] != nil) {
				serve[from], again = c.from, true
			}
		}
	}
	for again := true; again; {
		again = false
		for _, c := range u.calls {
			if serve[Node(c.from)] == nil && serve[c.to] != nil {
				delete(serve, c.to)
				again = true
			}
		}
	}
	for _, c := range u.calls {
		if helper := helpers[c.to]; helper != nil && serve[Node(c.from)] == nil {
			strays = append(strays, Stray{helper, c.at})
		}
	}
	for _, it := range b.Items {
		if serve[Node(it)] == it {
			more = append(more, it)
		}
	}
	return strays, more
}

// isCalled reports whether a block declares something that is called by name.
func isCalled(it *resolve.Item) bool { return it.Type == "function" || it.Type == "procedure" }

// Names reports whether a rule uses something of a kind and name: calls a procedure or function, emits an event,
// offers an action, creates a record, uses a scoring or movement, or reads .NAME of a member.
func (u *Usage) Names(kind, name string) bool { return u.named[kind][name] }

func (u *Usage) note(kind, name string) {
	if u.named[kind] == nil {
		u.named[kind] = map[string]bool{}
	}
	u.named[kind][name] = true
}

type edge struct {
	To    string
	At    hcl.Range
	Later bool // not while the node runs, but when the procedure that contains it ends
}

// Node returns the name of a block in the graph of what leads to what.
func Node(it *resolve.Item) string {
	switch it.Type {
	case "phase":
		return "procedure " + strings.Join(it.Labels, " ")
	case "sequence", "setup":
		return it.Type
	}
	return resolve.Describe(it.Type, it.Labels)
}

// carrier returns the node that a before, after or around block is attached to.
func carrier(it *resolve.Item) string {
	switch it.Labels[0] {
	case "phase":
		return "procedure " + it.Labels[1]
	case "sequence":
		return "sequence"
	}
	return it.Labels[0] + " " + it.Labels[1]
}

func newUsage() *Usage {
	return &Usage{Edges: map[string][]edge{}, named: map[string]map[string]bool{}}
}

// FindUses returns what the blocks of the scenario mention.
func (b *Blocks) FindUses() *Usage {
	u := newUsage()
	r := u.reader()
	for _, it := range b.Items {
		switch it.Type {
		case "rulebook", "enum", "thing", "space", "border", "path", "player", "alliance", "unit", "resource", "die", "event",
			"remove":
			continue
		case "on":
			if len(it.Labels) == 2 {
				u.Edges["event "+it.Labels[0]] = append(u.Edges["event "+it.Labels[0]],
					edge{To: Node(it), At: it.Block.LabelRanges[0]})
			}
		case "before", "after", "around":
			if len(it.Labels) == 3 {
				from := carrier(it)
				u.Edges[from] = append(u.Edges[from], edge{To: Node(it), At: it.Block.LabelRanges[1]})
				u.calls = append(u.calls, call{it, from, it.Block.LabelRanges[1]})
			}
		}
		r.item, r.from, r.test, r.speaks = it, Node(it), it.Type == "test", it.Type == "forbid" || it.Type == "ensure"
		r.body(it.Body)
	}
	return u
}

// reader reads the bodies of blocks for a Usage.
type reader struct {
	*Usage
	item   *resolve.Item        // the block
	from   string               // the node of the block
	test   bool                 // the block is a test, and not part of the game
	speaks bool                 // the block names actions without offering them
	attr   string               // the name of the attribute being read
	visit  func(hclsyntax.Node) // node as a value, created only once
	see    func(string)         // member, likewise
}

func (u *Usage) reader() *reader {
	r := &reader{Usage: u}
	r.visit, r.see = r.node, r.member
	return r
}

// noteCalls records a call of a function or procedure.
func (u *reader) noteCalls(kind, name string, at hcl.Range) {
	u.note(kind, name)
	if u.item != nil && !u.test && !u.item.Helper {
		u.calls = append(u.calls, call{u.item, kind + " " + name, at})
	}
}

func (u *reader) member(name string) { u.note("member", name) }

func (u *reader) leadsTo(node string, at hcl.Range) {
	u.Edges[u.from] = append(u.Edges[u.from], edge{To: node, At: at})
}

// noteEmit records a statement that emits an event.
func (u *reader) noteEmit(b *hclsyntax.Block) {
	later := false
	if a := b.Body.Attributes["later"]; a != nil {
		later = Keyword(a.Expr) == "true"
	}
	u.Edges[u.from] = append(u.Edges[u.from], edge{"event " + b.Labels[0], b.LabelRanges[0], later})
}

// node reads a part of an expression.
func (u *reader) node(n hclsyntax.Node) {
	switch n := n.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		EachStep(n.Traversal[1:], u.see)
		if len(n.Traversal) < 2 {
			return
		}
		step, ok := n.Traversal[1].(hcl.TraverseAttr)
		switch root := n.Traversal.RootName(); {
		case !ok:
		case root == "scoring" && u.attr == "scored":
			u.note("scoring", step.Name)
			u.leadsTo("scoring "+step.Name, step.SrcRange)
		case root == "action" && u.attr == "beside":
			u.note("action", strings.TrimPrefix(u.from, "action "))
		case root == "movement" && u.attr == "movements":
		case root == "movement":
			u.note("movement", step.Name)
		case root == "action" && u.attr == "actions" && !u.speaks:
			u.note("action", step.Name)
			u.leadsTo("action "+step.Name, step.SrcRange)
		}
	case *hclsyntax.RelativeTraversalExpr:
		EachStep(n.Traversal, u.see)
	case *hclsyntax.FunctionCallExpr:
		u.noteCalls("function", n.Name, n.NameRange)
	}
}

func (u *reader) body(b *hclsyntax.Body) {
	for _, a := range b.Attributes {
		if a.Name != "cites" {
			u.attr = a.Name
			dsl.Walk(a.Expr, u.visit)
		}
	}
	for _, k := range b.Blocks {
		switch k.Type {
		case "call":
			if len(k.Labels) > 0 && k.Labels[0] != resolve.Inherited {
				u.noteCalls("procedure", k.Labels[0], k.LabelRanges[0])
				u.leadsTo("procedure "+k.Labels[0], k.LabelRanges[0])
			}
		case "given", "run": // in a test, where a label is the procedure that is called
			if len(k.Labels) > 0 {
				u.note("procedure", k.Labels[0])
			}
		case "emit":
			if len(k.Labels) > 0 {
				u.note("event", k.Labels[0])
				u.noteEmit(k)
			}
		case "create":
			if a := k.Body.Attributes["record"]; a != nil {
				u.note("record", Keyword(a.Expr))
			}
		case "check_victory":
			u.Checks = u.Checks || !u.test
		case "end_game":
			u.Ends = u.Ends || !u.test
		}
		u.body(k.Body)
	}
}

// EachStep calls f for every .NAME of a traversal.
func EachStep(t hcl.Traversal, f func(name string)) {
	for _, s := range t {
		if a, ok := s.(hcl.TraverseAttr); ok {
			f(a.Name)
		}
	}
}

// Reached returns every node that the roots lead to.
func (u *Usage) Reached(roots ...string) map[string]bool {
	seen := map[string]bool{}
	for len(roots) > 0 {
		n := roots[len(roots)-1]
		roots = roots[:len(roots)-1]
		if seen[n] {
			continue
		}
		seen[n] = true
		for _, e := range u.Edges[n] {
			roots = append(roots, e.To)
		}
	}
	return seen
}

// ReaderOf returns a rule that reads an attribute, for the message that the attribute is missing, or "".
func (b *Blocks) ReaderOf(name string) string {
	for _, it := range b.Items {
		switch it.Type {
		case "function", "value", "modifier", "suppress", "movement", "on", "before", "after", "around", "scoring",
			"procedure", "phase", "sequence", "action", "forbid", "allow", "victory", "evaluation", "hide", "actions", "ensure":
		default:
			continue
		}
		one := newUsage()
		one.reader().body(it.Body)
		if one.Names("member", name) {
			return resolve.Describe(it.Type, it.Labels)
		}
	}
	return ""
}

// Nested returns what each node leads to while it runs. Events that a hook emits later do not run inside the hook,
// but at the end of the procedure, phase or action in which the hook's event is emitted.
func (u *Usage) Nested() map[string][]edge {
	any := false
	for _, edges := range u.Edges {
		any = any || slices.ContainsFunc(edges, func(e edge) bool { return e.Later })
	}
	if !any {
		return u.Edges
	}
	out := make(map[string][]edge, len(u.Edges))
	for n, edges := range u.Edges {
		if hooks(n) {
			out[n] = slices.DeleteFunc(slices.Clone(edges), func(e edge) bool { return e.Later })
			continue
		}
		out[n] = edges
		seen := map[string]bool{}
		for _, e := range edges {
			out[n] = append(out[n][:len(out[n]):len(out[n])], u.putOff(e.To, seen)...)
		}
	}
	return out
}

// hooks reports whether a node is an event or one of its hooks, which leave events that they emit later to the
// enclosing procedure.
func hooks(n string) bool { return strings.HasPrefix(n, "event ") || strings.HasPrefix(n, "on ") }

// putOff returns the edges for events that are emitted later by the hooks that a node leads to.
func (u *Usage) putOff(n string, seen map[string]bool) []edge {
	if !hooks(n) || seen[n] {
		return nil
	}
	seen[n] = true
	var out []edge
	for _, e := range u.Edges[n] {
		if e.Later {
			out = append(out, e)
		}
		out = append(out, u.putOff(e.To, seen)...)
	}
	return out
}
