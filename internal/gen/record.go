package main

import (
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/record"
)

// The lines of a record after its head. The format's own types are not exported; a test holds these to what is written.
type recordStep struct {
	Player int    `json:"player" doc:"index of the player in declared order"`
	Line   string `json:"line" doc:"the decision as it is typed"`
	Hash   string `json:"hash" doc:"of the state after it, 16 hex digits"`
}

type recordEnd struct {
	Outcome recordOutcome `json:"outcome"`
}

type recordOutcome struct {
	Winner     string `json:"winner" doc:"name, empty when nobody wins; where several share the victory their names, a comma and a space between"`
	WinnerType string `json:"winner_type,omitempty" doc:"class of the winner, or of each"`
	Because    string `json:"because,omitempty"`
}

// recordSchema describes each line of a record: the head first, then steps, at last the outcome.
func recordSchema() []byte {
	return report.OneOf("record", "a line of a record: the head first, then decisions, the outcome last", []report.Variant{
		{Title: "head", Value: record.Record{}},
		{Title: "decision", Value: recordStep{}},
		{Title: "outcome", Value: recordEnd{}},
	})
}
