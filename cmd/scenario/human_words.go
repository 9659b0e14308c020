package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/runtime"
)

// pageWidth is what lines are broken at: most terminals show as much.
const pageWidth = 79

// formOf is the line that an entry of a menu stands for, "" where the entry says it all.
func (h *human) formOf(d *runtime.Decision, o runtime.Option) string {
	p := h.x.m.program
	if i := d.Value(o.Index); i >= 0 {
		if f := runtime.Form(p, &p.Actions[i], nil); !strings.EqualFold(f, o.Text) {
			return f
		}
	}
	return ""
}

// menu prints the entries of a menu beside the lines they stand for, the first time: who has seen them can write the
// next one whole, and needs no more than the entries.
func (h *human) menu(d *runtime.Decision, options []runtime.Option) bool {
	widest, key, forms := 0, "", false
	for _, o := range options {
		key += "|" + o.Text
		widest = max(widest, utf8.RuneCountInString(o.Text))
		forms = forms || h.formOf(d, o) != ""
	}
	if h.menus[key] || !forms {
		return false
	}
	h.menus[key] = true
	for i, o := range options {
		line := fmt.Sprintf("  %*d %-*s   %s", len(strconv.Itoa(len(options))), i+1, widest, o.Text, h.formOf(d, o))
		h.say("%s", strings.TrimRight(line, " "))
	}
	return true
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
	// An example that would be taken: as many as are wanted, of as many kinds as it takes.
	var parts []string
	open, bare := most, true
	for i, o := range options {
		if open == 0 || d.IsPass(o.Index) || d.IsDone(o.Index) {
			break
		}
		alike := d.Alike(o.Index)
		bare = bare && alike == 1
		some := min(open, alike)
		if i == 0 && some == most && len(options) > 1 {
			some-- // to show the comma
		}
		parts = append(parts, strconv.Itoa(some)+" "+o.Text)
		if open -= some; len(parts) == 3 && open > 0 {
			parts = append(parts, "…")
			break
		}
	}
	if bare {
		for i, x := range parts {
			parts[i] = strings.TrimPrefix(x, "1 ")
		}
	}
	return fmt.Sprintf("  %s of these, one by one, or in one line such as `%s`", n, strings.Join(parts, ", "))
}

// counted are options with the number of pieces each stands for, where any stands for several.
func counted(d *runtime.Decision, options []runtime.Option) []runtime.Option {
	_, _, most := d.Picks()
	if d.Kind != runtime.Pick || most < 2 {
		return options
	}
	out, any := slices.Clone(options), false
	for i, o := range options {
		if n := d.Alike(o.Index); !d.IsPass(o.Index) && !d.IsDone(o.Index) {
			out[i].Text = fmt.Sprintf("%s (%d)", o.Text, n)
			any = any || n > 1
		}
	}
	if !any {
		return options
	}
	return out
}

// forced tells of a menu that leaves no choice what it was about.
func (h *human) forced(d *runtime.Decision, text string) {
	line := "  " + h.name(d.Player) + ": " + text
	if about := strings.TrimRight(d.Prompt(), ".:"); about != "" {
		line += " (" + about + ")"
	}
	h.say("%s", line)
}

// ending is the candidate that `done` or `pass` means whatever the rules call it, or -1.
func ending(d *runtime.Decision, line string) int {
	word := strings.ToLower(line)
	if d == nil || word != "done" && word != "pass" {
		return -1
	}
	for i := d.Len() - 1; i >= 0; i-- {
		if (d.IsDone(i) || d.IsPass(i)) && d.Legal(i) {
			return i
		}
	}
	return -1
}

// ownerText is whose pieces are.
func ownerText(owner string) string {
	if owner == "" || owner == "none" {
		return "nobody's"
	}
	return owner
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
		owner := ownerText(g.owner)
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
