package program

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/builtin"
)

// function holds the code of one function.
func (v *verifier) function(f *Func) {
	p := v.p
	v.str(f.Name)
	v.place(f.Place)
	v.opt("type", f.Result, len(p.Types))
	if f.Phase != -1 {
		v.index("phase", f.Phase, v.members(p.PhaseClass))
	}
	if f.Start < 0 || f.End <= f.Start || int(f.End) > len(p.Code) {
		v.fail("a function has no code")
	}
	if f.Params < 0 || f.Regs < f.Params || f.Regs > 1<<15 {
		v.fail("a function has %d registers and %d parameters", f.Regs, f.Params)
	}
	if v.err != nil {
		return
	}
	v.within(f)
	for pc := f.Start; pc < f.End && v.err == nil; pc++ {
		v.instr(f, pc)
	}
	if v.err == nil {
		v.flow(f)
	}
}

// bounds are the values an operand may have: n of them from lo on.
type bounds struct{ lo, n int32 }

// tableBounds says how far the operands that are indices of tables go. Loading verifies every instruction, so what it
// asks of one is three comparisons; operand is asked only for words about what they found.
func (v *verifier) tableBounds() {
	p := v.p
	slots := int32(0)
	if p.GameClass >= 0 {
		slots = p.Classes[p.GameClass].Stride
	}
	v.bounds = [numOperands]bounds{
		Unused: {math.MinInt32, -1}, Imm: {math.MinInt32, -1}, Window: {0, math.MaxInt32},
		ConstIx: {0, int32(len(p.Consts))}, FuncIx: {0, int32(len(p.Funcs))}, TextIx: {0, int32(len(p.Texts))},
		StringIx: {0, int32(len(p.Strings))}, TypeIx: {0, int32(len(p.Types))}, OptTypeIx: {-1, int32(len(p.Types)) + 1},
		AttrIx: {0, int32(len(p.Attrs))}, GameSlot: {0, slots}, PieceSlot: {0, PieceUser + p.PieceSize},
		GameField: {0, int32(len(p.Fields))}, VarField: {0, int32(len(p.Fields))}, PieceField: {0, int32(len(p.Fields))},
		RecField: {0, int32(len(p.Fields))}, AnyField: {0, int32(len(p.Fields))}, OptionIx: {0, int32(len(p.Options))}, ValueIx: {0, int32(len(p.Values))},
		ModIx: {0, p.Modifiers}, MovementIx: {0, int32(len(p.Movements))}, RollIx: {0, int32(len(p.Rolls))},
		CreateIx: {0, int32(len(p.Creates))}, ChooseIx: {0, int32(len(p.Chooses))}, OfferIx: {0, int32(len(p.Offers))},
		ScanIx: {0, int32(len(p.Scans))}, BuiltinID: {0, math.MaxInt32}, SourceIx: {0, int32(OverAdjacent) + 1},
		PlaceIx: {0, int32(len(p.Places))},
	}
}

// within adds the bounds of one function.
func (v *verifier) within(f *Func) {
	v.bounds[Dst], v.bounds[Src], v.bounds[Both] = bounds{0, f.Regs}, bounds{0, f.Regs}, bounds{0, f.Regs}
	v.bounds[OptSrc], v.bounds[Iterator] = bounds{-1, f.Regs + 1}, bounds{0, max(f.Regs-2, 0)}
	v.bounds[Jump], v.bounds[Back] = bounds{f.Start, f.End - f.Start}, bounds{f.Start, f.End - f.Start}
}

func (v *verifier) fits(k Operand, x int32) bool {
	b := v.bounds[k]
	return uint32(x-b.lo) < uint32(b.n)
}

// instr holds every operand of an instruction to what the table of opcodes says.
func (v *verifier) instr(f *Func, pc int32) {
	p, in := v.p, &v.p.Code[pc]
	if in.Op < 0 || in.Op >= numOps {
		v.fail("instruction %d has no opcode", pc)
		return
	}
	info := &Ops[in.Op]
	if !v.fits(info.A, in.A) || !v.fits(info.B, in.B) || !v.fits(info.C, in.C) {
		in.Operands(func(k Operand, x *int32) { v.operand(f, k, *x) })
		v.fail("an operand is out of range")
	} else if special[in.Op] {
		v.special(f, pc, in)
	}
	if v.err != nil {
		v.err = errorAt(pc, p.Code[pc].Op, v.err)
	}
}

