package builtin

import "slices"

// deepest bounds the length of a chain in which each wish moves the next one to another seat.
const deepest = 1 << 13

// matching returns the greatest number of wishes that can be granted at once. It tries seats in order; a wish whose
// seat is taken moves the one that has it to another seat, if possible (augmenting paths).
func matching(m Machine, a []int64) int64 {
	wishes, seats := m.List(a[0]), m.List(a[1])
	x := &m.Scratch().matcher
	x.m, x.wishes, x.seats = m, wishes, seats
	x.holder, x.tried = x.holder[:0], x.tried[:0]
	for range seats {
		x.holder, x.tried = append(x.holder, 0), append(x.tried, 0)
	}
	n := int64(0)
	for i := range wishes {
		x.round = i + 1
		if x.place(i, 0) {
			n++
		}
	}
	return n
}

type matcher struct {
	m             Machine
	wishes, seats []int64
	holder, tried []int // by seat: its wish + 1; the round in which it was last tried
	round         int
}

// place seats a wish and reports whether that was possible.
func (x *matcher) place(wish, depth int) bool {
	x.m.Spend(4)
	if depth > deepest {
		return false
	}
	for _, v := range x.m.List(x.wishes[wish]) {
		for s, seat := range x.seats {
			x.m.Spend(1)
			if seat != v || x.tried[s] == x.round {
				continue
			}
			x.tried[s] = x.round
			if x.holder[s] == 0 || x.place(x.holder[s]-1, depth+1) {
				x.holder[s] = wish + 1
				return true
			}
		}
	}
	return false
}

// jointMatching returns the greatest number of wishes that can be granted at once if each carrier chooses one of its
// stops and seats as many guests there as it has room for. A guest can be seated by any carrier that stops where the
// guest wishes.
//
// It searches the choices of one carrier after the other. As an upper bound for a branch, it lets the carriers that
// have not chosen yet serve all their stops, and cuts a branch that cannot beat the best result so far.
func jointMatching(m Machine, a []int64) int64 {
	j := begin(m, a[0])
	j.addCarriers(m.List(a[1]), m.List(a[2]))
	return j.greatest()
}

// dockedMatching is jointMatching where some carriers have no stops of their own: each of these takes a place in a dock
// and chooses one of the dock's stops. Without a free place, it serves no one.
func dockedMatching(m Machine, a []int64) int64 {
	j := begin(m, a[0])
	docks, places := m.List(a[3]), m.List(a[4])
	if len(docks) != len(places) {
		m.Fail("there are stops for %d docks and places for %d; each dock needs both", len(docks), len(places))
	}
	for i, n := range places {
		if stops := j.useful(m.List(docks[i])); n > 0 && len(stops) > 0 {
			j.docks = append(j.docks, dock{stops, n})
		}
	}
	j.addCarriers(m.List(a[1]), m.List(a[2]))
	return j.greatest()
}

// joint is the state of jointMatching and dockedMatching. Its memory is reused by the next call.
type joint struct {
	m        Machine
	wishes   []int64 // by guest: the list of places
	docks    []dock
	carriers []carrier
	best     int

	seated [][]int // by carrier: its guests in the present matching
	tried  []int   // by carrier: the last round of the matching that tried it
	round  int

	sets  [][]bool // memory for sets of guests and their members, in docks and carriers
	marks []bool

	unserved [1][]bool // the only stop of a carrier that serves no one
}

// dock is a place where carriers without stops of their own begin.
type dock struct {
	stops  [][]bool // as those of a carrier
	places int64    // number of free places
}

// carrier is a carrier that can serve a guest.
type carrier struct {
	room   int
	docked bool     // it begins in one of the docks
	stops  [][]bool // by stop, by guest: whether the guest wishes for it; none if docked
	serves []bool   // by guest: whether the chosen stop serves it, or any stop before one is chosen
}

// begin begins a search.
func begin(m Machine, wishes int64) *joint {
	j := &m.Scratch().joint
	j.m, j.wishes, j.best, j.round = m, m.List(wishes), 0, 0
	j.docks, j.carriers, j.tried, j.sets, j.marks = j.docks[:0], j.carriers[:0], j.tried[:0], j.sets[:0], j.marks[:0]
	return j
}

