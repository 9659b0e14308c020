// Package geography builds the map from the borders and paths that spaces declare, and reports spaces that cannot be
// reached.
package geography

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// BuildMap builds the map: neighbours, borders, nesting and paths.
func (d *Checker) BuildMap() {
	space, border := d.symbols.Classes["space"], d.symbols.Classes["border"]
	type pair struct{ from, to *ir.Member }
	listed := map[pair]hcl.Range{} // from `borders`, in the direction written
	joined := map[pair]bool{}

	for _, b := range border.Members {
		d.readBorder(b)
	}
	for _, s := range space.Members {
		it := d.blocks.Owner(s)
		a := d.attributes.Item(it, nil).Raw("borders", "list(space)")
		if a == nil {
			continue
		}
		for _, ref := range d.spaceList(a, "SC140") {
			n := ref.m
			if ref.guess {
				d.meantBorders = append(d.meantBorders, [2]*ir.Member{s, n})
				continue
			}
			if n == s {
				d.report.Add(diag.New("SC141", ref.at, "a space borders on others").Saying("%s borders on itself", s.Name))
				continue
			}
			if d.refuseOffMap(n, ref.at) || d.refuseOffMap(s, ref.at) {
				continue
			}
			if at, twice := listed[pair{s, n}]; twice {
				d.report.Add(diag.New("SC142", ref.at, "keep one of them; several ways between the same spaces are border blocks").
					Saying("%s is listed twice", n.Name).See(at, "the first one is here"))
				continue
			}
			listed[pair{s, n}] = ref.at
			// If the other space lists the border too, both entries are one border, made from the first.
			if joined[pair{n, s}] {
				continue
			}
			joined[pair{s, n}] = true
			b := d.symbols.AddMember(border, s.Name+":"+n.Name, ref.at)
			b.Title = symbols.PlainText(symbols.TitleOf(s.Name)+" – "+symbols.TitleOf(n.Name), ref.at)
			b.Attrs = make([]*ir.Const, len(border.Attrs))
			d.join(b, s, n, false)
			for _, at := range border.Attrs {
				switch {
				case b.Attrs[at.Index] != nil || at.Default != nil || at.Follows != nil:
				case at.BuiltIn:
					b.Attrs[at.Index] = &ir.Const{Text: b.Title}
				default:
					d.report.AddOnce(at.Range, diag.New("SC112", at.Range,
						"give it a default: entries of borders are borders too, and cannot set it").
						Saying("the borders listed in spaces have no %s", at.Name))
				}
			}
		}
	}
	d.reportNestedInThemselves(space)
	d.readPaths()
}

type spaceRef struct {
	m     *ir.Member
	at    hcl.Range
	guess bool // a guess for a misspelt name
}

// spaceList returns the spaces in a list of references. It reports names that are not spaces with the given code,
// because names are often misspelt in long lists of neighbours.
func (d *Checker) spaceList(a *hclsyntax.Attribute, code string) []spaceRef {
	space := d.symbols.Classes["space"]
	list, ok := a.Expr.(*hclsyntax.TupleConsExpr)
	if !ok {
		d.incomplete = true
		d.report.Add(diag.New(code, a.Expr.Range(), "write %s = [space.NAME, …]", a.Name).Saying("%s is a list of spaces",
			a.Name))
		return nil
	}
	out := make([]spaceRef, 0, len(list.Exprs))
	for _, e := range list.Exprs {
		if class, step, ok := dsl.Reference(e); ok && class == "space" {
			if m := d.symbols.Members[space][step.Name]; m != nil {
				m.Used = true
				d.symbols.Notes.Name(types.NameRange(step), m)
				out = append(out, spaceRef{m: m, at: e.Range()})
				continue
			}
			near := d.report.Nearest(step.Name, symbols.Members(space))
			d.report.AddMissing(diag.New(code, types.NameRange(step), "every name in %s is a space block", a.Name).
				Saying("there is no space %q", step.Name).Suggest(near), "space", step.Name)
			if near != "" {
				out = append(out, spaceRef{m: d.symbols.Members[space][near], at: e.Range(), guess: true})
			} else {
				d.incomplete = true
			}
			continue
		}
		d.incomplete = true
		d.report.Add(diag.New(code, e.Range(), "write space.NAME").Saying("this is not a space"))
	}
	return out
}

func (d *Checker) offMap(m *ir.Member) bool {
	v := symbols.AttrNamed(m, "off_map")
	return v != nil && v.Int != 0
}

