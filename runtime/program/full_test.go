package program

import (
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/value"
)

// appended adds a row to a table, and returns its index.
func appended[T any](table *[]T, row T) int32 {
	*table = append(*table, row)
	return int32(len(*table) - 1)
}

// addPure adds a function that returns a number and changes nothing.
func (p *Program) addPure(params int32) int32 {
	start := int32(len(p.Code))
	p.Code = append(p.Code, Instr{LOADI, params, 1, 0}, Instr{RET, params, 0, 0})
	return appended(&p.Funcs, Func{Params: params, Regs: params + 1, Start: start, End: start + 2,
		Result: 0, Phase: -1, Pure: true})
}

// The classes of full after those of pictured: spaces, players and borders.
const (
	fullUnit int32 = iota + 3
	fullPiece
	fullRecord
	fullGame
	fullDie
	fullPhase
	fullAlliance
)

// The types of full that tests name.
const (
	typePlayer  int32 = 1
	typePlayers int32 = 2
	typeSpaces  int32 = 5
)

// full is a program that has a row in every table.
func full() *Program {
	p := pictured()
	fn := make([]int32, 6) // by number of parameters
	for n := range fn {
		fn[n] = p.addPure(int32(n))
	}
	unclean := p.addPure(2)
	p.Funcs[unclean].Pure = false
	two := []Member{{Name: 2}, {Name: 3}}
	p.Classes = append(p.Classes,
		Class{Role: RoleUnit, Title: -1, Members: append(two, Member{Name: 5})},
		Class{Role: RolePiece, Title: -1},
		Class{Role: RoleRecord, Title: fn[1]},
		Class{Role: RoleGame, Title: -1, Stride: GameUser + 1},
		Class{Role: RoleDie, Title: -1, Members: two},
		Class{Role: RolePhase, Title: -1, Members: two},
		Class{Role: RoleAlliance, Title: -1, Members: two})
	p.UnitClass, p.PieceClass, p.GameClass = fullUnit, fullPiece, fullGame
	p.DieClass, p.PhaseClass, p.AllianceClass = fullDie, fullPhase, fullAlliance
	p.Funcs[0].Phase, p.Evaluate, p.Modifiers = 1, fn[1], 2
	p.AdjStart, p.AdjTo, p.AdjBorder = []int32{0, 1, 2}, []int32{1, 0}, []int32{0, -1}
	p.Setups, p.Faces, p.Masks = []int32{0}, []int32{0, 1}, []int32{fn[1]}

	typ := func(kind TypeKind, class, elem int32) int32 {
		return appended(&p.Types, Type{Kind: kind, Class: class, Elem: elem})
	}
	text, fraction := typ(TText, -1, -1), typ(TRational, -1, -1)
	record, keyed := typ(TRef, fullRecord, -1), typ(TList, typePlayer, 0)
	typ(TVoid, -1, -1)
	appended(&p.Texts, Text{ArgTypes: []int32{0, typePlayers},
		Parts:  [][]Part{{{Literal: -1, Arg: 0}, {Literal: 1, Arg: -1}}},
		Sights: []Sight{{Arg: 0, Who: 1, Word: 0}}})

	// The fixed state is a cell of the game, after those that each game has, and one of each space.
	p.Classes[0].Base, p.Classes[0].Stride = GameUser+1, 1
	p.VarsSize, p.PieceSize, p.RecSize = GameUser+3, 1, 2
	p.VarsInit = make([]int64, p.VarsSize)
	field := func(class, typ, slot int32, start int64) int32 {
		f := appended(&p.Fields, Field{Class: class, Type: typ, Slot: slot, Default: start, Min: -9, Max: 9})
		p.Classes[class].Fields = append(p.Classes[class].Fields, f)
		return f
	}
	omen, share := field(fullGame, typePlayer, GameUser, 1), field(0, fraction, 0, 1<<32|2)
	hurt, lost := field(fullPiece, text, PieceUser, 0), field(fullRecord, record, 0, value.None)
	field(fullRecord, keyed, 1, value.StaticList(0, 1))
	cost := appended(&p.Attrs, Attr{Data: []int64{3, 4, 5}})
	p.Classes[fullUnit].Attrs = []int32{cost}

	p.Movements = []Movement{{Step: fn[4], Plain: fn[4],
		StepDepends:  Depends{Span: SpanFields, Subject: SubjectKind, Fields: []int32{share}},
		PlainDepends: Depends{Fields: []int32{share}}}}
	p.Values = []Value{
		{Class: fullPiece, Fn: fn[2], Attr: []int32{cost, -1, -1}, Slots: []int32{PieceUnit, PieceUser},
			Depends: Depends{Span: SpanAlways, Fields: []int32{omen}}},
		{Class: 0, Fn: fn[3]}, // it has a context
	}
	p.Options[0].Default, p.Options[0].Among = 7, []int64{7}
	p.Hides = []Hide{
		{Class: fullPiece, Fields: []int32{hurt}, When: fn[2], Text: 0}, {Class: 0, When: fn[2], Text: -1},
	}
	p.Victories = []Victory{
		{When: fn[0], Winner: fn[0], Type: typePlayers, Because: fn[0]},
		{When: fn[0], Winner: -1, Type: -1, Because: fn[0]},
	}
	p.Seatings = []Seating{{Seats: [][]int32{{0}, {1}}, Options: []int64{0, 7}}}
	first := Param{Domain: fn[2], Message: fn[2], Prompt: fn[2], Text: fn[3], Slots: 2, Count: fn[2], AtLeast: fn[2]}
	second := first
	second.Slot = 1
	p.Actions = []Action{{
		Params: []Param{{Type: typePlayer, Domain: fn[1], Message: fn[1], Prompt: fn[1], Text: fn[2],
			Slot: -1, Count: -1, AtLeast: -1}, first, second},
		Requires: []Require{{That: fn[2], Message: fn[2]}}, Levels: []int32{1},
		Line: []LinePart{{Literal: 1, Param: -1}, {Literal: -1, Param: 0}, {Literal: -1, Param: 1}},
		Do:   fn[4], Before: []int32{fn[4]}, Ensures: []Require{{That: fn[5], Message: fn[4]}},
		Appeal: fn[4], Secret: fn[4], Standing: fn[1],
	}, {Do: fn[1], Appeal: -1, Secret: -1, Standing: -1}}
	p.decide(text, omen, share, lost, hurt)

	step := TestStep{Because: 1, Message: 1, By: 1, As: 1, Fn: 0, Text: fn[0], Reads: 1,
		Lines: []int32{1}, Rolls: []int64{3},
		Sights: []TestSight{{Fn: fn[0]}}, Said: []int32{1}, Unsaid: []int32{1},
		Shown: []int32{1}, Unshown: []int32{1}, Offered: []int32{1}}
	p.Tests = []Test{{Skip: 1, Options: []int64{0, 7}, Cites: []int32{1}}}
	for step.Kind = StepGiven; step.Kind <= StepExpect; step.Kind++ {
		if step.Kind == StepExpect {
			step.Fn = fn[0]
		}
		p.Tests[0].Steps = append(p.Tests[0].Steps, step)
	}
	p.Questions = []Question{
		{Params: []QuestionParam{{Type: typePlayer, Example: []int64{1}}, {Type: typeSpaces, Example: []int64{1, 0}}},
			HasExample: true, Given: unclean, Run: unclean,

			Requires: []Measure{{Fn: fn[2]}}, Outcomes: []Measure{{Fn: fn[2]}, {Fn: -1}},
			Counts: []Measure{{Fn: fn[2]}}},
		{Params: []QuestionParam{{Type: typePlayer}}, Given: -1, Run: -1, Counts: []Measure{{Fn: fn[1]}}},
	}
	p.Policies = []Policy{PolicyDefaults, PolicyRandom}
	p.Terms = []Term{{Fn: fn[1]}}
	p.ValueParts = []ValuePart{{Name: -1, Fn: fn[3]}}
	p.Clauses, p.Cites = []Clause{{NotApplicable: 1}}, []Cite{{Test: 0}}
	return p
}

