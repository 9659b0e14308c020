package paint

// Symbols are the outlines that counters may have, in the order in which kinds of pieces without one get them: each
// value of the attribute by which the counters of a game differ most has one.
var Symbols = []string{"square", "boat", "circle", "house", "diamond", "triangle", "hexagon", "shield", "octagon"}
