package program

import (
	"fmt"
	"math"

	"github.com/scenario-lang/scenario/runtime/value"
)

// Verify returns an error if a program is not valid: every index is in range, every operand fits its opcode, every
// path through a function ends, every jump backwards counts as a step, and no rule refers to a row of the tests. This
// holds for every program that lowering makes and that Decode accepts, so the interpreter does not check it again.
// Verify never panics, however damaged the program is. It cannot know the contents of registers; the interpreter
// checks these.
func Verify(p *Program) error {
	for _, t := range p.tables() {
		if n := *t.rules(&p.Rules); n < 0 || int(n) > t.len() {
			return fmt.Errorf("%d rows of a table belong to the rules, and it has %d", n, t.len())
		}
	}
	if err := verifyRules(p.RulesOnly()); err != nil {
		return err
	}
	return verifyTests(p)
}

// verifyRules verifies a program without tests.
func verifyRules(p *Program) error {
	v := &verifier{p: p}
	v.tables()
	v.rows(Counts{})
	if v.err == nil { // what follows relies on types and texts
		v.classes()
		v.decisions()
		v.code(0)
	}
	return v.err
}

// verifyTests verifies what the tests add to a program whose rules have been verified.
func verifyTests(p *Program) error {
	from := p.RulesOnly().Rules
	v := &verifier{p: p}
	if v.rows(from); v.err != nil {
		return v.err
	}
	v.tests()
	v.picture()
	v.code(from.Funcs)
	for i := range p.Funcs {
		v.registers(&p.Funcs[i], p.Refs) // facts about rules that are stored with the tests
	}
	return v.err
}

// code verifies all functions from an index on.
func (v *verifier) code(from int32) {
	if v.err == nil {
		v.tableBounds()
	}
	for i := from; v.err == nil && int(i) < len(v.p.Funcs); i++ {
		v.function(&v.p.Funcs[i])
	}
}

// verifier records the first error that it finds.
type verifier struct {
	p      *Program
	err    error
	bounds [numOperands]bounds
	seen   []uint8 // buffers of flow
	work   []entry
}

func (v *verifier) fail(format string, args ...any) {
	if v.err == nil {
		v.err = fmt.Errorf(format, args...)
	}
}

func (v *verifier) index(what string, i int32, n int) {
	if v.err == nil && (i < 0 || int(i) >= n) {
		v.fail("%s %d is not one of %d", what, i, n)
	}
}

// opt is index, but accepts -1.
func (v *verifier) opt(what string, i int32, n int) {
	if i != -1 {
		v.index(what, i, n)
	}
}

func (v *verifier) str(i int32)    { v.index("string", i, len(v.p.Strings)) }
func (v *verifier) optStr(i int32) { v.opt("string", i, len(v.p.Strings)) }
func (v *verifier) typ(i int32)    { v.index("type", i, len(v.p.Types)) }
func (v *verifier) place(i int32)  { v.opt("place", i, len(v.p.Places)) }
func (v *verifier) class(i int32)  { v.index("class", i, len(v.p.Classes)) }

// words checks the index of a text without arguments.
func (v *verifier) words(i int32) {
	v.index("text", i, len(v.p.Texts))
	if v.err == nil && len(v.p.Texts[i].ArgTypes) > 0 {
		v.fail("text %d has arguments, which are not allowed here", i)
	}
}

// fn checks the index of a function with params parameters.
func (v *verifier) fn(what string, i int32, params int) {
	v.index(what, i, len(v.p.Funcs))
	if v.err == nil && int(v.p.Funcs[i].Params) != params {
		v.fail("%s: function %d takes %d args, not %d", what, i, v.p.Funcs[i].Params, params)
	}
}

// pure is fn for a function that may run at any time, because it does not change the game and asks nobody.
func (v *verifier) pure(what string, i int32, params int) {
	v.fn(what, i, params)
	if v.err == nil && !v.p.Funcs[i].Pure {
		v.fail("%s: function %d may change the game", what, i)
	}
}

