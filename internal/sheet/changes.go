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

// Area is a group of changes of the same kind.
type Area struct {
	Title  string
	Tables []Table // of figures, with their old and new values
	Lines  []Line
}

// Line is a change in words. Code has the source of a change that no text describes.
type Line struct {
	Text string
	Says []string // texts of the rule, or the comment of its author
	Code []string
}

// findBase returns the game that the scenario is a variant of, or nil. An abstract base is not a game.
func (m *maker) findBase() *resolve.Result {
	for _, b := range m.built.Merged.Bases() {
		if b.Scenario != nil && !b.Abstract && !b.Incomplete {
			return b
		}
	}
	return nil
}

// titleOf returns the title of the base, or "" if there is none.
func (m *maker) titleOf(b *resolve.Result) string {
	if b == nil {
		return ""
	}
	if a := b.Scenario.Body.Attributes["title"]; a != nil {
		return m.readText(a.Expr)
	}
	return b.Name
}

// listChanges returns the differences from the base.
func (m *maker) listChanges(base *resolve.Result) (out []Area) {
	if base == nil {
		return nil
	}
	r := diff.Compare(base, m.built.Merged)
	for _, s := range r.Summary { // if there are very many
		a := Area{Title: m.say.translateArea(s.Title)}
		for _, t := range s.Tables {
			table := Table{Head: t.Columns}
			for _, row := range t.Rows {
				table.Rows = append(table.Rows, diff.Strings(row))
			}
			a.Tables = append(a.Tables, table)
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
		// The title is on top of the sheet, questions have a card of their own, and a helper is described by the rules
		// that use it.
		case ch.Type == "scenario", ch.Type == "question", ch.Area == "Bots", helper && len(l.Says) == 0, l.Text == "":
			continue
		}
		if title := m.say.translateArea(ch.Area); len(out) == 0 || out[len(out)-1].Title != title {
			out = append(out, Area{Title: title})
		}
		a := &out[len(out)-1]
		a.Lines = append(a.Lines, l)
	}
	return out
}

// mostCode is how many lines of source are shown for a change that no text describes.
const mostCode = 8

// describe returns a change in words: its figures, the texts of the rule and the comment of its author, or else its
// source. The result is empty if players need not know the change.
func (m *maker) describe(ch diff.Change) Line {
	if state := newState.FindStringSubmatch(ch.Sentence()); state != nil && ch.Type == "class" {
		if doc := m.findDoc(state[1], state[2]); doc != "" {
			return Line{Text: m.findTitle(state[1], state[2]), Says: []string{doc}}
		}
		return Line{} // described by the rules that use it
	}
	if !ch.HasCode() && ch.Type != "modifier" && ch.Type != "option" {
		return Line{Text: m.translate(ch, ch.Sentence())}
	}
	var l Line
	if comment := m.findComment(ch.To); comment != "" {
		l.Says = append(l.Says, comment)
	}
	for _, it := range m.built.Merged.Items {
		if ch.Kind == diff.Added && it.Type == ch.Type && strings.Join(it.Labels, " ") == ch.Name {
			for _, attr := range []string{"doc", "message", "text"} {
				l.Says = append(l.Says, m.collectTexts(it.Body, attr)...)
			}
		}
	}
	isThing := names.Class(m.p, ch.Type) >= 0
	switch {
	case ch.Type == "modifier" && len(l.Says) > 0:
		l.Text = m.translate(ch, shortenModifier(leaveOutCode(ch)))
		return l
	case len(l.Says) > 0 && (isThing || ch.Kind == diff.Removed):
		l.Text = m.translate(ch, leaveOutCode(ch))
		return l
	case len(l.Says) > 0: // the texts describe it completely
		name, _, _ := strings.Cut(ch.Subject, "(")
		l.Text = names.Spoken(strings.TrimPrefix(name, ch.Type+" "))
		return l
	}
	l.Text = m.translate(ch, shortenModifier(m.readAloud(ch.Sentence())))
	if len(ch.Detail) > mostCode {
		return l
	}
	for _, d := range diff.Strings(ch.Detail) {
		l.Code = append(l.Code, strings.ReplaceAll(d, "`", ""))
	}
	return l
}

// newState matches the sentence about a new state field of a class.
var newState = regexp.MustCompile("^class `?([a-z0-9_]+)`?: new state `?([a-z0-9_]+)")

// findDoc returns the doc of a state field of a class, or "".
func (m *maker) findDoc(class, name string) string {
	for _, it := range m.built.Merged.Items {
		if it.Type == "class" && it.Body != nil && it.Labels[0] == class && it.Body.Attributes["state"] != nil {
			if state := dsl.Entry(it.Body.Attributes["state"].Expr, name); state != nil {
				if doc := dsl.Entry(state, "doc"); doc != nil {
					return m.readText(doc)
				}
			}
		}
	}
	return ""
}

var (
	// modifies matches a sentence about a new modifier, with its conditions in the middle.
	modifies = regexp.MustCompile(`^new modifier: (.*): applies to ([a-z0-9_]+)(.*?), (add|set) (-?[0-9]+)`)
	ofUnits  = regexp.MustCompile(`, units? `)
)

// shortenModifier replaces the sentence about a modifier by its figure: "price -2".
func shortenModifier(sentence string) string {
	parts := modifies.FindStringSubmatch(sentence)
	if parts == nil {
		return sentence
	}
	how := map[string]string{"add": " +", "set": " is "}[parts[4]] + parts[5]
	how = strings.Replace(how, "+-", "−", 1)
	return parts[1] + ": " + parts[2] + how + ofUnits.ReplaceAllString(parts[3], " for ") + sentence[len(parts[0]):]
}

// translate returns a change in the language of the part, with the titles of things, attributes and values.
func (m *maker) translate(ch diff.Change, english string) string {
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

// language returns the language code of the part, without its region.
func (m *maker) language() string {
	language, _, _ := strings.Cut(languages(m.p)[m.lang], "-")
	return language
}

// findComment returns the comment above the line of a range, or above the block that contains it.
func (m *maker) findComment(at hcl.Range) string {
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
	// condition matches code in a sentence, with the word before it.
	condition = regexp.MustCompile("(:|,)? ?(when|is)? ?`[^`]*`")
	// ownTexts matches the texts of a rule after its sentence, and its advice for bots.
	ownTexts = regexp.MustCompile(`,? (message|text|menu) "[^"]*"|, appeal( \S+)?`)
	// danglingEnd matches what is left before something that was removed.
	danglingEnd = regexp.MustCompile(`(:? is|:| →|,)+$`)
)

// leaveOutCode returns the sentence of a change without code and texts, such as the figure that a modifier adds.
func leaveOutCode(ch diff.Change) string {
	return danglingEnd.ReplaceAllString(ownTexts.ReplaceAllString(condition.ReplaceAllString(ch.Sentence(), ""), ""), "")
}

// signs replaces operators by words, in this order.
var signs = strings.NewReplacer(
	" == ", " is ", " != ", " is not ", " >= ", " at least ", " <= ", " at most ",
	" && ", " and ", " || ", " or ", "self", "it",
)

// reference matches the name of a thing in an expression.
var reference = regexp.MustCompile(`\b([a-z_]+)\.([a-z][a-z0-9_]*)`)

// readAloud returns a sentence with its code in words: things by their titles, and operators by words.
func (m *maker) readAloud(sentence string) string {
	parts := strings.Split(sentence, "`")
	for i := 1; i < len(parts); i += 2 { // the parts between backticks
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
