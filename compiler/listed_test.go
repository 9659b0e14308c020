package compiler_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
)

const listedAction = `
scenario "harbour" {}
space quay {
  borders = [space.lagoon]
}
space lagoon {}
player north {}
unit infantry {}
resource money {}
setup {}
action go {
  text = "go ${s}"
  param s {
    in = every(space)
%s
  }
  do {
    for x {
      in = s
      say { text = "${x}" }
    }
  }
}
phase p {
  offer {
    to      = player.north
    actions = [action.go]
    done    = "stop"
  }
}
sequence main {
  call p {}
}
%s
`

// TestListedParametersAreChecked tries the wrong uses of parameters that are lists, one by one, and what rules may do
// with them.
func TestListedParametersAreChecked(t *testing.T) {
	message := "\nmessage = \"No.\""
	for _, c := range []struct{ attrs, more, want string }{
		{"count = 0", "", "0 answers would be given."},
		{"count = 17", "", "at most 16 answers"},
		{"count = 2\nat_least = 3", "", "At least 3 and at most 2 leaves no answer."},
		{"count = 2\nat_least = -1", "", "at_least cannot be negative"},
		{"count = true", "", "an int is needed here"},
		{"count = 2\nthat = actor.money > 0" + message, "", "The answers are called s in it"},
		{"count = 2\nthat = count(s) > 0", "", "Nobody would learn why"},
		{"at_least = 1", "", "at_least goes with `count`"},
		{"that = s == space.quay" + message, "", "With one answer, write the condition into `in`"},
		{"count = 2\nthat = count(s) > 0" + message + "\n}\nrequire s {\nthat = true" + message, "",
			"There is a requirement \"s\" above."},
		{"count = 2", "", ""},
		{"count = 2\nthat = count(s) > 0\nmessage = \"Not ${s}.\"",
			"allow any {\naction = action.go\nrule = s\nwhen = actor.money > 3\n}\n", ""},
		{"count = actor.money\nat_least = 1\ntext = \"to ${it}\"", "forbid two {\naction = action.go\nwhen = count(s) > 1" +
			message + "\n}\n", ""},
		{"count = 2", "around action go twice {\ncall inherited { s = [space.quay] }\ncall inherited {}\n}\n", ""},
		{"count = 2", "after action go more {\nsay { text = \"${count(s)} spaces, ${s}\" }\n}\n", ""},
	} {
		src := fmt.Sprintf(listedAction, c.attrs, c.more)
		built := compiler.Compile(fstest.MapFS{"g/rules.hcl": {Data: []byte(src)}}, "g", compiler.Options{})
		got := fmt.Sprint(built.Diags)
		if c.want == "" && built.Program == nil || !strings.Contains(got, c.want) {
			t.Errorf("%s %s: %v\nwant %q", c.attrs, c.more, built.Diags, c.want)
		}
	}
}
