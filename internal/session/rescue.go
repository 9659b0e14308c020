package session

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
)

// Rescue saves a game that ends although nobody wants it to, under a name that no file has, if it is in no file yet:
// in the working folder, or else in that for temporary files. It returns a sentence about that, or "" if there was
// nothing to save.
func (s *Session) Rescue() string {
	if !s.Unsaved() {
		return ""
	}
	var failed error
	for _, dir := range []string{"", os.TempDir()} {
		file := s.freeName(dir)
		err := s.Save(file, false)
		if err == nil {
			return fmt.Sprintf("The game was saved to %s.", file)
		}
		failed = cmp.Or(failed, err)
	}
	return fmt.Sprintf("The game could not be saved: %s", failed)
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
