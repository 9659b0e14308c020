package value

// Set is a set of values that reuses its memory. It is a hash table with open addressing that is emptied by changing
// the stamp.
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

// home returns the first index to try for v (Fibonacci hashing).
func (s *Set) home(v int64) uint64 { return uint64(v) * 0x9e3779b97f4a7c15 >> 32 & s.mask }

// Add adds v to the set and reports whether it is new.
func (s *Set) Add(v int64) bool {
	i := s.home(v)
	for s.marks[i] == s.stamp {
		if s.keys[i] == v {
			return false
		}
		i = (i + 1) & s.mask
	}
	s.marks[i], s.keys[i] = s.stamp, v
	return true
}

// Has reports whether v is in the set.
func (s *Set) Has(v int64) bool {
	for i := s.home(v); s.marks[i] == s.stamp; i = (i + 1) & s.mask {
		if s.keys[i] == v {
			return true
		}
	}
	return false
}

// Index returns the number with which v was added to the set. If v is not in the set, Index adds it with the number at,
// unless at is negative, and reports that it is new.
func (s *Set) Index(v int64, at int) (int, bool) {
	i := s.home(v)
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
