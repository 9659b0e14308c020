package main

import (
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// gameLogSchema returns the schema of one line of a game log. Its file is called record.schema.json, because changing
// the name would break users of the command.
func gameLogSchema() []byte {
	return report.OneOf("record",
		"a line of a game log: first the head, then the decisions and what was taken back, last the outcome or where the "+
			"game was left", []report.Variant{
			{Title: "head", Value: gamelog.Log{}},
			{Title: "decision", Value: gamelog.Row{}, Fields: "player line dice? hash forced?"},
			{Title: "open", Value: gamelog.Row{}, Fields: "answers trying? dice?"},
			{Title: "undone", Value: gamelog.Row{}, Fields: "undone"},
			{Title: "seats", Value: gamelog.Row{}, Fields: "seats"},
			{Title: "outcome", Value: gamelog.Row{}, Fields: "outcome"},
			{Title: "left", Value: gamelog.Row{}, Fields: "left"},
		})
}
