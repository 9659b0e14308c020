package diag

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"golang.org/x/tools/txtar"
)

// A Page explains a code: what was found, why it matters, and an example before and after it is corrected. Each page
// is a txtar file named after its code:
//
//	summary: what was found, without a full stop
//	severity: warning
//	local: true
//
//	Why it matters, in sentences.
//	-- bad --
//	# frame: river
//	the text of a file that gives the code
//	-- fixed --
//	the same text, corrected
//	-- fixed/base/base.hcl --
//	another file of the same example
//
// The severity is error unless the page says otherwise, and `local: true` is left out if it is false. A line `#
// frame: NAME` is replaced by the file NAME of frames.txtar, which may have such lines itself.
type Page struct {
	Summary  string // what was found, without a full stop
	Why      string // why it matters, in sentences
	Bad      string
	Fixed    string
	Severity Severity
	// Local is true if the mistake can be recognised from the text at its range alone, without other declarations.
	Local bool
}

const (
	framesFile  = "frames.txtar"
	frameLine   = "# frame: "
	maxFrameUse = 8 // how deep frames may be nested
)

// ReadPages reads the pages of a folder by code, and its frames by name. The folder is embedded in the program, so an
// invalid page is a bug: ReadPages panics, and every test run finds it.
func ReadPages(fsys fs.FS, folder string) (pages map[string]Page, frames map[string]string) {
	entries, err := fs.ReadDir(fsys, folder)
	if err != nil {
		panic(err)
	}
	frames = map[string]string{}
	for _, f := range readArchive(fsys, path.Join(folder, framesFile)).Files {
		frames[f.Name] = string(f.Data)
	}
	for name, text := range frames {
		frames[name] = expandFrames(text, frames, maxFrameUse)
	}
	pages = map[string]Page{}
	for _, e := range entries {
		if id, ok := strings.CutSuffix(e.Name(), ".txtar"); ok && e.Name() != framesFile {
			pages[id] = readPage(readArchive(fsys, path.Join(folder, e.Name())), frames)
		}
	}
	return pages, frames
}

func readArchive(fsys fs.FS, name string) *txtar.Archive {
	data, err := fs.ReadFile(fsys, name)
	if err != nil {
		panic(err)
	}
	return txtar.Parse(data)
}

// readPage parses a page.
func readPage(a *txtar.Archive, frames map[string]string) Page {
	head, why, _ := strings.Cut(string(a.Comment), "\n\n")
	p := Page{Why: strings.Join(strings.Fields(why), " ")}
	for line := range strings.Lines(head) {
		switch key, value, _ := strings.Cut(strings.TrimSpace(line), ": "); key {
		case "summary":
			p.Summary = value
		case "severity":
			p.Severity = Severity(slices.Index(severities, value))
		case "local":
			p.Local = value == "true"
		default:
			panic(fmt.Sprintf("diag: a page has a field %q", line))
		}
	}
	if p.Summary == "" || p.Severity < 0 {
		panic(fmt.Sprintf("diag: a page begins with %q", head))
	}
	texts := map[string]*string{"bad": &p.Bad, "fixed": &p.Fixed}
	for _, f := range a.Files {
		example, name, below := strings.Cut(f.Name, "/")
		text := texts[example]
		if text == nil {
			panic(fmt.Sprintf("diag: the page %q has a part %q", p.Summary, f.Name))
		}
		if below {
			*text += "-- " + name + " --\n"
		}
		*text += expandFrames(string(f.Data), frames, maxFrameUse)
	}
	return p
}

// expandFrames replaces each line that names a frame by the frame.
func expandFrames(text string, frames map[string]string, deep int) string {
	if !strings.Contains(text, frameLine) {
		return text
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		name, ok := strings.CutPrefix(line, frameLine)
		if !ok {
			b.WriteString(line)
			continue
		}
		frame, known := frames[strings.TrimSpace(name)]
		if !known || deep == 0 {
			panic("diag: the frame of " + line + " is missing, or is part of itself")
		}
		b.WriteString(expandFrames(frame, frames, deep-1))
	}
	return b.String()
}
