// Package trial runs the tests of a scenario, and computes which clauses of its rulebook they cover. A test plays the
// compiled rules with the same interpreter as a game, so what passes here also holds at the table. Tests share nothing:
// each has its own game, and results do not depend on the order.
package trial

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Options are the options of a run.
type Options struct {
	Filter *regexp.Regexp   // nil: all tests
	Own    bool             // only the tests in the scenario's own folder, not those of what it extends and imports
	Values map[string]int64 // options of the scenario by name; values that a test sets itself override them
	Done   func(Result)     // called after each test, for progress

	// Reached is called after each test with how often it reached each of Program.Places, by index. The program must be
	// compiled to count (see compiler.Options.Watch). The counts are valid until the function returns.
	Reached func(Result, []int64)

	// Observe is called at the beginning of each test and at each of its moments. If it returns an error, the test
	// fails with that. A failing test is run once more, and then observed again from its beginning.
	Observe func(Moment) error
}

// wants reports whether to run a test.
func (o Options) wants(name string, at Place) bool {
	return !(o.Own && inherited(at)) && (o.Filter == nil || o.Filter.MatchString(name))
}

// Status is the status of a test.
type Status int

// The results of a test. NotRun means that the options left it out.
const (
	NotRun Status = iota
	Passed
	Failed
	Skipped
)

// String returns the word for the status.
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

// Place is a place in the source. Line is 0 for no place.
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

