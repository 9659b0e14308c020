package lsp

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/lsp/workspace"
)

// Kinds of code actions.
const (
	quickFix = "quickfix"
	refactor = "refactor"
	fixAll   = "source.fixAll"
)

// actor collects the code actions for a range of a file.
type actor struct {
	*server
	file string
	now  *text.Text
	out  []protocol.CodeAction
}

func (a *actor) add(kind, title string, edits map[string][]protocol.TextEdit, about ...protocol.Diagnostic) {
	a.out = append(a.out, protocol.CodeAction{Title: title, Kind: kind, Diagnostics: about,
		Edit: &protocol.WorkspaceEdit{Changes: edits}})
}

// insert adds an action that inserts a text at an offset of the file.
func (a *actor) insert(kind, title string, offset int, added string, about ...protocol.Diagnostic) {
	at := a.now.Range(offset, offset)
	a.addOnce(kind, title, map[string][]protocol.TextEdit{a.work.URI(a.file): {{Range: at, NewText: added}}}, about...)
}

// appended adds an action that appends blocks to the file.
func (a *actor) appended(kind, title, added string, about ...protocol.Diagnostic) {
	gap := "\n"
	if len(a.now.Src) > 0 && !bytes.HasSuffix(a.now.Src, []byte("\n")) {
		gap = "\n\n"
	}
	a.insert(kind, title, len(a.now.Src), gap+added, about...)
}

