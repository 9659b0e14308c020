package resolve

import (
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/fetched"
)

// Change is a change or declaration in a variant that may break rules of its base.
type Change struct {
	How  string    // "changing", "removing" or "declaring"
	What string    // what is changed, such as "values of enum tag"
	Name string    // the name that rules use
	At   hcl.Range // where the variant has it
	Item *Item     // the changed declaration of the base; nil if it was removed, or added by the variant
}

// Changes returns what the folder itself changes in its bases, in source order. It is used to find out why rules of
// the base are wrong in the variant.
func (r *Result) Changes() []Change {
	if r.Scenario == nil {
		return nil
	}
	var out []Change
	for _, it := range r.Items {
		name := ""
		if n := len(it.Labels); n > 0 {
			name = it.Labels[n-1]
		}
		described := Describe(it.Type, it.Labels)
		switch {
		case it.Type == "class" && r.IsOwn(it.Origin.Range):
			out = append(out, classChanges(it)...)
			continue
		case r.IsOwn(it.Origin.Range):
			out = append(out, Change{How: "declaring", What: described, Name: name, At: it.Origin.Range})
			continue
		}
		for _, aspect := range slices.Sorted(maps.Keys(it.ChangedAt)) {
			if at := it.ChangedAt[aspect]; r.IsOwn(at) {
				how := "changing"
				if it.Removed[aspect] {
					how = "removing"
				}
				what := DescribeAspect(aspect) + " of " + described
				out = append(out, Change{How: how, What: what, Name: name, At: at, Item: it})
			}
		}
	}
	for key, at := range r.removed {
		if typ, labels, _ := strings.Cut(key, "\x00"); r.IsOwn(at) {
			names := strings.Split(labels, "\x00")
			out = append(out, Change{How: "removing", What: Describe(typ, names), Name: names[len(names)-1], At: at})
		}
	}
	slices.SortFunc(out, func(a, b Change) int { return dsl.Compare(a.At, b.At) })
	return out
}

// classChanges returns the attributes, state and flags that a class block declares.
func classChanges(it *Item) []Change {
	var out []Change
	for _, a := range dsl.Attributes(it.Body) {
		if list, ok := a.Expr.(*hclsyntax.TupleConsExpr); ok && a.Name == "flags" {
			for _, e := range list.Exprs {
				if name := hcl.ExprAsKeyword(e); name != "" {
					out = append(out, Change{How: "declaring", What: "flag " + name + " of " + Describe(it.Type, it.Labels),
						Name: name, At: e.Range()})
				}
			}
			continue
		}
		for name, e := range dsl.Entries(a.Expr) {
			out = append(out, Change{How: "declaring", What: name + " of " + Describe(it.Type, it.Labels),
				Name: name, At: e.KeyExpr.Range()})
		}
	}
	return out
}

// IsOwn reports whether a place is in the folder itself, not in a base or a module.
func (r *Result) IsOwn(at hcl.Range) bool {
	return r.Scenario == nil || path.Dir(at.Filename) == r.Scenario.Origin.Folder
}

// Bases loads each of the scenarios that the folder extends on its own.
func (r *Result) Bases() []*Result {
	if !r.Extends || r.Scenario == nil || r.files.FS == nil {
		return nil
	}
	var out []*Result
	for _, e := range dsl.Elements(r.Scenario.Body.Attributes[extendsAttr].Expr) {
		name, ok := dsl.Literal(e)
		if !ok {
			continue
		}
		dir, shown := path.Join(r.folder, name), path.Join(r.Dir, name)
		if game, _, ok := gameNamed(name); ok {
			dir, shown = game, game
		} else if InGames(name) {
			dir, shown = path.Clean(name), path.Clean(name)
		} else if fetched.IsAddress(name) {
			if dir, ok = r.files.fetched.folderOf(name); !ok {
				continue
			}
			shown = dir
		}
		base, found := loadFrom(r.files, dir, shown, r.parsed)
		base.Incomplete = base.Incomplete || found.HasErrors()
		out = append(out, base)
	}
	return out
}
