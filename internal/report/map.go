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
	Wrapped  []MapPair `json:"wrapped" doc:"borders across the edges of a map that wraps around, which notes at the edges show"`
	Nameless []string  `json:"nameless" doc:"spaces whose name has no room"`
	Overlaps []MapPair `json:"overlaps" doc:"spaces whose names cover each other"`
	Small    []string  `json:"small" doc:"spaces whose names have letters of less than 7 pixels"`
	Crowded  []string  `json:"crowded" doc:"spaces whose counters show only how many pieces there are"`
	Homeless []string  `json:"homeless" doc:"spaces whose counters have no room at all"`
	Alike    []MapPair `json:"alike" doc:"units whose counters look the same, or differ only in the case of letters"`
	Reach    *MapReach `json:"reach,omitempty" doc:"with --reach: where the piece can go"`
}

// MapReach has the spaces that a piece can reach with a movement.
type MapReach struct {
	Movement string       `json:"movement"`
	Budget   int64        `json:"budget" doc:"what it may spend"`
	Spaces   []MapReached `json:"spaces" doc:"the spaces that it can reach, nearest first"`
	Denied   []MapDenied  `json:"denied" doc:"the steps that it cannot take"`
}

// MapReached is a space that a piece can reach.
type MapReached struct {
	Space string `json:"space"`
	From  string `json:"from" doc:"the space before it on the way"`
	Cost  int64  `json:"cost" doc:"of the whole way"`
	Stops bool   `json:"stops" doc:"it may not go on from there"`
}

// MapDenied is a step that a piece cannot take.
type MapDenied struct {
	From      string `json:"from"`
	To        string `json:"to"`
	Reason    string `json:"reason"`
	Far       bool   `json:"far" doc:"the piece could take the step if it could spend more"`
	Condition string `json:"condition,omitempty" doc:"the condition that decides it, as it is written"`
	Place     string `json:"place,omitempty" doc:"file and line of the condition"`
}

// MapPair is two spaces by their names, or two borders as NAME - NAME.
type MapPair struct {
	A string `json:"a"`
	B string `json:"b"`
}