// special are the opcodes with an operand whose range is not all there is to it.
var special = func() (s [numOps]bool) {
	for op := range s {
		for _, k := range []Operand{Ops[op].A, Ops[op].B, Ops[op].C} {
			switch k {
			case Window, GameField, VarField, PieceField, RecField, Jump, Back, BuiltinID, CreateIx, ChooseIx, OfferIx,
				ScanIx, OptTypeIx:
				s[op] = true
			}
		}
	}
	return s
}()

// jumpIn says by opcode which operand, counted from 1, is where it may go on, forwards; 0 is none.
var jumpIn = func() (s [numOps]uint8) {
	for op, info := range Ops {
		for i, k := range []Operand{info.A, info.B, info.C} {
			if k == Jump {
				s[op] = uint8(i + 1)
			}
		}
	}
	return s
}()

// target is where an instruction may go on, forwards, if it may.
func (i *Instr) target() (int32, bool) {
	switch jumpIn[i.Op] {
	case 1:
		return i.A, true
	case 2:
		return i.B, true
	case 3:
		return i.C, true
	}
	return 0, false
}

func (v *verifier) special(f *Func, pc int32, in *Instr) {
	p := v.p
	if to, jumps := in.target(); jumps {
		if to <= pc {
			v.fail("a jump goes back uncounted") // only LOOP goes back, and counts
		}
		if in.Op != DEFAULTS {
			return
		}
	}
	start, n := p.WindowOf(*in)
	if n > 0 && (start < 0 || start > f.Regs-n) {
		v.fail("registers %d to %d are not of the function", start, int64(start)+int64(n)-1)
		return
	}
	switch in.Op {
	case LOOP:
		if in.A > pc {
			v.fail("a loop goes forward")
		}
	case GSET, VSET, PSET, PSETALL, FSET, GAIN, PAY, BUILTIN:
		v.operand(f, Ops[in.Op].B, in.B)
		v.operand(f, Ops[in.Op].C, in.C)
	case CREATE, NEWREC:
		v.create(*in)
	case SCAN, SCANCOUNT, SCANANY, SCANFIRST:
		v.scan(f, &p.Scans[in.C])
		if p.Scans[in.C].List && in.B < 0 {
			v.fail("a scan goes over no list")
		}
	case CHOOSE:
		v.choose(f, &p.Chooses[in.A])
	case DEFAULTS:
		v.choose(f, &p.Chooses[in.A])
		if v.err == nil && p.Chooses[in.A].Default < 0 {
			v.fail("a choice without default")
		}
	case OFFER:
		v.offer(f, &p.Offers[in.A])
	case ENDGAME:
		if in.A >= 0 {
			v.winner(in.B)
		}
	}
}

// operand says what is wrong with an operand.
func (v *verifier) operand(f *Func, k Operand, x int32) {
	p := v.p
	switch k {
	case Dst, Src, Both:
		v.index("register", x, int(f.Regs))
	case OptSrc:
		v.opt("register", x, int(f.Regs))
	case Window:
		if x < 0 {
			v.fail("register %d", x)
		}
	case Iterator:
		v.index("register", x, int(f.Regs)-2)
	case ConstIx:
		v.index("constant", x, len(p.Consts))
	case FuncIx:
		v.index("function", x, len(p.Funcs))
	case TextIx:
		v.index("text", x, len(p.Texts))
	case StringIx:
		v.str(x)
	case TypeIx:
		v.typ(x)
	case OptTypeIx:
		v.opt("type", x, len(p.Types))
	case AttrIx:
		v.index("attribute", x, len(p.Attrs))
	case GameSlot:
		v.index("class", p.GameClass, len(p.Classes))
		if v.err == nil {
			v.index("slot", x, int(p.Classes[p.GameClass].Stride))
		}
	case PieceSlot:
		v.index("slot", x, PieceUser+int(p.PieceSize))
	case GameField:
		v.fieldOf(x, func(r Role) bool { return r == RoleGame })
	case VarField:
		v.fieldOf(x, func(r Role) bool { return r != RoleGame && r != RolePiece && r != RoleRecord })
	case PieceField:
		v.fieldOf(x, func(r Role) bool { return r == RolePiece })
	case RecField:
		v.fieldOf(x, func(r Role) bool { return r == RoleRecord })
	case AnyField:
		v.index("field", x, len(p.Fields))
	case OptionIx:
		v.index("option", x, len(p.Options))
	case ValueIx:
		v.index("value", x, len(p.Values))
	case ModIx:
		v.index("modifier", x, int(p.Modifiers))
	case MovementIx:
		v.index("movement", x, len(p.Movements))
	case RollIx:
		v.index("roll", x, len(p.Rolls))
	case CreateIx:
		v.index("create", x, len(p.Creates))
	case ChooseIx:
		v.index("choice", x, len(p.Chooses))
	case OfferIx:
		v.index("menu", x, len(p.Offers))
	case ScanIx:
		v.index("scan", x, len(p.Scans))
	case BuiltinID:
		if row := builtin.ByID(x); row == nil || row.Code == nil {
			v.fail("builtin %d has no code", x)
		}
	case PlaceIx:
		v.index("place", x, len(p.Places))
	case SourceIx:
		if Source(x) < OverList || Source(x) > OverAdjacent {
			v.fail("source %d is unknown", x)
		}
	case Jump, Back:
		if x < f.Start || x >= f.End {
			v.fail("a jump leaves the function")
		}
	}
}

