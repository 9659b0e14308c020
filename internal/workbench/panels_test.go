package workbench

import (
	"errors"
	"fmt"
	"maps"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/reach"
	"github.com/scenario-lang/scenario/internal/workbench/index"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
)

// A test is shown with its lines as arrows, those refused with the reason, and with the position of each step.
func TestATestIsShown(t *testing.T) {
	c := open(t, "testdata/hexes")
	var x testShown
	c.get("/api/test?index=0", &x)
	if x.Status != "passed" || len(x.Steps) != 6 || x.Cites[0] != "HEX-1" || len(x.Source) == 0 {
		t.Fatalf("%s, %d steps, cites %v", x.Status, len(x.Steps), x.Cites)
	}
	var kinds []string
	for _, s := range x.Steps {
		kinds = append(kinds, s.Kind)
	}
	if want := []string{"began", "run", "played", "played", "refused", "expect"}; !slices.Equal(kinds, want) {
		t.Errorf("steps %v, want %v", kinds, want)
	}
	played, refused := x.Steps[2], x.Steps[4]
	if len(played.Moves) != 1 || played.Moves[0] != (move{"ford", "hill", "Rider", 1}) || played.Player != "red" {
		t.Errorf("played: %+v", played)
	}
	if refused.Reason != "Every rider there has moved." || !slices.Equal(refused.Route, []string{"hill", "moor"}) {
		t.Errorf("refused: %+v", refused)
	}
	for step, want := range map[int]int{0: 2, 2: 1, 3: 0} {
		var p position
		c.get(fmt.Sprintf("/api/position?at=test/0/%d", step), &p)
		n := 0
		for _, s := range p.View.Spaces {
			if s.Name == "ford" {
				for _, q := range s.Pieces {
					n += q.Count
				}
			}
		}
		if n != want {
			t.Errorf("step %d: %d riders at the ford, want %d", step, n, want)
		}
	}
	c.get("/api/test?index=2", &x)
	if x.Status != "failed" || !strings.Contains(x.Message, "too far") || x.At.Line == 0 {
		t.Errorf("%s: %s", x.Status, x.Message)
	}
	if last := x.Steps[len(x.Steps)-1]; last.Kind != "refused" || last.Line != "ride from ford to mill" {
		t.Errorf("it stopped at %+v", last)
	}
	c.post("/api/tests/run", `{}`, nil)
	var list testList
	worktest.Until(t, "the end of the tests", func() bool {
		c.get("/api/tests", &list)
		return !list.Running
	})
	if list.Passed != 2 || list.Failed != 1 {
		t.Errorf("%+v", list)
	}
}

