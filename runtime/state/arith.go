package state

// Add adds two numbers, or fails.
func Add(a, b int64) int64 {
	c := a + b
	if (a^c)&(b^c) < 0 {
		Fail("%d + %d is too great a number", a, b)
	}
	return c
}

// Truth returns 1 for true and 0 for false.
func Truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}
