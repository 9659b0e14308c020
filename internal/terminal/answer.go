package terminal

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/terminal/input"
	"github.com/scenario-lang/scenario/internal/terminal/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// answer carries out a line: an option by number or words, a whole line of an action, or a command. It reports whether the
// line was an answer.
func (t *Terminal) answer(d *runtime.Decision, options []runtime.Option, line string) (bool, error) {
	if line == "" {
		t.question.asked = ""
		return false, nil
	}
	if c, arg, ok := findCommand(strings.TrimPrefix(line, "/")); ok && strings.HasPrefix(line, "/") {
		return false, c.run(t, arg)
	}
	if o, ok := t.exactOption(d, options, line); ok {
		return t.choose(o)
	}
	if c, arg, ok := findCommand(line); ok && !input.IsLine(t.game, options, line) {
		return false, c.run(t, arg)
	}
	err := t.session.Do(line)
	if err == nil {
		return true, nil
	}
	var refused *runtime.Refusal
	if !errors.As(err, &refused) {
		return false, t.fault(err)
	}
	return t.partOfOption(options, line, refused)
}

// exactOption finds the option that a line names by its number or its whole text.
func (t *Terminal) exactOption(d *runtime.Decision, options []runtime.Option, line string) (runtime.Option, bool) {
	if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(options) && !wording.Numeric(options) {
		return options[n-1], true
	}
	for i, o := range t.distinguished(d, options) {
		if strings.EqualFold(o.Text, line) || strings.EqualFold(options[i].Text, line) {
			return options[i], true
		}
	}
	if wording.YesNo(options) {
		for _, o := range options {
			if strings.HasPrefix(wording.YesOrNo(o.Text), strings.ToLower(line)) {
				return o, true
			}
		}
	}
	return runtime.Option{}, false
}

// partOfOption takes a refused line for a part of an option. If it fits no option or several, partOfOption says so.
func (t *Terminal) partOfOption(options []runtime.Option, line string, refused *runtime.Refusal) (bool, error) {
	switch matches := wording.Matching(options, line); {
	case len(matches) == 1:
		return t.choose(matches[0])
	case len(matches) > 1:
		t.say("  That may be:")
		for _, o := range t.distinguished(t.game.Decision(), matches[:min(len(matches), pageSize)]) {
			t.say("    %s", o.Text)
		}
		return false, nil
	}
	if done, known, err := t.abbreviated(options, line); known {
		return done, err
	}
	if i := wording.Ending(t.game.Decision(), line); i >= 0 {
		return t.choose(runtime.Option{Index: i, Text: line})
	}
	reason := refused.Reason
	if _, err := strconv.Atoi(line); err == nil && !wording.Numeric(options) {
		reason = fmt.Sprintf("The options are numbered 1 to %d.", len(options))
	} else if wording.YesNo(options) {
		reason = "Answer yes or no."
	}
	t.say("  %s", reason)
	t.say("  (`help` lists what can be typed, `options` shows the question again)")
	return false, nil
}

// abbreviated takes a refused line for one with shortened names. known reports whether it is one; then the person has been told what it means, or
// what it may mean. Game logs have the names in full.
func (t *Terminal) abbreviated(options []runtime.Option, line string) (done, known bool, err error) {
	meant := input.Unabbreviate(t.game, options, line)
	switch {
	case len(meant.Lines) == 1:
		full := meant.Lines[0]
		if err = t.session.Do(full); err == nil {
			t.say("  %s", full)
			return true, true, nil
		}
		var refused *runtime.Refusal
		if !errors.As(err, &refused) {
			return false, true, t.fault(err)
		}
		t.say("  %s: %s", full, refused.Reason)
		return false, true, nil
	case len(meant.Lines) > 1:
		t.say("  That may be:")
		for _, full := range meant.Lines {
			t.say("    %s", full)
		}
		return false, true, nil
	case meant.Word != "":
		t.say("  %q may be %s.", meant.Word, either(meant.Names))
		return false, true, nil
	}
	return false, false, nil
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

// choose answers with an option and reports whether it was accepted.
func (t *Terminal) choose(o runtime.Option) (bool, error) {
	err := t.session.Choose(o, true)
	if err == nil {
		return true, nil
	}
	var refused *runtime.Refusal
	if errors.As(err, &refused) {
		t.say("  %s", refused.Reason)
		return false, nil
	}
	return false, t.fault(err)
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
	for _, line := range input.CompleteLines(t.game, options, typed) {
		if !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	return append(out, t.completeCommand(lower)...)
}
