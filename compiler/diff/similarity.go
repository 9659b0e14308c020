package diff

import (
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// contents counts the parts of a node, and returns their total weight. The similarity of two nodes is the share that
// they have in common.
func (n *node) contents() (map[string]int, int) {
	if n.cachedContents != nil {
		return n.cachedContents, n.cachedSize
	}
	f := map[string]int{}
	size := 0
	put := func(s string, weight int) {
		f[s] += weight
		size += weight
	}
	if n.parent != nil || n.typ == "=" {
		put(n.heading(), 2)
	}
	for _, a := range n.attrs {
		name := n.attrName(a.name)
		if n.isSet(a.name) {
			elements, ok := n.model.setElements(a.expr)
			if !ok {
				elements = []hclsyntax.Expression{a.expr}
			}
			for _, e := range elements {
				put(name+" has "+n.model.canonicalWith(e, n.locals(), false), 1)
			}
			continue
		}
		value := n.valueOf(a.name, a.expr)
		put(name+" = "+value, 1)
		if len(value) > 24 { // long expressions may differ in a few words only
			for i, w := range strings.Fields(value) {
				if i < 200 {
					put(name+" ~ "+w, 1)
				}
			}
		}
	}
	if n.typ == "space" && n.class() == "space" {
		for other := range n.model.neighbours[n.declaration.last] {
			put("borders "+n.model.renaming.of("space", other), 1)
		}
	}
	for _, x := range n.body {
		inner, s := x.contents()
		for k, v := range inner {
			f[k] += v
		}
		size += s
	}
	n.cachedContents, n.cachedSize = f, size
	return f, size
}

// similarity returns the share of their contents that two nodes have in common, in thousandths.
func similarity(a, b *node) int {
	fa, na := a.contents()
	fb, nb := b.contents()
	if na+nb == 0 {
		return 1000
	}
	return 2000 * common(fa, fb) / (na + nb)
}

// common counts what two multisets have in common.
func common(a, b map[string]int) int {
	both := 0
	for k, v := range a {
		both += min(v, b[k])
	}
	return both
}
