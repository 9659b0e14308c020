package runtime_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// veiled are the scenarios that hide something: a folder or a page of the documentation. One that is not there yet is
// passed over.
var veiled = []struct{ name, path string }{
	{"smugglers", "testdata/hidden"},
	{"attack_page", "../docs/language/attack.md"},
	{"attack_deluxe", "../scenarios/attack_deluxe"},
	{"khans_and_kings", "../scenarios/khans_and_kings"},
	{"fog_of_war", "../scenarios/variants/fog_of_war"},
}

func veiledProgram(t *testing.T, path string) *program.Program {
	t.Helper()
	if _, err := os.Stat(path); err != nil {
		t.Skipf("%s is not there", path)
	}
	fsys, dir := os.DirFS(filepath.Dir(path)), filepath.Base(path)
	if rest, ok := strings.CutPrefix(path, "../scenarios/"); ok { // a variant names its base from there
		fsys, dir = os.DirFS("../scenarios"), rest
	}
	if strings.HasSuffix(path, ".md") {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		for _, m := range regexp.MustCompile("(?s)\n```hcl\n(.*?)\n```\n").FindAllStringSubmatch(string(text), -1) {
			b.WriteString(m[1] + "\n")
		}
		fsys, dir = fstest.MapFS{"page/page.hcl": {Data: []byte(b.String())}}, "page"
	}
	built := compiler.Compile(fsys, dir, compiler.Options{})
	p, diags := built.Program, built.Diags
	if p == nil {
		t.Fatal(diags)
	}
	if len(p.Hides) == 0 {
		t.Fatalf("%s hides nothing", path)
	}
	return p
}

// table is a game and what was said in it.
type table struct {
	g   *runtime.Game
	log *[]runtime.Line
}

func newTable(t *testing.T, p *program.Program, seed uint64) table {
	t.Helper()
	said := &[]runtime.Line{}
	g, err := runtime.New(p, seed, runtime.Options{Lines: true, Tell: true, Log: func(l runtime.Line) {
		*said = append(*said, l)
	}})
	if err != nil {
		t.Fatal(err)
	}
	return table{g, said}
}

// sight is all a seat is shown of a position: the view, and the question with its options if the seat is asked, which
// bot would say what, and what the default is.
func sight(t *testing.T, g *runtime.Game, viewer int, seed uint64) string {
	t.Helper()
	v, err := g.View(viewer)
	if err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	out := string(b) + "\n"
	d := g.Decision()
	if d == nil {
		o, over := g.Over()
		return out + fmt.Sprint(o.Winner, over)
	}
	if d.Player != viewer {
		return out + d.PromptFor(viewer)
	}
	out += d.Prompt() + "\n"
	for _, o := range d.Options(nil) {
		out += fmt.Sprintf("%d %s %v\n", o.Index, o.Text, d.Distinguishing(o.Index))
	}
	for _, line := range []string{"zzz", "peek at zzz in cove", "peek at gold in cove", "shift zzz from cove to south",
		"play zzz", "play bribe",
		"discard zzz", "bury alibi", "march zzz", "negotiate for zzz", "play codebreaking", "3 zzz, 2 gold"} {
		var no *runtime.Refusal
		if err := g.Clone().Do(line); errors.As(err, &no) {
			out += line + ": " + no.Reason + "\n"
		}
	}
	i, ok := d.Default()
	out += fmt.Sprintln(i, ok)
	bots := []bot.Player{bot.Greedy(seed), bot.Random(seed)}
	if seed%8 == 0 { // It takes as long as twenty others.
		bots = append(bots, bot.Search(seed, 20))
	}
	for _, b := range bots {
		c := g.Clone()
		before := c.Decisions()
		if err := b.Decide(c); err != nil {
			t.Fatal(err)
		}
		if c.Decisions() != before {
			out += c.LineFor(viewer)
		}
		out += "\n"
	}
	return out
}

