package main

import (
	"bytes"
	"embed"
	"encoding/json"
	"path"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// editorFiles are the templates of the grammars that editors use to colour the language.
//
//go:embed editors
var editorFiles embed.FS

// editorFolders has the folder of the generated file for each template.
var editorFolders = map[string]string{
	"scenario.tmLanguage.json": "editors/vscode/syntaxes",
	"highlights.scm":           "editors/tree-sitter/queries",
}

// editorWords are the lists of words of the language that the templates use.
var editorWords = template.FuncMap{
	"topLevel":   schema.TopLevelNames,
	"statements": func() []string { return blockNames(schema.Statements()) },
	"nested":     func() []string { return blockNames(schema.NestedBlocks()) },
	"functions": func() []string {
		var out []string
		for _, f := range builtin.All() {
			if !f.IsMember() {
				out = append(out, f.Name)
			}
		}
		return out
	},
	"kinds": func() []string { // the words before the dot of a reference
		var out []string
		for _, c := range schema.Classes() {
			if c.Name != "game" { // game.NAME is not a reference to a thing
				out = append(out, c.Name)
			}
		}
		for _, b := range schema.TopLevel() {
			if b.CanMove() {
				out = append(out, b.Name)
			}
		}
		return out
	},
	// alternatives is a regular expression for any of the words.
	"alternatives": func(lists ...[]string) string {
		var words []string
		for _, list := range lists {
			for _, w := range list {
				words = append(words, regexp.QuoteMeta(w))
			}
		}
		slices.Sort(words)
		return strings.Join(slices.Compact(words), "|")
	},
}

func blockNames(rows []*schema.BlockSpec) []string {
	var out []string
	for _, b := range rows {
		out = append(out, b.Name)
	}
	return out
}

// writeEditors adds the files for editors, with the grammar and the snippets, to the generated files.
func writeEditors(out map[string][]byte) {
	for _, t := range template.Must(template.New("").Funcs(editorWords).ParseFS(editorFiles, "editors/*")).Templates() {
		if editorFolders[t.Name()] == "" {
			continue // the root has no text
		}
		var b bytes.Buffer
		if err := t.Execute(&b, nil); err != nil {
			panic(err) // the templates are part of the program
		}
		out[path.Join(editorFolders[t.Name()], t.Name())] = b.Bytes()
	}
	out["editors/vscode/snippets/scenario.code-snippets"] = snippets()
}

// snippet is a snippet for a block in the format of VS Code, which other editors read, too.
type snippet struct {
	Prefix      string   `json:"prefix"`
	Body        []string `json:"body"`
	Description string   `json:"description"`
}

func snippets() []byte {
	all := map[string]snippet{}
	for _, b := range slices.Concat(schema.TopLevel(), schema.NestedBlocks(), schema.Statements()) {
		key := b.Head()
		if b.Parent() != "" {
			key += ", in " + b.Parent()
		}
		for all[key].Prefix != "" {
			key += ", as a statement"
		}
		all[key] = snippet{b.Name, strings.Split(strings.ReplaceAll(b.Snippet(), "\n  ", "\n\t"), "\n"), b.Doc}
	}
	text, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		panic(err) // every part of it can be written as JSON
	}
	return append(text, '\n')
}
