package index_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/internal/index"
)

const game = `scenario "toll" {}
player reeve {}
space gate { borders = [space.road] }
space road {}
enum weather { values = [dry, wet] }
class space { state = { sky = weather } }

# What it costs.
function toll {
  params = { at = space }
  is     = at.sky == weather.wet ? 2 : twice(1)
}
function twice {
  params = { n = int }
  is     = n * 2
}
sequence game {
  set space gate { sky = weather.dry }
  say { text = "${toll(space.road)}" }
}
`

// TestNew finds what names each symbol, also in a scenario with errors.
func TestNew(t *testing.T) {
	for _, src := range []string{game, game + "unit broken { cots = none_such }\n"} {
		notes := &symbols.Notes{}
		built := compiler.Compile(fstest.MapFS{"toll/all.hcl": {Data: []byte(src)}}, "toll",
			compiler.Options{Until: compiler.Checked, Notes: notes})
		x := index.New(built.Merged, notes)
		for what, want := range map[string]string{
			"space gate":    "space gate*, sequence game",
			"space road":    "space gate, space road*, sequence game",
			"function toll": "function toll*, sequence game",
			"enum weather":  "enum weather*, class space, function toll, sequence game",
		} {
			var got []string
			for _, r := range x.Named(what).Refs {
				in := x.BlockAt("toll/all.hcl", r.At.Start.Byte).What()
				if r.Declares {
					in += "*"
				}
				got = append(got, in)
			}
			if strings.Join(got, ", ") != want {
				t.Errorf("%s: %s, want %s", what, strings.Join(got, ", "), want)
			}
		}
		at := strings.Index(src, "at.sky")
		refs := x.At("toll/all.hcl", at+4)
		if len(refs) != 1 || refs[0].Symbol.Kind != "state" || fmt.Sprint(refs[0].At.Start.Line) != "11" {
			t.Errorf("%+v", refs)
		}
		if got := index.Comment([]byte(src), 9); got != "What it costs." {
			t.Errorf("comment %q", got)
		}
	}
	for _, x := range []struct {
		src  string
		line int
		want string
	}{{"", 1, ""}, {"", 5, ""}, {"# a\n# b\nx", 3, "a b"}, {"# a\n\nx", 3, ""}, {"# a", 2, ""}, {"// a\r\nx", 2, "a"}} {
		if got := index.Comment([]byte(x.src), x.line); got != x.want {
			t.Errorf("%q: %q", x.src, got)
		}
	}
}
