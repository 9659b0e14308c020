package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// errLeft says that a person has left the table.
var errLeft = errors.New("left")

// match is a game with the people and bots at its table.
type match struct {
	a        *app
	m        *model
	f        playFlags
	g        *runtime.Game
	seed     uint64
	values   map[string]int64
	language int      // of the texts
	who      []string // by player
	players  []decider
	person   *human // nil when nobody sits at the terminal
	steps    []gamelog.Step
	marks    []mark // what can be taken back, oldest first
	log      []runtime.Line
	saved    string  // the file the game can be gone on with from
	round    int     // in which the open decision is made
	headed   int     // the last round that was announced
	told     int     // lines of the log that were shown
	heard    []int   // by player: lines of the log, those for him alone too, that were shown to him
	kept     int     // decisions in saved
	thrown   []int64 // dice typed for the open decision
	opening  []int64 // dice typed before the first
	dice     reader  // where they are typed when no person sits at the terminal
	out      *os.File
	writer   *gamelog.Writer
	flushed  int // steps in the game log already
}

// mark is a position that can be gone back to.
type mark struct {
	g     *runtime.Game
	steps int
	log   int
}

func (a *app) newMatch(m *model, f playFlags, seedGiven bool) (*match, error) {
	x := &match{a: a, m: m, f: f, seed: f.seed}
	var err error
	if x.values, err = optionValues(m.program, f.sets); err != nil {
		return nil, err
	}
	if err := seatingOptions(m.program, f, x.values); err != nil {
		return nil, err
	}
	var old *gamelog.Log
	if f.resume != "" {
		if old, err = resumed(m, f, seedGiven); err != nil {
			return nil, err
		}
		x.seed, x.values = old.Seed, old.Options
	}
	if old != nil && len(f.seats) == 0 && f.seating == "" && len(old.Seats) == len(playerNames(m.program)) {
		x.who = slices.Clone(old.Seats)
	} else if x.who, err = seatPlan(m.program, f); err != nil {
		return nil, err
	}
	if f.language != "" {
		if x.language = slices.Index(m.program.Languages, f.language); x.language < 0 {
			return nil, unknown("language", f.language, m.program.Languages, "the scenario has: "+orNone(m.program.Languages))
		}
	}
	x.heard = make([]int, len(x.who))
	if err := x.deciders(x.who); err != nil {
		return nil, err
	}
	opt := runtime.Options{Values: x.values, Language: x.language, Log: x.hear, Lines: true}
	if old != nil {
		opt.Rolls = old.Dice
	} else if f.dice == diceAsked {
		opt.Dice = x.throw
	}
	if x.g, err = runtime.New(m.program, x.seed, opt); err != nil {
		if errors.Is(err, errLeft) {
			return nil, errors.New("the game was left before it began: its set-up wants dice")
		}
		var rule *runtime.Error
		if errors.As(err, &rule) {
			return nil, findings{ruleError(x, rule)}
		}
		return nil, err
	}
	if old != nil {
		x.thrown = old.Dice
		if err := x.catchUp(old); err != nil {
			return nil, err
		}
		if f.dice == diceAsked {
			x.g.AskDice(x.throw)
		}
	}
	x.opening, x.thrown = x.thrown, nil
	return x, x.openLog()
}

// resumed reads the game log of --resume. The log must be of these rules; it settles the seed and the options.
func resumed(m *model, f playFlags, seedGiven bool) (*gamelog.Log, error) {
	old, err := readGameLog(f.resume)
	switch {
	case err != nil:
		return nil, err
	case old.Program != m.program.Hash():
		return nil, findings{fmt.Errorf("%s is a game of another version of the rules: it was played with program %.12s, %s is %.12s", f.resume, old.Program, m.path, m.program.Hash())}
	case seedGiven && f.seed != old.Seed:
		return nil, fmt.Errorf("--seed %d: the game in %s has seed %d, and goes on with it", f.seed, f.resume, old.Seed)
	case len(f.sets) > 0:
		return nil, fmt.Errorf("--set: the options of a game that goes on are settled; they are in %s", f.resume)
	}
	return old, nil
}

// catchUp plays the decisions of a game log.
func (x *match) catchUp(old *gamelog.Log) error {
	for i, s := range old.Steps {
		x.g.Script(s.Dice)
		if err := x.g.Do(s.Line); err != nil {
			return findings{fmt.Errorf("%s: decision %d (%s) cannot be played again: %w", x.f.resume, i+1, s.Line, err)}
		}
		if h := x.g.Hash(); h != s.Hash {
			return findings{fmt.Errorf("%s: after decision %d (%s) the game differs from what was recorded", x.f.resume, i+1, s.Line)}
		}
		x.steps = append(x.steps, s)
	}
	if old.Cut {
		fmt.Fprintf(x.a.err, "%s ends without saying how: what came after %s is missing, and the game goes on from there\n", x.f.resume, plural(len(x.steps), "decision"))
	}
	x.saved, x.kept = x.f.resume, len(x.steps)
	x.round = x.g.Round()
	x.headed, x.told = x.round, len(x.log)
	for p := range x.heard {
		x.heard[p] = len(x.log)
	}
	return nil
}

