package report

import (
	"fmt"
	"math"
)

// Study is `scenario study DIR --json`. Ranges contain the true value in 95 of 100 cases.
type Study struct {
	Games     int             `json:"games" doc:"number of games of each scenario"`
	Seed      string          `json:"seed" doc:"seed of the first games; each further pair has the next. Decimal, as text, because it has 64 bits"`
	Bots      []StudyBot      `json:"bots" doc:"who played; two if they played against each other and changed sides"`
	Question  StudyQuestion   `json:"question"`
	Scenarios []StudyScenario `json:"scenarios"`
	Compared  *Impact         `json:"compared,omitempty" doc:"with two scenarios: how their games differ"`
	Found     *StudyFound     `json:"found,omitempty" doc:"with --find: the value that was looked for"`
	Hash      string          `json:"hash" doc:"of the results of all games that count, in the order of their seeds: the same however many machines played"`
}

// StudyQuestion is the question of a study with the answer so far.
type StudyQuestion struct {
	Text     string  `json:"text"`
	Side     string  `json:"side" doc:"whose games are counted"`
	Score    Measure `json:"score" doc:"from -1 to 1, 0 if there is no difference; its range is valid at any time, so that the study may end when it excludes 0"`
	Answered bool    `json:"answered" doc:"whether the range excludes 0, or is within the margin"`
	Answer   string  `json:"answer"`
	Seen     float64 `json:"seen" doc:"the difference that this many games detect in 8 of 10 studies, in the same unit; 0 if there are too few games to say"`
}

// StudyBot is a bot with its wins.
type StudyBot struct {
	Bot  string `json:"bot"`
	Wins *Share `json:"wins,omitempty" doc:"of the games of two bots that ended; half a game for a draw"`
}

// StudyScenario is one of the scenarios and how its games ended.
type StudyScenario struct {
	Path      string        `json:"path"`
	Title     string        `json:"title"`
	Hash      string        `json:"hash" doc:"of its rules"`
	Options   []StudyOption `json:"options" doc:"that have another value than their default"`
	Ended     int           `json:"ended" doc:"games that ended"`
	Open      int           `json:"open" doc:"games that were stopped because they would not end"`
	Failed    int           `json:"failed" doc:"games in which a rule failed"`
	Errors    []string      `json:"errors" doc:"the first few failures"`
	Wins      []StudyWins   `json:"wins" doc:"for each side, and the empty side for nobody: shares of the games that ended"`
	Rounds    Measure       `json:"rounds" doc:"length of the games that ended"`
	Decisions Measure       `json:"decisions"`
	Lengths   []int         `json:"lengths" doc:"games that ended in round 0, 1, 2 …"`
	Losses    []StudyLosses `json:"losses" doc:"for each player, pieces destroyed in a game"`
	Gains     []StudyGains  `json:"gains" doc:"what a player gained of a resource, by round"`
	Taken     []StudyTaken  `json:"taken" doc:"spaces by how often they changed hands, most often first"`
	Replay    string        `json:"replay" doc:"the command that plays the first game again; another seed gives another game"`
}

// StudyOption is an option and its value.
type StudyOption struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// StudyWins says how often a side won.
type StudyWins struct {
	Side string  `json:"side" doc:"name of an alliance or a player; empty means nobody"`
	Wins int     `json:"wins"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// StudyLosses are pieces destroyed.
type StudyLosses struct {
	Player string  `json:"player"`
	Pieces Measure `json:"pieces"`
}

// StudyGains is what a player gained of a resource.
type StudyGains struct {
	Player   string    `json:"player"`
	Resource string    `json:"resource"`
	Rounds   []float64 `json:"rounds" doc:"the mean of the games that reached the round, from round 0, the set-up, on, as far as a tenth of them came"`
}

// StudyTaken is how often a space changes hands.
type StudyTaken struct {
	Space string  `json:"space"`
	Times float64 `json:"times" doc:"in a game, on average"`
}

// StudyFound is the value of an option that makes a game even.
type StudyFound struct {
	Option string     `json:"option"`
	Found  bool       `json:"found" doc:"whether the games show such a value; if not, the numbers below are 0"`
	Value  float64    `json:"value" doc:"where the curve through all results crosses one half"`
	Low    float64    `json:"low"`
	High   float64    `json:"high"`
	Tried  []StudyTry `json:"tried"`
	Text   string     `json:"text"`
}

// StudyTry is a value that was tried.
type StudyTry struct {
	Value int64 `json:"value"`
	Games int   `json:"games"`
	Wins  Share `json:"wins" doc:"of the side that the question is about; half a game for a draw"`
}

// Points returns a difference between two shares in points, which are hundredths: +12, -3 or +0.
func Points(difference float64) string {
	return fmt.Sprintf("%+.0f", math.Round(100*difference)+0) // plus 0, because -0 would be printed as such
}
