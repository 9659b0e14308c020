package files

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

// A cache returns what was written, and nothing for a file that is damaged, too long or absent.
func TestCache(t *testing.T) {
	c := Cache{Folder: filepath.Join(t.TempDir(), "made"), Extension: ".kept", Most: 3, MostBytes: 100}
	if c.Read("a") != nil {
		t.Error("there is something before anything was written")
	}
	c.Write("a", []byte("text"))
	if got := c.Read("a"); string(got) != "text" {
		t.Errorf("read %q", got)
	}
	file := c.path("a")
	good, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i, damaged := range [][]byte{nil, good[:20], good[:len(good)-1], append(good[:len(good):len(good)], 'x'),
		make([]byte, 101)} {
		if err := os.WriteFile(file, damaged, 0o600); err != nil {
			t.Fatal(err)
		}
		if got := c.Read("a"); got != nil {
			t.Errorf("damage %d: read %q", i, got)
		}
	}
	other := Cache{Folder: file, Extension: ".kept", Most: 3, MostBytes: 100} // its folder is a file
	other.Write("a", []byte("text"))
	if other.Read("a") != nil {
		t.Error("a folder that cannot be made keeps something")
	}
}

// A cache removes the files that were not used for longest, and no others.
func TestCacheForgets(t *testing.T) {
	c := Cache{Folder: t.TempDir(), Extension: ".kept", Most: 3, MostBytes: 100}
	if err := os.WriteFile(filepath.Join(c.Folder, "other.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for i := range 5 {
		c.Write(fmt.Sprint(i), []byte("text"))
		c.Read("0")
	}
	if c.Read("0") == nil || c.Read("1") != nil || c.Read("4") == nil {
		t.Error("what was used last is gone, or what was not is there")
	}
	entries, err := os.ReadDir(c.Folder)
	if err != nil || len(entries) != c.Most+1 {
		t.Errorf("%d files are left (%v), want %d and the other one", len(entries), err, c.Most)
	}
}

// SCENARIO_CACHE moves the cache, or turns it off.
func TestUserCache(t *testing.T) {
	dir := t.TempDir()
	for value, want := range map[string]string{dir: filepath.Join(dir, "kind"), "off": "", "relative": ""} {
		t.Setenv("SCENARIO_CACHE", value)
		if got := UserCache("kind", Cache{Extension: ".kept"}).Folder; got != want {
			t.Errorf("SCENARIO_CACHE=%s: the folder is %q, want %q", value, got, want)
		}
	}
	t.Setenv("SCENARIO_CACHE", "off")
	c := UserCache("kind", Cache{Extension: ".kept", Most: 1, MostBytes: 100})
	c.Write("a", []byte("text"))
	if c.Read("a") != nil {
		t.Error("a cache that is off keeps something")
	}
}
