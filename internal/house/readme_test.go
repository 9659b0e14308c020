package house_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var typed = regexp.MustCompile(`(?m)^[A-Z][^<>\n]*> (.+)$`)

// The session in the README is true: its commands are run, what is typed at its prompts is typed, and what they print is
// what it says, except for the lines that … stands for.
func TestReadmeSessionIsTrue(t *testing.T) {
	page, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if out, err := exec.Command("go", "build", "-o", filepath.Join(dir, "bin", "scenario"), "./cmd/scenario").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	if err := os.Symlink(filepath.Join(root, "scenarios"), filepath.Join(dir, "scenarios")); err != nil {
		t.Skip(err) // no links on this system
	}
	ran := 0
	for _, block := range fenced(string(page), "") {
		for _, step := range strings.Split("\n"+block, "\n$ ")[1:] {
			ran++
			command, want, _ := strings.Cut(step, "\n")
			var answers strings.Builder
			for _, m := range typed.FindAllStringSubmatch(want, -1) {
				answers.WriteString(m[1] + "\n")
			}
			sh := exec.Command("sh", "-c", command)
			sh.Dir, sh.Stdin = dir, strings.NewReader(answers.String())
			sh.Env = append(os.Environ(), "NO_COLOR=1")
			out, err := sh.CombinedOutput()
			if err != nil {
				t.Errorf("$ %s: %v", command, err)
			}
			rest := string(out)
			for i, part := range strings.Split(want, "…\n") {
				part = strings.TrimSpace(part)
				at := strings.Index(rest, part)
				if at < 0 || i == 0 && strings.TrimSpace(rest[:at]) != "" {
					t.Errorf("$ %s\ndoes not print\n%s\nbut, from there on,\n%s", command, part, rest)
					break
				}
				rest = rest[at+len(part):]
			}
			if strings.TrimSpace(rest) != "" {
				t.Errorf("$ %s\nprints more than the README says:\n%s", command, rest)
			}
		}
	}
	if ran < 3 {
		t.Errorf("only %d commands of the README were run", ran)
	}
}
