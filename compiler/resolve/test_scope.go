package resolve

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// isHelper reports whether a declaration is a helper of tests: a function or procedure in a file of tests. A helper
// belongs to the folder that declares it. It neither overrides nor is overridden, and rules cannot call it.
func isHelper(typ string, at hcl.Range) bool {
	return (typ == "function" || typ == "procedure") && dsl.IsTests(at.Filename)
}

// helperKey returns the key of a helper, given that of a rule with its name.
func helperKey(key, dir string) string { return key + "\x00of the tests in\x00" + dir }

// helpersNamed returns the helpers that would have a key if they were rules, in the order in which they were read.
func (m *merger) helpersNamed(key string) []*Item {
	return slices.DeleteFunc(slices.Clone(m.helpers[key]), func(it *Item) bool { return it.Body == nil })
}

// noteHelpers adds to an error about an unknown rule that helpers of tests have its name.
func (m *merger) noteHelpers(d diag.Diagnostic, key string) diag.Diagnostic {
	for _, it := range m.helpersNamed(key) {
		if !it.IsOpen() {
			return d.Note("%s is a helper of tests, in %s", Describe(it.Type, it.Labels), it.Origin.Range.Filename)
		}
	}
	return d
}

// openHelper returns the helper that tests of a base need a folder to declare, or nil.
func (m *merger) openHelper(f folder, key string) *Item {
	for _, it := range m.helpersNamed(key) {
		if it.IsOpen() && it.Need.dir != f.dir {
			return it
		}
	}
	return nil
}

// putHelper adds a helper. It may be one that tests of a base need.
func (m *merger) putHelper(f folder, key string, b *hclsyntax.Block) {
	open := m.openHelper(f, key)
	if open == nil {
		m.append(f, helperKey(key, f.dir), b)
		return
	}
	m.meetHelper(f, helperKey(key, f.dir), open, b)
}

// meetHelper adds a declaration that tests of a base need: a helper, or a rule used as one.
func (m *merger) meetHelper(f folder, key string, open *Item, b *hclsyntax.Block) {
	m.byKey[helperKey(blockKey(open.Type, open.Labels), open.Need.dir)] = nil
	seen := append(m.seenFrom[open], open.Need.dir)
	m.meet(f, key, open, b)
	m.seenFrom[m.byKey[key][0]] = seen
}

// noteFolder records the order in which folders are merged, and their paths in messages.
func (m *merger) noteFolder(f folder) {
	if _, known := m.order[f.dir]; !known {
		m.order[f.dir] = len(m.order) + 1
	}
	m.dirs[f.shown], m.last = f.dir, f.dir
}

// scopeHelpers resolves the calls in tests and helpers as their own folder sees them: to a helper of that folder,
// else to the helper or rule of the nearest folder that it is built on. If something else has the name of a helper,
// the helper and its calls are renamed, in copies of the trees.
func (m *merger) scopeHelpers() {
	if len(m.helpers) == 0 {
		return
	}
	s := &helperScope{merger: m, rules: map[string]*Item{}, taken: map[string]bool{}, renamed: map[string]bool{},
		called: map[string][]*Item{}}
	for _, it := range m.result.Items {
		if it.Body == nil || len(it.Labels) != 1 || it.Helper {
			continue
		}
		if kind := calledAs(it.Type); kind != "" {
			s.rules[callKey(kind, it.Labels[0])] = it
			s.taken[callKey(kind, it.Labels[0])] = true
		}
	}
	for key := range m.history.removed {
		for _, it := range m.helpersNamed(key) { // so that tests of the base do not call it in place of what was removed
			s.taken[callKey(it.Type, it.Labels[0])] = true
		}
	}
	for _, it := range m.result.Items {
		if it.Helper && it.Body != nil && len(it.Labels) == 1 {
			s.name(it)
		}
	}
	for key := range s.called {
		if it := s.nearest(m.last, key); it != nil {
			_, it.Offered, _ = strings.Cut(key, "\x00")
		}
	}
	if len(s.renamed) == 0 {
		return
	}
	for _, it := range m.result.Items {
		if it.Body != nil && (it.Helper || it.Type == "test") {
			s.item(it)
		}
	}
}

// calledAs returns how a declaration is called: "function" in expressions, or "procedure". It returns "" if it cannot
// be called.
func calledAs(typ string) string {
	switch typ {
	case "function", "value":
		return "function"
	case "procedure", "phase":
		return "procedure"
	}
	return ""
}

func callKey(kind, name string) string { return kind + "\x00" + name }

