package view

import "testing"

// The full stop of a sentence is left out after an abbreviation, and nothing else is.
func TestOneFullStop(t *testing.T) {
	for _, c := range []struct {
		before, words string
		ends          bool
	}{
		{"Karelia S.S.R.", ".", true},
		{"Karelia S.S.R.", ". It is cold.", true},
		{"Karelia S.S.R.", "", false},
		{"Karelia S.S.R.", ", and more", false},
		{"Karelia S.S.R.", "...", false},
		{"Karelia", ".", false},
		{"", ".", false},
	} {
		if ends := endsInStop([]byte(c.before)) && endsSentence(c.words); ends != c.ends {
			t.Errorf("%q followed by %q: the full stop is left out: %v", c.before, c.words, ends)
		}
	}
}
