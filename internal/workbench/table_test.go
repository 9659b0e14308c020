package workbench

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// begun begins a game of the folder with people in all seats.
func begun(t *testing.T, dir, more string) (*client, *gameShown) {
	t.Helper()
	c := open(t, dir)
	var g gameShown
	c.post("/api/play/new", `{"seats": {"red": "human", "blue": "human"}, "seed": 3`+more+`}`, &g)
	return c, &g
}

// shown returns the game as the page sees it now.
func (c *client) shown() *gameShown {
	c.Helper()
	var g gameShown
	c.get("/api/play", &g)
	return &g
}

// say answers with a line, which must be accepted.
func (c *client) say(line string) answerResult {
	c.Helper()
	var r answerResult
	c.post("/api/play/answer", fmt.Sprintf(`{"line": %q}`, line), &r)
	if !r.Accepted {
		c.Fatalf("%s: %s", line, r.Reason)
	}
	return r
}

// sit lets a player sit down at the screen.
func (c *client) sit(player string) {
	c.Helper()
	c.post("/api/play/seat", fmt.Sprintf(`{"player": %q}`, player), nil)
}

// What a player must not see is in nothing that is sent while he sits at the screen, no matter whose view the page
// asks for; and between two players nothing is sent that only one of them may see.
func TestHiddenHandsAreNotSent(t *testing.T) {
	c, _ := begun(t, "testdata/hands", "")
	sent := func() string {
		t.Helper()
		all := ""
		for _, path := range []string{
			"/api/play", "/api/position?at=play", "/api/position?at=play&as=red", "/api/position?at=play&as=blue",
			"/api/thing?kind=player&name=blue&at=play&as=blue", "/api/thing?kind=player&name=red&at=play",
			"/api/thing?kind=space&name=blue_hand&at=play",
			"/api/thing?kind=space&name=red_hand&at=play", "/api/play/offers?space=red_hand", "/api/play/offers?space=blue_hand",
			"/api/play/look?word=red_hand", "/api/play/look?word=blue_hand",
		} {
			var x struct{ State, Pieces, View, SVG, Question, Offers, Log any }
			_, text := c.ask(http.MethodGet, path, "", &x)
			if strings.HasPrefix(path, "/api/thing") {
				text = fmt.Sprint(x.State, x.Pieces) // the definition is no secret: it is the author's own file
			}
			all += text
		}
		var r replayed
		_, text := c.ask(http.MethodGet, "/api/play/replay", "", &r)
		all += text
		for i := range r.Steps {
			for _, as := range []string{"", "&as=red", "&as=blue"} {
				_, text := c.ask(http.MethodGet, fmt.Sprintf("/api/position?at=replay/%d/%s%s", i, r.Name, as), "", nil)
				all += text
			}
		}
		return strings.ToLower(all)
	}
	check := func(when string, want ...string) {
		t.Helper()
		text := sent()
		for _, card := range []string{"peasant", "wizard"} {
			if has := strings.Contains(text, card); has != slices.Contains(want, card) {
				t.Errorf("%s, %s is sent: %v", when, card, has)
			}
		}
	}
	if g := c.shown(); g.Handover == nil || g.Handover.Name != "red" || g.Question != nil {
		t.Fatalf("before anybody sits down: %+v", g)
	}
	check("before anybody sits down")
	var r answerResult
	c.post("/api/play/answer", `{"line": "wait"}`, &r)
	if r.Accepted {
		t.Error("an answer was accepted although the player had not sat down")
	}
	c.sit("red")
	check("while red sits at the screen", "peasant")
	if _, text := c.ask(http.MethodPost, "/api/reach",
		`{"at": "play", "space": "blue_hand", "unit": "wizard", "owner": "blue"}`, nil); strings.Contains(text, "wizard") {
		t.Errorf("reach: %s", text)
	}
	hidden := `{"at": "play", "space": "blue_hand", "unit": "wizard", "owner": "blue"}`
	if status, text := c.ask(http.MethodPost, "/api/reach/offered", hidden, nil); status != http.StatusNotFound ||
		strings.Contains(text, "Wizard") {
		t.Errorf("reach of a card in the other's hand: %d %s", status, text)
	}
	if _, lines, _ := c.offeredFor("play", "north", "scout", "red"); lines["march south"] != "march from north to south" {
		t.Errorf("reach of a scout that is seen: %v", lines)
	}
	c.say("nothing more")
	if g := c.shown(); g.Handover == nil || g.Handover.Name != "blue" {
		t.Errorf("after red's turn: %+v", g)
	}
	check("between the turns")
	if r, _, _ := c.offeredFor("play", "north", "scout", "red"); r.Note != "Another player is asked now." ||
		len(r.Lines)+len(r.Refused) > 0 {
		t.Errorf("reach between the turns: %+v", r)
	}
	c.sit("blue")
	check("while blue sits at the screen", "wizard")
}

