package fetched

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/dsl"
)

func TestParseAddress(t *testing.T) {
	for text, want := range map[string]Address{
		"https://example.org/games//revised@1.2.0":          {"https://example.org/games", "revised", "1.2.0", false},
		"https://Example.org:8443/a/games.git//x/y@>=0.1.0": {"https://example.org:8443/a/games.git", "x/y", "0.1.0", true},
		"https://example.org/games@2.0.0-rc.1":              {"https://example.org/games", ".", "2.0.0-rc.1", false},
		"file:///srv/games//x@1.0.0":                        {"file:///srv/games", "x", "1.0.0", false},
	} {
		if got, err := ParseAddress(text); err != nil || got != want {
			t.Errorf("%s: %+v, %v", text, got, err)
		} else if again, err := ParseAddress(got.String()); err != nil || again != got {
			t.Errorf("%s: written as %s", text, got)
		}
	}
	for text, want := range map[string]string{
		"http://example.org/games//x@1.0.0":            "http:// is not supported",
		"ssh://git@example.org/games//x@1.0.0":         "ssh:// is not supported",
		"ext::sh -c touch% /tmp/x":                     "no blanks",
		"ext://x/y@1.0.0":                              "ext:// is not supported",
		"git@example.org:games@1.0.0":                  "begin with https://",
		"--upload-pack=x://y/z@1.0.0":                  "is not supported",
		"https://-oProxyCommand=x/games//x@1.0.0":      "name of a host",
		"https:///games//x@1.0.0":                      "name of a host",
		"file://host/games//x@1.0.0":                   "name of a host",
		"https://user:word@example.org/games//x@1.0.0": "user name or a password",
		"https://token@example.org/games//x@1.0.0":     "user name or a password",
		"https://example.org/games//x":                 "version is missing",
		"https://example.org/games//x@1.2":             "is not a version",
		"https://example.org/games//x@v1.2.0":          "is not a version",
		"https://example.org/games//x@<2.0.0":          "no blanks",
		"https://example.org/games//x@~>1.2.0":         "is not a version",
		"https://example.org/games//x@latest":          "is not a version",
		"https://example.org/games//x@1.2.0+b":         "is not a version",
		"https://example.org//x@1.0.0":                 "path of a repository",
		"https://example.org/a/../b//x@1.0.0":          "path of a repository",
		"https://example.org/games//../x@1.0.0":        "not a folder",
		"https://example.org/games//x/@1.0.0":          "not a folder",
		"https://example.org/games///x@1.0.0":          "not a folder",
		"https://example.org/games//-x@1.0.0":          "not a folder",
		"https://example.org/games//.git@1.0.0":        "not a folder",
		"https://example.org/games//con@1.0.0":         "not a folder",
		"https://example.org/games?ref=x//x@1.0.0":     "no blanks",
		"https://example.org/%2e%2e/x//x@1.0.0":        "no blanks",
		"https://example.org/games//x@1.0.0\x1b[2J":    "no blanks",
	} {
		if _, err := ParseAddress(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	for text, want := range map[string]bool{"https://x": true, "git@x:y": true, "../x": false,
		"axis_allies_revised@1.0.0": false, "scenario:/x": false, "-x": false} {
		if IsAddress(text) != want {
			t.Errorf("IsAddress(%q) is %t", text, !want)
		}
	}
}

func TestLock(t *testing.T) {
	commit, hash := strings.Repeat("ab", 20), "h1:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
	l := Lock{[]Package{
		{"https://example.org/games", ".", "1.0.0", commit, hash},
		{"https://example.org/games", "revised", "1.2.0", commit, hash},
	}}
	text := string(l.Format())
	again, err := parseLock([]byte(text))
	if err != nil || !slices.Equal(again.Packages, l.Packages) {
		t.Errorf("%v, %v", again, err)
	}
	for folder, root := range map[string]string{
		"revised":       "fetched:/example.org/games/revised@1.2.0 .",
		"revised/rules": "fetched:/example.org/games/revised@1.2.0 rules",
		"revised_other": "fetched:/example.org/games@1.0.0 revised_other",
		".":             "fetched:/example.org/games@1.0.0 .",
	} {
		p, inside, ok := l.Find(Address{Repository: "https://example.org/games", Folder: folder})
		if got := p.Root() + " " + inside; !ok || got != root {
			t.Errorf("%s is in %s, want %s", folder, got, root)
		}
		if file := path.Join(p.Root(), inside, "a.hcl"); !Is(file) || RootOf(file) != p.Root() {
			t.Errorf("the root of %s is %s", file, RootOf(file))
		}
	}
	for was, is := range map[string]string{
		commit:                      "HEAD",
		hash:                        "h1:x",
		`"revised"`:                 `"../x"`,
		`"1.2.0"`:                   `"latest"`,
		"https://example.org/games": "https://user@example.org/games",
		"package":                   "packet",
		"commit  =":                 "comet =",
		`folder  = "revised"`:       `folder  = "."`,
		"{":                         "{{",
	} {
		if _, err := parseLock([]byte(strings.ReplaceAll(text, was, is))); err == nil {
			t.Errorf("with %s for %s it can be read", is, was)
		}
	}
}

// published is a repository that a test publishes scenarios in.
type published struct {
	t      *testing.T
	folder string
}

// publish makes an empty repository, and an empty cache for those who fetch from it.
func publish(t *testing.T, arg ...string) published {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("git is not installed")
	}
	if os.Getenv("SCENARIO_CACHE") == "" {
		t.Setenv("SCENARIO_CACHE", t.TempDir())
	}
	p := published{t, t.TempDir()}
	p.git(append([]string{"init", "-q"}, arg...)...)
	return p
}

func (p published) git(args ...string) string {
	p.t.Helper()
	cmd := exec.Command("git",
		append([]string{"-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "core.autocrlf=false", "-c",
			"commit.gpgSign=false", "-c", "tag.gpgSign=false", "-c", "protocol.file.allow=always"}, args...)...)
	cmd.Dir = p.folder
	cmd.Env = append(slices.DeleteFunc(os.Environ(), func(e string) bool { return strings.HasPrefix(e, "GIT_") }),
		"GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_NOSYSTEM=1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		p.t.Fatalf("git %v: %v\n%s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

// write writes files, given as names and texts.
func (p published) write(files ...string) {
	p.t.Helper()
	for i := 0; i < len(files); i += 2 {
		name := filepath.Join(p.folder, files[i])
		os.MkdirAll(filepath.Dir(name), 0o755)
		if err := os.WriteFile(name, []byte(files[i+1]), 0o644); err != nil {
			p.t.Fatal(err)
		}
	}
}

// tag publishes files under a tag.
func (p published) tag(tag string, files ...string) {
	p.t.Helper()
	p.write(files...)
	p.git("add", "--all")
	p.git("commit", "-q", "--allow-empty", "-m", tag)
	p.git("tag", "-f", tag)
}

func (p published) url() string { return fileScheme + filepath.ToSlash(p.folder) }

// address returns the address of a folder and version, such as dice@1.0.0.
func (p published) address(what string) string { return p.url() + "//" + what }

// finder reads needs in files: a line is an address, or says "version" and what.
func finder(fsys fs.FS, dir, shown string) (n Needs, err error) {
	err = fs.WalkDir(fsys, dir, func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := fs.ReadFile(fsys, name)
		for i, line := range strings.Split(string(text), "\n") {
			at := fmt.Sprintf("%s/%s:%d", shown, path.Base(name), i+1)
			if v, ok := strings.CutPrefix(line, "version "); ok {
				n.Version = v
			} else if IsAddress(line) {
				a, err := ParseAddress(line)
				if err != nil {
					return err
				}
				n.Of = append(n.Of, Need{a, at})
			}
		}
		return err
	})
	return n, err
}

// get gets what addresses name, and returns the packages as FOLDER@VERSION.
func get(t *testing.T, was Lock, addresses ...string) (Lock, string, error) {
	t.Helper()
	var needs []Need
	for i, text := range addresses {
		a, err := ParseAddress(text)
		if err != nil {
			t.Fatal(err)
		}
		needs = append(needs, Need{a, fmt.Sprintf("game.hcl:%d", i+1)})
	}
	l, err := (&Getter{Find: finder, Lock: was}).Get(context.Background(), needs)
	var names []string
	for _, p := range l.Packages {
		names = append(names, p.Folder+"@"+p.Version)
	}
	return l, strings.Join(names, " "), err
}

// A pipe in place of a lock file is not waited for.
func TestLockIsAFile(t *testing.T) {
	for mode, says := range map[fs.FileMode]string{fs.ModeNamedPipe: "it is not a regular file",
		fs.ModeDir: "it is not a regular file"} {
		if _, err := ReadLock(fstest.MapFS{LockFile: {Mode: mode}}, "."); err == nil || err.Error() != says {
			t.Errorf("%v: %v", mode, err)
		}
	}
}

// Of each package the highest version is taken that anything asks for, and no newer one.
func TestVersionsAreChosen(t *testing.T) {
	p := publish(t)
	for _, v := range []string{"1.0.0", "1.1.0", "1.2.0", "1.3.0"} {
		p.tag("c/v"+v, "c/a.hcl", "version "+v)
	}
	p.tag("a/v1.0.0", "a/a.hcl", p.address("c@>=1.1.0"))
	p.tag("b/v1.0.0", "b/a.hcl", p.address("c@>=1.2.0")+"\n"+p.address("old@1.0.0"))
	p.tag("b/v1.1.0", "b/a.hcl", p.address("c@>=1.0.0"))
	p.tag("old/v1.0.0", "old/a.hcl", "")
	p.tag("d/v1.0.0", "d/a.hcl", p.address("c@1.1.0"))
	p.tag("e/v1.0.0", "e/a.hcl", p.address("b@>=1.1.0"))
	for asked, want := range map[string]string{
		"c@1.0.0":             "c@1.0.0",
		"c@>=1.0.0":           "c@1.0.0",
		"a@1.0.0":             "a@1.0.0 c@1.1.0",
		"a@1.0.0 b@1.0.0":     "a@1.0.0 b@1.0.0 c@1.2.0 old@1.0.0",
		"b@1.0.0 a@1.0.0":     "a@1.0.0 b@1.0.0 c@1.2.0 old@1.0.0",
		"c@>=1.3.0 a@1.0.0":   "a@1.0.0 c@1.3.0",
		"b@>=1.0.0 e@1.0.0":   "b@1.1.0 c@1.2.0 e@1.0.0", // what only the older b needs is left out
		"a@1.0.0 d@1.0.0":     "a@1.0.0 c@1.1.0 d@1.0.0",
		"b@1.0.0 d@1.0.0":     "asks for version 1.1.0",
		"c@1.0.0 c@1.1.0":     "game.hcl:1 asks for version 1.0.0",
		"c@1.0.0 c@>=1.1.0":   "game.hcl:2 for 1.1.0",
		"c@1.4.0":             "there are 1.3.0, 1.2.0, 1.1.0, 1.0.0",
		"nothing@1.0.0":       "no version of",
		"c/deeper@1.0.0":      "has no folder c/deeper",
		"a@1.0.0 c@>=1.0.0":   "a@1.0.0 c@1.1.0",
		"c@>=1.0.0 c@>=1.1.0": "c@1.1.0",
	} {
		var addresses []string
		for _, what := range strings.Fields(asked) {
			addresses = append(addresses, p.address(what))
		}
		_, got, err := get(t, Lock{}, addresses...)
		if err != nil {
			got = err.Error()
		}
		if got != want && (err == nil || !strings.Contains(got, want)) {
			t.Errorf("%s: %s, want %s", asked, got, want)
		}
	}
	g := Getter{Find: finder}
	a, _ := ParseAddress(p.address("c@>=1.0.0"))
	if v, err := g.Newest(context.Background(), a); v != "1.3.0" || err != nil {
		t.Errorf("the newest is %s, %v", v, err)
	}
}

// The tag of a folder goes before that of the repository, and what is fetched is the folder or the whole.
func TestPackages(t *testing.T) {
	p := publish(t)
	p.tag("v1.0.0", "a/a.hcl", "", "lib/a.hcl", "", "a/deep/b.hcl", "")
	p.tag("lib/v1.1.0", "lib/a.hcl", "x")
	l, got, err := get(t, Lock{}, p.address("a@1.0.0"), p.address("lib@1.1.0"))
	if got != ".@1.0.0 lib@1.1.0" || err != nil {
		t.Fatalf("%s, %v", got, err)
	}
	whole, err := Open(l.Packages[0])
	if err != nil {
		t.Fatal(err)
	}
	found, _ := fs.Glob(whole, "*/*.hcl")
	if !slices.Equal(found, []string{"a/a.hcl", "lib/a.hcl"}) {
		t.Errorf("the repository has %v", found)
	}
	folder, err := Open(l.Packages[1])
	if err != nil {
		t.Fatal(err)
	}
	if text, _ := fs.ReadFile(folder, "a.hcl"); string(text) != "x" {
		t.Errorf("the folder has %q", text)
	}
}

// What is read is what was committed, whatever git is set to, and nothing of the repository or of the user is run.
func TestContentsAreRaw(t *testing.T) {
	p := publish(t)
	p.tag("first", "a/a.hcl", "one\ntwo\r\n", "a/README.md", "not of the rules", "a/.hidden.hcl", "x")
	p.write(".gitattributes", "*.hcl text eol=crlf ident filter=run\n")
	p.git("add", ".gitattributes")
	p.git("commit", "-q", "-m", "attributes", ".gitattributes")
	p.git("tag", "v1.0.0")
	l, _, err := get(t, Lock{}, p.address("a@1.0.0"))
	if err != nil {
		t.Fatal(err)
	}
	const want = "h1:"
	first := l.Packages[0].Hash
	if !strings.HasPrefix(first, want) {
		t.Errorf("the hash is %s", first)
	}
	ran := filepath.Join(t.TempDir(), "ran")
	hooks := t.TempDir()
	for _, hook := range []string{"post-checkout", "reference-transaction", "post-update", "pre-auto-gc"} {
		os.WriteFile(filepath.Join(hooks, hook), []byte("#!/bin/sh\necho x >"+ran+"\n"), 0o755)
	}
	config := filepath.Join(t.TempDir(), "config")
	os.WriteFile(config, []byte("[core]\n\tautocrlf = true\n\thooksPath = "+hooks+"\n\tfsmonitor = \"echo >"+ran+
		"\"\n[filter \"run\"]\n\tsmudge = \"echo >"+ran+"\"\n[init]\n\ttemplateDir = "+hooks+"\n"), 0o644)
	t.Setenv("GIT_CONFIG_GLOBAL", config)
	t.Setenv("GIT_DIR", "/nowhere")
	t.Setenv("GIT_INDEX_FILE", "/nowhere")
	t.Setenv("SCENARIO_CACHE", t.TempDir())
	opened.Clear()
	l, _, err = get(t, Lock{}, p.address("a@1.0.0"))
	if err != nil {
		t.Fatal(err)
	}
	if l.Packages[0].Hash != first {
		t.Errorf("the hash is %s, and was %s", l.Packages[0].Hash, first)
	}
	tree, err := Open(l.Packages[0])
	if err != nil {
		t.Fatal(err)
	}
	if text, _ := fs.ReadFile(tree, "a/a.hcl"); string(text) != "one\ntwo\r\n" {
		t.Errorf("read %q", text)
	}
	if _, err := os.Stat(ran); err == nil {
		t.Error("something was run")
	}
}

// Packages are read without their repositories, and what is pinned is not fetched again.
func TestOffline(t *testing.T) {
	p := publish(t)
	p.git("commit", "-q", "--allow-empty", "-m", "first")
	p.write("a/a.hcl", "text")
	p.git("add", ".")
	p.git("commit", "-q", "-m", "second")
	p.git("tag", "-a", "-m", "annotated", "a/v1.0.0")
	l, _, err := get(t, Lock{}, p.address("a@1.0.0"))
	if err != nil || l.Packages[0].Commit != p.git("rev-parse", "HEAD") {
		t.Fatalf("%v, %v", l, err)
	}
	if err := os.Rename(p.folder, p.folder+"x"); err != nil {
		t.Fatal(err)
	}
	opened.Clear()
	if _, err := Open(l.Packages[0]); err != nil {
		t.Error(err)
	}
	if again, _, err := get(t, l, p.address("a@1.0.0")); err != nil || !slices.Equal(again.Packages, l.Packages) {
		t.Errorf("%v, %v", again, err)
	}
	if _, _, err := get(t, l, p.address("a@1.1.0")); err == nil || !strings.Contains(err.Error(), "git reports: ") {
		t.Errorf("a repository that is gone: %v", err)
	}
	t.Setenv("SCENARIO_CACHE", t.TempDir())
	opened.Clear()
	if _, err := Open(l.Packages[0]); !errors.Is(err, ErrAbsent) {
		t.Errorf("an empty cache: %v", err)
	}
	t.Run("without git", func(t *testing.T) {
		t.Setenv("PATH", t.TempDir())
		if _, err := Open(l.Packages[0]); err == nil || !strings.Contains(err.Error(), "git is not installed") {
			t.Errorf("a package is opened: %v", err)
		}
		if _, _, err := get(t, l, p.address("a@1.0.0")); err == nil ||
			!strings.Contains(err.Error(), "git is not installed") {
			t.Errorf("a package is fetched: %v", err)
		}
	})
	t.Setenv("SCENARIO_CACHE", "off")
	if _, err := Open(l.Packages[0]); err == nil || !strings.Contains(err.Error(), "SCENARIO_CACHE") {
		t.Errorf("no cache: %v", err)
	}
	t.Setenv("SCENARIO_CACHE", t.TempDir())
	t.Setenv("PATH", t.TempDir())
	if _, _, err := get(t, Lock{}, p.address("a@1.0.0")); err == nil ||
		!strings.Contains(err.Error(), "git is not installed") {
		t.Errorf("no git: %v", err)
	}
}

// A tag that was moved is refused if the contents differ, and another commit with the same contents is taken.
func TestMovedTag(t *testing.T) {
	p := publish(t)
	p.tag("a/v1.0.0", "a/a.hcl", "text")
	l, _, err := get(t, Lock{}, p.address("a@1.0.0"))
	if err != nil {
		t.Fatal(err)
	}
	p.tag("a/v1.0.0", "b/b.hcl", "elsewhere")
	t.Setenv("SCENARIO_CACHE", t.TempDir())
	again, _, err := get(t, l, p.address("a@1.0.0"))
	if err != nil || again.Packages[0].Hash != l.Packages[0].Hash || again.Packages[0].Commit == l.Packages[0].Commit {
		t.Errorf("the same contents: %v, %v", again, err)
	}
	p.tag("a/v1.0.0", "a/a.hcl", "something else")
	t.Setenv("SCENARIO_CACHE", t.TempDir())
	var changed *HashError
	if _, _, err := get(t, l, p.address("a@1.0.0")); !errors.As(err, &changed) {
		t.Errorf("other contents: %v", err)
	}
	l.Packages[0].Hash = "h1:47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
	if _, err := Open(again.Packages[0]); err != nil {
		t.Error(err)
	}
	l.Packages[0].Commit = again.Packages[0].Commit
	if _, err := Open(l.Packages[0]); !errors.As(err, &changed) {
		t.Errorf("another hash: %v", err)
	}
}

// Trees that are not the same on every machine, too large ones and wrong numbers are refused.
func TestRefusedTrees(t *testing.T) {
	p := publish(t)
	refused := func(tag, want string) {
		t.Helper()
		folder, version, _ := strings.Cut(tag, "/v")
		if _, got, err := get(t, Lock{}, p.address(folder+"@"+version)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %s %v, want %q", tag, got, err, want)
		}
		p.git("rm", "-rqf", "--cached", ".")
		p.git("clean", "-fdqx")
	}
	blob := func(text string) string {
		p.write("blob", text)
		return p.git("hash-object", "-w", "blob")
	}
	stage := func(mode, id, name string) { p.git("update-index", "--add", "--cacheinfo", mode+","+id+","+name) }
	commit := func(tag string) {
		p.git("commit", "-q", "--allow-empty", "-m", tag)
		p.git("tag", tag)
	}
	id := blob("a = 1\n")
	stage("100644", id, "a/a.hcl")
	stage("120000", id, "a/link.hcl")
	commit("a/v1.0.0")
	refused("a/v1.0.0", `"link.hcl" is a link`)

	stage("100644", id, "a/a.hcl")
	stage("160000", strings.Repeat("1", 40), "a/sub")
	commit("a/v1.1.0")
	refused("a/v1.1.0", `"sub" is a submodule`)

	stage("100644", id, "a/a.hcl")
	stage("100644", id, "a/A.hcl")
	commit("a/v1.2.0")
	refused("a/v1.2.0", "differ only in the case")

	stage("100644", id, "a/lib/a.hcl")
	stage("100644", id, "a/Lib/b.hcl")
	commit("a/v1.3.0")
	refused("a/v1.3.0", "differ only in the case")

	stage("100644", id, "a/con.hcl")
	commit("a/v1.4.0")
	refused("a/v1.4.0", "cannot be the name of a file")

	stage("100644", id, "a/README.md")
	commit("a/v1.5.0")
	refused("a/v1.5.0", "no files of rules")

	stage("100644", blob(strings.Repeat("#\n", dsl.MaxFile/2+1)), "a/a.hcl")
	commit("a/v1.6.0")
	refused("a/v1.6.0", "bytes; ")

	stage("100644", blob("version 9.0.0\n"), "a/a.hcl")
	commit("a/v1.7.0")
	refused("a/v1.7.0", `states version "9.0.0"`)

	var index strings.Builder
	for i := range mostFiles + 1 {
		fmt.Fprintf(&index, "100644 %s\ta/%d.hcl\n", id, i)
	}
	p.write("list", index.String())
	cmd := exec.Command("git", "update-index", "--index-info")
	cmd.Dir, cmd.Stdin = p.folder, strings.NewReader(index.String())
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	commit("a/v1.8.0")
	refused("a/v1.8.0", "files of rules")

	// A tree of trees of trees, each ten times the one below: few bytes that list as ten million files.
	tree := p.mktree(100, "100644 blob "+id, ".txt")
	for range 5 {
		tree = p.mktree(10, "040000 tree "+tree, "")
	}
	bomb := p.git("commit-tree", "-m", "bomb", tree)
	p.git("tag", "v1.9.0", bomb)
	if _, got, err := get(t, Lock{}, p.url()+"@1.9.0"); err == nil ||
		!strings.Contains(err.Error(), "more than 50000 files") {
		t.Errorf("a tree that is too large: %s, %v", got, err)
	}
}

// mktree makes a tree that has n times the same.
func (p published) mktree(n int, what, ext string) string {
	var list strings.Builder
	for i := range n {
		fmt.Fprintf(&list, "%s\t%d%s\n", what, i, ext)
	}
	cmd := exec.Command("git", "mktree")
	cmd.Dir, cmd.Stdin = p.folder, strings.NewReader(list.String())
	out, err := cmd.CombinedOutput()
	if err != nil {
		p.t.Fatalf("%v\n%s", err, out)
	}
	return strings.TrimSpace(string(out))
}

// A fetch that brings too much is stopped.
func TestLargeRepository(t *testing.T) {
	p := publish(t)
	noise := make([]byte, 8<<20)
	state := uint32(1)
	for i := range noise {
		state = state*1664525 + 1013904223
		noise[i] = byte(state >> 24)
	}
	p.tag("a/v1.0.0", "a/a.hcl", "", "picture", string(noise))
	defer func(n int64) { mostFetched = n }(mostFetched)
	mostFetched = 1 << 20
	if _, _, err := get(t, Lock{}, p.address("a@1.0.0")); err == nil ||
		!strings.Contains(err.Error(), "larger than 1 MB") {
		t.Errorf("8 MB of 1: %v", err)
	}
}

// A repository may name its commits by SHA-256, and several processes may fetch at once.
func TestOtherRepositories(t *testing.T) {
	p := publish(t, "--object-format=sha256")
	p.tag("a/v1.0.0", "a/a.hcl", "text")
	var all sync.WaitGroup
	hashes := make([]string, 4)
	for i := range hashes {
		all.Go(func() {
			l, _, err := get(t, Lock{}, p.address("a@1.0.0"))
			if err != nil {
				t.Error(err)
				return
			}
			hashes[i] = l.Packages[0].Hash
		})
	}
	all.Wait()
	if set := slices.Collect(maps.Keys(map[string]bool{hashes[0]: true, hashes[3]: true})); len(set) != 1 || set[0] == "" {
		t.Errorf("the hashes are %v", hashes)
	}
	// Objects that come one by one are there before those that they name.
	r, err := findCached(p.url())
	if err != nil {
		t.Fatal(err)
	}
	if out, err := r.git(t.Context(), "count-objects"); err != nil || !strings.HasPrefix(string(out), "0 objects") {
		t.Errorf("fetched one by one: %s %v", out, err)
	}
}
