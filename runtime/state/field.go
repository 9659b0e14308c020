package state

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Cell returns the cell of fixed state that holds a field of a member.
func (s *Store) Cell(field int32, member int64) int {
	f := &s.p.Fields[field]
	c := &s.p.Classes[f.Class]
	if f.Class != s.p.GameClass && uint64(member) >= uint64(len(c.Members)) {
		s.Layout.FailOnNone("field", field)
	}
	return int(c.Base) + int(member)*int(c.Stride) + int(f.Slot)
}

// Accept checks a value against the bounds of a field, and copies lists and texts into the heap.
func (s *Store) Accept(field int32, v int64) int64 {
	f := &s.p.Fields[field]
	if s.Layout.InHeap[field] {
		s.acceptAll(f, v)
		return s.store(f.Type, v)
	}
	if f.Resource && v < 0 {
		Fail("%q would be %d: there is not enough", s.p.Strings[f.Name], v)
	}
	if v < f.Min || v > f.Max {
		switch {
		case v < f.Min:
			Fail("%q would be %d; it may not be below %d", s.p.Strings[f.Name], v, f.Min)
		default:
			Fail("%q would be %d; it may not be above %d", s.p.Strings[f.Name], v, f.Max)
		}
	}
	return v
}

// acceptAll checks the values of a map against the bounds of its field. Other lists have none.
func (s *Store) acceptAll(f *program.Field, v int64) {
	if f.Min == math.MinInt64 && f.Max == math.MaxInt64 {
		return
	}
	rational := s.p.Types[s.p.Types[f.Type].Elem].Kind == program.TRational
	for _, x := range s.List(v) {
		floor, ceil := x, x
		if rational {
			n, d := value.Num(x), value.Den(x)
			floor = value.FloorDiv(n, d)
			if ceil = floor; n%d != 0 {
				ceil++
			}
		}
		switch {
		case floor < f.Min:
			Fail("a value of %q would be %d; none may be below %d", s.p.Strings[f.Name], floor, f.Min)
		case ceil > f.Max:
			Fail("a value of %q would be %d; none may be above %d", s.p.Strings[f.Name], ceil, f.Max)
		}
	}
}

// SetField sets a field of a member.
func (s *Store) SetField(field int32, member int64, v int64) {
	s.SetVar(s.Cell(field, member), s.Accept(field, v))
}

// Stock returns how much of a resource a player has.
func (s *Store) Stock(player, resource int64) int64 {
	return s.Vars[s.Cell(s.Layout.StockField(resource), player)]
}

// Gain changes a whole number of a member by n.
func (s *Store) Gain(field int32, member, n int64) {
	at := s.Cell(field, member)
	have := s.Vars[at]
	if now := Add(have, n); now < 0 && s.p.Fields[field].Resource {
		f := &s.p.Fields[field]
		Fail("%s has %d %s and cannot pay %d", s.Layout.MemberName(int(f.Class), member), have, s.p.Strings[f.Name], -n)
	}
	s.SetVar(at, s.Accept(field, have+n))
}

// LoadSlot is Load for instructions that name a slot instead of a field.
func (s *Store) LoadSlot(fields []int32, slot int, v int64) int64 {
	if slot < len(fields) && fields[slot] >= 0 && s.Layout.InHeap[fields[slot]] {
		return s.Load(s.p.Fields[fields[slot]].Type, v)
	}
	return v
}

// SetSize is how many members a set can hold, one for each bit.
const SetSize = 64

// How a game has ended, in HeadOver.
const (
	Ended = 1 // somebody has won, or nobody
	Drawn = 2 // those who are kept as the winners share a draw
)

// Outcome returns whether the game has ended, and the sets of the players who have won and among whom it is drawn.
func (s *Store) Outcome() (over bool, winners, drawn int64) {
	h := &s.Head
	if h[HeadOver] == 0 {
		return false, 0, 0
	}
	who := int64(0)
	if t := h[HeadWinnerType]; t >= 0 && int(t) < len(s.p.Types) {
		class, several := s.Layout.WinnerClass(t)
		set := h[HeadWinner]
		if !several {
			if set = 0; h[HeadWinner] >= 0 && h[HeadWinner] < SetSize {
				set = 1 << h[HeadWinner]
			}
		}
		if who = set; class == int(s.p.AllianceClass) {
			who = s.Layout.playersOf(set)
		}
	}
	if h[HeadOver] == Drawn {
		return true, 0, who
	}
	return true, who, 0
}

// playersOf returns the set of the players of a set of alliances.
func (l *Layout) playersOf(alliances int64) int64 {
	players := int64(0)
	for p, of := range l.allianceOf {
		if p < SetSize && of >= 0 && of < SetSize && alliances>>of&1 != 0 {
			players |= 1 << p
		}
	}
	return players
}

// End ends the game; how is Ended or Drawn. A list of winners is stored as a set, so that the state needs no list for
// it.
func (s *Store) End(how, winner, typ, because int64) {
	h := &s.Head
	if typ >= 0 && s.p.Types[typ].Kind == program.TList {
		set := int64(0)
		for _, who := range s.List(winner) {
			if who >= 0 && who < SetSize {
				set |= 1 << who
			}
		}
		winner = set
	}
	h[HeadOver] = how
	h[HeadWinner], h[HeadWinnerType] = winner, typ
	h[HeadBecause] = value.None
	if because != value.None {
		h[HeadBecause] = s.storeText(because)
	}
	h[HeadPending] = PendingNone
	s.Changed() // what was remembered of values may depend on the outcome
}