// refuseOffMap reports a border of a space that is off the map. It returns false for other spaces.
func (d *Checker) refuseOffMap(m *ir.Member, at hcl.Range) bool {
	off := d.offMap(m)
	if off {
		d.incomplete = true
		d.report.Add(diag.New("SC153", at, "a space with off_map = true is not on the map").
			Saying("%s is off the map and has no borders", m.Name))
	}
	return off
}

// join adds the edges of a border.
func (d *Checker) join(b, from, to *ir.Member, oneWay bool) {
	symbols.GiveAttr(b, "ends", &ir.Const{List: []*ir.Const{{Int: int64(from.Index), Den: 1},
		{Int: int64(to.Index), Den: 1}}})
	d.symbols.Scenario.Edges = append(d.symbols.Scenario.Edges, &ir.Edge{From: from, To: to, Border: b})
	if !oneWay {
		d.symbols.Scenario.Edges = append(d.symbols.Scenario.Edges, &ir.Edge{From: to, To: from, Border: b})
	}
}

func (d *Checker) readBorder(b *ir.Member) {
	it := d.blocks.Owner(b)
	a := d.attributes.Item(it, nil).Raw("between", "two(space)")
	if a == nil {
		d.incomplete = true
		return
	}
	before := d.report.Errors()
	refs := d.spaceList(a, "SC140")
	if d.report.Errors() > before {
		if len(refs) == 2 {
			d.meantBorders = append(d.meantBorders, [2]*ir.Member{refs[0].m, refs[1].m})
		} else {
			d.incomplete = true
		}
		return
	}
	if len(refs) != 2 {
		d.incomplete = true
		d.report.Add(diag.New("SC145", a.Expr.Range(), "write between = [space.A, space.B]").
			Saying("border %s joins %d spaces", b.Name, len(refs)))
		return
	}
	from, to := refs[0], refs[1]
	if from.m == to.m {
		d.incomplete = true
		d.report.Add(diag.New("SC141", to.at, "a border joins two spaces").Saying("border %s joins %s to itself", b.Name,
			from.m.Name))
		return
	}
	if d.refuseOffMap(from.m, from.at) || d.refuseOffMap(to.m, to.at) {
		return
	}
	one := symbols.AttrNamed(b, "one_way")
	d.join(b, from.m, to.m, one != nil && one.Int != 0)
}

// reportNestedInThemselves reports spaces that are part of themselves.
func (d *Checker) reportNestedInThemselves(space *ir.Class) {
	const open, done = 1, 2
	state := make([]uint8, len(space.Members))
	for i := range space.Members {
		var walk []int
		for j := i; state[j] == 0; {
			state[j] = open
			walk = append(walk, j)
			v := symbols.AttrNamed(space.Members[j], "part_of")
			if v == nil || v.Int < 0 || v.Int >= int64(len(state)) {
				break
			}
			j = int(v.Int)
			if state[j] == open {
				m := space.Members[j]
				at := m.Range
				if a := d.attributes.Item(d.blocks.Owner(m), nil).Find("part_of"); a != nil {
					at = a.Expr.Range()
				}
				d.report.Add(diag.New("SC144", at,
					"a space can be part of a larger one, and that of a larger one, but not of itself").
					Saying("%s is part of itself", m.Name))
			}
		}
		for _, j := range walk {
			state[j] = done
		}
	}
}

func (d *Checker) readPaths() {
	for _, p := range d.symbols.Classes["path"].Members {
		a := d.attributes.Item(d.blocks.Owner(p), nil).Raw("through", "list(space)")
		if a == nil {
			continue
		}
		before := d.report.Errors()
		refs := d.spaceList(a, "SC146")
		if d.report.Errors() > before {
			continue
		}
		if len(refs) == 0 {
			d.report.Add(diag.New("SC146", a.Expr.Range(), "write through = [space.A, space.B]").
				Saying("path %s goes through no space", p.Name))
			continue
		}
		v := &ir.Const{}
		for _, r := range refs {
			v.List = append(v.List, &ir.Const{Int: int64(r.m.Index), Den: 1})
		}
		symbols.GiveAttr(p, "through", v)
	}
}

// Checker builds and checks the map.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	// attributes reads the attributes of declarations by the rows of the schema.
	attributes *attribute.Reader
	blocks     *source.Blocks

	// meantBorders are pairs of spaces whose border had a misspelt name, with the names that were probably meant.
	meantBorders [][2]*ir.Member
	// incomplete is set if a border had an error and its spaces are not known.
	incomplete bool
}

// New returns a Checker that shares a table and a report with the other parts of a check.
func New(t *symbols.Table, r *symbols.Report, attributes *attribute.Reader, blocks *source.Blocks) *Checker {
	return &Checker{symbols: t, report: r, attributes: attributes, blocks: blocks}
}
