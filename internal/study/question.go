package study

import (
	"fmt"

	"github.com/scenario-lang/scenario/internal/names"
)

// Question is the question of a study. Its answer depends on whether the mean score of the tasks is 0.
type Question struct {
	Text string // the question in words
	Of   int    // the side whose games are counted, an index into the sides of each arm
	Two  bool   // the side has one opponent, so a draw counts as half a win
}

// question returns the question of a study about one side.
func (s *Study) question(side int) Question {
	sides := s.sides[0]
	q := Question{Of: side, Two: len(sides) == 2}
	name := names.Spoken(sides[side].Name)
	switch {
	case s.Find != "":
		q.Text = fmt.Sprintf("With which %s does %s win half of the games?", s.Find, name)
	case len(s.Arms) == 2:
		q.Text = fmt.Sprintf("Does %s win as often in both?", name)
	case s.duel():
		q.Text = fmt.Sprintf("Is %s as good as %s?", s.Bots[1], s.Bots[0])
	case q.Two:
		q.Text = fmt.Sprintf("Does %s win as often as %s?", name, names.Spoken(sides[1-side].Name))
	default:
		q.Text = fmt.Sprintf("Does %s win one game in %d?", name, len(sides))
	}
	return q
}

// points returns the points of a side in a game, from 0 to 1.
func (s *Study) points(g Game, side int, two bool) float64 {
	sides := s.sides[g.Arm]
	switch {
	case side >= len(sides):
		return 0
	case sides[side].HasWon(g.Winners) && !(two && sides[1-side].HasWon(g.Winners)):
		return 1
	case two && !sides[1-side].HasWon(g.Winners):
		return 0.5
	case two && sides[side].HasWon(g.Winners):
		return 0.5
	}
	return 0
}

// Score returns the score of a task, from -1 to 1. It is positive if the second arm is better for the side than the
// first, or if the second bot is better; in a study of one arm and one bot, if the side wins more than its share.
func (s *Study) Score(q Question, r Result) float64 {
	var byArm, byBot [2]float64
	for _, g := range r.Games {
		v := s.points(g, q.Of, q.Two)
		byArm[g.Arm] += v / float64(s.GamesPerTask())
		bot := 0
		if g.Swapped {
			bot = 1
		}
		byBot[bot] += s.points(g, g.Side, q.Two)
	}
	switch {
	case len(s.Arms) == 2:
		return byArm[1] - byArm[0]
	case s.duel():
		return byBot[1] - byBot[0]
	case q.Two:
		return 2*byArm[0] - 1
	}
	return byArm[0] - 1/float64(len(s.sides[0]))
}
