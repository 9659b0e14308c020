//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package files

import (
	"os"
	"syscall"
)

func createExclusive(name string) (*os.File, error) {
	return lock(os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666))
}

func openExclusive(name string) (*os.File, error) { return lock(os.OpenFile(name, os.O_RDWR, 0)) }

// lock locks an open file. On a file system without locks it does nothing, so that a game can still be recorded there.
func lock(f *os.File, err error) (*os.File, error) {
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err == syscall.EWOULDBLOCK {
		f.Close()
		return nil, ErrInUse
	}
	return f, nil
}
