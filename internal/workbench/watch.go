package workbench

import (
	"bytes"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"time"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/files"
)

// watch compiles the folder again when one of its files, or of the folders it is built on, has changed. It compares the
// text of the files with what was compiled, so that a file saved during compilation is not missed.
func (b *Bench) watch() {
	const pause = 100 * time.Millisecond // long enough: reading the times of some hundred files takes less than a hundredth of it
	var was map[string]string
	for {
		if is := b.stamp(); !maps.Equal(is, was) {
			was = is
			if b.outdated() {
				b.compile()
			}
		}
		select {
		case <-b.stop:
			return
		case <-time.After(pause):
		}
	}
}

// watched returns the folders on disk of the last version, and the text of every file by folder.
func (b *Bench) watched() (folders []string, sources map[string][]byte) {
	b.mu.RLock()
	defer b.mu.RUnlock()
	if len(b.found.folders) == 0 && resolve.OnDisk(b.Dir) {
		return []string{filepath.ToSlash(b.Dir)}, nil
	}
	return slices.DeleteFunc(slices.Clone(b.found.folders),
		func(f string) bool { return !resolve.OnDisk(f) }), b.found.sources
}

// formerFolders returns the folders of the version shown that are not in the last one, which has errors. The folder of
// its base may have been removed, and may come back.
func (b *Bench) formerFolders() []string {
	m := b.current()
	if m == nil {
		return nil
	}
	folders, _ := b.watched()
	return slices.DeleteFunc(slices.Clone(m.built.Merged.Folders), func(f string) bool {
		return slices.Contains(folders, f) || !resolve.OnDisk(f)
	})
}

// stamp returns values that change when a file of the scenario does.
func (b *Bench) stamp() map[string]string {
	folders, _ := b.watched()
	return files.Stamp(append(slices.Clone(folders), b.formerFolders()...), ".hcl")
}

// outdated reports whether the files differ from the compiled ones: in their texts or in their number.
func (b *Bench) outdated() bool {
	folders, sources := b.watched()
	for _, f := range b.formerFolders() {
		if _, err := os.Stat(filepath.FromSlash(f)); err == nil {
			return true
		}
	}
	found := 0
	for _, f := range folders {
		entries, err := os.ReadDir(filepath.FromSlash(f))
		if err != nil {
			return true
		}
		for _, e := range entries {
			if filepath.Ext(e.Name()) != ".hcl" {
				continue
			}
			text, known := sources[path.Join(f, e.Name())]
			now, err := os.ReadFile(filepath.Join(filepath.FromSlash(f), e.Name()))
			if !known || err != nil || !bytes.Equal(text, now) {
				return true
			}
			found++
		}
	}
	for name := range sources {
		if !resolve.OnDisk(name) {
			found++
		}
	}
	return found != len(sources)
}
