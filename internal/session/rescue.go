package session

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
)

// Rescue saves a game that ends although nobody wants it to, under a name that no file has, if it is in no file yet:
// in the working folder, or else in that for temporary files. It returns the name of the file, or "" if there was
// nothing to save.
func (s *Session) Rescue() (file string, err error) {
	if !s.Unsaved() {
		return "", nil
	}
	file = s.freeName("")
	if err = s.Save(file, false); err != nil {
		file = s.freeName(os.TempDir())
		if s.Save(file, false) == nil {
			return file, nil
		}
	}
	return file, err
}

// freeName returns the name of the file in dir that the game is saved to when nobody names one. No file has it yet.
func (s *Session) freeName(dir string) string {
	name := filepath.Join(dir, filepath.Base(s.Program.Name)+"-"+strconv.FormatUint(s.Seed, 10))
	for n := 1; ; n++ {
		file := name + ".game"
		if n > 1 {
			file = name + "-" + strconv.Itoa(n) + ".game"
		}
		if _, err := os.Lstat(file); errors.Is(err, fs.ErrNotExist) || n == 1000 {
			return file
		}
	}
}
