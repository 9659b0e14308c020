package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// ResolveRoll continues from the waiting roll with its outcome, up to the next roll, the first decision or the end.
func (e *Engine) ResolveRoll(outcome int64) error {
	if !e.m.SetOutcome(outcome) {
		return &state.Error{Text: "no roll waits"}
	}
	err := e.resume()
	if err != nil {
		e.m.ResetOutcome()
	}
	return err
}

// RollOn throws the waiting roll and all later ones with the dice of stream, up to the first decision or the end.
func (e *Engine) RollOn(stream *state.Stream) error {
	e.m.RollFreely(stream)
	return e.resume()
}

// resume continues from where the game waits. This is a decision of its own.
func (e *Engine) resume() error {
	return e.Change(func() {
		e.fresh = false
		e.proceed()
	})
}

// Change runs f as a decision. Its changes stay, unless it ends in an error.
func (e *Engine) Change(f func()) (err error) {
	e.begin()
	defer e.recoverFault(&err)
	f()
	e.commit()
	return nil
}

// recoverFault is deferred after begin. It turns a fault into an error and undoes the decision.
func (e *Engine) recoverFault(err *error) {
	if r := recover(); r != nil {
		if _, ok := r.(*vm.WantedRoll); ok {
			*err = &missingDice{e.wantedDice()}
		} else {
			*err = e.m.AsError(r)
		}
		e.restore()
	}
}

// Setup runs the set-up blocks, which may not ask players.
func (e *Engine) Setup() error {
	return e.Change(func() {
		for _, fn := range e.p.Setups {
			e.m.Call(int(fn), nil)
		}
	})
}

// Start runs a function to its end or to the first decision.
func (e *Engine) Start(fn int) error {
	if fn < 0 || fn >= len(e.p.Funcs) {
		return &state.Error{Text: "there is no such function"}
	}
	if e.s.Head[state.HeadPending] != state.PendingNone {
		return &state.Error{Text: "a decision is open; answer it before something else is started"}
	}
	return e.Change(func() {
		e.fresh = false
		e.s.Head[state.HeadStage] = state.StageStarted
		e.openMain(fn)
		e.proceed()
	})
}

// Eval calls a function that asks no player. Its changes stay.
func (e *Engine) Eval(fn int, args ...int64) (v int64, err error) {
	if fn < 0 || fn >= len(e.p.Funcs) {
		return 0, &state.Error{Text: "there is no such function"}
	}
	err = e.Change(func() {
		e.fresh = false
		arena := len(e.s.Arena)
		v = e.m.Call(fn, args)
		if !e.s.Layout.IsListOrText(e.p.Funcs[fn].Result) {
			e.s.Arena = e.s.Arena[:arena]
		}
	})
	return v, err
}

// Words calls a function that returns a text, and words the text as a viewer reads it. Its changes stay.
func (e *Engine) Words(fn, viewer int) (text string, err error) {
	if fn < 0 || fn >= len(e.p.Funcs) {
		return "", &state.Error{Text: "there is no such function"}
	}
	err = e.Change(func() {
		e.fresh = false
		arena := len(e.s.Arena)
		v := e.m.Call(fn, nil)
		text = e.w.For(viewer, func() []byte { return e.w.AppendText(nil, v, e.w.Lang, false) })
		e.s.Arena = e.s.Arena[:arena]
	})
	return text, err
}

// openMain opens the frame of the sequence, a set-up block, or a function that was started.
func (e *Engine) openMain(fn int) {
	e.m.Push(fn, 0, -1, state.KindMain)
	e.s.Head[state.HeadPC] = int64(e.p.Funcs[fn].Start)
}

// nextStage begins the next set-up block, or the sequence. It reports whether there is anything to run.
func (e *Engine) nextStage() bool {
	h := &e.s.Head
	switch {
	case h[state.HeadStage] == state.StageStarted:
		h[state.HeadStage] = state.StageIdle
		return false
	case h[state.HeadStage] == state.StageSequence:
		h[state.HeadOver] = state.Ended
		return false
	}
	h[state.HeadStage]++
	if int(h[state.HeadStage]) < len(e.p.Setups) {
		e.openMain(int(e.p.Setups[h[state.HeadStage]]))
		return true
	}
	h[state.HeadStage] = state.StageSequence
	if e.p.Sequence < 0 {
		h[state.HeadOver] = state.Ended
		return false
	}
	e.openMain(int(e.p.Sequence))
	return true
}

// proceed runs until a player must decide or the game ends.
func (e *Engine) proceed() {
	for {
		switch e.m.Run() {
		case vm.StopAsk, vm.StopRoll:
			return
		case vm.StopMain:
			if !e.nextStage() {
				return
			}
		default:
			e.s.Head[state.HeadPending] = state.PendingNone
			e.s.Ans = e.s.Ans[:0]
			return
		}
	}
}

// begin opens a decision. restore returns to this point, until commit.
func (e *Engine) begin() {
	e.messages, e.spent = e.messages[:0], spent{}
	e.m.Begin()
}

func (e *Engine) restore() {
	e.m.Restore()
	e.messages = e.messages[:e.m.Said]
	e.fresh = false
}

// commit closes a decision: its changes stay, and its messages go to the log.
func (e *Engine) commit() {
	e.s.HeedStop() // What was tried in this decision may have been given up because of it.
	e.s.Commit()
	e.messages = e.messages[:e.m.Said]
	if e.Log != nil {
		for _, l := range e.messages {
			e.Log(l)
		}
	}
	e.messages, e.m.Said = e.messages[:0], 0
}

// try calls f, which may fail, and undoes what it changes.
func (e *Engine) try(f func() bool) (ok bool) {
	before := e.m.Mark()
	defer func() {
		if r := recover(); r != nil {
			fault := e.m.AsError(r)
			if ok = false; state.IsLimit(r) {
				e.limit = fault
			}
		}
		e.m.Undo(&before)
	}()
	e.limit = nil
	return f()
}

// Prepare makes the machine ready. It is called once, before anything else.
func (e *Engine) Prepare() error {
	return e.Change(e.m.Prepare)
}

// Begin plays from the set-up to the first decision.
func (e *Engine) Begin() error {
	begin := func() error {
		return e.Change(func() {
			e.s.Head[state.HeadStage] = -1
			e.nextStage()
			e.proceed()
		})
	}
	return e.withDice(begin(), begin)
}
