package resolve_test

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/fetched"
)

// place is a folder in which a test publishes scenarios and uses them.
type place struct {
	*testing.T
	dir string
}

func newPlace(t *testing.T) place {
	if _, err := exec.LookPath("git"); err != nil {
		t.Skip("git is not installed")
	}
	t.Setenv("SCENARIO_CACHE", t.TempDir())
	p := place{t, t.TempDir()}
	p.git("init", "-q", "games")
	return p
}

func (p place) git(args ...string) {
	p.Helper()
	cmd := exec.Command("git",
		append([]string{"-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "core.autocrlf=false"}, args...)...)
	cmd.Dir = p.dir
	cmd.Env = append(os.Environ(), "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_CONFIG_NOSYSTEM=1")
	if out, err := cmd.CombinedOutput(); err != nil {
		p.Fatalf("git %v: %v\n%s", args, err, out)
	}
}

// write writes files, given as names and texts, in which AT is the address of the repository.
func (p place) write(files ...string) {
	p.Helper()
	for i := 0; i < len(files); i += 2 {
		name := filepath.Join(p.dir, files[i])
		os.MkdirAll(filepath.Dir(name), 0o755)
		text := strings.ReplaceAll(files[i+1], "AT", "file://"+filepath.ToSlash(p.dir)+"/games")
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			p.Fatal(err)
		}
	}
}

// tag publishes what was written.
func (p place) tag(names ...string) {
	p.Helper()
	p.git("-C", "games", "add", ".")
	p.git("-C", "games", "commit", "-q", "--allow-empty", "-m", "next")
	for _, name := range names {
		p.git("-C", "games", "tag", "-f", name)
	}
}

// get fetches what the folder my_game needs, as find says, and pins it.
func (p place) get(find fetched.Finder) error {
	p.Helper()
	dir := filepath.Join(p.dir, "my_game")
	needs, err := resolve.Needs(os.DirFS(p.dir), "my_game", "my_game")
	if err != nil {
		return err
	}
	l, err := (&fetched.Getter{Find: find}).Get(context.Background(), needs.Of)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, fetched.LockFile), l.Format(), 0o644)
}

// load loads the folder my_game and returns the codes of what is found.
func (p place) load() (*resolve.Result, diag.List, string) {
	p.Helper()
	r, found := resolve.LoadDisk(filepath.Join(p.dir, "my_game"), nil)
	var codes []string
	for _, d := range found {
		codes = append(codes, d.Code)
	}
	return r, found, strings.Join(codes, " ")
}

// What was fetched is merged like any other folder, by whatever it is named, and its blocks say where they are from.
func TestFetchedFolders(t *testing.T) {
	p := newPlace(t)
	p.write(
		"games/base/a.hcl",
		"scenario \"base\" {\n  version = \"1.0.0\"\n  import = [\"../lib\"]\n}\nunit scout {\n  cost = 5\n}\n",
		"games/lib/a.hcl", "scenario \"lib\" {}\nunit cart {}\n",
		"games/dice/a.hcl", "scenario \"dice\" {}\ndie d4 {\n  faces = [1, 2]\n}\n",
		"my_game/a.hcl", "scenario \"my_game\" {\n  extends = [\"../other\"]\n}\nimport d {\n  from = \"AT//dice@1.0.0\"\n"+
			"}\nunit scout {\n  cost = 6\n}\n",
		"other/a.hcl", "scenario \"other\" {\n  extends = \"AT//base@>=1.0.0\"\n}\n",
	)
	p.tag("v1.0.0")
	if _, found, codes := p.load(); codes != "SC267 SC267" {
		t.Fatal(found)
	}
	t.Run("without git", func(t *testing.T) {
		t.Setenv("PATH", t.TempDir())
		if _, found, _ := p.load(); !strings.Contains(found[0].Detail, "git is not installed") {
			t.Error(found)
		}
	})
	if err := p.get(resolve.Needs); err != nil {
		t.Fatal(err)
	}
	r, found, _ := p.load()
	if len(found) > 0 {
		t.Fatal(found)
	}
	var all []string
	root := "fetched:" + filepath.ToSlash(p.dir) + "/games@1.0.0"
	for _, it := range r.Items {
		all = append(all, resolve.Describe(it.Type, it.Labels)+" "+strings.TrimPrefix(it.Origin.Range.Filename, root))
	}
	slices.Sort(all)
	if want := []string{"die d_d4 /dice/a.hcl", "unit cart /lib/a.hcl", "unit scout /base/a.hcl"}; !slices.Equal(all,
		want) {
		t.Errorf("%v", all)
	}
	if r.Releases[root+"/base"] != "1.0.0" {
		t.Errorf("the versions are %v", r.Releases)
	}
	if resolve.OnDisk(root+"/base/a.hcl") || !resolve.OnDisk(p.dir) {
		t.Error("what was fetched is taken for a file of the disk")
	}
	open := resolve.Opener(filepath.Join(p.dir, "my_game"))
	for _, folder := range r.Folders {
		if _, _, err := open(folder); err != nil {
			t.Errorf("%s: %v", folder, err)
		}
	}
	if _, _, err := resolve.OpenFolder(root + "/base"); err != nil {
		t.Error(err)
	}
	if _, _, err := open("fetched:/elsewhere@1.0.0"); err == nil {
		t.Error("what was not fetched can be opened")
	}
}

