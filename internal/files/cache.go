package files

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// Cache is a folder of files that can be made again. A file appears at once and whole, so that several processes may
// share the folder, and begins with a checksum of the rest. What cannot be read or is damaged is as good as absent, and
// what cannot be written is not kept: a cache costs nothing but time. The zero Cache keeps nothing.
type Cache struct {
	Folder    string
	Extension string // of the names of its files; others in the folder are left alone
	Most      int    // files in the folder: beyond that, those go that were not used for longest
	MostBytes int64  // of a file
}

// UserCache returns the cache called kind in the cache folder of the user. SCENARIO_CACHE names another folder instead
// of that, by an absolute path, or is "off".
func UserCache(kind string, c Cache) Cache {
	folder := os.Getenv("SCENARIO_CACHE")
	if folder == "" {
		user, err := os.UserCacheDir()
		if err != nil {
			return Cache{}
		}
		folder = filepath.Join(user, "scenario")
	}
	if !filepath.IsAbs(folder) {
		return Cache{}
	}
	c.Folder = filepath.Join(folder, kind)
	return c
}

// Read returns what was written under a name, or nil.
func (c Cache) Read(name string) []byte {
	if c.Folder == "" {
		return nil
	}
	file := c.path(name)
	b, err := ReadAtMost(file, c.MostBytes)
	if err != nil || len(b) < sha256.Size {
		return nil
	}
	sum, rest := b[:sha256.Size], b[sha256.Size:]
	if want := sha256.Sum256(rest); !bytes.Equal(sum, want[:]) {
		return nil
	}
	now := time.Now()
	_ = os.Chtimes(file, now, now) // it is only removed the earlier
	return rest
}

// Write keeps b under a name, and removes what there is too much of.
func (c Cache) Write(name string, b []byte) {
	sum := sha256.Sum256(b)
	if c.Folder != "" && os.MkdirAll(c.Folder, 0o700) == nil && Write(c.path(name), append(sum[:], b...)) == nil {
		c.removeOldest()
	}
}

func (c Cache) path(name string) string { return filepath.Join(c.Folder, name+c.Extension) }

// removeOldest removes the files that were not used for longest if there are too many. What it cannot remove stays.
func (c Cache) removeOldest() {
	entries, err := os.ReadDir(c.Folder)
	if err != nil {
		return
	}
	var saved []fs.FileInfo
	for _, e := range entries {
		if info, err := e.Info(); err == nil && filepath.Ext(e.Name()) == c.Extension {
			saved = append(saved, info)
		}
	}
	slices.SortFunc(saved, func(a, b fs.FileInfo) int {
		return cmp.Or(a.ModTime().Compare(b.ModTime()), cmp.Compare(a.Name(), b.Name()))
	})
	for len(saved) > c.Most {
		_ = os.Remove(filepath.Join(c.Folder, saved[0].Name())) // it does no harm there
		saved = saved[1:]
	}
}
