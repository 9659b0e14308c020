package sheet

import (
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/names"
)

// Area is what a variant changes of one kind.
type Area struct {
	Title  string
	Tables []Grid
	Lines  []Line
}

// Grid is a table of figures that were one thing and are another.
type Grid struct {
	Head []string
	Rows [][]string
}

// Line is a change in words. Code is what no text says.
type Line struct {
	Text string
	Says []string // what the rules, or their author, say about it
	Code []string
}

// base returns the game that the scenario is a variant of, or nil. What games share is no game.
func (m *maker) base() *resolve.Result {
	for _, b := range m.built.Merged.Bases() {
		if b.Scenario != nil && !b.Abstract && !b.Incomplete {
			return b
		}
	}
	return nil
}

// titleOf returns what the base is called, or "" if there is none.
func (m *maker) titleOf(b *resolve.Result) string {
	if b == nil {
		return ""
	}
	if a := b.Scenario.Body.Attributes["title"]; a != nil {
		return m.words(a.Expr)
	}
	return b.Name
}

// changes returns what is different from the base.
func (m *maker) changes(base *resolve.Result) (out []Area) {
	if base == nil {
		return nil
	}
	r := diff.Compare(base, m.built.Merged)
	for _, s := range r.Summary { // of very many changes
		a := Area{Title: m.say.area(s.Title)}
		for _, t := range s.Tables {
			g := Grid{Head: t.Columns}
			for _, row := range t.Rows {
				var cells []string
				for _, c := range row {
					cells = append(cells, diff.String(c))
				}
				g.Rows = append(g.Rows, cells)
			}
			a.Tables = append(a.Tables, g)
		}
		for _, l := range s.Lines {
			a.Lines = append(a.Lines, Line{Text: strings.ReplaceAll(diff.String(l.Text), "`", "")})
		}
		out = append(out, a)
	}
	if r.Summary != nil {
		return out
	}
	for _, ch := range r.Rules() {
		l := m.describe(ch)
		switch helper := ch.Type == "function" && ch.Kind == diff.Added; {
		// The title is at the top, questions have a card, and what uses a helper is described.
		case ch.Type == "scenario", ch.Type == "question", ch.Area == "Bots", helper && len(l.Says) == 0, l.Text == "":
			continue
		}
		if title := m.say.area(ch.Area); len(out) == 0 || out[len(out)-1].Title != title {
			out = append(out, Area{Title: title})
		}
		a := &out[len(out)-1]
		a.Lines = append(a.Lines, l)
	}
	return out
}

// mostCode is how many lines of code are shown of a change that no text says anything about.
const mostCode = 8

// describe words a change: by its figures, by the texts of the rule and the words of its author, or else by its code.
// It is empty if players need not know.
func (m *maker) describe(ch diff.Change) Line {
	if state := newState.FindStringSubmatch(ch.Sentence()); state != nil && ch.Type == "class" {
		if doc := m.docOf(state[1], state[2]); doc != "" {
			return Line{Text: m.findTitle(state[1], state[2]), Says: []string{doc}}
		}
		return Line{} // what uses it is described
	}
	if !ch.HasCode() && ch.Type != "modifier" && ch.Type != "option" {
		return Line{Text: m.sentence(ch, ch.Sentence())}
	}
	var l Line
	if comment := m.comment(ch.To); comment != "" {
		l.Says = append(l.Says, comment)
	}
	for _, it := range m.built.Merged.Items {
		if ch.Kind == diff.Added && it.Type == ch.Type && strings.Join(it.Labels, " ") == ch.Name {
			for _, attr := range []string{"doc", "message", "text"} {
				l.Says = append(l.Says, m.texts(it.Body, attr)...)
			}
		}
	}
	isThing := names.Class(m.p, ch.Type) >= 0
	switch {
	case ch.Type == "modifier" && len(l.Says) > 0:
		l.Text = m.sentence(ch, figured(leaveOutCode(ch)))
		return l
	case len(l.Says) > 0 && (isThing || ch.Kind == diff.Removed):
		l.Text = m.sentence(ch, leaveOutCode(ch))
		return l
	case len(l.Says) > 0: // which is all of it
		name, _, _ := strings.Cut(ch.Subject, "(")
		l.Text = names.Spoken(strings.TrimPrefix(name, ch.Type+" "))
		return l
	}
	l.Text = m.sentence(ch, figured(m.readAloud(ch.Sentence())))
	if len(ch.Detail) > mostCode {
		return l
	}
	for _, d := range ch.Detail {
		l.Code = append(l.Code, strings.ReplaceAll(diff.String(d), "`", ""))
	}
	return l
}

// newState matches the sentence about state that a class has not in the base.
var newState = regexp.MustCompile("^class `?([a-z0-9_]+)`?: new state `?([a-z0-9_]+)")

