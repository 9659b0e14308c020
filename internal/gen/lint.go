package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/compiler/lint"
)

// lintPage returns docs/lint.md: how to use lint, and every rule with its examples.
func lintPage() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, `%s# Lint

`+"`scenario lint DIR`"+` looks for what the author of a scenario probably did not mean, and for what could be written better. The
scenario must have no errors. There are %d rules. Some of them set the game up and play a few games with random players, always the same
games.

- `+"`scenario explain CODE`"+` prints a rule of this page. The name of a rule can be used instead of its code.
- `+"`--only CODE,…`"+` uses some rules only. `+"`--fix`"+` corrects what can be corrected safely, in the files of DIR: comments stay, the layout
  stays canonical, the result compiles, and a second `+"`--fix`"+` changes nothing.
- `+"`--format json`"+` (or `+"`--json`"+`) prints JSON, described by schemas/lint.schema.json. `+"`--format sarif`"+` prints a SARIF 2.1.0 log.
- The exit status is 1 if there is an error or a warning, including those of `+"`scenario validate`"+`, and 0 if there are only hints (severity
  info).
- If a scenario extends another, only findings that the base does not have by itself are reported. What a scenario imports is linted as a
  part of it.

## Silencing a rule

A comment silences rules on its own line or, if the line has nothing else, on the next line that is not empty. It must give a reason. A comment
without a reason, or one that silences nothing, is itself a finding. Warnings of the compiler are silenced in the same way.

    # lint:ignore SL203,SL602 the counters are printed so
    unit unit_cart {

A file `+"`%s`"+` in the scenario's folder changes the severity of rules for the whole scenario:

`, generated, len(lint.Rules()), lint.SettingsFile)
	indentInto(&b, lint.SettingsExample)
	b.WriteString("\n## The rules\n\n| code | name | severity | | what was found |\n|---|---|---|---|---|\n")
	for _, r := range lint.Rules() {
		how := ""
		if r.Fixes {
			how = "corrected by --fix"
		}
		fmt.Fprintf(&b, "| [%s](#%s) | %s | %s | %s | %s |\n", r.ID, strings.ToLower(r.ID), r.Name, r.Severity, how, cell(r.Summary))
	}
	b.WriteString("\n## The frame of the examples\n\nEvery example below is in the folder of `scenario \"example\" { extends = \"" + lint.FrameDir +
		"\" }`,\nwhich extends this:\n\n```hcl\n" + lint.Frame + "```\n")
	for _, g := range lint.Groups {
		fmt.Fprintf(&b, "\n## %s\n", g.Title)
		for _, r := range lint.Rules() {
			if r.ID[2:3] != g.Digit {
				continue
			}
			fmt.Fprintf(&b, "\n### %s\n\n%s, `%s`: %s. %s\n", r.ID, r.Severity, r.Name, r.Summary, r.Why)
			if r.Plays {
				b.WriteString("This rule plays games.\n")
			}
			example(&b, r.Bad)
			b.WriteString("\nCorrected:\n")
			example(&b, r.Good)
		}
	}
	return b.Bytes()
}

// indentInto writes a text indented by four blanks.
func indentInto(b *bytes.Buffer, text string) {
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) != "" {
			b.WriteString("    ")
		}
		b.WriteString(line)
	}
}
