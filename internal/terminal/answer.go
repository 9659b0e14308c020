package terminal

import (
	"strings"

	"github.com/scenario-lang/scenario/internal/session"
)

// answer carries out a line: an answer, or a command. It reports whether the line was an answer.
func (t *Terminal) answer(line string, q *session.Question) (bool, error) {
	if line == "" && q.Default == "" {
		t.question.asked = ""
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

// tell says what became of an answer.
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
