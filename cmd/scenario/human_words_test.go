package main

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime"
)

// Nobody answers a question with true or false; whatever else two options say stays as it is.
func TestTruthIsAskedAsYesOrNo(t *testing.T) {
	got := worded([]runtime.Option{{Index: 0, Text: "true"}, {Index: 1, Text: "false"}})
	if got[0].Text != "yes" || got[1].Text != "no" || got[1].Index != 1 {
		t.Errorf("true and false are worded %v", got)
	}
	for _, other := range [][]runtime.Option{
		{{Text: "true"}},
		{{Text: "true"}, {Text: "perhaps"}},
		{{Text: "true"}, {Text: "false"}, {Text: "pass"}},
	} {
		if got := worded(other); got[0].Text != "true" {
			t.Errorf("%v is worded %v", other, got)
		}
	}
}
