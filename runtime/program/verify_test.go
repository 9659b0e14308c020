package program

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
)

func TestOpsIsComplete(t *testing.T) {
	if len(Ops) != int(numOps) {
		t.Fatalf("%d rows for %d opcodes", len(Ops), numOps)
	}
	for op, info := range Ops {
		if info.Name == "" || info.Doc == "" {
			t.Errorf("opcode %d has no row", op)
		}
		if info.Name != strings.ToUpper(info.Name) {
			t.Errorf("%s", info.Name)
		}
	}
}

func TestVerifyRefuses(t *testing.T) {
	for _, c := range []struct {
		name, want string
		break_     func(p *Program)
	}{
		{"register", "register 8 is not one of 8", func(p *Program) { p.Code[0].A = 8 }},
		{"negative register", "register -1", func(p *Program) { p.Code[2].C = -1 }},
		{"opcode", "no opcode", func(p *Program) { p.Code[0].Op = numOps }},
		{"negative opcode", "no opcode", func(p *Program) { p.Code[0].Op = -1 }},
		{"constant", "constant 1", func(p *Program) { p.Code[1].B = 1 }},
		{"iterator", "register 6 is not one of 6", func(p *Program) { p.Code[3].A = 6 }},
		{"source", "source 10", func(p *Program) { p.Code[3].C = 10 }},
		{"window", "registers 7 to 8", func(p *Program) { p.Code[3].B = 7 }},
		{"jump out", "leaves the function", func(p *Program) { p.Code[9].B = 16 }},
		{"jump back", "goes backwards without counting", func(p *Program) { p.Code[9].B = 2 }},
		{"loop forward", "does not go backwards", func(p *Program) { p.Code[6].A = 8 }},
		{"function", "function 2", func(p *Program) { p.Code[14].B = 2 }},
		{"text", "text 2", func(p *Program) { p.Code[5].B = 2 }},
		{"roll", "roll 1", func(p *Program) { p.Code[7].C = 1 }},
		{"option", "option 1", func(p *Program) { p.Code[16].B = 1 }},
		{"runs over", "runs past the end", func(p *Program) { p.Code[15] = Instr{Op: NOP} }},
		{"END in main", "END is outside", func(p *Program) { p.Code[15] = Instr{Op: END} }},
		{"RET in section", "leaves its function", func(p *Program) { p.Code[12] = Instr{Op: RET} }},
		{"effect in section", "must not change the game has ROLLEND", func(p *Program) { p.Code[11] = Instr{Op: ROLLEND} }},
		{"RET in the section of a roll", "a section leaves its function", func(p *Program) { p.Rolls[0].Seers = 14 }},
		{"effect in pure", "must not change the game has VICTORY", func(p *Program) { p.Code[16] = Instr{Op: VICTORY} }},
		{"pure calls", "must not change the game calls function 0", func(p *Program) { p.Code[16] = Instr{CALL, 1, 0, 0} }},
		{"cached call", "a cacheable function", func(p *Program) { p.Funcs[0].Cacheable = true }},
		{"section out", "section", func(p *Program) { p.Chooses[0].Text = 16 }},
		{"choice register", "register 9", func(p *Program) { p.Chooses[0].By = 9 }},
		{"title", "text 1 has arguments", func(p *Program) { p.Title = 1 }},
		{"hole", "hole 1", func(p *Program) { p.Texts[1].Parts[0][0].Arg = 1 }},
		{"type", "type", func(p *Program) { p.Types[0] = Type{Kind: TList, Class: -1, Elem: 0} }},
		{"keys", "class 7", func(p *Program) { p.Types[0] = Type{Kind: TList, Class: 7, Elem: 0} }},
		{"sites", "out of order", func(p *Program) { p.Sites[0].PC = 3 }},
		{"file", "file 1", func(p *Program) { p.Places[0].File = 1 }},
		{"neighbours", "neighbours", func(p *Program) { p.AdjStart = nil }},
		{"sequence", "takes 1 args, not 0", func(p *Program) { p.Sequence = 1 }},
	} {
		p := tiny()
		c.break_(p)
		if err := Verify(p); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: want %q, got %v", c.name, c.want, err)
		}
	}
}

// TestVerifyNeverPanics gives it programs of random numbers, and good ones with one number changed.
func TestVerifyNeverPanics(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		var p Program
		fill(reflect.ValueOf(&p).Elem(), r, 0)
		Verify(&p)
	}
	Verify(&Program{})
	odd := []int32{-1 << 31, -2, -1, 0, 1, 5, 17, 18, 1<<31 - 1}
	for i := range tiny().Code {
		for _, x := range odd {
			for field := range 4 {
				p := tiny()
				switch in := &p.Code[i]; field {
				case 0:
					in.Op = Op(x)
				case 1:
					in.A = x
				case 2:
					in.B = x
				case 3:
					in.C = x
				}
				if Verify(p) == nil {
					Disassemble(p, 0)
				}
			}
		}
	}
}

func TestDisassemble(t *testing.T) {
	want := `f: 1 params, 2 registers
   0 OPT       r1, 0 (f)
   1 RET       r1
`
	if got := Disassemble(tiny(), 1); got != want {
		t.Errorf("got:\n%s", got)
	}
}
