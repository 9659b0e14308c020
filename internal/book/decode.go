package book

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/htmlindex"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"

	"github.com/scenario-lang/scenario/internal/signs"
)

// Largest is how many bytes a book may have.
const Largest = 50 << 20

// marks are the byte order marks of the encodings that have one. The longer come first.
var marks = []struct {
	mark, name string
	encoding   encoding.Encoding
}{
	{"\x00\x00\xfe\xff", "utf-32be", utf32.UTF32(utf32.BigEndian, utf32.ExpectBOM)},
	{"\xff\xfe\x00\x00", "utf-32le", utf32.UTF32(utf32.LittleEndian, utf32.ExpectBOM)},
	{"\xfe\xff", "utf-16be", unicode.UTF16(unicode.BigEndian, unicode.ExpectBOM)},
	{"\xff\xfe", "utf-16le", unicode.UTF16(unicode.LittleEndian, unicode.ExpectBOM)},
}

// A Text is a book in UTF-8. Offsets count its bytes. They are offsets in the file too, unless Encoding says that it
// was converted.
type Text struct {
	Bytes    []byte
	Encoding string // the encoding that it was converted from; empty for UTF-8
	Blanked  int    // how many control characters were replaced by blanks
}

// decode converts a book to UTF-8. The name of its encoding, such as windows-1250, may be empty: then its byte order
// mark decides, and without one it is UTF-8.
func decode(b []byte, name string) (*Text, error) {
	t := &Text{Bytes: b}
	from, known, err := encodingOf(b, name)
	if err != nil {
		return nil, err
	}
	if from != nil {
		if t.Bytes, err = from.NewDecoder().Bytes(b); err != nil {
			return nil, fmt.Errorf("it is not valid %s: %w", known, err)
		}
		t.Encoding = cmp.Or(name, known)
	} else if !utf8.Valid(b) {
		return nil, notUTF8(b)
	}
	t.blank()
	if len(bytes.TrimSpace(t.Bytes)) == 0 {
		return nil, errors.New("it holds no text")
	}
	return t, nil
}

// encodingOf returns the encoding to convert a book from, with its name; nil if it is UTF-8.
func encodingOf(b []byte, name string) (from encoding.Encoding, known string, err error) {
	for _, m := range marks {
		if bytes.HasPrefix(b, []byte(m.mark)) {
			return m.encoding, m.name, nil
		}
	}
	if name == "" {
		return nil, "", nil
	}
	if from, err = htmlindex.Get(name); err != nil {
		return nil, "", fmt.Errorf("there is no encoding %q; some are utf-8, utf-16le, windows-1250, windows-1252, "+
			"iso-8859-2 and koi8-r", name)
	}
	if known, _ := htmlindex.Name(from); known == "utf-8" {
		return nil, "", nil
	}
	return from, name, nil
}

// notUTF8 returns an error that says where a book stops being UTF-8, and what it may be instead.
func notUTF8(b []byte) error {
	at := 0
	for at < len(b) {
		r, n := utf8.DecodeRune(b[at:])
		if r == utf8.RuneError && n == 1 {
			break
		}
		at += n
	}
	if bytes.HasPrefix(b, []byte("%PDF-")) {
		return errors.New("it is a PDF; make its text first, with `pdftotext -layout BOOK.pdf`, and cut that")
	}
	if bytes.IndexByte(b[:min(len(b), 8000)], 0) >= 0 {
		return errors.New("it is not text: it holds bytes of value 0; cut the text of the book, as plain text, " +
			"Markdown or HTML")
	}
	return fmt.Errorf("line %d: byte %#x is not UTF-8; name the encoding of the book with --encoding, such as "+
		"windows-1250 or iso-8859-1",
		1+bytes.Count(b[:at], []byte("\n")), b[at])
}

// blank replaces control characters except line and page breaks by blanks, so that no later stage meets one. A
// character of several bytes becomes as many blanks, so that offsets stay.
func (t *Text) blank() {
	rest, at, copied := t.Bytes, 0, false
	for {
		i, n := signs.Find(rest[at:])
		if i < 0 {
			return
		}
		at += i
		if c := rest[at]; c != '\f' && c != '\r' {
			if !copied {
				t.Bytes, copied = bytes.Clone(t.Bytes), true
				rest = t.Bytes
			}
			copy(rest[at:], strings.Repeat(" ", n))
			t.Blanked++
		}
		at += n
	}
}
