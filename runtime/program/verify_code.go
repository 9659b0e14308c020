package program

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/runtime/builtin"
)

// function verifies the code of one function.
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
	v.setBounds(f)
	v.registers(f, p.Waits)
	v.cacheable(f)
	for pc := f.Start; pc < f.End && v.err == nil; pc++ {
		v.instr(f, pc)
	}
	if v.err == nil {
		v.flow(f)
	}
}

// bounds are the values that an operand may have: n values from lo on.
type bounds struct{ lo, n int32 }

// MinImm and MaxImm are the bounds of a number that is an operand. Other numbers are in Consts. The largest int32 is
// excluded, so that bounds.n does not overflow.
const (
	MinImm = math.MinInt32
	MaxImm = math.MaxInt32 - 1
)

// tableBounds sets the bounds of operands that are indexes of tables. With them, verifying an instruction takes only
// three comparisons; operand is called only to word an error.
func (v *verifier) tableBounds() {
	p := v.p
	slots := p.ClassAt(p.GameClass).Stride
	v.bounds = [numOperands]bounds{
		Unused: {MinImm, -1}, Imm: {MinImm, -1}, Window: {0, math.MaxInt32}, Window3: {0, math.MaxInt32},
		Window4: {0, math.MaxInt32}, ConstIx: {0, int32(len(p.Consts))}, FuncIx: {0, int32(len(p.Funcs))},
		TextIx: {0, int32(len(p.Texts))}, StringIx: {0, int32(len(p.Strings))}, WinnerIx: {-1, int32(len(p.Types)) + 1},
		AttrIx: {0, int32(len(p.Attrs))}, GameSlot: {0, slots}, PieceSlot: {0, PieceUser + p.PieceSize},
		GameField: {0, int32(len(p.Fields))}, VarField: {0, int32(len(p.Fields))}, PieceField: {0, int32(len(p.Fields))},
		RecField: {0, int32(len(p.Fields))}, AnyField: {0, int32(len(p.Fields))}, ClassIx: {0, int32(len(p.Classes))},
		OptionIx: {0, int32(len(p.Options))}, ValueIx: {0, int32(len(p.Values))}, ModIx: {0, p.Modifiers},
		MovementIx: {0, int32(len(p.Movements))}, RollIx: {0, int32(len(p.Rolls))}, CreatePieceIx: {0, int32(len(p.Creates))},
		CreateRecordIx: {0, int32(len(p.Creates))}, ChooseIx: {0, int32(len(p.Chooses))},
		DefaultIx: {0, int32(len(p.Chooses))}, OfferIx: {0, int32(len(p.Offers))}, ScanIx: {0, int32(len(p.Scans))},
		BuiltinID: {0, math.MaxInt32}, SourceIx: {0, int32(numSources)}, PlaceIx: {0, int32(len(p.Places))},
	}
}

// setBounds sets the bounds of operands that depend on the function.
func (v *verifier) setBounds(f *Func) {
	for _, k := range [...]Operand{Dst, DstNext, DstJump, Both, Src, Copied, Pushed, Presence, Thing} {
		v.bounds[k] = bounds{0, f.Regs}
	}
	v.bounds[OptSrc] = bounds{-1, f.Regs + 1}
	v.bounds[NewIterator] = bounds{0, max(f.Regs-2, 0)}
	v.bounds[Iterator] = v.bounds[NewIterator]
	for _, k := range [...]Operand{Jump, Catch, Back} {
		v.bounds[k] = bounds{f.Start, f.End - f.Start}
	}
}

func (v *verifier) fits(k Operand, x int32) bool {
	b := v.bounds[k]
	return uint32(x-b.lo) < uint32(b.n)
}

// instr checks the operands of an instruction against the row of its opcode.
func (v *verifier) instr(f *Func, pc int32) {
	p, in := v.p, &v.p.Code[pc]
	if in.Op < 0 || in.Op >= numOps {
		v.fail("instruction %d has no opcode", pc)
		return
	}
	if k := in.Op.kinds(); !v.fits(k[0], in.A) || !v.fits(k[1], in.B) || !v.fits(k[2], in.C) {
		in.Operands(func(k Operand, x *int32) { v.operand(k, *x) })
	} else if special[in.Op] {
		v.checkSpecial(f, pc, in)
	}
	if v.err != nil {
		v.err = errorAt(pc, p.Code[pc].Op, v.err)
	}
}

