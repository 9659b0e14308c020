package workbench

import (
	"slices"

	"github.com/scenario-lang/scenario/internal/workbench/index"
)

// rules is the content of the panel of rules.
type rules struct {
	Outline []*index.Node `json:"outline"`
	Groups  []ruleGroup   `json:"groups"` // all rules, by kind
}

// ruleGroup is the rules of one kind.
type ruleGroup struct {
	Kind  string       `json:"kind"`
	Tests bool         `json:"tests,omitempty"` // they are for the tests
	Rules []ruleInList `json:"rules"`
}

type ruleInList struct {
	Name     string `json:"name"`
	Title    string `json:"title,omitempty"`
	Comment  string `json:"comment,omitempty"`
	Own      bool   `json:"own"`
	Changed  bool   `json:"changed,omitempty"`
	Folder   string `json:"folder"`
	Attached int    `json:"attached,omitempty"`
	Uses     int    `json:"uses"`
}

// ruleKinds are the types of declarations that are rules, in the order of the list.
var ruleKinds = []string{
	"sequence", "phase", "procedure", "action", "event", "on", "before", "after", "around", "actions", "forbid",
	"ensure", "allow", "value", "modifier", "suppress", "scoring", "movement",
	"function", "victory", "hide", "option", "seating", "evaluation", "odds",
}

func (b *Bench) rules(a request) (any, error) {
	x := a.model.index()
	out := &rules{Outline: x.Outline(), Groups: []ruleGroup{}}
	byKind := map[bool]map[string][]ruleInList{false: {}, true: {}} // rules of the game, and those of tests
	for _, e := range x.Entries {
		if !slices.Contains(ruleKinds, e.Kind) {
			continue
		}
		r := ruleInList{Name: e.Name, Title: e.Title, Comment: e.Comment, Own: e.Own, Folder: index.FolderName(e.Folder),
			Attached: len(x.Attached(e)), Uses: len(x.Uses(e))}
		for _, c := range e.Changed {
			r.Changed = r.Changed || c.Own && !e.Own
		}
		byKind[e.Helper][e.Kind] = append(byKind[e.Helper][e.Kind], r)
	}
	for _, tests := range []bool{false, true} {
		for _, kind := range ruleKinds {
			if list := byKind[tests][kind]; len(list) > 0 {
				out.Groups = append(out.Groups, ruleGroup{Kind: kind, Tests: tests, Rules: list})
			}
		}
	}
	return out, nil
}
