package picture

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/paint"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

func compiled(t *testing.T, dir string) *program.Program {
	t.Helper()
	r := compiler.Compile(nil, dir, compiler.Options{})
	if r.Program == nil {
		t.Fatalf("%s: %v", dir, r.Diags)
	}
	return r.Program
}

func written(t *testing.T, source string) *program.Program {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "game.hcl"), []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	return compiled(t, dir)
}

func seen(t *testing.T, p *program.Program, viewer int) *runtime.View {
	t.Helper()
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	v, err := g.View(viewer)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

const isles = `scenario "isles" { title = "Isles & <Straits>" }
enum domain {
  values  = [land, sea]
  colours = { land = "sand" }
}
class space {
  attributes = { domain = { type = domain, default = domain.land } }
  state      = { holder = optional(player) }
}
class unit {
  attributes = { domain = { type = domain, default = domain.land } }
}
player north { colour = "red" }
player south { title = "South" }
space upper {
  title     = "Upper <b>Isle</b>"
  longitude = 10
  latitude  = 20
  borders   = [space.sound]
}
space lower {
  longitude = 10
  latitude  = 0
  borders   = [space.sound]
}
space sound {
  longitude = 10
  latitude  = 10
  domain    = domain.sea
}
space deck { off_map = true }
unit guard {}
unit gun { short = "G!" }
unit ship { domain = domain.sea }
unit spy {}
picture board {
  coasts = none
  water  = [domain.sea]
  owner  = holder
}
hide spies {
  of   = piece
  when = self.unit == unit.spy && self.owner != viewer
}
hide guns {
  of      = piece
  members = [unit]
  when    = self.unit == unit.gun && self.owner != viewer
  text    = "something under a cloth"
}
setup {
  set space upper { holder = player.north }
  place upper { north = { guard = 3, gun = 1, spy = 1 } }
  place lower { south = { guard = 12 } }
  create boat {
    unit  = unit.ship
    owner = player.north
    at    = space.sound
  }
  create load {
    unit  = unit.guard
    owner = player.north
    at    = space.sound
  }
  carry load { by = boat }
  place deck { south = { spy = 2 } }
}
sequence main {
  check_victory {}
}
victory late {
  when = game.round > 3
}
`

func TestPicture(t *testing.T) {
	p := written(t, isles)
	b := New(p)
	v := seen(t, p, runtime.Referee)
	svg := b.SVG(v, Options{Arrows: []Arrow{{Through: []int{0, 2}, Kind: Played, Text: "1 guard"}, {Through: []int{1, 2, 0}, Kind: Refused}, {Through: []int{9}, Kind: Played}}})
	wellFormed(t, svg)
	if again := New(p).SVG(v, Options{Arrows: []Arrow{{Through: []int{0, 2}, Kind: Played, Text: "1 guard"}, {Through: []int{1, 2, 0}, Kind: Refused}}}); !bytes.Equal(svg, again) {
		t.Error("the same position gives other bytes")
	}
	has(t, string(svg),
		`aria-label="Isles &amp; &lt;Straits&gt;"`,
		`id="space-upper" class="space o-north"`, `<title>Upper &lt;b&gt;Isle&lt;/b&gt;, north: `,
		`id="space-lower" class="space c-e3d5b0"`, `id="space-sound" class="space water"`, `id="space-deck" class="space margin"`,
		`class="counter p-north" transform=`, `data-unit="guard" data-owner="north" data-count="3"`, `>Gu3<`, `>G!<`, `>Gu12<`,
		`1 ship (north), carrying 1 guard (north)`, `class="arrow played"`, `class="arrow refused"`, `class="arrow-cross"`, `>1 guard</text>`,
		`@media (prefers-color-scheme:dark)`, `[data-theme=dark]`)
	for _, bad := range []string{"style=", "<script", "onload", "<b>"} {
		if strings.Contains(string(svg), bad) {
			t.Errorf("the picture has %s", bad)
		}
	}
	if board := b.SVG(nil, Options{}); strings.Contains(string(board), `class="counter p-north" transform="translate(`) && strings.Contains(string(board), `data-unit="guard"`) {
		t.Error("the empty board has counters")
	}
	if fills := b.Fills(v); fmt.Sprint(fills) != "[o-north c-e3d5b0 water margin]" {
		t.Errorf("the classes of the spaces are %v", fills)
	}
}

// A picture for a player has nothing that the player does not see.
func TestViewerSeesNoMore(t *testing.T) {
	p := written(t, isles)
	b := New(p)
	all, south := string(b.SVG(seen(t, p, runtime.Referee), Options{})), string(b.SVG(seen(t, p, 1), Options{}))
	has(t, all, `data-space="upper" data-unit="spy"`, `data-space="upper" data-unit="gun"`)
	for _, hidden := range []string{`data-space="upper" data-unit="spy"`, `data-space="upper" data-unit="gun"`, "1 spy"} {
		if strings.Contains(south, hidden) {
			t.Errorf("South sees %s", hidden)
		}
	}
	has(t, south, "1 something under a cloth (north)", `data-space="deck" data-unit="spy"`)
}

func TestWidth(t *testing.T) {
	p := written(t, isles)
	b := New(p)
	has(t, string(b.SVG(nil, Options{Width: 500})), ` width="500" `)
	if plain := string(b.SVG(nil, Options{Plain: true})); strings.Contains(plain, "<style") || strings.Contains(plain, `id="legend"`) {
		t.Error("a plain picture has a style sheet or a legend")
	}
	has(t, b.Style(), ".p-north path{fill:#c13c16}")
	if big := b.For(400); big.scale <= b.scale || b.For(2000) != b {
		t.Errorf("the scale is %v for 400 pixels, and %v otherwise", big.scale, b.scale)
	}
}

// What has the same size on all boards can be read in small pictures as well.
func TestSmallPictures(t *testing.T) {
	b := New(written(t, isles))
	deck := b.bySpace["deck"]
	small := b.For(800)
	if small.names[deck].size <= b.names[deck].size || small.Bounds(deck).W <= b.Bounds(deck).W || small.Layout.Map != b.Layout.Map {
		t.Errorf("the name of the deck has the size %v, and its box is %v wide; usually %v and %v", small.names[deck].size, small.Bounds(deck).W, b.names[deck].size, b.Bounds(deck).W)
	}
	if list := b.legend(nil, nil); small.legendHeight(list) <= b.legendHeight(list) {
		t.Errorf("the legend is %v high, usually %v", small.legendHeight(list), b.legendHeight(list))
	}
}

// A line that is drawn with fewer points is nowhere further from where it is than it may be, and keeps its ends.
func TestSimplerLines(t *testing.T) {
	var points []cartography.Point
	for i := range 400 {
		x := float64(i)
		points = append(points, cartography.Point{X: x, Y: 30*math.Sin(x/40) + math.Mod(x*7.3, 1.7)})
	}
	for _, closed := range []bool{false, true} {
		w := page{coarse: 0.9}
		line := w.simpler(points, closed)
		if len(line)*3 > len(points) || line[0] != points[0] || !closed && line[len(line)-1] != points[len(points)-1] {
			t.Errorf("%d of %d points are left, from %v to %v", len(line), len(points), line[0], line[len(line)-1])
		}
		for _, p := range points {
			near := math.Inf(1)
			for i := range line {
				if next := (i + 1) % len(line); next > 0 || closed {
					near = min(near, offLine(p, line[i], line[next]))
				}
			}
			if near > w.coarse {
				t.Errorf("the line is %.2f away from %v", near, p)
			}
		}
	}
}

func TestWords(t *testing.T) {
	if got := wrapped("Union of South Africa", 2); fmt.Sprint(got) != "[Union of South Africa]" || len(got) != 2 {
		t.Errorf("%q", got)
	}
	if got := fmt.Sprint(letters([]string{"infantry", "industrial complex", "inn", "interior", "42"}, map[string]bool{"In": true})); got != "[If IC Ia It 42]" {
		t.Error(got)
	}
	if got := fmt.Sprintf("%q", numbered([]string{"Zone 1", "Zone 2", "Zone 3", "Zone 4", "Zone 15", "Hill 9", "Zone"})); got != `["1" "2" "3" "4" "15" "" ""]` {
		t.Error(got)
	}
	if got := cut("the Government Markers left over", 11, 100); width(got, 11, false) > 100 || !strings.HasSuffix(got, "…") {
		t.Error(got)
	}
}

// The shipped games: nothing overlaps, hardly anything leaves its space, and everybody can tell the players apart.
func TestShippedGames(t *testing.T) {
	if testing.Short() {
		t.Skip("lays out every shipped game")
	}
	for _, name := range []string{"axis_allies_revised", "axis_allies_1942", "axis_allies_europe", "attack_deluxe", "khans_and_kings"} {
		t.Run(name, func(t *testing.T) {
			p := compiled(t, filepath.Join("..", "..", "scenarios", name))
			b := New(p)
			v := seen(t, p, runtime.Referee)
			nothingOverlaps(t, b, v, 5)
			nothingOverlaps(t, b.For(1000), v, 2)
			coloursDiffer(t, b)
			wellFormed(t, b.SVG(v, Options{}))
		})
	}
}

func nothingOverlaps(t *testing.T, b *Board, v *runtime.View, few int) {
	t.Helper()
	type box struct {
		what string
		cartography.Rect
	}
	var all []box
	beside := 0
	for i, n := range b.names {
		if l := b.Layout.Shapes[i].Layer; len(n.lines) == 0 {
			if l == cartography.LayerLand || l == cartography.LayerWater || l == cartography.LayerMargin {
				t.Errorf("%s has no name", b.spaces[i].name)
			}
			continue
		}
		all = append(all, box{"the name of " + b.spaces[i].name, n.box})
		if n.called {
			beside++
		} else if out := b.outside(i, n.box); out > most {
			t.Errorf("%.0f %% of the name of %s is outside", 100*out, b.spaces[i].name)
		}
	}
	groups := b.places(v)
	at := map[int]bool{}
	for _, g := range groups {
		at[g.space] = true
		all = append(all, box{"the counters of " + b.spaces[g.space].name, g.box})
		if g.called {
			beside++
		} else if out := b.outside(g.space, g.box); out > most {
			t.Errorf("%.0f %% of the counters of %s are outside", 100*out, b.spaces[g.space].name)
		}
	}
	for _, s := range v.Spaces {
		if i := b.bySpace[s.Name]; len(s.Pieces) > 0 && !at[i] && b.Layout.Shapes[i].Layer != cartography.LayerNone && b.Layout.Shapes[i].Layer != cartography.LayerWhole {
			t.Errorf("the pieces in %s are not drawn", s.Name)
		}
	}
	for i := range all {
		for j := range i {
			if overlap(all[i].Rect, all[j].Rect) {
				t.Errorf("%s and %s overlap: %v %v", all[i].what, all[j].what, all[i].Rect, all[j].Rect)
			}
		}
		if r := all[i]; r.X < 0 || r.Y < 0 || r.X+r.W > b.Layout.Width || r.Y+r.H > b.Layout.Height {
			t.Errorf("%s are off the page: %v", r.what, r.Rect)
		}
	}
	if beside*few > len(all) {
		t.Errorf("%d of %d names and groups are beside their spaces", beside, len(all))
	}
}

func coloursDiffer(t *testing.T, b *Board) {
	t.Helper()
	for _, th := range []theme{light, dark} {
		for i, p := range b.players {
			for _, q := range b.players[:i] {
				if d := paint.Least(p.colour, q.colour); d < 18 {
					t.Errorf("the counters of %s and %s are %.1f apart", p.name, q.name, d)
				}
				if d := paint.Least(th.tint(p.colour), th.tint(q.colour)); d < 12 {
					t.Errorf("the spaces of %s and %s are %.1f apart", p.name, q.name, d)
				}
			}
		}
	}
}

func has(t *testing.T, text string, parts ...string) {
	t.Helper()
	for _, s := range parts {
		if !strings.Contains(text, s) {
			t.Errorf("the picture lacks %s", s)
		}
	}
}

func wellFormed(t *testing.T, svg []byte) {
	t.Helper()
	d := xml.NewDecoder(bytes.NewReader(svg))
	ids := map[string]bool{}
	for {
		token, err := d.Token()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok {
			for _, a := range e.Attr {
				if a.Name.Local == "id" {
					if ids[a.Value] {
						t.Errorf("two elements have the id %s", a.Value)
					}
					ids[a.Value] = true
				}
			}
		}
	}
}