// special is true for opcodes for which the bounds of the operands are not enough.
var special = byOp(func(op Op) bool { return judged[op] || jumpIn[op] > 0 || windows[op].used })

// judged is true for opcodes with an operand of a kind that checkSpecial checks.
var judged = withOperand(GameField, VarField, PieceField, RecField, Back, RollIx, BuiltinID, CreatePieceIx,
	CreateRecordIx, ChooseIx, DefaultIx, OfferIx,
	ScanIx, WinnerIx, ValueIx)

// jumpIn has, for each opcode, the number from 1 of the operand that is a position ahead, or 0 if there is none.
var jumpIn = byOp(func(op Op) int { return slices.IndexFunc(kinds[op][:], Operand.Ahead) + 1 })

// target returns the position ahead to which an instruction may jump, if it may.
func (i *Instr) target() (int32, bool) {
	if n := jumpIn[i.Op]; n > 0 {
		return i.values()[n-1], true
	}
	return 0, false
}

// checkSpecial checks what the bounds of the operands do not cover.
func (v *verifier) checkSpecial(f *Func, pc int32, in *Instr) {
	p := v.p
	if to, jumps := in.target(); jumps && to <= pc {
		v.fail("a jump goes backwards without counting as a step") // only LOOP may, because it counts as a step
		return
	}
	if start, n := p.WindowOf(*in); n > 0 && (start < 0 || start > f.Regs-n) {
		v.fail("registers %d to %d are not in the function", start, int64(start)+int64(n)-1)
		return
	}
	if !judged[in.Op] {
		return
	}
	values := in.values()
	for i, k := range in.Op.kinds() {
		switch x := values[i]; k {
		case Back:
			if x > pc {
				v.fail("a loop does not go backwards")
			}
		case GameField:
			v.fieldOf(x, func(r Role) bool { return r == RoleGame })
		case VarField:
			v.fieldOf(x, func(r Role) bool { return r != RoleGame && r != RolePiece && r != RoleRecord })
		case PieceField:
			v.fieldOf(x, func(r Role) bool { return r == RolePiece })
		case RecField:
			v.fieldOf(x, func(r Role) bool { return r == RoleRecord })
		case BuiltinID:
			if row := builtin.ByID(x); row == nil || row.Code == nil {
				v.fail("builtin %d has no code", x)
			}
		case CreatePieceIx:
			v.create(&p.Creates[x], RolePiece)
		case CreateRecordIx:
			v.create(&p.Creates[x], RoleRecord)
		case ValueIx:
			if p.Funcs[p.Values[x].Fn].Params != 2 {
				v.fail("value %d needs a context and cannot be read with VALUE", x)
			}
		case ScanIx:
			v.scan(f, &p.Scans[x])
			if p.Scans[x].List && in.B < 0 {
				v.fail("a scan of a list has no list")
			}
		case ChooseIx:
			v.choose(f, &p.Chooses[x])
		case DefaultIx:
			v.choose(f, &p.Chooses[x])
			if v.err == nil && p.Chooses[x].Default < 0 {
				v.fail("a choice without default")
			}
		case RollIx:
			v.section(f, p.Rolls[x].Seers)
		case OfferIx:
			v.offer(f, &p.Offers[x])
		case WinnerIx:
			if in.A >= 0 {
				v.winner(x)
			}
		}
	}
}

// operand records the error for an operand that is out of bounds.
func (v *verifier) operand(k Operand, x int32) {
	if v.fits(k, x) {
		return
	}
	if k.Position() {
		v.fail("a jump leaves the function")
		return
	}
	v.fail("%s %d is not one of %d", k, x, v.bounds[k].n+v.bounds[k].lo)
}

// fieldOf checks that a field belongs to a class whose role fits accepts.
func (v *verifier) fieldOf(x int32, fits func(Role) bool) {
	v.index("field", x, len(v.p.Fields))
	if v.err == nil && !fits(v.p.Classes[v.p.Fields[x].Class].Role) {
		v.fail("field %d is of another kind of class", x)
	}
}