// Result is the result of a test. Place is where it failed, or else where it is declared.
type Result struct {
	Index   int // in Program.Tests
	Name    string
	Status  Status
	Message string
	Place   Place
	Cites   []string
	Log     []string // messages of the rules
	Step    int      // index of the expectation that failed, or -1
	Saw     []string // why that does not hold, if the program gives reasons; see program.Program.Explain
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

// seed is the seed of every test, so that unscripted dice are always the same.
const seed = 1

// trial is a running test.
type trial struct {
	p        *program.Program
	g        *runtime.Game
	expected int  // index of the expectation that does not hold, or -1
	defaults bool // choices that no line answers take their defaults
	taken    int  // how many choices did
	again    bool // the test has failed before: record menus that close
	closed   closed
	log      []string
	shown    shown
	observer observer
}

// Limits of a test, so that one whose rules never end fails.
const (
	maxDefaults = 30_000 // choices that take their default
	maxLog      = 10_000 // messages of the rules that are recorded
)

// failure is the reason why a test ends.
type failure struct {
	place   int32 // index in Program.Places, or -1
	message string
	source  Place // the place from the interpreter, if that is more exact
	saw     []string
}

// One runs one test of the program, by its index in Program.Tests.
func One(p *program.Program, index int, opt Options) Result { return run(p, index, opt, nil) }

func run(p *program.Program, index int, opt Options, reached []int64) Result {
	t := &p.Tests[index]
	res := Result{Index: index, Step: -1, Name: str(p, t.Name), Place: PlaceAt(p, t.Place), Cites: []string{}}
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
	x := &trial{p: p, expected: -1, observer: observer{tell: opt.Observe}}
	f := x.run(t, opt, reached)
	if f != nil {
		clear(reached)
		x = &trial{p: p, expected: -1, again: true, observer: observer{tell: opt.Observe}}
		f = x.run(t, opt, reached)
		if f != nil && x.closed.taken {
			other := trial{p: p, expected: -1, again: true, closed: closed{first: true}}
			if y := other; y.run(t, opt, nil) == nil { // first without observing it: if it fails, it does not count
				clear(reached)
				other.observer.tell = opt.Observe
				x, f = &other, other.run(t, opt, reached)
			}
		}
	}
	res.Log = x.log
	if f == nil {
		res.Status = Passed
		return res
	}
	res.Status, res.Message, res.Step, res.Saw = Failed, f.message, x.expected, f.saw
	if f.place >= 0 {
		res.Place = PlaceAt(p, f.place)
	}
	if f.source.File != "" {
		res.Place = f.source
	}
	return res
}

// prepare makes the game of a test.
func (x *trial) prepare(t *program.Test, opt Options, reached []int64) *failure {
	values := map[string]int64{}
	maps.Copy(values, opt.Values)
	for i := 0; i+1 < len(t.Options); i += 2 {
		o := int(t.Options[i])
		if o >= 0 && o < len(x.p.Options) {
			values[str(x.p, x.p.Options[o].Name)] = t.Options[i+1]
		}
	}
	o := runtime.Options{Values: values, Reached: reached, Log: x.hear, Lines: asksForLines(t)}
	if x.again {
		o.Closed = x.noteClosed
	}
	g, err := runtime.NewBare(x.p, seed, o)
	if err != nil {
		return newFailure(t.Place, err)
	}
	x.g = g
	x.shown.lines = asksForLines(t)
	if t.Setup {
		// No line can answer a question of the set-up.
		g.SetDefaults(-1, true)
		if err := g.Setup(); err != nil {
			return newFailure(t.Place, err)
		}
		g.SetDefaults(-1, false)
	}
	return nil
}

// hear records a message of the rules.
func (x *trial) hear(l runtime.Line) {
	if len(x.log) < maxLog {
		x.log = append(x.log, l.Text)
		x.shown.messages = append(x.shown.messages, l)
	}
}

func (x *trial) run(t *program.Test, opt Options, reached []int64) *failure {
	if f := x.prepare(t, opt, reached); f != nil {
		return f
	}
	g := x.g
	// Set-ups may roll unscripted dice. From here on, a test with scripted dice must script all of them.
	for i := range t.Steps {
		if t.Steps[i].Kind == program.StepDice {
			g.ScriptedOnly(true)
		}
	}
	if f := x.observe(Moment{Kind: Began, Player: -1}, t.Place); f != nil {
		return f
	}
	for i := range t.Steps {
		if f := x.step(t, i); f != nil {
			return f
		}
		if f := x.observeStep(&t.Steps[i]); f != nil {
			return f
		}
	}
	if x.defaults {
		if f := x.drain(t.Place); f != nil {
			return f
		}
	}
	if n, by := g.Scripted(), g.Unthrown(); n > 0 {
		message := fmt.Sprintf("%d of the dice scripted here were not rolled", n)
		if by["rolls"] < n {
			message += ":"
			for i, name := range slices.Sorted(maps.Keys(by)) {
				message += fmt.Sprintf("%s %d of %s", strings.Repeat(",", min(i, 1)), by[name], name)
			}
		}
		return &failure{place: lastDice(t), message: message}
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
			return &failure{place: s.Place, message: "a `given` cannot ask a player, but " + x.describeAsked(d)}
		}
	case program.StepDice:
		x.g.Script(s.Rolls)
	case program.StepRun:
		x.forgetShown()
		x.defaults = s.Defaults
		if f := x.start(int(s.Fn), s.Place); f != nil {
			return f
		}
		if f := x.observe(Moment{Kind: Started, Player: -1}, s.Place); f != nil {
			return f
		}
		return x.leave(t, i)
	case program.StepPlay:
		x.forgetShown()
		for _, l := range s.Lines {
			if f := x.play(str(x.p, l), s); f != nil {
				return f
			}
		}
		return x.leave(t, i)
	case program.StepRefuse:
		return x.refuse(s)
	case program.StepExpect:
		f := x.expect(s)
		if f != nil && f.source.File == "" {
			x.expected = i
		}
		return f
	}
	return nil
}

// leave lets choices take their defaults after step i, unless it is followed by lines, which may answer them.
func (x *trial) leave(t *program.Test, i int) *failure {
	if !x.defaults || i+1 < len(t.Steps) && t.Steps[i+1].Kind == program.StepPlay {
		return nil
	}
	return x.drain(t.Steps[i].Place)
}

