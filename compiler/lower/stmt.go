package lower

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// block lowers statements; their variables end with it.
func (b *body) block(stmts []ir.Stmt) {
	mark := b.next
	for _, s := range stmts {
		b.stmt(s)
	}
	b.next = mark
}

// stmt lowers one statement. Its temporaries are free again afterwards; a variable it binds keeps its register, which
// is why that one is taken first.
func (b *body) stmt(s ir.Stmt) {
	b.at(s.Where())
	b.watchStmt(s)
	switch s := s.(type) {
	case *ir.Let:
		b.let(s)
		b.note(s.Var, s.AsWritten())
		return
	case *ir.Roll:
		b.result(s.Result, func(dst int32) { b.roll(s, dst) })
		return
	case *ir.CreatePiece:
		b.result(s.Result, func(dst int32) { b.createPiece(s, dst) })
		return
	case *ir.CreateRecord:
		b.result(s.Result, func(dst int32) { b.createRecord(s, dst) })
		return
	case *ir.Choose:
		b.result(s.Result, func(dst int32) { b.choose(s, dst) })
		return
	case *ir.Call:
		if s.Result == nil && b.opens(s.Proc, len(s.Args)) {
			mark := b.next
			b.inside(s)
			b.next = mark
			return
		}
		b.result(s.Result, func(dst int32) {
			args := b.take(len(s.Args))
			for i, a := range s.Args {
				b.orNone(a, args+int32(i))
			}
			b.at(s.R)
			b.op(program.CALL, dst, b.funcs[s.Proc], args)
		})
		return
	}
	mark := b.next
	b.effect(s)
	b.next = mark
}

// result gives a statement the register of the variable it binds, or a temporary one.
func (b *body) result(v *ir.Var, use func(dst int32)) {
	mark := b.next
	dst, known := b.regs[v]
	if !known || v == nil {
		dst = b.tmp()
		if v != nil {
			mark = b.next
		}
	}
	use(dst)
	b.next = mark
	if v != nil {
		b.regs[v] = dst
	}
}

func (b *body) let(s *ir.Let) {
	if !s.Var.Mutable {
		switch x := s.Value.(type) {
		case *ir.Lit:
			b.known[s.Var] = x
			return
		case *ir.Local:
			if r, ok := b.regs[x.Var]; ok && !x.Var.Mutable {
				b.regs[s.Var] = r
				return
			}
		}
	}
	b.result(s.Var, func(dst int32) { b.into(s.Value, dst) })
}

func (b *body) effect(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Assign:
		b.assign(s)
	case *ir.SetFields:
		b.setFields(s)
	case *ir.If:
		b.branches(s)
	case *ir.For:
		b.forEach(s)
	case *ir.Repeat:
		b.repeat(s)
	case *ir.Break:
		if n := len(b.loops); n > 0 {
			b.leaveAttempts(b.loops[n-1].tries)
			b.jump(b.loops[n-1].exit)
		}
	case *ir.Return:
		r := int32(-1)
		if s.Value != nil {
			r = b.any(s.Value)
		}
		b.leaveAttempts(0)
		b.op(program.RET, r, 0, 0)
	case *ir.Move:
		b.op(listOr(s.What, program.MOVEALL, program.MOVE), b.any(s.What), b.any(s.To), 0)
	case *ir.Carry:
		by := b.tmp()
		b.orNone(s.By, by)
		b.op(listOr(s.What, program.CARRYALL, program.CARRY), b.any(s.What), by, 0)
	case *ir.Destroy:
		op := listOr(s.What, program.KILLALL, program.KILL)
		if t := s.What.Type(); t.Kind == ir.Ref && t.Class.Role == ir.RoleRecord {
			op = program.KILLREC
		}
		b.op(op, b.any(s.What), 0, 0)
	case *ir.Pay:
		b.pay(s)
	case *ir.Offer:
		b.offer(s)
	case *ir.Emit:
		b.emit(s)
	case *ir.Say:
		text, to := b.textReg(s.Text, ""), int32(-1)
		if s.To != nil {
			to = b.any(s.To)
		}
		b.op(program.SAY, text, to, 0)
	case *ir.Attempt:
		b.attempt(s)
	case *ir.Ensure:
		b.op(program.ENSURE, b.any(s.That), 0, 0)
	case *ir.Shuffle:
		b.op(program.SHUFFLE, b.any(s.Space), 0, 0)
	case *ir.CheckVictory:
		b.op(program.VICTORY, 0, 0, 0)
	case *ir.EndGame:
		winner, typ := int32(-1), int32(-1)
		if s.Winner != nil && s.Winner.Type().Kind != ir.None {
			winner, typ = b.any(s.Winner), b.typ(s.Winner.Type())
		}
		because := b.textReg(s.Because, "")
		b.op(program.ENDGAME, winner, typ, because)
	}
}

func listOr(e ir.Expr, list, one program.Op) program.Op {
	if k := e.Type().Kind; k == ir.List || k == ir.Set {
		return list
	}
	return one
}

// leaveAttempts ends the attempts that a jump leaves, down to depth.
func (b *body) leaveAttempts(depth int) {
	for i := b.tries; i > depth; i-- {
		b.op(program.COMMIT, 0, 0, 0)
	}
}

func (b *body) assign(s *ir.Assign) {
	e := s.Value
	dst, ok := b.regs[s.Var]
	if !ok {
		return
	}
	b.noteAgain(s.Var, s.AsWritten()) // while what it is made of is still what it was
	if !scribbles(e) || !ir.Mentions(e, s.Var) {
		b.into(e, dst)
		return
	}
	b.move(dst, b.any(e))
}

