package runtime

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Options of a game.
type Options struct {
	Values   map[string]int64                  // by option name; the rest have their defaults
	Language int                               // index in Program.Languages
	Budget   int64                             // steps in one decision; 0 is 20 million
	Lines    bool                              // keep the text of each decision for Line
	Log      func(Line)                        // what the rules say, after each decision; nil: nothing is worded
	Rolls    []int64                           // dice that are known beforehand: they show these faces before chance is asked
	Dice     func(WantedDice) ([]int64, error) // gives the dice somebody throws by hand; nil: chance rolls them. See AskDice.
	Reached  []int64                           // by index of Program.Places: how often a WATCH said so; nil: nobody counts
	Began    func(phase int)                   // a phase begins: its index in the class phase; nil: nobody wants to know
}

// Line is something the rules say. Text is all of it, as the referee reads it; players read For.
type Line struct {
	To    int // player, -1 everybody
	Text  string
	texts []string // by player, where it does not read the same for all
}

// For is the line as a player reads it; "" where it is not for him. Everyone may be told what all players read alike.
func (l Line) For(viewer int) string {
	switch {
	case viewer == Referee:
		return l.Text
	case viewer == Everyone && l.To >= 0, viewer >= 0 && l.To >= 0 && l.To != viewer:
		return ""
	case viewer == Everyone && l.texts != nil:
		return l.texts[len(l.texts)-1]
	case viewer >= 0 && viewer < len(l.texts):
		return l.texts[viewer]
	}
	return l.Text
}

// Outcome of a game that is over.
type Outcome struct {
	Ended      bool
	Winner     string // label, "" nobody; where several share the victory their labels in declared order, ", " between
	WinnerType string // the class of the winner, or of each
	Because    string
}

// Winners are the labels of all who have won, in declared order; empty when nobody has.
func (o Outcome) Winners() []string {
	if o.Winner == "" {
		return []string{}
	}
	return strings.Split(o.Winner, winnerSeparator)
}

// winnerSeparator stands in no label.
const winnerSeparator = ", "

const defaultBudget = 20_000_000

// Game is one game in progress. It is not safe for use by several goroutines; a Clone is independent.
type Game struct {
	p       *program.Program
	lay     *layout
	asked   *asked
	sh      *shared
	opt     Options
	options []int64
	budget  int64
	lang    int

	s       State
	d       Decision
	fresh   bool // d fits the state
	auto    bool // all choices take their defaults, for looking ahead
	script  []int64
	due     due
	line    []byte
	private bool     // the line is only for who decided
	by      int      // who completed a decision last
	told    []string // the line as each player may read it, where something is hidden
	eyes    int      // in which texts are worded: a player, Referee or Everyone
	blanked []int64
	blind   *Error // the first failure of a rule that hides, since the last view
	looked  int64  // steps spent on asking what is hidden, since the last decision or view
	looks   []int64

	scriptedOnly bool
	chance       chance

	clock, version uint64   // how often the state changed; which state this is
	written        []uint64 // by field of fixed state: the clock when it was written last
	epoch          uint64   // the clock when the state came from elsewhere
	index          index

	// Memory of the run under way. Nothing of it outlives a decision.
	ret           int64
	at            int
	left          int64
	nested        int
	journal       []entry
	attempts      []attempt
	saved         []int64
	build         []int64
	pairs         []pair
	scratch       []int64
	blocks        []int64 // of the journal
	sieve         sieve
	kept          []kept // by value
	varsClock     uint64 // counts changes of fixed state, those by undo and copying too
	stamps        []uint32
	stamp         uint32
	seen          seen
	groups        seen
	oldHeap       []int64
	snap          snapshot
	roll          rolling
	searches      []*search
	near          []near
	seating       matcher
	valued        [][]valued // by value and kind of piece
	depth         int
	steps         [][]*steps // by movement, and with or without risk: by mover's kind
	wording       int        // titles within titles
	reached       *Error     // the limit that the last try reached
	out           []Line
	said          int // how many of them stand
	beginning     mark
	reachedPlaces []int64
	began         func(phase int)
	byHand        bool
	tally         seen
	deck, listed  []int64
	host          Host
	args          []int64
	lines         lines
	bag           bag
	replay        []int64
}

// New makes a game, sets it up and plays to the first decision.
func New(p *program.Program, seed uint64, opt Options) (*Game, error) {
	g, err := NewBare(p, seed, opt)
	if err != nil {
		return nil, err
	}
	g.Script(opt.Rolls)
	begin := func() error {
		g.begin()
		return g.guarded(func() {
			g.s.Head[hStage] = -1
			g.nextStage()
			g.proceed()
		})
	}
	if err := g.thrown(begin(), begin); err != nil {
		return nil, err
	}
	return g, nil
}

