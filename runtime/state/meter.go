package state

// Spend uses steps of the budget of the decision.
func (s *Store) Spend(n int64) {
	if s.Left -= n; s.Left < 0 {
		s.OutOfSteps()
	}
}

// Renew gives back the steps that the last decision or question took.
func (s *Store) Renew() { s.taken, s.Left = s.Taken(), s.Budget }

// Taken returns how many steps all decisions and questions have taken so far.
func (s *Store) Taken() int64 { return s.taken + s.Steps() }

// OutOfSteps fails because the decision has used up its steps. It is not inlined, so that Spend is.
//
//go:noinline
func (s *Store) OutOfSteps() {
	Exhaust("this takes too long: more than %d steps in one decision", s.Budget)
}
