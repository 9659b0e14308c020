package lint

import (
	"bytes"
	"cmp"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/format"
)

// Input is what Run inspects. Scenario must have no errors.
type Input struct {
	Merged   *resolve.Result
	Scenario *ir.Scenario
	Warnings diag.List // of the compiler; shown and silenced like findings
	Settings *Settings // may be nil
	Play     Play      // if nil, rules that need it do not run
	Bases    []Base    // the scenarios that this one extends
	Only     []string  // codes of the rules to run; empty means all except those about older forms

	// Stopped, unless nil, ends the run soon after it returns true. The result is then incomplete.
	Stopped func() bool
	// Notes have the meaning of names, from the checker. If nil, rules that need it do not run.
	Notes *symbols.Notes
}

// Base is a scenario that the inspected one extends.
type Base struct {
	Merged   *resolve.Result
	Findings []Finding // findings for the base alone
}

// Result is the result of Run.
type Result struct {
	Findings []Finding // sorted by file and position
	Silenced int       // number of findings that comments silenced
}

// Run runs all rules that are turned on.
func Run(in Input) Result {
	st := in.Settings
	if st == nil {
		st = &Settings{}
	}
	p := &pass{sc: in.Scenario, merged: in.Merged, bases: in.Bases, settings: st, play: in.Play, warnings: in.Warnings,
		stopped: in.Stopped, notes: in.Notes}
	p.index = newRuleIndex(p.sc)
	p.known = (&facts{p: p}).evaluator()
	ran := map[string]bool{}
	for _, r := range Rules() {
		asked := slices.Contains(in.Only, r.ID) || len(in.Only) == 0 && r.Version == 0
		if !asked || r.check == nil || st.isOff(r.ID) || r.Plays && in.Play == nil || r.Whole && in.Scenario.Abstract {
			continue
		}
		if in.Stopped != nil && in.Stopped() {
			return Result{}
		}
		ran[r.ID] = true
		p.rule = r
		r.check(p)
	}
	for _, w := range in.Warnings {
		if w.Severity == diag.Warning && !st.isOff(w.Code) && len(in.Only) == 0 {
			ran[w.Code] = true
			w.Severity = st.severity(w.Code, w.Severity)
			p.out = append(p.out, &Finding{Diagnostic: w})
		}
	}
	found := p.relevant()
	res := Result{}
	comments := readComments(in.Merged)
	here := comments.byLine()
	for _, f := range found {
		if silenced(f, here[lineOf(f.Range)]) || silenced(f, here[lineOf(f.inBase)]) {
			res.Silenced++
			continue
		}
		res.Findings = append(res.Findings, *f)
	}
	if len(in.Only) == 0 {
		p.out = nil
		comments.reportFaults(p, ran)
		for _, f := range p.relevant() {
			res.Findings = append(res.Findings, *f)
		}
	}
	sortFindings(res.Findings)
	return res
}

// relevant returns the findings without duplicates, and without those that the base alone has too, which are for its
// author. Other findings in files of a base are moved to files of the variant.
func (p *pass) relevant() []*Finding {
	type said struct {
		code, summary string
		at            hcl.Range
	}
	below, twice := map[said]bool{}, map[said]bool{}
	for _, b := range p.bases {
		for _, f := range b.Findings {
			below[said{f.Code, f.Summary, f.Range}] = true
			if f.inBase.Filename != "" {
				below[said{f.Code, f.Summary, f.inBase}] = true
			}
		}
	}
	var out []*Finding
	for _, f := range p.out {
		what := said{f.Code, f.Summary, f.Range}
		if twice[what] || below[what] && !p.isOwn(f.Range) {
			continue
		}
		twice[what] = true
		if p.moveToVariant(f) {
			out = append(out, f)
		}
	}
	return out
}

func sortFindings(l []Finding) {
	slices.SortStableFunc(l, func(a, b Finding) int {
		return cmp.Or(dsl.Compare(a.Range, b.Range), strings.Compare(a.Code, b.Code))
	})
}

// isOwn reports whether a range is in a file of the inspected scenario, and not of a base or module.
func (p *pass) isOwn(at hcl.Range) bool { return path.Dir(at.Filename) == path.Clean(p.merged.Dir) }

// moveToVariant moves a finding in a file of a base to the place in the variant that causes it, because the author of
// the variant cannot change the base. It returns false if the finding is of no use to the author.
func (p *pass) moveToVariant(f *Finding) bool {
	if p.isOwn(f.Range) {
		return true
	}
	unread := f.Rule != nil && (f.Rule.ID == "SL311" || f.Rule.ID == "SL312")
	if len(p.bases) == 0 {
		return !unread // a module may offer more than one scenario uses
	}
	dir := path.Dir(f.Range.Filename)
	if !slices.ContainsFunc(p.bases, func(b Base) bool { return slices.Contains(b.Merged.Folders, dir) }) {
		return !unread // a module may offer more than one scenario uses
	}
	if unread && slices.ContainsFunc(p.bases, func(b Base) bool { return b.Merged.Abstract }) {
		return false // so may a base of several games
	}
	f.inBase = f.Range
	f.see(f.Range, "in the base")
	f.Repairs = nil
	if unread {
		at, lost := p.lostReader(p.src(f.Range))
		if !lost {
			return false
		}
		f.Range = at
		f.Detail = "the variant changes or removes the rule of the base that read it; let a rule of the variant read it, " +
			"or silence this"
		return true
	}
	f.Range = p.changeOf(f.inBase)
	f.note("the base alone does not have this finding; a change of this scenario causes it")
	return true
}

