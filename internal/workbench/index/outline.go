package index

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
)

// Node is a part of the course of a game: a phase, a procedure, a question, or statements under a condition.
type Node struct {
	Kind     string  `json:"kind"` // of the declaration, or "if", "for", "repeat", "choice", "offer", "victories"
	Name     string  `json:"name,omitempty"`
	Text     string  `json:"text,omitempty"` // the line of the source, if it is not a declaration
	Title    string  `json:"title,omitempty"`
	At       Place   `json:"at"`
	Own      bool    `json:"own"`
	Changed  bool    `json:"changed,omitempty"` // the scenario's own folder changes it
	Folder   string  `json:"folder,omitempty"`
	Attached []Use   `json:"attached,omitempty"` // hooks (unless they are parts), modifiers, forbid and allow
	Parts    []*Node `json:"parts,omitempty"`
	Again    bool    `json:"again,omitempty"` // its parts are shown where it occurs first
}

// Outline returns the course of a game, beginning with the sequence.
func (x *Index) Outline() []*Node {
	o := &outliner{Index: x, shown: map[string]bool{}, own: map[*ir.Func]bool{}}
	sc := x.built.Scenario
	var out []*Node
	for _, s := range sc.Setups {
		if n := o.declared("setup", s.Body.Name, s.Body.Range); n != nil {
			n.Parts = o.block(s.Body.Body)
			out = append(out, n)
		}
	}
	if sc.Sequence != nil {
		n := o.declared("sequence", sc.Sequence.Name, sc.Sequence.Range)
		n.Parts = o.block(sc.Sequence.Body)
		out = append(out, n)
	}
	for _, v := range sc.Victories {
		out = append(out, o.declared("victory", v.Name, v.Range))
	}
	return out
}

type outliner struct {
	*Index
	shown map[string]bool
	own   map[*ir.Func]bool // statements that ownStatements has returned
}

// declared returns the node of a declaration.
func (o *outliner) declared(kind, name string, at hcl.Range) *Node {
	n := &Node{Kind: kind, Name: name, At: PlaceOf(at), Own: o.built.Merged.IsOwn(at)}
	if e := o.byKey[kind+" "+name]; e != nil {
		n.At, n.Own, n.Title, n.Attached, n.Folder = e.At, e.Own, e.Title, e.attached, FolderName(e.Folder)
		if kind != "action" { // hooks of an action have no nodes: their statements are among those of the action
			n.Attached = slices.DeleteFunc(slices.Clone(n.Attached), func(u Use) bool {
				word, _, _ := strings.Cut(u.In, " ")
				return slices.Contains(hookWords, word)
			})
		}
		for _, c := range e.Changed {
			n.Changed = n.Changed || c.Own && !e.Own
		}
	}
	return n
}

// hookWords are the kinds of hooks that are shown where they run, among the parts of what they are attached to.
var hookWords = []string{"before", "after", "around", "on"}

// block returns the nodes of statements, without those that only compute.
func (o *outliner) block(body []ir.Stmt) []*Node {
	var out []*Node
	for _, s := range body {
		if c, ok := s.(*ir.Call); ok && isOwnStatements(c.Proc) {
			out = append(out, o.ownStatements(c.Proc)...)
		} else if n := o.statement(s); n != nil {
			out = append(out, n)
		}
	}
	return out
}

func (o *outliner) statement(s ir.Stmt) *Node {
	switch s := s.(type) {
	case *ir.Call:
		if o.byKey[s.Proc.What+" "+s.Proc.Name] == nil {
			return nil // added by the compiler, for instance to reset fields at the end of a phase
		}
		n := o.declared(s.Proc.What, s.Proc.Name, s.Proc.Range)
		n.Parts = o.once(n, func() []*Node { return o.block(s.Proc.Body) })
		return n
	case *ir.Emit:
		n := o.declared("event", s.Event.Name, s.Event.Range)
		n.Parts = o.once(n, func() []*Node {
			var parts []*Node
			for _, h := range s.Event.Hooks {
				hook := o.declared("on", h.Name, h.Range)
				hook.Parts = o.block(h.Body)
				parts = append(parts, hook)
			}
			return parts
		})
		return n
	case *ir.Offer:
		n := o.at("offer", s.R)
		for _, a := range s.Actions {
			n.Parts = append(n.Parts, o.action(a))
		}
		return n
	case *ir.Choose:
		n := o.at("choice", s.R)
		n.Name = s.Name
		return n
	case *ir.CheckVictory:
		return o.at("victories", s.R)
	}
	var parts []*Node
	ir.Bodies(s, func(body []ir.Stmt) { parts = append(parts, o.block(body)...) })
	if len(parts) == 0 {
		return nil
	}
	kind := "block"
	switch s.(type) {
	case *ir.If:
		kind = "if"
	case *ir.For:
		kind = "for"
	case *ir.Repeat:
		kind = "repeat"
	case *ir.Attempt:
		kind = "attempt"
	}
	n := o.at(kind, s.Where())
	n.Parts = parts
	return n
}

