package files

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
)

// Stamp tells what changes when files with an extension do that are in some folders of the disk: of each of them its
// size and time, and of a folder that cannot be read why. Its keys are paths with slashes.
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
