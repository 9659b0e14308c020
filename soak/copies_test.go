package soak

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// answers are what was chosen, small decision by small decision, and the hash after each.
type answers struct {
	chosen []int
	hashes []uint64
}

// choose answers at random and keeps what it was.
func (a *answers) choose(t *testing.T, g *runtime.Game, draw *rand.Rand) {
	t.Helper()
	d := g.Decision()
	for {
		i := draw.IntN(d.Len())
		if !d.Legal(i) {
			continue
		}
		if err := g.Choose(i); err != nil {
			t.Fatalf("%s: %v", where(g), err)
		}
		a.chosen = append(a.chosen, i)
		a.hashes = append(a.hashes, g.Hash())
		return
	}
}

// follow plays on with the answers from number n.
func (a *answers) follow(t *testing.T, what string, g *runtime.Game, n int) {
	t.Helper()
	for ; n < len(a.chosen); n++ {
		if err := g.Choose(a.chosen[n]); err != nil {
			t.Fatalf("%s: answer %d: %v", what, n, err)
		}
		if h := g.Hash(); h != a.hashes[n] {
			t.Fatalf("%s: answer %d: hash %016x, was %016x", what, n, h, a.hashes[n])
		}
	}
	if err := g.Check(); err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

// TestCopiesPlayTheSame takes copies of all kinds in the middle of battles, of actions half said and of picks half
// made, and plays them to the end with the same answers.
func TestCopiesPlayTheSame(t *testing.T) {
	worktest.Long(t)
	total := 500
	kinds := map[string]int{} // by match and kind: which copies were taken
	for _, x := range pairs(2) {
		m, seed := x.match, x.seed
		g := m.game(t, seed)
		draw := rand.New(rand.NewPCG(seed, 7))
		used := m.game(t, seed) // has memory of another game in it
		for range 40 {
			if err := bot.Random(seed).Decide(used); err != nil {
				t.Fatal(err)
			}
		}
		type copied struct {
			at   int
			what string
			game *runtime.Game
		}
		var all []copied
		var a answers
		for n := range total {
			d := g.Decision()
			if d == nil {
				break
			}
			picked, _, _ := d.Picks()
			half := d.Kind == runtime.Param || picked > 0
			fight := inBattle(t, g)
			if fight && draw.IntN(4) == 0 || half && draw.IntN(20) == 0 || draw.IntN(50) == 0 {
				if fight {
					kinds[m.name+" in battle"]++
				}
				if half {
					kinds[m.name+" half said"]++
				}
				h := g.Hash()
				saved := g.Marshal()
				o, err := runtime.Unmarshal(g.Program(), saved)
				if err != nil {
					t.Fatalf("%s: a saved game is not read: %v", where(g), err)
				}
				if !bytes.Equal(o.Marshal(), saved) {
					t.Fatalf("%s: a game that was read is saved otherwise", where(g))
				}
				all = append(all, copied{n, "saved", o}, copied{n, "cloned", g.Clone()})
				if len(all)%6 == 0 {
					used.CopyFrom(g)
					used.Clone().Decision()
					all = append(all, copied{n, "copied over another", used})
					used = m.game(t, seed)
				}
				for _, c := range all[len(all)-2:] {
					if c.game.Hash() != h {
						t.Fatalf("%s: %s, it has another hash", where(g), c.what)
					}
				}
			}
			a.choose(t, g, draw)
		}
		for _, c := range all {
			a.follow(t, c.what, c.game, c.at)
		}
		t.Logf("%s, seed %d: %d copies of %d answers", m.name, seed, len(all), len(a.chosen))
	}
	for _, x := range pairs(2) {
		for _, kind := range []string{" in battle", " half said"} {
			if kinds[x.match.name+kind] == 0 {
				t.Errorf("%s: no copy was taken%s", x.match.name, kind)
			}
		}
	}
}

// TestCopiesOfTheSame makes a game a copy of the same other one again and again, and does all kinds of things to both
// in between. A copy that copied only what has changed must not differ.
func TestCopiesOfTheSame(t *testing.T) {
	for _, x := range pairs(1) {
		m, seed := x.match, x.seed
		g, other := m.game(t, seed), m.game(t, seed+1)
		c := g.Clone()
		draw := rand.New(rand.NewPCG(seed, 11))
		play := func(g *runtime.Game, most int) {
			var a answers
			for range draw.IntN(most) {
				if g.Decision() != nil {
					a.choose(t, g, draw)
				}
			}
		}
		start := c.Position(nil)
		play(g, 60)
		for n := range 150 {
			switch draw.IntN(8) {
			case 0: // The original goes on.
				play(g, 30)
			case 1: // The original has been asked what might be, and has undone it.
				g.EvaluateAfter(-1, nil)
			case 2: // The copy has been one of another game.
				c.CopyFrom(other)
				play(other, 5)
			case 3: // The copy has gone back to another position.
				c.ReturnTo(start)
			case 4: // The copy has been a guess.
				if d := g.Decision(); d != nil {
					if err := c.Guess(g, d.Player, uint64(n)); err != nil {
						t.Fatal(err)
					}
				}
			}
			if draw.IntN(4) > 0 {
				play(c, 40)
			}
			c.CopyFrom(g)
			if !bytes.Equal(c.Marshal(), g.Marshal()) {
				t.Fatalf("%s, seed %d, copy %d: it differs", m.name, seed, n)
			}
			if err := c.Check(); err != nil {
				t.Fatalf("%s, seed %d, copy %d: %v", m.name, seed, n, err)
			}
		}
	}
}

// inBattle reports whether a battle is fought: a record is there that rules have made for it, or the phase is that of
// battles.
func inBattle(t *testing.T, g *runtime.Game) bool {
	t.Helper()
	if g.Phase() < 0 {
		return false
	}
	v, err := g.View(-1)
	if err != nil {
		t.Fatal(err)
	}
	p := g.Program()
	phase := p.Strings[p.Classes[p.PhaseClass].Members[g.Phase()].Name]
	return len(v.Records) > 0 || phase == "conduct_combat"
}

// TestSnapshotsUndo goes back to a snapshot after other answers were given, again and again: what follows is the same.
func TestSnapshotsUndo(t *testing.T) {
	g := newGame(t, 7)
	draw := rand.New(rand.NewPCG(7, 3))
	snapshot := g.Clone()
	for range 30 {
		snapshot.CopyFrom(g)
		var a, astray answers
		for range 12 {
			if g.Decision() != nil {
				a.choose(t, g, draw)
			}
		}
		after := g.Clone()
		g.CopyFrom(snapshot)
		for range 9 {
			if g.Decision() != nil {
				astray.choose(t, g, draw)
			}
		}
		g.CopyFrom(snapshot)
		if g.Hash() != snapshot.Hash() {
			t.Fatal("a snapshot brings back another game")
		}
		a.follow(t, "after undo", g, 0)
		if !bytes.Equal(g.Marshal(), after.Marshal()) {
			t.Fatal("after undo and the same answers the game is another")
		}
	}
}

// TestAnswersAreTakenBack says half a line and takes it back, word by word.
func TestAnswersAreTakenBack(t *testing.T) {
	g := newGame(t, 9)
	draw := rand.New(rand.NewPCG(9, 4))
	taken := 0
	for n := 0; n < 300 && g.Decision() != nil; n++ {
		before, decisions := g.Hash(), g.Decisions()
		var a answers
		back := g.Clone()
		a.choose(t, back, draw)
		if back.Decisions() == decisions {
			if err := back.TakeBack(); err != nil {
				t.Fatalf("%s: %v", where(g), err)
			}
			if back.Hash() != before {
				t.Fatalf("%s: %q taken back gives another game", where(g), g.Decision().Text(a.chosen[0]))
			}
			taken++
		}
		if err := g.Choose(a.chosen[0]); err != nil {
			t.Fatal(err)
		}
	}
	if taken < 20 {
		t.Errorf("only %d answers were taken back", taken)
	}
}

// TestGameLogsVerify writes the log of a game, reads it and plays it again.
func TestGameLogsVerify(t *testing.T) {
	for _, x := range pairs(2) {
		rec := playedLog(t, x.match, x.seed, 2)
		var b bytes.Buffer
		if err := rec.Write(&b); err != nil {
			t.Fatal(err)
		}
		again, err := gamelog.Read(&b)
		if err != nil {
			t.Fatal(err)
		}
		if err := gamelog.Verify(loadOf(t, x.match.folder), again); err != nil {
			t.Error(err)
		}
		t.Logf("%s, seed %d: %d decisions", x.match.name, x.seed, len(again.Steps))
	}
}

// playedLog lets random bots play and returns the log of the game.
func playedLog(t testing.TB, m *match, seed uint64, rounds int) *gamelog.Log {
	t.Helper()
	g := m.game(t, seed)
	p := g.Program()
	rec := &gamelog.Log{Format: gamelog.Format, Program: p.Hash(), Scenario: p.Name, Seed: seed,
		Options: m.values(t, p, seed)}
	who := bot.Random(seed)
	for !over(g, rounds) {
		player, n := g.Decision().Player, g.Decisions()
		step(t, g, who)
		if g.Decisions() > n {
			rec.Steps = append(rec.Steps, gamelog.Step{Player: player, Line: g.Line(), Hash: g.Hash()})
		}
	}
	rec.Outcome, _ = g.Over()
	return rec
}
