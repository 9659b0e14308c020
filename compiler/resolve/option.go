package resolve

import (
	"fmt"
	"maps"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// SetOption changes the default of an option, as a variant would. expr is the value as scenarios write it, and where
// tells people where it comes from. SetOption returns an error if there is no such option.
func (r *Result) SetOption(name, expr, where string) error {
	for _, it := range r.Items {
		if it.Type != "option" || len(it.Labels) != 1 || it.Labels[0] != name {
			continue
		}
		src := []byte("default = " + expr + "\n")
		f, diags := hclsyntax.ParseConfig(src, where, hcl.InitialPos)
		if diags.HasErrors() {
			return fmt.Errorf("%s: %q is not a value", where, expr)
		}
		a := f.Body.(*hclsyntax.Body).Attributes["default"]
		body := *it.Body
		body.Attributes = maps.Clone(it.Body.Attributes)
		if old := it.Body.Attributes["default"]; old != nil {
			a.SrcRange = old.SrcRange
		}
		body.Attributes["default"] = a
		it.setBody(&body)
		it.noteChange("default", where, hcl.Range{Filename: where})
		r.Sources[where] = src
		return nil
	}
	return fmt.Errorf("%s: there is no option %q", where, name)
}
