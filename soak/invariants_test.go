package soak

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
)

// counter is one piece or several that look the same, wherever it stands.
type counter struct {
	runtime.PieceView
	space  string
	holder *runtime.PieceView
}

func (c *counter) is(field string) bool { return fieldOf(c.Fields, field) == "true" }

func (c *counter) String() string {
	s := strconv.Itoa(c.Count) + " " + c.Unit + " of " + c.Owner + " in " + c.space
	if c.holder != nil {
		s += " aboard a " + c.holder.Unit + " of " + c.holder.Owner
	}
	return s
}

// board is what a spectator who sees everything reads off a game.
type board struct {
	phase, active string
	pieces        []counter
	controller    map[string]string
	money         map[string]int
	count         map[[2]string]int // by unit and owner
	placed        map[string]int
	records       int
	round         int
	over          bool
	midway        bool // somebody is asked something before what was decided is done
}

func fieldOf(fields []runtime.FieldView, name string) string {
	for i := range fields {
		if fields[i].Name == name {
			return fields[i].Value
		}
	}
	return ""
}

func look(g *runtime.Game) (*board, error) {
	v, err := g.View(-1)
	if err != nil {
		return nil, err
	}
	b := &board{controller: map[string]string{}, money: map[string]int{}, count: map[[2]string]int{},
		placed: map[string]int{}, records: len(v.Records), round: g.Round()}
	_, b.over = g.Over()
	b.midway = g.Decision() != nil && g.Decision().Kind != runtime.Menu
	b.phase, b.active = fieldOf(v.Game, "phase"), fieldOf(v.Game, "active")
	if len(v.Loose) > 0 {
		return nil, fmt.Errorf("%d kinds of pieces are in no space", len(v.Loose))
	}
	for i := range v.Spaces {
		s := &v.Spaces[i]
		b.controller[s.Name] = fieldOf(s.Fields, "controller")
		if n := fieldOf(s.Fields, "placed"); n != "0" {
			b.placed[s.Name], err = strconv.Atoi(n)
			if err != nil {
				return nil, err
			}
		}
		b.add(s.Name, s.Pieces, nil)
	}
	for _, c := range v.Classes {
		if c.Class != "player" {
			continue
		}
		for _, p := range c.Things {
			n, err := strconv.Atoi(fieldOf(p.Fields, "ipc"))
			if err != nil {
				return nil, fmt.Errorf("%s has %q IPC", p.Name, fieldOf(p.Fields, "ipc"))
			}
			b.money[p.Name] = n
		}
	}
	return b, nil
}

func (b *board) add(space string, views []runtime.PieceView, holder *runtime.PieceView) {
	for i := range views {
		p := &views[i]
		b.pieces = append(b.pieces, counter{*p, space, holder})
		b.count[[2]string{p.Unit, p.Owner}] += p.Count
		b.add(space, p.Cargo, p)
	}
}

const pool = "mobilization_zone"

var domainOf = map[string]string{
	"infantry": "land", "artillery": "land", "armour": "land", "aa_gun": "land", "industrial_complex": "land",
	"fighter": "air", "bomber": "air",
	"transport": "sea", "submarine": "sea", "destroyer": "sea", "carrier": "sea", "battleship": "sea",
}

// farthest is how far a unit moves in a turn, aircraft with every development.
var farthest = map[string]int{
	"infantry": 1, "artillery": 1, "armour": 2, "aa_gun": 1, "fighter": 6, "bomber": 8,
	"transport": 2, "submarine": 2, "destroyer": 2, "carrier": 2, "battleship": 2,
}

var sideOf = map[string]string{
	"soviet_union": "allies", "united_kingdom": "allies", "united_states": "allies", "germany": "axis", "japan": "axis",
}

var neutral = map[string]bool{
	"afghanistan": true, "angola": true, "argentina": true, "eire": true, "himalaya": true, "mongolia": true,
	"mozambique": true, "peru": true, "rio_de_oro": true, "sahara": true, "saudi_arabia": true, "spain": true,
	"sweden": true, "switzerland": true, "turkey": true, "venezuela": true,
}

func isSea(space string) bool { return strings.HasPrefix(space, "sea_zone_") }

// atRest says that nothing is on its way: the parts of a turn before the first move and after the last.
func (b *board) atRest() bool {
	return b.phase == "develop_weapons" || b.phase == "purchase_units" || b.phase == "mobilize_new_units"
}

// wrong describes what is never allowed in a position.
func (b *board) wrong() error {
	for p, n := range b.money {
		if n < 0 {
			return fmt.Errorf("%s has %d IPC", p, n)
		}
	}
	for s, who := range b.controller {
		free := isSea(s) || s == pool || neutral[s]
		if free != (who == "none") {
			return fmt.Errorf("%s is controlled by %s", s, who)
		}
		if !free && sideOf[who] == "" {
			return fmt.Errorf("%s is controlled by %q", s, who)
		}
	}
	works := map[string]int{}
	for i := range b.pieces {
		c := &b.pieces[i]
		if err := b.misplaced(c); err != nil {
			return fmt.Errorf("%s: %w", c, err)
		}
		if c.Unit == "industrial_complex" && c.space != pool {
			works[c.space] += c.Count
		}
		if len(c.Cargo) > 0 {
			if err := overladen(c); err != nil {
				return fmt.Errorf("%s: %w", c, err)
			}
		}
		if b.atRest() {
			if err := b.unsettled(c); err != nil {
				return fmt.Errorf("%s: %w, in phase %s of %s", c, err, b.phase, b.active)
			}
		}
	}
	for s, n := range works {
		if n > 1 {
			return fmt.Errorf("%d complexes in %s", n, s)
		}
	}
	if b.atRest() && b.records > 0 {
		return fmt.Errorf("%d records are left over in phase %s", b.records, b.phase)
	}
	return nil
}

