package files

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Write replaces a file in one step: a reader sees the old file or the new one and never a part. If name is a symbolic
// link, the file it leads to is replaced. A device or pipe cannot be replaced and is written to.
func Write(name string, b []byte) (err error) {
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
		// Leave out the name of the temporary file, which the user does not know.
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
	// A temporary file is private, but the result must be as readable as any other file.
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

// writeInto writes to a device or pipe.
func writeInto(name string, b []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = f.Write(b)
	return errors.Join(err, f.Close())
}
