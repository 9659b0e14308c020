package reach

import (
	"fmt"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime"
)

// In most positions no piece can be moved: a player is choosing purchases, or another player's turn is on. So a piece
// is also tried on a turn of its owner, in each phase that can begin by itself. A phase is begun as in a test: with
// `set game { active = … }` and a call.

// Phase is a phase with the actions that move the piece in it.
type Phase struct {
	Name string
	Offered
}

// mostPhases is how many phases are tried.
const mostPhases = 30

const turnOf = "the turn of a player"

func beginning(phase string) string { return "the beginning of phase " + phase }

// phaseStarters returns a procedure that makes it a player's turn, and for each phase that can begin by itself a
// procedure that begins it.
func phaseStarters(sc *ir.Scenario) []*ir.Func {
	player, active := sc.Class(ir.RolePlayer), activeField(sc)
	if player == nil || active == nil {
		return nil
	}
	nothing := &ir.Type{Kind: ir.Void}
	who := &ir.Var{Name: "who", Type: player.Ref()}
	out := []*ir.Func{{Name: turnOf, What: "procedure", Params: []*ir.Var{who}, Result: nothing, Body: []ir.Stmt{
		&ir.SetFields{Sets: []ir.FieldSet{{Field: active, Value: &ir.Local{Base: ir.Base{T: who.Type}, Var: who}}}},
	}}}
	for _, f := range canBegin(sc) {
		call := &ir.Call{At: ir.At{R: f.Range}, Proc: f}
		for range f.Params {
			call.Args = append(call.Args, &ir.FieldOf{Base: ir.Base{T: active.Type}, Field: active})
		}
		out = append(out, &ir.Func{Name: beginning(f.Name), What: "procedure", Result: nothing, Range: f.Range,
			Body: []ir.Stmt{call}})
	}
	return out
}

// canBegin returns the phases that can begin by themselves, in the order of the sequence: phases without parameters,
// and those whose only parameter is a player.
func canBegin(sc *ir.Scenario) []*ir.Func {
	var out []*ir.Func
	seen := map[*ir.Func]bool{}
	var follow func(f *ir.Func)
	follow = func(f *ir.Func) {
		if f == nil || seen[f] {
			return
		}
		seen[f] = true
		if f.What == "phase" && f.Around == nil && len(out) < mostPhases &&
			(len(f.Params) == 0 || len(f.Params) == 1 && isPlayer(f.Params[0].Type)) {
			out = append(out, f)
		}
		ir.EachStmt(f.Body, func(s ir.Stmt) {
			if c, ok := s.(*ir.Call); ok {
				follow(c.Proc)
			}
		})
	}
	follow(sc.Sequence)
	return out
}

func isPlayer(t *ir.Type) bool {
	return t != nil && t.Kind == ir.Ref && t.Class != nil && t.Class.Role == ir.RolePlayer
}

// activeField returns game.active, or nil.
func activeField(sc *ir.Scenario) *ir.Field {
	if game := sc.Class(ir.RoleGame); game != nil {
		return game.Field("active")
	}
	return nil
}

// ByPhases tries the piece in the phases of sc that can begin by themselves, each begun on the turn of the piece's
// owner in a copy of a game without an open decision. The program must be that of Instrument(sc). ByPhases returns the
// error of late.
func ByPhases(g *runtime.Game, sc *ir.Scenario, piece Piece, late func() error) ([]Phase, error) {
	p := g.Program()
	functions := findFunctions(p, "procedure ")
	turn, ok := functions[turnOf]
	if !ok || piece.Owner < 0 || g.Decision() != nil {
		return nil, nil
	}
	mine := g.Clone()
	mine.Mute()
	if _, err := mine.Eval(turn, int64(piece.Owner)); err != nil {
		return nil, nil
	}
	var out []Phase
	next := mine.Clone()
	for _, f := range canBegin(sc) {
		begin, ok := functions[beginning(f.Name)]
		if !ok {
			continue
		}
		next.CopyFrom(mine)
		next.Mute()
		if err := late(); err != nil {
			return out, err
		}
		if next.Start(begin) != nil || !comesToMenu(next, piece.Owner) {
			continue
		}
		found, err := ByActions(next, piece, late)
		if err != nil {
			return out, fmt.Errorf("phase %s: %w", f.Name, err)
		}
		if len(found.Lines) > 0 {
			out = append(out, Phase{f.Name, *found})
		}
	}
	return out, nil
}

// comesToMenu answers questions by their defaults or first options until a player has a menu. It reports whether that
// happens soon.
func comesToMenu(g *runtime.Game, player int) bool {
	for range mostAnswers {
		d := g.Decision()
		if d == nil || d.Len() == 0 {
			return false
		}
		if d.Kind == runtime.Menu && d.Player == player {
			return true
		}
		i, _ := d.Default()
		if g.Choose(i) != nil {
			return false
		}
	}
	return false
}
