package program_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime/program"
)

// TestOpcodesDoWhatTheirRowsSay runs every opcode with operands and registers drawn at random, changes one thing at a
// time, and compares what happens with what the row of the opcode says: which registers it reads and writes, which
// parts of the game, which tables its operands are of, and whether it may fail.
func TestOpcodesDoWhatTheirRowsSay(t *testing.T) {
	r := newRig(t)
	r.code(program.Instr{}, 0)
	if err := program.Verify(r.p); err != nil {
		t.Fatal(err)
	}
	idle := r.try(r.base, program.Instr{}, [operands]int64{}, nil)
	for op := range program.Ops {
		if op := program.Op(op); !unrun[op] {
			t.Run(op.String(), func(t *testing.T) { newTrial(t, r, op, idle).all() })
		}
	}
}

// trial is what is seen of one opcode.
type trial struct {
	*testing.T
	r    *rig
	op   program.Op
	row  *program.OpInfo
	idle run // of an instruction that does nothing
	bare run // of what is around the instruction, without it
	// the same with a jump in its place: the end of a function costs by how far it is from the beginning
	jump run
	want map[string]bool // what the row says and was not seen yet
}

func newTrial(t *testing.T, r *rig, op program.Op, idle run) *trial {
	r.draw = rand.New(rand.NewPCG(1, uint64(op))) // no row depends on another
	x := &trial{T: t, r: r, op: op, row: &program.Ops[op], idle: idle, want: map[string]bool{}}
	c := context[op]
	r.around = &c
	x.bare = r.try(r.base, program.Instr{}, [operands]int64{}, nil)
	x.jump = r.try(r.base, program.Instr{Op: program.JMP}, [operands]int64{}, nil)
	r.around = nil
	if op == program.ATTEMPT {
		x.bare = idle // an ENSURE means nothing without it, and costs nothing
	}
	if part, ok := prepared[op]; ok {
		x.want["it reads "+part.String()] = true
	}
	if x.row.Fails {
		x.want["it fails"] = true
	}
	if !x.row.Leaves {
		x.want["it goes on"] = true
	}
	if x.row.Writes.Has(program.Anything&^program.Lists) && !fleeting[op] {
		x.want["it changes the game"] = true
	}
	// every space of the map has some that it reaches
	if x.bare.err == "" && !(x.row.Fails && x.row.Leaves) && op != program.REACH {
		x.want[fmt.Sprintf("it may cost %d steps", x.row.Cost)] = true
	}
	if x.row.Waits {
		x.want["it waits"] = true
	}
	if x.row.A == program.Dst && makesLists(x.row) {
		x.want["it gives a list or a place of the arena"] = true
	}
	for part := range r.other {
		if x.row.Reads != program.Anything && x.row.Reads.Has(part) && !x.row.Writes.Has(part) {
			x.want["it reads "+part.String()] = true
		}
	}
	x.kinds(func(name string, k program.Operand, _ int32) {
		switch {
		case writes[k]:
			x.want[name+" is written"] = true
		case k.Position():
			x.want["it jumps"] = true
		case k.Reads():
			x.want[name+" matters"] = true
		case k == program.Imm:
			x.want[name+" is a number"] = true
		case indexes[k]:
			x.want[name+" is an index of its table"] = true
		}
		for i := range width[k] {
			x.want[fmt.Sprint(name, "+", i, " matters")] = true
		}
		if k == program.Both {
			x.want[name+" matters"] = true
		}
	})
	for _, what := range elsewhere[op] {
		delete(x.want, what)
	}
	return x
}

// elsewhere are things that rows say rightly, though not in this game or not by itself.
var elsewhere = map[program.Op][]string{
	program.LORDER:  {"it gives a list or a place of the arena"},                // unless the list is in order already
	program.ROUTE:   {"it may cost 4 steps"},                                    // and more for the search
	program.KILL:    {"it may cost 4 steps"},                                    // and more for what it carries
	program.NEWREC:  {"it fails"},                                               // where a field of the record has bounds
	program.SEEN:    {"it fails"},                                               // where a rule about hiding does
	program.VICTORY: {"it fails", "it changes the game", "it may cost 0 steps"}, // the conditions do, and cost steps
	program.LPUSHK:  {"C is a number", "it may cost 4 steps"},                   // only the disassembler shows it
	// the game is over; Over words the winner and the reason
	program.ENDGAME:  {"it goes on", "A matters", "C matters"},
	program.ENDDRAWN: {"it goes on", "A matters", "C matters"}, // as ENDGAME
	program.LPUSH:    {"it may cost 4 steps"},                  // and more for the longer list
	program.LNEW:     {"A matters", "it may cost 4 steps"},     // only the list shows it, and it is searched
	program.LEND:     {"it may cost 4 steps"},                  // and more for its elements
	program.LSORT:    {"it may cost 4 steps"},
}

