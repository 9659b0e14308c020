// Package wording returns questions and options in words, and finds the option that a typed line means. It prints
// nothing.
package wording

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
)

// Numeric reports whether all options are numbers. A typed number is then the option itself and not its place in the
// list.
func Numeric(options []runtime.Option) bool {
	for _, o := range options {
		if _, err := strconv.Atoi(o.Text); err != nil {
			return false
		}
	}
	return len(options) > 0
}

// Ranges joins numbers, with ranges such as 1–5.
func Ranges(options []runtime.Option) string {
	var out []string
	for i := 0; i < len(options); {
		j := i
		for j+1 < len(options) {
			a, _ := strconv.Atoi(options[j].Text)
			b, _ := strconv.Atoi(options[j+1].Text)
			if b != a+1 {
				break
			}
			j++
		}
		if j == i+1 {
			j = i // write two consecutive numbers separately
		}
		if out = append(out, options[i].Text); j > i {
			out[len(out)-1] += "–" + options[j].Text
		}
		i = j + 1
	}
	return strings.Join(out, ", ")
}

// YesNo reports whether the options are true and false, for which people type yes and no.
func YesNo(options []runtime.Option) bool {
	if len(options) != 2 {
		return false
	}
	a, b := options[0].Text, options[1].Text
	return a == "true" && b == "false" || a == "false" && b == "true"
}

// YesOrNo returns yes for true and no for false.
func YesOrNo(text string) string {
	if text == "true" {
		return "yes"
	}
	return "no"
}

// ReadableAnswers returns answers with yes and no for true and false.
func ReadableAnswers(d *runtime.Decision, answers ...string) []string {
	if YesNo(d.Options(nil)) {
		for i, text := range answers {
			answers[i] = YesOrNo(text)
		}
	}
	return answers
}

// Readable returns the options with yes and no for true and false.
func Readable(options []runtime.Option) []runtime.Option {
	if YesNo(options) {
		options = slices.Clone(options)
		for i := range options {
			options[i].Text = YesOrNo(options[i].Text)
		}
	}
	return options
}

// AddCounts adds to the options of a choice the number of pieces that each represents, if one of them represents
// several.
func AddCounts(d *runtime.Decision, options []runtime.Option) []runtime.Option {
	_, _, most := d.Picks()
	if d.Kind != runtime.Pick || most < 2 {
		return options
	}
	out, several := slices.Clone(options), false
	for i, o := range options {
		if n := d.Multiplicity(o.Index); !d.IsPass(o.Index) && !d.IsDone(o.Index) {
			out[i].Text = fmt.Sprintf("%s (%d)", o.Text, n)
			several = several || n > 1
		}
	}
	if !several {
		return options
	}
	return out
}

// Tally joins texts with the number of equal ones, in the order of their first occurrence: "2 apples, pear".
func Tally(texts []string) string {
	times := map[string]int{}
	var kinds []string
	for _, text := range texts {
		if times[text]++; times[text] == 1 {
			kinds = append(kinds, text)
		}
	}
	for i, text := range kinds {
		if n := times[text]; n > 1 {
			kinds[i] = fmt.Sprintf("%d %s", n, text)
		}
	}
	return strings.Join(kinds, ", ")
}

// Matching returns the options that a line may mean: those whose name or title begins with it, or else those that
// contain it. shown has the options as they are shown.
func Matching(options, shown []runtime.Option, line string) []runtime.Option {
	line = strings.ToLower(line)
	for _, matches := range []func(text, line string) bool{strings.HasPrefix, strings.Contains} {
		var out []runtime.Option
		for i, o := range options {
			if matches(strings.ToLower(o.Text), line) || matches(strings.ToLower(shown[i].Text), line) {
				out = append(out, o)
			}
		}
		if len(out) > 0 {
			return out
		}
	}
	return nil
}

// Ending returns the option that `done` or `pass` means, or -1. It may have any name in the rules. In a choice whose
// answer `none` ends nothing and may be a risk, such as pressing an attack, only `pass` means it, and `done` is
// refused.
func Ending(d *runtime.Decision, line string) int {
	word := strings.ToLower(line)
	if d == nil || word != "done" && word != "pass" {
		return -1
	}
	for i := d.Len() - 1; i >= 0; i-- {
		passes := d.IsPass(i) && (word == "pass" || d.Kind != runtime.Pick)
		if (d.IsDone(i) || passes) && d.Legal(i) {
			return i
		}
	}
	return -1
}

// Titled returns the options that the parts of a list name, as a list of their texts, or "" if a part names none.
func (w Fields) Titled(options, shown []runtime.Option, parts []string) string {
	for i, part := range parts {
		number, name := "", strings.TrimSpace(part)
		if n, rest, ok := strings.Cut(name, " "); ok {
			if _, err := strconv.Atoi(n); err == nil {
				number, name = n+" ", strings.TrimSpace(rest)
			}
		}
		at := slices.IndexFunc(options, func(o runtime.Option) bool {
			return strings.EqualFold(o.Text, name) || slices.ContainsFunc(shown, func(x runtime.Option) bool {
				return x.Index == o.Index && (strings.EqualFold(x.Text, name) || strings.EqualFold(article.Plural(x.Text), name) ||
					strings.EqualFold(w.pluralOf(o.Text), name))
			})
		})
		if at < 0 {
			return ""
		}
		parts[i] = number + options[at].Text
	}
	return strings.Join(parts, ", ")
}

// pluralOf returns the plural of a kind of piece, or "" if the label is not that of a kind.
func (w Fields) pluralOf(label string) string {
	unit := names.Index(w.Program, w.Program.UnitClass, label)
	if unit < 0 {
		return ""
	}
	return names.Plural(w.Program, w.Language, unit)
}
