package dsl

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"
)

// A file is parsed again if its text has changed or it has problems, and only then.
func TestParsedFiles(t *testing.T) {
	parse := func(p *Parsed, src string) *text {
		a := &text{name: "a.hcl", src: []byte(src), read: true}
		p.parse([]*text{{name: "unread.hcl"}, a})
		return a
	}
	var p Parsed
	file := func(src string) *File { return parse(&p, src).file }
	good := file("unit a {}\n")
	if file("unit a {}\n") != good {
		t.Error("a file with the same text was parsed again")
	}
	if f := file("unit b {}\n"); f == good || f.Body.Blocks[0].Labels[0] != "b" {
		t.Error("a file with another text was not parsed")
	}
	for range 2 {
		if a := parse(&p, "unit {"); len(a.found) == 0 {
			t.Error("the problems of a file are not reported")
		}
	}
	if a := parse(nil, "unit a {}\n"); len(a.found) > 0 || len(a.file.Body.Blocks) != 1 {
		t.Errorf("without files that were parsed: %v", a.found)
	}
}

// The files of a folder and what is wrong with them come in the order of their names, whichever is parsed first.
func TestParsedSideBySide(t *testing.T) {
	files := fstest.MapFS{}
	want := ""
	for i := range 60 {
		src := strings.Repeat("unit a {}\n", 1+(i*37)%200)
		if i%7 == 3 {
			src += "unit {\n"
		}
		name := fmt.Sprintf("%02d.hcl", i)
		files["g/"+name] = &fstest.MapFile{Data: []byte(src)}
		f, found := Parse("g/"+name, []byte(src))
		want += fmt.Sprintln(f.Name, len(f.Body.Blocks))
		for _, d := range found {
			want += fmt.Sprintln(d.Range, d.Code)
		}
	}
	var p Parsed
	for range 3 {
		folder, found := LoadAs(files, "g", "g", &Amount{}, &p)
		got := ""
		for _, f := range folder.Files {
			got += fmt.Sprintln(f.Name, len(f.Body.Blocks))
			for len(found) > 0 && found[0].Range.Filename == f.Name {
				got += fmt.Sprintln(found[0].Range, found[0].Code)
				found = found[1:]
			}
		}
		if got != want || len(found) > 0 {
			t.Fatalf("got\n%s%v\nwant\n%s", got, found, want)
		}
	}
}
