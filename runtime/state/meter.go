package state

// meter counts the steps of a game.
type meter struct {
	Budget int64 // steps that one decision may take
	Left   int64 // steps that are left of it
	taken  int64 // steps that were taken before Left was renewed last
	cached int64 // steps of results that were looked up, which nobody took again
}

// Spend uses steps of the budget of the decision.
func (m *meter) Spend(n int64) {
	if m.Left -= n; m.Left < 0 {
		m.OutOfSteps()
	}
}

// SpendCached uses the steps of a result that was looked up. They count as if it had been computed again, so that it does not depend on
// what is cached whether a budget is exhausted.
func (m *meter) SpendCached(n int64) {
	m.cached += n
	m.Spend(n)
}

// Cached returns how many of the steps taken so far were those of results that were looked up.
func (m *meter) Cached() int64 { return m.cached }

// OutOfSteps fails because the decision has used up its steps. It is not inlined, so that Spend is.
//
//go:noinline
func (m *meter) OutOfSteps() {
	Exhaust("this takes too long: more than %d steps in one decision", m.Budget)
}

// Renew gives back the steps that the last decision or question took.
func (m *meter) Renew() { m.renewAs(m.Budget) }

func (m *meter) renewAs(budget int64) {
	m.taken = m.Taken()
	m.Budget, m.Left = budget, budget
}

// Steps returns how many steps of its budget the last decision took.
func (m *meter) Steps() int64 { return m.Budget - max(m.Left, 0) }

// Taken returns how many steps all decisions and questions have taken so far.
func (m *meter) Taken() int64 { return m.taken + m.Steps() }
