package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// writeWhole puts a file into place in one step: whoever reads it sees the old or the new one, never half. Where name is a
// link, the file it leads to is replaced. A device or pipe is written to, for nothing can take its place.
func writeWhole(name string, b []byte) (err error) {
	switch info, statErr := os.Stat(name); {
	case statErr != nil:
	case info.IsDir():
		return fmt.Errorf("%s cannot be written: it is a folder", name)
	case !info.Mode().IsRegular():
		return writeInto(name, b)
	default:
		if name, err = filepath.EvalSymlinks(name); err != nil {
			return err
		}
	}
	f, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		// Whoever reads this has never heard of the temporary file.
		if path := (*fs.PathError)(nil); errors.As(err, &path) {
			err = path.Err
		}
		return fmt.Errorf("%s cannot be written: %w", name, err)
	}
	defer func() {
		if err != nil {
			f.Close()
			os.Remove(f.Name())
		}
	}()
	if _, err = f.Write(b); err != nil {
		return err
	}
	// Temporary files are private; what stands in its place is as readable as any other file.
	mode := os.FileMode(0o644)
	if info, statErr := os.Stat(name); statErr == nil {
		mode = info.Mode().Perm()
	}
	if err = f.Chmod(mode); err != nil {
		return err
	}
	if err = f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), name)
}

// writeInto writes to what is there.
func writeInto(name string, b []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.Write(b)
	return errors.Join(err, f.Close())
}

// output is where a verb writes to. It keeps the first error: who prints a line seldom asks, and a result that is not whole
// must not end with status 0.
type output struct {
	io.Writer
	failed error
}

func (o *output) Write(b []byte) (int, error) {
	n, err := o.Writer.Write(b)
	if err != nil && o.failed == nil {
		o.failed = err
	}
	return n, err
}