// NewBare makes a game on an empty board, where nothing runs. Tests begin so.
func NewBare(p *program.Program, seed uint64, opt Options) (*Game, error) {
	if p == nil {
		return nil, &Error{Text: "there is no program"}
	}
	if opt.Reached != nil && len(opt.Reached) < len(p.Places) {
		return nil, &Error{Text: fmt.Sprintf("there are %d places to count, and room for %d", len(p.Places), len(opt.Reached))}
	}
	g := &Game{p: p, sh: sharedOf(p), opt: opt, budget: opt.Budget, lang: opt.Language}
	g.asked = &g.sh.asked
	g.lay, g.reachedPlaces, g.began, g.byHand, g.host = g.sh.lay, opt.Reached, opt.Began, opt.Dice != nil, g
	if g.budget <= 0 {
		g.budget = defaultBudget
	}
	if g.lang < 0 || g.lang >= len(p.Languages) {
		g.lang = 0
	}
	if err := g.setOptions(opt.Values); err != nil {
		return nil, err
	}
	s := &g.s
	s.Head[hRng] = int64(NewStream(seed))
	s.Head[hStage] = stageIdle
	s.Head[hWinner], s.Head[hWinnerType], s.Head[hBecause] = -1, -1, -1
	s.Vars = append([]int64(nil), p.VarsInit...)
	for len(s.Vars) < int(p.VarsSize) {
		s.Vars = append(s.Vars, 0)
	}
	if c := int(p.SpaceClass); c >= 0 && c < len(p.Classes) {
		s.Spaces = make([]int64, spaceSize*len(p.Classes[c].Members))
	}
	g.d.g = g
	g.eyes = Referee
	g.reindexAll()
	g.begin()
	if err := g.guarded(g.makeMasks); err != nil {
		return nil, err
	}
	return g, nil
}

func (g *Game) setOptions(values map[string]int64) error {
	known := 0
	for i := range g.p.Options {
		o := &g.p.Options[i]
		v := o.Default
		if given, ok := values[g.p.Strings[o.Name]]; ok {
			known++
			if given < o.Min || given > o.Max {
				return &Error{Text: fmt.Sprintf("option %s: %d is not between %d and %d", g.p.Strings[o.Name], given, o.Min, o.Max)}
			}
			if len(o.Among) > 0 && !slices.Contains(o.Among, given) {
				return &Error{Text: fmt.Sprintf("option %s: %d is not one of the values it may have", g.p.Strings[o.Name], given)}
			}
			v = given
		}
		g.options = append(g.options, v)
	}
	if known == len(values) {
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(values)) {
		if !slices.ContainsFunc(g.p.Options, func(o program.Option) bool { return g.p.Strings[o.Name] == name }) {
			return &Error{Text: fmt.Sprintf("there is no option %q", name)}
		}
	}
	return nil
}

// guarded runs f inside an open decision: it commits, or restores and gives the error.
func (g *Game) guarded(f func()) (err error) {
	defer g.caught(&err)
	f()
	g.commit()
	return nil
}

// caught is deferred by whoever opened a decision.
func (g *Game) caught(err *error) {
	if r := recover(); r != nil {
		if _, ok := r.(*wantedRoll); ok {
			*err = &missingDice{g.wantedDice()}
		} else {
			*err = g.asError(r)
		}
		g.restore()
	}
}

// Program is what is played.
func (g *Game) Program() *program.Program { return g.p }

// Setup runs the set-up blocks, which must ask nothing.
func (g *Game) Setup() error {
	g.begin()
	return g.guarded(func() {
		for _, fn := range g.p.Setups {
			g.call(int(fn), nil)
		}
	})
}

// Start runs a function to its end or to the first decision.
func (g *Game) Start(fn int) error {
	if fn < 0 || fn >= len(g.p.Funcs) {
		return &Error{Text: "there is no such function"}
	}
	if g.s.Head[hPending] != pendNone {
		return &Error{Text: "somebody has still to decide; nothing new can be started"}
	}
	g.begin()
	return g.guarded(func() {
		g.fresh = false
		g.s.Head[hStage] = stageLoose
		g.main(fn)
		g.proceed()
	})
}