// hear takes a line of the log. The interpreter says it when the decision it follows from is certain, and it is shown
// after that decision.
func (x *match) hear(l runtime.Line) { x.log = append(x.log, l) }

// tell shows what was decided and said since the last time, below the round it belongs to, as audience reads it.
func (x *match) tell(decided string, audience int) {
	from := x.told
	x.told = len(x.log)
	if x.f.quiet || x.a.json && x.person == nil {
		return
	}
	var lines []string
	if decided != "" {
		lines = append(lines, decided)
	}
	for _, l := range x.log[min(from, len(x.log)):] {
		text := l.For(audience)
		if len(lines) == 1 && lines[0] == strings.TrimRight(text, ".") {
			lines = nil // the rules say it in the same words
		}
		if text != "" {
			lines = append(lines, "  "+text)
		}
	}
	if audience >= 0 && x.heard[audience] >= from {
		x.heard[audience] = len(x.log)
	}
	if len(lines) == 0 {
		return
	}
	if x.round != x.headed {
		x.headed = x.round
		fmt.Fprintf(x.a.out, "\nRound %d\n", x.round)
	}
	for _, l := range lines {
		fmt.Fprintf(x.a.out, "  %s\n", l)
	}
}

// whisper shows somebody who sits down at a terminal that others use, too, what was said that they might not read.
func (x *match) whisper(player int) {
	if x.f.quiet {
		return
	}
	for _, l := range x.log[min(x.heard[player], len(x.log)):] {
		if text := l.For(player); text != "" && text != l.For(runtime.Everyone) {
			fmt.Fprintf(x.a.out, "    %s\n", text)
		}
	}
	x.heard[player] = len(x.log)
}

// audience is in whose eyes the terminal shows what came of a player's decision: his own, when he sits there; those of
// the one person who does; what everybody may see where several do. Where only bots play, whoever watches sees all.
func (x *match) audience(player int) int {
	one := runtime.Referee
	for p, who := range x.who {
		switch {
		case who != "human":
		case p == player:
			return p
		case one >= 0 || one == runtime.Everyone:
			one = runtime.Everyone
		default:
			one = p
		}
	}
	return one
}

// deed words a decision for the terminal: of a person there only what was put together answer by answer, and what is a
// secret only as that. asked is what was chosen for, where the line does not say it.
func (x *match) deed(player, audience int, asked string) string {
	switch {
	case x.who[player] == "human":
		if x.person == nil || !x.person.built {
			return ""
		}
	case x.person == nil && !x.f.verbose:
		return ""
	}
	line := x.g.LineFor(audience)
	if line == "" {
		return x.playerTitle(player) + " has decided."
	}
	if asked != "" {
		line += " (" + strings.TrimRight(asked, ".:") + ")"
	}
	return x.playerTitle(player) + ": " + line
}

// title is a text without holes in the language of the game.
func (x *match) title(text int32) string { return plainText(x.m.program, x.language, text) }

func (x *match) playerTitle(player int) string {
	p := x.m.program
	members := p.Classes[p.PlayerClass].Members
	if player < 0 || player >= len(members) {
		return "nobody"
	}
	return x.title(members[player].Title)
}

// played is how many rounds were played: where --rounds ends a game, the next has begun and nobody has moved.
func (x *match) played() int {
	if _, ended := x.g.Over(); !ended && x.f.rounds > 0 {
		return min(x.g.Round(), x.f.rounds)
	}
	return x.g.Round()
}

// play asks the players until it is over, or left, or the rounds have run out.
func (x *match) play() error {
	if x.person != nil {
		x.person.greet()
	}
	x.tell("", x.audience(-1))
	for {
		if _, ended := x.g.Over(); ended {
			return nil
		}
		d := x.g.Decision()
		if d == nil {
			return findings{errors.New("the rules have come to their end without saying so: no decision is open, and nobody has won")}
		}
		if x.f.rounds > 0 && x.g.Round() > x.f.rounds {
			return nil
		}
		if err := x.turn(d.Player); err != nil {
			return err
		}
	}
}

