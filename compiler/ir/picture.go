package ir

// Picture is how pictures of the board are drawn. No rule reads it.
type Picture struct {
	Coasts string // earth, none, or "" where nothing is said
	Grid   string // hexes, squares, or ""
	Water  []*Member
	Points []*Member
	Field  *Field // of spaces: whose they are; nil if Attr says it, or nothing
	Attr   *Attr
}

// Look is how pictures draw a member of a class.
type Look struct {
	Colour  *int32    // 0xRRGGBB
	Symbol  string    // the outline of its counters
	Short   *Template // its name where there is little room
	Shape   []string  // the codes of the countries that it consists of
	LabelAt []int64   // longitude and latitude of its name, in thousandths of a degree; nil if nothing is said
}

// Said reports whether anything is said.
func (l *Look) Said() bool {
	return l.Colour != nil || l.Symbol != "" || l.Short != nil || l.Shape != nil || l.LabelAt != nil
}