func (v *verifier) optPure(what string, i int32, params int) {
	if i != -1 {
		v.pure(what, i, params)
	}
}

func (v *verifier) optFn(what string, i int32, params int) {
	if i != -1 {
		v.fn(what, i, params)
	}
}

// rows verifies the rows of the shared tables after those in from. Code, and the decisions that refer to it, are
// verified elsewhere.
func (v *verifier) rows(from Counts) {
	p := v.p
	if len(p.Code) > math.MaxInt32 || len(p.Arena) >= 1<<24 {
		v.fail("the program is too big")
	}
	for i, t := range p.Types[from.Types:] {
		switch t.Kind {
		case TBool, TInt, TRational, TText, TVoid:
		case TRef:
			v.class(t.Class)
		case TSet, TList:
			if t.Kind == TList && t.Class != -1 {
				v.class(t.Class)
			}
			v.index("type", t.Elem, int(from.Types)+i) // only earlier types, so that no type contains itself
		default:
			v.fail("type %d is of an unknown kind", i)
		}
	}
	for _, t := range p.Texts[from.Texts:] {
		if len(t.Parts) == 0 || len(t.Parts) > len(p.Languages) || t.Parts[0] == nil {
			v.fail("a text has no words in the first language")
		}
		for _, a := range t.ArgTypes {
			v.typ(a)
		}
		for _, s := range t.Sights {
			v.index("sight", s.Arg, len(t.ArgTypes))
			v.index("sight", s.Who, len(t.ArgTypes))
			if s.Word != -1 {
				v.words(s.Word)
			}
		}
		for _, parts := range t.Parts {
			for _, part := range parts {
				if part.Arg < 0 {
					v.str(part.Literal)
				} else {
					v.index("hole", part.Arg, len(t.ArgTypes))
				}
			}
		}
	}
	for _, pl := range p.Places[from.Places:] {
		v.index("file", pl.File, len(p.Files))
	}
	last := int32(-1)
	if from.Sites > 0 {
		last = p.Sites[from.Sites-1].PC
	}
	for _, s := range p.Sites[from.Sites:] {
		v.index("file", s.Place.File, len(p.Files))
		if s.PC < last {
			v.fail("sites are out of order")
		}
		last = s.PC
	}
	for _, a := range p.Attrs[from.Attrs:] {
		v.str(a.Name)
		v.typ(a.Type)
		if v.err == nil {
			v.cells(a.Type, a.Data)
		}
	}
	for _, f := range p.Masks[from.Masks:] {
		v.pure("mask", f, 1)
	}
	for _, r := range p.Rolls[from.Rolls:] {
		if r.Mode < 0 || r.Mode >= numRollModes || r.Keep < 0 || r.Keep >= numKeeps {
			v.fail("a roll has mode %d and keeps %d", r.Mode, r.Keep)
		}
		if r.Listed {
			v.typ(r.Elem)
		} else if r.Mode >= RollPick {
			v.fail("elements are picked from a die")
		}
	}
	v.waits(v.p.Waits)
	v.waits(v.p.Refs)
}

// tables verifies the tables that only rules have, except classes and decisions.
func (v *verifier) tables() {
	p := v.p
	if len(p.Languages) == 0 {
		v.fail("a program has at least one language")
	}
	v.words(p.Title)
	for _, f := range p.Setups {
		v.fn("setup", f, 0)
	}
	v.optFn("sequence", p.Sequence, 0)
	v.optPure("evaluation", p.Evaluate, 1)
	if p.Modifiers < 0 || p.Modifiers > 1<<20 {
		v.fail("%d modifiers", p.Modifiers)
	}
	for _, o := range p.Options {
		v.str(o.Name)
		v.typ(o.Type)
		v.words(o.Text)
	}
	for _, m := range p.Movements {
		v.str(m.Name)
		v.pure("movement", m.Step, 4)
		v.pure("movement without risk", m.Plain, 4)
		v.depends(&m.StepDepends)
		v.depends(&m.PlainDepends)
	}
}

