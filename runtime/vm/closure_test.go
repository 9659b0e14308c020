package vm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/world"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// TestLongClosures follows chains of thousands of things, one within another, and counts steps: they are as many as the
// things, not as their square.
func TestLongClosures(t *testing.T) {
	const n = 10000
	var b strings.Builder
	b.WriteString(world.Source)
	b.WriteString("class dot {\n attributes = { next = optional(dot), side = { type = int, default = 0 } }\n}\n")
	for i := range n {
		next := "none"
		if i+1 < n {
			next = fmt.Sprintf("dot.d%d", i+1)
		}
		fmt.Fprintf(&b, "thing dot d%d {\n next = %s\n side = %d\n}\n", i, next, i%100)
	}
	b.WriteString(`
function line {
  is = count(closure([dot.d0], [dot.next]))
}
function short_line {
  is = count(closure([dot.d9950], [dot.next]))
}
function nested {
  is = count(closure([for d in [dot.d9900] : count(closure([d], [dot.next])) > 50 ? [d.next] : []]))
}
function order {
  found = closure([dot.d0], [dot.next])
  is    = index(found, dot.d0) + index(found, dot.d9999)
}
`)
	p := compiletest.Program(t, b.String())
	m := vm.New(p, 1, 400000)
	m.Prepare()
	for _, c := range []struct {
		fn          string
		want, steps int64
	}{{"line", n, 300000}, {"short_line", 50, 2000}, {"nested", 51, 100000}, {"order", n - 1, 300000}} {
		m.Store().Renew()
		left := m.Store().Remaining()
		got, err := call(m, compiletest.Func(t, p, "function "+c.fn))
		if err != nil || got != c.want {
			t.Errorf("%s is %d, %v; want %d", c.fn, got, err, c.want)
		}
		if steps := left - m.Store().Remaining(); steps > c.steps {
			t.Errorf("%s takes %d steps, more than %d", c.fn, steps, c.steps)
		}
	}
}
