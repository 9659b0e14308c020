package things

import (
	"strconv"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/value"
)

func itoa(n int64) string { return strconv.FormatInt(n, 10) }

// interval reads the bounds of a number. They are nil where none are given or they make no sense. code is the code for
// bounds on something that is not a number.
func (d *Checker) interval(code string, t *ir.Type, least, most hclsyntax.Expression) (from, to *int64) {
	read := func(word string, e hclsyntax.Expression) *int64 {
		if e == nil {
			return nil
		}
		if !types.IsNumber(t) {
			d.report.Add(diag.New(code, e.Range(), "only numbers have bounds").Saying("%s has no %s", types.WithArticle(t), word))
			return nil
		}
		if v := d.expr.Constant(e, types.Int); v != nil {
			n := v.Int
			return &n
		}
		return nil
	}
	from, to = read("min", least), read("max", most)
	if from != nil && to != nil && *from > *to {
		d.report.Add(diag.New("SC114", least.Range(), "no number is at least %d and at most %d", *from, *to).Saying("min is greater than max"))
		return nil, nil
	}
	return from, to
}

// within reports whether a number keeps its bounds. Other constants always do.
func within(c *ir.Const, t *ir.Type, min, max *int64) bool {
	if c != nil && t.Kind == ir.Keyed {
		for _, x := range c.List {
			if !within(x, t.Elem, min, max) {
				return false
			}
		}
		return true
	}
	if c == nil || t.Kind != ir.Int && t.Kind != ir.Rational {
		return true
	}
	n, den := c.Int, c.Den
	if den <= 0 {
		den = 1
	}
	// Comparing floors cannot overflow.
	if min != nil && value.FloorDiv(n, den) < *min {
		return false
	}
	if max != nil && (value.FloorDiv(n, den) > *max || value.FloorDiv(n, den) == *max && n%den != 0) {
		return false
	}
	return true
}

func bounds(min, max *int64) string {
	switch {
	case min != nil && max != nil:
		return "it is from " + itoa(*min) + " to " + itoa(*max)
	case min != nil:
		return "it is at least " + itoa(*min)
	case max != nil:
		return "it is at most " + itoa(*max)
	}
	return ""
}
