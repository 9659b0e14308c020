package ledger

import (
	"testing"

	"github.com/scenario-lang/scenario/dsl/schema"
)

// What is said of a kind of block is said of one there is.
func TestHeartsAreOfBlocks(t *testing.T) {
	for kind := range hearts {
		if _, ok := schema.Block(kind); !ok {
			t.Errorf("there is no block %q", kind)
		}
	}
}
