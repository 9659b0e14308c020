package diff

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// maxListed is the number of changes that players notice up to which all of them are listed. A report of more is a summary.
const maxListed = 50

// Section is a part of a summary under one heading.
type Section struct {
	Title  string
	Tables []*Table
	Lines  []Line
}

// Line is a sentence of a summary, with what is listed below it.
type Line struct {
	Text   []Span
	Detail [][]Span
}

// How much a summary shows.
const (
	maxLines  = 24 // of a section
	maxNow    = 4  // clauses of a rule in the new scenario
	maxBefore = 2  // and in the old one
	maxThings = 6  // in an enumeration
	maxParts  = 3  // changes of one rule
	maxWords  = 90 // characters of an expression or an attribute
)

// summary collects the sections.
type summary struct {
	*comparer
	old, new *course
	cites    *citations
	hasBook  bool
	phases   []*declaration // of both scenarios, in the order of play; those of the old one only if the new one does not have them
	changes  map[*declaration][]Change
	order    []*declaration // what has changes, in the order of the report
}

// summarise returns the sections of a summary of some changes.
func (c *comparer) summarise(changes []Change) []Section {
	s := &summary{comparer: c, old: c.a.readCourse(), new: c.b.readCourse(), cites: c.readCitations(), changes: map[*declaration][]Change{}}
	s.hasBook = len(s.cites.a.clauses)+len(s.cites.b.clauses) > 0
	for _, ch := range changes {
		if s.changes[ch.of] == nil {
			s.order = append(s.order, ch.of)
		}
		s.changes[ch.of] = append(s.changes[ch.of], ch)
	}
	s.mergePhases()
	var out []Section
	add := func(x Section) {
		if len(x.Tables)+len(x.Lines) > 0 {
			out = append(out, x)
		}
	}
	places := s.places()
	add(s.members("Units", "unit"))
	add(s.rules("Economy", append(s.declared("resource"), places["Economy"]...)))
	add(s.courseOfPlay(places["Order of play"]))
	for _, p := range s.phases {
		title := s.phaseTitle(p)
		if p.model.old {
			title += " (no longer played)"
		}
		add(s.rules(title, places[p.key]))
	}
	add(s.rules("In several phases", places["In several phases"]))
	add(s.rules("Other rules", places["Other rules"]))
	add(s.rules("Options", s.declared("option")))
	add(s.rules("Victory", append(s.declared("victory"), places["Victory"]...)))
	add(s.rules("Hidden knowledge", s.declared("hide")))
	add(s.members("Components", "thing", "die", "table"))
	add(s.members("Players", "player", "alliance", "seating"))
	add(s.board())
	add(s.setUp())
	return out
}

// mergePhases makes the list of phases of both scenarios.
func (s *summary) mergePhases() {
	s.phases = slices.Clone(s.new.phases)
	after := -1
	for _, p := range s.old.phases {
		if now := s.partner[p]; now != nil {
			after = slices.Index(s.phases, now)
			continue
		}
		after++
		s.phases = slices.Insert(s.phases, after, p)
	}
}

func (s *summary) phaseTitle(p *declaration) string { return p.model.title("phase", p.last) }

// declared returns what has changes and is of some types.
func (s *summary) declared(types ...string) []*declaration {
	var out []*declaration
	for _, d := range s.order {
		if slices.Contains(types, d.typ) {
			out = append(out, d)
		}
	}
	return out
}

// isRule reports whether a declaration is placed by the phases that use it.
func isRule(d *declaration) bool {
	switch d.typ {
	case "phase", "sequence", "procedure", "function", "action", "actions", "movement", "forbid", "ensure", "allow", "event", "on", "before", "after", "around", "scoring",
		"value", "modifier", "suppress":
		return true
	}
	return false
}

// places sorts the rules that differ by the heading under which they are listed: a phase, by its key, if one alone uses them.
func (s *summary) places() map[string][]*declaration {
	out := map[string][]*declaration{}
	for _, d := range s.order {
		if isRule(d) && !s.onlyBots(d) {
			place := s.place(d)
			out[place] = append(out[place], d)
		}
	}
	for _, list := range out {
		slices.SortStableFunc(list, func(a, b *declaration) int { return cmp.Compare(s.firstUse(a), s.firstUse(b)) })
	}
	return out
}

// onlyBots reports whether a declaration differs in nothing but what bots read.
func (s *summary) onlyBots(d *declaration) bool {
	return s.course(d).forBots[d] || !slices.ContainsFunc(s.changes[d], func(ch Change) bool { return ch.Area != "Bots" })
}

// course returns the course of the scenario that a declaration is in.
func (s *summary) course(d *declaration) *course {
	if d.model.old {
		return s.old
	}
	return s.new
}

