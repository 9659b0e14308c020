package session

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/session/lines"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Reply is the result of an answer, or of taking one back.
type Reply struct {
	Accepted bool     `json:"accepted"`
	Meant    string   `json:"meant,omitempty"`  // the whole line, if a shortened one was accepted; the line that was taken back
	Reason   string   `json:"reason,omitempty"` // why the answer was refused
	MayBe    []string `json:"may_be,omitempty"` // lines that may have been meant
	Unclear  bool     `json:"-"`                // the line names no option, so it may help to list what can be typed
}

// Answer answers with a line that a person typed: the number, the text or a part of the text of an option, or the line
// of an action, in which names may be shortened. An empty line gives the suggested answer.
func (s *Session) Answer(line string) (Reply, error) {
	d := s.game.Decision()
	options := d.Options(nil)
	if line == "" {
		return s.answerAsSuggested()
	}
	if o, ok := s.findExact(d, options, line); ok {
		return s.reply(s.choose(o, true))
	}
	r, err := s.answerByLine(d, options, line)
	if err == nil && !r.Accepted {
		s.noteRefused(options, cmp.Or(strings.SplitN(r.Reason, ": ", 2)[0], line))
		if len(s.refused) == 0 {
			s.noteRefused(options, line)
		}
	}
	return r, err
}

