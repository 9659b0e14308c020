package diff

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
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
	o, ok := bare(d.node.attr("params")).(*hclsyntax.ObjectConsExpr)
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
		for i, old := range sorted(now) {
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
	for _, k := range sorted(p.b.cites) {
		if !p.a.cites[k] {
			come = append(come, k)
		}
	}
	for _, k := range sorted(p.a.cites) {
		if !p.b.cites[k] {
			gone = append(gone, k)
		}
	}
	if len(come)+len(gone) == 0 || p.b.typ == "test" {
		return
	}
	ch := p.b.about(Changed)
	ch.From, ch.Subject, ch.Aside = p.a.node.rng, p.b.subject(), "citations"
	ch.Text = []Span{plain("cites: ")}
	if len(come) > 0 {
		ch.Text = append(ch.Text, plain("now also "), plain(strings.Join(come, ", ")).as(New))
	}
	if len(gone) > 0 {
		if len(come) > 0 {
			ch.Text = append(ch.Text, plain("; "))
		}
		ch.Text = append(ch.Text, plain("no longer "), plain(strings.Join(gone, ", ")).as(Old))
	}
	c.add(p.b, ch)
}

// borders tells which neighbours a space has won and lost. Of two spaces that both are in both scenarios one tells it.
func (c *comparer) borders(p pair) {
	have := map[string]bool{}
	for n := range c.a.neighbours[p.a.last] {
		have[c.a.names.of("space", n)] = true
	}
	want := c.b.neighbours[p.b.last]
	mine := func(other string) bool {
		switch {
		case c.kept[other]:
			return p.b.last < other
		case c.b.byKey["space\x00"+other] != nil:
			return false // the new space tells it
		}
		for _, d := range c.gone {
			if d.typ == "space" && d.last == other {
				return false // it is gone, and so are its borders
			}
		}
		return true
	}
	list := func(s *scene, from, without map[string]bool) (names []string, codes []string) {
		for _, n := range sorted(from) {
			if !without[n] && mine(n) {
				names = append(names, c.b.called("space", n))
				codes = append(codes, n)
			}
		}
		return names, codes
	}
	for _, x := range []struct {
		kind          Kind
		say           string
		from, without map[string]bool
	}{{Added, "now borders ", want, have}, {Removed, "no longer borders ", have, want}} {
		names, codes := list(c.b, x.from, x.without)
		if len(names) == 0 {
			continue
		}
		ch := p.b.about(Changed)
		ch.From, ch.Subject = p.a.node.rng, p.b.subject()
		style := New
		if x.kind == Removed {
			style, ch.Old = Old, strings.Join(codes, " ")
		} else {
			ch.New = strings.Join(codes, " ")
		}
		ch.Text = []Span{plain(x.say), plain(strings.Join(names, ", ")).as(style)}
		c.add(p.b, ch)
	}
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
		ch.Text = d.node.phrase(300)
	default:
		ch.Text = d.node.rest(nil, "", 300)
	}
	if d.typ == "space" {
		var names []string
		for _, n := range sorted(c.b.neighbours[d.last]) {
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

// placements tells what set-ups put on the board otherwise.
func (c *comparer) placements() {
	type cell struct{ a, b *count }
	cells := map[placeKey]map[string]cell{}
	note := func(s *scene, key placeKey, k string, x count) {
		if s.old {
			key.space = s.names.of("space", key.space)
			k = s.names.of("player", x.player) + "\x00" + s.names.of("unit", x.unit)
		}
		if cells[key] == nil {
			cells[key] = map[string]cell{}
		}
		y := cells[key][k]
		if s.old {
			y.a = &x
		} else {
			y.b = &x
		}
		cells[key][k] = y
	}
	for _, s := range []*scene{c.a, c.b} {
		for key, counts := range s.placed {
			for k, x := range counts {
				note(s, key, k, x)
			}
		}
	}
	var keys []placeKey
	for key := range cells {
		keys = append(keys, key)
	}
	sort.Slice(keys, func(i, j int) bool {
		return keys[i].setup+"\x00"+keys[i].space < keys[j].setup+"\x00"+keys[j].space
	})
	for _, key := range keys {
		for _, k := range sorted(cells[key]) {
			c.placement(key, k, cells[key][k].a, cells[key][k].b)
		}
	}
}

func (c *comparer) placement(key placeKey, k string, a, b *count) {
	number := func(x *count) string {
		if x == nil {
			return "0"
		}
		return show(x.n)
	}
	was, is := number(a), number(b)
	if was == is {
		return
	}
	name, when, _ := strings.Cut(key.setup, "\x00")
	s, d := c.b, c.b.byKey["setup\x00"+name]
	if d == nil {
		s, d = c.a, c.a.byKey["setup\x00"+name]
	}
	player, unit, _ := strings.Cut(k, "\x00")
	ch := Change{Kind: Changed, Subject: c.b.called("space", key.space), Old: was, New: is, sort: [2]int{d.at}}
	if name != "" {
		ch.Where = "set-up " + words(name)
	}
	if when != "" {
		ch.Where = strings.TrimPrefix(ch.Where+", when "+when, ", ")
	}
	at := func(x *count) (rng hcl.Range) {
		if x != nil {
			rng = x.rng
		}
		return rng
	}
	ch.From, ch.To = at(a), at(b)
	ch.Text = []Span{plain(fmt.Sprintf("%s has ", s.called("player", player))), plain(was).as(Old), plain(" → "), plain(is).as(New), plain(" " + s.called("unit", unit))}
	c.add(d, ch)
}

// orders tells of declarations that are in another order, where that counts.
func (c *comparer) orders() {
	groups := map[string][]pair{}
	for _, p := range c.pairs {
		speech := p.b.spec().Speech
		if speech.Ordered == "" || p.b.typ == "setup" && p.b.node.silent() {
			continue
		}
		by := ""
		switch speech.By {
		case "":
		case "labels":
			by = strings.Join(p.b.node.labels[:max(len(p.b.node.labels)-1, 0)], " ")
		default:
			by = p.b.node.value(speech.By)
		}
		groups[p.b.typ+"\x00"+by] = append(groups[p.b.typ+"\x00"+by], p)
	}
	for _, g := range sorted(groups) {
		ps := groups[g]
		sort.Slice(ps, func(i, j int) bool { return ps[i].b.at < ps[j].b.at })
		seq := make([]int, len(ps))
		for i, p := range ps {
			seq[i] = p.a.at
		}
		if len(longest(seq)) == len(seq) {
			continue
		}
		say := func(side func(pair) *decl) string {
			var all []string
			for _, p := range ps {
				all = append(all, side(p).member())
			}
			return strings.Join(all, ", ")
		}
		is := say(func(p pair) *decl { return p.b })
		first := ps[0].b
		sort.Slice(ps, func(i, j int) bool { return ps[i].a.at < ps[j].a.at })
		was := say(func(p pair) *decl { return p.a })
		noun := first.noun()
		if speech := first.spec().Speech; speech.By == "labels" {
			noun = words(strings.TrimSpace(first.typ + " " + strings.Join(first.node.labels[:max(len(first.node.labels)-1, 0)], " ")))
		}
		ch := first.about(Reordered)
		ch.From, ch.Subject, ch.Old, ch.New = ps[0].a.node.rng, noun+" order", was, is
		if first.typ == "modifier" {
			ch.Subject += " for " + c.b.say(first.node.attr("to")).Text
		}
		ch.Text = []Span{plain(was).as(Old), plain(" → "), plain(is).as(New)}
		c.add(first, ch)
	}
}

// silent says that nothing stands in a declaration but what was taken out of it.
func (n *node) silent() bool { return len(n.body) == 0 && len(n.attrs) == 0 }