var (
	writes = map[program.Operand]bool{program.Dst: true, program.DstNext: true, program.DstJump: true, program.Both: true,
		program.NewIterator: true, program.Iterator: true}
	// width is how many registers from an operand on must matter.
	width = map[program.Operand]int{program.Window: 1, program.Window3: 3, program.Window4: 4, program.Iterator: 3}
	// indexes are the kinds of operands whose tables the interpreter looks into.
	indexes = map[program.Operand]bool{program.ConstIx: true, program.FuncIx: true, program.StringIx: true,
		program.AttrIx: true, program.OptionIx: true,
		program.ValueIx: true, program.MovementIx: true, program.RollIx: true, program.CreatePieceIx: true,
		program.CreateRecordIx: true,
		program.ScanIx:         true, program.PlaceIx: true, program.VarField: true, program.PieceField: true,
		program.RecField: true, program.GameField: true}
	// named are the kinds of operands that name something with a type of its own.
	named = map[program.Operand]bool{program.AttrIx: true, program.GameSlot: true, program.VarField: true,
		program.PieceSlot: true, program.RecField: true,
		program.FuncIx: true, program.ValueIx: true, program.RollIx: true, program.BuiltinID: true, program.ConstIx: true}
	// fleeting are opcodes whose change of the game is over when the code around them has ended.
	fleeting = map[program.Op]bool{program.LIMIT: true, program.ATTEMPT: true, program.COMMIT: true, program.ENSURE: true,
		program.ROLLBEGIN: true, program.ROLLEND: true}
)

// prepared are parts of the game that the code before an instruction makes different.
var prepared = map[program.Op]program.State{program.AMONG: program.Rolling, program.LIMCACHED: program.Limits}

// unprepared runs an instruction without the code before it.
func (x *trial) unprepared(in program.Instr, args [operands]int64, ask []int32, got run) {
	part, ok := prepared[x.op]
	if !ok {
		return
	}
	x.r.around = &around{}
	now := x.r.try(x.r.base, in, args, ask)
	x.r.around = nil
	if now.regs[in.A] == got.regs[in.A] && now.regs[path] == got.regs[path] {
		return
	}
	if x.saw("it reads " + part.String()); !x.row.Reads.Has(part) {
		x.Errorf("%v of %v reads %s, which the row does not say", in, args, part)
	}
}

func surrounded(op program.Op) bool { return context[op].before != nil || context[op].after != nil }

// kinds calls f with the name, the kind and the index of each operand.
func (x *trial) kinds(f func(name string, k program.Operand, i int32)) {
	for i, k := range []program.Operand{x.row.A, x.row.B, x.row.C} {
		if k != program.Unused {
			f(string(rune('A'+i)), k, int32(i))
		}
	}
}

// makesLists reports whether what a row says it gives may lie in the arena, or is a position there.
func makesLists(row *program.OpInfo) bool {
	switch row.Gives {
	case program.GivesList, program.GivesBuilt, program.GivesMark:
		return true
	case program.GivesNamed: // where what is named is a list
		return row.Writes.Has(program.Lists)
	}
	return false
}

// taken is code after which what is made in the arena lies elsewhere.
var taken = []program.Instr{{Op: program.LBEGIN, A: scratch + 3}, {Op: program.LPUSH, A: scratch + 3},
	{Op: program.LEND, A: scratch + 3, B: scratch + 3}}

