package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/gallery"
)

func newSiteCmd(a *app) *cobra.Command {
	var output string
	var games bool
	cmd := a.command("site", cobra.ArbitraryArgs, func(_ *cobra.Command, args []string) error {
		if games {
			for _, folder := range gameFolders() {
				if g, ok := readGame(folder); ok {
					args = append(args, g.Name)
				}
			}
		}
		switch {
		case len(args) == 0:
			return errors.New("name folders of scenarios, or write --games: scenario site DIR... -o FOLDER")
		case output == "":
			return errors.New("name the folder to write: scenario site DIR... -o FOLDER")
		}
		if err := checkSite(output); err != nil {
			return err
		}
		return writeSite(a, args, output)
	})
	flags := cmd.Flags()
	flags.StringVarP(&output, "output", "o", "", "the `FOLDER` to write: a new or empty one, or a site")
	flags.BoolVar(&games, "games", false, "also the games and variants in the program")
	return cmd
}

// checkSite returns an error if a site must not be written into a folder, because it holds something else.
func checkSite(folder string) error {
	found, err := os.ReadDir(folder)
	switch {
	case errors.Is(err, fs.ErrNotExist) || err == nil && len(found) == 0:
		return nil
	case err != nil:
		return fmt.Errorf("%s cannot be written: %w", folder, files.RewordMissing(folder, err))
	}
	text, err := os.ReadFile(filepath.Join(folder, gallery.Index))
	if err != nil || !bytes.HasPrefix(text, []byte(gallery.Begins)) {
		return fmt.Errorf("%s is not a site, and not empty; choose another folder", folder)
	}
	return nil
}

// writeSite writes the pages of some scenarios into a folder. It writes nothing if one of them has an error.
func writeSite(a *app, dirs []string, folder string) error {
	var list []*gallery.Page
	seen := map[string]bool{}
	for _, dir := range dirs {
		where, _, err := a.locate(dir)
		if err != nil {
			return err
		}
		if seen[filepath.Clean(where)] {
			continue
		}
		seen[filepath.Clean(where)] = true
		o := compiler.Options{Watch: true, Notes: &symbols.Notes{}}
		m, err := a.openProgram(dir, openOptions{Options: o, source: "a page has words of its source"})
		if err != nil {
			return err
		}
		done := a.progress("making the page of " + dir)
		page, err := gallery.Make(m.built, filepath.ToSlash(dir), resolve.InGames(where))
		done()
		if err != nil {
			return findings{fmt.Errorf("there is no page of %s: %w", dir, err)}
		}
		list = append(list, page)
	}
	site, err := gallery.Files(list)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(site)) {
		if err := files.Write(filepath.Join(folder, name), site[name]); err != nil {
			return err
		}
	}
	n, index := article.Count(len(list), "scenario"), filepath.Join(folder, gallery.Index)
	_, err = fmt.Fprintf(a.out, "%s: %s, %s; open %s\n", folder, n, article.Count(len(site), "file"), index)
	return err
}
