package resolve

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/article"
)

// A base declares its old names and forms with moved and rewrite blocks. They change nothing in the folder itself. A
// folder that is built on it, and still uses the old names, is modernised: its tree is renamed and rewritten before
// it is merged, so that later passes see only the present names. The places are recorded, for warnings, for Print and
// for `scenario upgrade`.

var (
	movedFromAttr = schema.Bound("moved", "from", "address")
	movedToAttr   = schema.Bound("moved", "to", "address")
	movedIsAttr   = schema.Bound("moved", "is", "expression")
)

// Address is a declaration, KIND.NAME, or a part of one, KIND.OWNER.NAME, such as a parameter of a procedure or a
// member of a class.
type Address struct{ Kind, Owner, Name string }

func (a Address) String() string {
	if a.Kind == Line {
		return `"` + a.Name + `"`
	}
	out := a.Kind
	for _, word := range append(strings.Fields(a.Owner), a.Name) {
		if hclsyntax.ValidIdentifier(word) {
			out += "." + word
		} else {
			out += "[" + dsl.Quote(word) + "]"
		}
	}
	return out
}

// Line is the kind of an address for a line that people type for an action or an option, and that tests play.
const Line = "a line"

// isPart reports whether the address is of a part of a declaration. Hooks are declarations, although their addresses
// have three parts.
func (a Address) isPart() bool { return a.Owner != "" && !isHook(a.Kind) }

func isHook(typ string) bool {
	return typ == "on" || typ == "before" || typ == "after" || typ == "around"
}

// self is the name of the thing that a value is for.
const self = "self"

// canMoveTo reports whether a can move to b: they must be of one kind, but a procedure may become a phase, and a
// function a value.
func (a Address) canMoveTo(b Address) bool {
	isValue := a.Kind == "function" && b.Kind == "value" && (!a.isPart() || b.Name == self)
	return (callable(a.Kind) == callable(b.Kind) || isValue) && a.isPart() == b.isPart()
}

// addressOf parses an address such as procedure.step, class.unit.speed, test["a name"], or a line in quotes.
func addressOf(e hclsyntax.Expression) (Address, bool) {
	if line, ok := lineOf(e); ok {
		return Address{Kind: Line, Name: line}, true
	}
	t, ok := dsl.Unparen(e).(*hclsyntax.ScopeTraversalExpr)
	if !ok {
		return Address{}, false
	}
	words := []string{t.Traversal.RootName()}
	for _, step := range t.Traversal[1:] {
		switch step := step.(type) {
		case hcl.TraverseAttr:
			words = append(words, step.Name)
		case hcl.TraverseIndex:
			if step.Key.Type() != cty.String {
				return Address{}, false
			}
			words = append(words, step.Key.AsString())
		default:
			return Address{}, false
		}
	}
	long := words[0] == "before" || words[0] == "after" || words[0] == "around"
	switch {
	case long && len(words) == 4:
		return Address{words[0], words[1] + " " + words[2], words[3]}, true
	case !long && len(words) == 3:
		return Address{words[0], words[1], words[2]}, true
	case !long && words[0] != "on" && len(words) == 2:
		return Address{Kind: words[0], Name: words[1]}, true
	}
	return Address{}, false
}

// move is a moved block.
type move struct {
	dir      string // the folder that contains the block
	from, to Address
	is       []written // the folder that contains it
	dropped  bool      // for a parameter or an attribute: it is left out now, since there is no `to`
	at       hcl.Range // of from
	toAt     hcl.Range
}

// written is the text of an expression.
type written struct {
	text []byte
	file string
}

// isValue reports whether a function has become a value. A call f(x, …) is then read as x.f or x.f(…).
func (v *move) isValue() bool {
	return v.from.Kind == "function" && v.to.Kind == "value" && !v.from.isPart()
}

// Move is a rename that a scenario declares, for comparing versions of it.
type Move struct {
	From, To Address // To is the zero Address for what is left out
}

// Moves returns the renames that the merged scenario declares, with chains followed to their ends.
func (r *Result) Moves() []Move {
	var out []Move
	t := moves{list: r.moves}
	for _, m := range r.moves {
		if m.dropped {
			out = append(out, Move{From: t.normal(m.from)})
			continue
		}
		out = append(out, Move{From: m.from, To: t.final(m.from)})
	}
	return out
}

// moves are the moves that apply to a folder.
type moves struct{ list []*move }

// find returns the move of an address, or nil. The owner in the address has its present name.
func (t moves) find(a Address) *move {
	for _, m := range t.list {
		if m.from.Name == a.Name && t.normal(m.from) == t.normal(a) {
			return m
		}
	}
	return nil
}

