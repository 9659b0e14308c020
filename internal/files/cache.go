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

// Cache is a folder of files that can be made again. A file is written in one step, so that several processes may share
// the folder, and begins with a checksum of the rest. A file that cannot be read or is damaged counts as absent, and
// failing to write one is not an error. The zero Cache saves nothing.
type Cache struct {
	Folder    string
	Extension string // of the names of its files; the cache ignores other files in the folder
	Most      int    // files in the folder; if there are more, the least recently used are removed
	MostBytes int64  // of a file
}

// UserCache returns the cache called kind in the user's cache folder. The variable SCENARIO_CACHE names another folder
// by an absolute path, or is "off".
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

// Read returns the bytes that were written under a name, or nil.
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
	_ = os.Chtimes(file, now, now) // if this fails, it is only removed earlier
	return rest
}

// Write saves b under a name, and removes the oldest files if there are too many.
func (c Cache) Write(name string, b []byte) {
	sum := sha256.Sum256(b)
	if c.Folder != "" && os.MkdirAll(c.Folder, 0o700) == nil && Write(c.path(name), append(sum[:], b...)) == nil {
		c.removeOldest()
	}
}

func (c Cache) path(name string) string { return filepath.Join(c.Folder, name+c.Extension) }

// removeOldest removes the least recently used files if there are too many. It ignores errors.
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
		_ = os.Remove(filepath.Join(c.Folder, saved[0].Name())) // a file that stays does no harm
		saved = saved[1:]
	}
}
