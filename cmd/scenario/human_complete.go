package main

import (
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// complete offers whole lines that begin with what is typed.
func (h *human) complete(s string, options []runtime.Option) []string {
	var out []string
	low := strings.ToLower(s)
	for _, o := range worded(options) {
		if strings.HasPrefix(strings.ToLower(o.Text), low) {
			out = append(out, o.Text)
		}
	}
	word, arg, hasArg := strings.Cut(low, " ")
	for _, c := range commandTable() {
		if !hasArg && strings.HasPrefix(c.name, low) {
			out = append(out, c.name)
		}
		if hasArg && c.name == word && (word == "look" || word == "map") {
			for _, n := range h.places(word == "look") {
				if strings.HasPrefix(n, arg) {
					out = append(out, word+" "+n)
				}
			}
		}
	}
	if len(out) == 0 {
		out = h.completeLine(s, options)
	}
	return out
}

// completeLine goes on with the last word of an action's line: with a word of its form, or the name of a thing that one
// of its holes may be.
func (h *human) completeLine(s string, options []runtime.Option) []string {
	p := h.x.m.program
	first, _, more := strings.Cut(s, " ")
	at := strings.LastIndexByte(s, ' ') + 1
	var out []string
	offered := func(a *program.Action) bool {
		for _, o := range options {
			if o.Text == plainText(p, a.Menu) || o.Text == p.Strings[a.Name] {
				return true
			}
		}
		return false
	}
	seen := map[string]bool{}
	add := func(word string) {
		if len(word) > len(s)-at && strings.EqualFold(word[:len(s)-at], s[at:]) && !seen[word] {
			seen[word] = true
			out = append(out, s[:at]+word)
		}
	}
	for i := range p.Actions {
		a := &p.Actions[i]
		form := runtime.Form(p, a, nil)
		if begins, _, _ := strings.Cut(form, " "); !offered(a) || more && !strings.EqualFold(begins, first) {
			continue
		}
		for k, word := range strings.Fields(form) {
			if !strings.HasPrefix(word, "<") && more == (k > 0) {
				add(word)
			}
		}
		for _, param := range a.Params {
			if t := p.Types[param.Type]; more && at < len(s) && t.Kind == program.TRef {
				for _, m := range p.Classes[t.Class].Members {
					add(p.Strings[m.Name])
				}
			}
		}
	}
	return out
}
