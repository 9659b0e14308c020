package breaking

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/report"
)

// Result is the comparison of two surfaces.
type Result struct {
	Old, New string // the versions that they state, or ""
	Breaks   []report.Break
	Added    []string // addresses that are new
	Changed  bool
}

// Uncovered returns the breaks for which the new version has no moved or rewrite block.
func (r *Result) Uncovered() []report.Break {
	return slices.DeleteFunc(slices.Clone(r.Breaks), func(b report.Break) bool { return b.Covered })
}

// NextVersion returns the lowest number that the new version may have. A version that breaks something increases the
// first number, one that adds something the second, and any other the third. Before version 1, breaks increase the
// second number. It is the old version if nothing is different.
func (r *Result) NextVersion() string {
	if r.Old == "" {
		return "1.0.0" // no version was stated before
	}
	n := parseNumbers(r.Old)
	major, minor, patch := n[0], n[1], n[2]
	breaks, adds := len(r.Uncovered()) > 0, len(r.Added)+len(r.Breaks) > 0
	switch {
	case breaks && major > 0:
		return fmt.Sprintf("%d.0.0", major+1)
	case breaks || adds && major > 0:
		return fmt.Sprintf("%d.%d.0", major, minor+1)
	case adds || r.Changed:
		return fmt.Sprintf("%d.%d.%d", major, minor, patch+1)
	}
	return r.Old
}

// parseNumbers returns the three numbers of a version.
func parseNumbers(version string) (n [3]int) {
	version, _, _ = strings.Cut(version, "-")
	for i, part := range strings.Split(version, ".") {
		if i < len(n) {
			n[i], _ = strconv.Atoi(part)
		}
	}
	return n
}

// IsEnough reports whether the new version states at least the number that NextVersion returns.
func (r *Result) IsEnough() bool {
	is, least := parseNumbers(r.New), parseNumbers(r.NextVersion())
	return r.New != "" && slices.Compare(is[:], least[:]) >= 0
}

// Compare returns what breaks between an old surface and that of a new version. past has the moved and rewrite blocks
// of the new version.
func Compare(old, now *Surface, past Past) *Result {
	c := &comparison{old: old, now: now, past: past, result: &Result{Old: old.Version, New: now.Version}}
	for _, at := range slices.Sorted(maps.Keys(old.Entries)) {
		c.compareEntry(at)
	}
	for _, at := range slices.Sorted(maps.Keys(old.Lists)) {
		c.compareList(at)
	}
	reached := map[string]bool{}
	for at := range old.Entries {
		reached[past.updateAddress(at)] = true
	}
	for _, at := range slices.Sorted(maps.Keys(now.Entries)) {
		if reached[at] {
			continue
		}
		c.result.Added = append(c.result.Added, at)
		c.checkNew(at)
	}
	c.result.Changed = old.Text() != now.Text()
	return c.result
}

// Past is what the moved and rewrite blocks of a version declare.
type Past struct {
	Moves    map[string]string // from an old address to the one of today; "" for what callers leave out
	Rewrites string            // the old forms that rewrite blocks replace, a line each
}

// ReadPast returns what the moved and rewrite blocks of a merged scenario declare.
func ReadPast(r *resolve.Result) Past {
	p := Past{Moves: map[string]string{}}
	for _, m := range r.Moves() {
		kinds := []string{m.From.Kind}
		if m.From.Kind == "phase" || m.From.Kind == "procedure" { // a call does not say which of the two it calls
			kinds = []string{"phase", "procedure"}
		}
		for _, kind := range kinds {
			if m.From.Kind = kind; m.To.Name == "" {
				p.Moves[m.From.String()] = ""
				continue
			}
			if len(kinds) > 1 {
				m.To.Kind = kind
			}
			p.Moves[m.From.String()] = m.To.String()
		}
	}
	for _, it := range r.Items {
		if it.Type == "rewrite" && it.Body != nil && it.Body.Attributes["from"] != nil {
			p.Rewrites += "\n" + sourceOf(r, it.Body.Attributes["from"].Expr)
		}
	}
	return p
}

