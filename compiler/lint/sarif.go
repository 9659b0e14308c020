package lint

import (
	"encoding/json"
	"io"
	"net/url"
	"path"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// These types are the parts of SARIF 2.1.0 that WriteSARIF writes, with the names of the standard.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool       sarifTool     `json:"tool"`
		ColumnKind string        `json:"columnKind"`
		Results    []sarifResult `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name           string      `json:"name"`
		InformationURI string      `json:"informationUri"`
		Rules          []sarifRule `json:"rules"`
	}
	sarifRule struct {
		ID               string        `json:"id"`
		Name             string        `json:"name,omitempty"`
		ShortDescription sarifText     `json:"shortDescription"`
		FullDescription  sarifText     `json:"fullDescription"`
		Help             sarifMarkdown `json:"help"`
		Default          sarifDefault  `json:"defaultConfiguration"`
	}
	sarifText struct {
		Text string `json:"text"`
	}
	sarifMarkdown struct {
		Text     string `json:"text"`
		Markdown string `json:"markdown"`
	}
	sarifDefault struct {
		Level string `json:"level"`
	}
	sarifResult struct {
		RuleID    string          `json:"ruleId"`
		RuleIndex int             `json:"ruleIndex"`
		Level     string          `json:"level"`
		Message   sarifText       `json:"message"`
		Locations []sarifLocation `json:"locations,omitempty"`
		Related   []sarifLocation `json:"relatedLocations,omitempty"`
		Fixes     []sarifFix      `json:"fixes,omitempty"`
	}
	sarifLocation struct {
		Physical sarifPhysical `json:"physicalLocation"`
		Message  *sarifText    `json:"message,omitempty"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   *sarifRegion  `json:"region,omitempty"`
	}
	sarifArtifact struct {
		URI string `json:"uri"`
	}
	sarifRegion struct {
		StartLine   int  `json:"startLine,omitempty"`
		StartColumn int  `json:"startColumn,omitempty"`
		EndLine     int  `json:"endLine,omitempty"`
		EndColumn   int  `json:"endColumn,omitempty"`
		ByteOffset  *int `json:"byteOffset,omitempty"`
		ByteLength  *int `json:"byteLength,omitempty"`
	}
	sarifFix struct {
		Description sarifText     `json:"description"`
		Changes     []sarifChange `json:"artifactChanges"`
	}
	sarifChange struct {
		Artifact     sarifArtifact      `json:"artifactLocation"`
		Replacements []sarifReplacement `json:"replacements"`
	}
	sarifReplacement struct {
		Deleted  sarifRegion `json:"deletedRegion"`
		Inserted sarifText   `json:"insertedContent"`
	}
)

// sarifLevel returns the standard's word for a severity.
func sarifLevel(s diag.Severity) string {
	switch s {
	case diag.Error:
		return "error"
	case diag.Warning:
		return "warning"
	}
	return "note"
}

// WriteSARIF writes findings, or the errors that prevented lint from running, as a SARIF 2.1.0 log. Columns count
// characters, as everywhere in the toolkit; regions also have byte offsets.
func WriteSARIF(w io.Writer, findings []Finding) error {
	run := sarifRun{
		Tool: sarifTool{sarifDriver{
			Name: "scenario lint", InformationURI: "https://github.com/scenario-lang/scenario/blob/main/docs/lint.md", Rules: []sarifRule{},
		}},
		ColumnKind: "unicodeCodePoints",
		Results:    []sarifResult{},
	}
	index := map[string]int{}
	for _, r := range Rules() {
		index[r.ID] = len(run.Tool.Driver.Rules)
		run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, sarifRuleOf(r.ID, r.Name, r.Summary, r.Why, r.Severity))
	}
	for _, f := range findings {
		at, known := index[f.Code]
		if !known {
			c, _ := diag.Lookup(f.Code)
			at = len(run.Tool.Driver.Rules)
			index[f.Code] = at
			run.Tool.Driver.Rules = append(run.Tool.Driver.Rules, sarifRuleOf(f.Code, "", c.Summary, c.Why, c.Severity))
		}
		res := sarifResult{RuleID: f.Code, RuleIndex: at, Level: sarifLevel(f.Severity), Message: sarifText{sarifMessageOf(f.Diagnostic)}}
		if f.Range.Filename != "" {
			res.Locations = []sarifLocation{{Physical: sarifLocationOf(f.Range)}}
		}
		for _, r := range f.Related {
			res.Related = append(res.Related, sarifLocation{Physical: sarifLocationOf(r.Range), Message: &sarifText{r.Message}})
		}
		if fix := f.Edits(); len(fix) > 0 {
			change := sarifChange{Artifact: sarifArtifact{sarifURI(fix[0].Range.Filename)}}
			for _, e := range fix {
				from, length := e.Range.Start.Byte, e.Range.End.Byte-e.Range.Start.Byte
				change.Replacements = append(change.Replacements, sarifReplacement{
					Deleted: sarifRegion{ByteOffset: &from, ByteLength: &length}, Inserted: sarifText{e.Text},
				})
			}
			res.Fixes = []sarifFix{{Description: sarifText{"as scenario lint --fix does"}, Changes: []sarifChange{change}}}
		}
		run.Results = append(run.Results, res)
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(sarifLog{
		Schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json", Version: "2.1.0",
		Runs: []sarifRun{run},
	})
}

func sarifRuleOf(id, name, summary, why string, level diag.Severity) sarifRule {
	if summary == "" {
		summary = id
	}
	if why == "" {
		why = summary
	}
	return sarifRule{
		ID: id, Name: pascal(name), ShortDescription: sarifText{summary + "."}, FullDescription: sarifText{why},
		Help:    sarifMarkdown{why + "\nRun `scenario explain " + id + "` for an example.", why + "\n\nRun `scenario explain " + id + "` for an example."},
		Default: sarifDefault{sarifLevel(level)},
	}
}

// pascal returns a name in the form that SARIF requires: LikeThis.
func pascal(name string) string {
	var b strings.Builder
	for _, word := range strings.Split(name, "-") {
		if word != "" {
			b.WriteString(strings.ToUpper(word[:1]) + word[1:])
		}
	}
	return b.String()
}

func sarifMessageOf(d diag.Diagnostic) string {
	if d.Detail == "" {
		return d.Summary + "."
	}
	return d.Summary + ".\n" + d.Detail
}

func sarifLocationOf(r hcl.Range) sarifPhysical {
	out := sarifPhysical{Artifact: sarifArtifact{sarifURI(r.Filename)}}
	if r.Start.Line > 0 {
		from, length := r.Start.Byte, max(r.End.Byte-r.Start.Byte, 0)
		out.Region = &sarifRegion{
			StartLine: r.Start.Line, StartColumn: r.Start.Column, EndLine: max(r.End.Line, r.Start.Line), EndColumn: max(r.End.Column, 1),
			ByteOffset: &from, ByteLength: &length,
		}
	}
	return out
}

// sarifURI returns the name of a file as a relative or absolute reference.
func sarifURI(name string) string {
	u := url.URL{Path: path.Clean(name)}
	if path.IsAbs(name) {
		u.Scheme = "file"
	}
	return u.String()
}
