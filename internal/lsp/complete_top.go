package lsp

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"time"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/lsp/cursor"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/session/lines"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

func commentAbove(t *text.Text, line int) string { return index.Comment(t.Src, line) }

// topLevel completes a block at the top level: a type of the language, or a block that changes one of a base.
func (c *completer) topLevel() {
	for _, row := range schema.TopLevel() {
		c.block(2, row)
	}
	for _, it := range c.snap.Built.Merged.Items {
		if len(it.Labels) == 0 || it.Type == "test" || it.Type == "rulebook" ||
			path.Dir(it.Origin.Range.Filename) == path.Dir(c.file) {
			continue
		}
		if c.cur.Word == "" && !isRule(it.Type) {
			continue // without things, of which there may be hundreds
		}
		what := resolve.Describe(it.Type, it.Labels)
		c.add(3, protocol.CompletionItem{Label: what, Kind: protocol.CompletionSnippet,
			Detail: "change this of " + path.Base(it.Origin.Folder)}, override(it))
	}
	c.more = true
}

// override returns a snippet for a block that changes a declaration of a base. It inherits every part that it does not
// change.
func override(it *resolve.Item) string {
	what := resolve.Describe(it.Type, it.Labels)
	name := it.Labels[len(it.Labels)-1]
	switch it.Type {
	case "procedure", "phase", "sequence", "action":
		return "around " + what + " ${1:" + name + "_changed} {\n  call inherited {}\n  $0\n}"
	case "event":
		return "on " + name + " ${1:" + name + "_changed} {\n  $0\n}"
	case "value":
		return "modifier ${1:" + name + "_changed} {\n  to  = value." + name + "\n  add = ${2:1}\n}"
	case "scoring":
		return what + " {\n  $0\n}"
	}
	out := what + " {"
	if _, labels := schema.Block(it.Type); labels {
		n := 0
		for _, a := range dsl.Attributes(it.Body) {
			if a.Name == "cites" || a.Name == "params" || a.Name == "of" {
				continue
			}
			n++
			if _, isText := dsl.Literal(a.Expr); isText || it.Type != "function" && n > 3 {
				continue
			}
			out += "\n  " + a.Name + " = inherited"
		}
	}
	return out + "$0\n}"
}

// labels completes the labels of a block that is being written.
func (c *completer) labels() {
	words := strings.Fields(strings.ReplaceAll(c.cur.Head, `"`, " "))
	if len(words) == 0 {
		return
	}
	typ, before := words[0], words[1:]
	inTop := c.cur.Block() == nil
	rest, _, _ := bytes.Cut(c.now.Src[c.here:], []byte("\n"))
	isLast := len(bytes.TrimSpace(rest)) == 0 // the rest of the line is empty
	names := func(kinds ...string) {
		for _, s := range c.snap.Names().Symbols {
			if s.Item != nil && slices.Contains(kinds, s.Item.Type) {
				it := protocol.CompletionItem{Label: s.Name, Kind: protocol.CompletionReference,
					Detail: s.Kind + " in " + path.Base(path.Dir(s.At.Filename))}
				insert := ""
				if isLast && c.snippets {
					insert = s.Name + bodyAfter(typ, s)
				}
				c.add(2, c.documented(it, s.Thing), insert)
			}
		}
	}
	var row *schema.BlockSpec
	if b := c.cur.Block(); b != nil && b.Row != nil {
		row = cursor.RowOf(b.Row, typ)
	} else if inTop {
		row = cursor.RowOf(nil, typ)
	}
	switch {
	case typ == "call" && len(before) == 0:
		names("procedure", "phase")
		c.add(1, protocol.CompletionItem{Label: "inherited", Kind: protocol.CompletionKeyword}, "")
	case typ == "run" && len(before) == 0:
		names("procedure", "phase", "sequence")
	case typ == "emit" && len(before) == 0, typ == "on" && inTop && len(before) == 0:
		names("event")
	case typ == "place" && len(before) == 0:
		c.things(c.table.Classes["space"])
	case inTop && slices.Contains([]string{"before", "after", "around"}, typ):
		if len(before) == 0 {
			for _, word := range []string{"procedure", "phase", "action", "sequence"} {
				c.add(1, protocol.CompletionItem{Label: word, Kind: protocol.CompletionKeyword}, "")
			}
		} else if len(before) == 1 {
			names(before[0])
		}
	case inTop && slices.Contains([]string{"amend", "remove", "needs"}, typ):
		if len(before) == 0 {
			for _, name := range schema.TopLevelNames() {
				c.add(1, protocol.CompletionItem{Label: name, Kind: protocol.CompletionKeyword}, "")
			}
		} else {
			names(before[0])
		}
	case inTop && typ == "class":
		for name := range c.table.Classes {
			c.add(1, protocol.CompletionItem{Label: name, Kind: protocol.CompletionClass}, "")
		}
	case inTop && typ == "thing" && len(before) == 1:
		c.things(c.table.Classes[before[0]])
	case inTop && len(before) == 0:
		names(typ) // blocks of a base to change
	case row != nil && row.Target.Word != "":
		if len(before) == 1 {
			c.things(c.table.Classes[before[0]])
			return
		}
		for _, v := range c.scope.Locals {
			c.add(1, protocol.CompletionItem{Label: v.Name, Kind: protocol.CompletionVariable}, "")
		}
		for name := range c.table.Classes {
			c.add(2, protocol.CompletionItem{Label: name, Kind: protocol.CompletionClass}, "")
		}
	}
}

