package report

import "github.com/scenario-lang/scenario/dsl/diag"

// Validation is the result of checking a scenario.
type Validation struct {
	Diagnostics []diag.JSONDiagnostic `json:"diagnostics"`
	Needs       []Need                `json:"needs,omitempty" doc:"what an abstract scenario leaves to the games that are built on it"`
}

// Need is a block that games must declare.
type Need struct {
	Type   string         `json:"type" doc:"the type of the block, such as unit or procedure"`
	Labels []string       `json:"labels" doc:"its labels; the last one is its name"`
	Range  diag.JSONRange `json:"range" doc:"where it is asked for"`
}