// helperScope resolves the names of helpers.
type helperScope struct {
	*merger
	rules   map[string]*Item   // rules that can be called
	taken   map[string]bool    // names in use
	renamed map[string]bool    // names of helpers that were renamed
	called  map[string][]*Item // helpers by the names in their files
	current *Item              // the item whose calls are being resolved
}

// name gives a helper a name that nothing else has.
func (s *helperScope) name(it *Item) {
	name := it.Labels[0]
	key := callKey(it.Type, name)
	s.called[key] = append(s.called[key], it)
	if s.taken[key] {
		s.renamed[key] = true
		for n := 1; s.taken[callKey(it.Type, name)]; n++ {
			if name = it.Labels[0] + "_in_tests"; n > 1 {
				name = fmt.Sprintf("%s_%d", name, n)
			}
		}
		block := *it.Block
		block.Labels = []string{name}
		it.Block, it.Labels = &block, block.Labels
	}
	s.taken[callKey(it.Type, name)] = true
}

// item resolves the calls in a test or helper.
func (s *helperScope) item(it *Item) {
	s.current = it
	if body := s.body(it.Body, it.Type); body != it.Body {
		it.setBody(body)
	}
}

// body returns a body with its calls resolved, or the body itself if nothing changes.
func (s *helperScope) body(b *hclsyntax.Body, parent string) *hclsyntax.Body {
	return mapBody(b, func(_ string, e hclsyntax.Expression) hclsyntax.Expression { return s.expr(e) },
		func(k *hclsyntax.Block) (*hclsyntax.Body, []string) {
			labels := k.Labels
			if len(labels) > 0 && (k.Type == "call" || parent == "test" && (k.Type == "given" || k.Type == "run")) {
				if to := s.target("procedure", labels[0], k.LabelRanges[0]); to != labels[0] {
					labels = append([]string{to}, labels[1:]...)
				}
			}
			return s.body(k.Body, k.Type), labels
		})
}

// expr returns an expression with its calls resolved, or the expression itself if nothing changes.
func (s *helperScope) expr(e hclsyntax.Expression) hclsyntax.Expression {
	found := false
	dsl.Walk(e, func(n hclsyntax.Node) {
		if call, ok := n.(*hclsyntax.FunctionCallExpr); ok && s.renamed[callKey("function", call.Name)] {
			found = found || s.target("function", call.Name, call.NameRange) != call.Name
		}
	})
	if !found {
		return e
	}
	e = dsl.Copy(e)
	dsl.Walk(e, func(n hclsyntax.Node) {
		if call, ok := n.(*hclsyntax.FunctionCallExpr); ok {
			call.Name = s.target("function", call.Name, call.NameRange)
		}
	})
	return e
}

// target returns the name of the declaration that is called in a file of tests.
func (s *helperScope) target(kind, name string, at hcl.Range) string {
	key := callKey(kind, name)
	if !s.renamed[key] {
		return name
	}
	from := s.dirs[path.Dir(at.Filename)]
	if s.adopted[s.current] {
		from = s.declaredIn[s.current]
	}
	helper := s.nearest(from, key)
	if helper == nil {
		return name
	}
	to := helper.Labels[0]
	if to != name {
		if s.current.names == nil {
			s.current.names = map[position]string{}
		}
		s.current.names[position{at.Filename, at.Start.Byte}] = to
	}
	return to
}

// nearest returns the helper that a name means in the tests of a folder, or nil if it means a rule or nothing.
func (s *helperScope) nearest(from, key string) *Item {
	var helper *Item
	nearest := s.nearestRule(from, key)
	for _, it := range s.called[key] {
		if near := s.distance(from, it); near > nearest {
			helper, nearest = it, near
		}
	}
	return helper
}

// sees reports whether a folder is dir or built on it.
func (s *helperScope) sees(from, dir string) bool { return from == dir || s.history.builtOn[from][dir] }

// distance returns the merge number of the last folder through which a folder sees a helper, or 0. A larger number is
// nearer.
func (s *helperScope) distance(from string, it *Item) int {
	nearest := 0
	for _, dir := range append([]string{s.declaredIn[it]}, s.seenFrom[it]...) {
		if s.sees(from, dir) {
			nearest = max(nearest, s.order[dir])
		}
	}
	return nearest
}

// nearestRule returns the merge number of the last folder that a folder is built on and that declares or changes the
// rule.
func (s *helperScope) nearestRule(from, key string) int {
	it := s.rules[key]
	if it == nil {
		return 0
	}
	nearest := 0
	note := func(dir string) {
		if s.sees(from, dir) {
			nearest = max(nearest, s.order[dir])
		}
	}
	note(s.declaredIn[it])
	for _, c := range s.history.lastChange[blockKey(it.Type, it.Labels)] {
		note(c.dir)
	}
	return nearest
}
