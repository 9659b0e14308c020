package input

import (
	"bufio"
	"bytes"
	"io"
	"strings"
	"testing"
)

// zeros never end.
type zeros struct{ given int }

func (z *zeros) Read(b []byte) (int, error) {
	clear(b)
	z.given += len(b)
	return len(b), nil
}

func TestLinesOfAPipe(t *testing.T) {
	var out bytes.Buffer
	l := &lines{in: bufio.NewReader(strings.NewReader("go\r\n" + strings.Repeat("x", 3*maxLine) + "\nstay\x1b[2J\nlast")),
		out: &out, echo: true}
	for i, want := range []string{"go", strings.Repeat("x", maxLine), "stay\x1b[2J", "last"} {
		if s, err := l.Read("> ", nil); s != want || err != nil {
			t.Errorf("line %d has %d letters, not %d: %v", i, len(s), len(want), err)
		}
	}
	if _, err := l.Read("> ", nil); err != io.EOF {
		t.Errorf("after the end: %v", err)
	}
	if strings.Contains(out.String(), "\x1b") || !strings.Contains(out.String(), "> stay␛[2J\n") {
		t.Error("what is echoed is not clean")
	}
	z := &zeros{}
	l = &lines{in: bufio.NewReader(z), out: io.Discard}
	if _, err := l.Read("> ", nil); err != io.EOF || z.given > 2*maxSkip {
		t.Errorf("after %d bytes without a line: %v", z.given, err)
	}
}
