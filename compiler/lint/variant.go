package lint

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/resolve"
)

// isOwn reports whether a range is in a file of the inspected scenario, and not of a base or module.
func (p *pass) isOwn(at hcl.Range) bool { return path.Dir(at.Filename) == path.Clean(p.merged.Dir) }

// moveToVariant moves a finding that is in a file of a base to the place in the variant that causes it: the author of
// the variant cannot change the base. It reports whether the finding is of use to the author.
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
		return false // and so may a base of several games
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
		f.Detail = "a rule of the base that read it is changed or removed here; let a rule here read it, or ignore this if the variant does without it"
		return true
	}
	f.Range = p.changeOf(f.inBase)
	f.note("the base alone does not give this; it comes from what this scenario changes")
	return true
}

// changeOf returns where the variant changes the block that contains a range of the base, or something that this
// block names, or else the name of the variant.
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

// lostReader returns where the variant changes or removes a block of a base in which the base reads a member. There is
// none for what the base does not read either.
func (p *pass) lostReader(member string) (at hcl.Range, ok bool) {
	reads := regexp.MustCompile(`\.` + regexp.QuoteMeta(strings.Trim(member, `"`)) + `\b`)
	for _, b := range p.bases {
		for _, was := range b.Merged.Items {
			r := was.Block.Range()
			if src := b.Merged.Sources[r.Filename]; r.End.Byte > len(src) || !reads.Match(src[r.Start.Byte:r.End.Byte]) {
				continue
			}
			i := slices.IndexFunc(p.merged.Items, func(it *resolve.Item) bool { return it.Type == was.Type && slices.Equal(it.Labels, was.Labels) })
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
