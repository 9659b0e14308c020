package odds

import (
	"errors"

	"github.com/scenario-lang/scenario/runtime"
)

// walker follows the outcomes of states depth first, so it needs only one game. A walker that has finished takes over
// outcomes from another walker: those nearest to the start, because they lead to the most states.
type walker struct {
	f    *follower
	game *runtime.Game
	walk runtime.Walk
	path []step // the states up to the present one, with the outcomes still to follow
}

// step is a state whose outcomes are being followed.
type step struct {
	state int32
	next  int  // the next outcome
	until int  // outcomes from here on belong to another walker
	moved bool // the game has left the state
}

// mostShared is how deep in a path another walker may take over outcomes. It must first go there.
const mostShared = 64

func newWalker(f *follower, g *runtime.Game) *walker {
	w := &walker{f: f, game: g, walk: g.Walk()}
	w.walk.Enter() // the start, to which it returns
	return w
}

// follow follows outcomes until no walker has any left.
func (w *walker) follow() {
	f := w.f
	err := errors.New("a walker stopped") // in case of a panic
	defer func() {
		f.lock.Lock()
		w.leave(err)
		f.lock.Unlock()
	}()
	err = w.followAll()
}

// leave ends the work of all walkers if this one has failed.
func (w *walker) leave(err error) {
	if w.f.ended = true; w.f.failed == nil {
		w.f.failed = err
	}
	w.f.waiting.Broadcast()
}

func (w *walker) followAll() error {
	f := w.f
	for turns := 1; ; turns++ {
		if turns%64 == 0 && f.run.Stopped != nil && f.run.Stopped() {
			return ErrStopped
		}
		outcome, ok := w.choose()
		if !ok {
			return nil
		}
		if outcome < 0 {
			if err := w.approach(); err != nil {
				return err
			}
			continue
		}
		last := &w.path[len(w.path)-1]
		if last.moved {
			w.walk.Return()
		}
		last.moved = true
		if err := w.walk.ResolveRoll(int64(outcome)); err != nil {
			return err
		}
		if err := f.arrive(w, outcome, w.walk.Identity()); err != nil {
			return err
		}
	}
}

// choose returns the next outcome to follow, or -1 if the walker has taken over a path and must first go there. It
// waits for walkers that are still working, and returns false when all outcomes have been followed.
func (w *walker) choose() (outcome int, ok bool) {
	f := w.f
	f.lock.Lock()
	defer f.lock.Unlock()
	if f.ended {
		return 0, false
	}
	for len(w.path) > 0 {
		last := &w.path[len(w.path)-1]
		chances := f.states[last.state].roll.chances
		for last.next < last.until && chances[last.next].less(least) {
			last.next++
		}
		if last.next < last.until {
			last.next++
			return last.next - 1, true
		}
		w.walk.Leave()
		w.path = w.path[:len(w.path)-1]
	}
	for f.idle++; f.idle < len(f.walkers); f.waiting.Wait() {
		for _, other := range f.walkers {
			if path := other.share(); path != nil {
				f.idle--
				w.path = path
				return -1, true
			}
		}
		if f.ended {
			break
		}
	}
	return 0, false
}

// share gives away half of the outcomes of the first state in the path that has some left, as a path that leads to
// them.
func (w *walker) share() []step {
	for i := range min(len(w.path), mostShared) {
		last := &w.path[i]
		if last.next == last.until {
			continue
		}
		path := make([]step, i+1)
		for k := range i {
			s := &w.path[k]
			path[k] = step{state: s.state, next: s.next, until: s.next, moved: true}
		}
		from := last.until - (last.until-last.next+1)/2
		path[i] = step{state: last.state, next: from, until: last.until}
		last.until = from
		return path
	}
	return nil
}

// approach goes from the start along the path. The outcome to take at each step is the one before next.
func (w *walker) approach() error {
	w.walk.Return()
	for i := range w.path {
		w.walk.Enter()
		if i == len(w.path)-1 {
			break
		}
		if err := w.walk.ResolveRoll(int64(w.path[i].next - 1)); err != nil {
			return err
		}
		w.walk.Identity() // caches identities for later states
	}
	return nil
}
