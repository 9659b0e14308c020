package vm

// A game whose rolls wait stops at each roll, reports what is thrown, and continues with the outcome that it is given. This
// is how every outcome of a roll is followed.

// Dice are N dice of Sides sides each, Good of which hit.
type Dice struct{ N, Good, Sides int64 }

// Throw is a roll that waits. If hits are counted, Dice lists the groups of dice in the order in which the stream of chance is
// used, and the outcome is the number of hits. If faces are rolled, there are Faces dice of Sides sides each, and the outcome is
// a number whose digits to the base Sides are the indexes of the faces, the first die first.
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

// add notes dice. Dice with the same chance to hit that follow one another are one group.
func (c *waitingRoll) add(n, good, sides int64) {
	if last := len(c.dice) - 1; last >= 0 && c.dice[last].Good == good && c.dice[last].Sides == sides {
		c.dice[last].N += n
		return
	}
	if n > 0 {
		c.dice = append(c.dice, Dice{n, good, sides})
	}
}

// HandRoll describes the roll under way to the person who throws the dice.
type HandRoll struct {
	Die, Count, Hit int64
	Exact, Counts   bool
	Who             []int64
}

// WantedRoll is the panic that stops a decision because a person must throw dice. Machine.HandRoll says which.
type WantedRoll struct{}
