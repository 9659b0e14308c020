package schema

// Need describes the `needs` blocks for a kind of declaration.
type Need struct {
	Tells []string // attributes that the block must have, because other rules rely on them
	Fixed []string // those that the declaration which meets the need cannot change
}

// needs has a row for each kind of declaration that an abstract scenario or a module can need.
var needs = map[string]Need{
	"space":     {},
	"player":    {},
	"alliance":  {},
	"unit":      {},
	"resource":  {},
	"die":       {},
	"table":     {},
	"thing":     {},
	"class":     {},
	"scoring":   {},
	"enum":      {Tells: []string{"values"}},
	"option":    {Tells: []string{"type"}, Fixed: []string{"type"}},
	"record":    {Tells: []string{"fields"}, Fixed: []string{"fields"}},
	"event":     {Fixed: []string{"fields"}},
	"function":  {Tells: []string{"returns"}, Fixed: []string{"params", "returns"}},
	"procedure": {Fixed: []string{"params", "returns"}},
	"phase":     {Fixed: []string{"params", "returns"}},
	"movement":  {Tells: []string{"params"}, Fixed: []string{"params"}},
	"value":     {Tells: []string{"of"}, Fixed: []string{"of"}},
	"action":    {Fixed: []string{"with"}},
	"actions":   {},
}

// NeedOf returns the row of a kind of declaration. The bool is false if the kind cannot be needed.
func NeedOf(kind string) (Need, bool) {
	n, ok := needs[kind]
	return n, ok
}

// Needed lists the kinds of declarations that can be needed, in the order of the reference.
func Needed() []string {
	var out []string
	for _, name := range topNames {
		if _, ok := needs[name]; ok {
			out = append(out, name)
		}
	}
	return out
}
