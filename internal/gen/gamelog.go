package main

import (
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// The lines of a game log after its head. The types of package gamelog are not exported, so they are repeated here; a
// script test of the command validates real game logs against the schema.
type logStep struct {
	Player int     `json:"player" doc:"index of the player in declared order"`
	Line   string  `json:"line" doc:"the decision as it is typed"`
	Dice   []int64 `json:"dice,omitempty" doc:"the faces typed for it, when the dice are real"`
	Hash   string  `json:"hash" doc:"of the state after it, 16 hexadecimal digits"`
	Forced bool    `json:"forced,omitempty" doc:"a person ran the player, but there was only one answer"`
}

type logDraft struct {
	Answers []gamelog.Answer `json:"answers" doc:"to the parts of the open decision so far; an option is an index, and a line counts instead of it"`
	Trying  *gamelog.Answer  `json:"trying,omitempty" doc:"the answer whose consequences run, or that dice are thrown for"`
	Dice    []int64          `json:"dice,omitempty" doc:"the faces typed for it so far"`
}

type logUndone struct {
	Undone int `json:"undone" doc:"the number of decisions that were not taken back"`
}

type logSeats struct {
	Seats []string `json:"seats" doc:"who runs each player from here on"`
}

type logEnd struct {
	Outcome logOutcome `json:"outcome"`
}

type logLeft struct {
	Left int `json:"left" doc:"the number of decisions made before the game was left"`
}

type logOutcome struct {
	Winner     string `json:"winner" doc:"name of the winner, empty when nobody wins; several winners are separated by a comma and a space"`
	Drawn      string `json:"drawn,omitempty" doc:"those who share a draw, as winner; missing if the game is not a draw"`
	WinnerType string `json:"winner_type,omitempty" doc:"class of the winner or winners, or of those who share a draw"`
	Because    string `json:"because,omitempty"`
}

// gameLogSchema returns the schema of one line of a game log. The file keeps the name record.schema.json, because the
// name is part of the command's contract.
func gameLogSchema() []byte {
	return report.OneOf("record",
		"a line of a game log: first the head, then the decisions and what was taken back, last the outcome or where the "+
			"game was left", []report.Variant{
			{Title: "head", Value: gamelog.Log{}},
			{Title: "decision", Value: logStep{}},
			{Title: "open", Value: logDraft{}},
			{Title: "undone", Value: logUndone{}},
			{Title: "seats", Value: logSeats{}},
			{Title: "outcome", Value: logEnd{}},
			{Title: "left", Value: logLeft{}},
		})
}
