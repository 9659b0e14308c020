package lsp

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/format"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/lsp/cursor"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/lsp/wire"
	"github.com/scenario-lang/scenario/internal/paint"
)

// Requests about how a text is shown and laid out.

func (s *server) formatting(_ context.Context, p *protocol.DocumentParams) (any, error) {
	return s.formatRange(p.TextDocument.URI, nil)
}

func (s *server) rangeFormatting(_ context.Context, p *protocol.RangeParams) (any, error) {
	return s.formatRange(p.TextDocument.URI, &p.Range)
}

// formatRange returns the edits that lay a text out canonically: all of them, or those that touch a range.
func (s *server) formatRange(uri string, within *protocol.Range) (any, error) {
	file, now, err := s.textOf(uri)
	if err != nil {
		return nil, err
	}
	after, found := layOut(file, now.Src)
	if found.HasErrors() {
		return nil, wire.Errorf(wire.RequestFailed, "a text with syntax errors cannot be laid out: %s", found[0].Summary)
	}
	out := []protocol.TextEdit{}
	for _, e := range lineEdits(now, text.New(after)) {
		if within == nil || e.Range.Start.Line <= within.End.Line && e.Range.End.Line >= within.Start.Line {
			out = append(out, e)
		}
	}
	return out, nil
}

// layOut returns a text in canonical layout, with the line ends that it has.
func layOut(file string, text []byte) ([]byte, diag.List) {
	src := bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n"))
	after, found := format.Source(file, src)
	if len(src) != len(text) {
		after = bytes.ReplaceAll(after, []byte("\n"), []byte("\r\n"))
	}
	return after, found
}

