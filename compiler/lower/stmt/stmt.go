// Package stmt writes the code of statements.
package stmt

import (
	"reflect"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/compiler/lower/table"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Body is a function whose statements are being written.
type Body struct {
	fr *expr.Frame
	u  *expr.Unit
	t  *table.Tables
	c  *emit.Code

	procedures *Procedures
	loops      []*loop
	attempts   int        // number of open attempts
	open       []*ir.Func // procedures being inlined, the innermost last
}

// loop is an enclosing loop: its exit, and the number of attempts that were open when it began.
type loop struct {
	exit     *emit.Label
	attempts int
}

// Write writes statements into the code of a function. ps are the procedures that they may call.
func Write(fr *expr.Frame, ps *Procedures, stmts []ir.Stmt) {
	u := fr.Unit()
	b := &Body{fr: fr, u: u, t: u.Tables, c: fr.Code(), procedures: ps}
	b.block(stmts)
}

// block writes statements. The registers of their variables are free after it.
func (b *Body) block(stmts []ir.Stmt) {
	mark := b.c.Mark()
	for _, s := range stmts {
		b.c.SetPlace(s.Where())
		b.fr.WatchStmt(s)
		lowerings[reflect.TypeOf(s)](b, s)
	}
	b.c.Release(mark)
}

// lowerings has the function that writes each kind of statement.
var lowerings = map[reflect.Type]func(*Body, ir.Stmt){}

// addBinding adds a kind of statement that may bind a variable, whose register stays in use.
func addBinding[S ir.Stmt](write func(*Body, S)) {
	lowerings[reflect.TypeFor[S]()] = func(b *Body, s ir.Stmt) { write(b, s.(S)) }
}

// addPlain adds a kind of statement that binds nothing, so that all its registers are free afterwards.
func addPlain[S ir.Stmt](write func(*Body, S)) {
	addBinding(func(b *Body, s S) {
		mark := b.c.Mark()
		write(b, s)
		b.c.Release(mark)
	})
}

// addResult adds a kind of statement with a result, which is written into the register of the variable that it binds,
// if any. That register is taken first, because it stays in use.
func addResult[S ir.Stmt](variable func(S) *ir.Var, write func(b *Body, s S, dst int32)) {
	addBinding(func(b *Body, s S) {
		b.fr.Result(variable(s), func(dst int32) { write(b, s, dst) })
	})
}

func init() {
	addBinding((*Body).let)
	addPlain((*Body).assign)
	addPlain((*Body).setFields)
	addPlain((*Body).branches)
	addPlain((*Body).forEach)
	addPlain((*Body).repeat)
	addPlain((*Body).leave)
	addPlain((*Body).returnValue)
	addPlain((*Body).move)
	addPlain((*Body).carry)
	addResult(func(s *ir.CreatePiece) *ir.Var { return s.Result }, (*Body).createPiece)
	addResult(func(s *ir.CreateRecord) *ir.Var { return s.Result }, (*Body).createRecord)
	addPlain((*Body).destroy)
	addPlain((*Body).pay)
	addBinding(func(b *Body, s *ir.Roll) {
		b.fr.Result(s.Result, func(dst int32) { b.roll(s, dst) })
		if s.Faces != nil {
			b.fr.Note(s.Result, s.Faces)
		}
	})
	addBinding(func(b *Body, s *ir.Pick) {
		b.fr.Result(s.Result, func(dst int32) { b.pick(s, dst) })
		b.fr.Note(s.Result, s.From)
	})
	addResult(func(s *ir.Choose) *ir.Var { return s.Result }, (*Body).choose)
	addPlain((*Body).offer)
	addBinding((*Body).call)
	addPlain((*Body).emit)
	addPlain((*Body).say)
	addPlain((*Body).attempt)
	addPlain(func(b *Body, s *ir.Ensure) { b.c.Op(program.ENSURE, b.fr.Eval(s.That), 0, 0) })
	addPlain(func(b *Body, s *ir.Shuffle) { b.c.Op(program.SHUFFLE, b.fr.Eval(s.Space), 0, 0) })
	addPlain(func(b *Body, s *ir.CheckVictory) { b.c.Op(program.VICTORY, 0, 0, 0) })
	addPlain((*Body).endGame)
}

func (b *Body) let(s *ir.Let) {
	b.fr.Let(s)
	b.fr.Note(s.Var, s.AsWritten())
}

// returnValue writes a return.
func (b *Body) returnValue(s *ir.Return) {
	r := int32(-1)
	if s.Value != nil {
		r = b.fr.Eval(s.Value)
	}
	b.leaveAttempts(0)
	if len(s.Last) > 0 {
		was := b.attempts
		b.attempts = 0
		b.block(s.Last)
		b.attempts = was
	}
	b.c.Op(program.RET, r, 0, 0)
}

func (b *Body) say(s *ir.Say) {
	text, to := b.fr.TextReg(s.Text, ""), int32(-1)
	if s.To != nil {
		to = b.fr.Eval(s.To)
	}
	b.c.Op(program.SAY, text, to, 0)
}

func (b *Body) endGame(s *ir.EndGame) {
	winner, typ := int32(-1), int32(-1)
	if s.Winner != nil && s.Winner.Type().Kind != ir.None {
		winner, typ = b.fr.Eval(s.Winner), b.t.Type(s.Winner.Type())
	}
	because := b.fr.TextReg(s.Because, "")
	op := program.ENDGAME
	if s.Draw {
		op = program.ENDDRAWN
	}
	b.c.Op(op, winner, typ, because)
}

// evaluateAlone evaluates an expression into a register that nothing else writes.
func (b *Body) evaluateAlone(e ir.Expr) int32 {
	r := b.c.Tmp()
	b.fr.EvalInto(e, r)
	return r
}