func (b *board) misplaced(c *counter) error {
	domain := domainOf[c.Unit]
	switch {
	case domain == "":
		return fmt.Errorf("there is no such unit")
	case sideOf[c.Owner] == "":
		return fmt.Errorf("it is nobody's")
	case neutral[c.space]:
		return fmt.Errorf("it is in a neutral territory")
	case c.space == pool && c.holder != nil:
		return fmt.Errorf("it is aboard something that is not built yet")
	case c.space == pool:
		return nil
	case atoi(fieldOf(c.Fields, "moved")) > farthest[c.Unit]:
		return fmt.Errorf("it has moved %s spaces", fieldOf(c.Fields, "moved"))
	case domain == "sea" && !isSea(c.space):
		return fmt.Errorf("it is ashore")
	case domain == "land" && isSea(c.space) && c.holder == nil:
		return fmt.Errorf("it swims")
	case c.holder != nil && !isSea(c.space):
		return fmt.Errorf("it is aboard ashore")
	case domain == "air" && isSea(c.space) && c.holder == nil && c.Owner == b.active && !c.is("flown") && !b.midway:
		return fmt.Errorf("it hovers though it has not flown")
	case domain == "air" && isSea(c.space) && c.holder == nil && c.Owner != b.active && b.phase != "conduct_combat":
		return fmt.Errorf("it hovers in the turn of %s, phase %s", b.active, b.phase)
	case domain == "land" && c.holder == nil && (c.Unit == "aa_gun" || c.Unit == "industrial_complex") &&
		sideOf[c.Owner] != sideOf[b.controller[c.space]]:
		return fmt.Errorf("%s holds the territory", b.controller[c.space])
	}
	return nil
}

// overladen says what is wrong with the cargo of one ship.
func overladen(c *counter) error {
	n, foot := 0, 0
	for _, x := range c.Cargo {
		n += x.Count
		if x.Unit == "infantry" {
			foot += x.Count
		}
		if sideOf[x.Owner] != sideOf[c.Owner] {
			return fmt.Errorf("it carries a %s of its enemy", x.Unit)
		}
		if len(x.Cargo) > 0 {
			return fmt.Errorf("its cargo carries cargo")
		}
		if want := map[string]string{"transport": "land", "carrier": "air"}[c.Unit]; want != domainOf[x.Unit] ||
			x.Unit == "bomber" || x.Unit == "industrial_complex" {
			return fmt.Errorf("it carries a %s", x.Unit)
		}
	}
	if n > 2 || c.Unit == "transport" && n == 2 && foot == 0 {
		return fmt.Errorf("it carries %d pieces, %d of them infantry", n, foot)
	}
	if c.Count != 1 {
		return fmt.Errorf("laden ships are counted together")
	}
	return nil
}

// unsettled describes what is not allowed of a piece while nothing is on its way.
func (b *board) unsettled(c *counter) error {
	if domainOf[c.Unit] == "air" && isSea(c.space) && c.holder == nil {
		return fmt.Errorf("it hovers")
	}
	if domainOf[c.Unit] != "sea" && !isSea(c.space) && c.space != pool &&
		sideOf[c.Owner] != sideOf[b.controller[c.space]] {
		return fmt.Errorf("it is left in a territory of %s", b.controller[c.space])
	}
	for _, mark := range []string{"dying", "damaged", "raiding", "submerged", "flown"} {
		if c.is(mark) {
			return fmt.Errorf("it is still %s", mark)
		}
	}
	return nil
}

// captured are the kinds that change hands with their territory.
var captured = map[string]bool{"aa_gun": true, "industrial_complex": true}

// unexplained compares the boards before and after an answer. Pieces come by purchase only and go in combat, or where
// an aircraft finds no field; kinds never change, owners only of what is captured.
func unexplained(a, z *board, line string) error {
	n, bought := purchase(line)
	gained, lost := map[string]int{}, map[string]int{}
	for key, now := range z.count {
		if d := now - a.count[key]; d > 0 {
			if key[0] == bought && key[1] == a.active && a.phase == "purchase_units" {
				if d != n {
					return fmt.Errorf("%q made %d pieces", line, d)
				}
				continue
			}
			gained[key[0]] += d
			if !captured[key[0]] {
				return fmt.Errorf("%d %s of %s came from nowhere", d, key[0], key[1])
			}
		}
	}
	for key, was := range a.count {
		if d := was - z.count[key]; d > 0 {
			lost[key[0]] += d
			if gained[key[0]] > 0 {
				continue
			}
			fought := a.phase == "combat_move" || a.phase == "conduct_combat"
			crashed := a.phase == "noncombat_move" && domainOf[key[0]] == "air"
			if !fought && !crashed {
				return fmt.Errorf("%d %s of %s vanished in phase %s", d, key[0], key[1], a.phase)
			}
		}
	}
	for unit, d := range gained {
		if d > lost[unit] {
			return fmt.Errorf("%d %s are there and only %d changed hands", d, unit, lost[unit])
		}
	}
	if lost["industrial_complex"] != gained["industrial_complex"] {
		return fmt.Errorf("a complex was destroyed")
	}
	if (len(gained) > 0) && a.phase != "combat_move" && a.phase != "conduct_combat" {
		return fmt.Errorf("something changed hands in phase %s", a.phase)
	}
	return nil
}

func purchase(line string) (n int, unit string) {
	w := strings.Fields(line)
	if len(w) != 3 || w[0] != "buy" {
		return 0, ""
	}
	n, _ = strconv.Atoi(w[1])
	return n, w[2]
}
