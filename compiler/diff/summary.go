package diff

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"github.com/scenario-lang/scenario/internal/article"
)

// maxListed is the number of changes that players notice up to which all of them are listed. A report of more is a
// summary.
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
	maxRows   = 60 // of a table, above which its figures are told in sentences
	maxNow    = 4  // clauses of a rule in the new scenario
	maxBefore = 2  // and in the old one
	maxThings = 6  // of a class, above which they are only named
	maxParts  = 3  // changes of one declaration
	maxNames  = 12 // in an enumeration
	maxWords  = 90 // characters of an expression or an attribute
)

// summary collects the sections.
type summary struct {
	*comparer
	cites   *citations
	hasBook bool
	within  map[*declaration][]*declaration // the phases that use a rule, by their names in the new scenario
	phases  []*declaration                  // in the order of play; those of the old scenario only if the new one does not have them
	changes map[*declaration][]Change
}

// summarise returns the sections of a summary of some changes: one for each area and, after the order of play, one
// for each phase, of the rules that this phase alone uses.
func (c *comparer) summarise(changes []Change) []Section {
	s := &summary{comparer: c, cites: c.readCitations(), changes: map[*declaration][]Change{}}
	s.hasBook = len(s.cites.a.clauses)+len(s.cites.b.clauses) > 0
	s.readPhases()
	under := map[string][]*declaration{} // by area, or by the key of a phase
	for _, ch := range changes {
		if ch.Area == "Bots" || isAccount(ch) {
			continue // see leftOut
		}
		if s.changes[ch.of] == nil {
			section := s.section(ch)
			under[section] = append(under[section], ch.of)
		}
		s.changes[ch.of] = append(s.changes[ch.of], ch)
	}
	var out []Section
	add := func(title, section string, first ...Line) {
		x := s.describeAll(title, under[section])
		x.Lines = append(first, x.Lines...)
		if len(x.Tables)+len(x.Lines) > 0 {
			out = append(out, x)
		}
	}
	for _, area := range Areas {
		if area != "Order of play" {
			add(area, area)
			continue
		}
		add(area, area, s.order()...)
		for _, p := range s.phases {
			add(s.phaseTitle(p), p.key)
		}
	}
	return out
}

// readPhases lists the phases of both scenarios, and notes which rules of either each of them uses.
func (s *summary) readPhases() {
	s.phases, s.within = s.b.findPhases()
	before, within := s.a.findPhases()
	at := 0
	for _, p := range before {
		if now := s.partner[p]; now != nil {
			at = slices.Index(s.phases, now) + 1
			continue
		}
		s.phases = slices.Insert(s.phases, at, p)
		at++
	}
	for d, phases := range within {
		if now := s.partner[d]; now != nil && len(s.within[now]) > 0 {
			continue
		}
		for _, p := range phases {
			if now := s.partner[p]; now != nil {
				p = now
			}
			s.within[d] = append(s.within[d], p)
		}
	}
}

func (s *summary) phaseTitle(p *declaration) string {
	title := p.model.title("phase", p.last)
	if p.model.old {
		title += " (no longer played)"
	}
	return title
}

// order returns a line about the phases, if they are others or in another order.
func (s *summary) order() []Line {
	titles := func(m *model) string {
		phases, _ := m.findPhases()
		var all []string
		for _, p := range phases {
			all = append(all, m.title("phase", p.last))
		}
		return strings.Join(all, ", ")
	}
	was, is := titles(s.a), titles(s.b)
	if was == is {
		return nil
	}
	return []Line{{Text: []Span{say("phases").as(Name), say(": "), say(was).as(Old), say(" → "), say(is).as(New)}}}
}

// section returns where a change is told: under the key of the phase which alone uses the rule, or else under its area.
func (s *summary) section(ch Change) string {
	switch ch.Area {
	case "Order of play", "Actions", "Rules", "Values":
		if in := s.within[ch.of]; len(in) == 1 && ch.Kind != Reordered {
			return in[0].key
		}
	}
	return ch.Area
}

