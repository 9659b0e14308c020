package diff

import (
	"path"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

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
		res: r, byKey: map[string]*declaration{}, specs: map[string]map[string]spec{}, titles: map[string]string{},
		neighbours: map[string]map[string]bool{}, placements: map[placementKey]map[string]placement{},
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
		if s.byKey["class\x00"+c.Name] == nil {
			s.declare(&resolve.Item{Type: "class", Labels: []string{c.Name}, Body: &hclsyntax.Body{}})
		}
	}
	s.renaming = &renaming{model: s}
	for _, d := range s.declarations {
		d.node.sayImplied()
		if d.isMember() {
			d.node.spellFlags()
		}
		switch d.typ {
		case "class":
			s.readSpecs(d)
		case "space":
			s.readBorders(d)
		case "enum":
			s.readEnum(d)
		case "setup":
			s.readSetup(d)
		case "rulebook": // a book may be spread over files, and its clauses are found by their labels
			slices.SortStableFunc(d.node.body, func(a, b *node) int {
				return compareNumbered(strings.Join(a.labels, " "), strings.Join(b.labels, " "))
			})
		}
		if e := d.node.attr("title"); e != nil {
			if t := s.text(e); t != "" {
				s.titles[d.class+"."+d.last] = t
			}
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
		s.byKey[key] = d
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

// addSpecs adds the contents of a class block. Each attribute and state field becomes an attribute of the node, and
// those of later blocks replace those of earlier ones.
func (n *node) addSpecs(part *node) {
	for _, a := range part.attrs {
		if a.name == "flags" {
			n.addFlags(a)
			continue
		}
		o, ok := dsl.Unparen(a.expr).(*hclsyntax.ObjectConsExpr)
		if !ok || (a.name != "attributes" && a.name != "state") {
			n.attrs = append(n.attrs, a)
			continue
		}
		prefix := "attribute "
		if a.name == "state" {
			prefix = "state "
		}
		for _, it := range o.Items {
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

// withoutDoc removes the doc from the declaration of an attribute, and writes { type = int } as int.
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

// readEnum records the titles of an enum's values.
func (s *model) readEnum(d *declaration) {
	o, ok := dsl.Unparen(d.node.attr("titles")).(*hclsyntax.ObjectConsExpr)
	if !ok {
		return
	}
	for _, it := range o.Items {
		if t := s.text(it.ValueExpr); t != "" {
			s.titles[d.last+"."+keyword(it.KeyExpr)] = t
		}
	}
}

// readSetup moves the place statements from a set-up to the model: the numbers of pieces are compared, and not the
// order in which they are placed.
func (s *model) readSetup(d *declaration) {
	var rest []*node
	for _, n := range d.node.body {
		if n.typ == "setup" {
			s.readPlaceStatements(n, d.name+"\x00"+n.when())
			if len(n.body) == 0 {
				continue
			}
		}
		rest = append(rest, n)
	}
	d.node.body = rest
	s.readPlaceStatements(d.node, d.name+"\x00")
}

func (n *node) when() string {
	if e := n.attr("when"); e != nil {
		return n.model.canonicalAsWritten(e)
	}
	return ""
}

func (s *model) readPlaceStatements(n *node, setup string) {
	var rest []*node
	for _, x := range n.body {
		if x.typ != "place" || len(x.labels) != 1 || !s.readPlacement(x, placementKey{setup, x.labels[0]}) {
			rest = append(rest, x)
		}
	}
	n.body = rest
}

// readPlacement records the placements of a place statement. It reports whether the statement consists of players and
// numbers only.
func (s *model) readPlacement(n *node, key placementKey) bool {
	counts := map[string]placement{}
	for _, a := range n.attrs {
		o, ok := dsl.Unparen(a.expr).(*hclsyntax.ObjectConsExpr)
		if !ok {
			return false
		}
		for _, it := range o.Items {
			unit := keyword(it.KeyExpr)
			if _, ok := dsl.Unparen(it.ValueExpr).(*hclsyntax.LiteralValueExpr); !ok || unit == "" {
				return false
			}
			counts[a.name+"\x00"+unit] = placement{a.name, unit, it.ValueExpr, it.KeyExpr.Range()}
		}
	}
	there := s.placements[key]
	if there == nil {
		s.placements[key] = counts
		return true
	}
	for k := range counts {
		if _, twice := there[k]; twice {
			return false
		}
	}
	for k, c := range counts {
		there[k] = c
	}
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
				if citation, ok := dsl.Literal(e); ok && strings.Contains(citation, "..") {
					ids, _ := dsl.Clauses(citation)
					for _, id := range ids {
						d.cites[strconv.Quote(id)] = true
					}
					continue
				}
				d.cites[s.canonicalAsWritten(e)] = true
			}
		case row.Bindings && !row.Has(x.Attr.Name):
			a := attr{x.Attr.Name, computePuts(x.Attr.Expr), resolve.Place(x.Attr)}
			n.body = append(n.body, &node{model: s, declaration: d, parent: n, typ: "=", labels: []string{a.name}, spec: bindingRow, attrs: []attr{a}, rng: a.rng})
		case row.Arguments != "" && x.Attr.Name == "with":
			n.attrs = append(n.attrs, s.byName(d, typ, labels, x.Attr)...)
		default:
			n.attrs = append(n.attrs, attr{x.Attr.Name, computePuts(x.Attr.Expr), resolve.Place(x.Attr)})
		}
	}
	for i, x := range n.body {
		x.sourceIndex = i
	}
	n.sortBindings()
	return n
}

// inner returns a node for a block in the body of n.
func (n *node) inner(b *hclsyntax.Block) *node {
	row, ok := schema.Nested(n.typ, b.Type)
	if !ok {
		b = spellOut(b)
		row, ok = schema.Statement(b.Type)
		if !ok {
			row = &schema.BlockSpec{Name: b.Type, Free: "attributes", Statements: true}
		}
	}
	variable := ""
	if short, name := aboutList(b); short != nil {
		b, variable = short, name
		row, _ = schema.Statement(b.Type)
	}
	in := newNode(n.model, n.declaration, row, b.Type, b.Labels, b.Body, b.DefRange())
	in.parent, in.variable = n, variable
	return in
}

// sortBindings sorts each run of successive bindings by name, because their order has no effect.
func (n *node) sortBindings() {
	for i := 0; i < len(n.body); {
		j := i
		for j < len(n.body) && n.body[j].typ == "=" {
			j++
		}
		run := n.body[i:j]
		sort.SliceStable(run, func(a, b int) bool { return run[a].labels[0] < run[b].labels[0] })
		i = j + 1
	}
}
