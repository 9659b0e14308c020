package diff

import (
	"cmp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// speech is how a comparison of two scenarios describes a kind of block. Blocks of a kind without a row are listed
// under "Rules" by their type and labels, and their order does not count.
type speech struct {
	Area    string   // the heading of its changes, one of Areas
	Aside   string   // why players do not notice a change of it; "" if they do
	Verb    string   // what it does, before its attributes
	Noun    string   // the noun for it; "" means the type, and "-" that its name is enough
	Bare    bool     // it is called by its name, without the noun
	Unseen  bool     // players never read its name, so that another name is no difference
	Ordered bool     // such blocks have an effect in the order in which they are written at the top level
	By      string   // only among those with one value of this attribute; or with the same "labels", except the last
	Sets    []string // attributes that are lists whose order does not matter
}

// Areas are the headings, in the order in which they are shown.
var Areas = []string{
	"The game", "Options", "Players", "Map", "Units", "Components", "Set-up", "Order of play", "Actions", "Rules",
	"Values", "Hidden knowledge", "Victory", "Bots", "Odds", "Tests", "Rulebook",
}

// speeches has a row for each kind of block, by its key.
var speeches = map[string]speech{
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

// speechOf returns the row for a kind of block. A statement that is called like a declaration has a name of its own
// in the table.
func speechOf(b *schema.BlockSpec) speech {
	if b.Parent() != "" {
		return speeches[b.Parent()+"."+b.Name]
	}
	if top, ok := schema.Block(b.Name); ok && top != b {
		return speeches["statement."+b.Name]
	}
	return speeches[b.Name]
}

// forBots reports whether only bots read an attribute, whatever block it is in.
func forBots(name string) bool { return name == "appeal" }

// title returns what people call class.name: its title, or its name as words.
func (s *model) title(class, name string) string {
	if t := s.titles[member{class, name}]; t != "" {
		return t
	}
	return spoken(name)
}

// isReference reports whether class.name refers to something declared. References to built-in classes count even if the
// thing is not declared, because a single file declares little.
func (s *model) isReference(class, name string) bool {
	if _, ok := schema.Block(class); ok {
		return true
	}
	return s.find("enum", class) != nil || s.find(class, name) != nil
}

// describe returns a value as people would say it: the titles of things, numbers and texts as they are, and anything
// else as code.
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
			return say(spoken(code.Text))
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

// describeParts describes the elements of a list, or the items of an object after their keys; "" is one that can only
// be shown as code.
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
				add(spoken(key)+" ", x, "")
			}
		}
	}
	return out
}

// describeAttrs describes the attributes of a declaration apart from those that are shown otherwise, and from its
// titles and parameters, which are in the words for the declaration.
func (n *node) describeAttrs(shown map[string]bool) []Span {
	between := speechOf(n.spec).Verb + " "
	var out []Span
	if d := n.declaration; d.isHook() {
		out, between = []Span{say(between + spoken(strings.TrimSuffix(d.typ+" "+d.name, " "+d.last)))}, ", "
	}
	for _, a := range n.attrs {
		if shown[a.name] || slices.Contains([]string{"title", "plural", "with_article", "article", "params"}, a.name) {
			continue
		}
		between = strings.TrimPrefix(between, " ")
		switch v := n.model.describe(a.expr); {
		case v == say("yes") && n.declaration.isMember():
			out = append(out, say(between+spoken(a.name)))
		case v == say("no") && n.declaration.isMember():
			out = append(out, say(between+"not "+spoken(a.name)))
		default:
			out = append(out, say(between+spoken(a.name)+" "), v)
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

// subject returns what people call a declaration, with its noun if the name does not suffice.
func (d *declaration) subject() string {
	speech := speechOf(d.spec())
	switch d.typ {
	case "scenario":
		return "scenario"
	case "sequence":
		return "sequence of play"
	case "setup":
		if d.last == "" {
			return "set-up"
		}
		return "set-up " + spoken(d.last)
	case "thing":
		return d.title()
	}
	if speech.Bare {
		return d.title()
	}
	return d.noun() + " " + d.title()
}

// title returns the title of a declaration, with its name if that is a different word.
func (d *declaration) title() string {
	if d.typ == "function" {
		return d.last // as it is written in the expressions that are shown
	}
	if d.typ == "remove" || d.typ == "amend" {
		return spoken(d.name)
	}
	title := d.model.titles[member{d.class, d.last}]
	name := spoken(d.last)
	if title == "" {
		return name
	}
	if strings.HasPrefix(strings.ToLower(title), name) || strings.EqualFold(strings.ReplaceAll(title, "-", " "), name) {
		return title
	}
	return title + " (" + name + ")"
}

// params returns the names of the parameters of a function or procedure, in parentheses, or "" if it has none.
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
	switch noun := speechOf(d.spec()).Noun; noun {
	case "":
		if d.typ == "thing" {
			return spoken(d.class)
		}
		return spoken(d.typ)
	case "-":
		return spoken(d.typ)
	default:
		return noun
	}
}

// describeSetChange describes what was added to a set and what was removed from it.
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