// decide adds a function that asks, searches and makes things, and the tables that its instructions refer to.
func (p *Program) decide(text, omen, share, lost, hurt int32) {
	start := int32(len(p.Code))
	section := start + 19
	p.Chooses = append(p.Chooses, Choose{Result: 0, By: 1, From: 2, Elem: typePlayer, Count: 3, AtLeast: 4, Default: 5,
		Prompt: 6, Secret: 7, Pass: 6, It: 2, Ask: 3, Those: 4,
		Text: section, Appeal: section, That: section, Message: section})
	p.Offers = []Offer{{To: 1, ToSet: true, Actions: []int32{0}, Prompt: section, Done: 6, Sealed: true,
		Requires: []Require{{That: section, Message: section}}, Actor: 2, With: []Given{{Reg: 3}}}}
	p.Rolls[0].Seers = 11 // a section of the first function
	p.Rolls = append(p.Rolls, Roll{Mode: RollPick, Keep: KeepAll, Listed: true, Elem: 1, Seers: section})
	p.Creates = []Create{{Class: fullPiece, Fields: []int32{hurt}}, {Class: fullRecord, Fields: []int32{lost}}}
	p.Scans = []Scan{{List: true}, {Preds: []Pred{
		{Kind: PredMask, Not: true}, {Kind: PredOwnerIn, X: 1},
		{PredField, PieceUser, LT, 2, false}, {PredConst, PieceUnit, EQ, 1, true},
	}}}
	p.Code = append(p.Code,
		Instr{CHOOSE, 1, 0, 0}, Instr{DEFAULTS, 1, start + 2, 0}, Instr{OFFER, 0, 0, 0}, Instr{ROLL, 0, 1, 1},
		Instr{SCAN, 0, -1, 1}, Instr{SCAN, 0, 1, 0}, Instr{CREATE, 0, 0, 1}, Instr{NEWREC, 0, 1, 1},
		Instr{GGET, 0, GameUser, 0}, Instr{VGET, 0, 1, share}, Instr{PGET, 0, 1, PieceUser}, Instr{FGET, 0, 1, lost},
		Instr{GSET, 0, omen, 0}, Instr{PSET, 0, 1, hurt}, Instr{FSET, 0, 1, lost}, Instr{BUILTIN, 0, 1, int32(builtin.Take)},
		Instr{VALUE, 0, 1, 0}, Instr{ENDGAME, 1, typePlayers, 2}, Instr{RET, -1, 0, 0}, Instr{END, 7, 0, 0})
	appended(&p.Funcs, Func{Regs: 8, Start: start, End: section + 1, Result: -1, Phase: -1, Held: []int32{text}})
	p.Waits = []Wait{{PC: start, Regs: []int32{PackReg(0, RegValue), PackReg(1, RegList), PackReg(5, RegIterator)}},
		{PC: start + 2}}
	p.Refs = []Wait{{PC: start, Regs: []int32{PackReg(7, RegValue)}}}
}