// changeOf returns where the variant changes the block at a range of the base, or something that this block names, or
// else the name of the variant.
func (p *pass) changeOf(at hcl.Range) hcl.Range {
	text := ""
	for _, it := range p.merged.Items {
		if r := it.Block.Range(); r.Filename == at.Filename && r.Start.Byte <= at.Start.Byte && at.End.Byte <= r.End.Byte {
			if own, ok := p.ownChange(it); ok {
				return own
			}
			text = p.src(r)
		}
	}
	words := map[string]bool{}
	for _, w := range word.FindAllString(text, -1) {
		words[w] = true
	}
	for _, it := range p.merged.Items {
		if n := len(it.Labels); n > 0 && words[it.Labels[n-1]] {
			if own, ok := p.ownChange(it); ok {
				return own
			}
		}
	}
	return p.merged.Scenario.Origin.Range
}

var word = regexp.MustCompile(`\w+`)

// ownChange returns the first place where the variant changes a block.
func (p *pass) ownChange(it *resolve.Item) (at hcl.Range, ok bool) {
	for _, r := range it.ChangedAt {
		if p.isOwn(r) && (!ok || r.Filename < at.Filename || r.Filename == at.Filename && r.Start.Byte < at.Start.Byte) {
			at, ok = r, true
		}
	}
	return at, ok
}

// lostReader returns where the variant changes or removes a block that reads a member in the base. ok is false if no
// block of the base reads it.
func (p *pass) lostReader(member string) (at hcl.Range, ok bool) {
	reads := regexp.MustCompile(`\.` + regexp.QuoteMeta(strings.Trim(member, `"`)) + `\b`)
	for _, b := range p.bases {
		for _, was := range b.Merged.Items {
			r := was.Block.Range()
			if src := b.Merged.Sources[r.Filename]; r.End.Byte > len(src) || !reads.Match(src[r.Start.Byte:r.End.Byte]) {
				continue
			}
			i := slices.IndexFunc(p.merged.Items,
				func(it *resolve.Item) bool { return it.Type == was.Type && slices.Equal(it.Labels, was.Labels) })
			if i < 0 {
				at, ok = p.merged.WasRemoved(was.Type, was.Labels...)
			} else {
				at, ok = p.ownChange(p.merged.Items[i])
			}
			if ok {
				return at, true
			}
		}
	}
	return hcl.Range{}, false
}

// Apply applies the edits of findings to the files of a scenario and returns the changed files. It skips edits that
// overlap with earlier ones; another run can apply them. Files in canonical layout are formatted afterwards, and so
// is a file with an edit of several lines. A file that would no longer parse is not changed.
func Apply(sources map[string][]byte, findings []Finding) map[string][]byte {
	edits := map[string][]diag.Repair{}
	last := map[string]int{} // ends of the edits applied so far; findings are sorted by position
	for _, f := range findings {
		fix := f.Edits()
		if len(fix) == 0 {
			continue
		}
		file := fix[0].Range.Filename
		if slices.ContainsFunc(fix, func(e diag.Repair) bool {
			return e.Range.Filename != file || e.Range.Start.Byte < last[file]
		}) {
			continue
		}
		for _, e := range fix {
			edits[file] = append(edits[file], e)
			last[file] = max(last[file], e.Range.End.Byte, e.Range.Start.Byte+1)
		}
	}
	out := map[string][]byte{}
	for name, list := range edits {
		src := sources[name]
		slices.SortFunc(list, func(a, b diag.Repair) int { return a.Range.Start.Byte - b.Range.Start.Byte })
		var now []byte
		at := 0
		for _, e := range list {
			if e.Range.Start.Byte < at || e.Range.End.Byte > len(src) {
				continue
			}
			now = append(append(now, src[at:e.Range.Start.Byte]...), e.Text...)
			at = e.Range.End.Byte
		}
		now = append(now, src[at:]...)
		if _, found := dsl.Parse(name, now); found.HasErrors() {
			continue
		}
		several := slices.ContainsFunc(list, func(e diag.Repair) bool { return strings.Contains(e.Text, "\n") })
		if neat, _ := format.Source(name, src); several || bytes.Equal(neat, src) {
			now, _ = format.Source(name, now)
		}
		if !bytes.Equal(now, src) {
			out[name] = now
		}
	}
	return out
}
