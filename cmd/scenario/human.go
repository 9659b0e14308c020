package main

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
)

// errTakenBack says that instead of an answer something was undone.
var errTakenBack = errors.New("taken back")

// human asks the person at the terminal, or whoever writes to stdin.
type human struct {
	x      *match
	in     reader
	moment moment // when the position was last shown
	phase  int    // the phase that was last announced
	player int    // who was asked last
	page   int
	asked  string // the question last printed, so that it is not repeated after every command

	answers []answer // to the open decision, so far
	count   int      // decisions completed when they were given
	built   bool     // the last decision was made of several answers
	touched bool     // the person has answered in the decision being made: it did not make itself
	greeted bool
	menus   map[string]bool           // the menus whose lines were shown
	auto    map[int]bool              // players who take defaults
	seen    map[int]map[string]string // by player and space: what they saw last
}

// moment is what a new look at the position is due after.
type moment struct{ player, round, active int }

// answer is a part of a decision that is not complete.
type answer struct {
	text  string
	asked bool // a person gave it; there was no other otherwise
}

func newHuman(x *match) *human {
	return &human{x: x, player: -1, moment: moment{-1, -1, -1}, auto: map[int]bool{}, seen: map[int]map[string]string{}, menus: map[string]bool{}}
}

func (h *human) close() {
	if h.in != nil {
		h.in.close()
	}
}

// whole says whether a decision begins: nothing of it has been answered.
func (h *human) whole(g *runtime.Game) bool { return h.wholeAt(g.Decisions()) }

func (h *human) wholeAt(decisions int) bool { return len(h.answers) == 0 || h.count != decisions }

// begun says whether the person has answered a part of the open decision.
func (h *human) begun() bool {
	return !h.whole(h.x.g) && slices.ContainsFunc(h.answers, func(a answer) bool { return a.asked })
}

// forget drops what was answered of the open decision.
func (h *human) forget() { h.answers = nil }

// given notes an answer, unless the decision is complete with it.
func (h *human) given(g *runtime.Game, before int, text string, asked bool) {
	h.touched = h.touched || asked
	if g.Decisions() != before {
		h.built = !h.wholeAt(before)
		h.answers = nil
		return
	}
	if h.count != before {
		h.answers = nil
	}
	h.count = before
	h.answers = append(h.answers, answer{text, asked})
}

// Decide asks until one small answer is given. Steps with one possible answer are not asked.
func (h *human) Decide(g *runtime.Game) error {
	if h.in == nil {
		h.in = newReader(h.x.a)
	}
	d := g.Decision()
	options := d.Options(nil)
	if len(options) == 1 && d.Kind != runtime.Pick {
		if d.Kind == runtime.Menu && h.whole(g) {
			h.forced(d, options[0].Text)
		}
		return h.take(g, options[0], false)
	}
	if h.auto[d.Player] && d.Kind == runtime.Pick {
		if i, ok := d.Default(); ok {
			return h.take(g, runtime.Option{Index: i, Text: d.Text(i)}, false)
		}
	}
	h.x.whisper(d.Player)
	if now := (moment{d.Player, g.Round(), g.Active()}); now != h.moment {
		h.moment, h.player, h.phase = now, d.Player, g.Phase()
		h.position()
	} else if g.Phase() != h.phase {
		h.phase = g.Phase()
		h.clock()
	}
	for {
		// A refused line has been looked at with the one decision a game has: it must be asked for again.
		d = g.Decision()
		h.ask(d, options)
		line, err := h.in.read(h.prompt(), func(s string) []string { return h.complete(s, options) })
		if err != nil {
			if errors.Is(err, io.EOF) {
				return h.leave()
			}
			return err
		}
		line = strings.TrimSpace(line)
		done, err := h.answer(g, d, options, line)
		if done || err != nil {
			h.asked, h.page = "", 0
			return err
		}
	}
}

func (h *human) say(format string, args ...any) { fmt.Fprintf(h.x.a.out, format+"\n", args...) }

func (h *human) prompt() string { return h.name(h.player) + "> " }

// name of a player, for people.
func (h *human) name(player int) string { return h.x.playerTitle(player) }

