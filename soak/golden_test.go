package soak

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

var update = flag.Bool("update", false, "play the games of scenarios/*/play-*.txt again and write them down")

// A playthrough is a game as people read it: comments, a head, then each decision with a fingerprint of the position
// after it, and what the rules said. The fingerprint is of what can be seen and of chance. Game.Hash also covers the
// positions of procedures in the code, so that one more test in a scenario changes it; its chain is in the last line
// and counts for the program it was made with.
type playthrough struct {
	comments []string
	seed     uint64
	who      string // bot:greedy, bot:random, or script: the lines are given by hand
	options  string // as after --set, with spaces between
	rounds   int
	// "one": all chance comes from one stream, as a script wants that waits for its dice in the order of the game
	streams string
	steps   []goldenStep
}

type goldenStep struct{ player, line string }

var (
	headLine = regexp.MustCompile(`^(seed|who|set|rounds|streams) +(\S.*)$`)
	sealLine = regexp.MustCompile(`(?m)^hashes [0-9a-f]{16} of program [0-9a-f]{12}\n`)
	hashes   = regexp.MustCompile(`(?m)^[0-9a-f]{16} |^hashes .*$`)
	stepLine = regexp.MustCompile(`^(?:([0-9a-f]{16}) )?([a-z_0-9]+)> (.+)$`)
)

func readPlaythrough(text string) (*playthrough, error) {
	p := &playthrough{}
	for i, line := range strings.Split(text, "\n") {
		if strings.HasPrefix(line, "#") {
			p.comments = append(p.comments, line)
		} else if m := headLine.FindStringSubmatch(line); m != nil {
			var err error
			switch m[1] {
			case "seed":
				p.seed, err = strconv.ParseUint(m[2], 10, 64)
			case "rounds":
				p.rounds, err = strconv.Atoi(m[2])
			case "set":
				p.options = m[2]
			case "streams":
				p.streams = m[2]
			default:
				p.who = m[2]
			}
			if err != nil {
				return nil, fmt.Errorf("line %d: %v", i+1, err)
			}
		} else if m := stepLine.FindStringSubmatch(line); m != nil {
			p.steps = append(p.steps, goldenStep{m[2], m[3]})
		}
	}
	return p, nil
}

// teller writes a game down while it is played.
type teller struct {
	b        strings.Builder
	g        *runtime.Game
	heading  string
	chain    uint64 // of all values of Game.Hash
	messages []string
}

func (p *playthrough) begin(prog *program.Program) (*teller, error) {
	w := &teller{}
	for _, c := range p.comments {
		fmt.Fprintln(&w.b, c)
	}
	fmt.Fprintf(&w.b, "\nseed   %d\nwho    %s\n", p.seed, p.who)
	if p.options != "" {
		fmt.Fprintf(&w.b, "set    %s\n", p.options)
	}
	if p.streams != "" {
		fmt.Fprintf(&w.b, "streams %s\n", p.streams)
	}
	fmt.Fprintf(&w.b, "rounds %d\n", p.rounds)
	values, err := settings(prog, p.options)
	if err != nil {
		return nil, err
	}
	w.g, err = runtime.New(prog, p.seed, runtime.Options{Values: values, OneStream: p.streams == "one", Lines: true,
		Log: func(l runtime.Line) { w.messages = append(w.messages, l.Text) }})
	w.say()
	return w, err
}

func (w *teller) say() {
	for _, s := range w.messages {
		fmt.Fprintf(&w.b, "    | %s\n", s)
	}
	w.messages = w.messages[:0]
}

func (w *teller) member(class int32, m int) string {
	if m < 0 || class < 0 {
		return "-"
	}
	p := w.g.Program()
	return p.Strings[p.Classes[class].Members[m].Name]
}

// before notes where the game stands; after what was decided.
func (w *teller) before() (player string) {
	p := w.g.Program()
	h := fmt.Sprintf("== round %d, %s, %s", w.g.Round(), w.member(p.PlayerClass, w.g.Active()),
		w.member(p.PhaseClass, w.g.Phase()))
	if h != w.heading {
		w.heading = h
		fmt.Fprintf(&w.b, "\n%s\n", h)
	}
	return w.member(p.PlayerClass, w.g.Decision().Player)
}

func (w *teller) after(player string) error {
	seen, err := fingerprint(w.g)
	if err != nil {
		return err
	}
	w.chain = w.chain*0x9e3779b97f4a7c15 ^ w.g.Hash()
	fmt.Fprintf(&w.b, "%016x %s> %s\n", seen, player, w.g.Line())
	w.say()
	return nil
}

// fingerprint is of the board as one who sees everything sees it, of the question, whatever its words, and of chance.
func fingerprint(g *runtime.Game) (uint64, error) {
	v, err := g.View(-1)
	if err != nil {
		return 0, err
	}
	h := fnv.New64a()
	if err := json.NewEncoder(h).Encode(v); err != nil {
		return 0, err
	}
	if d := g.Decision(); d != nil {
		fmt.Fprintln(h, d.Player, d.Kind, d.Len())
	}
	fmt.Fprintln(h, g.Chance(), uint64(g.Stream()))
	return h.Sum64(), nil
}

func (w *teller) end() string {
	if o, over := w.g.Over(); over {
		wins := "wins"
		if len(o.Winners()) > 1 {
			wins = "share the victory"
		}
		fmt.Fprintf(&w.b, "\n== the end: %s %s. %s\n", o.Winner, wins, o.Because)
	} else {
		fmt.Fprintf(&w.b, "\n== left in round %d after %d decisions\n", w.g.Round(), w.g.Decisions())
	}
	fmt.Fprintf(&w.b, "hashes %016x of program %.12s\n", w.chain, w.g.Program().Hash())
	return w.b.String()
}