// instr returns the first instruction with an opcode.
func (p *Program) instr(op Op) *Instr {
	return &p.Code[slices.IndexFunc(p.Code, func(in Instr) bool { return in.Op == op })]
}

// listed gives the list of the first action another number of answers.
func (p *Program) listed(n int32) {
	params := &p.Actions[0].Params
	row := (*params)[1]
	*params = (*params)[:1]
	for row.Slots, row.Slot = n, 0; row.Slot < n; row.Slot++ {
		*params = append(*params, row)
	}
}

// unread are the numbers of a program that may be any, or that only some rows of their table have.
var unread = map[string]string{
	"Actions.Line.Literal":  "the part is a parameter",
	"Actions.Line.Param":    "below 0 the part is a literal",
	"Arena":                 "its use says what it is",
	"Attrs.Data":            "a number, or a set whose bits say which members it has",
	"Classes.Base":          "the class has no state",
	"Classes.Stride":        "the class has no state",
	"Classes.Title":         "the class is not of records",
	"Code.A":                "the opcode has no such operand, or it is a number",
	"Code.B":                "the opcode has no such operand, or it is a number",
	"Code.C":                "the opcode has no such operand, or it is a number",
	"Consts":                "a number",
	"Fields.Default":        "a reference, or a text, that is tested in TestVerifyRefusesFull",
	"Fields.Max":            "a number",
	"Fields.Min":            "a number",
	"Fields.Show":           "decoding refuses others, see TestShowing",
	"Funcs.Held":            "only the compiler reads it",
	"Options.Among":         "a number",
	"Options.Default":       "a number",
	"Options.Max":           "a number",
	"Options.Min":           "a number",
	"Picture.Looks.LabelAt": "a place on the Earth",
	"Places.Column":         "a number",
	"Places.Line":           "a number",
	"Scans.Preds.Cmp":       "only a comparison of a field has one",
	"Scans.Preds.Y":         "only a comparison has one, perhaps with a number",
	"Seatings.Options":      "the value of an option",
	"Sites.PC":              "of the last site, if it is after the code",
	"Sites.Place.Column":    "a number",
	"Sites.Place.Line":      "a number",
	"Tests.Options":         "the value of an option",
	"Tests.Steps.As":        "only an expectation has one",
	"Tests.Steps.Reads":     "only an expectation has one",
	"Tests.Steps.Rolls":     "a face",
	"Tests.Steps.Text":      "only an expectation has one",
	"Texts.Parts.Arg":       "below 0 the part is a literal",
	"Texts.Parts.Literal":   "the part is a hole",
	"Types.Class":           "the type is of no class",
	"Types.Elem":            "the type has no elements",
	"VarsInit":              "a number",
}

