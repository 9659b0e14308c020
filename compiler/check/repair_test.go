package check_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/scenario-lang/scenario/compiler/check"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// A repair can be made as it is: after it the same mistake is not found again.
func TestRepairsCanBeMade(t *testing.T) {
	texts := map[string]string{"misspelt": misspelt}
	for _, code := range diag.All() {
		if code.ID >= "SC100" && diag.FolderCase(code.Bad) == "" {
			texts[code.ID] = diag.Example(code.Bad)
		}
	}
	base, err := os.ReadFile("testdata/decl/base.txt")
	if err != nil {
		t.Fatal(err)
	}
	files, _ := filepath.Glob("testdata/decl/*.hcl")
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts[filepath.Base(file)] = string(src) + "\n-- game/zz_base.hcl --\n" + string(base)
	}
	made := 0
	for name, text := range texts {
		for _, d := range find(text, nil) {
			for _, r := range d.Repairs {
				made++
				for _, again := range find(text, &r) {
					if again.Code == d.Code && again.Range.Filename == d.Range.Filename && again.Range.Start == d.Range.Start &&
						again.Summary == d.Summary {
						t.Errorf("%s: %s %s (%s) is found again after writing %q", name, d.Code, d.Summary, d.Detail, r.Text)
					}
				}
			}
		}
	}
	if made < 60 {
		t.Errorf("only %d repairs were made", made)
	}
}

// find checks a text, with a repair made in it unless that is nil.
func find(text string, r *diag.Repair) diag.List {
	fsys := folders(text)
	if r != nil {
		file := fsys[r.Range.Filename]
		file.Data = r.Apply(file.Data)
	}
	merged, found := resolve.Load(fsys, "game")
	_, more := check.Folder(merged, nil, nil)
	return append(found, more...)
}
