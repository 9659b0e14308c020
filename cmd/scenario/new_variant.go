package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/fetched"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/skeleton"
)

// isVersioned reports whether the name of a base asks for a version of it.
func isVersioned(base string) bool {
	game, _, versioned := strings.Cut(base, "@")
	_, known := resolve.GameDir(game)
	return versioned && known || fetched.IsAddress(base)
}

// skeletonOfVersion makes the files of a variant, in its new folder, of a base of which a version is named. The base is
// what the variant is built on while it says nothing else, after it was fetched.
func (a *app) skeletonOfVersion(ctx context.Context, dir, name, base string) ([]skeleton.File, error) {
	if fetched.IsAddress(base) {
		address, err := fetched.ParseAddress(base)
		if err != nil {
			return nil, fmt.Errorf("--extends %s: %w", base, err)
		}
		asked := []fetched.Need{{Address: address, At: "--extends " + base}}
		if _, err := a.fetch(ctx, dir, func(*fetched.Getter) ([]fetched.Need, error) { return asked, nil }); err != nil {
			return nil, err
		}
	}
	head := fmt.Sprintf("scenario %q {\n  extends          = %s\n  abstract         = true\n  language_version = 2\n}\n", name, dsl.Quote(base))
	if err := os.WriteFile(filepath.Join(dir, variantFile), []byte(head), 0o666); err != nil {
		return nil, err
	}
	m, err := a.ready(dir, opening{abstract: true})
	if err != nil {
		return nil, err
	}
	b := baseOf(m, base)
	b.Abstract = m.built.Merged.Bases()[0].Abstract
	return skeleton.OfBase(name, titleOf(name), b)
}

// variantFile is the file of a new variant that names its base.
const variantFile = "variant.hcl"

// baseOf finds out what a variant can say of its base, which has no errors.
func baseOf(m *model, extends string) skeleton.Base {
	b := skeleton.Base{Title: names.Text(m.program, 0, m.program.Title), Extends: extends, Abstract: m.scenario.Abstract}
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
	return b
}

// wayTo returns the name by which a scenario in dir extends base.
func wayTo(dir, base string) (string, error) {
	if resolve.InGames(base) {
		return resolve.GameName(resolve.PathInGames(base)), nil
	}
	from, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	to, err := filepath.Abs(base)
	if err != nil {
		return "", err
	}
	way, err := filepath.Rel(from, to)
	return filepath.ToSlash(way), err
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
