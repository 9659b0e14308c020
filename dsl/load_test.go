package dsl

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
)

func codes(l diag.List) []string {
	var out []string
	for _, d := range l.Sorted() {
		out = append(out, d.Code)
	}
	return out
}

func TestLoad(t *testing.T) {
	fsys := fstest.MapFS{
		"s/b.hcl":       {Data: []byte("b = 1\n")},
		"s/a.hcl":       {Data: []byte("a {\n}\n")},
		"s/README.md":   {Data: []byte("((((")},
		"s/.#a.hcl":     {Data: []byte("((((")},
		"s/sub/c.hcl":   {Data: []byte("((((")},
		"s/play-1.txt":  {Data: []byte("x")},
		"other/out.hcl": {Data: []byte("((((")},
	}
	folder, found := Load(fsys, "s")
	if len(found) != 0 {
		t.Fatalf("problems: %v", found)
	}
	var names []string
	for _, f := range folder.Files {
		names = append(names, f.Name)
		if len(f.Body.Attributes)+len(f.Body.Blocks) != 1 {
			t.Errorf("%s: the tree is empty", f.Name)
		}
	}
	if want := []string{"s/a.hcl", "s/b.hcl"}; !slices.Equal(names, want) {
		t.Errorf("files %v, want %v", names, want)
	}
	if src := folder.Files[1].Src; string(src) != "b = 1\n" {
		t.Errorf("its text is %q", src)
	}
	if r := folder.Files[1].Body.Attributes["b"].NameRange; r.Filename != "s/b.hcl" {
		t.Errorf("ranges name %q", r.Filename)
	}
}

func TestLoadReportsEverything(t *testing.T) {
	fsys := fstest.MapFS{
		"a.hcl": {Data: []byte("a = 1\na = 2\nb 3\nc = 'x'\n")},
		"b.hcl": {Data: []byte("x = ((\n")},
		"c.hcl": {Data: []byte("x = 1e99999\n")},
		"d.hcl": {Data: []byte("x = 1\n")},
	}
	folder, found := Load(fsys, ".")
	got := codes(found)
	for _, want := range []string{"SC022", "SC020", "SC025", "SC015", "SC011"} {
		if !slices.Contains(got, want) {
			t.Errorf("%s is missing from %v", want, got)
		}
	}
	if len(folder.Files) != 4 || found.Sorted()[0].Range.Filename != "a.hcl" {
		t.Errorf("%d files, first problem in %q", len(folder.Files), found.Sorted()[0].Range.Filename)
	}
}

func TestLoadAsShowsTheUsersPath(t *testing.T) {
	fsys := fstest.MapFS{"a.hcl": {Data: []byte("a = \n")}}
	_, found := LoadAs(fsys, ".", "../my_game/", &Amount{}, nil)
	if len(found) == 0 || found[0].Range.Filename != "../my_game/a.hcl" {
		t.Errorf("found %v", found)
	}
}

// A folder of many files that are large but fine is not read whole.
func TestFolderThatIsTooLarge(t *testing.T) {
	fsys := fstest.MapFS{}
	src := []byte(strings.Repeat(strings.Repeat("#", 1<<16-1)+"\n", 1<<4))
	for i := range MaxScenario>>20 + 8 {
		fsys[fmt.Sprintf("g/f%02d.hcl", i)] = &fstest.MapFile{Data: src}
	}
	folder, found := Load(fsys, "g")
	if got := codes(found); !slices.Equal(got, []string{"SC005"}) || len(folder.Files) != MaxScenario>>20 {
		t.Errorf("%d files are read, and said is %v", len(folder.Files), found)
	}
}

// A name of a file is shown to people, too.
func TestNamesThatCannotBeShown(t *testing.T) {
	for _, name := range []string{"a\x1b[2J.hcl", "a\nb.hcl", "a\u202elch.hcl", "a\xff.hcl"} {
		_, found := Load(fstest.MapFS{"g/" + name: {Data: []byte("x = 1\n")}}, "g")
		if got := codes(found); !slices.Equal(got, []string{"SC004"}) {
			t.Errorf("%q: %v", name, got)
		}
		if len(found) > 0 && strings.Contains(found[0].Detail+found[0].Range.Filename, "\x1b") {
			t.Errorf("%q is shown as it is", name)
		}
	}
}

// broken is a folder with a file that cannot be opened.
type broken struct{ fstest.MapFS }

func (b broken) Open(name string) (fs.File, error) {
	if strings.HasSuffix(name, "pieces.hcl") {
		return nil, &fs.PathError{Op: "open", Path: name, Err: errors.New("input/output error")}
	}
	return b.MapFS.Open(name)
}

