package resolve

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

var (
	rewriteParamsAttr = schema.Bound("rewrite", "params", "map(name, type)")
	rewriteFromAttr   = schema.Bound("rewrite", "from", "expression")
	rewriteToAttr     = schema.Bound("rewrite", "to", "expression")
	withinAttr        = schema.Bound("rewrite", "within", "address")
)

// rewriting is a rewrite block: expressions that match from are replaced by to. The names in params match any
// expression of their types. from contains a name that no longer exists and to does not, so a rewritten expression
// never matches again.
type rewriting struct {
	dir    string
	params map[string]hclsyntax.Expression // the types
	from   hclsyntax.Expression
	to     []byte
	file   string
	within Address // where it applies; the zero Address for everywhere
	at     hcl.Range
	of     *Item // for a call of a forwarding function: that function; nil for a rewrite block
	move   *move // for a call of a function that has become a value: its move; or nil

	qualified bool // it belongs to a module, and has qualified names
}

func (m *merger) readRewrite(f folder, b *hclsyntax.Block) *rewriting {
	from, to := b.Body.Attributes[rewriteFromAttr], b.Body.Attributes[rewriteToAttr]
	if from == nil || to == nil {
		return nil
	}
	w := &rewriting{
		dir: f.dir, params: map[string]hclsyntax.Expression{}, from: from.Expr, at: from.Expr.Range(),
		file: to.Expr.Range().Filename, to: to.Expr.Range().SliceBytes(m.sources[to.Expr.Range().Filename]),
	}
	wrong := func(at hcl.Range, detail, format string, args ...any) *rewriting {
		m.report(diag.New("SC168", at, "%s", detail).Saying(format, args...))
		return nil
	}
	if a := b.Body.Attributes[rewriteParamsAttr]; a != nil {
		for name, it := range dsl.Entries(a.Expr) {
			w.params[name] = it.ValueExpr
		}
	}
	if a := b.Body.Attributes[withinAttr]; a != nil {
		var ok bool
		if w.within, ok = addressOf(a.Expr); !ok || !m.has(moves{m.moves}.normal(w.within)) && !m.result.Incomplete {
			return wrong(a.Expr.Range(),
				"name something that is declared, such as function.solvent, or an attribute of a class, "+
					"such as class.unit.flags", "there is nothing of that name to rewrite in")
		}
		w.within = moves{m.moves}.normal(w.within)
	}
	names := roots(from.Expr)
	for _, name := range slices.Sorted(maps.Keys(w.params)) {
		if !names[name] {
			return wrong(w.at, "remove it from params, or use it in from", "%s is not in from", name)
		}
	}
	if t, ok := dsl.Unparen(from.Expr).(*hclsyntax.ScopeTraversalExpr); ok &&
		w.params[t.Traversal.RootName()] != nil && len(t.Traversal) == 1 {
		return wrong(w.at, "write a larger expression that contains it", "every expression has this form")
	}
	old := m.unknownNames(from.Expr, w)
	if len(old) == 0 {
		return wrong(w.at, "from needs a name that no longer exists; write what older scenarios have, or remove the rewrite",
			"everything in from is still declared")
	}
	for _, name := range m.unknownNames(to.Expr, w) {
		if slices.Contains(old, name) && !m.result.Incomplete {
			return wrong(to.Expr.Range(), "use names that are declared", "to has %s, which is not declared", name)
		}
	}
	for _, other := range m.rewrites {
		if !other.qualified && other.within == w.within && m.sources.equalExprs(other.from, w.from) {
			m.report(diag.New("SC168", w.at, "keep one of the two").Saying("this is rewritten twice").See(other.at,
				"the other one is here"))
			return nil
		}
	}
	return w
}

// rule returns a key for the warnings about a rewriting: there is one warning for each key.
func (w *rewriting) rule() any {
	if w.move != nil {
		return w.move
	}
	return w
}

