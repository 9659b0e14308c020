package program

// Thrower is who throws a scripted die: anybody, a piece of a unit, or a die of one kind.
type Thrower int64

// UnitThrower and DieThrower return the thrower of dice that are rolled for pieces of a unit, and of dice of one kind.
func UnitThrower(unit int64) Thrower { return Thrower(2*unit + 1) }
func DieThrower(die int64) Thrower   { return Thrower(2*die + 2) }

// ThrowerName returns the name of the unit or die that a thrower is, or "" for anybody.
func (p *Program) ThrowerName(t Thrower) string {
	class := p.DieClass
	if t%2 == 1 {
		class = p.UnitClass
	}
	member := (int64(t)+1)/2 - 1
	if class < 0 || member < 0 || member >= int64(len(p.Classes[class].Members)) {
		return ""
	}
	return p.Strings[p.Classes[class].Members[member].Name]
}

// A scripted die is one number: its face in the low bits, and above them its thrower, so that the dice of game logs,
// which anybody throws, are their faces.
const (
	faceBits = 40
	faceHalf = int64(1) << (faceBits - 1)
)

// ScriptedDie returns the number that stands for a die.
func ScriptedDie(by Thrower, face int64) int64 { return face + int64(by)<<faceBits }

// ReadScripted returns the thrower and the face of a scripted die.
func ReadScripted(die int64) (by Thrower, face int64) {
	by = Thrower((die + faceHalf) >> faceBits)
	return by, die - int64(by)<<faceBits
}
