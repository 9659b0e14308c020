package check_test

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"github.com/scenario-lang/scenario/compiler/check"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Checking a merged scenario leaves it as it was, whatever is wrong with it, so it can be checked again with the same
// result. What is misspelt is corrected in copies.
func TestCheckingLeavesItsInputAlone(t *testing.T) {
	texts := map[string]string{}
	for _, code := range diag.All() {
		if diag.FolderCase(code.Bad) == "" {
			texts[code.ID] = diag.Example(code.Bad)
		}
	}
	base, err := os.ReadFile("testdata/decl/base.txt")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("testdata/decl/*.hcl")
	if err != nil || len(files) == 0 {
		t.Fatal("no test data", err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts[filepath.Base(file)] = string(src) + "\n-- game/zz_base.hcl --\n" + string(base)
	}
	texts["misspelt"] = misspelt
	for name, text := range texts {
		before, _ := resolve.Load(folders(text), "game")
		checked, _ := resolve.Load(folders(text), "game")
		if !reflect.DeepEqual(before, checked) {
			t.Fatalf("%s: two readings of one text differ before anything is checked", name)
		}
		_, first := check.Folder(checked, nil, nil)
		if !reflect.DeepEqual(before, checked) {
			t.Errorf("%s: checking changed the merged scenario", name)
		}
		if _, again := check.Folder(checked, nil, nil); show(first) != show(again) {
			t.Errorf("%s: checked again it gives\n%s\nand not\n%s", name, show(again), show(first))
		}
	}
}

// misspelt has a mistake of each kind that is corrected: names, labels, attributes and blocks, at every depth.
const misspelt = `
scenario "misspelt" {
  title = "Misspelt"
}
class space {
  attributes = {
    depth = { typ = int, defalt = 1 }
  }
}
space Here-There {
  bordrs = [space.there]
  dpeth  = 3
}
space there one_too_many {}
player west {}
procedure walk {
  params = { n = int }
  repat {
    tims = 2
    if {
      whn = n > 1
      sya {
        txt = "${n}"
      }
    }
  }
}
action rest {
  txet = "rest"
  requir short {
    taht    = true
    message = "No."
  }
  do {
    emitt tired {}
  }
}
event tired {}
test "walks" {
  givn {
    cal walk {
      n = 1
    }
  }
  expct {
    that = true
  }
}
`
