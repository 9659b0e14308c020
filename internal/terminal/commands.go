package terminal

import (
	"errors"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal/input"
)

// command is a word that a person can type that is not an answer.
type command struct {
	name, args, doc string
	names           names // what TAB completes its argument to
	run             func(t *Terminal, arg string) error
}

// names is the kind of names that a command accepts.
type names int

const (
	noNames names = iota
	spaceNames
	spaceAndPlayerNames
)

// commandTable returns all commands. It is a function because the table contains help, which prints the table.
func commandTable() []command {
	return []command{
		{"help", "", "this list; ? does the same", noNames, (*Terminal).help},
		{"look", "[NAME]", "the whole board; or a space, a player, a unit, anything with a name", spaceAndPlayerNames,
			(*Terminal).look},
		{"map", "SPACE", "a space, its neighbours and what leads there", spaceNames, (*Terminal).neighbours},
		{"score", "", "the score, and what has happened since your last turn", noNames, (*Terminal).score},
		{"odds", "[SPACE]", "the odds of a battle, if the scenario has a question about it", spaceNames, (*Terminal).oddsOf},
		{"rules", "[WORD]",
			"what the rulebook says about a clause, an action, a unit or a word; or about what was refused last", noNames,
			(*Terminal).rules},
		{"log", "[N]", "the last lines of the log", noNames, (*Terminal).showLog},
		{"more", "", "the next page of options", noNames, (*Terminal).more},
		{"options", "", "the question and its options again", noNames, (*Terminal).again},
		{"undo", "", "take back the last answer, unless dice or another player came after, or something hidden was shown",
			noNames, (*Terminal).undo},
		{"defaults", "on|off", "whether choices with a default take it without asking", noNames, (*Terminal).setDefaults},
		{"save", "[--force] FILE", "write the game to a file, to continue with --resume FILE", noNames, (*Terminal).save},
		{"quit", "", "leave the game", noNames, (*Terminal).quit},
	}
}

// findCommand finds the command that a line begins with, and its argument.
func findCommand(line string) (c command, arg string, ok bool) {
	word, arg, _ := strings.Cut(line, " ")
	if word == "?" {
		word = "help"
	}
	for _, c := range commandTable() {
		if strings.EqualFold(c.name, word) {
			return c, strings.TrimSpace(arg), true
		}
	}
	return command{}, "", false
}

// completeCommand returns the commands, or the arguments of a command, that begin with typed, which is in lower case.
func (t *Terminal) completeCommand(typed string) []string {
	var out []string
	word, arg, hasArg := strings.Cut(typed, " ")
	for _, c := range commandTable() {
		if !hasArg && strings.HasPrefix(c.name, typed) {
			out = append(out, c.name)
		}
		if hasArg && c.name == word && c.names != noNames {
			for _, n := range t.board.Names(c.names == spaceAndPlayerNames) {
				if strings.HasPrefix(n, arg) {
					out = append(out, word+" "+n)
				}
			}
		}
	}
	return out
}

func (t *Terminal) help(string) error {
	t.say("")
	t.sayParagraph("Answer with an option's number, its text or the beginning of it, or with a whole line such as the " +
		"options show. `done` ends what may be ended. TAB completes. Enter gives the answer in brackets before `>`, or " +
		"shows the question again if there is none.")
	t.sayParagraph("These words are commands. If an action begins with the same word, write / before the command:")
	t.say("")
	table := layout.NewTable("", "")
	for _, c := range commandTable() {
		table.AddRow("  "+strings.TrimSpace(c.name+" "+c.args), c.doc)
	}
	table.Write(t.Out)
	return nil
}

func (t *Terminal) look(name string) error {
	v := t.view()
	if name == "" {
		t.clock()
		t.board.PrintAll(v)
		return nil
	}
	t.board.Look(v, name)
	return nil
}

func (t *Terminal) neighbours(space string) error {
	t.board.PrintNeighbours(t.view(), space)
	return nil
}

func (t *Terminal) more(string) error {
	t.question = asked{page: t.question.page + 1}
	return nil
}

func (t *Terminal) again(string) error {
	t.question.id = ""
	clear(t.menus)
	return nil
}

func (t *Terminal) showLog(arg string) error {
	n := 20
	if arg != "" {
		k, err := strconv.Atoi(arg)
		if err != nil || k < 1 {
			t.say("  `log N` shows the last N lines of the log; %q is not a number of lines.", arg)
			return nil
		}
		n = k
	}
	lines := t.session.Events(0, t.player)
	for _, e := range lines[max(0, len(lines)-n):] {
		t.sayEvent(e)
	}
	return nil
}

