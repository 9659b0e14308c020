package check

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// blame reports, for the errors in a base that the base alone does not have, the changes of the variant that cause
// them. The author of a variant cannot change the base, so a mistake in an override should be one finding in the
// override, however much it breaks in the base.
func blame(r *resolve.Result, found diag.List) diag.List {
	if !r.Extends || r.Incomplete || !slices.ContainsFunc(found, func(d diag.Diagnostic) bool { return isForeign(r, d) }) {
		return found
	}
	changes := r.Changes()
	if len(changes) == 0 {
		return found
	}
	anyway := map[string]bool{} // errors that the bases alone have too
	for _, base := range r.Bases() {
		_, alone := Folder(base, nil, nil)
		for _, d := range alone {
			anyway[errorKey(d)] = true
		}
	}
	b := newBlamer(r, changes)
	blamed := map[int]diag.List{} // by change
	out := slices.Clone(found)
	for i, d := range out {
		if !isForeign(r, d) || anyway[errorKey(d)] {
			continue
		}
		if at := b.cause(d); at >= 0 {
			out[i] = d.FollowsFrom(changeName(at))
			blamed[at] = append(blamed[at], d)
		}
	}
	for i, c := range changes {
		follow := blamed[i].Sorted()
		if len(follow) == 0 {
			continue
		}
		if own := slices.IndexFunc(out,
			func(d diag.Diagnostic) bool { return d.Severity == diag.Error && d.Range == c.At }); own >= 0 {
			out[own] = out[own].Causing(changeName(i)) // this finding says what is wrong with the change
		} else {
			first := follow[0]
			line, _, _ := strings.Cut(first.Summary+": "+first.Detail, "\n")
			out = append(out, diag.New("SC184", c.At, "change the rule that no longer fits as well, or leave this as it was").
				Saying("%s %s breaks the base", c.How, c.What).See(first.Range, "%s", line).Causing(changeName(i)))
		}
	}
	return out.Sorted()
}

func changeName(i int) string { return fmt.Sprintf("change %d", i) }

func errorKey(d diag.Diagnostic) string {
	return fmt.Sprintf("%s %s:%d", d.Code, d.Range.Filename, d.Range.Start.Byte)
}

// isForeign reports whether a finding is an error in a base or module.
func isForeign(r *resolve.Result, d diag.Diagnostic) bool {
	return d.Severity == diag.Error && !r.IsOwn(d.Range) && r.Sources[d.Range.Filename] != nil
}

// blamer finds the changes that cause errors. Its maps keep the work proportional to the size of the text and the
// number of errors.
type blamer struct {
	merged *resolve.Result
	blocks map[string][]*resolve.Item // by file, in source order
	at     map[hcl.Range]int          // the changes, by place
	of     map[*resolve.Item]int      // the first change of each declaration of a base
	named  map[string]int             // the first change of something with a name
	only   int                        // the only change, or -1
	first  map[hcl.Range]int          // cache of mentioned
}

func newBlamer(r *resolve.Result, changes []resolve.Change) *blamer {
	b := &blamer{
		merged: r, blocks: map[string][]*resolve.Item{}, at: map[hcl.Range]int{}, of: map[*resolve.Item]int{},
		named: map[string]int{}, only: -1, first: map[hcl.Range]int{},
	}
	for _, it := range r.Items {
		file := it.Block.TypeRange.Filename
		b.blocks[file] = append(b.blocks[file], it)
	}
	for _, its := range b.blocks {
		slices.SortFunc(its, func(x, y *resolve.Item) int {
			return x.Block.TypeRange.Start.Byte - y.Block.TypeRange.Start.Byte
		})
	}
	for i, c := range slices.Backward(changes) {
		b.at[c.At] = i
		if c.Item != nil {
			b.of[c.Item] = i
		}
		if c.Name != "" {
			b.named[c.Name] = i
		}
	}
	if len(changes) == 1 {
		b.only = 0
	}
	return b
}

// cause returns the index of the change that most probably causes an error, or -1: the change that the error refers
// to; else a change of the block that contains the error; else a change of something named in the error, its line or
// its block.
func (b *blamer) cause(d diag.Diagnostic) int {
	if b.only >= 0 {
		return b.only
	}
	for _, r := range d.Related {
		if i, ok := b.at[r.Range]; ok {
			return i
		}
	}
	it := b.enclosing(d.Range)
	if it != nil {
		if i, ok := b.of[it]; ok {
			return i
		}
	}
	src := b.merged.Sources[d.Range.Filename]
	if i := b.mentions(part(src, d.Range.Start.Byte, d.Range.End.Byte)); i >= 0 {
		return i
	}
	if i := b.mentions([]byte(d.Summary + "\n" + d.Detail)); i >= 0 {
		return i
	}
	if i := b.mentioned(lines(src, d.Range)); i >= 0 || it == nil {
		return i
	}
	return b.mentioned(it.Block.Range())
}

// enclosing returns the declaration that contains a range, or nil.
func (b *blamer) enclosing(r hcl.Range) *resolve.Item {
	its := b.blocks[r.Filename]
	i, _ := slices.BinarySearchFunc(its, r.Start.Byte+1,
		func(it *resolve.Item, at int) int { return it.Block.TypeRange.Start.Byte - at })
	if i == 0 || r.End.Byte > its[i-1].Block.CloseBraceRange.End.Byte {
		return nil
	}
	return its[i-1]
}

var word = regexp.MustCompile(`\w+`)

// mentions returns the first change of something named in a text, or -1.
func (b *blamer) mentions(text []byte) int {
	best := -1
	for _, w := range word.FindAll(text, -1) {
		if i, ok := b.named[string(w)]; ok && (best < 0 || i < best) {
			best = i
		}
	}
	return best
}

// mentioned is mentions for a range of the source. It caches the result, because many errors can be in one line or
// block.
func (b *blamer) mentioned(r hcl.Range) int {
	i, known := b.first[r]
	if !known {
		i = b.mentions(part(b.merged.Sources[r.Filename], r.Start.Byte, r.End.Byte))
		b.first[r] = i
	}
	return i
}

// part returns text from one offset to another, limited to the length of src.
func part(src []byte, from, to int) []byte {
	from = min(max(from, 0), len(src))
	return src[from:min(max(to, from), len(src))]
}

// lines returns the range of the lines that contain a range, without line numbers.
func lines(src []byte, r hcl.Range) hcl.Range {
	from, to := min(max(r.Start.Byte, 0), len(src)), min(max(r.End.Byte, 0), len(src))
	return hcl.Range{
		Filename: r.Filename, Start: hcl.Pos{Byte: bytes.LastIndexByte(src[:from], '\n') + 1},
		End: hcl.Pos{Byte: to + max(bytes.IndexByte(src[to:], '\n'), 0)},
	}
}
