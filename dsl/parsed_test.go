package dsl

import "testing"

// A file is parsed again if its text has changed or it has problems, and only then.
func TestParsedFiles(t *testing.T) {
	var p Parsed
	file := func(text string) *File {
		f, _ := p.file("a.hcl", []byte(text))
		return f
	}
	good := file("unit a {}\n")
	if file("unit a {}\n") != good {
		t.Error("a file with the same text was parsed again")
	}
	if f := file("unit b {}\n"); f == good || f.Body.Blocks[0].Labels[0] != "b" {
		t.Error("a file with another text was not parsed")
	}
	for range 2 {
		if _, found := p.file("a.hcl", []byte("unit {")); len(found) == 0 {
			t.Error("the problems of a file are not reported")
		}
	}
	if f, found := (*Parsed)(nil).file("a.hcl", []byte("unit a {}\n")); len(found) > 0 || len(f.Body.Blocks) != 1 {
		t.Errorf("without files that were parsed: %v", found)
	}
}