// updateAddress returns the present address of an old one: its declaration and its part may have moved.
func (p Past) updateAddress(at string) string {
	if to, ok := p.Moves[at]; ok {
		return to
	}
	address, rest, _ := strings.Cut(at, " ")
	words := strings.Split(address, ".")
	for n := len(words) - 1; n >= 2; n-- {
		if to, ok := p.Moves[strings.Join(words[:n], ".")]; ok && to != "" {
			moved := to + "." + strings.Join(words[n:], ".")
			if to, ok := p.Moves[moved]; ok {
				return to
			}
			address = moved
			break
		}
	}
	if to, ok := p.Moves[address]; ok && rest != "" {
		address = to
	}
	if kind, name, ok := strings.Cut(address, "."); ok && !strings.Contains(name, ".") {
		for _, class := range []string{"class", "enum"} { // a thing whose class has moved
			if to := p.Moves[class+"."+kind]; to != "" {
				address = strings.TrimPrefix(to, class+".") + "." + name
			}
		}
	}
	if rest != "" {
		return address + " " + rest
	}
	return address
}

// rewrites reports whether the old form of some rewrite block mentions the name. A form of a function also covers its
// parameters.
func (p Past) rewrites(at string) bool {
	words := strings.Split(at, ".")
	if words[0] == "function" && len(words) == 3 {
		return p.rewrites(owner(at))
	}
	last := words[len(words)-1]
	for _, form := range strings.Split(p.Rewrites, "\n") {
		switch {
		case words[0] == "enum" && strings.Contains(form, last+"."),
			strings.HasPrefix(at, "class.") && strings.Contains(form, "."+last),
			strings.HasPrefix(at, "function.") && strings.Contains(form, last+"("), len(words) == 3 && form == last,
			len(words) == 2 && strings.Contains(form, at):
			return true
		}
	}
	return false
}

type comparison struct {
	old, now *Surface
	past     Past
	result   *Result
}

func (c *comparison) add(kind, name string, covered bool, format string, args ...any) {
	c.result.Breaks = append(c.result.Breaks, report.Break{
		Kind: kind, Name: name, Covered: covered, Detail: fmt.Sprintf(format, args...)})
}

// owner returns the address of the declaration that an address is a part of, or "".
func owner(at string) string {
	words := strings.Split(at, ".")
	if len(words) != 3 || words[0] == "on" {
		return ""
	}
	return words[0] + "." + words[1]
}

// compareEntry compares what an old address names with what it names now.
func (c *comparison) compareEntry(at string) {
	was, to := c.old.Entries[at], c.past.updateAddress(at)
	is, there := c.now.Entries[to]
	if of := owner(at); of != "" && !there {
		_, declared := c.now.Entries[c.past.updateAddress(of)]
		if _, was := c.old.Entries[of]; was && !declared {
			return // reported for its declaration
		}
	}
	switch {
	case !there && strings.HasPrefix(to, "value.") && strings.HasSuffix(to, ".self"):
		c.add("name", at, true, "it is %s", to)
	case !there && to == "":
		c.add("name", at, true, "it is left out")
	case !there && c.past.rewrites(at):
		c.add("name", at, true, "it is rewritten")
	case !there && (was == "value of "+strings.Split(at, ".")[0]) &&
		c.now.Entries[c.past.updateAddress("enum."+strings.Split(at, ".")[0])] == "":
		// reported for its enum
	case !there && to == "class.unit.flags", !there && strings.HasSuffix(to, ".flags") && to != at:
		c.add("name", at, true, "it is %s", to)
	case !there && (was == binding || isStatement(was)):
		c.add("part", at, false, "it was %s", was)
	case !there:
		c.add("name", at, false, "it was %s", was)
	case to != at:
		c.add("name", at, true, "it is %s", to)
	}
	if !there || strings.HasPrefix(at, "function.") && strings.HasPrefix(to, "value.") {
		return
	}
	was, wasTitle := cutTitle(was)
	is, isTitle := cutTitle(is)
	c.compareBounds(at, was, is)
	was, is = bound.ReplaceAllString(was, ""), bound.ReplaceAllString(is, "")
	if was, is := strings.TrimSuffix(was, ", without default"),
		strings.TrimSuffix(is, ", without default"); !isSameType(c.past.updateTypes(was), is) {
		c.add("type", at, false, "it was %s and is %s", was, is)
	}
	if strings.HasSuffix(is, ", without default") && !strings.HasSuffix(was, ", without default") {
		c.add("default", at, false, "it no longer has a default")
	}
	if !strings.EqualFold(wasTitle, isTitle) && wasTitle != "" {
		c.add("line", at, false, "it was%s and is%s", strings.TrimPrefix(wasTitle, ","),
			cmp.Or(strings.TrimPrefix(isTitle, ","), " called by its name"))
	}
}

