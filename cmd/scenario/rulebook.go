package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/book"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/report"
)

// ledgerKind is the kind of file that a ledger is.
var ledgerKind = files.Kind{Name: "a ledger", Begins: "{"}

func newRulebookCmd(a *app) *cobra.Command {
	cmd := a.command("rulebook", cobra.ArbitraryArgs, refuseUnknown("subcommand"))
	cmd.AddCommand(newCutCmd(a), newBookDiffCmd(a))
	return cmd
}

// bookFlags are the flags that say how to read the text of a book.
type bookFlags struct{ language, encoding, format string }

func (f *bookFlags) add(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.language, "language", "",
		"the `LANGUAGE` of the book, such as pl, instead of a guess")
	cmd.Flags().StringVar(&f.encoding, "encoding", "",
		"the `ENCODING` of the book, such as windows-1250, if it is not UTF-8")
	cmd.Flags().StringVar(&f.format, "format", "",
		"the `FORMAT` of the book, text or html, instead of a guess; Markdown, wikis and pdftotext write text")
}

func newCutCmd(a *app) *cobra.Command {
	var flags bookFlags
	output, game := "", ""
	cmd := a.command("cut", requireArgs("BOOK"), func(cmd *cobra.Command, args []string) error {
		if output == "" {
			return fmt.Errorf("the file to write is missing: -o LEDGER.json\n  use: %s", cmd.UseLine())
		}
		if output == files.Stdout && a.json {
			return errors.New("-o - writes the ledger to stdout, and --json a report; use one of them")
		}
		t, err := readBook(args[0], flags)
		if err != nil {
			return err
		}
		l := cutBook(t, args[0], game, flags)
		if len(l.Rules) == 0 {
			return fmt.Errorf("%s: it has no words that could be cut into clauses", args[0])
		}
		var changes []book.Change
		again := false
		if output != files.Stdout {
			if err := ledgerKind.CheckTarget(output); err != nil {
				return err
			}
			if old, err := readLedger(output); err == nil {
				again = true
				l, changes = book.Merge(old, l)
			} else if info, statErr := os.Stat(output); statErr == nil && info.Size() > 0 {
				return fmt.Errorf("%w; nothing is written over it", err)
			}
		}
		var b bytes.Buffer
		if err := writeJSON(&b, l); err != nil {
			return err
		}
		if output == files.Stdout {
			_, err = b.WriteTo(a.out)
			return err
		}
		if err := files.Write(output, b.Bytes()); err != nil {
			return err
		}
		r := cutReport(l, output, changes)
		return a.print(r, func() { printCut(a, r, t, again) })
	})
	flags.add(cmd)
	cmd.Flags().StringVarP(&output, "output", "o", "", "the ledger `FILE` to write, or to bring up to date; - is stdout")
	cmd.Flags().StringVar(&game, "game", "", "the `TITLE` of the game, instead of the first heading of the book")
	return cmd
}

func readBook(name string, flags bookFlags) (*book.Text, error) {
	if flags.format != "" && flags.format != "text" && flags.format != "html" {
		return nil, fmt.Errorf("--format %s: write text or html", flags.format)
	}
	if known := book.Languages(); flags.language != "" && !slices.Contains(known, flags.language) {
		return nil, fmt.Errorf("--language %s: the known languages are %s", flags.language, strings.Join(known, ", "))
	}
	return book.Open(name, flags.encoding)
}

func cutBook(t *book.Text, name, game string, flags bookFlags) *book.Ledger {
	isHTML := flags.format == "html" || flags.format == "" && book.IsHTML(t.Bytes)
	return book.Cut(t, book.Options{Language: flags.language, Game: game, Source: filepath.Base(name), HTML: isHTML})
}

// readLedger reads a ledger.
func readLedger(name string) (*book.Ledger, error) {
	b, err := files.ReadAtMost(name, book.Largest)
	if err != nil {
		return nil, files.RewordMissing(name, err)
	}
	l, err := book.ReadLedger(b)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return l, nil
}

func cutReport(l *book.Ledger, output string, changes []book.Change) report.Cut {
	r := report.Cut{
		Ledger: filepath.ToSlash(output), Game: l.Game, Language: l.Language, Clauses: len(l.Rules),
		Changes: bookChanges(changes),
	}
	sections, kinds := map[string]bool{}, map[string]int{}
	for _, c := range l.Rules {
		sections[c.Section] = true
		if book.Proposals[c.Kind] != "" {
			kinds[c.Kind]++
		} else {
			r.Rules++
		}
		if c.Example != "" {
			r.Examples++
		}
	}
	r.Sections = len(sections)
	for _, k := range book.Kinds {
		if kinds[k] > 0 {
			r.Marked = append(r.Marked, report.Marked{Kind: k, Clauses: kinds[k]})
		}
	}
	return r
}

func bookChanges(changes []book.Change) []report.BookChange {
	out := []report.BookChange{}
	for _, c := range changes {
		var r report.BookChange
		r.Kind = c.Kind
		if c.Was != nil {
			r.Clause, r.Line, r.Was = c.Was.ID, c.Was.Line, c.Was.Source()
		}
		if c.Is != nil {
			r.Clause, r.Line, r.Is = c.Is.ID, c.Is.Line, c.Is.Source()
		}
		out = append(out, r)
	}
	return out
}