// fieldOf is a field of a class of a fitting role.
func (v *verifier) fieldOf(x int32, fits func(Role) bool) {
	v.index("field", x, len(v.p.Fields))
	if v.err == nil && !fits(v.p.Classes[v.p.Fields[x].Class].Role) {
		v.fail("field %d is of another kind of class", x)
	}
}

func (v *verifier) create(in Instr) {
	c := &v.p.Creates[in.B]
	for _, f := range c.Fields {
		v.fieldOf(f, func(r Role) bool { return in.Op == CREATE && r == RolePiece || in.Op == NEWREC && r == RoleRecord })
		if v.err == nil && in.Op == NEWREC && v.p.Fields[f].Class != c.Class {
			v.fail("field %d is of another record", f)
		}
	}
	v.class(c.Class)
	if v.err == nil && in.Op == NEWREC && v.p.Classes[c.Class].Role != RoleRecord {
		v.fail("class %d is no record", c.Class)
	}
}

func (v *verifier) scan(f *Func, s *Scan) {
	for _, p := range s.Preds {
		switch p.Kind {
		case PredMask:
			v.index("mask", p.X, len(v.p.Masks))
		case PredOwnerIn:
			v.index("register", p.X, int(f.Regs))
		case PredField, PredConst:
			v.operand(f, PieceSlot, p.X)
			if p.Kind == PredField {
				v.index("register", p.Y, int(f.Regs))
			}
			if p.Cmp < EQ || p.Cmp > GE {
				v.fail("%s compares nothing", p.Cmp)
			}
		default:
			v.fail("predicate of unknown kind %d", p.Kind)
		}
	}
}

func (v *verifier) choose(f *Func, c *Choose) {
	n := int(f.Regs)
	v.str(c.Name)
	v.typ(c.Elem)
	v.place(c.Place)
	for _, r := range []int32{c.Result, c.By, c.From, c.Prompt} {
		v.index("register", r, n)
	}
	for _, r := range []int32{c.Count, c.AtLeast, c.Default, c.Secret, c.Pass, c.It, c.Ask} {
		v.opt("register", r, n)
	}
	v.section(f, c.Text)
	v.section(f, c.Appeal)
	if (c.Text >= 0 || c.Appeal >= 0) && c.It < 0 {
		v.fail("a choice has sections and nothing they speak of")
	}
}

func (v *verifier) offer(f *Func, o *Offer) {
	v.index("register", o.To, int(f.Regs))
	v.index("section", o.Prompt-f.Start, int(f.End-f.Start))
	v.opt("register", o.Done, int(f.Regs))
	v.opt("register", o.Actor, int(f.Regs))
	for _, w := range o.With {
		v.str(w.Name)
		v.index("register", w.Reg, int(f.Regs))
	}
	v.place(o.Place)
	for _, a := range o.Actions {
		v.index("action", a, len(v.p.Actions))
	}
	for _, r := range o.Requires {
		v.str(r.Name)
		v.place(r.Place)
		v.index("section", r.That-f.Start, int(f.End-f.Start))
		v.index("section", r.Message-f.Start, int(f.End-f.Start))
	}
}