// normal returns an address with the present names of its kind and its owner.
func (t moves) normal(a Address) Address {
	a.Kind = callable(a.Kind)
	if !a.isPart() {
		if _, ok := schema.Block(a.Kind); !ok { // the kind is a class, which may have moved
			for _, kind := range []string{"class", "enum"} {
				if to := t.follow(Address{Kind: kind, Name: a.Kind}, len(t.list)); to.Name != a.Kind {
					a.Kind = to.Name
				}
			}
		}
		return a
	}
	owner := t.follow(Address{Kind: a.Kind, Name: a.Owner}, len(t.list))
	a.Kind, a.Owner = callable(owner.Kind), owner.Name
	return a
}

// follow follows the moves of a declaration for at most that many steps.
func (t moves) follow(a Address, steps int) Address {
	for range steps {
		i := slices.IndexFunc(t.list, func(m *move) bool {
			return m.from.Name == a.Name && m.from.Owner == a.Owner && callable(m.from.Kind) == callable(a.Kind) && !m.dropped
		})
		if i < 0 {
			break
		}
		a = t.list[i].to
	}
	return a
}

// final returns the present address of something.
func (t moves) final(a Address) Address {
	kind := a.Kind
	a = t.normal(a)
	for range t.list {
		m := t.find(a)
		if m == nil || m.dropped {
			break
		}
		a, kind = t.normal(m.to), m.to.Kind
	}
	if callable(kind) == a.Kind {
		a.Kind = kind
	}
	return a
}

// chain returns the move of a part to its present address.
func (t moves) chain(v *move) *move {
	all := *v
	for range t.list {
		if all.dropped {
			break
		}
		next := t.find(all.to)
		if next == nil {
			break
		}
		all.to, all.dropped, all.is = next.to, next.dropped, append(slices.Clip(all.is), next.is...)
	}
	return &all
}

// leadsBack reports whether following the moves of an address leads back to it.
func (t moves) leadsBack(a Address) bool {
	start := t.normal(a)
	for range t.list {
		m := t.find(a)
		if m == nil || m.dropped {
			return false
		}
		if a = t.normal(m.to); a == start {
			return true
		}
	}
	return false
}

// readMove reads a moved block and checks it against the folder, which has been merged.
func (m *merger) readMove(f folder, b *hclsyntax.Block) *move {
	from, to := b.Body.Attributes[movedFromAttr], b.Body.Attributes[movedToAttr]
	if from == nil {
		return nil // reported when the block was compared with its row
	}
	v := &move{dir: f.dir, at: from.Expr.Range(), toAt: from.Expr.Range(), dropped: to == nil}
	ok := true
	read := func(a *hclsyntax.Attribute) (out Address) {
		var good bool
		if out, good = addressOf(a.Expr); !good || !m.isKind(out.Kind) {
			m.report(diag.New("SC166", a.Expr.Range(), "write its kind and its name, such as procedure.collect, unit.scout or "+
				"action.march, and for a part of something its name as well: procedure.collect.p, class.player.rank").
				Saying("this is not an address"))
			ok = false
		}
		return out
	}
	v.from = read(from)
	if to != nil {
		v.to, v.toAt = read(to), to.Expr.Range()
	}
	if is := b.Body.Attributes[movedIsAttr]; is != nil {
		at := is.Expr.Range()
		v.is = append(v.is, written{at.SliceBytes(m.sources[at.Filename]), at.Filename})
	}
	switch {
	case !ok:
		return nil
	case to == nil && v.from.Kind == Line:
		m.report(diag.New("SC166", v.at, `write to = "…", the words of today; the name of a thing stands without quotes, `+
			"such as unit.scout").Saying("%s has no `to`", v.from))
		return nil
	case to == nil && (!v.from.isPart() || v.from.Kind == "rulebook" || v.from.Kind == "record"):
		m.report(diag.New("SC166", v.at, "write to = %s.NAME; only parameters and attributes may be left out", v.from.Kind).
			Saying("%s has no `to`", v.from))
		return nil
	case to == nil && v.from.Kind == "function":
		m.report(diag.New("SC166", v.at, "write rewrite { from = %s(…), to = %s(…) }: arguments of functions have no names",
			v.from.Owner, v.from.Owner).Saying("callers cannot leave out %s", v.from))
		return nil
	case to != nil && v.from.Kind == Line && v.to.Kind == Line &&
		slices.ContainsFunc(holesOf(v.to.Name), func(part string) bool {
			return !slices.Contains(holesOf(v.from.Name), part)
		}):
		m.report(diag.New("SC166", v.toAt, "write the same ${NAME} in both; only the new line may leave one out").
			Saying("the new line has a ${ } that the old one does not have"))
		return nil
	case to != nil && !v.from.canMoveTo(v.to):
		m.report(diag.New("SC166", v.toAt, "%s can only become another of its kind", article.With(kindOf(v.from))).
			Saying("%s and %s are of different kinds", v.from, v.to))
		return nil
	}
	return v
}

