package diff

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// wording is how a kind of block is described. A kind without a row is listed under "Rules" by type and labels, and
// its order does not matter.
type wording struct {
	Area    string   // the heading of its changes, one of Areas
	Aside   string   // why players do not notice a change of it; "" if they do
	Verb    string   // written before its attributes
	Noun    string   // "" means the type, and "-" that the name alone is used
	Bare    bool     // the name is used without the noun
	Unseen  bool     // players never read its name, so a new name is not a difference
	Ordered bool     // the order of such blocks at the top level matters
	By      string   // order matters only among blocks with equal values of this attribute or, if "labels", equal first labels
	Sets    []string // attributes that are lists whose order does not matter
}

// Areas are the headings, in the order in which they are shown.
var Areas = []string{
	"The game", "Options", "Players", "Map", "Units", "Components", "Set-up", "Order of play", "Actions", "Rules",
	"Values", "Hidden knowledge", "Victory", "Bots", "Odds", "Tests", "Rulebook",
}

// wordings has a row for each kind of block, by its key.
var wordings = map[string]wording{
	"scenario":   {Area: "The game", Aside: "about", Noun: "-"},
	"rows":       {Area: "The game", Noun: "rows"},
	"remove":     {Area: "The game", Noun: "removal"},
	"amend":      {Area: "The game", Noun: "amendment"},
	"moved":      {Area: "The game", Aside: "past", Noun: "move"},
	"rewrite":    {Area: "The game", Aside: "past"},
	"import":     {Area: "The game", Noun: "import"},
	"needs":      {Area: "The game", Noun: "need"},
	"option":     {Area: "Options"},
	"player":     {Area: "Players", Bare: true, Ordered: true},
	"alliance":   {Area: "Players", Bare: true},
	"seating":    {Area: "Players"},
	"space":      {Area: "Map", Bare: true, Sets: []string{"borders", "shape"}},
	"border":     {Area: "Map", Sets: []string{"between"}},
	"path":       {Area: "Map"},
	"picture":    {Area: "Map", Unseen: true, Noun: "picture", Sets: []string{"water", "points", "waterways", "marks"}},
	"unit":       {Area: "Units", Bare: true},
	"resource":   {Area: "Components", Bare: true},
	"die":        {Area: "Components", Bare: true},
	"table":      {Area: "Components", Unseen: true},
	"thing":      {Area: "Components"},
	"class":      {Area: "Components", Sets: []string{"flags"}},
	"enum":       {Area: "Components"},
	"record":     {Area: "Components"},
	"setup":      {Area: "Set-up", Noun: "set-up", Ordered: true},
	"sequence":   {Area: "Order of play", Noun: "-"},
	"phase":      {Area: "Order of play", Bare: true},
	"action":     {Area: "Actions", Bare: true},
	"movement":   {Area: "Actions", Unseen: true},
	"forbid":     {Area: "Actions", Unseen: true, Verb: "forbids", Noun: "rule"},
	"actions":    {Area: "Actions", Unseen: true, Noun: "set of actions", Sets: []string{"members"}},
	"ensure":     {Area: "Actions", Unseen: true, Verb: "ensures", Noun: "rule"},
	"allow":      {Area: "Actions", Unseen: true, Verb: "lifts", Noun: "exception"},
	"procedure":  {Area: "Rules", Unseen: true, Bare: true},
	"event":      {Area: "Rules", Unseen: true},
	"on":         {Area: "Rules", Unseen: true, Verb: "runs", Noun: "rule", Ordered: true, By: "labels"},
	"before":     {Area: "Rules", Unseen: true, Verb: "runs", Noun: "rule", Ordered: true, By: "labels"},
	"after":      {Area: "Rules", Unseen: true, Verb: "runs", Noun: "rule", Ordered: true, By: "labels"},
	"around":     {Area: "Rules", Unseen: true, Verb: "runs", Noun: "rule", Ordered: true, By: "labels"},
	"scoring":    {Area: "Rules", Unseen: true},
	"function":   {Area: "Rules", Unseen: true},
	"value":      {Area: "Values", Unseen: true},
	"modifier":   {Area: "Values", Unseen: true, Verb: "applies", Ordered: true, By: "to", Sets: []string{"units"}},
	"suppress":   {Area: "Values", Unseen: true, Verb: "switches off", Noun: "rule"},
	"hide":       {Area: "Hidden knowledge", Unseen: true, Noun: "rule", Sets: []string{"members"}},
	"victory":    {Area: "Victory", Noun: "way to win", Ordered: true},
	"progress":   {Area: "Victory", Unseen: true},
	"evaluation": {Area: "Bots", Unseen: true},
	"question":   {Area: "Odds", Unseen: true, Noun: "question"},
	"test":       {Area: "Tests", Aside: "tests"},
	"rulebook":   {Area: "Rulebook", Aside: "rulebook"},

	"action.require":  {Noun: "requirement"},
	"rulebook.clause": {Sets: []string{"restates", "same_as"}},
}

