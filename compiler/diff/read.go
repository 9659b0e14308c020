package diff

import (
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// read makes a model of a scenario that is compared with another one.
func read(r, other *resolve.Result) *model {
	declared := map[string]bool{}
	for _, it := range other.Items {
		if !it.IsOpen() {
			declared[resolve.Describe(it.Type, it.Labels)] = true
		}
	}
	s := &model{
		res: r, byKey: map[string]*declaration{}, byName: map[member]*declaration{}, specs: map[string]map[string]spec{},
		titles: map[member]string{}, neighbours: map[string]map[string]bool{}, placements: map[placement]amount{},
		renamed: map[member]string{},
	}
	items := r.Items
	if r.Scenario != nil {
		items = append([]*resolve.Item{r.Scenario}, items...)
	}
	for _, it := range items {
		if it.Body == nil {
			continue
		}
		if it.IsOpen() && !declared[resolve.Describe(it.Type, it.Labels)] {
			need := *it
			need.Type, need.Labels = "needs", append([]string{it.Type}, it.Labels...)
			it = &need
		}
		s.declare(it)
	}
	// The first class block for a class that is always there adds to the class; it does not make a new one.
	for _, c := range schema.Classes() {
		if s.find("class", c.Name) == nil {
			s.declare(&resolve.Item{Type: "class", Labels: []string{c.Name}, Body: &hclsyntax.Body{}})
		}
	}
	for _, d := range s.declarations {
		d.node.walk((*node).spellCall)
		if d.isMember() {
			d.node.spellFlags()
		}
		switch d.typ {
		case "class":
			s.readSpecs(d)
		case "space":
			s.readBorders(d)
		case "enum":
			if o, ok := dsl.Unparen(d.node.attr("titles")).(*hclsyntax.ObjectConsExpr); ok {
				for _, it := range o.Items {
					s.titles[member{d.last, keyword(it.KeyExpr)}] = s.text(it.ValueExpr)
				}
			}
		case "setup":
			s.readSetup(d)
		case "rulebook": // a book may be spread over files, and its clauses are found by their labels
			slices.SortStableFunc(d.node.body, func(a, b *node) int {
				return compareNumbered(strings.Join(a.labels, " "), strings.Join(b.labels, " "))
			})
		}
		if e := d.node.attr("title"); e != nil {
			s.titles[member{d.class, d.last}] = s.text(e)
		}
	}
	return s
}

// declare adds an item as a declaration, or to the declaration that it belongs to.
func (s *model) declare(it *resolve.Item) {
	row, known := schema.Block(it.Type)
	if !known {
		row = &schema.BlockSpec{Name: it.Type, Free: "attributes", Statements: true}
	}
	name := strings.Join(it.Labels, " ")
	key := it.Type + "\x00" + name
	rng := it.Origin.Range
	d := s.byKey[key]
	if d == nil {
		d = &declaration{model: s, key: key, typ: it.Type, name: name, class: it.Type, cites: map[string]bool{}, index: len(s.declarations) + 1}
		if n := len(it.Labels); n > 0 {
			d.last = it.Labels[n-1]
			if it.Type == "thing" && n > 1 {
				d.class = it.Labels[0]
			}
		}
		d.node = &node{model: s, declaration: d, typ: it.Type, labels: it.Labels, spec: row, rng: rng}
		if it.Type == "scenario" || it.Type == "setup" {
			d.node.labels = nil // the name of a scenario is compared separately, and the label of a set-up is part of its steps
		}
		s.byKey[key], s.byName[member{d.class, d.last}] = d, d
		s.declarations = append(s.declarations, d)
	}
	part := newNode(s, d, row, it.Type, nil, it.Body, rng)
	if it.Type == "scenario" && path.Ext(s.res.Dir) != ".hcl" { // what it extends and imports is merged already, and read
		part.removeAttr("extends")
		part.removeAttr("import")
		part.removeAttr("language_version")
	}
	switch {
	case it.Type == "setup" && len(part.attrs) > 0:
		part.parent = d.node
		d.node.body = append(d.node.body, part)
	case it.Type == "class":
		d.node.addSpecs(part)
	default:
		d.node.attrs = append(d.node.attrs, part.attrs...)
		d.node.body = append(d.node.body, part.body...)
		for _, n := range part.body {
			n.parent = d.node
		}
	}
}

// addSpecs adds the contents of a class block. Each attribute and state field becomes an attribute of the node, as does
// each flag, which is false by default; and those of later blocks replace those of earlier ones.
func (n *node) addSpecs(part *node) {
	for _, a := range part.attrs {
		prefix := map[string]string{"attributes": "attribute ", "state": "state ", "flags": "attribute "}[a.name]
		var items []hclsyntax.ObjectConsItem
		o, ok := dsl.Unparen(a.expr).(*hclsyntax.ObjectConsExpr)
		if ok {
			items = o.Items
		}
		if a.name == "flags" {
			var names []hclsyntax.Expression
			names, ok = n.model.flags(a.expr)
			for _, name := range names {
				is := &hclsyntax.ObjectConsExpr{SrcRange: name.Range(), Items: []hclsyntax.ObjectConsItem{
					objectItem("type", nameAt("bool", a.rng), a.rng),
					objectItem("default", &hclsyntax.LiteralValueExpr{Val: cty.False, SrcRange: a.rng}, a.rng),
				}}
				items = append(items, objectItem(hcl.ExprAsKeyword(name), is, name.Range()))
			}
		}
		if !ok || prefix == "" {
			n.attrs = append(n.attrs, a)
			continue
		}
		for _, it := range items {
			name := prefix + keyword(it.KeyExpr)
			n.removeAttr(name)
			n.attrs = append(n.attrs, attr{name: name, expr: dropDoc(it.ValueExpr), rng: it.KeyExpr.Range()})
		}
	}
	for _, b := range part.body {
		b.parent = n
	}
	n.body = append(n.body, part.body...)
}

// flags returns the names in a list of flags, without those that a class has already. It reports false if the list has
// anything else.
func (s *model) flags(e hclsyntax.Expression) ([]hclsyntax.Expression, bool) {
	names, ok := s.setElements(dropInherited(e))
	return names, ok && !slices.ContainsFunc(names, func(x hclsyntax.Expression) bool { return hcl.ExprAsKeyword(x) == "" })
}

// dropInherited returns a list, which functions may put together, with an empty list for the inherited one.
func dropInherited(e hclsyntax.Expression) hclsyntax.Expression {
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	switch {
	case ok:
		own := *call
		own.Args = nil
		for _, arg := range call.Args {
			own.Args = append(own.Args, dropInherited(arg))
		}
		return &own
	case e != nil && hcl.ExprAsKeyword(e) == resolve.Inherited:
		return &hclsyntax.TupleConsExpr{SrcRange: e.Range()}
	}
	return e
}

// spellFlags replaces the list of a member's flags by the attributes that they stand for.
func (n *node) spellFlags() {
	names, ok := n.model.flags(n.attr("flags"))
	if !ok {
		return
	}
	n.removeAttr("flags")
	for _, x := range names {
		if name := hcl.ExprAsKeyword(x); n.attr(name) == nil {
			n.attrs = append(n.attrs, attr{name, &hclsyntax.LiteralValueExpr{Val: cty.True, SrcRange: x.Range()}, x.Range()})
		}
	}
}

// spellCall gives a call or an event what it is given by position under the names of the parameters or fields, where
// these are known, and a call what it is of without saying so: what the procedure that calls is of.
func (n *node) spellCall() {
	d := n.called()
	if d == nil {
		return
	}
	params := d.parameters()
	isOf := len(params) > 0 && params[0].name == self
	if isOf && n.typ == "call" && !n.isInherited() && n.attr("of") == nil {
		n.attrs = append(n.attrs, attr{"of", nameAt(self, n.rng), n.rng})
	}
	if isOf {
		params = params[1:]
	}
	list, ok := dsl.Unparen(n.attr("with")).(*hclsyntax.TupleConsExpr)
	if !ok || n.spec.Arguments == "" || len(params) < len(list.Exprs) {
		return
	}
	n.removeAttr("with")
	for i, x := range list.Exprs {
		n.attrs = append(n.attrs, attr{params[i].name, x, x.Range()})
	}
}

// dropDoc removes the doc from the declaration of an attribute, and writes { type = int } as int.
func dropDoc(e hclsyntax.Expression) hclsyntax.Expression {
	o, ok := dsl.Unparen(e).(*hclsyntax.ObjectConsExpr)
	if !ok {
		return e
	}
	short := *o
	short.Items = nil
	for _, it := range o.Items {
		if keyword(it.KeyExpr) != "doc" {
			short.Items = append(short.Items, it)
		}
	}
	if len(short.Items) == 1 && keyword(short.Items[0].KeyExpr) == "type" {
		return short.Items[0].ValueExpr
	}
	return &short
}

// readSpecs records which attributes of a class are sets, and their defaults.
func (s *model) readSpecs(d *declaration) {
	if s.specs[d.last] == nil {
		s.specs[d.last] = map[string]spec{}
	}
	for _, a := range d.node.attrs {
		name, ok := strings.CutPrefix(a.name, "attribute ")
		if !ok {
			continue
		}
		var sp spec
		typ := a.expr
		if o, ok := dsl.Unparen(a.expr).(*hclsyntax.ObjectConsExpr); ok {
			for _, it := range o.Items {
				switch keyword(it.KeyExpr) {
				case "type":
					typ = it.ValueExpr
				case "default":
					sp.fallback = it.ValueExpr
				}
			}
		}
		if call, ok := dsl.Unparen(typ).(*hclsyntax.FunctionCallExpr); ok && call.Name == "set" {
			sp.set = true
		}
		s.specs[d.last][name] = sp
	}
}

// readBorders moves the neighbours from a space to the model: a border is the same whichever side declares it.
func (s *model) readBorders(d *declaration) {
	e := d.node.attr("borders")
	if e == nil {
		return
	}
	list, ok := dsl.Unparen(e).(*hclsyntax.TupleConsExpr)
	if !ok {
		return
	}
	for _, x := range list.Exprs {
		if _, name, ok := reference(x); ok {
			s.addNeighbour(d.last, name)
			s.addNeighbour(name, d.last)
		}
	}
	d.node.removeAttr("borders")
}

func (s *model) addNeighbour(a, b string) {
	if s.neighbours[a] == nil {
		s.neighbours[a] = map[string]bool{}
	}
	s.neighbours[a][b] = true
}

// readSetup moves the place statements from a set-up to the model: the numbers of pieces are compared, and not the
// order in which they are placed.
func (s *model) readSetup(d *declaration) {
	read := func(n *node, when string) {
		n.body = slices.DeleteFunc(n.body, func(x *node) bool {
			return x.typ == "place" && len(x.labels) == 1 && s.readPlacement(x, placement{setup: d.name, when: when, space: x.labels[0]})
		})
	}
	d.node.body = slices.DeleteFunc(d.node.body, func(n *node) bool {
		if n.typ == "setup" {
			when := ""
			if e := n.attr("when"); e != nil {
				when = sourceText(e)
			}
			read(n, when)
		}
		return n.typ == "setup" && len(n.body) == 0
	})
	read(d.node, "")
}

// readPlacement records the pieces that a place statement places. It reports whether the statement consists of players
// and numbers only.
func (s *model) readPlacement(n *node, at placement) bool {
	placed := map[placement]amount{}
	for _, a := range n.attrs {
		o, ok := dsl.Unparen(a.expr).(*hclsyntax.ObjectConsExpr)
		if !ok {
			return false
		}
		for _, it := range o.Items {
			at.player, at.unit = a.name, keyword(it.KeyExpr)
			_, isNumber := dsl.Unparen(it.ValueExpr).(*hclsyntax.LiteralValueExpr)
			if _, twice := s.placements[at]; twice || !isNumber || at.unit == "" {
				return false
			}
			placed[at] = amount{it.ValueExpr, it.KeyExpr.Range()}
		}
	}
	maps.Copy(s.placements, placed)
	return true
}

// text returns a literal text in the scenario's first language, or "".
func (s *model) text(e hclsyntax.Expression) string {
	if o, ok := dsl.Unparen(e).(*hclsyntax.ObjectConsExpr); ok {
		for i, it := range o.Items {
			if i == 0 || len(s.res.Languages) > 0 && keyword(it.KeyExpr) == s.res.Languages[0] {
				e = it.ValueExpr
			}
		}
	}
	t, _ := dsl.Literal(e)
	return t
}

func (s *model) side() Side {
	side := Side{Dir: s.res.Dir, Name: s.res.Name}
	if s.res.Scenario != nil {
		if a := s.res.Scenario.Body.Attributes["title"]; a != nil {
			side.Title = s.text(a.Expr)
		}
	}
	return side
}

var bindingRow = &schema.BlockSpec{Name: "="}

// newNode returns a node for a block.
func newNode(s *model, d *declaration, row *schema.BlockSpec, typ string, labels []string, body *hclsyntax.Body, rng hcl.Range) *node {
	n := &node{model: s, declaration: d, typ: typ, labels: labels, spec: row, rng: rng}
	for _, x := range dsl.Parts(spellGuard(typ, body)) {
		switch {
		case x.Block != nil:
			for _, b := range spellAssignments(x.Block) {
				n.body = append(n.body, n.inner(b))
			}
		case x.Attr.Name == "cites":
			for _, e := range dsl.Elements(x.Attr.Expr) {
				citation, isText := dsl.Literal(e)
				if ids, err := dsl.Clauses(citation); isText && err == nil {
					for _, id := range ids {
						d.cites[dsl.Quote(id)] = true
					}
				} else {
					d.cites[sourceText(e)] = true
				}
			}
		default:
			a := attr{x.Attr.Name, computePuts(x.Attr.Expr), resolve.Place(x.Attr)}
			if !row.Bindings || row.Has(a.name) {
				n.attrs = append(n.attrs, a)
				continue
			}
			n.body = append(n.body, &node{
				model: s, declaration: d, parent: n, typ: "=", labels: []string{a.name}, spec: bindingRow, attrs: []attr{a}, rng: a.rng,
			})
		}
	}
	n.sortBindings()
	return n
}

// inner returns a node for a block in the body of n.
func (n *node) inner(b *hclsyntax.Block) *node {
	row, ok := schema.Nested(n.typ, b.Type)
	variable := ""
	if !ok {
		b, variable = spellStatement(b)
		if row, ok = schema.Statement(b.Type); !ok {
			row = &schema.BlockSpec{Name: b.Type, Free: "attributes", Statements: true}
		}
	}
	in := newNode(n.model, n.declaration, row, b.Type, b.Labels, b.Body, b.DefRange())
	in.parent, in.variable = n, variable
	return in
}

// sortBindings sorts each run of successive bindings by name, because their order has no effect.
func (n *node) sortBindings() {
	for i := 0; i < len(n.body); i++ {
		from := i
		for i < len(n.body) && n.body[i].typ == "=" {
			i++
		}
		slices.SortStableFunc(n.body[from:i], func(a, b *node) int { return strings.Compare(a.labels[0], b.labels[0]) })
	}
}