// TestVerifyReadsEveryNumber puts absurd numbers wherever a program has one: each is refused, or unread says why not.
func TestVerifyReadsEveryNumber(t *testing.T) {
	if err := Verify(full()); err != nil {
		t.Fatal(err)
	}
	n, filled := 0, map[string]bool{}
	numbers(reflect.ValueOf(full()).Elem(), "", filled, func(string, reflect.Value) { n++ })
	for table, rows := range filled {
		if !rows {
			t.Errorf("%s of full has no row", table)
		}
	}
	accepted := map[string]int{}
	for i := range n {
		for _, x := range []int64{math.MinInt32, -2, math.MaxInt32} {
			p, at, where := full(), 0, ""
			numbers(reflect.ValueOf(p).Elem(), "", filled, func(path string, v reflect.Value) {
				if at == i && where == "" {
					where = path
					v.SetInt(x)
				}
				at++
			})
			if Verify(p) == nil {
				accepted[where]++
			}
		}
	}
	for _, path := range slices.Sorted(maps.Keys(accepted)) {
		if unread[path] == "" {
			t.Errorf("%d absurd numbers are accepted as %s", accepted[path], path)
		}
	}
	for path := range unread {
		if accepted[path] == 0 {
			t.Errorf("no absurd number is accepted as %s", path)
		}
	}
}

// numbers calls f with every number in a value, and with the path of fields that leads there. It notes which slices
// have elements in some row.
func numbers(v reflect.Value, path string, filled map[string]bool, f func(path string, v reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if t := v.Type().Field(i); t.IsExported() && t.Type != reflect.TypeFor[Counts]() {
				numbers(v.Field(i), strings.TrimPrefix(path+"."+t.Name, "."), filled, f)
			}
		}
	case reflect.Slice:
		filled[path] = filled[path] || v.Len() > 0
		for i := range v.Len() {
			numbers(v.Index(i), path, filled, f)
		}
	case reflect.Int8, reflect.Int32, reflect.Int64:
		f(path, v)
	}
}

