package resolve

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// gift is what an importer gives a module for one of its declarations.
type gift struct {
	name  string // what the importer calls the thing that the module is to use instead; "" if it gives a value
	value hclsyntax.Expression
	attr  string // the attribute that the value is
}

// keep reports whether the declaration of the module stays, with what it is given.
func (g gift) keep(it *Item) bool {
	return g.name == "" || it.Type == "class" && len(it.Body.Attributes) > 0
}

// set writes what the importer gives into the declaration, which is renamed already.
func (g gift) set(f folder, it *Item) {
	if it.Need != nil {
		need := *it.Need
		need.Met = true
		it.Need = &need
	}
	if g.value == nil {
		return
	}
	at := g.value.Range()
	at.End = at.Start
	a := &hclsyntax.Attribute{Name: g.attr, Expr: g.value, SrcRange: g.value.Range(), NameRange: g.value.Range(), EqualsRange: at}
	if old := it.Body.Attributes[g.attr]; old != nil {
		a.SrcRange = old.SrcRange
	}
	body := *it.Body
	body.Attributes = maps.Clone(it.Body.Attributes)
	body.Attributes[g.attr] = a
	it.setBody(&body)
	it.noteChange(g.attr, f.shown, g.value.Range())
}

// given reads what an import gives the module, by the declarations that it is for. Things, classes, procedures and
// the like have another name in the module from then on.
func (m *module) given(with *hclsyntax.Attribute) map[*Item]gift {
	if with == nil {
		return nil
	}
	l := m.loader
	o, ok := dsl.Unparen(with.Expr).(*hclsyntax.ObjectConsExpr)
	if !ok {
		l.report(diag.New("SC183", with.Expr.Range(), "write with = { NAME = VALUE }").Saying("with is a map from names of the module to what it is given"))
		return nil
	}
	out := map[*Item]gift{}
	for _, e := range o.Items {
		name := hcl.ExprAsKeyword(e.KeyExpr)
		it := m.parameter(name, e.KeyExpr.Range())
		if it == nil {
			continue
		}
		if _, twice := out[it]; twice {
			l.report(diag.New("SC183", e.KeyExpr.Range(), "keep one of them").Saying("%s is given twice", name))
			continue
		}
		if g, ok := m.gift(it, e.ValueExpr); ok {
			out[it] = g
		}
	}
	return out
}

// parameter returns the declaration of the module that can be given under a name, or nil after an error.
func (m *module) parameter(name string, at hcl.Range) *Item {
	var found *Item
	var names []string
	for _, it := range m.items {
		if !isParameter(it) {
			continue
		}
		label := it.Labels[len(it.Labels)-1]
		names = append(names, label)
		if label == name && (found == nil || it.IsOpen() && !found.IsOpen()) {
			found = it
		}
	}
	if found == nil {
		d := diag.New("SC183", at, "it needs nothing and has no setting").Saying("module %s has no parameter %q", m.name, name)
		if len(names) > 0 {
			d.Detail = "its parameters are " + strings.Join(names, ", ")
		}
		m.loader.report(d.Suggest(spell.Nearest(name, names)))
	}
	return found
}

// isParameter reports whether an importer can give something for a declaration: it is needed, or it is an option or a
// function of nothing and without parameters, which have a value.
func isParameter(it *Item) bool {
	return len(it.Labels) > 0 && (it.IsOpen() || valueOf(it) != "")
}

// valueOf returns the attribute of an item that is its value, or "".
func valueOf(it *Item) string {
	switch {
	case it.Type == "option":
		return "default"
	case it.Type == "function" && it.Body.Attributes["params"] == nil && it.Body.Attributes["of"] == nil:
		return "is"
	}
	return ""
}

// gift reads what is given for a declaration.
func (m *module) gift(it *Item, e hclsyntax.Expression) (gift, bool) {
	l, name := m.loader, it.Labels[len(it.Labels)-1]
	if attr := valueOf(it); attr != "" {
		return gift{value: e, attr: attr}, true
	}
	kind := it.Type
	if kind == "thing" {
		kind = m.names.class(it.Labels[0])
	}
	to := ""
	if t, ok := dsl.Unparen(e).(*hclsyntax.ScopeTraversalExpr); ok {
		switch len(t.Traversal) {
		case 1:
			if !isMember(it) {
				to = t.Traversal.RootName()
			}
		case 2:
			step, ok := t.Traversal[1].(hcl.TraverseAttr)
			if ok && callable(t.Traversal.RootName()) == callable(kind) {
				to = step.Name
			}
		}
	}
	if to == "" {
		what := kind + ".NAME"
		if !isMember(it) {
			what = "the name of " + Describe(kind, nil)
		}
		l.report(diag.New("SC183", e.Range(), "write %s = %s", name, what).Saying("the module needs %s here", Describe(it.Type, it.Labels)).See(it.Need.Range, "it is needed here"))
		return gift{}, false
	}
	if it.Type == "function" {
		return m.forwarded(it, to, e)
	}
	switch it.Type {
	case "class", "enum", "record":
		m.names.classes[name] = to
	case "thing":
		m.names.add(it.Labels[0], name, to)
	default:
		m.names.add(it.Type, name, to)
		m.names.add(callable(it.Type), name, to)
		if m.names.members[name] != "" {
			m.names.members[name] = to
		}
	}
	return gift{name: to}, true
}

// isMember reports whether an item declares a thing, which expressions refer to as CLASS.NAME.
func isMember(it *Item) bool {
	if it.Type == "thing" {
		return true
	}
	return slices.ContainsFunc(schema.Classes(), func(c schema.Class) bool { return c.Name == it.Type }) && it.Type != "phase"
}

// forwarding returns the text of a call that forwarded made, or "" for any other expression. What an author writes
// has its parenthesis after the name.
func forwarding(e hclsyntax.Expression) string {
	call, ok := e.(*hclsyntax.FunctionCallExpr)
	if !ok || call.OpenParenRange != call.NameRange {
		return ""
	}
	var args []string
	for _, a := range call.Args {
		args = append(args, a.(*hclsyntax.ScopeTraversalExpr).Traversal.RootName())
	}
	return call.Name + "(" + strings.Join(args, ", ") + ")"
}

// forwarded gives a function that the module needs another function as its expression: the arguments and the result are
// checked where the importer gives it.
func (m *module) forwarded(it *Item, to string, e hclsyntax.Expression) (gift, bool) {
	at := e.Range()
	call := &hclsyntax.FunctionCallExpr{Name: to, NameRange: at, OpenParenRange: at, CloseParenRange: at}
	var params []string
	if it.Body.Attributes["of"] != nil {
		params = append(params, schema.Self)
	}
	if a := it.Body.Attributes["params"]; a != nil {
		params = append(params, objectKeys(a.Expr)...)
	}
	for _, p := range params {
		call.Args = append(call.Args, &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: p, SrcRange: at}}, SrcRange: at})
	}
	return gift{value: call, attr: "is"}, true
}
