package sight

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// A small scenario in which a resource of the players and a field of the pieces are hidden.
var (
	number = &ir.Type{Kind: ir.Int}
	player = &ir.Class{Name: "player", Role: ir.RolePlayer, Fields: []*ir.Field{gold, open}}
	piece  = &ir.Class{Name: "piece", Role: ir.RolePiece, Index: 1, Fields: []*ir.Field{worth}}
	gold   = &ir.Field{Name: "gold", Type: number, Resource: &ir.Member{Name: "gold"}}
	open   = &ir.Field{Name: "open", Type: number}
	worth  = &ir.Field{Name: "worth", Type: number}
	rule   = &ir.Hide{Class: player, Members: []string{"gold"}}
	all    = &ir.Hide{Class: piece}
	game   = &ir.Scenario{Classes: []*ir.Class{player, piece}, Hides: []*ir.Hide{rule, all}}
)

func init() {
	gold.Class, open.Class, worth.Class = player, player, piece
}

func local(c *ir.Class) *ir.Local {
	t := &ir.Type{Kind: ir.Ref, Class: c}
	return &ir.Local{Base: ir.Base{T: t}, Var: &ir.Var{Name: c.Name, Type: t}}
}

func read(f *ir.Field, of ir.Expr) ir.Expr {
	return &ir.FieldOf{Base: ir.Base{T: f.Type}, Obj: of, Field: f}
}

func lit() ir.Expr { return &ir.Lit{Base: ir.Base{T: number}, Val: &ir.Const{}} }

// plain is a scope in which variables are only variables.
type plain struct{}

func (plain) InPlace(*ir.Var) (ir.Expr, bool) { return nil, false }
func (plain) Noted(*ir.Var) bool              { return false }

// found returns the hidden fields among some reads.
func found(reads []Read) map[*ir.Field]bool {
	out := map[*ir.Field]bool{}
	for _, r := range reads {
		out[r.Field] = true
	}
	return out
}

func TestNothingHiddenCostsNothing(t *testing.T) {
	h := In(&ir.Scenario{Classes: game.Classes})
	if h != nil || h.Reads(read(gold, local(player)), plain{}) != nil || h.InTexts(&ir.Var{}) {
		t.Error("a scenario that hides nothing is tracked")
	}
}

// TestEveryFunction calls every function of the language. A function whose row reports that it reads resources tells
// how much of a hidden one its player has, and every function tells what its arguments were read from.
func TestEveryFunction(t *testing.T) {
	h := In(game)
	resources := 0
	for _, row := range builtin.All() {
		call := func(args ...ir.Expr) *ir.Builtin {
			return &ir.Builtin{Base: ir.Base{T: number}, Name: row.Name, Class: piece, Movement: &ir.Movement{}, Args: args}
		}
		who := local(player)
		reads := h.Reads(call(who, lit()), plain{})
		if row.Reads.Has(builtin.ReadsResources) {
			resources++
			if len(reads) != 1 || reads[0].Field != gold || reads[0].Of.(*ir.Local).Var != who.Var {
				t.Errorf("%s reads resources, and what is tracked is %+v", row.Name, reads)
			}
		} else if len(reads) > 0 {
			t.Errorf("%s reads no hidden field, and what is tracked is %+v", row.Name, reads)
		}
		for i := range 3 {
			args := []ir.Expr{lit(), lit(), lit()}
			args[i] = read(worth, local(piece))
			// That somebody may see something is no secret, whatever it is.
			if tracked := !row.Reads.Has(builtin.ReadsSight); found(h.Reads(call(args...), plain{}))[worth] != tracked {
				t.Errorf("argument %d of %s is tracked: %v", i, row.Name, !tracked)
			}
		}
	}
	if resources == 0 {
		t.Error("no function reads resources")
	}
}

// conditions are the parts of expressions that only decide what the value is made of.
var conditions = map[string]bool{"Cond.If": true, "Comp.If": true, "Comp.Key": true, "Scan.Space": true}

// TestEveryPart puts a hidden field into each part of every kind of expression in turn.
func TestEveryPart(t *testing.T) {
	h := In(game)
	for _, kind := range ir.Expressions {
		typ := reflect.TypeOf(kind).Elem()
		for i := range typ.NumField() {
			field := typ.Field(i)
			if field.Anonymous {
				continue // its type and its place
			}
			e := reflect.New(typ)
			for j := range typ.NumField() {
				fill(e.Elem().Field(j))
			}
			secret := read(worth, local(piece))
			switch v := e.Elem().Field(i); v.Interface().(type) {
			case ir.Expr:
				v.Set(reflect.ValueOf(secret))
			case []ir.Expr:
				v.Set(reflect.ValueOf([]ir.Expr{lit(), secret}))
			case *ir.Template:
				v.Set(reflect.ValueOf(&ir.Template{Args: []ir.Expr{secret}}))
			case *ir.Value:
				v.Set(reflect.ValueOf(&ir.Value{Self: &ir.Var{}, Is: secret}))
			case *ir.Func:
				v.Set(reflect.ValueOf(&ir.Func{Body: []ir.Stmt{&ir.Return{Value: secret}}}))
			default:
				continue
			}
			name := typ.Name() + "." + field.Name
			if got := found(h.Reads(e.Interface().(ir.Expr), plain{}))[worth]; got == conditions[name] {
				t.Errorf("%s is tracked: %v", name, got)
			}
		}
	}
}

