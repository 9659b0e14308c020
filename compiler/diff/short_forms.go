package diff

import (
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// spellOut returns what a statement in a short form means: an if around one with `when`, and a for around one with
// `in`.
func spellOut(b *hclsyntax.Block) *hclsyntax.Block {
	row, ok := schema.Statement(b.Type)
	if !ok {
		return b
	}
	switch {
	case row.Common("when") && b.Body.Attributes["when"] != nil:
		return wrap(b, "if", false, "when")
	case row.Common("in") && b.Body.Attributes["in"] != nil && len(b.Labels) == 1:
		return wrap(b, "for", true, "in", "where")
	}
	return b
}

// spellAssignments returns a statement that gives several locals their values as one for each; others as they are.
func spellAssignments(b *hclsyntax.Block) []*hclsyntax.Block {
	if b.Type != "set" || len(b.Labels) > 0 || b.Body.Attributes["when"] != nil {
		return []*hclsyntax.Block{b}
	}
	var out []*hclsyntax.Block
	for _, part := range dsl.Parts(b.Body) {
		if part.Attr == nil || part.Attr.Name == "cites" {
			continue
		}
		one, body, is := *b, *b.Body, *part.Attr
		is.Name = "is"
		body.Attributes = hclsyntax.Attributes{"is": &is}
		if cites := b.Body.Attributes["cites"]; cites != nil {
			body.Attributes["cites"] = cites
		}
		one.Labels, one.LabelRanges, one.Body = []string{part.Attr.Name}, []hcl.Range{part.Attr.NameRange}, &body
		out = append(out, &one)
	}
	return out
}

// spellGuard returns the body of a procedure that does nothing but under one condition as one that returns under the
// opposite condition first, as scenario upgrade writes it; other bodies as they are.
func spellGuard(typ string, body *hclsyntax.Body) *hclsyntax.Body {
	if typ != "procedure" && typ != "phase" || len(body.Blocks) != 1 {
		return body
	}
	inner := body.Blocks[0]
	when, parts := inner.Body.Attributes["when"], dsl.Parts(body)
	if inner.Type != "if" || when == nil || len(inner.Body.Blocks) < 2 || inner.Body.Attributes["cites"] != nil || parts[len(parts)-1].Block != inner {
		return body
	}
	out, not := *body, *when
	not.Expr = negate(when.Expr)
	out.Attributes = maps.Clone(body.Attributes)
	for name, a := range inner.Body.Attributes {
		if name != "when" {
			out.Attributes[name] = a
		}
	}
	leave, guard := *inner, *inner
	leave.Type, leave.Body = "return", &hclsyntax.Body{SrcRange: inner.Body.SrcRange}
	guard.Body = &hclsyntax.Body{
		Attributes: hclsyntax.Attributes{"when": &not}, Blocks: hclsyntax.Blocks{&leave}, SrcRange: inner.Body.SrcRange,
	}
	out.Blocks = append(hclsyntax.Blocks{&guard}, inner.Body.Blocks...)
	return &out
}

// wrap returns a block of another type that has some of the attributes of a block, and in it the block without them.
func wrap(b *hclsyntax.Block, typ string, labelled bool, names ...string) *hclsyntax.Block {
	rest, outer := *b.Body, hclsyntax.Attributes{}
	rest.Attributes = maps.Clone(rest.Attributes)
	for _, name := range names {
		if a := rest.Attributes[name]; a != nil {
			outer[name] = a
			delete(rest.Attributes, name)
		}
	}
	inner, out := *b, *b
	inner.Body = &rest
	if out.Type = typ; !labelled {
		out.Labels, out.LabelRanges = nil, nil
	}
	out.Body = &hclsyntax.Body{Attributes: outer, Blocks: hclsyntax.Blocks{&inner}, SrcRange: rest.SrcRange, EndRange: rest.EndRange}
	return &out
}

// listElement is what a statement about a list calls each element.
const listElement = "it"

// aboutList returns the statement about a list that means the same as a loop around one statement, and the variable of
// the loop; or nil.
func aboutList(b *hclsyntax.Block) (short *hclsyntax.Block, variable string) {
	in := b.Body.Attributes["in"]
	if b.Type != "for" || len(b.Labels) != 1 || len(b.Body.Blocks) != 1 || in == nil || hcl.ExprAsKeyword(in.Expr) == "" {
		return nil, ""
	}
	inner, where := *b.Body.Blocks[0], b.Body.Attributes["where"]
	row, ok := schema.Statement(inner.Type)
	if !ok || row.Target.Word == "" || !row.Common("in") || !slices.Equal(inner.Labels, b.Labels) || len(inner.Body.Blocks) > 0 {
		return nil, ""
	}
	body := *inner.Body
	body.Attributes = maps.Clone(body.Attributes)
	for _, name := range []string{"where", "in", "when"} {
		if body.Attributes[name] != nil {
			return nil, ""
		}
	}
	attributes := func(yield func(string, hclsyntax.Expression) bool) {
		for name, a := range inner.Body.Attributes {
			if !yield(name, a.Expr) {
				return
			}
		}
	}
	var condition hclsyntax.Expression
	if where != nil {
		condition, body.Attributes["where"] = where.Expr, where
	}
	if !schema.Repeatable(inner.Type, attributes, condition, b.Labels[0]) {
		return nil, ""
	}
	inner.Labels, inner.Body = []string{hcl.ExprAsKeyword(in.Expr)}, &body
	return &inner, b.Labels[0]
}

// addFlags adds the flags that a class block declares, each as the attribute that it stands for: true or false, and
// false by default.
func (n *node) addFlags(a attr) {
	for _, key := range flagNames(a.expr, nil) {
		if key == nil {
			continue
		}
		name := "attribute " + hcl.ExprAsKeyword(key)
		n.removeAttr(name)
		item := func(key string, value hclsyntax.Expression) hclsyntax.ObjectConsItem {
			return hclsyntax.ObjectConsItem{KeyExpr: &hclsyntax.ObjectConsKeyExpr{Wrapped: nameAt(key, a.rng)}, ValueExpr: value}
		}
		is := &hclsyntax.ObjectConsExpr{SrcRange: key.Range(), Items: []hclsyntax.ObjectConsItem{
			item("type", nameAt("bool", a.rng)), item("default", &hclsyntax.LiteralValueExpr{Val: cty.False, SrcRange: a.rng}),
		}}
		n.attrs = append(n.attrs, attr{name: name, expr: is, rng: key.Range()})
	}
}

// spellFlags replaces the list of a member's flags by the attributes that they stand for.
func (n *node) spellFlags() {
	e := n.attr("flags")
	if e == nil || slices.Contains(flagNames(e, nil), nil) {
		return
	}
	n.removeAttr("flags")
	for _, key := range flagNames(e, nil) {
		if name := hcl.ExprAsKeyword(key); n.attr(name) == nil {
			n.attrs = append(n.attrs, attr{name: name, expr: &hclsyntax.LiteralValueExpr{Val: cty.True, SrcRange: key.Range()}, rng: key.Range()})
		}
	}
}

// flagNames appends the names in a list of flags to out, each once, and nil for what is no name. It computes concat,
// union and without.
func flagNames(e hclsyntax.Expression, out []hclsyntax.Expression) []hclsyntax.Expression {
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	switch {
	case ok && len(call.Args) == 2 && call.Name == "without":
		less := flagNames(call.Args[1], nil)
		return append(out, slices.DeleteFunc(flagNames(call.Args[0], nil), func(x hclsyntax.Expression) bool {
			return x != nil && slices.ContainsFunc(less, func(y hclsyntax.Expression) bool {
				return y != nil && hcl.ExprAsKeyword(x) == hcl.ExprAsKeyword(y)
			})
		})...)
	case ok && (call.Name == "concat" || call.Name == "union"):
		for _, arg := range call.Args {
			out = flagNames(arg, out)
		}
		return out
	}
	list, ok := dsl.Unparen(e).(*hclsyntax.TupleConsExpr)
	if !ok && hcl.ExprAsKeyword(e) == resolve.Inherited {
		return out
	}
	if !ok {
		return append(out, nil)
	}
	for _, x := range list.Exprs {
		switch hcl.ExprAsKeyword(x) {
		case "":
			out = append(out, nil)
		case resolve.Inherited: // what the class has already
		default:
			out = append(out, x)
		}
	}
	return out
}

// nameAt returns a name as an expression.
func nameAt(name string, at hcl.Range) *hclsyntax.ScopeTraversalExpr {
	return &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: name, SrcRange: at}}, SrcRange: at}
}

