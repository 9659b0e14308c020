package files

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
)

// Stamp returns values that change when files with the extension in some folders on disk change: by path (with slashes)
// the size and time of each file, and the error of a folder that cannot be read.
func Stamp(folders []string, extension string) map[string]string {
	out := map[string]string{}
	for _, f := range folders {
		entries, err := os.ReadDir(filepath.FromSlash(f))
		if err != nil {
			out[f] = err.Error()
		}
		for _, e := range entries {
			if filepath.Ext(e.Name()) != extension {
				continue
			}
			var info fs.FileInfo
			if info, err = e.Info(); err == nil {
				out[path.Join(f, e.Name())] = fmt.Sprint(info.Size(), " ", info.ModTime().UnixNano())
			}
		}
	}
	return out
}
