package check_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/ir"
)

const drawn = `-- game/v.hcl --
scenario "variant" {
  extends = "../base"
}
%s
-- base/b.hcl --
scenario "base" {}
enum ground {
  values  = [land, sea]
  colours = { sea = "sky" }
}
class realm {}
thing realm hills { colour = "#123456" }
class space {
  attributes = {
    ground = { type = ground, default = ground.land }
    realms = { type = set(realm), default = [] }
    power  = { type = optional(player), default = none }
  }
  state = { holder = optional(player) }
}
enum line { values = [dry, wet] }
class border {
  flags = [deep]
  attributes = {
    line  = { type = line, default = line.dry }
    lines = { type = set(line), default = [] }
    locks = { type = list(space), default = [] }
    tolls = { type = int, default = 0 }
  }
}
player west {
  colour = "red"
  short  = "W"
}
space here {
  shape    = ["IRL", "GBR"]
  label_at = [-7.25, 53]
}
unit boat {
  short  = "Bo"
  symbol = boat
}
picture board {
  coasts = earth
  water  = [ground.sea]
  owner  = holder
}
setup {}
sequence main {
  check_victory {}
}
victory late {
  when = game.round > 3
}
`

// What is said about pictures is read where a variant changes it, and whatever is wrong with it is reported where it
// is written.
func TestPicture(t *testing.T) {
	const usual = "here=IRL,GBR@[-7250 53000] west=c13c16:W boat=boat:Bo sea=86b8dc hills=123456 | earth  [sea] [] holder "
	for _, c := range []struct{ variant, want string }{
		{"", usual},
		{"player west { colour = \"#0a0b0c\" }", strings.Replace(usual, "c13c16", "0a0b0c", 1)},
		{"unit boat { symbol = hexagon }", strings.Replace(usual, "boat:Bo", "hexagon:Bo", 1)},
		{"remove space here { only = [shape] }", strings.Replace(usual, "IRL,GBR", "", 1)},
		{"picture board { water = union(inherited, [ground.land]) }", strings.Replace(usual, "[sea]", "[sea land]", 1)},
		{"picture board { points = [realm.hills] }", strings.Replace(usual, "[] holder", "[hills] holder", 1)},
		{"picture board { owner = power }", strings.Replace(usual, "holder ", " power", 1)},
		{"remove picture board {}", strings.Split(usual, "|")[0] + "|   [] []  "},
		{"player west { colour = \"read\" }", "SC158 there is no colour \"read\""},
		{"player west { colour = \"#ff\" }", "SC158 there is no colour \"#ff\""},
		{"player west { colour = red }", "SC158 a colour is a quoted text"},
		{"player west { symbol = boat }", "SC111 player has no attribute \"symbol\""},
		{"player west { short = 3 }", "SC200"},
		{"enum ground { colours = { see = \"sky\" } }", "SC180 ground has no value \"see\""},
		{"enum ground { colours = \"sky\" }", "SC180 colours is a map from values to texts"},
		{"unit boat { symbol = boot }", "SC158 symbol cannot be boot"},
		{"unit boat { symbol = \"boat\" }", "SC158 symbol is a bare word"},
		{"space here { shape = \"IRL\" }", "SC158 `shape` is a list of the codes of countries"},
		{"space here { shape = [] }", "SC158 `shape` is a list of the codes of countries"},
		{"space here { shape = [\"Ireland\"] }", "SC158 this is not the code of a country"},
		{"space here { shape = [IRL] }", "SC158 this is not the code of a country"},
		{"space here { shape = [\"IRE\"] }", "SC158 the map of the Earth has no country with the code \"IRE\""},
		{"space here { shape = [\"IRL\", \"IRL\"] }", "SC158 IRL is listed twice"},
		{"space here { label_at = [1] }", "SC158 `label_at` is a longitude and a latitude"},
		{"space here { label_at = [1, 91] }", "SC158 `label_at` is outside the map"},
		{"space here { label_at = [1, \"x\"] }", "SC"},
		{"picture other {}", "SC120 there are two pictures"},
		{"picture board { coasts = mars }", "SC158 coasts cannot be mars"},
		{"picture board { grid = hexes }", "SC158 spaces have no attribute column"},
		{"picture board { grid = hexes }\n" +
			"class space { attributes = { column = { type = int, default = 0 }, row = { type = rational, default = 0 } } }",
			"SC158 row of spaces is a rational"},
		{"picture board { water = [space.here] }", "SC158 water lists values of an enum"},
		{"picture board { water = ground.sea }", "SC158 water lists values of an enum"},
		{"picture board { points = [game.round] }", "SC"},
		{"enum age { values = [old, new] }\nclass player { attributes = { age = { type = age, default = age.old } } }\n" +
			"picture board { points = [age.old] }", "SC158 no attribute of spaces is of the class age"},
		{"picture board { waterways = [deep] }", usual + " deep"},
		{"picture board { waterways = [locks, line.wet, locks] }", usual + " locks line.wet lines.wet"},
		{"picture board { waterways = [realm.hills] }\n" +
			"class border { attributes = { by = { type = optional(realm), default = none } } }", usual + " by.hills"},
		{"picture board { waterways = deep }", "SC158 `waterways` is a list"},
		{"picture board { waterways = [depe] }", "SC158 `waterways` names attributes of borders"},
		{"picture board { waterways = [tolls] }", "SC158 `waterways` names attributes of borders"},
		{"picture board { waterways = [one_way] }", "SC158 `waterways` names attributes of borders"},
		{"picture board { waterways = [ground.sea] }", "SC158 no attribute of borders is of the class ground"},
		{"picture board { waterways = [space.here] }", "SC158 `waterways` lists attributes of borders"},
		{"picture board { waterways = [line.damp] }", "SC"},
		{"picture board { waterways = [3 + 4] }", "SC158 `waterways` lists attributes of borders"},
		{"picture board { marks = [value, walled, ground, seat, value] }\n" +
			"class space { attributes " +
			"= { value = { type = int, default = 1 }, walled = { type = bool, default = false } } }\n" +
			"class player { attributes = { seat = { type = optional(space), default = none } } }",
			usual + " * value walled ground seat"},
		{"picture board { marks = ground }", "SC158 `marks` is a list of attributes"},
		{"picture board { marks = [grnd] }", "SC158 `marks` names attributes of spaces"},
		{"picture board { marks = [borders] }", "SC158 `marks` names attributes of spaces"},
		{"picture board { marks = [holder] }", "SC158 `marks` names attributes of spaces"},
		{"picture board { owner = holdr }", "SC158 `owner` names state or an attribute of spaces that is a player"},
		{"picture board { owner = ground }", "SC158 `owner` names state or an attribute of spaces that is a player"},
		// A class that declares such an attribute itself keeps it.
		{"class player { attributes = { colour = { type = int, default = 1 } } }\nplayer west { colour = 2 }",
			strings.Replace(usual, "c13c16:W", ":W", 1)},
		{"class space { attributes = { shape = { type = list(int), default = [] } } }\nspace here { shape = [2] }",
			strings.Replace(usual, "IRL,GBR", "", 1)},
	} {
		sc, found := compile(t, strings.Replace(drawn, "%s", c.variant, 1))
		got := ""
		switch {
		case found.HasErrors():
			got = found[0].Code + " " + found[0].Summary
		case sc != nil:
			got = pictureOf(sc)
		}
		if !strings.HasPrefix(got, c.want) || c.want == "" {
			t.Errorf("%s\ngives %s\nwant  %s", c.variant, got, c.want)
		}
	}
}