// at returns the node of a statement, with the words of its first line and the attributes that say whom it asks, what
// it loops over, or under which condition it runs. It leaves out the keyword, which the kind shows.
func (o *outliner) at(kind string, r hcl.Range) *Node {
	n := &Node{Kind: kind, At: PlaceOf(r), Own: o.built.Merged.IsOwn(r)}
	head, rest, _ := strings.Cut(strings.TrimSpace(o.line(r.Filename, r.Start.Line)), "{")
	words := strings.Fields(head)
	if kind != "block" && len(words) > 0 {
		words = words[1:]
	}
	if kind == "if" && len(words) > 0 && words[0] == "=" { // the attribute `when` of another statement
		words = words[1:]
	}
	parts := []string{strings.Join(words, " ")}
	for _, line := range append([]string{strings.TrimSuffix(rest, "}")}, o.attributes(r)...) {
		name, value, ok := strings.Cut(line, "=")
		if name = strings.TrimSpace(name); !ok || !shownAttributes[name] {
			continue
		}
		value = dsl.OneLine(value)
		if strings.HasSuffix(value, "[") || strings.HasSuffix(value, "{") || strings.HasSuffix(value, "(") {
			value += " …"
		}
		switch {
		case kind == "if" && name == "when":
			parts = append(parts, value)
		case kind == "for" && name == "in":
			parts[0] += " in " + value
		default:
			parts = append(parts, name+" "+value)
		}
	}
	n.Text = strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " · ")
	return n
}

// shownAttributes are the attributes of a statement that an outline shows.
var shownAttributes = map[string]bool{"when": true, "in": true, "where": true, "while": true, "times": true, "until": true,
	"prompt": true, "by": true, "to": true}

// attributes returns the lines of a block after the first that are not in a block or list inside it.
func (o *outliner) attributes(r hcl.Range) []string {
	var out []string
	depth := 0
	for line := r.Start.Line; line <= r.Start.Line+attributeLines; line++ {
		text := o.line(r.Filename, line)
		if depth == 1 {
			out = append(out, text)
		}
		depth += strings.Count(text, "{") + strings.Count(text, "[") - strings.Count(text, "}") - strings.Count(text, "]")
		if depth <= 0 {
			break
		}
	}
	return out
}

// attributeLines is how many lines after the first one of a statement are searched for attributes.
const attributeLines = 40

// isOwnStatements reports whether p has the statements of another procedure, a phase or an action, moved out because
// hooks run before, after or around them. It has the name of the original.
func isOwnStatements(p *ir.Func) bool { return p.Around != nil || p.What == "action" }

// ownStatements returns the parts of such statements. They belong to the node in which they are called and have no node
// of their own. If an around hook runs them in several places, the later ones refer to the first.
func (o *outliner) ownStatements(p *ir.Func) []*Node {
	if !o.own[p] {
		o.own[p] = true
		return o.block(p.Body)
	}
	n := o.declared(p.What, p.Name, p.Range)
	n.Attached, n.Again = nil, true
	return []*Node{n}
}

func (o *outliner) action(a *ir.Action) *Node {
	n := o.declared("action", a.Name, a.Range)
	n.Parts = o.once(n, func() []*Node { return o.block(a.Do) })
	return n
}

// once returns the parts of a node the first time, and marks later occurrences. So an outline is never longer than the
// rules.
func (o *outliner) once(n *Node, parts func() []*Node) []*Node {
	key := n.Kind + " " + n.Name
	if o.shown[key] {
		n.Again = true
		return nil
	}
	o.shown[key] = true
	out := parts()
	if len(out) == 0 {
		delete(o.shown, key) // it has no parts to refer to
	}
	return out
}
