package gamelog_test

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
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

// played returns the log of a game between bots.
func played(t testing.TB, p *program.Program, seed uint64) *gamelog.Log {
	t.Helper()
	g, err := runtime.New(p, seed, runtime.Options{Lines: true})
	if err != nil {
		t.Fatal(err)
	}
	log := &gamelog.Log{Format: gamelog.Format, Program: p.Hash(), Scenario: p.Name, Seed: seed,
		Seats: []string{"bot:greedy", "bot:random", "bot:random"}}
	bots := []bot.Player{bot.Greedy(1), bot.Random(2), bot.Random(3)}
	for g.Decision() != nil {
		who, n := g.Decision().Player, g.Decisions()
		if err := bots[who].Decide(g); err != nil {
			t.Fatal(err)
		}
		if g.Decisions() > n {
			log.Steps = append(log.Steps, gamelog.Step{Player: who, Line: g.Line(), Hash: g.Hash()})
		}
	}
	log.Outcome, _ = g.Over()
	return log
}

func TestLogsArePlayedAgain(t *testing.T) {
	p := skirmish(t)
	for seed := range uint64(8) {
		log := played(t, p, seed+1<<60)
		var b bytes.Buffer
		if err := log.Write(&b); err != nil {
			t.Fatal(err)
		}
		again, err := gamelog.Read(&b)
		if err != nil {
			t.Fatal(err)
		}
		if again.Seed != log.Seed || len(again.Steps) != len(log.Steps) || again.Outcome != log.Outcome {
			t.Fatalf("read back otherwise: %+v", again)
		}
		if err := gamelog.Verify(p, again); err != nil {
			t.Error(err)
		}
		n := len(again.Steps) / 2
		again.Steps[n].Hash++
		if err := gamelog.Verify(p, again); err == nil || !strings.Contains(err.Error(), "the state differs") {
			t.Errorf("a false hash: %v", err)
		}
	}
}

