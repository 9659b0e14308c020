package terminal

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/internal/session"
)

// pageSize is the number of rows of options on a page.
const pageSize = 20

// asked is the question on the screen. It is not printed again after every command.
type asked struct {
	id   string // identifies the question printed last; "" prints the next one whatever it is
	page int    // of the options
}

// askUntilAnswered prints the question and reads lines until one of them is an answer.
func (t *Terminal) askUntilAnswered() error {
	for {
		q := t.session.Question()
		t.ask(q)
		line, err := t.reader().Read(prompt(q), func(typed string) []string {
			return append(t.session.Complete(typed), t.completeCommand(strings.ToLower(typed))...)
		})
		if errors.Is(err, io.EOF) {
			return t.leave()
		}
		if err != nil {
			return explainEnd(err)
		}
		if done, err := t.answer(strings.TrimSpace(line), q); done || err != nil {
			t.question = asked{}
			return err
		}
	}
}

// widestSuggestion is how many characters of the suggested answer are in a prompt.
const widestSuggestion = 50

// prompt returns the text before the line that a person types: the player, and the answer that Enter gives, if there is
// one.
func prompt(q *session.Question) string {
	if q.Default == "" {
		return q.Title + "> "
	}
	return fmt.Sprintf("%s [%s]> ", q.Title, layout.Cut(q.Default, widestSuggestion))
}

// ask prints the question and its options, unless they were printed last.
func (t *Terminal) ask(q *session.Question) {
	id := fmt.Sprintf("%s|%d|%d|%d", q.Prompt, len(q.Options), t.question.page, t.game.Decisions())
	if id == t.question.id {
		return
	}
	t.question.id = id
	text := q.Prompt
	if q.Begun && q.SoFar == "" {
		text += " (`undo` goes back)"
	}
	t.say("\n%s: %s", t.board.PlayerTitle(t.player), text)
	if q.SoFar != "" {
		t.say("  so far: %s (`undo` goes back)", q.SoFar)
	}
	t.printOdds(q.Kind == "menu")
	if q.Kind == "menu" && len(q.Options) <= pageSize && t.menu(q.Options) {
		return
	}
	t.list(q)
	if q.HowMany != "" {
		t.say("  %s", q.HowMany)
	}
}

// printOdds prints the odds for the question. For a menu, which is asked again and again, it prints only odds that have
// changed since.
func (t *Terminal) printOdds(menu bool) {
	told, err := t.session.OddsAsked(t.screen.Viewer(t.session, t.player))
	if err != nil {
		return
	}
	printed := map[string]question.Told{}
	for _, x := range told {
		if menu && x.IsLike(t.foretold[x.Space]) {
			printed[x.Space] = t.foretold[x.Space]
			continue
		}
		printed[x.Space] = x
		t.say("  odds: %s", layout.Wrap(x.Text(), t.board.Columns()-8, "    "))
	}
	t.foretold = printed
}

// menu prints the entries of a menu with the lines that begin with them, and reports whether it did. It does so only
// the first time for each menu; later, a person knows the lines.
func (t *Terminal) menu(options []session.Option) bool {
	widest, key, forms := 0, "", false
	for _, o := range options {
		key += "|" + o.Text
		widest = max(widest, layout.Columns(o.Text))
		forms = forms || o.Form != ""
	}
	if t.menus[key] || !forms {
		return false
	}
	t.menus[key] = true
	digits := len(strconv.Itoa(len(options)))
	for i, o := range options {
		line := fmt.Sprintf("  %*d %s   %s", digits, i+1, layout.Pad(o.Text, widest), o.Form)
		t.say("%s", strings.TrimRight(line, " "))
	}
	return true
}

// list prints a page of options, in columns if they are short.
func (t *Terminal) list(q *session.Question) {
	options := q.Options
	if len(options) == 0 {
		return
	}
	if q.Numbers != "" {
		t.say("  a number: %s", q.Numbers)
		if q.Price != "" {
			t.say("  %s", q.Price)
		}
		return
	}
	widest := 0
	for i, o := range options {
		if o.Price != "" {
			options[i].Text = o.Text + ": " + o.Price
		}
		widest = max(widest, layout.Columns(options[i].Text))
	}
	columns := max(1, min(4, (t.board.Columns()-3)/(widest+7)))
	size := pageSize * columns
	pages := (len(options) + size - 1) / size
	t.question.page %= pages
	from := t.question.page * size
	to := min(from+size, len(options))
	rows := (to - from + columns - 1) / columns
	digits := len(strconv.Itoa(len(options)))
	for r := range rows {
		var b strings.Builder
		for c := range columns {
			if i := from + c*rows + r; i < to {
				fmt.Fprintf(&b, "  %*d %s", digits, i+1, layout.Pad(options[i].Text, widest))
			}
		}
		t.say("%s", strings.TrimRight(b.String(), " "))
	}
	if pages > 1 {
		next := "the next"
		if t.question.page+1 == pages {
			next = "the first"
		}
		t.say("  … page %d of %d: `more` shows %s, part of a name is enough to choose", t.question.page+1, pages, next)
	}
}

// answer carries out a line: an answer or a command. It reports whether it was an answer.
func (t *Terminal) answer(line string, q *session.Question) (bool, error) {
	if line == "" && q.Default == "" {
		t.question.id = ""
		return false, nil
	}
	c, arg, ok := findCommand(strings.TrimPrefix(line, "/"))
	if ok && (strings.HasPrefix(line, "/") || !t.session.IsAnswer(line)) {
		return false, c.run(t, arg)
	}
	r, err := t.session.Answer(line)
	if err != nil {
		return false, err
	}
	t.tell(r)
	return r.Accepted, nil
}

// tell prints the reply to an answer.
func (t *Terminal) tell(r session.Reply) {
	if text := r.Meant + r.Reason; text != "" {
		t.say("  %s", text)
	}
	for _, line := range r.MayBe[:min(len(r.MayBe), pageSize)] {
		t.say("    %s", line)
	}
	switch {
	case !r.Unclear:
	case t.session.Begun():
		t.say("  (`undo` goes back, `help` lists what can be typed, `options` shows the question again)")
	default:
		t.say("  (`help` lists what can be typed, `options` shows the question again)")
	}
}
