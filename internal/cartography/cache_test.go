package cartography

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

// only returns the only file in a folder.
func only(t *testing.T, folder string) string {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil || len(entries) != 1 {
		t.Fatalf("%d files in the folder (%v), want 1", len(entries), err)
	}
	return filepath.Join(folder, entries[0].Name())
}

// TestCache saves a layout, reads it again, and survives a damaged file and a folder that cannot be written.
func TestCache(t *testing.T) {
	b := grid(4, 3, lattices[1])
	b.Spaces = append(b.Spaces, Space{Kind: Off, Within: -1, Of: -1})
	want := Lay(b)
	folder := filepath.Join(t.TempDir(), "boards")
	for _, state := range []string{"without a file", "from the file"} {
		if got := cachedIn(folder, b); !reflect.DeepEqual(got, want) {
			t.Errorf("the layout %s differs", state)
		}
	}
	name := only(t, folder)
	good, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for i, damaged := range [][]byte{nil, good[:20], good[:len(good)-1], append(append([]byte(nil), good[:len(good)/2]...), good[len(good)/2+1:]...)} {
		if decode(damaged) != nil {
			t.Errorf("damaged file %d is read", i)
		}
		if err := os.WriteFile(name, damaged, 0o600); err != nil {
			t.Fatal(err)
		}
		if got := cachedIn(folder, b); !reflect.DeepEqual(got, want) {
			t.Errorf("the layout after damage %d differs", i)
		}
	}
	if again, err := os.ReadFile(only(t, folder)); err != nil || string(again) != string(good) {
		t.Errorf("the damaged file was not replaced by the same one (%v)", err)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if got := cachedIn(filepath.Join(file, "boards"), b); !reflect.DeepEqual(got, want) {
		t.Error("the layout without a folder differs")
	}
}

// TestCacheIsUsed returns what the file holds, and no other file for another name, but one for another border.
func TestCacheIsUsed(t *testing.T) {
	b := grid(2, 2, lattices[0])
	folder := t.TempDir()
	cachedIn(folder, b)
	name := only(t, folder)
	other := Lay(b)
	other.Width = 12345
	if err := os.WriteFile(name, encode(other), 0o600); err != nil {
		t.Fatal(err)
	}
	b.Spaces[0].Title = "another title"
	if got := cachedIn(folder, b); got.Width != 12345 {
		t.Errorf("the width is %v, want that of the file", got.Width)
	}
	b.Borders = b.Borders[1:]
	if got := cachedIn(folder, b); got.Width == 12345 {
		t.Error("another board has the layout of the first")
	}
}

// TestForget keeps the folder small.
func TestForget(t *testing.T) {
	folder := t.TempDir()
	for i := range mostSaved + 3 {
		for _, end := range []string{extension, ".txt"} {
			if err := os.WriteFile(filepath.Join(folder, fmt.Sprint(i)+end), nil, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	removeOldest(folder)
	entries, err := os.ReadDir(folder)
	if err != nil || len(entries) != mostSaved+mostSaved+3 {
		t.Errorf("%d files are left (%v), want %d layouts and all others", len(entries), err, mostSaved)
	}
}
