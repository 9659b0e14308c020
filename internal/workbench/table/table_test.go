package table_test

import (
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/workbench/table"
	"github.com/scenario-lang/scenario/runtime/program"
)

const game = `
scenario "g" { language_version = 2 }
option bid {
  type    = int
  default = 1
  max     = 3
}
player red {}
setup {}
sequence main {
  end_game {}
}
`

// What ends before New returns is the error of New and no news: a page that was told would ask again, and lose what
// it asked for.
func TestAGameThatCannotBegin(t *testing.T) {
	built := compiler.Compile(fstest.MapFS{"g/g.hcl": {Data: []byte(game)}}, "g", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	for _, c := range []struct {
		what    string
		program *program.Program
		bid     int64
		begins  bool
	}{
		{"a game", built.Program, 2, true},
		{"an option out of range", built.Program, 9, false},
		{"a program that makes the interpreter panic", nil, 2, false},
	} {
		told := 0
		x, err := table.New(session.Config{Program: c.program, Options: map[string]int64{"bid": c.bid},
			Seats: []string{"human"}}, func() { told++ })
		if (err == nil) != c.begins {
			t.Errorf("%s: %v", c.what, err)
		}
		x.Close()
		if (told > 0) != c.begins {
			t.Errorf("%s: told %d times", c.what, told)
		}
	}
}
