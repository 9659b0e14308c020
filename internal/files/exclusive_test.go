package files

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// A file is open for writing once; when it is closed it can be opened again, whatever is in it.
func TestOpenExclusive(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a")
	f, isNew, err := OpenExclusive(name)
	if err != nil || !isNew {
		t.Fatalf("a new file: %v, %v", isNew, err)
	}
	if _, err := f.WriteString("line"); err != nil {
		t.Fatal(err)
	}
	if EndsLine(f, 4) || !EndsLine(f, 0) {
		t.Error("the file ends in no line break")
	}
	_, _, err = OpenExclusive(name)
	switch runtime.GOOS {
	case "linux", "darwin", "freebsd", "netbsd", "openbsd", "dragonfly", "windows":
		if !errors.Is(err, ErrInUse) || !strings.Contains(err.Error(), name) {
			t.Errorf("opened twice: %v", err)
		}
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	f, isNew, err = OpenExclusive(name)
	if err != nil || isNew {
		t.Fatalf("an old file: %v, %v", isNew, err)
	}
	f.Close()
	if b, _ := os.ReadFile(name); string(b) != "line" {
		t.Errorf("opening has changed the file to %q", b)
	}
	if _, _, err := OpenExclusive(filepath.Join(name, "b")); err == nil ||
		!strings.Contains(err.Error(), "cannot be written") {
		t.Errorf("a file in a file: %v", err)
	}
}

func TestCheckTarget(t *testing.T) {
	dir := t.TempDir()
	k := Kind{Name: "a letter", Begins: "Dear "}
	for name, text := range map[string]string{"letter": "Dear diary", "empty": "", "short": "De",
		"other": "Deer and moose", "rules.hcl": "Dear rules"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]string{
		"letter": "", "empty": "", "new": "", os.DevNull: "",
		"short": "is not a letter", "other": "is not a letter", "rules.hcl": "are for rules", "new.hcl": "are for rules",
		"NEW.HCL": "are for rules", ".": "is a folder",
	} {
		if name != os.DevNull {
			name = filepath.Join(dir, name)
		}
		if err := k.CheckTarget(name); (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
	}
	if os.Symlink("rules.hcl", filepath.Join(dir, "link")) == nil {
		if err := (Kind{Name: "a page", Begins: "<"}).CheckTarget(filepath.Join(dir, "link")); err == nil {
			t.Error("rules can be overwritten through a link")
		}
	}
}