// start runs a procedure of the test to its end or its first decision.
func (x *trial) start(fn int, place int32) *failure {
	if d := x.g.Decision(); d != nil {
		return &failure{place: place, message: "a question is still open, so nothing new can begin\n" + x.describeAsked(d)}
	}
	if err := x.g.Start(fn); err != nil {
		return newFailure(place, err)
	}
	return nil
}

// play answers with a line. If defaults are on, choices that the line does not answer first take their defaults.
func (x *trial) play(line string, s *program.TestStep) *failure {
	place := s.Place
	if i := x.closed.closedBy(line, s.By); i >= 0 {
		if x.closed.first || !x.takes(line, s) {
			x.closed.ends = x.closed.ends[i+1:]
			return nil
		}
		x.closed.taken = true
	}
	for {
		d := x.g.Decision()
		if d == nil {
			return x.nobodyAsked(line, s)
		}
		if f := x.checkAsked(d, line, s); f != nil {
			if !x.defaults || d.Kind != runtime.Pick {
				return f
			}
			if f := x.takeDefault(place); f != nil {
				return f
			}
			continue
		}
		before, ends, player := x.closed.fresh, x.closed.ends, d.Player
		x.closed.fresh, x.closed.ends = false, nil
		err := x.g.Do(line)
		if err == nil {
			x.noteLine()
			return x.observe(Moment{Kind: Played, Line: line, Player: player}, place)
		}
		x.closed.fresh, x.closed.ends = before, ends
		var r *runtime.Refusal
		if !errors.As(err, &r) {
			return newFailure(place, err)
		}
		if x.defaults && d.Kind == runtime.Pick {
			if f := x.takeDefault(place); f != nil {
				return f
			}
			continue
		}
		x.observe(Moment{Kind: Refused, Line: line, Player: player, Reason: r.Reason}, place)
		return &failure{
			place: place, message: fmt.Sprintf("%q was refused: %s\n%s%s",
				line, r.Reason, x.describeAsked(x.g.Decision()), x.closedText()),
		}
	}
}

// takes reports whether the open question accepts a line of a step.
func (x *trial) takes(line string, s *program.TestStep) bool {
	d := x.g.Decision()
	return d != nil && (s.By < 0 || d.Player == int(s.By)) && x.accepts(line)
}

// nobodyAsked returns the failure of a line for which there is no question.
func (x *trial) nobodyAsked(line string, s *program.TestStep) *failure {
	return &failure{
		place: s.Place, message: fmt.Sprintf("nobody is asked anything when the test comes to %q%s", line, x.describeStop()),
	}
}

// checkAsked returns a failure if the step says who must be asked and another player is; otherwise it returns nil.
func (x *trial) checkAsked(d *runtime.Decision, line string, s *program.TestStep) *failure {
	if s.By < 0 || d.Player == int(s.By) {
		return nil
	}
	return &failure{
		place: s.Place, message: fmt.Sprintf("%s is asked, not %s, when the test comes to %q\n%s%s",
			x.player(d.Player), x.player(int(s.By)), line, x.describeAsked(d), x.closedText()),
	}
}

// player returns the name of a player, or "nobody".
func (x *trial) player(i int) string {
	if i < 0 {
		return "nobody"
	}
	return str(x.p, x.p.Classes[x.p.PlayerClass].Members[i].Name)
}

// refuse checks that each line of a step is refused for the given reason.
func (x *trial) refuse(s *program.TestStep) *failure {
	if x.defaults && len(s.Lines) > 0 {
		if f := x.drain(s.Place); f != nil {
			return f
		}
	}
	for _, l := range s.Lines {
		if f := x.expectRefused(str(x.p, l), s); f != nil {
			return f
		}
	}
	return nil
}