// guests returns an empty set of guests.
func (j *joint) guests() []bool {
	n := len(j.wishes)
	if cap(j.marks)-len(j.marks) < n { // sets made before stay valid
		j.marks = make([]bool, 0, max(2*cap(j.marks), n, 256))
	}
	from := len(j.marks)
	j.marks = j.marks[:from+n]
	set := j.marks[from : from+n : from+n]
	clear(set)
	return set
}

// addCarriers adds the carriers that can serve a guest.
func (j *joint) addCarriers(stops, room []int64) {
	if len(stops) != len(room) {
		j.m.Fail("there are stops for %d carriers and room for %d; each carrier needs both", len(stops), len(room))
	}
	for i, n := range room {
		if n <= 0 {
			continue
		}
		own := j.m.List(stops[i])
		c := carrier{
			room: int(min(n, int64(len(j.wishes)))), docked: len(own) == 0, stops: j.useful(own),
			serves: j.guests(),
		}
		c.add(c.stops)
		if c.docked {
			for _, d := range j.docks {
				c.add(d.stops)
			}
		}
		if slices.Contains(c.serves, true) {
			j.carriers = append(j.carriers, c)
		}
	}
}

// add adds stops to those that the carrier can choose from.
func (c *carrier) add(stops [][]bool) {
	for _, served := range stops {
		for guest, in := range served {
			c.serves[guest] = c.serves[guest] || in
		}
	}
}

// useful returns for each stop which guests it serves. It leaves out a stop that serves no guest, or only guests that
// another stop also serves.
func (j *joint) useful(stops []int64) [][]bool {
	from := len(j.sets)
	for _, stop := range stops {
		served, wanted := j.guests(), false
		for guest, w := range j.wishes {
			wish := j.m.List(w)
			j.m.Spend(1 + len(wish))
			if slices.Contains(wish, stop) {
				served[guest], wanted = true, true
			}
		}
		if wanted {
			j.m.Spend((len(j.sets) - from) * len(served) / 8)
			j.addMaximal(from, served)
		}
	}
	return j.sets[from:len(j.sets):len(j.sets)]
}

// greatest returns the greatest number of wishes that can be granted.
func (j *joint) greatest() int64 {
	for i := range j.carriers {
		if i == len(j.seated) {
			j.seated = append(j.seated, nil)
		}
		j.tried = append(j.tried, 0)
	}
	j.unserved[0] = j.guests()
	j.search(0, j.matched())
	return int64(j.best)
}

// addMaximal adds a set of guests to the sets from an index on, of which none includes another, unless one of them
// includes it. It drops the sets that the new one includes.
func (j *joint) addMaximal(from int, added []bool) {
	sets := j.sets[from:]
	for _, s := range sets {
		if includes(s, added) {
			return
		}
	}
	kept := from
	for _, s := range sets {
		if !includes(added, s) {
			j.sets[kept] = s
			kept++
		}
	}
	j.sets = append(j.sets[:kept], added)
}

func includes(all, part []bool) bool {
	for i, in := range part {
		if in && !all[i] {
			return false
		}
	}
	return true
}

// search tries the stops of the carriers from index first on. bound is how many guests could be served if all their
// stops were open.
func (j *joint) search(first, bound int) {
	for first < len(j.carriers) && !j.carriers[first].docked && len(j.carriers[first].stops) == 1 {
		first++ // a carrier with one stop has no choice
	}
	if first == len(j.carriers) {
		j.best = max(j.best, bound)
		return
	}
	c := &j.carriers[first]
	open := c.serves
	try := func(stops [][]bool) {
		for _, served := range stops {
			if j.best == bound {
				return
			}
			c.serves = served
			if n := j.matched(); n > j.best {
				j.search(first+1, n)
			}
		}
	}
	try(c.stops)
	if c.docked {
		for i := range j.docks {
			if d := &j.docks[i]; d.places > 0 {
				d.places--
				try(d.stops)
				d.places++
			}
		}
		try(j.unserved[:])
	}
	c.serves = open
}

// matched returns how many guests the carriers can seat with their present stops.
func (j *joint) matched() int {
	for i := range j.carriers {
		j.seated[i] = j.seated[i][:0]
	}
	n := 0
	for guest := range j.wishes {
		j.round++
		if j.seat(guest) {
			n++
		}
	}
	return n
}

// seat seats a guest, moving others to other carriers if needed, and reports whether that was possible.
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
