package session

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/session/lines"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// Reply is what became of what a person has answered or taken back.
type Reply struct {
	Accepted bool     `json:"accepted"`
	Meant    string   `json:"meant,omitempty"`  // the accepted line, if it was shortened; what was taken back
	Reason   string   `json:"reason,omitempty"` // why it was refused
	MayBe    []string `json:"may_be,omitempty"` // what may have been meant
	Unclear  bool     `json:"-"`                // it names no option, so that it may help to know what can be typed
}

// Answer answers with a line that a person has typed: an option by its number, its text or a part of it, or the whole
// line of an action, possibly with shortened names. An empty line gives the answer that the rules suggest.
func (s *Session) Answer(line string) (Reply, error) {
	d := s.game.Decision()
	options := d.Options(nil)
	if line == "" {
		return s.answerAsSuggested()
	}
	if o, ok := s.exact(d, options, line); ok {
		return s.reply(s.choose(o, true))
	}
	return s.answerByLine(d, options, line)
}

// AnswerExactly answers with a line in which nothing is shortened.
func (s *Session) AnswerExactly(line string) (Reply, error) {
	d := s.game.Decision()
	if o, ok := s.exact(d, d.Options(nil), line); ok {
		return s.reply(s.choose(o, true))
	}
	return s.reply(s.do(line))
}

// AnswerOption answers with an option.
func (s *Session) AnswerOption(index int) (Reply, error) {
	d := s.game.Decision()
	if index < 0 || index >= d.Len() {
		return Reply{Reason: "There is no such option."}, nil
	}
	return s.reply(s.choose(runtime.Option{Index: index, Text: d.Text(index)}, true))
}

// answerAsSuggested gives the answer that the rules suggest, pick by pick.
func (s *Session) answerAsSuggested() (Reply, error) {
	decisions, given := s.game.Decisions(), Reply{Reason: "The rules suggest no answer here."}
	for d := s.game.Decision(); ; d = s.game.Decision() {
		if given.Accepted && (s.game.Decisions() != decisions || d == nil || d.Kind != runtime.Pick) {
			return given, nil
		}
		i, ok := d.Default()
		if !ok {
			return given, nil
		}
		r, err := s.AnswerOption(i)
		if err != nil || !r.Accepted {
			r.Accepted = given.Accepted
			return r, err
		}
		given = r
	}
}

// IsAnswer reports whether a line names an option in full, or has the form of an action that is offered. A front end
// takes other lines for its own commands first.
func (s *Session) IsAnswer(line string) bool {
	d := s.game.Decision()
	options := d.Options(nil)
	_, ok := s.exact(d, options, line)
	return ok || lines.Fits(s.game, options, line)
}

// Complete returns the lines that begin with what is typed: options, and lines of actions.
func (s *Session) Complete(typed string) []string {
	d := s.game.Decision()
	if d == nil {
		return nil
	}
	options := d.Options(nil)
	var out []string
	typed = strings.ToLower(typed)
	for _, o := range s.distinguished(d, wording.Readable(options)) {
		text := strings.ToLower(o.Text)
		if strings.HasPrefix(text, typed) || typed != "" && wording.TitleBegins(text, typed) {
			out = append(out, o.Text)
		}
	}
	for _, line := range lines.Complete(s.game, options, typed) {
		if !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	return out
}

// distinguished returns options as they are shown.
func (s *Session) distinguished(d *runtime.Decision, options []runtime.Option) []runtime.Option {
	return wording.Fields{Program: s.Program, Language: s.Language}.Distinguished(d, options)
}

// exact finds the option that a line names by its number or its whole text.
func (s *Session) exact(d *runtime.Decision, options []runtime.Option, line string) (runtime.Option, bool) {
	if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(options) && !wording.Numeric(options) {
		return options[n-1], true
	}
	for i, o := range s.distinguished(d, options) {
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

// reply returns what became of an answer. Of errors it returns those that no person can mend by another answer.
func (s *Session) reply(err error) (Reply, error) {
	var refused *runtime.Refusal
	var rule *runtime.Error
	switch {
	case err == nil:
		return Reply{Accepted: true}, nil
	case errors.As(err, &refused):
		return Reply{Reason: refused.Reason}, nil
	case errors.As(err, &rule):
		text := rule.Error()
		if s.Explain != nil {
			text = s.Explain(rule, s.Decisions())
		}
		const advice = "\n  The game is as it was; answer otherwise, or save it and report this."
		return Reply{Reason: "The rules fail here: " + text + advice}, nil
	}
	return Reply{}, err
}

// answerInFull answers with a line that a shorter one stands for.
func (s *Session) answerInFull(full string) (Reply, error) {
	r, err := s.reply(s.do(full))
	if r.Accepted {
		r.Meant = full
	} else if r.Reason != "" {
		r.Reason = full + ": " + r.Reason
	}
	return r, err
}

// answerByLine answers with a line that names no option exactly.
func (s *Session) answerByLine(d *runtime.Decision, options []runtime.Option, line string) (Reply, error) {
	r, err := s.reply(s.do(line))
	if r.Accepted || err != nil {
		return r, err
	}
	if full := byNumbers(options, line); full != "" {
		return s.answerInFull(full)
	}
	matches := wording.Matching(options, s.distinguished(d, options), line)
	if len(matches) == 1 {
		return s.reply(s.choose(matches[0], true))
	}
	meant := lines.Unabbreviate(s.game, options, line)
	switch {
	case len(matches) > 0:
		for _, o := range s.distinguished(s.game.Decision(), matches) {
			r.MayBe = append(r.MayBe, o.Text)
		}
		r.Reason = "That may be:"
		return r, nil
	case len(meant.Lines) == 1:
		return s.answerInFull(meant.Lines[0])
	case len(meant.Lines) > 1:
		return Reply{Reason: "That may be:", MayBe: meant.Lines}, nil
	case meant.Word != "":
		return Reply{Reason: fmt.Sprintf("%q may be %s.", meant.Word, either(meant.Names))}, nil
	}
	if i := wording.Ending(s.game.Decision(), line); i >= 0 {
		return s.reply(s.choose(runtime.Option{Index: i, Text: line}, true))
	}
	if _, err := strconv.Atoi(line); err == nil && !wording.Numeric(options) {
		r.Reason = fmt.Sprintf("The options are numbered 1 to %d.", len(options))
	} else if wording.YesNo(options) {
		r.Reason = "Answer yes or no."
	}
	r.Unclear = true
	return r, nil
}

// byNumbers returns the options that a line such as "1, 3" names, as a list in words. For any other line it returns "".
func byNumbers(options []runtime.Option, line string) string {
	numbers := strings.Split(line, ",")
	if len(numbers) < 2 || wording.Numeric(options) {
		return ""
	}
	texts := make([]string, len(numbers))
	for i, number := range numbers {
		n, err := strconv.Atoi(strings.TrimSpace(number))
		if err != nil || n < 1 || n > len(options) {
			return ""
		}
		texts[i] = options[n-1].Text
	}
	return strings.Join(texts, ", ")
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
