package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"testing"
)

// TestPack: an archive has the files with their modes, and its bytes are the same each time.
func TestPack(t *testing.T) {
	files := []file{{"scenario", 0o755, []byte("program")}, {"LICENSE", 0o644, []byte("words")}}
	for _, pack := range []func(io.Writer, string, []file) error{packTar, packZip} {
		var a, b bytes.Buffer
		if err := pack(&a, "root", files); err != nil {
			t.Fatal(err)
		}
		if err := pack(&b, "root", files); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(a.Bytes(), b.Bytes()) {
			t.Error("two archives of the same files differ")
		}
		got := read(t, a.Bytes())
		for _, f := range files {
			if x := got["root/"+f.name]; x.mode != f.mode || string(x.text) != string(f.text) {
				t.Errorf("%s: %v %q", f.name, x.mode, x.text)
			}
		}
	}
}

// read reads an archive of either kind.
func read(t *testing.T, archive []byte) map[string]file {
	t.Helper()
	out := map[string]file{}
	if z, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive))); err == nil {
		for _, f := range z.File {
			r, err := f.Open()
			if err != nil {
				t.Fatal(err)
			}
			text, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			out[f.Name] = file{f.Name, f.Mode().Perm(), text}
		}
		return out
	}
	z, err := gzip.NewReader(bytes.NewReader(archive))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(z); ; {
		h, err := r.Next()
		if err == io.EOF {
			return out
		}
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		out[h.Name] = file{h.Name, h.FileInfo().Mode().Perm(), text}
	}
}
