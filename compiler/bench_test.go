package compiler_test

import (
	"os"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime/program"
)

const great = "scenarios/axis_allies_revised"

func greatProgram(b *testing.B) *program.Program {
	b.Helper()
	built := compiler.Compile(os.DirFS(".."), great, compiler.Options{})
	p, diags := built.Program, built.Diags
	if p == nil {
		b.Skip(diags.Sorted())
	}
	return p
}

func BenchmarkCompile(b *testing.B) {
	for b.Loop() {
		greatProgram(b)
	}
}

func BenchmarkDecode(b *testing.B) {
	file := greatProgram(b).Encode()
	b.SetBytes(int64(len(file)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := program.Decode(file); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkVerify(b *testing.B) {
	p := greatProgram(b)
	for b.Loop() {
		if err := program.Verify(p); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	p := greatProgram(b)
	for b.Loop() {
		p.Encode()
	}
}