// What a seat is shown does not depend on what it cannot see: everything hidden from it is changed, at many points of
// many games, and view, question, options, texts, default and the bots' answers are the same, byte for byte; and so
// is what it reads of the decisions of others, unless that reveals something.
func TestHiddenStaysHidden(t *testing.T) {
	worktest.Long(t)
	games := 2
	if s := os.Getenv("GAMES"); s != "" {
		n, err := strconv.Atoi(s)
		if err != nil {
			t.Fatal(err)
		}
		games = n
	}
	for _, c := range veiled {
		t.Run(c.name, func(t *testing.T) {
			p := veiledProgram(t, c.path)
			disturbed, told := 0, 0
			for seed := range uint64(games) {
				d, n := hiddenGame(t, p, seed)
				disturbed, told = disturbed+d, told+n
			}
			t.Logf("%d positions disturbed, %d decisions of others compared", disturbed, told)
			if disturbed < 20*games || told < 5*games {
				t.Errorf("only %d positions were disturbed, and %d decisions of others compared: this proves too little", disturbed,
					told)
			}
		})
	}
}

func hiddenGame(t *testing.T, p *program.Program, seed uint64) (disturbed, told int) {
	players := len(p.Classes[p.PlayerClass].Members)
	x := newTable(t, p, seed)
	b := []bot.Player{bot.Random(seed + 1), bot.Greedy(seed + 2)}
	for n := 0; x.g.Decision() != nil && n < 250; n++ {
		for viewer := range players {
			if (n+viewer)%3 == 0 {
				continue
			}
			o := x.g.Clone()
			changed, err := o.Disturb(viewer, seed<<20+uint64(n)<<4+uint64(viewer))
			if err != nil {
				t.Fatal(err)
			}
			if changed == 0 {
				continue
			}
			// What another has begun to say may be impossible in the altered game: he saw what the viewer does not see.
			if d := x.g.Decision(); d.Player != viewer && d.Kind == runtime.Param && o.Decision() == nil {
				continue
			}
			disturbed++
			a, b := sight(t, x.g, viewer, uint64(n)), sight(t, o, viewer, uint64(n))
			if a != b {
				t.Fatalf("seed %d, decision %d: player %d is shown what he cannot see:\n%s", seed, n, viewer, difference(a, b))
			}
			if compareTold(t, x, o, viewer, seed+uint64(n)) {
				told++
			}
		}
		if err := b[n%2].Decide(x.g); err != nil {
			t.Fatal(err)
		}
	}
	return disturbed, told
}

// compareTold lets another player make the same decision in both games, small answer by small answer, as long as he
// has as many to choose from. Where what the viewer sees afterwards is the same, so is what he was told.
func compareTold(t *testing.T, x table, o *runtime.Game, viewer int, seed uint64) bool {
	// What another has begun to say rests on what he saw when he began.
	if d := x.g.Decision(); d.Player == viewer || d.Kind == runtime.Param {
		return false
	}
	var told, seen, asked [2]string
	for i, g := range []*runtime.Game{x.g, o} {
		// A copy takes the log along: what is said goes to the table's, and is taken off it again.
		c, from := g.Clone(), len(*x.log)
		c.Seed(99) // the dice fall the same in both
		count := c.Decisions()
		for step := uint64(0); c.Decisions() == count && c.Decision() != nil && step < 20; step++ {
			options := c.Decision().Options(nil)
			asked[i] += fmt.Sprintln(c.Decision().Kind, len(options))
			at := options[int((seed*7+step*3)%uint64(len(options)))]
			if err := c.Choose(at.Index); err != nil {
				t.Fatal(err)
			}
		}
		told[i] = c.LineFor(viewer) + "\n"
		for _, l := range (*x.log)[from:] {
			told[i] += l.For(viewer) + "\n"
		}
		*x.log = (*x.log)[:from]
		v, err := c.View(viewer)
		if err != nil {
			t.Fatal(err)
		}
		j, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		seen[i] = string(j)
		if d := c.Decision(); d != nil {
			seen[i] += fmt.Sprint(d.Player, d.Kind, c.Decisions()-count)
		}
	}
	if seen[0] != seen[1] || asked[0] != asked[1] {
		return false
	}
	if told[0] != told[1] {
		t.Fatalf("player %d is told what he cannot see:\n%s", viewer, difference(told[0], told[1]))
	}
	return true
}

