package resolve

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// An aspect is a part of a block that a variant can change: an attribute, a named nested block, an attribute in a
// nested block, or one of these constants.
const (
	entireBlock = ""   // the existence of the block
	statements  = "{}" // the nested blocks, if they have no names of their own
)

// DescribeAspect returns an aspect, as in Item.ChangedAt, in the words of messages.
func DescribeAspect(aspect string) string {
	if inner, ok := strings.CutPrefix(aspect, statements+" "); ok {
		return inner // an amended statement
	}
	return strings.TrimSpace(strings.ReplaceAll(aspect, statements, "statements"))
}

// change is a folder's change to an aspect of a block.
type change struct {
	dir      string
	at       hcl.Range
	inherits bool // the new expression uses the old one, with `inherited`
}

// conflict is a pair of changes to one aspect of a block by two folders, neither of which is built on the other. A
// folder that is built on both settles it by changing the aspect.
type conflict struct {
	key, aspect   string
	first, second change
}

// history records which folder changed which aspect, to find variants that conflict.
type history struct {
	builtOn    map[string]map[string]bool   // the folders that each folder is built on, directly or indirectly
	lastChange map[string]map[string]change // the last change, by block and aspect
	removed    map[string]change            // by block
	conflicts  []conflict
}

func newHistory() *history {
	return &history{
		builtOn:    map[string]map[string]bool{},
		lastChange: map[string]map[string]change{},
		removed:    map[string]change{},
	}
}

// addFolder begins the history of a folder.
func (h *history) addFolder(dir string) { h.builtOn[dir] = map[string]bool{} }

// addBase records that a folder is built on another one, and on all that the other is built on.
func (h *history) addBase(dir, base string) {
	h.builtOn[dir][base] = true
	maps.Copy(h.builtOn[dir], h.builtOn[base])
}

// independent reports whether dir is neither other nor built on it, so that its changes do not take those of other
// into account.
func (h *history) independent(dir, other string) bool {
	return other != dir && !h.builtOn[dir][other]
}

func (h *history) addConflict(key, aspect string, first, second change) {
	h.conflicts = append(h.conflicts, conflict{key, aspect, first, second})
}

// record records a change to an aspect of a block.
func (h *history) record(key, aspect string, c change) {
	if !h.settle(key, aspect, c) && !c.inherits {
		for _, other := range slices.Sorted(maps.Keys(h.lastChange[key])) {
			before := h.lastChange[key][other]
			if (other == aspect || contains(other, aspect) || contains(aspect, other)) && h.independent(c.dir, before.dir) {
				h.addConflict(key, aspect, before, c)
				break
			}
		}
	}
	if h.lastChange[key] == nil {
		h.lastChange[key] = map[string]change{}
	}
	h.lastChange[key][aspect] = c
}

// contains reports whether aspect a is a nested block and b a part of it.
func contains(a, b string) bool { return a != entireBlock && strings.HasPrefix(b, a+" ") }

// settle removes the conflicts that a change settles, because its folder is built on both sides. It reports whether
// there were any.
func (h *history) settle(key, aspect string, c change) bool {
	n := len(h.conflicts)
	h.conflicts = slices.DeleteFunc(h.conflicts, func(old conflict) bool {
		return old.key == key && (aspect == entireBlock || old.aspect == aspect || contains(aspect, old.aspect)) &&
			h.builtOn[c.dir][old.first.dir] && h.builtOn[c.dir][old.second.dir]
	})
	return len(h.conflicts) < n
}

// removedElsewhere reports whether the block was removed by a folder that c's folder is not built on. If so, changing
// the block is a conflict, which it records.
func (h *history) removedElsewhere(key string, c change) bool {
	before, removed := h.removed[key]
	if !removed || !h.independent(c.dir, before.dir) {
		return false
	}
	h.addConflict(key, entireBlock, before, c)
	return true
}

// removeBlock records that a folder removes a block.
func (h *history) removeBlock(key string, c change) {
	h.settle(key, entireBlock, c)
	for _, aspect := range slices.Sorted(maps.Keys(h.lastChange[key])) {
		if other := h.lastChange[key][aspect]; h.independent(c.dir, other.dir) {
			h.addConflict(key, entireBlock, other, c)
			break
		}
	}
	h.removed[key] = c
}

// knows reports whether a folder is built on all folders that last changed an aspect. If so, a change that repeats
// the present value has no effect. Otherwise two variants happen to agree, which is not reported.
func (h *history) knows(dir, key, aspect string) bool {
	for other, before := range h.lastChange[key] {
		if (other == aspect || contains(other, aspect)) && !h.builtOn[dir][before.dir] {
			return false
		}
	}
	return true
}

// report returns an error for each conflict that was not settled. names are the paths of folders in messages.
func (h *history) report(names map[string]string) diag.List {
	var out diag.List
	for _, c := range h.conflicts {
		typ, labels, _ := strings.Cut(c.key, "\x00")
		block := strings.TrimSpace(typ + " " + strings.ReplaceAll(labels, "\x00", " "))
		var how string
		switch c.aspect {
		case entireBlock:
			how = "do not agree on " + block
		case statements:
			how = "both change what " + block + " does"
		default:
			how = "both change " + DescribeAspect(strings.TrimSuffix(c.aspect, " "+statements)) + " of " + block
		}
		out = append(out, diag.New("SC192", c.second.at, "override it in the folder that extends both").
			Saying("%s and %s %s", names[c.first.dir], names[c.second.dir], how).See(c.first.at, "the other one is here"))
	}
	return out
}