// describeAll returns a section about some declarations: the figures of things in tables, and what else differs in
// sentences. Where a class has many new things, or many that are gone, these are only named, and so is what would
// make the section too long.
func (s *summary) describeAll(title string, list []*declaration) Section {
	out := Section{Title: title}
	told := map[*declaration]bool{}
	shown := map[string]map[string]bool{} // the attributes that are in the table of a class
	named := map[string][]string{}
	var leads []string
	name := func(d *declaration, lead string) {
		if named[lead] == nil {
			leads = append(leads, lead)
		}
		if !slices.Contains(named[lead], d.title()) { // hooks have names like those of others
			named[lead] = append(named[lead], d.title())
		}
	}
	for _, d := range list {
		if _, seen := shown[d.class]; seen || !d.isMember() {
			continue
		}
		var t *Table
		if t, shown[d.class] = s.figures(d.class); t != nil && len(t.Rows) <= maxRows {
			t.Columns[0] = spoken(d.class)
			out.Tables = append(out.Tables, t)
		} else {
			shown[d.class] = nil
		}
		s.nameMany(list, d.class, told, name)
	}
	if title == "Set-up" {
		if t := s.countPlaced(); t != nil {
			out.Tables = append(out.Tables, t)
		}
	}
	for _, d := range list {
		line, ok := s.describe(d, shown[d.class])
		switch {
		case told[d] || !ok && (d.isMember() || d.typ == "setup"): // in a table or an enumeration
		case ok && len(out.Lines) < maxLines:
			out.Lines = append(out.Lines, line)
		case s.changes[d][0].wholeKind() == Added:
			name(d, "also new")
		case s.changes[d][0].wholeKind() == Removed:
			name(d, "also no longer")
		default:
			name(d, "also different")
		}
	}
	for _, lead := range leads {
		out.Lines = append(out.Lines, Line{Text: []Span{say(lead).as(Name), say(": " + enumerate(named[lead], maxNames))}})
	}
	return out
}

// nameMany names the new things of a class, and those that are gone, where they are many, and notes that they are told.
func (s *summary) nameMany(list []*declaration, class string, told map[*declaration]bool, name func(*declaration, string)) {
	for _, kind := range []Kind{Added, Removed} {
		var all []*declaration
		for _, d := range list {
			if d.class == class && s.changes[d][0].wholeKind() == kind {
				all = append(all, d)
			}
		}
		if len(all) <= maxThings {
			continue
		}
		lead := article.Count(len(all), "new "+spoken(class))
		if kind == Removed {
			lead = article.Count(len(all), spoken(class)) + " no longer there"
		}
		for _, d := range all {
			told[d] = true
			name(d, lead)
		}
	}
}

