package schema

// Class is a class that every scenario has.
type Class struct {
	Name       string
	Declared   bool // blocks of the same name declare its members
	Attributes bool // class blocks may add attributes to it
	State      bool // class blocks may add state fields to it
}

// classes is in the order in which compiled programs number them.
var classes = []Class{
	{Name: "game", State: true},
	{Name: "space", Declared: true, Attributes: true, State: true},
	{Name: "border", Declared: true, Attributes: true, State: true},
	{Name: "path", Declared: true, Attributes: true, State: true},
	{Name: "player", Declared: true, Attributes: true, State: true},
	{Name: "alliance", Declared: true, Attributes: true, State: true},
	{Name: "unit", Declared: true, Attributes: true},
	{Name: "piece", State: true},
	{Name: "resource", Declared: true, Attributes: true},
	{Name: "die", Declared: true, Attributes: true},
	{Name: "phase", Declared: true, Attributes: true},
	{Name: "table", Declared: true, Attributes: true},
	{Name: "seating", Declared: true, Attributes: true},
}

// Classes lists the classes that every scenario has. The slice is shared and must not be changed.
func Classes() []Class { return classes }
