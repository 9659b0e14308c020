package builtin

// jointMatching returns the greatest number of wishes that can be granted at once when each carrier chooses one of its stops
// and seats as many guests there as it has room for. A guest can sit with any carrier that stops where the guest wishes.
//
// The choice of stops is a search over the carriers, one after the other. A matching in which the carriers that have not
// chosen yet serve all their stops bounds from above what a branch can reach, and a branch that cannot beat the best so far
// is cut.
func jointMatching(m Machine, a []int64) int64 {
	wishes, stops, room := m.List(a[0]), m.List(a[1]), m.List(a[2])
	if len(stops) != len(room) {
		m.Fail("there are stops for %d carriers and room for %d; each carrier needs both", len(stops), len(room))
	}
	j := &joint{m: m, guests: len(wishes)}
	for i, n := range room {
		if n > 0 {
			j.add(wishes, m.List(stops[i]), int(min(n, int64(len(wishes)))))
		}
	}
	j.seated = make([][]int, len(j.carriers))
	j.tried = make([]int, len(j.carriers))
	j.search(0, j.matched())
	return int64(j.best)
}

// joint is the search of one call of jointMatching.
type joint struct {
	m        Machine
	guests   int
	carriers []carrier
	best     int

	seated [][]int // by carrier: its guests in the matching under way
	tried  []int   // by carrier: the last round of the matching that tried it
	round  int
}

// carrier is a carrier that can serve some guest.
type carrier struct {
	room   int
	stops  [][]bool // by stop, by guest: whether the guest wishes for it
	serves []bool   // by guest: whether the chosen stop serves it; any stop, before one is chosen
}

// add adds a carrier. It leaves out stops that serve nobody, or nobody whom another stop of the carrier does not serve.
func (j *joint) add(wishes, stops []int64, room int) {
	c := carrier{room: room, serves: make([]bool, j.guests)}
	for _, stop := range stops {
		served, wanted := make([]bool, j.guests), false
		for guest, w := range wishes {
			wish := j.m.List(w)
			j.m.Spend(1 + len(wish))
			for _, place := range wish {
				if place == stop {
					served[guest], wanted = true, true
					c.serves[guest] = true
					break
				}
			}
		}
		if wanted {
			c.stops = withMaximal(c.stops, served)
		}
	}
	if len(c.stops) > 0 {
		j.carriers = append(j.carriers, c)
	}
}

// withMaximal adds a set of guests to sets of which none includes another, and drops those it includes.
func withMaximal(sets [][]bool, added []bool) [][]bool {
	for _, s := range sets {
		if includes(s, added) {
			return sets
		}
	}
	maximal := sets[:0]
	for _, s := range sets {
		if !includes(added, s) {
			maximal = append(maximal, s)
		}
	}
	return append(maximal, added)
}

func includes(all, part []bool) bool {
	for i, in := range part {
		if in && !all[i] {
			return false
		}
	}
	return true
}

// search tries the stops of the carriers from index first on. With those stops still open the carriers serve bound guests.
func (j *joint) search(first, bound int) {
	for first < len(j.carriers) && len(j.carriers[first].stops) == 1 {
		first++ // it serves what its only stop serves
	}
	if first == len(j.carriers) {
		j.best = max(j.best, bound)
		return
	}
	c := &j.carriers[first]
	open := c.serves
	for _, served := range c.stops {
		c.serves = served
		if n := j.matched(); n > j.best {
			j.search(first+1, n)
		}
		if j.best == bound {
			break
		}
	}
	c.serves = open
}

// matched returns how many guests the carriers can seat, each serving whom it serves now.
func (j *joint) matched() int {
	for i := range j.seated {
		j.seated[i] = j.seated[i][:0]
	}
	n := 0
	for guest := range j.guests {
		j.round++
		if j.seat(guest) {
			n++
		}
	}
	return n
}

// seat seats a guest, moving guests to other carriers where that makes room, and reports whether it could.
func (j *joint) seat(guest int) bool {
	for i := range j.carriers {
		c := &j.carriers[i]
		j.m.Spend(1)
		if !c.serves[guest] || j.tried[i] == j.round {
			continue
		}
		j.tried[i] = j.round
		if len(j.seated[i]) < c.room {
			j.seated[i] = append(j.seated[i], guest)
			return true
		}
		for k := range j.seated[i] {
			if j.seat(j.seated[i][k]) {
				j.seated[i][k] = guest
				return true
			}
		}
	}
	return false
}
