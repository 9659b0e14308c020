// Package trial runs the tests a scenario carries, and says which clauses of its rulebook they cover. A test plays the
// compiled rules through the same interpreter as a game, so what passes here holds at the table. Trials never share
// anything: each has a game of its own, and their results do not depend on their order.
package trial

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Options of a run.
type Options struct {
	Filter *regexp.Regexp   // nil: all tests
	Own    bool             // only the tests of the scenario's own folder, not those of what it extends and imports
	Values map[string]int64 // options of the scenario by name; what a test says itself goes first
	Done   func(Result)     // called after each test, for progress

	// Reached is called after each test with what its play came to, by index of Program.Places: how often. The program must
	// be one that counts (see compiler.Options.Watch). The counts are the test's alone, and the function's only until it returns.
	Reached func(Result, []int64)
}

// wants reports whether a test is one of those to be run.
func (o Options) wants(name string, at Place) bool {
	return !(o.Own && inherited(at)) && (o.Filter == nil || o.Filter.MatchString(name))
}

// Status of a test.
type Status int

// What may become of a test. NotRun is one that the filter left out.
const (
	NotRun Status = iota
	Passed
	Failed
	Skipped
)

// String is the word used in output.
func (s Status) String() string {
	switch s {
	case Passed:
		return "passed"
	case Failed:
		return "failed"
	case Skipped:
		return "skipped"
	}
	return "not run"
}

// Place in the source; Line 0 is nowhere.
type Place struct {
	File         string
	Line, Column int
}

func (p Place) String() string {
	if p.Line == 0 {
		return p.File
	}
	return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Column)
}

// Result of one test. Place is where it failed, else where it stands.
type Result struct {
	Index   int // in Program.Tests
	Name    string
	Status  Status
	Message string
	Place   Place
	Cites   []string
	Log     []string // what was said
	Step    int      // of the test: the expectation that failed, else -1
}

// Report holds a result for every test of the program, in its order.
type Report struct {
	Results                 []Result
	Passed, Failed, Skipped int
}

// Run runs the tests.
func Run(p *program.Program, opt Options) Report {
	var r Report
	var reached []int64
	if opt.Reached != nil {
		reached = make([]int64, len(p.Places))
	}
	for i := range p.Tests {
		clear(reached)
		res := run(p, i, opt, reached)
		r.Results = append(r.Results, res)
		if opt.Reached != nil && res.Status != NotRun && res.Status != Skipped {
			opt.Reached(res, reached)
		}
		switch res.Status {
		case NotRun:
			continue
		case Passed:
			r.Passed++
		case Failed:
			r.Failed++
		case Skipped:
			r.Skipped++
		}
		if opt.Done != nil {
			opt.Done(res)
		}
	}
	return r
}

// seed of every trial: a test that rolls unscripted dice rolls the same ones every time.
const seed = 1

// trial is a test being run.
type trial struct {
	p        *program.Program
	g        *runtime.Game
	expected int  // the expectation that does not hold, or -1
	defaults bool // choices that no line answers take their default
	log      []string
}

// failure ends a test.
type failure struct {
	place   int32 // in Program.Places, -1
	message string
	source  string // file:line:column, where the interpreter knows better
}

// One runs one test of the program, by its index in Program.Tests.
func One(p *program.Program, index int, opt Options) Result { return run(p, index, opt, nil) }

func run(p *program.Program, index int, opt Options, reached []int64) Result {
	t := &p.Tests[index]
	res := Result{Index: index, Step: -1, Name: str(p, t.Name), Place: placeAt(p, t.Place), Cites: []string{}}
	for _, c := range t.Cites {
		res.Cites = append(res.Cites, str(p, c))
	}
	if !opt.wants(res.Name, res.Place) {
		return res
	}
	if t.Skip >= 0 {
		res.Status, res.Message = Skipped, str(p, t.Skip)
		return res
	}
	x := &trial{p: p, expected: -1}
	f := x.run(t, opt, reached)
	res.Log = x.log
	if f == nil {
		res.Status = Passed
		return res
	}
	res.Status, res.Message, res.Step = Failed, f.message, x.expected
	if f.place >= 0 {
		res.Place = placeAt(p, f.place)
	}
	if f.source != "" {
		res.Place = parsePlace(f.source)
	}
	return res
}