// members returns the number of members of a class, or 0 if there is no such class.
func (v *verifier) members(class int32) int {
	if class < 0 || int(class) >= len(v.p.Classes) {
		return 0
	}
	return len(v.p.Classes[class].Members)
}

func (v *verifier) classes() {
	p := v.p
	for _, c := range []struct {
		index int32
		role  Role
	}{
		{p.GameClass, RoleGame}, {p.SpaceClass, RoleSpace}, {p.BorderClass, RoleBorder}, {p.PlayerClass, RolePlayer},
		{p.AllianceClass, RoleAlliance}, {p.UnitClass, RoleUnit}, {p.PieceClass, RolePiece}, {p.PhaseClass, RolePhase},
		{p.DieClass, RoleDie},
	} {
		v.opt("class", c.index, len(p.Classes))
		if v.err == nil && c.index >= 0 && p.Classes[c.index].Role != c.role {
			v.fail("class %d has role %d, not %d", c.index, p.Classes[c.index].Role, c.role)
		}
	}
	if p.PieceSize < 0 || p.PieceSize > 1<<12 || p.RecSize < 0 || p.RecSize > 1<<12 || p.VarsSize < 0 ||
		int(p.VarsSize) != len(p.VarsInit) {
		v.fail("the sizes of the state are wrong")
	}
	for i, c := range p.Classes {
		v.str(c.Name)
		if c.Role < RoleThing || c.Role > RoleSeating {
			v.fail("class %d has no role", i)
		}
		if c.Role == RoleRecord {
			v.optPure("title", c.Title, 1)
		}
		for _, m := range c.Members {
			v.str(m.Name)
			v.words(m.Title)
			v.words(m.InText)
		}
		for _, a := range c.Attrs {
			v.index("attribute", a, len(p.Attrs))
			if v.err == nil && len(p.Attrs[a].Data) != len(c.Members) {
				v.fail("attribute %d has %d values for %d members", a, len(p.Attrs[a].Data), len(c.Members))
			}
		}
		for _, f := range c.Fields {
			v.index("field", f, len(p.Fields))
			if v.err == nil && int(p.Fields[f].Class) != i {
				v.fail("field %d is of another class", f)
			}
		}
		v.layout(&c)
	}
	for i := range p.Fields {
		v.field(&p.Fields[i])
	}
	v.neighbours()
	units := v.members(p.UnitClass)
	for i, val := range p.Values {
		v.str(val.Name)
		v.typ(val.Type)
		v.class(val.Class)
		if v.index("value", val.Fn, len(p.Funcs)); v.err == nil {
			v.pure("value", val.Fn, max(2, int(p.Funcs[val.Fn].Params)))
		}
		if v.err == nil && p.Classes[val.Class].Role != RolePiece && len(val.Attr) > 0 {
			v.fail("value %d has attributes by unit but is not a value of pieces", i)
		}
		if len(val.Attr) != 0 && len(val.Attr) != units {
			v.fail("value %d has %d attributes for %d units", i, len(val.Attr), units)
		}
		v.depends(&val.Depends)
		for _, slot := range val.Slots {
			v.index("slot", slot, PieceUser+int(p.PieceSize))
		}
		for _, a := range val.Attr {
			v.opt("attribute", a, len(p.Attrs))
			if v.err == nil && a >= 0 && len(p.Attrs[a].Data) != units {
				v.fail("value %d takes attribute %d, which is not of units", i, a)
			}
		}
	}
}

// layout checks that the fixed state of a class is inside that of the program.
func (v *verifier) layout(c *Class) {
	if c.Role == RolePiece || c.Role == RoleRecord || len(c.Fields) == 0 {
		return
	}
	n := int64(len(c.Members))
	if c.Role == RoleGame {
		n = 1
	}
	if c.Base < 0 || c.Stride < 0 || int64(c.Base)+n*int64(c.Stride) > int64(v.p.VarsSize) {
		v.fail("the state of a class is outside that of the program")
	}
}

