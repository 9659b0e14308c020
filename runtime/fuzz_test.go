package runtime_test

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime"
)

// FuzzDo says whatever comes to mind at whatever point of a game. Nothing may panic, and a refusal changes nothing.
func FuzzDo(f *testing.F) {
	p := compile(f, "skirmish")
	start := newGame(f, p, 3)
	for _, s := range []string{"vote 1", "abstain\nnone at all\nbuy spear\nbuy no more\nmarch 1 gun from north to east",
		"2 spear, 1 gun", "march #2 from", "9999999999999999999", ", ,"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		g := start.Clone()
		line := ""
		say := func() {
			before := g.Hash()
			if err := g.Do(line); err != nil && g.Hash() != before {
				t.Fatalf("%q was refused (%v) and changed the state", line, err)
			}
			if err := g.Check(); err != nil {
				t.Fatal(err)
			}
			if d := g.Decision(); d != nil {
				d.Prompt()
				d.Default()
				d.Text(d.Len() - 1)
				d.Distinguishing(0)
			}
		}
		for _, r := range text {
			if r == '\n' {
				say()
				line = ""
				continue
			}
			line += string(r)
		}
		say()
	})
}

// FuzzUnmarshal reads saved games that nobody saved.
func FuzzUnmarshal(f *testing.F) {
	p := compile(f, "skirmish")
	f.Add(newGame(f, p, 3).Marshal())
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := runtime.Unmarshal(p, runtime.Sealed(data))
		if err != nil {
			return
		}
		g.View(-1)
		if d := g.Decision(); d != nil {
			d.Prompt()
			d.Options(nil)
			g.Choose(0)
		}
	})
}
