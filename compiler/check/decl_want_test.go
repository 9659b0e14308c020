package check_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/dsl/diag"
)

var wantPattern = regexp.MustCompile(`(SC\d{3}) "((?:[^"\\]|\\.)*)"`)

// Each file of testdata/decl says with `# want: SC1xx "regexp"` what is found on its line, more on one line where
// there is more. What is not found and what is not wanted both fail. The file's base is added to it, so that it
// holds only what it is about; a file that begins with `# whole` stands alone.
func TestDeclarations(t *testing.T) {
	files, err := filepath.Glob("testdata/decl/*.hcl")
	if err != nil || len(files) == 0 {
		t.Fatal("no test data", err)
	}
	base, err := os.ReadFile("testdata/decl/base.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			text := "-- game/" + filepath.Base(file) + " --\n" + string(src)
			if !strings.HasPrefix(string(src), "# whole") {
				text += "\n-- game/zz_base.hcl --\n" + string(base)
			}
			_, found := compile(t, text)
			type line struct {
				file string
				n    int
			}
			got := map[line][]diag.Diagnostic{}
			for _, d := range found {
				l := line{filepath.Base(d.Range.Filename), d.Range.Start.Line}
				got[l] = append(got[l], d)
			}
			for i, s := range strings.Split(string(src), "\n") {
				l := line{filepath.Base(file), i + 1}
				_, wants, _ := strings.Cut(s, "# want:")
				for _, m := range wantPattern.FindAllStringSubmatch(wants, -1) {
					re := regexp.MustCompile(m[2])
					hit := -1
					for j, d := range got[l] {
						if d.Code == m[1] && re.MatchString(d.Summary+"\n"+d.Detail) {
							hit = j
							break
						}
					}
					if hit < 0 {
						t.Errorf("line %d: wanted %s %q, got %s", i+1, m[1], m[2], short(got[l]))
						continue
					}
					got[l] = append(got[l][:hit:hit], got[l][hit+1:]...)
				}
			}
			for l, ds := range got {
				for _, d := range ds {
					t.Errorf("%s:%d: unexpected %s", l.file, l.n, short([]diag.Diagnostic{d}))
				}
			}
		})
	}
}

func short(ds []diag.Diagnostic) string {
	var s []string
	for _, d := range ds {
		s = append(s, fmt.Sprintf("%s %q (%s)", d.Code, d.Summary, d.Detail))
	}
	return strings.Join(s, "; ")
}
