package soak

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// A match is one way to play a scenario: the folder, its options, how long. What must hold after each answer is data of
// the scenario: the folder in testdata that extends it says so in tests named "always: …".
type match struct {
	name    string
	folder  string
	options []string // one game after the other takes each; as after --set, with spaces between; none: the defaults
	rounds  int      // 0: to the end, which must come
	games   int      // random ones in a plain run
	watch   func(testing.TB, *program.Program) watcher
}

const (
	revised = "scenarios/axis_allies_revised"
	fleets  = "soak/testdata/revised_armed"
	attack  = "soak/testdata/attack_deluxe"
	spring  = "soak/testdata/axis_allies_1942"
	europe  = "soak/testdata/axis_allies_europe"
	khans   = "soak/testdata/khans_and_kings"
	armed   = "soak/testdata/khans_armed"
	warring = "soak/testdata/europe_armed"
	fitted  = "soak/testdata/attack_armed"
)

var matches = []match{
	{name: "revised", folder: revised, rounds: 4, games: 3, watch: watchRevised},
	{name: "revised_armed", folder: fleets, rounds: 2, games: 2, watch: watchMoves,
		options: []string{"", "war=capitals_lost developments=everybody"}},
	{name: "1942", folder: spring, rounds: 4, games: 3, watch: watchAlways,
		options: []string{"", "escorts=1", "closed_straits=1 escorts=1 victory=total"}},
	{name: "europe", folder: europe,
		options: []string{"", "bomber_price=sister individual_winner=1 antiaircraft_hits=each_die"}, rounds: 4, games: 3,
		watch: watchAlways},
	{name: "europe_armed", folder: warring, rounds: 2, games: 4, watch: watchAlways,
		options: []string{"", "fallen=moscow bomber_price=sister", "fallen=both individual_winner=1",
			"fallen=london antiaircraft_hits=each_die"}},
	{name: "attack_2", folder: attack, options: attackOptions(2), games: 3, watch: watchAlways},
	{name: "attack_3", folder: attack, options: attackOptions(3), games: 3, watch: watchAlways},
	{name: "attack_4", folder: attack, options: attackOptions(4), games: 3, watch: watchAlways},
	{name: "attack_5", folder: attack, options: attackOptions(5), games: 3, watch: watchAlways},
	{name: "attack_6", folder: attack, options: attackOptions(6), games: 3, watch: watchAlways},
	{name: "attack_armed", folder: fitted, options: attackOptions(3), games: 3, watch: watchAlways},
	{name: "khans_2", folder: khans, options: khansOptions(2), games: 3, watch: watchAlways},
	{name: "khans_3", folder: khans, options: khansOptions(3), games: 3, watch: watchAlways},
	{name: "khans_4", folder: khans, options: khansOptions(4), games: 3, watch: watchAlways},
	{name: "khans_armed", folder: armed, options: []string{"", "players=4"}, rounds: 8, games: 6,
		watch: watchAlways},
}

// khansOptions are every kind of goals, and between them both lengths of a game, for so many players.
func khansOptions(players int) []string {
	var out []string
	for i := range 6 {
		goals := []string{"of_the_scenario", "chosen", "drawn"}[i%3]
		length := []string{"short", "short", "short", "long"}[(i+players)%4]
		out = append(out, fmt.Sprintf("players=%d length=%s goals=%s secret_goals=%d", players, length, goals, i/3))
	}
	return out
}

// attackOptions are every length of a game, and between them every board, for so many players.
func attackOptions(players int) []string {
	boards := []string{"western", "pacific", "both"}
	var out []string
	for i := range 9 {
		length := []string{"limited_conflict", "war", "total_war"}[i%3]
		out = append(out, fmt.Sprintf("players=%d length=%s theater=%s", players, length, boards[(i+i/3+players)%3]))
	}
	return out
}

// watcher looks at a game before the first answer and after each: what it says is wrong.
type watcher interface {
	seen(g *runtime.Game, line string) error
}

var compiled struct {
	sync.Mutex
	programs map[string]*program.Program
}

// loadOf compiles a folder, once.
func loadOf(t testing.TB, folder string) *program.Program {
	t.Helper()
	compiled.Lock()
	defer compiled.Unlock()
	if p := compiled.programs[folder]; p != nil {
		return p
	}
	built := compiler.Compile(os.DirFS(".."), folder, compiler.Options{})
	p, diags := built.Program, built.Diags
	if p == nil || diags.HasErrors() {
		text := ""
		for _, d := range diags {
			text += d.Range.String() + " " + d.Code + ": " + d.Summary + "\n"
		}
		t.Fatalf("%s does not compile:\n%s", folder, text)
	}
	if compiled.programs == nil {
		compiled.programs = map[string]*program.Program{}
	}
	compiled.programs[folder] = p
	return p
}

// game begins the match with the options that are this seed's turn.
func (m *match) game(t testing.TB, seed uint64) *runtime.Game {
	t.Helper()
	return m.gameOf(t, loadOf(t, m.folder), seed)
}

// gameOf is the same of another program with the same options.
func (m *match) gameOf(t testing.TB, p *program.Program, seed uint64) *runtime.Game {
	t.Helper()
	g, err := runtime.New(p, seed, runtime.Options{Lines: true, Values: m.values(t, p, seed)})
	if err != nil {
		t.Fatalf("%s, seed %d: %v", m.name, seed, err)
	}
	return g
}

func (m *match) values(t testing.TB, p *program.Program, seed uint64) map[string]int64 {
	t.Helper()
	if len(m.options) == 0 {
		return nil
	}
	values, err := settings(p, m.options[seed%uint64(len(m.options))])
	if err != nil {
		t.Fatal(err)
	}
	return values
}

// A pair is a match and a seed. Tests that need no more than a few games take so many of the first match of each
// scenario.
type pair struct {
	match *match
	seed  uint64
}

func pairs(each int) (out []pair) {
	seen := map[string]bool{}
	for i := range matches {
		m := &matches[i]
		if seen[m.folder] {
			continue
		}
		seen[m.folder] = true
		for seed := range uint64(each) {
			out = append(out, pair{m, seed})
		}
	}
	return out
}

// settings reads option=value, numbers and labels, with spaces between.
func settings(p *program.Program, text string) (map[string]int64, error) {
	values := map[string]int64{}
	for _, s := range strings.Fields(text) {
		name, word, _ := strings.Cut(s, "=")
		v, err := setting(p, name, word)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", s, err)
		}
		values[name] = v
	}
	return values, nil
}

func setting(p *program.Program, name, word string) (int64, error) {
	for _, o := range p.Options {
		if p.Strings[o.Name] != name {
			continue
		}
		t := p.Types[o.Type]
		if t.Kind != program.TRef {
			return strconv.ParseInt(word, 10, 64)
		}
		for i, m := range p.Classes[t.Class].Members {
			if p.Strings[m.Name] == word {
				return int64(i), nil
			}
		}
		return 0, fmt.Errorf("no such thing")
	}
	return 0, fmt.Errorf("no such option")
}
