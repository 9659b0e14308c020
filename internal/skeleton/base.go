package skeleton

import (
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/format"
)

// Base describes the base of a new variant. It has names of things for the example rules; a name is "" if the base has
// no such thing.
type Base struct {
	Title    string
	Extends  string // the text of extends in the variant
	Abstract bool   // the base is not a game by itself, so the variant is not one either

	Unit, Figure string // a unit, and an attribute of it that is a number
	Actions      string // a set of actions, as `actions.NAME`, or an action, as `action.NAME`
	Player       string
	Phase        string
}

// OfBase returns a variant without changes: the block that names its base, comments with examples of rules, and a test.
func OfBase(name, title string, base Base) ([]File, error) {
	title = base.Title + ": " + title
	examples := base.examples()
	for i, line := range examples {
		examples[i] = strings.TrimRight("# "+line, " ")
	}
	files, err := fill("variant", strings.NewReplacer(
		"NAME", name, "TITLE", dsl.OneLine(title), "QUOTED", dsl.Quote(title), "BASE", dsl.OneLine(base.Title),
		"PATH", base.Extends,
		"EXTENDS", dsl.Quote(base.Extends),
		"\nEXAMPLES", "\n#\n"+strings.Join(examples, "\n"),
	))
	for i, f := range files {
		if !strings.HasSuffix(f.Name, ".hcl") {
			continue
		}
		text := f.Text
		if base.Abstract && f.Name == "variant.hcl" {
			text = []byte(strings.Replace(string(text), "language_version", "abstract = true\n  language_version", 1))
		}
		files[i].Text, _ = format.Source(f.Name, text) // other commands report what is wrong with it
	}
	return files, err
}

// examples returns rules that are valid in a variant of the base, as lines.
func (b Base) examples() []string {
	var out []string
	add := func(format string, args ...any) {
		if len(out) > 0 {
			out = append(out, "")
		}
		out = append(out, strings.Split(fmt.Sprintf(format, args...), "\n")...)
	}
	if b.Figure != "" {
		add("unit %s {\n  %s = inherited + 1\n}", b.Unit, b.Figure)
	}
	if b.Actions != "" {
		attribute, who := "action ", ""
		if strings.HasPrefix(b.Actions, "actions.") {
			attribute = "actions"
		}
		if b.Player != "" {
			who = " && actor == player." + b.Player
		}
		add("forbid not_at_once {\n  %s = %s\n  when    = game.round == 1%s\n  message = \"Not in round 1.\"\n}",
			attribute, b.Actions, who)
	}
	if b.Phase != "" {
		add("before phase %s call_it {\n  say { text = \"Round ${game.round}.\" }\n}", b.Phase)
	}
	return out
}
