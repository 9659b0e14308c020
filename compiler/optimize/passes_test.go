package optimize

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

var (
	tInt   = &ir.Type{Kind: ir.Int}
	tBool  = &ir.Type{Kind: ir.Bool}
	unit   = &ir.Class{Name: "unit", Role: ir.RoleUnit}
	side   = &ir.Class{Name: "side", Role: ir.RoleAlliance}
	player = &ir.Class{Name: "player", Role: ir.RolePlayer}
	space  = &ir.Class{Name: "space", Role: ir.RoleSpace}
	piece  = &ir.Class{Name: "piece", Role: ir.RolePiece}

	cost = &ir.Attr{Name: "cost", Class: unit, Type: tInt}
	ally = &ir.Attr{Name: "ally", Class: player, Type: maybe(side)}

	fUnit  = &ir.Field{Name: "unit", Class: piece, Slot: ir.PieceUnit, Type: ref(unit)}
	fOwner = &ir.Field{Name: "owner", Class: piece, Slot: ir.PieceOwner, Type: maybe(player)}
	fMoved = &ir.Field{Name: "moved", Class: piece, Slot: 4, Type: tInt}
)

func ref(c *ir.Class) *ir.Type   { return &ir.Type{Kind: ir.Ref, Class: c} }
func maybe(c *ir.Class) *ir.Type { return &ir.Type{Kind: ir.Ref, Class: c, Optional: true} }

func init() {
	for i, n := range []int64{1, 3, 5} {
		unit.Members = append(unit.Members, &ir.Member{Class: unit, Index: i, Attrs: []*ir.Const{{Int: n}}})
		player.Members = append(player.Members, &ir.Member{Class: player, Index: i, Attrs: []*ir.Const{{Int: n / 3}}})
	}
	side.Members = []*ir.Member{{Class: side}, {Class: side, Index: 1}}
	space.Members = []*ir.Member{{Class: space}}
}

func num(n int64) ir.Expr { return lit(n, tInt) }
func lit(n int64, t *ir.Type) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: t}, Val: &ir.Const{Int: n}}
}
func read(v *ir.Var) ir.Expr { return &ir.Local{Base: ir.Base{T: v.Type}, Var: v} }
func bin(op string, x, y ir.Expr) ir.Expr {
	t := tBool
	if op == "+" || op == "-" || op == "*" {
		t = tInt
	}
	return &ir.Binary{Base: ir.Base{T: t}, Op: op, X: x, Y: y}
}
func field(o ir.Expr, f *ir.Field) ir.Expr {
	return &ir.FieldOf{Base: ir.Base{T: f.Type}, Obj: o, Field: f}
}
func attr(o ir.Expr, a *ir.Attr) ir.Expr {
	return &ir.AttrOf{Base: ir.Base{T: a.Type}, Obj: o, Attr: a}
}

func TestFold(t *testing.T) {
	x := read(&ir.Var{Name: "x", Type: tInt})
	for _, c := range []struct {
		e    ir.Expr
		want int64
		open bool // stays as it is
	}{
		{e: bin("+", num(2), bin("*", num(3), num(4))), want: 14},
		{e: bin("-", num(math.MinInt64), num(1)), open: true},
		{e: bin("+", num(math.MaxInt64), num(1)), open: true},
		{e: bin("*", num(1<<40), num(1<<40)), open: true},
		{e: bin("*", num(-1<<40), num(1<<20)), want: -1 << 60},
		{e: bin("<", num(1), num(2)), want: 1},
		{e: bin("&&", bin("<", num(2), num(1)), bin("<", x, num(1))), want: 0},
		{e: bin("<", x, num(1)), open: true},
		{e: attr(lit(1, ref(unit)), cost), want: 3},
		{e: attr(lit(-1, maybe(unit)), cost), open: true},
		{e: bin("/", num(4), num(0)), open: true},
	} {
		n, ok := constantOf(fold()(c.e))
		if ok == c.open || ok && n != c.want {
			t.Errorf("%#v: got %d, %v", c.e, n, ok)
		}
	}
}