// turn lets a player answer, and logs the decision when that completes a decision.
func (x *match) turn(player int) error {
	if player < 0 || player >= len(x.players) {
		return findings{fmt.Errorf("the rules ask player %d, and there are %d", player, len(x.players))}
	}
	who := x.players[player]
	if who == nil {
		return x.nobody()
	}
	x.round = x.g.Round()
	count, chance := x.g.Decisions(), x.g.Chance()
	person := x.who[player] == "human"
	if n := len(x.marks); person && x.person.whole(x.g) && (n == 0 || x.marks[n-1].steps < len(x.steps)) {
		x.marks = append(x.marks, mark{x.g.Clone(), len(x.steps), len(x.log)})
		x.person.touched = false
	}
	if !person && x.person != nil {
		x.person.waits(x.g)
	}
	asked, audience := "", x.audience(player)
	if d := x.g.Decision(); d.Kind == runtime.Pick && !person && (x.person != nil || x.f.verbose) {
		asked = d.PromptFor(audience)
	}
	err := who.Decide(x.g)
	if errors.Is(err, errTakenBack) {
		return nil
	}
	if err != nil {
		return err
	}
	if x.g.Decisions() == count {
		return nil
	}
	x.steps = append(x.steps, x.step(player))
	x.tell(x.deed(player, audience, asked), audience)
	// What chance or another player has done since cannot be taken back: they would know, or roll again.
	next := x.g.Decision()
	if !person || x.g.Chance() != chance || next == nil || next.Player != player {
		x.marks = nil
		return x.flush()
	}
	// A decision that made itself would make itself again: who takes back means the one before.
	if n := len(x.marks); n > 0 && !x.person.touched && x.marks[n-1].steps == len(x.steps)-1 {
		x.marks = x.marks[:n-1]
	}
	return nil
}

// step is the decision completed last, for the game log.
func (x *match) step(player int) gamelog.Step {
	s := gamelog.Step{Player: player, Line: x.g.Line(), Dice: x.thrown, Hash: x.g.Hash()}
	x.thrown = nil
	return s
}

// nobody answers a menu for a player nobody runs: it is ended if it may be, else its first option is taken.
func (x *match) nobody() error {
	d := x.g.Decision()
	count := x.g.Decisions()
	player := d.Player
	i, ok := d.Default()
	for j := 0; !ok && j < d.Len(); j++ {
		// The option that ends a menu stands last.
		if k := d.Len() - 1 - j; d.Legal(k) {
			i, ok = k, true
		}
	}
	if !ok {
		return findings{fmt.Errorf("nothing can be answered: %s", d.Prompt())}
	}
	if err := x.g.Choose(i); err != nil {
		return err
	}
	if x.g.Decisions() != count {
		x.steps = append(x.steps, x.step(player))
		x.tell("", x.audience(player))
	}
	return nil
}

// takeBack goes to the position before the last decision, if that may be taken back, and says which it was.
func (x *match) takeBack() (line string, ok bool) {
	for i := len(x.marks) - 1; i >= 0; i-- {
		m := x.marks[i]
		if m.steps == len(x.steps) {
			continue // where the decision being made began
		}
		line = x.steps[m.steps].Line
		x.g.CopyFrom(m.g)
		x.person.forget()
		x.steps, x.log, x.marks = x.steps[:m.steps], x.log[:m.log], x.marks[:i]
		x.told = min(x.told, m.log)
		for p := range x.heard {
			x.heard[p] = min(x.heard[p], m.log)
		}
		return line, true
	}
	return "", false
}

// openLog begins the file of --record with what is known by now.
func (x *match) openLog() error {
	if x.f.record == "" {
		return nil
	}
	f, err := os.Create(x.f.record)
	if err != nil {
		return err
	}
	w, err := gamelog.NewWriter(f, x.logHead())
	if err != nil {
		f.Close()
		return err
	}
	x.out, x.writer, x.saved = f, w, x.f.record
	return x.flush()
}

// flush writes the steps that cannot be taken back any more.
func (x *match) flush() error {
	if x.writer == nil {
		return nil
	}
	for ; x.flushed < len(x.steps); x.flushed++ {
		if err := x.writer.Step(x.steps[x.flushed]); err != nil {
			return err
		}
	}
	return nil
}

// close ends the game log.
func (x *match) close() error {
	if x.person != nil {
		x.person.close()
	}
	if x.dice != nil {
		x.dice.close()
	}
	if x.writer == nil {
		return nil
	}
	err := x.flush()
	if o, ended := x.g.Over(); ended && err == nil {
		err = x.writer.End(o)
	} else if err == nil {
		err = x.writer.Left(len(x.steps))
	}
	return errors.Join(err, x.out.Close())
}

// save writes the game so far into a file of its own.
func (x *match) save(name string) error {
	r := x.logHead()
	r.Steps = x.steps
	var b bytes.Buffer
	if err := r.Write(&b); err != nil {
		return err
	}
	if err := writeWhole(name, b.Bytes()); err != nil {
		return err
	}
	x.saved, x.kept = name, len(x.steps)
	return nil
}

// unsaved says whether something would be lost.
func (x *match) unsaved() bool { return x.writer == nil && len(x.steps) > x.kept }

// printLine prints JSON on one line: a program that watches reads the last one.
func printLine(w io.Writer, v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(w, "%s\n", b)
	return err
}
