// Package gamelog writes, reads and verifies game logs. A game log has the decisions of one game as JSON, one value a
// line: a head, a line for each decision with the hash of the state after it, and a last line with the outcome or with
// the number of decisions after which the game was left. There may also be lines for the answered parts of an
// incomplete decision, for decisions that were taken back, and for a change of seats. A log has no state, because
// replaying the decisions gives the same game.
//
// Lines are only appended, each as soon as something is decided. So if the program ends in any way, the file has
// everything that was decided, and at most its last line is cut off.
package gamelog

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Format is the name and version of the file format. The name is older than the term game log. Read accepts versions
// from oldest on: version 2 has no field Compiled, and in version 1 all chance came from one stream, so its games
// cannot be replayed.
const (
	Format  = formatName + "/3"
	version = 3
	oldest  = 2

	formatName = "scenario-record"
)

// Limits of what Read accepts, so that a damaged or hostile file cannot use up the memory.
const (
	maxLine    = 1 << 20 // bytes in a line
	maxSteps   = 1 << 22 // decisions in a log
	maxDice    = 1 << 12 // typed dice in one decision
	maxAnswers = 1 << 16 // answers in one decision
)

// Log is the log of one game. The fields with a JSON name are the head.
type Log struct {
	Format  string `json:"format"`
	Program string `json:"program"` // hash of the compiled scenario
	// format of the compiled scenario, see program.Version; 0 in old logs
	Compiled int              `json:"compiled,omitempty"`
	Scenario string           `json:"scenario"`
	Release  string           `json:"version,omitempty"` // stated by the scenario; "" if it states none, or was read from a compiled file
	Path     string           `json:"path,omitempty"`    // where the scenario was when the game was played
	Options  map[string]int64 `json:"options,omitempty"`
	Seed     uint64           `json:"seed,string"`
	Seats    []string         `json:"seats,omitempty"` // who ran each player
	Dice     []int64          `json:"dice,omitempty"`  // dice typed before the first decision
	Steps    []Step           `json:"-"`
	Open     Draft            `json:"-"` // the decision that was begun after the last step
	Outcome  runtime.Outcome  `json:"-"`

	// Properties of the file, set by Read.
	Cut  bool  `json:"-"` // the end of the log is missing
	Torn int   `json:"-"` // the number of a last line that was cut off and is left out; 0 if there is none
	Size int64 `json:"-"` // bytes up to the end of the last line that belongs to the game, where it can be continued
}

// Step is a decision: the player who made it, its line, the dice typed for it, and the hash of the state after it.
type Step struct {
	Player int
	Line   string
	Dice   []int64
	Hash   uint64
	Forced bool // a person runs the player, but was not asked because there was only one answer
}

// Make makes the decision in a game, if that is at the same question.
func (s Step) Make(g *runtime.Game) error {
	d := g.Decision()
	switch {
	case d == nil:
		return errors.New("no question is open here")
	case d.Player != s.Player:
		return fmt.Errorf("%s is asked here, and not %s", player(g.Program(), d.Player), player(g.Program(), s.Player))
	}
	g.Script(s.Dice)
	return g.Repeat(s.Line)
}

// Begin sets up the game of a log. opt has further options.
func (l *Log) Begin(p *program.Program, opt runtime.Options) (*runtime.Game, error) {
	opt.Values, opt.Rolls, opt.Lines = l.Options, l.Dice, true
	return runtime.New(p, l.Seed, opt)
}

// Short returns the line, cut if it is too long for a message.
func (s Step) Short() string {
	const most = 200
	if runes := []rune(s.Line); len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return s.Line
}

// Draft is a decision that a person has begun but not completed.
type Draft struct {
	Answers []Answer // to its parts so far
	Trying  *Answer  // the answer after the others that is being carried out or waits for dice
	Dice    []int64  // thrown for it so far
}

// IsEmpty reports whether nothing of the decision has been answered.
func (d *Draft) IsEmpty() bool { return len(d.Answers) == 0 && d.Trying == nil }

// Equal reports whether d and o are equal.
func (d Draft) Equal(o Draft) bool {
	return slices.Equal(d.Answers, o.Answers) && slices.Equal(d.Dice, o.Dice) && (d.Trying == nil) == (o.Trying == nil) &&
		(d.Trying == nil || *d.Trying == *o.Trying)
}

// Answer is the answer to a part of a decision: a line, or else an option by its index.
type Answer struct {
	Option int    `json:"option"`
	Line   string `json:"line,omitempty"`
	Forced bool   `json:"forced,omitempty"` // there was no other option
}

