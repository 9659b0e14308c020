package program

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

// fill gives every field of a value something that is not zero, and every slice elements, so that a field that walk
// forgets is found out.
func fill(v reflect.Value, r *rand.Rand, depth int) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				fill(v.Field(i), r, depth)
			}
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1+r.IntN(3), 4))
		for i := range v.Len() {
			fill(v.Index(i), r, depth+1)
		}
	case reflect.String:
		v.SetString(strings.Repeat("ü", 1+r.IntN(5)))
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int8: // a Showing
		v.SetInt(int64(1 + r.IntN(2)))
	case reflect.Int32, reflect.Int64:
		if v.Type() == reflect.TypeFor[Op]() {
			v.SetInt(int64(1 + r.IntN(int(numOps)-1)))
			return
		}
		v.SetInt(int64(1 + r.IntN(1<<30)))
	default:
		panic(v.Kind())
	}
}

func TestCodecKeepsEverything(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		var p, q Program
		fill(reflect.ValueOf(&p).Elem(), r, 0)
		p.Texts[0].Parts[0] = nil // which is not the same as no parts
		p.Rules = Counts{}
		for _, table := range p.tables() {
			*table.rules(&p.Rules) = int32(r.IntN(table.len() + 1)) // some of the rows belong to tests
		}
		rules, tests := &coder{}, &coder{}
		rules.walkRules(p.RulesOnly())
		tests.walkTests(p.testsOnly())
		for i, in := range [][]byte{rules.buf, tests.buf} {
			read := &coder{in: in, reading: true}
			if i == 0 {
				read.walkRules(&q)
				q.EndRules()
			} else {
				read.walkTests(&q)
			}
			if read.err != nil || read.left() > 0 {
				t.Fatal(read.err, read.left())
			}
		}
		if !reflect.DeepEqual(&p, &q) {
			t.Fatalf("lost on the way:\n%+v\n%+v", &p, &q)
		}
	}
}

// tiny is a program with a function of every shape the tests need.
func tiny() *Program {
	p := &Program{
		Name: "tiny", Languages: []string{"en"}, Strings: []string{"f", "words"}, Files: []string{"a.hcl"},
		Texts: []Text{{Parts: [][]Part{{{Literal: 1, Arg: -1}}}},
			{ArgTypes: []int32{0}, Parts: [][]Part{{{Literal: -1, Arg: 0}}}}},
		Types: []Type{{Kind: TInt, Class: -1, Elem: -1}}, Consts: []int64{1 << 40},
		Places: []Place{{Line: 1}}, Sites: []Site{{PC: 0, Place: Place{Line: 2}}, {PC: 2, Place: Place{Line: 3}}},
		AdjStart: []int32{0}, Sequence: 0, Evaluate: -1,
		GameClass: -1, SpaceClass: -1, BorderClass: -1, PlayerClass: -1, AllianceClass: -1, UnitClass: -1, PieceClass: -1,
		PhaseClass: -1, DieClass: -1, Rolls: []Roll{{Mode: RollAtMost, Keep: KeepWorst, Listed: true, Seers: -1}},
		Options: []Option{{Type: 0}},
		Chooses: []Choose{{Count: -1, AtLeast: -1, Default: -1, Secret: -1, Pass: -1, It: 5, Text: 11, Appeal: -1, Those: -1,
			That: -1, Message: -1}},
	}
	p.Code = []Instr{
		{LOADI, 0, 3, 0}, {LOADK, 1, 0, 0}, {ADD, 2, 0, 1}, {ITER, 3, 0, int32(OverRange)}, {NEXT, 3, 7, 6},
		{TEXT, 7, 1, 6}, {LOOP, 4, 0, 0}, {ROLL, 2, 0, 0}, {CHOOSE, 0, 0, 0}, {JZ, 2, 14, 0},
		{JMP, 14, 0, 0}, {MOV, 7, 5, 0}, {END, 7, 0, 0}, {NOP, 0, 0, 0}, {CALL, 2, 1, 0}, {RET, -1, 0, 0},
		{OPT, 1, 0, 0}, {RET, 1, 0, 0},
	}
	p.Funcs = []Func{
		{Name: 0, Place: 0, Regs: 8, Start: 0, End: 16, Result: -1, Phase: -1},
		{Name: 0, Place: 0, Params: 1, Regs: 2, Start: 16, End: 18, Result: 0, Phase: -1, Pure: true},
	}
	return p
}

func TestRoundTrip(t *testing.T) {
	p := tiny()
	if err := Verify(p); err != nil {
		t.Fatal(err)
	}
	b := p.Encode()
	q, err := Decode(b)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(b, q.Encode()) || p.Hash() != q.Hash() || len(p.Hash()) != 64 {
		t.Fatal("a program changed on its way through a file")
	}
	q.Consts[0]++
	if r, _ := Decode(q.Encode()); r.Hash() == p.Hash() {
		t.Fatal("another program, the same hash")
	}
}

// When people see a field is one byte, of which three values mean something.
func TestShowing(t *testing.T) {
	for b := range byte(4) {
		var got Showing
		c := &coder{in: []byte{b}, reading: true}
		c.showing(&got)
		if known := b <= byte(ShowNever); (c.err == nil) != known || known && got != Showing(b) {
			t.Errorf("byte %d was read as %d, %v", b, got, c.err)
		}
	}
}

