package vm

// A game whose rolls wait stops at each roll, says what is thrown, and goes on with the outcome it is given. Whoever wants
// to know all that may happen, or has dice of his own, plays it so.

// Dice are N dice of Sides sides each, Good of which hit.
type Dice struct{ N, Good, Sides int64 }

// Throw is a roll that waits. Where hits are counted, Dice says what is thrown, group by group in the order of the
// stream of chance, and the outcome is the number of hits. Where faces are rolled, Faces dice of Sides sides each are, and the
// outcome is the index of the faces read as digits to the base Sides, the first die first.
type Throw struct {
	Dice         []Dice
	Faces, Sides int64
}

// waitingRoll is the roll that waits for its outcome, in a game whose rolls wait.
type waitingRoll struct {
	waits    bool
	thrown   bool // a roll waits
	answered bool
	outcome  int64
	dice     []Dice
	faces    []int64
	count    int64
}

func (c *waitingRoll) copyFrom(o *waitingRoll) {
	dice := append(c.dice[:0], o.dice...)
	*c = *o
	c.dice = dice
}

// add notes dice that hit alike; such as come one after another are one group.
func (c *waitingRoll) add(n, good, sides int64) {
	if last := len(c.dice) - 1; last >= 0 && c.dice[last].Good == good && c.dice[last].Sides == sides {
		c.dice[last].N += n
		return
	}
	if n > 0 {
		c.dice = append(c.dice, Dice{n, good, sides})
	}
}

// HandRoll describes the roll under way to whoever throws the dice by hand.
type HandRoll struct {
	Die, Count, Hit int64
	Exact, Counts   bool
	Who             []int64
}

// WantedRoll is the panic that stops a decision because dice must be thrown by hand. What is due says which.
type WantedRoll struct{}
