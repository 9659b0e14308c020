package vm

// A movement is asked about the same steps again and again: for every piece that might go, and for every place it might
// go to. Its answers are remembered until the state changes, or for good if it does not read the state.

// cache holds results that are looked up again instead of being computed again. It is no part of the state.
type cache struct {
	values  [][]cachedResult // by value and kind of piece
	reaches []reach
	steps   [][]*stepCache // by movement, and with or without risk: by mover's kind
}

// stepCache are the answers by edge; stamp says of which state they are.
type stepCache struct {
	result []int64
	cost   []int64 // what the answer took of the budget: remembering must not make a game longer than its budget
	stamp  []uint64
	mover  int64 // whose they are, where the whole mover is read
}

// cachedResult is what a value is for all pieces of a kind. It is right as long as lastChange returns since.
type cachedResult struct {
	since uint64
	v     int64
}
