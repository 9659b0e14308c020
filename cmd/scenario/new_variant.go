package main

import (
	"path/filepath"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/skeleton"
)

// baseOf finds out what a variant in dir can say of its base, which must have no errors.
func (a *app) baseOf(dir, base string) (skeleton.Base, error) {
	m, err := a.ready(base, opening{abstract: true, source: "a variant extends the source of a scenario"})
	if err != nil {
		return skeleton.Base{}, err
	}
	extends, shown, err := wayTo(dir, m.path)
	if err != nil {
		return skeleton.Base{}, err
	}
	b := skeleton.Base{
		Title: names.Text(m.program, 0, m.program.Title), Extends: extends, Shown: shown, Abstract: m.scenario.Abstract,
	}
	if b.Title == "" {
		b.Title = m.scenario.Name
	}
	for _, it := range m.built.Merged.Items {
		switch {
		case it.Type == "unit" && b.Unit == "" && len(it.Labels) == 1:
			if figure := figureOf(it, m.scenario.Class(ir.RoleUnit)); figure != "" {
				b.Unit, b.Figure = it.Labels[0], figure
			}
		case it.Type == "phase" && b.Phase == "" && len(it.Labels) == 1 && !it.IsOpen():
			b.Phase = it.Labels[0]
		case it.Type == "player" && b.Player == "" && len(it.Labels) == 1:
			b.Player = it.Labels[0]
		}
	}
	if sets := m.scenario.ActionSets; len(sets) > 0 {
		b.Actions = "actions." + sets[0].Name
	} else if actions := m.scenario.Actions; len(actions) > 0 {
		b.Actions = "action." + actions[0].Name
	}
	return b, nil
}

// wayTo returns the name by which a scenario in dir extends base, and the one by which commands know it.
func wayTo(dir, base string) (extends, shown string, err error) {
	if resolve.InGames(base) {
		name := resolve.GameName(resolve.PathInGames(base))
		return name, name, nil
	}
	from, err := filepath.Abs(dir)
	if err != nil {
		return "", "", err
	}
	to, err := filepath.Abs(base)
	if err != nil {
		return "", "", err
	}
	way, err := filepath.Rel(from, to)
	return filepath.ToSlash(way), filepath.ToSlash(filepath.Clean(base)), err
}

// figureOf returns the name of an attribute of a unit that is a whole number and may be any larger one; "" if there
// is none.
func figureOf(it *resolve.Item, class *ir.Class) string {
	for _, a := range dsl.Attributes(it.Body) {
		attr := class.Attr(a.Name)
		if attr == nil || attr.Type.Kind != ir.Int || attr.Max != nil {
			continue
		}
		if _, literal := a.Expr.(*hclsyntax.LiteralValueExpr); literal {
			return a.Name
		}
	}
	return ""
}
