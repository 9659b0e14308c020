package program_test

import (
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// The registers of the code that is tested: some for operands, one that tells the way it took, and some for what is
// before and after the instruction.
const (
	operands = 12
	path     = operands
	scratch  = operands + 1
	regs     = operands + 5
)

// around is code that stands before and after an instruction, which means nothing without it.
type around struct{ before, after []program.Instr }

var context = map[program.Op]around{
	program.LPUSH: {before: []program.Instr{{Op: program.LBEGIN, A: scratch}},
		after: []program.Instr{{Op: program.LEND, A: scratch, B: scratch}, {Op: program.LFIRST, A: scratch, B: scratch}}},
	program.LPUSHK: {before: []program.Instr{{Op: program.LBEGIN, A: scratch},
		{Op: program.LPUSHK, A: scratch + 2, B: scratch + 2}}, after: []program.Instr{{Op: program.LSORT, A: scratch,
		B: scratch}, {Op: program.LGET, A: scratch, B: scratch, C: scratch + 2}}},
	program.LEND: {before: []program.Instr{{Op: program.LBEGIN, A: scratch}, {Op: program.ADD, A: 1, B: 1, C: scratch},
		{Op: program.LPUSH, A: path}, {Op: program.LPUSH, A: path}}},
	program.LSORT: {before: []program.Instr{{Op: program.LBEGIN, A: scratch}, {Op: program.ADD, A: 1, B: 1, C: scratch},
		{Op: program.LPUSHK, A: 2, B: 2},
		{Op: program.LPUSHK, A: 3, B: 3}}, after: []program.Instr{{Op: program.LFIRST, A: scratch, B: 0}}},
	program.AMONG: {before: []program.Instr{{Op: program.LBEGIN, A: scratch}, {Op: program.LPUSH, A: 5},
		{Op: program.LEND, A: scratch, B: scratch}, {Op: program.ROLLBEGIN, A: scratch}}},
	program.TEXT: {after: []program.Instr{{Op: program.SAY, A: 0, B: -1}}},
	program.RESET: {before: []program.Instr{{Op: program.LBEGIN, A: scratch}, {Op: program.LPUSH, A: scratch},
		{Op: program.LPUSH, A: scratch}, {Op: program.LEND, A: scratch + 1, B: scratch}},
		after: []program.Instr{{Op: program.LBEGIN, A: scratch}, {Op: program.LPUSH, A: scratch},
			{Op: program.LPUSH, A: scratch},
			{Op: program.LEND, A: scratch, B: scratch}}},
	program.LIMCACHED: {before: []program.Instr{{Op: program.AMONG, A: scratch + 2},
		{Op: program.ROLLBEGIN, A: scratch + 2}, {Op: program.LOADI, A: scratch + 3, B: 2},
		{Op: program.LIMIT, A: scratch + 1, B: 0, C: scratch + 3}}},
	program.ENSURE: {before: []program.Instr{{Op: program.ATTEMPT, A: -1}}},
	program.COMMIT: {before: []program.Instr{{Op: program.ATTEMPT, A: -1}},
		after: []program.Instr{{Op: program.ATTEMPT, A: -1}, {Op: program.COMMIT}}},
	program.ATTEMPT: {after: []program.Instr{{Op: program.ENSURE, A: 3}}},
	program.LIMIT:   {after: []program.Instr{{Op: program.LIMIT, A: scratch, B: 0, C: scratch + 1}}},
	program.ROLLBEGIN: {after: []program.Instr{{Op: program.AMONG, A: scratch},
		{Op: program.LLEN, A: scratch, B: scratch}}},
}

// unrun are the opcodes that run only in a decision, for which TestDecisionsTouch stands in.
var unrun = map[program.Op]bool{program.END: true, program.CHOOSE: true, program.DEFAULTS: true, program.OFFER: true,
	program.GIVEN: true}

// rig runs single instructions in a small game.
type rig struct {
	t               *testing.T
	p               *program.Program
	base            *runtime.Game // where every run begins
	other           map[program.State]*runtime.Game
	g               *runtime.Game
	fn              int
	start           int32
	draw            *rand.Rand
	messages        []string
	pieces, records []int64
	reached         []int64
	// prefix is code that runs before each instruction.
	prefix []program.Instr
	// around replaces what is before and after an instruction.
	around *around
}

const room = 32 // instructions of a probe

func newRig(t *testing.T) *rig {
	built := compiler.Compile(withLists(t), "skirmish", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	p := built.Program.RulesOnly()
	p.Rules = program.Counts{}
	r := &rig{t: t, p: p, draw: rand.New(rand.NewPCG(1, 2))}
	p.Rolls = []program.Roll{{Mode: program.RollFaces, Seers: -1}, {Mode: program.RollAtMost, Seers: -1},
		{Mode: program.RollExactly, Seers: -1}}
	p.Options = []program.Option{{Type: p.Attrs[0].Type, Default: 7, Min: 7, Max: 9}}
	for i := range p.Fields {
		if f := &p.Fields[i]; f.Class == p.GameClass && f.Slot >= program.GameUser {
			f.Min, f.Max = -1, 4 // so that an assignment may fail
		} else if p.Classes[f.Class].Role == program.RoleRecord && p.Types[f.Type].Kind == program.TInt {
			f.Min, f.Max = -1, 4
		}
	}
	r.pad()
	r.fn, r.start = len(p.Funcs), int32(len(p.Code))
	p.Code = append(p.Code, make([]program.Instr, room)...)
	p.Funcs = append(p.Funcs, program.Func{Name: 0, Place: -1, Params: operands, Regs: regs, Start: r.start,
		End: r.start + room, Result: -1, Phase: -1})
	r.reached = make([]int64, len(p.Places))
	r.base, r.g = r.game(nil), r.game(nil)
	r.other = map[program.State]*runtime.Game{
		program.Options: r.game(map[string]int64{p.Strings[p.Options[0].Name]: 8}),
		program.Pieces:  r.base.Clone(), program.Records: r.base.Clone(), program.Fixed: r.base.Clone(),
	}
	r.things()
	return r
}

// withLists is the skirmish with a list in the state of the game, of players and of pieces. Spaces and records have
// one already.
func withLists(t *testing.T) fs.FS {
	src, err := os.ReadFile("../testdata/skirmish/main.hcl")
	if err != nil {
		t.Fatal(err)
	}
	for _, field := range []string{"omen ", "vote ", "hurt "} {
		with := strings.Replace(string(src), " "+field, " "+strings.TrimSpace(field)+"s = list(int)\n"+field, 1)
		if with == string(src) {
			t.Fatalf("the skirmish has no state %q", field)
		}
		src = []byte(with)
	}
	return fstest.MapFS{"skirmish/main.hcl": {Data: src}}
}

// pad gives the tables different lengths, so that an operand that is taken for one of another table leads outside.
func (r *rig) pad() {
	p := r.p
	n := 40
	next := func(have int) int {
		for n++; n < have; n++ {
		}
		return n - have
	}
	p.Consts = append(p.Consts, 1)
	grow(&p.Consts, next(len(p.Consts)))
	grow(&p.Attrs, next(len(p.Attrs)))
	grow(&p.Values, next(len(p.Values)))
	grow(&p.Movements, next(len(p.Movements)))
	grow(&p.Rolls, next(len(p.Rolls)))
	grow(&p.Creates, next(len(p.Creates)))
	grow(&p.Scans, next(len(p.Scans)))
	grow(&p.Options, next(len(p.Options)))
	grow(&p.Texts, next(len(p.Texts)))
	grow(&p.Strings, next(len(p.Strings)))
	grow(&p.Places, next(len(p.Places)))
}

// grow adds n copies of rows that are there.
func grow[T any](s *[]T, n int) {
	for i := range n {
		*s = append(*s, (*s)[i]) // i is always below the length
	}
}

// game is a game that has been set up.
func (r *rig) game(values map[string]int64) *runtime.Game {
	g, err := runtime.NewBare(r.p, 5, runtime.Options{Budget: 20000, Values: values, Reached: r.reached,
		Log: func(l runtime.Line) { r.messages = append(r.messages, fmt.Sprint(l.To, l.Text)) }})
	if err == nil {
		err = g.Setup()
	}
	if err != nil {
		r.t.Fatal(err)
	}
	return g
}

// do runs a few instructions in a game and returns the register that the last of them is about.
func (r *rig) do(g *runtime.Game, result int32, code ...program.Instr) (int64, error) {
	clear(r.p.Code[r.start:])
	copy(r.p.Code[r.start:], append(slices.Clone(code), program.Instr{Op: program.RET, A: result}))
	return g.Eval(r.fn)
}

// things finds the pieces there are, makes records, and changes each of the other games in its own way.
func (r *rig) things() {
	each := func(g *runtime.Game) {
		for i, c := range r.p.Creates {
			if r.p.Classes[c.Class].Role == program.RoleRecord {
				r.do(g, 0, program.Instr{Op: program.NEWREC, A: 0, B: int32(i), C: 1})
				break
			}
		}
	}
	each(r.base)
	for _, g := range r.other {
		each(g)
	}
	var pieces, records []int64
	record := int32(slices.IndexFunc(r.p.Fields, func(f program.Field) bool {
		return r.p.Classes[f.Class].Role == program.RoleRecord
	}))
	for slot := range 16 {
		for gen := range int64(4) {
			h := value.Handle(slot, gen)
			k := int32(len(r.p.Consts) - 1)
			was := r.p.Consts[k]
			r.p.Consts[k] = h
			load := program.Instr{Op: program.LOADK, A: 0, B: k}
			if _, err := r.do(r.base, 1, load, program.Instr{Op: program.PGET, A: 1, B: 0}); err == nil {
				pieces = append(pieces, h)
				for i := range r.p.Fields {
					f := &r.p.Fields[i]
					if f.Class == r.p.PieceClass && f.Slot >= program.PieceUser {
						r.do(r.other[program.Pieces], 1, load, program.Instr{Op: program.LOADI, A: 1, B: 2},
							program.Instr{Op: program.PSET, A: 1, B: 0, C: int32(i)})
					}
				}
				r.do(r.other[program.Pieces], 1, load, program.Instr{Op: program.LOADI, A: 1, B: int32(slot % 3)},
					program.Instr{Op: program.MOVE, A: 0, B: 1})
				if slot%4 == 0 {
					r.do(r.other[program.Pieces], 1, load, program.Instr{Op: program.KILL, A: 0})
				}
			}
			if _, err := r.do(r.base, 1, load, program.Instr{Op: program.FGET, A: 1, B: 0, C: record}); err == nil {
				records = append(records, h)
			}
			r.p.Consts[k] = was
		}
	}
	if len(pieces) == 0 || len(records) == 0 {
		r.t.Fatal("no pieces or records to work with: ", pieces, records)
	}
	for i := range r.p.Fields {
		f := &r.p.Fields[i]
		in := program.Instr{Op: program.VSET, A: 2, B: 1, C: int32(i)}
		switch r.p.Classes[f.Class].Role {
		case program.RolePiece:
			continue
		case program.RoleRecord:
			for _, h := range records {
				k := int32(len(r.p.Consts) - 1)
				was := r.p.Consts[k]
				r.p.Consts[k] = h
				r.do(r.other[program.Records], 1, program.Instr{Op: program.LOADK, A: 0, B: k},
					program.Instr{Op: program.LOADI, A: 1, B: 2}, program.Instr{Op: program.FSET, A: 1, B: 0, C: int32(i)})
				r.p.Consts[k] = was
			}
			continue
		case program.RoleGame:
			in = program.Instr{Op: program.GSET, A: 2, B: int32(i)}
		}
		for m := range int32(3) {
			r.do(r.other[program.Fixed], 1, program.Instr{Op: program.LOADI, A: 1, B: m},
				program.Instr{Op: program.LOADI, A: 2, B: 1 + m%2}, in)
		}
	}
	for _, g := range append(slices.Collect(maps.Values(r.other)), r.base) {
		r.fill(g, pieces, records)
	}
	r.pieces, r.records = pieces, records
	r.p.Arena = append(r.p.Arena, pieces...)
}

// fill puts an element into every list of the state. A list that is in the code would stay there when it is read.
func (r *rig) fill(g *runtime.Game, pieces, records []int64) {
	k := int32(len(r.p.Consts) - 1)
	was := r.p.Consts[k]
	defer func() { r.p.Consts[k] = was }()
	for i := range r.p.Fields {
		f := &r.p.Fields[i]
		if r.p.Types[f.Type].Kind != program.TList {
			continue
		}
		set, members := program.Instr{Op: program.VSET, A: 0, B: 1, C: int32(i)}, []int64{0, 1, 2}
		switch r.p.Classes[f.Class].Role {
		case program.RoleGame:
			set = program.Instr{Op: program.GSET, A: 0, B: int32(i)}
		case program.RolePiece:
			set.Op, members = program.PSET, pieces
		case program.RoleRecord:
			set.Op, members = program.FSET, records
		}
		for _, m := range members {
			r.p.Consts[k] = m
			r.do(g, 0, program.Instr{Op: program.LOADK, A: 1, B: k}, program.Instr{Op: program.LBEGIN, A: 0},
				program.Instr{Op: program.LPUSH, A: 1},
				program.Instr{Op: program.LEND, A: 0, B: 0}, set)
		}
	}
}

// run is what came of one instruction.
type run struct {
	regs     [regs]int64
	err      string
	steps    int64
	game     uint64 // the hash of the state afterwards
	messages string
	reached  int64 // places that were counted
}

// code makes the probe of an instruction: it returns the register result.
func (r *rig) code(in program.Instr, result int32) {
	c := context[in.Op]
	if r.around != nil {
		c = *r.around
	}
	code := []program.Instr{{Op: program.JMP, A: r.start + 3}, {Op: program.LOADI, A: path, B: 3},
		{Op: program.RET, A: result}}
	end := []program.Instr{{Op: program.LOADI, A: path, B: 1}, {Op: program.RET, A: result}}
	jumped := r.start + int32(len(code)+len(r.prefix)+len(c.before)+1+len(c.after)+len(end))
	for _, x := range slices.Concat(r.prefix, c.before, []program.Instr{in}, c.after) {
		x.Operands(func(k program.Operand, v *int32) {
			switch {
			case k.Ahead():
				*v = jumped
			case k == program.Back:
				*v = r.start + 1
			}
		})
		code = append(code, x)
	}
	code = append(append(code, end...), program.Instr{Op: program.LOADI, A: path, B: 2},
		program.Instr{Op: program.RET, A: result})
	clear(r.p.Code[r.start:])
	copy(r.p.Code[r.start:], code)
	for i := r.start + int32(len(code)); int(i) < len(r.p.Code); i++ {
		r.p.Code[i] = program.Instr{Op: program.RET, A: -1}
	}
}

// try runs an instruction in a copy of a game, once for each register that is asked for.
func (r *rig) try(from *runtime.Game, in program.Instr, args [operands]int64, ask []int32) run {
	out := run{}
	for _, k := range append(slices.Clone(ask), path, scratch) {
		r.code(in, k)
		r.g.CopyFrom(from)
		r.messages = r.messages[:0]
		clear(r.reached)
		v, err := r.g.Eval(r.fn, args[:]...)
		if err != nil {
			out.err = err.Error()
			break
		}
		out.regs[k], out.steps = v, r.g.Steps()
	}
	out.game = r.g.Hash()
	if len(r.messages) > 0 {
		out.messages = fmt.Sprint(r.messages)
	}
	for _, n := range r.reached {
		out.reached += n
	}
	return out
}

// size is how many rows the table has that an operand is an index of; 0 for other operands.
func (r *rig) size(k program.Operand) int {
	p := r.p
	switch k {
	case program.ConstIx:
		return len(p.Consts)
	case program.FuncIx:
		return len(p.Funcs)
	case program.TextIx:
		return len(p.Texts)
	case program.StringIx:
		return len(p.Strings)
	case program.AttrIx:
		return len(p.Attrs)
	case program.OptionIx:
		return len(p.Options)
	case program.ValueIx:
		return len(p.Values)
	case program.MovementIx:
		return len(p.Movements)
	case program.RollIx:
		return len(p.Rolls)
	case program.CreatePieceIx, program.CreateRecordIx:
		return len(p.Creates)
	case program.ScanIx:
		return len(p.Scans)
	case program.ClassIx:
		return len(p.Classes)
	case program.PlaceIx:
		return len(p.Places)
	case program.GameField, program.VarField, program.PieceField, program.RecField, program.AnyField:
		return len(p.Fields)
	case program.GameSlot:
		return int(p.Classes[p.GameClass].Stride)
	case program.PieceSlot:
		return program.PieceUser + int(p.PieceSize)
	case program.WinnerIx:
		return len(p.Types)
	case program.SourceIx:
		return len(program.Sources)
	case program.ModIx:
		return int(p.Modifiers)
	case program.BuiltinID:
		return 64
	}
	return 0
}

// instance draws an instruction and the registers for it. The verifier may not accept it.
func (r *rig) instance(op program.Op) (program.Instr, [operands]int64) {
	in := program.Instr{Op: op}
	var args [operands]int64
	for i := range args {
		args[i] = r.value()
	}
	at := int32(0)
	in.Operands(func(k program.Operand, v *int32) {
		switch k {
		case program.Unused, program.Jump, program.Catch, program.Back:
		case program.Window, program.Window3, program.Window4:
			*v = 4
		case program.Iterator, program.NewIterator:
			*v = 9
			iterators := [][]int64{{int64(program.OverRange), 1, 3}, {int64(program.OverSet), 6, 0},
				{int64(program.OverMembers), 0, 2}, {int64(program.OverRange), 3, 1}}
			copy(args[9:], iterators[r.draw.IntN(len(iterators))])
		case program.Imm:
			*v = int32(r.draw.IntN(14)) - 1
		default:
			*v = at
			if n := r.size(k); n > 0 {
				*v = int32(r.draw.IntN(n))
			}
			if k == program.OptSrc && r.draw.IntN(4) == 0 {
				*v = -1
			}
		}
		at++
	})
	switch op {
	case program.LEND, program.LSORT: // how far after the mark: an element is one number, with a key two
		args[1] = int64(r.draw.IntN(2))
		if op == program.LSORT {
			args[1] *= 2
		}
	case program.ROLL, program.VOLLEY: // there is one die, and few values
		if r.draw.IntN(2) == 0 {
			args[4], args[6] = 0, int64(r.draw.IntN(2))-1
		}
	}
	return in, args
}

// value draws what a register may hold.
func (r *rig) value() int64 {
	switch r.draw.IntN(8) {
	case 0, 1:
		return r.pieces[r.draw.IntN(len(r.pieces))]
	case 2:
		return r.records[r.draw.IntN(len(r.records))]
	case 3:
		if r.draw.IntN(2) == 0 {
			return value.StaticList(len(r.p.Arena)-len(r.pieces)+r.draw.IntN(3), 1+r.draw.IntN(2)) // of pieces
		}
		return value.StaticList(r.draw.IntN(8), r.draw.IntN(3))
	case 4:
		v, _ := value.Rational(int64(r.draw.IntN(9)-3), int64(1+r.draw.IntN(3)))
		return v
	case 5:
		return []int64{1 << 40, -1 << 63, 1<<63 - 1, -1, 63, 64}[r.draw.IntN(6)]
	}
	return int64(r.draw.IntN(6)) - 1
}
