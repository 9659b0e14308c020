// Package impact measures what a change of the rules does to play: greedy bots play both versions of a scenario with
// the same seeds, and the games are compared.
package impact

import (
	"errors"
	"fmt"
	goruntime "runtime"
	"sync"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/parallel"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// MaxGames limits the games of each scenario. All of them are kept until they are summed up.
const MaxGames = 100_000

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

// Comparison says what is played.
type Comparison struct {
	Sides    [2]Contestant
	Games    int    // of each contestant
	Seed     uint64 // of the first game; each further game has the next seed
	Limits   session.Limits
	Stop     <-chan struct{}         // no more is played after it is closed; nil is never
	Progress func(finished, all int) // called with the number of finished games
}

// PlayAll plays the games of both contestants, on as many processors as there are. Each game has its own seed, so the
// order of the games changes nothing. If it is stopped, PlayAll returns the pairs of games that were played before
// the first one that was not.
func PlayAll(c Comparison) [2][]Game {
	n := c.Games
	var out [2][]Game
	for i := range out {
		out[i] = make([]Game, n)
	}
	played := [2][]bool{make([]bool, n), make([]bool, n)}
	jobs := make(chan int)
	done := make(chan struct{})
	var workers sync.WaitGroup
	for range min(goruntime.GOMAXPROCS(0), 2*n) {
		workers.Go(func() {
			for k := range jobs {
				side := c.Sides[k%2]
				out[k%2][k/2], played[k%2][k/2] = Play(side, c.Seed+uint64(k/2), c.Limits, c.Stop)
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
		c.Progress(k, 2*n)
		<-done
	}
	workers.Wait()
	pairs := 0
	for pairs < n && played[0][pairs] && played[1][pairs] {
		pairs++
	}
	return [2][]Game{out[0][:pairs], out[1][:pairs]}
}

// Play plays one game with greedy bots, exactly as `play --seat all=bot:greedy` does, unless stop is closed before. It
// reports whether the game was played to its end or a limit.
func Play(c Contestant, seed uint64, limits session.Limits, stop <-chan struct{}) (out Game, played bool) {
	p := c.Program
	stopped := func() bool { return parallel.IsClosed(stop) }
	g, err := runtime.New(p, seed, runtime.Options{Values: c.Options, Stopped: stopped})
	if err != nil {
		return Game{Err: err}, !stopped()
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
			return out, true
		}
		if stopped() {
			return out, false
		}
		d := g.Decision()
		switch {
		case d == nil:
			out.Err = errors.New("the rules stop without an open decision and without a winner")
		case d.Player < 0 || d.Player >= len(bots):
			out.Err = fmt.Errorf("the rules ask player %d, but there are %d players", d.Player, len(bots))
		case limits.Decisions > 0 && out.Decisions >= limits.Decisions, limits.Rounds > 0 && out.Rounds > limits.Rounds:
			return out, true
		default:
			out.Err = bots[d.Player].Decide(g)
		}
		if out.Err != nil {
			return out, !stopped()
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
	g.EachPiece(func(id int64, _, owner, _ int) { now[id] = owner })
	for id, owner := range c.owners {
		if _, alive := now[id]; !alive && owner >= 0 && owner < len(c.players) {
			c.byPlayer[c.players[owner]]++
		}
	}
	c.owners = now
}
