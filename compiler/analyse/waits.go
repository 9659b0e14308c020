package analyse

import (
	"cmp"
	"iter"
	"slices"

	"github.com/scenario-lang/scenario/internal/parallel"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// States that continue in the same way need not be equal cell by cell: registers that are not read any more, the
// position of a list in the arena, and which of several equal pieces a reference leads to depend on how the state
// came about. waits records, for every instruction where a frame may wait, which registers are still read and what
// they hold, like the stack maps of a garbage collector.

// kind is what a register holds at a point in the code: a shape, and the kind of its plain values.
type kind uint8

// Shapes.
const (
	unset   kind = iota // not reachable
	zero                // the number 0, or an empty list
	plain               // a number or a reference, which needs nothing else to be compared
	flat                // a list of plain values
	ranging             // the first register of an iterator over a flat list
	marked              // a position in the arena, or the second or third register of such an iterator
	unsure              // differs between paths
	shapes  = 7
)

// Kinds of plain values. Without any of these bits the value is none, or the list is empty; with several of them it
// is not known.
const (
	number kind = 8 << iota // anything but a reference to a piece
	piece                   // a reference to a piece
	over                    // the source of an iterator over pieces

	things = number | piece
)

// shape returns the shape of k. as returns k with another shape.
func (k kind) shape() kind        { return k & shapes }
func (k kind) as(shape kind) kind { return shape | k&^shapes }

// join returns what a register holds where two paths meet.
func (k kind) join(o kind) kind {
	a, b := k.shape(), o.shape()
	switch {
	case b == unset:
		return k
	case a == unset:
		return o
	case a == unsure || b == unsure:
		return unsure
	case a == b:
		return k | o
	case a == zero && (b == plain || b == flat):
		return o
	case b == zero && (a == plain || a == flat):
		return k
	}
	return unsure
}

// findWaits records what frames hold where they may wait.
func findWaits(p *program.Program) {
	gameField, pieceField := p.FieldsBySlot(p.GameClass), p.FieldsBySlot(p.PieceClass)
	functions := make([]int, 0, len(p.Funcs))
	for i := range p.Funcs {
		if !p.Funcs[i].Pure {
			functions = append(functions, i)
		}
	}
	slices.SortFunc(functions, func(a, b int) int { return cmp.Compare(p.Funcs[a].Start, p.Funcs[b].Start) })
	of, refs := make([][]program.Wait, len(functions)), make([][]program.Wait, len(functions))
	rolls := rolling(p)
	parallel.Do(len(functions), func(pieces iter.Seq[int]) {
		for i := range pieces {
			f := &p.Funcs[functions[i]]
			fl := &flow{p: p, fn: functions[i], f: f, code: p.Code[f.Start:f.End], gameField: gameField, pieceField: pieceField}
			of[i], refs[i] = fl.waits(rolls)
		}
	})
	p.Waits, p.Refs = slices.Concat(of...), slices.Concat(refs...)
	p.Rules.Waits = 0
	for _, w := range p.Waits {
		if w.PC < p.Rules.Code {
			p.Rules.Waits++
		}
	}
}

// flow analyses what the registers of a function hold.
type flow struct {
	p                     *program.Program
	fn                    int
	f                     *program.Func
	code                  []program.Instr
	gameField, pieceField []int32
	pushed                kind // elements pushed onto the lists that the function builds
}

// rolling returns which functions roll, or call one that does.
func rolling(p *program.Program) []bool {
	rolls := make([]bool, len(p.Funcs))
	for again := true; again; {
		again = false
		for i := range p.Funcs {
			if f := &p.Funcs[i]; !rolls[i] && !f.Pure &&
				slices.ContainsFunc(p.Code[f.Start:f.End], func(in program.Instr) bool { return mayRoll(&in, rolls) }) {
				rolls[i], again = true, true
			}
		}
	}
	return rolls
}

// mayRoll reports whether a frame may wait for dice at an instruction.
func mayRoll(in *program.Instr, rolls []bool) bool {
	fn, calls := in.Find(program.FuncIx)
	return in.Op == program.ROLL || in.Op == program.VOLLEY || calls && rolls[fn]
}

// waits returns where the function may wait and what is known of its registers there, and in refs, for where it may
// wait for dice, which of these refer to pieces.
func (fl *flow) waits(rolls []bool) (out, refs []program.Wait) {
	if !slices.ContainsFunc(fl.code, func(in program.Instr) bool { return fl.p.MayWait(&in) }) {
		return nil, nil
	}
	before := fl.computeEntries()
	live := fl.p.Live(fl.code, fl.f.Start, int(fl.f.Regs))
	for pc := range fl.code {
		in := &fl.code[pc]
		if !fl.p.MayWait(in) {
			continue
		}
		regs, pieces, known := fl.regs(pc, before[pc], live)
		if known == unknown {
			continue
		}
		out = append(out, program.Wait{PC: fl.f.Start + int32(pc), Regs: regs})
		if known == knownPieces && mayRoll(in, rolls) {
			refs = append(refs, program.Wait{PC: fl.f.Start + int32(pc), Regs: pieces})
		}
	}
	return out, refs
}

// How much is known of the registers of a waiting frame.
const (
	unknown = iota
	knownShapes
	knownPieces // and which of them refer to pieces
)

// regs lists the registers that may be read after an instruction, with what they hold, and those of them that refer
// to pieces. The register that the instruction itself writes is not included.
func (fl *flow) regs(pc int, before []kind, live *program.Liveness) (regs, pieces []int32, known int) {
	dst, _ := fl.code[pc].Find(program.Dst)
	if program.Ops[fl.code[pc].Op].A != program.Dst {
		dst = -1
	}
	known = knownPieces
	for r, k := range before {
		if int32(r) == dst || !live.IsLiveAfter(pc, int32(r)) {
			continue
		}
		held := program.RegValue
		switch k.shape() {
		case zero, plain:
		case flat:
			held = program.RegList
		case ranging:
			held = program.RegIterator
		case marked: // irrelevant for comparing states
			continue
		default:
			return nil, nil, unknown
		}
		reg := program.PackReg(int32(r), held)
		regs = append(regs, reg)
		switch k & things {
		case piece:
			pieces = append(pieces, reg)
		case things:
			known = knownShapes
		}
	}
	return regs, pieces, known
}

// computeEntries computes what the registers hold before each instruction. It goes over the code until nothing
// changes, and visits an instruction again only if something before it has changed.
func (fl *flow) computeEntries() [][]kind {
	p, f, code, regs := fl.p, fl.f, fl.code, int(fl.f.Regs)
	cells := make([]kind, (len(code)+2)*regs)
	before := make([][]kind, len(code)+1)
	for i := range before {
		before[i] = cells[i*regs : (i+1)*regs : (i+1)*regs]
	}
	after := cells[(len(code)+1)*regs:]
	for r := range before[0] {
		before[0][r] = zero // registers are 0 at the start
	}
	for r := range int(f.Params) {
		before[0][r] = plain | things
		if len(f.Held) > r {
			before[0][r] = fl.kindOfType(f.Held[r])
		} else if of, known := p.ParamIsPiece(fl.fn, r); known {
			before[0][r] = makePlain(of)
		}
	}
	flags := make([]bool, 2*len(code)+2)
	reached, pending := flags[:len(code)+1], flags[len(code)+1:]
	reached[0], pending[0] = true, true
	var (
		next    int32 // position after the instruction
		again   bool  // an instruction before this one must be visited again
		written int32
		value   kind
		jumping bool
	)
	join := func(pc int32) {
		j := int(pc - f.Start)
		if j < 0 { // execution does not continue
			return
		}
		changed, row := !reached[j], before[j]
		if changed {
			reached[j] = true
			copy(row, after)
		} else {
			for r, k := range after {
				if k != row[r] {
					now := row[r].join(k)
					changed = changed || now != row[r]
					row[r] = now
				}
			}
		}
		if changed {
			pending[j] = true
			again = again || pc < next
		}
	}
	goOn := func(pc int32) {
		if written < 0 || (pc != next) != jumping {
			join(pc)
			return
		}
		old := after[written]
		after[written] = value
		join(pc)
		after[written] = old
	}
	for again = true; again; {
		again = false
		for i := range code {
			if !pending[i] {
				continue
			}
			pending[i] = false
			copy(after, before[i])
			pushed := fl.pushed
			fl.applyEffect(&code[i], after)
			if fl.pushed != pushed { // code may end a list before the code that pushes its elements
				copy(pending, reached)
				again = true
			}
			written, value, jumping = fl.onOneWay(&code[i], after)
			next = f.Start + int32(i) + 1
			p.VisitSuccessors(&code[i], next-1, goOn)
		}
	}
	return before
}

// applyEffect updates k to what the registers hold after an instruction.
func (fl *flow) applyEffect(in *program.Instr, k []kind) {
	row := &program.Ops[in.Op]
	for i, o := range [...]program.Operand{row.A, row.B, row.C} {
		switch x := [...]int32{in.A, in.B, in.C}[i]; o {
		case program.NewIterator:
			k[x], k[x+1], k[x+2] = fl.iterator(in, k)
		case program.Pushed:
			fl.pushed = fl.pushed.join(k[x])
		case program.ChooseIx, program.DefaultIx:
			c := &fl.p.Chooses[x]
			result := fl.kindOfType(c.Elem)
			if c.Count >= 0 {
				result = listOf(result)
			}
			k[c.Result] = result
		}
	}
	if row.A == program.Dst {
		k[in.A] = fl.result(in, k)
	}
}

// iterator returns what the three registers of a new iterator hold.
func (fl *flow) iterator(in *program.Instr, k []kind) (source, at, end kind) {
	of, _ := in.Find(program.SourceIx)
	switch program.Source(of) {
	case program.OverList:
		list, _ := fl.p.WindowOf(*in)
		if s := k[list].shape(); s != flat && s != zero {
			return unsure, unsure, unsure
		}
		return k[list].as(ranging), marked, marked
	case program.OverSpace, program.OverCargo, program.OverPieces:
		return plain | over, plain | things, plain | number // the second is a slot
	case program.OverFound:
		return plain | things, plain | number, plain | number
	}
	return plain | number, plain | number, plain | number
}

// onOneWay returns the register that an instruction writes only if it jumps, or only if it does not; what it writes;
// and which of the two it is. The register is -1 if there is none.
func (fl *flow) onOneWay(in *program.Instr, k []kind) (reg int32, written kind, jumping bool) {
	if reg, ok := in.Find(program.DstNext); ok {
		it, _ := in.Find(program.Iterator)
		switch {
		case k[it].shape() == unsure:
			return reg, unsure, false
		case k[it]&over != 0:
			return reg, plain | piece, false
		}
		return reg, plain | k[it]&things, false
	}
	if reg, ok := in.Find(program.DstJump); ok {
		return reg, plain | number, true
	}
	return -1, unset, false
}

// result returns what an instruction writes to its Dst.
func (fl *flow) result(in *program.Instr, k []kind) kind {
	row := &program.Ops[in.Op]
	switch row.Gives {
	case program.GivesNumber:
		return makePlain(row.OfPieces)
	case program.GivesCopy:
		from, _ := in.Find(program.Copied)
		return k[from]
	case program.GivesNamed:
		return fl.kindNamed(in, k)
	case program.GivesList:
		return makePlain(row.OfPieces).as(flat)
	case program.GivesBuilt:
		return listOf(fl.pushed)
	case program.GivesElement:
		if k[in.B].shape() == flat {
			return k[in.B].as(plain)
		}
	case program.GivesMark:
		return marked
	}
	return unsure
}

// makePlain returns the kind of a reference to a piece, or of another plain value.
func makePlain(isPiece bool) kind {
	if isPiece {
		return plain | piece
	}
	return plain | number
}

// kindNamed returns the kind of what an operand names.
func (fl *flow) kindNamed(in *program.Instr, k []kind) kind {
	p, out := fl.p, plain|number
	in.Operands(func(o program.Operand, x *int32) {
		switch o {
		case program.Imm:
			switch {
			case *x == 0:
				out = zero
			case int64(*x) == value.None:
				out = plain
			}
		case program.ConstIx:
			if c := p.Consts[*x]; value.Static(c) {
				if out = flat | number; value.Len(c) == 0 {
					out = flat
				}
			}
		case program.FuncIx:
			out = fl.kindOfType(p.Funcs[*x].Result)
		case program.ValueIx:
			out = fl.kindOfType(p.Values[*x].Type)
		case program.AttrIx:
			out = fl.kindOfType(p.Attrs[*x].Type)
		case program.VarField, program.RecField:
			out = fl.kindOfType(p.Fields[*x].Type)
		case program.GameSlot:
			out = fl.kindOfSlot(fl.gameField, *x)
		case program.PieceSlot:
			if out = fl.kindOfSlot(fl.pieceField, *x); *x == program.PieceHolder {
				out = plain | piece
			}
		case program.RollIx:
			switch p.Rolls[*x].Mode {
			case program.RollFaces:
				out = flat | number
				if p.Rolls[*x].Listed {
					out = flat | k[in.B]&things
				}
			case program.RollPick:
				out = flat | k[in.B]&things
			case program.RollPickOne:
				out = plain | k[in.B]&things
			}
		case program.BuiltinID:
			out = fl.builtin(*x, in, k)
		}
	})
	return out
}

// builtin returns the kind of a builtin's result, according to its row.
func (fl *flow) builtin(id int32, in *program.Instr, k []kind) kind {
	row := builtin.ByID(id)
	lists, of := zero, kind(0)
	from, n := fl.p.WindowOf(*in)
	for i := range n {
		a := k[from+i]
		if param, ok := row.Param(int(i)); ok && param.Type.Word != "int" {
			of |= a & things
		}
		if a.shape() != plain {
			lists = lists.join(a)
		}
	}
	switch r, shape := row.Result, lists.shape(); {
	case r.Word == "S" || r.Word == "list" && r.Elem().IsVariable():
		if shape == zero && r.Word == "S" {
			return plain | of
		}
		if shape == flat || shape == zero {
			return flat | of
		}
	case r.Word == "list":
		return flat | number
	case r.Word == "bool", r.Word == "int":
		return plain | number
	}
	return unsure
}

// listOf returns the kind of a list with elements of kind k.
func listOf(k kind) kind {
	if s := k.shape(); s == plain || s == zero || s == unset {
		return k.as(flat)
	}
	return unsure
}

// kindOfSlot returns the kind of the value in a slot.
func (fl *flow) kindOfSlot(fields []int32, slot int32) kind {
	return fl.kindOfType(fl.p.Fields[fields[slot]].Type)
}

// kindOfType returns the kind of a value of type t.
func (fl *flow) kindOfType(t int32) kind {
	if t < 0 {
		return plain | things
	}
	switch typ := fl.p.Types[t]; typ.Kind {
	case program.TText:
		return unsure
	case program.TList:
		if typ.Class == fl.p.PieceClass {
			return listOf(fl.kindOfType(typ.Elem)) | things
		}
		return listOf(fl.kindOfType(typ.Elem))
	case program.TRef:
		return makePlain(typ.Class == fl.p.PieceClass)
	}
	return plain | number
}
