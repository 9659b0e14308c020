package gamelog

import (
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Who can run a player, as command lines and game logs write it.
const (
	Human  = "human"
	Random = "bot:random"
	Greedy = "bot:greedy"
	Script = "script:" // followed by the name of a file
)

// Kinds are the words for who runs a player that have no argument.
var Kinds = []string{Human, Random, Greedy}

// ScriptFile returns the name of the file that a seat takes its answers from.
func ScriptFile(seat string) (name string, ok bool) {
	name, ok = strings.CutPrefix(seat, Script)
	return name, ok && name != ""
}

// player names a player for a message.
func player(p *program.Program, i int) string {
	if members := p.ClassAt(p.PlayerClass).Members; i >= 0 && i < len(members) {
		return p.Strings[members[i].Name]
	}
	return fmt.Sprintf("player %d", i)
}

// CheckSeats returns an error unless seats names, for each player of a program, a way to run the player that exists.
// The empty text is nobody. A log need not name its seats at all. CheckSeats opens no file.
func CheckSeats(p *program.Program, seats []string) error {
	if len(seats) == 0 {
		return nil
	}
	players := len(p.ClassAt(p.PlayerClass).Members)
	if len(seats) != players {
		return fmt.Errorf("the game log has %d seats, but the scenario has %d players", len(seats), players)
	}
	for i, seat := range seats {
		if _, ok := ScriptFile(seat); !ok && seat != "" && !slices.Contains(Kinds, seat) {
			return fmt.Errorf("the game log says that player %d is run by %q; it may be: %s, %sFILE", i, seat, strings.Join(Kinds, ", "), Script)
		}
	}
	return nil
}
