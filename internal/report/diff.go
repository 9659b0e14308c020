package report

import "github.com/scenario-lang/scenario/dsl/diag"

// Diff is `scenario diff A B --json`.
type Diff struct {
	A       DiffSide     `json:"a" doc:"the old scenario"`
	B       DiffSide     `json:"b" doc:"the new one"`
	Same    bool         `json:"same" doc:"nothing differs that a player notices"`
	Changes []DiffChange `json:"changes" doc:"what differs, by area; also what no player notices, see aside"`
	Impact  *Impact      `json:"impact,omitempty" doc:"with --impact: what games of both come to"`
}

// DiffSide is one of the two scenarios compared.
type DiffSide struct {
	Path  string `json:"path"`
	Name  string `json:"name"`
	Title string `json:"title"`
}

// DiffChange is one thing that differs.
type DiffChange struct {
	Area    string          `json:"area" doc:"the heading it stands under"`
	Kind    string          `json:"kind" enum:"added,removed,changed,renamed,moved,reordered"`
	Type    string          `json:"type" doc:"type of the block it is about"`
	Name    string          `json:"name" doc:"labels of the block, in the new scenario if it is there"`
	Subject string          `json:"subject" doc:"what people call it"`
	Where   string          `json:"where" doc:"the place in it, such as step 3.1: the first statement in the third; empty for all of it"`
	Attr    string          `json:"attribute" doc:"the attribute that differs; empty if it is not an attribute"`
	Text    string          `json:"text" doc:"the whole sentence; code stands in backticks"`
	Detail  []string        `json:"detail" doc:"lines that stand below the sentence"`
	Old     string          `json:"old" doc:"as HCL or in words; empty where there was nothing, or more than fits a line"`
	New     string          `json:"new"`
	From    *diag.JSONRange `json:"from,omitempty" doc:"where it was"`
	To      *diag.JSONRange `json:"to,omitempty" doc:"where it is"`
	Aside   string          `json:"aside" enum:",about,names,tests,citations,rulebook" doc:"why no player notices it; empty for what players do notice"`
}

// Impact is what games of two scenarios come to. Ranges hold the true value in 95 of 100 cases.
type Impact struct {
	Games     int           `json:"games" doc:"played of each"`
	Seed      string        `json:"seed" doc:"of the first game; each next game has the next. Decimal, as text: it has 64 bits"`
	A         ImpactSide    `json:"a"`
	B         ImpactSide    `json:"b"`
	Wins      []ImpactShare `json:"wins" doc:"for each winner"`
	Rounds    ImpactPair    `json:"rounds" doc:"length of a game that came to its end in both"`
	Decisions ImpactPair    `json:"decisions"`
	Losses    []ImpactPair  `json:"losses" doc:"for each player, pieces destroyed in a game"`
}

// ImpactSide is how the games of one scenario went.
type ImpactSide struct {
	Ended  int      `json:"ended" doc:"games that came to their end"`
	Open   int      `json:"open" doc:"games that were stopped because they would not end"`
	Failed int      `json:"failed" doc:"games in which a rule failed"`
	Errors []string `json:"errors" doc:"the first few failures"`
}

// ImpactShare says how often somebody won.
type ImpactShare struct {
	Winner     string  `json:"winner" doc:"name of a player or an alliance, also where the victory was shared; empty: nobody"`
	A          Share   `json:"a"`
	B          Share   `json:"b"`
	Difference Measure `json:"difference" doc:"of the shares, b less a"`
	Clear      bool    `json:"clear" doc:"the range of the difference does not hold 0"`
}

// Share is how many of the games, with the range in which the true share lies.
type Share struct {
	Games int     `json:"games"`
	Share float64 `json:"share" doc:"from 0 to 1"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Measure is a mean with its range.
type Measure struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// ImpactPair is a number measured in the games of both, with the mean difference of games of the same seed.
type ImpactPair struct {
	What       string  `json:"what"`
	Games      int     `json:"games" doc:"pairs of games it is measured in"`
	A          Measure `json:"a"`
	B          Measure `json:"b"`
	Difference Measure `json:"difference" doc:"b less a"`
	Clear      bool    `json:"clear" doc:"the range of the difference does not hold 0"`
}
