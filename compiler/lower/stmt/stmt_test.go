package stmt

import (
	"reflect"
	"testing"

	"github.com/scenario-lang/scenario/compiler/ir"
)

func TestEveryStatementIsWritten(t *testing.T) {
	for _, s := range ir.Statements {
		if lowerings[reflect.TypeOf(s)] == nil {
			t.Errorf("no function writes %T", s)
		}
	}
	if len(lowerings) != len(ir.Statements) {
		t.Errorf("%d functions write %d kinds of statements", len(lowerings), len(ir.Statements))
	}
}
