// Package lint gives advice about a scenario that compiles: what its author probably did not mean, and what could be
// said better. Every rule is a row of a table with a code, a page, a bad and a good example; a rule that needs a game
// to be played asks Play, which whoever may run programs provides. Nothing here knows any game, and nothing here
// changes a file: a fix is a list of edits for whoever asked.
package lint

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// Rule is a row of the table. Bad and Good are blocks that stand in a folder extending Frame; tests hold that Bad gives
// this rule's code and nothing else, and Good gives nothing.
type Rule struct {
	ID       string // "SL" and three digits; the first says the group
	Name     string // lower case with hyphens, as settings may call it
	Summary  string // what was found, without a full stop
	Why      string // why it is worth a look, in sentences
	Bad      string
	Good     string
	Severity diag.Severity // unless the settings say otherwise
	Fixes    bool          // --fix can mend it
	Plays    bool          // needs Play

	check func(*pass) // nil: the runner itself finds it
}

// Groups says what the first digit of a code means.
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

// all lists the parts of the table, one file each. It is filled in init, because the rules look themselves up.
var all [][]Rule

var byID, byName map[string]*Rule

func init() {
	all = [][]Rule{
		rulesComments, rulesMap, rulesThings, rulesLogic, rulesDecisions, rulesTexts, rulesNames, rulesBook, rulesPlain,
	}
	byID, byName = map[string]*Rule{}, map[string]*Rule{}
	for _, part := range all {
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
	for _, part := range all {
		for i := range part {
			out = append(out, &part[i])
		}
	}
	slices.SortFunc(out, func(a, b *Rule) int { return strings.Compare(a.ID, b.ID) })
	return out
}

// Lookup finds a rule by its code or its name.
func Lookup(s string) (*Rule, bool) {
	if r := byID[strings.ToUpper(s)]; r != nil {
		return r, true
	}
	r := byName[s]
	return r, r != nil
}

// Frame is the scenario that the examples extend; FrameDir is its folder, named from theirs.
const (
	FrameDir = "../frame"
	Frame    = `scenario "frame" {
  title = "A small war"
}

player north {}

player south {}

resource money {
  start = 5
}

class unit {
  attributes = {
    cost   = { type = int, min = 0, default = 3 }
    attack = { type = int, min = 0, max = 6, default = 1 }
  }
}

unit scout {}

space hill {
  borders = [space.wood]
}

space wood {}

setup {
  place hill { north = { scout = 2 } }
  place wood { south = { scout = 2 } }
}

movement on_foot {
  params = { mover = piece }
}

action march {
  text = "march from ${here} to ${there}"

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor])
    message = "You have nobody there."
  }
  param there {
    in      = reach(movement.on_foot, first(pieces(here)), here, 1)
    message = "That is too far."
  }

  do {
    gone = first([for p in pieces(here) : p if p.owner == actor])
    move gone { to = there }
  }
}

action train {
  text = "train ${what}"

  param what {
    in      = [for u in every(unit) : u if u.cost <= actor.money]
    message = "You cannot pay for that."
  }

  do {
    pay actor { money = what.cost }
    create {
      unit  = what
      owner = actor
      at    = space.hill
    }
  }

  appeal = what.attack
}

phase turns {
  for p {
    in = every(player)
    set game { active = p }
    offer {
      to      = p
      actions = [action.march, action.train]
      prompt  = "What do you do?"
      done    = "rest"
    }
  }
}

sequence main {
  repeat {
    times = 20
    set game { round = game.round + 1 }
    call turns {}
    check_victory {}
  }
}

victory last_on_the_map {
  when   = !any([for p in every(piece) : p.owner == player.south])
  winner = player.north
}
`
)