func TestInlineBindsWhatIsNotCheap(t *testing.T) {
	p := &ir.Var{Name: "n", Type: tInt}
	f := &ir.Func{Name: "twice", Pure: true, Params: []*ir.Var{p},
		Body: []ir.Stmt{&ir.Return{Value: bin("+", read(p), read(p))}}}
	call := func(arg ir.Expr) ir.Expr {
		return &ir.CallFn{Base: ir.Base{T: tInt}, Fn: f, Args: []ir.Expr{arg}}
	}
	if b, ok := inline()(call(num(3))).(*ir.Binary); !ok {
		t.Errorf("a constant is put in place: %#v", b)
	}
	x := read(&ir.Var{Name: "x", Type: tInt})
	l, ok := inline()(call(bin("*", x, x))).(*ir.LetIn)
	if !ok || l.Var == p {
		t.Fatalf("a product is computed once, into a variable of its own: %#v", l)
	}
	if sum := l.Body.(*ir.Binary); sum.X.(*ir.Local).Var != l.Var {
		t.Error("the body reads another variable")
	}
	if f.Body[0].(*ir.Return).Value.(*ir.Binary).X.(*ir.Local).Var != p {
		t.Error("the function itself was changed")
	}
}

// returning is a pure function of parameters that returns a value.
func returning(value ir.Expr, params ...*ir.Var) *ir.Func {
	return &ir.Func{Name: "f", Pure: true, Params: params, Body: []ir.Stmt{&ir.Return{Value: value}}}
}

func called(f *ir.Func, args ...ir.Expr) ir.Expr {
	return &ir.CallFn{Base: ir.Base{T: tInt}, Fn: f, Args: args}
}

// calls lists the functions that an expression calls.
func calls(e ir.Expr) (out []*ir.Func) {
	ir.Walk(e, func(x ir.Expr) bool {
		if c, ok := x.(*ir.CallFn); ok {
			out = append(out, c.Fn)
		}
		return true
	})
	return out
}

func TestInlineLeavesWhatIsNoExpression(t *testing.T) {
	x := read(&ir.Var{Name: "x", Type: tInt})
	impure, twice, silent, other := returning(num(1)), returning(num(1)), returning(nil), returning(num(1))
	impure.Pure = false
	twice.Body = append(twice.Body, twice.Body[0])
	other.Body = []ir.Stmt{&ir.Break{}}
	large := x
	for range maxSize / 2 {
		large = bin("+", large, x)
	}
	if n := size(large, 2*maxSize); n != maxSize+1 {
		t.Fatalf("%d nodes", n)
	}
	for name, f := range map[string]*ir.Func{
		"that is not pure": impure, "with two statements": twice, "that returns nothing": silent,
		"with another statement": other,
		"with other parameters":  returning(num(1), &ir.Var{Name: "n", Type: tInt}), "that is too large": returning(large),
	} {
		if got := calls(inline()(called(f))); len(got) != 1 || got[0] != f {
			t.Errorf("a function %s was inlined", name)
		}
	}
	if got := calls(inline()(called(returning(large.(*ir.Binary).X)))); len(got) > 0 {
		t.Error("a function that is not too large is still called")
	}
	if got := calls(inline()(called(returning(&ir.Unary{Base: ir.Base{T: tInt}, Op: "-", X: large.(*ir.Binary).X})))); len(
		got) > 0 {
		t.Error("a function with just as many nodes as are allowed is still called")
	}
}

func TestInlineEndsWhereFunctionsCallOneAnother(t *testing.T) {
	chain := []*ir.Func{returning(num(1))}
	for range 12 {
		chain = append(chain, returning(bin("+", called(chain[len(chain)-1]), num(1))))
	}
	if got := calls(inline()(called(chain[12]))); len(got) != 1 || got[0] != chain[3] {
		t.Errorf("%d calls are left", len(got))
	}
	if got := calls(inline()(called(chain[8]))); len(got) > 0 {
		t.Errorf("of nine functions %d are still called", len(got))
	}
}

func TestInlinePutsEveryArgumentInPlace(t *testing.T) {
	a, b := &ir.Var{Name: "a", Type: tInt}, &ir.Var{Name: "b", Type: tInt}
	x := read(&ir.Var{Name: "x", Type: tInt})
	sum := inline()(called(returning(bin("-", read(a), read(b)), a, b), num(3), x)).(*ir.Binary)
	if n, ok := constantOf(sum.X); !ok || n != 3 || sum.Y != x {
		t.Errorf("%#v", sum)
	}
}

