package cartography

import (
	"bytes"
	"compress/flate"
	"crypto/sha256"
	"encoding/gob"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"runtime"
	"slices"

	"github.com/scenario-lang/scenario/internal/files"
)

// Limits of the boards that are drawn. Time grows with the square of the number of spaces, and memory with the number
// of cells on the page, occupied or not.
const (
	mostSpaces = 2000
	mostCells  = 40_000
)

// checkDrawable returns an error that says why a board is too large for a picture, or nil.
func (b *Board) checkDrawable() error {
	kinds, form := b.findKinds()
	n := 0
	var columns, rows []int
	for i, s := range b.Spaces {
		if kinds[i] == Off {
			continue
		}
		n++
		if form == Cells && onMap(kinds[i]) {
			columns, rows = append(columns, s.Column), append(rows, s.Row)
		}
	}
	if n > mostSpaces {
		return fmt.Errorf("the board has %d spaces, and a picture shows %d at most; those with off_map = true are not drawn",
			n, mostSpaces)
	}
	if len(columns) == 0 {
		return nil
	}
	slices.Sort(columns)
	slices.Sort(rows)
	wide, high := distance(columns[0], columns[len(columns)-1])+1, distance(rows[0], rows[len(rows)-1])+1
	if wide <= mostCells/high {
		return nil
	}
	far, by := "", -1
	for i, s := range b.Spaces {
		if d := distance(s.Column, columns[len(columns)/2]) + distance(s.Row, rows[len(rows)/2]); onMap(kinds[i]) && d > by {
			far, by = s.Name, d
		}
	}
	return fmt.Errorf("the cells of the board lie in %d columns and %d rows; a picture has %d cells at most; check "+
		"column and row of %s, which is the farthest from the others",
		wide, high, mostCells, far)
}

// Blank returns a layout without spaces, for a board that is too large to lay out.
func Blank(b *Board) *Layout {
	return &Layout{Width: pageWidth, Height: pageWidth / 2, Map: Rect{W: pageWidth, H: pageWidth / 2},
		Shapes: make([]Shape, len(b.Spaces))}
}

// distance returns the distance between two numbers of any size, at most 2^40.
func distance(a, b int) int { return int(min(math.Abs(float64(a)-float64(b)), 1<<40)) }

// Lay lays out a board, for which checkDrawable must return nil.
func Lay(b *Board) *Layout {
	kinds, form := b.findKinds()
	switch {
	case !slices.ContainsFunc(kinds, onMap) && slices.Contains(kinds, Token):
		return b.layPoints(kinds, form)
	case !slices.ContainsFunc(kinds, onMap):
		l := &Layout{Form: form, Width: pageWidth, Shapes: make([]Shape, len(b.Spaces))}
		finish(l, b, kinds)
		return l
	case form == Cells:
		return b.layCells(kinds)
	case form == Geographic:
		return b.layGeographic(kinds)
	}
	return b.layAbstract(kinds)
}

// edition is part of the key of a saved layout. Increase it with every change of how boards are laid out; otherwise the
// old layouts stay in use.
const edition = 13

// How large a saved layout may be.
const (
	mostBytes    = 16 << 20
	mostUnpacked = 256 << 20
)

// Cached returns the layout of a board from the user's cache folder, or lays it out and saves it there. Its error is
// that of checkDrawable.
func Cached(b *Board) (*Layout, error) {
	if err := b.checkDrawable(); err != nil {
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
	for i := range plain.Spaces { // names do not affect the layout
		plain.Spaces[i].Name = ""
	}
	text, err := json.Marshal(struct {
		Edition int
		Machine string // another kind of machine may round in another way
		Board   Board
	}{edition, runtime.GOARCH, plain})
	if err != nil { // JSON can represent every board, except infinite degrees, which no program has
		return "none"
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:16])
}

// encode returns the contents of a layout file, or nil if that fails.
func encode(l *Layout) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestSpeed)
	if err != nil || gob.NewEncoder(w).Encode(l) != nil || w.Close() != nil {
		return nil
	}
	return b.Bytes()
}

// decode returns the layout in a file, or nil if it has none.
func decode(packed []byte) *Layout {
	l := &Layout{}
	if gob.NewDecoder(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), mostUnpacked)).Decode(l) != nil {
		return nil
	}
	return l
}
