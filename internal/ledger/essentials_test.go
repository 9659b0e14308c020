package ledger

import (
	"testing"

	"github.com/scenario-lang/scenario/dsl/schema"
)

// Every kind of block in essentials must exist.
func TestEssentialsAreOfBlocks(t *testing.T) {
	for kind := range essentials {
		if _, ok := schema.Block(kind); !ok {
			t.Errorf("there is no block %q", kind)
		}
	}
}
