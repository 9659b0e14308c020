package cartography

import (
	"bytes"
	"cmp"
	"compress/flate"
	"crypto/sha256"
	"encoding/gob"
	"encoding/hex"
	"encoding/json"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"

	"github.com/scenario-lang/scenario/internal/files"
)

const (
	// edition is part of the name of a saved layout. A change of how boards are laid out adds one to it, or people go
	// on to see the old layouts.
	edition = 10

	mostSaved = 40       // layouts in the folder
	mostBytes = 16 << 20 // of a saved layout, before and after it is unpacked
	extension = ".layout"
)

// Cached returns the layout of a board from the user's cache folder, or lays it out and saves it there. A folder that
// cannot be read or written and a file that is damaged cost nothing but time. The error is that of Drawable.
func Cached(b *Board) (*Layout, error) {
	if err := b.Drawable(); err != nil {
		return nil, err
	}
	folder, err := os.UserCacheDir()
	if err != nil {
		return Lay(b), nil
	}
	return cachedIn(filepath.Join(folder, "scenario", "boards"), b), nil
}

func cachedIn(folder string, b *Board) *Layout {
	name := filepath.Join(folder, b.key()+extension)
	if packed, err := files.ReadAtMost(name, mostBytes); err == nil {
		if l := decode(packed); l != nil && len(l.Shapes) == len(b.Spaces) {
			return l
		}
	}
	l := Lay(b)
	if packed := encode(l); packed != nil && os.MkdirAll(folder, 0o700) == nil && files.Write(name, packed) == nil {
		removeOldest(folder)
	}
	return l
}

// key is a hash of all that the layout of a board depends on.
func (b *Board) key() string {
	plain := *b
	plain.Spaces = slices.Clone(b.Spaces)
	for i := range plain.Spaces { // what people read does not move anything
		plain.Spaces[i].Name, plain.Spaces[i].Title = "", ""
	}
	text, err := json.Marshal(struct {
		Edition int
		Machine string // others may round otherwise
		Board   Board
	}{edition, runtime.GOARCH, plain})
	if err != nil { // a board holds nothing that JSON cannot say, except infinite degrees, which no program has
		return "none"
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:16])
}

// encode turns a layout into the bytes of a file: a checksum, then the compressed layout. It returns nil if that
// cannot be done.
func encode(l *Layout) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestSpeed)
	if err != nil || gob.NewEncoder(w).Encode(l) != nil || w.Close() != nil {
		return nil
	}
	sum := sha256.Sum256(b.Bytes())
	return append(sum[:], b.Bytes()...)
}

// decode returns the layout of a file, or nil if the file is damaged.
func decode(packed []byte) *Layout {
	if len(packed) < sha256.Size {
		return nil
	}
	sum, rest := packed[:sha256.Size], packed[sha256.Size:]
	if want := sha256.Sum256(rest); !bytes.Equal(sum, want[:]) {
		return nil
	}
	l := &Layout{}
	if gob.NewDecoder(io.LimitReader(flate.NewReader(bytes.NewReader(rest)), mostBytes)).Decode(l) != nil || !l.Grid.spread() {
		return nil
	}
	return l
}

// removeOldest removes the oldest layouts if there are too many. What it cannot remove stays.
func removeOldest(folder string) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return
	}
	var saved []fs.FileInfo
	for _, e := range entries {
		if info, err := e.Info(); err == nil && filepath.Ext(e.Name()) == extension {
			saved = append(saved, info)
		}
	}
	slices.SortFunc(saved, func(a, b fs.FileInfo) int {
		return cmp.Or(a.ModTime().Compare(b.ModTime()), cmp.Compare(a.Name(), b.Name()))
	})
	for len(saved) > mostSaved {
		_ = os.Remove(filepath.Join(folder, saved[0].Name())) // it does no harm there
		saved = saved[1:]
	}
}
