package diff

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/article"
)

// maxListed is the number of changes that a report lists, of those that players notice. A report with more is a
// summary.
const maxListed = 50

// Section is a part of a report under one heading.
type Section struct {
	Title  string
	Tables []*Table
	Lines  []Line
}

// Line is a sentence of a report, with details below it.
type Line struct {
	Text   []Span
	Detail [][]Span
}

// Limits of a summary.
const (
	maxLines  = 24 // of a section
	maxThings = 6  // added or removed things of a class, above which only their names are listed
	maxNow    = 4  // clauses of a rule in the new scenario
	maxBefore = 2  // clauses of a rule in the old scenario
	maxNames  = 12 // in an enumeration
	maxWords  = 90 // characters of an expression
)

// summary is a summary under construction.
type summary struct {
	*comparer
	cites   *citations
	hasBook bool
	phases  []*declaration                  // of both scenarios, in the order of play
	within  map[*declaration][]*declaration // the phases that use a rule
	changes map[*declaration][]Change
}

// summarise returns the sections of a summary: one for each area and, after the order of play, one for each phase
// with the rules that only this phase uses.
func (c *comparer) summarise(changes []Change) (out []Section) {
	s := &summary{comparer: c, cites: c.readCitations(), changes: map[*declaration][]Change{}}
	s.hasBook = len(s.cites.clauses[c.a])+len(s.cites.clauses[c.b]) > 0
	order := s.readPhases()
	under := map[string][]*declaration{} // by area, or by the key of a phase
	for _, ch := range changes {
		if isInternal(ch) {
			continue
		}
		if s.changes[ch.of] == nil {
			section := s.section(ch)
			under[section] = append(under[section], ch.of)
		}
		s.changes[ch.of] = append(s.changes[ch.of], ch)
	}
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
		add(area, area, order...)
		for _, p := range s.phases {
			title := p.model.title("phase", p.last)
			if p.model.old {
				title += " (no longer played)"
			}
			add(title, p.key)
		}
	}
	return out
}

// readPhases lists the phases of both scenarios, and the phases that use each rule. It returns a line about the
// phases if they or their order differ.
func (s *summary) readPhases() []Line {
	before, within := s.a.findPhases()
	s.phases, s.within = s.b.findPhases()
	titles := func(phases []*declaration) string {
		var all []string
		for _, p := range phases {
			all = append(all, p.model.title("phase", p.last))
		}
		return strings.Join(all, ", ")
	}
	was, is := titles(before), titles(s.phases)
	at := 0
	for _, p := range before {
		if now := s.partner[p]; now != nil {
			at = slices.Index(s.phases, now)
		} else {
			s.phases = slices.Insert(s.phases, at, p)
		}
		at++
	}
	for d, phases := range within { // for removed rules
		for _, p := range phases {
			if now := s.partner[p]; now != nil {
				p = now
			}
			s.within[d] = append(s.within[d], p)
		}
	}
	if was == is {
		return nil
	}
	return []Line{{Text: []Span{say("phases").as(Name), say(": "), say(was).as(Old), say(" → "), say(is).as(New)}}}
}

// section returns where a change is described: under the key of the phase if only one phase uses the rule, else under
// its area.
func (s *summary) section(ch Change) string {
	in := s.within[ch.of]
	if old := s.partner[ch.of]; len(in) == 0 && old != nil {
		in = s.within[old]
	}
	byPhase := slices.Contains([]string{"Order of play", "Actions", "Rules", "Values"}, ch.Area)
	if byPhase && len(in) == 1 && ch.Kind != Reordered {
		return in[0].key
	}
	return ch.Area
}

// describeAll returns a section about some declarations: numbers of things in tables, other differences in sentences.
// What would make the section too long is listed by name only.
func (s *summary) describeAll(title string, list []*declaration) Section {
	out := Section{Title: title}
	shown := map[string]map[string]bool{} // attributes in the table of a class
	many := map[string]int{}              // number of added or removed things of a class
	for _, d := range list {
		if _, seen := shown[d.class]; !seen && d.isMember() {
			var t *Table
			if t, shown[d.class] = s.figures(d.class); t != nil {
				out.Tables = append(out.Tables, t)
			}
		}
		many[d.class+s.lead(d)]++
	}
	if title == "Set-up" {
		if t := s.countPlaced(); t != nil {
			out.Tables = append(out.Tables, t)
		}
	}
	var leads []string
	named := map[string][]string{}
	for _, d := range list {
		lead, line := s.lead(d), s.describe(d, shown[d.class])
		n := many[d.class+lead]
		isMany := d.isMember() && n > maxThings && lead != "also different"
		switch {
		case line == nil && !isMany && (d.isMember() || d.typ == "setup"): // in a table
			continue
		case line != nil && !isMany && len(out.Lines) < maxLines:
			out.Lines = append(out.Lines, *line)
			continue
		case isMany && lead == "also new":
			lead = article.Count(n, "new "+asWords(d.class))
		case isMany:
			lead = article.Count(n, asWords(d.class)) + " no longer there"
		}
		if named[lead] == nil {
			leads = append(leads, lead)
		}
		if !slices.Contains(named[lead], d.title()) { // several hooks can have the same title
			named[lead] = append(named[lead], d.title())
		}
	}
	for _, lead := range leads {
		names := strings.Join(named[lead], ", ")
		if n := len(named[lead]); n > maxNames+1 {
			names = strings.Join(named[lead][:maxNames], ", ") + fmt.Sprintf(" and %d more", n-maxNames)
		}
		out.Lines = append(out.Lines, Line{Text: []Span{say(lead).as(Name), say(": " + names)}})
	}
	return out
}

