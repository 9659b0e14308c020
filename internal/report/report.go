// Package report holds the shape of everything the command prints as JSON. The schemas in schemas/ are made from these
// types, so that they cannot differ from what is printed; a `doc` tag becomes a description, `enum` a list of words.
package report

import "github.com/scenario-lang/scenario/dsl/diag"

// Version is `scenario version --json`.
type Version struct {
	Version string `json:"version" doc:"version of the tool, or devel"`
	Format  int    `json:"format" doc:"version of the compiled format"`
	Go      string `json:"go" doc:"Go it was built with"`
}

// Lint is `scenario lint --format json`.
type Lint struct {
	Diagnostics []LintFinding `json:"diagnostics"`
	Silenced    int           `json:"silenced" doc:"findings that comments silence"`
	Mended      []string      `json:"mended" doc:"files that --fix has changed"`
}

// LintFinding is one piece of advice.
type LintFinding struct {
	Severity string         `json:"severity" enum:"error,warning,info"`
	Code     string         `json:"code"`
	Rule     string         `json:"rule" doc:"name of the rule, empty for codes of the compiler"`
	Summary  string         `json:"summary"`
	Detail   string         `json:"detail"`
	Range    diag.JSONRange `json:"range"`
	Related  []RelatedPlace `json:"related"`
	Fixable  bool           `json:"fixable" doc:"whether --fix mends it"`
}

// RelatedPlace is another place that matters.
type RelatedPlace struct {
	Message string         `json:"message"`
	Range   diag.JSONRange `json:"range"`
}

// Code is `scenario explain CODE --json`.
type Code struct {
	Code     string `json:"code"`
	Severity string `json:"severity" enum:"error,warning,info"`
	Summary  string `json:"summary"`
	Why      string `json:"why"`
	Bad      string `json:"bad" doc:"a file that gives the code, or a directive that says how to make one"`
	Fixed    string `json:"fixed"`
}

// Codes is `scenario explain --json`.
type Codes struct {
	Codes []Code `json:"codes"`
}

// Compiled is `scenario compile --json`.
type Compiled struct {
	File  string `json:"file"`
	Name  string `json:"name" doc:"the scenario"`
	Hash  string `json:"hash" doc:"SHA-256 of the model, hex"`
	Bytes int    `json:"bytes"`
}

// Inspection is `scenario inspect --json`.
type Inspection struct {
	Name      string    `json:"name"`
	Title     string    `json:"title"`
	Hash      string    `json:"hash"`
	Version   int       `json:"version" doc:"version of the compiled format"`
	Languages []string  `json:"languages"`
	Counts    []Count   `json:"counts"`
	Classes   []Class   `json:"classes"`
	Options   []Option  `json:"options"`
	Players   []Player  `json:"players"`
	Seatings  []Seating `json:"seatings"`
	Code      Size      `json:"code"`
}

// Count says how many of something there are.
type Count struct {
	What  string `json:"what"`
	Count int    `json:"count"`
}

// Class is a class of things.
type Class struct {
	Name       string   `json:"name"`
	Members    int      `json:"members"`
	Attributes []string `json:"attributes"`
	State      []string `json:"state"`
}

// Option of a scenario and the value it has.
type Option struct {
	Name    string `json:"name"`
	Type    string `json:"type"`
	Value   string `json:"value"`
	Default string `json:"default"`
	Text    string `json:"text"`
}

// Player of a scenario.
type Player struct {
	Name  string `json:"name"`
	Title string `json:"title"`
}

// Seating says who runs whom.
type Seating struct {
	Name  string     `json:"name"`
	Seats [][]string `json:"seats"`
}

// Size of the code.
type Size struct {
	Functions    int `json:"functions"`
	Instructions int `json:"instructions"`
	Bytes        int `json:"bytes" doc:"of the whole model, encoded"`
}

// Formatted is `scenario fmt --json`.
type Formatted struct {
	Files []FormattedFile `json:"files"`
}

// FormattedFile is a file fmt has looked at.
type FormattedFile struct {
	Name    string `json:"name"`
	Changed bool   `json:"changed" doc:"its layout was, or with --check would be, another"`
}

// Tests is `scenario test --json`.
type Tests struct {
	Passed  int    `json:"passed"`
	Failed  int    `json:"failed"`
	Skipped int    `json:"skipped"`
	Tests   []Test `json:"tests"`
}

// Test is one test block and how it went.
type Test struct {
	Name    string         `json:"name"`
	Status  string         `json:"status" enum:"passed,failed,skipped"`
	Message string         `json:"message" doc:"why it failed or was skipped"`
	Range   diag.JSONRange `json:"range" doc:"where it failed, else the test"`
	Cites   []string       `json:"cites" doc:"clauses of the rulebook"`
	Log     []string       `json:"log,omitempty" doc:"what was said before it failed"`
}

// Played is the last line of `scenario play --json`.
type Played struct {
	Winner    string `json:"winner" doc:"name of the winner, empty when nobody has won"`
	Because   string `json:"because"`
	Ended     bool   `json:"ended" doc:"whether the game came to its end"`
	Rounds    int    `json:"rounds"`
	Decisions int    `json:"decisions"`
	Hash      string `json:"hash" doc:"of the last state, 16 hex digits"`
	Seed      string `json:"seed" doc:"decimal, as text: it has 64 bits"`
	Scenario  string `json:"scenario"`
	Program   string `json:"program" doc:"hash of the compiled scenario"`
}

// Replayed is `scenario replay --json`.
type Replayed struct {
	Same       bool   `json:"same"`
	Decisions  int    `json:"decisions"`
	Difference string `json:"difference" doc:"the first one, empty when there is none"`
	Hash       string `json:"hash" doc:"the last hash of the record"`
	Winner     string `json:"winner"`
}

// Coverage is `scenario coverage --json`.
type Coverage struct {
	Rulebook      string    `json:"rulebook"`
	Clauses       int       `json:"clauses"`
	NotApplicable int       `json:"not_applicable"`
	Binding       int       `json:"binding" doc:"clauses that are not marked not applicable"`
	Cited         int       `json:"cited" doc:"binding clauses that some rule or test cites"`
	Tested        int       `json:"tested" doc:"binding clauses that a passing test cites"`
	Missing       []string  `json:"missing" doc:"neither cited nor marked not applicable"`
	Untested      []string  `json:"untested" doc:"binding and cited, but by no passing test"`
	Sections      []Section `json:"sections"`
}

// Section of a rulebook.
type Section struct {
	Name          string `json:"name"`
	Clauses       int    `json:"clauses"`
	NotApplicable int    `json:"not_applicable"`
	Cited         int    `json:"cited"`
	Tested        int    `json:"tested"`
}

// Created is `scenario new --json`.
type Created struct {
	Dir   string   `json:"dir"`
	Files []string `json:"files"`
}