// fill gives a part a value with which its expression can be read.
func fill(v reflect.Value) {
	switch v.Interface().(type) {
	case ir.Base:
		v.Set(reflect.ValueOf(ir.Base{T: number}))
	case *ir.Var:
		v.Set(reflect.ValueOf(&ir.Var{Type: number}))
	case *ir.Template:
		v.Set(reflect.ValueOf(&ir.Template{}))
	case *ir.Value:
		v.Set(reflect.ValueOf(&ir.Value{Self: &ir.Var{}, Is: lit()}))
	case *ir.Func:
		v.Set(reflect.ValueOf(&ir.Func{}))
	case string:
		v.SetString("max")
	default:
		if v.Type() == reflect.TypeFor[ir.Expr]() {
			v.Set(reflect.ValueOf(lit()))
		}
	}
}

// stranger is an expression of an unknown kind.
type stranger struct{ *ir.Lit }

func TestUnknownExpressionsDoNotCompile(t *testing.T) {
	defer func() {
		if r := recover(); !strings.Contains(fmt.Sprint(r), "unknown expression") {
			t.Errorf("an unknown expression passes: %v", r)
		}
	}()
	In(game).Reads(stranger{&ir.Lit{}}, plain{})
}

// names is a scope with bindings.
type names struct {
	inPlace map[*ir.Var]ir.Expr
	noted   map[*ir.Var]bool
}

func (n names) InPlace(v *ir.Var) (ir.Expr, bool) { x, ok := n.inPlace[v]; return x, ok }
func (n names) Noted(v *ir.Var) bool              { return n.noted[v] }

func TestBindingsAreFollowed(t *testing.T) {
	h := In(game)
	v := &ir.Var{Name: "v", Type: number}
	e := &ir.Local{Base: ir.Base{T: number}, Var: v}
	if r := h.Reads(e, names{inPlace: map[*ir.Var]ir.Expr{v: read(gold, local(player))}}); !found(r)[gold] {
		t.Error("what is evaluated instead of a variable is not tracked")
	}
	if r := h.Reads(e, names{noted: map[*ir.Var]bool{v: true}}); len(r) != 1 || r[0].Var != v {
		t.Errorf("a variable of which it is known who may see it is tracked as %+v", r)
	}
	// The parameter of a function is what the caller passes.
	p := local(player)
	f := &ir.Func{Params: []*ir.Var{p.Var}, Body: []ir.Stmt{&ir.Return{Value: read(gold, p)}}}
	who := local(player)
	call := &ir.CallFn{Base: ir.Base{T: number}, Fn: f, Args: []ir.Expr{who}}
	if r := h.Reads(call, plain{}); len(r) != 1 || r[0].Of.(*ir.Local).Var != who.Var {
		t.Errorf("the parameter of a function is tracked as %+v", r)
	}
	// A loop reads the elements of its list, and a loop inside another one all that there are.
	x := local(piece)
	loop := func(seq ir.Expr) ir.Expr {
		return &ir.Comp{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: number}}, Var: x.Var, Seq: seq, Elem: read(worth, x)}
	}
	list := &ir.Local{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: x.T}}, Var: &ir.Var{}}
	if r := h.Reads(loop(list), plain{}); len(r) != 1 || !r[0].List || r[0].Of != list {
		t.Errorf("a loop over a list is tracked as %+v", r)
	}
	search := &ir.Builtin{Base: ir.Base{T: list.T}, Name: "pieces", Args: []ir.Expr{lit()}}
	if r := h.Reads(loop(search), plain{}); len(r) != 1 || !r[0].List || r[0].Of != search {
		t.Errorf("a loop over a search is tracked as %+v", r)
	}
	inner := &ir.Builtin{Base: search.Base, Name: "pieces", Args: []ir.Expr{read(open, x)}}
	within := &ir.Comp{Base: list.Base, Var: x.Var, Seq: list, Elem: loop(inner)}
	if r := h.Reads(within, plain{}); len(r) != 1 || !r[0].List || r[0].Of.(*ir.Builtin).Name != "every" {
		t.Errorf("a loop inside another one is tracked as %+v", r)
	}
}

func TestTextVariables(t *testing.T) {
	made, told, other := &ir.Var{Name: "made"}, &ir.Var{Name: "told"}, &ir.Var{Name: "other"}
	use := func(v *ir.Var) ir.Expr { return &ir.Local{Base: ir.Base{T: number}, Var: v} }
	sc := *game
	sc.Procedures = []*ir.Func{{Body: []ir.Stmt{
		&ir.Let{Var: made, Value: read(gold, local(player))},
		&ir.Let{Var: told, Value: use(made)},
		&ir.Let{Var: other, Value: lit()},
		&ir.Say{Text: &ir.Template{Args: []ir.Expr{use(told)}}},
	}}}
	h := In(&sc)
	if !h.InTexts(told) || !h.InTexts(made) || h.InTexts(other) {
		t.Error("the variables that texts read are not those that they are said to be")
	}
}

func TestWords(t *testing.T) {
	word := &ir.Template{}
	with := *rule
	with.Text = word
	one := In(&ir.Scenario{Classes: game.Classes, Hides: []*ir.Hide{&with}})
	two := In(&ir.Scenario{Classes: game.Classes, Hides: []*ir.Hide{&with, rule}})
	reads := []Read{{Field: gold}}
	if one.Word(reads) != word {
		t.Error("the text of the only rule is not said")
	}
	if two.Word(reads) != nil {
		t.Error("a text tells which of two rules hides something")
	}
}