func (t *Terminal) score(string) error {
	t.clock()
	t.board.PrintScore(t.session.Score(t.screen.Viewer(t.session, t.player)))
	t.tellSince()
	return nil
}

func (t *Terminal) oddsOf(name string) error {
	space := -1
	if name != "" {
		if space = t.board.Space(name); space < 0 {
			return nil
		}
	}
	told, err := t.session.Odds(t.screen.Viewer(t.session, t.player), space)
	if err != nil {
		t.say("  There are no odds: %s", err)
		return nil
	}
	if len(told) == 0 {
		t.say("  There are no odds here: the scenario declares no question about this.")
	}
	for _, x := range told {
		t.say("  %s", layout.Wrap(x.Text(), t.board.Columns()-2, "    "))
		for _, c := range x.Counts {
			t.say("    %s, on average %.1f", c.Title, c.Mean)
		}
	}
	return nil
}

func (t *Terminal) rules(word string) error {
	found, more, meant := t.session.Rules(word)
	switch {
	case len(found) == 0 && len(t.session.Program.Clauses) == 0:
		t.say("  This scenario has no rulebook.")
	case len(found) == 0 && word == "":
		t.say("  No clause is about what was refused last; `rules WORD` looks a word up.")
	case len(found) == 0:
		t.say("  The rulebook has nothing about %q.", word)
	case meant != "":
		t.say("  Taken for %q:", meant)
	}
	for _, r := range found {
		t.say("  %s", layout.Wrap(r.Clause+": "+r.Text, t.board.Columns()-2, "    "))
	}
	if more > 0 {
		t.say("  … and %d more", more)
	}
	return nil
}

func (t *Terminal) undo(string) error {
	r, err := t.session.Undo()
	switch {
	case err != nil:
		return err
	case !r.Accepted:
		t.say("  %s", r.Reason)
		return nil
	case r.Meant != "":
		t.say("  Taken back: %s", r.Meant)
	}
	t.narrator.rewind(t.session.EventCount())
	return session.ErrUndone
}

func (t *Terminal) setDefaults(arg string) error {
	switch arg = strings.ToLower(arg); arg {
	case "on", "off":
		t.session.TakeDefaults(t.player, arg == "on")
		t.say("  Defaults are %s for %s.", arg, t.session.PlayerInText(t.player, false))
	default:
		t.say("  defaults on, or defaults off?")
	}
	return nil
}

func (t *Terminal) save(arg string) error {
	file, force := cutForce(arg)
	if file == "" {
		t.say("  save FILE: name a file.")
		return nil
	}
	if t.trySave(file, force) {
		t.say("  Saved to %s.", file)
	}
	return nil
}

// cutForce removes the word --force from the beginning of an argument and reports whether it was there.
func cutForce(arg string) (rest string, force bool) {
	rest, force = strings.CutPrefix(arg+" ", "--force ")
	return strings.TrimSpace(rest), force
}

// trySave writes the game to a file. It prints an error and returns false if it cannot.
func (t *Terminal) trySave(file string, force bool) bool {
	if err := t.session.Save(file, force); err != nil {
		t.say("  The game could not be saved: %s", err)
		return false
	}
	return true
}

// quit leaves the game. It offers to save it, unless everything is in a file already.
func (t *Terminal) quit(string) error {
	if !t.session.Unsaved() {
		return session.ErrLeft
	}
	line, err := t.reader().Read("Save the game? A file name, or n for no: ", input.NoCompletion)
	line = strings.TrimSpace(line)
	if errors.Is(err, input.ErrStopped) {
		return session.ErrStopped
	}
	switch answer := strings.ToLower(line); {
	case err != nil || answer == "" || answer == "n" || answer == "no":
	case answer == "y" || answer == "yes":
		t.rescue()
	case !t.trySave(cutForce(line)):
		return nil
	}
	return session.ErrLeft
}

// explainEnd returns the error with which the game ends when nothing more can be read.
func explainEnd(err error) error {
	if errors.Is(err, input.ErrStopped) {
		return session.ErrStopped
	}
	return err
}

// leave ends the game at the end of the input. At a terminal it saves the game, which may be hours of somebody's work.
func (t *Terminal) leave() error {
	t.say("")
	if !t.Echo {
		t.rescue()
	}
	return session.ErrLeft
}

// Rescue saves a game that ends because of a signal or an error, if it is in no file yet.
func (t *Terminal) Rescue() {
	if t.session != nil && t.session.HasPeople() {
		t.say("")
		t.rescue()
	}
}

func (t *Terminal) rescue() {
	if said := t.session.Rescue(); said != "" {
		t.say("%s", said)
	}
}
