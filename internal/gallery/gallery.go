// Package gallery makes a static site of scenarios: an index, and a page for each scenario with its picture, its
// changes, the places where a rule can be attached, its tests, the coverage of its book, its sheet and how to get it.
// Every page can be read without a script; the script of the index filters it while the reader types.
//
// Always: the same scenarios give the same files, and no file refers to anything outside the site.
package gallery

import (
	"bytes"
	"cmp"
	"embed"
	"fmt"
	"html/template"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/hooks"
	"github.com/scenario-lang/scenario/internal/ledger"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/sheet"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// Begins is the beginning of the index of every site. It tells a site from other folders.
const Begins = "<!doctype html><!-- site -->"

// Index is the name of the file with the index.
const Index = "index.html"

//go:embed index.gohtml page.gohtml style.css search.js
var files embed.FS

var pages = template.Must(template.ParseFS(files, "*.gohtml"))

// Page is a scenario on the site.
type Page struct {
	Name, Title, Version, Hash string
	Get                        string // the name or path for commands
	InProgram                  bool   // it is in the program; no folder is needed
	Sheet                      *sheet.Sheet
	Base                       *Page // nil if it is not a variant of a scenario on the site
	Variants                   []*Page
	Facts                      []string // its features, for the index
	Words                      string   // the words by which it is found
	Kinds                      []Kind   // the hooks for house rules
	Hooks                      int
	Tests                      trial.Report
	Passed                     []string
	Coverage                   *trial.Coverage // nil if the book is that of the base

	of string // the title of its base
}

// Kind is a kind of hook.
type Kind struct {
	Name  string
	Hooks []Hook
}

// Hook is something that a rule can be attached to or change.
type Hook struct{ Name, Params, Comment string }

// Make returns the page of a scenario that was compiled with Options.Watch and Notes. get is its name or path for
// commands.
func Make(built *compiler.Result, get string, inProgram bool) (*Page, error) {
	s, err := sheet.Make(built, nil)
	if err != nil {
		return nil, err
	}
	p := built.Program
	played := compiler.Compile(nil, "", compiler.Options{From: built}) // without the counters of Watch, which change the hash
	if played.Program == nil {
		return nil, fmt.Errorf("%s cannot be compiled as it is played", p.Name)
	}
	first := &s.Parts[0]
	x := &Page{
		Name: p.Name, Title: s.Title, Get: get, InProgram: inProgram, Sheet: s, Hash: played.Program.Hash(), of: first.Base,
	}
	if a := built.Merged.Scenario.Body.Attributes["version"]; a != nil {
		x.Version, _ = dsl.Literal(a.Expr)
	}
	x.addHooks(built)
	l := ledger.Make(built, trial.Options{Own: true})
	x.Tests = l.Report
	for _, r := range l.Report.Results {
		if r.Status == trial.Passed {
			x.Passed = append(x.Passed, r.Name)
		}
	}
	if first.Base == "" && l.Coverage.Clauses > 0 {
		x.Coverage = &l.Coverage
	}
	x.Facts = facts(p, x)
	words := append([]string{x.Name, x.Title, first.Description, first.Base}, x.Facts...)
	for i := range p.ClassAt(p.UnitClass).Members {
		words = append(words, names.Title(p, 0, p.UnitClass, i))
	}
	x.Words = strings.ToLower(strings.Join(words, " "))
	return x, nil
}

// addHooks lists the hooks that a rule can be attached to, by kind.
func (x *Page) addHooks(built *compiler.Result) {
	for _, t := range hooks.List(built) {
		if hooks.IsHelper(t) {
			continue
		}
		if n := len(x.Kinds); n == 0 || x.Kinds[n-1].Name != t.Kind {
			x.Kinds = append(x.Kinds, Kind{Name: t.Kind})
		}
		var params []string
		for _, p := range t.Params {
			params = append(params, p.Name+" "+p.Type)
		}
		k := &x.Kinds[len(x.Kinds)-1]
		k.Hooks = append(k.Hooks, Hook{t.Name, strings.Join(params, ", "), t.Comment})
		x.Hooks++
	}
}

// facts returns the features of a scenario by which a reader may look for it.
func facts(p *program.Program, x *Page) (out []string) {
	least, most := 0, 0
	for _, s := range p.Seatings {
		n := len(s.Seats)
		if least == 0 || n < least {
			least = n
		}
		most = max(most, n)
	}
	if most == 0 {
		least, most = len(names.Players(p)), len(names.Players(p))
	}
	for n := least; n <= most; n++ {
		out = append(out, article.Count(n, "player"))
	}
	add := func(has bool, what string) {
		if has {
			out = append(out, what)
		}
	}
	add(x.of != "", "variants")
	add(x.of == "", "games")
	add(len(p.ClassAt(p.DieClass).Members) > 0, "dice")
	add(len(p.ClassAt(p.DieClass).Members) == 0, "no dice")
	add(len(p.Hides) > 0, "hidden information")
	add(p.Picture.Grid == program.GridHexes, "hexes")
	add(len(p.Languages) > 1, "several languages")
	return out
}

// Group is an entry of the index: scenarios with a feature in common.
type Group struct {
	Name  string
	Pages []*Page
}

// Site is what the index shows.
type Site struct {
	Pages  []*Page // games first, each followed by its variants
	Groups []Group
}

// Files returns the files of a site, by name. It is an error if two scenarios have the same name.
func Files(list []*Page) (map[string][]byte, error) {
	s := arrange(list)
	out := map[string][]byte{}
	for _, x := range s.Pages {
		if out[x.Name+".html"] != nil {
			return nil, fmt.Errorf("two of the scenarios are called %s, and their pages would have one name", x.Name)
		}
		var b bytes.Buffer
		if err := pages.ExecuteTemplate(&b, "page.gohtml", x); err != nil {
			return nil, err
		}
		out[x.Name+".html"] = b.Bytes()
		text, err := x.Sheet.HTML()
		if err != nil {
			return nil, err
		}
		out[x.Name+".sheet.html"] = text
		if svg := x.Picture(); svg != "" {
			out[svg] = []byte(x.Sheet.Parts[0].Board)
		}
	}
	var b bytes.Buffer
	b.WriteString(Begins)
	if err := pages.ExecuteTemplate(&b, "index.gohtml", s); err != nil {
		return nil, err
	}
	out[Index] = b.Bytes()
	for _, name := range []string{"style.css", "search.js"} {
		text, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		out[name] = text
	}
	return out, nil
}

// Picture returns the name of the file with the picture of the board, or "".
func (x *Page) Picture() string {
	if x.Sheet.Parts[0].Board == "" {
		return ""
	}
	return x.Name + ".svg"
}

// About is the first part of the sheet.
func (x *Page) About() *sheet.Part { return &x.Sheet.Parts[0] }

// Players says how many people play it, such as "2 to 5 players".
func (x *Page) Players() string {
	var all []string
	for _, f := range x.Facts {
		if n, ok := strings.CutSuffix(f, " players"); ok {
			all = append(all, n)
		} else if f == "1 player" {
			all = append(all, "1")
		}
	}
	if len(all) == 1 && all[0] == "1" {
		return "1 player"
	}
	if len(all) == 1 {
		return all[0] + " players"
	}
	return all[0] + " to " + all[len(all)-1] + " players"
}

// Of returns the title of its base, or "".
func (x *Page) Of() string { return x.of }

// Percent returns n as a percentage of the binding clauses.
func (x *Page) Percent(n int) string {
	if x.Coverage.Binding() == 0 {
		return "–"
	}
	return fmt.Sprintf("%d %%", 100*n/x.Coverage.Binding())
}

// Anchor returns the name of a group for a link.
func (g Group) Anchor() string { return strings.ReplaceAll(g.Name, " ", "-") }

// arrange links variants with their bases and makes the index.
func arrange(list []*Page) Site {
	var s Site
	byTitle := map[string]*Page{}
	for _, x := range list {
		x.Base, x.Variants = nil, nil
		byTitle[x.Title] = x
	}
	for _, x := range list {
		if base := byTitle[x.of]; base != nil && base != x {
			x.Base = base
			base.Variants = append(base.Variants, x)
		}
	}
	roots := slices.DeleteFunc(slices.Clone(list), func(x *Page) bool { return x.Base != nil })
	byName := func(a, b *Page) int {
		return cmp.Or(strings.Compare(strings.ToLower(a.Title), strings.ToLower(b.Title)), strings.Compare(a.Name, b.Name))
	}
	slices.SortFunc(roots, byName)
	var add func(x *Page)
	add = func(x *Page) {
		s.Pages = append(s.Pages, x)
		slices.SortFunc(x.Variants, byName)
		for _, v := range x.Variants {
			add(v)
		}
	}
	for _, x := range roots {
		add(x)
	}
	for _, x := range s.Pages {
		for _, f := range x.Facts {
			at := slices.IndexFunc(s.Groups, func(g Group) bool { return g.Name == f })
			if at < 0 {
				at, s.Groups = len(s.Groups), append(s.Groups, Group{Name: f})
			}
			s.Groups[at].Pages = append(s.Groups[at].Pages, x)
		}
	}
	slices.SortFunc(s.Groups, func(a, b Group) int { return strings.Compare(a.Name, b.Name) })
	return s
}
