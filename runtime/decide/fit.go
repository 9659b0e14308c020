package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// DefaultFits says of a Pick that nothing was answered to yet whether the rules suggest an answer, and whether what they
// suggest is among what may be chosen, each no oftener than it is there, and enough of it.
func (d *Decision) DefaultFits() (given, fits bool) {
	e := d.e
	if d.Kind != Pick || d.picked > 0 || e.s.Head[state.HeadPending] != state.PendingPick {
		return false, false
	}
	c, r := e.pendingChoose()
	if c.Default < 0 {
		return false, false
	}
	e.s.Left = e.s.Budget
	fits = e.tries(func() bool {
		v := r[c.Default]
		if !d.multi && v == value.None {
			return d.pass
		}
		e.fillBag(e.from(c, r))
		has := func(v int64) bool {
			i, isNew := e.tally.Index(v, -1)
			if isNew || i < 0 {
				return false
			}
			e.bag.picked[i]++
			return e.bag.picked[i] <= e.bag.mult[i]
		}
		if !d.multi {
			return has(v)
		}
		list := e.s.List(v)
		for _, v := range list {
			if !has(v) {
				return false
			}
		}
		return len(list) >= d.least
	})
	return true, fits
}

// Place is where the choice or the offer stands in the source; the file is "" where that is not known.
func (d *Decision) Place() (file string, line, column int) {
	p := d.e.p
	at := int32(-1)
	switch d.Kind {
	case Pick:
		at = p.Chooses[d.spec].Place
	case Menu:
		at = p.Offers[d.spec].Place
	case Param:
		if d.Action >= 0 {
			at = p.Actions[d.Action].Place
		}
	}
	if at < 0 || int(at) >= len(p.Places) || int(p.Places[at].File) >= len(p.Files) {
		return "", 0, 0
	}
	pl := p.Places[at]
	return p.Files[pl.File], int(pl.Line), int(pl.Column)
}
