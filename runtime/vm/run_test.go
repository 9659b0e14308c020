package vm_test

import (
	"math"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// started returns a machine on which a program was set up.
func started(t *testing.T, p *program.Program) *vm.Machine {
	t.Helper()
	m := vm.New(p, 1, 10000)
	m.Prepare()
	for _, fn := range p.Setups {
		m.Call(int(fn), nil)
	}
	return m
}

// call runs a function to its end, or until a rule fails.
func call(m *vm.Machine, fn int, args ...int64) (v int64, err error) {
	before := m.Mark()
	if fault := m.Guard(func() { v = m.Call(fn, args) }); fault != nil {
		m.Undo(&before)
		return 0, &fault.Err
	}
	return v, nil
}

// bare is a machine for a program that has nothing but code.
func bare(t *testing.T, regs int32, code ...program.Instr) *vm.Machine {
	t.Helper()
	return started(t, &program.Program{
		Name: "bare", Languages: []string{"en"}, Strings: []string{"f", "x.hcl"}, Code: code,
		Funcs:    []program.Func{{Regs: regs, End: int32(len(code)), Params: min(3, regs), Result: -1, Phase: -1}},
		Sites:    []program.Site{{Place: program.Place{Line: 7, Column: 3}}},
		Files:    []string{"x.hcl"},
		Sequence: -1, Evaluate: -1,
		GameClass: -1, SpaceClass: -1, BorderClass: -1, PlayerClass: -1, AllianceClass: -1, UnitClass: -1, PieceClass: -1,
		PhaseClass: -1, DieClass: -1,
	})
}

func TestArithmetic(t *testing.T) {
	rat := func(n, d int64) int64 { v, _ := value.Rational(n, d); return v }
	cases := []struct {
		op   program.Op
		a, b int64
		want int64
		err  string
	}{
		{program.ADD, 2, 3, 5, ""},
		{program.ADD, math.MaxInt64, 1, 0, "too large"},
		{program.SUB, math.MinInt64, 1, 0, "too large"},
		{program.MUL, -3, 4, -12, ""},
		{program.MUL, math.MinInt64, -1, 0, "too large"},
		{program.MUL, math.MinInt64, 1, math.MinInt64, ""},
		{program.MUL, 1 << 40, 1 << 40, 0, "too large"},
		{program.DIV, -7, 2, -4, ""},
		{program.DIV, 7, -2, -4, ""},
		{program.DIV, 7, 0, 0, "divided by 0"},
		{program.DIV, math.MinInt64, -1, 0, "too large"},
		{program.MOD, 7, 3, 1, ""},
		{program.MOD, -7, 3, -1, ""},
		{program.MOD, math.MinInt64, -1, 0, ""},
		{program.RADD, rat(1, 2), rat(1, 3), rat(5, 6), ""},
		{program.RSUB, rat(1, 2), rat(1, 3), rat(1, 6), ""},
		{program.RMUL, rat(2, 3), rat(3, 2), rat(1, 1), ""},
		{program.RDIV, rat(1, 2), rat(0, 1), 0, "divided by 0"},
		{program.RCMP, rat(1, 2), rat(2, 4), 0, ""},
		{program.RCMP, rat(-1, 2), rat(1, 2), -1, ""},
		{program.IDIVR, 6, 4, rat(3, 2), ""},
		{program.FLOOR, rat(-3, 2), 0, -2, ""},
		{program.CEIL, rat(-3, 2), 0, -1, ""},
		{program.NEAREST, rat(-3, 2), 0, -2, ""},
		{program.NEAREST, rat(3, 2), 0, 2, ""},
		{program.NEAREST, rat(5, 4), 0, 1, ""},
		{program.NEG, math.MinInt64, 0, 0, "too large"},
		{program.ABS, -4, 0, 4, ""},
		{program.HAS, 0b101, 2, 1, ""},
		{program.HAS, -1, 64, 0, ""},
		{program.HAS, -1, -1, 0, ""},
	}
	for _, c := range cases {
		op := program.Instr{Op: c.op, A: 2, B: 0, C: 1}
		m := bare(t, 3, op, program.Instr{Op: program.RET, A: 2})
		got, err := call(m, 0, c.a, c.b)
		switch {
		case c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err) ||
			!strings.HasPrefix(err.Error(), "x.hcl:7:3: ")):
			t.Errorf("op %d of %d and %d: error %v, want %q", c.op, c.a, c.b, err, c.err)
		case c.err == "" && (err != nil || got != c.want):
			t.Errorf("op %d of %d and %d: %d, %v; want %d", c.op, c.a, c.b, got, err, c.want)
		}
	}
}

func TestLimits(t *testing.T) {
	loop := bare(t, 1, program.Instr{Op: program.LOOP, A: 0})
	if _, err := call(loop, 0); err == nil || !strings.Contains(err.Error(), "takes too long") {
		t.Errorf("endless loop: %v", err)
	}
	deep := bare(t, 1, program.Instr{Op: program.CALL, A: 0, B: 0, C: 0}, program.Instr{Op: program.RET})
	if _, err := call(deep, 0); err == nil || !strings.Contains(err.Error(), "too deeply") {
		t.Errorf("endless calls: %v", err)
	}
	wild := bare(t, 1, program.Instr{Op: program.MOV, A: 0, B: 99}, program.Instr{Op: program.RET})
	if _, err := call(wild, 0); err == nil || !strings.Contains(err.Error(), "damaged") {
		t.Errorf("a register that is none: %v", err)
	}
}

// The hash of a state is part of every record: how it is made may only change with the format of records.
func TestHashIsPinned(t *testing.T) {
	s := bare(t, 1, program.Instr{Op: program.RET}).Store()
	s.Vars = []int64{1, -2, 3, 4, 5, math.MinInt64}
	s.Arena = []int64{7}
	const golden = 0x105cf39f8db5dc9d
	if h := s.Hash(); h != golden {
		t.Errorf("hash %#x, want %#x", h, uint64(golden))
	}
	s.Vars, s.Arena = s.Vars[:5], []int64{math.MinInt64, 7}
	if s.Hash() == golden {
		t.Error("a cell moved to another slice does not show")
	}
}