// A search over other things than pieces does not get the conditions of a large function.
func TestInlineLeavesOtherSearches(t *testing.T) {
	for _, over := range []*ir.Type{tInt, ref(unit), ref(piece)} {
		v, u := &ir.Var{Name: "v", Type: over}, &ir.Var{Name: "u", Type: over}
		body := bin("==", read(u), read(u))
		for range 20 {
			body = bin("&&", body, bin("==", read(u), read(u)))
		}
		f := returning(body, u)
		e := inline()(&ir.Comp{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: over}}, Var: v, Elem: read(v),
			If:  called(f, read(v)),
			Seq: &ir.Builtin{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: over}}, Name: "every"}})
		if got, want := len(calls(e)) == 0, over.Class == piece; got != want {
			t.Errorf("over %v: inlined is %v", over, got)
		}
	}
}

// searched is [for p in pieces(s) : p if cond(p)] after the scan pass.
func searched(cond func(p ir.Expr) ir.Expr) *ir.Comp {
	v := &ir.Var{Name: "p", Type: ref(piece)}
	list := &ir.Type{Kind: ir.List, Elem: v.Type}
	seq := &ir.Builtin{Base: ir.Base{T: list}, Name: "pieces", Args: []ir.Expr{lit(0, ref(space))}}
	return scans(&ir.Comp{Base: ir.Base{T: list}, Var: v, Seq: seq, If: cond(read(v)), Elem: read(v)}).(*ir.Comp)
}

// TestInlineShowsConditionsToSearches calls a function that is too large to be inlined elsewhere: a search over
// pieces gets its conditions if there are several that must all hold, and a call anywhere else stays.
func TestInlineShowsConditionsToSearches(t *testing.T) {
	u := &ir.Var{Name: "u", Type: ref(piece)}
	joined := func(op string) *ir.Func {
		body := bin("==", field(read(u), fMoved), num(0))
		for n := int64(1); n < 10; n++ {
			body = bin(op, body, bin("!=", field(read(u), fMoved), num(n)))
		}
		return &ir.Func{Name: "ready", Pure: true, Params: []*ir.Var{u}, Body: []ir.Stmt{&ir.Return{Value: body}}}
	}
	for _, c := range []struct {
		op   string
		call func(e ir.Expr) ir.Expr
		want bool
	}{
		{"&&", func(e ir.Expr) ir.Expr { return e }, true},
		{"&&", func(e ir.Expr) ir.Expr { return bin("&&", bin("!=", num(1), num(2)), e) }, true},
		{"&&", func(e ir.Expr) ir.Expr { return bin("||", bin("!=", num(1), num(2)), e) }, false},
		{"||", func(e ir.Expr) ir.Expr { return e }, false},
	} {
		v := &ir.Var{Name: "p", Type: ref(piece)}
		list := &ir.Type{Kind: ir.List, Elem: v.Type}
		e := inline()(&ir.Comp{
			Base: ir.Base{T: list}, Var: v, Elem: read(v),
			Seq: &ir.Builtin{Base: ir.Base{T: list}, Name: "pieces", Args: []ir.Expr{lit(0, ref(space))}},
			If:  c.call(&ir.CallFn{Base: ir.Base{T: tBool}, Fn: joined(c.op), Args: []ir.Expr{read(v)}}),
		})
		calls := 0
		ir.Walk(e, func(x ir.Expr) bool {
			if _, ok := x.(*ir.CallFn); ok {
				calls++
			}
			return true
		})
		if inlined := calls == 0; inlined != c.want {
			t.Errorf("a function that joins conditions by %s: inlined is %v", c.op, inlined)
		}
	}
}

