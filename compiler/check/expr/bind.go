package expr

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Declare adds a local to a scope. A local that may not be declared is reported; its name then has the type Invalid, or
// keeps its first meaning, so that its uses are not reported as well.
func (c *Checker) Declare(s *symbols.Scope, v *ir.Var) { c.accept(s, v) }

func (c *Checker) accept(s *symbols.Scope, v *ir.Var) bool {
	if _, class := c.symbols.Classes[v.Name]; class || symbols.Reserved(v.Name) {
		if class {
			c.report.Errorf("SC231", v.Range, "%q is the name of a class, which a local cannot hide. Choose another name.", v.Name)
		} else {
			c.report.Errorf("SC231", v.Range, "%q has a meaning of its own in expressions. Choose another name.", v.Name)
		}
		s.Vars = append(s.Vars, &ir.Var{Name: v.Name, Type: types.Invalid, Range: v.Range})
		return false
	}
	if c.Case != nil && c.Case.Values[v.Name] != nil {
		c.report.Errorf("SC232", v.Range, "%q is a name of the test's cases. Choose another name.", v.Name)
		return false
	}
	if old := s.Find(v.Name); old != nil {
		d := diag.New("SC232", v.Range, "%q is already bound here. A binding is assigned once; what changes is declared with `var %s { is = … }` and changed with `set`.", v.Name, v.Name)
		if old.Range.Filename != "" {
			d = d.See(old.Range, "first bound here")
		}
		c.report.Add(d)
		old.Used = true
		return false
	}
	s.Vars = append(s.Vars, v)
	return true
}

// Bind declares a local that must be read: one that nothing reads is reported when its scope ends.
func (c *Checker) Bind(s *symbols.Scope, v *ir.Var) {
	if c.accept(s, v) && !strings.HasPrefix(v.Name, "_") {
		s.Tracked = append(s.Tracked, v)
	}
}

// Unread reports the bindings of a scope that nothing reads. A binding that is an attribute is an error, because a
// misspelt attribute (wher) would be one, and the rule would go on without it.
func (c *Checker) Unread(s *symbols.Scope) {
	if s.Keep {
		return
	}
	for _, v := range s.Tracked {
		if !v.Used && !slices.Contains(s.Missed, v.Name) {
			d := diag.New("SC238", v.Range, "Nothing reads %q. Remove it, or begin its name with _ if that is intended.", v.Name).Doubtful()
			if s.Body != nil && s.Body.Attributes[v.Name] != nil {
				d.Severity = diag.Error
			}
			if _, known := schema.Statement(v.Name); known {
				d = d.Note("%s is a statement: its parts are written in braces, and = binds a name", v.Name)
			}
			if v.Name == "when" && s.Row != nil && s.Row.Name == "else" {
				d = d.Note("else has no condition. One that has a condition is else_if.")
			}
			c.report.Add(d.Suggest(s.Attribute(v.Name)))
		}
	}
	s.Tracked = nil
}

// Bindings reports whether an attribute of a body is a binding of its author, and not an attribute that the row of the
// block declares.
func (c *Checker) Bindings(spec *schema.BlockSpec, name string) bool {
	if spec == nil {
		return true
	}
	if spec.Has(name) {
		return false
	}
	if spec.Name == "phase" {
		if k := c.symbols.Scenario.Class(ir.RolePhase); k != nil && k.Attr(name) != nil {
			return false
		}
	}
	return true
}

// Let types one binding.
func (c *Checker) Let(a *hclsyntax.Attribute, s *symbols.Scope) *ir.Let {
	x := c.Infer(a.Expr, s, nil)
	v := &ir.Var{Name: a.Name, Type: c.Storable(x), Range: a.NameRange}
	c.Bind(s, v)
	return &ir.Let{At: ir.At{R: a.SrcRange}, Var: v, Value: x}
}

// Storable returns the type of a local that begins with x. It reports none and [] alone, which do not tell of what
// class or type they are.
func (c *Checker) Storable(x ir.Expr) *ir.Type {
	t := x.Type()
	if t.Kind == ir.None || types.IsSequence(t) && t.Elem.Kind == ir.None {
		return c.invalid(diag.New("SC225", x.Where(), "The type of this is not known. Bind something that has a type, such as first(…) of a list that may be empty, or [for x in … : x if false]."))
	}
	return t
}

// Lets types the bindings of a body that holds no statements. spec names the attributes that are not bindings.
func (c *Checker) Lets(b *hclsyntax.Body, spec *schema.BlockSpec, s *symbols.Scope) []*ir.Let {
	s.Body, s.Row = b, spec
	var out []*ir.Let
	for _, a := range dsl.Attributes(b) {
		if c.Bindings(spec, a.Name) {
			out = append(out, c.Let(a, s))
		}
	}
	return out
}
