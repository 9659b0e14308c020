package schema

// Class is a class that every scenario has.
type Class struct {
	Name       string
	Attributes bool // class blocks may add attributes to it
	State      bool // class blocks may add state fields to it
}

// classes are in the order in which compiled programs number them.
var classes = []Class{
	{Name: "game", State: true},
	{Name: "space", Attributes: true, State: true},
	{Name: "border", Attributes: true, State: true},
	{Name: "path", Attributes: true, State: true},
	{Name: "player", Attributes: true, State: true},
	{Name: "alliance", Attributes: true, State: true},
	{Name: "unit", Attributes: true},
	{Name: "piece", State: true},
	{Name: "resource", Attributes: true},
	{Name: "die", Attributes: true},
	{Name: "phase", Attributes: true},
	{Name: "table", Attributes: true},
	{Name: "seating", Attributes: true},
}

// Classes lists the classes that every scenario has. The slice is shared and must not be changed.
func Classes() []Class { return classes }
