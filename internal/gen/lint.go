package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/compiler/lint"
)

// lintPage is docs/lint.md: how lint is used, and every rule with its examples.
func lintPage() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, `%s# Lint

`+"`scenario lint DIR`"+` inspects a scenario without errors for what its author probably did not mean, and for what could be written
better. It has %d rules. Some of them play: they run the set-up and a few games of random players, always the same ones.

- `+"`scenario explain CODE`"+` prints a rule of this page; a rule may be called by its name as well.
- `+"`--only CODE,…`"+` runs only some rules. `+"`--fix`"+` corrects in the files of DIR what can be corrected safely: comments remain, the
  layout stays canonical, the result compiles, and running it again changes nothing.
- `+"`--format json`"+` (or `+"`--json`"+`) prints what schemas/lint.schema.json describes, `+"`--format sarif`"+` a SARIF 2.1.0 log.
- The exit status is 1 when there is an error or a warning (also one that `+"`scenario validate`"+` reports), and 0 when there are only
  advice, severity info.
- For a scenario that extends another one, findings that the base has as well are not reported, and those that only the variant causes
  are reported in its own files. Modules are inspected together with the scenarios that import them.

## Silencing a rule

A comment silences rules on its own line or, on a line of its own, on the next line with code. It must give a reason; a comment
without a reason, or one that silences nothing, is itself a finding. Warnings of the compiler are silenced in the same way.

    # lint:ignore SL203,SL602 the counters are printed so
    unit unit_cart {

A file `+"`%s`"+` in the scenario's folder changes the severity of rules, for the entire scenario:

`, generated, len(lint.Rules()), lint.SettingsFile)
	indentInto(&b, lint.SettingsExample)
	b.WriteString("\n## The rules\n\n| code | name | severity | | what was found |\n|---|---|---|---|---|\n")
	for _, r := range lint.Rules() {
		fmt.Fprintf(&b, "| [%s](#%s) | %s | %s | %s | %s |\n", r.ID, strings.ToLower(r.ID), r.Name, r.Severity, strings.Join(r.Notes(), "; "), cell(r.Summary))
	}
	b.WriteString("\n## The frame of the examples\n\nEvery example below is a file next to `scenario \"example\" { extends = \"" + lint.FrameDir +
		"\" }`,\nand this is what it extends:\n\n```hcl\n" + lint.Frame + "```\n")
	for _, g := range lint.Groups {
		fmt.Fprintf(&b, "\n## %s\n", g.Title)
		for _, r := range lint.Rules() {
			if r.ID[2:3] != g.Digit {
				continue
			}
			fmt.Fprintf(&b, "\n### %s\n\n%s, `%s`: %s. %s\n", r.ID, r.Severity, r.Name, r.Summary, r.Why)
			example(&b, r.Bad)
			b.WriteString("\nCorrected:\n")
			example(&b, r.Fixed)
		}
	}
	return b.Bytes()
}

func indentInto(b *bytes.Buffer, text string) {
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) != "" {
			b.WriteString("    ")
		}
		b.WriteString(line)
	}
}