// self is what a procedure or function calls the thing that it is of. It is compared as a parameter of this name.
const self = "self"

// param is a parameter of a function, procedure or phase.
type param struct {
	name string
	typ  hclsyntax.Expression
}

// takesParams reports whether a declaration has a signature.
func (d *declaration) takesParams() bool {
	return d.typ == "function" || d.typ == "procedure" || d.typ == "phase"
}

// parameters returns the parameters of a declaration, and first the thing that it is of.
func (d *declaration) parameters() []param {
	var out []param
	if of := d.node.attr("of"); of != nil {
		out = append(out, param{self, of})
	}
	if o, ok := dsl.Unparen(d.node.attr("params")).(*hclsyntax.ObjectConsExpr); ok {
		for _, it := range o.Items {
			out = append(out, param{keyword(it.KeyExpr), dropDoc(it.ValueExpr)})
		}
	}
	return out
}

// signature returns the canonical text of the parameters. Those of a function are given by position, so their order
// counts.
func (d *declaration) signature() string {
	var out []string
	for _, p := range d.parameters() {
		name := p.name
		if now, ok := d.node.locals()[name]; ok {
			name = now
		}
		out = append(out, name+" = "+d.model.canonical(p.typ))
	}
	if d.typ != "function" {
		sort.Strings(out)
	}
	return strings.Join(out, ", ")
}

// isSignature reports whether an attribute is compared as a part of the signature.
func (n *node) isSignature(name string) bool {
	return n.parent == nil && n.declaration != nil && n.declaration.node == n && n.declaration.takesParams() && (name == "of" || name == "params")
}

