package lsp

import (
	"context"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/lsp/wire"
)

// A name is changed everywhere or not at all: in the scenario that declares it and in all scenarios of the workspace
// that are built on that one, including lines of tests and citations. If that is impossible, the error says why.

func (s *server) prepareRename(_ context.Context, at *spot) (any, error) {
	sym, refused := s.findRenamable(at)
	if refused != nil {
		return nil, refused
	}
	for _, r := range s.findNamed(at) {
		if r.Symbol == sym {
			start, end := nameIn(at.snap.Text(at.file), r)
			l, _ := s.move(at.snap, at.file, at.snap.Text(at.file).Range(start, end))
			return protocol.PrepareRename{Range: l, Placeholder: sym.Name}, nil
		}
	}
	return nil, nil
}

// findRenamable returns the symbol at a spot, or an error if its name cannot be changed.
func (s *server) findRenamable(at *spot) (*index.Symbol, error) {
	refs := s.findNamed(at)
	if len(refs) == 0 {
		return nil, wire.Errorf(wire.RequestFailed, "there is no name here that a scenario declares")
	}
	for _, r := range refs[1:] {
		if r.Symbol != refs[0].Symbol {
			return nil, wire.Errorf(wire.RequestFailed, "this names several things, such as %s and %s",
				whatIs(refs[0].Symbol), whatIs(r.Symbol))
		}
	}
	sym := refs[0].Symbol
	switch {
	case sym.At.Filename == "":
		return nil, wire.Errorf(wire.RequestFailed, "%s is a word of the language", sym.Name)
	case resolve.InGames(sym.At.Filename) || !s.work.Holds(sym.At.Filename):
		return nil, wire.Errorf(wire.RequestFailed,
			"%s is declared in %s, which is not in the folders that are open in the editor", whatIs(sym),
			path.Dir(sym.At.Filename))
	case sym.Kind == "local" && (sym.Name == "self" || sym.Name == "it"):
		return nil, wire.Errorf(wire.RequestFailed, "%s is a word of the language here", sym.Name)
	}
	t := at.snap.Text(sym.At.Filename)
	if t == nil || !strings.Contains(string(sym.At.SliceBytes(t.Src)), sym.Name) {
		return nil, wire.Errorf(wire.RequestFailed,
			"%s is not written where it is declared: it comes from a module or from a short form", sym.Name)
	}
	return sym, nil
}

// whatIs describes a symbol in messages: its kind and name.
func whatIs(sym *index.Symbol) string {
	if sym.Of != "" && sym.Kind != sym.Of {
		return sym.Kind + " " + sym.Of + "." + sym.Name
	}
	return sym.Kind + " " + sym.Name
}

// nameIn returns the range of a symbol's name within a reference, which may have quotes around it.
func nameIn(t *text.Text, r *index.Ref) (start, end int) {
	written := string(r.At.SliceBytes(t.Src))
	i := strings.Index(written, r.Symbol.Name)
	if i < 0 {
		return r.At.Start.Byte, r.At.Start.Byte
	}
	return r.At.Start.Byte + i, r.At.Start.Byte + i + len(r.Symbol.Name)
}

