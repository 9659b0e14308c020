package diff

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// subject is what people call a declaration.
func (d *decl) subject() string {
	speech := d.spec().Speech
	switch d.typ {
	case "scenario":
		return "scenario"
	case "sequence":
		return "sequence of play"
	case "setup":
		if d.last == "" {
			return "set-up"
		}
		return "set-up " + words(d.last)
	case "thing":
		return d.member()
	}
	if speech.Bare {
		return d.member()
	}
	return d.noun() + " " + d.member()
}

// member is its title, with its name where that is another word.
func (d *decl) member() string {
	if d.typ == "function" {
		return d.last // as it stands in the expressions that are shown
	}
	if d.typ == "remove" {
		return words(d.name)
	}
	title := d.scene.titles[d.class+"."+d.last]
	name := words(d.last)
	if title == "" {
		return name
	}
	if strings.HasPrefix(strings.ToLower(title), name) || strings.EqualFold(strings.ReplaceAll(title, "-", " "), name) {
		return title
	}
	return title + " (" + name + ")"
}

// params are the names of what a function or procedure is given, in brackets; "" where nothing is.
func (d *decl) params() string {
	o, ok := dsl.Unparen(d.node.attr("params")).(*hclsyntax.ObjectConsExpr)
	if !ok || len(o.Items) == 0 {
		return ""
	}
	var names []string
	for _, it := range o.Items {
		names = append(names, keyword(it.KeyExpr))
	}
	return "(" + strings.Join(names, ", ") + ")"
}

func (d *decl) noun() string {
	switch noun := d.spec().Speech.Noun; noun {
	case "":
		if d.typ == "thing" {
			return words(d.class)
		}
		return words(d.typ)
	case "-":
		return words(d.typ)
	default:
		return noun
	}
}

// declaration compares two declarations that are the same one.
func (c *comparer) declaration(p pair) {
	a, b := p.a, p.b
	subject := b.subject()
	if a.last != b.last && a.typ != "scenario" {
		ch := b.about(Renamed)
		ch.From, ch.Subject, ch.Old, ch.New = a.node.rng, a.subject(), a.last, b.last
		ch.Text = []Span{plain("is now called "), plain(b.member()).as(New)}
		if a.member() == b.member() {
			ch.Text = []Span{plain("is now "), {Style: New, Code: true, Text: b.class + "." + b.last}}
		}
		c.add(b, ch)
	}
	c.citations(p)
	if a.typ == "space" {
		defer c.borders(p) // what is said of the space itself comes first
	}
	if now := c.a.names.locals[a]; len(now) > 0 {
		ch := b.about(Renamed)
		ch.From, ch.Subject, ch.Aside = a.node.rng, subject, "names"
		for i, old := range slices.Sorted(maps.Keys(now)) {
			if i > 0 {
				ch.Text = append(ch.Text, plain(", "))
			}
			ch.Text = append(ch.Text, plain(old).as(Old), plain(" is now called "), plain(now[old]).as(New))
		}
		c.add(b, ch)
	}
	if a.node.text() == b.node.text() {
		return
	}
	switch a.typ {
	case "test", "rulebook":
		ch := b.about(Changed)
		ch.From, ch.Subject, ch.Text = a.node.rng, subject, []Span{plain("changed")}
		c.add(b, ch)
		return
	case "scenario":
		c.scenario(p)
		return
	}
	w := &walk{c: c}
	for _, ch := range c.attributes(a.node, b.node) {
		c.tell(b, ch, subject)
	}
	w.body(a.node, b.node)
	for _, ch := range w.tell() {
		c.tell(b, ch, subject)
	}
}

func (c *comparer) tell(d *decl, ch Change, subject string) {
	ch.Subject = subject
	ch.sort[0] = d.at
	if ch.To.Filename == "" && !d.scene.old && ch.Kind != Removed {
		ch.To = d.node.rng
	}
	c.add(d, ch)
}

// scenario tells what the scenario says of itself. What it builds on is merged already and no difference, but for a
// file by itself.
func (c *comparer) scenario(p pair) {
	for _, ch := range c.attributes(p.a.node, p.b.node) {
		ch.Subject, ch.Aside = "scenario", "about"
		if ch.Attr == "extends" || ch.Attr == "import" {
			ch.Aside = ""
		}
		c.add(p.b, ch)
	}
}

