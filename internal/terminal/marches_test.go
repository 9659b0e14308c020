package terminal_test

import (
	"errors"
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/terminal"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// marched returns what a person who plays the Reds against a bot, or against another person, sees who types some lines.
func marched(t *testing.T, blue string, lines ...string) string {
	t.Helper()
	return marchedAt(t, nil, blue, lines...)
}

// marchedAt does the same on a terminal of some width.
func marchedAt(t *testing.T, width func() int, blue string, lines ...string) string {
	t.Helper()
	built := compiler.Compile(os.DirFS("testdata"), "marches", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	var out strings.Builder
	front := terminal.New(terminal.Config{In: strings.NewReader(strings.Join(lines, "\n") + "\n"), Out: &out, Echo: true,
		Width: width})
	s, err := session.New(session.Config{Program: built.Program, Seed: 3, Seats: []string{gamelog.Human, blue},
		FrontEnd: front})
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Play(); err != nil && !errors.Is(err, session.ErrLeft) {
		t.Fatal(err)
	}
	return out.String()
}

// inOrder reports texts that are missing, or not after those before them.
func inOrder(t *testing.T, out string, texts ...string) {
	t.Helper()
	rest := out
	for _, text := range texts {
		_, after, ok := strings.Cut(rest, text)
		if !ok {
			t.Errorf("%q is missing, or not after the text before it, in\n%s", text, out)
			return
		}
		rest = after
	}
}

// The prompt shows the answer that Enter gives, which is what the rules suggest. Where they suggest nothing, Enter
// asks again.
func TestEnterGivesTheAnswerInBrackets(t *testing.T) {
	out := marched(t, "bot:random", "buy 2 guard", "", "", "", "1")
	inOrder(t, out, "Reds> buy 2 guard", "Do you storm?", "Reds [no]> \n", "Choose two casualties.",
		"Reds [rider, guard]> \n",
		"Reds: Which hill next?", "Reds> \n", "Reds: Which hill next?", "Reds> 1\n", "hill is next, without a storm.")
	if out := marched(t, "bot:random", "buy 2 guard", "yes", "guard", "", "look hill"); !strings.Contains(out,
		"[rider]> \n") || !strings.Contains(out, "Reds: 3 guards\n") {
		t.Errorf("Enter does not give the rest of an answer that was begun:\n%s", out)
	}
}

// What is said of a phase that nobody is asked in: that the one before is over, and which ones there was nothing to
// do in.
func TestPhasesThatArePassedOverAreNamed(t *testing.T) {
	out := marched(t, "bot:random", "buy 2 guard", "", "", "1", "no")
	inOrder(t, out, "> buy 2 guard\n  Nothing is left to do in: Purchase.\n  Nothing to do in: Drill.\n\n"+
		"Round 0, Battle, Reds",
		"\n  Nothing to do in: Purchase, Drill.\n\nRound 1, Battle, Reds")
	if n := strings.Count(out, "othing to do"); n != 2 {
		t.Errorf("phases of others are named, too (%d lines):\n%s", n, out)
	}
	out = marched(t, "bot:random", "buy 1 guard", "end purchase", "")
	if strings.Contains(out, "is left to do") || !strings.Contains(out, "Nothing to do in: Drill.") {
		t.Errorf("a phase that the person has ended is named, or the next one is not:\n%s", out)
	}
	inOrder(t, marched(t, gamelog.Human, "buy 2 guard", "", "", "1"), "Nothing is left to do for the Reds in: Purchase.",
		"Nothing to do for the Reds in: Drill.")
}

// The answers of bots to yes or no read as a person types them.
func TestBotsSayYesOrNo(t *testing.T) {
	out := marched(t, "bot:greedy", "buy 2 guard", "", "", "1", "no")
	inOrder(t, out, "Blues: no (Do you storm?)")
	if strings.Contains(out, "true") || strings.Contains(out, "false") {
		t.Error(out)
	}
}

// A position is printed in full at the beginning of a turn of the player's; what is on the screen is not printed again.
func TestWhatHasNotChangedIsNotPrintedAgain(t *testing.T) {
	out := marched(t, gamelog.Human, "end purchase", "no", "guard, rider", "hill", "end purchase", "no", "no", "dale",
		"buy 2 guard")
	const reds = "\n  Reds  Gold 2\n  hill    Reds: "
	if n := strings.Count(out, reds); n != 2 {
		t.Errorf("the Reds' position is printed %d times, not at the beginning of each turn:\n%s", n, out)
	}
	first, _, _ := strings.Cut(out, "Blues: Buy")
	if n := strings.Count(first, "Reds: 2 guards, 1 rider"); n != 1 {
		t.Errorf("the same position is printed %d times in a turn:\n%s", n, out)
	}
}

// Options are shown by their titles, and their names can be typed, too.
func TestOptionsShowTitles(t *testing.T) {
	for _, answer := range []string{"2", "dale", "valley", "vall"} {
		out := marched(t, "bot:random", "buy 2 guard", "", "", answer)
		inOrder(t, out, "Which hill next?\n  1 hill    2 Valley\n", "Valley is next, without a storm.")
	}
}

// Who is in the middle of an order is told the way back.
func TestARefusalInsideAnOrderNamesTheWayBack(t *testing.T) {
	const way = "(`undo` goes back, `help` lists"
	out := marched(t, "bot:random", "keep", "buy", "keep", "undo", "keep")
	if n := strings.Count(out, way); n != 1 {
		t.Errorf("the way back is named %d times:\n%s", n, out)
	}
	inOrder(t, out, "> keep", "(`help` lists", "> buy", "> keep", way, "> undo", "> keep", "(`help` lists")
}

// Where several things are chosen, their numbers can be typed, too.
func TestSeveralAreChosenByTheirNumbers(t *testing.T) {
	for _, answer := range []string{"1,2", "1, 2", "2,1"} {
		out := marched(t, "bot:random", "buy 2 guard", "", answer, "1")
		inOrder(t, out, "Choose two casualties.", "> "+answer+"\n", "Reds: Which hill next?")
	}
	for _, answer := range []string{"1,9", "0,1", "1,", "1,,2", "1,2,2"} {
		out := marched(t, "bot:random", "buy 2 guard", "", answer, "options")
		inOrder(t, out, "Choose two casualties.", "> "+answer+"\n", "> options\n", "Choose two casualties.")
	}
	out := marched(t, "bot:random", "buy 2 guard", "", "", "1,2", "options")
	inOrder(t, out, "Which hill next?", "> 1,2\n", "> options\n", "Which hill next?") // one is chosen
}

// On a narrow terminal lines are broken between words, and nothing else differs.
func TestNoLineIsWiderThanTheTerminal(t *testing.T) {
	typed := []string{"help", "look", "help rules", "buy 2 guard", "", "", "1", "look hill", "score"}
	wide := marched(t, "bot:random", typed...)
	for _, width := range []int{40, 60, 100} {
		narrow := marchedAt(t, func() int { return width }, "bot:random", typed...)
		for line := range strings.Lines(narrow) {
			if line = strings.TrimRight(line, "\n"); utf8.RuneCountInString(line) > width &&
				strings.Contains(strings.TrimLeft(line, " "), " ") && !strings.Contains(line, "> ") {
				t.Errorf("width %d: %q has %d characters", width, line, utf8.RuneCountInString(line))
			}
		}
		if got, want := strings.Fields(narrow), strings.Fields(wide); width == 100 &&
			strings.Join(got, " ") != strings.Join(want, " ") {
			t.Errorf("other words:\n%s\nwide:\n%s", narrow, wide)
		}
	}
}