// callsOf returns the rewriting for calls of a function that has become a value, or nil.
func (m *merger) callsOf(v *move) *rewriting {
	if !v.isValue() {
		return nil
	}
	to := moves{m.moves}.final(v.from)
	for _, it := range m.byKey[blockKey("value", []string{to.Name})] {
		if it.Body == nil || it.Body.Attributes["of"] == nil {
			continue
		}
		it := it.Body.Attributes["of"].Expr
		from, _ := hclsyntax.ParseExpression([]byte(v.from.Name+"(it)"), v.at.Filename, hcl.InitialPos)
		return &rewriting{dir: v.dir, params: map[string]hclsyntax.Expression{"it": it}, from: from,
			to:   []byte("it." + to.Name),
			file: v.at.Filename, at: v.at, move: v}
	}
	return nil
}

// rewritings returns a rewriting of the module with qualified names. inside is the merger of the module. Names that
// no longer exist are qualified as existing ones are. For a member that no longer exists, it is not known whether it
// was an attribute, whose name is not qualified, or state, a value or a resource, whose name is; so there is a
// rewriting for each case.
func (m *module) rewritings(w *rewriting, inside *merger) []*rewriting {
	names, members := newRenaming(), map[string]string{}
	names.classes, names.members = maps.Clone(m.names.classes), maps.Clone(m.names.members)
	for kind, of := range m.names.byKind {
		names.byKind[kind] = maps.Clone(of)
	}
	for _, gone := range inside.unknownNames(w.from, w) {
		root, name, isThing := strings.Cut(gone, ".")
		function, isFunction := strings.CutSuffix(gone, "()")
		switch {
		case isFunction:
			names.add("function", function, m.qualified(function))
		case !isThing:
			members[gone] = m.qualified(gone)
		case names.classes[root] != "": // the class is qualified, the names in it are not
		case inside.isDeclaredKind(root):
			names.add(root, name, m.qualified(name))
		default:
			names.classes[root] = m.qualified(root)
		}
	}
	out := []*rewriting{m.rewriting(w, names)}
	if maps.Copy(names.members, members); len(members) > 0 && w.within.Name == "" {
		out = append(out, m.rewriting(w, names))
	}
	return out
}

// rewriting returns a rewriting of the module with names replaced.
func (m *module) rewriting(w *rewriting, names *renaming) *rewriting {
	again := func(e hclsyntax.Expression) hclsyntax.Expression {
		at := e.Range()
		text := names.respelled(at.SliceBytes(m.loader.merger.sources[at.Filename]))
		out, _ := hclsyntax.ParseExpression(text, at.Filename, hcl.InitialPos) // errors were reported in the module itself
		dsl.PlaceAt(out, at)
		return out
	}
	out := *w
	out.from, out.to, out.params, out.qualified = again(w.from), names.respelled(w.to),
		map[string]hclsyntax.Expression{}, true
	for name, typ := range w.params {
		out.params[names.class(name)] = again(typ) // it is renamed like a class of that name
	}
	if w.within.Name != "" {
		out.within = m.address(w.within, w.within)
	}
	return &out
}

// respelled returns the text of an expression with names replaced.
func (n *renaming) respelled(text []byte) []byte {
	e, found := hclsyntax.ParseExpression(text, "", hcl.InitialPos)
	if found.HasErrors() {
		return text
	}
	n.at = map[position]string{}
	n.expr(e)
	isName := func(c byte) bool {
		return c == '_' || c == '-' || c >= 0x80 || unicode.IsLetter(rune(c)) || unicode.IsDigit(rune(c))
	}
	var out []byte
	for i := 0; i < len(text); {
		to, ok := n.at[position{"", i}]
		if !ok {
			out = append(out, text[i])
			i++
			continue
		}
		out = append(out, to...)
		for i < len(text) && isName(text[i]) {
			i++
		}
	}
	return out
}

