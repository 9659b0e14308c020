package book

import (
	"bytes"
	"regexp"
	"strings"

	"golang.org/x/net/html"
)

var tags = regexp.MustCompile(`(?i)^\s*(<!doctype html|<html|<\?xml|<head|<body)|</(p|h[1-6]|li|td|div)>`)

// IsHTML reports whether a text is HTML, as its beginning shows.
func IsHTML(text []byte) bool { return tags.Match(text[:min(len(text), 4000)]) }

// How the elements of HTML are read: those in silent show nothing, those in breaks end the open block, and those in
// levels are headings.
var (
	silent = map[string]bool{
		"script": true, "style": true, "head": true, "template": true, "noscript": true, "svg": true, "nav": true,
	}
	breaks = map[string]bool{
		"p": true, "div": true, "section": true, "article": true, "ul": true, "ol": true, "dl": true, "dt": true, "dd": true,
		"table": true, "blockquote": true, "pre": true, "hr": true, "body": true, "figure": true, "main": true,
		"header": true, "footer": true, "aside": true,
	}
	levels = map[string]int{"h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6}
)

// A page reads the elements of HTML.
type page struct {
	blocks []block
	open   block
	silent int // how many of the open elements show nothing
	cell   string
	cells  []string // of the open row
	heads  []string // of the open table
	isHead bool     // all cells of the row are heads
}

// blocksOfHTML returns the blocks of a text in HTML.
func blocksOfHTML(b []byte) []block {
	p := &page{}
	z := html.NewTokenizer(bytes.NewReader(b))
	for at := 0; ; {
		kind := z.Next()
		raw := z.Raw()
		from := at
		at += len(raw)
		switch kind {
		case html.ErrorToken:
			p.endRow()
			return p.blocks
		case html.TextToken:
			if p.silent == 0 {
				p.addText(raw, from)
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			name, _ := z.TagName()
			p.start(string(name), kind == html.SelfClosingTagToken, from)
		case html.EndTagToken:
			name, _ := z.TagName()
			p.end(string(name))
		}
	}
}

// addText adds a text and decodes its character references, such as &amp;.
func (p *page) addText(raw []byte, at int) {
	for len(raw) > 0 {
		n := bytes.IndexByte(raw, '&')
		if n < 0 {
			n = len(raw)
		}
		p.open.add(raw[:n], at)
		raw, at = raw[n:], at+n
		if len(raw) == 0 {
			return
		}
		n = 1
		if end := bytes.IndexByte(raw[:min(len(raw), 40)], ';'); end > 0 {
			n = end + 1
		}
		if s := html.UnescapeString(string(raw[:n])); strings.TrimSpace(s) == "" {
			p.open.addSpace(at)
		} else {
			p.open.addNote(s, at)
		}
		raw, at = raw[n:], at+n
	}
}

// close ends the open block.
func (p *page) close() {
	p.open.text = bytes.TrimRight(p.open.text, " ")
	p.open.at = p.open.at[:len(p.open.text)]
	if len(p.open.text) > 0 {
		p.blocks = append(p.blocks, p.open)
	}
	p.open = block{}
}

func (p *page) start(name string, closed bool, at int) {
	switch {
	case silent[name]:
		if !closed {
			p.silent++
		}
	case levels[name] > 0:
		p.close()
		p.open.kind, p.open.level = heading, levels[name]
	case name == "li":
		p.close()
		p.open.kind = item
	case name == "br":
		p.open.addSpace(at)
	case name == "tr":
		p.endRow()
		p.open.kind, p.cells, p.isHead = row, nil, true
	case name == "td" || name == "th":
		p.isHead = p.isHead && name == "th"
		p.startCell(at)
	case breaks[name]:
		if p.open.kind != row || name == "table" {
			p.endRow()
		}
		if name == "table" {
			p.heads = nil
		}
	}
}

// startCell begins a cell of a row with the head of its column.
func (p *page) startCell(at int) {
	p.endCell()
	if len(bytes.TrimSpace(p.open.text)) > 0 {
		p.open.text = bytes.TrimRight(p.open.text, " ")
		p.open.at = p.open.at[:len(p.open.text)]
		p.open.addNote("; ", at)
	}
	if k := len(p.cells); k < len(p.heads) && p.heads[k] != "" && !p.isHead {
		p.open.addNote(p.heads[k]+": ", at)
	}
	p.cells = append(p.cells, "")
	p.cell = string(p.open.text)
}

// endCell saves the text of the open cell.
func (p *page) endCell() {
	if n := len(p.cells); n > 0 && p.open.kind == row {
		p.cells[n-1] = strings.TrimSpace(strings.TrimPrefix(string(p.open.text), p.cell))
	}
}

// endRow ends the open row, or another block.
func (p *page) endRow() {
	p.endCell()
	if p.open.kind == row && p.isHead && len(p.cells) > 0 {
		p.heads, p.open.kind = p.cells, contents
	}
	p.close()
}

func (p *page) end(name string) {
	switch {
	case silent[name]:
		p.silent = max(0, p.silent-1)
	case name == "tr" || name == "table":
		p.endRow()
	case levels[name] > 0, name == "li", breaks[name] && p.open.kind != row:
		p.close()
	}
}
