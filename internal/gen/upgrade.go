package main

import (
	"bytes"
	"fmt"

	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/upgrade"
)

func upgradePage() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s# Upgrading\n\n`scenario upgrade DIR` applies these rules to the files of a folder, which is then written for version %d of the language.\n"+
		"Each is shown with what was written before and what is written then. [versions.md](../versions.md) says how it works.\n", generated, schema.CurrentVersion)
	for _, r := range upgrade.Rules {
		fmt.Fprintf(&b, "\n## %s\n\nSince version %d: %s. %s\n", r.Name, r.Version, r.Summary, r.Why)
		example(&b, r.Before)
		b.WriteString("\nbecomes\n")
		example(&b, r.After)
	}
	return b.Bytes()
}