// wholeKind returns Added or Removed if the change is that of an entire declaration.
func (ch *Change) wholeKind() Kind {
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

// describe describes the changes of a declaration: by the clauses that it cites and no rule of the other scenario is
// for, or else by what differs apart from the attributes that a table shows. ok is false if that is not worth more
// than its name.
func (s *summary) describe(d *declaration, shown map[string]bool) (line Line, ok bool) {
	all := s.changes[d]
	if !d.isMember() || shown == nil {
		name := []Span{say(d.model.title(d.class, d.last)).as(Name)}
		var was, is []clause
		switch all[0].wholeKind() {
		case Added:
			is, name = s.cites.of(d), append([]Span{say("new: ")}, name...)
		case Removed:
			was, name = s.cites.of(d), append([]Span{say("no longer: ")}, name...)
		default:
			was, is = s.cites.of(s.partner[d]), s.cites.of(d)
		}
		if len(was)+len(is) > 0 {
			line.Text = name
			line.Detail = append(clauseLines("before: ", Quiet, was, maxBefore), clauseLines("now: ", New, is, maxNow)...)
			return line, true
		}
	}
	changes := slices.DeleteFunc(slices.Clone(all), func(ch Change) bool {
		return shown[ch.Attr] || ch.isPlacement || ch.Lead == "" && (len(ch.Text) == 0 || len(ch.Detail) > 0) && s.asks(ch) == nil
	})
	area := speechOf(d.spec()).Area
	if len(changes) == 0 || s.hasBook && (area == "Rules" || area == "Values") { // no player reads these
		return line, false
	}
	first := changes[0]
	if first.Lead != "" && d.isMember() {
		text := d.node.otherAttrs(shown, maxWords)
		if line.Text = first.head(); len(text) > 0 && first.Kind == Added {
			line.Text = append(append(line.Text, say(": ")), text...)
		}
		return line, first.Kind == Added && len(text) > 0 || shown == nil
	}
	line.Text = []Span{say(d.subject()).as(Name)}
	if first.Lead != "" || first.Kind == Reordered {
		line.Text = first.head()
	}
	line.Text = append(line.Text, s.describeBriefly(changes)...)
	return line, true
}

// clauseLines returns the first of some clauses, each on a line, without those that repeat another one in nearly the
// same words.
func clauseLines(lead string, style Style, list []clause, most int) (out [][]Span) {
	var different []clause
	for _, c := range list {
		if !slices.ContainsFunc(different, func(o clause) bool { return repeats(c.text, o.text) }) {
			different = append(different, c)
		}
	}
	for i, c := range different {
		if i == most && len(different) > most+1 {
			return append(out, []Span{say(fmt.Sprintf("… and %d more clauses", len(different)-i)).as(Quiet)})
		}
		out = append(out, []Span{say(lead).as(style), say(c.text), say(" (" + c.id + ")").as(Quiet)})
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

// describeBriefly describes the changes of one declaration in one sentence.
func (s *summary) describeBriefly(changes []Change) []Span {
	var out []Span
	n := 0
	for i, ch := range changes {
		most := maxWords
		if text := s.asks(ch); text != nil {
			ch.Where, ch.Text, most = "", text, 3*maxWords
		} else if len(ch.Text) == 0 {
			continue
		}
		if n == maxParts && i+1 < len(changes) {
			return append(out, say(fmt.Sprintf(", and %d more changes", len(changes)-i)))
		}
		text, _ := shortenSpans(limitSpans(ch.Text, most))
		switch {
		case n > 0:
			out = append(out, say("; "))
		case ch.Where == "":
			out = append(out, say(separator(ch.Text)))
		default:
			out = append(out, say(": "))
		}
		if ch.Where != "" {
			out = append(out, say(ch.Where+": "))
		}
		out = append(out, text...)
		n++
	}
	return out
}

// asks describes the requirements that are new or gone by what players are told who do not meet them; nil if there are
// none, or there is no book.
func (s *summary) asks(ch Change) []Span {
	var out []Span
	say := func(lines []line, lead string, style Style) {
		for _, l := range lines {
			e := l.node.attr("message")
			if l.inner || e == nil || l.node.typ != "require" && l.node.typ != "ensure" {
				continue
			}
			if len(out) > 0 {
				out = append(out, say("; "))
			}
			out = append(out, say(lead), l.node.model.describe(e).as(style))
		}
	}
	if s.hasBook {
		say(ch.was, "no longer refused: ", Old)
		say(ch.is, "now refused: ", New)
	}
	return out
}

// limitSpans returns spans of which a brief report shows at most a number of characters each.
func limitSpans(spans []Span, most int) []Span {
	out := slices.Clone(spans)
	for i := range out {
		if out[i].Brief == 0 || out[i].Brief > most {
			out[i].Brief = most
		}
	}
	return out
}

// isAccount reports whether a change is one of what the rules keep account of, which no player reads.
func isAccount(ch Change) bool { return ch.Type == "class" || ch.Type == "enum" || ch.Type == "record" }

// leftOut describes what a summary does not list: classes, enums and records, in which rules write down what happens,
// and what bots read.
func leftOut(r *Report) string {
	inside, bots := 0, 0
	for _, ch := range r.Rules() {
		if ch.Area == "Bots" {
			bots++
		} else if isAccount(ch) {
			inside++
		}
	}
	var parts []string
	if inside > 0 {
		parts = append(parts, article.Count(inside, "change")+" of what the rules keep account of")
	}
	if bots > 0 {
		parts = append(parts, article.Count(bots, "change")+" for bots")
	}
	return strings.Join(parts, ", ")
}