func (s *server) codeActions(_ context.Context, p *protocol.CodeActionParams) (any, error) {
	file, now, err := s.textOf(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	a := &actor{server: s, file: file, now: now, out: []protocol.CodeAction{}}
	for _, dir := range s.openFolders() { // a variant may have a finding that its base does not have
		sc := s.work.Scenario(dir)
		for _, snap := range []*workspace.Snapshot{sc.Quick, sc.Full} {
			if snap != nil && snap.Text(file) != nil {
				a.repairs(&workspace.Verdict{Snapshot: snap, Found: snap.Found}, p.Range)
			}
		}
		if sc.Linted != nil && sc.Linted.Text(file) != nil {
			a.repairs(sc.Linted, p.Range)
		}
	}
	if at, err := s.spotAt(&protocol.PositionParams{TextDocument: p.TextDocument, Position: p.Range.Start}); err == nil {
		a.change(at)
		a.rules(at, p.Range.End)
	}
	if len(p.Context.Only) > 0 {
		a.out = slices.DeleteFunc(a.out, func(x protocol.CodeAction) bool {
			return !slices.ContainsFunc(p.Context.Only,
				func(kind string) bool { return x.Kind == kind || strings.HasPrefix(x.Kind, kind+".") })
		})
	}
	return a.out, nil
}

// repairs adds the changes that the findings in a range propose.
func (a *actor) repairs(of *workspace.Verdict, r protocol.Range) {
	snap := of.Snapshot
	if !bytes.Equal(snap.Text(a.file).Src, a.now.Src) {
		return // the ranges belong to an earlier text
	}
	uri := a.work.URI(a.file)
	overlaps := func(d diag.Diagnostic) bool {
		at := a.rangeOf(snap, d.Range)
		return d.Range.Filename == a.file && (at.Contains(r.Start) || at.Contains(r.End) || r.Contains(at.Start))
	}
	var fixable []lint.Finding
	for _, d := range of.Found {
		fixable = append(fixable, lint.Finding{Diagnostic: d})
	}
	fixable = append(fixable, of.Advice...)
	for _, f := range fixable {
		if !overlaps(f.Diagnostic) {
			continue
		}
		about := a.diagnostic(snap, f.Diagnostic)
		for _, repair := range f.Repairs {
			if repair.Kind == diag.Rename {
				after := text.New(repair.Apply(snap.Text(repair.Range.Filename).Src))
				a.addOnce(quickFix, fmt.Sprintf("Write %s", repair.Text),
					map[string][]protocol.TextEdit{a.work.URI(repair.Range.Filename): lineEdits(snap.Text(repair.Range.Filename),
						after)}, about)
			}
		}
		if len(f.Edits()) > 0 {
			a.addOnce(quickFix, "Correct: "+f.Summary, a.applied(snap, []lint.Finding{f}), about)
		}
		a.declare(snap, f.Diagnostic, about)
	}
	fixable = slices.DeleteFunc(fixable, func(f lint.Finding) bool {
		return len(f.Edits()) == 0 ||
			f.Edits()[0].Range.Filename != a.file
	})
	if edits := a.applied(snap, fixable); len(edits[uri]) > 0 {
		a.addOnce(fixAll, "Correct everything in this file that `scenario lint --fix` corrects",
			map[string][]protocol.TextEdit{uri: edits[uri]})
	}
}

// addOnce adds an action unless there is one with the same title.
func (a *actor) addOnce(kind, title string, edits map[string][]protocol.TextEdit, about ...protocol.Diagnostic) {
	if len(edits) > 0 && !slices.ContainsFunc(a.out, func(x protocol.CodeAction) bool { return x.Title == title }) {
		a.add(kind, title, edits, about...)
	}
}

// applied returns the edits that correct findings, by URI, as `lint --fix` makes them.
func (a *actor) applied(snap *workspace.Snapshot, findings []lint.Finding) map[string][]protocol.TextEdit {
	out := map[string][]protocol.TextEdit{}
	for file, after := range lint.Apply(snap.Built.Merged.Sources, findings) {
		out[a.work.URI(file)] = lineEdits(snap.Text(file), text.New(after))
	}
	return out
}

// change adds an action that writes a block to change what is named at a spot, if a base declares it.
func (a *actor) change(at *spot) {
	for _, r := range a.findNamed(at) {
		it := r.Symbol.Item
		if it == nil || len(it.Labels) == 0 || path.Dir(r.Symbol.At.Filename) == path.Dir(a.file) ||
			it.Type == "test" || it.Type == "rulebook" {
			continue
		}
		a.appended(refactor+".rewrite", "Change "+r.Symbol.Kind+" "+r.Symbol.Name+" here", stripMarks(override(it))+"\n")
		return
	}
}

// rules adds actions for the rule around a spot: write a test for it, make the selected expression a function, cite
// clauses that have words in common with it.
func (a *actor) rules(at *spot, to protocol.Position) {
	var b *hclsyntax.Block
	for _, in := range a.parse(a.file, a.now).Body.Blocks {
		if covers(rangeOfBlock(in), at.here) {
			b = in
		}
	}
	if b == nil {
		return
	}
	a.writeTest(at, b)
	a.extract(at, b, a.now.Offset(to))
	if b.Body.Attributes["cites"] != nil || b.Type == "rulebook" || b.Type == "scenario" || b.Type == "rows" {
		return
	}
	for _, clause := range closestClauses(at.snap, b, index.Comment(a.now.Src, b.TypeRange.Start.Line)) {
		line := "\n  cites = [" + dsl.Quote(clause.ID) + "]"
		if b.OpenBraceRange.Start.Line == b.CloseBraceRange.Start.Line {
			line += "\n"
		}
		a.insert(refactor+".rewrite", "Cite "+clause.ID+": "+shorten(clause.Text), b.OpenBraceRange.End.Byte, line)
	}
}

func shorten(s string) string {
	if len(s) > 50 {
		return strings.ToValidUTF8(s[:50], "") + "…"
	}
	return s
}

// mostClauses is how many clauses are proposed for a block.
const mostClauses = 3

// closestClauses returns the clauses that share the most words with the name of a block and the comment above it.
func closestClauses(snap *workspace.Snapshot, b *hclsyntax.Block, comment string) []*ir.Clause {
	if snap.Table() == nil {
		return nil
	}
	wanted := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(strings.Join(b.Labels, " ")+" "+comment),
		func(r rune) bool { return r < 'a' || r > 'z' }) {
		if len(w) > 3 {
			wanted[w] = true
		}
	}
	type scored struct {
		clause *ir.Clause
		score  int
	}
	var all []scored
	for _, clause := range snap.Table().Clauses {
		n := 0
		for _, w := range strings.FieldsFunc(strings.ToLower(clause.Text), func(r rune) bool { return r < 'a' || r > 'z' }) {
			if wanted[w] {
				n++
			}
		}
		if n > 0 {
			all = append(all, scored{clause, n})
		}
	}
	slices.SortFunc(all, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.score, a.score), strings.Compare(a.clause.ID, b.clause.ID))
	})
	var out []*ir.Clause
	for _, x := range all[:min(len(all), mostClauses)] {
		out = append(out, x.clause)
	}
	return out
}
