package bench

// The recurrence that somebody would write by hand for the odds of the battle in hand_test.go, in floats: chances flow
// from each pair of losses to those that a round adds.

// chances returns how likely it is that the attacker wins, that nobody is left, and that the defender wins.
func chances(a, b force, guns bool) (won [3]float64) {
	if !guns {
		return exchanges(a, b)
	}
	for f, pf := range binomial(nil, a.fighter, 1) {
		for m, pm := range binomial(nil, a.bomber, 1) {
			left := a
			left.fighter -= f
			left.bomber -= m
			for i, p := range exchanges(left, b) {
				won[i] += pf * pm * p
			}
		}
	}
	return won
}

// exchanges is the same after the guns have fired.
func exchanges(a, b force) (won [3]float64) {
	all, other := a.units(), b.units()
	strikes, answers := make([][]float64, all+1), make([][]float64, other+1)
	for i := range strikes {
		f := a
		f.lose(i)
		strikes[i] = f.attacking()
	}
	for j := range answers {
		f := b
		f.lose(j)
		answers[j] = f.defending()
	}
	mass := make([]float64, (all+1)*(other+1))
	mass[0] = 1
	for i := range all + 1 {
		for j := range other + 1 {
			p := mass[i*(other+1)+j]
			switch {
			case j == other && i == all:
				won[1] += p
			case j == other:
				won[0] += p
			case i == all:
				won[2] += p
			default:
				p /= 1 - strikes[i][0]*answers[j][0]
				for hit, ph := range strikes[i] {
					row := mass[:]
					to := min(j+hit, other)
					for lost, pl := range answers[j] {
						if hit+lost > 0 {
							row[min(i+lost, all)*(other+1)+to] += p * ph * pl
						}
					}
				}
			}
		}
	}
	return won
}

// attacking is how likely each number of hits is when everything attacks once, and defending when it defends.
func (f *force) attacking() []float64 {
	lifted := min(f.infantry, f.artillery)
	d := binomial(nil, lifted+f.artillery, 2)
	d = binomial(d, f.infantry-lifted, 1)
	d = binomial(d, f.armour+f.fighter, 3)
	return binomial(d, f.bomber, 4)
}

func (f *force) defending() []float64 {
	d := binomial(nil, f.infantry+f.artillery, 2)
	d = binomial(d, f.armour, 3)
	d = binomial(d, f.fighter, 4)
	return binomial(d, f.bomber, 1)
}

// binomial adds n dice that hit on k of six to the distribution of hits.
func binomial(d []float64, n, k int) []float64 {
	if d == nil {
		d = []float64{1}
	}
	for range n {
		d = append(d, 0)
		for i := len(d) - 1; i >= 0; i-- {
			d[i] *= float64(6-k) / 6
			if i > 0 {
				d[i] += d[i-1] * float64(k) / 6
			}
		}
	}
	return d
}