// If one person plays against bots, nobody changes places, and the bots' cards are not sent.
func TestOnePersonIsNotAskedToSitDown(t *testing.T) {
	c := open(t, "testdata/hands")
	var g gameShown
	c.post("/api/play/new", `{"seats": {"red": "bot:random", "blue": "human"}, "seed": 3}`, &g)
	if g.Handover != nil || g.Question == nil || g.Question.Player != "blue" {
		t.Fatalf("%+v", g)
	}
	if _, text := c.ask(http.MethodGet, "/api/position?at=play", "", nil); strings.Contains(text, "peasant") ||
		!strings.Contains(text, "wizard") {
		t.Error("the position shows the bot's card, or hides the person's")
	}
}

// Real dice are asked for by the page, answer by answer. What is no face is refused, and nothing else happens until
// they are thrown.
func TestRealDice(t *testing.T) {
	c, _ := begun(t, copied(t, "testdata/hands"), `, "dice": true`)
	c.sit("red")
	if r := c.say("scout north"); !r.Dice {
		t.Errorf("the answer does not wait for dice: %+v", r)
	}
	g := c.shown()
	if g.Dice == nil || g.Dice.Count != 1 || len(g.Dice.Faces) != 6 || !strings.HasPrefix(g.Dice.Text, "Throw 1 × d6") ||
		g.Question != nil {
		t.Fatalf("%+v", g)
	}
	var r answerResult
	c.post("/api/play/answer", `{"line": "wait"}`, &r)
	if r.Accepted {
		t.Error("an answer was accepted while dice were waited for")
	}
	c.post("/api/play/undo", `{}`, &r)
	if r.Accepted {
		t.Error("an answer was taken back while dice were waited for")
	}
	for line, reason := range map[string]string{"7": `"7" is not a face`, "": "That is 0 faces; 1 are thrown.",
		"1 2": "That is 2 faces"} {
		c.post("/api/play/throw", fmt.Sprintf(`{"line": %q}`, line), &r)
		if r.Accepted || !strings.Contains(r.Reason, reason) || strings.Contains(r.Reason, "quit") {
			t.Errorf("%q: %+v", line, r)
		}
	}
	file := filepath.ToSlash(filepath.Join(t.TempDir(), "a.game"))
	c.post("/api/play/save", fmt.Sprintf(`{"file": %q}`, file), nil)
	c.post("/api/play/throw", `{"line": "5"}`, &r)
	if g = c.shown(); !r.Accepted || g.Dice != nil || g.Question == nil || g.Decisions != 1 ||
		g.Log[len(g.Log)-1].Text != "Red rolls 5." {
		t.Errorf("after the throw: %+v", g)
	}
	c.post("/api/play/throw", `{"line": "5"}`, &r)
	if r.Accepted {
		t.Error("dice were taken that nobody waited for")
	}
	// What was saved while dice were waited for waits for them again.
	c.post("/api/play/new", fmt.Sprintf(`{"file": %q, "dice": true}`, file), &g)
	if g = c.shown(); g.Dice == nil || g.Decisions != 0 {
		t.Errorf("continued: %+v", g)
	}
}

