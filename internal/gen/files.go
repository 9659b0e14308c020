package main

import (
	"encoding/json"

	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/reference"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// files returns the generated files by path, except for the reference page of the command.
func files() map[string][]byte {
	out := map[string][]byte{"schemas/record.schema.json": gameLogSchema(), "schemas/completion.json": completion()}
	writePages(out)
	writeEditors(out)
	for _, r := range report.Rows {
		out["schemas/"+r.Name+".schema.json"] = report.Schema(r)
	}
	return out
}

// completionData is what editors complete from: every word of the language, and where it may be written.
type completionData struct {
	Blocks     []completionBlock    `json:"blocks"`
	Nested     []completionBlock    `json:"nested"`
	Statements []completionBlock    `json:"statements"`
	Functions  []completionFunction `json:"functions"`
	Codes      []completionCode     `json:"codes"`
}

type completionBlock struct {
	Name       string                 `json:"name"`
	In         string                 `json:"in,omitempty"`
	Labels     []string               `json:"labels"`
	Doc        string                 `json:"doc"`
	Example    string                 `json:"example"`
	Free       string                 `json:"free,omitempty"`
	Bindings   bool                   `json:"bindings"`
	Statements bool                   `json:"statements"`
	Blocks     []string               `json:"blocks"`
	Attributes []report.WordAttribute `json:"attributes"`
}

type completionFunction struct {
	Name      string `json:"name"`
	Signature string `json:"signature"`
	Doc       string `json:"doc"`
	Example   string `json:"example"`
}

type completionCode struct {
	Code     string `json:"code"`
	Severity string `json:"severity"`
	Summary  string `json:"summary"`
}

func completion() []byte {
	d := completionData{
		Blocks:     completionBlocks(schema.TopLevel()),
		Nested:     completionBlocks(schema.NestedBlocks()),
		Statements: completionBlocks(schema.Statements()),
	}
	for _, f := range builtin.All() {
		d.Functions = append(d.Functions, completionFunction{
			Name: f.Name, Signature: f.Usage(), Doc: f.Doc, Example: f.Example,
		})
	}
	for _, c := range diag.All() {
		d.Codes = append(d.Codes, completionCode{Code: c.ID, Severity: c.Severity.String(), Summary: c.Summary})
	}
	for _, r := range lint.Rules() {
		d.Codes = append(d.Codes, completionCode{Code: r.ID, Severity: r.Severity.String(), Summary: r.Summary})
	}
	b, err := json.MarshalIndent(d, "", "  ")
	if err != nil {
		panic(err) // every part of it can be written as JSON
	}
	return append(b, '\n')
}

func completionBlocks(specs []*schema.BlockSpec) []completionBlock {
	out := []completionBlock{}
	for _, s := range specs {
		out = append(out, completionBlock{
			Name: s.Name, In: s.Parent(), Labels: append([]string{}, s.Labels...), Doc: s.Doc, Example: s.Example, Free: s.Free,
			Bindings: s.Bindings, Statements: s.Statements, Blocks: append([]string{}, s.Blocks...),
			Attributes: reference.Of(reference.Block, s).Attributes,
		})
	}
	return out
}
