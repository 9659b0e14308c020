//go:build !(darwin || dragonfly || freebsd || linux || netbsd || openbsd || windows)

package files

import "os"

// These systems have no lock that ends with the process, so only a new file is protected.

func createExclusive(name string) (*os.File, error) {
	return os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
}

func openExclusive(name string) (*os.File, error) { return os.OpenFile(name, os.O_RDWR, 0) }
