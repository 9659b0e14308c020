package stmt

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/compiler/lower/table"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// branches writes an if. Each condition jumps to the next branch unless it holds.
func (b *Body) branches(s *ir.If) {
	done := emit.NewLabel()
	for i, br := range s.Branches {
		next := emit.NewLabel()
		if br.When != nil {
			b.c.SetPlace(br.When.Where())
			b.fr.JumpIf(br.When, false, next)
			b.c.Watch(watch.Taken, br.When.Where())
		}
		b.block(br.Body)
		last := i == len(s.Branches)-1
		if !last || br.When != nil && b.c.Watching() {
			b.c.Jump(done)
		}
		b.c.Bind(next)
		if last && br.When != nil {
			b.c.Watch(watch.Passed, br.When.Where())
		}
	}
	b.c.Bind(done)
}

// leave writes a break.
func (b *Body) leave(*ir.Break) {
	if n := len(b.loops); n > 0 {
		b.leaveAttempts(b.loops[n-1].attempts)
		b.c.Jump(b.loops[n-1].exit)
	}
}

// leaveAttempts commits the attempts that a jump leaves, so that left of them remain.
func (b *Body) leaveAttempts(left int) {
	for i := b.attempts; i > left; i-- {
		b.c.Op(program.COMMIT, 0, 0, 0)
	}
}

// forEach writes a loop over a sequence as it is at the start. If the body may change the sequence, it is copied
// first.
func (b *Body) forEach(s *ir.For) {
	b.fr.Note(s.Var, s.AsWritten())
	if s.AtOnce {
		b.setAll(s)
		return
	}
	seq := b.fr.Names.Sequence(s.Seq)
	src, _, direct := expr.Source(seq)
	switch {
	case src == program.OverMembers, src == program.OverRange, src == program.OverSet,
		src == program.OverAdjacent && direct:
		b.forLoop(s, seq)
	case !direct && b.fr.Names.IsValue(seq):
		b.forLoop(s, b.fr.Names.InRegister(b.fr.Eval(seq), seq.Type(), seq.Where()))
	default:
		r := b.c.Tmp()
		b.fr.List(seq, r)
		b.forLoop(s, b.fr.Names.InRegister(r, &ir.Type{Kind: ir.List, Elem: expr.Elem(seq)}, seq.Where()))
	}
}

// forLoop writes a loop over a sequence that does not change.
func (b *Body) forLoop(s *ir.For, seq ir.Expr) {
	b.fr.WriteLoop(assignsOutside(s.Body, collectDeclared(s.Body)), func() {
		b.fr.Loop(seq, func(x ir.Expr, t *expr.Turn) {
			b.loops = append(b.loops, &loop{t.Exit, b.attempts})
			b.fr.Alias(s.Var, x)
			if s.If != nil {
				b.fr.JumpIf(s.If, false, t.Next)
			}
			b.block(s.Body)
			b.loops = b.loops[:len(b.loops)-1]
			b.fr.Names.Drop(s.Var)
		})
	})
}

func (b *Body) repeat(s *ir.Repeat) {
	l := &loop{emit.NewLabel(), b.attempts}
	left := int32(-1)
	if s.Times != nil {
		left = b.c.Tmp()
		b.fr.EvalInto(s.Times, left)
	}
	arena := b.c.Tmp()
	start := b.c.Op(program.NOP, 0, 0, 0)
	top := emit.NewLabel()
	b.c.Bind(top)
	pc := b.c.Len()
	if left >= 0 {
		t := b.c.Tmp()
		b.c.Op(program.GTI, t, left, 0)
		b.c.Branch(t, false, l.exit)
		b.c.Op(program.ADDI, left, left, -1)
	}
	if s.While != nil {
		b.c.SetPlace(s.While.Where())
		b.fr.JumpIf(s.While, false, l.exit)
	}
	b.loops = append(b.loops, l)
	b.block(s.Body)
	b.loops = b.loops[:len(b.loops)-1]
	if s.Until != nil {
		b.c.SetPlace(s.Until.Where())
		b.fr.JumpIf(s.Until, true, l.exit)
	}
	if b.c.Allocates(pc) && !assignsOutside(s.Body, collectDeclared(s.Body)) {
		b.c.Set(start, program.Instr{Op: program.MARK, A: arena})
		b.c.Op(program.RESET, arena, 0, 0)
	}
	b.c.Op(program.LOOP, 0, 0, 0)
	b.c.Target(top, 0)
	b.c.Bind(l.exit)
}

// collectDeclared returns the variables that statements declare, also in inner statements.
func collectDeclared(stmts []ir.Stmt) map[*ir.Var]bool {
	m := map[*ir.Var]bool{}
	ir.EachStmt(stmts, func(s ir.Stmt) {
		if l, ok := s.(*ir.Let); ok {
			m[l.Var] = true
		}
	})
	return m
}

// assignsOutside reports whether statements assign a list or text to a field, or to a variable not in inside. It must
// then outlive the round of the loop.
func assignsOutside(stmts []ir.Stmt, inside map[*ir.Var]bool) bool {
	found := false
	ir.EachStmt(stmts, func(s ir.Stmt) {
		var sets []ir.FieldSet
		switch s := s.(type) {
		case *ir.Assign:
			found = found || table.InArena(s.Var.Type) && !inside[s.Var]
		case *ir.SetFields:
			sets = s.Sets
		case *ir.CreateRecord:
			sets = s.Sets
		case *ir.CreatePiece:
			sets = s.Sets
		}
		for _, f := range sets {
			found = found || table.InArena(f.Field.Type)
		}
	})
	return found
}

func (b *Body) attempt(s *ir.Attempt) {
	failed, done := emit.NewLabel(), emit.NewLabel()
	b.c.Op(program.ATTEMPT, 0, 0, 0)
	b.c.Target(failed, 0)
	b.attempts++
	b.block(s.Body)
	b.attempts--
	b.c.Op(program.COMMIT, 0, 0, 0)
	b.c.Jump(done)
	b.c.Bind(failed)
	b.block(s.Otherwise)
	b.c.Bind(done)
}
