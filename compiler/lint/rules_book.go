package lint

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
)

// citable are the blocks that say a rule by themselves; what functions and procedures say they say for those.
var citable = map[string]bool{
	"action": true, "modifier": true, "movement": true, "victory": true, "on": true, "phase": true, "procedure": true, "value": true,
	"forbid": true, "allow": true, "suppress": true, "function": true,
}

// users are the declarations that use each function, procedure, value and movement, as "function x".
func (p *pass) users() map[string]map[string]bool {
	users := map[string]map[string]bool{}
	use := func(of, by string) {
		if users[of] == nil {
			users[of] = map[string]bool{}
		}
		users[of][by] = true
	}
	for _, o := range p.seen.owners {
		by := o.String()
		for _, e := range p.seen.exprsOf[o] {
			ir.Walk(e, func(x ir.Expr) bool {
				switch x := x.(type) {
				case *ir.CallFn:
					use("function "+x.Fn.Name, by)
				case *ir.ValueOf:
					use("value "+x.Value.Name, by)
				case *ir.Builtin:
					if x.Movement != nil {
						use("movement "+x.Movement.Name, by)
					}
				}
				return true
			})
		}
	}
	for _, s := range p.seen.stmts {
		if c, ok := s.s.(*ir.Call); ok {
			use(c.Proc.What+" "+c.Proc.Name, s.owner.String())
		}
	}
	return users
}

func (p *pass) uncited() {
	if !p.ownBook() {
		return
	}
	cites := map[string]bool{} // "function x": it, or something in it, cites
	for _, it := range p.merged.Items {
		me := resolve.Describe(it.Type, it.Labels)
		p.eachBody(it.Body, func(b *hclsyntax.Body) {
			cites[me] = cites[me] || b.Attributes["cites"] != nil
		})
	}
	users := p.users()
	// Something is accounted for when it cites, or when all who use it are: the sequence, set-ups and what is for bots need
	// no clause.
	state := map[string]int{}
	var fine func(what string) bool
	fine = func(what string) bool {
		word, _, _ := strings.Cut(what, " ")
		if cites[what] || !citable[word] {
			return true
		}
		if state[what] != 0 {
			return state[what] == 1
		}
		state[what] = 2
		// What nothing but tests uses is theirs; what nothing uses at all is the compiler's to report.
		ok := len(users[what]) > 0 || word == "function" || word == "procedure" || word == "value" || word == "movement"
		for u := range users[what] {
			ok = ok && fine(u)
		}
		if ok {
			state[what] = 1
		}
		return ok
	}
	for _, it := range p.merged.Items {
		me := resolve.Describe(it.Type, it.Labels)
		if n := len(it.Labels); citable[it.Type] && it.Origin.Folder == p.merged.Dir && n > 0 && n <= len(it.Block.LabelRanges) && !fine(me) {
			p.found(it.Block.LabelRanges[n-1], "%s cites no clause", me).note("write cites = [\"…\"]; where the book is silent, say so in a comment that silences this")
		}
	}
}

func (p *pass) citedTwice() {
	p.attributes(func(n node) {
		list, ok := n.attr.Expr.(*hclsyntax.TupleConsExpr)
		if n.attr.Name != "cites" || !ok {
			return
		}
		seen := map[string]bool{}
		for i, e := range list.Exprs {
			clause, ok := dsl.Literal(e)
			if ok && seen[clause] {
				p.dropElement(p.found(e.Range(), "%s is cited twice here", clause), list, i)
			}
			seen[clause] = true
		}
	})
}

// ownBook says whether the scenario's own folder has a rulebook: a house rule is in no book but its own.
func (p *pass) ownBook() bool {
	return slices.ContainsFunc(p.merged.Items, func(it *resolve.Item) bool {
		return it.Type == "rulebook" && it.Origin.Folder == p.merged.Dir
	})
}

func (p *pass) uncitedTests() {
	if !p.ownBook() {
		return
	}
	for _, t := range p.sc.Tests {
		if len(t.Cites) == 0 && path.Dir(t.Range.Filename) == path.Clean(p.merged.Dir) {
			p.found(t.Range, "test %q cites no clause", t.Name).note("write cites = [\"…\"]")
		}
	}
}

func (p *pass) untested() {
	var lines []string
	for _, t := range p.sc.Tests {
		for _, s := range t.Steps {
			lines = append(lines, s.Lines...)
		}
	}
	var missing []*ir.Action
	played := 0
	for _, a := range p.sc.Actions {
		shape := a.Text
		if shape == nil || len(shape.Parts) == 0 {
			continue
		}
		var re strings.Builder
		re.WriteString("(?i)^") // lines are read whatever their case
		for _, part := range shape.Parts[0] {
			if part.Arg >= 0 {
				re.WriteString(".+")
			} else {
				re.WriteString(regexp.QuoteMeta(part.Literal))
			}
		}
		fits, err := regexp.Compile(re.String() + "$")
		if err != nil {
			continue
		}
		// One may also name the action alone, and answer its parameters one by one.
		word := ""
		if parts := shape.Parts[0]; len(parts) > 0 {
			word = strings.TrimSpace(parts[0].Literal)
		}
		found := slices.ContainsFunc(lines, func(l string) bool {
			return fits.MatchString(l) || word != "" && strings.EqualFold(l, word) || strings.EqualFold(l, a.Name) || a.Menu != nil && strings.EqualFold(l, plainText(a.Menu))
		})
		if found {
			played++
		} else {
			missing = append(missing, a)
		}
	}
	if played == 0 {
		return
	}
	for _, a := range missing {
		p.found(a.Range, "no test plays action %s", a.Name).note("write a test whose play or refuse has a line such as %q", plainText(a.Text))
	}
}

func (p *pass) sameTests() {
	seen := map[string]*resolve.Item{}
	for _, it := range p.merged.Items {
		if it.Type != "test" || len(it.Labels) == 0 {
			continue
		}
		var parts []string
		for _, a := range dsl.Attributes(it.Body) {
			if a.Name != "cites" {
				parts = append(parts, p.words(a.SrcRange))
			}
		}
		for _, b := range it.Body.Blocks {
			r := b.TypeRange
			r.End = b.CloseBraceRange.End
			parts = append(parts, p.words(r))
		}
		all := strings.Join(parts, "\n")
		if first := seen[all]; first != nil && all != "" {
			p.found(it.Block.LabelRanges[0], "test %q does the same as %q", it.Labels[0], first.Labels[0]).
				note("take one away, and cite its clauses in the other").see(first.Origin.Range, "the other one")
			continue
		}
		seen[all] = it
	}
}
