package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/skeleton"
)

var scenarioName = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)

func (a *app) newCmd() *cobra.Command {
	from, base := "", ""
	cmd := a.command("new", exactly("NAME"), func(cmd *cobra.Command, args []string) (err error) {
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
			made, err = a.skeletonOf(dir, name, base, from)
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
			if made, err = a.skeletonOfVersion(cmd.Context(), dir, name, base); err != nil {
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
	cmd.Flags().StringVar(&base, "extends", "", "begin a variant of `BASE`: a folder, a game, or an address with a version")
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

// skeletonOf makes the files of a scenario in dir: of the small one, of a variant of a base, or of the book whose
// ledger is in a file.
func (a *app) skeletonOf(dir, name, base, from string) ([]skeleton.File, error) {
	if base != "" {
		m, err := a.ready(base, opening{abstract: true, source: "a variant extends the source of a scenario"})
		if err != nil {
			return nil, err
		}
		extends, err := wayTo(dir, m.path)
		if err != nil {
			return nil, err
		}
		return skeleton.OfBase(name, titleOf(name), baseOf(m, extends))
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
