// Package sheet makes a page for players who play a scenario on a table, without a computer: what a variant changes, in
// words, and cards for reference (the pieces, the turn, the set-up, tables, odds). It is one HTML file that prints on
// A4 and Letter, with a part for each language of the scenario.
//
// Always: all words about the game come from the scenario (titles, texts, clauses, and, if these do not describe a
// change, the comment of its author), and hidden information is not shown.
package sheet

import (
	"bytes"
	"cmp"
	_ "embed"
	"html/template"
	"slices"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/picture"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Begins is the beginning of every sheet. It tells a sheet from other files.
const Begins = "<!doctype html><!-- sheet -->"

//go:embed page.gohtml
var layout string

//go:embed page.css
var style string

var page = template.Must(template.New("sheet").Parse(layout))

// Sheet is the contents of the page. Pages about several scenarios use its parts, too.
type Sheet struct {
	Name  string
	Title string // in the first language
	Style template.CSS
	Parts []Part // one for each language
}

// Part is a sheet in one language.
type Part struct {
	Language    string // its code; "" if the scenario names none
	Words       *Words
	Title, Base string // Base is the title of the base, or ""
	Description string
	Changes     []Area
	Rules       []Section
	Board       template.HTML
	Pieces      *Table // nil if it has too many columns for paper; then Kinds is set
	Kinds       []Kind
	Turn        []Phase
	Sides       []Side
	Tables      []Table
	Odds        []Odds
	Ends        []string
	Options     []Choice
}

// Table is a table with headings.
type Table struct {
	Title string
	Head  []string
	Rows  [][]string
}

// maker makes the parts of a sheet.
type maker struct {
	built *compiler.Result
	p     *program.Program
	lang  int // index in the languages of the program
	say   *Words
	typed bool // the text is a line that people type, with holes to fill in
	start *runtime.Game
	view  *runtime.View // after the set-up, as everybody sees it
}

// Make makes the sheet of a scenario that was compiled from source. values are those of options, as for a game.
func Make(built *compiler.Result, values map[string]int64) (*Sheet, error) {
	p := built.Program
	g, err := runtime.New(p, 1, runtime.Options{Values: values})
	if err != nil {
		return nil, err
	}
	m := &maker{built: built, p: p, start: g}
	if m.view, err = g.View(runtime.Everyone); err != nil {
		return nil, err
	}
	s := &Sheet{Name: p.Name, Style: template.CSS(style)} // a file of this package
	base := m.findBase()
	for i, language := range languages(p) {
		m.lang, m.say = i, wordsOf(language)
		part := Part{
			Language: language, Words: m.say, Title: m.title(), Description: m.findHead("description"),
			Board: m.drawBoard(), Base: m.titleOf(base),
			Changes: m.listChanges(base), Rules: m.listRules(), Turn: m.listPhases(), Sides: m.listSides(), Tables: m.listTables(),
			Odds: m.answerQuestions(), Ends: m.listEnds(),
			Options: m.listOptions(),
		}
		part.Pieces, part.Kinds = m.tabulatePieces()
		s.Parts = append(s.Parts, part)
	}
	s.Title = s.Parts[0].Title
	return s, nil
}

// languages returns the languages of a program, or "" if it names none.
func languages(p *program.Program) []string {
	if len(p.Languages) == 0 {
		return []string{""}
	}
	return p.Languages
}

// HTML returns the sheet as a page.
func (s *Sheet) HTML() ([]byte, error) {
	var b bytes.Buffer
	b.WriteString(Begins)
	err := page.Execute(&b, s)
	return b.Bytes(), err
}

func (m *maker) title() string { return cmp.Or(names.Text(m.p, m.lang, m.p.Title), m.p.Name) }

// drawBoard returns a picture of the board after the set-up, large enough to be read on paper, or nothing if there is
// no picture.
func (m *maker) drawBoard() template.HTML {
	p := *m.p
	p.Texts = slices.Clone(p.Texts)
	p.Languages = p.Languages[min(m.lang, len(p.Languages)):]
	for i := range p.Texts { // a picture has its texts in the first language
		if t := &p.Texts[i]; m.lang < len(t.Parts) && t.Parts[m.lang] != nil {
			t.Parts = t.Parts[m.lang:]
		}
	}
	b, err := picture.New(&p)
	if err != nil {
		return ""
	}
	return template.HTML(b.SVG(m.view, picture.Options{Width: 1100})) // package picture escapes all texts
}
