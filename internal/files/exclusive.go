package files

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
)

// ErrInUse is the error of a file that another process has opened with OpenExclusive.
var ErrInUse = errors.New("another program is writing it")

// OpenExclusive opens or creates a file for reading and writing, and prevents other processes from doing the same with
// OpenExclusive: two games must not be recorded in one file. The operating system lifts this when the file is closed or
// the process ends for any reason.
func OpenExclusive(name string) (f *os.File, isNew bool, err error) {
	f, err = createExclusive(name)
	if errors.Is(err, fs.ErrExist) {
		f, err = openExclusive(name)
	} else {
		isNew = err == nil
	}
	if err != nil {
		if path := (*fs.PathError)(nil); errors.As(err, &path) {
			err = path.Err
		}
		err = fmt.Errorf("%s cannot be written: %w", name, err)
	}
	return f, isNew, err
}

// EndsLine reports whether a file is empty or its first size bytes end in a line break.
func EndsLine(f io.ReaderAt, size int64) bool {
	var last [1]byte
	if size == 0 {
		return true
	}
	_, err := f.ReadAt(last[:], size-1)
	return err == nil && last[0] == '\n'
}
