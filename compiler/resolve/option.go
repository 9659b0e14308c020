package resolve

import (
	"fmt"
	"maps"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// SetOption makes a value the default of an option, as a variant would. expr is the value as scenarios write it; where
// says to people where it is from. It fails where there is no such option.
func (r *Result) SetOption(name, expr, where string) error {
	for _, it := range r.Items {
		if it.Type != "option" || len(it.Labels) != 1 || it.Labels[0] != name {
			continue
		}
		src := []byte("default = " + expr + "\n")
		f, diags := hclsyntax.ParseConfig(src, where, hcl.InitialPos)
		if diags.HasErrors() {
			return fmt.Errorf("%s: %q cannot be written as a value", where, expr)
		}
		a := f.Body.(*hclsyntax.Body).Attributes["default"]
		body := *it.Body
		body.Attributes = maps.Clone(it.Body.Attributes)
		if old := it.Body.Attributes["default"]; old != nil {
			a.SrcRange = old.SrcRange
		}
		body.Attributes["default"] = a
		it.put(&body)
		it.change("default", where, hcl.Range{Filename: where})
		r.Sources[where] = src
		return nil
	}
	return fmt.Errorf("%s: there is no option %q", where, name)
}
