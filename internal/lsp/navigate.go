package lsp

import (
	"cmp"
	"context"
	"path"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
	"github.com/scenario-lang/scenario/internal/lsp/wire"
	"github.com/scenario-lang/scenario/internal/lsp/workspace"
)

// spot is a position in a file: in its buffer, and in the latest snapshot that has the file.
type spot struct {
	snap   *workspace.Snapshot
	file   string
	now    *text.Text // of the buffer
	here   int        // the offset in it
	offset int        // in the text of the snapshot
}

// spotAt returns the spot at a position. It compiles the folder if it has not been compiled.
func (s *server) spotAt(p *protocol.PositionParams) (*spot, error) {
	file, now, err := s.textOf(p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	at := &spot{file: file, now: now, here: now.Offset(p.Position)}
	at.setSnapshot(s.latest(file))
	return at, nil
}

// textOf returns the file and the text that a URI names.
func (s *server) textOf(uri string) (string, *text.Text, error) {
	file := workspace.FileOf(uri)
	if file == "" {
		return "", nil, wire.Errorf(wire.InvalidParams, "%q is not the address of a file", uri)
	}
	now := s.work.Text(file)
	if now == nil {
		return "", nil, wire.Errorf(wire.RequestFailed, "%s cannot be read", file)
	}
	return file, now, nil
}

func (at *spot) setSnapshot(snap *workspace.Snapshot) {
	at.snap, at.offset = snap, at.here
	if was := snap.Text(at.file); was != nil && was != at.now {
		at.offset = text.ShiftOf(was.Src, at.now.Src).Back(at.here)
	}
}

// latest returns the latest snapshot of the folder of a file that could be read and knows the file.
func (s *server) latest(file string) *workspace.Snapshot {
	dir := path.Dir(file)
	sc := s.work.Scenario(dir)
	for _, snap := range []*workspace.Snapshot{sc.Read, sc.Quick, sc.Full} {
		if snap != nil && snap.Text(file) != nil {
			return snap
		}
	}
	snap := s.work.Compile(dir, false, nil)
	s.work.Learn(snap)
	return snap
}

// full returns a snapshot of a folder that was checked completely.
func (s *server) full(dir string) *workspace.Snapshot {
	if sc := s.work.Scenario(dir); sc.Full != nil {
		return sc.Full
	}
	return s.work.Compile(dir, true, nil)
}

// current returns a complete snapshot of the present text of a folder.
func (s *server) current(dir string) *workspace.Snapshot {
	snap := s.full(dir)
	for _, b := range s.work.Buffers() {
		if v, ok := snap.Versions[b.File]; snap.Reads(path.Dir(b.File)) && (!ok || v != b.Version) {
			return s.work.Compile(dir, true, nil)
		}
	}
	return snap
}

// findNamed returns the references at a spot. If the latest text has errors around it, they are those of the last
// snapshot without errors.
func (s *server) findNamed(at *spot) []*index.Ref {
	refs := at.snap.Names().At(at.file, at.offset)
	if sc := s.work.Scenario(path.Dir(at.file)); len(refs) == 0 && sc.Good != nil && sc.Good.Text(at.file) != nil {
		at.setSnapshot(sc.Good)
		refs = sc.Good.Names().At(at.file, at.offset)
	}
	return refs
}

func (s *server) definition(_ context.Context, at *spot) (any, error) {
	var out places
	for _, r := range s.findNamed(at) {
		if r.Symbol.At.Filename != "" {
			out.add(s.location(at.snap, r.Symbol.At))
		}
	}
	if wordAt(at.now.Src, at.here) == "inherited" {
		for _, b := range s.inherited(at) {
			out.add(s.location(at.snap, b))
		}
	}
	return out.list(), nil
}

// wordAt returns the name around an offset.
func wordAt(src []byte, offset int) string {
	start, end := wordRange(src, offset)
	return string(src[start:end])
}

// wordRange returns the start and end of the name around an offset.
func wordRange(src []byte, offset int) (start, end int) {
	isPart := func(b byte) bool {
		return b == '_' || b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= 0x80
	}
	start = min(max(offset, 0), len(src))
	for end = start; end < len(src) && isPart(src[end]); end++ {
	}
	for ; start > 0 && isPart(src[start-1]); start-- {
	}
	return start, end
}

// inherited returns the places in the bases that define the attribute around a spot, to which inherited refers there.
func (s *server) inherited(at *spot) []hcl.Range {
	names := at.snap.Names()
	b := names.BlockAt(at.file, at.offset)
	if b == nil {
		return nil
	}
	attr := ""
	for name, a := range b.Body.Attributes {
		if a.SrcRange.Start.Byte <= at.offset && at.offset <= a.SrcRange.End.Byte {
			attr = name
		}
	}
	var out []hcl.Range
	for _, other := range findSameBlocks(names, b) {
		if a := other.Body.Attributes[attr]; a != nil && path.Dir(a.NameRange.Filename) != path.Dir(at.file) {
			out = append(out, a.NameRange)
		}
	}
	return out
}

// findSameBlocks returns all blocks with the type and labels of a block.
func findSameBlocks(x *index.Index, b *index.Block) (out []*index.Block) {
	for _, file := range x.Files() {
		for _, other := range x.Blocks(file) {
			if other.Type == b.Type && slices.Equal(other.Labels, b.Labels) {
				out = append(out, other)
			}
		}
	}
	return out
}

// places are locations without repetitions.
type places []protocol.Location

func (p *places) add(l protocol.Location) {
	if !slices.Contains(*p, l) {
		*p = append(*p, l)
	}
}

// list returns the places as a result, which is an array even if it is empty.
func (p places) list() []protocol.Location {
	if p == nil {
		return []protocol.Location{}
	}
	slices.SortStableFunc(p, func(a, b protocol.Location) int {
		return cmp.Or(strings.Compare(a.URI, b.URI), cmp.Compare(a.Range.Start.Line, b.Range.Start.Line),
			cmp.Compare(a.Range.Start.Character, b.Range.Start.Character))
	})
	return p
}

// use is a reference to a symbol in a snapshot.
type use struct {
	*index.Ref
	snap *workspace.Snapshot
}

// uses returns every reference to a symbol: in the scenario that declares it, and in all scenarios of the workspace
// that are built on that one.
func (s *server) uses(ctx context.Context, sym *index.Symbol) []use {
	var out []use
	seen := map[hcl.Range]bool{}
	for _, dir := range s.work.Dependents(path.Dir(sym.At.Filename)) {
		if ctx.Err() != nil {
			return nil
		}
		if !s.work.Mentions(dir, sym.Name) {
			continue // the scenario that it is built on is asked by itself
		}
		snap := s.full(dir)
		same := snap.Names().SymbolAt(sym.At, sym.Name)
		if same == nil {
			continue
		}
		for _, r := range same.Refs {
			if !seen[r.At] {
				seen[r.At] = true
				out = append(out, use{r, snap})
			}
		}
	}
	return out
}

func (s *server) references(ctx context.Context, p *protocol.ReferenceParams) (any, error) {
	at, err := s.spotAt(&p.PositionParams)
	if err != nil {
		return nil, err
	}
	var out places
	for _, r := range s.findNamed(at) {
		for _, u := range s.usesOf(ctx, at, r.Symbol) {
			if p.Context.IncludeDeclaration || !u.Declares {
				out.add(s.location(u.snap, u.At))
			}
		}
	}
	return out.list(), nil
}

// usesOf returns the uses of any symbol. Of a symbol of the language it returns those in one scenario.
func (s *server) usesOf(ctx context.Context, at *spot, sym *index.Symbol) []use {
	if sym.At.Filename != "" {
		return s.uses(ctx, sym)
	}
	var out []use
	snap := s.full(path.Dir(at.file))
	for _, other := range snap.Names().Symbols {
		if other.Kind == sym.Kind && other.Name == sym.Name && other.At.Filename == "" {
			for _, r := range other.Refs {
				out = append(out, use{r, snap})
			}
		}
	}
	return out
}

// implementation returns what changes a declaration: blocks of the same type and name in other folders, and hooks.
func (s *server) implementation(ctx context.Context, at *spot) (any, error) {
	var out places
	for _, r := range s.findNamed(at) {
		for _, u := range s.uses(ctx, r.Symbol) {
			if u.changes() {
				out.add(s.location(u.snap, u.At))
			}
		}
	}
	return out.list(), nil
}

// changes reports whether a use changes the symbol: it is an override, a hook, or another rule that is attached to it.
func (u use) changes() bool {
	if u.Declares {
		return u.At != u.Symbol.At
	}
	b := u.snap.Names().BlockAt(u.At.Filename, u.At.Start.Byte)
	return b != nil && u.Attaches(b)
}

func (s *server) highlight(_ context.Context, at *spot) (any, error) {
	out := []protocol.DocumentHighlight{}
	for _, r := range s.findNamed(at) {
		for _, other := range r.Symbol.Refs {
			if other.At.Filename == at.file {
				kind := 2
				if other.Declares {
					kind = 3
				}
				out = append(out, protocol.DocumentHighlight{Range: s.location(at.snap, other.At).Range, Kind: kind})
			}
		}
	}
	return out, nil
}

// symbolKinds maps kinds of declarations to those of the protocol. Kinds that are not in it are objects.
var symbolKinds = map[string]int{
	"function":      protocol.SymbolFunction,
	"procedure":     protocol.SymbolFunction,
	"phase":         protocol.SymbolFunction,
	"action":        protocol.SymbolMethod,
	"actions":       protocol.SymbolInterface,
	"event":         protocol.SymbolEvent,
	"before":        protocol.SymbolEvent,
	"after":         protocol.SymbolEvent,
	"around":        protocol.SymbolEvent,
	"on":            protocol.SymbolEvent,
	"class":         protocol.SymbolClass,
	"record":        protocol.SymbolStruct,
	"enum":          protocol.SymbolEnum,
	"value":         protocol.SymbolProperty,
	"modifier":      protocol.SymbolOperator,
	"movement":      protocol.SymbolFunction,
	"scenario":      protocol.SymbolModule,
	"rulebook":      protocol.SymbolNamespace,
	"clause":        protocol.SymbolString,
	"option":        protocol.SymbolVariable,
	"attribute":     protocol.SymbolField,
	"state":         protocol.SymbolField,
	"value of enum": protocol.SymbolEnumMember,
	"local":         protocol.SymbolVariable,
	"test":          protocol.SymbolMethod,
	"victory":       protocol.SymbolOperator,
	"forbid":        protocol.SymbolOperator,
	"sequence":      protocol.SymbolFunction,
}

func symbolKind(kind string) int { return cmp.Or(symbolKinds[kind], protocol.SymbolObject) }

// documentSymbols returns the blocks of the present text of a file.
func (s *server) documentSymbols(file string, now *text.Text) (any, error) {
	out := []protocol.DocumentSymbol{}
	for _, b := range s.parse(file, now).Body.Blocks {
		d := symbolOf(now, b)
		for _, in := range b.Body.Blocks {
			if len(in.Labels) > 0 {
				d.Children = append(d.Children, symbolOf(now, in))
			}
		}
		out = append(out, d)
	}
	return out, nil
}

// mostSymbols bounds how many symbols an answer has.
const mostSymbols = 300

// workspaceSymbols returns the declarations whose names contain all words of a query.
func (s *server) workspaceSymbols(_ context.Context, p *struct {
	Query string `json:"query"`
}) (any, error) {
	words := strings.Fields(strings.ToLower(p.Query))
	out := []protocol.WorkspaceSymbol{}
	seen := map[hcl.Range]bool{}
	for _, dir := range s.openFolders() {
		snap := s.full(dir)
		for _, sym := range snap.Names().Symbols {
			what := strings.ToLower(sym.Kind + " " + sym.Name)
			if sym.Item == nil && sym.Kind != "clause" && sym.Kind != "state" && sym.Kind != "attribute" || seen[sym.At] ||
				slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(what, w) }) {
				continue
			}
			if seen[sym.At] = true; len(out) < mostSymbols {
				out = append(out, protocol.WorkspaceSymbol{Name: sym.Name, Kind: symbolKind(sym.Kind),
					ContainerName: sym.Kind + " in " + path.Base(path.Dir(sym.At.Filename)), Location: s.location(snap, sym.At)})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b protocol.WorkspaceSymbol) int { return cmp.Compare(len(a.Name), len(b.Name)) })
	return out, nil
}

