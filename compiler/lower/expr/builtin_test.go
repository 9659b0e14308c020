package expr

import (
	"reflect"
	"testing"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// A function either has code, which the interpreter calls, or the compiler writes instructions for it.
func TestEveryFunctionCanBeCompiled(t *testing.T) {
	for _, f := range builtin.All() {
		rewritten := f.ID == builtin.Where || f.ID == builtin.FirstOf // the checker writes them in the long form
		if f.Code == nil && inlined[f.ID].write == nil && !rewritten {
			t.Errorf("%s: neither its row has code nor do instructions exist for it", f.Name)
		}
		if lazy := inlined[f.ID].source != nil; lazy != f.Lazy {
			t.Errorf("%s: a loop over it needs no list: %v; its row says %v", f.Name, lazy, f.Lazy)
		}
	}
	for id := range inlined {
		if builtin.ByID(int32(id)) == nil {
			t.Errorf("instructions exist for function %d, which has no row", id)
		}
	}
}

// Every kind of expression can be evaluated.
func TestEveryKindIsEvaluated(t *testing.T) {
	for _, e := range ir.Expressions {
		if evaluations[reflect.TypeOf(e)] == nil {
			t.Errorf("nothing evaluates %T", e)
		}
	}
	if len(evaluations) != len(ir.Expressions) {
		t.Errorf("%d kinds of expressions are evaluated, and %d exist", len(evaluations), len(ir.Expressions))
	}
}

// Every comparison has instructions for a constant on either side. Those for the right side compare the result of
// RCMP with 0.
func TestComparisonsTakeConstants(t *testing.T) {
	for sign, op := range wholeOps {
		if imm, ok := immediate[op]; ok != (program.Ops[op].Jumps != [2]program.Op{}) {
			t.Errorf("%s: there are instructions for a constant: %v", sign, imm)
		}
	}
}
