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

// Two states from which everything goes on alike need not be equal cell by cell: registers that are not read any
// more, and the position of a list in the arena, differ by how the state came about. waits records for every
// instruction where a frame may wait which registers still matter and what they hold, as the stack maps of a garbage
// collector do.

// kind is what a register holds at some point of the code.
type kind uint8

const (
	unset   kind = iota // no way leads there
	zero                // the number 0, or an empty list
	plain               // a number or a reference: the value tells all
	flat                // a list of plain values
	ranging             // the first register of an iterator over a flat list
	marked              // a top of the arena, or the second or third register of such an iterator
	unsure              // one thing or another
)

// join is what a register holds where two ways meet.
func (k kind) join(o kind) kind {
	switch {
	case k == o || o == unset:
		return k
	case k == unset:
		return o
	case k == zero && (o == plain || o == flat):
		return o
	case o == zero && (k == plain || k == flat):
		return k
	}
	return unsure
}

// waits finds out what the frames hold that may wait.
func waits(p *program.Program) {
	gameField, pieceField := p.FieldsBySlot(p.GameClass), p.FieldsBySlot(p.PieceClass)
	functions := make([]int, 0, len(p.Funcs))
	for i := range p.Funcs {
		if !p.Funcs[i].Pure {
			functions = append(functions, i)
		}
	}
	slices.SortFunc(functions, func(a, b int) int { return cmp.Compare(p.Funcs[a].Start, p.Funcs[b].Start) })
	of := make([][]program.Wait, len(functions))
	parallel.Do(len(functions), func(pieces iter.Seq[int]) {
		for i := range pieces {
			f := &p.Funcs[functions[i]]
			of[i] = (&flow{p: p, f: f, code: p.Code[f.Start:f.End], gameField: gameField, pieceField: pieceField}).waits()
		}
	})
	p.Waits = slices.Concat(of...)
	p.Rules.Waits = 0
	for _, w := range p.Waits {
		if w.PC < p.Rules.Code {
			p.Rules.Waits++
		}
	}
}

// flow follows what the registers of a function hold.
type flow struct {
	p                     *program.Program
	f                     *program.Func
	code                  []program.Instr
	gameField, pieceField []int32
	pushed                kind // what is put into the lists that it builds
}

// waits returns where the function may wait and what is known of its registers there.
func (fl *flow) waits() []program.Wait {
	if !slices.ContainsFunc(fl.code, func(in program.Instr) bool { return fl.p.MayWait(&in) }) {
		return nil
	}
	var out []program.Wait
	before := fl.before()
	live := fl.p.Live(fl.code, fl.f.Start, int(fl.f.Regs))
	for pc := range fl.code {
		if !fl.p.MayWait(&fl.code[pc]) {
			continue
		}
		if regs, known := fl.regs(pc, before[pc], live); known {
			out = append(out, program.Wait{PC: fl.f.Start + int32(pc), Regs: regs})
		}
	}
	return out
}

// regs lists the registers that may be read after an instruction and what they hold; the second result is false where
// that is not known of one of them. The register that the instruction itself is going to write does not count.
func (fl *flow) regs(pc int, before []kind, live *program.Liveness) ([]int32, bool) {
	dst, _ := fl.code[pc].Find(program.Dst)
	if program.Ops[fl.code[pc].Op].A != program.Dst {
		dst = -1
	}
	var out []int32
	for r, k := range before {
		if int32(r) == dst || !live.IsLiveAfter(pc, int32(r)) {
			continue
		}
		switch k {
		case zero, plain:
			out = append(out, program.PackReg(int32(r), program.RegValue))
		case flat:
			out = append(out, program.PackReg(int32(r), program.RegList))
		case ranging:
			out = append(out, program.PackReg(int32(r), program.RegIterator))
		case marked: // tells nothing
		default:
			return nil, false
		}
	}
	return out, true
}

// before computes what the registers hold before each instruction. It goes over the code from the beginning to the
// end until nothing changes, and looks again only at instructions before which something did.
func (fl *flow) before() [][]kind {
	p, f, code, regs := fl.p, fl.f, fl.code, int(fl.f.Regs)
	cells := make([]kind, (len(code)+2)*regs)
	before := make([][]kind, len(code)+1)
	for i := range before {
		before[i] = cells[i*regs : (i+1)*regs : (i+1)*regs]
	}
	after := cells[(len(code)+1)*regs:]
	for r := range before[0] {
		before[0][r] = zero // registers begin as 0
	}
	for r := range int(f.Params) {
		before[0][r] = plain
		if len(f.Held) > r {
			before[0][r] = fl.ofType(f.Held[r])
		}
	}
	flags := make([]bool, 2*len(code)+2)
	reached, pending := flags[:len(code)+1], flags[len(code)+1:]
	reached[0], pending[0] = true, true
	var (
		next    int32 // the position after the instruction
		again   bool  // an instruction is pending that the pass has gone over
		written int32
		value   kind
		jumping bool
	)
	join := func(pc int32) {
		j := int(pc - f.Start)
		if j < 0 || j > len(code) {
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
			fl.effect(&code[i], after)
			if fl.pushed != pushed { // the end of a list may come in the code before what is put into it
				copy(pending, reached)
				again = true
			}
			written, value, jumping = fl.onOneWay(&code[i], after)
			next = f.Start + int32(i) + 1
			p.Successors(&code[i], next-1, goOn)
		}
	}
	return before
}

