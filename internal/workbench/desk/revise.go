package desk

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/format"
)

// The kinds of edits.
const (
	Add    = "add"    // a new clause after another one
	Change = "change" // change attributes of a clause
	Join   = "join"   // append another clause to a clause and remove the other one
	Remove = "remove" // remove a clause
	Split  = "split"  // split a clause: some of its words become a new clause
)

// Edit is a change of a clause.
type Edit struct {
	Do     string            `json:"do"`
	Clause string            `json:"clause"` // its label
	After  string            `json:"after"`  // for Add: the clause before the new one; "" for the end of the rulebook
	With   string            `json:"with"`   // for Join: the clause whose words are appended; for Split: the new one
	Set    map[string]string `json:"set"`    // attributes and their values; "" removes one
	Line   int               `json:"line"`   // for Add: line of the book; 0 if unknown
}

// settable are the attributes that an edit may set, in the order in which they are written.
var settable = []string{"section", "text", "note", "not_applicable", "assumed", "restates"}

func (e Edit) describe() string {
	switch e.Do {
	case Add:
		return "the new clause " + e.Clause
	case Join:
		return fmt.Sprintf("the join of %s and %s", e.Clause, e.With)
	case Remove:
		return "the removal of " + e.Clause
	case Split:
		return fmt.Sprintf("the cut of %s into %s and %s", e.Clause, e.Clause, e.With)
	}
	return "the change of " + e.Clause
}

// revise returns the text of a file after an edit, in canonical layout.
func revise(src []byte, name string, e Edit) ([]byte, error) {
	f, diags := hclsyntax.ParseConfig(src, name, hcl.InitialPos)
	if diags.HasErrors() {
		return nil, fmt.Errorf("%s cannot be read: %w", name, diags)
	}
	if s, given := e.Set["text"]; e.Do == Change && given && strings.TrimSpace(s) == "" {
		return nil, errors.New("a clause needs a text")
	}
	for attr := range e.Set {
		if !slices.Contains(settable, attr) {
			return nil, fmt.Errorf("%q of a clause cannot be set here; %s can", attr, strings.Join(settable, ", "))
		}
	}
	r := &reviser{src: src, body: f.Body.(*hclsyntax.Body)}
	if err := r.edit(e); err != nil {
		return nil, err
	}
	out := r.text()
	if _, diags := hclsyntax.ParseConfig(out, name, hcl.InitialPos); diags.HasErrors() {
		return nil, fmt.Errorf("the edit would break %s: %w", name, diags)
	}
	formatted, problems := format.Source(name, out)
	if len(problems) > 0 {
		return nil, errors.New(problems[0].Detail)
	}
	return formatted, nil
}

// reviser collects the replacements for an edit.
type reviser struct {
	src   []byte
	body  *hclsyntax.Body
	parts []part
}

// part is a range of bytes with its replacement.
type part struct {
	from, to int
	text     string
}

func (r *reviser) replace(from, to int, text string) { r.parts = append(r.parts, part{from, to, text}) }

// text returns the source with all replacements.
func (r *reviser) text() []byte {
	slices.SortStableFunc(r.parts, func(a, b part) int { return cmp.Compare(a.from, b.from) })
	var out []byte
	at := 0
	for _, p := range r.parts {
		out = append(append(out, r.src[at:p.from]...), p.text...)
		at = p.to
	}
	return append(out, r.src[at:]...)
}

// find returns a clause of the file.
func (r *reviser) find(label string) (*hclsyntax.Block, error) {
	for _, book := range r.body.Blocks {
		if book.Type != "rulebook" {
			continue
		}
		for _, c := range book.Body.Blocks {
			if c.Type == "clause" && len(c.Labels) == 1 && c.Labels[0] == label {
				return c, nil
			}
		}
	}
	return nil, fmt.Errorf("the file has no block `clause %q`; if the clause is a row of a table, edit it there", label)
}

func (r *reviser) edit(e Edit) error {
	switch e.Do {
	case Add:
		return r.add(e)
	case Change:
		c, err := r.find(e.Clause)
		if err != nil {
			return err
		}
		return r.set(c, e.Set)
	case Join:
		return r.join(e)
	case Remove:
		c, err := r.find(e.Clause)
		if err == nil {
			r.remove(c)
		}
		return err
	case Split:
		return r.split(e)
	}
	return fmt.Errorf("%q is not an edit; add, change, join, split and remove are", e.Do)
}