// bound matches the minimum or maximum in a description.
var bound = regexp.MustCompile(`, at (least|most) (-?[0-9]+)`)

// compareBounds compares the minimum and maximum that something may have.
func (c *comparison) compareBounds(at, was, is string) {
	before := map[string]int{}
	for _, b := range bound.FindAllStringSubmatch(was, -1) {
		before[b[1]], _ = strconv.Atoi(b[2])
	}
	for _, b := range bound.FindAllStringSubmatch(is, -1) {
		n, _ := strconv.Atoi(b[2])
		old, bounded := before[b[1]]
		switch {
		case !bounded:
			c.add("bounds", at, false, "it is at %s %d now, and had no such bound", b[1], n)
		case b[1] == "least" && n > old, b[1] == "most" && n < old:
			c.add("bounds", at, false, "it was at %s %d and is at %s %d", b[1], old, b[1], n)
		}
	}
}

// compareList compares the parameters of something, or the order of its calls.
func (c *comparison) compareList(at string) {
	name, what, _ := strings.Cut(at, " ")
	key := c.past.updateAddress(name) + " " + what
	was, is := c.old.Lists[at], c.now.Lists[key]
	if _, there := c.now.Entries[c.past.updateAddress(name)]; !there && !strings.HasPrefix(at, "sequence.") && name != "victory" {
		return
	}
	switch what {
	case order:
		c.compareOrder(name, was, is)
		return
	case clauses: // each clause is an entry, too
		return
	case typed:
		c.compareLines(name, was, is)
		return
	}
	var names []string // present names, without those that were removed
	for _, p := range was {
		n, _, _ := strings.Cut(p, " ")
		if to := c.past.updateAddress(name + "." + n); to != "" {
			names = append(names, to[strings.LastIndex(to, ".")+1:])
		}
	}
	var today []string
	for _, p := range is {
		n, _, _ := strings.Cut(p, " ")
		today = append(today, n)
		if !slices.Contains(names, n) {
			c.add("parameters", name, strings.HasPrefix(name, "event.") || strings.HasPrefix(name, "record.") ||
				c.isRewritten(name), "%s is new", n)
		}
	}
	kept := slices.DeleteFunc(slices.Clone(names), func(n string) bool { return !slices.Contains(today, n) })
	same := slices.DeleteFunc(slices.Clone(today), func(n string) bool { return !slices.Contains(kept, n) })
	if !slices.Equal(kept, same) {
		c.add("parameters", name, c.isRewritten(name), "their order was %s and is %s",
			strings.Join(kept, ", "), strings.Join(same, ", "))
	}
}

// isRewritten reports whether a rewrite block covers calls of a function.
func (c *comparison) isRewritten(name string) bool {
	return strings.HasPrefix(name, "function.") && c.past.rewrites(name)
}

