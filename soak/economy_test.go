package soak

import (
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// atlas is the part of the printed board that counts in money: by territory, and by unit.
type atlas struct {
	income, cost map[string]int
	city         map[string]bool
}

func readAtlas(p *program.Program) *atlas {
	a := &atlas{income: map[string]int{}, cost: map[string]int{}, city: map[string]bool{}}
	column := func(class int32, name string, f func(member string, v int64)) {
		c := p.Classes[class]
		for _, at := range c.Attrs {
			if p.Strings[p.Attrs[at].Name] == name {
				for i, v := range p.Attrs[at].Data {
					f(p.Strings[c.Members[i].Name], v)
				}
			}
		}
	}
	column(p.SpaceClass, "income", func(m string, v int64) { a.income[m] = int(v) })
	column(p.UnitClass, "cost", func(m string, v int64) { a.cost[m] = int(v) })
	column(p.SpaceClass, "city", func(m string, v int64) { a.city[m] = v != value.None })
	return a
}

var phases = []string{"develop_weapons", "purchase_units", "combat_move", "conduct_combat", "noncombat_move",
	"mobilize_new_units", "collect_income"}

var capital = map[string]string{
	"soviet_union": "russia", "germany": "germany", "united_kingdom": "united_kingdom", "japan": "japan",
	"united_states": "eastern_united_states",
}

var powers = []string{"soviet_union", "germany", "united_kingdom", "japan", "united_states"}

// outOfOrder reports whether a turn ran backwards or a power was left out.
func outOfOrder(a, z *board) error {
	from, to := slices.Index(phases, a.phase), slices.Index(phases, z.phase)
	if to < 0 && !z.over {
		return fmt.Errorf("somebody decides in phase %q", z.phase)
	}
	if a.active == z.active && a.round == z.round {
		if to < from && !z.over {
			return fmt.Errorf("phase %s comes after %s", z.phase, a.phase)
		}
		return nil
	}
	was, is := slices.Index(powers, a.active), slices.Index(powers, z.active)
	if turns := 5*(z.round-a.round) + is - was; turns < 1 || turns > 5 {
		return fmt.Errorf("the turn of %s in round %d comes after that of %s in round %d", z.active, z.round, a.active,
			a.round)
	}
	return nil
}

// unpaid compares purses before and after an answer. What is bought is paid for; nobody's turn but one's own brings
// income, and no more than one's territories are worth; what is looted was somebody's.
func (at *atlas) unpaid(a, z *board, line string) error {
	change, total := map[string]int{}, 0
	for p, n := range z.money {
		change[p] = n - a.money[p]
		total += change[p]
	}
	if a.phase == "purchase_units" || a.phase == "develop_weapons" {
		spent := 0
		if n, unit := purchase(line); unit != "" {
			spent = n * at.cost[unit]
		} else if strings.HasPrefix(line, "research ") {
			var what string
			var n int
			if _, err := fmt.Sscanf(line, "research %s with %d dice", &what, &n); err != nil {
				return err
			}
			spent = 5 * n
		}
		if total != -spent || change[a.active] != -spent {
			return fmt.Errorf("%q costs %d, and %s has %d IPC instead of %d", line, spent, a.active, z.money[a.active],
				a.money[a.active])
		}
		return nil
	}
	if a.active == z.active && a.round == z.round && !z.over {
		if total > 0 {
			return fmt.Errorf("%d IPC came from nowhere in phase %s of %s", total, a.phase, a.active)
		}
		return nil
	}
	if z.over || a.phase != "noncombat_move" && a.phase != "mobilize_new_units" {
		return nil // a battle may have ended with the turn
	}
	worth := 0
	for s, who := range z.controller {
		if who == a.active {
			worth += at.income[s]
		}
	}
	if sideOf[z.controller[capital[a.active]]] != sideOf[a.active] {
		worth = 0 // no income without a capital
	}
	if d := change[a.active]; d != worth {
		return fmt.Errorf("%s is due %d and got %d IPC", a.active, worth, d)
	}
	return nil
}

// unearned says what is wrong with an end.
func (at *atlas) unearned(g *runtime.Game, b *board) error {
	o, over := g.Over()
	if !over {
		return nil
	}
	if o.Winner == "" {
		return nil
	}
	cities := 0
	for s, who := range b.controller {
		if at.city[s] && sideOf[who] == o.Winner {
			cities++
		}
	}
	if cities < 8 {
		return fmt.Errorf("%s wins with %d cities", o.Winner, cities)
	}
	return nil
}

// crowded reports whether more was mobilized at a complex than it can build.
func (at *atlas) crowded(b *board) error {
	for s, n := range b.placed {
		if n > at.income[s] {
			return fmt.Errorf("%d units were mobilized in %s, which is worth %d", n, s, at.income[s])
		}
	}
	return nil
}