// add adds a clause after another one, or at the end of the first rulebook.
func (r *reviser) add(e Edit) error {
	if strings.TrimSpace(e.Set["text"]) == "" {
		return errors.New("a clause needs a text")
	}
	if _, err := r.find(e.Clause); err == nil {
		return fmt.Errorf("there is a clause %q already", e.Clause)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n\nclause %s {\n", dsl.Quote(e.Clause))
	for _, attr := range settable {
		if s := e.Set[attr]; s != "" {
			fmt.Fprintf(&b, "%s = %s\n", attr, valueOf(attr, s))
		}
		if attr == "section" && e.Line > 0 {
			fmt.Fprintf(&b, "line = %d\n", e.Line)
		}
	}
	b.WriteString("}")
	if e.After != "" {
		c, err := r.find(e.After)
		if err != nil {
			return err
		}
		r.replace(c.CloseBraceRange.End.Byte, c.CloseBraceRange.End.Byte, b.String())
		return nil
	}
	for _, book := range r.body.Blocks {
		if book.Type == "rulebook" {
			r.replace(book.CloseBraceRange.Start.Byte, book.CloseBraceRange.Start.Byte, b.String()+"\n")
			return nil
		}
	}
	return errors.New("the file has no rulebook")
}

// join appends the words of one clause to another, and removes it.
func (r *reviser) join(e Edit) error {
	c, err := r.find(e.Clause)
	if err != nil {
		return err
	}
	other, err := r.find(e.With)
	if err != nil {
		return err
	}
	if c == other {
		return errors.New("a clause cannot be joined with itself")
	}
	set := map[string]string{}
	for _, attr := range []string{"text", "note"} {
		a, err := literal(c, attr)
		if err != nil {
			return err
		}
		b, err := literal(other, attr)
		if err != nil {
			return err
		}
		if joined := strings.TrimSpace(a + " " + b); joined != a {
			set[attr] = joined
		}
	}
	r.remove(other)
	return r.set(c, set)
}

// split moves some of the words of a clause to a new one.
func (r *reviser) split(e Edit) error {
	c, err := r.find(e.Clause)
	if err != nil {
		return err
	}
	text, err := literal(c, "text")
	if err != nil {
		return err
	}
	section, err := literal(c, "section")
	if err != nil {
		return err
	}
	before, after, found := strings.Cut(text, e.Set["text"])
	rest := strings.TrimSpace(strings.TrimSpace(before) + " " + strings.TrimSpace(after))
	if !found || rest == "" || e.Set["text"] == "" {
		return fmt.Errorf("%q is not a part of what %s says: %q", e.Set["text"], e.Clause, text)
	}
	err = r.add(Edit{Clause: e.With, After: e.Clause, Line: e.Line,
		Set: map[string]string{"section": section, "text": e.Set["text"]}})
	if err != nil {
		return err
	}
	return r.set(c, map[string]string{"text": rest})
}

// literal returns the text of an attribute of a clause.
func literal(c *hclsyntax.Block, attr string) (string, error) {
	a := c.Body.Attributes[attr]
	if a == nil {
		return "", nil
	}
	s, ok := dsl.Literal(a.Expr)
	if !ok {
		return "", fmt.Errorf("%s of %s is more than one text; edit it in the file", attr, c.Labels[0])
	}
	return s, nil
}

// set changes attributes of a clause.
func (r *reviser) set(c *hclsyntax.Block, to map[string]string) error {
	for _, attr := range settable {
		s, given := to[attr]
		a := c.Body.Attributes[attr]
		if given && attr != "restates" {
			if _, err := literal(c, attr); err != nil {
				return err
			}
		}
		switch {
		case !given, s == "" && a == nil:
		case s == "":
			from, end := r.lines(a.SrcRange.Start.Byte, a.SrcRange.End.Byte)
			r.replace(from, end, "")
		case a != nil:
			r.replace(a.Expr.Range().Start.Byte, a.Expr.Range().End.Byte, valueOf(attr, s))
		default:
			at := c.CloseBraceRange.Start.Byte
			r.replace(at, at, fmt.Sprintf("\n%s = %s\n", attr, valueOf(attr, s)))
		}
	}
	return nil
}

// remove removes a clause with the comments right above it.
func (r *reviser) remove(c *hclsyntax.Block) {
	from, to := r.lines(c.TypeRange.Start.Byte, c.CloseBraceRange.End.Byte)
	for from > 0 {
		start := 1 + strings.LastIndexByte(string(r.src[:from-1]), '\n')
		if !strings.HasPrefix(strings.TrimSpace(string(r.src[start:from])), "#") {
			break
		}
		from = start
	}
	r.replace(from, to, "")
}

// lines extends a range to whole lines, if nothing else is on them.
func (r *reviser) lines(from, to int) (int, int) {
	start := 1 + strings.LastIndexByte(string(r.src[:from]), '\n')
	end := len(r.src)
	if n := strings.IndexByte(string(r.src[to:]), '\n'); n >= 0 {
		end = to + n + 1
	}
	if strings.TrimSpace(string(r.src[start:from])) == "" && strings.TrimSpace(string(r.src[to:end])) == "" {
		return start, end
	}
	return from, to
}

// valueOf returns the source text for the value of an attribute.
func valueOf(attr, s string) string {
	if attr != "restates" {
		return dsl.Quote(dsl.OneLine(s))
	}
	var ids []string
	for _, id := range strings.FieldsFunc(s, func(r rune) bool { return r == ',' || r == ' ' }) {
		ids = append(ids, dsl.Quote(id))
	}
	return "[" + strings.Join(ids, ", ") + "]"
}