// firstUse returns when a declaration is first used.
func (s *summary) firstUse(d *declaration) int {
	if at, ok := s.course(d).order[d]; ok {
		return at
	}
	return 1 << 30
}

// place returns the heading for a rule.
func (s *summary) place(d *declaration) string {
	if d.typ == "sequence" {
		return "Order of play"
	}
	c := s.course(d)
	within := c.within[d]
	if len(within) == 0 && s.partner[d] != nil {
		c = s.course(s.partner[d])
		within = c.within[s.partner[d]]
	}
	money := len(within) > 0
	for _, i := range within {
		money = money && c.money[i]
	}
	switch {
	case money:
		return "Economy"
	case len(within) == 1:
		p := c.phases[within[0]]
		if now := s.partner[p]; p.model.old && now != nil {
			p = now
		}
		return p.key
	case len(within) > 1:
		return "In several phases"
	case s.course(d).inCourse[d] || c.inCourse[s.partner[d]]:
		return "Order of play"
	}
	if s.course(d).forVictory[d] {
		return "Victory"
	}
	return "Other rules"
}

// courseOfPlay returns the section about the order of play: the phases, if they differ, and the rules around them.
func (s *summary) courseOfPlay(rules []*declaration) Section {
	out := s.rules("Order of play", rules)
	titles := func(c *course) string {
		var all []string
		for _, p := range c.phases {
			all = append(all, s.phaseTitle(p))
		}
		return strings.Join(all, ", ")
	}
	if was, is := titles(s.old), titles(s.new); was != is {
		text := []Span{plain("phases").as(Name), plain(": "), plain(was).as(Old), plain(" → "), plain(is).as(New)}
		out.Lines = slices.Insert(out.Lines, 0, Line{Text: text})
	}
	var players []Line
	for _, d := range s.declared("player") {
		for _, ch := range s.changes[d] {
			if ch.Kind == Reordered {
				players = append(players, Line{Text: append(ch.head(), append([]Span{plain(": ")}, ch.Text...)...)})
			}
		}
	}
	out.Lines = append(out.Lines, players...)
	return out
}

// rules returns a section about some rules. Each is told by the clauses that it cites and no rule of the other scenario is for, or else by what
// differs. Where there is a book, rules that players do not read and that it says nothing about are only named.
func (s *summary) rules(title string, list []*declaration) Section {
	out := Section{Title: title}
	var named [3][]string // changed, new, gone
	for _, d := range list {
		line, told := s.rule(d)
		if told && len(out.Lines) < maxLines {
			out.Lines = append(out.Lines, line)
			continue
		}
		kind := 0
		switch s.changes[d][0].entire() {
		case Added:
			kind = 1
		case Removed:
			kind = 2
		}
		if d.typ != "sequence" || told { // which phases there are is told anyway
			named[kind] = append(named[kind], d.model.title(d.class, d.last))
		}
	}
	var also []string
	if len(named[0]) > 0 {
		also = append(also, "different in detail: "+enumerate(named[0], 2*maxThings))
	}
	if n := len(named[1]); n > 0 {
		also = append(also, plural(n, "new rule"))
	}
	if n := len(named[2]); n > 0 {
		also = append(also, plural(n, "rule")+" no longer there")
	}
	if len(also) > 0 {
		out.Lines = append(out.Lines, Line{Text: []Span{plain("also " + strings.Join(also, "; ")).as(Quiet)}})
	}
	return out
}

// entire returns Added or Removed if the change is that of an entire declaration.
func (ch *Change) entire() Kind {
	if ch.Lead != "" {
		return ch.Kind
	}
	return Changed
}

// enumerate lists the first of some names.
func enumerate(names []string, most int) string {
	if len(names) > most+1 {
		return strings.Join(names[:most], ", ") + fmt.Sprintf(" and %d more", len(names)-most)
	}
	return strings.Join(names, ", ")
}

// rule describes the changes of a rule. told is false if it is not worth more than its name.
func (s *summary) rule(d *declaration) (line Line, told bool) {
	changes := s.changes[d]
	first := changes[0]
	var was, is []clause
	switch first.entire() {
	case Added:
		is = s.cites.of(d)
	case Removed:
		was = s.cites.of(d)
	default:
		was, is = s.cites.of(s.partner[d]), s.cites.of(d)
	}
	if len(was)+len(is) > 0 {
		line.Text = s.ruleName(d, first.entire())
		line.Detail = append(clauseLines("before: ", Quiet, was, maxBefore), clauseLines("now: ", New, is, maxNow)...)
		return line, true
	}
	if s.hasBook {
		if changes = slices.DeleteFunc(slices.Clone(changes), func(ch Change) bool { return !isRead(d, ch) }); len(changes) == 0 {
			return line, false
		}
		if text := d.node.attr("text"); d.typ == "action" && first.Lead != "" && text != nil {
			words := d.model.describe(text)
			words.Text = hole.ReplaceAllStringFunc(words.Text, func(s string) string { return spoken(s[2 : len(s)-1]) })
			line.Text = append(s.ruleName(d, first.entire()), plain(": "), words)
			return line, true
		}
	}
	line.Text = []Span{plain(d.subject()).as(Name)}
	if first.Lead != "" {
		line.Text = first.head()
	}
	line.Text = append(line.Text, s.briefly(changes)...)
	return line, true
}

