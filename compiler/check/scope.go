package check

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// scope holds locals. Bodies are short, so a slice searched from its end beats a map, and a child costs nothing until
// it declares something.
type scope struct {
	parent  *scope
	vars    []*ir.Var
	tracked []*ir.Var         // bindings that somebody should read
	missed  []string          // bindings that were read before they were bound; they are not unused as well
	keep    bool              // not yet the time to say that nobody did
	row     *schema.BlockSpec // of the block whose bindings these are: one nobody reads may be an attribute misspelt
	body    *hclsyntax.Body   // where later bindings are looked for, to tell "not yet" from "never"
}

func newScope() *scope { return &scope{} }

func (s *scope) child() *scope { return &scope{parent: s} }

// find returns the local of that name, or nil.
func (s *scope) find(name string) *ir.Var {
	for ; s != nil; s = s.parent {
		for i := len(s.vars) - 1; i >= 0; i-- {
			if s.vars[i].Name == name {
				return s.vars[i]
			}
		}
	}
	return nil
}

// later finds a binding of that name that stands further down.
func (s *scope) later(name string) (hcl.Range, bool) {
	for ; s != nil; s = s.parent {
		if s.body == nil {
			continue
		}
		if a, ok := s.body.Attributes[name]; ok {
			s.missed = append(s.missed, name)
			return a.NameRange, true
		}
	}
	return hcl.Range{}, false
}

// meant marks a local that a misspelt name probably stood for, so that it is not called unused as well.
func (s *scope) meant(name string) {
	if v := s.find(name); v != nil {
		v.Used = true
	}
}

// names lists all locals, for suggestions.
func (s *scope) names() []string {
	var out []string
	for ; s != nil; s = s.parent {
		for _, v := range s.vars {
			out = append(out, v.Name)
		}
	}
	return out
}

// reserved words begin references that are no class.
func reserved(name string) bool {
	switch name {
	case "none", "option", "true", "false", "null", resolve.Inherited:
		return true
	}
	return false
}

// declare puts a local into the scope. One that may not be declared is reported; its name then means nothing that
// could be reported again, or keeps its first meaning.
func (c *checker) declare(s *scope, v *ir.Var) { c.accept(s, v) }

func (c *checker) accept(s *scope, v *ir.Var) bool {
	if _, class := c.classes[v.Name]; class || reserved(v.Name) {
		if class {
			c.errorf("SC231", v.Range, "%q is the name of a class. A local hides nothing: choose another name.", v.Name)
		} else {
			c.errorf("SC231", v.Range, "%q has a meaning of its own in expressions. Choose another name.", v.Name)
		}
		s.vars = append(s.vars, &ir.Var{Name: v.Name, Type: tInvalid, Range: v.Range})
		return false
	}
	if c.row != nil && c.row.values[v.Name] != nil {
		c.errorf("SC232", v.Range, "%q is a name of the test's cases. Choose another name.", v.Name)
		return false
	}
	if old := s.find(v.Name); old != nil {
		d := diag.New("SC232", v.Range, "%q is already bound here. A binding is assigned once; what changes is declared with `var %s { is = … }` and changed with `set`.", v.Name, v.Name)
		if old.Range.Filename != "" {
			d = d.See(old.Range, "first bound here")
		}
		c.report(d)
		old.Used = true
		return false
	}
	s.vars = append(s.vars, v)
	return true
}

// bind declares a local that is a mistake when nobody reads it.
func (c *checker) bind(s *scope, v *ir.Var) {
	if c.accept(s, v) && !strings.HasPrefix(v.Name, "_") {
		s.tracked = append(s.tracked, v)
	}
}

// unused warns of the bindings nobody read.
func (c *checker) unread(s *scope) {
	if s.keep {
		return
	}
	for _, v := range s.tracked {
		if !v.Used && !slices.Contains(s.missed, v.Name) {
			d := diag.New("SC238", v.Range, "Nothing reads %q. Remove it, or let its name begin with _ if it is meant so.", v.Name)
			if _, known := schema.Statement(v.Name); known {
				d = d.Note("%s is a statement: its parts stand in braces, and = binds a name", v.Name)
			}
			c.report(d.Suggest(s.attribute(v.Name)))
		}
	}
	s.tracked = nil
}

// attribute is the attribute of the block that a binding was probably meant to be, "" for none.
func (s *scope) attribute(name string) string {
	if s.row == nil || s.body == nil {
		return ""
	}
	var free []string
	for _, a := range s.row.AttrNames() {
		if s.body.Attributes[a] == nil {
			free = append(free, a)
		}
	}
	return spell.Nearest(name, free)
}

// report adds a finding that carries notes.
func (c *checker) report(d diag.Diagnostic) { c.diags = append(c.diags, d) }

// suggest reports with the nearest of some names.
func (c *checker) suggest(d diag.Diagnostic, name string, candidates []string) {
	c.report(d.Suggest(spell.Nearest(name, candidates)))
}

// bodyContext says what a body may do and gathers what its returns give. The zero value with fn set is enough for a
// procedure; fn.What tells the rest.
type bodyContext struct {
	fn      *ir.Func // whose body it is; nil in actions
	silent  string   // why no decision may be asked here; "" where it may
	loops   int      // how many loops are open
	attempt bool     // ensure may stand here
	depth   int      // bodies open; the outermost one settles fn.Result
	result  *ir.Type // what the returns so far give; nil before the first
	bare    bool     // a return without value was seen
	// returned are the returns with a value; they are converted when the type of all is known.
	returned []*ir.Return
}

// newBody begins the body of a procedure, phase, hook, set-up or test step.
func newBody(fn *ir.Func) *bodyContext { return &bodyContext{fn: fn} }

// what names the body in messages.
func (in *bodyContext) what() string {
	if in.fn == nil || in.fn.What == "" {
		return "action"
	}
	return in.fn.What
}