// Eval calls a function that asks nobody. What it changes stays.
func (g *Game) Eval(fn int, args ...int64) (v int64, err error) {
	if fn < 0 || fn >= len(g.p.Funcs) {
		return 0, &Error{Text: "there is no such function"}
	}
	g.begin()
	err = g.guarded(func() {
		g.fresh = false
		arena := len(g.s.Arena)
		v = g.call(fn, args)
		if !g.isHeld(g.p.Funcs[fn].Result) {
			g.s.Arena = g.s.Arena[:arena]
		}
	})
	return v, err
}

// main opens the frame of what the game is.
func (g *Game) main(fn int) {
	g.push(fn, 0, -1, kindMain)
	g.s.Head[hPC] = int64(g.p.Funcs[fn].Start)
}

// nextStage begins the next set-up block, or the sequence. It says whether there is anything to run.
func (g *Game) nextStage() bool {
	h := &g.s.Head
	switch {
	case h[hStage] == stageLoose:
		h[hStage] = stageIdle
		return false
	case h[hStage] == stageSequence:
		h[hOver] = 1
		return false
	}
	h[hStage]++
	if int(h[hStage]) < len(g.p.Setups) {
		g.main(int(g.p.Setups[h[hStage]]))
		return true
	}
	h[hStage] = stageSequence
	if g.p.Sequence < 0 {
		h[hOver] = 1
		return false
	}
	g.main(int(g.p.Sequence))
	return true
}

// proceed runs until somebody must decide or nothing is left to do.
func (g *Game) proceed() {
	for {
		switch g.run() {
		case stopAsk, stopRoll:
			return
		case stopMain:
			if !g.nextStage() {
				return
			}
		default:
			g.s.Head[hPending] = pendNone
			g.s.Ans = g.s.Ans[:0]
			return
		}
	}
}

// Over says whether the game has ended, and how.
func (g *Game) Over() (Outcome, bool) {
	h := &g.s.Head
	if h[hOver] == 0 {
		return Outcome{}, false
	}
	o := Outcome{Ended: true}
	if t := h[hWinnerType]; t >= 0 && int(t) < len(g.p.Types) {
		class, several := g.winnerClass(t)
		switch {
		case several:
			var names []string
			for i := range g.p.Classes[class].Members {
				if i < setSize && h[hWinner]>>i&1 != 0 {
					names = append(names, g.memberName(class, int64(i)))
				}
			}
			o.Winner = strings.Join(names, winnerSeparator)
		case h[hWinner] >= 0:
			o.Winner = g.memberName(class, h[hWinner])
		}
		if o.Winner != "" {
			o.WinnerType = g.className(class)
		}
	}
	if h[hBecause] >= 0 {
		o.Because = g.inEyes(Everyone, func() []byte { return g.appendText(nil, h[hBecause], g.lang, false) })
	}
	return o, true
}

// Decisions is how many were completed so far.
func (g *Game) Decisions() int { return int(g.s.Head[hCount]) }

// SetDefaults makes a player's choices take their default without asking; player -1 is everybody.
func (g *Game) SetDefaults(player int, on bool) {
	g.changed()
	bits := int64(-1)
	if player >= 0 {
		bits = 1 << uint(player&63)
	}
	if on {
		g.s.Head[hDefaults] |= bits
	} else {
		g.s.Head[hDefaults] &^= bits
	}
}

// Clone makes an independent copy.
func (g *Game) Clone() *Game {
	c := &Game{p: g.p, lay: g.lay, sh: g.sh, eyes: Referee}
	c.host, c.asked = c, &g.sh.asked
	c.d.g = c
	c.CopyFrom(g)
	return c
}

// CopyFrom makes g the same game as o, which must be of the same program, in the memory g has.
func (g *Game) CopyFrom(o *Game) {
	g.p, g.lay, g.sh, g.opt, g.budget, g.lang = o.p, o.lay, o.sh, o.opt, o.budget, o.lang
	g.asked = &g.sh.asked
	g.reachedPlaces, g.began, g.byHand = o.reachedPlaces, o.began, o.byHand
	g.options = append(g.options[:0], o.options...)
	g.script, g.scriptedOnly, g.auto = o.script[:len(o.script):len(o.script)], o.scriptedOnly, o.auto
	g.s.copyFrom(&o.s)
	g.chance.copyFrom(&o.chance)
	g.roll.copyFrom(&o.roll)
	g.varsClock++
	g.index.copyFrom(&o.index)
	g.allChanged()
	g.fresh = false
}

// Unmarshal reads a saved game of program p, and checks it.
func Unmarshal(p *program.Program, b []byte) (*Game, error) {
	g, err := NewBare(p, 0, Options{})
	if err != nil {
		return nil, err
	}
	if err := g.decode(b); err != nil {
		return nil, err
	}
	return g, nil
}
