package session

import (
	"slices"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/plot"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/internal/session/standing"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// left is the position at the end of a person's turn.
type left struct {
	view *runtime.View
	step int // decisions until then
}

// roundScore is the score at the beginning of a round, as everybody may see it.
type roundScore struct {
	round    int
	players  []standing.Player
	has      []map[string]int // resources, by player
	progress []question.Progress
}

// history has earlier positions and scores.
type history struct {
	*match
	rounds rounds
	lefts  map[int]left // by player
	turnOf int          // the player whose turn it was when the question was asked
}

// noteTurn saves whose turn it is when a question is asked.
func (h *history) noteTurn() { h.turnOf = h.game.Active() }

// noteScore saves the score when a round begins.
func (h *history) noteScore() {
	if n := len(h.rounds); !h.tells() || n > 0 && h.rounds[n-1].round == h.game.Round() {
		return
	}
	v, err := h.game.View(h.everybody())
	if err != nil {
		return
	}
	x := roundScore{round: h.game.Round(), players: standing.Score(h.Program, h.Language, h.game, v)}
	x.players = slices.DeleteFunc(x.players, func(p standing.Player) bool { return p.Side })
	x.progress = question.Progresses(h.game, h.Language)
	for _, p := range x.players {
		x.has = append(x.has, standing.Resources(h.Program, h.Language, v, p.Name))
	}
	h.rounds = append(h.rounds, x)
}

// noteLeft saves the position if a decision ended a person's turn. In a game without turns, a turn ends when another
// player is asked.
func (h *history) noteLeft(player int) {
	d := h.game.Decision()
	if d == nil || !h.IsPerson(player) {
		return
	}
	ended := d.Player != player
	if h.turnOf >= 0 {
		ended = h.turnOf == player && h.game.Active() != player
	}
	if v, err := h.game.View(player); ended && err == nil {
		h.lefts[player] = left{v, len(h.steps)}
	}
}

// everybody returns the viewer who sees what all players may see.
func (h *history) everybody() int {
	if h.game.Hides() {
		return runtime.Everyone
	}
	return runtime.Referee
}

// forgetScore drops what was saved after decisions that were taken back.
func (h *history) forgetScore() {
	for p, x := range h.lefts {
		if x.step > len(h.steps) {
			delete(h.lefts, p)
		}
	}
	h.rounds = slices.DeleteFunc(h.rounds, func(x roundScore) bool { return x.round > h.game.Round() })
}

// Since returns about ten lines on what happened since a person's last turn, and the number of decisions at its end.
// There are no lines if nothing has happened or there was no turn.
func (h *history) Since(player int) (lines []string, decisions int) {
	x, ok := h.lefts[player]
	if !ok || x.step == len(h.steps) {
		return nil, len(h.steps)
	}
	v, err := h.game.View(player)
	if err != nil {
		return nil, x.step
	}
	return standing.Compare(h.Program, h.Language, x.view, v), x.step
}

// Score returns the score as a viewer sees it.
func (m *match) Score(viewer int) []standing.Player {
	v, err := m.game.View(viewer)
	if err != nil {
		return nil
	}
	return standing.Score(m.Program, m.Language, m.game, v)
}

// chartWide is the width of charts, small enough for a panel next to a board.
const chartWide = 300

// Charts draws the resources and the spaces that players had at the beginning of each round. It is nil before the
// second round.
func (h *history) Charts() []string {
	if len(h.rounds) < 2 {
		return nil
	}
	return h.rounds.charts(h.words())
}

// rounds is the score of each round.
type rounds []roundScore

func (s rounds) charts(words wording.Fields) []string {
	var out []string
	add := func(title, text string, value func(x roundScore, player int) (float64, bool)) {
		c := plot.Chart{Title: title, Text: text, Over: "round", From: s[0].round, Wide: chartWide}
		for i, p := range s[0].players {
			l := plot.Line{Name: p.Title}
			for _, x := range s {
				if i < len(x.players) && x.players[i].Name == p.Name {
					if v, ok := value(x, i); ok {
						l.Values = append(l.Values, v)
					}
				}
			}
			c.Lines = append(c.Lines, l)
		}
		if svg := c.SVG(); svg != "" {
			out = append(out, svg)
		}
	}
	for _, resource := range s.resources() {
		add(resource, "What each player has of it at the beginning of each round", func(x roundScore, i int) (float64, bool) {
			n, ok := x.has[i][resource]
			return float64(n), ok
		})
	}
	out = append(out, s.progressCharts(words)...)
	if slices.ContainsFunc(s[0].players, func(p standing.Player) bool { return p.Held > 0 }) {
		add("Spaces", "How many spaces each player holds at the beginning of each round",
			func(x roundScore, i int) (float64, bool) { return float64(x.players[i].Held), true })
	}
	return out
}

// progressCharts draws the progress on the way to victory at the beginning of each round.
func (s rounds) progressCharts(words wording.Fields) []string {
	var out []string
	first := s[0].progress
	for len(first) > 0 {
		title := first[0].Title
		c := plot.Chart{Title: title, Text: "On the way to victory, at the beginning of each round", Over: "round",
			From: s[0].round, Wide: chartWide}
		for _, f := range first {
			if f.Title != title {
				break
			}
			l := plot.Line{Name: names.Title(words.Program, words.Language, f.Class, f.Member)}
			for _, x := range s {
				for _, y := range x.progress {
					if y.Title == f.Title && y.Class == f.Class && y.Member == f.Member {
						l.Values = append(l.Values, float64(y.Is))
					}
				}
			}
			c.Lines = append(c.Lines, l)
		}
		if svg := c.SVG(); svg != "" {
			out = append(out, svg)
		}
		first = first[len(c.Lines):]
	}
	return out
}

// resources lists the titles of the resources that any player has had.
func (s rounds) resources() []string {
	var out []string
	for _, x := range s {
		for _, has := range x.has {
			for r := range has {
				if !slices.Contains(out, r) {
					out = append(out, r)
				}
			}
		}
	}
	slices.Sort(out)
	return out
}
