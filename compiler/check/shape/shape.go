package shape

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Blocks compares every block against its row of the schema and its labels against the rules for names.
func (d *Checker) Blocks() {
	for _, it := range d.blocks.Merged.Items {
		spec, ok := schema.Block(it.Type)
		if !ok {
			continue
		}
		d.shape(it, spec)
		if n := len(spec.Labels); len(it.Labels) > n && !spec.MoreLabels {
			it.Labels = it.Labels[:n] // so that the thing is there for who names it
		}
		if it.Type == "test" {
			continue
		}
		for i, l := range it.Labels {
			if !d.Name(l, it.Block.LabelRanges[i]) && snake(l) != "" && !symbols.Reserved(l) {
				it.Labels[i] = snake(l) // so that who writes it right is not told that it is not there
			}
		}
	}
}

func (d *Checker) shape(it *resolve.Item, spec *schema.BlockSpec) {
	b := it.Block
	for _, m := range schema.Check(b, spec) {
		if m.Code != "SC102" || !d.NoChange(it, m.Detail) {
			d.report.Add(m)
		}
	}
	for _, inner := range b.Body.Blocks {
		if in, ok := schema.Nested(spec.Name, inner.Type); ok {
			d.report.AddAll(schema.Check(inner, in))
		}
	}
}

// NoChange reports a block of a variant that lacks something as one that was meant to change a block of the base. It says
// whether the base has any of that type, so that this is likely.
func (d *Checker) NoChange(it *resolve.Item, needs string) bool {
	if !d.blocks.Merged.Extends || d.blocks.Merged.Scenario == nil || it.Origin.Folder != d.blocks.Merged.Scenario.Origin.Folder || len(it.Labels) == 0 {
		return false
	}
	var others []string
	for _, o := range d.blocks.ByType[it.Type] {
		if n := len(o.Labels); o.Origin.Folder != it.Origin.Folder && n == len(it.Labels) && slices.Equal(o.Labels[:n-1], it.Labels[:n-1]) {
			others = append(others, o.Labels[n-1])
		}
	}
	if len(others) == 0 {
		return false
	}
	name, at := source.Label(it)
	d.report.Once(at, diag.New("SC195", at, "a new one needs more: %s", needs).
		Saying("there is no %s to change", resolve.Describe(it.Type, it.Labels)).Suggest(spell.Nearest(name, others)))
	return true
}

// Name reports a name that references could not say.
func (d *Checker) Name(s string, at hcl.Range) (ok bool) {
	ok = s != "" && s[0] >= 'a' && s[0] <= 'z'
	for i := 0; i < len(s) && ok; i++ {
		ch := s[i]
		ok = ch == '_' || ch >= 'a' && ch <= 'z' || ch >= '0' && ch <= '9'
	}
	if ok && !symbols.Reserved(s) {
		return true
	}
	m := diag.New("SC106", at, "names begin with a letter a–z and have only a–z, 0–9 and _ in them").Saying("%q is not a name", s)
	if symbols.Reserved(s) {
		m = m.Note("%s has a meaning of its own", s)
	} else if better := snake(s); better != "" {
		m = m.Suggest(better)
	}
	d.report.Add(m)
	return false
}

// snake is the name somebody probably wanted.
func snake(s string) string {
	var out []byte
	for _, r := range s {
		switch {
		case r >= 'A' && r <= 'Z':
			if n := len(out); n > 0 && out[n-1] >= 'a' && out[n-1] <= 'z' {
				out = append(out, '_')
			}
			out = append(out, byte(r-'A'+'a'))
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9' && len(out) > 0:
			out = append(out, byte(r))
		case len(out) > 0 && out[len(out)-1] != '_':
			out = append(out, '_')
		}
	}
	for len(out) > 0 && out[len(out)-1] == '_' {
		out = out[:len(out)-1]
	}
	return string(out)
}
