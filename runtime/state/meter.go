package state

// meter counts the steps of a game. Where it counts is also where a run finds out that it was told to stop: after
// each stretch of steps, whatever they are counted for.
type meter struct {
	Budget  int64       // steps that one decision may take
	Stopped func() bool // what runs fails once it returns true; nil is never
	Slow    func()      // called after each stretch; nil: nothing is. A copy of the game has none.

	left   int64 // steps that are left of the stretch
	beyond int64 // steps after those that may still be taken
	taken  int64 // steps that were taken before the budget was renewed last
	cached int64 // steps of results that were looked up, which nobody took again
}

// stretch is the number of steps after which the meter asks Stopped. They take a few milliseconds.
const stretch = 1 << 16

// Spend uses steps of the budget of the decision.
func (m *meter) Spend(n int64) {
	if m.left -= n; m.left < 0 {
		m.beginStretch()
	}
}

// beginStretch begins another stretch, or fails because the decision has used up its steps or was told to stop. It is
// not inlined, so that Spend is.
//
//go:noinline
func (m *meter) beginStretch() {
	n := m.Remaining()
	if n < 0 {
		Exhaust("this takes too long: more than %d steps in one decision", m.Budget)
	}
	if m.Slow != nil {
		m.Slow()
	}
	m.HeedStop()
	m.left = min(n, stretch)
	m.beyond = n - m.left
}

// HeedStop fails if the game was told to stop. What is tried may fail and be given up, so what goes on after that
// asks again.
func (m *meter) HeedStop() {
	if m.Stopped != nil && m.Stopped() {
		Exhaust("the game was told to stop")
	}
}

// Remaining returns how many steps the decision may still take.
func (m *meter) Remaining() int64 { return m.left + m.beyond }

// SetRemaining sets how many steps may still be taken. It does not make the stretch longer.
func (m *meter) SetRemaining(n int64) {
	m.left = min(m.left, n)
	m.beyond = n - m.left
}

// SpendCached uses the steps of a result that was looked up. They count as if it had been computed again, so that it
// does not depend on what is cached whether a budget is exhausted.
func (m *meter) SpendCached(n int64) {
	m.cached += n
	m.Spend(n)
}

// Cached returns how many of the steps taken so far were those of results that were looked up.
func (m *meter) Cached() int64 { return m.cached }

// Renew gives back the steps that the last decision or question took.
func (m *meter) Renew() { m.renewAs(m.Budget) }

func (m *meter) renewAs(budget int64) {
	m.taken = m.Taken()
	m.Budget = budget
	m.SetRemaining(budget)
}

// Steps returns how many steps of its budget the last decision took.
func (m *meter) Steps() int64 { return m.Budget - max(m.Remaining(), 0) }

// Taken returns how many steps all decisions and questions have taken so far.
func (m *meter) Taken() int64 { return m.taken + m.Steps() }
