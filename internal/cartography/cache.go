package cartography

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/gob"
	"encoding/hex"
	"encoding/json"
	"io"
	"runtime"
	"slices"

	"github.com/scenario-lang/scenario/internal/files"
)

// edition is part of the name of a saved layout. A change of how boards are laid out adds one to it, or people go on
// to see the old layouts.
const edition = 12

// How large a saved layout may be.
const (
	mostBytes    = 16 << 20
	mostUnpacked = 256 << 20
)

// Cached returns the layout of a board from the user's cache folder, or lays it out and saves it there. The error is
// that of Drawable.
func Cached(b *Board) (*Layout, error) {
	if err := b.Drawable(); err != nil {
		return nil, err
	}
	return cachedIn(files.UserCache("boards", files.Cache{Extension: ".layout", Most: 40, MostBytes: mostBytes}), b), nil
}

func cachedIn(cache files.Cache, b *Board) *Layout {
	if l := decode(cache.Read(b.key())); l != nil && len(l.Shapes) == len(b.Spaces) {
		return l
	}
	l := Lay(b)
	if packed := encode(l); packed != nil {
		cache.Write(b.key(), packed)
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

// encode turns a layout into the bytes of a file. It returns nil if that cannot be done.
func encode(l *Layout) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestSpeed)
	if err != nil || gob.NewEncoder(w).Encode(l) != nil || w.Close() != nil {
		return nil
	}
	return b.Bytes()
}

// decode returns the layout of a file, or nil if it is none.
func decode(packed []byte) *Layout {
	l := &Layout{}
	if gob.NewDecoder(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), mostUnpacked)).Decode(l) != nil {
		return nil
	}
	return l
}