// kindOf returns the kind of an address in the words of messages.
func kindOf(a Address) string {
	if a.isPart() {
		return "part of " + article.With(a.Kind)
	}
	return a.Kind
}

// isKind reports whether an address can begin with a word: the type of a declaration, or a class.
func (m *merger) isKind(word string) bool {
	if row, ok := schema.Block(word); ok {
		return row.CanMove() || word == "test" || word == "rulebook"
	}
	if word == Line {
		return true
	}
	return len(m.byKey[blockKey("class", []string{word})]) > 0 || len(m.byKey[blockKey("enum", []string{word})]) > 0 ||
		slices.ContainsFunc(m.moves, func(v *move) bool {
			return v.from.Name == word && (v.from.Kind == "class" || v.from.Kind == "enum")
		})
}

// parseAgain replaces the blocks for which changes returns true by freshly parsed copies, because cached trees must
// not change. It reports whether it could replace all of them.
func parseAgain(files *dsl.Folder, blocks []*hclsyntax.Block, changes func(*hclsyntax.Block) bool) bool {
	of := map[string]*dsl.File{}
	for _, file := range files.Files {
		of[file.Name] = file
	}
	for i, b := range blocks {
		if changes(b) {
			if blocks[i] = of[b.TypeRange.Filename].ParseAgain(b); blocks[i] == nil {
				return false
			}
		}
	}
	return true
}

// modernise returns the blocks of a folder with the old names and forms of its bases replaced, and reports warnings.
func (l *loader) modernise(f folder, files *dsl.Folder, blocks []*hclsyntax.Block) []*hclsyntax.Block {
	m := l.merger
	n := m.newPast(f, blocks)
	if n == nil {
		return blocks
	}
	old := n.past.oldNames(m)
	mentions := func(b *hclsyntax.Block) bool {
		for name := range b.Body.Attributes {
			if old[name] { // the column of a row is outside the row's own text
				return true
			}
		}
		return b.Type == "test" && n.past.hasLines() ||
			old.isIn(hcl.RangeBetween(b.TypeRange, b.Body.SrcRange).SliceBytes(m.sources[b.TypeRange.Filename]))
	}
	if l.parsed != nil && !parseAgain(files, blocks, mentions) {
		blocks = nil
		for _, file := range files.Files {
			again, _ := dsl.Parse(file.Name, file.Src)
			top, _ := Blocks(again.Body)
			for _, b := range top {
				if b.Type != "scenario" && b.Type != "import" {
					blocks = append(blocks, b)
				}
			}
		}
	}
	blocks = slices.DeleteFunc(blocks, func(b *hclsyntax.Block) bool {
		return b.Type != "moved" && b.Type != "rewrite" && mentions(b) && !n.declaration(b)
	})
	n.past.things = nil // used only while renaming
	m.diags = append(m.diags, n.past.warnings()...)
	r := m.result
	for _, file := range files.Files {
		r.pasts[file.Name] = n.past
	}
	maps.Copy(r.Asked, n.past.asked)
	return blocks
}

// readPast reads the moved and rewrite blocks of a folder, after its other blocks were merged.
func (m *merger) readPast(f folder, blocks []*hclsyntax.Block) {
	first := len(m.moves)
	for _, b := range blocks {
		switch b.Type {
		case "moved":
			if v := m.readMove(f, b); v != nil {
				m.moves = append(m.moves, v)
				if w := m.callsOf(v); w != nil {
					m.rewrites = append(m.rewrites, w)
				}
			}
		case "rewrite":
			if w := m.readRewrite(f, b); w != nil {
				m.rewrites = append(m.rewrites, w)
			}
		}
	}
	m.result.moves = m.moves
	if len(m.moves) > 0 {
		m.result.lines = &past{table: moves{m.moves}}
		m.noteLines(m.result.lines)
	}
	t := moves{m.moves}
	reported := map[Address]bool{}
	for i, v := range m.moves[first:] {
		switch twice := t.find(v.from); {
		case t.leadsBack(v.from):
			if !reported[t.normal(v.from)] {
				m.report(diag.New("SC167", v.at, "remove one of the moves").Saying("the moves of %s lead back to it", v.from))
			}
			for a, n := v.from, 0; n <= len(t.list); n++ {
				reported[t.normal(a)] = true
				a = t.find(a).to
			}
		case twice != v && slices.Index(m.moves, twice) < first+i:
			m.report(diag.New("SC167", v.at, "keep one of the two").Saying("%s is moved twice", v.from).See(twice.at,
				"the first time is here"))
		case m.has(t.normal(v.from)):
			m.report(diag.New("SC167", v.at, "remove this move, or give what is declared another name").Saying(
				"%s is still declared", v.from))
		case m.result.Incomplete: // the declaration may be in a part that could not be read
		case !v.dropped && !m.has(t.normal(t.final(v.to))):
			m.report(diag.New("SC166", v.toAt, "write its present name").Saying("there is no %s", v.to))
		case v.dropped && !m.has(Address{Kind: v.from.Kind, Name: t.normal(v.from).Owner}):
			m.report(diag.New("SC166", v.at, "write the name of something that is declared").Saying("there is no %s %s",
				v.from.Kind, v.from.Owner))
		}
	}
}

