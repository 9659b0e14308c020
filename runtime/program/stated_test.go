package program_test

import (
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/runtime/program"
)

// TestDecisionsTouch states which registers the opcodes use that run only in decisions, and where play goes on.
func TestDecisionsTouch(t *testing.T) {
	p := &program.Program{
		Chooses: []program.Choose{{Result: 1, By: 2, From: 3, Count: 4, AtLeast: 5, Default: 6, Prompt: 7, Secret: 8, Pass: 9,
			It: 10, Ask: 11, Text: 20, Appeal: 30, Those: 12, That: 40, Message: 50}},
		Offers: []program.Offer{{To: 1, Done: 2, Actor: 3, With: []program.Given{{Reg: 4}}, Prompt: 20,
			Requires: []program.Require{{That: 30, Message: 40}}}},
	}
	for _, c := range []struct {
		in              program.Instr
		def, use, after []int32
	}{
		{program.Instr{Op: program.END, A: 3}, nil, []int32{3}, nil},
		{program.Instr{Op: program.CHOOSE}, []int32{1}, []int32{2, 3, 4, 5, 6, 7, 8, 9, 11}, []int32{8, 20, 30, 40, 50}},
		{program.Instr{Op: program.DEFAULTS, B: 50}, []int32{1}, []int32{2, 4, 5, 6}, []int32{8, 50}},
		{program.Instr{Op: program.OFFER}, nil, []int32{1, 2, 4}, []int32{8, 20, 30, 40}},
		{program.Instr{Op: program.GIVEN, A: 3}, []int32{3}, nil, []int32{8}},
	} {
		var def, use, after []int32
		p.Touches(&c.in, func(r int32) { def = append(def, r) }, func(r int32) { use = append(use, r) })
		p.VisitSuccessors(&c.in, 7, func(pc int32) { after = append(after, pc) })
		slices.Sort(after)
		if !slices.Equal(def, c.def) || !slices.Equal(use, c.use) || !slices.Equal(after, c.after) {
			t.Errorf("%s writes %v, reads %v, goes on at %v; want %v, %v, %v", c.in.Op, def, use, after, c.def, c.use, c.after)
		}
		if c.in.Op != program.END && c.in.Op != program.GIVEN && c.in.Op.Pure() {
			t.Errorf("%s may run at any time, says its row", c.in.Op)
		}
	}
}

// TestRowsThatOnlyOthersShow states the rows of opcodes that TestOpcodesDoWhatTheirRowsSay cannot try in full: those
// that run only in decisions or end the game, and those whose effect is seen only by the instructions that follow,
// such as the making of lists.
func TestRowsThatOnlyOthersShow(t *testing.T) {
	for op, want := range map[program.Op]program.OpInfo{
		program.SCAN: {A: program.Dst, B: program.OptSrc, C: program.ScanIx, Gives: program.GivesList, OfPieces: true,
			Reads: program.Pieces, Writes: program.Lists, Fails: true, Cost: 4},
		program.SCANCOUNT: {A: program.Dst, B: program.OptSrc, C: program.ScanIx, Reads: program.Pieces, Fails: true,
			Cost: 4},
		program.SCANANY: {A: program.Dst, B: program.OptSrc, C: program.ScanIx, Reads: program.Pieces, Fails: true,
			Cost: 4},
		program.SCANFIRST: {A: program.Dst, B: program.OptSrc, C: program.ScanIx, OfPieces: true, Reads: program.Pieces,
			Fails: true, Cost: 4},
		program.END: {A: program.Src, Leaves: true},
		program.CHOOSE: {A: program.ChooseIx, Reads: program.Anything, Writes: program.Deciding, Fails: true,
			Waits: true},
		program.DEFAULTS: {A: program.DefaultIx, B: program.Jump, Reads: program.Deciding,
			Writes: program.Deciding | program.Lists, Fails: true},
		program.OFFER: {A: program.OfferIx, Reads: program.Anything, Writes: program.Deciding | program.Offering,
			Fails: true, Waits: true},
		program.GIVEN: {A: program.Dst, B: program.StringIx, Gives: program.GivesUnknown, Reads: program.Offering,
			Fails: true},
		program.ENDGAME:  {A: program.OptSrc, B: program.WinnerIx, C: program.Src, Writes: program.Deciding, Fails: true},
		program.ENDDRAWN: {A: program.OptSrc, B: program.WinnerIx, C: program.Src, Writes: program.Deciding, Fails: true},
		program.ENSURE:   {A: program.Src, Writes: program.Anything},
		program.TEXT: {A: program.Dst, B: program.TextIx, C: program.Window, Gives: program.GivesUnknown,
			Writes: program.Lists, Cost: 4},
		program.SEEN: {A: program.Dst, B: program.Src, C: program.AnyField, Reads: program.Anything, Fails: true,
			Cost: 4},
		program.SEENALL: {A: program.Dst, B: program.Src, C: program.AnyField, Reads: program.Anything, Fails: true,
			Cost: 4},
		program.SEENTHINGS: {A: program.Dst, B: program.Src, C: program.ClassIx, Reads: program.Anything, Fails: true,
			Cost: 4},
		program.VALUE: {A: program.Dst, B: program.Thing, C: program.ValueIx, Gives: program.GivesNamed,
			Reads: program.Pieces, Fails: true},
		program.UGET: {A: program.Dst, B: program.Thing, C: program.AttrIx, Gives: program.GivesNamed,
			Reads: program.Pieces, Fails: true},
		program.VOLLEY: {A: program.Dst, B: program.Window3, C: program.ValueIx, Reads: program.Anything,
			Writes: program.Chance | program.Rolling | program.Limits, Fails: true, Waits: true, Cost: 4},
		program.LIMIT:  {A: program.Dst, B: program.ModIx, C: program.Src, Reads: program.Limits, Writes: program.Limits},
		program.LBEGIN: {A: program.Dst, Cost: 4},
		program.LPUSH:  {A: program.Pushed, Cost: 4},
		program.LPUSHK: {A: program.Src, B: program.Pushed, C: program.Imm, Cost: 4},
		program.LNEW:   {A: program.Pushed, B: program.Src, Fails: true, Cost: 4},
		program.LEND:   {A: program.Dst, B: program.Src, Gives: program.GivesBuilt, Writes: program.Lists, Cost: 4},
		program.LSORT: {A: program.Dst, B: program.Src, C: program.Imm, Gives: program.GivesBuilt, Writes: program.Lists,
			Cost: 4},
		program.LLEN:   {A: program.Dst, B: program.Src, Jumps: [2]program.Op{program.JSOME, program.JEMPTY}},
		program.LGET:   {A: program.Dst, B: program.Src, C: program.Src, Gives: program.GivesElement, Fails: true},
		program.LFIRST: {A: program.Dst, B: program.Src, Gives: program.GivesElement, Fails: true},
		program.LORDER: {A: program.Dst, B: program.Src, C: program.AttrIx, Gives: program.GivesList, OfPieces: true,
			Reads: program.Pieces, Writes: program.Lists, Fails: true, Cost: 4},
		program.RESET: {A: program.Src, Writes: program.Lists},
		program.LOADI: {A: program.Dst, B: program.Imm, Gives: program.GivesNamed},
		program.LOADK: {A: program.Dst, B: program.ConstIx, Gives: program.GivesNamed},
		program.MOVE:  {A: program.Src, B: program.Src, Writes: program.Pieces, Fails: true, Cost: 4},
		program.KILL:  {A: program.Src, Writes: program.Pieces, Fails: true, Cost: 4},
		program.NEWREC: {A: program.Dst, B: program.CreateRecordIx, C: program.Window, Writes: program.Records, Fails: true,
			Cost: 4},
		program.ROLL: {A: program.Dst, B: program.Window3, C: program.RollIx, Gives: program.GivesNamed,
			Reads: program.Chance, Writes: program.Chance | program.Lists, Fails: true, Waits: true, Cost: 4},
		program.VICTORY: {Reads: program.Anything, Writes: program.Deciding, Fails: true},
		program.WATCH:   {A: program.PlaceIx, Writes: program.Coverage},
	} {
		row := program.Ops[op]
		row.Name, row.Doc = "", ""
		if row != want {
			t.Errorf("the row of %s is %+v, want %+v", op, row, want)
		}
	}
}