// retold plays the lines of the file again.
func (p *playthrough) retold(prog *program.Program) (string, error) {
	w, err := p.begin(prog)
	if err != nil {
		return "", err
	}
	for i, s := range p.steps {
		if w.g.Decision() == nil {
			return w.end(), fmt.Errorf("decision %d (%s): the game is over", i+1, s.line)
		}
		player := w.before()
		if player != s.player {
			return w.end(), fmt.Errorf("decision %d (%s> %s): %s is asked: %s", i+1, s.player, s.line, player,
				w.g.Decision().Prompt())
		}
		if err := w.g.Do(s.line); err != nil {
			return w.end(), fmt.Errorf("decision %d (%s> %s): %w (asked: %s)", i+1, s.player, s.line, err,
				w.g.Decision().Prompt())
		}
		if w.g.Decisions() != i+1 {
			return w.end(), fmt.Errorf("decision %d (%s> %s) is only half a decision: %s", i+1, s.player, s.line,
				w.g.Decision().Prompt())
		}
		if err := w.after(player); err != nil {
			return w.end(), err
		}
	}
	return w.end(), nil
}

// played lets the bot play the game anew.
func (p *playthrough) played(prog *program.Program) (string, error) {
	var who bot.Player
	switch p.who {
	case "bot:greedy":
		who = bot.Greedy(p.seed)
	case "bot:random":
		who = bot.Random(p.seed)
	case "script":
		return p.retold(prog)
	default:
		return "", errors.New("the head must say who: bot:greedy, bot:random or script")
	}
	w, err := p.begin(prog)
	if err != nil {
		return "", err
	}
	for !over(w.g, p.rounds) {
		player, n := w.before(), w.g.Decisions()
		for w.g.Decisions() == n {
			if err := who.Decide(w.g); err != nil {
				return "", err
			}
		}
		if err := w.after(player); err != nil {
			return w.end(), err
		}
	}
	return w.end(), nil
}

// TestGolden plays the games written down beside the scenarios, line by line. Every position must be the same, on
// every platform, and every hash, if the program is the very same. HASHES names a file that keeps the hashes of this
// program: where there is none it is written, else it must say the same, which is how platforms are compared. With
// -update the bots play theirs anew, and scripts are followed.
func TestGolden(t *testing.T) {
	names, err := filepath.Glob("../scenarios/*/play-*.txt")
	if err != nil || len(names) == 0 {
		t.Fatalf("no playthroughs found: %v", err)
	}
	programs := map[string]*program.Program{}
	for _, name := range names {
		t.Run(strings.TrimPrefix(filepath.ToSlash(name), "../scenarios/"), func(t *testing.T) {
			b, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			dir := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(name)), "../")
			prog := programs[dir]
			if prog == nil {
				built := compiler.Compile(os.DirFS(".."), dir, compiler.Options{})
				p, diags := built.Program, built.Diags
				if p == nil {
					t.Fatal(diags)
				}
				prog, programs[dir] = p, p
			}
			p, err := readPlaythrough(string(b))
			if err != nil {
				t.Fatal(err)
			}
			if *update {
				text, err := p.played(prog)
				if err != nil {
					t.Fatalf("%v\n%s", err, tail(text))
				}
				if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			text, err := p.retold(prog)
			if err != nil {
				t.Errorf("%v\nIf the rules were meant to change: make golden", err)
			} else if line, want, got := firstDifference(hashes.ReplaceAllString(string(b), ""),
				hashes.ReplaceAllString(text, "")); line > 0 {
				t.Errorf("line %d differs: was\n  %s\nis\n  %s\nIf the rules were meant to change: make golden", line, want, got)
			} else if line, want, got := firstDifference(sealLine.ReplaceAllString(string(b), ""),
				sealLine.ReplaceAllString(text, "")); line > 0 {
				t.Errorf("the decisions are the same, the positions are not: line %d was\n  %s\nis\n  %s\n"+
					"If the rules were meant to change: make golden", line, want, got)
			}
			was, is := sealLine.FindString(string(b)), sealLine.FindString(text)
			switch {
			case was == "" || is == "":
				t.Error("the last line says no hashes: make golden")
			case was[len(was)-13:] == is[len(is)-13:] && was != is:
				t.Errorf("the program is the same, its hashes are not: was %sis  %sSomething depends on the platform, or the "+
					"interpreter keeps its state otherwise: then make golden", was, is)
			}
			everywhere(t, filepath.Base(dir)+"."+filepath.Base(name), is)
			if len(p.steps) < 10 {
				t.Errorf("%d decisions are no game", len(p.steps))
			}
		})
	}
}

// everywhere compares hashes with what another platform has written down, or writes them down for others.
func everywhere(t *testing.T, name, is string) {
	t.Helper()
	file := os.Getenv("HASHES")
	if file == "" {
		return
	}
	file += "." + name
	b, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		err = os.WriteFile(file, []byte(is), 0o644)
	} else if string(b) != is {
		t.Errorf("elsewhere: %shere: %s", b, is)
	}
	if err != nil {
		t.Error(err)
	}
}

func tail(s string) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	return strings.Join(lines[max(0, len(lines)-20):], "\n")
}

func firstDifference(a, b string) (line int, was, is string) {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range max(len(x), len(y)) {
		was, is = "(nothing)", "(nothing)"
		if i < len(x) {
			was = x[i]
		}
		if i < len(y) {
			is = y[i]
		}
		if was != is {
			return i + 1, was, is
		}
	}
	return 0, "", ""
}
