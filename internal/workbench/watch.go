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

// watch compiles the folder again when a file of it, or of what it is built on, has changed. What the files say is
// compared with what was compiled, so that a file which is saved while the compiler runs is not missed.
func (b *Bench) watch() {
	const pause = 100 * time.Millisecond // reading the times of some hundred files takes less than a hundredth of it
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

// watched returns the folders of the disk that the last version was made of, with the text of every file in any folder.
func (b *Bench) watched() (folders []string, sources map[string][]byte) {
	b.mu.RLock()
	defer b.mu.RUnlock()
	if len(b.found.folders) == 0 && resolve.OnDisk(b.Dir) {
		return []string{filepath.ToSlash(b.Dir)}, nil
	}
	return slices.DeleteFunc(slices.Clone(b.found.folders),
		func(f string) bool { return !resolve.OnDisk(f) }), b.found.sources
}

// formerFolders returns the folders that belong to the version that is shown and not to the last one, which has
// errors: perhaps the folder of its base was removed, and will be back.
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

// stamp tells what changes when a file of the scenario does.
func (b *Bench) stamp() map[string]string {
	folders, _ := b.watched()
	return files.Stamp(append(slices.Clone(folders), b.formerFolders()...), ".hcl")
}

// outdated reports whether the files differ from what was compiled: in their texts, or because there are more or
// fewer of them.
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