// prepareCalls returns the rules that are named at a position.
func (s *server) prepareCalls(_ context.Context, at *spot) (any, error) {
	out := []protocol.CallItem{}
	for _, r := range s.findNamed(at) {
		if sym := r.Symbol; sym.Item != nil && isRule(sym.Kind) {
			out = append(out, s.callItem(at.snap, sym.Kind, sym.Name, sym.At))
		}
	}
	return out, nil
}

// isRule reports whether blocks of a type contain calls or can be called.
func isRule(kind string) bool {
	switch kind {
	case "function", "procedure", "phase", "action", "value", "event", "sequence", "movement", "scoring", "actions":
		return true
	}
	return false
}

func (s *server) callItem(snap *workspace.Snapshot, kind, name string, at hcl.Range) protocol.CallItem {
	l := s.location(snap, at)
	return protocol.CallItem{Name: kind + " " + name, Kind: symbolKind(kind), Detail: path.Base(path.Dir(at.Filename)),
		URI: l.URI, Range: l.Range, SelectionRange: l.Range}
}

// callParams are the parameters of requests about a hierarchy of calls.
type callParams struct {
	Item protocol.CallItem `json:"item"`
}

// symbolOfCall returns the symbol of an item in a hierarchy of calls.
func (s *server) symbolOfCall(p *callParams) (*spot, *index.Symbol, error) {
	at, err := s.spotAt(&protocol.PositionParams{TextDocument: protocol.TextDocument{URI: p.Item.URI},
		Position: p.Item.SelectionRange.Start})
	if err != nil {
		return nil, nil, err
	}
	for _, r := range s.findNamed(at) {
		if isRule(r.Symbol.Kind) {
			return at, r.Symbol, nil
		}
	}
	// The item is a block that calls others but cannot be called itself, such as a hook.
	if b := at.snap.Names().BlockAt(at.file, at.offset); b != nil {
		return at, at.snap.Names().Declared(b.Type, b.Labels...), nil
	}
	return at, nil, nil
}