func (v *verifier) section(f *Func, pc int32) {
	if pc != -1 {
		v.index("section", pc-f.Start, int(f.End-f.Start))
	}
}

// entry marks of flow.
const (
	mainCode uint8 = 1 << iota
	sectionCode
)

// flow follows every way through a function: none may run over its end, END stands in sections only, and a section
// has neither RET nor anything that changes the game.
func (v *verifier) flow(f *Func) {
	if cap(v.seen) < int(f.End-f.Start) {
		v.seen = make([]uint8, f.End-f.Start)
	}
	w := walker{v: v, f: f, seen: v.seen[:f.End-f.Start], work: v.work[:0]}
	clear(w.seen)
	w.visit(f.Start, mainCode)
	for len(w.work) > 0 && v.err == nil {
		s := w.work[len(w.work)-1]
		w.work = w.work[:len(w.work)-1]
		w.run(s.pc, s.mark)
	}
	v.work = w.work
}

// walker goes through a function from its entry and from every section.
type walker struct {
	v    *verifier
	f    *Func
	seen []uint8
	work []entry
}

type entry struct {
	pc   int32
	mark uint8
}

func (w *walker) visit(pc int32, mark uint8) {
	switch {
	case pc < w.f.Start || pc >= w.f.End:
		w.v.fail("code runs over the end of its function")
	case w.seen[pc-w.f.Start]&mark == 0:
		w.seen[pc-w.f.Start] |= mark
		w.work = append(w.work, entry{pc, mark})
	}
}

// run follows the code until it ends or was seen, and leaves the other ways for later.
// run follows code from an instruction on until it ends or comes to where it has been.
func (w *walker) run(pc int32, mark uint8) {
	v, code, seen := w.v, w.v.p.Code[w.f.Start:w.f.End], w.seen
	asked := mark == sectionCode || w.f.Pure
	for i := int(pc - w.f.Start); ; {
		in := &code[i]
		if asked && in.Op >= CALL {
			v.harmless(in)
		}
		ends := turns[in.Op] && w.turn(in, mark)
		if v.err != nil {
			v.err = errorAt(w.f.Start+int32(i), in.Op, v.err)
			return
		}
		if i++; ends {
			return
		}
		if i == len(code) {
			v.fail("code runs over the end of its function")
			return
		}
		if seen[i]&mark != 0 {
			return
		}
		seen[i] |= mark
	}
}

// turns are the opcodes after which code may go on elsewhere, or not at all.
var turns = func() (s [numOps]bool) {
	for op := range s {
		s[op] = jumpIn[op] > 0
	}
	for _, op := range []Op{LOOP, FAIL, RET, END, CHOOSE, OFFER} {
		s[op] = true
	}
	return s
}()

// turn visits where an instruction may go on besides the next, and says whether it never goes on there.
func (w *walker) turn(in *Instr, mark uint8) bool {
	if to, jumps := in.target(); jumps {
		w.visit(to, mark)
	}
	switch in.Op {
	case JMP, FAIL:
		return true
	case LOOP:
		w.visit(in.A, mark)
		return true
	case RET:
		if mark == sectionCode {
			w.v.fail("a section leaves its function")
		}
		return true
	case END:
		if mark == mainCode {
			w.v.fail("END stands outside a section")
		}
		return true
	case CHOOSE:
		c := &w.v.p.Chooses[in.A]
		for _, pc := range [...]int32{c.Text, c.Appeal} {
			if pc >= 0 {
				w.visit(pc, sectionCode)
			}
		}
	case OFFER:
		o := &w.v.p.Offers[in.A]
		w.visit(o.Prompt, sectionCode)
		for _, r := range o.Requires {
			w.visit(r.That, sectionCode)
			w.visit(r.Message, sectionCode)
		}
	}
	return false
}

// harmless holds code that may be run at any time.
func (v *verifier) harmless(in *Instr) {
	if Effect(in.Op) {
		v.fail("code that is only asked changes the game")
	}
	if in.Op == CALL && !v.p.Funcs[in.B].Pure {
		v.fail("code that is only asked calls function %d, which may change the game", in.B)
	}
}

// Effect says whether an opcode changes the game or asks somebody.
func Effect(op Op) bool {
	switch op {
	case GSET, VSET, PSET, FSET:
		return true
	}
	return op >= DEFAULTS && op < WATCH
}
