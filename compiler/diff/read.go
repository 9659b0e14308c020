package diff

import (
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/compiler/shortform"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// read makes the model of a scenario for comparison with another one.
func read(r, other *resolve.Result) *model {
	declared := map[string]bool{}
	for _, it := range other.Items {
		if !it.IsOpen() {
			declared[resolve.Describe(it.Type, it.Labels)] = true
		}
	}
	s := &model{
		res: r, byKey: map[string]*declaration{}, byName: map[member]*declaration{}, specs: map[member]spec{},
		titles: map[member]string{}, neighbours: map[string]map[string]bool{}, placements: map[placement]amount{},
		renamed: map[member]string{},
	}
	blocks := r.Items
	if r.Scenario != nil {
		blocks = append([]*resolve.Item{r.Scenario}, blocks...)
	}
	for _, it := range blocks {
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
	// The first class block for a built-in class adds to the class; it does not declare a new one.
	for _, c := range schema.Classes() {
		if s.find("class", c.Name) == nil {
			s.declare(&resolve.Item{Type: "class", Labels: []string{c.Name}, Body: &hclsyntax.Body{}})
		}
	}
	for _, d := range s.declarations {
		d.node.walk((*node).expandCall)
		if d.isMember() {
			d.node.expandFlags()
		}
		switch d.typ {
		case "space":
			s.readBorders(d)
		case "enum":
			for name, title := range items(d.node.attr("titles")) {
				s.titles[member{d.last, name}] = s.text(title)
			}
		case "setup":
			s.readSetup(d)
		case "rulebook": // a book may be in several files, and its clauses are found by their labels
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

// declare adds an item as a declaration, or adds it to the declaration that it belongs to.
func (s *model) declare(it *resolve.Item) {
	row, known := schema.Block(it.Type)
	if !known {
		row = &schema.BlockSpec{Name: it.Type, Free: "attributes", Statements: true}
	}
	name := strings.Join(it.Labels, " ")
	if from := it.Body.Attributes["from"]; from != nil && (it.Type == "moved" || it.Type == "rewrite") {
		name = s.res.Written(from.Expr.Range()) // they have no labels, and there are several
	}
	key := it.Type + "\x00" + name
	if it.Helper {
		key += "\x00of tests"
	}
	rng := it.Origin.Range
	d := s.byKey[key]
	if d == nil {
		d = &declaration{
			model: s, key: key, typ: it.Type, name: name, class: it.Type,
			cites: map[string]bool{}, index: len(s.declarations) + 1, helper: it.Helper,
		}
		if n := len(it.Labels); n > 0 {
			d.last = it.Labels[n-1]
			if it.Type == "thing" && n > 1 {
				d.class = it.Labels[0]
			}
		}
		d.node = &node{model: s, declaration: d, typ: it.Type, labels: it.Labels, spec: row, rng: rng}
		if it.Type == "scenario" || it.Type == "setup" {
			d.node.labels = nil // the scenario's name is in the heading of the report, and a set-up may have no label
		}
		s.byKey[key], s.byName[member{d.class, d.last}] = d, d
		s.declarations = append(s.declarations, d)
	}
	part := d.newNode(row, it.Type, nil, it.Body, rng)
	if it.Type == "scenario" && path.Ext(s.res.Dir) != ".hcl" { // what it extends and imports has been merged
		part.removeAttr("extends")
		part.removeAttr("import")
		part.removeAttr("language_version")
		part.removeAttr("version")
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

// addSpecs adds the contents of a class block to the node of the class. Each attribute, state field and flag becomes
// an attribute of the node. Later blocks override earlier ones.
func (n *node) addSpecs(part *node) {
	for _, a := range part.attrs {
		flags, isFlags := n.model.flags(a.expr)
		switch {
		case a.name == "attributes" || a.name == "state":
			prefix := map[string]string{"attributes": "attribute ", "state": "state "}[a.name]
			for name, e := range items(a.expr) {
				n.addSpec(attr{prefix + name, dropDoc(e), e.Range()})
			}
		case a.name == "flags" && isFlags:
			for _, flag := range flags {
				at := flag.Range()
				is := &hclsyntax.ObjectConsExpr{SrcRange: at, Items: []hclsyntax.ObjectConsItem{
					objectItem("type", nameAt("bool", at), at), objectItem("default", boolAt(false, at), at),
				}}
				n.addSpec(attr{"attribute " + hcl.ExprAsKeyword(flag), is, at})
			}
		default:
			n.attrs = append(n.attrs, a)
		}
	}
	for _, b := range part.body {
		b.parent = n
	}
	n.body = append(n.body, part.body...)
}

// addSpec adds what a class declares for its members.
func (n *node) addSpec(a attr) {
	n.removeAttr(a.name)
	n.attrs = append(n.attrs, a)
	typ, sp := a.expr, spec{}
	for key, e := range items(a.expr) {
		switch key {
		case "type":
			typ = e
		case "default":
			sp.fallback = e
		}
	}
	sp.typ = sourceText(typ)
	if name, ok := strings.CutPrefix(a.name, "attribute "); ok {
		n.model.specs[member{n.declaration.last, name}] = sp
	}
}

// flags returns the names in a list of flags, without those that a class already has. It returns false if the list
// contains anything else.
func (s *model) flags(e hclsyntax.Expression) ([]hclsyntax.Expression, bool) {
	names, ok := s.setElements(dropInherited(e))
	isOther := func(x hclsyntax.Expression) bool { return hcl.ExprAsKeyword(x) == "" }
	return names, ok && !slices.ContainsFunc(names, isOther)
}

// dropInherited replaces the inherited list in an expression by an empty one.
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

// expandFlags replaces the list of a member's flags by one attribute for each flag.
func (n *node) expandFlags() {
	names, ok := n.model.flags(n.attr("flags"))
	if !ok {
		return
	}
	n.removeAttr("flags")
	for _, x := range names {
		if name := hcl.ExprAsKeyword(x); n.attr(name) == nil {
			n.attrs = append(n.attrs, attr{name, boolAt(true, x.Range()), x.Range()})
		}
	}
}

// expandCall names the arguments that a call or an event passes by position, if the parameters or fields are known.
// It also adds the subject of a called procedure, if the call leaves it out because it is that of the caller.
func (n *node) expandCall() {
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

// dropDoc removes the doc from the declaration of an attribute, and replaces { type = int } by int.
func dropDoc(e hclsyntax.Expression) hclsyntax.Expression {
	o, ok := dsl.Unparen(e).(*hclsyntax.ObjectConsExpr)
	if !ok {
		return e
	}
	short := *o
	short.Items = withoutKey(o.Items, "doc")
	if len(short.Items) == 1 && keyword(short.Items[0].KeyExpr) == "type" {
		return short.Items[0].ValueExpr
	}
	return &short
}

// readBorders moves the neighbours from a space to the model, because it makes no difference which side declares a
// border.
func (s *model) readBorders(d *declaration) {
	list, ok := elements(d.node.attr("borders"))
	if !ok {
		return
	}
	for _, x := range list {
		if _, name, ok := dsl.Reference(dsl.Unparen(x)); ok {
			s.addNeighbour(d.last, name.Name)
			s.addNeighbour(name.Name, d.last)
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

// readSetup moves the place statements from a set-up to the model, because only the numbers of pieces matter, not the
// order in which they are placed.
func (s *model) readSetup(d *declaration) {
	read := func(n *node, when string) {
		n.body = slices.DeleteFunc(n.body, func(x *node) bool {
			if x.typ != "place" || len(x.labels) != 1 {
				return false
			}
			return s.readPlacement(x, placement{setup: d.name, when: when, space: x.labels[0]})
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

// readPlacement records the pieces that a place statement places. It returns false if the statement contains anything
// but players and numbers.
func (s *model) readPlacement(n *node, at placement) bool {
	placed := map[placement]amount{}
	for _, a := range n.attrs {
		if _, ok := dsl.Unparen(a.expr).(*hclsyntax.ObjectConsExpr); !ok {
			return false
		}
		for unit, e := range items(a.expr) {
			at.player, at.unit = a.name, unit
			_, isNumber := dsl.Unparen(e).(*hclsyntax.LiteralValueExpr)
			if _, twice := s.placements[at]; twice || !isNumber || unit == "" {
				return false
			}
			placed[at] = amount{e, e.Range()}
		}
	}
	maps.Copy(s.placements, placed)
	return true
}

// text returns a literal text in the scenario's first language, or "".
func (s *model) text(e hclsyntax.Expression) string {
	first := true
	for language, x := range items(e) {
		if first || slices.Index(s.res.Languages, language) == 0 {
			e, first = x, false
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
func (d *declaration) newNode(
	row *schema.BlockSpec, typ string, labels []string, body *hclsyntax.Body, rng hcl.Range,
) *node {
	n := &node{model: d.model, declaration: d, typ: typ, labels: labels, spec: row, rng: rng}
	for _, x := range dsl.Parts(shortform.ExpandBody(typ, body)) {
		switch {
		case x.Block != nil:
			n.addBlock(x.Block)
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
			a := attr{x.Attr.Name, fold(x.Attr.Expr), resolve.Place(x.Attr)}
			if !row.Bindings || row.Has(a.name) {
				n.attrs = append(n.attrs, a)
				continue
			}
			n.body = append(n.body, &node{
				model: d.model, declaration: d, parent: n, typ: "=", labels: []string{a.name}, spec: bindingRow,
				attrs: []attr{a}, rng: a.rng,
			})
		}
	}
	n.sortBindings()
	return n
}

// addBlock adds a block to the body of n. Statements are added in their long form.
func (n *node) addBlock(b *hclsyntax.Block) {
	row, ok := schema.Nested(n.typ, b.Type)
	blocks, variable := []*hclsyntax.Block{b}, ""
	if !ok {
		blocks, variable = shortform.ExpandStatement(b)
	}
	for _, b := range blocks {
		if !ok {
			row, _ = schema.Statement(b.Type)
		}
		if row == nil {
			row = &schema.BlockSpec{Name: b.Type, Free: "attributes", Statements: true}
		}
		in := n.declaration.newNode(row, b.Type, b.Labels, b.Body, b.DefRange())
		in.parent, in.variable = n, variable
		n.body = append(n.body, in)
	}
}

// sortBindings sorts each run of consecutive bindings by name, because their order has no effect.
func (n *node) sortBindings() {
	for i := 0; i < len(n.body); i++ {
		from := i
		for i < len(n.body) && n.body[i].typ == "=" {
			i++
		}
		slices.SortStableFunc(n.body[from:i], func(a, b *node) int { return strings.Compare(a.labels[0], b.labels[0]) })
	}
}