// What does not fit is refused where it is named.
func TestFetchedAndRefused(t *testing.T) {
	p := newPlace(t)
	p.write(
		"games/dice/a.hcl", "scenario \"dice\" {}\ndie d4 {\n  faces = [1, 2]\n}\n",
		"games/map/a.hcl", "scenario \"map\" {\n  import = [\"../dice\"]\n}\nspace here {}\n",
		"games/a/a.hcl", "scenario \"a\" {\n  extends = \"AT//b@1.0.0\"\n}\n",
		"games/b/a.hcl", "scenario \"b\" {\n  extends = \"AT//a@1.0.0\"\n}\n",
		"games/out/a.hcl", "scenario \"out\" {\n  extends = \"../dice\"\n}\n",
		"games/up/a.hcl", "scenario \"up\" {\n  extends = \"../../dice\"\n}\n",
		"games/old/a.hcl", "scenario \"old\" {\n  version = \"3.0.0\"\n}\n",
		"games/bad/a.hcl", "scenario \"bad\" {\n  extends = \"http://example.org/x@1.0.0\"\n}\n",
	)
	p.tag("v1.1.0", "a/v1.0.0", "b/v1.0.0", "dice/v1.2.0", "out/v1.0.0", "up/v1.0.0", "old/v1.0.0", "bad/v1.0.0")
	for _, c := range []struct{ extends, got, code string }{
		{`"AT//a@1.0.0"`, "", "SC187"},
		{`["AT//dice@1.2.0", "AT//map@1.1.0"]`, "", "SC269"},
		{`"AT//out@1.0.0"`, `"../dice" leads out of the published package`, "SC185"},
		{`"AT//up@1.1.0"`, `"../../dice" leads out of the published package`, "SC185"},
		{`"AT//old@1.0.0"`, `states version "3.0.0"`, ""},
		{`"AT//bad@1.0.0"`, "http:// is not supported", "SC266"},
		{`"AT//gone@1.1.0"`, "has no folder gone", "SC267"},
		{`"AT//dice@1.1.0"`, "", ""},
	} {
		p.write("my_game/a.hcl", "scenario \"my_game\" {\n  extends = "+c.extends+"\n}\n")
		err := p.get(resolve.Needs)
		if c.got == "" && err != nil || c.got != "" && (err == nil || !strings.Contains(err.Error(), c.got)) {
			t.Errorf("%s: %v, want %q", c.extends, err, c.got)
		}
		if err != nil { // whatever get refuses, the loader refuses as well
			p.getBlindly()
		}
		if _, found, codes := p.load(); codes != c.code {
			t.Errorf("%s: %v, want %s", c.extends, found, c.code)
		}
	}

	// A lock file that says another hash, or cannot be read.
	p.write("my_game/a.hcl", "scenario \"my_game\" {\n  extends = \"AT//dice@1.2.0\"\n}\n")
	if err := p.get(resolve.Needs); err != nil {
		t.Fatal(err)
	}
	lock := filepath.Join(p.dir, "my_game", fetched.LockFile)
	text, err := os.ReadFile(lock)
	if err != nil {
		t.Fatal(err)
	}
	at := strings.Index(string(text), "h1:") + 3
	for changed, code := range map[string]string{
		string(text): "",
		string(text[:at]) + "AAAA" + string(text[at+4:]): "SC268",
		string(text[:at]): "SC267",
		"":                "SC267",
		strings.Replace(string(text), `"1.2.0"`, `"1.3.0"`, 1): "SC267",
		strings.Replace(string(text), `"dice"`, `"die"`, 1):    "SC267",
	} {
		os.WriteFile(lock, []byte(changed), 0o644)
		if _, found, codes := p.load(); codes != code {
			t.Errorf("%s\n%v, want %s", changed, found, code)
		}
	}
}

