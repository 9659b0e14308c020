package shape_test

import (
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
)

func TestCodes(t *testing.T) { compiletest.Codes(t) }
