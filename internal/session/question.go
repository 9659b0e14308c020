package session

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// Question is the open decision in words.
type Question struct {
	Player  string   `json:"player"` // label
	Title   string   `json:"title"`  // of the player
	Kind    string   `json:"kind"`   // menu, param or pick
	Prompt  string   `json:"prompt"`
	Begun   bool     `json:"begun"`              // a person has answered a part of it and can take that back
	SoFar   string   `json:"so_far,omitempty"`   // the parts that were answered, unless the prompt has them
	HowMany string   `json:"how_many,omitempty"` // how many options to choose, and how to write a whole answer
	Numbers string   `json:"numbers,omitempty"`  // the ranges of the options if they are numbers
	Price   string   `json:"price,omitempty"`    // what one of them costs, if the options are numbers, and what is left
	Default string   `json:"default,omitempty"`  // the answer that an empty line gives
	Options []Option `json:"options"`
}

// Option is a possible answer.
type Option struct {
	Index  int    `json:"index"`
	Number int    `json:"number,omitempty"` // the number to type for it; 0 if the options are numbers
	Text   string `json:"text"`
	Form   string `json:"form,omitempty"`  // the line of the action that begins with it
	Ends   bool   `json:"ends,omitempty"`  // it ends the menu, or passes
	Price  string `json:"price,omitempty"` // what it costs, and what is left
}

var kindNames = map[runtime.Kind]string{runtime.Menu: "menu", runtime.Param: "param", runtime.Pick: "pick"}

// Ask returns the open decision of a game in a language.
func Ask(g *runtime.Game, d *runtime.Decision, language int) Question {
	p := g.Program()
	words := wording.Fields{Program: p, Language: language}
	options := d.Options(nil)
	q := Question{
		Kind: kindNames[d.Kind], Prompt: words.Question(d), Options: []Option{},
	}
	shown := words.Distinguish(d, wording.Readable(options))
	q.HowMany = wording.HowMany(d, shown)
	q.Default = wording.Tally(asShown(d.Suggested(), options, shown))
	q.Player, q.Title = names.Label(p, p.PlayerClass, d.Player), names.Title(p, language, p.PlayerClass, d.Player)
	if wording.Numeric(options) {
		q.Numbers = wording.Ranges(options)
	}
	if i, ok := suggestion(p, d); ok && q.Default == "" && (q.Numbers != "" || onlyOne(d, options)) {
		q.Default = strings.Join(asShown([]string{d.Text(i)}, options, shown), "")
	}
	for i, o := range wording.AddCounts(d, shown) {
		x := Option{Index: o.Index, Text: o.Text, Ends: d.IsDone(o.Index) || d.IsPass(o.Index)}
		if q.Numbers == "" {
			x.Number = i + 1
		}
		if d.Kind == runtime.Menu && !x.Ends {
			x.Form = wording.Form(p, d, options[i])
		}
		q.Options = append(q.Options, x)
	}
	return q
}

// asShown returns answers as the options are shown.
func asShown(answers []string, options, shown []runtime.Option) []string {
	for k, text := range answers {
		if i := slices.IndexFunc(options, func(o runtime.Option) bool { return o.Text == text }); i >= 0 {
			answers[k] = shown[i].Text
		}
	}
	return answers
}

// Question returns the open decision, or nil if the game is over.
func (s *Session) Question() *Question {
	d := s.game.Decision()
	if d == nil {
		return nil
	}
	q := Ask(s.game, d, s.Language)
	if q.Begun = s.Begun(); q.Begun {
		q.SoFar = s.soFar(d)
	}
	prices := s.priced(d)
	q.Price = prices.each
	for i := range q.Options {
		q.Options[i].Price = prices.notes[q.Options[i].Index]
	}
	return &q
}

// soFar returns the answered parts of the open decision, unless the question itself has them.
func (s *Session) soFar(d *runtime.Decision) string {
	if d.Kind != runtime.Param {
		var texts []string
		for _, a := range s.draft.answers {
			texts = append(texts, a.text)
		}
		return strings.Join(texts, ", ")
	}
	if a := &s.Program.Actions[d.Action]; a.Params[d.Param].Prompt >= 0 {
		return s.words().Begun(d)
	}
	return ""
}

// Dice is a request to throw real dice, or to draw lots, in words.
type Dice struct {
	Text  string   `json:"text"`           // what to throw and how to say what was thrown
	For   string   `json:"for,omitempty"`  // the pieces that the dice are for
	Said  string   `json:"said,omitempty"` // the last line of the rules that everybody may read
	Faces []string `json:"faces"`
	Lots  []string `json:"lots,omitempty"` // the name of each face
	Count int      `json:"count"`
}

// AskDice returns a request for dice in words.
func AskDice(w runtime.WantedDice) Dice {
	d := Dice{Text: wording.Dice(w), For: w.For, Faces: w.Faces, Lots: w.Lots, Count: w.Count}
	for _, l := range w.Said {
		if text := l.For(runtime.Everyone); text != "" && l.Kind == runtime.Spoken {
			d.Said = text
		}
	}
	return d
}
