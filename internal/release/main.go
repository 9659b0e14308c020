// Command release builds the program for every platform and packs each into an archive, with a file of checksums. The
// bytes depend only on the source, the version and the version of Go, so that anybody can reproduce them.
package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// platforms are the systems and processors to build for.
var platforms = [][2]string{
	{"linux", "amd64"}, {"linux", "arm64"}, {"darwin", "amd64"}, {"darwin", "arm64"}, {"windows", "amd64"},
	{"windows", "arm64"},
}

// included are the files that go with the program.
var included = []string{"LICENSE", "NOTICE", "README.md"}

// epoch is the time of all files in an archive, the earliest that ZIP can represent.
var epoch = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: release VERSION FOLDER")
		os.Exit(2)
	}
	if err := release(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// release writes the archives of a version, and their checksums, into a folder.
func release(version, folder string) error {
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return err
	}
	var sums bytes.Buffer
	for _, p := range platforms {
		program, err := build(version, p[0], p[1])
		if err != nil {
			return err
		}
		name, pack, ending := "scenario", packTar, ".tar.gz"
		if p[0] == "windows" {
			name, pack, ending = "scenario.exe", packZip, ".zip"
		}
		files := []file{{name, 0o755, program}}
		for _, other := range included {
			text, err := os.ReadFile(other)
			if err != nil {
				return err
			}
			files = append(files, file{other, 0o644, text})
		}
		root := fmt.Sprintf("scenario_%s_%s_%s", version, p[0], p[1])
		var archive bytes.Buffer
		if err := pack(&archive, root, files); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, root+ending), archive.Bytes(), 0o666); err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(archive.Bytes()), root+ending)
	}
	fmt.Print(sums.String())
	return os.WriteFile(filepath.Join(folder, "SHA256SUMS"), sums.Bytes(), 0o666)
}

// build returns the program for a platform. It does not depend on the machine or the folder in which it is built.
func build(version, system, processor string) ([]byte, error) {
	folder, err := os.MkdirTemp("", "release")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	out := filepath.Join(folder, "scenario")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags",
		"-s -w -buildid= -X main.release="+version,
		"-o", out, "./cmd/scenario")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=", "GOOS="+system, "GOARCH="+processor, "GOAMD64=v1",
		"GOARM64=v8.0")
	if said, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%s/%s: %w\n%s", system, processor, err, said)
	}
	return os.ReadFile(out)
}

// file is a file of an archive.
type file struct {
	name string
	mode os.FileMode
	text []byte
}

func packTar(w io.Writer, root string, files []file) error {
	z := gzip.NewWriter(w)
	t := tar.NewWriter(z)
	for _, f := range files {
		h := &tar.Header{
			Name: root + "/" + f.name, Mode: int64(f.mode), Size: int64(len(f.text)), ModTime: epoch, Format: tar.FormatUSTAR,
		}
		if err := t.WriteHeader(h); err != nil {
			return err
		}
		if _, err := t.Write(f.text); err != nil {
			return err
		}
	}
	if err := t.Close(); err != nil {
		return err
	}
	return z.Close()
}

func packZip(w io.Writer, root string, files []file) error {
	z := zip.NewWriter(w)
	for _, f := range files {
		h := &zip.FileHeader{Name: root + "/" + f.name, Method: zip.Deflate, Modified: epoch}
		h.SetMode(f.mode)
		e, err := z.CreateHeader(h)
		if err != nil {
			return err
		}
		if _, err := e.Write(f.text); err != nil {
			return err
		}
	}
	return z.Close()
}
