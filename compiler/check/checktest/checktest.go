// Package checktest declares a small scenario without any source, for tests of expressions and statements.
package checktest

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// Table returns a table with a few declarations.
func Table() *symbols.Table {
	t := symbols.New("", nil)
	class := func(name string, role ir.Role, members ...string) *ir.Class {
		k := &ir.Class{Name: name, Role: role, Index: len(t.Scenario.Classes)}
		t.Scenario.Classes = append(t.Scenario.Classes, k)
		t.Classes[name] = k
		for _, m := range members {
			t.AddMember(k, m, hcl.Range{})
		}
		return k
	}
	attr := func(k *ir.Class, name string, typ *ir.Type) {
		k.Attrs = append(k.Attrs, &ir.Attr{Name: name, Class: k, Index: len(k.Attrs), Type: typ})
	}
	field := func(k *ir.Class, name string, typ *ir.Type) *ir.Field {
		f := &ir.Field{Name: name, Class: k, Slot: len(k.Fields), Type: typ}
		k.Fields = append(k.Fields, f)
		return f
	}
	game := class("game", ir.RoleGame)
	space := class("space", ir.RoleSpace, "north", "south")
	player := class("player", ir.RolePlayer, "red", "blue")
	unit := class("unit", ir.RoleUnit, "scout", "guard")
	piece := class("piece", ir.RolePiece)
	money := class("resource", ir.RoleResource, "money")
	die := class("die", ir.RoleDie, "d6")
	tag := class("tag", ir.RoleEnum, "land", "sea")
	class("table", ir.RoleTable, "losses")
	class("alliance", ir.RoleAlliance)
	class("phase", ir.RolePhase)
	camp := class("camp", ir.RoleRecord)

	field(game, "round", types.Int)
	field(game, "active", types.Optional(player))
	attr(space, "income", types.Int)
	attr(space, "rate", types.Rational)
	attr(space, "title", types.Text)
	attr(space, "tags", types.Set(types.Ref(tag)))
	field(space, "holder", types.Optional(player))
	zero := int64(0)
	m := field(player, "money", types.Int)
	m.Resource, m.Min = money.Members[0], &zero
	attr(unit, "attack", types.Int)
	for _, f := range []struct {
		name string
		typ  *ir.Type
	}{
		{"unit", types.Ref(unit)}, {"owner", types.Optional(player)}, {"space", types.Optional(space)},
		{"holder", types.Optional(piece)},
	} {
		field(piece, f.name, f.typ).BuiltIn = true
	}
	field(piece, "moved", types.Int)
	field(camp, "place", types.Ref(space))
	attr(die, "faces", types.Ints)
	faces := &ir.Const{}
	for i := int64(1); i <= 6; i++ {
		faces.List = append(faces.List, &ir.Const{Int: i, Den: 1})
	}
	die.Members[0].Attrs = []*ir.Const{faces}
	self := &ir.Var{Name: "self", Type: types.Ref(piece)}
	strength := &ir.Value{Name: "strength", Class: piece, Self: self, Type: types.Int}
	piece.Values = append(piece.Values, strength)
	t.Options["bid"] = &ir.Option{Name: "bid", Type: types.Int}
	t.Movements["on_foot"] = &ir.Movement{Name: "on_foot", Mover: &ir.Var{Name: "mover", Type: types.Ref(piece)}}
	body, _ := hclsyntax.ParseConfig([]byte("is = n * 2\n"), "f.hcl", hcl.InitialPos)
	t.Functions["doubled"] = &symbols.Function{
		Func: &ir.Func{Name: "doubled", Params: []*ir.Var{{Name: "n", Type: types.Int}}}, Body: body.Body.(*hclsyntax.Body),
	}
	again, _ := hclsyntax.ParseConfig([]byte("is = again(n)\n"), "f.hcl", hcl.InitialPos)
	t.Functions["again"] = &symbols.Function{
		Func: &ir.Func{Name: "again", Params: []*ir.Var{{Name: "n", Type: types.Int}}}, Body: again.Body.(*hclsyntax.Body),
	}
	t.Events["crossed"] = &ir.Event{Name: "crossed", Fields: []*ir.Var{{Name: "by", Type: types.Ref(player)}}}
	t.Actions["rest"] = &ir.Action{Name: "rest"}
	t.Procedures["collect"] = &ir.Func{
		Name: "collect", What: "procedure", Params: []*ir.Var{{Name: "p", Type: types.Ref(player)}}, Result: types.Void,
	}
	t.Procedures["strike"] = &ir.Func{
		Name: "strike", What: "procedure",
		Params: []*ir.Var{{Name: "self", Type: types.Ref(camp)}, {Name: "n", Type: types.Int}}, Result: types.Void,
	}
	t.Procedures["richest"] = &ir.Func{Name: "richest", What: "procedure", Result: types.Ref(player)}
	return t
}

// Locals returns a scope with a few locals that are things of Table.
func Locals(t *symbols.Table) *symbols.Scope {
	return &symbols.Scope{Vars: []*ir.Var{
		{Name: "p", Type: types.Ref(t.Classes["piece"])}, {Name: "s", Type: types.Ref(t.Classes["space"])},
		{Name: "n", Type: types.Int}, {Name: "b", Type: types.Bool}, {Name: "actor", Type: types.Ref(t.Classes["player"])},
		{Name: "ps", Type: types.List(types.Ref(t.Classes["piece"]))},
	}}
}
