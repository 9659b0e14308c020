package house_test

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what the commands print into the pages in docs")

// The tutorial is true: its commands are run in an empty folder, what is typed at their prompts is typed, and what
// they print is what the page says. Sizes of files and hashes of compiled files are not compared. So is the page about
// paper.
func TestTutorialIsTrue(t *testing.T) {
	inRoot(t)
	for name, least := range map[string]int{"tutorial.md": 10, "paper.md": 3} {
		t.Run(name, func(t *testing.T) { replayPage(t, filepath.Join("docs", name), least) })
	}
}

// replayPage runs the commands of a page, at least so many.
func replayPage(t *testing.T, name string, least int) {
	t.Parallel()
	page, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	ran := 0
	for _, block := range fenced(string(page), "") {
		for _, step := range strings.Split("\n"+block, "\n$ ")[1:] {
			command, want, _ := strings.Cut(step, "\n")
			raw := want
			if file, isCat := strings.CutPrefix(command, "cat "); isCat {
				// A file shown is a file the reader writes.
				if err := os.WriteFile(filepath.Join(dir, file), []byte(want+"\n"), 0o644); err != nil {
					t.Fatal(err)
				}
				continue
			}
			if command == "scenario test river_house --run rider" {
				replaceIn(t, filepath.Join(dir, "river_house", "tests.hcl"), "rolls = [2, 5]", "rolls = [3, 5]")
			}
			ran++
			sh := exec.Command("sh", "-c", command)
			sh.Dir, sh.Stdin = dir, strings.NewReader(answersIn(want))
			sh.Env = append(os.Environ(), "NO_COLOR=1", "PATH="+buildCommand(t)+":"+os.Getenv("PATH"))
			out, _ := run(sh) // a finding's exit status is part of the story
			got := strings.TrimSpace(mask(out))
			want = strings.TrimSpace(mask(want))
			if head, tail, cut := strings.Cut(want, "…"); cut {
				if !strings.HasPrefix(got, strings.TrimSpace(head)) || !strings.HasSuffix(got, strings.TrimSpace(tail)) {
					t.Errorf("$ %s\nprints\n%s\nbut the page says\n%s", command, got, want)
				}
			} else if got != want && *update {
				page = bytes.Replace(page, []byte("$ "+command+"\n"+strings.TrimRight(raw, "\n")),
					[]byte("$ "+command+"\n"+strings.TrimRight(out, "\n")), 1)
			} else if got != want {
				t.Errorf("$ %s\nprints\n%s\nbut the page says\n%s", command, got, want)
			}
			if command == "scenario test river_house --run rider" {
				replaceIn(t, filepath.Join(dir, "river_house", "tests.hcl"), "rolls = [3, 5]", "rolls = [2, 5]")
			}
			if strings.HasPrefix(command, "scenario validate river_house") && strings.Contains(want, "SC234") {
				replaceIn(t, filepath.Join(dir, "river_house", "house.hcl"), "unit.gaurd", "unit.guard")
			}
		}
	}
	if *update {
		if err := os.WriteFile(name, page, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if ran < least {
		t.Errorf("only %d commands of the page were run", ran)
	}
}

var hashes = regexp.MustCompile(`\d+ bytes(, [0-9a-f]{64})?`)

func mask(s string) string { return hashes.ReplaceAllString(s, "BYTES") }

func replaceIn(t *testing.T, file, old, now string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(text, []byte(old)) {
		t.Fatalf("%s does not hold %q", file, old)
	}
	if err := os.WriteFile(file, bytes.Replace(text, []byte(old), []byte(now), 1), 0o644); err != nil {
		t.Fatal(err)
	}
}