// ready makes the game of a test, before its first step.
func (x *trial) ready(t *program.Test, opt Options, reached []int64) *failure {
	values := map[string]int64{}
	maps.Copy(values, opt.Values)
	for i := 0; i+1 < len(t.Options); i += 2 {
		o := int(t.Options[i])
		if o >= 0 && o < len(x.p.Options) {
			values[str(x.p, x.p.Options[o].Name)] = t.Options[i+1]
		}
	}
	g, err := runtime.NewBare(x.p, seed, runtime.Options{
		Values: values, Reached: reached, Log: func(l runtime.Line) { x.log = append(x.log, l.Text) },
	})
	if err != nil {
		return broken(t.Place, err)
	}
	x.g = g
	if t.Setup {
		// Nobody is there to be asked yet.
		g.SetDefaults(-1, true)
		if err := g.Setup(); err != nil {
			return broken(t.Place, err)
		}
		g.SetDefaults(-1, false)
	}
	return nil
}

func (x *trial) run(t *program.Test, opt Options, reached []int64) *failure {
	if f := x.ready(t, opt, reached); f != nil {
		return f
	}
	g := x.g
	// Set-ups may roll as they like; from here on a test that scripts dice scripts all of them.
	for i := range t.Steps {
		if t.Steps[i].Kind == program.StepDice {
			g.ScriptedOnly(true)
		}
	}
	for i := range t.Steps {
		if f := x.step(t, i); f != nil {
			return f
		}
	}
	if x.defaults {
		if f := x.drain(t.Place); f != nil {
			return f
		}
	}
	if n := g.Scripted(); n > 0 {
		return &failure{place: lastDice(t), message: fmt.Sprintf("%d of the dice scripted here were not rolled", n)}
	}
	return nil
}

func lastDice(t *program.Test) int32 {
	place := t.Place
	for i := range t.Steps {
		if t.Steps[i].Kind == program.StepDice {
			place = t.Steps[i].Place
		}
	}
	return place
}

func (x *trial) step(t *program.Test, i int) *failure {
	s := &t.Steps[i]
	switch s.Kind {
	case program.StepGiven:
		if f := x.start(int(s.Fn), s.Place); f != nil {
			return f
		}
		if d := x.g.Decision(); d != nil {
			return &failure{place: s.Place, message: "a `given` may ask nothing, and this one asks: " + d.Prompt()}
		}
	case program.StepDice:
		x.g.Script(s.Rolls)
	case program.StepRun:
		x.defaults = s.Defaults
		if f := x.start(int(s.Fn), s.Place); f != nil {
			return f
		}
		return x.leave(t, i)
	case program.StepPlay:
		for _, l := range s.Lines {
			if f := x.play(str(x.p, l), s); f != nil {
				return f
			}
		}
		return x.leave(t, i)
	case program.StepRefuse:
		return x.refuse(s)
	case program.StepExpect:
		v, err := x.g.Eval(int(s.Fn))
		if err != nil {
			return broken(s.Place, err)
		}
		if v == 0 {
			x.expected = i
			message := "this does not hold"
			if s.Message >= 0 {
				message = str(x.p, s.Message)
			}
			return &failure{place: s.Place, message: message}
		}
	}
	return nil
}

// leave leaves choices to their defaults after step i, unless lines follow, which may answer them.
func (x *trial) leave(t *program.Test, i int) *failure {
	if !x.defaults || i+1 < len(t.Steps) && t.Steps[i+1].Kind == program.StepPlay {
		return nil
	}
	return x.drain(t.Steps[i].Place)
}

// start runs a procedure of the test to its end or its first decision.
func (x *trial) start(fn int, place int32) *failure {
	if d := x.g.Decision(); d != nil {
		return &failure{place: place, message: "an answer is still owed: " + x.asked(d)}
	}
	if err := x.g.Start(fn); err != nil {
		return broken(place, err)
	}
	return nil
}

// play answers with a line. With defaults, choices the line does not answer take theirs first.
func (x *trial) play(line string, s *program.TestStep) *failure {
	place := s.Place
	for {
		d := x.g.Decision()
		if d == nil {
			return &failure{place: place, message: fmt.Sprintf("nobody is asked anything when it comes to %q", line)}
		}
		if f := x.wrongOne(d, line, s); f != nil {
			if !x.defaults || d.Kind != runtime.Pick {
				return f
			}
			if f := x.takeDefault(place); f != nil {
				return f
			}
			continue
		}
		err := x.g.Do(line)
		if err == nil {
			return nil
		}
		var r *runtime.Refusal
		if !errors.As(err, &r) {
			return broken(place, err)
		}
		if x.defaults && d.Kind == runtime.Pick {
			if f := x.takeDefault(place); f != nil {
				return f
			}
			continue
		}
		return &failure{place: place, message: fmt.Sprintf("%q was refused: %s\n%s", line, r.Reason, x.asked(x.g.Decision()))}
	}
}