// gives runs an instruction after others have put something into the arena, and compares what it gives then.
func (x *trial) gives(in program.Instr, args [operands]int64, got run) {
	if x.row.A != program.Dst || got.err != "" || surrounded(x.op) && x.op != program.LEND && x.op != program.LSORT &&
		x.op != program.AMONG {
		return
	}
	x.r.prefix = taken
	now := x.r.try(x.r.base, in, args, []int32{in.A})
	x.r.prefix = nil
	if now.err != "" || now.regs[in.A] == got.regs[in.A] {
		return
	}
	x.saw("it gives a list or a place of the arena")
	switch x.row.Gives {
	case program.GivesNumber, program.GivesCopy, program.GivesElement:
		x.Errorf("%v of %v gives something in the arena, which the row denies", in, args)
	}
	_, calls := in.Find(program.FuncIx)
	_, asks := in.Find(program.ValueIx)
	// what is called has its own say
	if !x.row.Writes.Has(program.Lists) && x.row.Gives != program.GivesMark && !calls && !asks {
		x.Errorf("%v of %v makes a list, and the row does not say that it writes lists", in, args)
	}
}

// waits runs an instruction in a game that is told to wait at each roll. Code that only computes cannot wait, and
// fails.
func (x *trial) waits(in program.Instr, args [operands]int64) {
	g := x.r.g
	x.r.code(in, 0)
	g.CopyFrom(x.r.base)
	g.StopAtRolls(true)
	_, err := g.Eval(x.r.fn, args[:]...)
	g.StopAtRolls(false)
	if err != nil && strings.Contains(err.Error(), "this roll cannot wait for an outcome") {
		if x.saw("it waits"); !x.row.Waits {
			x.Errorf("%v of %v waits, which the row denies", in, args)
		}
	}
}

func (x *trial) saw(what string) { delete(x.want, what) }

// all draws instructions until everything was seen, and a few more.
func (x *trial) all() {
	few := 400 // What belies a row may be rare: one field in twenty is a list, and the creation of no pieces costs least.
	if x.row.Cost > 0 && x.op != program.CREATE && x.op != program.BUILTIN {
		few = 60
	}
	for n := 0; n < few || len(x.want) > 0 && n < 3000; n++ {
		if in, args := x.r.instance(x.op); x.r.accepts(in) {
			x.once(in, args)
		}
		if x.Failed() {
			return
		}
	}
	for what := range x.want {
		x.Errorf("%s: the row says that %s; this was never seen", x.op, what)
	}
}

// accepts reports whether the verifier takes an instruction.
func (r *rig) accepts(in program.Instr) bool {
	if in.Op == program.CALL && !r.p.Funcs[in.B].Pure {
		return false // a procedure may do anything
	}
	r.code(in, 0)
	return program.Verify(r.p) == nil
}

// registers names the registers that an instruction reads and those that it writes, by the kinds of its operands.
func (x *trial) registers(in program.Instr) (reads map[int32]string, written map[int32]program.Operand,
	names map[int32]string) {
	reads, written, names = map[int32]string{}, map[int32]program.Operand{}, map[int32]string{}
	x.kinds(func(name string, k program.Operand, i int32) {
		v := []int32{in.A, in.B, in.C}[i]
		if k.Reads() && v >= 0 {
			reads[v] = name
		}
		switch k {
		case program.Dst, program.DstNext, program.DstJump, program.Both:
			written[v], names[v] = k, name
		case program.Iterator, program.NewIterator:
			for i := range int32(3) {
				written[v+i], names[v+i] = k, name
				if k == program.Iterator {
					reads[v+i] = fmt.Sprint(name, "+", i)
				}
			}
		case program.Window, program.Window3, program.Window4:
			from, n := x.r.p.WindowOf(in)
			for i := range n {
				reads[from+i] = fmt.Sprint(name, "+", i)
			}
		case program.ScanIx:
			for _, q := range x.r.p.Scans[v].Preds {
				switch q.Kind {
				case program.PredOwnerIn:
					reads[q.X] = "scan"
				case program.PredField:
					reads[q.Y] = "scan"
				}
			}
		}
	})
	return reads, written, names
}