// bodyAfter returns a snippet for what follows the name of a symbol in a block of a type: the arguments of a call, the
// label of a hook, and braces.
func bodyAfter(typ string, s *index.Symbol) string {
	switch typ {
	case "before", "after", "around":
		return " ${1:" + typ + "_" + s.Name + "} {\n  $0\n}"
	case "amend", "on":
		return " {\n  $0\n}"
	case "remove", "needs":
		return " {}"
	case "call", "run", "emit":
		var params []*ir.Var
		switch t := s.Thing.(type) {
		case *ir.Func:
			params = t.Params
		case *ir.Event:
			params = t.Fields
		}
		if len(params) == 0 {
			return " {}"
		}
		out := " {"
		for i, p := range params {
			out += fmt.Sprintf("\n  %s = ${%d}", p.Name, i+1)
		}
		return out + "\n}"
	}
	if s.Item != nil && s.Item.Type == typ { // it changes one of a base
		if body, ok := strings.CutPrefix(override(s.Item), resolve.Describe(typ, s.Item.Labels)); ok {
			return body
		}
	}
	return " {\n  $0\n}"
}

// text completes inside quotes: clauses in citations, and lines in tests.
func (c *completer) text(ctx context.Context) {
	switch c.cur.Attr {
	case "cites":
		var ids []string
		for id := range c.table.Clauses {
			ids = append(ids, id)
		}
		slices.Sort(ids)
		for _, id := range ids {
			clause := c.table.Clauses[id]
			detail := clause.Text
			if len(detail) > 60 {
				detail = strings.ToValidUTF8(detail[:60], "") + "…"
			}
			rank := 2
			if path.Dir(clause.Range.Filename) == path.Dir(c.file) {
				rank = 1 // the scenario's own book comes before that of a base
			}
			c.add(rank, protocol.CompletionItem{Label: id, Kind: protocol.CompletionReference, Detail: detail,
				FilterText:    id + " " + clause.Text,
				Documentation: protocol.Markdown(describeClause(clause))}, schema.SnippetText(id))
		}
	case "line", "lines", "offered":
		typed := string(c.now.Src[*c.cur.Text:c.here])
		for _, line := range c.atStep(ctx, func(g *runtime.Game) []string { return legalLines(g, typed) }) {
			c.add(1, protocol.CompletionItem{Label: line, Kind: protocol.CompletionText,
				Detail: "legal here"}, schema.SnippetText(line))
		}
		c.more = true
	case "because":
		for _, why := range c.atStep(ctx, c.whyRefused) {
			c.add(1, protocol.CompletionItem{Label: why, Kind: protocol.CompletionText,
				Detail: "what the rules say"}, schema.SnippetText(why))
		}
	}
}

// Limits of the lines that are completed.
const (
	mostLines = 100
	lineTime  = 300 * time.Millisecond
)

// errEnough ends a test at the step that was asked for.
var errEnough = errors.New("enough")

// atStep returns the result of at in the game at the step of the test around the position. It runs the test, from the
// last text without errors, up to that step.
func (c *completer) atStep(ctx context.Context, at func(*runtime.Game) []string) []string {
	sc := c.work.Scenario(path.Dir(c.file))
	if sc.Good == nil {
		c.work.Compile(path.Dir(c.file), true, nil)
		sc = c.work.Scenario(path.Dir(c.file))
	}
	if sc.Good == nil || len(c.cur.Blocks) == 0 || c.cur.Blocks[0].Type != "test" {
		return nil
	}
	built := sc.Good.Program()
	if built == nil || built.Program == nil {
		return nil
	}
	test := findTest(built.Program, c.cur.Blocks[0].Label(0))
	if test < 0 { // it was just written
		if built = c.current(path.Dir(c.file)).Program(); built == nil || built.Program == nil {
			return nil
		}
		if test = findTest(built.Program, c.cur.Blocks[0].Label(0)); test < 0 {
			return nil
		}
	}
	return runTo(ctx, built.Program, test, linesBefore(c.now.Src[c.cur.Blocks[0].Open:*c.cur.Text-1]), at)
}

// whyRefused returns the reasons why the rules refuse the line of the block at the position.
func (c *completer) whyRefused(g *runtime.Game) []string {
	line := strings.Trim(valueIn(string(c.now.Src[c.cur.Block().Open:c.here]), "line"), `"`)
	if err := g.Clone().Do(line); err != nil && line != "" {
		why, _, _ := strings.Cut(err.Error(), "\n")
		return []string{why}
	}
	return nil
}