func TestScanSortsConditions(t *testing.T) {
	me := read(&ir.Var{Name: "me", Type: ref(player)})
	other := read(&ir.Var{Name: "other", Type: maybe(player)})
	for _, c := range []struct {
		name string
		cond func(p ir.Expr) ir.Expr
		want func(s *ir.Scan) bool
		rest bool
	}{
		{"a field", func(p ir.Expr) ir.Expr { return bin("==", field(p, fOwner), me) },
			func(s *ir.Scan) bool { return s.Preds[0].Slot == ir.PieceOwner && s.Preds[0].Op == "==" }, false},
		{"turned round", func(p ir.Expr) ir.Expr { return bin("<", num(2), field(p, fMoved)) },
			func(s *ir.Scan) bool { return s.Preds[0].Op == ">" }, false},
		{"the unit", func(p ir.Expr) ir.Expr { return bin(">", attr(field(p, fUnit), cost), num(2)) },
			func(s *ir.Scan) bool { return s.Preds[0].Mask != nil }, false},
		{"the owner's side", func(p ir.Expr) ir.Expr {
			return bin("!=", attr(field(p, fOwner), ally), attr(me, ally))
		}, func(s *ir.Scan) bool {
			col, ok := s.Preds[0].With.(*ir.ColumnOf)
			return ok && s.Preds[0].Set && !s.Preds[0].Not && col.Data[0] == 0b110 && col.Data[1] == 0b001
		}, false},
		{"nobody's too", func(p ir.Expr) ir.Expr {
			return bin("||", bin("==", field(p, fOwner), lit(-1, &ir.Type{Kind: ir.None})),
				bin("==", attr(field(p, fOwner), ally), attr(me, ally)))
		}, func(s *ir.Scan) bool { return s.Preds[0].Set && s.Preds[0].Not }, false},
		{"what may fail stays", func(p ir.Expr) ir.Expr {
			return bin("&&", bin("==", field(p, fMoved), num(0)), bin("==", attr(field(p, fOwner), ally), attr(other, ally)))
		}, func(s *ir.Scan) bool { return len(s.Preds) == 1 && s.Preds[0].Slot == 4 }, true},
	} {
		got := searched(c.cond)
		s, ok := got.Seq.(*ir.Scan)
		if !ok || !c.want(s) || (got.If != nil) != c.rest {
			t.Errorf("%s: %#v", c.name, got.Seq)
		}
	}
	plain := searched(func(p ir.Expr) ir.Expr { return bin("==", attr(field(p, fOwner), ally), attr(other, ally)) })
	if _, ok := plain.Seq.(*ir.Scan); ok {
		t.Error("a search whose condition may fail is left alone")
	}
}

// assemble reads instructions such as "ADD 2 0 1", separated by semicolons.
func assemble(t *testing.T, text string) (code []program.Instr) {
	t.Helper()
	for line := range strings.SplitSeq(text, ";") {
		words := strings.Fields(line)
		op := slices.IndexFunc(program.Ops[:], func(row program.OpInfo) bool { return row.Name == words[0] })
		if op < 0 {
			t.Fatalf("%s is no instruction", words[0])
		}
		in := program.Instr{Op: program.Op(op)}
		for i, x := range []*int32{&in.A, &in.B, &in.C} {
			if i+1 < len(words) {
				n, err := strconv.Atoi(words[i+1])
				if err != nil {
					t.Fatal(err)
				}
				*x = int32(n)
			}
		}
		code = append(code, in)
	}
	return code
}

// moved returns code as it is if it begins elsewhere.
func moved(code []program.Instr, by int32) []program.Instr {
	out := slices.Clone(code)
	for i := range out {
		if out[i].Op.Jumps() {
			out[i].Operands(func(k program.Operand, x *int32) {
				if k.Position() {
					*x += by
				}
			})
		}
	}
	return out
}