// once runs an instruction, and again with each thing changed.
func (x *trial) once(in program.Instr, args [operands]int64) {
	r := x.r
	reads, written, names := x.registers(in)
	every := make([]int32, operands)
	for i := range every {
		every[i] = int32(i)
	}
	got := r.try(r.base, in, args, every)
	slow := strings.Contains(got.err, "takes too long")
	switch {
	// that takes the number of a value from a register
	case strings.Contains(got.err, "damaged") && x.op != program.VOLLEY:
		x.Errorf("%v of %v: %s", in, args, got.err)
		return
	case slow:
		return
	case got.err != "":
		if !x.row.Fails {
			x.Errorf("%v of %v fails, which the row denies: %s", in, args, got.err)
		}
		x.saw("it fails")
	default:
		x.came(in, args, got, written, names)
	}
	var ask []int32
	for k := range written {
		ask = append(ask, k)
	}
	slices.Sort(ask)
	got = r.try(r.base, in, args, ask)
	for k := range int32(operands) {
		name, read := reads[k]
		if read && !x.want[name+" matters"] {
			continue // it was seen already
		}
		other := args
		for other[k] == args[k] {
			other[k] = r.value()
		}
		now := r.try(r.base, in, other, ask)
		if strings.Contains(now.err, "takes too long") {
			continue
		}
		if _, writes := written[k]; writes && !read && now.regs[k] == other[k] && got.regs[k] == args[k] {
			now.regs[k] = got.regs[k] // it was not written this time
		}
		if now.regs == got.regs && now.err == got.err && now.game == got.game && now.messages == got.messages &&
			now.reached == got.reached {
			continue
		}
		if !read && !x.surrounding(k) {
			x.Errorf("%v of %v reads register %d, which the row does not say:\n%+v\n%+v", in, args, k, got, now)
		}
		x.saw(name + " matters")
	}
	x.parts(in, args, ask, got)
	x.unprepared(in, args, append(ask, in.A), got)
	x.gives(in, args, got)
	if x.want["it waits"] || x.row.Reads.Has(program.Chance) {
		x.waits(in, args)
	}
	x.operands(in, args, ask, got)
}

// surrounding reports whether the code around the instruction reads a register.
func (x *trial) surrounding(k int32) bool {
	c, found := context[x.op], false
	for _, in := range append(slices.Clone(c.before), c.after...) {
		x.r.p.Touches(&in, func(int32) {}, func(r int32) { found = found || r == k })
	}
	return found
}

// prepared reports whether the code before the instruction writes a register.
func (x *trial) prepared(k int32) bool {
	return slices.ContainsFunc(context[x.op].before, func(in program.Instr) bool {
		return program.Ops[in.Op].A == program.Dst && in.A == k
	})
}

// came looks at a run that did not fail.
func (x *trial) came(in program.Instr, args [operands]int64, got run, written map[int32]program.Operand,
	names map[int32]string) {
	way := got.regs[path]
	steps := got.steps - x.bare.steps
	switch {
	case x.op == program.RET:
		steps = max(0, steps) // the end of what is around it, which costs more, was not reached
	case way == 2:
		steps = got.steps - x.jump.steps
	}
	if x.bare.err == "" {
		if steps < x.row.Cost {
			x.Errorf("%v costs %d steps, and the row says %d at least", in, steps, x.row.Cost)
		}
		x.saw(fmt.Sprintf("it may cost %d steps", steps))
	}
	if x.op == program.RET || x.op == program.ENDGAME || x.op == program.ENDDRAWN {
		if got.game != x.idle.game {
			x.saw("it changes the game")
		}
		return // what comes back is the result, whichever register was asked for
	}
	switch way {
	case 1:
		x.saw("it goes on")
		if x.row.Leaves {
			x.Errorf("%v goes on, and the row says that it leaves", in)
		}
	case 2, 3:
		x.saw("it jumps")
	}
	for k := range int32(operands) {
		if got.regs[k] == args[k] || x.prepared(k) {
			continue
		}
		kind := written[k]
		if kind == program.Unused || kind == program.DstNext && way != 1 || kind == program.DstJump && way != 2 {
			x.Errorf("%v of %v writes register %d, which the row does not say", in, args, k)
		}
		x.saw(names[k] + " is written")
	}
	if got.game != x.idle.game || got.messages != x.idle.messages || got.reached != x.idle.reached {
		x.saw("it changes the game")
		if x.op.Pure() && !x.row.Writes.Has(program.Coverage) && !surrounded(x.op) {
			x.Errorf("%v changes the game, which the row denies", in)
		}
	}
}

