package terminal

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/terminal/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// pageSize is the number of rows of options on a page.
const pageSize = 20

// question is the question on the screen. It is not printed again after every command.
type question struct {
	asked string // identifies the question printed last; "" prints the next one whatever it is
	page  int    // of the options
}

// askUntilAnswered prints the question and reads lines until one of them is an answer.
func (t *Terminal) askUntilAnswered(options []runtime.Option) error {
	for {
		// A refused line has used the one decision a game has, so it must be asked for again.
		d := t.game.Decision()
		t.ask(d, options)
		suggested := t.suggested()
		line, err := t.reader().Read(prompt(t.session.PlayerTitle(t.player), suggested), func(typed string) []string { return t.complete(typed, options) })
		if errors.Is(err, io.EOF) {
			return t.leave()
		}
		if err != nil {
			return left(err)
		}
		line = strings.TrimSpace(line)
		var done bool
		if line == "" && suggested != "" {
			done, err = t.suggest(d)
		} else {
			done, err = t.answer(d, options, line)
		}
		if done || err != nil {
			t.question = question{}
			return err
		}
	}
}

// ask prints the question and its options, unless they were printed last.
func (t *Terminal) ask(d *runtime.Decision, options []runtime.Option) {
	id := fmt.Sprintf("%s|%d|%d|%d", d.Prompt(), len(options), t.question.page, t.game.Decisions())
	if id == t.question.asked {
		return
	}
	t.question.asked = id
	t.say("\n%s: %s", t.board.PlayerTitle(d.Player), wording.Question(t.session.Program, d, t.session.Begun()))
	if so := t.soFar(d); so != "" {
		t.say("  so far: %s (`undo` goes back)", so)
	}
	if d.Kind == runtime.Menu && len(options) <= pageSize && t.menu(d, options) {
		return
	}
	t.list(wording.Counted(d, t.words.Distinguished(d, wording.Readable(options))))
	if howMany := wording.HowMany(d, options); howMany != "" {
		t.say("%s", howMany)
	}
}

// soFar returns what was answered of the open decision, unless the question itself says it.
func (t *Terminal) soFar(d *runtime.Decision) string {
	if !t.session.Begun() {
		return ""
	}
	p := t.session.Program
	if d.Kind == runtime.Param {
		a := &p.Actions[d.Action]
		if a.Params[d.Param].Prompt < 0 {
			return ""
		}
		return runtime.Form(p, a, d.Answered)
	}
	return strings.Join(t.session.Answers(), ", ")
}

// menu prints the entries of a menu with the lines they stand for, and reports whether it did. It does so once for each
// menu: a person who has seen the lines can type the next one and needs the entries only.
func (t *Terminal) menu(d *runtime.Decision, options []runtime.Option) bool {
	widest, key, forms := 0, "", false
	for _, o := range options {
		key += "|" + o.Text
		widest = max(widest, layout.Columns(o.Text))
		forms = forms || wording.Form(t.session.Program, d, o) != ""
	}
	if t.menus[key] || !forms {
		return false
	}
	t.menus[key] = true
	digits := len(strconv.Itoa(len(options)))
	for i, o := range options {
		line := fmt.Sprintf("  %*d %s   %s", digits, i+1, layout.Pad(o.Text, widest), wording.Form(t.session.Program, d, o))
		t.say("%s", strings.TrimRight(line, " "))
	}
	return true
}

// list prints a page of options, in columns if they are short.
func (t *Terminal) list(options []runtime.Option) {
	if len(options) == 0 {
		return
	}
	if wording.Numeric(options) {
		t.say("  a number: %s", wording.Ranges(options[:min(len(options), 200)]))
		return
	}
	widest := 0
	for _, o := range options {
		widest = max(widest, layout.Columns(o.Text))
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
