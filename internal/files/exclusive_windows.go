package files

import (
	"os"
	"syscall"
)

func createExclusive(name string) (*os.File, error) { return open(name, syscall.CREATE_NEW) }

func openExclusive(name string) (*os.File, error) { return open(name, syscall.OPEN_EXISTING) }

// errSharingViolation is the error of a file that another process has opened and does not share.
const errSharingViolation syscall.Errno = 32

// open opens a file that other processes may read but not write.
func open(name string, how uint32) (*os.File, error) {
	path, err := syscall.UTF16PtrFromString(name)
	if err != nil {
		return nil, &os.PathError{Op: "open", Path: name, Err: err}
	}
	h, err := syscall.CreateFile(path, syscall.GENERIC_READ|syscall.GENERIC_WRITE, syscall.FILE_SHARE_READ, nil, how,
		syscall.FILE_ATTRIBUTE_NORMAL, 0)
	switch {
	case err == errSharingViolation:
		return nil, ErrInUse
	case err != nil:
		return nil, &os.PathError{Op: "open", Path: name, Err: err}
	}
	return os.NewFile(uintptr(h), name), nil
}
