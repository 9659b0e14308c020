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
	Says    string   // the block in one line; see speeches
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
	"import":     {Area: "The game", Noun: "import", Says: "{from}[ with {with}]"},
	"needs":      {Area: "The game", Noun: "need", Says: "a game must declare {labels}"},
	"option":     {Area: "Options", Says: "{type}, {default} by default[, at least {min}][, at most {max}][, one of {among}]"},
	"player":     {Area: "Players", Bare: true, Ordered: "players take part in the order in which they are declared"},
	"alliance":   {Area: "Players", Bare: true},
	"seating":    {Area: "Players", Says: "{seats}"},
	"space":      {Area: "Map", Bare: true, Sets: []string{"borders", "shape"}},
	"border":     {Area: "Map", Sets: []string{"between"}},
	"path":       {Area: "Map"},
	"picture":    {Area: "Map", Unseen: true, Noun: "picture", Sets: []string{"water", "points", "waterways"}},
	"unit":       {Area: "Units", Bare: true},
	"resource":   {Area: "Components", Bare: true},
	"die":        {Area: "Components", Bare: true, Says: "{faces}"},
	"table":      {Area: "Components", Unseen: true},
	"thing":      {Area: "Components"},
	"class":      {Area: "Components", Sets: []string{"flags"}},
	"enum":       {Area: "Components", Says: "{values}"},
	"record":     {Area: "Components", Says: "{fields}"},
	"setup":      {Area: "Set-up", Noun: "set-up", Ordered: "set-ups run one after the other"},
	"sequence":   {Area: "Order of play", Noun: "-"},
	"phase":      {Area: "Order of play", Bare: true},
	"action":     {Area: "Actions", Bare: true, Says: "{text}[, offered beside {beside}]"},
	"movement":   {Area: "Actions", Unseen: true, Says: "[each step costs {cost}][, possible where {pass}][, stops where {stop}]"},
	"forbid":     {Area: "Actions", Unseen: true, Noun: "rule", Says: "forbids[ {action}][ {actions}][ steps of {movements}] when {when}[: {message}]"},
	"actions":    {Area: "Actions", Unseen: true, Noun: "set of actions", Sets: []string{"members"}, Says: "{members}[, where {when}]"},
	"ensure":     {Area: "Actions", Unseen: true, Noun: "rule", Says: "ensures {that} after {actions}[: {message}]"},
	"allow":      {Area: "Actions", Unseen: true, Noun: "exception", Says: "lifts {rule} of {action}[ when {when}]"},
	"procedure":  {Area: "Rules", Unseen: true, Bare: true},
	"event":      {Area: "Rules", Unseen: true, Says: "{fields}"},
	"on":         {Area: "Rules", Unseen: true, Noun: "rule", Says: "on {0}", Ordered: "the hooks of an event run in the order in which they are written", By: "labels"},
	"before":     {Area: "Rules", Unseen: true, Noun: "rule", Says: "before {0} {1}", Ordered: "they run in the order in which they are written", By: "labels"},
	"after":      {Area: "Rules", Unseen: true, Noun: "rule", Says: "after {0} {1}", Ordered: "they run in the order in which they are written", By: "labels"},
	"around":     {Area: "Rules", Unseen: true, Noun: "rule", Says: "around {0} {1}", Ordered: "the last one written is outermost", By: "labels"},
	"scoring":    {Area: "Rules", Unseen: true},
	"function":   {Area: "Rules", Unseen: true, Says: "[of each {of}, ]{is}"},
	"value":      {Area: "Values", Unseen: true, Says: "of each {of}[ with {with}], {is}[, at least {min}][, at most {max}]"},
	"modifier":   {Area: "Values", Unseen: true, Ordered: "modifiers apply in the order in which they are written", By: "to", Sets: []string{"units"}, Says: "{to}[ of {units}][ becomes {set}][ plus {add}][ plus {percent} %][ times {times}][ at least {at_least}][ at most {at_most}][, for {limit} of them][ when {when}]"},
	"suppress":   {Area: "Values", Unseen: true, Noun: "rule", Says: "switches {modifier} off[ when {when}]"},
	"hide":       {Area: "Hidden knowledge", Unseen: true, Noun: "rule", Sets: []string{"members"}, Says: "hides [{members} of ]each {of} when {when}"},
	"victory":    {Area: "Victory", Noun: "way to win", Ordered: "the first victory whose condition holds ends the game", Says: "[{winner}, ]when {when}"},
	"evaluation": {Area: "Bots", Unseen: true, Says: "{score}"},
	"test":       {Area: "Tests", Aside: "tests"},
	"rulebook":   {Area: "Rulebook", Aside: "rulebook"},

	"action.param":    {Says: "parameter {0}: one of {in}[, {count} of them][, at least {at_least}][, where {that}][, called {text}][, else {message}]"},
	"action.require":  {Noun: "requirement", Says: "requires {that}[: {message}]"},
	"action.ensure":   {Says: "ensures {that}[: {message}]"},
	"class.placement": {Says: "stands only where {that}"},
	"rulebook.clause": {Sets: []string{"restates", "same_as"}},

	"set":           {Says: "set {labels}: {*}"},
	"var":           {Says: "{0} begins as {is}"},
	"if":            {Says: "if {when}"},
	"else_if":       {Says: "else if {when}"},
	"else":          {Says: "else"},
	"for":           {Says: "for each {0} in {in}[ where {where}]"},
	"repeat":        {Says: "repeat[ {times} times][ while {while}][ until {until}]"},
	"return":        {Says: "return[ {value}]"},
	"move":          {Says: "move {0} to {to}"},
	"carry":         {Says: "carry {0} by {by}"},
	"create":        {Says: "create[ {count}][ {unit}][ {record}][ of {owner}][ in {at}][, {*}]"},
	"destroy":       {Says: "destroy {0}"},
	"gain":          {Says: "{labels} gains {amounts}"},
	"pay":           {Says: "{labels} pays {amounts}"},
	"roll":          {Says: "roll {0}: [{count} of ][{die}][a die with faces {faces}][ for each of {each}][ hitting at {at_most} or less][ hitting at {exactly}][, of which the {keep} counts]"},
	"pick":          {Says: "pick {0} at random from {from}[, {count} of them]"},
	"choose":        {Says: "{by} chooses {0} from {from}"},
	"offer":         {Says: "offer {actions} to {to}"},
	"require":       {Says: "requires {that}[: {message}]"},
	"call":          {Says: "{0}[ of {of}][ with {*}]"},
	"emit":          {Says: "event {0}[, later: {later}][ with {*}]"},
	"say":           {Says: "say {text}"},
	"attempt":       {Says: "attempt"},
	"otherwise":     {Says: "otherwise"},
	"shuffle":       {Says: "shuffle {labels}"},
	"check_victory": {Says: "check victory"},
	"end_game":      {Says: "end the game[, {winner} wins][: {because}]"},
	"place":         {Says: "place {*} in {0}"},

	"statement.ensure": {Says: "ensure {that}[: {message}]"},
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