func (v *verifier) field(f *Field) {
	v.str(f.Name)
	v.typ(f.Type)
	v.class(f.Class)
	if v.err != nil {
		return
	}
	c := &v.p.Classes[f.Class]
	size := c.Stride
	switch c.Role {
	case RolePiece:
		size = PieceUser + v.p.PieceSize
	case RoleRecord:
		size = v.p.RecSize
	}
	v.index("slot", f.Slot, int(size))
	if f.Min > f.Max {
		v.fail("a field has no value between its bounds")
	}
	v.cells(f.Type, []int64{f.Default})
}

// cells checks constants of a type, where a wrong one would refer to something outside a table.
func (v *verifier) cells(typ int32, cells []int64) {
	t := v.p.Types[typ]
	for _, c := range cells {
		switch t.Kind {
		case TText:
			v.index("text", int32(min(max(c, -1), math.MaxInt32)), len(v.p.Texts))
		case TList:
			if !value.Static(c) || c < 0 || value.Off(c)+value.Len(c) > len(v.p.Arena) {
				v.fail("a list lies outside the program")
			}
		case TRational:
			if value.Den(c) == 0 {
				v.fail("a fraction has no denominator")
			}
		case TRef:
			switch r := v.p.Classes[t.Class].Role; {
			case r == RolePiece || r == RoleRecord:
				if c != value.None {
					v.fail("a constant is a piece or record")
				}
			case c < value.None || c >= int64(len(v.p.Classes[t.Class].Members)):
				v.fail("reference %d is not to a member", c)
			}
		}
	}
}

func (v *verifier) neighbours() {
	p := v.p
	spaces, borders := v.members(p.SpaceClass), v.members(p.BorderClass)
	if len(p.AdjStart) != spaces+1 || p.AdjStart[0] != 0 || len(p.AdjTo) != len(p.AdjBorder) {
		v.fail("the table of neighbours has the wrong size")
		return
	}
	for i, at := range p.AdjStart {
		if int(at) > len(p.AdjTo) || i > 0 && at < p.AdjStart[i-1] {
			v.fail("the table of neighbours is out of order")
			return
		}
	}
	if int(p.AdjStart[spaces]) != len(p.AdjTo) {
		v.fail("the table of neighbours is too short")
	}
	for i, to := range p.AdjTo {
		v.index("space", to, spaces)
		v.opt("border", p.AdjBorder[i], borders)
	}
}

func errorAt(pc int32, op Op, err error) error {
	return fmt.Errorf("instruction %d (%s): %w", pc, op, err)
}

// winner checks the type of a winner: a thing of a class, or a list or set of them.
func (v *verifier) winner(typ int32) {
	v.typ(typ)
	if v.err != nil {
		return
	}
	t := v.p.Types[typ]
	if t.Kind == TSet || t.Kind == TList {
		t = v.p.Types[t.Elem]
	}
	if t.Kind != TRef {
		v.fail("a winner is not a thing of a class")
	}
}

// decisions verifies actions, victories, hides and seatings.
func (v *verifier) decisions() {
	p := v.p
	for i := range p.Actions {
		v.action(&p.Actions[i])
	}
	for _, w := range p.Victories {
		v.str(w.Name)
		v.pure("victory", w.When, 0)
		v.optPure("winner", w.Winner, 0)
		v.opt("type", w.Type, len(p.Types))
		if w.Winner >= 0 {
			v.winner(w.Type)
		}
		v.pure("reason", w.Because, 0)
	}
	for _, h := range p.Hides {
		v.str(h.Name)
		v.class(h.Class)
		v.pure("hide", h.When, 2)
		if h.Text != -1 {
			v.words(h.Text)
		}
		for _, f := range h.Fields {
			v.index("field", f, len(p.Fields))
			if v.err == nil && p.Fields[f].Class != h.Class {
				v.fail("a hidden field is of another class")
			}
		}
	}
	if n := v.members(p.DieClass); len(p.Faces) != n {
		v.fail("there are %d dice, and types of faces for %d", n, len(p.Faces))
	}
	for _, t := range p.Faces {
		v.typ(t)
	}
	for _, s := range p.Seatings {
		v.str(s.Name)
		for _, seat := range s.Seats {
			for _, player := range seat {
				v.index("player", player, v.members(p.PlayerClass))
			}
		}
		v.settings("a seating", s.Options)
	}
}

