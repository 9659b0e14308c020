// Package page has the files of the author's page: plain HTML, style sheets and JavaScript modules, without a framework
// or a build step. They are sent compressed.
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

// kinds are the types of files. They are fixed here, because the configuration of the machine may have others.
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

// Compressed returns a handler that compresses the responses of another one for clients that accept it.
func Compressed(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Add("Vary", "Accept-Encoding")
		if r.Method == http.MethodHead || !strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			next.ServeHTTP(w, r)
			return
		}
		r.Header.Del("Range") // a range of compressed bytes is not a range of the file
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