func (s *server) rename(ctx context.Context, p *protocol.RenameParams) (any, error) {
	at, err := s.spotAt(&p.PositionParams)
	if err != nil {
		return nil, err
	}
	sym, err := s.findRenamable(at)
	if err != nil {
		return nil, err
	}
	if p.NewName == sym.Name {
		return protocol.WorkspaceEdit{Changes: map[string][]protocol.TextEdit{}}, nil
	}
	if err := s.checkName(sym, p.NewName); err != nil {
		return nil, err
	}
	for _, dir := range s.work.Dependents(path.Dir(sym.At.Filename)) {
		s.current(dir) // so that a new use is not left out
	}
	if at, err = s.spotAt(&p.PositionParams); err != nil {
		return nil, err
	}
	if sym, err = s.findRenamable(at); err != nil {
		return nil, err
	}
	uses := s.uses(ctx, sym)
	out := protocol.WorkspaceEdit{Changes: map[string][]protocol.TextEdit{}}
	for _, u := range uses {
		if err := s.checkClashes(u, sym, p.NewName); err != nil {
			return nil, err
		}
		t := u.snap.Text(u.At.Filename)
		if t == nil {
			continue
		}
		start, end := nameIn(t, u.Ref)
		if start == end {
			if sym.Kind == "clause" || sym.Kind == "local" {
				l := s.location(u.snap, u.At)
				if sym.Kind == "local" && string(u.At.SliceBytes(t.Src)) != sym.Name {
					continue // a short form, which means the local without writing its name
				}
				return nil, wire.Errorf(wire.RequestFailed, "%s:%d cites it with others, %s; write it out first",
					path.Base(u.At.Filename), l.Range.Start.Line+1, u.At.SliceBytes(t.Src))
			}
			return nil, wire.Errorf(wire.RequestFailed, "%s:%d names it as %s, because a module has it under another name",
				path.Base(u.At.Filename), u.At.Start.Line, u.At.SliceBytes(t.Src))
		}
		r, there := s.move(u.snap, u.At.Filename, t.Range(start, end))
		if !there {
			return nil, wire.Errorf(wire.RequestFailed, "%s is being edited where it names %s; ask again",
				path.Base(u.At.Filename), sym.Name)
		}
		uri := s.work.URI(u.At.Filename)
		edit := protocol.TextEdit{Range: r, NewText: p.NewName}
		if !slices.Contains(out.Changes[uri], edit) {
			out.Changes[uri] = append(out.Changes[uri], edit)
		}
	}
	if len(uses) == 0 {
		return nil, wire.Errorf(wire.RequestFailed,
			"the uses of %s are not known, because the scenario cannot be read; correct its syntax first", sym.Name)
	}
	return out, nil
}

// checkName returns an error if name is not a valid name for a symbol.
func (s *server) checkName(sym *index.Symbol, name string) error {
	isFree := sym.Kind == "clause" || sym.Kind == "test"
	if !isFree && (!hclsyntax.ValidIdentifier(name) || strings.Contains(name, "-")) {
		return wire.Errorf(wire.RequestFailed, "%q is not a name: write letters, digits and _, a letter first", name)
	}
	if isFree && (name == "" || strings.ContainsAny(name, "\"\\\n${")) {
		return wire.Errorf(wire.RequestFailed, "%q cannot be written between quotes as it is", name)
	}
	if symbols.Reserved(name) {
		return wire.Errorf(wire.RequestFailed, "%q is a word of the language", name)
	}
	return nil
}

// checkClashes returns an error if something else has the new name in a scenario.
func (s *server) checkClashes(u use, sym *index.Symbol, name string) error {
	names := u.snap.Names()
	refuse := func(other *index.Symbol) error {
		return wire.Errorf(wire.RequestFailed, "there is %s already, at %s:%d", whatIs(other),
			path.Base(other.At.Filename), other.At.Start.Line)
	}
	for _, other := range names.Symbols {
		if other == u.Symbol || other.Name != name {
			continue
		}
		isSame := other.Kind == sym.Kind && other.Of == sym.Of &&
			(sym.Item != nil) == (other.Item != nil) && sym.Kind != "local"
		isCall := isCalled(sym.Kind) && isCalled(other.Kind)
		isMember := sym.Of != "" && sym.Of == other.Of && sym.Item == nil && other.Item == nil
		if isSame || isCall || isMember {
			return refuse(other)
		}
		if sym.Kind == "local" && other.Kind == "local" {
			a, b := names.BlockAt(u.At.Filename, u.At.Start.Byte), names.BlockAt(other.At.Filename, other.At.Start.Byte)
			if a != nil && a == b {
				return refuse(other)
			}
		}
	}
	if table := u.snap.Table(); table != nil && sym.Kind == "local" && table.Classes[name] != nil {
		return wire.Errorf(wire.RequestFailed, "%s is a class, which a local cannot hide", name)
	}
	return nil
}

// isCalled reports whether the statement call runs declarations of a kind.
func isCalled(kind string) bool { return kind == "procedure" || kind == "phase" }