// settings verifies pairs of an option and its value.
func (v *verifier) settings(what string, pairs []int64) {
	if len(pairs)%2 != 0 {
		v.fail("%s sets an option without a value", what)
		return
	}
	for i := 0; i < len(pairs); i += 2 {
		if o := pairs[i]; o < 0 || o >= int64(len(v.p.Options)) {
			v.fail("option %d is not one of %d", o, len(v.p.Options))
		}
	}
}

// verifyList verifies a parameter that is part of a list, and returns the index of the list's first parameter. For
// other parameters it returns i.
func (v *verifier) verifyList(a *Action, i int) int {
	q := &a.Params[i]
	if q.Slot < 0 {
		if q.Slot != -1 || q.Slots != 0 || q.Count != -1 || q.AtLeast != -1 {
			v.fail("a parameter that is not a list has a count")
		}
		return i
	}
	first := i - int(q.Slot)
	if q.Slots < 1 || q.Slots > MaxListed || q.Slot >= q.Slots || first < 0 || first+int(q.Slots) > len(a.Params) {
		v.fail("a parameter is answer %d of a list of %d", q.Slot, q.Slots)
		return i
	}
	if f := a.Params[first]; q.Slot > 0 {
		f.Slot = q.Slot
		if f != *q {
			v.fail("the answers of a list have different rows")
		}
	} else if next := first + int(q.Slots); next < len(a.Params) && a.Params[next].Slot > 0 {
		v.fail("a list goes on after its last answer")
	} else {
		for k := first; k < next; k++ {
			if int(a.Params[k].Slot) != k-first {
				v.fail("the answers of a list are not in order")
			}
		}
	}
	v.pure("count", q.Count, 1+first)
	v.optPure("least", q.AtLeast, 1+first)
	return first
}

func (v *verifier) action(a *Action) {
	v.str(a.Name)
	v.words(a.Menu)
	v.place(a.Place)
	n := len(a.Params)
	for i, q := range a.Params {
		v.str(q.Name)
		v.typ(q.Type)
		i = v.verifyList(a, i)
		v.pure("domain", q.Domain, 1+i)
		v.optPure("message", q.Message, 1+i)
		v.optPure("prompt", q.Prompt, 1+i)
		v.optPure("text", q.Text, 2+i)
	}
	if len(a.Levels) != len(a.Requires) {
		v.fail("an action has %d requirements and %d levels", len(a.Requires), len(a.Levels))
		return
	}
	for i, r := range a.Requires {
		v.index("level", a.Levels[i], n+1)
		v.require(r, 1+int(a.Levels[i]), 0)
	}
	for _, part := range a.Line {
		if part.Param < 0 {
			v.str(part.Literal)
		} else if int(part.Param) < n && a.Params[part.Param].Slot > 0 {
			v.fail("a line has a single answer of a list")
		} else {
			v.index("parameter", part.Param, n)
		}
	}
	v.fn("effect", a.Do, 1+n)
	for i, f := range a.Before {
		v.pure("binding", f, 1+n+i)
	}
	for _, r := range a.Ensures {
		v.require(r, 1+n, len(a.Before))
	}
	v.optPure("appeal", a.Appeal, 1+n)
	v.optPure("secret", a.Secret, 1+n)
	v.optPure("standing", a.Standing, 1)
}

// require verifies a requirement, whose message takes args arguments, and whose condition takes more in addition.
func (v *verifier) require(r Require, args, more int) {
	v.str(r.Name)
	v.place(r.Place)
	v.pure("requirement", r.That, args+more)
	v.pure("message", r.Message, args)
}

