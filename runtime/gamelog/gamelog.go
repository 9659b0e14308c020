// Package gamelog writes, reads and verifies game logs. A game log holds the decisions of one game as JSON, one value a
// line: a head, a line for each decision with the hash of the state after it, and a last line with the outcome or with
// the place where the game was left. It holds no state, because playing the decisions again gives the same game.
package gamelog

import "github.com/scenario-lang/scenario/runtime"

// Format is the name and version of the file format. Read refuses every other version: in version 1 all chance came from one
// stream, so that its games cannot be played again. The name is older than the
// term game log.
const (
	Format  = formatName + "/" + version
	version = "2"

	formatName = "scenario-record"
)

// Limits of what Read accepts, so that a damaged or hostile file cannot exhaust the memory.
const (
	maxLine  = 1 << 16 // bytes in a line
	maxSteps = 1 << 22 // decisions in a log
	maxDice  = 1 << 12 // typed dice for one decision
)

// Log is the log of one game. The fields with a JSON name make up the head.
type Log struct {
	Format   string           `json:"format"`
	Program  string           `json:"program"` // hash of the compiled scenario
	Scenario string           `json:"scenario"`
	Path     string           `json:"path,omitempty"` // where the scenario was when the game was played
	Options  map[string]int64 `json:"options,omitempty"`
	Seed     uint64           `json:"seed,string"`
	Seats    []string         `json:"seats,omitempty"` // who ran each player
	Dice     []int64          `json:"dice,omitempty"`  // dice typed before the first decision
	Steps    []Step           `json:"-"`
	Outcome  runtime.Outcome  `json:"-"`
	Cut      bool             `json:"-"` // the log was read from a file whose last line is missing
}

// Step is one decision: the player who made it, its line, the dice typed for it, and the hash of the state after it.
type Step struct {
	Player int
	Line   string
	Dice   []int64
	Hash   uint64
}

// row is a line after the head: a decision, the outcome, or where the game was left.
type row struct {
	Player  *int     `json:"player,omitempty"`
	Line    *string  `json:"line,omitempty"`
	Dice    []int64  `json:"dice,omitempty"`
	Hash    string   `json:"hash,omitempty"`
	Outcome *outcome `json:"outcome,omitempty"`
	Left    *int     `json:"left,omitempty"` // the number of decisions made before the game was left
}

// isDecision reports whether any part of a decision is present in r.
func (r *row) isDecision() bool {
	return r.Player != nil || r.Line != nil || r.Hash != "" || r.Dice != nil
}

type outcome struct {
	Winner     string `json:"winner"` // several winners are in declared order, separated by ", "
	WinnerType string `json:"winner_type,omitempty"`
	Because    string `json:"because,omitempty"`
}
