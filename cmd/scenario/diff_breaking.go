package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"maps"
	"path"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/breaking"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/report"
)

// diffBreaking says what a new version of a base breaks for those who build on it.
func (a *app) diffBreaking(from, to string, f diffFlags) error {
	if f.markdown || f.all || f.impact > 0 || f.sets.any() {
		return errors.New("--breaking goes with --with and --json only")
	}
	old, now, err := a.sides(from, to, "--breaking compares whole scenarios")
	if err != nil {
		return err
	}
	done := a.progress("comparing")
	defer done()
	r := breaking.Compare(breaking.Read(old), breaking.Read(now), breaking.ReadPast(now))
	for _, with := range f.with {
		dir, err := locateFolder(with, "--with")
		if err != nil {
			return err
		}
		fsys, inside, err := resolve.OpenFolder(dir)
		if err != nil {
			return err
		}
		_, was, err := resolve.OpenFolder(old.Dir)
		if err != nil {
			return err
		}
		_, is, err := resolve.OpenFolder(now.Dir)
		if err != nil {
			return err
		}
		found, err := breaking.Try(fsys, inside, with, was, is)
		if err != nil {
			return err
		}
		r.Breaks = append(r.Breaks, found...)
	}
	records := a.compareRules(from, to)
	r.Changed = r.Changed || records == "differ" || !maps.EqualFunc(ownTexts(old), ownTexts(now), bytes.Equal)
	done()
	out := report.Breaking{Breaking: []report.Break{}, Old: r.Old, New: r.New, Due: r.Due(), Records: records}
	for _, b := range r.Breaks {
		out.Breaking = append(out.Breaking, report.Break{Kind: b.Kind, Name: b.Name, Covered: b.Covered, Detail: b.Detail})
	}
	return foundIf(len(r.Uncovered()) > 0, a.print(out, func() { a.printBreaking(r, records) }))
}

// ownTexts returns the files of a folder itself, by their names in it.
func ownTexts(r *resolve.Result) map[string][]byte {
	out := map[string][]byte{}
	for name, text := range r.Sources {
		if r.IsOwn(hcl.Range{Filename: name}) {
			out[path.Base(name)] = text
		}
	}
	return out
}

// compareRules reports whether game logs of one scenario replay with the other: "same", "differ", or "" if one of them
// cannot be compiled.
func (a *app) compareRules(from, to string) string {
	var hashes [2]string
	for i, name := range []string{from, to} {
		dir, _, err := locate(name)
		if err != nil {
			return ""
		}
		built := a.compile(dir, compiler.Options{})
		if built.Program == nil {
			return ""
		}
		hashes[i] = built.Program.Hash()
	}
	if hashes[0] == hashes[1] {
		return "same"
	}
	return "differ"
}

func (a *app) printBreaking(r *breaking.Result, records string) {
	t := layout.NewTable("", "", "", "")
	for _, covered := range []bool{false, true} {
		for _, b := range r.Breaks {
			if b.Covered == covered {
				how := "breaks"
				if covered {
					how = "covered"
				}
				t.Row(how, b.Kind, b.Name, b.Detail)
			}
		}
	}
	t.Write(a.out)
	if len(r.Breaks) > 0 {
		fmt.Fprintln(a.out)
	}
	broken := len(r.Uncovered())
	fmt.Fprintf(a.out, "%s, %d covered, %s new\n", article.Count(broken, "break"), len(r.Breaks)-broken, article.Count(r.Added, "name"))
	switch records {
	case "same":
		fmt.Fprintln(a.out, "game logs: the rules have the same hash, so all replay")
	case "differ":
		fmt.Fprintln(a.out, "game logs: the rules have another hash; older ones are replayed with --other-rules")
	}
	switch pending := r.Due(); {
	case r.New == "":
		fmt.Fprintf(a.out, "version: %s, and %s is due\n", cmp.Or(r.Old, "none"), pending)
	case r.IsEnough():
		fmt.Fprintf(a.out, "version: %s is stated, and %s is due\n", r.New, pending)
	default:
		fmt.Fprintf(a.out, "version: %s is stated, but %s is due\n", r.New, pending)
	}
}