// expectRefused checks that a line is refused: by the open question, or else by one of the menus that closed without
// one.
func (x *trial) expectRefused(line string, s *program.TestStep) *failure {
	kept := x.closed.decision()
	var f *failure
	if d := x.g.Decision(); d != nil {
		var accepted bool
		if f, accepted = x.expectRefusedBy(x.g, line, s); f == nil || accepted || kept == nil {
			return f
		}
	} else if kept == nil {
		return x.nobodyAsked(line, s)
	}
	asked := kept.Player == int(s.By)
	last, _ := x.expectRefusedBy(x.closed.games[len(x.closed.games)-1], line, s)
	if last == nil {
		return nil
	}
	for _, g := range x.closed.games[:len(x.closed.games)-1] {
		if again, _ := x.expectRefusedBy(g, line, s); again == nil {
			return nil
		}
	}
	if f == nil || asked {
		return last
	}
	return f
}

// expectRefusedBy checks that the open question of g refuses a line. accepted is true if g has accepted it, so that it
// is another game now.
func (x *trial) expectRefusedBy(g *runtime.Game, line string, s *program.TestStep) (f *failure, accepted bool) {
	if f := x.checkAsked(g.Decision(), line, s); f != nil {
		return f, false
	}
	player := g.Decision().Player
	err := g.DoBriefly(line) // brief is enough: `because` matches only messages of the rules
	if err == nil {
		if g == x.g {
			x.observe(Moment{Kind: Played, Line: line, Player: player}, s.Place)
		}
		return &failure{place: s.Place, message: fmt.Sprintf("%q was accepted", line)}, true
	}
	var r *runtime.Refusal
	if !errors.As(err, &r) {
		return newFailure(s.Place, err), false
	}
	if s.Because >= 0 {
		if because := str(x.p, s.Because); !strings.Contains(r.Reason, because) {
			x.observe(Moment{Kind: Refused, Line: line, Player: player, Reason: r.Reason}, s.Place)
			return &failure{
				place: s.Place, message: fmt.Sprintf("%q was refused, but because: %s\nexpected: %s", line, r.Reason, because),
			}, false
		}
	}
	return x.observe(Moment{Kind: Refused, Line: line, Player: player, Reason: r.Reason}, s.Place), false
}

// drain lets choices take their defaults until there are none. It leaves a menu open.
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

// takeDefault answers a choice with its default.
func (x *trial) takeDefault(place int32) *failure {
	if x.taken++; x.taken > maxDefaults {
		return &failure{
			place: place, message: fmt.Sprintf("the rules do not come to an end: %d choices took their default\n%s",
				maxDefaults, x.describeAsked(x.g.Decision())),
		}
	}
	i, ok := x.g.Decision().Default()
	if !ok {
		return &failure{place: place, message: "this choice has no answer: " + x.describeAsked(x.g.Decision())}
	}
	before, d := x.g.Decisions(), x.g.Decision()
	player, line := d.Player, ""
	if x.observer.tell != nil {
		line = d.Text(i)
	}
	if err := x.g.Choose(i); err != nil {
		return newFailure(place, err)
	}
	if x.g.Decisions() > before {
		x.noteLine()
	}
	return x.observe(Moment{Kind: Defaulted, Line: line, Player: player}, place)
}

// describeAsked describes an open decision, with a few of its options.
func (x *trial) describeAsked(d *runtime.Decision) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s is asked: %s", x.player(d.Player), d.Prompt())
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

// newFailure returns a failure of the rules, at the place given by the interpreter.
func newFailure(place int32, err error) *failure {
	if e, ok := errors.AsType[*runtime.Error](err); ok {
		file, line, column := e.Position()
		return &failure{place: place, message: e.Text, source: Place{file, line, column}}
	}
	return &failure{place: place, message: err.Error()}
}

func str(p *program.Program, i int32) string {
	if i < 0 || int(i) >= len(p.Strings) {
		return ""
	}
	return p.Strings[i]
}

// inherited reports whether a place is outside the scenario's own folder. File names are relative to that folder.
func inherited(at Place) bool {
	return strings.HasPrefix(at.File, "../") || strings.HasPrefix(at.File, "/") || strings.Contains(at.File, ":/")
}

// PlaceAt returns a place of the program by its index. It returns the zero Place if the program was compiled without
// places.
func PlaceAt(p *program.Program, i int32) Place {
	file, line, column := p.Where(i)
	return Place{file, line, column}
}
