package state

// Spend counts work against the budget of the decision.
func (s *Store) Spend(n int64) {
	if s.Left -= n; s.Left < 0 {
		s.Spent()
	}
}

func (s *Store) Spent() {
	Exhaust("this takes too long: more than %d steps in one decision", s.Budget)
}