// ask prints the question and its options, once.
func (h *human) ask(d *runtime.Decision, options []runtime.Option) {
	question := fmt.Sprintf("%s|%d|%d|%d", d.Prompt(), len(options), h.page, h.x.g.Decisions())
	if question == h.asked {
		return
	}
	h.asked = question
	h.say("\n%s: %s", h.painted(d.Player, h.name(d.Player)), h.question(d))
	if so := h.soFar(d); so != "" {
		h.say("  so far: %s (`undo` goes back)", so)
	}
	if d.Kind == runtime.Menu && len(options) <= pageSize && h.menu(d, options) {
		return
	}
	h.list(counted(d, h.told(d, worded(options))))
	if so := several(d, options); so != "" {
		h.say("%s", so)
	}
}

const pageSize = 20

// question is the prompt. A parameter without one of its own is named in the line it is a part of.
func (h *human) question(d *runtime.Decision) string {
	p := h.x.m.program
	if d.Kind != runtime.Param || p.Actions[d.Action].Params[d.Param].Prompt >= 0 {
		return d.Prompt()
	}
	asked := runtime.Form(p, &p.Actions[d.Action], d.Said) + " — " + d.Prompt() + "?"
	if h.begun() {
		asked += " (`undo` goes back)"
	}
	return asked
}

// numeric says whether all options are numbers: then a number is what it says, not a place in the list.
func numeric(options []runtime.Option) bool {
	for _, o := range options {
		if _, err := strconv.Atoi(o.Text); err != nil {
			return false
		}
	}
	return len(options) > 0
}

// list prints a page of options, in columns where they are short.
func (h *human) list(options []runtime.Option) {
	if n := len(options); numeric(options) {
		h.say("  a number: %s", ranges(options[:min(n, 200)]))
		return
	}
	widest := 0
	for _, o := range options {
		widest = max(widest, len([]rune(o.Text)))
	}
	columns := max(1, min(4, 76/(widest+7)))
	size := pageSize * columns
	pages := (len(options) + size - 1) / size
	if pages == 0 {
		return
	}
	h.page %= pages
	from, to := h.page*size, min((h.page+1)*size, len(options))
	rows := (to - from + columns - 1) / columns
	digits := len(strconv.Itoa(len(options)))
	for r := range rows {
		var b strings.Builder
		for c := range columns {
			i := from + c*rows + r
			if i >= to {
				continue
			}
			fmt.Fprintf(&b, "  %*d %-*s", digits, i+1, widest, options[i].Text)
		}
		h.say("%s", strings.TrimRight(b.String(), " "))
	}
	if pages > 1 {
		next := "the next"
		if h.page+1 == pages {
			next = "the first"
		}
		h.say("  … page %d of %d: `more` shows %s, part of a name is enough to choose", h.page+1, pages, next)
	}
}

// ranges words numbers that follow one another as 1–5.
func ranges(options []runtime.Option) string {
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
		if j > i+1 {
			out = append(out, options[i].Text+"–"+options[j].Text)
		} else {
			for k := i; k <= j; k++ {
				out = append(out, options[k].Text)
			}
		}
		i = j + 1
	}
	return strings.Join(out, ", ")
}

// command is a word a person can type that is no answer.
type command struct {
	name, args, doc string
	run             func(h *human, arg string) error
}

// commandTable is all of them; help prints it.
func commandTable() []command {
	return []command{
		{"help", "", "this list; ? does the same", (*human).help},
		{"look", "[NAME]", "the whole board; or a space, a player, a unit, whatever has a name", (*human).look},
		{"map", "SPACE", "a space and its neighbours", (*human).neighbours},
		{"log", "[N]", "the last lines of the log", (*human).showLog},
		{"more", "", "the next page of options", (*human).more},
		{"options", "", "the question and its options again", (*human).again},
		{"undo", "", "take back the last answer, unless dice or another player came after", (*human).undo},
		{"defaults", "on|off", "whether choices with a default take it without asking", (*human).defaults},
		{"save", "FILE", "write the game to a file, to go on with --resume FILE", (*human).save},
		{"quit", "", "leave the game", (*human).quit},
	}
}