// An answer that waits for its first dice can be taken back, where nothing is hidden. The dice have a name of their
// own, so that a page does not take what was typed at the question for what they show.
func TestTakingBackAtTheDice(t *testing.T) {
	dir := copied(t, "testdata/hands")
	rewrite(t, filepath.Join(dir, "scenario.hcl"), `hide hands {
  of      = piece
  members = [unit]
  when    = contains([space.red_hand, space.blue_hand], self.space) && viewer != self.owner
  text    = "a card"
}
`, "")
	c, g := begun(t, dir, `, "dice": true`)
	asked := g.Question.ID
	c.say("scout north")
	if g = c.shown(); g.Dice == nil || g.Dice.ID == asked {
		t.Fatalf("the dice are %+v, and the question was %s", g.Dice, asked)
	}
	old := g.Dice.ID
	var r answerResult
	c.post("/api/play/undo", `{}`, &r)
	if g = c.shown(); !r.Accepted || g.Dice != nil || g.Question == nil || g.Question.Kind != "menu" || g.Decisions != 0 ||
		len(g.Warnings) > 0 {
		t.Fatalf("%+v: %+v", r, g)
	}
	c.say("scout south")
	c.post("/api/play/throw", fmt.Sprintf(`{"line": "5", "question": %q}`, old), &r)
	if r.Accepted || !strings.Contains(r.Reason, "gone on") {
		t.Errorf("dice for what was taken back: %+v", r)
	}
	c.post("/api/play/throw", `{"line": "5"}`, &r)
	if g = c.shown(); !r.Accepted || g.Decisions != 1 {
		t.Errorf("%+v: %+v", r, g)
	}
	c.post("/api/play/undo", `{}`, &r)
	if r.Accepted {
		t.Error("dice that were thrown were taken back")
	}
}

// A set-up that rolls waits for dice before there is a game.
func TestDiceOfTheSetup(t *testing.T) {
	dir := copied(t, "testdata/hands")
	file := filepath.Join(dir, "scenario.hcl")
	rewrite(t, file, "setup {\n", "setup {\n  roll first { die = die.d6 }\n  set game { round = 0 * sum(first) }\n")
	c, g := begun(t, dir, `, "dice": true`)
	if g.Dice == nil || g.Question != nil {
		t.Fatalf("%+v", g)
	}
	if status, text := c.ask(http.MethodGet, "/api/position?at=play", "", nil); status != http.StatusConflict ||
		!strings.Contains(text, "waits for dice") {
		t.Errorf("the position: status %d, %s", status, text)
	}
	c.post("/api/play/throw", `{"line": "2"}`, nil)
	c.sit("red")
	if g = c.shown(); g.Dice != nil || g.Question == nil {
		t.Errorf("%+v", g)
	}
}

// A space that is chosen while a menu is open offers the lines of the actions that it can be a part of.
func TestOffersOfAPlace(t *testing.T) {
	c, _ := begun(t, "testdata/hands", "")
	c.sit("red")
	lines := func(space string) string {
		t.Helper()
		var o offers
		c.get("/api/play/offers?space="+space, &o)
		if !o.Menu || o.Question != c.shown().Question.ID {
			t.Errorf("%+v", o)
		}
		var out []string
		for _, x := range o.Offers {
			out = append(out, x.Line)
		}
		return strings.Join(out, "; ")
	}
	for space, want := range map[string]string{
		"north":    "scout north; march from north to south",
		"south":    "scout south; march from north to south",
		"red_hand": "",
	} {
		if got := lines(space); got != want {
			t.Errorf("%s: %q, want %q", space, got, want)
		}
	}
	if g := c.shown(); g.Decisions != 0 || g.Question.Kind != "menu" {
		t.Errorf("looking for offers has changed the game: %+v", g)
	}
}

// Pieces that are called the same say on the page, too, what tells them apart, and what the page shows may be typed.
func TestAlikePiecesAreToldApart(t *testing.T) {
	dir := t.TempDir()
	rules := `
scenario "ferries" {
  language_version = 2
}
space here {}
player red {}
unit ferry {}
unit scout {}
setup {
  create empty_one {
    unit  = unit.ferry
    owner = player.red
    at    = space.here
  }
  create laden {
    unit  = unit.ferry
    owner = player.red
    at    = space.here
  }
  create rider {
    unit  = unit.scout
    owner = player.red
    at    = space.here
  }
  carry rider { by = laden }
}
sequence main {
  choose ship {
    by   = player.red
    from = [for p in pieces(space.here) : p if p.unit == unit.ferry]
  }
  say {
    text = "it carries ${count(cargo(ship))}"
    when = ship != none
  }
  choose again {
    by   = player.red
    from = every(space)
    pass = "none"
  }
}
`
	if err := os.WriteFile(filepath.Join(dir, "g.hcl"), []byte(rules), 0o644); err != nil {
		t.Fatal(err)
	}
	c := open(t, dir)
	var g gameShown
	c.post("/api/play/new", `{"seats": {"red": "human"}, "seed": 3}`, &g)
	var texts []string
	for _, o := range g.Question.Options {
		texts = append(texts, o.Text)
	}
	if got, want := strings.Join(texts, ", "), "ferry, ferry #2 (with 1 scout)"; got != want {
		t.Fatalf("the page offers %q, want %q", got, want)
	}
	var r answerResult
	c.post("/api/play/answer", `{"line": "fer"}`, &r)
	if got, want := strings.Join(r.MayBe, ", "), "ferry, ferry #2 (with 1 scout)"; got != want {
		t.Errorf("\"fer\" may be %q, want %q", got, want)
	}
	r = answerResult{}
	c.post("/api/play/answer", `{"line": "raft"}`, &r)
	if want := "You can: ferry or ferry #2 (with 1 scout)."; !strings.HasSuffix(r.Reason, want) {
		t.Errorf("\"raft\" is refused with %q, want %q", r.Reason, want)
	}
	c.say("ferry #2 (with 1 scout)")
	if log := fmt.Sprint(c.shown().Log); !strings.Contains(log, "it carries 1") {
		t.Errorf("the log says %s", log)
	}
}

