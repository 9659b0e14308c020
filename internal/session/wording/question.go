package wording

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Question returns the prompt of a decision. A parameter without a prompt is shown in the line of its action.
func (w Fields) Question(d *runtime.Decision) string {
	if d.Kind != runtime.Param || w.Program.Actions[d.Action].Params[d.Param].Prompt >= 0 {
		return d.Prompt()
	}
	return w.Begun(d) + " — " + d.Prompt() + "?"
}

// Form returns the line of an action that begins with an entry of a menu, or "" if the entry is the whole line.
func Form(p *program.Program, d *runtime.Decision, o runtime.Option) string {
	if i := d.Value(o.Index); i >= 0 {
		if f := runtime.Form(p, &p.Actions[i], nil); !strings.EqualFold(f, o.Text) {
			return f
		}
	}
	return ""
}

// HowMany says how many options to choose and how to write the whole answer. It returns "" unless several can be
// chosen.
func HowMany(d *runtime.Decision, options []runtime.Option) string {
	picked, least, most := d.Picks()
	if d.Kind != runtime.Pick || picked > 0 || most < 2 || len(options) < 2 {
		return ""
	}
	n := strconv.Itoa(most)
	if least < most {
		n = fmt.Sprintf("%d to %d", least, most)
	}
	return fmt.Sprintf("%s of these, one by one, or in one line such as `%s`", n, exampleAnswer(d, options, most))
}

// exampleAnswer returns an acceptable answer: the greatest allowed number of pieces, of as many kinds as needed.
func exampleAnswer(d *runtime.Decision, options []runtime.Option, most int) string {
	var parts []string
	missing, distinct := most, true
	for i, o := range options {
		if missing == 0 || d.IsPass(o.Index) || d.IsDone(o.Index) {
			break
		}
		alike := d.Multiplicity(o.Index)
		distinct = distinct && alike == 1
		n := min(missing, alike)
		if i == 0 && n == most && len(options) > 1 {
			n-- // so that the example has a comma
		}
		parts = append(parts, strconv.Itoa(n)+" "+o.Text)
		if missing -= n; len(parts) == 3 && missing > 0 {
			parts = append(parts, "…")
			break
		}
	}
	if distinct {
		for i, x := range parts {
			parts[i] = strings.TrimPrefix(x, "1 ")
		}
	}
	return strings.Join(parts, ", ")
}

// Dice says which dice to throw or what to draw, as in "Throw 3 × d6; 2 or less hits. Type what they show".
func Dice(t runtime.WantedDice) string {
	if len(t.Lots) > 0 {
		return lots(t)
	}
	s := fmt.Sprintf("Throw %d × %s", t.Count, t.Title)
	hit := fmt.Sprint(t.Hit)
	if i := slices.Index(t.Values, t.Hit); i >= 0 {
		hit = t.Faces[i]
	}
	switch {
	case t.Counts && t.Exact:
		s += fmt.Sprintf("; hits on %s", hit)
	case t.Counts:
		s += fmt.Sprintf("; hits on %s or less", hit)
	}
	switch {
	case t.Count == 1:
	case t.Keep == program.KeepBest:
		s += "; only the best die counts"
	case t.Keep == program.KeepWorst:
		s += "; only the worst die counts"
	}
	if t.Count == 1 {
		return s + ". Type what it shows: " + strings.Join(t.Faces, ", ") + "."
	}
	return s + ". Type what they show, with blanks between: " + strings.Join(t.Faces, ", ") + "."
}

// lots says what to draw, as in "Draw 1 of these 2: 1 scout, 2 wagon. Type its number."
func lots(t runtime.WantedDice) string {
	parts := make([]string, len(t.Lots))
	for i, lot := range t.Lots {
		parts[i] = t.Faces[i] + " " + lot
	}
	s := fmt.Sprintf("Draw %d of these %d: %s. ", t.Count, len(parts), strings.Join(parts, ", "))
	if t.Count == 1 {
		return s + "Type its number."
	}
	return s + "Type their numbers, with blanks between."
}

// ReadFaces parses the faces of the wanted dice. problem says what is wrong with the line, if anything.
func ReadFaces(t runtime.WantedDice, line string) (dice []int64, problem string) {
	words := strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' })
	for _, w := range words {
		at := slices.IndexFunc(t.Faces, func(f string) bool { return strings.EqualFold(f, w) })
		if at < 0 && len(t.Lots) > 0 {
			return nil, fmt.Sprintf("%q is not one of the numbers 1 to %d.", w, len(t.Lots))
		}
		if at < 0 {
			die := t.Title
			if t.Die == "" {
				die = "this die"
			}
			problem = fmt.Sprintf("%q is not a face of %s; it has %s.", w, die, strings.Join(t.Faces, ", "))
			if closest := spell.Nearest(strings.ToLower(w), t.Faces); closest != "" {
				problem += fmt.Sprintf(" Did you mean %q?", closest)
			}
			return nil, problem
		}
		if len(t.Lots) > 0 && slices.Contains(dice, t.Values[at]) {
			return nil, fmt.Sprintf("Number %s is drawn twice.", w)
		}
		dice = append(dice, t.Values[at])
	}
	if len(dice) != t.Count && len(t.Lots) > 0 {
		return nil, fmt.Sprintf("That is %s; %d are drawn.", article.Count(len(dice), "number"), t.Count)
	}
	if len(dice) != t.Count {
		return nil, fmt.Sprintf("That is %s; %d are thrown.", article.Count(len(dice), "face"), t.Count)
	}
	return dice, ""
}
