// Package report defines the types of everything that the command prints as JSON. The schemas in schemas/ are generated
// from them, so that they always match. A tag `doc` becomes a description, and `enum` a list of words.
package report

import "github.com/scenario-lang/scenario/dsl/diag"

// Version is `scenario version --json`.
type Version struct {
	Version  string `json:"version" doc:"version of the tool, or devel"`
	Format   int    `json:"format" doc:"version of the compiled format"`
	Language int    `json:"language" doc:"newest version of the language that it reads"`
	Log      string `json:"log" doc:"format of the game logs that it writes"`
	Go       string `json:"go" doc:"version of Go it was built with"`
}

// Lint is `scenario lint --format json`.
type Lint struct {
	Diagnostics []LintFinding `json:"diagnostics"`
	Silenced    int           `json:"silenced" doc:"number of findings that comments silence"`
	Mended      []string      `json:"mended" doc:"files that --fix has changed"`
}

// LintFinding is a finding of lint.
type LintFinding struct {
	Severity string         `json:"severity" enum:"error,warning,info"`
	Code     string         `json:"code"`
	Rule     string         `json:"rule" doc:"name of the rule; empty for codes of the compiler"`
	Summary  string         `json:"summary"`
	Detail   string         `json:"detail"`
	Range    diag.JSONRange `json:"range"`
	Related  []RelatedPlace `json:"related"`
	Fixable  bool           `json:"fixable" doc:"whether --fix corrects it"`
}

// RelatedPlace is another place that is relevant to a finding.
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

// Words is `scenario explain WORD --json`, of a word of the language.
type Words struct {
	Words []Word `json:"words" doc:"everything that has the name"`
}

// Word is a block, a statement, an attribute, a function or an instruction.
type Word struct {
	Kind       string          `json:"kind" enum:"block,statement,attribute,function,instruction"`
	Name       string          `json:"name"`
	In         string          `json:"in,omitempty" doc:"the block that it is in"`
	Usage      string          `json:"usage" doc:"how it is written"`
	Doc        string          `json:"doc"`
	Attributes []WordAttribute `json:"attributes"`
	Notes      []string        `json:"notes"`
	Example    string          `json:"example,omitempty"`
	Value      string          `json:"value,omitempty" doc:"of the example of a function"`
}

// WordAttribute is an attribute of a word.
type WordAttribute struct {
	Name     string `json:"name"`
	Type     string `json:"type"`
	Required bool   `json:"required"`
	Doc      string `json:"doc"`
	Example  string `json:"example"`
}

// Compiled is `scenario compile --json`.
type Compiled struct {
	File  string `json:"file"`
	Name  string `json:"name" doc:"name of the scenario"`
	Hash  string `json:"hash" doc:"SHA-256 of the program, hexadecimal"`
	Bytes int    `json:"bytes"`
}

// Inspection is `scenario inspect --json`.
type Inspection struct {
	Name      string    `json:"name"`
	Title     string    `json:"title"`
	Hash      string    `json:"hash"`
	Version   int       `json:"version" doc:"version of the compiled format"`
	Release   string    `json:"release" doc:"version of the scenario, if it states one"`
	Parts     []Part    `json:"parts" doc:"what the scenario is made of, in the order in which it is read; empty for a compiled file"`
	Languages []string  `json:"languages"`
	Counts    []Count   `json:"counts"`
	Classes   []Class   `json:"classes"`
	Options   []Option  `json:"options"`
	Players   []Player  `json:"players"`
	Seatings  []Seating `json:"seatings"`
	Code      Size      `json:"code"`
}

// Part is a folder that a scenario is made of.
type Part struct {
	Folder  string `json:"folder" doc:"in the program it begins with scenario:/, and if it was fetched with fetched:/"`
	Release string `json:"release" doc:"version of the scenario in it, if it states one"`
}

// Hooks is `scenario inspect DIR --hooks --json`.
type Hooks struct {
	Hooks []*Hook `json:"hooks"`
}