// docOf returns what the author says about the state of a class, or "".
func (m *maker) docOf(class, name string) string {
	for _, it := range m.built.Merged.Items {
		if it.Type == "class" && it.Body != nil && it.Labels[0] == class && it.Body.Attributes["state"] != nil {
			if state := dsl.Entry(it.Body.Attributes["state"].Expr, name); state != nil {
				if doc := dsl.Entry(state, "doc"); doc != nil {
					return m.words(doc)
				}
			}
		}
	}
	return ""
}

var (
	// modifies matches what a modifier does to a value, with its conditions in the middle.
	modifies = regexp.MustCompile(`^new modifier: (.*): applies to ([a-z0-9_]+)(.*?), (add|set) (-?[0-9]+)`)
	ofUnits  = regexp.MustCompile(`, units? `)
)

// figured says what a modifier does by its figure: "price -2".
func figured(sentence string) string {
	parts := modifies.FindStringSubmatch(sentence)
	if parts == nil {
		return sentence
	}
	how := map[string]string{"add": " +", "set": " is "}[parts[4]] + parts[5]
	how = strings.Replace(how, "+-", "−", 1)
	return parts[1] + ": " + parts[2] + how + ofUnits.ReplaceAllString(parts[3], " for ") + sentence[len(parts[0]):]
}

// sentence says a change in the language of the part, with things, attributes and values as people call them.
func (m *maker) sentence(ch diff.Change, english string) string {
	title := ch.Subject
	if c := names.Class(m.p, ch.Type); c >= 0 {
		if at := names.Index(m.p, c, ch.Name); at >= 0 {
			title = m.name(c, at)
		}
	}
	before, after, ok := strings.Cut(english, ch.Subject)
	if !ok {
		before, after, title = "", english, ""
	}
	if words := phrases[m.language()]; words != nil {
		before, after = words.Replace(before), words.Replace(after)
	}
	return before + title + identifier.ReplaceAllStringFunc(after, func(word string) string {
		if called := m.findTitle(ch.Type, word); called != names.Spoken(word) {
			return called
		}
		return m.findTitle("", word)
	})
}

// language returns the code of the language of the part, without its region.
func (m *maker) language() string {
	language, _, _ := strings.Cut(languages(m.p)[m.lang], "-")
	return language
}

// comment returns what is written above what a range is in: the line itself, or the block that it stands in.
func (m *maker) comment(at hcl.Range) string {
	src := m.built.Merged.Sources[at.Filename]
	lines := strings.Split(string(src), "\n")
	for n := min(at.Start.Line, len(lines)); n > 0; n-- {
		if text := index.Comment(src, n); text != "" && (n == at.Start.Line || lines[n-1] != "" && lines[n-1][0] != ' ') {
			return text
		}
		if lines[n-1] != "" && lines[n-1][0] != ' ' && n < at.Start.Line {
			return ""
		}
	}
	return ""
}

var (
	// condition is code in a sentence with the word that leads to it.
	condition = regexp.MustCompile("(:|,)? ?(when|is)? ?`[^`]*`")
	// ownTexts are the texts of a rule, which follow its sentence, and its advice for bots.
	ownTexts = regexp.MustCompile(`,? (message|text|menu) "[^"]*"|, appeal( \S+)?`)
	// leads is what leads to something that was left out.
	leads = regexp.MustCompile(`(:? is|:| →|,)+$`)
)

// leaveOutCode returns what a change says besides code and texts, such as the figure that a modifier adds.
func leaveOutCode(ch diff.Change) string {
	return leads.ReplaceAllString(ownTexts.ReplaceAllString(condition.ReplaceAllString(ch.Sentence(), ""), ""), "")
}

// Signs that a condition is read aloud with, in the order in which they are replaced.
var signs = strings.NewReplacer(
	" == ", " is ", " != ", " is not ", " >= ", " at least ", " <= ", " at most ",
	" && ", " and ", " || ", " or ", "self", "it",
)

// reference is a thing that an expression names.
var reference = regexp.MustCompile(`\b([a-z_]+)\.([a-z][a-z0-9_]*)`)

// readAloud returns a sentence with its code as one reads it aloud: things by their titles, and signs by words.
func (m *maker) readAloud(sentence string) string {
	parts := strings.Split(sentence, "`")
	for i := 1; i < len(parts); i += 2 { // what was between backticks
		parts[i] = signs.Replace(reference.ReplaceAllStringFunc(parts[i], func(of string) string {
			class, name, _ := strings.Cut(of, ".")
			if c := names.Class(m.p, class); c >= 0 {
				if at := names.Index(m.p, c, name); at >= 0 {
					return m.name(c, at)
				}
			}
			return of
		}))
	}
	return strings.Join(parts, "")
}