// effect changes k to what the registers hold after an instruction.
func (fl *flow) effect(in *program.Instr, k []kind) {
	row := &program.Ops[in.Op]
	for i, o := range [...]program.Operand{row.A, row.B, row.C} {
		switch x := [...]int32{in.A, in.B, in.C}[i]; o {
		case program.NewIterator:
			first, rest := plain, plain
			if source, _ := in.Find(program.SourceIx); program.Source(source) == program.OverList {
				first, rest = ranging, marked
				if list, _ := fl.p.WindowOf(*in); k[list] != flat && k[list] != zero {
					first, rest = unsure, unsure
				}
			}
			k[x], k[x+1], k[x+2] = first, rest, rest
		case program.Pushed:
			fl.pushed = fl.pushed.join(k[x])
		case program.ChooseIx, program.DefaultIx:
			c := &fl.p.Chooses[x]
			result := fl.ofType(c.Elem)
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

// onOneWay returns the register that an instruction writes on one of its two ways only, what it writes there, and
// whether that is the way on which it jumps. The register is -1 where there is none.
func (fl *flow) onOneWay(in *program.Instr, k []kind) (reg int32, written kind, jumping bool) {
	if reg, ok := in.Find(program.DstNext); ok {
		if it, _ := in.Find(program.Iterator); k[it] == unsure {
			return reg, unsure, false
		}
		return reg, plain, false
	}
	if reg, ok := in.Find(program.DstJump); ok {
		return reg, plain, true
	}
	return -1, unset, false
}

// result is what an instruction writes to its Dst.
func (fl *flow) result(in *program.Instr, k []kind) kind {
	switch program.Ops[in.Op].Gives {
	case program.GivesNumber:
		return plain
	case program.GivesCopy:
		from, _ := in.Find(program.Copied)
		return k[from]
	case program.GivesNamed:
		return fl.named(in, k)
	case program.GivesList:
		return flat
	case program.GivesBuilt:
		return listOf(fl.pushed)
	case program.GivesElement:
		if k[in.B] == flat {
			return plain
		}
	case program.GivesMark:
		return marked
	}
	return unsure
}

// named is the kind of what an operand names.
func (fl *flow) named(in *program.Instr, k []kind) kind {
	p, out := fl.p, plain
	in.Operands(func(o program.Operand, x *int32) {
		switch o {
		case program.Imm:
			if *x == 0 {
				out = zero
			}
		case program.ConstIx:
			if value.Static(p.Consts[*x]) {
				out = flat
			}
		case program.FuncIx:
			out = fl.ofType(p.Funcs[*x].Result)
		case program.ValueIx:
			out = fl.ofType(p.Values[*x].Type)
		case program.AttrIx:
			out = fl.ofType(p.Attrs[*x].Type)
		case program.VarField, program.RecField:
			out = fl.ofType(p.Fields[*x].Type)
		case program.GameSlot:
			out = fl.ofSlot(fl.gameField, *x)
		case program.PieceSlot:
			out = fl.ofSlot(fl.pieceField, *x)
		case program.RollIx:
			switch p.Rolls[*x].Mode {
			case program.RollFaces, program.RollPick:
				out = flat
			}
		case program.BuiltinID:
			out = fl.builtin(*x, in, k)
		}
	})
	return out
}

// builtin is the kind of a builtin's result, by its row.
func (fl *flow) builtin(id int32, in *program.Instr, k []kind) kind {
	row := builtin.ByID(id)
	if row == nil {
		return unsure
	}
	lists := zero
	from, n := fl.p.WindowOf(*in)
	for i := range n {
		if a := k[from+i]; a != plain {
			lists = lists.join(a)
		}
	}
	switch r := row.Result; {
	case r.Word == "S" || r.Word == "list" && r.Elem().IsVariable():
		if lists == zero && r.Word == "S" {
			return plain
		}
		if lists == flat || lists == zero {
			return flat
		}
	case r.Word == "optional":
		if lists == flat || lists == zero {
			return plain
		}
	case r.Word == "list":
		return flat
	case r.Word == "bool", r.Word == "int", r.Word == "N":
		return plain
	}
	return unsure
}

// listOf is the kind of a list whose elements are of kind k.
func listOf(k kind) kind {
	if k == plain || k == zero || k == unset {
		return flat
	}
	return unsure
}

// ofSlot is the kind of what a slot holds.
func (fl *flow) ofSlot(fields []int32, slot int32) kind {
	if int(slot) < len(fields) && fields[slot] >= 0 {
		return fl.ofType(fl.p.Fields[fields[slot]].Type)
	}
	return plain
}

// ofType is the kind of a value of type t.
func (fl *flow) ofType(t int32) kind {
	if t < 0 || int(t) >= len(fl.p.Types) {
		return plain
	}
	switch typ := fl.p.Types[t]; typ.Kind {
	case program.TText:
		return unsure
	case program.TList:
		return listOf(fl.ofType(typ.Elem))
	}
	return plain
}
