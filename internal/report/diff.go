package report

import "github.com/scenario-lang/scenario/dsl/diag"

// Diff is `scenario diff A B --json`.
type Diff struct {
	A       DiffSide     `json:"a" doc:"the old scenario"`
	B       DiffSide     `json:"b" doc:"the new one"`
	Same    bool         `json:"same" doc:"whether no player would notice a difference"`
	Changes []DiffChange `json:"changes" doc:"all differences by area, including those that no player notices (see aside)"`
	Summary []DiffPart   `json:"summary,omitempty" doc:"what a player of the old scenario has to know about the new one, if there are too many changes to read them one by one"`
	Impact  *Impact      `json:"impact,omitempty" doc:"with --impact: how games of both scenarios end"`
}

// DiffPart is a section of a summary.
type DiffPart struct {
	Title  string      `json:"title"`
	Tables []DiffTable `json:"tables" doc:"figures that differ"`
	Lines  []DiffLine  `json:"lines"`
}

// DiffTable is a table of figures.
type DiffTable struct {
	Columns []string   `json:"columns" doc:"the first one is empty or says what the rows are"`
	Rows    [][]string `json:"rows" doc:"a name and a figure for each further column; a figure that differs is written 3 → 4"`
}

// DiffLine is a sentence with the lines below it.
type DiffLine struct {
	Text   string   `json:"text" doc:"with code in backticks"`
	Detail []string `json:"detail"`
}

// DiffSide is one of the two scenarios that are compared.
type DiffSide struct {
	Path  string `json:"path"`
	Name  string `json:"name"`
	Title string `json:"title"`
}

// DiffChange is a single difference.
type DiffChange struct {
	Area    string          `json:"area" doc:"the heading it is listed under"`
	Kind    string          `json:"kind" enum:"added,removed,changed,renamed,moved,reordered"`
	Type    string          `json:"type" doc:"type of the block"`
	Name    string          `json:"name" doc:"labels of the block, those of the new scenario if it has the block"`
	Subject string          `json:"subject" doc:"what people call it"`
	Where   string          `json:"where" doc:"the blocks that it is in, such as for p in every(player); empty for the whole block"`
	Attr    string          `json:"attribute" doc:"the attribute that differs; empty if it is not an attribute"`
	Text    string          `json:"text" doc:"the whole sentence, with code in backticks"`
	Detail  []string        `json:"detail" doc:"lines below the sentence"`
	Old     string          `json:"old" doc:"as HCL or in words, a line for each line; empty if there was nothing"`
	New     string          `json:"new"`
	From    *diag.JSONRange `json:"from,omitempty" doc:"where it was"`
	To      *diag.JSONRange `json:"to,omitempty" doc:"where it is"`
	Aside   string          `json:"aside" enum:",about,names,past,tests,test rules,citations,rulebook" doc:"why no player notices it; empty if players do"`
}

// Impact compares games of two scenarios. Ranges contain the true value in 95 of 100 cases.
type Impact struct {
	Games     int           `json:"games" doc:"number of games of each scenario"`
	Seed      string        `json:"seed" doc:"seed of the first game; each further game has the next. Decimal, as text, because it has 64 bits"`
	A         ImpactSide    `json:"a"`
	B         ImpactSide    `json:"b"`
	Wins      []ImpactShare `json:"wins" doc:"for each winner"`
	Rounds    ImpactPair    `json:"rounds" doc:"length of the games that ended in both scenarios"`
	Decisions ImpactPair    `json:"decisions"`
	Losses    []ImpactPair  `json:"losses" doc:"for each player, pieces destroyed in a game"`
}

// ImpactSide says how the games of one scenario ended.
type ImpactSide struct {
	Ended  int      `json:"ended" doc:"games that ended"`
	Open   int      `json:"open" doc:"games that were stopped because they would not end"`
	Failed int      `json:"failed" doc:"games in which a rule failed"`
	Errors []string `json:"errors" doc:"the first few failures"`
}

// ImpactShare says how often one winner won.
type ImpactShare struct {
	Winner     string  `json:"winner" doc:"name of a player or an alliance, also if others shared the victory; empty means nobody"`
	A          Share   `json:"a"`
	B          Share   `json:"b"`
	Difference Measure `json:"difference" doc:"of the shares, b minus a"`
	Clear      bool    `json:"clear" doc:"whether the range of the difference excludes 0"`
}

// Share is a number of games, and its share of all games with a range.
type Share struct {
	Games int     `json:"games"`
	Share float64 `json:"share" doc:"from 0 to 1"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Measure is a mean with a range.
type Measure struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// ImpactPair is a number measured in the games of both scenarios, with the mean difference of games with the same seed.
type ImpactPair struct {
	What       string  `json:"what"`
	Games      int     `json:"games" doc:"number of pairs of games it is measured in"`
	A          Measure `json:"a"`
	B          Measure `json:"b"`
	Difference Measure `json:"difference" doc:"b minus a"`
	Clear      bool    `json:"clear" doc:"whether the range of the difference excludes 0"`
}

// Breaking is `scenario diff --breaking --json`.
type Breaking struct {
	Breaking []Break `json:"breaking"`
	Old      string  `json:"old" doc:"the version that the old scenario states, or empty"`
	New      string  `json:"new" doc:"the version that the new scenario states, or empty"`
	Due      string  `json:"due" doc:"the version number that the new scenario needs"`
	Records  string  `json:"records" enum:",same,differ" doc:"whether game logs of the old rules replay with the new; empty if one of them cannot be compiled"`
}

// Break is something that those who build on a base may depend on and that a new version changes. These are the kinds
// of breaks:
//   - name: a name was removed
//   - part: a binding or a statement was removed that could be changed where it was
//   - type: something has another type, kind or result
//   - parameters: something has other parameters
//   - bounds: an option, an attribute or a state field accepts fewer values
//   - default: an attribute that every member of a class must have is new
//   - need: every game must declare something more
//   - line: players type an action or a thing in another way, and so do tests and game logs
//   - order: a body calls or emits things in another order, or victories are checked in another order
//   - variant: a variant that was tried no longer works
type Break struct {
	Kind    string `json:"kind" enum:"name,part,type,parameters,bounds,default,need,line,order,variant"`
	Name    string `json:"name" doc:"its address, such as procedure.collect.p, or the variant that was tried"`
	Covered bool   `json:"covered" doc:"whether a moved or rewrite block of the new scenario covers it"`
	Detail  string `json:"detail"`
}