// isDeclaredKind reports whether a word can be before the dot in references to declared things.
func (m *merger) isDeclaredKind(word string) bool {
	_, ok := schema.Block(word)
	return ok || len(m.byKey[blockKey("class", []string{word})]) > 0 || len(m.byKey[blockKey("enum", []string{word})]) > 0
}

// roots returns the first names of all references in an expression.
func roots(e hclsyntax.Expression) map[string]bool {
	out := map[string]bool{}
	dsl.Walk(e, func(x hclsyntax.Node) {
		if t, ok := x.(*hclsyntax.ScopeTraversalExpr); ok {
			out[t.Traversal.RootName()] = true
		}
	})
	return out
}

// unknownNames returns the names in the old form that nothing declares: members, things of classes, and calls.
func (m *merger) unknownNames(e hclsyntax.Expression, w *rewriting) []string {
	var out []string
	note := func(isGone bool, parts ...string) {
		if !isGone {
			return
		}
		if name := strings.Join(parts, ""); !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	steps := func(t hcl.Traversal) {
		for _, s := range t {
			if s, ok := s.(hcl.TraverseAttr); ok {
				note(!m.isMember(s.Name), s.Name)
			}
		}
	}
	dsl.Walk(e, func(x hclsyntax.Node) {
		switch x := x.(type) {
		case *hclsyntax.RelativeTraversalExpr:
			steps(x.Traversal)
		case *hclsyntax.FunctionCallExpr:
			_, builtin := builtin.Lookup(x.Name)
			note(!builtin && !m.takes(x.Name, len(x.Args)), x.Name, "()")
		case *hclsyntax.ScopeTraversalExpr:
			root := x.Traversal.RootName()
			switch {
			case w.params[root] != nil:
				steps(x.Traversal[1:])
			case len(x.Traversal) > 1:
				if s, ok := x.Traversal[1].(hcl.TraverseAttr); ok && root != "game" {
					known := m.has(Address{Kind: callable(root), Name: s.Name})
					note(!known, root, ".", s.Name)
					if known {
						steps(x.Traversal[2:])
					}
				}
			case w.within.Name != "":
				within := w.within
				if !within.isPart() {
					note(!m.has(Address{Kind: within.Kind, Owner: within.Name, Name: root}), root)
				} else {
					note(!m.has(Address{Kind: within.Kind, Owner: within.Owner, Name: root}), root)
				}
			}
		}
	})
	return out
}

// takes reports whether there is a function, value or procedure of that name that is called with that many arguments.
// A value without a context is not called: it is a member.
func (m *merger) takes(name string, args int) bool {
	if all := m.byKey[blockKey("function", []string{name})]; len(all) > 0 {
		body := all[0].Body
		if body == nil || body.Attributes["of"] != nil {
			return true
		}
		params := 0
		if a := body.Attributes["params"]; a != nil {
			params = len(objectKeys(m.fold(a.Expr)))
		}
		return params == args
	}
	for _, kind := range []string{"procedure", "phase"} {
		for _, it := range m.byKey[blockKey(kind, []string{name})] {
			if it.Body == nil {
				return true
			}
			if a := it.Body.Attributes["params"]; a == nil && args == 0 || a != nil && len(objectKeys(m.fold(a.Expr))) == args {
				return true
			}
		}
	}
	return slices.ContainsFunc(m.byKey[blockKey("value", []string{name})], func(it *Item) bool {
		return it.Body == nil || it.Body.Attributes["with"] != nil
	})
}

// isMember reports whether any class has a member of that name.
func (m *merger) isMember(name string) bool {
	for _, row := range schema.TopLevel() {
		if isMemberBlock(row) && row.Has(name) {
			return true
		}
	}
	if slices.Contains(piecesHave, name) {
		return true
	}
	return slices.ContainsFunc(m.result.Items, func(it *Item) bool {
		switch {
		case it.Body == nil || len(it.Labels) == 0:
			return false
		case it.Type == "value" || it.Type == "resource":
			return it.Labels[0] == name
		case it.Type == "class" || it.Type == "record":
			return declaresPart(&hclsyntax.Body{Attributes: it.Body.Attributes}, name, m.fold)
		}
		return false
	})
}

// piecesHave are members of pieces, borders and the game that no block declares.
var piecesHave = []string{"unit", "owner", "space", "holder", "ends", "round", "active", "phase"}

// rewritten is a place that was rewritten.
type rewritten struct {
	rule   any // the *rewriting or the *move for which it is
	at     hcl.Range
	parts  []piece
	byHand bool // upgrade does not rewrite it, because it is a column and every row has a cell for it
}

// piece is a part of the replacement: a text, or the text of a range of the same file.
type piece struct {
	text string
	at   hcl.Range
}

// rewriteBody rewrites the old forms in a body in place.
func (n *renaming) rewriteBody(b *hclsyntax.Body, it *Item) {
	for name, a := range b.Attributes {
		a.Expr = n.rewrite(a.Expr, it, name, false)
	}
	for _, k := range b.Blocks {
		n.rewriteBody(k.Body, it)
		n.rewriteCall(k, it)
	}
}

// rewriteCall rewrites a call of a procedure with arguments by position.
func (n *renaming) rewriteCall(k *hclsyntax.Block, it *Item) {
	with := k.Body.Attributes["with"]
	if k.Type != "call" || len(k.Labels) == 0 || with == nil {
		return
	}
	args, ok := dsl.Unparen(with.Expr).(*hclsyntax.TupleConsExpr)
	if !ok {
		return
	}
	call := &hclsyntax.FunctionCallExpr{Name: k.Labels[0], Args: args.Exprs}
	for _, w := range n.past.rewrites {
		if !n.applies(w, it, "with") {
			continue
		}
		vars := map[string]hclsyntax.Expression{}
		if !match(w.from, call, w.params, vars, n.past.src) {
			continue
		}
		to, _ := hclsyntax.ParseExpression(w.to, w.file, hcl.InitialPos)
		now, isCall := to.(*hclsyntax.FunctionCallExpr)
		if !isCall || n.past.captures(w, vars) {
			continue
		}
		for name, x := range vars {
			n.past.ask(x, w.params[name])
		}
		list := w.to[now.OpenParenRange.End.Byte:now.CloseParenRange.Start.Byte]
		with.Expr = n.past.build(w.rule(), slices.Concat([]byte("["), list, []byte("]")), w.file, vars, args.SrcRange, false)
		k.Labels[0] = n.write(k.LabelRanges[0], k.Labels[0], now.Name)
		return
	}
}

// rewrite returns an expression with the old forms in it replaced. operand is true if it is an operand, so that an
// operation that replaces it needs parentheses.
func (n *renaming) rewrite(e hclsyntax.Expression, it *Item, attr string, operand bool) hclsyntax.Expression {
	if key, ok := e.(*hclsyntax.ObjectConsKeyExpr); ok && hcl.ExprAsKeyword(key.Wrapped) != "" {
		return e
	}
	dsl.EachPart(e, func(part *hclsyntax.Expression) { *part = n.rewrite(*part, it, attr, isOperation(e)) })
	if n.past.isThing(e) {
		return e
	}
	for _, w := range n.past.rewrites {
		if !n.applies(w, it, attr) {
			continue
		}
		vars := map[string]hclsyntax.Expression{}
		if !match(w.from, e, w.params, vars, n.past.src) || n.past.captures(w, vars) {
			continue
		}
		for name, x := range vars {
			n.past.ask(x, w.params[name])
		}
		return n.past.build(w.rule(), w.to, w.file, vars, e.Range(), operand)
	}
	return e
}

// isThing reports whether an expression names an existing thing, such as branch.fortress, which is not a member of a
// class.
func (p *past) isThing(e hclsyntax.Expression) bool {
	class, name, ok := dsl.Reference(e)
	return ok && !p.bound[class] && p.things(p.table.normal(Address{Kind: class, Name: name.Name}).Kind, name.Name)
}

// applies reports whether a rewriting applies to an attribute of a declaration.
func (n *renaming) applies(w *rewriting, it *Item, attr string) bool {
	in := w.within
	switch {
	case in.Name == "":
		return true
	case in.Kind == "class" && in.isPart():
		if to := n.past.class[in.Owner][attr]; to != "" {
			attr = to
		}
		return it.class() == in.Owner && attr == in.Name
	case in.isPart():
		return n.past.inside == Address{Kind: in.Kind, Name: in.Owner} && attr == in.Name
	}
	return n.past.inside == in
}

// build returns the expression of a text, with some of its names replaced by expressions, as if it were written at a
// place, and records it.
func (p *past) build(rule any, text []byte, file string, vars map[string]hclsyntax.Expression, at hcl.Range,
	operand bool) hclsyntax.Expression {
	e, found := hclsyntax.ParseExpression(text, file, hcl.InitialPos)
	if found.HasErrors() {
		return &hclsyntax.ExprSyntaxError{SrcRange: at}
	}
	offsets := map[*hclsyntax.ScopeTraversalExpr]hcl.Range{}
	dsl.Walk(e, func(x hclsyntax.Node) {
		if t, ok := x.(*hclsyntax.ScopeTraversalExpr); ok {
			offsets[t] = t.Traversal[0].SourceRange()
		}
	})
	dsl.PlaceAt(e, at)
	w := &rewritten{rule: rule, at: at}
	next := 0 // the position in text up to which it has been copied
	var put func(e hclsyntax.Expression, operand bool) hclsyntax.Expression
	put = func(e hclsyntax.Expression, operand bool) hclsyntax.Expression {
		t, ok := e.(*hclsyntax.ScopeTraversalExpr)
		if !ok || vars[t.Traversal.RootName()] == nil {
			dsl.EachPart(e, func(part *hclsyntax.Expression) { *part = put(*part, isOperation(e)) })
			return e
		}
		x, rest := vars[t.Traversal.RootName()], t.Traversal[1:]
		w.parts = append(w.parts, piece{text: string(text[next:offsets[t].Start.Byte])})
		next = offsets[t].End.Byte
		in := piece{at: x.Range()}
		if (len(rest) > 0 || operand) && needsParentheses(x) {
			x = &hclsyntax.ParenthesesExpr{Expression: x, SrcRange: x.Range()}
			w.parts = append(w.parts, piece{text: "("}, in, piece{text: ")"})
		} else {
			w.parts = append(w.parts, in)
		}
		if len(rest) > 0 {
			x = &hclsyntax.RelativeTraversalExpr{Source: x, Traversal: rest, SrcRange: at}
		}
		return x
	}
	e = put(e, false)
	w.parts = append(w.parts, piece{text: string(text[next:])})
	if operand && needsParentheses(e) {
		e = &hclsyntax.ParenthesesExpr{Expression: e, SrcRange: at}
		w.parts = slices.Concat([]piece{{text: "("}}, w.parts, []piece{{text: ")"}})
	}
	p.written = append(p.written, w)
	return e
}

// needsParentheses reports whether an expression needs parentheses as an operand.
func needsParentheses(e hclsyntax.Expression) bool {
	switch e.(type) {
	case *hclsyntax.BinaryOpExpr, *hclsyntax.UnaryOpExpr, *hclsyntax.ConditionalExpr:
		return true
	}
	return false
}

// convert returns an argument of a moved parameter in its present form.
func (p *past) convert(e hclsyntax.Expression, v *move) hclsyntax.Expression {
	at := e.Range()
	for _, is := range v.is {
		e = p.build(v, is.text, is.file, map[string]hclsyntax.Expression{"it": e}, at, false)
	}
	return e
}

// leaveOut records that an argument is no longer written.
func (p *past) leaveOut(v *move, a *hclsyntax.Attribute) {
	if a.NameRange.Start != a.SrcRange.Start {
		p.written = append(p.written, &rewritten{rule: v, at: a.NameRange, byHand: true})
		return
	}
	p.written = append(p.written, &rewritten{rule: v, at: a.SrcRange})
}

// ask records that an expression must have a type, which the checker tests.
func (p *past) ask(e, typ hclsyntax.Expression) {
	if p.asked == nil {
		p.asked = map[hcl.Range]hclsyntax.Expression{}
	}
	p.asked[e.Range()] = typ
}

// Respelled is a place where a folder uses an old name or form of a base.
type Respelled struct {
	Range hcl.Range
	Now   string
}

// respell returns what is to be replaced, in source order: old names, and rewritten expressions with the names in
// them.
func (p *past) respell() []Respelled {
	var out []Respelled
	inside := func(at hcl.Range, of int) bool {
		for i, w := range p.written {
			if w.at.Filename == at.Filename && w.at.Start.Byte <= at.Start.Byte &&
				at.End.Byte <= w.at.End.Byte && (w.at != at || i > of) {
				return true
			}
		}
		return false
	}
	for _, x := range p.places {
		if !inside(x.at, -1) {
			out = append(out, Respelled{x.at, quoteLike(x.at.SliceBytes(p.src[x.at.Filename]), x.now)})
		}
	}
	for i, w := range p.written {
		if !w.byHand && !inside(w.at, i) {
			r := Respelled{w.at, string(p.text(i))}
			if len(w.parts) == 0 {
				r.Range = includeLine(p.src[w.at.Filename], w.at)
			}
			out = append(out, r)
		}
	}
	slices.SortFunc(out, func(a, b Respelled) int { return dsl.Compare(a.Range, b.Range) })
	return out
}

// includeLine returns the range of the line if nothing else is on it, else the range itself.
func includeLine(src []byte, at hcl.Range) hcl.Range {
	from, to := at.Start.Byte, at.End.Byte
	for from > 0 && (src[from-1] == ' ' || src[from-1] == '\t') {
		from--
	}
	for to < len(src) && (src[to] == ' ' || src[to] == '\t') {
		to++
	}
	if from > 0 && src[from-1] != '\n' || to < len(src) && src[to] != '\n' || to == len(src) {
		return at
	}
	at.Start.Column -= at.Start.Byte - from
	at.Start.Byte, at.End.Byte, at.End.Line, at.End.Column = from, to+1, at.End.Line+1, 1
	return at
}

// quoteLike returns a name, in quotes if the one that it replaces is quoted.
func quoteLike(was []byte, now string) string {
	if len(was) > 0 && was[0] == '"' {
		return dsl.Quote(now)
	}
	return now
}

// text returns the replacement text of a rewritten place.
func (p *past) text(written int) []byte {
	var out bytes.Buffer
	for _, x := range p.written[written].parts {
		if x.at.Filename == "" {
			out.WriteString(x.text)
			continue
		}
		src := p.src[x.at.Filename]
		for i := x.at.Start.Byte; i < x.at.End.Byte; {
			if now, next, ok := p.spelling(position{x.at.Filename, i}, x.at.End.Byte, written); ok {
				out.Write(now)
				i = next
				continue
			}
			out.WriteByte(src[i])
			i++
		}
	}
	return out.Bytes()
}

// readWritten returns the replacement text of a rewritten place, with old names in its arguments.
func (p *past) readWritten(written int) string {
	again := *p
	again.noted, again.places = nil, nil
	return string(again.text(written))
}

// spelling returns the replacement for what begins at a position, and where that ends, at most at end. It considers
// only places that were rewritten before the given one, which can be inside it.
func (p *past) spelling(at position, end, before int) (now []byte, next int, ok bool) {
	widest := -1
	for i, w := range p.written[:before] {
		if w.at.Filename == at.file && w.at.Start.Byte == at.byte && w.at.End.Byte <= end &&
			(widest < 0 || w.at.End.Byte >= p.written[widest].at.End.Byte) {
			widest = i
		}
	}
	if widest >= 0 {
		return p.text(widest), p.written[widest].at.End.Byte, true
	}
	if i, noted := p.noted[at]; noted && p.places[i].at.End.Byte <= end {
		return []byte(quoteLike(p.src[at.file][at.byte:], p.places[i].now)), p.places[i].at.End.Byte, true
	}
	return nil, 0, false
}

// warnings returns one warning for each old name and form that the folder uses, with edits that replace them.
func (p *past) warnings() diag.List {
	var out diag.List
	edits := p.respell()
	add := func(places int, d diag.Diagnostic, here func(Respelled) bool) {
		if places > 1 {
			d = d.Note("It is used in %d places.", places)
		}
		for _, e := range edits {
			if here(e) {
				d.Repairs = append(d.Repairs, diag.Repair{Kind: diag.Edit, Range: e.Range, Text: e.Now})
			}
		}
		out = append(out, d)
	}
	type pair struct{ was, now string }
	byName := map[pair][]place{}
	var names []pair
	for _, x := range p.places {
		key := pair{x.was, x.now}
		if byName[key] == nil {
			names = append(names, key)
		}
		byName[key] = append(byName[key], x)
	}
	for _, key := range names {
		at := byName[key]
		slices.SortFunc(at, func(a, b place) int { return dsl.Compare(a.at, b.at) })
		was, now := key.was, key.now
		if i := slices.IndexFunc(p.table.list,
			func(v *move) bool { return v.from.Name == was && p.table.final(v.from).Name == now }); i >= 0 {
			was = p.table.list[i].from.String()
			now = p.table.final(p.table.list[i].from).String()
		}
		d := diag.New("SC169", at[0].at, "`scenario upgrade` replaces it").Saying("%s is called %s now", was, now)
		add(len(at), d, func(e Respelled) bool {
			return slices.ContainsFunc(at, func(x place) bool { return x.at == e.Range }) ||
				slices.ContainsFunc(p.written, func(w *rewritten) bool {
					v, isMove := w.rule.(*move)
					return isMove && v.from.Name == key.was && w.at == e.Range
				})
		})
	}
	byRule := map[any][]int{}
	for i, w := range p.written {
		byRule[w.rule] = append(byRule[w.rule], i)
	}
	for i, w := range p.written {
		places := byRule[w.rule]
		v, isMove := w.rule.(*move)
		if places[0] != i || isMove && !v.dropped && v.from.Kind != Line &&
			!(v.isValue() && v.from.Name == p.table.final(v.from).Name) {
			continue // reported already
		}
		was, now := dsl.OneLine(string(w.at.SliceBytes(p.src[w.at.Filename]))), dsl.OneLine(string(p.text(i)))
		if isMove && !v.dropped {
			was, now = v.from.String(), p.table.final(v.from).String()
		}
		d := diag.New("SC169", w.at, "`scenario upgrade` replaces it").Saying("%s is written %s now", was, now)
		if isMove && v.isValue() {
			d = d.Saying("%s is %s now", was, now)
		}
		if w.byHand {
			d = diag.New("SC169", w.at, "remove the column, and its cell in each row").Saying("%s no longer exists", was)
		} else if now == "" {
			d = diag.New("SC169", w.at, "`scenario upgrade` removes it").Saying("%s no longer exists", was)
		}
		add(len(places), d, func(e Respelled) bool {
			return slices.ContainsFunc(places, func(i int) bool {
				at := p.written[i].at
				return at == e.Range || len(p.written[i].parts) == 0 && includeLine(p.src[at.Filename], at) == e.Range
			})
		})
	}
	return out
}
