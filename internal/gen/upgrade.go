package main

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/upgrade"
)

func upgradePage() []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s# Upgrading\n\n`scenario upgrade DIR` applies these rules of lint to the files of a folder, which is then written for version %d of the\n"+
		"language. [versions.md](../versions.md) says how it works, and [lint.md](../lint.md) shows what each of them does.\n\n"+
		"| rule | since version | what can be written otherwise |\n|---|---|---|\n", generated, schema.CurrentVersion)
	for _, r := range upgrade.Rules() {
		fmt.Fprintf(&b, "| [%s](../lint.md#%s) | %d | %s |\n", r.Name, strings.ToLower(r.ID), r.Version, cell(r.Summary))
	}
	return b.Bytes()
}