// setFields reads every value before it writes the first.
func (b *body) setFields(s *ir.SetFields) {
	obj := int32(-1)
	if s.Obj != nil {
		obj = b.any(s.Obj)
	}
	vals := b.values(s.Sets)
	for i, set := range s.Sets {
		if len(s.Sets) > 1 {
			b.at(set.Range)
		}
		f := b.fields[set.Field]
		switch set.Field.Class.Role {
		case ir.RoleGame:
			b.op(program.GSET, vals[i], f, 0)
		case ir.RolePiece:
			b.op(program.PSET, vals[i], obj, f)
		case ir.RoleRecord:
			b.op(program.FSET, vals[i], obj, f)
		default:
			b.op(program.VSET, vals[i], obj, f)
		}
	}
}

// values evaluates what fields are set to. One of several must not be left in a variable's register only when a later
// write could change it, which no field write does.
func (b *body) values(sets []ir.FieldSet) []int32 {
	out := make([]int32, len(sets))
	for i, s := range sets {
		out[i] = b.any(s.Value)
	}
	return out
}

func (b *body) branches(s *ir.If) {
	done := newLabel()
	for i, br := range s.Branches {
		next := newLabel()
		if br.When != nil {
			b.at(br.When.Where())
			b.jumpIf(br.When, false, next)
			b.watch(Taken, br.When.Where())
		}
		b.block(br.Body)
		last := i == len(s.Branches)-1
		if !last || br.When != nil && b.watching() {
			b.jump(done)
		}
		b.bind(next)
		if last && br.When != nil {
			b.watch(Passed, br.When.Where())
		}
	}
	b.bind(done)
}

// forEach goes over a list as it was at the start: what play can change in between is copied into a list first.
func (b *body) forEach(s *ir.For) {
	b.note(s.Var, s.AsWritten())
	if s.AtOnce {
		b.setAll(s)
		return
	}
	seq := b.sequence(s.Seq)
	src, _, _, direct := b.source(seq)
	switch {
	case src == program.OverMembers, src == program.OverRange, src == program.OverSet, src == program.OverAdjacent && direct:
		b.forLoop(s, seq)
	case !direct && b.isValue(seq):
		b.forLoop(s, b.inRegister(b.any(seq), seq.Type(), seq.Where()))
	default:
		r := b.tmp()
		b.list(seq, r)
		b.forLoop(s, b.inRegister(r, &ir.Type{Kind: ir.List, Elem: elem(seq)}, seq.Where()))
	}
}

func (b *body) forLoop(s *ir.For, seq ir.Expr) {
	keeps := b.keeps
	b.keeps = 0
	if assignsOutside(s.Body, declared(s.Body)) {
		b.keeps = 1
	}
	b.loop(seq, func(x ir.Expr, t *turn) {
		b.loops = append(b.loops, &loop{t.exit, b.tries})
		b.alias(s.Var, x)
		if s.If != nil {
			b.jumpIf(s.If, false, t.next)
		}
		b.block(s.Body)
		b.loops = b.loops[:len(b.loops)-1]
		delete(b.regs, s.Var)
	})
	b.keeps = keeps
}

func (b *body) repeat(s *ir.Repeat) {
	mark := b.next
	l := &loop{newLabel(), b.tries}
	left := int32(-1)
	if s.Times != nil {
		left = b.tmp()
		b.into(s.Times, left)
	}
	arena := b.tmp()
	start := b.op(program.NOP, 0, 0, 0)
	top := newLabel()
	b.bind(top)
	pc := len(b.code)
	if left >= 0 {
		t := b.tmp()
		b.op(program.GTI, t, left, 0)
		b.branch(t, false, l.exit)
		b.op(program.ADDI, left, left, -1)
	}
	if s.While != nil {
		b.at(s.While.Where())
		b.jumpIf(s.While, false, l.exit)
	}
	b.loops = append(b.loops, l)
	b.block(s.Body)
	b.loops = b.loops[:len(b.loops)-1]
	if s.Until != nil {
		b.at(s.Until.Where())
		b.jumpIf(s.Until, true, l.exit)
	}
	if b.allocates(pc) && !assignsOutside(s.Body, declared(s.Body)) {
		b.code[start] = program.Instr{Op: program.MARK, A: arena}
		b.op(program.RESET, arena, 0, 0)
	}
	b.op(program.LOOP, 0, 0, 0)
	b.target(top, 0)
	b.bind(l.exit)
	b.next = mark
}

// declared are the variables statements declare, inner ones too.
func declared(stmts []ir.Stmt) map[*ir.Var]bool {
	m := map[*ir.Var]bool{}
	ir.EachStmt(stmts, func(s ir.Stmt) {
		if l, ok := s.(*ir.Let); ok {
			m[l.Var] = true
		}
	})
	return m
}

// assignsOutside says whether statements put something that may lie in the arena into a variable from outside or into
// a field, where it must outlive the turn of the loop.
func assignsOutside(stmts []ir.Stmt, inside map[*ir.Var]bool) bool {
	found := false
	ir.EachStmt(stmts, func(s ir.Stmt) {
		var sets []ir.FieldSet
		switch s := s.(type) {
		case *ir.Assign:
			found = found || holdsArena(s.Var.Type) && !inside[s.Var]
		case *ir.SetFields:
			sets = s.Sets
		case *ir.CreateRecord:
			sets = s.Sets
		case *ir.CreatePiece:
			sets = s.Sets
		}
		for _, f := range sets {
			found = found || holdsArena(f.Field.Type)
		}
	})
	return found
}
