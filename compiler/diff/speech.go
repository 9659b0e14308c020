package diff

import (
	"slices"

	"github.com/scenario-lang/scenario/dsl/schema"
)

// speech is how a comparison of two scenarios describes a kind of block. Blocks of a kind without a row are listed
// under "Rules" by their type and labels, and their order does not count.
type speech struct {
	Area    string   // the heading of its changes, one of Areas
	Aside   string   // why players do not notice a change of it; "" if they do
	Noun    string   // the noun for it; "" means the type, and "-" that its name is enough
	Bare    bool     // it is called by its name, without the noun
	Unseen  bool     // players never read its name, so that another name is no difference
	Ordered string   // why the order of such blocks matters at the top level; "" if it does not
	By      string   // the order matters only among blocks with the same value of this attribute; "labels" means all labels except the last
	Sets    []string // attributes that are lists whose order does not matter
}

// Areas are the headings, in the order in which they are shown.
var Areas = []string{
	"The game", "Options", "Players", "Map", "Units", "Components", "Set-up", "Order of play", "Actions", "Rules", "Values",
	"Hidden knowledge", "Victory", "Bots", "Tests", "Rulebook",
}

// speeches has a row for each kind of block, by its key. In Says, {0} stands for the first label in words, {labels}
// for all labels, {NAME} for the value of an attribute, {*} for every attribute that has no hole of its own, and
// {amounts} for the same with the number first. A part in [ ] is left out if one of its holes is empty.
var speeches = map[string]speech{
	"scenario":   {Area: "The game", Aside: "about", Noun: "-"},
	"rows":       {Area: "The game", Noun: "rows"},
	"remove":     {Area: "The game", Noun: "removal"},
	"import":     {Area: "The game", Noun: "import"},
	"needs":      {Area: "The game", Noun: "need"},
	"option":     {Area: "Options"},
	"player":     {Area: "Players", Bare: true, Ordered: "players take part in the order in which they are declared"},
	"alliance":   {Area: "Players", Bare: true},
	"seating":    {Area: "Players"},
	"space":      {Area: "Map", Bare: true, Sets: []string{"borders", "shape"}},
	"border":     {Area: "Map", Sets: []string{"between"}},
	"path":       {Area: "Map"},
	"picture":    {Area: "Map", Unseen: true, Noun: "picture", Sets: []string{"water", "points", "waterways"}},
	"unit":       {Area: "Units", Bare: true},
	"resource":   {Area: "Components", Bare: true},
	"die":        {Area: "Components", Bare: true},
	"table":      {Area: "Components", Unseen: true},
	"thing":      {Area: "Components"},
	"class":      {Area: "Components", Sets: []string{"flags"}},
	"enum":       {Area: "Components"},
	"record":     {Area: "Components"},
	"setup":      {Area: "Set-up", Noun: "set-up", Ordered: "set-ups run one after the other"},
	"sequence":   {Area: "Order of play", Noun: "-"},
	"phase":      {Area: "Order of play", Bare: true},
	"action":     {Area: "Actions", Bare: true},
	"movement":   {Area: "Actions", Unseen: true},
	"forbid":     {Area: "Actions", Unseen: true, Noun: "rule"},
	"actions":    {Area: "Actions", Unseen: true, Noun: "set of actions", Sets: []string{"members"}},
	"ensure":     {Area: "Actions", Unseen: true, Noun: "rule"},
	"allow":      {Area: "Actions", Unseen: true, Noun: "exception"},
	"procedure":  {Area: "Rules", Unseen: true, Bare: true},
	"event":      {Area: "Rules", Unseen: true},
	"on":         {Area: "Rules", Unseen: true, Noun: "rule", Ordered: "the hooks of an event run in the order in which they are written", By: "labels"},
	"before":     {Area: "Rules", Unseen: true, Noun: "rule", Ordered: "they run in the order in which they are written", By: "labels"},
	"after":      {Area: "Rules", Unseen: true, Noun: "rule", Ordered: "they run in the order in which they are written", By: "labels"},
	"around":     {Area: "Rules", Unseen: true, Noun: "rule", Ordered: "the last one written is outermost", By: "labels"},
	"scoring":    {Area: "Rules", Unseen: true},
	"function":   {Area: "Rules", Unseen: true},
	"value":      {Area: "Values", Unseen: true},
	"modifier":   {Area: "Values", Unseen: true, Ordered: "modifiers apply in the order in which they are written", By: "to", Sets: []string{"units"}},
	"suppress":   {Area: "Values", Unseen: true, Noun: "rule"},
	"hide":       {Area: "Hidden knowledge", Unseen: true, Noun: "rule", Sets: []string{"members"}},
	"victory":    {Area: "Victory", Noun: "way to win", Ordered: "the first victory whose condition holds ends the game"},
	"evaluation": {Area: "Bots", Unseen: true},
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

// isSet reports whether an attribute of a block is a list whose order does not matter. The order of citations never
// does.
func isSet(b *schema.BlockSpec, name string) bool {
	return name == "cites" || slices.Contains(speechOf(b).Sets, name)
}

// forBots reports whether only bots read an attribute, whatever block it is in.
func forBots(name string) bool { return name == "appeal" }
