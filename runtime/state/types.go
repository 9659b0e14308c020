package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// IsListOrText reports whether values of a type lie in the arena.
func (s *Store) IsListOrText(t int32) bool {
	if t < 0 || int(t) >= len(s.p.Types) {
		return false
	}
	k := s.p.Types[t].Kind
	return k == program.TList || k == program.TText
}

func (s *Store) IsPiece(typ int32) bool {
	return typ >= 0 && int(typ) < len(s.p.Types) && s.p.Types[typ].Kind == program.TRef && s.p.Types[typ].Class == s.p.PieceClass
}

// IsMadeInPlay reports whether values of a type are pieces or records, or something else that may have any text.
func (s *Store) IsMadeInPlay(typ int32) bool {
	if typ < 0 || int(typ) >= len(s.p.Types) {
		return true
	}
	t := &s.p.Types[typ]
	switch t.Kind {
	case program.TRef:
		return t.Class < 0 || int(t.Class) >= len(s.p.Classes) || len(s.p.Classes[t.Class].Members) == 0
	case program.TBool, program.TInt, program.TRational:
		return false
	}
	return true
}