// TestFolderCases loads the folders that the codes' examples describe.
func TestFolderCases(t *testing.T) {
	dir := t.TempDir()
	game := filepath.Join(dir, "game")
	if err := os.Mkdir(game, 0o755); err != nil {
		t.Fatal(err)
	}
	os.WriteFile(filepath.Join(dir, "secrets.hcl"), []byte("secret = 1\n"), 0o644)
	os.WriteFile(filepath.Join(game, "game.hcl"), []byte("a = 1\n"), 0o644)
	for name, target := range map[string]string{"up": "../secrets.hcl", "abs": filepath.Join(dir, "secrets.hcl"),
		"twice": "up.hcl"} {
		if err := os.Symlink(target, filepath.Join(game, name+".hcl")); err != nil {
			t.Skip("no links here")
		}
	}
	os.Mkdir(filepath.Join(game, "folder.hcl"), 0o755)
	_, links := Load(os.DirFS(dir), "game")
	if got := codes(links); !slices.Equal(got, []string{"SC004", "SC004", "SC004", "SC004"}) {
		t.Errorf("three links and a folder give %v", got)
	}
	for _, d := range links {
		if strings.Contains(d.Detail, "secret = 1") {
			t.Error("the text of a file outside is shown")
		}
	}
	os.Symlink("game.hcl", filepath.Join(game, "also.hcl"))
	if folder, _ := Load(os.DirFS(dir), "game"); len(folder.Files) != 2 {
		t.Errorf("a link within the folder: %d files, want 2", len(folder.Files))
	}

	cases := map[string]func() diag.List{
		"missing": func() diag.List { _, l := Load(fstest.MapFS{}, "my_gmae"); return l },
		"empty": func() diag.List {
			_, l := Load(fstest.MapFS{"s/README.md": {Data: []byte("x")}}, "s")
			return l
		},
		"unreadable": func() diag.List {
			_, l := Load(broken{fstest.MapFS{"s/pieces.hcl": {Data: []byte("x = 1")}}}, "s")
			return l
		},
		"link": func() diag.List { return links[:1] },
	}
	for _, c := range diag.All() {
		name := diag.FolderCase(c.Bad)
		if name == "" || c.ID > "SC029" { // what is fetched has tests of its own
			continue
		}
		run, ok := cases[name]
		if !ok {
			t.Errorf("%s: no folder %q", c.ID, name)
			continue
		}
		if got := codes(run()); !slices.Equal(got, []string{c.ID}) {
			t.Errorf("folder %q gives %v, want %s", name, got, c.ID)
		}
		delete(cases, name)
	}
	if len(cases) != 0 {
		t.Errorf("no code has the folders %v", cases)
	}
	for _, dir := range []string{"game/game.hcl", "../x", "/"} {
		if _, l := Load(os.DirFS(filepath.Dir(game)), dir); len(l) != 1 || l[0].Code != "SC001" {
			t.Errorf("%s gives %v", dir, l)
		}
	}
}

func TestLoadDoesNotReadWhatIsTooLarge(t *testing.T) {
	fsys := fstest.MapFS{"a.hcl": {Data: make([]byte, MaxFile+1)}}
	_, found := Load(fsys, ".")
	if got := codes(found); !slices.Equal(got, []string{"SC005"}) {
		t.Errorf("got %v", got)
	}
}

// TestCodesExamples: the bad example of every load and syntax code gives that very code, and the fixed one nothing.
func TestCodesExamples(t *testing.T) {
	tried := 0
	for _, c := range diag.All() {
		if c.ID > "SC029" || diag.FolderCase(c.Bad) != "" {
			continue
		}
		tried++
		_, found := Parse("x.hcl", []byte(diag.Example(c.Bad)))
		if !slices.Contains(codes(found), c.ID) {
			t.Errorf("%s: its bad example gives %v", c.ID, found)
		}
		if _, found := Parse("x.hcl", []byte(diag.Example(c.Fixed))); len(found) != 0 {
			t.Errorf("%s: its fixed example gives %v", c.ID, found)
		}
	}
	if tried < 24 {
		t.Errorf("only %d examples", tried)
	}
}

// TestSyntaxErrors: which code each kind of mistake has, and where it points.
func TestSyntaxErrors(t *testing.T) {
	for _, c := range []struct {
		src, code  string
		from, upTo int
	}{
		{"a = 1\nb 2\n", "SC020", 6, 7},
		{"a = \n", "SC021", 4, 5},
		{"a = 1 + \n", "SC021", 8, 9},
		{"a = [1, 2 3]\n", "SC024", 10, 11},
		{"a = { b = 1 c = 2 }\n", "SC024", 12, 13},
		{"a = b ? c\n", "SC021", 9, 10},
		{"a = 1\na = 2\n", "SC022", 6, 7},
		{"a \"b\"\n{\n}\n", "SC023", 5, 6},
		{"a { b = 1 }  c = 1\n", "SC024", 13, 14},
		{"a = 1; b = 2\n", "SC025", 5, 6},
		{"a = b & c\n", "SC025", 6, 7},
		{"a = \"\\q\"\n", "SC026", 5, 7},
		{"a \"${b}\" {\n}\n", "SC026", 3, 5},
		{"a = \"${b c}\"\n", "SC027", 9, 10},
		{"a = \"%{if b}x\"\n", "SC027", 0, 0},
		{"a = [for x y : x]\n", "SC028", 11, 12},
	} {
		_, found := Parse("x.hcl", []byte(c.src))
		i := slices.IndexFunc(found, func(d diag.Diagnostic) bool { return d.Code == c.code })
		if i < 0 {
			t.Errorf("%q gives %v, want %s", c.src, found, c.code)
			continue
		}
		if r := found[i].Range; c.upTo > 0 && (r.Start.Byte != c.from || r.End.Byte != c.upTo) {
			t.Errorf("%q: %s at %d-%d, want %d-%d", c.src, c.code, r.Start.Byte, r.End.Byte, c.from, c.upTo)
		}
	}
}

func TestParseKeepsFewErrors(t *testing.T) {
	file, found := Parse("x.hcl", []byte(strings.Repeat("a\n", 100000)))
	if len(found) != maxSyntaxErrors+1 || file.Body == nil {
		t.Errorf("%d problems", len(found))
	}
	if file, _ := Parse("x.hcl", []byte("((((((")); file.Body == nil {
		t.Error("a refused file has no body")
	}
	var _ *hclsyntax.Body = file.Body
}
