package buildcache

import (
	"io/fs"
	"maps"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/internal/files"
)

// A program is found only while every file of every folder is as it was, and under its own folder and kind.
func TestCache(t *testing.T) {
	disk := fstest.MapFS{
		"game/a.hcl": {Data: []byte("a")}, "game/b.hcl": {Data: []byte("b")}, "base/c.hcl": {Data: []byte("c")},
		"game/.#a.hcl": {Data: []byte("lock")}, "game/README.md": {Data: []byte("words")},
	}
	open := func(folder string) (fs.FS, string, error) { return disk, folder, nil }
	cache := Cache{files.Cache{Folder: t.TempDir(), Extension: ".program", Most: 10, MostBytes: 1 << 20}}
	sources := map[string][]byte{"game/a.hcl": []byte("a"), "game/b.hcl": []byte("b"), "base/c.hcl": []byte("c")}
	cache.Put("game", "plain", []string{"base", "game"}, sources, []byte("program\nof two lines"))
	found := func(folder, kind string) bool {
		b, texts := cache.Get(folder, kind, open)
		if b != nil && (string(b) != "program\nof two lines" || !maps.EqualFunc(texts, sources, func(x, y []byte) bool {
			return string(x) == string(y)
		})) {
			t.Errorf("read %q and %v", b, texts)
		}
		return b != nil
	}
	if !found("game", "plain") {
		t.Fatal("nothing is found where nothing was changed")
	}
	if found("game", "other") || found("base", "plain") {
		t.Error("the program of another folder or kind is found")
	}
	if (Cache{}).entries.Read(entry("game", "plain")) != nil {
		t.Error("the zero Cache holds something")
	}
	for name, change := range map[string]fstest.MapFS{
		"changed":           {"base/c.hcl": {Data: []byte("C")}},
		"added":             {"base/d.hcl": {}},
		"removed":           {"game/b.hcl": nil},
		"replaced":          {"game/b.hcl": nil, "game/d.hcl": {Data: []byte("b")}},
		"moved":             {"game/b.hcl": nil, "base/b.hcl": {Data: []byte("b")}},
		"replaced by links": {"game/b.hcl": {Data: []byte("a.hcl"), Mode: fs.ModeSymlink}},
	} {
		was := maps.Clone(disk)
		for file, data := range change {
			if disk[file] = data; data == nil {
				delete(disk, file)
			}
		}
		if found("game", "plain") {
			t.Errorf("%s: the program of other files is found", name)
		}
		disk = was
	}
	disk["game/README.md"] = &fstest.MapFile{Data: []byte("other words")}
	if !found("game", "plain") {
		t.Error("a file that is not one of rules matters")
	}
}
