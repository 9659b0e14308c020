package soak

import (
	"testing"

	"github.com/scenario-lang/scenario/runtime"
)

// TestInvariantsCanFail plants faults on a sound board: each must be seen, or the games above show nothing.
func TestInvariantsCanFail(t *testing.T) {
	g := newGame(t, 1)
	sound := func() *board {
		b, err := look(g)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.wrong(); err != nil {
			t.Fatal(err)
		}
		return b
	}
	find := func(b *board, unit string) *counter {
		for i := range b.pieces {
			if b.pieces[i].Unit == unit && b.pieces[i].holder == nil {
				return &b.pieces[i]
			}
		}
		t.Fatalf("there is no %s", unit)
		return nil
	}
	carrying := func(b *board, unit string, cargo ...string) {
		c := find(b, unit)
		c.Count, c.Cargo = 1, nil
		for _, u := range cargo {
			c.Cargo = append(c.Cargo, runtime.PieceView{Count: 1, Unit: u, Owner: c.Owner})
		}
	}
	for name, plant := range map[string]func(b *board){
		"a ship ashore":      func(b *board) { find(b, "submarine").space = "russia" },
		"a swimmer":          func(b *board) { find(b, "infantry").space = "sea_zone_5" },
		"a neutral invaded":  func(b *board) { find(b, "infantry").space = "spain" },
		"a fighter hovering": func(b *board) { find(b, "fighter").space = "sea_zone_5" },
		"an unknown unit":    func(b *board) { find(b, "infantry").Unit = "cavalry" },
		"a piece of nobody":  func(b *board) { find(b, "infantry").Owner = "none" },
		"a march too far": func(b *board) {
			c := find(b, "infantry")
			c.Fields = append([]runtime.FieldView{{Name: "moved", Value: "2"}}, c.Fields...)
		},
		"debts":                    func(b *board) { b.money["japan"] = -1 },
		"a sea that is held":       func(b *board) { b.controller["sea_zone_5"] = "germany" },
		"a territory that is free": func(b *board) { b.controller["norway"] = "none" },
		"two complexes":            func(b *board) { find(b, "industrial_complex").Count = 2 },
		"a gun among enemies":      func(b *board) { find(b, "aa_gun").space = "japan" },
		"left among enemies":       func(b *board) { find(b, "infantry").space = "japan" },
		"three aboard":             func(b *board) { carrying(b, "transport", "infantry", "infantry", "infantry") },
		"two tanks aboard":         func(b *board) { carrying(b, "transport", "armour", "armour") },
		"a tank on deck":           func(b *board) { carrying(b, "carrier", "armour") },
		"a bomber on deck":         func(b *board) { carrying(b, "carrier", "bomber") },
		"three fighters on deck":   func(b *board) { carrying(b, "carrier", "fighter", "fighter", "fighter") },
		"cargo on a battleship":    func(b *board) { carrying(b, "battleship", "infantry") },
		"a record left over":       func(b *board) { b.records = 1 },
		"still damaged": func(b *board) {
			c := find(b, "battleship")
			c.Fields = append([]runtime.FieldView{{Name: "damaged", Value: "true"}}, c.Fields...)
		},
	} {
		b := sound()
		plant(b)
		if b.wrong() == nil {
			t.Errorf("%s: nobody sees it", name)
		}
	}
	at := readAtlas(g.Program())
	for name, c := range map[string]struct {
		phase, line string
		plant       func(b *board)
	}{
		"a piece from nowhere":    {"combat_move", "", func(b *board) { b.count[[2]string{"infantry", "germany"}]++ }},
		"a piece vanishes":        {"purchase_units", "", func(b *board) { b.count[[2]string{"infantry", "germany"}]-- }},
		"a tank is lost in peace": {"noncombat_move", "", func(b *board) { b.count[[2]string{"armour", "germany"}]-- }},
		"a complex is lost": {"conduct_combat", "", func(b *board) {
			b.count[[2]string{"industrial_complex", "germany"}]--
		}},
		"a piece changes its unit": {"conduct_combat", "", func(b *board) {
			b.count[[2]string{"infantry", "germany"}]--
			b.count[[2]string{"armour", "germany"}]++
		}},
		"a tank changes hands": {"conduct_combat", "", func(b *board) {
			b.count[[2]string{"armour", "japan"}]++
			b.count[[2]string{"armour", "germany"}]--
		}},
		"too many bought": {"purchase_units", "buy 1 infantry", func(b *board) {
			b.count[[2]string{"infantry", b.active}] += 2
			b.money[b.active] -= 3
		}},
		"bought for nothing": {"purchase_units", "buy 1 infantry", func(b *board) {
			b.count[[2]string{"infantry", b.active}]++
		}},
		"money from nowhere": {"conduct_combat", "", func(b *board) { b.money["germany"]++ }},
		"another pays":       {"develop_weapons", "research rockets with 1 dice", func(b *board) { b.money["japan"] -= 5 }},
		"too much income": {"mobilize_new_units", "end mobilization", func(b *board) {
			b.money[b.active] += 300
			b.active = "germany"
		}},
		"phases run backwards": {"noncombat_move", "", func(b *board) { b.phase = "combat_move" }},
		"nobody's phase":       {"noncombat_move", "", func(b *board) { b.phase = "none" }},
		"a round is left out":  {"noncombat_move", "", func(b *board) { b.round += 2 }},
		"mobilized too many":   {"mobilize_new_units", "", func(b *board) { b.placed["germany"] = 11 }},
	} {
		a, z := sound(), sound()
		a.phase, z.phase = c.phase, c.phase
		if unexplained(a, z, "") != nil || at.unpaid(a, z, "") != nil || outOfOrder(a, z) != nil || at.crowded(z) != nil {
			t.Errorf("%s: already wrong without a fault", name)
		}
		c.plant(z)
		if unexplained(a, z, c.line) == nil && at.unpaid(a, z, c.line) == nil && outOfOrder(a, z) == nil &&
			at.crowded(z) == nil {
			t.Errorf("%s: nobody sees it", name)
		}
	}
}