// TestPeephole improves functions that return register 0, 1 or 2 of six, whose second and third are params. Each is
// the first function of a program, and then follows one from which an instruction is taken.
func TestPeephole(t *testing.T) {
	before, after := assemble(t, "MOV 3 1; ADD 0 3 3; RET 0"), assemble(t, "ADD 0 1 1; RET 0")
	for _, c := range []struct{ name, in, want string }{
		{"computes into place", "ADD 2 3 4; MOV 1 2; RET 1", "ADD 1 3 4; RET 1"},
		{"keeps what is read later", "ADD 2 0 0; MOV 1 2; ADD 3 2 2; ADD 1 1 3; RET 1",
			"ADD 2 0 0; MOV 1 2; ADD 3 2 2; ADD 1 1 3; RET 1"},
		{"reads through a copy", "MOV 1 2; ADD 1 1 2; RET 1", "ADD 1 2 2; RET 1"},
		{"reads through a copy twice", "MOV 1 2; ADD 0 1 1; RET 0", "ADD 0 2 2; RET 0"},
		{"does not read through a copy that is read later", "MOV 1 2; ADD 0 1 1; ADD 0 0 1; RET 0",
			"MOV 1 2; ADD 0 1 1; ADD 0 0 1; RET 0"},
		{"does not read another register", "MOV 1 2; ADD 0 3 4; RET 0", "MOV 1 2; ADD 0 3 4; RET 0"},
		{"does not write through a copy", "MOV 1 2; SETADD 1 3; RET 2", "MOV 1 2; SETADD 1 3; RET 2"},
		{"does not write through a copy that is also read", "MOV 1 2; SETADD 1 1; RET 2", "MOV 1 2; SETADD 1 1; RET 2"},
		{"does not read a window through a copy of its first", "MOV 1 4; ROUTE 0 1 0; RET 0", "MOV 1 4; ROUTE 0 1 0; RET 0"},
		{"does not read a window through a copy of another", "MOV 3 4; REACH 0 2 0; RET 0", "MOV 3 4; REACH 0 2 0; RET 0"},
		{"does not read an argument through a copy", "MOV 3 5; CALL 0 0 3; RET 0", "MOV 3 5; CALL 0 0 3; RET 0"},
		{"does not move an iterator through a copy", "MOV 3 0; NEXT 3 2 2; RET 2", "MOV 3 0; NEXT 3 2 2; RET 2"},
		{"does not read a search through a copy", "MOV 1 2; SCAN 0 1 0; RET 0", "MOV 1 2; SCAN 0 1 0; RET 0"},
		{"does not read through a copy that a jump leads past", "JZ 0 2; MOV 1 4; ADD 2 1 1; RET 2",
			"JZ 0 2; MOV 1 4; ADD 2 1 1; RET 2"},
		{"does not fuse a test that a jump leads past", "JZ 0 2; LT 2 0 1; JZ 2 4; RET 0; RET 1",
			"JZ 0 2; LT 2 0 1; JZ 2 4; RET 0; RET 1"},
		{"jumps to the end of a chain", "JZ 0 2; RET 0; JMP 4; RET 1; RET 2", "JZ 0 2; RET 0; RET 2"},
		{"turns a condition round", "JZ 0 2; JMP 3; ADDI 1 0 0; RET 1", "JNZ 0 2; ADDI 1 0 0; RET 1"},
		{"drops what is never run", "RET 0; LOADI 1 5; RET 1", "RET 0"},
		{"keeps what a loop reads again", "ADDI 2 2 1; MOV 1 2; JNZ 1 4; LOOP 0; RET 1",
			"ADDI 2 2 1; MOV 1 2; JNZ 1 4; LOOP 0; RET 1"},
		{"reads through a copy of a copy", "MOV 3 1; MOV 4 3; ADD 0 4 4; RET 0", "ADD 0 1 1; RET 0"},
		{"reads through a copy once a jump to the next instruction is gone", "MOV 3 1; JMP 2; ADD 0 3 3; RET 0",
			"ADD 0 1 1; RET 0"},
		{"drops a condition that leads to the next instruction", "JNZ 0 1; ADD 0 1 2; RET 0", "ADD 0 1 2; RET 0"},
		{"keeps a jump back to itself", "JMP 0", "JMP 0"},
		{"asks whether a list is empty", "PGET 2 1 1; LLEN 3 1; JEQI 3 0 4; RET 0; RET 1",
			"PGET 2 1 1; JEMPTY 1 3; RET 0; RET 1"},
		{"asks whether a list has something", "PGET 2 1 1; LLEN 3 1; JNEI 3 0 4; RET 0; RET 1",
			"PGET 2 1 1; JSOME 1 3; RET 0; RET 1"},
		{"asks whether a list has more than nothing", "PGET 2 1 1; LLEN 3 1; JGTI 3 0 4; RET 0; RET 1",
			"PGET 2 1 1; JSOME 1 3; RET 0; RET 1"},
		{"keeps a length that is read later", "PGET 2 1 1; LLEN 0 1; JEQI 0 0 4; RET 0; RET 1",
			"PGET 2 1 1; LLEN 0 1; JEQI 0 0 4; RET 0; RET 1"},
		{"keeps a length that is compared with a number", "PGET 2 1 1; LLEN 3 1; JEQI 3 2 4; RET 0; RET 1",
			"PGET 2 1 1; LLEN 3 1; JEQI 3 2 4; RET 0; RET 1"},
		{"keeps a length where another register is compared", "PGET 2 1 1; LLEN 3 1; JEQI 2 0 4; RET 0; RET 3",
			"PGET 2 1 1; LLEN 3 1; JEQI 2 0 4; RET 0; RET 3"},
		{"keeps a number that is not a length", "PGET 2 1 1; NEG 3 1; JEQI 3 0 4; RET 0; RET 1",
			"PGET 2 1 1; NEG 3 1; JEQI 3 0 4; RET 0; RET 1"},
		{"reads the attribute of a unit at once", "PGET 0 1 0; ATTR 0 0 0; RET 0", "UGET 0 1 0; RET 0"},
		{"reads it into another register", "PGET 3 1 0; ATTR 0 3 0; RET 0", "UGET 0 1 0; RET 0"},
		{"keeps a unit that is read later", "PGET 3 1 0; ATTR 0 3 0; ADD 0 0 3; RET 0",
			"PGET 3 1 0; ATTR 0 3 0; ADD 0 0 3; RET 0"},
	} {
		for _, follows := range []bool{false, true} {
			code, want := assemble(t, c.in), assemble(t, c.want)
			p := &program.Program{Scans: []program.Scan{{List: true}}}
			if follows {
				code = append(slices.Clone(before), moved(code, int32(len(before)))...)
				want = append(slices.Clone(after), moved(want, int32(len(after)))...)
				p.Funcs = append(p.Funcs, program.Func{Regs: 6, Params: 2, Phase: -1, End: int32(len(before))})
			}
			p.Code = code
			start := 0
			if follows {
				start = len(before)
			}
			p.Funcs = append(p.Funcs, program.Func{Regs: 6, Params: 2, Phase: -1, Start: int32(start), End: int32(len(code))})
			Peephole(p, true)
			if !slices.Equal(p.Code, want) {
				t.Errorf("it %s: got %v, want %v", c.name, p.Code, want)
			}
		}
	}
}

