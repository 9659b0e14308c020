package schema

import (
	"fmt"
	"strings"
)

// Snippet returns the block as editors insert it: its head and its required parts, with placeholders.
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

// SnippetText returns the first line of a text, escaped for a placeholder of a snippet.
func SnippetText(s string) string {
	s, _, _ = strings.Cut(s, "\n")
	return strings.NewReplacer(`\`, `\\`, "$", `\$`, "}", `\}`).Replace(s)
}
