package state

// Spend uses steps of the budget of the decision.
func (s *Store) Spend(n int64) {
	if s.Left -= n; s.Left < 0 {
		s.OutOfSteps()
	}
}

// OutOfSteps fails because the decision has used up its steps. It is not inlined, so that Spend is.
//
//go:noinline
func (s *Store) OutOfSteps() {
	Exhaust("this takes too long: more than %d steps in one decision", s.Budget)
}
