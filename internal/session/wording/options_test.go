package wording

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime"
)

// True and false are shown as yes and no. All other options stay as they are.
func TestTruthIsAskedAsYesOrNo(t *testing.T) {
	got := Readable([]runtime.Option{{Index: 0, Text: "true"}, {Index: 1, Text: "false"}})
	if got[0].Text != "yes" || got[1].Text != "no" || got[1].Index != 1 {
		t.Errorf("true and false are worded %v", got)
	}
	for _, other := range [][]runtime.Option{
		{{Text: "true"}},
		{{Text: "true"}, {Text: "perhaps"}},
		{{Text: "true"}, {Text: "false"}, {Text: "pass"}},
	} {
		if got := Readable(other); got[0].Text != "true" {
			t.Errorf("%v is worded %v", other, got)
		}
	}
}
