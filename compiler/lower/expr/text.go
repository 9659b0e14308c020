package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/sight"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Text evaluates a text. A text without arguments is the index of its row. For each argument that was read from
// something hidden, the set of players who may see it is passed too; see package sight.
func (fr *Frame) Text(t *ir.Template, dst int32) {
	if t == nil {
		fr.c.LoadInt(dst, int64(fr.t.Words("")))
		return
	}
	if len(t.Args) == 0 {
		fr.c.LoadInt(dst, int64(fr.t.Text(t)))
		return
	}
	var sights []program.Sight
	var reads [][]sight.Read
	for i, a := range t.AsWritten() {
		if r := fr.u.Hidden.Reads(a, &fr.Names); len(r) > 0 {
			sights = append(sights, program.Sight{Arg: int32(i), Who: int32(len(t.Args) + len(reads)),
				Word: fr.word(r)})
			reads = append(reads, r)
		}
	}
	args := fr.c.Take(len(t.Args) + len(reads))
	fr.u.Watch.Mute(func() {
		for i, a := range t.Args {
			fr.EvalInto(a, args+int32(i))
		}
	})
	for i, r := range reads {
		fr.putSeers(r, args+int32(len(t.Args)+i))
	}
	fr.c.SetPlace(t.Range)
	fr.c.Op(program.TEXT, dst, fr.t.Guarded(t, sights), args)
}

// TextReg evaluates a text into a register. If the text is nil, the words of a name are used.
func (fr *Frame) TextReg(t *ir.Template, name string) int32 {
	r := fr.c.Tmp()
	if t == nil {
		fr.c.LoadInt(r, int64(fr.t.TextOr(nil, name)))
		return r
	}
	mark := fr.c.Mark()
	fr.Text(t, r)
	fr.c.Release(mark)
	return r
}

// word returns the row of the text for readers who may not see something; -1 means a default.
func (fr *Frame) word(reads []sight.Read) int32 {
	if t := fr.u.Hidden.Word(reads); t != nil {
		return fr.t.Text(t)
	}
	return -1
}

// putSeers puts the set of players who may see all of some reads into a register. The code is not watched, since it
// is not part of the rules.
func (fr *Frame) putSeers(reads []sight.Read, dst int32) {
	fr.u.Watch.Mute(func() {
		for i, n := range reads {
			mark := fr.c.Mark()
			r := dst
			if i > 0 {
				r = fr.c.Tmp()
			}
			fr.putSeersOf(n, r)
			if i > 0 { // the intersection: dst without what is in it and not in r
				fr.c.Op(program.WITHOUT, r, dst, r)
				fr.c.Op(program.WITHOUT, dst, dst, r)
			}
			fr.c.Release(mark)
		}
	})
}

// ReadsHidden reports whether any of the expressions, which may be nil, is read from something that may be hidden
// from somebody.
func ReadsHidden(fr *Frame, es []ir.Expr) bool { return len(hiddenReads(fr, es)) > 0 }

// PutSeers puts the set of players who may see everything that expressions were read from into a register.
func PutSeers(fr *Frame, es []ir.Expr, dst int32) { fr.putSeers(hiddenReads(fr, es), dst) }

func hiddenReads(fr *Frame, es []ir.Expr) (reads []sight.Read) {
	for _, e := range es {
		if e != nil {
			reads = append(reads, fr.u.Hidden.Reads(e, &fr.Names)...)
		}
	}
	return reads
}

// PutUnseeing puts the set of players who may not see all of some reads into a register, without the player but, if
// there is one.
func PutUnseeing(fr *Frame, reads []sight.Read, but ir.Expr, dst int32) {
	seers, all := fr.c.Tmp(), fr.c.Tmp()
	fr.putSeers(reads, seers)
	fr.c.LoadInt(all, 1<<min(len(fr.t.P.Classes[fr.t.P.PlayerClass].Members), 63)-1)
	if but != nil {
		fr.c.Op(program.SETADD, seers, fr.Eval(but), 0)
	}
	fr.c.Op(program.WITHOUT, dst, all, seers)
}

// putSeersOf puts the set of players who may see one read into a register.
func (fr *Frame) putSeersOf(n sight.Read, dst int32) {
	switch {
	case n.Class != nil:
		list := fr.c.Tmp()
		fr.List(n.Of, list)
		fr.c.Op(program.SEENTHINGS, dst, list, int32(n.Class.Index))
	case n.Var != nil:
		fr.c.Move(dst, fr.Names.seers[n.Var])
	case n.Of == nil:
		fr.c.LoadInt(dst, 0)
		fr.c.Op(program.SEEN, dst, dst, fr.t.FieldRow(n.Field))
	case n.List:
		list := fr.c.Tmp()
		fr.List(n.Of, list)
		fr.c.Op(program.SEENALL, dst, list, fr.t.FieldRow(n.Field))
	default:
		fr.c.Op(program.SEEN, dst, fr.Eval(n.Of), fr.t.FieldRow(n.Field))
	}
}

// Note records who may see what a variable was read from, if a text reads it. It is called when the variable is
// bound.
func (fr *Frame) Note(v *ir.Var, e ir.Expr) {
	delete(fr.Names.seers, v) // A procedure that replaces two calls binds its variables twice.
	if !fr.u.Hidden.InTexts(v) {
		return
	}
	reads := fr.u.Hidden.Reads(e, &fr.Names)
	if len(reads) == 0 && !v.Mutable {
		return
	}
	at := fr.c.Tmp()
	fr.noteAt(at, reads)
	if fr.Names.seers == nil {
		fr.Names.seers = map[*ir.Var]int32{}
	}
	fr.Names.seers[v] = at
}

// NoteAgain is Note for an assignment to a variable.
func (fr *Frame) NoteAgain(v *ir.Var, e ir.Expr) {
	if at, ok := fr.Names.seers[v]; ok {
		fr.noteAt(at, fr.u.Hidden.Reads(e, &fr.Names))
	}
}

func (fr *Frame) noteAt(at int32, reads []sight.Read) {
	if len(reads) == 0 {
		fr.c.LoadInt(at, -1)
		return
	}
	mark := fr.c.Mark()
	r := fr.c.Tmp()
	fr.putSeers(reads, r)
	fr.c.Move(at, r)
	fr.c.Release(mark)
}

// sees evaluates sees(p, x).
func (b *call) sees(dst int32) {
	reads := b.u.Hidden.Of(b.e.Args[1], &b.Names)
	if len(reads) == 0 {
		b.c.LoadInt(dst, 1)
		return
	}
	mark := b.c.Mark()
	who := b.c.Tmp()
	b.c.SetPlace(b.e.R)
	b.putSeers(reads, who)
	b.c.Op(program.HAS, dst, who, b.Eval(b.e.Args[0]))
	b.c.Release(mark)
}

// ReturnSight writes a return of the set of players who may see something hidden.
func ReturnSight(fr *Frame, read sight.Read) {
	who := fr.c.Tmp()
	fr.putSeers([]sight.Read{read}, who)
	fr.c.Op(program.RET, who, 0, 0)
}
