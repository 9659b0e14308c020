package diag

import "testing"

func TestLocalCodesExist(t *testing.T) {
	for id := range local {
		if _, ok := Lookup(id); !ok {
			t.Errorf("%s is listed as local, but is no code", id)
		}
	}
}
