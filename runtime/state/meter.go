package state

// meter counts the steps of a game. After each stretch of steps it also checks whether the game was told to stop.
type meter struct {
	Budget  int64       // steps that one decision may take
	Stopped func() bool // the run fails once it returns true; nil means never
	Slow    func()      // called after each stretch, unless nil. A copy of the game has none.

	left   int64 // steps left in the stretch
	beyond int64 // steps that may be taken after the stretch
	taken  int64 // steps taken before the last Renew
	cached int64 // steps that were counted but not taken, because a result was cached
}

// stretch is the number of steps after which the meter calls Stopped. They take a few milliseconds.
const stretch = 1 << 16

// Spend subtracts n steps from the budget of the decision.
func (m *meter) Spend(n int64) {
	if m.left -= n; m.left < 0 {
		m.beginStretch()
	}
}

// beginStretch begins another stretch, or fails if the budget is exhausted or the game was told to stop. It is not
// inlined, so that Spend is.
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
	m.FailIfStopped()
	m.left = min(n, stretch)
	m.beyond = n - m.left
}

// FailIfStopped fails if the game was told to stop. An attempt may recover from that failure, so code that continues
// after one calls this again.
func (m *meter) FailIfStopped() {
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

// SpendCached spends the steps of a cached result as if it had been computed again, so that whether a budget is
// exhausted does not depend on the cache.
func (m *meter) SpendCached(n int64) {
	m.cached += n
	m.Spend(n)
}

// Cached returns how many of the steps that Taken returns were those of cached results.
func (m *meter) Cached() int64 { return m.cached }

// Renew restores the budget after a decision or question.
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