// ruleName returns what a rule is called, without the noun for its kind, and whether it is new.
func (s *summary) ruleName(d *declaration, kind Kind) []Span {
	name := []Span{plain(d.model.title(d.class, d.last)).as(Name)}
	switch kind {
	case Added:
		return append([]Span{plain("new: ")}, name...)
	case Removed:
		return append([]Span{plain("no longer: ")}, name...)
	}
	return name
}

// hole matches a parameter in the text of an action.
var hole = regexp.MustCompile(`\$\{[a-z_0-9]+\}`)

// clauseLines returns the first of some clauses, each on a line, without those that repeat another one in nearly the same words.
func clauseLines(lead string, style Style, list []clause, most int) (out [][]Span) {
	var different []clause
	for _, c := range list {
		if !slices.ContainsFunc(different, func(o clause) bool { return repeats(c.text, o.text) }) {
			different = append(different, c)
		}
	}
	for i, c := range different {
		if i == most && len(different) > most+1 {
			return append(out, []Span{plain(fmt.Sprintf("… and %d more clauses", len(different)-i)).as(Quiet)})
		}
		out = append(out, []Span{plain(lead).as(style), plain(c.text), plain(" (" + c.id + ")").as(Quiet)})
	}
	return out
}

// repeats reports whether most of the longer words of a text are those of another one, and all its numbers.
func repeats(a, b string) bool {
	words := func(text string) map[string]bool {
		out := map[string]bool{}
		for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
			if len(w) > 3 || unicode.IsDigit(rune(w[0])) {
				out[w] = true
			}
		}
		return out
	}
	x, y := words(a), words(b)
	both := 0
	for w := range x {
		if y[w] {
			both++
		} else if unicode.IsDigit(rune(w[0])) {
			return false
		}
	}
	return 4*both >= 3*min(len(x), len(y)) && 2*both >= max(len(x), len(y))
}

// isRead reports whether players read of a change when they play: of what is offered or forbidden, and what they are told then.
func isRead(d *declaration, ch Change) bool {
	switch d.typ {
	case "forbid", "ensure", "allow", "option", "victory", "resource":
		return true
	case "action":
		asked := strings.HasPrefix(ch.Where, "require") || strings.HasPrefix(ch.Where, "ensure")
		return ch.entire() != Changed || ch.Attr == "text" || asked && (ch.Kind == Added || ch.Kind == Removed)
	}
	return ch.Attr == "title" || d.typ == "phase" && ch.entire() != Changed
}

// briefly describes the changes of one declaration in one sentence.
func (s *summary) briefly(changes []Change) []Span {
	var out []Span
	n := 0
	for i, ch := range changes {
		if ch.Area == "Bots" || len(ch.Text) == 0 {
			continue
		}
		if text := s.asks(ch); text != nil {
			ch.Where, ch.Text = "", text
		}
		if n == maxParts && i+1 < len(changes) {
			return append(out, plain(fmt.Sprintf(", and %d more changes", len(changes)-i)))
		}
		most := maxWords
		if s.asks(ch) != nil {
			most = 3 * maxWords
		}
		text, _ := brief(limited(ch.Text, most))
		switch {
		case n > 0:
			out = append(out, plain("; "))
		case ch.Where == "":
			out = append(out, plain(separator(ch.Text)))
		default:
			out = append(out, plain(": "))
		}
		if ch.Where != "" {
			out = append(out, plain(ch.Where+": "))
		}
		out = append(out, text...)
		n++
	}
	return out
}

// asks describes a requirement that is new or gone by what players are told who do not meet it; nil if it is not one, or there is no book.
func (s *summary) asks(ch Change) []Span {
	if !s.hasBook || ch.node == nil || ch.node.typ != "require" && ch.node.typ != "ensure" || ch.node.attr("message") == nil {
		return nil
	}
	message := ch.node.model.describe(ch.node.attr("message"))
	if ch.Kind == Removed {
		return []Span{plain("no longer refused: "), message.as(Old)}
	}
	return []Span{plain("now refused: "), message.as(New)}
}

