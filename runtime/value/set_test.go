package value

import "testing"

func TestSet(t *testing.T) {
	var s Set
	for range 3 {
		s.Reset(100)
		for i := range int64(100) {
			if !s.Add(i * i) {
				t.Fatalf("%d is not new", i*i)
			}
		}
		if s.Add(49) || !s.Has(81) || s.Has(50) {
			t.Error("wrong members")
		}
	}
}