// Functions of tests are improved only if that is asked for.
func TestPeepholeLeavesTests(t *testing.T) {
	for _, tests := range []bool{false, true} {
		copied, direct := assemble(t, "MOV 3 1; ADD 0 3 3; RET 0"), assemble(t, "ADD 0 1 1; RET 0")
		p := &program.Program{Code: append(slices.Clone(copied), copied...)}
		p.Rules.Funcs = 1
		p.Funcs = []program.Func{{Regs: 6, Params: 2, Phase: -1, End: 3}, {Regs: 6, Params: 2, Phase: -1, Start: 3, End: 6}}
		Peephole(p, tests)
		want := append(slices.Clone(direct), copied...)
		if tests {
			want = append(slices.Clone(direct), direct...)
		}
		if !slices.Equal(p.Code, want) {
			t.Errorf("tests %v: got %v, want %v", tests, p.Code, want)
		}
	}
}

// Where instructions become one, the place of the last is kept; a place of the tests never replaces one of the rules.
func TestPeepholeKeepsPlaces(t *testing.T) {
	for _, c := range []struct {
		rules, tests string
		at           []int32 // of the sites before; the first two belong to the rules
		want         []int32 // and after
		lines        []int32 // of the sites that are left, which are numbered
		ofRules      int32
	}{
		{"MOV 3 1; ADD 0 3 3; RET 0", "MOV 3 1; ADD 0 3 3; RET 0", []int32{0, 1, 3, 4}, []int32{0, 2}, []int32{1, 3}, 1},
		{"MOV 3 1; ADD 0 3 3; RET 0", "MOV 3 1; ADD 0 3 3; RET 0", []int32{0, 2, 3, 5}, []int32{0, 1, 2, 3},
			[]int32{0, 1, 2, 3}, 2},
		// The end of the rules is never run, and its place is where the tests begin.
		{"RET 0; LOADI 1 5; RET 1", "MOV 3 1; ADD 0 3 3; RET 0", []int32{0, 2, 3, 4}, []int32{0, 1, 1}, []int32{0, 1, 3}, 2},
	} {
		code := append(assemble(t, c.rules), moved(assemble(t, c.tests), 3)...)
		p := &program.Program{Code: code, Funcs: []program.Func{
			{Regs: 6, Params: 2, Phase: -1, End: 3}, {Regs: 6, Params: 2, Phase: -1, Start: 3, End: int32(len(code))},
		}}
		p.Rules.Code, p.Rules.Funcs, p.Rules.Sites = 3, 1, 2
		for line, pc := range c.at {
			p.Sites = append(p.Sites, program.Site{PC: pc, Place: program.Place{Line: int32(line)}})
		}
		Peephole(p, true)
		var at, lines []int32
		for _, s := range p.Sites {
			at, lines = append(at, s.PC), append(lines, s.Place.Line)
		}
		if !slices.Equal(at, c.want) || !slices.Equal(lines, c.lines) || p.Rules.Sites != c.ofRules {
			t.Errorf("%s | %s: sites %v of lines %v, %d of the rules; want %v, %v, %d", c.rules, c.tests, at, lines,
				p.Rules.Sites,
				c.want, c.lines, c.ofRules)
		}
	}
}
