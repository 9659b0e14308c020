package main

import (
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/record"
)

// The lines of a record after its head. The format's own types are not exported; a test holds these to what is written.
type recordStep struct {
	Player int     `json:"player" doc:"index of the player in declared order"`
	Line   string  `json:"line" doc:"the decision as it is typed"`
	Dice   []int64 `json:"dice,omitempty" doc:"the faces thrown by hand for it"`
	Hash   string  `json:"hash" doc:"of the state after it, 16 hex digits"`
}

type recordEnd struct {
	Outcome recordOutcome `json:"outcome"`
}

type recordLeft struct {
	Left int `json:"left" doc:"after how many decisions a game was left that is not over"`
}

type recordOutcome struct {
	Winner     string `json:"winner" doc:"name, empty when nobody wins; where several share the victory their names, a comma and a space between"`
	WinnerType string `json:"winner_type,omitempty" doc:"class of the winner, or of each"`
	Because    string `json:"because,omitempty"`
}

// recordSchema describes each line of a record: the head first, then steps, at last how it ended.
func recordSchema() []byte {
	return report.OneOf("record", "a line of a record: the head first, then decisions, at last the outcome or where the game was left", []report.Variant{
		{Title: "head", Value: record.Record{}},
		{Title: "decision", Value: recordStep{}},
		{Title: "outcome", Value: recordEnd{}},
		{Title: "left", Value: recordLeft{}},
	})
}
