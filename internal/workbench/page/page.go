// Package page holds the files of the page that authors look at: plain HTML, style sheets and modules of JavaScript,
// without a framework and without a build step. They are sent compressed.
package page

import (
	"compress/gzip"
	"embed"
	"io/fs"
	"mime"
	"net/http"
	"strings"
)

//go:embed assets
var assets embed.FS

// kinds are the types of files, which must not depend on what the machine has configured.
var kinds = map[string]string{".js": "text/javascript", ".css": "text/css", ".html": "text/html"}

// New returns a handler that serves the files. The index is at /.
func New() (http.Handler, error) {
	for extension, kind := range kinds {
		if err := mime.AddExtensionType(extension, kind+"; charset=utf-8"); err != nil {
			return nil, err
		}
	}
	files, err := fs.Sub(assets, "assets")
	return Compressed(http.FileServerFS(files)), err
}

// Compressed compresses what a handler sends to those who accept that.
func Compressed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Add("Vary", "Accept-Encoding")
		if r.Method == http.MethodHead || !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			next.ServeHTTP(w, r)
			return
		}
		r.Header.Del("Range") // parts of what is compressed are none of the file
		w.Header().Set("Content-Encoding", "gzip")
		packed, _ := gzip.NewWriterLevel(w, gzip.BestSpeed)
		next.ServeHTTP(compressed{w, packed}, r)
		packed.Close()
	})
}

// compressed is a response whose body is compressed.
type compressed struct {
	http.ResponseWriter
	packed *gzip.Writer
}

func (w compressed) Write(b []byte) (int, error) { return w.packed.Write(b) }