// answer takes a line: an option by number or words, a whole line of an action, or a command.
func (h *human) answer(g *runtime.Game, d *runtime.Decision, options []runtime.Option, line string) (bool, error) {
	if line == "" {
		h.asked = ""
		return false, nil
	}
	if n, err := strconv.Atoi(line); err == nil && n >= 1 && n <= len(options) && !numeric(options) {
		return h.choose(g, options[n-1])
	}
	for i, o := range h.told(d, options) {
		if strings.EqualFold(o.Text, line) || strings.EqualFold(options[i].Text, line) {
			return h.choose(g, options[i])
		}
	}
	if yesNo(options) {
		for _, o := range options {
			if strings.HasPrefix(truthWord(o.Text), strings.ToLower(line)) {
				return h.choose(g, o)
			}
		}
	}
	word, arg, _ := strings.Cut(line, " ")
	if word == "?" {
		word = "help"
	}
	for _, c := range commandTable() {
		if c.name == strings.ToLower(word) {
			return false, c.run(h, strings.TrimSpace(arg))
		}
	}
	before := g.Decisions()
	doErr := g.Do(line)
	if doErr == nil {
		h.given(g, before, line, true)
		return true, nil
	}
	var refused *runtime.Refusal
	if !errors.As(doErr, &refused) {
		return false, h.fault(doErr)
	}
	switch fits := fitting(options, line); {
	case len(fits) == 1:
		return h.choose(g, fits[0])
	case len(fits) == 0:
		if i := ending(g.Decision(), line); i >= 0 {
			return h.choose(g, runtime.Option{Index: i, Text: line})
		}
	case len(fits) > 1:
		h.say("  That may be:")
		for _, o := range h.told(g.Decision(), fits[:min(len(fits), pageSize)]) {
			h.say("    %s", o.Text)
		}
		return false, nil
	}
	reason := refused.Reason
	if _, err := strconv.Atoi(line); err == nil && !numeric(options) {
		reason = fmt.Sprintf("The options are numbered 1 to %d.", len(options))
	} else if yesNo(options) {
		reason = "Answer yes or no."
	}
	h.say("  %s", reason)
	h.say("  (`help` lists what can be typed, `options` shows the question again)")
	return false, nil
}

// fitting are the options that may be meant by a line: those that begin with it, or else those that hold it.
func fitting(options []runtime.Option, line string) []runtime.Option {
	low := strings.ToLower(line)
	for _, fits := range []func(text, line string) bool{strings.HasPrefix, strings.Contains} {
		var out []runtime.Option
		for _, o := range options {
			if fits(strings.ToLower(o.Text), low) {
				out = append(out, o)
			}
		}
		if len(out) > 0 {
			return out
		}
	}
	return nil
}

// take answers with an option.
func (h *human) take(g *runtime.Game, o runtime.Option, asked bool) error {
	before := g.Decisions()
	err := g.Choose(o.Index)
	if err == nil {
		h.given(g, before, o.Text, asked)
	}
	return err
}

// soFar is what has been answered of the open decision, where the question itself does not say it.
func (h *human) soFar(d *runtime.Decision) string {
	if !h.begun() {
		return ""
	}
	p := h.x.m.program
	if d.Kind == runtime.Param {
		a := &p.Actions[d.Action]
		if a.Params[d.Param].Prompt < 0 {
			return ""
		}
		return runtime.Form(p, a, d.Said)
	}
	var texts []string
	for _, a := range h.answers {
		texts = append(texts, a.text)
	}
	return strings.Join(texts, ", ")
}

func (h *human) choose(g *runtime.Game, o runtime.Option) (bool, error) {
	err := h.take(g, o, true)
	if err == nil {
		return true, nil
	}
	var refused *runtime.Refusal
	if errors.As(err, &refused) {
		h.say("  %s", refused.Reason)
		return false, nil
	}
	return false, h.fault(err)
}

// fault shows an error of the rules; the game is as it was, so the person may answer otherwise.
func (h *human) fault(err error) error {
	var rule *runtime.Error
	if !errors.As(err, &rule) {
		return err
	}
	h.say("  The rules fail here: %s\n  The game is as it was; answer otherwise, or save it and report this.", ruleError(h.x, rule))
	return nil
}