// tests verifies tests, clauses and citations.
func (v *verifier) tests() {
	p := v.p
	for _, t := range p.Tests {
		v.str(t.Name)
		v.place(t.Place)
		v.optStr(t.Skip)
		v.settings("a test", t.Options)
		for _, c := range t.Cites {
			v.str(c)
		}
		for _, s := range t.Steps {
			v.step(s)
		}
	}
	for i := range p.Questions {
		v.question(&p.Questions[i])
	}
	for _, x := range p.Policies {
		if x < 0 || x >= numPolicies {
			v.fail("policy %d", x)
		}
	}
	for _, t := range p.Terms {
		v.str(t.Name)
		v.words(t.Title)
		v.pure("term", t.Fn, 1)
	}
	for _, x := range p.ValueParts {
		v.index("value", x.Value, len(p.Values))
		v.optStr(x.Name)
		v.pure("part of a value", x.Fn, 3)
		if v.err != nil {
			return
		}
		r := p.Funcs[x.Fn].Result
		if r < 0 || p.Types[r].Kind != TInt && p.Types[r].Kind != TRational {
			v.fail("part of a value: function %d does not return a number", x.Fn)
		}
	}
	for _, c := range p.Clauses {
		v.str(c.ID)
		v.str(c.Section)
		v.str(c.Text)
		v.optStr(c.NotApplicable)
	}
	for _, c := range p.Cites {
		v.index("clause", c.Clause, len(p.Clauses))
		v.str(c.What)
		v.opt("test", c.Test, len(p.Tests))
		v.place(c.Place)
	}
}

func (v *verifier) question(q *Question) {
	v.str(q.Name)
	v.words(q.Title)
	v.place(q.Place)
	n := len(q.Params)
	v.optFn("question", q.Given, n)
	v.optFn("question", q.Run, n)
	if q.Run < 0 && (n != 1 || len(q.Counts) == 0) {
		v.fail("a question has no function to run and is not a measure of progress")
	}
	for _, r := range q.Params {
		v.str(r.Name)
		v.typ(r.Type)
		if v.err != nil {
			return
		}
		t := v.p.Types[r.Type]
		list := t.Kind == TList
		if list {
			t = v.p.Types[t.Elem]
		}
		if q.HasExample && !list && len(r.Example) != 1 {
			v.fail("a question has an example without a value")
		}
		for _, x := range r.Example {
			if t.Kind == TRef && (x < 0 || x >= int64(len(v.p.Classes[t.Class].Members))) {
				v.fail("a question has an example with a thing that does not exist")
			}
		}
	}
	for _, ms := range [][]Measure{q.Requires, q.Outcomes, q.Counts} {
		for _, m := range ms {
			v.str(m.Name)
			v.words(m.Title)
			v.optPure("question", m.Fn, n)
		}
	}
}

func (v *verifier) step(s TestStep) {
	v.place(s.Place)
	v.optStr(s.Because)
	v.optStr(s.Message)
	v.opt("player", s.By, v.members(v.p.PlayerClass))
	for _, l := range s.Lines {
		v.str(l)
	}
	switch s.Kind {
	case StepGiven, StepRun:
		v.fn("step", s.Fn, 0)
	case StepExpect:
		v.optPure("step", s.Fn, 0)
		v.view(s)
	case StepDice, StepPlay, StepRefuse:
		v.optFn("step", s.Fn, 0)
	default:
		v.fail("a test has a step of an unknown kind")
	}
}

// view verifies the parts of an expect step about the view of a player.
func (v *verifier) view(s TestStep) {
	v.opt("player", s.As, v.members(v.p.PlayerClass))
	v.optPure("text", s.Text, 0)
	v.optStr(s.Reads)
	for _, x := range s.Sights {
		v.pure("sight", x.Fn, 0)
		v.str(x.What)
	}
	for _, l := range [][]int32{s.Said, s.Unsaid, s.Shown, s.Unshown, s.Offered} {
		for _, words := range l {
			v.str(words)
		}
	}
}
