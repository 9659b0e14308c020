package main

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/report"
)

func newFmtCmd(a *app) *cobra.Command {
	var check, diff bool
	cmd := a.command("fmt", nil, func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return fmt.Errorf("PATH is missing; write . for all files here and below\n  use: %s", cmd.UseLine())
		}
		f := &formatter{app: a, check: check, diff: diff, sources: map[string][]byte{}}
		for _, arg := range args {
			if err := f.formatPath(arg); err != nil {
				return err
			}
		}
		return f.finish()
	})
	cmd.Flags().BoolVar(&check, "check", false, "name the files whose layout would change, and write nothing")
	cmd.Flags().BoolVar(&diff, "diff", false, "show what would change, and write nothing")
	return cmd
}

type formatter struct {
	app         *app
	check, diff bool
	files       []report.FormattedFile
	found       diag.List
	sources     map[string][]byte
}

func (f *formatter) formatPath(arg string) error {
	if arg == "-" {
		src, err := io.ReadAll(io.LimitReader(f.app.in, mostRules))
		if err != nil {
			return err
		}
		return f.formatSource("stdin", src, func(b []byte) error {
			_, err := f.app.out.Write(b)
			return err
		}, true)
	}
	info, err := os.Stat(arg)
	if err != nil {
		return files.RewordMissing(arg, err)
	}
	if !info.IsDir() {
		return f.formatFile(arg)
	}
	var names []string
	err = filepath.WalkDir(arg, func(p string, d fs.DirEntry, err error) error {
		hidden := strings.HasPrefix(d.Name(), ".") && p != arg
		switch {
		case err != nil:
			return err
		case d.IsDir() && hidden:
			return fs.SkipDir
		case d.Type().IsRegular() && filepath.Ext(p) == ".hcl" && !hidden:
			names = append(names, p)
		}
		return nil
	})
	if err != nil {
		return err
	}
	slices.Sort(names)
	for _, n := range names {
		if err := f.formatFile(n); err != nil {
			return err
		}
	}
	return nil
}

func (f *formatter) formatFile(name string) error {
	src, err := readRules(name)
	if err != nil {
		return err
	}
	if isCompiled(src) {
		return fmt.Errorf("%s is a compiled scenario and has no layout; name the folder it was compiled from", name)
	}
	return f.formatSource(filepath.ToSlash(name), src, func(b []byte) error { return files.Write(name, b) }, false)
}

// formatSource formats one text. It calls write with the result if that differs, or always if always is set.
func (f *formatter) formatSource(name string, src []byte, write func([]byte) error, always bool) error {
	out, found := format.Source(name, src)
	f.sources[name] = src
	f.found = append(f.found, found...)
	if found.HasErrors() {
		return nil
	}
	changed := !bytes.Equal(src, out)
	f.files = append(f.files, report.FormattedFile{Name: name, Changed: changed})
	switch {
	case f.app.json || always && !f.check && !f.diff:
	case f.diff:
		fmt.Fprint(f.app.out, format.Diff(name, src, out))
	case changed:
		fmt.Fprintln(f.app.out, name)
	}
	if f.check || f.diff || !changed && !always {
		return nil
	}
	return write(out)
}

func (f *formatter) finish() error {
	if f.app.json {
		if err := f.app.printJSON(report.Formatted{Files: append([]report.FormattedFile{}, f.files...)}); err != nil {
			return err
		}
	}
	if f.found.HasErrors() {
		return failIfFound(true, f.app.report(&model{sources: f.sources, found: f.found}, false))
	}
	changed := slices.ContainsFunc(f.files, func(x report.FormattedFile) bool { return x.Changed })
	return failIfFound((f.check || f.diff) && changed, nil)
}