// Without git no advice is given that needs it, and a file that may not be read is not removed.
func TestAdviceOfLock(t *testing.T) {
	p := newPlace(t)
	p.write("my_game/a.hcl", "scenario \"my_game\" {\n  extends = \"AT//dice@1.2.0\"\n}\n")
	lock := filepath.Join(p.dir, "my_game", fetched.LockFile)
	said := func() string {
		_, found, _ := p.load()
		return found[0].Detail
	}
	p.write("my_game/"+fetched.LockFile, "package {")
	if got := said(); !strings.HasSuffix(got, "remove it and run `scenario get "+filepath.Join(p.dir, "my_game")+"`") {
		t.Error(got)
	}
	if os.Geteuid() > 0 { // root reads everything
		os.Chmod(lock, 0)
		if got := said(); !strings.HasSuffix(got, "allow yourself to read it") {
			t.Error(got)
		}
		os.Chmod(lock, 0o644)
	}
	t.Setenv("PATH", t.TempDir())
	if got := said(); strings.Contains(got, "scenario get") ||
		!strings.Contains(got, "; restore it, or ask its author for it: ") {
		t.Error(got)
	}
	os.Remove(lock)
	os.Mkdir(lock, 0o755)
	if got := said(); strings.Contains(got, "scenario get") || !strings.Contains(got, "restore it") {
		t.Error(got)
	}
}

// getBlindly pins what my_game needs though something is wrong with it.
func (p place) getBlindly() {
	p.Helper()
	err := p.get(func(files fs.FS, dir, shown string) (fetched.Needs, error) { return fetched.Needs{}, nil })
	if err != nil {
		p.write("my_game/"+fetched.LockFile, "")
	}
}

// A scenario on this disk may be built on a repository of this machine, and one that was fetched from elsewhere may
// not.
func TestNothingLocalFromElsewhere(t *testing.T) {
	p := newPlace(t)
	p.write("games/a/a.hcl", "scenario \"a\" {\n  extends = \"AT//b@1.0.0\"\n}\n", "games/b/a.hcl", "scenario \"b\" {}\n",
		"my_game/a.hcl", "scenario \"my_game\" {\n  extends = \"AT//a@1.0.0\"\n}\n")
	p.tag("v1.0.0")
	if err := p.get(resolve.Needs); err != nil {
		t.Fatal(err)
	}
	if _, found, _ := p.load(); len(found) > 0 {
		t.Fatal(found)
	}
	// The copy in the cache becomes that of an address elsewhere.
	here, there := "file://"+filepath.ToSlash(p.dir)+"/games", "https://example.org/games"
	kept := func(url string) string {
		sum := sha256.Sum256([]byte(url))
		return filepath.Join(os.Getenv("SCENARIO_CACHE"), "sources", hex.EncodeToString(sum[:12])+".git")
	}
	if err := os.Rename(kept(here), kept(there)); err != nil {
		t.Fatal(err)
	}
	lock := filepath.Join(p.dir, "my_game", fetched.LockFile)
	text, _ := os.ReadFile(lock)
	// not p.write: a hash may have AT in it
	if err := os.WriteFile(lock, []byte(strings.ReplaceAll(string(text), here, there)), 0o644); err != nil {
		t.Fatal(err)
	}
	p.write("my_game/a.hcl", "scenario \"my_game\" {\n  extends = \""+there+"//a@1.0.0\"\n}\n")
	if _, found, codes := p.load(); codes != "SC266" {
		t.Errorf("%v", found)
	}
	l, err := fetched.ReadLock(os.DirFS(p.dir), "my_game")
	if err != nil {
		t.Fatal(err)
	}
	a, _ := fetched.ParseAddress(there + "//a@1.0.0")
	_, err = (&fetched.Getter{Find: resolve.Needs, Lock: l}).Get(context.Background(),
		[]fetched.Need{{Address: a, At: "a.hcl:1"}})
	if err == nil || !strings.Contains(err.Error(), "on the machine of its author") {
		t.Errorf("get: %v", err)
	}
}
