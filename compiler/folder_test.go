package compiler_test

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
)

// A scenario has one hash, wherever it lies and however it is named: a record made here is replayed there.
func TestOneHashWhereverItLies(t *testing.T) {
	rules, err := os.ReadFile("testdata/semantics/main.hcl")
	if err != nil {
		t.Fatal(err)
	}
	variant := []byte("scenario \"variant\" {\n  title   = \"V\"\n  extends = \"../base\"\n}\n")
	files := fstest.MapFS{
		"base/main.hcl": {Data: rules}, "variant/main.hcl": {Data: variant},
		"far/away/base/main.hcl": {Data: rules}, "far/away/variant/main.hcl": {Data: variant},
	}
	disk := t.TempDir()
	for name, f := range files {
		at := filepath.Join(disk, name)
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"base", "variant"} {
		hashes := map[string]string{}
		add := func(how string, fsys fs.FS, dir string, opt compiler.Options) {
			built := compiler.Compile(fsys, dir, opt)
			p, diags := built.Program, built.Diags
			if p == nil {
				t.Fatal(how, shown(diags))
			}
			hashes[how] = fmt.Sprintf("%x", sha256.Sum256(p.Encode()))
		}
		add("here", files, name, compiler.Options{})
		add("far away", files, "far/away/"+name, compiler.Options{})
		add("under another name", files, name, compiler.Options{Shown: "/somewhere/else"})
		add("from the disk", nil, filepath.Join(disk, name), compiler.Options{})
		for how, hash := range hashes {
			if hash != hashes["here"] {
				t.Errorf("%s: %s is %s, here %s", name, how, hash, hashes["here"])
			}
		}
	}
}

// Folders that need each other are told so, and nothing that only follows from it.
func TestFoldersInACircle(t *testing.T) {
	files := fstest.MapFS{
		"a/a.hcl": {Data: []byte("scenario \"a\" {\n  extends = \"../b\"\n}\n")},
		"b/b.hcl": {Data: []byte("scenario \"b\" {\n  extends = \"../a\"\n}\n")},
		"c/c.hcl": {Data: []byte("scenario \"c\" {\n  extends = \"../c\"\n}\n")},
	}
	for _, dir := range []string{"a", "c"} {
		built := compiler.Compile(files, dir, compiler.Options{})
		diags := built.Diags
		if len(diags) != 1 || diags[0].Code != "SC187" {
			t.Errorf("%s: %s", dir, shown(diags))
		}
	}
}

// A folder for a newer version of the language gives one error, in its own name and in that of a variant.
func TestNewerVersionIsOneError(t *testing.T) {
	fsys := fstest.MapFS{
		"base/a.hcl": {Data: []byte("scenario \"base\" {\n  language_version = 3\n}\nfuture x {}\n")},
		"variant/a.hcl": {Data: []byte("scenario \"variant\" {\n  extends = \"../base\"\n}\nunit scout {\n" +
			"  cost = unit.wagon\n}\n")},
	}
	for _, dir := range []string{"base", "variant"} {
		built := compiler.Compile(fsys, dir, compiler.Options{})
		if len(built.Diags) != 1 || built.Diags[0].Code != "SC181" || built.Program != nil {
			t.Errorf("%s: %v", dir, built.Diags)
		}
	}
}