// Hook is a declaration that a house rule can change or be attached to.
type Hook struct {
	Kind     string         `json:"kind" doc:"procedure, phase, sequence, function, action, actions, value, scoring, movement or event"`
	Name     string         `json:"name"`
	Declared string         `json:"-"` // the block that declares it, such as "procedure fight"
	Comment  string         `json:"comment" doc:"the comment above the declaration"`
	Params   []HookParam    `json:"params"`
	Members  []string       `json:"members,omitempty" doc:"the actions of a set"`
	Result   string         `json:"result" doc:"type of what it returns; empty if nothing"`
	Range    diag.JSONRange `json:"range"`
	Uses     []HookUse      `json:"uses" doc:"rules that call, read, offer or emit it"`
	Attached []HookUse      `json:"attached" doc:"blocks that are attached to it already"`
	Inside   []HookInside   `json:"inside" doc:"statements that an amend block can change, in it and in what is attached to it"`
}

// HookInside is a statement that an amend block can change.
type HookInside struct {
	In    string         `json:"in" doc:"the block, such as on captured plunder"`
	Path  []string       `json:"path" doc:"the loops that it is in, from the outermost, and the statement"`
	Parts []string       `json:"parts" doc:"attributes that can be changed, and blocks that can be added or changed"`
	Range diag.JSONRange `json:"range"`
}

// HookParam is a parameter of a hook, or a field of an event.
type HookParam struct {
	Name string `json:"name"`
	Type string `json:"type"`
}