// A country that is written by its name, by the beginning of its name or nearly by its code is suggested by its code.
func TestCountriesAreSuggested(t *testing.T) {
	for word, want := range map[string]string{"Ireland": "IRL", "IRE": "IRL", "GER": "DEU", "irl": "IRL", "germany": "DEU",
		"QQQ": "", "-": "", "": ""} {
		_, found := compile(t, strings.Replace(drawn, "%s", fmt.Sprintf("space here { shape = [%q] }", word), 1))
		if len(found) == 0 || found[0].Code != "SC158" {
			t.Errorf("%q: %v", word, found)
			continue
		}
		if got := len(found[0].Repairs); want == "" && got > 0 || want != "" && !found[0].Suggests(want) {
			t.Errorf("%q suggests %v, want %q", word, found[0].Repairs, want)
		}
	}
}

func pictureOf(sc *ir.Scenario) string {
	var out []string
	for _, k := range sc.Classes {
		for _, m := range k.Members {
			if !m.Look.Said() {
				continue
			}
			s := m.Look.Symbol + strings.Join(m.Look.Shape, ",")
			if m.Look.Colour != nil {
				s += fmt.Sprintf("%06x", *m.Look.Colour)
			}
			if m.Look.Short != nil {
				s += ":" + m.Look.Short.Parts[0][0].Literal
			}
			if m.Look.LabelAt != nil {
				s += fmt.Sprint("@", m.Look.LabelAt)
			}
			out = append(out, m.Name+"="+s)
		}
	}
	names := func(ms []*ir.Member) []string {
		var out []string
		for _, m := range ms {
			out = append(out, m.Name)
		}
		return out
	}
	p, field, attr := sc.Picture, "", ""
	if p.Field != nil {
		field = p.Field.Name
	}
	if p.Attr != nil {
		attr = p.Attr.Name
	}
	water := ""
	for _, w := range p.Waterways {
		if water += " " + w.Attr.Name; w.Value != nil {
			water += "." + w.Value.Name
		}
	}
	for i, a := range p.Marks {
		if i == 0 {
			water += " *"
		}
		water += " " + a.Name
	}
	return strings.Join(out, " ") + " | " + strings.Join([]string{p.Coasts, p.Grid, fmt.Sprint(names(p.Water)),
		fmt.Sprint(names(p.Points)), field, attr}, " ") + water
}