// runTo runs a test until the lines before a position are played, and returns the result of at then. Where the compiled
// test has other lines than the present text, it continues with those of the text.
func runTo(ctx context.Context, p *program.Program, test int, before []string,
	at func(*runtime.Game) []string) (found []string) {
	var last *runtime.Game
	played, done, isThere := 0, 0, false
	trial.One(p, test, trial.Options{Observe: func(m trial.Moment) error {
		if ctx.Err() != nil || isThere { // One runs a failed test again, and errEnough makes this one fail
			return errEnough
		}
		if m.Kind == trial.Played {
			if played++; played > len(before) || m.Line != before[played-1] {
				return errEnough
			}
		}
		if m.Kind == trial.Began || m.Kind == trial.Given || m.Kind == trial.Refused || m.Game.Decision() == nil {
			return nil
		}
		if played == len(before) {
			found, isThere = at(m.Game), true
			return errEnough
		}
		last, done = m.Game.Clone(), played
		return nil
	}})
	if isThere || last == nil || ctx.Err() != nil {
		return found
	}
	for _, line := range before[done:] {
		if last.Do(line) != nil || last.Decision() == nil {
			return nil
		}
	}
	return at(last)
}

// findTest returns the index of a test, or -1.
func findTest(p *program.Program, name string) int {
	for i := range p.Tests {
		if p.Strings[p.Tests[i].Name] == name {
			return i
		}
	}
	return -1
}

// linesBefore returns the lines that are played in the text of a test.
func linesBefore(src []byte) (out []string) {
	for i, b := range src {
		if b != '"' {
			continue
		}
		if c := cursor.At(src, i); c.Text == nil && (c.Attr == "lines" || c.Attr == "line") {
			if b := c.Block(); b != nil && b.Type == "play" {
				line, _, _ := strings.Cut(string(src[i+1:]), `"`)
				out = append(out, line)
			}
		}
	}
	return out
}

// legalLines returns the legal answers that begin with what is typed. If there are too many, it returns how the line
// can continue.
func legalLines(g *runtime.Game, typed string) []string {
	d := g.Decision()
	options := d.Options(nil)
	var out, open []string
	if d.Kind != runtime.Menu {
		for _, o := range options {
			if strings.HasPrefix(strings.ToLower(o.Text), strings.ToLower(typed)) {
				out = append(out, o.Text)
			}
		}
	}
	open = []string{typed}
	if strings.TrimSpace(typed) == "" {
		open = nil
		for _, a := range g.Offered() {
			if line := g.Program().Actions[a].Line; len(line) > 0 && line[0].Param < 0 {
				open = append(open, g.Program().Strings[line[0].Literal])
			}
		}
		if d.Kind == runtime.Menu {
			for _, o := range options {
				isBegun := slices.ContainsFunc(open, func(s string) bool { return strings.HasPrefix(s, o.Text) })
				if !isBegun && g.Clone().Do(o.Text) == nil {
					out = append(out, o.Text) // such as pass
				}
			}
		}
	}
	seen := map[string]bool{}
	end := time.Now().Add(lineTime)
	for len(open) > 0 && len(out) < mostLines && time.Now().Before(end) {
		line := open[0]
		open = open[1:]
		if seen[line] {
			continue
		}
		seen[line] = true
		next := lines.Complete(g, options, line, nil)
		if len(next) == 0 && strings.HasSuffix(line, " ") { // a number that depends on the rest of the line
			next = lines.Complete(g, options, line+"1 ", nil)
		}
		if next = slices.DeleteFunc(next, func(s string) bool { return s == line }); len(next) > 0 {
			open = append(open, next...)
		} else if g.Clone().Do(line) == nil && !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	for _, line := range open {
		if line != typed && len(out) < mostLines && !slices.Contains(out, line) {
			out = append(out, line)
		}
	}
	return out
}

// signatureHelp describes the parameters of the call around a position.
func (s *server) signatureHelp(_ context.Context, at *spot) (any, error) {
	cur, table := cursor.At(at.now.Src, at.here), at.snap.Table()
	if len(cur.Calls) == 0 || table == nil || cur.Text != nil {
		return nil, nil
	}
	call := cur.Calls[len(cur.Calls)-1]
	var sig protocol.Signature
	if f := table.Functions[call.Name]; f != nil {
		sig.Label = call.Name + "(" + parameters(f.Func.Params) + ") " + types.Name(f.Func.Result)
		for _, v := range f.Func.Params {
			sig.Parameters = append(sig.Parameters, protocol.Parameter{Label: v.Name + " " + types.Name(v.Type)})
		}
		if t := at.snap.Text(f.Func.Range.Filename); t != nil {
			sig.Documentation = protocol.Markdown(commentAbove(t, f.Func.Range.Start.Line))
		}
	} else if row, ok := builtin.Lookup(call.Name); ok {
		sig = protocol.Signature{Label: row.Signature(), Documentation: protocol.Markdown(row.Doc)}
		for _, param := range row.Params {
			sig.Parameters = append(sig.Parameters, protocol.Parameter{Label: param.Name + " " + param.Type.String()})
		}
	} else {
		return nil, nil
	}
	return protocol.SignatureHelp{Signatures: []protocol.Signature{sig},
		ActiveParameter: min(call.Arg, max(len(sig.Parameters)-1, 0))}, nil
}
