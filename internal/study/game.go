package study

import (
	"errors"
	"fmt"
	"maps"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/parallel"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Result has the results of the games of a task, in the order of Study.Games.
type Result struct {
	Task
	Games []Game `json:"games"`
}

// Game is the result of a game. It has only whole numbers and names, so that it is the same on every machine.
type Game struct {
	Arm       int              `json:"arm,omitempty"`
	Side      int              `json:"side,omitempty"` // side of the first bot, if two bots play
	Swapped   bool             `json:"swapped,omitempty"`
	Ended     bool             `json:"ended"`
	Winners   []string         `json:"winners,omitempty"` // empty if nobody won
	Rounds    int              `json:"rounds"`
	Decisions int              `json:"decisions"`
	Losses    map[string]int   `json:"losses,omitempty"` // pieces destroyed, by the name of their owner
	Gained    map[string]Gains `json:"gained,omitempty"` // by player
	Taken     map[string]int   `json:"taken,omitempty"`  // how often each space changed hands, by name
	Hash      string           `json:"hash"`             // of the last position
	Error     string           `json:"error,omitempty"`  // why the game could not continue
}

// Gains are a player's gains of each resource by round, beginning with round 0, the set-up.
type Gains map[string][]int64

// Games returns the games of a task before they are played. If two bots compete, a task has two games, and the bots
// swap sides in the second. Successive tasks take the pairs of sides in turn.
func (s *Study) Games(t Task) (out []Game) {
	for arm := range s.Arms {
		g := Game{Arm: arm}
		if !s.duel() {
			out = append(out, g)
			continue
		}
		g.Side = t.Number % max(1, len(s.sides[arm]))
		other := g
		other.Swapped = true
		out = append(out, g, other)
	}
	return out
}

// Seed returns the seed of the games of a task.
func (s *Study) Seed(t Task) uint64 { return s.Plan.Seed + uint64(t.Number) }

// Options returns the values of options for a game of a task.
func (s *Study) Options(t Task, arm int) map[string]int64 {
	if s.Find == "" {
		return s.Arms[arm].Options
	}
	out := maps.Clone(s.Arms[arm].Options)
	if out == nil {
		out = map[string]int64{}
	}
	out[s.Find] = t.Value
	return out
}

// Seats returns who runs each player in a game of a task.
func (s *Study) Seats(g Game) []string {
	seats := make([]string, len(names.Players(s.Programs[g.Arm])))
	mine, other := s.Bots[0], s.Bots[1]
	if g.Swapped {
		mine, other = other, mine
	}
	for i := range seats {
		seats[i] = other
	}
	if sides := s.sides[g.Arm]; s.duel() && len(sides) > 0 {
		for _, i := range sides[g.Side].Players {
			seats[i] = mine
		}
	}
	return seats
}

// Play plays a task, unless stop is closed first: then ok is false.
func (s *Study) Play(t Task, stop <-chan struct{}) (out Result, ok bool) {
	out = Result{Task: t, Games: s.Games(t)}
	for i := range out.Games {
		if !s.playOne(t, &out.Games[i], stop) {
			return out, false
		}
	}
	return out, true
}

// playOne plays a game as `play --seat` does, with the players of Seats. It reports whether the game was played to its
// end or a limit.
func (s *Study) playOne(t Task, out *Game, stop <-chan struct{}) bool {
	p, seed := s.Programs[out.Arm], s.Seed(t)
	stopped := func() bool { return parallel.IsClosed(stop) }
	g, err := runtime.New(p, seed, runtime.Options{Values: s.Options(t, out.Arm), Stopped: stopped})
	if err != nil {
		out.Error = err.Error()
		return !stopped()
	}
	seats := s.Seats(*out)
	bots := make([]bot.Player, len(seats))
	for i, who := range seats {
		bots[i] = session.NewBot(who, seed, i)
	}
	w := newWatch(s.observed[out.Arm], g)
	for last := -1; ; {
		o, over := g.Over()
		if n := g.Decisions(); n != last {
			last = n
			w.look(g)
		}
		limits := s.Limits
		switch d := g.Decision(); {
		case over:
			out.Ended, out.Winners = true, o.Winners()
		case stopped():
			return false
		case d == nil:
			err = errors.New("the rules stop without an open decision and without a winner")
		case d.Player < 0 || d.Player >= len(bots):
			err = fmt.Errorf("the rules ask player %d, but there are %d players", d.Player, len(bots))
		case limits.Decisions > 0 && last >= limits.Decisions, limits.Rounds > 0 && g.Round() > limits.Rounds:
			over = true
		default:
			err = bots[d.Player].Decide(g)
		}
		if err != nil {
			out.Error, over = err.Error(), true
		}
		if over {
			out.Rounds, out.Decisions, out.Hash = g.Round(), g.Decisions(), fmt.Sprintf("%016x", g.Hash())
			out.Losses, out.Gained, out.Taken = w.losses, w.gained, w.taken
			return err == nil || !stopped()
		}
	}
}

// observed has the fields of a program that a study watches: the resources of players, and the owners of spaces.
type observed struct {
	p         *program.Program
	players   []string
	spaces    []string
	resources []int32
	holders   []int32
}

func observe(p *program.Program) observed {
	o := observed{p: p, players: names.Players(p), spaces: names.Members(p, p.SpaceClass)}
	for _, f := range p.Classes[p.PlayerClass].Fields {
		if p.Fields[f].Resource {
			o.resources = append(o.resources, f)
		}
	}
	for _, f := range p.Classes[p.SpaceClass].Fields {
		if t := p.Types[p.Fields[f].Type]; t.Kind == program.TRef && t.Class == p.PlayerClass {
			o.holders = append(o.holders, f)
		}
	}
	return o
}

// watch records changes from decision to decision.
type watch struct {
	observed
	owners map[int64]int // of every piece in play, by its number
	held   []int64       // resources, a row for each player
	holder []int64       // owners of spaces, a row for each space
	losses map[string]int
	gained map[string]Gains
	taken  map[string]int
}

func newWatch(o observed, g *runtime.Game) *watch {
	w := &watch{observed: o, losses: map[string]int{}, gained: map[string]Gains{}, taken: map[string]int{}}
	w.held = make([]int64, len(o.players)*len(o.resources))
	w.holder = make([]int64, len(o.spaces)*len(o.holders))
	w.eachHolder(g, func(at int, _ string, v int64) { w.holder[at] = v })
	return w
}

func (w *watch) eachHolder(g *runtime.Game, f func(at int, space string, v int64)) {
	for i, name := range w.spaces {
		for k, field := range w.holders {
			f(i*len(w.holders)+k, name, g.Field(int(w.p.SpaceClass), field, int64(i)))
		}
	}
}

// look records what changed since the last look. The number of a piece is never used again, so a number that
// disappeared belongs to a destroyed piece.
func (w *watch) look(g *runtime.Game) {
	now := make(map[int64]int, len(w.owners))
	g.EachPiece(func(id int64, _, owner, _ int) { now[id] = owner })
	for id, owner := range w.owners {
		if _, alive := now[id]; !alive && owner >= 0 && owner < len(w.players) {
			w.losses[w.players[owner]]++
		}
	}
	w.owners = now
	w.eachHolder(g, func(at int, space string, v int64) {
		if v != w.holder[at] {
			w.holder[at] = v
			w.taken[space]++
		}
	})
	round := min(max(0, g.Round()), lastRound)
	for i, player := range w.players {
		for k, field := range w.resources {
			at := i*len(w.resources) + k
			v := g.Field(int(w.p.PlayerClass), field, int64(i))
			if more := v - w.held[at]; more > 0 {
				w.gain(player, w.p.Strings[w.p.Fields[field].Name], round, more)
			}
			w.held[at] = v
		}
	}
}

// lastRound is the last round with gains of its own. Later gains are counted in it.
const lastRound = 1000

// gain adds to a player's gain of a resource in a round.
func (w *watch) gain(player, resource string, round int, more int64) {
	if w.gained[player] == nil {
		w.gained[player] = Gains{}
	}
	rounds := w.gained[player][resource]
	for len(rounds) <= round {
		rounds = append(rounds, 0)
	}
	rounds[round] += more
	w.gained[player][resource] = rounds
}
