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

// citable lists the types of blocks that should cite a clause, directly or through the blocks that use them.
var citable = map[string]bool{
	"action": true, "modifier": true, "movement": true, "victory": true, "on": true, "phase": true, "procedure": true,
	"value": true, "forbid": true, "ensure": true, "allow": true, "suppress": true, "function": true,
}

// users returns, for each function, procedure, value and movement, the declarations that use it, as "function x".
func (p *pass) users() map[string]map[string]bool {
	users := map[string]map[string]bool{}
	use := func(of, by string) {
		if users[of] == nil {
			users[of] = map[string]bool{}
		}
		users[of][by] = true
	}
	for _, o := range p.index.owners {
		by := o.String()
		partsOf(p.index.exprsOf[o], func(x ir.Expr) {
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
		})
	}
	for c, owner := range stmtsOf[*ir.Call](p.index) {
		use(c.Proc.What+" "+c.Proc.Name, owner.String())
	}
	return users
}

func uncitedRule(p *pass) {
	if !p.ownBook() {
		return
	}
	cites := map[string]bool{} // by "function x": the block, or a block in it, has a citation
	for _, it := range p.merged.Items {
		me := resolve.Describe(it.Type, it.Labels)
		dsl.EachBody(it.Body, func(b *hclsyntax.Body) {
			cites[me] = cites[me] || b.Attributes["cites"] != nil
		})
	}
	users := p.users()
	// A declaration is accounted for if it has a citation, or if everything that uses it is accounted for. The
	// sequence, set-ups and declarations for bots need no citation.
	state := map[string]int{}
	var accounted func(what string) bool
	accounted = func(what string) bool {
		word, _, _ := strings.Cut(what, " ")
		if cites[what] || !citable[word] {
			return true
		}
		if state[what] != 0 {
			return state[what] == 1
		}
		state[what] = 2
		// A declaration that only tests use needs no citation. The compiler reports those that nothing uses.
		ok := len(users[what]) > 0 || word == "function" || word == "procedure" || word == "value" || word == "movement"
		for u := range users[what] {
			ok = ok && accounted(u)
		}
		if ok {
			state[what] = 1
		}
		return ok
	}
	for _, it := range p.merged.Items {
		me := resolve.Describe(it.Type, it.Labels)
		if n := len(it.Labels); citable[it.Type] && it.Origin.Folder == p.merged.Dir && n > 0 &&
			n <= len(it.Block.LabelRanges) && !accounted(me) {
			p.report(it.Block.LabelRanges[n-1], "%s cites no clause", me).
				note("write cites = [\"…\"]; if the rule is not from the book, silence this finding with a comment that says so")
		}
	}
}

func citedTwice(p *pass) {
	p.eachAttribute(func(n attrNode) {
		list, ok := n.attr.Expr.(*hclsyntax.TupleConsExpr)
		if n.attr.Name != "cites" || !ok {
			return
		}
		seen := map[string]bool{}
		for i, e := range list.Exprs {
			citation, _ := dsl.Literal(e)
			clauses, _ := dsl.Clauses(citation)
			twice := slices.IndexFunc(clauses, func(c string) bool { return seen[c] })
			if twice >= 0 {
				found := p.report(e.Range(), "%s is cited twice here", clauses[twice])
				if !slices.ContainsFunc(clauses, func(c string) bool { return !seen[c] }) {
					p.dropElement(found, list, i)
				}
			}
			for _, c := range clauses {
				seen[c] = true
			}
		}
	})
}

// ownBook reports whether the scenario's own folder has a rulebook. House rules are not in the rulebook of the base.
func (p *pass) ownBook() bool {
	return slices.ContainsFunc(p.merged.Items, func(it *resolve.Item) bool {
		return it.Type == "rulebook" && it.Origin.Folder == p.merged.Dir
	})
}

func testCitesNothing(p *pass) {
	if !p.ownBook() {
		return
	}
	for _, t := range p.sc.Tests {
		if len(t.Cites) == 0 && path.Dir(t.Range.Filename) == path.Clean(p.merged.Dir) {
			p.report(t.Range, "test %q cites no clause", t.Name).note("write cites = [\"…\"]")
		}
	}
}

func untestedAction(p *pass) {
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
		re.WriteString("(?i)^") // lines are case-insensitive
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
		// A test may also write only the action, and answer its parameters one by one.
		word := ""
		if parts := shape.Parts[0]; len(parts) > 0 {
			word = strings.TrimSpace(parts[0].Literal)
		}
		found := slices.ContainsFunc(lines, func(l string) bool {
			return fits.MatchString(l) || word != "" && strings.EqualFold(l, word) || strings.EqualFold(l, a.Name) ||
				a.Menu != nil && strings.EqualFold(l, plainText(a.Menu))
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
		p.report(a.Range, "no test plays action %s", a.Name).
			note("write a test whose play or refuse has a line such as `%s`", p.sourceText(a.Text))
	}
}

func sameTest(p *pass) {
	seen := map[string]*resolve.Item{}
	for _, it := range p.merged.Items {
		if it.Type != "test" || len(it.Labels) == 0 {
			continue
		}
		all := p.bodyText(it.Body, "cites")
		if first := seen[all]; first != nil && all != "" {
			if first.Origin.Range == it.Origin.Range {
				continue // a test of a module that is imported twice
			}
			p.report(it.Block.LabelRanges[0], "test %q does the same as %q", it.Labels[0], first.Labels[0]).
				note("remove one, and cite its clauses in the other").see(first.Origin.Range, "the other one")
			continue
		}
		seen[all] = it
	}
}

// isEmptyText reports whether an expression is an empty text, which is contained in every text.
func isEmptyText(e hclsyntax.Expression) bool {
	text, ok := dsl.Literal(e)
	return ok && strings.TrimSpace(text) == ""
}

// refusedForAnyReason reports refusals in tests that accept any reason, even a misspelt word.
func refusedForAnyReason(p *pass) {
	for _, it := range p.merged.Items {
		if it.Type != "test" {
			continue
		}
		for _, b := range it.Body.Blocks {
			because := b.Body.Attributes["because"]
			empty := because != nil && isEmptyText(because.Expr)
			if b.Type == "refuse" && (because == nil || empty) {
				p.report(b.TypeRange, "this refusal gives no reason, so any reason passes").
					note("write because = \"…\" with a part of the message; if the player reads another, `scenario test` shows it")
			}
		}
	}
}
