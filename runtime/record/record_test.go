package record_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/record"
)

func skirmish(t testing.TB) *program.Program {
	t.Helper()
	built := compiler.Compile(os.DirFS("../testdata"), "skirmish", compiler.Options{})
	p, diags := built.Program, built.Diags
	if p == nil {
		t.Fatal(diags)
	}
	return p
}

// recorded lets bots play a game and keeps it.
func recorded(t testing.TB, p *program.Program, seed uint64) *record.Record {
	t.Helper()
	g, err := runtime.New(p, seed, runtime.Options{Lines: true})
	if err != nil {
		t.Fatal(err)
	}
	rec := &record.Record{Format: record.Format, Program: p.Hash(), Scenario: p.Name, Seed: seed, Seats: []string{"bot:greedy", "bot:random", "bot:random"}}
	bots := []bot.Player{bot.Greedy(1), bot.Random(2), bot.Random(3)}
	for g.Decision() != nil {
		who, n := g.Decision().Player, g.Decisions()
		if err := bots[who].Decide(g); err != nil {
			t.Fatal(err)
		}
		if g.Decisions() > n {
			rec.Steps = append(rec.Steps, record.Step{Player: who, Line: g.Line(), Hash: g.Hash()})
		}
	}
	rec.Outcome, _ = g.Over()
	return rec
}

func TestRecordsArePlayedAgain(t *testing.T) {
	p := skirmish(t)
	for seed := range uint64(8) {
		rec := recorded(t, p, seed+1<<60)
		var b bytes.Buffer
		if err := rec.Write(&b); err != nil {
			t.Fatal(err)
		}
		again, err := record.Read(&b)
		if err != nil {
			t.Fatal(err)
		}
		if again.Seed != rec.Seed || len(again.Steps) != len(rec.Steps) || again.Outcome != rec.Outcome {
			t.Fatalf("read back otherwise: %+v", again)
		}
		if err := record.Verify(p, again); err != nil {
			t.Error(err)
		}
		n := len(again.Steps) / 2
		again.Steps[n].Hash++
		if err := record.Verify(p, again); err == nil || !strings.Contains(err.Error(), "the state differs") {
			t.Errorf("a false hash: %v", err)
		}
	}
}

func TestRecordsThatAreNone(t *testing.T) {
	p := skirmish(t)
	var b bytes.Buffer
	if err := recorded(t, p, 1).Write(&b); err != nil {
		t.Fatal(err)
	}
	whole := b.String()
	lines := strings.SplitAfter(whole, "\n")
	left := &record.Record{Format: record.Format, Program: p.Hash(), Seed: 1, Steps: recorded(t, p, 1).Steps[:3]}
	b.Reset()
	if err := left.Write(&b); err != nil {
		t.Fatal(err)
	}
	leftLines := strings.SplitAfter(b.String(), "\n")
	for text, want := range map[string]string{
		"":                        "empty",
		"hello\n":                 "not a record",
		`{"format":"x/1"}` + "\n": "not a record",
		strings.Replace(whole, "record/1", "record/9", 1):                      "version 9",
		whole[:len(whole)-3]:                                                   "cut off",
		strings.Replace(whole, `"seed"`, `"sead"`, 1):                          "unknown field",
		lines[0] + `{"player":1}` + "\n":                                       "a decision has",
		strings.Replace(whole, `"seed":"1"`, `"seed":"-1"`, 1):                 "seed has a value that does not fit",
		strings.Replace(whole, `"seed":"1"`, `"seed":1`, 1):                    "seed is a whole number in quotes",
		strings.Join(leftLines[:3], "") + leftLines[4]:                         "left after 3 decisions, and the record has 2",
		b.String() + leftLines[3]:                                              "after the end",
		lines[0] + `{"left":0,"player":1}` + "\n":                              "not both",
		lines[0] + `{"player":1,"line":"x","hash":"12"}` + "\n":                "is no hash",
		lines[0] + lines[len(lines)-2] + lines[1]:                              "after the end",
		lines[0] + strings.Replace(lines[1], `"line"`, `"lime"`, 1) + lines[2]: "unknown field",
		lines[0] + `{"line":"` + strings.Repeat("x", 1<<17) + `"}` + "\n":      "longer than",
	} {
		if _, err := record.Read(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60q…: %v, want %q", text, err, want)
		}
	}
	// Cut off at the end of a line it can be read, and gone on with, but is no record of a game from beginning to end.
	for what, text := range map[string]string{
		"an ended game": strings.Join(lines[:len(lines)-2], ""), "half a game": strings.Join(lines[:len(lines)/2], ""),
		"the head": lines[0], "a game that was left": strings.Join(leftLines[:4], ""),
	} {
		r, err := record.Read(strings.NewReader(text))
		if err != nil || !r.Cut {
			t.Fatalf("%s without its end: %v", what, err)
		}
		if err := record.Verify(p, r); err == nil || !strings.Contains(err.Error(), "its end is missing") {
			t.Errorf("%s without its end: %v", what, err)
		}
	}
	if r, err := record.Read(&b); err != nil || record.Verify(p, r) != nil {
		t.Errorf("a game that was left: %v", err)
	}
	over := recorded(t, p, 1)
	over.Outcome = runtime.Outcome{}
	if err := record.Verify(p, over); err == nil || !strings.Contains(err.Error(), "is over where the record says that it was left") {
		t.Errorf("an ended game that was left: %v", err)
	}
	foreign := recorded(t, p, 1)
	foreign.Program = strings.Repeat("0", 64)
	if err := record.Verify(p, foreign); err == nil || !strings.Contains(err.Error(), "rules have changed") {
		t.Errorf("of other rules: %v", err)
	}
}

func FuzzRecord(f *testing.F) {
	p := skirmish(f)
	var b bytes.Buffer
	rec := recorded(f, p, 1)
	rec.Steps = rec.Steps[:min(len(rec.Steps), 12)]
	rec.Outcome = runtime.Outcome{}
	if err := rec.Write(&b); err != nil {
		f.Fatal(err)
	}
	f.Add(b.Bytes())
	f.Add([]byte(`{"format":"scenario-record/1"}` + "\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := record.Read(bytes.NewReader(data))
		if err != nil {
			return
		}
		var out bytes.Buffer
		if err := r.Write(&out); err != nil {
			t.Fatal(err)
		}
		record.Verify(p, r)
	})
}