// Where anything is hidden, the others see no more of a decision than that it was made, unless the rules say that
// they do: nothing of an action that is begun, and not that a menu was left.
func TestOthersSeeOnlyThatSomebodyDecides(t *testing.T) {
	worktest.Long(t)
	for _, c := range veiled {
		t.Run(c.name, func(t *testing.T) {
			p := veiledProgram(t, c.path)
			begun, left := 0, 0
			for seed := range uint64(2) {
				x := newTable(t, p, seed)
				asked := make([]string, len(p.Classes[p.PlayerClass].Members)) // the menu's question, as each player reads it
				for n := uint64(0); x.g.Decision() != nil && n < 250; n++ {
					d := x.g.Decision()
					player, done := d.Player, false
					for viewer := range asked {
						switch prompt := d.PromptFor(viewer); {
						case viewer == player:
						case d.Kind == runtime.Menu:
							asked[viewer] = prompt
						case d.Kind == runtime.Param && prompt != asked[viewer]:
							t.Fatalf("player %d reads %q while player %d enters an action, and %q before", viewer, prompt, player,
								asked[viewer])
						case d.Kind == runtime.Param:
							begun++
						}
					}
					options, count := d.Options(nil), x.g.Decisions()
					chosen := options[int(n*7+seed)%len(options)]
					if done = d.Kind == runtime.Menu && d.IsDone(chosen.Index); n%5 == 0 && d.Kind == runtime.Menu &&
						d.IsDone(options[len(options)-1].Index) {
						chosen, done = options[len(options)-1], true
					}
					if err := x.g.Choose(chosen.Index); err != nil {
						t.Fatal(err)
					}
					for viewer := range asked {
						if line := x.g.LineFor(viewer); done && viewer != player && line != "" {
							t.Fatalf("player %d reads %q when player %d leaves a menu", viewer, line, player)
						}
					}
					if done && x.g.Decisions() > count {
						left++
					}
				}
			}
			if begun < 10 || left < 5 {
				t.Errorf("%d parts of actions and %d menus left show nothing", begun, left)
			}
		})
	}
}

// A guess looks to the player like the game, and to the referee not.
func TestGuessLooksTheSame(t *testing.T) {
	worktest.Long(t)
	for _, c := range veiled {
		t.Run(c.name, func(t *testing.T) {
			p := veiledProgram(t, c.path)
			compared, other := 0, 0
			for seed := range uint64(2) {
				x := newTable(t, p, seed)
				b, guess := bot.Random(seed), x.g.Clone()
				for n := uint64(0); x.g.Decision() != nil && n < 60; n++ {
					for viewer := range p.Classes[p.PlayerClass].Members {
						if err := guess.Guess(x.g, viewer, n); err != nil {
							t.Fatal(err)
						}
						if err := guess.Check(); err != nil {
							t.Fatalf("the guess is no sound game: %v", err)
						}
						// Hidden pieces that are chosen from are kept, though they are not to be seen where they are.
						if a, b := views(t, x.g, viewer), views(t, guess, viewer); a != b && x.g.Decision().Kind != runtime.Pick {
							t.Fatalf("to player %d the guess looks otherwise:\n%s", viewer, difference(a, b))
						}
						if a, b := seen(t, x.g, viewer), seen(t, guess, viewer); a != b && x.g.Decision().Kind != runtime.Pick {
							t.Fatalf("player %d sees other pieces:\n%s", viewer, difference(a, b))
						}
						compared++
						if views(t, x.g, runtime.Referee) != views(t, guess, runtime.Referee) {
							other++
						}
					}
					if err := b.Decide(x.g); err != nil {
						t.Fatal(err)
					}
				}
			}
			if other < compared/2 || compared == 0 {
				t.Errorf("only %d of %d guesses differ from the game: they are no guesses", other, compared)
			}
		})
	}
}