func TestDamagedLogs(t *testing.T) {
	p := skirmish(t)
	var b bytes.Buffer
	if err := played(t, p, 1).Write(&b); err != nil {
		t.Fatal(err)
	}
	whole := b.String()
	lines := strings.SplitAfter(whole, "\n")
	left := &gamelog.Log{Format: gamelog.Format, Program: p.Hash(), Seed: 1, Steps: played(t, p, 1).Steps[:3]}
	b.Reset()
	if err := left.Write(&b); err != nil {
		t.Fatal(err)
	}
	leftLines := strings.SplitAfter(b.String(), "\n")
	for text, want := range map[string]string{
		"":                        "empty",
		"hello\n":                 "not a game log",
		`{"format":"x/1"}` + "\n": "not a game log",
		strings.Replace(whole, "record/3", "record/9", 1):                      "version 9",
		lines[0][:len(lines[0])/2]:                                             "not a game log",
		lines[0][:len(lines[0])-1]:                                             "cut off in its first line",
		lines[0] + lines[1][:9] + "\n" + lines[2]:                              "line 2: ",
		lines[0] + lines[1][:9] + "\n":                                         "line 2: ",
		lines[0] + `{"undone":1}` + "\n":                                       "but the log has 0",
		lines[0] + lines[1] + `{"undone":-1}` + "\n":                           "after the first -1",
		lines[0] + `{"undone":0,"answers":[]}` + "\n":                          "not both",
		lines[0] + `{"dice":[1]}` + "\n":                                       "a decision must have",
		lines[0] + "{}\n":                                                      "a decision must have",
		b.String() + lines[1][:9]:                                              "after the end",
		strings.Replace(whole, "record/3", "record/1", 1):                      "written by an older version of scenario",
		strings.Replace(whole, `"seed"`, `"sead"`, 1):                          "unknown field",
		lines[0] + `{"player":1}` + "\n":                                       "a decision must have",
		strings.Replace(whole, `"seed":"1"`, `"seed":"-1"`, 1):                 "seed has a value of the wrong type",
		strings.Replace(whole, `"seed":"1"`, `"seed":1`, 1):                    "seed must be a whole number in quotes",
		strings.Join(leftLines[:3], "") + leftLines[4]:                         "left after 3 decisions, but the log has 2",
		b.String() + leftLines[3]:                                              "after the end",
		lines[0] + `{"left":0,"player":1}` + "\n":                              "not both",
		lines[0] + `{"player":1,"line":"x","hash":"12"}` + "\n":                "is not a hash",
		lines[0] + lines[len(lines)-2] + lines[1]:                              "after the end",
		lines[0] + strings.Replace(lines[1], `"line"`, `"lime"`, 1) + lines[2]: "unknown field",
		lines[0] + `{"line":"` + strings.Repeat("x", 1<<20) + `"}` + "\n":      "longer than",
	} {
		if _, err := gamelog.Read(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60q…: %v, want %q", text, err, want)
		}
	}
	// A log cut off at the end of a line can be read and continued, but it does not verify.
	for what, text := range map[string]string{
		"an ended game": strings.Join(lines[:len(lines)-2], ""), "half a game": strings.Join(lines[:len(lines)/2], ""),
		"the head": lines[0], "a game that was left": strings.Join(leftLines[:4], ""),
	} {
		r, err := gamelog.Read(strings.NewReader(text))
		if err != nil || !r.Cut {
			t.Fatalf("%s without its end: %v", what, err)
		}
		if err := gamelog.Verify(p, r); err == nil || !strings.Contains(err.Error(), "the end of the game log is missing") {
			t.Errorf("%s without its end: %v", what, err)
		}
	}
	// A last line that was cut off while it was written is left out, wherever it was cut; the game can be continued
	// before it.
	for n := 1; n < len(lines[2]); n += 7 {
		before := lines[0] + lines[1]
		r, err := gamelog.Read(strings.NewReader(before + lines[2][:n]))
		if n == len(lines[2])-1 {
			continue // only the line break is missing
		}
		if err != nil || !r.Cut || r.Torn != 3 || len(r.Steps) != 1 || r.Size != int64(len(before)) {
			t.Fatalf("cut off after %d bytes of a line: %+v, %v", n, r, err)
		}
		if err := gamelog.Verify(p, r); err == nil ||
			!strings.Contains(err.Error(), "line 3 is cut off: every decision before it (1) is correct") {
			t.Errorf("cut off after %d bytes of a line: %v", n, err)
		}
	}
	// Blank lines and NULs are no lines of the game; it goes on before those at the end, whatever the line breaks are.
	for _, blank := range []string{"\n", "\r\n", " \t\n", "\x00\x00\x00", "\n\x00\x00\n\n"} {
		before := lines[0] + lines[1]
		if r, err := gamelog.Read(strings.NewReader(before + blank)); err != nil || !r.Cut || r.Torn != 0 ||
			len(r.Steps) != 1 || r.Size != int64(len(before)) {
			t.Errorf("%q after half a game: %+v, %v", blank, r, err)
		}
		if r, err := gamelog.Read(strings.NewReader(strings.ReplaceAll(whole, "\n", "\r\n") + blank)); err != nil || r.Cut ||
			gamelog.Verify(p, r) != nil {
			t.Errorf("%q after a game: %v", blank, err)
		}
	}
	if r, err := gamelog.Read(strings.NewReader(strings.TrimSuffix(whole, "\n"))); err != nil || r.Torn != 0 ||
		gamelog.Verify(p, r) != nil {
		t.Errorf("only the last line break is missing: %v", err)
	}
	if r, err := gamelog.Read(&b); err != nil || gamelog.Verify(p, r) != nil {
		t.Errorf("a game that was left: %v", err)
	}
	over := played(t, p, 1)
	over.Outcome = runtime.Outcome{}
	if err := gamelog.Verify(p, over); err == nil ||
		!strings.Contains(err.Error(), "is over, but the log says that it was left") {
		t.Errorf("an ended game that was left: %v", err)
	}
	foreign := played(t, p, 1)
	foreign.Program = strings.Repeat("0", 64)
	if err := gamelog.Verify(p, foreign); err == nil || !strings.Contains(err.Error(), "rules have changed") {
		t.Errorf("of other rules: %v", err)
	}
	foreign.Scenario = "elsewhere"
	if err := gamelog.Verify(p, foreign); err == nil || !strings.Contains(err.Error(), "a game of elsewhere, not of") {
		t.Errorf("of another scenario: %v", err)
	}
}