func TestDecodeRefuses(t *testing.T) {
	good := tiny().Encode()
	rules := &coder{}
	rules.walkRules(tiny().RulesOnly())
	change := func(f func(b []byte) []byte) []byte { return f(bytes.Clone(good)) }
	sealed := func(b []byte) []byte {
		seal(b, 0, b[headerSize:headerSize+len(rules.buf)])
		return b
	}
	for _, c := range []struct {
		b    []byte
		want string
	}{
		{nil, "not a compiled scenario"},
		{[]byte("scenario \"x\" {}"), "not a compiled scenario"},
		{good[:4], "truncated"},
		{good[:15], "truncated"},
		{good[:len(good)-1], "truncated"},
		{change(func(b []byte) []byte { b[8] = Version + 1; return b }),
			fmt.Sprintf("made by version %d; this is %d: compile it again", Version+1, Version)},
		{change(func(b []byte) []byte { b[len(b)-3] ^= 1; return b }), "damaged (checksum)"},
		{append(bytes.Clone(good), 0), "1 bytes too many"},
		{change(func(b []byte) []byte { // a length that is far too great
			binary.LittleEndian.PutUint32(b[headerSize:], 1<<31)
			return sealed(b)
		}), "a length does not fit"},
	} {
		if _, err := Decode(c.b); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("want %q, got %v", c.want, err)
		}
	}
}

// What a program says is shown on terminals.
func TestControlCharacters(t *testing.T) {
	refused := func(what string, change func(p *Program)) {
		t.Helper()
		p := tiny()
		change(p)
		if _, err := Decode(p.Encode()); err == nil || !strings.Contains(err.Error(), "control character") {
			t.Errorf("%s: %v", what, err)
		}
	}
	for _, bad := range []string{"\x1b[2J", "\u009b2J", "a\rb", "\x00"} {
		refused(bad, func(p *Program) { p.Strings[1] = bad })
	}
	refused("a line break in two", func(p *Program) { p.Strings[0], p.Strings[1] = "a\r", "\nb" })
	refused("the last text", func(p *Program) { p.Strings[len(p.Strings)-1] = "a\r" })
	refused("the name of a file", func(p *Program) { p.Files[0] = "\x1b]0;x\x07.hcl" })
	refused("the name of the program", func(p *Program) { p.Name = "\x1bc" })
	good := tiny()
	good.Strings[1] = "two\r\nlines, and a tab\t"
	if _, err := Decode(good.Encode()); err != nil {
		t.Error(err)
	}
}

// FuzzDecode feeds sections with a good header, so that the fuzzer gets past the checksums.
func FuzzDecode(f *testing.F) {
	good := tiny().Encode()
	rules, tests := &coder{}, &coder{}
	rules.walkRules(tiny().RulesOnly())
	tests.walkTests(tiny().testsOnly())
	f.Add(rules.buf, tests.buf)
	f.Add([]byte{}, []byte{})
	f.Fuzz(func(t *testing.T, rules, tests []byte) {
		b := append(append(bytes.Clone(good[:headerSize]), rules...), tests...)
		seal(b, 0, rules)
		seal(b, 1, tests)
		p, err := Decode(b)
		if err != nil {
			return
		}
		for i := range p.Funcs {
			Disassemble(p, i)
		}
		if !bytes.Equal(p.Encode(), b) {
			t.Fatal("what was accepted is written differently")
		}
	})
}

// withTest is tiny with a test that has a function, strings and a place of its own.
func withTest() *Program {
	p := tiny()
	p.EndRules()
	p.Strings = append(p.Strings, "a test", "1.1")
	p.Places = append(p.Places, Place{Line: 9})
	p.Funcs = append(p.Funcs, Func{Name: 2, Place: 1, Start: 18, End: 19, Result: -1, Phase: -1})
	p.Code = append(p.Code, Instr{Op: RET, A: -1})
	p.Tests = []Test{{Name: 2, Place: 1, Skip: -1,
		Steps: []TestStep{{Kind: StepRun, Fn: 2, Because: -1, Message: -1, By: -1, Place: 1}}}}
	p.Clauses = []Clause{{ID: 3, Section: 3, Text: 3, NotApplicable: -1}}
	p.Cites = []Cite{{Clause: 0, What: 2, Test: 0, Place: 1}}
	return p
}

// Playing reads no test, and a test changes nothing that playing can see.
func TestTestsAreApart(t *testing.T) {
	p := withTest()
	if err := Verify(p); err != nil {
		t.Fatal(err)
	}
	file := p.Encode()
	all, err := Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(all.Tests, p.Tests) || len(all.Funcs) != 3 || all.Rules != p.Rules ||
		!bytes.Equal(all.Encode(), file) {
		t.Error("the tests changed on their way through a file")
	}
	rules := p.Encode()
	for i := len(rules) - 1; i >= len(file)-20; i-- {
		rules[i] ^= 0x55 // in the tests
	}
	if _, err := DecodeRules(rules); err != ErrDamaged {
		t.Errorf("a file with damaged tests is played: %v", err)
	}
	length := int(binary.LittleEndian.Uint32(rules[len(magic)+4:]))
	seal(rules, 1, rules[headerSize+length:]) // the checksum is right, what it covers is not
	if _, err := Decode(rules); err == nil {
		t.Error("a file with forged tests is read whole")
	}
	only, err := DecodeRules(rules)
	if err != nil {
		t.Fatal("playing reads the tests: ", err)
	}
	if len(only.Tests)+len(only.Clauses)+len(only.Cites) > 0 || len(only.Funcs) != 2 ||
		len(only.Code) != len(tiny().Code) {
		t.Error("the rules come with tests")
	}
	if h := tiny().Hash(); only.Hash() != h || all.Hash() != h || p.Hash() != h {
		t.Error("the hash depends on the tests")
	}
	p.Code[14] = Instr{CALL, 2, 2, 0}
	if err := Verify(p); err == nil || !strings.Contains(err.Error(), "function 2 is not one of 2") {
		t.Errorf("rules that call a test: %v", err)
	}
}
