package dsl

import "strconv"

// escaped is the character that an escape such as \r or \u001b at the beginning of src stands for, and its length; 0 for
// what is no such escape.
func escaped(src []byte) (r rune, n int) {
	if len(src) < 2 {
		return 0, 0
	}
	switch src[1] {
	case 'r':
		return '\r', 2
	case 'u':
		n = 6
	case 'U':
		n = 10
	default:
		return 0, 0
	}
	if len(src) < n {
		return 0, 0
	}
	v, err := strconv.ParseUint(string(src[2:n]), 16, 31)
	if err != nil {
		return 0, 0
	}
	return rune(v), n
}