// What was taken back does not count, and a begun decision is there until it is complete or taken back.
func TestTakenBack(t *testing.T) {
	p := skirmish(t)
	log := played(t, p, 1)
	var b bytes.Buffer
	w, err := gamelog.NewWriter(&b, gamelog.Log{Program: p.Hash(), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	begun := gamelog.Draft{Answers: []gamelog.Answer{{Option: 2}, {Line: "there", Forced: true}},
		Trying: &gamelog.Answer{Option: 1}, Dice: []int64{3}}
	read := func() *gamelog.Log {
		t.Helper()
		r, err := gamelog.Read(bytes.NewReader(b.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	for i, write := range []func() error{
		func() error { return w.Draft(begun) },
		func() error { return w.Step(log.Steps[0]) },
		func() error { return w.Step(log.Steps[1]) },
		func() error { return w.Draft(begun) },
		func() error { return w.WriteUndone(1) },
		func() error { return w.WriteSeats([]string{"human", "", "script:x"}) },
		func() error { return w.Draft(begun) },
	} {
		if err := write(); err != nil {
			t.Fatal(err)
		}
		r := read()
		wantOpen, wantSteps := []bool{true, false, false, true, false, false, true}[i], []int{0, 1, 2, 2, 1, 1, 1}[i]
		if r.Open.IsEmpty() == wantOpen || len(r.Steps) != wantSteps {
			t.Errorf("after line %d: %d decisions and %+v", i+2, len(r.Steps), r.Open)
		}
	}
	if err := w.WriteLeft(1); err != nil {
		t.Fatal(err)
	}
	r := read()
	if o := r.Open; len(o.Answers) != 2 || o.Answers[0].Option != 2 || o.Answers[1] != begun.Answers[1] ||
		o.Trying.Option != 1 || o.Dice[0] != 3 || r.Seats[2] != "script:x" {
		t.Errorf("read back: %+v", r)
	}
	if err := gamelog.Verify(p, r); err != nil {
		t.Error(err)
	}
	b.Reset()
	if err := r.Write(&b); err != nil || len(read().Open.Answers) != 2 {
		t.Errorf("written again: %v", err)
	}
}

// Seats are those of the scenario and of known kinds.
func TestSeatsAreVerified(t *testing.T) {
	p := skirmish(t)
	for want, seats := range map[string][]string{
		"":                  {"human", "bot:random", "script:/nowhere"},
		"2 seats":           {"human", "human"},
		"4 seats":           {"", "", "", ""},
		`run by "bot:best"`: {"", "bot:best", ""},
		`run by "script:"`:  {"", "", "script:"},
	} {
		log := played(t, p, 1)
		log.Seats = seats
		if err := gamelog.Verify(p, log); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", seats, err, want)
		}
	}
}

func FuzzLog(f *testing.F) {
	p := skirmish(f)
	var b bytes.Buffer
	log := played(f, p, 1)
	log.Steps = log.Steps[:min(len(log.Steps), 12)]
	log.Outcome = runtime.Outcome{}
	if err := log.Write(&b); err != nil {
		f.Fatal(err)
	}
	f.Add(b.Bytes())
	f.Add([]byte(`{"format":"scenario-record/2"}` + "\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := gamelog.Read(bytes.NewReader(data))
		if err != nil {
			return
		}
		var out bytes.Buffer
		if err := r.Write(&out); err != nil {
			t.Fatal(err)
		}
		gamelog.Verify(p, r)
	})
}
