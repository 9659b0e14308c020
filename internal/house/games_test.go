package house_test

import (
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/scenarios"
)

// The pages name games of the program, as their readers do.
func init() { resolve.RegisterGames(scenarios.Files) }
