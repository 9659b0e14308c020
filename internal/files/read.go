// Package files reads and writes the files that people name: reading has a limit, writing replaces a file in one
// step, and a name that does not exist is answered with the closest one that does.
package files

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/scenario-lang/scenario/internal/spell"
)

// ReadAtMost reads a file, which may be a pipe or a device that never ends. It refuses a file of more than most bytes.
func ReadAtMost(name string, most int64) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return nil, fmt.Errorf("%s is a folder; name a file", name)
	}
	b, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(b)) > most {
		return nil, fmt.Errorf("%s has more than %d bytes", name, most)
	}
	return b, err
}

// Missing rewords the error of a path that does not exist and suggests the closest name in its folder. Other errors are
// returned as they are.
func Missing(path string, err error) error {
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
