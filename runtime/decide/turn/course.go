package turn

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// ResolveRoll continues from the waiting roll with its outcome, up to the next roll, the first decision or the end.
func (e *Engine) ResolveRoll(outcome int64) error {
	if !e.m.Waiting.Resolve(outcome) {
		return &state.Error{Text: "no roll waits"}
	}
	err := e.resume()
	if err != nil {
		e.m.Waiting.Reset()
	}
	return err
}

// Follow is ResolveRoll in a walk: it is part of a longer decision, and after an error nothing is undone.
func (e *Engine) Follow(outcome int64) error {
	if !e.m.Waiting.Resolve(outcome) {
		return &state.Error{Text: "no roll waits"}
	}
	e.Speech.begin()
	e.m.Continue()
	e.Judge.Forget()
	if fault := e.m.Guard(e.goOnFollowing); fault != nil {
		return &fault.Err
	}
	return nil
}

func (e *Engine) goOnFollowing() {
	e.proceed()
	e.s.FailIfStopped()
}

// RollOn rolls the waiting dice and all later ones with a stream of chance, up to the first decision or the end.
func (e *Engine) RollOn(stream *state.Stream) error {
	e.m.RollFreely(stream)
	return e.resume()
}

// resume continues from the place where the game waits. This is a decision of its own.
func (e *Engine) resume() error {
	return e.Change(func() {
		e.Judge.Forget()
		e.proceed()
	})
}

// Setup runs the set-up blocks, which may not ask players.
func (e *Engine) Setup() error {
	return e.Change(func() {
		for _, fn := range e.p.Setups {
			e.m.Call(int(fn), nil)
		}
	})
}

// Argument is an argument of a function: a number, or a list of numbers if List is not nil.
type Argument struct {
	Value int64
	List  []int64
}

// Start runs a function to its end or to the first decision.
func (e *Engine) Start(fn int, args ...Argument) error {
	if fn < 0 || fn >= len(e.p.Funcs) {
		return &state.Error{Text: "there is no such function"}
	}
	if e.s.Head[state.HeadPending] != state.PendingNone {
		return &state.Error{Text: "a decision is open; answer it before something else is started"}
	}
	return e.Change(func() {
		e.Judge.Forget()
		e.s.Head[state.HeadStage] = state.StageStarted
		e.openMain(fn, e.pass(args)...)
		e.proceed()
	})
}

// Abandon drops the open decision and what would have followed from it.
func (e *Engine) Abandon() error {
	return e.Change(func() {
		e.Judge.Forget()
		e.s.Head[state.HeadPending] = state.PendingNone
		e.s.Ans = e.s.Ans[:0]
	})
}

// Eval calls a function that asks no player. Changes that it makes to the game stay.
func (e *Engine) Eval(fn int, args ...int64) (v int64, err error) {
	return e.eval(fn, func() []int64 { return args })
}

// EvalWith is Eval with arguments that may be lists.
func (e *Engine) EvalWith(fn int, args []Argument) (v int64, err error) {
	return e.eval(fn, func() []int64 { return e.pass(args) })
}

func (e *Engine) eval(fn int, args func() []int64) (v int64, err error) {
	err = e.call(fn, args, func(result int64, arena int) {
		if v = result; !e.s.Layout.IsListOrText(e.p.Funcs[fn].Result) {
			e.s.Arena = e.s.Arena[:arena]
		}
	})
	return v, err
}

// Word calls a function that returns a text, and returns the text for a viewer. Changes that it makes to the game stay.
func (e *Engine) Word(fn, viewer int) (text string, err error) {
	err = e.call(fn, func() []int64 { return nil }, func(result int64, arena int) {
		text = e.w.SentenceFor(viewer, func() int64 { return result })
		e.s.Arena = e.s.Arena[:arena]
	})
	return text, err
}

// call calls a function as a decision. use gets the result and the length of the arena before.
func (e *Engine) call(fn int, args func() []int64, use func(result int64, arena int)) error {
	if fn < 0 || fn >= len(e.p.Funcs) {
		return &state.Error{Text: "there is no such function"}
	}
	return e.Change(func() {
		e.Judge.Forget()
		arena := len(e.s.Arena)
		use(e.m.Call(fn, args()), arena)
	})
}

// pass returns arguments in the form that registers have.
func (e *Engine) pass(args []Argument) []int64 {
	out := make([]int64, len(args))
	for i, a := range args {
		if out[i] = a.Value; a.List != nil {
			out[i] = e.s.NewList(a.List)
		}
	}
	return out
}

// openMain opens the frame of the sequence, a set-up block, or a function started with args.
func (e *Engine) openMain(fn int, args ...int64) {
	copy(e.m.Push(fn, 0, -1, state.KindMain), args)
	e.s.Head[state.HeadPC] = int64(e.p.Funcs[fn].Start)
}

// nextStage begins the next set-up block, or the sequence. It returns false if there is none.
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

// Prepare prepares the machine. It must be called once, before anything else.
func (e *Engine) Prepare() error {
	return e.Change(e.m.Prepare)
}

// Begin plays from the set-up to the first decision.
func (e *Engine) Begin() error {
	return e.answerWithDice(func() error {
		return e.Change(func() {
			e.s.Head[state.HeadStage] = -1
			e.nextStage()
			e.proceed()
		})
	})
}
