package lint

import (
	"slices"
	"strings"
)

// Groups gives the meaning of the first digit of a code.
var Groups = []struct{ Digit, Title string }{
	{"0", "Comments and settings of lint"},
	{"1", "The map"},
	{"2", "Units, players and set-up"},
	{"3", "Rules"},
	{"4", "Decisions, phases and victory"},
	{"5", "Texts for people"},
	{"6", "Names"},
	{"7", "Rulebook and tests"},
	{"8", "Plainer words"},
}

// tables lists the parts of the table. It is filled in init, because checks look up rules.
var tables [][]Rule

var byID, byName map[string]*Rule

func init() {
	tables = [][]Rule{
		rulesComments, rulesMap, rulesThings, rulesLogic, rulesNone, rulesDecisions, rulesTexts, rulesNames, rulesBook, rulesPlain,
	}
	byID, byName = map[string]*Rule{}, map[string]*Rule{}
	for _, part := range tables {
		for i := range part {
			r := &part[i]
			if byID[r.ID] != nil || byName[r.Name] != nil {
				panic("lint: rule " + r.ID + " is in the table twice") // a mistake in the toolkit, which every test run shows
			}
			byID[r.ID], byName[r.Name] = r, r
		}
	}
}

// Rules returns the whole table sorted by ID.
func Rules() []*Rule {
	var out []*Rule
	for _, part := range tables {
		for i := range part {
			out = append(out, &part[i])
		}
	}
	slices.SortFunc(out, func(a, b *Rule) int { return strings.Compare(a.ID, b.ID) })
	return out
}

// Lookup returns the rule with that code or name.
func Lookup(s string) (*Rule, bool) {
	if r := byID[strings.ToUpper(s)]; r != nil {
		return r, true
	}
	r := byName[s]
	return r, r != nil
}
