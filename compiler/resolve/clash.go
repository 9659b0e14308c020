package resolve

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// hand is a folder that changes something: which, where, and whether it builds on what it found.
type hand struct {
	dir      string
	at       hcl.Range
	inherits bool
}

// whole is the aspect that a block is there at all.
const whole = ""

// clashing is a pair of folders, neither built on the other, that want different things of one aspect of a block. It
// stands until a folder built on both says what is to be.
type clashing struct {
	key, aspect   string
	first, second hand
}

func (l *loader) clash(k, aspect string, first, second hand) {
	l.clashes = append(l.clashes, clashing{k, aspect, first, second})
}

// touch notes that a folder changes an aspect of a block.
func (l *loader) touch(k, aspect string, h hand) {
	if !l.settle(k, aspect, h) && !h.inherits {
		for _, other := range slices.Sorted(maps.Keys(l.hands[k])) {
			before := l.hands[k][other]
			if (other == aspect || covers(other, aspect) || covers(aspect, other)) && before.dir != h.dir && !l.over[h.dir][before.dir] {
				l.clash(k, aspect, before, h)
				break
			}
		}
	}
	if l.hands[k] == nil {
		l.hands[k] = map[string]hand{}
	}
	l.hands[k][aspect] = h
}

// covers says whether one aspect is a nested block and the other a part of it.
func covers(a, b string) bool { return a != whole && strings.HasPrefix(b, a+" ") }

// settle takes away the clashes that a folder ends, being built on both sides. It says whether there were any.
func (l *loader) settle(k, aspect string, h hand) bool {
	n := len(l.clashes)
	l.clashes = slices.DeleteFunc(l.clashes, func(c clashing) bool {
		return c.key == k && (aspect == whole || c.aspect == aspect) && l.over[h.dir][c.first.dir] && l.over[h.dir][c.second.dir]
	})
	return len(l.clashes) < n
}

// goneElsewhere says whether a block is not there because a folder of another line has taken it away, which clashes
// with changing it.
func (l *loader) goneElsewhere(k string, h hand) bool {
	before, gone := l.gone[k]
	if !gone || before.dir == h.dir || l.over[h.dir][before.dir] {
		return false
	}
	l.clash(k, whole, before, h)
	return true
}

// ours says whether the last to change an aspect of the item is of this folder's line, so that saying the same again is
// idle; two variants that happen to agree are not.
func (o *overlay) ours(aspect string) bool {
	before, known := o.hands[o.key][aspect]
	return !known || o.over[o.place.dir][before.dir]
}

// members notes what an additive block adds, so that two folders that add the same name are found.
func (l *loader) members(p place, k string, b *hclsyntax.Block) {
	if b.Type != "class" {
		return
	}
	for _, a := range dsl.Attributes(b.Body) {
		obj, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
		if !ok {
			continue
		}
		for _, item := range obj.Items {
			name := hcl.ExprAsKeyword(item.KeyExpr)
			if name == "" {
				continue
			}
			aspect := a.Name + " " + name
			if before, known := l.added[k+aspect]; known && l.equalExprs(before, item.ValueExpr) {
				continue
			}
			l.added[k+aspect] = item.ValueExpr
			l.touch(k, aspect, hand{dir: p.dir, at: item.KeyExpr.Range()})
		}
	}
}

// reportClashes says which clashes nobody has settled.
func (l *loader) reportClashes() {
	for _, c := range l.clashes {
		typ, labels, _ := strings.Cut(c.key, "\x00")
		what := strings.TrimSpace(typ + " " + strings.ReplaceAll(labels, "\x00", " "))
		var how string
		switch c.aspect {
		case whole:
			how = "do not agree on " + what
		case statements:
			how = "both change what " + what + " does"
		default:
			how = "both change " + strings.TrimSuffix(c.aspect, " "+statements) + " of " + what
		}
		l.add(diag.New("SC192", c.second.at, "say in the folder that extends both what it is to be").
			Saying("%s and %s %s", l.shown[c.first.dir], l.shown[c.second.dir], how).See(c.first.at, "the other one is here"))
	}
}
