// Package buildcache saves compiled programs in the user's cache folder, so that an unchanged folder of rules is
// compiled only once.
//
// The name of an entry is a hash of the folder, the options of the compiler, and the executable. The entry has the
// names and hashes of all rule files that were read, by folder, followed by the compiled program. Get uses it only if
// each of these folders has exactly these files. If an entry is damaged, out of date or of another version, Get returns
// nil; the caller compiles the folder and Put replaces the entry.
package buildcache

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"sync"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Cache holds compiled programs. The zero Cache holds none.
type Cache struct{ entries files.Cache }

// Open returns the user's cache. It holds the hundred programs that were used last.
func Open() Cache {
	return Cache{files.UserCache("programs", files.Cache{Extension: ".program", Most: 100, MostBytes: 128 << 20})}
}

// compiler identifies this executable. It is computed only when the cache is used.
var compiler = sync.OnceValue(func() string {
	file, err := os.Executable()
	if err != nil {
		return ""
	}
	info, err := os.Stat(file)
	if err != nil {
		return ""
	}
	return fmt.Sprintf("%d %s %d %d", program.Version, file, info.Size(), info.ModTime().UnixNano())
})

// manifest lists the files that a program was compiled from.
type manifest struct {
	Folders []string          `json:"folders"`
	Hashes  map[string]string `json:"hashes"` // of every file, by folder and name
}

// Opener returns the file system that contains a folder, and its path there.
type Opener func(folder string) (fs.FS, string, error)

// Get returns the encoded program that was compiled from a folder with the options that kind names, and the text of
// every file that it was compiled from. They are nil if there is no entry, or if a file was changed, added or removed
// since.
func (c Cache) Get(folder, kind string, open Opener) (compiled []byte, sources map[string][]byte) {
	head, rest, found := bytes.Cut(c.entries.Read(entry(folder, kind)), []byte("\n"))
	var m manifest
	if !found || json.Unmarshal(head, &m) != nil {
		return nil, nil
	}
	sources = map[string][]byte{}
	for _, f := range m.Folders {
		fsys, dir, err := open(f)
		if err != nil {
			return nil, nil
		}
		files, err := readFolder(fsys, dir)
		if err != nil {
			return nil, nil
		}
		for name, text := range files {
			where := path.Join(f, name)
			if m.Hashes[where] != hash(text) {
				return nil, nil
			}
			sources[where] = text
		}
	}
	if len(sources) != len(m.Hashes) {
		return nil, nil
	}
	return rest, sources
}

// Put saves a program that was compiled from a folder with the options that kind names. folders and sources have all
// folders and files that were read.
func (c Cache) Put(folder, kind string, folders []string, sources map[string][]byte, compiled []byte) {
	m := manifest{Folders: folders, Hashes: map[string]string{}}
	for name, text := range sources {
		m.Hashes[name] = hash(text)
	}
	if head, err := json.Marshal(m); err == nil {
		c.entries.Write(entry(folder, kind), append(append(head, '\n'), compiled...))
	}
}

// entry returns the name of the entry for a folder.
func entry(folder, kind string) string {
	if abs, err := filepath.Abs(folder); err == nil {
		folder = folder + "\n" + abs // because messages name its files relative to the folder as it was given
	}
	return hash([]byte(compiler() + "\n" + kind + "\n" + folder))
}

func hash(b []byte) string {
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}

// readFolder reads the rule files in a folder as the compiler would. It returns an error if there is anything to report
// or a link to follow; then the folder must be compiled.
func readFolder(fsys fs.FS, dir string) (map[string][]byte, error) {
	entries, err := fs.ReadDir(fsys, dir)
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, e := range entries {
		if path.Ext(e.Name()) != ".hcl" || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		info, err := e.Info()
		if err == nil && (!info.Mode().IsRegular() || info.Size() > dsl.MaxFile) {
			err = fs.ErrInvalid
		}
		if err != nil {
			return nil, err
		}
		if files[e.Name()], err = fs.ReadFile(fsys, path.Join(dir, e.Name())); err != nil {
			return nil, err
		}
	}
	return files, nil
}
