package state

import (
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// IsListOrText reports whether values of a type are in the arena.
func (l *Layout) IsListOrText(t int32) bool { return l.p.InArena(t) }

// Everybody returns the set of all players.
func (l *Layout) Everybody() int64 {
	if l.Players >= SetSize {
		return -1
	}
	return 1<<l.Players - 1
}

// IsPiece reports whether values of a type are pieces.
func (l *Layout) IsPiece(typ int32) bool {
	return typ >= 0 && int(typ) < len(l.p.Types) && l.p.Types[typ].Kind == program.TRef &&
		l.p.Types[typ].Class == l.p.PieceClass
}

// IsMadeInPlay reports whether values of a type are pieces or records, or something else that may have any text.
func (l *Layout) IsMadeInPlay(typ int32) bool {
	if typ < 0 || int(typ) >= len(l.p.Types) {
		return true
	}
	t := &l.p.Types[typ]
	switch t.Kind {
	case program.TRef:
		return len(l.p.ClassAt(t.Class).Members) == 0
	case program.TBool, program.TInt, program.TRational:
		return false
	}
	return true
}

// textArgs returns the types of the arguments of a text.
func (l *Layout) textArgs(text int64) []int32 {
	if uint64(text) >= uint64(len(l.p.Texts)) {
		return nil
	}
	return l.p.Texts[text].ArgTypes
}

// WinnerClass returns the class of the winners that a value of a type names, and whether it names several.
func (l *Layout) WinnerClass(typ int64) (class int, several bool) {
	t := &l.p.Types[typ]
	if t.Kind == program.TSet || t.Kind == program.TList {
		return int(l.p.Types[t.Elem].Class), true
	}
	return int(t.Class), false
}

// StockField returns the field of players that holds a resource.
func (l *Layout) StockField(resource int64) int32 {
	if uint64(resource) >= uint64(len(l.stock)) {
		Fail("a resource is asked for where there is none")
	}
	return l.stock[resource]
}

// MemberName returns the label of a member, or "none".
func (l *Layout) MemberName(class int, member int64) string {
	members := l.p.ClassAt(int32(class)).Members
	if uint64(member) >= uint64(len(members)) {
		return "none"
	}
	return l.p.Strings[members[member].Name]
}

// FailOnNone fails because a field or an attribute of none is read.
func (l *Layout) FailOnNone(what string, index int32) {
	name, class := "", int32(-1)
	if what == "field" {
		f := &l.p.Fields[index]
		name, class = l.p.Strings[f.Name], f.Class
	} else {
		name = l.p.Strings[l.p.Attrs[index].Name]
		for i := range l.p.Classes {
			for _, a := range l.p.Classes[i].Attrs {
				if a == index {
					class = int32(i)
				}
			}
		}
	}
	if class >= 0 {
		Fail("%q is asked of %s that is none", name, article.With(l.p.Strings[l.p.Classes[class].Name]))
	}
	Fail("%q is asked of none", name)
}

// ClassName returns the name of a class.
func (l *Layout) ClassName(class int) string {
	if class < 0 || class >= len(l.p.Classes) {
		return "record"
	}
	return l.p.Strings[l.p.Classes[class].Name]
}

// ValueRange returns from how many values a hidden field is drawn, and the least of them. It returns 0 if the field
// has too many values, or values that cannot be made up.
func (l *Layout) ValueRange(f int32) (n int, from int64) {
	fd := &l.p.Fields[f]
	t := &l.p.Types[fd.Type]
	const most = 256
	switch t.Kind {
	case program.TBool:
		return 2, 0
	case program.TInt:
		if size := uint64(fd.Max) - uint64(fd.Min); size < most {
			return int(size) + 1, fd.Min
		}
	case program.TRef:
		c := &l.p.Classes[t.Class]
		piece := fd.Class == l.p.PieceClass
		switch {
		case piece && (fd.Slot == program.PieceSpace || fd.Slot == program.PieceHolder), len(c.Members) == 0:
			return 1, value.None
		case piece && fd.Slot == program.PieceUnit, fd.Default != value.None:
			return len(c.Members), 0
		}
		return len(c.Members) + 1, value.None
	}
	return 0, 0
}

// inBounds reports whether a field may have a value.
func (l *Layout) inBounds(field int32, v int64) bool {
	f := &l.p.Fields[field]
	return l.InHeap[field] || v >= f.Min && v <= f.Max && (!f.Resource || v >= 0)
}