// wordingOf returns the row for a kind of block. The key of a nested block includes its parent.
func wordingOf(b *schema.BlockSpec) wording {
	if b.Parent() != "" {
		return wordings[b.Parent()+"."+b.Name]
	}
	if top, ok := schema.Block(b.Name); ok && top != b {
		return wordings["statement."+b.Name]
	}
	return wordings[b.Name]
}

// forBots reports whether only bots read an attribute, in any block.
func forBots(name string) bool { return name == "appeal" }

// title returns the title of class.name, or its name as words.
func (s *model) title(class, name string) string {
	if t := s.titles[member{class, name}]; t != "" {
		return t
	}
	return asWords(name)
}

// isReference reports whether class.name refers to something declared. For a built-in class the thing need not be
// declared, because a single file declares few things.
func (s *model) isReference(class, name string) bool {
	if _, ok := schema.Block(class); ok {
		return true
	}
	return s.find("enum", class) != nil || s.find(class, name) != nil
}

// describe returns a value for people: things by title, numbers and texts as they are, and anything else as code.
func (s *model) describe(e hclsyntax.Expression) Span {
	e = fold(e)
	code := Span{Code: true, Text: sourceText(e)}
	switch x := dsl.Unparen(e).(type) {
	case *hclsyntax.LiteralValueExpr:
		switch code.Text {
		case "true":
			return say("yes")
		case "false":
			return say("no")
		}
		return say(code.Text)
	case *hclsyntax.ScopeTraversalExpr:
		if class, name, ok := dsl.Reference(dsl.Unparen(e)); ok && s.isReference(class, name.Name) {
			return say(s.title(class, name.Name))
		}
		if len(x.Traversal) == 1 {
			return say(asWords(code.Text))
		}
	case *hclsyntax.TemplateExpr:
		return say(code.Text)
	case *hclsyntax.FunctionCallExpr:
		if slices.Contains([]string{"optional", "set", "list"}, x.Name) { // types
			return say(code.Text)
		}
	case *hclsyntax.TupleConsExpr, *hclsyntax.ObjectConsExpr:
		if parts := s.describeParts(x); !slices.Contains(parts, "") {
			return say(cmp.Or(strings.Join(parts, ", "), "nothing"))
		}
	}
	return code
}

// describeParts describes the elements of a list, or the items of an object after their keys. An element that can
// only be shown as code is "".
func (s *model) describeParts(e hclsyntax.Expression) (out []string) {
	add := func(before string, e hclsyntax.Expression, after string) {
		v := s.describe(e)
		if v.Text = before + v.Text + after; v.Code {
			v.Text = ""
		}
		out = append(out, v.Text)
	}
	switch e := e.(type) {
	case *hclsyntax.TupleConsExpr:
		for _, x := range e.Exprs {
			if _, nested := dsl.Unparen(x).(*hclsyntax.TupleConsExpr); nested {
				add("(", x, ")")
			} else {
				add("", x, "")
			}
		}
	case *hclsyntax.ObjectConsExpr:
		for key, x := range items(e) {
			switch key {
			case "":
				return []string{""}
			case "type":
				add("", x, "")
			default:
				add(asWords(key)+" ", x, "")
			}
		}
	}
	return out
}

