// Package bench measures the product against what it is compared with, each pair in one run. Its files are tests, so
// that they may name the units of a game.
package bench

import "math/bits"

// dice is the interpreter's stream of chance, written out: splitmix64 and Lemire's bounded draw.
type dice uint64

func (d *dice) next() uint64 {
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

func (d *dice) roll() int {
	const n = 6
	hi, lo := bits.Mul64(d.next(), n)
	for lo < 1<<64%n {
		hi, lo = bits.Mul64(d.next(), n)
	}
	return int(hi) + 1
}

// hits counts the dice of n that show at most k.
func (d *dice) hits(n, k int) int {
	h := 0
	for ; n > 0; n-- {
		if d.roll() <= k {
			h++
		}
	}
	return h
}

// force is a side: how many of each kind, in the order of the pieces in their space.
type force struct{ infantry, artillery, armour, fighter, bomber int }

func (f *force) units() int { return f.infantry + f.artillery + f.armour + f.fighter + f.bomber }

// attack fires everything once. An infantry beside an artillery hits on 2.
func (f *force) attack(d *dice) int {
	lifted := min(f.infantry, f.artillery)
	return d.hits(lifted, 2) + d.hits(f.infantry-lifted, 1) + d.hits(f.artillery, 2) + d.hits(f.armour, 3) +
		d.hits(f.fighter, 3) + d.hits(f.bomber, 4)
}

func (f *force) defend(d *dice) int {
	return d.hits(f.infantry, 2) + d.hits(f.artillery, 2) + d.hits(f.armour, 3) + d.hits(f.fighter, 4) +
		d.hits(f.bomber, 1)
}

// lose takes n units away, cheapest first.
func (f *force) lose(n int) {
	for _, have := range [...]*int{&f.infantry, &f.artillery, &f.armour, &f.fighter, &f.bomber} {
		k := min(n, *have)
		*have -= k
		n -= k
	}
}

// battle is fought to the end; guns reports whether the defender has one.
func battle(d *dice, a, b *force, guns bool) {
	if guns {
		a.fighter -= d.hits(a.fighter, 1)
		a.bomber -= d.hits(a.bomber, 1)
	}
	for a.units() > 0 && b.units() > 0 {
		struck := a.attack(d)
		lost := b.defend(d)
		b.lose(struck)
		a.lose(lost)
	}
}

// huge is a battle for which the odds are asked and which nobody has fought a million times.
var huge = struct{ a, b force }{
	force{infantry: 20, artillery: 5, armour: 8, fighter: 6, bomber: 2}, force{infantry: 26, artillery: 5, armour: 4,
		fighter: 4},
}

// cases are the two battles of the table, with their exact odds in millionths: attacker wins, nobody, defender wins.
var cases = []struct {
	name string
	a, b force
	guns bool
	odds [3]int
}{
	{"small", force{infantry: 5, armour: 2}, force{infantry: 4, artillery: 1}, false, [3]int{873605, 15892, 110503}},
	{"large", force{infantry: 10, artillery: 3, armour: 5, fighter: 3, bomber: 1},
		force{infantry: 12, artillery: 2, armour: 2, fighter: 1}, true, [3]int{952185, 4027, 43788}},
}