// seen lists the pieces that a viewer sees.
func seen(t *testing.T, g *runtime.Game, viewer int) string {
	t.Helper()
	var all []string
	add := func(_ int64, unit, owner, space int) { all = append(all, fmt.Sprint(unit, owner, space)) }
	if err := g.EachPieceSeen(viewer, add); err != nil {
		t.Fatal(err)
	}
	slices.Sort(all)
	return strings.Join(all, "; ")
}

func views(t *testing.T, g *runtime.Game, viewer int) string {
	t.Helper()
	v, err := g.View(viewer)
	if err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// Who may see something reads it, who may not reads a word in its place, and what was read while it was hidden stays
// hidden.
func TestTextsAreWordedForTheirReaders(t *testing.T) {
	x := newTable(t, veiledProgram(t, "testdata/hidden"), 1)
	const ann, bob = 0, 1
	for _, s := range []struct {
		line string
		want map[int][]string // by reader
	}{
		{"draw", map[int][]string{
			ann: {"The top card is hidden, hidden.", "ann draws {card}, {card}, worth {worth}."},
			bob: {"The top card is hidden, hidden.", "ann draws hidden, hidden, worth hidden."},
		}},
		{"disguise", nil},
		{"priest", map[int][]string{
			ann: {"bob was there as hidden, for the hiddenth time."},
			bob: {"bob was there as priest, for the 1th time."},
		}},
		{"rest", nil},
		{"peek at a face-down marker in north", map[int][]string{
			ann: {"ann has looked at {kind}, which was hidden and is {kind}, worth {number} or {number}.",
				"For you: {kind} is worth {number}."},
			bob: {"ann has looked at a face-down marker, which was hidden and is hidden, worth hidden or hidden."},
		}},
	} {
		*x.log = nil
		if err := x.g.Do(s.line); err != nil {
			t.Fatalf("%s: %v", s.line, err)
		}
		for reader, want := range s.want {
			var got []string
			for _, l := range *x.log {
				if text := l.For(reader); text != "" {
					got = append(got, text)
				}
			}
			pattern := regexp.QuoteMeta(strings.Join(want, "|"))
			for name, values := range map[string]string{"card": "a bribe|an alibi", "worth": "1|2",
				"kind": "the gold|the dust|the snake", "number": "-?[0-9]"} {
				pattern = strings.ReplaceAll(pattern, regexp.QuoteMeta("{"+name+"}"), "("+values+")")
			}
			if ok, err := regexp.MatchString("^"+pattern+"$", strings.Join(got, "|")); !ok || err != nil {
				t.Errorf("%s: player %d reads %q, want %q", s.line, reader, got, want)
			}
		}
	}
}

// What a bot looks ahead to does not depend on the dice to come, hidden or not.
func TestNobodyKnowsTheDice(t *testing.T) {
	p := veiledProgram(t, "testdata/hidden")
	x := newTable(t, p, 5)
	b, compared, rolled := bot.Random(6), 0, map[int64]bool{}
	for n := uint64(0); x.g.Decision() != nil && n < 200; n++ {
		if d := x.g.Decision(); d.Kind == runtime.Menu {
			o := x.g.Clone()
			o.Seed(n)
			o.Script([]int64{6, 6, 6})
			for i := range d.Len() - 1 {
				action := int(d.Value(i))
				if len(p.Actions[action].Params) > 0 {
					continue
				}
				a, okA := x.g.EvaluateAfter(action, nil)
				b, okB := o.EvaluateAfter(action, nil)
				if a != b || okA != okB {
					t.Fatalf("decision %d, action %d: the outlook is %d %v with one seed and %d %v with another", n, action, a, okA, b,
						okB)
				}
				now, _ := x.g.EvaluateAfter(-1, nil)
				rolled[a-now] = true
				compared++
			}
		}
		if err := b.Decide(x.g); err != nil {
			t.Fatal(err)
		}
	}
	if compared < 50 || len(rolled) < 5 {
		t.Errorf("%d outlooks were compared, with %d results: that says nothing about dice", compared, len(rolled))
	}
}

// difference shows where two texts part.
func difference(a, b string) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	cut := func(s string) string { return s[max(0, i-200):min(len(s), i+300)] }
	return cut(a) + "\n----\n" + cut(b)
}
