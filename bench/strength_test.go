package bench

import (
	"context"
	"flag"
	"os"
	"os/signal"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

var (
	strength = flag.Int("strength", 4, "games that the greedy bot plays from each side against the random one")
	folders  = flag.String("folders", revised,
		"the scenarios in which bots play, with commas between; all: every game in scenarios")
)

// side is one that wins or loses together: the players of an alliance, or one player.
type side struct {
	name    string
	players []int
	winners []string // the labels of which one wins if the side does
}

// table is a way to play a scenario: with so many players, and with these sides.
type table struct {
	name      string
	values    map[string]int64
	sides     []side
	alliances bool // the sides are alliances
}

// tables returns the ways to play a scenario: for each number of players if the seatings set options, and else one.
func tables(t *testing.T, p *program.Program) []table {
	label := func(class, i int) string { return p.Strings[p.Classes[class].Members[i].Name] }
	player := int(p.PlayerClass)
	all := make([]int, len(p.Classes[player].Members))
	for i := range all {
		all[i] = i
	}
	single := func(players []int) (out []side) {
		for _, i := range players {
			out = append(out, side{label(player, i), []int{i}, []string{label(player, i)}})
		}
		return out
	}
	var out []table
	for _, s := range p.Seatings {
		if len(s.Options) == 0 {
			continue
		}
		at := table{name: p.Strings[s.Name], values: map[string]int64{}}
		for i := 0; i < len(s.Options); i += 2 {
			at.values[p.Strings[p.Options[s.Options[i]].Name]] = s.Options[i+1]
		}
		var players []int
		for _, seat := range s.Seats {
			for _, i := range seat {
				players = append(players, int(i))
			}
		}
		at.sides = single(players)
		out = append(out, at)
	}
	if len(out) > 0 {
		return out
	}
	at := table{name: "the whole table"}
	alliance := p.Attrs[attribute(t, p, player, "alliance")].Data
	for a := range p.Classes[p.AllianceClass].Members {
		of := side{name: label(int(p.AllianceClass), a), winners: []string{label(int(p.AllianceClass), a)}}
		for _, i := range all {
			if int(alliance[i]) == a {
				of.players, of.winners = append(of.players, i), append(of.winners, label(player, i))
			}
		}
		at.sides = append(at.sides, of)
	}
	if at.alliances = len(at.sides) > 0; !at.alliances {
		at.sides = single(all)
	}
	return []table{at}
}

// folderList returns the folders in which bots play.
func folderList(t *testing.T) []string {
	if *folders != "all" {
		return strings.Split(*folders, ",")
	}
	found, err := filepath.Glob("../scenarios/*/scenario.hcl")
	if err != nil || len(found) == 0 {
		t.Fatal("no scenarios", err)
	}
	var out []string
	for _, f := range found {
		out = append(out, path.Join("scenarios", filepath.Base(filepath.Dir(f))))
	}
	return out
}

// interrupted returns a function that reports whether somebody has asked to stop: then what was played so far is
// reported.
func interrupted(t *testing.T) func() bool {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	t.Cleanup(stop)
	return func() bool { return ctx.Err() != nil }
}

// TestStrength lets the greedy bot play each side, at each number of players, with the random bot on all others. A
// game without a winner after so many rounds counts as lost. It must win 95 of 100 games as an alliance, and as one
// of several players more than chance would.
func TestStrength(t *testing.T) {
	stop := interrupted(t)
	for _, folder := range folderList(t) {
		p := load(t, folder)
		for _, at := range tables(t, p) {
			won, played := 0, 0
			share := func() int { return 100 / len(at.sides) }
			for _, s := range at.sides {
				mine, of, decisions := 0, 0, 0
				for seed := uint64(1); seed <= uint64(*strength) && !stop(); seed++ {
					winners, n := duel(t, p, seed, at, s.players)
					decisions, of = decisions+n, of+1
					if slices.ContainsFunc(winners, func(w string) bool { return slices.Contains(s.winners, w) }) {
						mine++
					} else {
						t.Logf("%s, %s, %s, seed %d: lost to %s", folder, at.name, s.name, seed, strings.Join(winners, ", "))
					}
				}
				if of == 0 {
					continue
				}
				won, played = won+mine, played+of
				if at.alliances && 100*mine < 95*of-99 { // of few games, one may be lost
					t.Errorf("%s, %s: too few: at least 95 of 100 are wanted", folder, s.name)
				}
				t.Logf("%s, %s: greedy as %s won %d of %d games against random, %d decisions; chance alone would win %d of 100",
					folder, at.name, s.name, mine, of, decisions, share())
			}
			if played == 0 {
				continue
			}
			t.Logf("%s, %s: greedy won %d of %d, %d of 100; chance alone would win %d of 100", folder, at.name, won, played,
				100*won/played, share())
			if played >= 20 && won*len(at.sides) <= played {
				t.Errorf("%s, %s: no more than chance", folder, at.name)
			}
		}
	}
	if stop() {
		t.Log("interrupted: these are the games played so far")
	}
}

// TestGreedyEnds lets the greedy bot play all sides: the games must end with a victory.
func TestGreedyEnds(t *testing.T) {
	stop := interrupted(t)
	for _, folder := range folderList(t) {
		p := load(t, folder)
		for _, at := range tables(t, p) {
			for seed := uint64(1); seed <= uint64(min(10, *strength)) && !stop(); seed++ {
				var all []int
				for _, s := range at.sides {
					all = append(all, s.players...)
				}
				winners, n := duel(t, p, seed, at, all)
				t.Logf("%s, %s, seed %d: %q after %d decisions", folder, at.name, seed, winners, n)
				if len(winners) == 0 {
					t.Errorf("%s, %s: greedy against greedy, seed %d: no victory", folder, at.name, seed)
				}
			}
		}
	}
}

// duel plays a game of up to 20 rounds, in which the greedy bot plays some players and the random one all others.
func duel(t *testing.T, p *program.Program, seed uint64, at table, greedily []int) (winners []string, decisions int) {
	const rounds = 20
	g, err := runtime.New(p, seed, runtime.Options{Values: at.values})
	if err != nil {
		t.Fatal(err)
	}
	greedy, random := bot.Greedy(seed), bot.Random(seed)
	for g.Round() <= rounds {
		if o, over := g.Over(); over {
			return o.Winners(), g.Decisions()
		}
		who := random
		if slices.Contains(greedily, g.Decision().Player) {
			who = greedy
		}
		if err := who.Decide(g); err != nil {
			t.Fatal(err)
		}
	}
	return nil, g.Decisions()
}

func attribute(t *testing.T, p *program.Program, class int, name string) int32 {
	for _, a := range p.Classes[class].Attrs {
		if p.Strings[p.Attrs[a].Name] == name {
			return a
		}
	}
	t.Fatalf("no attribute %q", name)
	return -1
}