// parts runs an instruction in games that differ in one part of the state.
func (x *trial) parts(in program.Instr, args [operands]int64, ask []int32, got run) {
	reads := x.row.Reads
	if source, ok := in.Find(program.SourceIx); ok {
		reads |= program.Sources[source].Reads
	}
	for _, k := range []program.Operand{program.FuncIx, program.ValueIx, program.MovementIx, program.BuiltinID,
		program.Iterator} {
		if _, ok := in.Find(k); ok {
			reads = program.Anything // what is called has its own say
		}
	}
	if x.row.Reads == program.Anything {
		return
	}
	for part, g := range x.r.other {
		now := x.r.try(g, in, args, ask)
		if now.regs == got.regs && (now.err == "") == (got.err == "") {
			continue
		}
		x.saw("it reads " + part.String())
		if !reads.Has(part) && !x.row.Writes.Has(part) {
			x.Errorf("%v of %v reads %s, which the row does not say:\n%+v\n%+v", in, args, part, got, now)
		}
	}
}

// operands runs an instruction with another number, and with an operand outside its table, which only the verifier
// prevents.
func (x *trial) operands(in program.Instr, args [operands]int64, ask []int32, got run) {
	for i, k := range []program.Operand{x.row.A, x.row.B, x.row.C} {
		other := in
		*[]*int32{&other.A, &other.B, &other.C}[i] = 1 + int32(x.r.draw.IntN(3))
		if now := x.r.try(x.r.base, other, args, ask); k == program.Unused && (now.regs != got.regs || now.err != got.err ||
			now.game != got.game || now.messages != got.messages) {
			x.Errorf("%v of %v uses its operand %d, which the row does not say:\n%+v\n%+v", other, args, i+1, got, now)
		}
	}
	x.kinds(func(name string, k program.Operand, i int32) {
		other := in
		v := []*int32{&other.A, &other.B, &other.C}[i]
		switch {
		case x.want[name+" is a number"]:
			*v += 1 + int32(x.r.draw.IntN(3))
			if x.r.try(x.r.base, other, args, ask).regs != got.regs {
				x.saw(name + " is a number")
			}
		case x.want[name+" is an index of its table"]:
			*v = int32(x.r.size(k))
			if strings.Contains(x.r.try(x.r.base, other, args, nil).err, "damaged") {
				x.saw(name + " is an index of its table")
			}
		}
	})
}

// Instructions that ask somebody, or whose effect only later instructions show, must not run in code that is only to
// compute something.
func TestImpureOpcodes(t *testing.T) {
	impure := []program.Op{program.DEFAULTS, program.CHOOSE, program.OFFER, program.ROLLBEGIN, program.ROLLEND,
		program.ROLL, program.VOLLEY,
		program.SHUFFLE, program.ATTEMPT, program.COMMIT, program.ENSURE, program.VICTORY, program.ENDGAME, program.ENDDRAWN,
		program.SAY}
	for op := range program.Ops {
		op := program.Op(op)
		row := &program.Ops[op]
		changes := op == program.GSET || op == program.VSET || op == program.PSET || op == program.FSET ||
			op >= program.MOVE && op <= program.PAYOF
		if want := !changes && !slices.Contains(impure, op); op.Pure() != want {
			t.Errorf("%s is pure: %v, want %v", op, op.Pure(), want)
		}
		if _, copies := (&program.Instr{Op: op}).Find(program.Copied); copies != (row.Gives == program.GivesCopy) {
			t.Errorf("%s copies a register: %v; what its row says it gives is different", op, copies)
		}
		if row.A != program.Dst && row.Gives != program.GivesNumber {
			t.Errorf("%s gives nothing to a register, and its row says what", op)
		}
		for _, k := range []program.Operand{row.A, row.B, row.C} {
			if row.A == program.Dst && named[k] && op != program.LORDER && op != program.VOLLEY &&
				row.Gives != program.GivesNamed {
				t.Errorf("%s gives what an operand names, and its row says otherwise", op)
			}
			if k == program.MovementIx && row.Reads != program.Anything {
				t.Errorf("%s runs rules of movement, and its row denies that it reads anything", op)
			}
		}
		if row.Fails && row.Leaves && row.Cost != 0 {
			t.Errorf("%s only fails, and its row says that it costs steps", op)
		}
		if jumps := row.Jumps; jumps != [2]program.Op{} {
			for _, jump := range jumps {
				if j := program.Ops[jump]; j.A != row.B || row.C != program.Unused && j.B != row.C {
					t.Errorf("%s compares other operands than the jump %s, which takes its place", op, jump)
				}
			}
		}
	}
}
