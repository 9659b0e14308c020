package soak

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
)

// TestOffersAreKept: in each scenario, an option that is offered is accepted and can be completed; one that is not is
// refused, with a reason, and nothing changes.
func TestOffersAreKept(t *testing.T) {
	every := number(t, "EVERY", 12)
	seen := map[string]int{}
	for _, x := range pairs(number(t, "PROBES", 1)) {
		g := x.match.game(t, x.seed+100)
		who := bot.Random(x.seed)
		draw := rand.New(rand.NewPCG(x.seed, 1))
		for n := 0; !over(g, number(t, "ROUNDS", 2)); n++ {
			if n%every == 0 {
				probeOptions(t, g, draw, seen)
			}
			if n%(5*every) == 0 {
				probeLines(t, g, draw, seen)
			}
			step(t, g, who)
		}
	}
	t.Log(seen)
	for _, kind := range []string{"legal option", "illegal option", "legal line", "refused near miss",
		"accepted near miss", "refused garbage"} {
		if seen[kind] == 0 {
			t.Errorf("no %s was met: this shows nothing", kind)
		}
	}
}

// refused wants a reason and an untouched game.
func refused(g *runtime.Game, before uint64, err error) error {
	var no *runtime.Refusal
	if !errors.As(err, &no) {
		return fmt.Errorf("no refusal but %T: %v", err, err)
	}
	if strings.TrimSpace(no.Reason) == "" {
		return errors.New("a refusal without a reason")
	}
	if g.Hash() != before {
		return fmt.Errorf("refused (%s) and changed all the same", no.Reason)
	}
	return nil
}

func where(g *runtime.Game) string {
	return fmt.Sprintf("round %d, decision %d, after %q", g.Round(), g.Decisions(), g.Line())
}

func probeOptions(t *testing.T, g *runtime.Game, draw *rand.Rand, seen map[string]int) {
	t.Helper()
	before := g.Hash()
	o := g.Clone()
	d := g.Decision()
	any := false
	for i := range d.Len() {
		o.CopyFrom(g)
		text := d.Text(i)
		if text == "" {
			t.Fatalf("%s: candidate %d of %q has no text", where(g), i, d.Prompt())
		}
		err := error(nil)
		if d.Legal(i) {
			any = true
			seen["legal option"]++
			if err = o.Choose(i); err == nil {
				err = complete(o, draw)
			}
			if err == nil {
				err = o.Check()
			}
		} else {
			seen["illegal option"]++
			err = refused(o, before, o.Choose(i))
		}
		if err != nil {
			t.Fatalf("%s: %q, option %q (offered: %v): %v", where(g), d.Prompt(), text, d.Legal(i), err)
		}
	}
	for _, i := range []int{-1, d.Len(), 1 << 30} {
		if err := refused(g, before, g.Choose(i)); err != nil {
			t.Fatalf("%s: option %d: %v", where(g), i, err)
		}
	}
	if !any {
		t.Fatalf("%s: nothing is legal: %q", where(g), d.Prompt())
	}
	if g.Hash() != before {
		t.Fatalf("%s: looking changed the game", where(g))
	}
}

// complete answers at random until the decision that was begun is complete.
func complete(g *runtime.Game, draw *rand.Rand) error {
	who, at := bot.Random(draw.Uint64()), g.Decisions()
	for g.Decision() != nil && g.Decision().Kind == runtime.Param && g.Decisions() == at {
		if err := who.Decide(g); err != nil {
			return err
		}
	}
	return nil
}