// TestVerifyRefusesFull has what is wrong though each number leads somewhere, and numbers that are wrong by one.
func TestVerifyRefusesFull(t *testing.T) {
	const (
		space, player, player0         = 0, 1, 0 // classes, and a parameter
		omen, share, hurt, lost, trail = 0, 1, 2, 3, 4
		fn1, fn5, unclean, asks        = 3, 7, 8, 9
		typeNumbers                    = 10
	)
	for _, c := range []struct {
		want  string
		spoil func(p *Program)
	}{
		{"at least one language", func(p *Program) { p.Languages = nil }},
		{"no words in the first language", func(p *Program) { p.Texts[0].Parts = nil }},
		{"no words in the first language", func(p *Program) { p.Texts[0].Parts = [][]Part{nil} }},
		{"no words in the first language", func(p *Program) { p.Texts[0].Parts = append(p.Texts[0].Parts, nil) }},
		{"sight 2", func(p *Program) { p.Texts[2].Sights[0].Arg = 2 }},
		{"sight 2", func(p *Program) { p.Texts[2].Sights[0].Who = 2 }},
		{"text 1 has arguments", func(p *Program) { p.Texts[2].Sights[0].Word = 1 }},
		{"unknown kind", func(p *Program) { p.Types[0].Kind = TVoid + 1 }},
		{"class 10", func(p *Program) { p.Types[typePlayer].Class = 10 }},
		{"type 2 is not one of 2", func(p *Program) { p.Types[typePlayers].Elem = 2 }},
		{"too big", func(p *Program) { p.Arena = make([]int64, 1<<24) }},
		{"mask: function 4 takes 2 args", func(p *Program) { p.Masks[0]++ }},
		{"a roll has mode 5", func(p *Program) { p.Rolls[0].Mode = numRollModes }},
		{"a roll has mode -1", func(p *Program) { p.Rolls[0].Mode = -1 }},
		{"keeps 3", func(p *Program) { p.Rolls[0].Keep = numKeeps }},
		{"keeps -1", func(p *Program) { p.Rolls[0].Keep = -1 }},
		{"picked from a die", func(p *Program) { p.Rolls[1].Listed = false }},

		{"modifiers", func(p *Program) { p.Modifiers = -1 }},
		{"modifiers", func(p *Program) { p.Modifiers = 1<<20 + 1 }},
		{"class 1 has role 7, not 4", func(p *Program) { p.SpaceClass = player }},
		{"sizes of the state", func(p *Program) { p.PieceSize = -1 }},
		{"sizes of the state", func(p *Program) { p.PieceSize = 1<<12 + 1 }},
		{"sizes of the state", func(p *Program) { p.RecSize = -1 }},
		{"sizes of the state", func(p *Program) { p.RecSize = 1<<12 + 1 }},
		{"sizes of the state", func(p *Program) { p.VarsInit = p.VarsInit[1:] }},
		{"sizes of the state", func(p *Program) { p.VarsSize, p.VarsInit = -1, nil }},
		{"has no role", func(p *Program) { p.Classes[fullRecord].Role = RoleSeating + 1 }},
		{"has no role", func(p *Program) { p.Classes[fullRecord].Role = -1 }},
		{"text 1 has arguments", func(p *Program) { p.Classes[space].Members[0].InText = 1 }},
		{"2 values for 3 members", func(p *Program) { p.Attrs[p.Classes[fullUnit].Attrs[0]].Data = []int64{1, 2} }},
		{"of another class", func(p *Program) { p.Classes[fullGame].Fields[0]++ }},
		{"state of a class is outside", func(p *Program) { p.Classes[space].Base++ }},
		{"state of a class is outside", func(p *Program) { p.Classes[space].Base = -1 }},
		{"state of a class is outside", func(p *Program) { p.Classes[space].Stride = -1 }},
		{"state of a class is outside", func(p *Program) { p.Classes[fullGame].Stride = 7 }},
		{"slot 4 is not one of 4", func(p *Program) { p.Fields[omen].Slot = GameUser + 1 }},
		{"slot 5 is not one of 5", func(p *Program) { p.Fields[hurt].Slot = PieceUser + 1 }},
		{"slot 2 is not one of 2", func(p *Program) { p.Fields[lost].Slot = 2 }},
		{"no value between its bounds", func(p *Program) { p.Fields[omen].Min = 10 }},
		{"text 3 is not one of 3", func(p *Program) { p.Fields[hurt].Default = 3 }},
		{"text -1 is not one of 3", func(p *Program) { p.Fields[hurt].Default = math.MinInt64 }},
		{"a piece or record", func(p *Program) { p.Fields[lost].Default = 0 }},
		{"reference 2 is not to a member", func(p *Program) { p.Fields[omen].Default = 2 }},
		{"reference -2 is not to a member", func(p *Program) { p.Fields[omen].Default = -2 }},
		{"no denominator", func(p *Program) { p.Fields[share].Default = 1 << 32 }},
		{"list lies outside", func(p *Program) { p.Fields[trail].Default = value.List(0, 1) }},
		{"list lies outside", func(p *Program) { p.Fields[trail].Default = value.StaticList(0, 3) }},
		{"list lies outside", func(p *Program) { p.Fields[trail].Default = -1 }},
		{"neighbours has the wrong size", func(p *Program) { p.AdjBorder = p.AdjBorder[1:] }},
		{"neighbours has the wrong size", func(p *Program) { p.AdjStart[0] = 1 }},
		{"neighbours is out of order", func(p *Program) { p.AdjStart[1] = 3 }},
		{"neighbours is out of order", func(p *Program) { p.AdjStart[1], p.AdjStart[2] = 2, 1 }},
		{"neighbours is too short", func(p *Program) { p.AdjStart[2] = 1 }},

		{"value: function 3 takes 1 args, not 2", func(p *Program) { p.Values[0].Fn = fn1 }},
		{"value 10 is not one of 10", func(p *Program) { p.Values[0].Fn = 10 }},
		{"not a value of pieces", func(p *Program) { p.Values[1].Attr = p.Values[0].Attr }},
		{"2 attributes for 3 units", func(p *Program) { p.Values[0].Attr = p.Values[0].Attr[1:] }},
		{"not of units", func(p *Program) { p.Values[0].Attr[1] = 0 }},
		{"slot 5 is not one of 5", func(p *Program) { p.Values[0].Slots[1] = PieceUser + 1 }},
		{"depends on an unknown kind", func(p *Program) { p.Values[0].Depends.Span = numSpans }},
		{"depends on an unknown kind", func(p *Program) { p.Values[0].Depends.Span = -1 }},
		{"depends on an unknown kind", func(p *Program) { p.Values[0].Depends.Subject = numSubjects }},
		{"depends on an unknown kind", func(p *Program) { p.Movements[0].PlainDepends.Subject = -1 }},
		{"may change the game", func(p *Program) { p.Hides[0].When = unclean }},
		{"type -1 is not one of", func(p *Program) { p.Victories[0].Type = -1 }},
		{"not a thing of a class", func(p *Program) { p.Victories[0].Type = 0 }},
		{"not a thing of a class", func(p *Program) { p.Victories[0].Type = typeNumbers }},
		{"hidden field is of another class", func(p *Program) { p.Hides[0].Class = fullRecord }},
		{"text 1 has arguments", func(p *Program) { p.Hides[1].Text = 1 }},
		{"2 dice, and types of faces for 1", func(p *Program) { p.Faces = p.Faces[1:] }},
		{"sets an option without a value", func(p *Program) { p.Seatings[0].Options = []int64{0} }},
		{"option 1 is not one of 1", func(p *Program) { p.Seatings[0].Options[0] = 1 }},
		{"option -1 is not one of 1", func(p *Program) { p.Tests[0].Options[0] = -1 }},

		{"not a list has a count", func(p *Program) { p.Actions[0].Params[player0].Slot = -2 }},
		{"not a list has a count", func(p *Program) { p.Actions[0].Params[player0].Slots = 1 }},
		{"not a list has a count", func(p *Program) { p.Actions[0].Params[player0].Count = fn1 }},
		{"not a list has a count", func(p *Program) { p.Actions[0].Params[player0].AtLeast = fn1 }},
		{"answer 0 of a list of 0", func(p *Program) { p.Actions[0].Params[1].Slots = 0 }},
		{"answer 0 of a list of 17", func(p *Program) { p.listed(MaxListed + 1) }},
		{"answer 1 of a list of 1", func(p *Program) { p.Actions[0].Params[2].Slots = 1 }},
		{"answer 1 of a list of 2", func(p *Program) { p.Actions[0].Params = p.Actions[0].Params[2:] }},
		{"answer 0 of a list of 2", func(p *Program) { p.Actions[0].Params = p.Actions[0].Params[:2] }},
		{"different rows", func(p *Program) { p.Actions[0].Params[2].Set = true }},
		{"goes on after its last answer", func(p *Program) { p.Actions[0].Params[1].Slots = 1 }},
		{"goes on after its last answer", func(p *Program) {
			p.listed(3)
			p.Actions[0].Params[1].Slots, p.Actions[0].Params[2].Slots = 2, 2
		}},
		{"answers of a list are not in order", func(p *Program) { p.Actions[0].Params[2].Slot = 0 }},
		{"1 requirements and 0 levels", func(p *Program) { p.Actions[0].Levels = nil }},
		{"level 4 is not one of 4", func(p *Program) { p.Actions[0].Levels[0] = 4 }},
		{"a single answer of a list", func(p *Program) { p.Actions[0].Line[2].Param = 2 }},
		{"parameter 3 is not one of 3", func(p *Program) { p.Actions[0].Line[2].Param = 3 }},

		{"phase 2 is not one of 2", func(p *Program) { p.Funcs[0].Phase = 2 }},
		{"no code", func(p *Program) { p.Funcs[0].End = 0 }},
		{"no code", func(p *Program) { p.Funcs[0].Start = -1 }},
		{"no code", func(p *Program) { p.Funcs[asks].End++ }},
		{"registers and", func(p *Program) { p.Funcs[asks].Params = -1 }},
		{"registers and", func(p *Program) { p.Funcs[fn1].Regs = 0 }},
		{"registers and", func(p *Program) { p.Funcs[asks].Regs = 1<<15 + 1 }},
		{"a cacheable function", func(p *Program) { p.Funcs[fn5].Cacheable = true }},
		{"a cacheable function", func(p *Program) { p.Funcs[fn1].Cacheable, p.Funcs[fn1].Result = true, -1 }},
		{"waiting frames are out of order", func(p *Program) { p.Waits[1].PC = p.Waits[0].PC }},
		{"no register of the function", func(p *Program) { p.Waits[0].Regs[2] = PackReg(6, RegIterator) }},
		{"no register of the function", func(p *Program) { p.Waits[0].Regs[1] = p.Waits[0].Regs[0] }},
		{"no register of the function", func(p *Program) { p.Refs[0].Regs[0] = PackReg(8, RegValue) }},

		{"is of another kind of class", func(p *Program) { p.instr(VGET).C = omen }},
		{"is of another kind of class", func(p *Program) { p.instr(VGET).C = hurt }},
		{"is of another kind of class", func(p *Program) { p.instr(VGET).C = lost }},
		{"is of another kind of class", func(p *Program) { p.instr(FGET).C = hurt }},
		{"slot 4 is not one of 4", func(p *Program) { p.instr(GGET).B = GameUser + 1 }},
		{"is of another kind of class", func(p *Program) { p.Creates[0].Fields[0] = lost }},
		{"field 3 is of another record", func(p *Program) { p.Creates[1].Class = fullPiece }},
		{"not a class of records", func(p *Program) { p.Creates[1] = Create{Class: fullPiece} }},
		{"needs a context", func(p *Program) { p.instr(VALUE).C = 1 }},
		{"has no list", func(p *Program) { p.Scans[1].List = true }},
		{"unknown kind", func(p *Program) { p.Scans[1].Preds[0].Kind = PredConst + 1 }},
		{"is not a comparison", func(p *Program) { p.Scans[1].Preds[2].Cmp = EQ - 1 }},
		{"is not a comparison", func(p *Program) { p.Scans[1].Preds[3].Cmp = GE + 1 }},
		{"slot 5 is not one of 5", func(p *Program) { p.Scans[1].Preds[3].X = PieceUser + 1 }},
		{"a choice without default", func(p *Program) { p.Chooses[1].Default = -1 }},
		{"no register for the combination", func(p *Program) { p.Chooses[1].Those, p.Chooses[1].Message = -1, -1 }},
		{"no register for the combination", func(p *Program) { p.Chooses[1].Those, p.Chooses[1].That = -1, -1 }},
		{"no register for the element", func(p *Program) { p.Chooses[1].It, p.Chooses[1].Appeal = -1, -1 }},
		{"no register for the element", func(p *Program) { p.Chooses[1].It, p.Chooses[1].Text = -1, -1 }},
		{"made to one player", func(p *Program) { p.Offers[0].ToSet = false }},
		{"section 20 is not one of 20", func(p *Program) { p.Offers[0].Prompt++ }},
		{"section -1 is not one of 20", func(p *Program) { p.Rolls[1].Seers = p.Funcs[asks].Start - 1 }},
		{"type -1 is not one of", func(p *Program) { p.instr(ENDGAME).B = -1 }},

		{"not one of its attribute", func(p *Program) { p.Picture.Waterways[0] = Waterway{Attr: 4, Member: 0} }},
		{"coasts 1 and grid 3", func(p *Program) { p.Picture.Grid = numGrids }},
		{"does not belong to spaces", func(p *Program) { p.Picture.Owner = Owner{OwnerField, hurt} }},
		{"class 10 is not one of 10", func(p *Program) { p.UnitClass, p.DieClass = 10, 10 }},
		{"class 0 has role 4, not 7", func(p *Program) { p.PlayerClass = 0 }},
		{"title: function 4 takes 2 args, not 1", func(p *Program) { p.Classes[fullRecord].Title = fn1 + 1 }},
		{"faces for 2", func(p *Program) { p.DieClass = -1 }},
		{"type 12 is not one of 12", func(p *Program) { *p.instr(ENDGAME) = Instr{ENDGAME, -1, 12, 2} }},
		{"not a thing of a class", func(p *Program) { *p.instr(ENDGAME) = Instr{ENDGAME, 0, 0, 2} }},
		{"a jump leaves the function", func(p *Program) { p.instr(DEFAULTS).B = p.Funcs[asks].End }},
		{"goes backwards without counting", func(p *Program) { p.Code[10].A = 10 }},
		{"register 8 is not one of 8", func(p *Program) { p.Scans[1].Preds[2].Y = 8 }},
		{"section 20 is not one of 20", func(p *Program) { p.Offers[0].Requires[0].That++ }},
		{"section 20 is not one of 20", func(p *Program) { p.Offers[0].Requires[0].Message++ }},
		{"instruction 50 (END): END is outside", func(p *Program) { p.Code[p.Funcs[asks].End-2] = Instr{Op: END} }},
		{"is of another kind of class", func(p *Program) { p.instr(GSET).B = hurt }},
		{"is of another kind of class", func(p *Program) { p.instr(PSET).C = lost }},
		{"has no code", func(p *Program) { p.instr(BUILTIN).C = 9999 }},
		{"has no code", func(p *Program) { p.instr(BUILTIN).C = int32(builtin.Count) }},
		{"policy 3", func(p *Program) { p.Policies[0] = numPolicies }},
		{"no function to run", func(p *Program) { p.Questions[1].Counts = nil }},
		{"no function to run", func(p *Program) { p.Questions[1].Params = nil }},
		{"an example without a value", func(p *Program) { p.Questions[0].Params[0].Example = nil }},
		{"a thing that does not exist", func(p *Program) { p.Questions[0].Params[0].Example[0] = 2 }},
		{"a thing that does not exist", func(p *Program) { p.Questions[0].Params[1].Example[0] = -1 }},
		{"a step of an unknown kind", func(p *Program) { p.Tests[0].Steps[0].Kind = StepExpect + 1 }},
		{"player 2 is not one of 2", func(p *Program) { p.Tests[0].Steps[0].By = 2 }},
		{"player 2 is not one of 2", func(p *Program) { p.Tests[0].Steps[StepExpect].As = 2 }},
		{"rows of a table belong to the rules", func(p *Program) { p.EndRules(); p.Rules.Funcs++ }},
		{"rows of a table belong to the rules", func(p *Program) { p.EndRules(); p.Rules.Code = -1 }},
	} {
		p := full()
		c.spoil(p)
		if err := Verify(p); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("want %q, got %v", c.want, err)
		}
	}
}

