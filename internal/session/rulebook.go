package session

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session/lines"
	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Rule is a clause of the rulebook with the rules that cite it.
type Rule struct {
	Clause  string   `json:"clause"`
	Section string   `json:"section,omitempty"`
	Text    string   `json:"text"`
	By      []string `json:"by,omitempty"` // rules such as "action move, require attack"
}

// mostRules is how many clauses are shown at once.
const mostRules = 12

// rulebook looks up clauses for people.
type rulebook struct {
	*match
	refused []string // names of the actions that the last refused line may have been about
}

// Rules looks up a word in the rulebook: the number of a clause, the name or title of something that cites clauses, or
// words of a clause. For "" it returns the clauses of the action that was refused last. more is how many clauses were
// left out. meant is the word that was found instead of a misspelt one.
func (b *rulebook) Rules(word string) (found []Rule, more int, meant string) {
	p := b.Program
	word = strings.TrimSpace(word)
	if word == "" {
		return b.clauses(func(c *program.Clause, by []string) int { return citedBy(by, b.refused) })
	}
	look := func(word string) ([]Rule, int, string) {
		looked := []string{strings.ReplaceAll(strings.ToLower(word), " ", "_")}
		for class := range p.Classes {
			for i, label := range names.Members(p, int32(class)) {
				called := names.Called(p, b.Language, int32(class), i)
				if slices.ContainsFunc(called, func(x string) bool { return strings.EqualFold(x, word) }) {
					looked = append(looked, label)
				}
			}
		}
		words := strings.Fields(strings.ToLower(word))
		return b.clauses(func(c *program.Clause, by []string) int {
			text := strings.ToLower(p.Strings[c.Section] + " " + p.Strings[c.Text])
			switch rank := citedBy(by, looked); {
			case strings.EqualFold(p.Strings[c.ID], word):
				return 0
			case rank >= 0:
				return 1 + rank
			case !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) }):
				return 4
			}
			return -1
		})
	}
	if found, more, _ = look(word); len(found) > 0 {
		return found, more, ""
	}
	if meant = spell.Nearest(strings.ToLower(word), b.bookWords()); meant != "" {
		found, more, _ = look(meant)
	}
	return found, more, meant
}

// citedBy returns how well a clause fits the wanted names: 0 if a part of something with such a name cites it, 1 if the
// thing itself does, and -1 if neither does.
func citedBy(by, wanted []string) int {
	best := -1
	for _, what := range by {
		whole, _, part := strings.Cut(what, ", ")
		if _, name, ok := strings.Cut(whole, " "); ok && slices.Contains(wanted, strings.ToLower(name)) {
			if part {
				return 0
			}
			best = 1
		}
	}
	return best
}

// clauses returns the clauses for which rank returns 0 to 4, lowest first.
func (b *rulebook) clauses(rank func(c *program.Clause, by []string) int) (found []Rule, more int, meant string) {
	p := b.Program
	by := make([][]string, len(p.Clauses))
	for _, c := range p.Cites {
		if what := p.Strings[c.What]; c.Test < 0 && !slices.Contains(by[c.Clause], what) {
			by[c.Clause] = append(by[c.Clause], what)
		}
	}
	for want := range 5 {
		for i := range p.Clauses {
			c := &p.Clauses[i]
			if rank(c, by[i]) == want {
				found = append(found, Rule{p.Strings[c.ID], p.Strings[c.Section], p.Strings[c.Text], by[i]})
			}
		}
	}
	if more = len(found) - mostRules; more > 0 {
		return found[:mostRules], more, ""
	}
	return found, 0, ""
}

// bookWords returns the words in the clauses and in the names of what cites them.
func (b *rulebook) bookWords() []string {
	p := b.Program
	var out []string
	for i := range p.Clauses {
		out = append(out, strings.FieldsFunc(strings.ToLower(p.Strings[p.Clauses[i].Text]), func(r rune) bool {
			return strings.ContainsRune(" .,;:()\"'", r)
		})...)
	}
	for _, c := range p.Cites {
		_, name, _ := strings.Cut(p.Strings[c.What], " ")
		out = append(out, name)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// noteRefused saves which actions a refused line may have been about: those whose form it has, or the one whose
// parameters are being answered.
func (b *rulebook) noteRefused(options []runtime.Option, line string) {
	b.refused = nil
	p := b.Program
	for _, i := range lines.Actions(b.game, options, line) {
		b.refused = append(b.refused, p.Strings[p.Actions[i].Name])
	}
}