// lines are the whole legal lines of the menu that is open; nil where there are too many to tell.
func lines(t *testing.T, g *runtime.Game) map[string]bool {
	t.Helper()
	const most = 6000
	all, n := map[string]bool{}, 0
	o := g.Clone()
	type play struct {
		action int
		params []int64
	}
	var plays []play
	err := g.Actions(func(action int, params []int64) bool {
		plays = append(plays, play{action, append([]int64(nil), params...)})
		n++
		return n < most
	})
	if n >= most || err != nil && strings.Contains(err.Error(), "takes too long") {
		return nil
	}
	if err != nil {
		t.Fatalf("%s: %v", where(g), err)
	}
	for _, p := range plays {
		o.CopyFrom(g)
		if err := o.Play(p.action, p.params); err != nil {
			t.Fatalf("%s: action %d %v is listed and fails: %v", where(g), p.action, p.params, err)
		}
		all[o.Line()] = true
	}
	return all
}

var garbage = []string{
	"", " ", ",", "0", "-1", "#2", "1 ", "move", "move 1", "move 1 infantry", "move 1 infantry from", "end", "done",
	"pass",
	"move -1 infantry from karelia to belorussia", "move 99999999999999999999 infantry from karelia to belorussia",
	"move 1e3 armour from germany to karelia", "buy 0 infantry", "buy 1000000 infantry", "buy \x00 infantry", "ünïcödé",
	"\xff\xfe", strings.Repeat("a ", 3000), "move 1 infantry from nowhere to nowhere else",
	"fly 1 fighter from germany to germany",
	"buy 1 infantry; buy 1 infantry", "${1}", "%s%d%!v", "research rockets with 0 dice",
	"launch a rocket from russia at germany",
}

func probeLines(t *testing.T, g *runtime.Game, draw *rand.Rand, seen map[string]int) {
	t.Helper()
	before := g.Hash()
	o := g.Clone()
	for _, line := range garbage {
		o.CopyFrom(g)
		if err := o.Do(line); err != nil {
			seen["refused garbage"]++
			if err := refused(o, before, err); err != nil {
				t.Fatalf("%s: line %q: %v", where(g), line, err)
			}
		}
	}
	if g.Decision().Kind != runtime.Menu {
		return
	}
	all := lines(t, g)
	if all == nil {
		return
	}
	var spaces, units, list []string
	for _, s := range g.Program().Classes[g.Program().SpaceClass].Members {
		spaces = append(spaces, g.Program().Strings[s.Name])
	}
	for _, u := range g.Program().Classes[g.Program().UnitClass].Members {
		units = append(units, g.Program().Strings[u.Name])
	}
	for line := range all {
		list = append(list, line)
	}
	slices.Sort(list)
	draw.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
	for _, line := range list[:min(len(list), 40)] {
		o.CopyFrom(g)
		if err := o.Do(line); err != nil {
			t.Fatalf("%s: the legal line %q is refused: %v", where(g), line, err)
		}
		seen["legal line"]++
		miss := nearMiss(line, spaces, units, draw)
		o.CopyFrom(g)
		err := o.Do(miss)
		switch {
		case err == nil && !all[o.Line()]:
			t.Fatalf("%s: %q is accepted as %q, which is not among the %d legal lines", where(g), miss, o.Line(), len(all))
		case err == nil:
			seen["accepted near miss"]++
		case all[miss]:
			t.Fatalf("%s: %q is among the legal lines and refused: %v", where(g), miss, err)
		default:
			seen["refused near miss"]++
			if err := refused(o, before, err); err != nil {
				t.Fatalf("%s: line %q: %v", where(g), miss, err)
			}
		}
	}
}

// nearMiss puts another number, unit or space instead of one in a line.
func nearMiss(line string, spaces, units []string, draw *rand.Rand) string {
	words := strings.Fields(line)
	contains := func(list []string, w string) bool {
		for _, x := range list {
			if x == w {
				return true
			}
		}
		return false
	}
	for range 20 {
		i := draw.IntN(len(words))
		switch _, err := strconv.Atoi(words[i]); {
		case err == nil:
			words[i] = strconv.Itoa(draw.IntN(6) - 1)
		case contains(spaces, words[i]):
			words[i] = spaces[draw.IntN(len(spaces))]
		case contains(units, words[i]):
			words[i] = units[draw.IntN(len(units))]
		default:
			continue
		}
		break
	}
	return strings.Join(words, " ")
}