// TestVerifyAccepts has numbers that are right, and would be wrong if they were one more or less.
func TestVerifyAccepts(t *testing.T) {
	const omen, share, asks, fn4 = 0, 1, 9, 6
	for i, change := range []func(p *Program){
		func(p *Program) { p.Modifiers = 1 << 20 },
		func(p *Program) { p.Sites[0].PC = p.Sites[1].PC },
		func(p *Program) { p.Rolls[0].Mode = RollFaces },
		func(p *Program) { *p.instr(ENDGAME) = Instr{ENDGAME, -1, -1, 2} },
		func(p *Program) { p.Code[14] = Instr{CALL, 2, fn4 - 4, 99} },
		func(p *Program) { p.Code[14] = Instr{CALL, 2, fn4 - 3, 7} },
		func(p *Program) { p.Code[6].A = 6 },
		func(p *Program) { p.Code[p.Funcs[asks].Start+5].B = 0 },
		func(p *Program) { p.Chooses[1].Default, p.Chooses[1].Those, p.Chooses[1].It = 0, 0, 0 },
		func(p *Program) { p.Actions[1].Before = []int32{fn4 - 3, fn4 - 2} },
		func(p *Program) {
			one := Param{Domain: fn4 - 3, Message: -1, Prompt: -1, Text: -1, Slots: 1, Count: fn4 - 3, AtLeast: -1}
			two := Param{Domain: fn4 - 2, Message: -1, Prompt: -1, Text: -1, Slots: 1, Count: fn4 - 2, AtLeast: -1}
			p.Actions[1].Params, p.Actions[1].Do = []Param{one, two}, fn4-1
		},
		func(p *Program) { p.Modifiers, p.Code[0] = 0, Instr{} },
		func(p *Program) { p.PieceSize, p.RecSize = 1<<12, 1<<12 },
		func(p *Program) { p.Classes[fullAlliance].Role = RoleThing; p.AllianceClass = -1 },
		func(p *Program) { p.Classes[fullAlliance].Role = RoleSeating; p.AllianceClass = -1 },
		func(p *Program) { p.Fields[omen].Min, p.Fields[omen].Max = 9, 9 },
		func(p *Program) { p.Funcs[asks].Regs = 1 << 15 },
		func(p *Program) { p.Funcs[fn4].Cacheable = true },
		func(p *Program) { p.Waits[0].Regs, p.Waits[0].PC = nil, 0 },
		func(p *Program) {
			p.listed(MaxListed)
			p.Actions[0] = Action{Params: p.Actions[0].Params, Do: p.addPure(2 + MaxListed),
				Appeal: -1, Secret: -1, Standing: -1}
		},
		func(p *Program) {
			p.Actions[0].Levels[0], p.Actions[0].Requires[0] = 3, Require{That: fn4, Message: fn4}
		},
		func(p *Program) { p.Scans[1].Preds[2].Cmp = GE },
		func(p *Program) { p.Picture.Owner = Owner{OwnerField, share} },
		func(p *Program) { p.Picture.Looks[0].Colour = 0 },
		func(p *Program) { p.Questions[0].HasExample = false; p.Questions[0].Params[0].Example = nil },
	} {
		p := full()
		change(p)
		if err := Verify(p); err != nil {
			t.Errorf("%d: %v", i, err)
		}
	}
}
