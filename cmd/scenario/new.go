package main

import (
	"bytes"
	"embed"
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
)

//go:embed template
var templates embed.FS

var scenarioName = regexp.MustCompile(`^[a-z][a-z0-9]*(_[a-z0-9]+)*$`)

func (a *app) newCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "new NAME",
		Short: "Write a small playable scenario to start from",
		Long:  "new writes a small playable scenario with a rulebook and tests into the new folder NAME.",
		Args:  exactly("NAME"),
		RunE: func(_ *cobra.Command, args []string) error {
			dir := filepath.Clean(args[0])
			name := filepath.Base(dir)
			if !scenarioName.MatchString(name) || len(name) > 64 {
				return fmt.Errorf("%q cannot be the name of a scenario; use lower case letters, digits and underscores, such as %q", name, suggestName(name))
			}
			if err := os.Mkdir(dir, 0o777); err != nil {
				if errors.Is(err, fs.ErrExist) {
					return fmt.Errorf("%s exists already; choose another name or remove it", dir)
				}
				return err
			}
			written, err := writeTemplate(dir, name)
			if err != nil {
				return err
			}
			if a.json {
				return a.printJSON(report.Created{Dir: filepath.ToSlash(dir), Files: written})
			}
			fmt.Fprintf(a.out, "%s: %s\n\nNow try\n\n", dir, strings.Join(written, ", "))
			_, err = fmt.Fprintf(a.out, "  scenario validate %s\n  scenario test %s\n  scenario play %s\n", dir, dir, dir)
			return err
		},
	}
	a.addJSON(cmd)
	return cmd
}

// suggestName returns a valid name that resembles s.
func suggestName(s string) string {
	s = strings.Trim(regexp.MustCompile(`[^a-z0-9]+`).ReplaceAllString(strings.ToLower(s), "_"), "_")
	s = strings.TrimLeft(s, "0123456789_")
	if s == "" || len(s) > 64 {
		return "my_game"
	}
	return s
}

// writeTemplate writes the files of the template with NAME and TITLE replaced, and returns their names.
func writeTemplate(dir, name string) ([]string, error) {
	title := names.Spoken(name)
	title = strings.ToUpper(title[:1]) + title[1:]
	entries, err := templates.ReadDir("template")
	if err != nil {
		return nil, err
	}
	var files []string
	for _, e := range entries {
		b, err := templates.ReadFile("template/" + e.Name())
		if err != nil {
			return nil, err
		}
		b = bytes.ReplaceAll(b, []byte("NAME-"), []byte(strings.ToUpper(name)+"-"))
		b = bytes.ReplaceAll(b, []byte("NAME"), []byte(name))
		b = bytes.ReplaceAll(b, []byte("TITLE"), []byte(title))
		if err := os.WriteFile(filepath.Join(dir, e.Name()), b, 0o666); err != nil {
			return nil, err
		}
		files = append(files, e.Name())
	}
	return files, nil
}
