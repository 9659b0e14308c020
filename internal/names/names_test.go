package names

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// A fraction is read as the decimal one that an author writes, if it is one. Scenarios, options and states keep the
// exact fraction.
func TestAttribute(t *testing.T) {
	p := &program.Program{Types: []program.Type{{Kind: program.TRational}, {Kind: program.TInt}}}
	for _, x := range []struct {
		num, den int64
		want     string
	}{{507, 10, "50.7"}, {-507, 10, "-50.7"}, {-1, 20, "-0.05"}, {12, 1, "12"}, {0, 1, "0"}, {1, 3, "1/3"},
		{3, 1000000, "0.000003"}, {1, 128, "1/128"}} {
		v, ok := value.Rational(x.num, x.den)
		if got := Attribute(p, 0, v); !ok || got != x.want {
			t.Errorf("%d/%d is read as %s, want %s", x.num, x.den, got, x.want)
		}
	}
	if got := Attribute(p, 1, 507); got != "507" {
		t.Errorf("the number 507 is read as %s", got)
	}
}