func printCut(a *app, r report.Cut, t *book.Text, again bool) {
	fmt.Fprintf(a.out, "%s: %s in %s", r.Ledger, article.Count(r.Rules, "rule"), article.Count(r.Sections, "section"))
	for _, m := range r.Marked {
		fmt.Fprintf(a.out, ", %d marked as %s", m.Clauses, m.Kind)
	}
	if r.Examples > 0 {
		fmt.Fprintf(a.out, "; %s", article.Count(r.Examples, "example"))
	}
	fmt.Fprintln(a.out)
	switch {
	case r.Language == "":
		fmt.Fprintf(a.err, "the language of the book is unknown, so only numbers and dice are pointed out; "+
			"known are %s (--language)\n", strings.Join(book.Languages(), ", "))
	case t.Encoding != "":
		fmt.Fprintf(a.err, "the book was converted from %s; offsets count the bytes of its UTF-8\n", t.Encoding)
	}
	if t.Blanked > 0 {
		fmt.Fprintf(a.err, "%s of the book are read as blanks\n", article.Count(t.Blanked, "control character"))
	}
	if again {
		fmt.Fprintf(a.out, "%s since it was cut last\n", article.Count(len(r.Changes), "change"))
		printBookChanges(a.out, r.Changes)
	}
}

// printBookChanges prints changes of clauses, the old words above the new.
func printBookChanges(w io.Writer, changes []report.BookChange) {
	for _, c := range changes {
		fmt.Fprintf(w, "\n%-8s %s", c.Kind, c.Clause)
		if c.Line > 0 {
			fmt.Fprintf(w, ", line %d", c.Line)
		}
		fmt.Fprintln(w)
		if c.Was != "" && c.Was != c.Is {
			fmt.Fprintf(w, "  − %s\n", c.Was)
		}
		switch {
		case c.Is == c.Was:
			fmt.Fprintf(w, "    %s\n", c.Is)
		case c.Is != "":
			fmt.Fprintf(w, "  + %s\n", c.Is)
		}
		for _, of := range []struct {
			in    string
			rules []string
		}{{"old", c.OldRules}, {"new", c.NewRules}} {
			for _, rule := range of.rules {
				fmt.Fprintf(w, "    %s: %s\n", of.in, rule)
			}
		}
	}
}

func newBookDiffCmd(a *app) *cobra.Command {
	var flags bookFlags
	cmd := a.command("rulebook_diff", requireArgs("OLD", "NEW"), func(_ *cobra.Command, args []string) error {
		var sides [2]*book.Ledger
		var cited [2]map[string][]string
		for i, name := range args {
			var err error
			if sides[i], cited[i], err = clausesOf(a, name, flags); err != nil {
				return err
			}
		}
		var differs func(was, is *book.Clause) bool
		if cited[0] != nil && cited[1] != nil {
			differs = func(was, is *book.Clause) bool { return (len(cited[0][was.ID]) > 0) != (len(cited[1][is.ID]) > 0) }
		}
		changes := book.Compare(sides[0], sides[1], differs)
		r := report.BookDiff{Old: args[0], New: args[1], Changes: bookChanges(changes)}
		for i, c := range changes {
			if c.Was != nil {
				r.Changes[i].OldRules = cited[0][c.Was.ID]
			}
			if c.Is != nil {
				r.Changes[i].NewRules = cited[1][c.Is.ID]
			}
		}
		return a.print(r, func() {
			fmt.Fprintf(a.out, "%s → %s: %s\n", args[0], args[1], article.Count(len(changes), "change"))
			printBookChanges(a.out, r.Changes)
		})
	})
	flags.add(cmd)
	return cmd
}

// clausesOf returns the clauses of a book, a ledger or a scenario, and which rules of the scenario cite each.
func clausesOf(a *app, name string, flags bookFlags) (*book.Ledger, map[string][]string, error) {
	if info, err := os.Stat(name); err == nil && info.IsDir() {
		return clausesOfScenario(a, name)
	}
	if strings.EqualFold(filepath.Ext(name), ".json") {
		l, err := readLedger(name)
		return l, nil, err
	}
	t, err := readBook(name, flags)
	if err != nil {
		return nil, nil, err
	}
	return cutBook(t, name, "", flags), nil, nil
}

func clausesOfScenario(a *app, dir string) (*book.Ledger, map[string][]string, error) {
	m, err := a.openProgram(dir, openOptions{})
	if err != nil {
		return nil, nil, err
	}
	if m.scenario.Rulebook == nil {
		return nil, nil, fmt.Errorf("%s has no rulebook; add a block `rulebook NAME { clause \"1\" { text = … } }`", dir)
	}
	l, cited := &book.Ledger{Game: m.title()}, map[string][]string{}
	for _, c := range m.scenario.Rulebook.Clauses {
		l.Rules = append(l.Rules, book.Clause{ID: c.ID, Section: c.Section, Line: c.Line, Text: c.Text})
	}
	for _, c := range m.scenario.Cites {
		if c.Test < 0 {
			cited[c.Clause] = append(cited[c.Clause], fmt.Sprintf("%s:%d: %s", c.Range.Filename, c.Range.Start.Line, c.What))
		}
	}
	return l, cited, nil
}
