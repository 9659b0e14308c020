package soak

import (
	"bytes"
	"sync"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// trace is the hash after each of so many answers of a random bot.
func trace(p *program.Program, seed uint64, n int) ([]uint64, error) {
	g, err := runtime.New(p, seed, runtime.Options{})
	if err != nil {
		return nil, err
	}
	who := bot.Random(seed)
	var out []uint64
	for range n {
		if g.Decision() == nil {
			break
		}
		if err := who.Decide(g); err != nil {
			return nil, err
		}
		out = append(out, g.Hash())
	}
	return out, nil
}

func sameTrace(t *testing.T, what string, a, b []uint64) {
	t.Helper()
	if len(a) != len(b) {
		t.Errorf("%s: %d answers and %d", what, len(a), len(b))
		return
	}
	for i := range a {
		if a[i] != b[i] {
			t.Errorf("%s: after answer %d the hash is %016x and %016x", what, i+1, a[i], b[i])
			return
		}
	}
}

// TestCompiledFilePlaysTheSame reads a compiled file, which has never seen the compiler, and plays it beside the
// original.
func TestCompiledFilePlaysTheSame(t *testing.T) {
	p := load(t)
	q, err := program.Decode(p.Encode())
	if err != nil {
		t.Fatal(err)
	}
	if p.Hash() != q.Hash() || !bytes.Equal(p.Encode(), q.Encode()) {
		t.Fatal("the program has another hash")
	}
	for seed := range uint64(3) {
		a, err := trace(p, seed, 500)
		if err != nil {
			t.Fatal(err)
		}
		b, err := trace(q, seed, 500)
		if err != nil {
			t.Fatal(err)
		}
		sameTrace(t, "read from a file", a, b)
		if again, _ := trace(p, seed+1, 500); len(again) > 0 && again[len(again)-1] == a[len(a)-1] {
			t.Error("another seed gives the same game: this shows nothing")
		}
	}
}

// TestGamesSideBySide plays games of one program at once: they share what is known of the program, and nothing else.
// `go test -race` looks closer.
func TestGamesSideBySide(t *testing.T) {
	p, err := program.Decode(load(t).Encode()) // one of which nothing is known yet
	if err != nil {
		t.Fatal(err)
	}
	var all [8][]uint64
	var wait sync.WaitGroup
	for i := range all {
		wait.Go(func() {
			p.Hash()
			var err error
			if all[i], err = trace(p, uint64(i/4), 300); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	for i := range all {
		sameTrace(t, "side by side", all[i], all[i/4*4])
	}
}