// describeAttrs describes the attributes of a declaration, except those in shown and those that are part of the words
// for the declaration, such as its title.
func (n *node) describeAttrs(shown map[string]bool) []Span {
	between := wordingOf(n.spec).Verb + " "
	var out []Span
	if d := n.declaration; d.isHook() {
		out, between = []Span{say(between + asWords(strings.TrimSuffix(d.typ+" "+d.name, " "+d.last)))}, ", "
	}
	for _, a := range n.attrs {
		if shown[a.name] || slices.Contains([]string{"title", "plural", "with_article", "article", "params"}, a.name) {
			continue
		}
		between = strings.TrimPrefix(between, " ")
		switch v := n.model.describe(a.expr); {
		case v == say("yes") && n.declaration.isMember():
			out = append(out, say(between+asWords(a.name)))
		case v == say("no") && n.declaration.isMember():
			out = append(out, say(between+"not "+asWords(a.name)))
		default:
			out = append(out, say(between+asWords(a.name)+" "), v)
		}
		between = ", "
	}
	return out
}

func restyle(spans []Span, style Style) []Span {
	out := make([]Span, len(spans))
	for i, s := range spans {
		out[i] = s.as(style)
	}
	return out
}

// subject returns the words for a declaration: its title, with the noun if needed.
func (d *declaration) subject() string {
	wording := wordingOf(d.spec())
	switch d.typ {
	case "scenario":
		return "scenario"
	case "sequence":
		return "sequence of play"
	case "setup":
		if d.last == "" {
			return "set-up"
		}
		return "set-up " + asWords(d.last)
	case "thing":
		return d.title()
	}
	if wording.Bare {
		return d.title()
	}
	return d.noun() + " " + d.title()
}

// title returns the title of a declaration, and its name if that is a different word.
func (d *declaration) title() string {
	if d.typ == "function" {
		return d.last // as in the expressions that are shown
	}
	if d.typ == "remove" || d.typ == "amend" {
		return asWords(d.name)
	}
	title := d.model.titles[member{d.class, d.last}]
	name := asWords(d.last)
	if title == "" {
		return name
	}
	if strings.HasPrefix(strings.ToLower(title), name) || strings.EqualFold(strings.ReplaceAll(title, "-", " "), name) {
		return title
	}
	return title + " (" + name + ")"
}

// params returns the names of the parameters of a function or procedure in parentheses, or "" if it has none.
func (d *declaration) params() string {
	var names []string
	for _, p := range d.parameters() {
		if p.name != self {
			names = append(names, p.name)
		}
	}
	if len(names) == 0 || d.node.attr("params") == nil {
		return ""
	}
	return "(" + strings.Join(names, ", ") + ")"
}

// noun returns the word for the kind of a declaration.
func (d *declaration) noun() string {
	switch noun := wordingOf(d.spec()).Noun; noun {
	case "":
		if d.typ == "thing" {
			return asWords(d.class)
		}
		return asWords(d.typ)
	case "-":
		return asWords(d.typ)
	default:
		return noun
	}
}

// describeSetChange describes the elements added to a set and those removed.
func describeSetChange(label string, added, removed []string) []Span {
	out := []Span{say(label + ": ")}
	if len(added) > 0 {
		out = append(out, say("now also "), say(strings.Join(added, ", ")).as(New))
	}
	if len(removed) > 0 {
		if len(added) > 0 {
			out = append(out, say("; "))
		}
		out = append(out, say("no longer "), say(strings.Join(removed, ", ")).as(Old))
	}
	return out
}