// Row is a line after the head: a decision, an incomplete decision, decisions taken back, new seats, the outcome, or
// that the game was left. Its tags `doc` are for the schema of game logs.
type Row struct {
	Player  *int      `json:"player,omitempty" doc:"index of the player in declared order"`
	Line    *string   `json:"line,omitempty" doc:"the decision as it is typed"`
	Dice    []int64   `json:"dice,omitempty" doc:"the faces typed for it, when the dice are real"`
	Hash    string    `json:"hash,omitempty" doc:"of the state after it, 16 hexadecimal digits"`
	Forced  bool      `json:"forced,omitempty" doc:"a person ran the player, but there was only one answer"`
	Answers *[]Answer `json:"answers,omitempty" doc:"to the parts of the open decision so far; an option is an index, and a line counts instead of it"`
	Trying  *Answer   `json:"trying,omitempty" doc:"the answer whose consequences run, or that dice are thrown for"`
	Undone  *int      `json:"undone,omitempty" doc:"the number of decisions that were not taken back"`
	Seats   []string  `json:"seats,omitempty" doc:"who runs each player from here on"`
	Outcome *outcome  `json:"outcome,omitempty"`
	Left    *int      `json:"left,omitempty" doc:"the number of decisions made before the game was left"`
}

// kinds returns how many kinds of lines r is at once. It must be one.
func (r *Row) kinds() (n int) {
	for _, is := range []bool{
		r.Player != nil || r.Line != nil || r.Hash != "" || r.Forced || r.Dice != nil && r.Answers == nil,
		r.Answers != nil || r.Trying != nil, r.Undone != nil, r.Seats != nil, r.Outcome != nil, r.Left != nil,
	} {
		if is {
			n++
		}
	}
	return n
}

type outcome struct {
	Winner     string `json:"winner" doc:"name of the winner, empty when nobody wins; several winners are separated by a comma and a space"`
	Drawn      string `json:"drawn,omitempty" doc:"those who share a draw, as winner; missing if the game is not a draw"`
	WinnerType string `json:"winner_type,omitempty" doc:"class of the winner or winners, or of those who share a draw"`
	Because    string `json:"because,omitempty"`
}

// The names, on the command line and in game logs, of those who can play for a player.
const (
	Human  = "human"
	Random = "bot:random"
	Greedy = "bot:greedy"
	Search = "bot:search" // ":" and a budget may follow
	Script = "script:"    // followed by the name of a file
)

// Kinds are the words without an argument.
var Kinds = append([]string{Human}, Bots...)

// Bots are the words for bots.
var Bots = []string{Random, Greedy, Search}

// IsBot reports whether who is a bot.
func IsBot(who string) bool {
	_, searches := SearchBudget(who)
	return searches || slices.Contains(Bots, who)
}

// SearchBudget returns how many decisions a searching bot may play ahead. ok is false if who is not such a bot.
func SearchBudget(who string) (budget int, ok bool) {
	after, ok := strings.CutPrefix(who, Search)
	if after == "" {
		return bot.DefaultBudget, ok
	}
	digits, ok := strings.CutPrefix(after, ":")
	n, err := strconv.Atoi(digits)
	return n, ok && err == nil && strconv.Itoa(n) == digits && n > 0 && n <= bot.MostBudget
}

// ScriptFile returns the name of the file of a script. ok is false if the seat is not run by a script.
func ScriptFile(seat string) (name string, ok bool) {
	name, ok = strings.CutPrefix(seat, Script)
	return name, ok && name != ""
}

// player returns the name of a player for a message.
func player(p *program.Program, i int) string {
	if members := p.ClassAt(p.PlayerClass).Members; i >= 0 && i < len(members) {
		return p.Strings[members[i].Name]
	}
	return fmt.Sprintf("player %d", i)
}

// CheckSeats returns an error unless seats is empty or has, for each player of a program, a valid word for who runs the
// player. "" is nobody. CheckSeats opens no file.
func CheckSeats(p *program.Program, seats []string) error {
	if len(seats) == 0 {
		return nil
	}
	players := len(p.ClassAt(p.PlayerClass).Members)
	if len(seats) != players {
		return fmt.Errorf("the game log has %d seats, but the scenario has %d players", len(seats), players)
	}
	for i, seat := range seats {
		if _, ok := ScriptFile(seat); !ok && seat != "" && seat != Human && !IsBot(seat) {
			return fmt.Errorf("the game log says that player %d is run by %q; it may be: %s, %sFILE", i, seat,
				strings.Join(Kinds, ", "), Script)
		}
	}
	return nil
}