// compareLines compares the lines that people type.
func (c *comparison) compareLines(name string, was, is []string) {
	isIn := func(line string, lines []string) bool {
		return slices.ContainsFunc(lines, func(other string) bool { return c.equalLine(name, line, other) })
	}
	fresh := slices.DeleteFunc(slices.Clone(is), func(line string) bool {
		return slices.ContainsFunc(was, func(old string) bool { return c.equalLine(name, old, line) })
	})
	for _, line := range was {
		if isIn(line, is) {
			continue
		}
		if to, ok := c.past.Moves[`"`+line+`"`]; ok {
			c.add("line", name, true, `"%s" is %s`, line, to)
			continue
		}
		said := "it is gone"
		if len(fresh) == 1 {
			said = `it is "` + fresh[0] + `"`
		}
		c.add("line", name, false, `"%s" was typed, and %s`, line, said)
	}
}

var part = regexp.MustCompile(`\$\{(\w+)\}`)

// equalLine reports whether two lines are typed alike. The names of their parts do not matter: a name that was removed
// is reported by itself.
func (c *comparison) equalLine(of, was, is string) bool {
	if !slices.Equal(part.Split(was, -1), part.Split(is, -1)) {
		return false
	}
	before, after := part.FindAllStringSubmatch(was, -1), part.FindAllStringSubmatch(is, -1)
	return slices.EqualFunc(before, after, func(x, y []string) bool {
		to := c.past.updateAddress(of + "." + x[1])
		return x[1] == y[1] || to[strings.LastIndex(to, ".")+1:] == y[1] || c.now.Entries[to] == ""
	})
}

// compareOrder compares the order of the calls and events that a body has in both versions.
func (c *comparison) compareOrder(name string, was, is []string) {
	var before []string
	for _, x := range was {
		if to := c.past.updateAddress(x); slices.Contains(is, to) && !slices.Contains(before, to) {
			before = append(before, to)
		}
	}
	after := slices.DeleteFunc(slices.Clone(is), func(x string) bool { return !slices.Contains(before, x) })
	if !slices.Equal(before, after) {
		c.add("order", name, false, "it was %s and is %s", strings.Join(before, ", "), strings.Join(after, ", "))
	}
}

// checkNew reports an address of the new version alone that breaks games.
func (c *comparison) checkNew(at string) {
	is := c.now.Entries[at]
	switch {
	case strings.HasPrefix(is, "need of "):
		c.add("need", at, false, "every game must declare it")
	case strings.HasPrefix(at, "class.") && strings.HasSuffix(is, ", without default"):
		if _, there := c.old.Entries[owner(at)]; there || isThing(strings.Split(at, ".")[1]) {
			c.add("default", at, false, "every %s must give it", strings.Split(at, ".")[1])
		}
	}
}

// isStatement reports whether a description is that of a statement, which only an amend block can name.
func isStatement(said string) bool {
	_, ok := schema.Statement(said)
	return ok && said != "require" && said != "ensure"
}

// updateTypes replaces the types in an old description by their present names.
func (p Past) updateTypes(was string) string {
	for from, to := range p.Moves {
		for _, kind := range []string{"class.", "enum.", "record."} {
			old, ok := strings.CutPrefix(from, kind)
			if ok && !strings.Contains(old, ".") {
				was = replaceWord(was, old, strings.TrimPrefix(to, kind))
			}
		}
	}
	return was
}

// isSameType reports whether two descriptions have the same type. If only one of them has a result type, it does not
// count.
func isSameType(was, is string) bool {
	if before, after := strings.Contains(was, ", returns "), strings.Contains(is, ", returns "); before != after {
		was, _, _ = strings.Cut(was, ", returns ")
		is, _, _ = strings.Cut(is, ", returns ")
	}
	return was == is
}

func replaceWord(s, old, now string) string {
	isName := func(c byte) bool { return c == '_' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' }
	var b strings.Builder
	for i := 0; i < len(s); {
		if strings.HasPrefix(s[i:], old) && (i == 0 || !isName(s[i-1])) && (i+len(old) == len(s) || !isName(s[i+len(old)])) {
			b.WriteString(now)
			i += len(old)
			continue
		}
		b.WriteByte(s[i])
		i++
	}
	return b.String()
}

// cutTitle separates the title from the description of a thing.
func cutTitle(said string) (rest, title string) {
	if i := strings.Index(said, ", called "); i >= 0 {
		return said[:i], said[i:]
	}
	return said, ""
}
