package runtime

// jointMatching returns the greatest number of wishes that can be granted at once when each carrier chooses one of its
// stops and seats as many guests there as it has room for. A guest can sit with any carrier that stops at a place the guest
// wishes for. The search branches over the stops of one carrier after the other and cuts what cannot beat the best so far,
// which an augmenting-path matching against all stops still open bounds from above.
func (g *Game) jointMatching(wishes, stops, room int64) int64 {
	ws, ss, rs := g.list(wishes), g.list(stops), g.list(room)
	if len(ss) != len(rs) {
		g.fail("there are stops for %d carriers and room for %d; each carrier needs both", len(ss), len(rs))
	}
	j := &joint{spend: g.spend, guests: len(ws)}
	for i, r := range rs {
		if r > 0 {
			j.add(ws, g.list, g.list(ss[i]), min(r, int64(len(ws))))
		}
	}
	j.holders = make([][]int, len(j.carriers))
	j.tried = make([]int, len(j.carriers))
	j.search(0, j.matched())
	return int64(j.best)
}

// joint is the search of one call of jointMatching.
type joint struct {
	spend    func(int64)
	guests   int
	carriers []carrier
	best     int

	holders [][]int // by carrier: the guests seated by the matching under way
	tried   []int   // by carrier: the round of the matching that looked at it last
	round   int
}

// carrier is one carrier that some guest can use. Before it has chosen, serves is whom any of its choices serves.
type carrier struct {
	room    int
	choices [][]bool // by stop, by guest: whether the guest wishes for the stop
	serves  []bool
}

// add notes a carrier with its stops, but for stops that serve nobody, or nobody whom another stop of its does not serve.
func (j *joint) add(wishes []int64, list func(int64) []int64, stops []int64, room int64) {
	c := carrier{room: int(room), serves: make([]bool, j.guests)}
	for _, s := range stops {
		serves, any := make([]bool, j.guests), false
		for i, w := range wishes {
			wished := list(w)
			j.spend(int64(1 + len(wished)))
			for _, v := range wished {
				if v == s {
					serves[i], any = true, true
					break
				}
			}
		}
		if any {
			c.choices = keepLargest(c.choices, serves)
		}
	}
	for _, choice := range c.choices {
		for i, yes := range choice {
			c.serves[i] = c.serves[i] || yes
		}
	}
	if len(c.choices) > 0 {
		j.carriers = append(j.carriers, c)
	}
}

// keepLargest adds a set to sets none of which contains another, and keeps them so.
func keepLargest(sets [][]bool, add []bool) [][]bool {
	kept := sets[:0]
	for _, s := range sets {
		if contains(s, add) {
			return sets
		}
	}
	for _, s := range sets {
		if !contains(add, s) {
			kept = append(kept, s)
		}
	}
	return append(kept, add)
}

func contains(all, part []bool) bool {
	for i, yes := range part {
		if yes && !all[i] {
			return false
		}
	}
	return true
}

// search tries the choices of the carriers from the given one on. most is what the carriers can serve with those choices open.
func (j *joint) search(from, most int) {
	for from < len(j.carriers) && len(j.carriers[from].choices) == 1 {
		from++ // it already serves what its one choice serves
	}
	if from == len(j.carriers) {
		j.best = max(j.best, most)
		return
	}
	c := &j.carriers[from]
	open := c.serves
	for _, choice := range c.choices {
		c.serves = choice
		if n := j.matched(); n > j.best {
			j.search(from+1, n)
		}
		if j.best == most {
			break
		}
	}
	c.serves = open
}

// matched returns how many guests the carriers can seat, given whom each serves.
func (j *joint) matched() int {
	for i := range j.holders {
		j.holders[i] = j.holders[i][:0]
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

// seat finds the guest a carrier, moving guests already seated where that makes room.
func (j *joint) seat(guest int) bool {
	for i := range j.carriers {
		j.spend(1)
		c := &j.carriers[i]
		if !c.serves[guest] || j.tried[i] == j.round {
			continue
		}
		j.tried[i] = j.round
		if len(j.holders[i]) < c.room {
			j.holders[i] = append(j.holders[i], guest)
			return true
		}
		for k := range j.holders[i] {
			if j.seat(j.holders[i][k]) {
				j.holders[i][k] = guest
				return true
			}
		}
	}
	return false
}