// has reports whether something is declared.
func (m *merger) has(a Address) bool {
	items := func(typ string, labels ...string) []*Item {
		key := blockKey(typ, labels)
		return append(slices.Clone(m.byKey[key]), m.helpersNamed(key)...)
	}
	if isHook(a.Kind) {
		return len(items(a.Kind, append(strings.Fields(a.Owner), a.Name)...)) > 0
	}
	if a.Kind == Line {
		return slices.ContainsFunc(m.result.Items,
			func(it *Item) bool { return it.Body != nil && it.Type != "test" && says(it.Body, a.Name) })
	}
	if !a.isPart() {
		if a.Kind == "procedure" && len(items("phase", a.Name)) > 0 || len(items(a.Kind, a.Name)) > 0 {
			return true
		}
		if len(items("thing", a.Kind, a.Name)) > 0 {
			return true
		}
		for _, it := range items("enum", a.Kind) {
			if it.Body != nil && it.Body.Attributes["values"] != nil &&
				slices.Contains(bareNames(m.fold(it.Body.Attributes["values"].Expr)), a.Name) {
				return true
			}
		}
		return a.Kind == "class" && slices.ContainsFunc(schema.Classes(),
			func(c schema.Class) bool { return c.Name == a.Name })
	}
	if a.Kind == "value" && a.Name == self {
		return m.has(Address{Kind: a.Kind, Name: a.Owner})
	}
	owners := items(a.Kind, a.Owner)
	if a.Kind == "procedure" {
		owners = append(slices.Clone(owners), items("phase", a.Owner)...)
	}
	if a.Kind == "class" {
		row, builtin := schema.Block(a.Owner)
		if builtin && isMemberBlock(row) && row.Has(a.Name) ||
			a.Name == "flags" && m.has(Address{Kind: "class", Name: a.Owner}) {
			return true
		}
	}
	for _, it := range owners {
		if it.Body == nil {
			continue
		}
		row, _ := schema.Block(it.Type)
		if row != nil && row.Bindings && !row.Has(a.Name) && it.Body.Attributes[a.Name] != nil ||
			declaresPart(it.Body, a.Name, m.fold) {
			return true
		}
	}
	return false
}

// declaresPart reports whether a body declares a part with a name: a parameter, a member, or a block.
func declaresPart(b *hclsyntax.Body, name string, fold func(hclsyntax.Expression) hclsyntax.Expression) bool {
	_, ok := findPart(b, name, fold)
	return ok
}

// findPart returns the place where a body declares a part with a name.
func findPart(b *hclsyntax.Body, name string,
	fold func(hclsyntax.Expression) hclsyntax.Expression) (at hcl.Range, ok bool) {
	for attr, a := range b.Attributes {
		var names []hclsyntax.Expression
		switch attr {
		case "params", "fields", "with", "attributes", "state":
			for _, it := range dsl.Entries(fold(a.Expr)) {
				names = append(names, it.KeyExpr)
			}
		case "flags", "values":
			names = dsl.Elements(fold(a.Expr))
		}
		for _, e := range names {
			if hcl.ExprAsKeyword(e) == name {
				return e.Range(), true
			}
		}
	}
	for _, k := range b.Blocks {
		row, _ := schema.Statement(k.Type)
		isName := row == nil || row.Target.Word == "" && k.Type != "call" && k.Type != "emit" && k.Type != "place"
		if i := slices.Index(k.Labels, name); isName && i >= 0 && i < len(k.LabelRanges) {
			return k.LabelRanges[i], true
		}
		if at, ok := findPart(k.Body, name, fold); ok {
			return at, true
		}
	}
	return hcl.Range{}, false
}

// bareNames returns the bare names in a list.
func bareNames(e hclsyntax.Expression) []string {
	var out []string
	for _, x := range dsl.Elements(e) {
		if name := hcl.ExprAsKeyword(x); name != "" {
			out = append(out, name)
		}
	}
	return out
}