// AnswerExactly is Answer for a line in which nothing is shortened.
func (s *Session) AnswerExactly(line string) (Reply, error) {
	d := s.game.Decision()
	if o, ok := s.findExact(d, d.Options(nil), line); ok {
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

// answerAsSuggested gives the suggested answer, option by option.
func (s *Session) answerAsSuggested() (Reply, error) {
	decisions, given := s.game.Decisions(), Reply{Reason: "The rules suggest no answer here."}
	for d := s.game.Decision(); ; d = s.game.Decision() {
		if given.Accepted && (s.game.Decisions() != decisions || d == nil || d.Kind != runtime.Pick) {
			return given, nil
		}
		i, ok := suggestion(s.Program, d)
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

// suggestion returns the option that an empty line chooses: the default, the only option of a choice or, where an
// action names a space and asks for a number, the greatest number, because usually all pieces move.
func suggestion(p *program.Program, d *runtime.Decision) (index int, ok bool) {
	if i, ok := d.Default(); ok || d.Kind == runtime.Menu {
		return i, ok
	}
	options := d.Options(nil)
	if onlyOne(d, options) {
		return options[0].Index, true
	}
	if d.Kind != runtime.Param {
		return 0, false
	}
	places := func(q program.Param) bool {
		return p.Types[q.Type].Kind == program.TRef && p.Types[q.Type].Class == p.SpaceClass
	}
	if !wording.Numeric(options) || !slices.ContainsFunc(p.Actions[d.Action].Params, places) {
		return 0, false
	}
	return options[greatest(options)].Index, true
}

// onlyOne reports whether a choice has a single answer. It is asked all the same; otherwise other players would learn
// that there was no choice.
func onlyOne(d *runtime.Decision, options []runtime.Option) bool {
	_, _, most := d.Picks()
	return d.Kind == runtime.Pick && len(options) == 1 && most < 2
}

// IsAnswer reports whether a line is an option in full, or has the form of an action on offer. Other lines may be
// commands of the front end.
func (m *match) IsAnswer(line string) bool {
	d := m.game.Decision()
	options := d.Options(nil)
	_, ok := m.findExact(d, options, line)
	return ok || lines.Fits(m.game, options, line)
}

// Complete returns the options and lines of actions that begin with what is typed.
func (m *match) Complete(typed string) []string {
	d := m.game.Decision()
	if d == nil {
		return nil
	}
	options := d.Options(nil)
	var out []string
	typed = strings.ToLower(typed)
	for i, o := range m.distinguish(d, wording.Readable(options)) {
		if strings.HasPrefix(strings.ToLower(o.Text), typed) || strings.HasPrefix(strings.ToLower(options[i].Text), typed) {
			out = append(out, o.Text)
		}
	}
	for _, line := range lines.Complete(m.game, options, typed, m.words().Spoken) {
		if !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	return out
}

// distinguish returns options as they are shown.
func (m *match) distinguish(d *runtime.Decision, options []runtime.Option) []runtime.Option {
	return m.words().Distinguish(d, options)
}

// findExact finds an option by its number or its whole text.
func (m *match) findExact(d *runtime.Decision, options []runtime.Option, line string) (runtime.Option, bool) {
	if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(options) && !wording.Numeric(options) {
		return options[n-1], true
	}
	for i, o := range m.distinguish(d, options) {
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

// reply makes a reply from the error of an answer. It returns the errors that another answer cannot avoid.
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
		const advice = "\n  The game is unchanged; give another answer, or save it and report this."
		return Reply{Reason: "The rules fail here: " + text + advice}, nil
	}
	return Reply{}, err
}

// answerInFull answers with the whole line of a shortened one.
func (s *Session) answerInFull(full string) (Reply, error) {
	r, err := s.reply(s.do(full))
	if r.Accepted {
		r.Meant = s.words().Line(full)
	} else if r.Reason != "" {
		r.Reason = s.words().Line(full) + ": " + r.Reason
	}
	return r, err
}

// youCan is the text before the possible answers.
const youCan = " You can: "

// answerByLine answers with a line that is not exactly an option.
func (s *Session) answerByLine(d *runtime.Decision, options []runtime.Option, line string) (Reply, error) {
	r, err := s.reply(s.do(line))
	if r.Accepted || err != nil {
		return r, err
	}
	if full := readNumbers(options, line); full != "" {
		return s.answerInFull(full)
	}
	if full := s.readTitles(d, options, line); full != "" {
		return s.answerInFull(full)
	}
	matches := wording.Matching(options, s.distinguish(d, options), line)
	if len(matches) == 1 {
		return s.reply(s.choose(matches[0], true))
	}
	meant := lines.Unabbreviate(s.game, options, line)
	if len(matches) == 0 {
		loosely, ok, err := s.answerLoosely(options, line)
		if ok && (loosely.Reason == "" || len(meant.Lines) == 0 || len(lines.Listed(line)) > 1) || err != nil {
			return loosely, err
		}
	}
	switch {
	case len(matches) > 0:
		for _, o := range s.distinguish(s.game.Decision(), matches) {
			r.MayBe = append(r.MayBe, o.Text)
		}
		r.Reason = "That may mean:"
		return r, nil
	case len(meant.Lines) == 1:
		return s.answerInFull(meant.Lines[0])
	case len(meant.Lines) > 1:
		return Reply{Reason: "That may mean:", MayBe: s.words().Lines(meant.Lines)}, nil
	case meant.Word != "":
		for i, name := range meant.Names {
			meant.Names[i] = s.words().Spoken(meant.Type, name)
		}
		return Reply{Reason: fmt.Sprintf("%q may mean %s.", meant.Word, joinAlternatives(meant.Names))}, nil
	}
	if begun := lines.Begun(s.game, options, line); begun != nil {
		for _, o := range begun {
			if r, err = s.reply(s.choose(o, true)); err != nil || !r.Accepted {
				break
			}
		}
		return r, err
	}
	if i := wording.Ending(s.game.Decision(), line); i >= 0 {
		return s.reply(s.choose(runtime.Option{Index: i, Text: line}, true))
	}
	if said, _, ok := strings.Cut(r.Reason, youCan); ok && d.Kind == runtime.Pick {
		r.Reason = said + youCan + joinAlternatives(texts(s.distinguish(d, options))) + "."
	}
	if d.Kind == runtime.Param && (strings.EqualFold(line, "done") || strings.EqualFold(line, "pass")) {
		r.Reason = fmt.Sprintf("This is the middle of an action, so nothing ends here: answer, or take the answer back; "+
			"then %q may end the menu.", line)
	} else if _, err := strconv.Atoi(line); err == nil && !wording.Numeric(options) {
		r.Reason = fmt.Sprintf("The options are numbered 1 to %d.", len(options))
	} else if wording.YesNo(options) {
		r.Reason = "Answer yes or no."
	}
	r.Unclear = true
	return r, nil
}

// answerLoosely answers with a line that leaves out obvious parts, or that means several lines; see lines.Loosely. It
// gives several lines one after the other, if the rules accept all of them. ok is false if the line cannot be read in
// this way.
func (s *Session) answerLoosely(options []runtime.Option, line string) (r Reply, ok bool, err error) {
	if wording.Numeric(options) && strings.EqualFold(line, "all") {
		o := options[greatest(options)]
		r, err = s.reply(s.choose(o, true))
		return r, true, err
	}
	readings := lines.Loosely(s.game, options, line)
	var legal [][]string
	reason := ""
	for _, reading := range readings {
		if len(reading) == 1 && strings.EqualFold(reading[0], line) {
			continue // its line was refused
		}
		if refused := s.refusalOf(reading); refused != "" {
			reason = cmp.Or(reason, refused)
			continue
		}
		legal = append(legal, reading)
	}
	switch {
	case len(legal) == 1:
		r, err = s.answerInFull(legal[0][0])
		if r.Accepted {
			s.pending = slices.Clone(legal[0][1:])
			r.Meant = strings.Join(s.words().Lines(legal[0]), "; ")
		}
		return r, true, err
	case len(legal) > 1:
		r.Reason = "That may mean:"
		for _, reading := range legal {
			r.MayBe = append(r.MayBe, strings.Join(s.words().Lines(reading), "; "))
		}
		return r, true, nil
	case reason != "":
		return Reply{Reason: reason}, true, nil
	}
	return Reply{}, false, nil
}

// refusalOf returns why lines cannot be given one after the other, or "". The game does not change.
func (s *Session) refusalOf(reading []string) string {
	g := s.game.Clone()
	g.Mute()
	player := g.Decision().Player
	for i, line := range reading {
		if d := g.Decision(); i > 0 && (d == nil || d.Player != player || d.Kind != runtime.Menu ||
			g.Phase() != s.game.Phase()) {
			return s.words().Line(line) + ": by then, another question would be open."
		}
		if r, err := s.reply(g.Do(line)); err != nil || !r.Accepted {
			return s.words().Line(line) + ": " + r.Reason
		}
	}
	return ""
}

// greatest returns the index of the greatest option, if options are numbers.
func greatest(options []runtime.Option) int {
	return slices.Index(texts(options), lines.Greatest(texts(options)))
}

func texts(options []runtime.Option) []string {
	out := make([]string, len(options))
	for i, o := range options {
		out[i] = o.Text
	}
	return out
}

// readNumbers returns the options that a line such as "1, 3" numbers, as a list of their texts. For any other line it
// returns "".
func readNumbers(options []runtime.Option, line string) string {
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

// readTitles returns the options of a choice that a line such as "2 tanks, 1 fighter" names by titles and plurals, as a
// list of their texts. For any other line it returns "".
func (m *match) readTitles(d *runtime.Decision, options []runtime.Option, line string) string {
	if d.Kind != runtime.Pick || wording.Numeric(options) {
		return ""
	}
	shown := m.distinguish(d, options)
	if full := m.words().Titled(options, shown, strings.Split(line, ",")); full != "" {
		return full
	}
	return m.words().Titled(options, shown, lines.Listed(line))
}

// joinAlternatives joins names with "or". It leaves out the end of a long list.
func joinAlternatives(names []string) string {
	const most = 8
	if len(names) > most {
		return strings.Join(names[:most], ", ") + " or another"
	}
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " or " + names[last]
}