func (c *comparer) citations(p pair) {
	var come, gone []string
	for _, k := range slices.Sorted(maps.Keys(p.b.cites)) {
		if !p.a.cites[k] {
			come = append(come, k)
		}
	}
	for _, k := range slices.Sorted(maps.Keys(p.a.cites)) {
		if !p.b.cites[k] {
			gone = append(gone, k)
		}
	}
	if len(come)+len(gone) == 0 {
		return
	}
	ch := p.b.about(Changed)
	ch.From, ch.Subject, ch.Aside = p.a.node.rng, p.b.subject(), "citations"
	if p.b.spec().Speech.Aside != "" {
		ch.Aside = p.b.spec().Speech.Aside
	}
	ch.Text = comeAndGone("cites", come, gone)
	c.add(p.b, ch)
}

// lost tells of a declaration that is not there any more.
func (c *comparer) lost(d *decl) {
	if d.typ == "setup" && len(d.node.body) == 0 && len(d.node.attrs) == 0 {
		return // what it put on the board is told by itself
	}
	ch := d.about(Removed)
	ch.Lead, ch.Subject, ch.Old = "removed "+d.noun(), d.member(), d.node.head()
	if d.spec().Speech.Says != "" {
		ch.Text = restyle(d.node.phrase(120), Old)
	}
	if from := c.carried(d, Added); from != "" {
		if len(ch.Text) > 0 {
			ch.Text = append(ch.Text, plain(", "))
		}
		ch.Text = append(ch.Text, plain("what it did is now "+from))
	}
	c.add(d, ch)
}

// new tells of a declaration that was not there.
func (c *comparer) new(d *decl) {
	if d.typ == "setup" && len(d.node.body) == 0 && len(d.node.attrs) == 0 {
		return
	}
	ch := d.about(Added)
	ch.Lead, ch.Subject, ch.New = "new "+d.noun(), d.member()+d.params(), d.node.head()
	switch {
	case d.typ == "test" || d.typ == "rulebook":
	case d.spec().Speech.Says != "":
		ch.Text = d.node.told(300)
	default:
		ch.Text = d.node.rest(nil, "", 300)
	}
	if d.typ == "space" {
		var names []string
		for _, n := range slices.Sorted(maps.Keys(c.b.neighbours[d.last])) {
			names = append(names, c.b.called("space", n))
		}
		if len(names) > 0 {
			if len(ch.Text) > 0 {
				ch.Text = append(ch.Text, plain(", "))
			}
			ch.Text = append(ch.Text, plain("borders "+strings.Join(names, ", ")))
		}
	}
	if d.typ != "test" && d.typ != "rulebook" {
		if from := c.carried(d, Removed); from != "" {
			if len(ch.Text) > 0 {
				ch.Text = append(ch.Text, plain(", "))
			}
			ch.Text = append(ch.Text, plain("holds what was "+from))
		}
		ch.Detail = detail(d.node, 16)
	}
	c.add(d, ch)
}

// carried finds the statements of a declaration that is new (or gone) in what another has lost (or won), and says where:
// they were put into a procedure of their own, or taken out of it. What it finds is not told a second time.
func (c *comparer) carried(d *decl, kind Kind) string {
	found := map[*decl][]*node{}
	at := map[*node]int{}
	for i, ch := range c.changes {
		if ch.node == nil || ch.Kind != kind {
			continue
		}
		for _, x := range d.node.body {
			if x.typ == ch.node.typ && x.text() == ch.node.text() {
				found[ch.node.decl] = append(found[ch.node.decl], ch.node)
				at[ch.node] = i
				break
			}
		}
	}
	var most *decl
	for o, nodes := range found {
		if most == nil || len(nodes) > len(found[most]) || len(nodes) == len(found[most]) && o.at < most.at {
			most = o
		}
	}
	if most == nil || 2*len(found[most]) < len(d.node.body) || len(d.node.body) < 2 {
		return ""
	}
	var steps []*node
	gone := map[int]bool{}
	for _, n := range found[most] {
		gone[at[n]] = true
		if n.typ != "=" {
			steps = append(steps, n)
		}
	}
	if len(steps) == 0 {
		return ""
	}
	var rest []Change
	for i, ch := range c.changes {
		if !gone[i] {
			rest = append(rest, ch)
		}
	}
	c.changes = rest
	slices.SortStableFunc(steps, func(a, b *node) int { return a.step - b.step })
	return stepsOf(steps) + " of " + most.subject()
}
