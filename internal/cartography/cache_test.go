package cartography

import (
	"reflect"
	"testing"

	"github.com/scenario-lang/scenario/internal/files"
)

func boards(t *testing.T) files.Cache {
	return files.Cache{Folder: t.TempDir(), Extension: ".layout", Most: 3, MostBytes: mostBytes}
}

// TestCache saves a layout, reads it again, and lays the board out where the file holds no layout.
func TestCache(t *testing.T) {
	b := grid(4, 3, lattices[1])
	b.Spaces = append(b.Spaces, Space{Kind: Off, Within: -1, Of: -1})
	want := Lay(b)
	cache := boards(t)
	for _, state := range []string{"without a file", "from the file"} {
		if got := cachedIn(cache, b); !reflect.DeepEqual(got, want) {
			t.Errorf("the layout %s differs", state)
		}
	}
	good := cache.Read(b.key())
	for i, other := range [][]byte{nil, good[:20], good[:len(good)/2]} {
		cache.Write(b.key(), other)
		if got := cachedIn(cache, b); !reflect.DeepEqual(got, want) {
			t.Errorf("the layout in place of text %d differs", i)
		}
		if string(cache.Read(b.key())) != string(good) {
			t.Errorf("text %d was not replaced by the layout", i)
		}
	}
}

// TestCacheIsUsed returns what the file holds, and no other file for another name, but one for another border.
func TestCacheIsUsed(t *testing.T) {
	b := grid(2, 2, lattices[0])
	cache := boards(t)
	cachedIn(cache, b)
	other := Lay(b)
	other.Width = 12345
	cache.Write(b.key(), encode(other))
	b.Spaces[0].Name = "another name"
	if got := cachedIn(cache, b); got.Width != 12345 {
		t.Errorf("the width is %v, want that of the file", got.Width)
	}
	b.Borders = b.Borders[1:]
	if got := cachedIn(cache, b); got.Width == 12345 {
		t.Error("another board has the layout of the first")
	}
}
