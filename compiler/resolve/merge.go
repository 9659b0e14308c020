package resolve

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// additive reports whether blocks of this type and with the same labels add to each other, in one folder as well as in
// several. The checker gives precedence to the entries of later folders.
func additive(b *hclsyntax.Block) bool {
	switch b.Type {
	case "class", "rulebook":
		return true
	case "setup":
		return len(b.Labels) == 0
	}
	return false
}

// merge merges a folder's own blocks with what is there. It executes remove blocks first, so that a folder can remove a
// block and declare it anew.
func (m *merger) merge(f folder, blocks []*hclsyntax.Block) {
	for _, b := range blocks {
		if b.Type == "remove" {
			m.remove(f, b)
		}
	}
	m.classes = map[string]bool{}
	for _, b := range blocks {
		if b.Type == "class" && len(b.Labels) > 0 {
			m.classes[b.Labels[0]] = true
		}
	}
	own := map[string]*hclsyntax.Block{}
	var amendments []*hclsyntax.Block
	for _, b := range blocks {
		switch b.Type {
		case "remove":
			continue
		case "amend": // after what the folder itself declares
			amendments = append(amendments, b)
			continue
		}
		if b.Type == "needs" {
			m.need(f, b)
			continue
		}
		if _, ok := schema.Block(b.Type); !ok {
			d, meant := schema.UnknownTop(b)
			m.report(d)
			if meant == "" {
				continue
			}
			named := *b
			named.Type = meant
			b = &named
		}
		key := blockKey(b.Type, ownLabels(b))
		if additive(b) {
			for _, it := range m.byKey[key] {
				if it.IsOpen() {
					it.Need.Met = true
				}
			}
			m.recordEntries(f, key, b)
			m.append(f, key, b)
			continue
		}
		switch before, twice := own[key]; {
		case !twice:
			own[key] = b
			m.put(f, key, b)
		case b.Type == "setup":
			m.append(f, key, b)
		default:
			m.report(diag.New("SC105", labelRange(b), "give one of them another name, or merge the two").
				Saying("%s is declared twice", Describe(b.Type, b.Labels)).See(before.DefRange(), "the first one is here").Twice(kindAndName(b)))
		}
	}
	for _, b := range amendments {
		m.amend(f, b)
	}
}

// ownLabels returns the labels of a block without those that are too many, which are reported elsewhere: what is
// called by its name is there in spite of them.
func ownLabels(b *hclsyntax.Block) []string {
	if spec, ok := schema.Block(b.Type); ok && !spec.MoreLabels && len(b.Labels) > len(spec.Labels) {
		return b.Labels[:len(spec.Labels)]
	}
	return b.Labels
}

// kindAndName returns what diag.Diagnostic.Missing calls the thing that a block declares: a class is a name, as a
// local is.
func kindAndName(b *hclsyntax.Block) (kind, name string) {
	kind = b.Type
	if n := len(b.Labels); n > 0 {
		name = b.Labels[n-1]
	}
	switch b.Type {
	case "thing":
		kind = b.Labels[0]
	case "phase":
		kind = "procedure"
	case "enum", "record":
		kind = "name"
	}
	return kind, name
}

// recordEntries records the entries of an additive block, so that a conflict is found if two folders add the same name.
func (m *merger) recordEntries(f folder, key string, b *hclsyntax.Block) {
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
			if before, known := m.entries[key+aspect]; known && m.sources.equalExprs(before, item.ValueExpr) {
				continue
			}
			m.entries[key+aspect] = item.ValueExpr
			m.history.record(key, aspect, change{dir: f.dir, at: item.KeyExpr.Range()})
		}
	}
}

// put adds a block that is not additive, or overrides the item that has its type and labels.
func (m *merger) put(f folder, key string, b *hclsyntax.Block) {
	existing := m.byKey[key]
	c := change{dir: f.dir, at: labelRange(b)}
	if len(existing) == 0 {
		if m.history.removedElsewhere(key, c) {
			return
		}
		m.history.settle(key, entireBlock, c)
		m.append(f, key, b)
		return
	}
	base := existing[0]
	if base.IsOpen() {
		m.meet(f, key, base, b)
		return
	}
	if f.imported != "" || m.importedBy[base] != "" {
		m.report(diag.New("SC188", labelRange(b), "%s declares it as well; two modules must not declare the same thing, and what a module declares cannot be overridden", base.Origin.Folder).
			Saying("%s is declared in two folders", Describe(b.Type, b.Labels)).See(base.Origin.Range, "the other one is here"))
		return
	}
	for _, more := range existing[1:] { // several setup blocks with one label
		if len(b.Body.Blocks) > 0 {
			more.Body = nil
		}
	}
	if len(b.Body.Blocks) > 0 && len(existing) > 1 {
		m.byKey[key] = existing[:1]
	}
	if declaredIn := m.declaredIn[base]; m.history.independent(f.dir, declaredIn) {
		if !m.sources.equalBodies(base.Body, b.Body) {
			m.history.addConflict(key, entireBlock, change{dir: declaredIn, at: base.Origin.Range}, c)
		}
		return
	}
	m.override(f, key, base, b)
}
