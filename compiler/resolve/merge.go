package resolve

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// additive are the blocks that add to each other when their labels are equal, in a folder as well as across folders.
// The checker lets a later folder's entry take the place of an earlier one's.
func additive(b *hclsyntax.Block) bool {
	switch b.Type {
	case "class", "rulebook":
		return true
	case "setup":
		return len(b.Labels) == 0
	}
	return false
}

func key(typ string, labels []string) string { return typ + "\x00" + strings.Join(labels, "\x00") }

// Describe is a block as people name it: unit scout.
func Describe(typ string, labels []string) string {
	if len(labels) == 0 {
		return typ
	}
	return typ + " " + strings.Join(labels, " ")
}

// merge puts a folder's own blocks over what is there: first what it takes away, so that a block can be taken away
// and written anew.
func (l *loader) merge(p place, imported string, blocks []*hclsyntax.Block) {
	for _, b := range blocks {
		if b.Type == "remove" {
			l.remove(p, b)
		}
	}
	l.classes = map[string]bool{}
	for _, b := range blocks {
		if b.Type == "class" && len(b.Labels) > 0 {
			l.classes[b.Labels[0]] = true
		}
	}
	own := map[string]*hclsyntax.Block{}
	for _, b := range blocks {
		if b.Type == "remove" {
			continue
		}
		if _, ok := schema.Block(b.Type); !ok {
			l.add(schema.UnknownTop(b))
			if _, ok := schema.Block(b.Type); !ok {
				continue
			}
		}
		k := key(b.Type, b.Labels)
		if additive(b) {
			l.members(p, k, b)
			l.append(p, imported, k, b)
			continue
		}
		switch before, twice := own[k]; {
		case !twice:
			own[k] = b
			l.put(p, imported, k, b)
		case b.Type == "setup":
			l.append(p, imported, k, b)
		default:
			l.add(diag.New("SC105", labelRange(b), "give one of them another name, or put them together").
				Saying("%s is declared twice", Describe(b.Type, b.Labels)).See(before.DefRange(), "the first one is here"))
		}
	}
}

func labelRange(b *hclsyntax.Block) hcl.Range {
	if n := len(b.LabelRanges); n > 0 {
		return b.LabelRanges[n-1]
	}
	return b.TypeRange
}

func (l *loader) append(p place, imported, k string, b *hclsyntax.Block) {
	it := l.newItem(p.shown, b)
	l.born[it] = p.dir
	l.result.Items = append(l.result.Items, it)
	l.byKey[k] = append(l.byKey[k], it)
	l.from[it] = imported
}

func (l *loader) put(p place, imported, k string, b *hclsyntax.Block) {
	there := l.byKey[k]
	h := hand{dir: p.dir, at: labelRange(b)}
	if len(there) == 0 {
		if l.goneElsewhere(k, h) {
			return
		}
		l.settle(k, whole, h)
		l.append(p, imported, k, b)
		return
	}
	base := there[0]
	if imported != "" || l.from[base] != "" {
		l.add(diag.New("SC188", labelRange(b), "%s has one too; two modules may not declare the same thing, and what is imported is not overridden", base.Origin.Folder).
			Saying("%s is declared in two folders", Describe(b.Type, b.Labels)).See(base.Origin.Range, "the other one is here"))
		return
	}
	for _, more := range there[1:] { // setups of one label
		if len(b.Body.Blocks) > 0 {
			more.Body = nil
		}
	}
	if len(b.Body.Blocks) > 0 && len(there) > 1 {
		l.byKey[k] = there[:1]
	}
	if maker := l.born[base]; maker != p.dir && !l.over[p.dir][maker] {
		if !l.equalBodies(base.Body, b.Body) {
			l.clash(k, whole, hand{dir: maker, at: base.Origin.Range}, h)
		}
		return
	}
	l.override(p, k, base, b)
}
