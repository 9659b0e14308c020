package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/scenarios"
)

func init() { resolve.RegisterGames(scenarios.Files) }

// locate returns the path of the scenario or file that the user names. A bare name is first looked up among the games
// in the program; any other name is a path. If a folder of rules has the name of a game, a note on stderr says how to
// write it.
func (a *app) locate(name string) (where string, isFolder bool, err error) {
	if dir, ok := resolve.GameDir(name); ok {
		if rules, _ := filepath.Glob(filepath.Join(name, "*.hcl")); len(rules) > 0 {
			fmt.Fprintf(a.err, "%s is the game in the program; for the folder write .%c%s\n", name, filepath.Separator, name)
		}
		return dir, true, nil
	}
	if resolve.InGames(name) {
		return name, true, nil
	}
	info, err := os.Stat(name)
	if err == nil {
		return name, info.IsDir(), nil
	}
	if near := spell.Nearest(name, resolve.GameNames()); near != "" && errors.Is(err, fs.ErrNotExist) {
		return "", false, fmt.Errorf("there is nothing at %s; did you mean the game %s? `scenario games` lists those in "+
			"the program", name, near)
	}
	reworded := files.RewordMissing(name, err)
	if errors.Is(err, fs.ErrNotExist) && name != "" {
		reworded = fmt.Errorf("%w\n  name a folder, or a game that `scenario games` lists", reworded)
	}
	return "", false, reworded
}

// locateFolder is locate for a command that needs the source files of a scenario. verb is the command.
func (a *app) locateFolder(name, verb string) (where string, err error) {
	where, isFolder, err := a.locate(name)
	if err == nil && !isFolder {
		err = fmt.Errorf("%s is not a folder; %s needs the source files of a scenario", name, verb)
	}
	return where, err
}

// checkWritable returns an error if a folder is one of the program.
func checkWritable(dir string) error {
	if !resolve.InGames(dir) {
		return nil
	}
	game := path.Base(dir)
	return fmt.Errorf("%s is in the program, and its files cannot be written; copy them first: scenario copy %s my_copy",
		game, game)
}

// gameFolders lists the folders in the program that hold rules, as paths in scenarios.Files.
func gameFolders() []string {
	var found []string
	fs.WalkDir(scenarios.Files, ".", func(name string, d fs.DirEntry, err error) error {
		if rules, _ := fs.Glob(scenarios.Files, path.Join(name, "*.hcl")); d.IsDir() && len(rules) > 0 {
			found = append(found, name)
		}
		return err
	})
	return found
}

// readGame reads the scenario block of a folder in the program. ok is false if the folder is not a game but a part of
// one.
func readGame(folder string) (g report.Game, ok bool) {
	rules, _ := fs.Glob(scenarios.Files, path.Join(folder, "*.hcl"))
	for _, name := range rules {
		text, err := scenarios.Files.ReadFile(name)
		if err != nil || !bytes.Contains(text, []byte("\nscenario \"")) {
			continue
		}
		file, _ := hclsyntax.ParseConfig(text, name, hcl.InitialPos)
		for _, b := range file.Body.(*hclsyntax.Body).Blocks {
			if b.Type != "scenario" || len(b.Labels) != 1 || b.Body.Attributes["abstract"] != nil {
				continue
			}
			g.Name = path.Base(folder)
			for name, to := range map[string]*string{"title": &g.Title, "description": &g.Description} {
				if a := b.Body.Attributes[name]; a != nil {
					*to = firstText(a.Expr)
				}
			}
			return g, true
		}
	}
	return g, false
}

// firstText returns a text in the first language in which it is written.
func firstText(e hclsyntax.Expression) string {
	if o, ok := e.(*hclsyntax.ObjectConsExpr); ok && len(o.Items) > 0 {
		e = o.Items[0].ValueExpr
	}
	text, _ := dsl.Literal(e)
	return text
}

func newGamesCmd(a *app) *cobra.Command {
	cmd := a.command("games", requireArgs(), func(*cobra.Command, []string) error {
		list := report.Games{Games: []report.Game{}}
		for _, folder := range gameFolders() {
			if g, ok := readGame(folder); ok {
				list.Games = append(list.Games, g)
			}
		}
		return a.print(list, func() {
			for _, g := range list.Games {
				fmt.Fprintf(a.out, "%s: %s\n  %s\n", g.Name, g.Title, layout.Wrap(g.Description, 100, "  "))
			}
		})
	})
	return cmd
}

func newCopyCmd(a *app) *cobra.Command {
	return a.command("copy", requireArgs("GAME", "DIR"), func(_ *cobra.Command, args []string) error {
		from, _, err := a.locate(args[0])
		if err != nil {
			return err
		}
		if !resolve.InGames(from) {
			return fmt.Errorf("%s is not a game in the program; `scenario games` lists them", args[0])
		}
		return copyGame(a.out, resolve.PathInGames(from), filepath.Clean(args[1]))
	})
}

// copyGame writes the files of a folder in the program into the new folder dir.
func copyGame(w io.Writer, from, dir string) error {
	entries, err := scenarios.Files.ReadDir(from)
	if err != nil {
		return err
	}
	if err := makeFolder(dir); err != nil {
		return err
	}
	n := 0
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		text, err := scenarios.Files.ReadFile(path.Join(from, e.Name()))
		if err != nil {
			return err
		}
		if path.Ext(e.Name()) == ".hcl" {
			text = nameInProgram(text, from)
		}
		if err := os.WriteFile(filepath.Join(dir, e.Name()), text, 0o666); err != nil {
			return err
		}
		n++
	}
	_, err = fmt.Fprintf(w, "%s: %d files\n\nNow try\n\n  scenario test %s\n", dir, n, dir)
	return err
}

// nameInProgram replaces the relative paths that a file in folder from extends or imports, such as "../base", by the
// names of those games in the program, so that a copy of the file elsewhere finds them.
func nameInProgram(text []byte, from string) []byte {
	return namesFolders.ReplaceAllFunc(text, func(line []byte) []byte {
		return upward.ReplaceAllFunc(line, func(quoted []byte) []byte {
			return fmt.Appendf(nil, "%q", resolve.GameName(path.Join(from, string(quoted[1:len(quoted)-1]))))
		})
	})
}

var (
	namesFolders = regexp.MustCompile(`(?m)^  (extends|import) += .*$`)
	upward       = regexp.MustCompile(`"\.\./[^"]*"`)
)
