package state

// Set is a set of values that keeps its memory: open addressing, emptied by a new stamp.
type Set struct {
	keys  []int64
	at    []int32
	marks []uint32
	stamp uint32
	mask  uint64
}

// Reset empties the set and makes room for n values.
func (s *Set) Reset(n int) {
	size := 16
	for size < 2*n {
		size *= 2
	}
	if size > len(s.keys) {
		s.keys, s.at, s.marks, s.stamp = make([]int64, size), make([]int32, size), make([]uint32, size), 0
	}
	s.mask = uint64(len(s.keys) - 1)
	if s.stamp++; s.stamp == 0 {
		clear(s.marks)
		s.stamp = 1
	}
}

// Add says whether v is new.
func (s *Set) Add(v int64) bool {
	i := Mix(uint64(v)) & s.mask
	for s.marks[i] == s.stamp {
		if s.keys[i] == v {
			return false
		}
		i = (i + 1) & s.mask
	}
	s.marks[i], s.keys[i] = s.stamp, v
	return true
}

func (s *Set) Has(v int64) bool {
	for i := Mix(uint64(v)) & s.mask; s.marks[i] == s.stamp; i = (i + 1) & s.mask {
		if s.keys[i] == v {
			return true
		}
	}
	return false
}

// Note gives what was noted for v when it was new, or notes at for it. With at -1 nothing is noted.
func (s *Set) Note(v int64, at int) (int, bool) {
	i := Mix(uint64(v)) & s.mask
	for s.marks[i] == s.stamp {
		if s.keys[i] == v {
			return int(s.at[i]), false
		}
		i = (i + 1) & s.mask
	}
	if at >= 0 {
		s.marks[i], s.keys[i], s.at[i] = s.stamp, v, int32(at)
	}
	return at, true
}
