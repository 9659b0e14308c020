package house_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestAction runs what action.yml runs, with a program instead of gh that notes what it is told.
func TestAction(t *testing.T) {
	inRoot(t)
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("bash is not there")
	}
	t.Parallel()
	dir := t.TempDir()
	bin := filepath.Join(dir, "bin")
	if err := os.Mkdir(bin, 0o755); err != nil {
		t.Fatal(err)
	}
	gh := "#!/bin/sh\necho \"$@\" >> " + dir + "/told\n[ \"$2\" != view ] || cat " + dir + "/comment\n"
	if err := os.WriteFile(filepath.Join(bin, "gh"), []byte(gh), 0o755); err != nil {
		t.Fatal(err)
	}
	sh := func(script string, env ...string) (string, error) {
		cmd := exec.Command("bash", "-ec", script)
		cmd.Dir = dir
		cmd.Env = append(append(os.Environ(), "PATH="+bin+":"+buildCommand(t)+":"+os.Getenv("PATH"), "HOME="+dir, "GIT_CONFIG_NOSYSTEM=1",
			"GITHUB_STEP_SUMMARY="+dir+"/summary", "GITHUB_REPOSITORY=o/r"), env...)
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	action, err := filepath.Abs(".ci/action")
	if err != nil {
		t.Fatal(err)
	}
	prepare := `git init -q r && cd r && git config user.email a@b && git config user.name a
scenario new river && git add . && git commit -qm one
sed -i 's/strength = 1/strength = 2/' river/game.hcl && git commit -qam two
scenario new brook && touch ../comment`
	if out, err := sh(prepare); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	run := func(env ...string) (string, error) { return sh("cd r && bash "+action, env...) }
	has := func(file string, wants ...string) {
		t.Helper()
		text, err := os.ReadFile(filepath.Join(dir, file))
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range wants {
			if !strings.Contains(string(text), want) {
				t.Errorf("%s has no %q:\n%s", file, want, text)
			}
		}
	}

	pull := []string{"DIRS=river brook", "BASE=HEAD~1", "GH_TOKEN=x", "PULL_REQUEST=4"}
	if out, err := run(pull...); err != nil || !strings.Contains(out, "river: 3 passed") {
		t.Fatalf("%v\n%s", err, out)
	}
	has("summary", "## river", "**rider**: strength ~~1~~ → **2**", "## brook\n\nThis scenario is new.")
	has("told", "pr comment 4 --body-file")

	// A second run replaces the comment.
	if err := os.WriteFile(filepath.Join(dir, "comment"), []byte("https://github.com/o/r/pull/4#issuecomment-123\n"),
		0o666); err != nil {
		t.Fatal(err)
	}
	if out, err := run(pull...); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	has("told", "api --method PATCH repos/o/r/issues/comments/123 --field body=@")

	// What is wrong makes the step fail, and everything is still told.
	if out, err := sh("echo 'unit {' >> r/river/game.hcl"); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := run("DIRS=river brook", "BASE=HEAD~1")
	if err == nil || !strings.Contains(out, "::group::scenario test brook") || strings.Count(out, "| unit {") != 1 {
		t.Errorf("%v\n%s", err, out)
	}
	has("summary", "## river\n\nThe rules cannot be compared")
	if out, err := run("DIRS=brook", "BASE=nonsense"); err == nil ||
		!strings.Contains(out, "There is no commit nonsense") {
		t.Errorf("%v\n%s", err, out)
	}
}