// A game is played by clicks and by typed lines, with the reasons for what is refused; it is taken back, saved, and
// shown as a game log.
func TestAGameIsPlayed(t *testing.T) {
	c := open(t, copied(t, "testdata/hexes"))
	var g gameShown
	c.post("/api/play/new", `{"seats": {"red": "human", "blue": "bot:random"}, "seed": 7}`, &g)
	if g.Question == nil || g.Question.Player != "red" || len(g.Question.Options) != 2 ||
		g.Question.Options[0].Form == "" {
		t.Fatalf("%+v", g.Question)
	}
	var r answerResult
	answer := func(body string) {
		t.Helper()
		r = answerResult{}
		c.post("/api/play/answer", body, &r)
	}
	answer(`{"line": "ride from ford to keep"}`)
	if r.Accepted || !strings.Contains(r.Reason, "too far") {
		t.Errorf("refused: %+v", r)
	}
	answer(fmt.Sprintf(`{"index": %d, "question": %q}`, g.Question.Options[0].Index, g.Question.ID))
	c.get("/api/play", &g)
	if !r.Accepted || g.Question.Kind != "param" || g.Question.Options[0].Space == "" {
		t.Errorf("accepted %v, then %+v", r.Accepted, g.Question)
	}
	answer(`{"line": "mill", "clicked": true}`)
	if r.Accepted || !strings.Contains(r.Reason, "too far") {
		t.Errorf("a click on the mill: %+v", r)
	}
	c.post("/api/play/undo", `{}`, &r)
	c.get("/api/play", &g)
	if !r.Accepted || g.Question.Kind != "menu" {
		t.Errorf("taken back: %+v, then %+v", r, g.Question)
	}
	answer(`{"line": "ride from ford to moor"}`)
	if !r.Accepted {
		t.Errorf("%+v", r)
	}
	var p position
	c.get("/api/position?at=play", &p)
	if p.Fills["moor"] == p.Fills["wood"] {
		t.Errorf("the moor is not coloured: %q", p.Fills["moor"])
	}
	answer(`{"line": "end"}`) // a part of the option that ends the menu
	if !r.Accepted {
		t.Errorf("%+v", r)
	}
	c.get("/api/play", &g)
	if g.Decisions < 2 || g.Question == nil && g.Over == "" {
		t.Errorf("after the bot's turn: %+v", g)
	}
	file := filepath.ToSlash(filepath.Join(t.TempDir(), "a.game"))
	c.post("/api/play/save", fmt.Sprintf(`{"file": %q}`, file), nil)
	var log logShown
	c.get("/api/log?file="+file, &log)
	if !log.SameRules || log.Problem != "" || len(log.Steps) != g.Decisions+1 ||
		log.Steps[1].Line != `ride from The ford to <img src=x onerror=alert(2)>` {
		t.Errorf("%+v", log)
	}
	c.get("/api/position?at=log/1/"+file, &p)
	c.post("/api/play/new", fmt.Sprintf(`{"file": %q, "seats": {"blue": "human"}}`, file), &g)
	if !g.Playing || g.Decisions != len(log.Steps)-1 {
		t.Errorf("continued: %+v", g)
	}
	if status, text := c.ask(http.MethodPost, "/api/play/save",
		fmt.Sprintf(`{"file": %q}`, filepath.ToSlash(filepath.Join(c.bench.Dir, "scenario.hcl"))), nil); status == 200 {
		t.Errorf("a game was saved over the rules: %s", text)
	}
}

// When the rules change, a game goes on by them: its decisions are made again, up to the first that has become illegal.
func TestAGameFollowsTheRules(t *testing.T) {
	dir := copied(t, "testdata/hexes")
	c := open(t, dir)
	var g gameShown
	var r answerResult
	c.post("/api/play/new", `{"seats": {"red": "human", "blue": "human"}, "seed": 7}`, &g)
	for _, line := range []string{"ride from ford to moor", "ride from ford to hill"} {
		c.post("/api/play/answer", fmt.Sprintf(`{"line": %q}`, line), &r)
		if !r.Accepted {
			t.Fatalf("%s: %+v", line, r)
		}
	}
	file := filepath.Join(dir, "scenario.hcl")
	change := func(from, to string, want int) {
		t.Helper()
		var o overview
		c.get("/api/overview", &o)
		before := o.Shown
		rewrite(t, file, from, to)
		c.waitFor("the changed version", func(o *overview) bool { return o.Shown > before })
		g = gameShown{}
		c.get("/api/play", &g)
		if g.Decisions != want || g.Note == "" || g.Question == nil {
			t.Errorf("after the change to %q: %d decisions, note %q", to, g.Decisions, g.Note)
		}
	}
	change(`title = "Blue"`, `title = "Azure"`, 2)
	change(`here, 3)`, `here, 1)`, 1)
}

// Reach says where a rider gets, and which rule stops it elsewhere.
func TestReachHasReasons(t *testing.T) {
	c := open(t, "testdata/hexes")
	var r reached
	c.post("/api/reach", `{"at": "setup", "space": "ford", "unit": "rider", "owner": "red", "movement": "ride"}`, &r)
	if r.Budget != 3 || len(r.Budgets) != 1 || r.Budgets[0].Text != "3" {
		t.Errorf("budget %d, %v", r.Budget, r.Budgets)
	}
	costs := map[string]int64{}
	for _, s := range r.Spaces {
		costs[s.Name] = s.Cost
	}
	if want := map[string]int64{"moor": 1, "wood": 2, "hill": 3, "farm": 3}; fmt.Sprint(costs) != fmt.Sprint(want) {
		t.Errorf("it gets to %v, want %v", costs, want)
	}
	reasons := map[string]reachBlocked{}
	for _, b := range r.Blocked {
		reasons[b.To] = b
	}
	if x := reasons["mill"]; x.Rule != "forbid closed_mill" || x.Text != "to == space.mill" || x.At.Line == 0 {
		t.Errorf("the mill: %+v", x)
	}
	if x := reasons["keep"]; x.Rule != "movement ride" || !strings.Contains(x.Text, "mover.owner") {
		t.Errorf("the keep: %+v", x)
	}
	one := int64(1)
	c.post("/api/reach",
		fmt.Sprintf(`{"at": "setup", "space": "ford", "unit": "rider", "owner": "red", "movement": "ride", "budget": %d}`,
			one), &r)
	if slices.IndexFunc(r.Blocked, func(b reachBlocked) bool { return b.To == "wood" && b.Reason == "too far" }) < 0 {
		t.Errorf("the wood is within one: %+v", r.Blocked)
	}
}

