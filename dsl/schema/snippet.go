package schema

import (
	"fmt"
	"strings"
)

// Snippet is the block as editors insert it: its head, and what it must have, with places to fill.
func (b *BlockSpec) Snippet() string {
	n := 0
	next := func(what string) string {
		n++
		return fmt.Sprintf("${%d:%s}", n, SnippetText(what))
	}
	out := b.Name
	for _, label := range b.Labels[:b.MinLabels] {
		out += " " + next(strings.ReplaceAll(label, " ", "_")) // one word, so that it is one label
	}
	out += " {"
	for _, a := range b.Attrs {
		if a.Required {
			out += "\n  " + a.Name + " = " + next(a.Example)
		}
	}
	return out + "\n  $0\n}"
}

// SnippetText is the first line of a text, written as a place to fill of a snippet has to be.
func SnippetText(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return strings.NewReplacer(`\`, `\\`, "$", `\$`, "}", `\}`).Replace(s)
}