// TestFieldsAreOfTheirClass states which fields each opcode takes.
func TestFieldsAreOfTheirClass(t *testing.T) {
	want := map[program.Op]program.Operand{
		program.GSET: program.GameField, program.VGET: program.VarField, program.VSET: program.VarField,
		program.GAIN: program.VarField,
		program.PAY:  program.VarField, program.PSET: program.PieceField, program.PSETALL: program.PieceField,
		program.FGET: program.RecField,
		program.FSET: program.RecField, program.SEEN: program.AnyField, program.SEENALL: program.AnyField,
	}
	for op, row := range program.Ops {
		for _, k := range []program.Operand{row.A, row.B, row.C} {
			switch k {
			case program.GameField, program.VarField, program.PieceField, program.RecField, program.AnyField:
				if want[program.Op(op)] != k {
					t.Errorf("%s takes fields of the wrong class", row.Name)
				}
				delete(want, program.Op(op))
			}
		}
	}
	for op := range want {
		t.Errorf("%s takes no field", op)
	}
}

// TestTestsHaveJumps holds the rows of tests to the jumps they are fused with: each conditional jump but JZ and JNZ
// belongs to exactly one test that holds and to one that fails.
func TestTestsHaveJumps(t *testing.T) {
	holds, fails := map[program.Op]int{}, map[program.Op]int{}
	for _, row := range program.Ops {
		if row.Jumps[0] != program.NOP || row.Jumps[1] != program.NOP {
			holds[row.Jumps[0]]++
			fails[row.Jumps[1]]++
		}
	}
	for op := program.JEQ; op <= program.JSOME; op++ {
		both := op != program.JEMPTY && op != program.JSOME
		if both && (holds[op] != 1 || fails[op] != 1) || !both && holds[op]+fails[op] != 1 {
			t.Errorf("%s stands for %d tests that hold and %d that fail", op, holds[op], fails[op])
		}
	}
	if holds[program.JZ] != 1 || fails[program.JNZ] != 1 {
		t.Error("NOT has no jumps")
	}
}

// TestSourcesAreStated states what each thing that a loop can go over is called, how many registers it takes, and
// what it reads: the verifier and the analysis of what results depend on know it from the table alone.
func TestSourcesAreStated(t *testing.T) {
	want := []program.SourceInfo{
		program.OverList:     {Name: "list", Args: 1},
		program.OverSet:      {Name: "set", Args: 1},
		program.OverRange:    {Name: "range", Args: 2},
		program.OverMembers:  {Name: "members", Args: 1},
		program.OverSpace:    {Name: "space", Args: 1, Reads: program.Pieces},
		program.OverPieces:   {Name: "pieces", Args: 0, Reads: program.Pieces},
		program.OverCargo:    {Name: "cargo", Args: 1, Reads: program.Pieces},
		program.OverRecords:  {Name: "records", Args: 1, Reads: program.Records},
		program.OverAdjacent: {Name: "adjacent", Args: 1},
		program.OverFound:    {Name: "found", Args: 1},
	}
	if !slices.Equal(program.Sources[:], want) {
		t.Errorf("the sources are %+v, want %+v", program.Sources, want)
	}
}
