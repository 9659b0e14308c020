package sight

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Hidden is what the rules of a scenario hide. A nil Hidden hides nothing.
type Hidden struct {
	classes []*ir.Class
	rules   map[*ir.Field][]*ir.Hide // by what they hide
	things  map[*ir.Class]bool       // classes of which a rule hides things themselves
	inTexts map[*ir.Var]bool
	named   map[*ir.Field]bool // fields that a rule names
	places  bool               // pieces, or where they are, may be hidden
	lines   *lines
}

// In returns what a scenario hides: nil if it hides nothing, so that it costs nothing.
func In(sc *ir.Scenario) *Hidden {
	if len(sc.Hides) == 0 {
		return nil
	}
	h := &Hidden{classes: sc.Classes, rules: map[*ir.Field][]*ir.Hide{}, things: map[*ir.Class]bool{}, inTexts: textVariables(sc),
		named: map[*ir.Field]bool{}, lines: linesOf(sc)}
	for _, rule := range sc.Hides {
		for _, f := range rule.Class.Fields {
			if len(rule.Members) == 0 || slices.Contains(rule.Members, f.Name) {
				h.rules[f] = append(h.rules[f], rule)
				h.named[f] = h.named[f] || len(rule.Members) > 0
			}
		}
		if len(rule.Members) > 0 {
			h.places = h.places || rule.Class.Role == ir.RolePiece && slices.Contains(rule.Members, "space")
			continue
		}
		h.places = h.places || rule.Class.Role == ir.RolePiece || rule.Class.Role == ir.RoleSpace
		h.things[rule.Class] = true
		if rule.Class.Role != ir.RoleSpace {
			continue
		}
		for _, c := range sc.Classes { // What is in a hidden space is hidden with it.
			if c.Role == ir.RolePiece {
				h.things[c] = true
				for _, f := range c.Fields {
					h.rules[f] = append(h.rules[f], rule)
				}
			}
		}
	}
	return h
}

// InTexts reports whether a text reads a variable, or another variable that was made of it.
func (h *Hidden) InTexts(v *ir.Var) bool { return h != nil && h.inTexts[v] }

// Word returns the text for those who may not see what a value was read from. It is nil if a default serves: which of
// several rules hides a thing is known only in play.
func (h *Hidden) Word(reads []Read) *ir.Template {
	for _, r := range reads {
		if rules := h.rules[r.Field]; r.Field != nil && len(rules) == 1 && rules[0].Text != nil {
			return rules[0].Text
		}
	}
	return nil
}