// offeredFor returns the lines that take a piece somewhere, and the reasons against others, by the spaces.
func (c *client) offeredFor(at, space, unit, owner string) (r offeredReach, lines map[string]string,
	reasons map[string]string) {
	c.Helper()
	c.post("/api/reach/offered", fmt.Sprintf(`{"at": %q, "space": %q, "unit": %q, "owner": %q}`, at, space, unit, owner),
		&r)
	lines, reasons = map[string]string{}, map[string]string{}
	for _, l := range r.Lines {
		lines[l.Action+" "+l.To] = l.Text
	}
	for _, l := range r.Refused {
		reasons[l.Action+" "+l.To] = l.Reason
	}
	return r, lines, reasons
}

// A piece goes where the actions take it that are offered, or are after an order without parameters: those that name
// it or its unit, and those that name only its space and really take it along. What the others name is no place that
// it goes to.
func TestReachByWhatIsOffered(t *testing.T) {
	c := open(t, "testdata/orders")
	same := func(what string, got, want map[string]string) {
		t.Helper()
		if !maps.Equal(got, want) {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	r, lines, reasons := c.offeredFor("setup", "hill", "guard", "red")
	if r.Player != "red" || r.Prompt != "What now?" || slices.ContainsFunc(r.Lines, func(l offeredLine) bool {
		return l.After != "give orders"
	}) {
		t.Errorf("%+v", r)
	}
	same("a guard", lines, map[string]string{"march plain": "march 1 guard from hill to plain",
		"ferry isle": "ferry guard to isle"})
	same("why not further", reasons, map[string]string{
		"march bay": "They cannot cross to it.", "march town": "They cannot cross to it.",
		"ferry bay": "The ferry goes to the isle.", "ferry town": "The ferry goes to the isle.",
	})
	_, lines, _ = c.offeredFor("setup", "hill", "rider", "red")
	same("a rider, which the ferry does not take", lines,
		map[string]string{"march plain": "march 1 rider from hill to plain"})
	c.post("/api/play/new", `{"seats": {"red": "human", "blue": "human"}, "seed": 1}`, nil)
	_, lines, reasons = c.offeredFor("play", "town", "guard", "blue")
	same("a guard of the other side", lines, map[string]string{})
	same("why it does not go", reasons, map[string]string{"march plain": "You have nothing there."})

	c = open(t, "testdata/hexes")
	_, lines, _ = c.offeredFor("setup", "ford", "rider", "red")
	same("a rider", lines, map[string]string{
		"ride moor": "ride from ford to moor", "ride wood": "ride from ford to wood", "ride hill": "ride from ford to hill",
		"ride farm": "ride from ford to farm",
	})
	if r, _, _ := c.offeredFor("test/0/2", "hill", "rider", "red"); len(r.Lines) > 0 || r.Note != "" {
		t.Errorf("a rider that has moved: %+v", r)
	}
	for what, want := range map[string]string{
		`"space": "hill", "unit": "rider", "owner": "red"`:    "no such piece",
		`"space": "ford", "unit": "rider", "owner": "nobody"`: "no such piece",
		`"space": "nowhere", "unit": "rider", "owner": "red"`: "choose a piece",
	} {
		if status, text := c.ask(http.MethodPost, "/api/reach/offered", `{"at": "setup", `+what+`}`,
			nil); status != http.StatusNotFound || !strings.Contains(text, want) {
			t.Errorf("%s: %d %s", what, status, text)
		}
	}
}

// A search for what is offered that takes too long is given up.
func TestReachIsGivenUp(t *testing.T) {
	c := open(t, "testdata/orders")
	m := c.bench.current()
	p := m.program
	piece := reach.Piece{Unit: m.member(p.UnitClass, "guard"), Owner: m.member(p.PlayerClass, "red"),
		Space: m.member(p.SpaceClass, "hill")}
	asked := 0
	err := c.bench.withPosition(m, "setup", runtime.Referee, func(g *runtime.Game, _ int) error {
		found, err := reach.ByActions(g, piece, func() error {
			if asked++; asked > 2 {
				return errors.New("late")
			}
			return nil
		})
		if err == nil {
			t.Errorf("it was not given up: %+v", found)
		}
		return err
	})
	if err == nil || err.Error() != "late" {
		t.Error(err)
	}
}

// A movement of players is asked for the player of the piece, and one of other things is not offered for pieces.
func TestReachOfPlayers(t *testing.T) {
	c := open(t, "testdata/orders")
	var o overview
	c.get("/api/overview", &o)
	if want := []movementChoice{{Name: "crossing", Mover: "player"}}; !slices.Equal(o.Movements, want) {
		t.Errorf("movements: %v", o.Movements)
	}
	var r reached
	c.post("/api/reach", `{"at": "setup", "space": "hill", "unit": "guard", "owner": "red", "movement": "crossing", `+
		`"budget": 5}`, &r)
	if len(r.Spaces) != 1 || r.Spaces[0].Name != "plain" || !slices.ContainsFunc(r.Blocked, func(b reachBlocked) bool {
		return b.To == "town"
	}) {
		t.Errorf("red: %+v", r)
	}
	r = reached{}
	c.post("/api/reach", `{"at": "setup", "space": "town", "unit": "guard", "owner": "blue", "movement": "crossing", `+
		`"budget": 5}`, &r)
	if len(r.Spaces) != 1 || r.Spaces[0].Name != "plain" || !slices.ContainsFunc(r.Blocked, func(b reachBlocked) bool {
		return b.To == "hill"
	}) {
		t.Errorf("blue: %+v", r)
	}
	if status, text := c.ask(http.MethodPost, "/api/reach",
		`{"at": "setup", "space": "hill", "unit": "guard", "owner": "red", "movement": "signal"}`,
		nil); status != http.StatusNotFound || !strings.Contains(text, "signal") {
		t.Errorf("a movement of spaces: %d %s", status, text)
	}
}

// The turn is an outline from the sequence to the actions, in which a variant's own rules are told from the base's.
func TestRulesAreOutlined(t *testing.T) {
	base := copied(t, "testdata/hexes")
	dir := filepath.Join(base, "variant")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	variant := "scenario \"muddy\" {\n  title            = \"Mud\"\n  extends          = \"..\"\n" +
		"  language_version = 2\n}\n\n" +
		"space wood {\n  toll = 3\n}\n\nforbid no_hills {\n  movements = [movement.ride]\n  when      = to == space.hill\n" +
		"}\n\n" +
		"on arrived greet {\n  if {\n    when = at == space.farm\n    choose greeting {\n      by     = by\n" +
		"      from   = every(space)\n      prompt = \"Who comes?\"\n    }\n    say { text = \"${greeting}\" }\n  }\n}\n"
	if err := os.WriteFile(filepath.Join(dir, "scenario.hcl"), []byte(variant), 0o644); err != nil {
		t.Fatal(err)
	}
	helper := "# Somebody rests.\nprocedure rest {\n  params = { n = int }\n\n  say { text = \"${n}\" }\n}\n\n" +
		"test \"rest\" {\n  given rest { n = 1 }\n  expect { said = \"1\" }\n}\n"
	if err := os.WriteFile(filepath.Join(dir, "tests.hcl"), []byte(helper), 0o644); err != nil {
		t.Fatal(err)
	}
	c := open(t, dir)
	var r rules
	c.get("/api/rules", &r)
	var words []string
	var read func(ns []*index.Node)
	read = func(ns []*index.Node) {
		for _, n := range ns {
			words = append(words, strings.TrimSpace(n.Kind+" "+n.Name))
			read(n.Parts)
		}
	}
	read(r.Outline)
	if got := strings.Join(words, ", "); !strings.HasSuffix(got, "sequence main, repeat, for, procedure rest, phase "+
		"riding, offer, action ride, event arrived, on arrived hold, on arrived greet, if, choice greeting, victories, "+
		"victory taken") {
		t.Errorf("the outline goes %s", got)
	}
	texts := map[string]string{}
	var lines func(ns []*index.Node)
	lines = func(ns []*index.Node) {
		for _, n := range ns {
			if n.Text != "" || n.Kind == "victories" {
				texts[n.Kind] = n.Text
			}
			lines(n.Parts)
		}
	}
	lines(r.Outline)
	if want := (map[string]string{"repeat": "while game.round < 3", "for": "side in every(player)",
		"offer": `to game.active · prompt "Where does a rider go?"`, "victories": "",
		"if": "at == space.farm", "choice": `greeting · by by · prompt "Who comes?"`}); !maps.Equal(texts, want) {
		t.Errorf("statements read %q, want %q", texts, want)
	}
	own := map[string]bool{}
	var helpers []ruleInList
	for _, g := range r.Groups {
		for _, x := range g.Rules {
			own[g.Kind+" "+x.Name] = x.Own
		}
		if g.Tests {
			helpers = append(helpers, g.Rules...)
		}
	}
	if len(helpers) != 1 || helpers[0].Comment != "Somebody rests." || helpers[0].Uses != 1 || own["procedure rest"] {
		t.Errorf("helpers of tests: %+v", helpers)
	}
	if !own["forbid no_hills"] || own["forbid closed_mill"] {
		t.Errorf("own: %v", own)
	}
	var d differences
	c.get("/api/differences", &d)
	found := false
	for _, ch := range d.Changes {
		found = found || ch.Type == "space" && slices.Equal(ch.Spaces, []string{"wood"})
	}
	if len(d.Bases) != 1 || !found || len(d.Changes) < 2 {
		t.Errorf("%+v", d)
	}
	var x thing
	c.get("/api/thing?kind=space&name=wood", &x)
	if len(x.Changed) != 1 || x.Changed[0].Part != "toll" || !x.Changed[0].Own || x.Own {
		t.Errorf("wood: %+v", x.Changed)
	}
}

// The book has each clause with the rules that cite it and the tests that show it.
func TestTheBookIsShown(t *testing.T) {
	c := open(t, "testdata/hexes")
	var b book
	worktest.Until(t, "the book", func() bool {
		c.get("/api/book", &b)
		return b.Ready
	})
	if len(b.Sections) != 1 || len(b.Sections[0].Clauses) != 2 || b.Problem != "" {
		t.Fatalf("%+v", b)
	}
	first, second := b.Sections[0].Clauses[0], b.Sections[0].Clauses[1]
	if first.Status != "tested" || first.Rules[0].Name != "action ride" || first.Rules[0].Executed == 0 ||
		first.Tests[0].Index != 0 {
		t.Errorf("%+v", first)
	}
	if second.Status != "missing" {
		t.Errorf("%+v", second)
	}
}

// A game without a seed has one of its own: with that of the set-up which everybody sees, hidden cards could be
// looked up.
func TestAGameDrawsItsSeed(t *testing.T) {
	c := open(t, copied(t, "testdata/hexes"))
	seen := map[uint64]bool{1: true}
	for _, given := range []string{"", `, "seed": null`} {
		c.post("/api/play/new", `{"seats": {"red": "human", "blue": "bot:random"}`+given+`}`, nil)
		seed := c.bench.tables.config.Seed
		if seen[seed] {
			t.Errorf("the seed %d comes twice, or is that of the set-up", seed)
		}
		seen[seed] = true
	}
	c.post("/api/play/new", `{"seats": {"red": "human", "blue": "bot:random"}, "seed": 7}`, nil)
	if seed := c.bench.tables.config.Seed; seed != 7 {
		t.Errorf("the seed is %d and not the one that was given", seed)
	}
}