// wrongOne is the failure when the step says who must be asked and another is; else nil.
func (x *trial) wrongOne(d *runtime.Decision, line string, s *program.TestStep) *failure {
	if s.By < 0 || d.Player == int(s.By) {
		return nil
	}
	return &failure{place: s.Place, message: fmt.Sprintf("%s is asked and not %s when it comes to %q\n%s", x.player(d.Player), x.player(int(s.By)), line, x.asked(d))}
}

// player is what a test calls a player; nobody when the decision is nobody's.
func (x *trial) player(i int) string {
	if i < 0 {
		return "nobody"
	}
	return str(x.p, x.p.Classes[x.p.PlayerClass].Members[i].Name)
}

// refuse wants each line refused, for the reason given.
func (x *trial) refuse(s *program.TestStep) *failure {
	if x.defaults && len(s.Lines) > 0 {
		if f := x.drain(s.Place); f != nil {
			return f
		}
	}
	for _, l := range s.Lines {
		if f := x.refused(str(x.p, l), s); f != nil {
			return f
		}
	}
	return nil
}

func (x *trial) refused(line string, s *program.TestStep) *failure {
	d := x.g.Decision()
	if d == nil {
		return &failure{place: s.Place, message: fmt.Sprintf("nobody is asked anything when it comes to %q", line)}
	}
	if f := x.wrongOne(d, line, s); f != nil {
		return f
	}
	err := x.g.Do(line)
	if err == nil {
		return &failure{place: s.Place, message: fmt.Sprintf("%q was accepted", line)}
	}
	var r *runtime.Refusal
	if !errors.As(err, &r) {
		return broken(s.Place, err)
	}
	if s.Because >= 0 {
		if because := str(x.p, s.Because); !strings.Contains(r.Reason, because) {
			return &failure{place: s.Place, message: fmt.Sprintf("%q was refused, but because: %s\nexpected: %s", line, r.Reason, because)}
		}
	}
	return nil
}

// drain answers choices by default until there is none; a menu is left open.
func (x *trial) drain(place int32) *failure {
	for {
		d := x.g.Decision()
		if d == nil || d.Kind != runtime.Pick {
			return nil
		}
		if f := x.takeDefault(place); f != nil {
			return f
		}
	}
}

func (x *trial) takeDefault(place int32) *failure {
	i, ok := x.g.Decision().Default()
	if !ok {
		return &failure{place: place, message: "this choice has no answer: " + x.asked(x.g.Decision())}
	}
	if err := x.g.Choose(i); err != nil {
		return broken(place, err)
	}
	return nil
}

// asked describes an open decision, with a few of its options.
func (x *trial) asked(d *runtime.Decision) string {
	var b strings.Builder
	fmt.Fprintf(&b, "asked is: %s", d.Prompt())
	const most = 12
	shown := 0
	for i := range d.Len() {
		if !d.Legal(i) {
			continue
		}
		if shown == most {
			b.WriteString("\n  …")
			break
		}
		b.WriteString("\n  " + d.Text(i))
		shown++
	}
	return b.String()
}

// broken is a failure of the rules themselves, at the place the interpreter names.
func broken(place int32, err error) *failure {
	var e *runtime.Error
	if errors.As(err, &e) {
		return &failure{place: place, message: e.Text, source: e.Place}
	}
	return &failure{place: place, message: err.Error()}
}

func str(p *program.Program, i int32) string {
	if i < 0 || int(i) >= len(p.Strings) {
		return ""
	}
	return p.Strings[i]
}

// inherited reports whether something stands in another folder than the scenario's own, from which files are named.
func inherited(at Place) bool {
	return strings.HasPrefix(at.File, "../") || strings.HasPrefix(at.File, "/")
}

func placeAt(p *program.Program, i int32) Place {
	if i < 0 || int(i) >= len(p.Places) {
		return Place{}
	}
	at := p.Places[i]
	if at.File < 0 || int(at.File) >= len(p.Files) {
		return Place{}
	}
	return Place{File: p.Files[at.File], Line: int(at.Line), Column: int(at.Column)}
}

// parsePlace reads file:line:column; the name of the file may hold colons.
func parsePlace(s string) Place {
	rest, column, ok := cutLast(s)
	if !ok {
		return Place{File: s}
	}
	file, line, ok := cutLast(rest)
	if !ok {
		return Place{File: s}
	}
	return Place{File: file, Line: line, Column: column}
}

func cutLast(s string) (before string, n int, ok bool) {
	i := strings.LastIndexByte(s, ':')
	if i < 0 {
		return s, 0, false
	}
	n, err := strconv.Atoi(s[i+1:])
	return s[:i], n, err == nil
}