// complete offers whole lines that begin with what is typed.
func (h *human) complete(s string, options []runtime.Option) []string {
	var out []string
	low := strings.ToLower(s)
	for _, o := range worded(options) {
		if strings.HasPrefix(strings.ToLower(o.Text), low) {
			out = append(out, o.Text)
		}
	}
	for _, line := range completeLines(h.x.m.program, h.x.g.Decision(), options, s) {
		if !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	word, arg, hasArg := strings.Cut(low, " ")
	for _, c := range commandTable() {
		if !hasArg && strings.HasPrefix(c.name, low) {
			out = append(out, c.name)
		}
		if hasArg && c.name == word && (word == "look" || word == "map") {
			for _, n := range h.places(word == "look") {
				if strings.HasPrefix(n, arg) {
					out = append(out, word+" "+n)
				}
			}
		}
	}
	return out
}

func (h *human) help(string) error {
	h.say("\nAnswer with an option's number, its text or the beginning of it, or with a whole line\nsuch as the options show. `done` ends what may be ended. TAB completes.\n")
	t := newTable("", "")
	for _, c := range commandTable() {
		t.row("  "+strings.TrimSpace(c.name+" "+c.args), c.doc)
	}
	t.write(h.x.a.out)
	return nil
}

func (h *human) more(string) error {
	h.page++
	h.asked = ""
	return nil
}

func (h *human) again(string) error {
	h.asked = ""
	clear(h.menus)
	return nil
}

func (h *human) showLog(arg string) error {
	n := 20
	if arg != "" {
		k, err := strconv.Atoi(arg)
		if err != nil || k < 1 {
			h.say("  log N: how many lines?")
			return nil
		}
		n = k
	}
	var lines []string
	for _, l := range h.x.log {
		if text := l.For(h.player); text != "" {
			lines = append(lines, text)
		}
	}
	for _, l := range lines[max(0, len(lines)-n):] {
		h.say("  %s", l)
	}
	return nil
}

// undo takes back what is not complete yet, else the last decision.
func (h *human) undo(string) error {
	g := h.x.g
	// What made itself is made again at once: only an answer of the person's can be gone back to.
	if h.begun() {
		for len(h.answers) > 0 {
			last := h.answers[len(h.answers)-1]
			h.answers = h.answers[:len(h.answers)-1]
			if err := g.Back(); err != nil {
				h.forget()
				break
			}
			if last.asked {
				break
			}
		}
		return errTakenBack
	}
	line, ok := h.x.takeBack()
	if !ok {
		h.say("  There is nothing to take back: dice or another player have intervened, or nothing has been done.")
		return nil
	}
	h.say("  Taken back: %s", line)
	return errTakenBack
}

func (h *human) defaults(arg string) error {
	switch strings.ToLower(arg) {
	case "on", "off":
		// Not the game's own switch: that would be part of its state, and game logs could not be played again.
		h.auto[h.player] = strings.EqualFold(arg, "on")
		h.say("  Defaults are %s for %s.", strings.ToLower(arg), h.name(h.player))
	default:
		h.say("  defaults on, or defaults off?")
	}
	return nil
}

func (h *human) save(name string) error {
	if name == "" {
		h.say("  save FILE: into which file?")
		return nil
	}
	if err := h.x.save(name); err != nil {
		h.say("  It could not be saved: %s", err)
		return nil
	}
	h.say("  Saved to %s.", name)
	return nil
}

// quit asks whether to save, unless everything is in a file already.
func (h *human) quit(string) error {
	if h.x.unsaved() {
		line, err := h.in.read("Save the game? A file name, or n for no: ", func(string) []string { return nil })
		line = strings.TrimSpace(line)
		if err == nil && line != "" && !strings.EqualFold(line, "n") && !strings.EqualFold(line, "no") {
			if strings.EqualFold(line, "y") || strings.EqualFold(line, "yes") {
				line = h.fileName()
			}
			if err := h.x.save(line); err != nil {
				h.say("  It could not be saved: %s", err)
				return nil
			}
		}
	}
	return errLeft
}

// leave is the end of the input. At a terminal the game is kept, for somebody's hours may be in it.
func (h *human) leave() error {
	h.say("")
	if h.x.unsaved() && isTerminal(h.x.a.in) {
		if err := h.x.save(h.fileName()); err != nil {
			h.say("The game could not be saved: %s", err)
		}
	}
	return errLeft
}

func (h *human) fileName() string {
	return filepath.Base(h.x.m.program.Name) + "-" + strconv.FormatUint(h.x.seed, 10) + ".game"
}
