package types_test

import (
	"testing"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
)

func TestWithArticle(t *testing.T) {
	for name, want := range map[string]string{"unit": "a unit", "alliance": "an alliance", "hour": "an hour",
		"space": "a space"} {
		if got := types.WithArticle(&ir.Type{Kind: ir.Ref, Class: &ir.Class{Name: name}}); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	if got := types.WithArticle(types.Int); got != "an int" {
		t.Error(got)
	}
}
