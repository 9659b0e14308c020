// Package answering finds out what a person means who answers a question with a line: an option by its number, its
// text or a part of it, or the whole line of an action, possibly with shortened names. It prints nothing, so that
// every front end understands the same words.
package answering

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/terminal/lines"
	"github.com/scenario-lang/scenario/internal/terminal/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// Session takes answers.
type Session interface {
	Choose(o runtime.Option, asked bool) error
	Do(line string) error
	Game() *runtime.Game
}

// Result is what became of a line. If it is not Done, the other fields say why.
type Result struct {
	Done   bool
	Meant  string           // the line in full, if it was shortened
	Reason string           // why it was refused
	Chosen bool             // it names an option, so that the question is clear
	MayBe  []runtime.Option // it is a part of each of these
	Lines  []string         // it is short for each of these
	Word   string           // the word that is short for each of Names
	Names  []string
}

// Exact finds the option that a line names by its number or its whole text. shown are the options as they are shown.
func Exact(options, shown []runtime.Option, line string) (runtime.Option, bool) {
	if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(options) && !wording.Numeric(options) {
		return options[n-1], true
	}
	for i, o := range shown {
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

// Choose answers with an option.
func Choose(s Session, o runtime.Option) (Result, error) {
	r, err := refusal(s.Choose(o, true))
	r.Chosen = true
	return r, err
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

// refusal returns the result of an answer. Any error but a refusal is returned as it is.
func refusal(err error) (Result, error) {
	var refused *runtime.Refusal
	switch {
	case err == nil:
		return Result{Done: true}, nil
	case errors.As(err, &refused):
		return Result{Reason: refused.Reason}, nil
	}
	return Result{}, err
}

// Line answers with a line that names no option exactly.
func Line(s Session, options []runtime.Option, line string) (Result, error) {
	r, err := refusal(s.Do(line))
	if r.Done || err != nil {
		return r, err
	}
	if full := byNumbers(options, line); full != "" {
		r, err := refusal(s.Do(full))
		r.Meant = full
		return r, err
	}
	switch matches := wording.Matching(options, line); {
	case len(matches) == 1:
		return Choose(s, matches[0])
	case len(matches) > 1:
		return Result{MayBe: matches}, nil
	}
	meant := lines.Unabbreviate(s.Game(), options, line)
	switch {
	case len(meant.Lines) == 1:
		full := meant.Lines[0]
		r, err := refusal(s.Do(full))
		r.Meant = full
		return r, err
	case len(meant.Lines) > 1:
		return Result{Lines: meant.Lines}, nil
	case meant.Word != "":
		return Result{Word: meant.Word, Names: meant.Names}, nil
	}
	if i := wording.Ending(s.Game().Decision(), line); i >= 0 {
		return Choose(s, runtime.Option{Index: i, Text: line})
	}
	if _, err := strconv.Atoi(line); err == nil && !wording.Numeric(options) {
		r.Reason = fmt.Sprintf("The options are numbered 1 to %d.", len(options))
	} else if wording.YesNo(options) {
		r.Reason = "Answer yes or no."
	}
	return r, nil
}