// create checks the fields that an instruction sets in the pieces or the record that it creates.
func (v *verifier) create(c *Create, role Role) {
	for _, f := range c.Fields {
		v.fieldOf(f, func(r Role) bool { return r == role })
		if v.err == nil && role == RoleRecord && v.p.Fields[f].Class != c.Class {
			v.fail("field %d is of another record", f)
		}
	}
	v.class(c.Class)
	if v.err == nil && role == RoleRecord && v.p.Classes[c.Class].Role != RoleRecord {
		v.fail("class %d is not a class of records", c.Class)
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
			v.index("slot", p.X, PieceUser+int(v.p.PieceSize))
			if p.Kind == PredField {
				v.index("register", p.Y, int(f.Regs))
			}
			if p.Cmp < EQ || p.Cmp > GE {
				v.fail("%s is not a comparison", p.Cmp)
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
	for _, r := range []int32{c.Count, c.AtLeast, c.Default, c.Secret, c.Pass, c.It, c.Ask, c.Those} {
		v.opt("register", r, n)
	}
	v.section(f, c.Text)
	v.section(f, c.Appeal)
	v.section(f, c.That)
	v.section(f, c.Message)
	if (c.That >= 0 || c.Message >= 0) && c.Those < 0 {
		v.fail("a choice has a condition and no register for the combination")
	}
	if (c.Text >= 0 || c.Appeal >= 0) && c.It < 0 {
		v.fail("a choice has sections and no register for the element")
	}
}

func (v *verifier) offer(f *Func, o *Offer) {
	v.index("register", o.To, int(f.Regs))
	if o.Sealed && !o.ToSet {
		v.fail("a sealed offer is made to one player")
	}
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

// Marks of flow: where an instruction has been reached from.
const (
	mainCode uint8 = 1 << iota
	sectionCode
)

// flow follows every path through a function. No path may run past its end, END may be used only in sections, and a
// section may neither return nor change the game.
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

// walker follows the code of a function from its entry and from the start of each section.
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
		w.v.fail("code runs past the end of its function")
	case w.seen[pc-w.f.Start]&mark == 0:
		w.seen[pc-w.f.Start] |= mark
		w.work = append(w.work, entry{pc, mark})
	}
}

// run follows code from an instruction until it ends or reaches an instruction already seen.
func (w *walker) run(pc int32, mark uint8) {
	v, code, seen := w.v, w.v.p.Code[w.f.Start:w.f.End], w.seen
	asked := mark == sectionCode || w.f.Pure
	for i := int(pc - w.f.Start); ; {
		in := &code[i]
		if asked && impure[in.Op] {
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
			v.fail("code runs past the end of its function")
			return
		}
		if seen[i]&mark != 0 {
			return
		}
		seen[i] |= mark
	}
}

// turns is true for opcodes after which execution ends, or may continue elsewhere than at the next instruction, or
// whose decision has sections.
var turns = byOp(func(op Op) bool { return Ops[op].Leaves || forking[op] })

// elsewhere is true for opcodes after which execution may continue, or sections run, at positions other than the one
// that target returns.
var elsewhere = withOperand(Back, ChooseIx, RollIx, OfferIx)

// impure is true for opcodes that are forbidden, or restricted, in code that must not change the game.
var impure = byOp(func(op Op) bool { return !op.Pure() || slices.Contains(kinds[op][:], FuncIx) })

// turn visits the positions, other than the next instruction, at which execution may continue. It reports whether
// execution never continues with the next instruction.
func (w *walker) turn(in *Instr, mark uint8) bool {
	if to, jumps := in.target(); jumps {
		w.visit(to, mark)
	}
	if elsewhere[in.Op] {
		w.elsewhere(in, mark)
	}
	switch {
	case in.Op == RET && mark == sectionCode:
		w.v.fail("a section leaves its function")
	case in.Op == END && mark == mainCode:
		w.v.fail("END is outside a section")
	}
	return Ops[in.Op].Leaves
}

// elsewhere visits the positions that target does not return: where a loop begins again, and sections.
func (w *walker) elsewhere(in *Instr, mark uint8) {
	values := in.values()
	for i, k := range in.Op.kinds() {
		if k == Back {
			w.visit(values[i], mark)
		}
		w.v.p.VisitSections(k, values[i], func(section *int32) {
			if *section >= 0 {
				w.visit(*section, sectionCode)
			}
		})
	}
}

// harmless checks that an instruction does not change the game.
func (v *verifier) harmless(in *Instr) {
	if !in.Op.Pure() {
		v.fail("code that must not change the game has %s", in.Op)
	}
	if fn, calls := in.Find(FuncIx); calls && !v.p.Funcs[fn].Pure {
		v.fail("code that must not change the game calls function %d, which may", fn)
	}
}
