package vm

// A movement is asked about the same steps again and again: for every piece that might go, and for every place it might
// go to. Its answers are remembered until the state changes, or for good if it does not read the state.

// cache holds results that are looked up again instead of being computed again. The state does not include it.
type cache struct {
	values  [][]cachedResult // by value and kind of piece
	reaches []reach
	steps   [][]*stepCache // by movement, and with or without risk: by mover's kind
	calls   callCache
}

// stepCache holds the answers by edge. An answer is right as long as lastChange returns its stamp.
type stepCache struct {
	result []int64
	cost   []int64 // the steps that the answer took; see SpendCached
	stamp  []uint64
	mover  int64 // the piece that the answers are for, if they depend on more than its kind
}

// cachedResult is the value of all pieces of a kind. It is right as long as lastChange returns since.
type cachedResult struct {
	since uint64
	v     int64
	cost  int64 // the steps that the value took; see SpendCached
}
