package report

// Map is `scenario map --json`.
type Map struct {
	File     string    `json:"file" doc:"where the picture was written; empty if none was"`
	Form     string    `json:"form" enum:"geographic,abstract,cells" doc:"whether the board lies on the Earth, has points and borders alone, or is made of hexes or squares"`
	Spaces   int       `json:"spaces" doc:"how many spaces there are, also off the map"`
	Borders  int       `json:"borders" doc:"how many pairs of spaces on the map have a border"`
	Missing  []MapPair `json:"missing" doc:"spaces with a border that do not touch in the picture; a dotted line joins them"`
	Extra    []MapPair `json:"extra" doc:"spaces that touch in the picture and have no border; the line between them is heavy"`
	OneSided []MapPair `json:"one_sided" doc:"borders that lead only from a to b"`
	Crossing []MapPair `json:"crossing" doc:"pairs of dotted lines that cross: each is a border from one space to another"`
	Wrapped  []MapPair `json:"wrapped" doc:"borders across the edges of a map that wraps around, which notes at the edges tell"`
}

// MapPair is two spaces by their names, or two borders as NAME - NAME.
type MapPair struct {
	A string `json:"a"`
	B string `json:"b"`
}
