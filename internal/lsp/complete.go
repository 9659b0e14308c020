package lsp

import (
	"cmp"
	"context"
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/lsp/cursor"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/workspace"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// Completion reads declarations and locals from the last snapshot that could be parsed. It reads the context of the
// position from the present text, which often cannot be parsed.

// completer collects the completions at a position.
type completer struct {
	*server
	*spot
	cur   *cursor.Cursor
	table *symbols.Table
	scope *workspace.Scope
	want  *ir.Type // the type that the expression should have; nil if unknown
	items []protocol.CompletionItem
	seen  map[string]bool
	start int // the start of the text to replace
	more  bool
}

// mostItems bounds how many completions are sent.
const mostItems = 200

func (s *server) complete(ctx context.Context, at *spot) (any, error) {
	c := &completer{server: s, spot: at, cur: cursor.At(at.now.Src, at.here), seen: map[string]bool{}}
	c.start, c.table = c.cur.Start, at.snap.Table()
	if c.table == nil {
		c.table = symbols.New("", nil)
	}
	switch {
	case c.cur.Comment:
	case c.cur.Text != nil:
		c.start = *c.cur.Text
		c.text(ctx)
	case c.cur.Chain != "":
		c.scope = c.scopeHere()
		c.members()
	case c.cur.Attr != "":
		c.scope = c.scopeHere()
		c.value()
	case c.cur.Head != "":
		c.scope = c.scopeHere()
		c.labels()
	case c.cur.Block() == nil:
		c.topLevel()
	default:
		c.scope = c.scopeHere()
		c.statement()
	}
	slices.SortStableFunc(c.items, func(a, b protocol.CompletionItem) int {
		return cmp.Or(strings.Compare(a.SortText, b.SortText), strings.Compare(a.Label, b.Label))
	})
	list := protocol.CompletionList{IsIncomplete: c.more || len(c.items) > mostItems,
		Items: c.items[:min(len(c.items), mostItems)]}
	if list.Items == nil {
		list.Items = []protocol.CompletionItem{}
	}
	return list, nil
}

// add adds an item. rank is a digit: items of the lowest rank are shown first.
func (c *completer) add(rank int, it protocol.CompletionItem, insert string) {
	if c.seen[it.Label] {
		return
	}
	if word := strings.ToLower(string(c.now.Src[c.start:c.here])); !strings.Contains(strings.ToLower(cmp.Or(it.FilterText,
		it.Label)), word) {
		return
	}
	c.seen[it.Label] = true
	if insert == "" {
		insert = it.Label
	}
	if !c.snippets {
		insert = stripMarks(insert)
	} else if strings.Contains(insert, "$") {
		it.InsertTextFormat = protocol.SnippetFormat
	}
	it.SortText = fmt.Sprint(rank)
	it.TextEdit = &protocol.TextEdit{Range: c.now.Range(c.start, c.here), NewText: insert}
	c.items = append(c.items, it)
}

var hole = regexp.MustCompile(`\$\{\d+:([^}]*)\}|\$\d+`)

// stripMarks removes the marks of places to fill from a snippet.
func stripMarks(snippet string) string { return hole.ReplaceAllString(snippet, "$1") }

// scopeHere returns the locals at the position. Loops that are being typed are in no snapshot; it finds their locals in
// the text.
func (c *completer) scopeHere() *workspace.Scope {
	sc := c.snap.ScopeAt(c.file, c.offset)
	for _, v := range c.attachedTo() {
		if sc.Find(v.Name) == nil {
			sc = sc.With(v)
		}
	}
	for _, b := range c.cur.Blocks {
		name := b.Label(0)
		if name == "" || sc.Find(name) != nil || b.Row == nil {
			continue
		}
		for _, attr := range []string{"in", "from", "is"} {
			if _, ok := b.Row.Attr(attr); !ok {
				continue
			}
			if t := sc.TypeOf(valueIn(string(c.now.Src[b.Open:c.cur.Start]), attr)); t != nil {
				if types.IsSequence(t) && attr != "is" {
					t = t.Elem
				}
				sc = sc.With(&ir.Var{Name: name, Type: t})
				break
			}
		}
	}
	if c.cur.Attr != "" {
		written := string(c.now.Src[c.cur.AttrStart:c.cur.Start])
		for _, m := range loopHead.FindAllStringSubmatch(written, -1) {
			if sc.Find(m[1]) == nil {
				if t := sc.TypeOf(m[2]); t != nil && types.IsSequence(t) {
					sc = sc.With(&ir.Var{Name: m[1], Type: t.Elem})
				}
			}
		}
	}
	return sc
}

// ruleName matches the name of an action or of a set of actions.
var ruleName = regexp.MustCompile(`\b(actions?)\.(\w+)`)

// attachedTo returns the parameters of the rule that the block at the top level is attached to. It reads the present
// text, because no snapshot may have the block yet. For several actions it returns the parameters that all have.
func (c *completer) attachedTo() (out []*ir.Var) {
	if len(c.cur.Blocks) == 0 {
		return nil
	}
	var actions []*ir.Action
	top := c.cur.Blocks[0]
	switch kind, name := top.Label(0), top.Label(1); top.Type {
	case "before", "after", "around":
		if f := c.table.Procedures[name]; f != nil && (kind == "procedure" || kind == "phase") {
			return f.Params
		}
		if a := c.table.Actions[name]; a != nil && kind == "action" {
			actions = []*ir.Action{a}
		}
	case "forbid", "ensure", "allow":
		body, _, _ := strings.Cut(string(c.now.Src[top.Open:]), "\n}")
		for _, m := range ruleName.FindAllStringSubmatch(valueIn(body, "action")+" "+valueIn(body, "actions"), -1) {
			if a := c.table.Actions[m[2]]; a != nil && m[1] == "action" {
				actions = append(actions, a)
			} else if set := c.table.ActionSets[m[2]]; set != nil && m[1] == "actions" {
				actions = append(actions, set.Members...)
			}
		}
	}
	if len(actions) == 0 {
		return nil
	}
	for _, v := range actionParams(actions[0]) {
		if !slices.ContainsFunc(actions, func(a *ir.Action) bool {
			return !slices.ContainsFunc(actionParams(a),
				func(w *ir.Var) bool { return w.Name == v.Name && types.Fits(v.Type, w.Type) })
		}) {
			out = append(out, v)
		}
	}
	if actor := actions[0].Actor; actor != nil {
		out = append(out, actor)
	}
	return out
}

// loopHead matches the head of a comprehension.
var loopHead = regexp.MustCompile(`\bfor\s+(\w+)\s+in\s+([^:\n]+?)\s*:`)

// valueIn returns the text of an attribute's value on the attribute's line, or "".
func valueIn(src, attr string) string {
	for _, line := range strings.Split(src, "\n") {
		if name, value, ok := strings.Cut(line, "="); ok && strings.TrimSpace(name) == attr {
			return strings.TrimSpace(value)
		}
	}
	return ""
}

// members completes the name after a dot.
func (c *completer) members() {
	chain := c.cur.Chain
	if c.scope.Find(chain) == nil {
		if c.ofWord(chain) {
			return
		}
		if k := c.table.Classes[chain]; k != nil && k.Role != ir.RoleGame && !types.Nameless(k) {
			for _, m := range k.Members {
				c.member(2, m, m.Name)
			}
			return
		}
	}
	var k *ir.Class
	if chain == "game" {
		k = c.table.Classes["game"]
		for _, f := range builtin.All() {
			if f.IsMember() {
				c.add(2, protocol.CompletionItem{Label: strings.TrimPrefix(f.Name, "game."), Kind: protocol.CompletionProperty,
					Detail:        f.Result.String(),
					Documentation: protocol.Markdown(f.Doc)}, "")
			}
		}
	} else if t := c.scope.TypeOf(chain); t != nil && t.Kind == ir.Ref {
		k = t.Class
	}
	if k == nil {
		return
	}
	c.want = c.wanted()
	for _, f := range k.Fields {
		c.add(c.rank(f.Type), c.documented(protocol.CompletionItem{Label: f.Name, Kind: protocol.CompletionField,
			Detail: types.Name(f.Type)}, f), "")
	}
	for _, a := range k.Attrs {
		c.add(c.rank(a.Type), c.documented(protocol.CompletionItem{Label: a.Name, Kind: protocol.CompletionProperty,
			Detail: types.Name(a.Type)}, a), "")
	}
	for _, v := range k.Values {
		if len(v.With) == 0 {
			c.add(c.rank(v.Type), c.documented(protocol.CompletionItem{Label: v.Name, Kind: protocol.CompletionValue,
				Detail: types.Name(v.Type)}, v), "")
		}
	}
}

// documented adds the comment above a declaration to an item.
func (c *completer) documented(it protocol.CompletionItem, thing any) protocol.CompletionItem {
	if at := index.PlaceOf(thing); at.Filename != "" {
		if t := c.snap.Text(at.Filename); t != nil {
			if text := commentAbove(t, at.Start.Line); text != "" {
				it.Documentation = protocol.Markdown(text)
			}
		}
	}
	return it
}

// ofWord completes the name after a word for a kind of rule, such as action, and a dot. It reports whether the word is
// one.
func (c *completer) ofWord(word string) bool {
	add := func(name, detail string, kind int, thing any) {
		c.add(2, c.documented(protocol.CompletionItem{Label: name, Kind: kind, Detail: detail}, thing), "")
	}
	switch word {
	case "action":
		for name, a := range c.table.Actions {
			add(name, "("+parameters(actionParams(a))+")", protocol.CompletionMethod, a)
		}
	case "actions":
		for name, a := range c.table.ActionSets {
			add(name, "set of actions", protocol.CompletionEnum, a)
		}
	case "movement":
		for name, m := range c.table.Movements {
			add(name, "movement", protocol.CompletionFunction, m)
		}
	case "value":
		for name, v := range c.table.Values {
			add(name, types.Name(v.Type), protocol.CompletionValue, v)
		}
	case "option":
		for name, o := range c.table.Options {
			add(name, types.Name(o.Type), protocol.CompletionConstant, o)
		}
	case "scoring":
		for name := range c.table.Scorings {
			add(name, "scoring", protocol.CompletionFunction, nil)
		}
	case "modifier":
		for name, m := range c.table.Modifiers {
			add(name, "modifier", protocol.CompletionFunction, m)
		}
	default:
		return false
	}
	return true
}

func (c *completer) member(rank int, m *ir.Member, insert string) {
	it := protocol.CompletionItem{Label: insert, Kind: protocol.CompletionEnumMember, Detail: m.Class.Name}
	if m.Title != nil && len(m.Title.Parts) > 0 && len(m.Title.Parts[0]) == 1 {
		it.Detail = m.Class.Name + ": " + m.Title.Parts[0][0].Literal
	}
	c.add(rank, it, "")
}

// rank returns 1 for a type that fits the position, and 3 for one that does not.
func (c *completer) rank(t *ir.Type) int {
	switch {
	case types.IsInvalid(c.want) || types.IsInvalid(t):
		return 2
	case types.Fits(t, c.want) || types.IsSequence(c.want) && types.Fits(t, c.want.Elem):
		return 1
	}
	return 3
}

// comparison matches the left side of a comparison before the position.
var comparison = regexp.MustCompile(`([\w.()\[\], ]+?)\s*(==|!=|<=|>=|<|>)\s*[\w.]*$`)

// wanted returns the type that the position requires, or nil.
func (c *completer) wanted() *ir.Type {
	before := string(c.now.Src[min(c.cur.AttrStart, c.cur.Start):c.cur.Start])
	if m := comparison.FindStringSubmatch(before); m != nil {
		left := strings.TrimSpace(m[1])
		for _, sep := range []string{"&& ", "|| ", "= ", "if ", "? ", ": ", "("} {
			if i := strings.LastIndex(left, sep); i >= 0 && strings.Count(left[i:], "(") == strings.Count(left[i:], ")") {
				left = left[i+len(sep):]
			}
		}
		if t := c.scope.TypeOf(left); t != nil {
			return t
		}
	}
	if n := len(c.cur.Calls); n > 0 && c.cur.Calls[n-1].Name != "" {
		call := c.cur.Calls[n-1]
		if f := c.table.Functions[call.Name]; f != nil && call.Arg < len(f.Func.Params) {
			return f.Func.Params[call.Arg].Type
		}
		if row, ok := builtin.Lookup(call.Name); ok {
			if p, ok := row.Param(call.Arg); ok {
				if t := c.table.TypeOf(p.Type); !types.IsInvalid(t) {
					return t
				}
			}
		}
		return nil
	}
	if strings.ContainsAny(before, "&|?") {
		return types.Bool
	}
	b := c.cur.Block()
	if b == nil {
		return nil
	}
	if t := c.freeType(b, c.cur.Attr); t != nil {
		return t
	}
	if b.Row != nil {
		if spec, ok := b.Row.Attr(c.cur.Attr); ok {
			if spec.Type.Word == "condition" {
				return types.Bool
			}
			if t := c.table.TypeOf(spec.Type); !types.IsInvalid(t) {
				return t
			}
		}
	}
	return c.scope.Want
}

// freeType returns the type of an attribute whose name the scenario declares: a state field, a parameter, or an
// attribute of a thing. It returns nil for other attributes.
func (c *completer) freeType(b *cursor.Head, attr string) *ir.Type {
	for _, f := range c.listFree(b) {
		if f.name == attr {
			return f.typ
		}
	}
	return nil
}

// freeName is an attribute whose name the scenario declares.
type freeName struct {
	name  string
	typ   *ir.Type
	thing any
}

// listFree lists the attributes of a block whose names the scenario declares.
func (c *completer) listFree(b *cursor.Head) (out []freeName) {
	vars := func(vars []*ir.Var) {
		for _, v := range vars {
			out = append(out, freeName{v.Name, v.Type, v})
		}
	}
	fields := func(k *ir.Class) {
		if k != nil {
			for _, f := range k.Fields {
				out = append(out, freeName{f.Name, f.Type, f})
			}
		}
	}
	switch b.Type {
	case "call":
		if f := c.table.Procedures[b.Label(0)]; f != nil {
			vars(f.Params)
		}
	case "emit":
		if e := c.table.Events[b.Label(0)]; e != nil {
			vars(e.Fields)
		}
	case "set":
		if len(b.Labels) == 2 {
			fields(c.table.Classes[b.Label(0)])
		} else if b.Label(0) == "game" {
			fields(c.table.Classes["game"])
		} else if t := c.scope.TypeOf(b.Label(0)); t != nil {
			if types.IsSequence(t) {
				t = t.Elem
			}
			fields(t.Class)
		} else if b.Label(0) == "" {
			vars(c.scope.Locals)
		}
	case "create":
		fields(c.table.Classes["piece"])
	case "place":
		if k := c.table.Classes["player"]; k != nil {
			for _, m := range k.Members {
				out = append(out, freeName{m.Name, nil, m})
			}
		}
	case "gain", "pay":
		if k := c.table.Classes["resource"]; k != nil {
			for _, m := range k.Members {
				out = append(out, freeName{m.Name, types.Int, m})
			}
		}
	default:
		class := b.Type
		if class == "thing" {
			class = b.Label(0)
		}
		if k := c.table.Classes[class]; k != nil && len(c.cur.Blocks) == 1 {
			for _, a := range k.Attrs {
				if !a.BuiltIn {
					out = append(out, freeName{a.Name, a.Type, a})
				}
			}
		}
	}
	return out
}

// value completes the value of an attribute.
func (c *completer) value() {
	b := c.cur.Block()
	if b == nil {
		return
	}
	if n := len(c.cur.Keys); n > 0 && c.keys(b, n) {
		return
	}
	if b.Row != nil {
		if spec, ok := b.Row.Attr(c.cur.Attr); ok && c.special(spec) {
			return
		}
	}
	c.want = c.wanted()
	c.expression()
}

// keys completes the keys of an object, and reports whether nothing else can be written at the position.
func (c *completer) keys(b *cursor.Head, n int) bool {
	isKey := c.cur.Keys[n-1] == ""
	switch {
	case b.Type == "place" && isKey:
		c.things(c.table.Classes["unit"])
	case slices.Contains([]string{"params", "fields", "with"}, c.cur.Attr) && !isKey,
		slices.Contains([]string{"attributes", "state"}, c.cur.Attr) && n == 1 && !isKey,
		slices.Contains([]string{"attributes", "state"}, c.cur.Attr) && c.cur.Keys[n-1] == "type":
		c.typeNames()
	case isKey && (c.cur.Attr == "attributes" || c.cur.Attr == "state") && n == 2:
		for _, word := range []string{"type", "default", "min", "max"} {
			c.add(2, protocol.CompletionItem{Label: word, Kind: protocol.CompletionKeyword}, word+" = ")
		}
	case isKey:
		if t := c.wanted(); t != nil && t.Kind == ir.Keyed {
			c.things(t.Key)
		}
	default:
		return false
	}
	return true
}

func (c *completer) things(k *ir.Class) {
	if k != nil {
		for _, m := range k.Members {
			c.member(2, m, m.Name)
		}
	}
}

// special completes attributes that are not ordinary expressions, and reports whether the attribute is one of these.
func (c *completer) special(spec *schema.AttrSpec) bool {
	word := spec.Type.Word
	if word == "list" && len(spec.Type.Args) == 1 {
		word = spec.Type.Elem().Word
	}
	switch word {
	case "action", "movement", "value", "scoring":
		c.prefixed(word)
	case "actions":
		c.prefixed("action")
		c.prefixed("actions")
	case "type":
		c.typeNames()
	case "class":
		for name := range c.table.Classes {
			c.add(2, protocol.CompletionItem{Label: name, Kind: protocol.CompletionClass}, "")
		}
	case "record":
		for name, k := range c.table.Classes {
			if k.Role == ir.RoleRecord {
				c.add(2, protocol.CompletionItem{Label: name, Kind: protocol.CompletionStruct}, "")
			}
		}
	case "map", "name", "text", "line", "folder", "clause_label", "language_code", "colour":
	default:
		return false
	}
	return true
}

// prefixed completes names of rules after the word for their kind, as in action.march.
func (c *completer) prefixed(word string) {
	inner := &completer{server: c.server, spot: c.spot, cur: c.cur, table: c.table, scope: c.scope,
		seen: map[string]bool{}, start: c.here}
	inner.ofWord(word)
	for _, it := range inner.items {
		it.Label = word + "." + it.Label
		c.add(1, it, "")
	}
}

func (c *completer) typeNames() {
	for name := range types.Plain {
		c.add(1, protocol.CompletionItem{Label: name, Kind: protocol.CompletionKeyword, Detail: "type"}, "")
	}
	for _, word := range []string{"list", "set", "optional", "map"} {
		c.add(2, protocol.CompletionItem{Label: word, Kind: protocol.CompletionKeyword, Detail: "type"}, word+"($1)")
	}
	for name, k := range c.table.Classes {
		if k.Role != ir.RoleGame {
			c.add(1, protocol.CompletionItem{Label: name, Kind: protocol.CompletionClass, Detail: "class"}, "")
		}
	}
}

// expression completes the first name of an expression. Names of the required type come first.
func (c *completer) expression() {
	for _, v := range c.scope.Locals {
		rank := 1 // a name of another type may be continued with a dot
		if c.rank(v.Type) == 1 {
			rank = 0
		}
		c.add(rank, protocol.CompletionItem{Label: v.Name, Kind: protocol.CompletionVariable, Detail: types.Name(v.Type)}, "")
	}
	if t := c.want; t != nil {
		of := t
		if types.IsSequence(t) {
			of = t.Elem
		}
		if of.Kind == ir.Ref && !types.Nameless(of.Class) {
			for _, m := range of.Class.Members {
				c.member(1, m, of.Class.Name+"."+m.Name)
			}
		}
		if of.Kind == ir.Ref && of.Optional {
			c.add(1, protocol.CompletionItem{Label: "none", Kind: protocol.CompletionKeyword}, "")
		}
		if of.Kind == ir.Bool {
			c.add(1, protocol.CompletionItem{Label: "true", Kind: protocol.CompletionKeyword}, "")
			c.add(1, protocol.CompletionItem{Label: "false", Kind: protocol.CompletionKeyword}, "")
		}
	}
	if c.overrides() {
		c.add(1, protocol.CompletionItem{Label: "inherited", Kind: protocol.CompletionKeyword,
			Detail: "what the base says"}, "")
	}
	for name, f := range c.table.Functions {
		c.add(1+c.rank(f.Func.Result), c.documented(protocol.CompletionItem{Label: name, Kind: protocol.CompletionFunction,
			Detail: "(" + parameters(f.Func.Params) + ") " + types.Name(f.Func.Result)}, f.Func),
			writeCall(name, ir.Names(f.Func.Params)))
	}
	for name, v := range c.table.Values {
		if len(v.With) > 0 && v.Self != nil {
			c.add(1+c.rank(v.Type), c.documented(protocol.CompletionItem{Label: name, Kind: protocol.CompletionFunction,
				Detail: types.Name(v.Type)}, v),
				writeCall(name, append([]string{v.Class.Name}, ir.Names(v.With)...)))
		}
	}
	for _, f := range builtin.All() {
		if !f.IsMember() {
			var params []string
			for _, p := range f.Params {
				params = append(params, p.Name)
			}
			c.add(1+c.rank(c.table.TypeOf(f.Result)),
				protocol.CompletionItem{Label: f.Name, Kind: protocol.CompletionFunction, Detail: f.Signature(),
					Documentation: protocol.Markdown(describeFunction(&f))}, writeCall(f.Name, params))
		}
	}
	for name, k := range c.table.Classes {
		if !types.Nameless(k) {
			c.add(3, protocol.CompletionItem{Label: name, Kind: protocol.CompletionClass, Detail: "class"}, "")
		}
	}
	for _, word := range []string{"option", "none", "true", "false"} {
		c.add(4, protocol.CompletionItem{Label: word, Kind: protocol.CompletionKeyword}, "")
	}
	if n := len(c.cur.Calls); n > 0 && c.cur.Calls[n-1].Arg == 0 &&
		slices.Contains([]string{"reach", "spread", "distance", "route"}, c.cur.Calls[n-1].Name) {
		c.prefixed("movement")
	}
}

// writeCall returns a call as a snippet.
func writeCall(name string, params []string) string {
	var holes []string
	for i, p := range params {
		holes = append(holes, fmt.Sprintf("${%d:%s}", i+1, p))
	}
	return name + "(" + strings.Join(holes, ", ") + ")"
}

// overrides reports whether the block around the position changes a block of a base.
func (c *completer) overrides() bool {
	if len(c.cur.Blocks) == 0 {
		return false
	}
	b := c.cur.Blocks[0]
	sym := c.snap.Names().Declared(b.Type, b.Labels...)
	return sym != nil && path.Dir(sym.At.Filename) != path.Dir(c.file)
}

// listWritten lists the attributes that the innermost block already has.
func (c *completer) listWritten() map[string]bool {
	out := map[string]bool{}
	top, b := c.cur.Blocks[0], c.cur.Block()
	end := len(c.now.Src)
	for i := max(top.Open, c.here); i < end; i++ { // the position is inside the block, whatever its text before the position
		if c.now.Src[i] == '\n' && i+1 < end && c.now.Src[i+1] == '}' {
			end = min(end, i+2)
		}
	}
	src := slices.Clone(c.now.Src[top.Start:end])
	for i := c.cur.Start; i < c.here; i++ { // without the name that is being typed
		src[i-top.Start] = ' '
	}
	f, _ := dsl.Parse("", src)
	eachBlock(f.Body, nil, func(k *hclsyntax.Block, _ *schema.BlockSpec) {
		if k.TypeRange.Start.Byte+top.Start == b.Start {
			for name := range k.Body.Attributes {
				out[name] = true
			}
		}
	})
	return out
}

// statement completes the beginning of a statement, an attribute or a block inside a block.
func (c *completer) statement() {
	b := c.cur.Block()
	given := c.listWritten()
	for _, f := range c.listFree(b) {
		if !given[f.name] {
			it := protocol.CompletionItem{Label: f.name, Kind: protocol.CompletionField}
			if f.typ != nil {
				it.Detail = types.Name(f.typ)
			}
			c.add(1, c.documented(it, f.thing), f.name+" = ")
		}
	}
	if b.Row == nil {
		return
	}
	for i := range b.Row.Attrs {
		a := &b.Row.Attrs[i]
		rank := 2
		if a.Required {
			rank = 0
		}
		if !given[a.Name] {
			c.add(rank, protocol.CompletionItem{Label: a.Name, Kind: protocol.CompletionProperty, Detail: a.TypeText(),
				Documentation: protocol.Markdown(describeAttr(b.Row, a))}, a.Name+" = ")
		}
	}
	for _, name := range b.Row.Blocks {
		if row, ok := schema.Nested(b.Row.Name, name); ok {
			c.block(2, row)
		}
	}
	if b.Row.Statements {
		for _, row := range schema.Statements() {
			c.block(3, row)
		}
	}
}

// block completes a block, with places to fill for its labels and required attributes.
func (c *completer) block(rank int, row *schema.BlockSpec) {
	c.add(rank, protocol.CompletionItem{Label: row.Name, Kind: protocol.CompletionSnippet, Detail: row.Head(),
		Documentation: protocol.Markdown(describeRow(row))}, row.Snippet())
}
