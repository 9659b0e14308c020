package state

import "github.com/scenario-lang/scenario/runtime/program"

// Naming is what chance needs of a program to fall the same in a variant of it: hashes of names, and where the state
// keeps the phase and how often each has begun.
type Naming struct {
	PhaseVar   int // cell of game.phase, -1
	FirstBegun int // cell that counts how often the first phase has begun; those of the other phases follow
	phases     []uint64
	members    [][]uint64 // by class and member
	actions    []uint64
}

func newNaming(p *program.Program) Naming {
	n := Naming{PhaseVar: -1, FirstBegun: max(int(p.VarsSize), len(p.VarsInit)),
		members: make([][]uint64, len(p.Classes))}
	for i := range p.Classes {
		for _, m := range p.Classes[i].Members {
			n.members[i] = append(n.members[i], hashName(p.Strings[m.Name]))
		}
	}
	if c := p.PhaseClass; c >= 0 {
		n.phases = n.members[c]
	}
	for i := range p.Actions {
		n.actions = append(n.actions, hashName(p.Strings[p.Actions[i].Name]))
	}
	return n
}

// vars is how many cells of fixed state there are.
func (n *Naming) vars() int { return n.FirstBegun + len(n.phases) }

// Action returns the hash of the name of an action.
func (n *Naming) Action(action int) uint64 { return n.actions[action] }

// Member returns the hash of the name of a member. It reports false if the class has no such member.
func (n *Naming) Member(class int, member int64) (uint64, bool) {
	if uint64(class) >= uint64(len(n.members)) || uint64(member) >= uint64(len(n.members[class])) {
		return 0, false
	}
	return n.members[class][member], true
}

// hashName returns a number for a name. It is the same in every program that has the name.
func hashName(name string) uint64 {
	h := uint64(Prime1)
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * Prime2
	}
	return Mix(h)
}