// lead returns the words before a list of names.
func (s *summary) lead(d *declaration) string {
	switch first := s.changes[d][0]; {
	case first.Lead == "":
		return "also different"
	case first.Kind == Added:
		return "also new"
	}
	return "also no longer"
}

// describe describes the changes of a declaration: by the clauses that only one scenario implements, or else by the
// differences that are not in a table. It returns nil if the name alone says as much.
func (s *summary) describe(d *declaration, shown map[string]bool) *Line {
	all := s.changes[d]
	first, inTable := all[0], shown != nil && d.isMember()
	if !inTable {
		name := []Span{say(cmp.Or(d.model.title(d.class, d.last), d.subject())).as(Name)}
		var was, is []clause
		switch {
		case first.Lead == "":
			was, is = s.cites.claim(s.partner[d], s.b), s.cites.claim(d, s.a)
		case first.Kind == Added:
			is, name = s.cites.claim(d, s.a), append([]Span{say("new: ")}, name...)
		default:
			was, name = s.cites.claim(d, s.b), append([]Span{say("no longer: ")}, name...)
		}
		if len(was)+len(is) > 0 {
			before, now := describeClauses("before: ", Quiet, was, maxBefore), describeClauses("now: ", New, is, maxNow)
			return &Line{name, append(before, now...)}
		}
	}
	if s.hasBook && (first.Area == "Rules" || first.Area == "Values") { // players do not read these
		return nil
	}
	var out []Span
	for _, ch := range all {
		text := s.describeRefusals(ch)
		switch {
		case text != nil:
			ch.Where = ""
		case ch.Lead != "" && inTable:
			if ch.Kind == Added {
				text = d.node.describeAttrs(shown)
			}
		case ch.Lead != "" || len(ch.Detail) == 0 && !shown[ch.Attr] && !ch.isPlacement:
			text, _ = shortenCode(ch.Text, maxWords)
		}
		if len(text) == 0 && (ch.Lead == "" || inTable) {
			continue
		}
		if ch.Where != "" {
			text = append([]Span{say(ch.Where + ": ")}, text...)
		}
		switch {
		case out != nil:
			out = append(out, say("; "))
		case ch.Lead != "" || ch.Kind == Reordered:
			ch.Where, ch.Text = "", text
			out, text = ch.sentence(), nil
		default:
			out = []Span{say(d.subject()).as(Name), say(separator(text))}
		}
		out = append(out, text...)
	}
	if out == nil {
		return nil
	}
	return &Line{Text: out}
}

// describeClauses returns the first few clauses, each on a line.
func describeClauses(lead string, style Style, list []clause, most int) (out [][]Span) {
	for i, c := range list {
		if i == most && len(list) > most+1 {
			return append(out, []Span{say(fmt.Sprintf("… and %d more clauses", len(list)-i)).as(Quiet)})
		}
		out = append(out, []Span{say(lead).as(style), say(c.text), say(" (" + c.id + ")").as(Quiet)})
	}
	return out
}

// describeRefusals describes added and removed requirements by their messages. It returns nil if there are none, or
// there is no rulebook.
func (s *summary) describeRefusals(ch Change) (out []Span) {
	for _, x := range []struct {
		lines []line
		lead  string
		style Style
	}{{ch.was, "no longer refused: ", Old}, {ch.is, "now refused: ", New}} {
		for _, l := range x.lines {
			e := l.node.attr("message")
			if l.attr != nil || e == nil || !s.hasBook || l.node.typ != "require" && l.node.typ != "ensure" {
				continue
			}
			if len(out) > 0 {
				out = append(out, say("; "))
			}
			out = append(out, say(x.lead), l.node.model.describe(e).as(x.style))
		}
	}
	return out
}

// isInternal reports whether a summary leaves a change out, because it is about classes, enums and records, in which
// rules keep their data, or about bots.
func isInternal(ch Change) bool {
	return ch.Area == "Bots" || ch.Type == "class" || ch.Type == "enum" || ch.Type == "record"
}

// summaryNote returns a note about what a summary leaves out.
func summaryNote(r *Report) string {
	rules, internal := r.Rules(), 0
	for _, ch := range rules {
		if isInternal(ch) {
			internal++
		}
	}
	note := "This is a summary of " + article.Count(len(rules), "change") + " (--all lists them)."
	if internal > 0 {
		note += " It leaves out " + article.Count(internal, "change") + " of what only rules and bots read."
	}
	if asides := countAsides(r); asides != "" {
		note += " Also different, but not for players: " + asides + "."
	}
	return note
}
