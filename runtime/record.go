package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// record finds the cells of a live record.
func (g *Game) record(h int64) int {
	at := value.Slot(h) * g.lay.recStride
	if h < 0 || at >= len(g.s.Recs) {
		if h == value.None {
			fail("a record is asked for where there is none")
		}
		fail("this is no record")
	}
	if g.s.Recs[at] != value.Gen(h)<<1|1 {
		fail("the record has been destroyed")
	}
	return at
}

func (g *Game) className(class int) string {
	if class < 0 || class >= len(g.p.Classes) {
		return "record"
	}
	return g.p.Strings[g.p.Classes[class].Name]
}

func (g *Game) newRecord(c *program.Create, r []int64) int64 {
	s := &g.s
	if s.Head[hRecLive] >= maxRecords {
		fail("there are too many records (the limit is %d)", maxRecords)
	}
	slot := int(s.Head[hRecFree]) - 1
	at := slot * g.lay.recStride
	if slot < 0 {
		slot = len(s.Recs) / g.lay.recStride
		at = len(s.Recs)
		for range g.lay.recStride {
			s.Recs = append(s.Recs, 0)
		}
	} else {
		s.Head[hRecFree] = s.Recs[at+rNext]
		g.setRec(at+rNext, 0)
	}
	gen := (s.Recs[at]>>1 + 1) & (1<<24 - 1)
	g.setRec(at, gen<<1|1)
	g.setRec(at+rClass, int64(c.Class))
	for _, f := range g.p.Classes[c.Class].Fields {
		g.setRec(at+rFields+int(g.p.Fields[f].Slot), g.p.Fields[f].Default)
	}
	for i, f := range c.Fields {
		g.setRec(at+rFields+int(g.p.Fields[f].Slot), g.checked(f, r[i]))
	}
	s.Head[hRecLive]++
	return value.Handle(slot, gen)
}

func (g *Game) killRecord(h int64) {
	at := g.record(h)
	g.setRec(at, g.s.Recs[at]&^1)
	for i := 1; i < g.lay.recStride; i++ {
		g.setRec(at+i, 0)
	}
	g.setRec(at+rNext, g.s.Head[hRecFree])
	g.s.Head[hRecFree] = int64(value.Slot(h) + 1)
	g.s.Head[hRecLive]--
}
