package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// pageWidth is what lines are broken at: most terminals show as much.
const pageWidth = 79

// form is the line of an action with its holes: "buy <n> <what>".
func form(p *program.Program, a *program.Action) string {
	var b strings.Builder
	for _, part := range a.Line {
		if part.Param < 0 {
			b.WriteString(p.Strings[part.Literal])
		} else {
			b.WriteString("<" + p.Strings[a.Params[part.Param].Name] + ">")
		}
	}
	return b.String()
}

// forms are the lines that an entry of a menu stands for.
func (h *human) forms(entry string) []string {
	p := h.x.m.program
	var out []string
	for i := range p.Actions {
		if f := form(p, &p.Actions[i]); plainText(p, p.Actions[i].Menu) == entry && f != entry && !slices.Contains(out, f) {
			out = append(out, f)
		}
	}
	return out
}

// menu prints the entries of a menu beside the lines they stand for, the first time: who has seen them can write the
// next one whole, and needs no more than the entries.
func (h *human) menu(options []runtime.Option) bool {
	widest, key := 0, ""
	for _, o := range options {
		key += "|" + o.Text
		widest = max(widest, utf8.RuneCountInString(o.Text))
	}
	if h.menus[key] {
		return false
	}
	h.menus[key] = true
	for i, o := range options {
		line := fmt.Sprintf("  %*d %-*s", len(strconv.Itoa(len(options))), i+1, widest, o.Text)
		if forms := h.forms(o.Text); len(forms) > 0 {
			line += "   " + strings.Join(forms, " or ")
		}
		h.say("%s", strings.TrimRight(line, " "))
	}
	return true
}

// meant shows how the lines are written that begin as a refused one does.
func (h *human) meant(line string, options []runtime.Option) {
	word, _, more := strings.Cut(strings.ToLower(line), " ")
	for _, o := range options {
		for _, f := range h.forms(o.Text) {
			if first, _, _ := strings.Cut(strings.ToLower(f), " "); more && first == word {
				h.say("  write: %s", f)
			}
		}
	}
}

// several says how many are chosen, and how a whole answer is written.
func several(d *runtime.Decision, options []runtime.Option) string {
	picked, least, most := d.Picks()
	if d.Kind != runtime.Pick || picked > 0 || most < 2 || len(options) < 2 {
		return ""
	}
	n := strconv.Itoa(most)
	if least < most {
		n = fmt.Sprintf("%d to %d", least, most)
	}
	return fmt.Sprintf("  %s of these, one by one, or in one line such as `1 %s, 1 %s`", n, options[0].Text, options[1].Text)
}

// piecesLines words the pieces of a space by owner, in lines no longer than width.
func (h *human) piecesLines(pieces []runtime.PieceView, width int) []string {
	players := playerNames(h.x.m.program)
	var lines []string
	long := 0 // of the last line, without colours
	add := func(owner int, text, before string) {
		n := utf8.RuneCountInString(before + text)
		if len(lines) == 0 || long+n > width {
			lines, long = append(lines, ""), 0
			before = ""
			n = utf8.RuneCountInString(text)
		}
		lines[len(lines)-1] += before + h.painted(owner, text)
		long += n
	}
	before := ""
	for _, g := range groups(pieces) {
		owner := g.owner
		if owner == "" || owner == "none" {
			owner = "nobody's"
		}
		i := slices.Index(players, g.owner)
		for k, kind := range g.kinds {
			text := kindsText([]runtime.PieceView{kind})
			if k == 0 {
				text = owner + ": " + text
			}
			if k < len(g.kinds)-1 {
				text += ","
			}
			add(i, text, before)
			before = " "
		}
		before = "; "
	}
	return lines
}

// yesNo says whether a question is answered by yes or no: the rules ask for true or false, which nobody says.
func yesNo(options []runtime.Option) bool {
	if len(options) != 2 {
		return false
	}
	a, b := options[0].Text, options[1].Text
	return a == "true" && b == "false" || a == "false" && b == "true"
}

// truthWord is what is shown and typed for true and false.
func truthWord(text string) string {
	if text == "true" {
		return "yes"
	}
	return "no"
}

// worded are options as people read them.
func worded(options []runtime.Option) []runtime.Option {
	if !yesNo(options) {
		return options
	}
	out := slices.Clone(options)
	for i := range out {
		out[i].Text = truthWord(out[i].Text)
	}
	return out
}

// told are options of which those that are called the same say what else tells them apart: `tank #2 (moved 1)`.
func (h *human) told(d *runtime.Decision, options []runtime.Option) []runtime.Option {
	if d == nil || d.Kind == runtime.Menu {
		return options
	}
	out := options
	for i, o := range options {
		text := h.fieldsText(h.x.m.program.PieceClass, d.Differs(o.Index))
		if text == "" {
			continue
		}
		if &out[0] == &options[0] {
			out = slices.Clone(options)
		}
		out[i].Text = o.Text + " (" + text + ")"
	}
	return out
}
