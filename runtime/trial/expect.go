package trial

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// shown has what people were shown since the last run or play began.
type shown struct {
	messages []runtime.Line
	decided  [][]string // by decision: its line for each player, and last for the referee
	lines    bool       // record the lines of decisions
}

func (x *trial) forgetShown() { x.shown.messages, x.shown.decided = nil, nil }

// asksForLines reports whether a test has expectations about lines of decisions, which take time to word.
func asksForLines(t *program.Test) bool {
	return slices.ContainsFunc(t.Steps, func(s program.TestStep) bool { return len(s.Shown)+len(s.Unshown) > 0 })
}

// noteLine records the line of the last decision.
func (x *trial) noteLine() {
	if !x.shown.lines {
		return
	}
	var read []string
	for p := range x.p.Classes[x.p.PlayerClass].Members {
		read = append(read, x.g.LineFor(p))
	}
	x.shown.decided = append(x.shown.decided, append(read, x.g.LineFor(runtime.Referee)))
}

// expect checks an expectation.
func (x *trial) expect(s *program.TestStep) *failure {
	fail := func(why string) *failure {
		if s.Message >= 0 {
			why = strings.TrimRight(str(x.p, s.Message)+"\n"+why, "\n")
		}
		return &failure{place: s.Place, message: why}
	}
	if unseen, err := x.unseen(s); err != nil {
		return newFailure(s.Place, err)
	} else if unseen != "" {
		return fail(unseen)
	}
	if s.Fn >= 0 {
		v, err := x.g.Eval(int(s.Fn))
		if err != nil {
			return newFailure(s.Place, err)
		}
		if v == 0 {
			why := "this does not hold"
			if s.Message >= 0 {
				why = ""
			}
			f := fail(why)
			f.message += x.describeStop()
			f.saw = x.g.Why(int(s.Fn), x.viewer(s))
			return f
		}
	}
	if s.Text >= 0 {
		read, err := x.g.Words(int(s.Text), x.viewer(s))
		if err != nil {
			return newFailure(s.Place, err)
		}
		if want := str(x.p, s.Reads); read != want {
			return fail(fmt.Sprintf("%s reads %q\nexpected: %q", x.reader(s), read, want))
		}
	}
	if why := x.wrongView(s); why != "" {
		return fail(why)
	}
	return nil
}

// unseen returns a message about something that an expectation depends on and its player does not see, or "".
func (x *trial) unseen(s *program.TestStep) (string, error) {
	var unseen []string
	for _, sight := range s.Sights {
		who, err := x.g.Eval(int(sight.Fn))
		if err != nil {
			return "", err
		}
		if who != -1 && who>>uint(s.As&63)&1 == 0 {
			unseen = append(unseen, str(x.p, sight.What))
		}
	}
	if len(unseen) == 0 {
		return "", nil
	}
	name := x.player(int(s.As))
	return fmt.Sprintf("%s does not see everything that this depends on: %s; sees(player.%s, "+
		"…) asks whether a player sees something",
		name, strings.Join(unseen, ", "), name), nil
}

// viewer returns the viewer of an expectation.
func (x *trial) viewer(s *program.TestStep) int {
	if s.As < 0 {
		return runtime.Referee
	}
	return int(s.As)
}

// reader names the viewer of an expectation.
func (x *trial) reader(s *program.TestStep) string {
	if s.As < 0 {
		return "the referee"
	}
	return x.player(int(s.As))
}

// wrongView returns a message about an expected message, line or option that is missing, or about an unwanted one, or
// "".
func (x *trial) wrongView(s *program.TestStep) string {
	var messages, decided []string
	for _, l := range x.shown.messages {
		if text := l.For(x.viewer(s)); text != "" {
			messages = append(messages, text)
		}
	}
	for _, read := range x.shown.decided {
		at := len(read) - 1
		if s.As >= 0 {
			at = int(s.As)
		}
		if read[at] != "" {
			decided = append(decided, read[at])
		}
	}
	for _, c := range []struct {
		read              []string
		wanted, unwanted  []int32
		missing, too, all string
	}{
		{
			messages, s.Said, s.Unsaid, "is in no message that %s reads", "is in a message that %s reads",
			"the messages since the run or play before",
		},
		{
			decided, s.Shown, s.Unshown, "is in no line of a decision that %s reads",
			"is in the line of a decision that %s reads", "the lines of the decisions since the play before",
		},
	} {
		for _, w := range c.wanted {
			if words := str(x.p, w); !anyContains(c.read, words) {
				return fmt.Sprintf("%q "+c.missing+"\n%s:%s", words, x.reader(s), c.all, stack(c.read))
			}
		}
		for _, w := range c.unwanted {
			if words := str(x.p, w); anyContains(c.read, words) {
				return fmt.Sprintf("%q "+c.too+"\n%s:%s", words, x.reader(s), c.all, stack(c.read))
			}
		}
	}
	return x.findNotOffered(s)
}

func anyContains(texts []string, words string) bool {
	return slices.ContainsFunc(texts, func(t string) bool { return strings.Contains(t, words) })
}

// stack returns texts on a line each.
func stack(texts []string) string {
	const most = 12
	if len(texts) == 0 {
		return " none"
	}
	var b strings.Builder
	if n := len(texts) - most; n > 0 {
		fmt.Fprintf(&b, "\n  … %d more", n)
		texts = texts[n:]
	}
	for _, t := range texts {
		b.WriteString("\n  " + t)
	}
	return b.String()
}

// findNotOffered returns a message about an expected answer that the open question does not have, or "".
func (x *trial) findNotOffered(s *program.TestStep) string {
	if len(s.Offered) == 0 {
		return ""
	}
	d := x.g.Decision()
	switch {
	case d == nil:
		return "nobody is asked anything" + x.describeStop()
	case s.As >= 0 && d.Player != int(s.As):
		return fmt.Sprintf("%s is asked, not %s\n%s", x.player(d.Player), x.player(int(s.As)), x.describeAsked(d))
	}
	for _, w := range s.Offered {
		line := str(x.p, w)
		if !slices.ContainsFunc(d.Options(nil), func(o runtime.Option) bool { return o.Text == line }) && !x.accepts(line) {
			return fmt.Sprintf("%q is not offered\n%s", line, x.describeAsked(d))
		}
	}
	return ""
}

// accepts reports whether the open question accepts a line. It does not change the game.
func (x *trial) accepts(line string) bool {
	log, messages := len(x.log), len(x.shown.messages)
	defer func() { x.log, x.shown.messages = x.log[:log], x.shown.messages[:messages] }()
	var r *runtime.Refusal
	return !errors.As(x.g.Clone().Do(line), &r)
}