// Of two pages, the second cannot answer a question that the first has answered, even if its decision is not complete.
func TestTwoPages(t *testing.T) {
	c, _ := begun(t, "testdata/hands", "")
	c.sit("red")
	g := c.shown()
	old := g.Question.ID
	answer := func(body string) (r answerResult) {
		t.Helper()
		c.post("/api/play/answer", body, &r)
		return r
	}
	if r := answer(fmt.Sprintf(`{"index": 1, "question": %q}`, old)); !r.Accepted {
		t.Fatal(r.Reason)
	}
	for _, body := range []string{fmt.Sprintf(`{"index": 0, "question": %q}`, old),
		fmt.Sprintf(`{"line": "wait", "question": %q}`, old), `{"index": 0}`} {
		if r := answer(body); r.Accepted || !strings.Contains(r.Reason, "gone on") {
			t.Errorf("%s: %+v", body, r)
		}
	}
	if r := answer(fmt.Sprintf(`{"index": 0, "question": %q}`, c.shown().Question.ID)); !r.Accepted {
		t.Error(r.Reason)
	}
}

// An answer that arrives after the rules have changed is not taken for one to the question that they ask.
func TestAnAnswerDuringAReload(t *testing.T) {
	dir := copied(t, "testdata/hands")
	c, _ := begun(t, dir, "")
	c.sit("red")
	c.say("wait")
	id := c.shown().Question.ID
	rewrite(t, filepath.Join(dir, "scenario.hcl"), "action.march, action.wait]", "action.wait, action.march]")
	c.waitFor("the new rules", func(o *overview) bool { return o.Shown > 1 })
	var r answerResult
	c.post("/api/play/answer", fmt.Sprintf(`{"index": 1, "question": %q}`, id), &r)
	if r.Accepted || !strings.Contains(r.Reason, "gone on") {
		t.Errorf("%+v", r)
	}
	g := c.shown()
	if g.Decisions != 1 || g.Note == "" || g.Question == nil {
		t.Errorf("%+v", g)
	}
	if again := c.shown(); again.Note != g.Note {
		t.Error("the note is told to one page only")
	}
	c.say("wait")
	if c.shown().Note != "" {
		t.Error("the note is told although somebody has gone on")
	}
}

// A game that is in no file is saved when the server ends.
func TestAGameSurvivesTheServer(t *testing.T) {
	t.Chdir(t.TempDir())
	dir := filepath.Join(t.TempDir(), "hands")
	if err := os.CopyFS(dir, os.DirFS(filepath.Join(home, "testdata", "hands"))); err != nil {
		t.Fatal(err)
	}
	t.Run("", func(t *testing.T) {
		c, _ := begun(t, filepath.ToSlash(dir), "")
		c.sit("red")
		c.say("wait")
	})
	c := open(t, filepath.ToSlash(dir))
	var logs []logEntry
	c.get("/api/logs", &logs)
	if len(logs) != 1 || logs[0].Name != "hands-3.game" {
		t.Fatalf("%+v", logs)
	}
	var log logShown
	c.get("/api/log?file="+logs[0].File, &log)
	if len(log.Steps) != 2 || log.Steps[1].Line != "wait" || log.Problem != "" {
		t.Errorf("%+v", log)
	}
}

// home is the folder of this package, where tests begin.
var home, _ = os.Getwd()

