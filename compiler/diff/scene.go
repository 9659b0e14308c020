package diff

import (
	"path"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// scene is one of the scenarios, read so that it can be compared.
type scene struct {
	res        *resolve.Result
	old        bool
	decls      []*decl
	byKey      map[string]*decl
	specs      map[string]map[string]spec // class, attribute: what its class says of it
	titles     map[string]string          // class.name: what people call it
	neighbours map[string]map[string]bool // from borders, both ways
	placed     map[placeKey]map[string]count
	names      *names
}

// spec is what a class says of one of its attributes.
type spec struct {
	set      bool
	fallback hclsyntax.Expression
}

// placeKey is where a set-up puts something: which set-up, which space.
type placeKey struct{ setup, space string }

// count is how many pieces of a kind a player gets.
type count struct {
	player, unit string
	n            hclsyntax.Expression
	rng          hcl.Range
}

// decl is a declaration, put together of all blocks that add to it.
type decl struct {
	scene *scene
	key   string
	typ   string
	name  string // its labels
	last  string // the label references use
	class string // of which it is a member, for references
	node  *node
	cites map[string]bool
	at    int
}

func (d *decl) spec() *schema.BlockSpec { return d.node.spec }

func read(r *resolve.Result) *scene {
	s := &scene{
		res: r, byKey: map[string]*decl{}, specs: map[string]map[string]spec{}, titles: map[string]string{},
		neighbours: map[string]map[string]bool{}, placed: map[placeKey]map[string]count{},
	}
	items := r.Items
	if r.Scenario != nil {
		items = append([]*resolve.Item{r.Scenario}, items...)
	}
	for _, it := range items {
		if it.Body != nil {
			s.declare(it)
		}
	}
	s.names = &names{scene: s}
	for _, d := range s.decls {
		switch d.typ {
		case "class":
			s.readSpecs(d)
		case "space":
			s.readBorders(d)
		case "enum":
			s.readEnum(d)
		case "setup":
			s.readPlaces(d)
		}
		if e := d.node.attr("title"); e != nil {
			if t := s.text(e); t != "" {
				s.titles[d.class+"."+d.last] = t
			}
		}
	}
	return s
}

// declare makes a declaration of an item, or adds it to the one it belongs to.
func (s *scene) declare(it *resolve.Item) {
	row, known := schema.Block(it.Type)
	if !known {
		row = &schema.BlockSpec{Name: it.Type, Free: "attributes", Statements: true}
	}
	name := strings.Join(it.Labels, " ")
	key := it.Type + "\x00" + name
	rng := it.Origin.Range
	d := s.byKey[key]
	if d == nil {
		d = &decl{scene: s, key: key, typ: it.Type, name: name, class: it.Type, cites: map[string]bool{}, at: len(s.decls) + 1}
		if n := len(it.Labels); n > 0 {
			d.last = it.Labels[n-1]
			if it.Type == "thing" && n > 1 {
				d.class = it.Labels[0]
			}
		}
		d.node = &node{scene: s, decl: d, typ: it.Type, labels: it.Labels, spec: row, rng: rng}
		if it.Type == "scenario" || it.Type == "setup" {
			d.node.labels = nil // the name is told where names are; a set-up's label is in its steps
		}
		s.byKey[key] = d
		s.decls = append(s.decls, d)
	}
	part := newNode(s, d, row, it.Type, nil, it.Body, rng)
	if it.Type == "scenario" && path.Ext(s.res.Dir) != ".hcl" { // what it builds on is here already
		part.drop("extends")
		part.drop("import")
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

// canonText is canon before there are names.
func (s *scene) canonText(e hclsyntax.Expression) string {
	p := printer{}
	p.expr(e, 0)
	return p.out.String()
}

// addSpecs adds what a class block says: each attribute and state field is an attribute of its own here, and a later
// block's takes the place of an earlier one's.
func (n *node) addSpecs(part *node) {
	for _, a := range part.attrs {
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
			n.drop(name)
			n.attrs = append(n.attrs, attr{name: name, expr: withoutDoc(it.ValueExpr), rng: it.KeyExpr.Range()})
		}
	}
	for _, b := range part.body {
		b.parent = n
	}
	n.body = append(n.body, part.body...)
}

// withoutDoc takes out of a specification what is for authors only; { type = int } is int.
func withoutDoc(e hclsyntax.Expression) hclsyntax.Expression {
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

// readSpecs notes which attributes of a class are sets, and what they are where nothing is said.
func (s *scene) readSpecs(d *decl) {
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

// readBorders takes the neighbours out of a space: a border is the same whichever side states it.
func (s *scene) readBorders(d *decl) {
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
			s.join(d.last, name)
			s.join(name, d.last)
		}
	}
	d.node.drop("borders")
}

func (s *scene) join(a, b string) {
	if s.neighbours[a] == nil {
		s.neighbours[a] = map[string]bool{}
	}
	s.neighbours[a][b] = true
}

// readEnum makes the titles of an enum's values those of its members.
func (s *scene) readEnum(d *decl) {
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

// readPlaces takes out of a set-up what it only puts on the board: who has how many of what where is compared, and not
// in which order it is put there.
func (s *scene) readPlaces(d *decl) {
	var rest []*node
	for _, n := range d.node.body {
		if n.typ == "setup" {
			s.takePlaces(n, d.name+"\x00"+n.when())
			if len(n.body) == 0 {
				continue
			}
		}
		rest = append(rest, n)
	}
	d.node.body = rest
	s.takePlaces(d.node, d.name+"\x00")
}

func (n *node) when() string {
	if e := n.attr("when"); e != nil {
		return n.scene.canonText(e)
	}
	return ""
}

func (s *scene) takePlaces(n *node, setup string) {
	var rest []*node
	for _, x := range n.body {
		if x.typ != "place" || len(x.labels) != 1 || !s.take(x, placeKey{setup, x.labels[0]}) {
			rest = append(rest, x)
		}
	}
	n.body = rest
}

// take notes what a place statement puts there, if it is written as players and counts.
func (s *scene) take(n *node, key placeKey) bool {
	counts := map[string]count{}
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
			counts[a.name+"\x00"+unit] = count{a.name, unit, it.ValueExpr, it.KeyExpr.Range()}
		}
	}
	there := s.placed[key]
	if there == nil {
		s.placed[key] = counts
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

// reference reads class.name.
func reference(e hclsyntax.Expression) (class, name string, ok bool) {
	t, ok := dsl.Unparen(e).(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) != 2 {
		return "", "", false
	}
	step, ok := t.Traversal[1].(hcl.TraverseAttr)
	return t.Traversal.RootName(), step.Name, ok
}

// text is a plain text in the scenario's first language, or "".
func (s *scene) text(e hclsyntax.Expression) string {
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

func (s *scene) side() Side {
	side := Side{Dir: s.res.Dir, Name: s.res.Name}
	if s.res.Scenario != nil {
		if a := s.res.Scenario.Body.Attributes["title"]; a != nil {
			side.Title = s.text(a.Expr)
		}
	}
	return side
}
