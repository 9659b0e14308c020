package runtime_test

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime/bot"
)

func TestScratch(t *testing.T) {
	p := veiledProgram(t, "../docs/language/attack.md")
	for seed := range uint64(20) {
		x := newTable(t, p, seed)
		b := bot.Random(seed + 1)
		n := 0
		for ; x.g.Decision() != nil && n < 300; n++ {
			if err := b.Decide(x.g); err != nil {
				t.Errorf("seed %d, %d: %v (%s)", seed, n, err, x.g.Decision().Prompt())
				break
			}
		}
		t.Log(n)
	}
}