// renameParams finds the parameters that have other names in the new scenario: those of a function by their position,
// others by their types.
func (c *comparer) renameParams(p pair, x *renaming) {
	if !p.a.takesParams() {
		return
	}
	as, bs := p.a.parameters(), p.b.parameters()
	now := map[string]string{}
	if p.a.typ != "function" {
		as, bs = findUnpaired(as, bs), findUnpaired(bs, as)
	}
	sameType := func(a, b param) bool { return c.a.canonical(a.typ) == c.b.canonical(b.typ) }
	if len(as) != len(bs) || !slices.EqualFunc(as, bs, sameType) {
		return
	}
	for i, a := range as {
		if a.name != bs[i].name {
			now[a.name] = bs[i].name
		}
	}
	if len(now) > 0 {
		x.params[p.a], x.locals[p.a] = now, now
	}
}

// findUnpaired returns those of some parameters whose names others do not have.
func findUnpaired(list, others []param) []param {
	return slices.DeleteFunc(slices.Clone(list), func(p param) bool {
		return slices.ContainsFunc(others, func(o param) bool { return o.name == p.name })
	})
}

// about returns the procedure or phase to which a hook is attached, or nil.
func (d *declaration) about() *declaration {
	if d.typ != "before" && d.typ != "after" && d.typ != "around" || len(d.node.labels) < 2 {
		return nil
	}
	return d.model.byKey[d.node.labels[0]+"\x00"+d.node.labels[1]]
}

// called returns the procedure or phase that a statement calls, or nil.
func (n *node) called() *declaration {
	if n.typ != "call" && n.typ != "given" && n.typ != "run" || len(n.labels) == 0 {
		return nil
	}
	if n.isInherited() {
		return n.declaration.about()
	}
	for _, typ := range []string{"procedure", "phase"} {
		if d := n.model.byKey[typ+"\x00"+n.labels[0]]; d != nil {
			return d
		}
	}
	return nil
}

// isInherited reports whether a statement calls what an around hook is about.
func (n *node) isInherited() bool {
	return n.typ == "call" && n.labels[0] == resolve.Inherited && n.declaration.typ == "around"
}

// argumentName returns the new name of an argument of a call. The thing that a procedure is of is given as `of`.
func (n *node) argumentName(name string) string {
	if n.model.renaming == nil || len(n.model.renaming.params) == 0 {
		return name
	}
	d := n.called()
	if d == nil {
		return name
	}
	if name == "of" {
		name = self
	}
	if now, ok := n.model.renaming.params[d][name]; ok {
		name = now
	}
	if name == self {
		return "of"
	}
	return name
}

// sayImplied adds to each call what it is of without saying so: what the procedure that calls is of.
func (n *node) sayImplied() {
	for _, x := range n.body {
		x.sayImplied()
	}
	if n.typ != "call" || n.isInherited() || n.attr("of") != nil {
		return
	}
	if d := n.called(); d != nil && d.node.attr("of") != nil {
		e := nameAt(self, n.rng)
		n.attrs = append(n.attrs, attr{"of", e, n.rng})
	}
}

// paramNames returns the names under which what a statement calls or announces is given what it needs, in declared
// order.
func (s *model) paramNames(d *declaration, typ string, labels []string) []string {
	kinds, label := []string{"procedure", "phase"}, labels[0]
	switch {
	case typ == "emit":
		kinds = []string{"event"}
	case label == resolve.Inherited && d.typ == "around" && len(d.node.labels) > 1:
		kinds, label = d.node.labels[:1], d.node.labels[1]
	}
	for _, it := range s.res.Items {
		if it.Body == nil || !slices.Contains(kinds, it.Type) || !slices.Equal(it.Labels, []string{label}) {
			continue
		}
		if it.Type == "action" {
			var names []string
			for _, b := range it.Body.Blocks {
				if b.Type == "param" && len(b.Labels) > 0 {
					names = append(names, b.Labels[0])
				}
			}
			return names
		}
		declares := "params"
		if it.Type == "event" {
			declares = "fields"
		}
		if a := it.Body.Attributes[declares]; a != nil {
			return keywords(a.Expr)
		}
	}
	return nil
}

// keywords returns the keys of an object.
func keywords(e hclsyntax.Expression) []string {
	o, ok := dsl.Unparen(e).(*hclsyntax.ObjectConsExpr)
	if !ok {
		return nil
	}
	var out []string
	for _, it := range o.Items {
		out = append(out, keyword(it.KeyExpr))
	}
	return out
}

// byName returns the arguments that a call or an event is given by position under the names of the parameters or
// fields, where these are known.
func (s *model) byName(d *declaration, typ string, labels []string, with *hclsyntax.Attribute) []attr {
	as := []attr{{with.Name, with.Expr, with.NameRange}}
	list, ok := dsl.Unparen(with.Expr).(*hclsyntax.TupleConsExpr)
	if !ok || len(labels) == 0 {
		return as
	}
	names := s.paramNames(d, typ, labels)
	if len(names) < len(list.Exprs) {
		return as
	}
	as = nil
	for i, x := range list.Exprs {
		as = append(as, attr{names[i], x, x.Range()})
	}
	return as
}
