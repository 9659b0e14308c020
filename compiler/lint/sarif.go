package lint

import (
	"cmp"
	"encoding/json"
	"io"
	"net/url"
	"path"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// object is an object of SARIF 2.1.0, with the names of the standard. A test compares the log with its schema.
type object = map[string]any

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
// characters, as elsewhere in the toolkit; regions also have byte offsets.
func WriteSARIF(w io.Writer, findings []Finding) error {
	index := map[string]int{}
	rules, results := []object{}, []object{}
	for _, r := range Rules() {
		index[r.ID] = len(rules)
		rules = append(rules, sarifRule(r.ID, r.Name, r.Summary, r.Why, r.Severity))
	}
	for _, f := range findings {
		if _, known := index[f.Code]; !known {
			c, _ := diag.Lookup(f.Code)
			index[f.Code] = len(rules)
			rules = append(rules, sarifRule(f.Code, "", c.Summary, c.Why, c.Severity))
		}
		message := f.Summary + "."
		if f.Detail != "" {
			message += "\n" + f.Detail
		}
		res := object{
			"ruleId": f.Code, "ruleIndex": index[f.Code], "level": sarifLevel(f.Severity), "message": object{"text": message},
		}
		if f.Range.Filename != "" {
			res["locations"] = []object{{"physicalLocation": sarifLocation(f.Range)}}
		}
		var related []object
		for _, r := range f.Related {
			related = append(related, object{"physicalLocation": sarifLocation(r.Range), "message": object{"text": r.Message}})
		}
		if related != nil {
			res["relatedLocations"] = related
		}
		if fix := f.Edits(); len(fix) > 0 {
			var replaced []object
			for _, e := range fix {
				replaced = append(replaced, object{"deletedRegion": sarifBytes(e.Range), "insertedContent": object{"text": e.Text}})
			}
			change := object{"artifactLocation": sarifFile(fix[0].Range.Filename), "replacements": replaced}
			res["fixes"] = []object{{
				"description": object{"text": "as scenario lint --fix does"}, "artifactChanges": []object{change},
			}}
		}
		results = append(results, res)
	}
	driver := object{
		"name": "scenario lint", "informationUri": "https://github.com/scenario-lang/scenario/blob/main/docs/lint.md",
		"rules": rules,
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(object{
		"$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
		"version": "2.1.0", "runs": []object{{
			"tool": object{"driver": driver}, "columnKind": "unicodeCodePoints", "results": results,
		}},
	})
}

func sarifRule(id, name, summary, why string, level diag.Severity) object {
	summary = cmp.Or(summary, id)
	why = cmp.Or(why, summary)
	explain := "Run `scenario explain " + id + "` for an example."
	out := object{
		"id": id, "shortDescription": object{"text": summary + "."}, "fullDescription": object{"text": why},
		"help":                 object{"text": why + "\n" + explain, "markdown": why + "\n\n" + explain},
		"defaultConfiguration": object{"level": sarifLevel(level)},
	}
	if name != "" {
		out["name"] = pascal(name)
	}
	return out
}

// pascal converts a name to the form that SARIF requires: LikeThis.
func pascal(name string) string {
	var b strings.Builder
	for _, word := range strings.Split(name, "-") {
		if word != "" {
			b.WriteString(strings.ToUpper(word[:1]) + word[1:])
		}
	}
	return b.String()
}

func sarifLocation(r hcl.Range) object {
	out := object{"artifactLocation": sarifFile(r.Filename)}
	if r.Start.Line > 0 {
		region := sarifBytes(r)
		region["startLine"], region["startColumn"] = r.Start.Line, r.Start.Column
		region["endLine"], region["endColumn"] = max(r.End.Line, r.Start.Line), max(r.End.Column, 1)
		out["region"] = region
	}
	return out
}

func sarifBytes(r hcl.Range) object {
	return object{"byteOffset": r.Start.Byte, "byteLength": max(r.End.Byte-r.Start.Byte, 0)}
}

// sarifFile returns the location of a file, by its name as a relative or absolute reference.
func sarifFile(name string) object {
	u := url.URL{Path: path.Clean(name)}
	if path.IsAbs(name) {
		u.Scheme = "file"
	}
	return object{"uri": u.String()}
}
