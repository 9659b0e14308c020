package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/fetched"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/skeleton"
)

var scenarioName = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)

func newNewCmd(a *app) *cobra.Command {
	from, base := "", ""
	cmd := a.command("new", requireArgs("NAME"), func(cmd *cobra.Command, args []string) (err error) {
		dir := filepath.Clean(args[0])
		name := filepath.Base(dir)
		if !scenarioName.MatchString(name) || len(name) > 64 {
			return fmt.Errorf("%q cannot be the name of a scenario; use lower case letters, digits and underscores, such as %q",
				name, suggestName(name))
		}
		if base != "" && from != "" {
			return errors.New("--extends begins a variant and --rulebook a game; use one of them")
		}
		var made []skeleton.File
		if !isVersioned(base) {
			made, err = makeSkeleton(a, dir, name, base, from)
		}
		if err == nil {
			err = makeFolder(dir)
		}
		if err != nil {
			return err
		}
		if isVersioned(base) {
			defer func() {
				if err != nil {
					_ = os.RemoveAll(dir) // it was made here
				}
			}()
			if made, err = makeVersionedSkeleton(cmd.Context(), a, dir, name, base); err != nil {
				return err
			}
		}
		var written []string
		for _, f := range made {
			if err := os.WriteFile(filepath.Join(dir, f.Name), f.Text, 0o666); err != nil {
				return err
			}
			written = append(written, f.Name)
		}
		said, second := strings.Join(written, ", "), "test"
		if from != "" {
			said, second = fmt.Sprintf("%d files, %s to %s", len(written), written[0], written[len(written)-1]), "coverage"
		}
		third := "play " + dir
		if base != "" {
			third = "inspect " + dir + " --hooks"
		}
		return a.print(report.Created{Dir: filepath.ToSlash(dir), Files: written}, func() {
			fmt.Fprintf(a.out, "%s: %s\n\nNow try\n\n  scenario validate %s\n  scenario %s %s\n  scenario %s\n",
				dir, said, dir, second, dir, third)
		})
	})
	cmd.Flags().StringVar(&base, "extends", "",
		"begin a variant of `BASE`: a folder, a game, or an address with a version")
	cmd.Flags().StringVar(&from, "rulebook", "", "write the clauses of the ledger in `LEDGER`, a file of JSON")
	return cmd
}

// makeFolder makes a folder that must not be there yet.
func makeFolder(dir string) error {
	err := os.Mkdir(dir, 0o777)
	switch {
	case errors.Is(err, fs.ErrExist):
		return fmt.Errorf("%s exists already; choose another name or remove it", dir)
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s cannot be made, because there is no folder %s; make that first", dir, filepath.Dir(dir))
	}
	return err
}

// makeSkeleton returns the files of a new scenario in dir: a variant if there is a base, a game of a rulebook if from
// is the file of its ledger, and otherwise a small game.
func makeSkeleton(a *app, dir, name, base, from string) ([]skeleton.File, error) {
	if base != "" {
		m, err := a.openProgram(base, openOptions{abstract: true, source: "a variant extends the source of a scenario"})
		if err != nil {
			return nil, err
		}
		extends, err := pathToBase(dir, m.path)
		if err != nil {
			return nil, err
		}
		return skeleton.OfBase(name, titleOf(name), describeBase(m, extends))
	}
	if from == "" {
		return skeleton.Small(name, titleOf(name))
	}
	l, err := readLedger(from)
	if err != nil {
		return nil, err
	}
	return skeleton.OfBook(name, l)
}

// titleOf returns the title of a new scenario.
func titleOf(name string) string {
	title := names.Spoken(name)
	return strings.ToUpper(title[:1]) + title[1:]
}

// suggestName returns a valid name that resembles s.
func suggestName(s string) string {
	s = strings.TrimLeft(skeleton.Slug(s), "0123456789_")
	if s == "" || len(s) > 64 {
		return "my_game"
	}
	return s
}

// isVersioned reports whether the name of a base includes a version.
func isVersioned(base string) bool {
	game, _, versioned := strings.Cut(base, "@")
	_, known := resolve.GameDir(game)
	return versioned && known || fetched.IsAddress(base)
}

// makeVersionedSkeleton returns the files of a variant of a base that has an address with a version. It fetches the
// base into dir, and compiles a variant without changes to learn what the base has.
func makeVersionedSkeleton(ctx context.Context, a *app, dir, name, base string) ([]skeleton.File, error) {
	if fetched.IsAddress(base) {
		address, err := fetched.ParseAddress(base)
		if err != nil {
			return nil, fmt.Errorf("--extends %s: %w", base, err)
		}
		asked := []fetched.Need{{Address: address, At: "--extends " + base}}
		if _, err := fetch(ctx, a, dir, func(*fetched.Getter) ([]fetched.Need, error) { return asked, nil }); err != nil {
			return nil, err
		}
	}
	head := fmt.Sprintf("scenario %q {\n  extends          = %s\n  abstract         = true\n  language_version = 2\n}\n",
		name, dsl.Quote(base))
	if err := os.WriteFile(filepath.Join(dir, variantFile), []byte(head), 0o666); err != nil {
		return nil, err
	}
	m, err := a.openProgram(dir, openOptions{abstract: true})
	if err != nil {
		return nil, err
	}
	b := describeBase(m, base)
	b.Abstract = m.built.Merged.Bases()[0].Abstract
	return skeleton.OfBase(name, titleOf(name), b)
}

// variantFile is the file of a new variant that names its base.
const variantFile = "variant.hcl"

// describeBase returns what a skeleton needs to know about a base without errors.
func describeBase(m *model, extends string) skeleton.Base {
	b := skeleton.Base{Title: names.Text(m.program, 0, m.program.Title), Extends: extends, Abstract: m.scenario.Abstract}
	if b.Title == "" {
		b.Title = m.scenario.Name
	}
	for _, it := range m.built.Merged.Items {
		switch {
		case it.Type == "unit" && b.Unit == "" && len(it.Labels) == 1:
			if figure := findFigure(it, m.scenario.Class(ir.RoleUnit)); figure != "" {
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

// pathToBase returns what a scenario in dir writes in extends to name base: a relative path or the name of a game.
func pathToBase(dir, base string) (string, error) {
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

// findFigure returns the name of an attribute of a unit that is a literal whole number without an upper bound, or "".
func findFigure(it *resolve.Item, class *ir.Class) string {
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