// Every option can be given every value that it may have: the page gets the members of a class as it gets those of a
// list.
func TestOptionsCanBeChosen(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "g")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	rules := `
scenario "g" {
  language_version = 2
}
class span {
  attributes = { years = int }
}
thing span brief { years = 6 }
thing span long { years = 12 }
option length {
  type    = span
  default = span.brief
}
option bid {
  type    = int
  default = 5
  among   = [0, 5]
}
option cards {
  type    = int
  default = 1
  min     = 1
  max     = 3
}
player red {}
setup {
  say { text = "It lasts ${option.length.years} years." }
}
sequence main {
  choose word {
    by     = player.red
    from   = every(player)
    prompt = "What now?"
  }
  say { text = "${word}" }
}
`
	if err := os.WriteFile(filepath.Join(dir, "g.hcl"), []byte(rules), 0o644); err != nil {
		t.Fatal(err)
	}
	c := open(t, dir)
	var o overview
	c.get("/api/overview", &o)
	var got []string
	for _, x := range o.Options {
		got = append(got, fmt.Sprint(x.Name, x.Among, x.Values))
	}
	if want := []string{"length[brief long] [0 1]", "bid[0 5] [0 5]", "cards[] []"}; !slices.Equal(got, want) ||
		o.Options[2].Min != 1 || o.Options[2].Max != 3 {
		t.Errorf("options %q (%d to %d), want %q", got, o.Options[2].Min, o.Options[2].Max, want)
	}
	var g gameShown
	c.post("/api/play/new", `{"seats": {"red": "human"}, "seed": 1, "options": {"length": 1}}`, &g)
	if len(g.Log) == 0 || g.Log[0].Text != "It lasts 12 years." {
		t.Errorf("the log is %+v", g.Log)
	}
}

// The page has what the terminal has: numbers, the answer that an empty line gives, what was decided, how a line may go
// on, refusals that say what was meant, and choices that take their defaults.
func TestThePageSaysWhatTheTerminalSays(t *testing.T) {
	dir := t.TempDir()
	rules := `
scenario "hills" {
  language_version = 2
}
space hill {
  title   = "Mount Doom"
  borders = [space.dale]
}
space dale {}
player red { title = "Reds" }
player blue { title = "Blues" }
setup {}
action march {
  text = "march to ${there}"
  param there { in = every(space) }
  do {
    say { text = "They march." }
  }
}
sequence main {
  choose first {
    by      = player.red
    from    = every(space)
    prompt  = "Which first?"
    default = space.dale
  }
  choose second {
    by      = player.red
    from    = every(space)
    prompt  = "Which next?"
    default = space.hill
  }
  offer {
    to      = player.blue
    actions = [action.march]
    done    = "stay"
    once    = true
  }
  say { text = "${first}, ${second}" }
  end_game {}
}
`
	if err := os.WriteFile(filepath.Join(dir, "g.hcl"), []byte(rules), 0o644); err != nil {
		t.Fatal(err)
	}
	c, g := begun(t, dir, "")
	if q := g.Question; q.Default != "dale" || len(q.Options) != 2 || q.Options[0].Number != 1 ||
		q.Options[0].Text != "Mount Doom" || q.Options[1].Number != 2 {
		t.Errorf("the question is %+v", q)
	}
	c.post("/api/play/defaults", `{"on": true}`, nil)
	c.say("")
	g = c.shown()
	var log []string
	for _, e := range g.Log {
		log = append(log, string(e.Kind)+" "+e.Text)
	}
	if want := "decision Reds: dale (Which first?); decision Reds: Mount Doom (Which next?)"; strings.Join(log,
		"; ") != want || g.Question.Player != "blue" {
		t.Errorf("%s was asked; the log has %q, want %q", g.Question.Player, log, want)
	}
	var lines []string
	if c.get("/api/play/complete?typed=march+to+h", &lines); !slices.Equal(lines, []string{"march to hill"}) {
		t.Errorf("completed to %q", lines)
	}
	for line, want := range map[string]string{"march to x": "x", "7": "numbered 1 to 2"} {
		var r answerResult
		if c.post("/api/play/answer", fmt.Sprintf(`{"line": %q}`, line), &r); r.Accepted ||
			!strings.Contains(r.Reason, want) {
			t.Errorf("%s: %+v", line, r)
		}
	}
	if r := c.say("march to da"); r.Meant != "march to dale" {
		t.Errorf("%+v", r)
	}
	if g = c.shown(); !strings.Contains(g.Over, "Nobody wins") && g.Problem == "" {
		t.Errorf("%+v", g)
	}
}