// limited returns spans of which a brief report shows at most a number of characters each.
func limited(spans []Span, most int) []Span {
	out := slices.Clone(spans)
	for i := range out {
		if out[i].Brief == 0 || out[i].Brief > most {
			out[i].Brief = most
		}
	}
	return out
}

// members returns a section about declarations of some types: figures in tables, and what else differs in sentences.
func (s *summary) members(title string, types ...string) Section {
	out := Section{Title: title}
	inTable := map[string]map[string]bool{}
	for _, class := range s.classes(types) {
		if t, shown := s.figures(class); t != nil {
			if class != types[0] {
				t.Columns[0] = spoken(class)
			}
			out.Tables, inTable[class] = append(out.Tables, t), shown
		}
	}
	var rest []string
	out.Lines = append(out.Lines, s.wholeClasses(types)...)
	for _, d := range s.declared(types...) {
		shown := inTable[d.class]
		if d.isMember() && !s.inBothClasses(d.class) {
			continue // told already
		}
		var left []Change
		for _, ch := range s.changes[d] {
			isLanguage := ch.Attr == "plural" || ch.Attr == "with_article" || ch.Attr == "article"
			if ch.Kind != Reordered && !shown[ch.Attr] && !isLanguage && (ch.entire() != Removed || shown == nil) {
				left = append(left, ch)
			}
		}
		if len(left) == 0 {
			continue
		}
		line := Line{Text: []Span{plain(d.subject()).as(Name)}}
		switch left[0].entire() {
		case Added, Removed:
			line.Text = left[0].head()
			text := d.node.otherAttrs(shown, "", maxWords)
			if shown != nil && len(text) == 0 {
				continue
			}
			if len(text) > 0 && left[0].Kind == Added {
				line.Text = append(append(line.Text, plain(": ")), text...)
			}
		default:
			line.Text = append(line.Text, s.briefly(left)...)
			if a, b := s.partner[d].node.attr("seats"), d.node.attr("seats"); d.typ == "seating" && a != nil && b != nil {
				line.Text = []Span{line.Text[0], plain(": "), s.a.describe(a).as(Old), plain(" → "), s.b.describe(b).as(New)}
			}
		}
		if len(out.Lines) == maxLines {
			rest = append(rest, d.title())
			continue
		}
		out.Lines = append(out.Lines, line)
	}
	if len(rest) > 0 {
		out.Lines = append(out.Lines, Line{Text: []Span{plain("Also different: " + enumerate(rest, 2*maxThings)).as(Quiet)}})
	}
	return out
}

// inBothClasses reports whether a thing of a class is in both scenarios.
func (s *summary) inBothClasses(class string) bool {
	return slices.ContainsFunc(s.pairs, func(p pair) bool { return p.b.class == class && p.b.isMember() })
}

// wholeClasses returns lines about classes of which no thing is in both scenarios.
func (s *summary) wholeClasses(types []string) []Line {
	var out []Line
	for _, class := range s.classes(types) {
		if s.inBothClasses(class) {
			continue
		}
		for _, x := range []struct {
			word  string
			style Style
			list  []*declaration
		}{{"no longer", Old, s.removed}, {"new", New, s.added}} {
			var names []string
			for _, d := range x.list {
				if d.class == class && d.isMember() {
					names = append(names, d.title())
				}
			}
			if len(names) > 0 {
				text := []Span{plain(spoken(class)).as(Name), plain(": " + x.word + " "), plain(enumerate(names, 2*maxThings)).as(x.style)}
				out = append(out, Line{Text: text})
			}
		}
	}
	return out
}

// classes returns the classes of the members of some types.
func (s *summary) classes(types []string) []string {
	var out []string
	for _, d := range append(slices.Clone(s.b.declarations), s.a.declarations...) {
		if slices.Contains(types, d.typ) && d.isMember() && !slices.Contains(out, d.class) {
			out = append(out, d.class)
		}
	}
	return out
}

// ofArea returns the number of changes of an area.
func ofArea(changes []Change, area string) int {
	n := 0
	for _, ch := range changes {
		if ch.Area == area {
			n++
		}
	}
	return n
}

// leftOut describes what a summary does not list: classes, enums and records, in which rules write down what happens, and what bots read.
func leftOut(r *Report) string {
	inside := 0
	for _, ch := range r.Rules() {
		switch ch.Type {
		case "class", "enum", "record":
			inside++
		}
	}
	var parts []string
	if inside > 0 {
		parts = append(parts, plural(inside, "change")+" of what the rules keep account of")
	}
	if n := ofArea(r.Rules(), "Bots"); n > 0 {
		parts = append(parts, plural(n, "change")+" for bots")
	}
	return strings.Join(parts, ", ")
}