// incomingCalls returns the blocks that refer to a rule.
func (s *server) incomingCalls(ctx context.Context, p *callParams) (any, error) {
	_, sym, err := s.symbolOfCall(p)
	if err != nil || sym == nil {
		return []protocol.IncomingCall{}, err
	}
	out := []protocol.IncomingCall{}
	place := map[hcl.Range]int{}
	for _, u := range s.uses(ctx, sym) {
		b := u.snap.Names().BlockAt(u.At.Filename, u.At.Start.Byte)
		if u.Declares || b == nil {
			continue
		}
		i, ok := place[b.Range]
		if !ok {
			i, place[b.Range] = len(out), len(out)
			out = append(out, protocol.IncomingCall{From: s.callItem(u.snap, b.Type, strings.Join(b.Labels, " "), headOf(b))})
		}
		out[i].FromRanges = append(out[i].FromRanges, s.location(u.snap, u.At).Range)
	}
	return out, nil
}

// headOf returns the range of the name of a block, or of its type if it has none.
func headOf(b *index.Block) hcl.Range {
	if n := len(b.LabelRanges); n > 0 {
		return b.LabelRanges[n-1]
	}
	return b.TypeRange
}

// outgoingCalls returns the rules that a rule refers to, in all blocks that declare or change it.
func (s *server) outgoingCalls(_ context.Context, p *callParams) (any, error) {
	at, sym, err := s.symbolOfCall(p)
	if err != nil || sym == nil {
		return []protocol.OutgoingCall{}, err
	}
	out := []protocol.OutgoingCall{}
	place := map[*index.Symbol]int{}
	names := at.snap.Names()
	for _, d := range sym.Refs {
		b := names.BlockAt(d.At.Filename, d.At.Start.Byte)
		if !d.Declares || b == nil {
			continue
		}
		for _, r := range names.Refs(d.At.Filename) {
			if r.At.Start.Byte < b.Range.Start.Byte || r.At.End.Byte > b.Range.End.Byte || r.Symbol == sym ||
				r.Symbol.Item == nil || !isRule(r.Symbol.Kind) {
				continue
			}
			i, ok := place[r.Symbol]
			if !ok {
				i, place[r.Symbol] = len(out), len(out)
				out = append(out, protocol.OutgoingCall{To: s.callItem(at.snap, r.Symbol.Kind, r.Symbol.Name, r.Symbol.At)})
			}
			out[i].FromRanges = append(out[i].FromRanges, s.location(at.snap, r.At).Range)
		}
	}
	return out, nil
}
