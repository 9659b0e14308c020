package workbench

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	asked "github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/internal/reach"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/internal/terminal/board"
	"github.com/scenario-lang/scenario/internal/trace"
	"github.com/scenario-lang/scenario/internal/workbench/table"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// since is what has happened in a game since a player's last turn.
type since struct {
	Lines []string `json:"lines"`
	From  int      `json:"from"` // number of decisions at its end
}

// odds returns the odds in a space of a position or, without a space, the odds for the open question of the game in
// progress.
func (b *Bench) odds(a request) (any, error) {
	m := a.model
	out := []asked.Told{}
	viewer, err := m.viewer(a)
	if err != nil {
		return nil, err
	}
	space := m.member(m.program.SpaceClass, a.text("space"))
	if a.text("space") != "" && space < 0 {
		return nil, notFound("there is no space %q", a.text("space"))
	}
	if space >= 0 {
		err = b.withPosition(m, a.text("at"), viewer, func(g *runtime.Game, viewer int) error {
			told, err := asked.Tell(g, viewer, 0, func(at int) bool { return at == space })
			out = append(out, told...)
			return err
		})
		return out, err
	}
	state := b.tables.state()
	var failed error
	err = b.inGame(m, func(s *session.Session, now table.Moment) table.Verdict {
		if viewer, next := state.viewer(s); now.Question && next < 0 {
			var told []asked.Told
			told, failed = s.OddsAsked(viewer)
			out = append(out, told...)
		}
		return table.Stay
	})
	return out, cmp.Or(err, failed)
}

// charts returns charts of what the players had in each round.
func (b *Bench) charts(a request) (any, error) {
	out := []string{}
	err := b.inGame(a.model, func(s *session.Session, _ table.Moment) table.Verdict {
		out = append(out, s.Charts()...)
		return table.Stay
	})
	return out, err
}

// replayed is a replay of the game in progress.
type replayed struct {
	Name  string `json:"name"`
	From  int    `json:"from"` // the step to begin at
	Steps []step `json:"steps"`
}

// replay makes a replay of the game so far, as the viewer of the page has seen it.
func (b *Bench) replay(a request) (any, error) {
	m := a.model
	var log *gamelog.Log
	viewer := runtime.Everyone
	state := b.tables.state()
	err := b.inGame(m, func(s *session.Session, _ table.Moment) table.Verdict {
		log = s.Log()
		viewer, _ = state.viewer(s)
		return table.Stay
	})
	if err != nil {
		return nil, err
	}
	name := fmt.Sprintf("%d.%d%s", state.serial, len(log.Steps), seenBy(viewer))
	r, err := m.cached(playKey{"replay", name, "", m.program}, func() (*played, error) {
		r := &played{log: log, viewer: viewer}
		r.trace, r.problem = trace.OfLog(m.program, log, viewer, withinTimeLimit())
		if r.trace == nil {
			return nil, r.problem
		}
		return r, nil
	})
	if err != nil {
		return nil, err
	}
	return replayed{name, min(max(a.number("from"), 0), len(r.trace.Steps)-1), m.playedSteps(r.trace)}, nil
}

// seenBy returns the end of the name of a replay for a viewer.
func seenBy(viewer int) string { return fmt.Sprintf("-%d", viewer) }

// checkMayWatch returns an error if a replay is for another viewer than the one who sits at the screen.
func (b *Bench) checkMayWatch(m *model, name string) error {
	if strings.HasSuffix(name, seenBy(runtime.Referee)) {
		return nil // nothing is hidden from anybody
	}
	viewer := runtime.Everyone
	state := b.tables.state()
	err := b.inGame(m, func(s *session.Session, _ table.Moment) table.Verdict {
		viewer, _ = state.viewer(s)
		return table.Stay
	})
	if err == nil && !strings.HasSuffix(name, seenBy(viewer)) {
		err = notFound("another player looks now; open the replay again")
	}
	return err
}

// way is a line that moves pieces from one space to another.
type way struct {
	Line   string `json:"line"`
	Text   string `json:"text"`           // the line in words
	Most   int64  `json:"most,omitempty"` // the number in it, if it has one that may be reduced
	Before string `json:"before,omitempty"`
	After  string `json:"after,omitempty"` // the line after the number
	Head   string `json:"head,omitempty"`
	Tail   string `json:"tail,omitempty"` // the words after the number
}

// listBetween returns the lines of the open menu that move a kind of piece from one space to another.
func (b *Bench) listBetween(a request) (any, error) {
	m := a.model
	p := m.program
	from := reach.Piece{
		Unit: m.member(p.UnitClass, a.text("unit")), Owner: m.member(p.PlayerClass, a.text("owner")),
		Space: m.member(p.SpaceClass, a.text("space")),
	}
	to := m.member(p.SpaceClass, a.text("to"))
	if from.Space < 0 || to < 0 {
		return nil, notFound("there is no space %q or no space %q", a.text("space"), a.text("to"))
	}
	out, words := []way{}, wording.Fields{Program: p}
	state := b.tables.state()
	var failed error
	err := b.inGame(m, func(s *session.Session, now table.Moment) table.Verdict {
		d := s.Game().Decision()
		if _, next := state.viewer(s); !now.Question || d == nil || next >= 0 || d.Kind != runtime.Menu {
			return table.Stay
		}
		var ways []reach.Way
		ways, failed = reach.Between(s.Game(), from, to)
		for _, w := range ways {
			x := way{Line: w.Text(), Text: words.Line(w.Text()), Most: w.Most, Before: w.Before, After: w.After}
			if x.Most > 0 {
				x.Head, x.Tail = w.Before, strings.TrimPrefix(x.Text, w.Before+strconv.FormatInt(w.Most, 10))
			}
			out = append(out, x)
		}
		return table.Stay
	})
	return out, cmp.Or(err, failed)
}

// panelColumns is how many characters of a line fit in the panel.
const panelColumns = 48

// look returns what the viewer sees of a named thing, in words as at a terminal.
func (b *Bench) look(a request) (any, error) {
	var out struct {
		Text string `json:"text"`
	}
	state := b.tables.state()
	var failed error
	err := b.inGame(a.model, func(s *session.Session, _ table.Moment) table.Verdict {
		viewer, _ := state.viewer(s)
		v, err := s.Game().View(viewer)
		if failed = err; err == nil {
			var text strings.Builder
			board.New(s, &text, func() int { return panelColumns }, false).Look(v, a.text("word"))
			out.Text = strings.TrimSpace(text.String())
		}
		return table.Stay
	})
	return out, cmp.Or(err, failed)
}

// clausesFound are clauses of the rulebook.
type clausesFound struct {
	Rules []session.Rule `json:"rules"`
	More  int            `json:"more,omitempty"`
	Meant string         `json:"meant,omitempty"`
}

// rulebook looks up a word in the rulebook, or what was refused last.
func (b *Bench) rulebook(a request) (any, error) {
	out := clausesFound{Rules: []session.Rule{}}
	err := b.inGame(a.model, func(s *session.Session, _ table.Moment) table.Verdict {
		found, more, meant := s.Rules(a.text("word"))
		out.Rules, out.More, out.Meant = append(out.Rules, found...), more, meant
		return table.Stay
	})
	return out, err
}