// typeFormatting lays out the block that a closing brace was typed for, and indents a new line. It changes nothing in
// or around a block with errors of syntax.
func (s *server) typeFormatting(_ context.Context, p *protocol.TypedParams) (any, error) {
	file, now, err := s.textOf(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	out, here := []protocol.TextEdit{}, now.Offset(p.Position)
	cur := cursor.At(now.Src, here)
	if cur.Comment || cur.Text != nil {
		return out, nil
	}
	if p.Ch == "\n" {
		line, start := now.Line(p.Position.Line)
		rest := bytes.TrimLeft(line, " \t")
		depth := cur.Depth
		if depth > 0 && len(rest) > 0 && bytes.IndexByte([]byte("}])"), rest[0]) >= 0 {
			depth--
		}
		if indent, was := strings.Repeat("  ", depth), line[:len(line)-len(rest)]; string(was) != indent {
			out = append(out, protocol.TextEdit{Range: now.Range(start, start+len(was)), NewText: indent})
		}
		return out, nil
	}
	inside := cursor.At(now.Src, max(here-1, 0))
	if len(inside.Blocks) == 0 {
		return out, nil
	}
	top := inside.Blocks[0].Start
	first := now.Position(top)
	chunk := now.Src[top:endOfBlock(now.Src, here)]
	after, found := layOut(file, chunk)
	if found.HasErrors() || first.Character > 0 {
		return out, nil
	}
	from, to := now.Position(inside.Block().Start).Line, p.Position.Line
	for _, e := range lineEdits(text.New(chunk), text.New(after)) {
		e.Range.Start.Line += first.Line
		if e.Range.End.Line += first.Line; e.Range.Start.Line <= to && e.Range.End.Line >= from {
			out = append(out, e)
		}
	}
	return out, nil
}

// endOfBlock returns the end of the top-level block that contains an offset: the next brace at the beginning of a line.
func endOfBlock(src []byte, offset int) int {
	if offset == 1 || offset > 1 && src[offset-2] == '\n' {
		return offset
	}
	if i := bytes.Index(src[offset:], []byte("\n}")); i >= 0 {
		return offset + i + 2
	}
	return offset
}

// lineEdits returns edits of whole lines that turn a into b. Lines that occur in both are left alone where possible.
func lineEdits(a, b *text.Text) (out []protocol.TextEdit) {
	lines := func(t *text.Text) (ls []string) {
		for i := range t.Lines() {
			line, _ := t.Line(i)
			ls = append(ls, string(line))
		}
		return ls
	}
	x, y := lines(a), lines(b)
	i, j := 0, 0
	flush := func(toI, toJ int) {
		if i == toI && j == toJ {
			return
		}
		r := protocol.Range{Start: protocol.Position{Line: i}, End: protocol.Position{Line: toI}}
		if toI >= len(x) {
			r.End = a.Position(len(a.Src))
		}
		_, from := b.Line(j)
		_, to := b.Line(toJ)
		out = append(out, protocol.TextEdit{Range: r, NewText: string(b.Src[from:to])})
	}
	for i < len(x) || j < len(y) {
		n := 0
		for i+n < len(x) && j+n < len(y) && x[i+n] == y[j+n] {
			n++
		}
		if n > 0 {
			i, j = i+n, j+n
			continue
		}
		toI, toJ := resync(x, y, i, j)
		flush(toI, toJ)
		i, j = toI, toJ
	}
	return out
}

// mostSkipped is how many lines resync looks ahead.
const mostSkipped = 200

// resync returns the next indexes, from i and j on, from which x and y have a line in common.
func resync(x, y []string, i, j int) (int, int) {
	for sum := 1; sum <= mostSkipped; sum++ {
		for k := 0; k <= sum; k++ {
			p, q := i+k, j+sum-k
			if p <= len(x) && q <= len(y) && (p == len(x) && q == len(y) || p < len(x) && q < len(y) && x[p] == y[q]) {
				return p, q
			}
		}
	}
	return len(x), len(y)
}

// foldingRanges returns the blocks, lists and comments with several lines.
func (s *server) foldingRanges(file string, now *text.Text) (any, error) {
	out := []protocol.FoldingRange{}
	add := func(from, to int, kind string) {
		if to > from {
			out = append(out, protocol.FoldingRange{StartLine: from - 1, EndLine: to - 1, Kind: kind})
		}
	}
	eachBlock(s.parse(file, now).Body, nil, func(b *hclsyntax.Block, _ *schema.BlockSpec) {
		add(b.OpenBraceRange.Start.Line, b.CloseBraceRange.Start.Line-1, "")
		for _, a := range b.Body.Attributes {
			switch dsl.Unparen(a.Expr).(type) {
			case *hclsyntax.TupleConsExpr, *hclsyntax.ObjectConsExpr, *hclsyntax.TemplateExpr,
				*hclsyntax.FunctionCallExpr, *hclsyntax.ForExpr:
				add(a.Expr.Range().Start.Line, a.Expr.Range().End.Line-1, "")
			}
		}
	})
	from := -1
	for i := range now.Lines() + 1 {
		line, _ := now.Line(i)
		if isComment := strings.HasPrefix(strings.TrimSpace(string(line)), "#"); isComment && from < 0 {
			from = i
		} else if !isComment && from >= 0 {
			add(from+1, i, "comment")
			from = -1
		}
	}
	return out, nil
}

// selectionRanges returns the ranges that enclose each position: name, expression, attribute, block.
func (s *server) selectionRanges(_ context.Context, p *protocol.SelectionRangeParams) (any, error) {
	file, now, err := s.textOf(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	body := s.parse(file, now).Body
	out := []*protocol.SelectionRange{}
	for _, pos := range p.Positions {
		offset := now.Offset(pos)
		start, end := wordRange(now.Src, offset)
		ranges := [][2]int{{0, len(now.Src)}, {start, end}}
		add := func(r hcl.Range) {
			if covers(r, offset) {
				ranges = append(ranges, [2]int{r.Start.Byte, r.End.Byte})
			}
		}
		eachBlock(body, nil, func(b *hclsyntax.Block, _ *schema.BlockSpec) {
			if !covers(rangeOfBlock(b), offset) {
				return
			}
			add(rangeOfBlock(b))
			for _, a := range b.Body.Attributes {
				if add(a.SrcRange); covers(a.SrcRange, offset) {
					dsl.Walk(a.Expr, func(n hclsyntax.Node) { add(n.Range()) })
				}
			}
		})
		slices.SortStableFunc(ranges, func(a, b [2]int) int { return cmp.Compare(b[1]-b[0], a[1]-a[0]) })
		var inner *protocol.SelectionRange
		for _, r := range ranges {
			if inner != nil && inner.Range == now.Range(r[0], r[1]) {
				continue
			}
			inner = &protocol.SelectionRange{Range: now.Range(r[0], r[1]), Parent: inner}
		}
		out = append(out, inner)
	}
	return out, nil
}

// tokenTypes are the types of semantic tokens. A token has the index of its type.
var tokenTypes = []string{"namespace", "class", "enumMember", "parameter", "variable", "property", "function",
	"method", "event", "keyword", "macro"}

// semanticTokens returns the types of the names in a file.
func (s *server) semanticTokens(file string, now *text.Text) (any, error) {
	type token struct{ start, end, kind int }
	var tokens []token
	kind := func(name string) int { return slices.Index(tokenTypes, name) }
	snap := s.latest(file)
	was := snap.Text(file)
	if was == nil {
		return protocol.SemanticTokens{Data: []int{}}, nil
	}
	shift := text.ShiftOf(was.Src, now.Src)
	for _, r := range snap.Names().Refs(file) {
		start, ok := shift.To(r.At.Start.Byte)
		end, ok2 := shift.To(r.At.End.Byte)
		if ok && ok2 && end <= len(now.Src) && end > start && now.Src[start] != '"' {
			tokens = append(tokens, token{start, end, kind(tokenOf(r.Symbol))})
		}
	}
	eachBlock(s.parse(file, now).Body, nil, func(b *hclsyntax.Block, row *schema.BlockSpec) {
		if row == nil || row.Name == "" {
			return
		}
		tokens = append(tokens, token{b.TypeRange.Start.Byte, b.TypeRange.End.Byte, kind("keyword")})
		for _, a := range b.Body.Attributes {
			if row.Has(a.Name) {
				tokens = append(tokens, token{a.NameRange.Start.Byte, a.NameRange.End.Byte, kind("macro")})
			}
		}
	})
	slices.SortStableFunc(tokens, func(a, b token) int {
		return cmp.Or(cmp.Compare(a.start, b.start),
			cmp.Compare(a.end, b.end))
	})
	data := []int{}
	last, end := protocol.Position{}, -1
	for _, t := range tokens {
		from, to := now.Position(t.start), now.Position(t.end)
		if t.start < end || from.Line != to.Line {
			continue
		}
		end = t.end
		char := from.Character
		if from.Line == last.Line {
			char -= last.Character
		}
		data = append(data, from.Line-last.Line, char, to.Character-from.Character, t.kind, 0)
		last = from
	}
	return protocol.SemanticTokens{Data: data}, nil
}

// tokenOf returns the type of token for a symbol.
func tokenOf(sym *index.Symbol) string {
	switch t := sym.Thing.(type) {
	case *ir.Var:
		if t.Mutable {
			return "variable"
		}
		return "parameter"
	case *ir.Class:
		return "class"
	case *ir.Member, *ir.Option:
		return "enumMember"
	case *ir.Attr, *ir.Field, *ir.Value:
		return "property"
	case *ir.Action, *ir.ActionSet:
		return "method"
	case *ir.Event:
		return "event"
	}
	if sym.Item != nil && !isRule(sym.Kind) {
		return "enumMember"
	}
	return "function"
}

// inlayHints returns the names of parameters before arguments, and the values that inherited has.
func (s *server) inlayHints(_ context.Context, p *protocol.RangeParams) (any, error) {
	file, now, err := s.textOf(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	from, to := now.Offset(p.Range.Start), now.Offset(p.Range.End)
	out := []protocol.InlayHint{}
	snap := s.latest(file)
	table := snap.Table()
	if table == nil {
		return out, nil
	}
	eachBlock(s.parse(file, now).Body, nil, func(b *hclsyntax.Block, _ *schema.BlockSpec) {
		if b.TypeRange.Start.Byte > to || rangeOfBlock(b).End.Byte < from {
			return
		}
		for _, a := range b.Body.Attributes {
			dsl.Walk(a.Expr, func(n hclsyntax.Node) {
				call, ok := n.(*hclsyntax.FunctionCallExpr)
				if !ok || call.NameRange.Start.Byte < from || call.NameRange.Start.Byte > to {
					return
				}
				f := table.Functions[call.Name]
				if f == nil || len(call.Args) != len(f.Func.Params) || len(call.Args) < 2 {
					return
				}
				for i, arg := range call.Args {
					if name := f.Func.Params[i].Name; name != lastName(arg) {
						out = append(out, protocol.InlayHint{Position: now.Position(arg.Range().Start.Byte), Label: name + ":",
							Kind: 2, PaddingRight: true})
					}
				}
			})
		}
	})
	for _, b := range s.parse(file, now).Body.Blocks {
		sym := snap.Names().Declared(b.Type, b.Labels...)
		if sym == nil {
			continue
		}
		m, ok := sym.Thing.(*ir.Member)
		if !ok {
			continue
		}
		for _, a := range dsl.Attributes(b.Body) {
			attr := m.Class.Attr(a.Name)
			if attr == nil || attr.Index >= len(m.Attrs) || !dsl.Mentions(a.Expr, resolve.Inherited) ||
				!covers(rangeOfBlock(b), max(from, b.TypeRange.Start.Byte)) {
				continue
			}
			if c := defaultOf(attr.Type, m.Given(attr)); c != "" && types.IsNumber(attr.Type) {
				out = append(out, protocol.InlayHint{Position: now.Position(a.Expr.Range().End.Byte), Label: c,
					Kind: 1, PaddingLeft: true})
			}
		}
	}
	return out, nil
}

// documentLinks returns links from the folders that a scenario names to the files with their scenario blocks.
func (s *server) documentLinks(file string, now *text.Text) (any, error) {
	out := []protocol.DocumentLink{}
	for _, b := range s.parse(file, now).Body.Blocks {
		for _, a := range b.Body.Attributes {
			row, _ := schema.Block(b.Type)
			spec, ok := (*schema.AttrSpec)(nil), false
			if row != nil {
				spec, ok = row.Attr(a.Name)
			}
			if !ok || !strings.Contains(spec.Type.String(), "folder") && a.Name != "book" {
				continue
			}
			for _, e := range dsl.Elements(a.Expr) {
				name, ok := dsl.Literal(e)
				if !ok {
					continue
				}
				target := path.Join(path.Dir(file), name)
				if a.Name != "book" {
					target = s.headOfFolder(target)
				}
				if r := e.Range(); target != "" && s.work.Text(target) != nil {
					out = append(out, protocol.DocumentLink{Range: now.Range(r.Start.Byte+1, r.End.Byte-1),
						Target: s.work.URI(target)})
				}
			}
		}
	}
	return out, nil
}

// headOfFolder returns the file of a folder that has its scenario block, or "".
func (s *server) headOfFolder(dir string) string {
	files, _ := filepath.Glob(filepath.Join(filepath.FromSlash(dir), "*.hcl"))
	for _, file := range files {
		file = filepath.ToSlash(file)
		if t := s.work.Text(file); t != nil && headLine.Match(t.Src) {
			return file
		}
	}
	return ""
}

var headLine = regexp.MustCompile(`(?m)^scenario\s`)

func (s *server) colours(file string, now *text.Text) (any, error) {
	out := []protocol.ColorInformation{}
	eachBlock(s.parse(file, now).Body, nil, func(b *hclsyntax.Block, _ *schema.BlockSpec) {
		for _, a := range b.Body.Attributes {
			if a.Name != "colour" && a.Name != "colours" {
				continue
			}
			dsl.Walk(a.Expr, func(n hclsyntax.Node) {
				e, ok := n.(*hclsyntax.TemplateExpr)
				if !ok {
					return
				}
				word, _ := dsl.Literal(e)
				if c, ok := paint.Parse(word); ok {
					part := func(shift int) float64 { return float64(c>>shift&0xFF) / 0xFF }
					out = append(out, protocol.ColorInformation{Range: now.Range(e.SrcRange.Start.Byte+1, e.SrcRange.End.Byte-1),
						Color: protocol.Color{Red: part(16), Green: part(8), Blue: part(0), Alpha: 1}})
				}
			})
		}
	})
	return out, nil
}

// colourWords returns the source text for a colour.
func (s *server) colourWords(_ context.Context, p *protocol.ColorPresentationParams) (any, error) {
	part := func(x float64) int { return int(max(0, min(x, 1))*0xFF + 0.5) }
	label := fmt.Sprintf("#%02x%02x%02x", part(p.Color.Red), part(p.Color.Green), part(p.Color.Blue))
	return []protocol.ColorPresentation{{Label: label, TextEdit: &protocol.TextEdit{Range: p.Range, NewText: label}}}, nil
}
