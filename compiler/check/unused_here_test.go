package check_test

import (
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler/check"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// What the checker makes itself, such as the end of a procedure, is not called unused where the folder of a game is
// the current one.
func TestNothingMadeIsUnused(t *testing.T) {
	fsys := fstest.MapFS{
		"v.hcl": {Data: []byte("scenario \"game\" { extends = \"base\" }\nplayer west {}\nunit scout {}\n" +
			"space here {}\nsetup {\n  place here { west = { scout = 1 } }\n}\n")},
		"base/b.hcl": {Data: []byte("scenario \"base\" { abstract = true }\nclass piece {\n" +
			"  state = { tired = { type = bool, lasts = procedure.step } }\n}\nprocedure step {\n  set p {\n" +
			"    in    = every(piece)\n    where = !p.tired\n    tired = true\n  }\n}\nsequence main {\n  call step {}\n" +
			"  end_game {}\n}\n")},
	}
	r, found := resolve.Load(fsys, ".")
	_, more := check.Folder(r, nil, nil)
	if all := append(found, more...).Sorted(); len(all) > 0 {
		t.Errorf("a game in the current folder gets %s", show(all))
	}
}
