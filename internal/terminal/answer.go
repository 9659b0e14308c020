package terminal

import (
	"errors"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/terminal/answering"
	"github.com/scenario-lang/scenario/internal/terminal/lines"
	"github.com/scenario-lang/scenario/internal/terminal/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// answer carries out a line: an option by number or words, a whole line of an action, or a command. It reports
// whether the
// line was an answer.
func (t *Terminal) answer(d *runtime.Decision, options []runtime.Option, line string) (bool, error) {
	if line == "" {
		t.question.asked = ""
		return false, nil
	}
	if c, arg, ok := findCommand(strings.TrimPrefix(line, "/")); ok && strings.HasPrefix(line, "/") {
		return false, c.run(t, arg)
	}
	if o, ok := answering.Exact(options, t.words.Distinguished(d, options), line); ok {
		return t.tell(answering.Choose(t.session, o))
	}
	if c, arg, ok := findCommand(line); ok && !lines.Fits(t.game, options, line) {
		return false, c.run(t, arg)
	}
	return t.tell(answering.Line(t.session, options, line))
}

// tell says what became of a line, and reports whether it was an answer.
func (t *Terminal) tell(r answering.Result, err error) (bool, error) {
	switch {
	case err != nil:
		return false, t.fault(err)
	case r.Done && r.Meant != "":
		t.say("  %s", r.Meant)
	case r.Done:
	case len(r.MayBe) > 0:
		t.say("  That may be:")
		for _, o := range t.words.Distinguished(t.game.Decision(), r.MayBe[:min(len(r.MayBe), pageSize)]) {
			t.say("    %s", o.Text)
		}
	case len(r.Lines) > 0:
		t.say("  That may be:")
		for _, full := range r.Lines {
			t.say("    %s", full)
		}
	case r.Word != "":
		t.say("  %q may be %s.", r.Word, either(r.Names))
	case r.Meant != "":
		t.say("  %s: %s", r.Meant, r.Reason)
	default:
		t.say("  %s", r.Reason)
		switch {
		case r.Chosen:
		case t.session.Begun():
			t.say("  (`undo` goes back, `help` lists what can be typed, `options` shows the question again)")
		default:
			t.say("  (`help` lists what can be typed, `options` shows the question again)")
		}
	}
	return r.Done, nil
}

// either joins names as alternatives; of many it shows the first.
func either(names []string) string {
	const most = 8
	if len(names) > most {
		return strings.Join(names[:most], ", ") + " or another"
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// fault shows an error of the rules. The game is as it was before the answer, so the person may answer otherwise.
func (t *Terminal) fault(err error) error {
	var rule *runtime.Error
	if !errors.As(err, &rule) {
		return err
	}
	t.say("  The rules fail here: %s\n  The game is as it was; answer otherwise, or save it and report this.", t.Explain(rule, t.session.Decisions()))
	return nil
}

// complete returns the lines that begin with what is typed: options, lines of actions, and commands.
func (t *Terminal) complete(typed string, options []runtime.Option) []string {
	var out []string
	lower := strings.ToLower(typed)
	for _, o := range wording.Readable(options) {
		if strings.HasPrefix(strings.ToLower(o.Text), lower) {
			out = append(out, o.Text)
		}
	}
	for _, line := range lines.Complete(t.game, options, typed) {
		if !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	return append(out, t.completeCommand(lower)...)
}
