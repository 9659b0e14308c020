package files

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// Kind is a kind of file that the program writes. The program overwrites a file only with one of the same kind.
type Kind struct {
	Name   string // with its article, for messages
	Begins string // the beginning of every file of the kind
}

// Stdout is the name for the standard output.
const Stdout = "-"

// CheckTarget returns an error if a file of this kind must not be written to name: a folder, a name for rules, the
// standard output, or a file of another kind. An empty file, a device and a pipe are allowed.
func (k Kind) CheckTarget(name string) error {
	if name == Stdout {
		return fmt.Errorf("%s stands for stdout, and this must be a file; write ./%s for a file of that name", name, name)
	}
	if strings.EqualFold(filepath.Ext(name), ".hcl") {
		return fmt.Errorf("%s cannot be written: names that end in .hcl are for rules; choose another name", name)
	}
	info, err := os.Stat(name)
	switch {
	case err != nil:
		return nil // any error in it is reported when it is written
	case info.IsDir():
		return fmt.Errorf("%s cannot be written: it is a folder; name a file in it", name)
	case !info.Mode().IsRegular() || info.Size() == 0:
		return nil
	}
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	start := make([]byte, len(k.Begins))
	if _, err := io.ReadFull(f, start); err != nil || !bytes.Equal(start, []byte(k.Begins)) {
		return fmt.Errorf("%s exists and is not %s, so it is not overwritten; choose another name or remove it", name, k.Name)
	}
	return nil
}
