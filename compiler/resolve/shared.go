package resolve

import (
	"maps"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// sharedAttrs are the attributes of a class block whose names do not change if a module is imported under a name.
// Those of state do.
var sharedAttrs = []string{"attributes", "flags"}

// withoutRepeated removes from the class block of a module what a class has from the same lines already, because the
// module is imported under another name, too. Lines in which something has another name in each import stay, and
// clash. It reports whether anything is left of the block.
func (m *module) withoutRepeated(it *Item, existing []*Item) bool {
	body := it.Body
	for _, name := range sharedAttrs {
		a := it.Body.Attributes[name]
		if a == nil {
			continue
		}
		for _, old := range existing {
			if old.Body == nil || !sameLines(it, old, a, old.Body.Attributes[name]) {
				continue
			}
			if body == it.Body {
				copied := *body
				copied.Attributes = maps.Clone(body.Attributes)
				body = &copied
			}
			delete(body.Attributes, name)
			break
		}
	}
	if body == it.Body {
		return true
	}
	it.setBody(body)
	return len(body.Attributes) > 0 || len(body.Blocks) > 0
}

// sameLines reports whether two attributes are the same one of a module, and mean the same in two imports of it.
func sameLines(it, old *Item, a, b *hclsyntax.Attribute) bool {
	if b == nil || a.SrcRange != b.SrcRange {
		return false
	}
	at := a.Expr.Range()
	for i := at.Start.Byte; i < at.End.Byte; i++ {
		here := position{at.Filename, i}
		if it.names[here] != old.names[here] {
			return false
		}
	}
	return true
}
