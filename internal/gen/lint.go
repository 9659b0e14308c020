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

`+"`scenario lint DIR`"+` looks at a scenario without errors for what its author probably did not mean, and for what could be said
better. It has %d rules. Some of them play a little: they set the game up, and try a few games of random players, always the
same ones.

- `+"`scenario explain CODE`"+` prints a rule of this page; a rule may be called by its name as well.
- `+"`--only CODE,…`"+` looks with some rules alone, `+"`--fix`"+` mends what can be mended safely, in the files of DIR: comments stay, the
  layout stays canonical, the result compiles, and mending again changes nothing.
- `+"`--format json`"+` (or `+"`--json`"+`) prints what schemas/lint.schema.json describes, `+"`--format sarif`"+` a SARIF 2.1.0 log.
- The exit status is 1 when there is an error or a warning (also one that `+"`scenario validate`"+` reports), and 0 when there are only
  hints, severity info.
- Of a scenario that extends another only what the base alone does not give is reported. What is imported is looked at with whoever
  imports it.

## Silencing a rule

A comment silences rules on its own line or, standing alone, on the next line that holds anything. It must give a reason; one that
gives none or silences nothing is itself a finding. Warnings of the compiler are silenced in the same way.

    # lint:ignore SL203,SL602 the counters are printed so
    unit unit_cart {

A file `+"`%s`"+` in the scenario's folder changes how much a rule matters, for the whole scenario:

`, generated, len(lint.Rules()), lint.SettingsFile)
	indentInto(&b, lint.SettingsExample)
	b.WriteString("\n## The rules\n\n| code | name | severity | | what was found |\n|---|---|---|---|---|\n")
	for _, r := range lint.Rules() {
		how := ""
		if r.Fixes {
			how = "mended by --fix"
		}
		fmt.Fprintf(&b, "| [%s](#%s) | %s | %s | %s | %s |\n", r.ID, strings.ToLower(r.ID), r.Name, r.Severity, how, cell(r.Summary))
	}
	b.WriteString("\n## The frame of the examples\n\nEvery example below is a file beside `scenario \"example\" { extends = \"" + lint.FrameDir +
		"\" }`,\nand this is what it extends:\n\n```hcl\n" + lint.Frame + "```\n")
	for _, g := range lint.Groups {
		fmt.Fprintf(&b, "\n## %s\n", g.Title)
		for _, r := range lint.Rules() {
			if r.ID[2:3] != g.Digit {
				continue
			}
			fmt.Fprintf(&b, "\n### %s\n\n%s, `%s`: %s. %s\n", r.ID, r.Severity, r.Name, r.Summary, r.Why)
			if r.Plays {
				b.WriteString("This rule plays.\n")
			}
			example(&b, r.Bad)
			b.WriteString("\nCorrected:\n")
			example(&b, r.Good)
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
