// Package files reads and writes the files that users name: reading has a limit, writing replaces a file in one step,
// and the error about a missing file suggests the closest name.
package files

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/scenario-lang/scenario/internal/spell"
)

// ReadAtMost reads a file of at most most bytes. The file may be a pipe or a device that never ends.
func ReadAtMost(name string, most int64) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	if info.IsDir() {
		return nil, fmt.Errorf("%s is a folder; name a file", name)
	}
	var b bytes.Buffer
	b.Grow(int(min(info.Size(), most)) + bytes.MinRead) // at once, so that a large file is not copied while the buffer grows
	if _, err = b.ReadFrom(io.LimitReader(f, most+1)); err == nil && int64(b.Len()) > most {
		return nil, fmt.Errorf("%s has more than %d bytes", name, most)
	}
	return b.Bytes(), err
}

// RewordMissing rewords the error of a path that does not exist, and suggests the closest name in its folder. It
// returns other errors unchanged.
func RewordMissing(path string, err error) error {
	if !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if path == "" {
		return errors.New("the name of a file or folder is empty")
	}
	entries, dirErr := os.ReadDir(filepath.Dir(path))
	if dirErr == nil {
		var names []string
		for _, e := range entries {
			names = append(names, e.Name())
		}
		if closest := spell.Nearest(filepath.Base(path), names); closest != "" {
			return fmt.Errorf("there is nothing at %s; did you mean %s?", path, filepath.Join(filepath.Dir(path), closest))
		}
	}
	return fmt.Errorf("there is nothing at %s", path)
}