// HookUse is a use of a hook, or a block attached to it.
type HookUse struct {
	What  string         `json:"what" doc:"the block, such as procedure fight"`
	Range diag.JSONRange `json:"range"`
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

// Option is an option of a scenario with its value.
type Option struct {
	Name    string `json:"name"`
	Type    string `json:"type"`
	Value   string `json:"value"`
	Default string `json:"default"`
	Text    string `json:"text"`
}

// Player is a player of a scenario.
type Player struct {
	Name  string `json:"name"`
	Title string `json:"title"`
}

// Seating says which players each person runs.
type Seating struct {
	Name  string     `json:"name"`
	Seats [][]string `json:"seats"`

	Options map[string]int64 `json:"options,omitempty" doc:"values of options in such a game"`
}

// Size is the size of the code.
type Size struct {
	Functions    int `json:"functions"`
	Instructions int `json:"instructions"`
	Bytes        int `json:"bytes" doc:"of the whole compiled file"`
}

// Formatted is `scenario fmt --json`.
type Formatted struct {
	Files []FormattedFile `json:"files"`
}

// FormattedFile is a file that fmt has formatted.
type FormattedFile struct {
	Name    string `json:"name"`
	Changed bool   `json:"changed" doc:"whether its layout was changed, or would be with --check"`
}

// Upgraded is `scenario upgrade --json`.
type Upgraded struct {
	From    int             `json:"from" doc:"version of the language that the folder was written for"`
	To      int             `json:"to"`
	Written bool            `json:"written" doc:"whether the files were changed; false with --check and --diff, and if there was nothing to change"`
	Files   []string        `json:"files" doc:"the files that changed, or would change"`
	Changes []UpgradeChange `json:"changes"`
}

// UpgradeChange is a place that upgrade rewrote.
type UpgradeChange struct {
	File   string `json:"file"`
	Line   int    `json:"line" doc:"in the file as it was"`
	Rule   string `json:"rule" doc:"name of the rule, see docs/reference/upgrade.md"`
	What   string `json:"what"`
	Why    string `json:"why"`
	Was    string `json:"was"`
	Became string `json:"became"`
}

// Tests is `scenario test --json`.
type Tests struct {
	Passed  int    `json:"passed"`
	Failed  int    `json:"failed"`
	Skipped int    `json:"skipped"`
	Tests   []Test `json:"tests"`
}

// Test is the result of one test.
type Test struct {
	Name    string         `json:"name"`
	Status  string         `json:"status" enum:"passed,failed,skipped"`
	Message string         `json:"message" doc:"why it failed or was skipped"`
	Range   diag.JSONRange `json:"range" doc:"where it failed, or else the test"`
	Cites   []string       `json:"cites" doc:"clauses of the rulebook"`
	Saw     []string       `json:"saw,omitempty" doc:"lines with the values of the parts of the expectation that decided"`
	Log     []string       `json:"log,omitempty" doc:"messages of the rules before it failed"`
}

// Mutation is `scenario mutate --json`.
type Mutation struct {
	Mutants  int      `json:"mutants" doc:"how many alterations were made"`
	Killed   int      `json:"killed" doc:"how many of them made a test fail"`
	NotRun   int      `json:"not_run" doc:"how many were not made, because the run was interrupted"`
	Survived []Mutant `json:"survived"`
}

// Mutant is an alteration of the rules that no test detects.
type Mutant struct {
	Range   diag.JSONRange `json:"range"`
	Was     string         `json:"was"`
	Became  string         `json:"became" doc:"empty if it was left out"`
	Reached bool           `json:"reached" doc:"whether any test reaches it"`
}

// Odds is `scenario test --odds --json`.
type Odds struct {
	Tests []TestOdds `json:"tests"`
}

// TestOdds is the odds of one test.
type TestOdds struct {
	Name    string         `json:"name"`
	Range   diag.JSONRange `json:"range"`
	Problem string         `json:"problem" doc:"why there are no odds; otherwise empty"`
	States  int            `json:"states" doc:"number of states that wait for a roll"`
	Rest    string         `json:"rest" doc:"chance that was not followed, as a decimal"`
	Plays   int            `json:"plays" doc:"how often the test was played if the odds are not exact; otherwise 0"`
	Inexact string         `json:"inexact" doc:"why the odds are not exact; otherwise empty"`
	Expects []ExpectOdds   `json:"expects"`
}

// ExpectOdds is how likely one expectation is.
type ExpectOdds struct {
	Message string `json:"message"`
	Chance  string `json:"chance" doc:"a decimal from 0 to 1 with 12 digits"`
	Low     string `json:"low" doc:"lower end of the range that holds the true chance in 95 of 100 cases; the chance itself if it is exact"`
	High    string `json:"high"`
}

// Played is the last line of `scenario play --json`.
type Played struct {
	Winner    string   `json:"winner" doc:"name of the winner, empty if nobody has won; several winners are separated by a comma and a space"`
	Winners   []string `json:"winners" doc:"names of all winners, in declared order"`
	Drawn     []string `json:"drawn" doc:"names of those who share a draw, in declared order; empty if the game is not a draw"`
	Because   string   `json:"because"`
	Ended     bool     `json:"ended" doc:"whether the game has ended"`
	Rounds    int      `json:"rounds"`
	Decisions int      `json:"decisions"`
	Hash      string   `json:"hash" doc:"hash of the last state, 16 hexadecimal digits"`
	Seed      string   `json:"seed" doc:"decimal, as text, because it has 64 bits"`
	Scenario  string   `json:"scenario"`
	Program   string   `json:"program" doc:"hash of the compiled scenario"`
}

// Replayed is `scenario replay --json`.
type Replayed struct {
	Same       bool     `json:"same"`
	Decisions  int      `json:"decisions"`
	Difference string   `json:"difference" doc:"the first difference, empty if there is none"`
	Hash       string   `json:"hash" doc:"the last hash of the game log"`
	Winner     string   `json:"winner" doc:"as in play"`
	Winners    []string `json:"winners" doc:"as in play"`
	Drawn      []string `json:"drawn" doc:"as in play"`
}

// Coverage is `scenario coverage --json`.
type Coverage struct {
	Rulebook      string    `json:"rulebook"`
	Clauses       int       `json:"clauses"`
	NotApplicable int       `json:"not_applicable"`
	Binding       int       `json:"binding" doc:"clauses that are not marked not applicable"`
	Cited         int       `json:"cited" doc:"binding clauses that a rule or test cites"`
	Tested        int       `json:"tested" doc:"binding clauses that a passing test cites"`
	Missing       []string  `json:"missing" doc:"neither cited nor marked not applicable"`
	Untested      []string  `json:"untested" doc:"binding clauses that are cited, but by no passing test"`
	Sections      []Section `json:"sections"`

	Measured      bool          `json:"measured" doc:"whether it was measured which rules the tests execute; false for a compiled file, for which everything below is empty"`
	Assumed       int           `json:"assumed" doc:"binding clauses that are assumed where the book is silent"`
	AssumedTested int           `json:"assumed_tested" doc:"those that a passing test cites"`
	Together      int           `json:"together" doc:"clauses that say the same as others, so that citing one counts for all of them"`
	Points        int           `json:"points" doc:"statements and branches of the rules"`
	Reached       int           `json:"reached" doc:"those that a passing test reaches"`
	Uncited       []Declaration `json:"uncited" doc:"rules that cite nothing, and other declarations that cite nothing although most of their kind do"`
	Unexecuted    []Declaration `json:"unexecuted" doc:"blocks that cite something and that no passing test executes"`
	Idle          []Idle        `json:"idle" doc:"passing tests that cite a clause and execute none of the rules that cite it"`
	Unreached     []Unreached   `json:"unreached" doc:"statements and branches that no passing test reaches"`
	Figures       []Figures     `json:"figures" doc:"clauses with figures that are in no rule and no test that cites them"`
	Book          string        `json:"book" doc:"the text of the rulebook; empty if none is named"`
	Uncovered     []Sentence    `json:"uncovered" doc:"sentences of that text that no clause covers"`
	Revised       []BookChange  `json:"revised" doc:"clauses that the ledger of --ledger rewords or removes"`
	Ledger        []Entry       `json:"ledger" doc:"every clause, in the order of the rulebook"`
}

// Figures are figures of a clause that are in no rule and no test.
type Figures struct {
	Clause  string   `json:"clause"`
	Figures []string `json:"figures"`
	Text    string   `json:"text"`
}

// Sentence is a sentence of a book.
type Sentence struct {
	Line int    `json:"line"`
	Text string `json:"text"`
}

// Declaration is a block of a scenario and how it is used.
type Declaration struct {
	Kind     string         `json:"kind" doc:"type of the block, such as action"`
	Name     string         `json:"name" doc:"name, after that of the block that contains it if it is an inner one"`
	Range    diag.JSONRange `json:"range" doc:"the head of the block"`
	Cites    []string       `json:"cites"`
	Points   int            `json:"points" doc:"statements and branches in it"`
	Reached  int            `json:"reached"`
	Executed int            `json:"executed" doc:"number of passing tests that execute it"`
}

// Idle is a test that cites clauses whose rules it does not execute.
type Idle struct {
	Test    string         `json:"test"`
	Range   diag.JSONRange `json:"range"`
	Clauses []string       `json:"clauses" doc:"clauses it cites without executing any rule that cites them"`
}

// Unreached is a statement or branch that no passing test reaches.
type Unreached struct {
	In    string         `json:"in" doc:"the declaration that contains it"`
	What  string         `json:"what" doc:"what never happened"`
	Range diag.JSONRange `json:"range"`
}

// Entry is a clause of the rulebook with the rules and tests that cite it.
type Entry struct {
	Clause  string   `json:"clause"`
	Section string   `json:"section"`
	Line    int      `json:"line" doc:"line of the printed text; 0 if it is not given"`
	Text    string   `json:"text"`
	Status  string   `json:"status" enum:"missing,untested,unruled,idle,tested,not applicable"`
	Rules   []string `json:"rules" doc:"declarations that cite it"`
	Tests   []string `json:"tests" doc:"tests that cite it"`
	SameAs  []string `json:"same_as" doc:"clauses that count together with it"`
	Assumed string   `json:"assumed" doc:"why the scenario has it although the book is silent; empty if the book says it"`
}

// Section is a section of a rulebook.
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

// Games is `scenario games --json`.
type Games struct {
	Games []Game `json:"games"`
}

// Fetched is `scenario get --json`.
type Fetched struct {
	Packages []Package `json:"packages"`
}

// Package is a package that was fetched.
type Package struct {
	Name    string `json:"name" doc:"address without a version"`
	Version string `json:"version"`
	Commit  string `json:"commit"`
	Hash    string `json:"hash" doc:"of its files of rules, as Go hashes a module"`
}

// Game is a game or a variant in the program.
type Game struct {
	Name        string `json:"name" doc:"may be written wherever a command takes a folder, and in extends and import"`
	Title       string `json:"title"`
	Description string `json:"description" doc:"what it is about, in a sentence"`
}

// Cut is `scenario rulebook cut --json`.
type Cut struct {
	Ledger   string       `json:"ledger" doc:"the file that was written"`
	Game     string       `json:"game"`
	Language string       `json:"language" doc:"of the book; empty if it is not known"`
	Clauses  int          `json:"clauses" doc:"all candidates"`
	Rules    int          `json:"rules" doc:"candidates that may be rules"`
	Sections int          `json:"sections"`
	Examples int          `json:"examples" doc:"clauses with an example"`
	Marked   []Marked     `json:"marked" doc:"candidates that are probably not rules"`
	Changes  []BookChange `json:"changes" doc:"what is different from the ledger that was there"`
}

// Marked counts candidates that are probably not rules.
type Marked struct {
	Kind    string `json:"kind"`
	Clauses int    `json:"clauses"`
}

// BookDiff is `scenario rulebook diff --json`.
type BookDiff struct {
	Old     string       `json:"old"`
	New     string       `json:"new"`
	Changes []BookChange `json:"changes"`
}

// BookChange is a clause that differs between two printings.
type BookChange struct {
	Kind     string   `json:"kind" enum:"new,gone,changed,ruled"`
	Clause   string   `json:"clause" doc:"its id: the new one, or the old one of a clause that is gone"`
	Line     int      `json:"line" doc:"line of the book; 0 if it is not known"`
	Was      string   `json:"was" doc:"the old words; empty if it is new"`
	Is       string   `json:"is" doc:"the new words; empty if it is gone"`
	OldRules []string `json:"old_rules,omitempty" doc:"rules of the old scenario that cite it"`
	NewRules []string `json:"new_rules,omitempty" doc:"rules of the new scenario that cite it"`
}

// Questions is `scenario odds --json` without a question.
type Questions struct {
	Questions []Question `json:"questions"`
}

// Question is a question about chance that a scenario declares.
type Question struct {
	Name       string          `json:"name"`
	Title      string          `json:"title"`
	Params     []QuestionParam `json:"params"`
	OfPosition bool            `json:"of_position" doc:"it is asked of a position in a game"`
}

// QuestionParam is a parameter of a question.
type QuestionParam struct {
	Name string `json:"name"`
	Type string `json:"type"`
}

// Answer is the answer to a question about chance.
type Answer struct {
	Question  string        `json:"question"`
	Given     []GivenValue  `json:"given"`
	Exact     bool          `json:"exact"`
	Outcomes  []OddsOutcome `json:"outcomes"`
	Counts    []OddsCount   `json:"counts"`
	States    int           `json:"states" doc:"states that waited for a roll"`
	Plays     int           `json:"plays" doc:"how often it was played if the odds are not exact; else 0"`
	Inexact   string        `json:"inexact" doc:"why the odds are not exact; empty if they are"`
	ElapsedMS int64         `json:"elapsed_ms"`
}

// GivenValue is the value that a parameter was given.
type GivenValue struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// OddsOutcome is an outcome of a question.
type OddsOutcome struct {
	Name   string  `json:"name"`
	Chance float64 `json:"chance" doc:"from 0 to 1"`
	Low    float64 `json:"low" doc:"with high the 95 % interval; the chance itself if it is exact"`
	High   float64 `json:"high"`
}

// OddsCount is how likely each value of a count is.
type OddsCount struct {
	Name   string      `json:"name"`
	Mean   float64     `json:"mean"`
	Values []OddsValue `json:"values"`
}

// OddsValue is a value of a count.
type OddsValue struct {
	Value  int64   `json:"value"`
	Chance float64 `json:"chance" doc:"from 0 to 1"`
	Low    float64 `json:"low"`
	High   float64 `json:"high"`
}

// Answers is `scenario odds --over --json`.
type Answers struct {
	Over    string   `json:"over" doc:"what is different between the answers"`
	Answers []Answer `json:"answers"`
}
