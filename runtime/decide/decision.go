package decide

// Len returns how many candidates there are. Some of them may be illegal.
func (d *Decision) Len() int {
	n := len(d.candidates)
	if d.pass {
		n++
	}
	if d.done {
		n++
	}
	return n
}

// IsDone reports whether a candidate ends the menu, or the picking.
func (d *Decision) IsDone(i int) bool { return d.done && i == d.Len()-1 }

// IsPass reports whether a candidate is the answer `none`.
func (d *Decision) IsPass(i int) bool { return d.pass && i == len(d.candidates) }

// Value returns the action, the value of the parameter, or the element that candidate i stands for.
func (d *Decision) Value(i int) int64 {
	if i < 0 || i >= len(d.candidates) {
		return -1
	}
	return d.candidates[i]
}

// Type returns the type of what the candidates stand for, an index in Program.Types. It is -1 for a menu, whose
// candidates are actions.
func (d *Decision) Type() int32 {
	switch d.Kind {
	case Pick:
		return d.elemType
	case Param:
		return d.e.p.Actions[d.Action].Params[d.Param].Type
	}
	return -1
}

// Picks returns how many have been picked so far, and the least and the most that may be.
func (d *Decision) Picks() (picked, least, most int) { return d.picked, d.least, d.most }

// Place returns the place of the choice or the offer in the source; the file is "" if it is not known.
func (d *Decision) Place() (file string, line, column int) {
	p := d.e.p
	at := int32(-1)
	switch d.Kind {
	case Pick:
		at = p.Chooses[d.index].Place
	case Menu:
		at = p.Offers[d.index].Place
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
