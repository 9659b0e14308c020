package book

import (
	"strings"
	"testing"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

func TestDecode(t *testing.T) {
	const words = "Zażółć gęślą jaźń."
	latin, _ := charmap.Windows1250.NewEncoder().String(words)
	wide, _ := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(words)
	for _, c := range []struct{ name, text, encoding, want, from string }{
		{"UTF-8", words, "", words, ""},
		{"UTF-8 by name", words, "UTF-8", words, ""},
		{"a byte order mark", wide, "", words, "utf-16le"},
		{"a named encoding", latin, "windows-1250", words, "windows-1250"},
	} {
		d, err := decode([]byte(c.text), c.encoding)
		if err != nil || string(d.Bytes) != c.want || d.Encoding != c.from {
			t.Errorf("%s: %v, %+v", c.name, err, d)
		}
	}
	for _, c := range []struct{ text, encoding, want string }{
		{"One.\n" + latin, "", "line 2: byte 0xbf is not UTF-8; name the encoding of the book with --encoding"},
		{words, "klingon", `there is no encoding "klingon"`},
		{"%PDF-1.4 \xff", "", "it is a PDF; make its text first"},
		{"\x00\xff\x00", "", "it is not text"},
		{" \n\t", "", "it holds no text"},
	} {
		if _, err := decode([]byte(c.text), c.encoding); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %q", c.text, err, c.want)
		}
	}
	d, err := decode([]byte("A\x1b[31m b\u202e.\r\n\fC"), "")
	if err != nil || d.Blanked != 2 || string(d.Bytes) != "A [31m b   .\r\n\fC" {
		t.Errorf("%v, %q", err, d.Bytes)
	}
}
