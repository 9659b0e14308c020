package sheet

import (
	"cmp"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/names"
)

// Phase is a phase with its actions.
type Phase struct {
	Title   string
	Actions []Action
}

// Action is the line of an action, and the reasons why it may be refused.
type Action struct {
	Line    string
	Refused []string
}

// Choice is an option of the game.
type Choice struct{ Name, Text, Default string }

// Section is a part of a rulebook.
type Section struct {
	Title   string
	Clauses []string
}

// listPhases returns the phases in the order of play. An action is described in full in the first phase that offers it.
func (m *maker) listPhases() (out []Phase) {
	shown := map[string]bool{}
	for _, phase := range diff.Course(m.built.Merged) {
		i := names.Index(m.p, m.p.PhaseClass, phase.Name)
		if i < 0 {
			continue
		}
		x := Phase{Title: m.name(m.p.PhaseClass, i)}
		for _, name := range phase.Actions {
			if a, ok := m.describeAction(name); ok {
				if shown[name] {
					a.Refused = nil
				}
				shown[name] = true
				x.Actions = append(x.Actions, a)
			}
		}
		out = append(out, x)
	}
	reasons := 0
	for _, phase := range out {
		for _, a := range phase.Actions {
			reasons += len(a.Refused)
		}
	}
	for i := range out {
		for k := range out[i].Actions {
			if reasons > mostReasons {
				out[i].Actions[k].Refused = nil
			}
		}
	}
	return out
}

// mostReasons is how many reasons for refusals a card has room for. With more of them, the card has none, and players
// look them up in the book.
const mostReasons = 30

// describeAction describes an action. ok is false if there is no action with the name.
func (m *maker) describeAction(name string) (out Action, ok bool) {
	for _, it := range m.built.Merged.Items {
		if it.Type == "action" && slices.Equal(it.Labels, []string{name}) {
			out.Line = names.Spoken(name)
			if a := it.Body.Attributes["text"]; a != nil {
				m.typed = true
				out.Line = m.readText(a.Expr)
				m.typed = false
			}
			out.Refused = m.collectTexts(it.Body, "message")
			ok = true
		}
	}
	return out, ok
}

// listEnds returns the ways in which the game may end, in the order of the rules.
func (m *maker) listEnds() (out []string) {
	for _, it := range m.built.Merged.Items {
		for _, text := range m.collectTexts(it.Body, "because") {
			if it.Type != "test" && !slices.Contains(out, text) {
				out = append(out, text)
			}
		}
	}
	return out
}

// listOptions returns the options of the scenario.
func (m *maker) listOptions() (out []Choice) {
	for i := range m.p.Options {
		o := &m.p.Options[i]
		x := Choice{
			Name: names.Spoken(m.p.Strings[o.Name]), Text: names.Text(m.p, m.lang, o.Text), Default: m.wordConstant(o.Type, o.Default),
		}
		if x.Default == "–" {
			x.Default = names.Value(m.p, o.Type, o.Default)
		}
		out = append(out, x)
	}
	return out
}

// mostClauses is how many clauses a book may have to be printed on the sheet. Players have a longer book at hand.
const mostClauses = 40

// listRules returns the clauses of a short book, or those that a variant adds, by section. If one of the books is in
// the language of the part, those in other languages are left out.
func (m *maker) listRules() (out []Section) {
	var books, inLanguage []*resolve.Item
	for _, it := range m.built.Merged.Items {
		inherited := m.built.Merged.Extends && it.Origin.Folder != m.built.Merged.Scenario.Origin.Folder
		if it.Type != "rulebook" || inherited {
			continue
		}
		books = append(books, it)
		if a := it.Body.Attributes["language"]; a != nil && m.readText(a.Expr) == languages(m.p)[m.lang] {
			inLanguage = append(inLanguage, it)
		}
	}
	if len(inLanguage) > 0 {
		books = inLanguage
	}
	n := 0
	for _, it := range books {
		for _, b := range it.Body.Blocks {
			text := m.collectTexts(b.Body, "text")
			if b.Type != "clause" || len(text) == 0 || b.Body.Attributes["not_applicable"] != nil {
				continue
			}
			n++
			title := strings.Join(m.collectTexts(b.Body, "section"), "")
			at := slices.IndexFunc(out, func(s Section) bool { return s.Title == title })
			if at < 0 {
				at, out = len(out), append(out, Section{Title: title})
			}
			out[at].Clauses = append(out[at].Clauses, text[0])
		}
	}
	if n > mostClauses {
		return nil
	}
	return out
}

// listTables returns the tables of the scenario in which players look up results.
func (m *maker) listTables() (out []Table) {
	for _, it := range m.built.Merged.Items {
		if it.Type != "table" || it.Body.Attributes["results"] == nil {
			continue
		}
		t := Table{Title: cmp.Or(strings.Join(m.collectTexts(it.Body, "title"), ""), names.Spoken(it.Labels[0]))}
		for i, e := range dsl.Elements(it.Body.Attributes["results"].Expr) {
			t.Rows = append(t.Rows, []string{m.findFace(it.Body.Attributes["die"], i), cmp.Or(m.readText(e), m.wordName(e))})
		}
		out = append(out, t)
	}
	return out
}
