// Package impact measures what a change of the rules does to play: greedy bots play both versions of a scenario with the
// same seeds, and the games are compared.
package impact

import (
	"errors"
	"fmt"
	goruntime "runtime"
	"sync"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Limits of a comparison.
const (
	MaxGames     = 100_000 // games of each scenario; all of them are kept until they are summed up
	MaxDecisions = 30_000  // decisions of a game, which stops games that would not end; long printed games take a few thousand
)

// Contestant is one of the two scenarios, with the options it is played with.
type Contestant struct {
	Path    string
	Program *program.Program
	Options map[string]int64
}

// Game is the result of one game.
type Game struct {
	Ended     bool
	Winners   []string // empty if nobody won
	Rounds    int
	Decisions int
	Losses    map[string]int // pieces destroyed, by the name of their owner
	Err       error
}

// PlayAll plays n games of each contestant, on as many processors as there are. Each game has its own seed, so the order
// of the games changes nothing. progress is called with the number of finished games.
func PlayAll(sides [2]Contestant, n int, seed uint64, progress func(finished, all int)) [2][]Game {
	var out [2][]Game
	for i := range out {
		out[i] = make([]Game, n)
	}
	jobs := make(chan int)
	done := make(chan struct{})
	var workers sync.WaitGroup
	for range min(goruntime.GOMAXPROCS(0), 2*n) {
		workers.Go(func() {
			for k := range jobs {
				side := sides[k%2]
				out[k%2][k/2] = Play(side.Program, side.Options, seed+uint64(k/2))
				done <- struct{}{}
			}
		})
	}
	go func() {
		for k := range 2 * n {
			jobs <- k
		}
		close(jobs)
	}()
	for k := range 2 * n {
		progress(k, 2*n)
		<-done
	}
	workers.Wait()
	return out
}

// Play plays one game with greedy bots, exactly as `play --seat all=bot:greedy` does.
func Play(p *program.Program, options map[string]int64, seed uint64) (out Game) {
	g, err := runtime.New(p, seed, runtime.Options{Values: options})
	if err != nil {
		return Game{Err: err}
	}
	players := names.Players(p)
	bots := make([]bot.Player, len(players))
	for i := range bots {
		bots[i] = bot.Greedy(session.BotSeed(seed, i))
	}
	losses := newLossCounter(players)
	last := -1
	for {
		o, over := g.Over()
		if n := g.Decisions(); n != last {
			last = n
			losses.count(g)
		}
		out.Rounds, out.Decisions, out.Losses = g.Round(), g.Decisions(), losses.byPlayer
		if over {
			out.Ended, out.Winners = true, o.Winners()
			return out
		}
		d := g.Decision()
		switch {
		case d == nil:
			out.Err = errors.New("the rules stop without an open decision and without a winner")
		case d.Player < 0 || d.Player >= len(bots):
			out.Err = fmt.Errorf("the rules ask player %d, but there are %d players", d.Player, len(bots))
		case out.Decisions >= MaxDecisions:
			return out
		default:
			out.Err = bots[d.Player].Decide(g)
		}
		if out.Err != nil {
			return out
		}
	}
}

// lossCounter counts the pieces that each player loses. A piece in play has a number that is never used again, so a
// number that is gone after a decision belongs to a destroyed piece.
type lossCounter struct {
	players  []string
	owners   map[int64]int // of every piece in play, by its number
	byPlayer map[string]int
}

func newLossCounter(players []string) *lossCounter {
	return &lossCounter{players: players, byPlayer: map[string]int{}}
}

func (c *lossCounter) count(g *runtime.Game) {
	now := make(map[int64]int, len(c.owners))
	g.EachCounter(func(id int64, _, owner int) { now[id] = owner })
	for id, owner := range c.owners {
		if _, alive := now[id]; !alive && owner >= 0 && owner < len(c.players) {
			c.byPlayer[c.players[owner]]++
		}
	}
	c.owners = now
}
