package state

func Add(a, b int64) int64 {
	c := a + b
	if (a^c)&(b^c) < 0 {
		Fail("%d + %d is too great a number", a, b)
	}
	return c
}

func Truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}
