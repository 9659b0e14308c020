package house_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The page on git is true: its commands are run in an empty folder, by a git without anybody's configuration.
func TestGitPageIsTrue(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("git is not installed")
	}
	runPage(t, "git.md", 20)
}

// The page that leads from a book to a game is true as well.
func TestRulebookPageIsTrue(t *testing.T) {
	runPage(t, "from_a_rulebook.md", 12)
}

// So is the page on studies.
func TestStudiesPageIsTrue(t *testing.T) { runPage(t, "studies.md", 7) }

// The page that leads from nothing to a house rule that others play is true, too.
func TestPublishPageIsTrue(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("git is not installed")
	}
	runPage(t, "publish.md", 18)
}

// And the page about keeping a base compatible.
func TestCompatibilityPageIsTrue(t *testing.T) { runPage(t, "compatibility.md", 8) }

// And the page on bots.
func TestBotsPageIsTrue(t *testing.T) { runPage(t, "bots.md", 4) }

// runPage runs the commands of a page of docs, of which there are so many at least, and compares what they print with
// what the page says they do.
func runPage(t *testing.T, of string, least int) {
	t.Helper()
	inRoot(t)
	t.Parallel()
	name := filepath.Join("docs", of)
	page, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	dir, home := t.TempDir(), t.TempDir()
	env := []string{
		"PATH=" + buildCommand(t) + string(filepath.ListSeparator) + os.Getenv("PATH"), "HOME=" + home, "NO_COLOR=1",
		"GIT_CONFIG_NOSYSTEM=1", "GIT_PAGER=cat", "TMPDIR=" + t.TempDir(), "LC_ALL=C.UTF-8",
		"GIT_AUTHOR_NAME=A", "GIT_AUTHOR_EMAIL=a@example.org", "GIT_COMMITTER_NAME=A", "GIT_COMMITTER_EMAIL=a@example.org",
	}
	ran := 0
	for _, block := range fenced(string(page), "") {
		for _, step := range strings.Split("\n"+block, "\n$ ")[1:] {
			command, want, _ := strings.Cut(step, "\n")
			if file, isCat := strings.CutPrefix(command, "cat "); isCat {
				// A file shown is a file the reader writes.
				if err := os.WriteFile(filepath.Join(dir, file), []byte(want+"\n"), 0o666); err != nil {
					t.Fatal(err)
				}
				continue
			}
			ran++
			sh := exec.Command("sh", "-c", command)
			sh.Dir, sh.Env = dir, env
			out, err := run(sh)
			if err != nil {
				t.Errorf("$ %s\n%v\n%s", command, err, out)
			}
			got, want := strings.TrimSpace(out), strings.TrimSpace(want)
			head, _, cut := strings.Cut(want, "…")
			switch {
			case cut && strings.HasPrefix(got, head), got == want:
			case *update:
				if want == "" {
					got += "\n"
				}
				page = bytes.Replace(page, []byte("$ "+command+"\n"+want), []byte("$ "+command+"\n"+got), 1)
			default:
				t.Errorf("$ %s\nprints\n%s\nbut the page says\n%s", command, got, want)
			}
		}
	}
	if *update {
		if err := os.WriteFile(name, page, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if ran < least {
		t.Errorf("only %d commands of the page were run", ran)
	}
}
