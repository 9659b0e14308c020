package picture

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/paulmach/orb"
	"github.com/paulmach/orb/planar"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/internal/cartography/plane"
	"github.com/scenario-lang/scenario/internal/paint"
	"github.com/scenario-lang/scenario/internal/worktest"
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
	b := laidOut(t, p)
	v := seen(t, p, runtime.Referee)
	svg := b.SVG(v,
		Options{Arrows: []Arrow{{Through: []int{0, 2}, Kind: Played, Text: "1 guard"},
			{Through: []int{1, 2, 0}, Kind: Refused}, {Through: []int{9}, Kind: Played}}})
	wellFormed(t, svg)
	if again := laidOut(t, p).SVG(v,
		Options{Arrows: []Arrow{{Through: []int{0, 2}, Kind: Played, Text: "1 guard"},
			{Through: []int{1, 2, 0}, Kind: Refused}}}); !bytes.Equal(svg, again) {
		t.Error("the same position gives other bytes")
	}
	has(t, string(svg),
		`aria-label="Isles &amp; &lt;Straits&gt;"`,
		`id="space-upper" class="space o-north t-e3d5b0"`, `<title>Upper &lt;b&gt;Isle&lt;/b&gt;, north: `,
		`id="space-lower" class="space c-e3d5b0"`, `id="space-sound" class="space water"`,
		`id="space-deck" class="space margin"`,
		`class="counter p-north" transform=`, `data-unit="guard" data-owner="north" data-count="3"`, `>3<`, `>G!<`, `>12<`,
		`pattern id="t-north-e3d5b0"`, `class="symbol" transform=`,
		`1 ship (north), carrying 1 guard (north)`, `class="arrow played"`, `class="arrow refused"`, `class="arrow-cross"`,
		`>1 guard</text>`,
		`@media (prefers-color-scheme:dark)`, `[data-theme=dark]`)
	for _, bad := range []string{"style=", "<script", "onload", "<b>"} {
		if strings.Contains(string(svg), bad) {
			t.Errorf("the picture has %s", bad)
		}
	}
	if board := b.SVG(nil, Options{}); strings.Contains(string(board), `class="counter p-north" transform="translate(`) &&
		strings.Contains(string(board), `data-unit="guard"`) {
		t.Error("the empty board has counters")
	}
	if fills := b.Fills(v); fmt.Sprint(fills) != "[o-north t-e3d5b0 c-e3d5b0 water margin]" {
		t.Errorf("the classes of the spaces are %v", fills)
	}
}

// In print without colours the land of each player has lines of its own, and so has its key in the legend.
func TestOwnersAreToldApartInGrey(t *testing.T) {
	b := laidOut(t, written(t, isles))
	svg := string(b.SVG(seen(t, b.p, runtime.Referee), Options{}))
	lines := map[string]string{}
	for _, p := range b.players {
		_, after, found := strings.Cut(svg, `<pattern id="h-`+p.name+`" `)
		look, _, _ := strings.Cut(after, "<rect")
		if !found || lines[look] != "" {
			t.Errorf("%s has the lines of %q: %s", p.name, lines[look], look)
		}
		lines[look] = p.name
		has(t, svg, `.board .space.o-`+p.name+`.o-`+p.name+` .area,.board #legend .p-`+p.name+`>path:only-child{fill:url(#h-`+
			p.name+`)}`)
	}
	if before, _, _ := strings.Cut(svg, "@media print"); strings.Contains(before, "fill:url(#h-") {
		t.Error("the lines are on the screen, too")
	}
}

// A picture for a player has nothing that the player does not see.
func TestViewerSeesNoMore(t *testing.T) {
	p := written(t, isles)
	b := laidOut(t, p)
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
	b := laidOut(t, p)
	has(t, string(b.SVG(nil, Options{Width: 500})), ` width="500" `)
	if plain := string(b.SVG(nil, Options{Plain: true})); strings.Contains(plain, "<style") ||
		strings.Contains(plain, `id="legend"`) {
		t.Error("a plain picture has a style sheet or a legend")
	}
	has(t, b.Style(), ".p-north path{fill:#c13c16}")
	if big := b.ForWidth(400); big.scale < b.scale || big.zoom <= b.zoom || b.ForWidth(2000) != b {
		t.Errorf("the scale is %v for 400 pixels, and %v otherwise", big.scale, b.scale)
	}
	// The spaces of this board are large: its names can be read where the picture is half as wide as it is drawn.
	if b.scale < 2 {
		t.Errorf("names and counters have the scale %v in spaces with room for larger ones", b.scale)
	}
}

// What has the same size on all boards can be read in small pictures as well.
func TestSmallPictures(t *testing.T) {
	b := laidOut(t, written(t, isles))
	deck := b.bySpace["deck"]
	small := b.ForWidth(800)
	if small.names[deck].size <= b.names[deck].size || small.bounds(deck).W <= b.bounds(deck).W ||
		small.Layout.Map != b.Layout.Map {
		t.Errorf("the name of the deck has the size %v, and its box is %v wide; usually %v and %v", small.names[deck].size,
			small.bounds(deck).W, b.names[deck].size, b.bounds(deck).W)
	}
	if high, usual := small.legend(nil, nil).Height*small.zoom, b.legend(nil, nil).Height; high <= usual {
		t.Errorf("the legend is %v high, usually %v", high, usual)
	}
}

// A line that is drawn with fewer points is nowhere further from where it is than it may be, and keeps its ends.
func TestSimplerLines(t *testing.T) {
	var points []cartography.Point
	for i := range 400 {
		x := float64(i)
		points = append(points, cartography.Point{X: x, Y: 30*math.Sin(x/40) + math.Mod(x*7.3, 1.7)})
	}
	at := func(p cartography.Point) orb.Point { return orb.Point{p.X, p.Y} }
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
					near = min(near, planar.DistanceFromSegment(at(line[i]), at(line[next]), at(p)))
				}
			}
			if near > w.coarse {
				t.Errorf("the line is %.2f away from %v", near, p)
			}
		}
	}
}

// A name in a box off the map is as large as others if it fits, else the short one is written, or smaller letters,
// and at last it is cut.
func TestNamesOffTheMap(t *testing.T) {
	const mark = "space deck { off_map = true }"
	for _, c := range []struct {
		title, short, want string
		smaller            bool
	}{
		{"The deck", "", "The deck", false},
		{"The deck of all Action Cards", "", "The deck of all Action Cards", true},
		{"The deck of all Action Cards that are left over", "Deck", "Deck", false},
		{"The deck of all Action Cards that are left over after the game", "", "…", true},
	} {
		deck := "space deck {\n  off_map = true\n  title   = \"" + c.title + "\"\n"
		if c.short != "" {
			deck += "  short   = \"" + c.short + "\"\n"
		}
		b := laidOut(t, written(t, strings.Replace(isles, mark, deck+"}", 1)))
		for _, b := range []*Board{b, b.ForWidth(700)} {
			i := b.bySpace["deck"]
			n := b.names[i]
			if got := strings.Join(n.lines, "|"); got != c.want && (c.want != "…" || !strings.HasSuffix(got, "…") ||
				len(got) < 20) {
				t.Errorf("%q with the short name %q is written %q, want %q", c.title, c.short, got, c.want)
			}
			if usual := round(marginSize * b.zoom); n.size > usual || n.size < usual && !c.smaller ||
				n.size == usual && c.smaller {
				t.Errorf("%q has letters of %v units, usual are %v", c.title, n.size, usual)
			}
			if r := b.bounds(i); n.box.X+n.box.W > r.X+r.W {
				t.Errorf("%q ends at %v, and its box at %v", c.title, n.box.X+n.box.W, r.X+r.W)
			}
		}
	}
}

// Water that somebody owns still looks like water, and its name is written so; only its tint is that of its owner.
func TestNamesOnOwnedWater(t *testing.T) {
	for _, owned := range []bool{false, true} {
		source := isles
		if owned {
			source = strings.Replace(source, "  place deck {", "  set space sound { holder = player.north }\n  place deck {", 1)
		}
		p := written(t, source)
		b := laidOut(t, p)
		svg := string(b.SVG(seen(t, p, runtime.Referee), Options{}))
		if strings.Contains(svg, `class="space water w-north" data-name="sound"`) != owned ||
			!strings.Contains(svg, `class="name on-water"`) {
			t.Errorf("water that is owned: %v; its name is written as on water: %v", owned,
				strings.Contains(svg, `class="name on-water"`))
		}
		if empty := string(b.SVG(nil, Options{})); !strings.Contains(empty, `class="name on-water"`) {
			t.Error("on the empty board nobody owns the water")
		}
	}
}

func TestWords(t *testing.T) {
	if got := wrap("Union of South Africa", 2); fmt.Sprint(got) != "[Union of South Africa]" || len(got) != 2 {
		t.Errorf("%q", got)
	}
	if got := wrap("Upper-Lower Isle", 3); fmt.Sprintf("%q", got) != `["Upper-" "Lower" "Isle"]` {
		t.Errorf("%q", got)
	}
	taken := map[string]bool{"in": true}
	var made []string
	for _, title := range []string{"infantry", "industrial complex", "inn", "icon", "42"} { // no two differ by case only
		made = append(made, twoOf(title, taken))
		taken[strings.ToLower(made[len(made)-1])] = true
	}
	if got := fmt.Sprint(made); got != "[If IC Ia Io 42]" {
		t.Error(got)
	}
	if got := fmt.Sprintf("%q",
		numbered([]string{"Zone 1", "Zone 2", "Zone 3", "Zone 4", "Zone 15", "Hill 9",
			"Zone"})); got != `["1" "2" "3" "4" "15" "" ""]` {
		t.Error(got)
	}
	if got := cut("the Government Markers left over", 11, 100); width(got, 11, false) > 100 ||
		!strings.HasSuffix(got, "…") {
		t.Error(got)
	}
}

// The shipped games: nothing overlaps, everything is in its space, and everybody can tell the players apart. In a
// small picture with large letters a few names are beside their spaces.
func TestShippedGames(t *testing.T) {
	worktest.Long(t)
	for _, game := range []struct {
		name  string
		small rest // at 1000 pixels
	}{
		{"axis_allies_revised", rest{away: 10, merged: 6}},
		{"axis_allies_1942", rest{away: 10, merged: 6}},
		{"axis_allies_europe", rest{away: 1}},
		{"attack_deluxe", rest{away: 5}},
		{"khans_and_kings", rest{}},
	} {
		t.Run(game.name, func(t *testing.T) {
			p := compiled(t, filepath.Join("..", "..", "scenarios", game.name))
			b := laidOut(t, p)
			v := seen(t, p, runtime.Referee)
			nothingOverlaps(t, b, v, rest{})
			nothingOverlaps(t, b.ForWidth(1000), v, game.small)
			for _, width := range []int{2000, 1000} { // counters in a crowd are counted above
				if a := b.Audit(v, width); len(a.Nameless)+len(a.Overlaps)+len(a.Small)+len(a.Homeless)+len(a.Alike) > 0 ||
					width == 2000 && len(a.Crowded) > 0 {
					t.Errorf("at %d pixels: %+v", width, a)
				}
			}
			coloursDiffer(t, b)
			pathsKeepClear(t, b)
			pathsKeepClear(t, b.ForWidth(1000))
			landIsLand(t, b)
			wellFormed(t, b.SVG(v, Options{}))
		})
	}
}

// pathsKeepClear checks that no path is drawn through a name, where its dashes could be taken for letters.
func pathsKeepClear(t *testing.T, b *Board) {
	t.Helper()
	_, d, found := strings.Cut(string(b.SVG(nil, Options{})), `class="way" d="`)
	if found != (len(b.Layout.Lines) > 0) {
		t.Fatalf("paths are drawn: %v, and there are %d", found, len(b.Layout.Lines))
	}
	d, _, _ = strings.Cut(d, `"`)
	long := 0.0
	for _, part := range strings.Split(strings.TrimPrefix(d, "M"), "M") {
		line := drawnLine(t, part)
		for i := 1; i < len(line); i++ {
			n := math.Ceil(plane.Distance(line[i-1], line[i]))
			long += n
			for k := range int(n) + 1 {
				p := plane.Between(line[i-1], line[i], float64(k)/max(n, 1))
				for j := range b.names {
					if b.Layout.Shapes[j].Layer != cartography.LayerMargin && b.names[j].box.Contains(p) {
						t.Fatalf("a path is drawn through the name of %s at %v", b.spaces[j].name, p)
					}
				}
			}
		}
	}
	whole := 0.0
	for _, l := range b.Layout.Lines {
		for i := 1; i < len(l.Points); i++ {
			whole += plane.Distance(l.Points[i-1], l.Points[i])
		}
	}
	if long < whole/2 {
		t.Errorf("%.0f of %.0f units of paths are drawn", long, whole)
	}
}

// drawnLine reads the points of a line whose distances are relative.
func drawnLine(t *testing.T, d string) []cartography.Point {
	t.Helper()
	var numbers []float64
	for _, w := range strings.Fields(strings.NewReplacer("l", " ", "-", " -").Replace(d)) {
		n, err := strconv.ParseFloat(w, 64)
		if err != nil {
			t.Fatalf("%q is no line: %v", d, err)
		}
		numbers = append(numbers, n)
	}
	var out []cartography.Point
	var at cartography.Point
	for i := 0; i+1 < len(numbers); i += 2 {
		at = cartography.Point{X: at.X + numbers[i], Y: at.Y + numbers[i+1]}
		out = append(out, at)
	}
	return out
}

// landIsLand checks that all land is drawn as land, over the water and under the spaces, so that land of no space is
// not taken for water.
func landIsLand(t *testing.T, b *Board) {
	t.Helper()
	ground := string(b.SVG(nil, Options{}))
	at := strings.Index(ground, `class="nowhere" href="#coast"`)
	if len(b.Layout.Coast) == 0 {
		if at >= 0 {
			t.Error("there is land without a space on a board without coasts")
		}
		return
	}
	if at < strings.Index(ground, `class="waters"`) || at > strings.Index(ground, `class="lands"`) {
		t.Error("land of no space is not drawn between water and land")
	}
	if !strings.Contains(b.Style(), ".board .nowhere{fill:var(--page)}") {
		t.Error("land of no space has no colour")
	}
}

// outside returns which part of a rectangle is not in a space, point by point.
func outside(b *Board, space int, r cartography.Rect) float64 {
	const step = 1.1
	out, all := 0, 0
	for y := r.Y + step/2; y < r.Y+r.H; y += step {
		for x := r.X + step/2; x < r.X+r.W; x += step {
			all++
			if b.Layout.SpaceAt(cartography.Point{X: x, Y: y}) != space {
				out++
			}
		}
	}
	return float64(out) / float64(all)
}

// rest is for what there is no room in a picture.
type rest struct {
	away   int // names and groups beside their spaces
	merged int // counters that say only how many pieces there are
}

// nothingOverlaps checks the names and counters of a position. All but a few must be in their spaces and say what
// they are.
func nothingOverlaps(t *testing.T, b *Board, v *runtime.View, few rest) {
	t.Helper()
	type box struct {
		what string
		cartography.Rect
	}
	var all []box
	var beside, merged []string
	add := func(what string, space int, r cartography.Rect, called bool) {
		all = append(all, box{what, r})
		if called {
			beside = append(beside, what)
		} else if out := outside(b, space, r); out > maxOutside && b.Layout.Shapes[space].Layer != cartography.LayerToken &&
			b.Layout.Shapes[space].Layer != cartography.LayerWhole { // nothing is inside a dot, and a whole is its parts
			t.Errorf("%s: %.0f %% is outside its space", what, 100*out)
		}
	}
	for i, n := range b.names {
		if l := b.Layout.Shapes[i].Layer; len(n.lines) == 0 {
			if l == cartography.LayerLand || l == cartography.LayerWater || l == cartography.LayerMargin {
				t.Errorf("%s has no name", b.spaces[i].name)
			}
			continue
		}
		what := "the name of " + b.spaces[i].name
		add(what, i, n.box, n.called)
		for _, line := range n.lines {
			if w := width(line, n.size, false); w > n.box.W+0.1 {
				t.Errorf("%s is %.1f wide, and its box %.1f", what, w, n.box.W)
			}
		}
		if h := float64(len(n.lines)) * n.size * lineHeight; h > n.box.H+0.1 {
			t.Errorf("%s is %.1f high, and its box %.1f", what, h, n.box.H)
		}
	}
	drawn := map[int]int{} // by space: the pieces in its groups
	for _, g := range (stacker{b}).places(v) {
		what := "the counters of " + b.spaces[g.space].name
		add(what, g.space, g.box, g.called)
		for _, row := range g.rows {
			w := -counterGap
			for i := range row {
				w += counterGap + row[i].width(g.size)
				drawn[g.space] += piecesOf(&row[i])
				if row[i].others > 0 {
					merged = append(merged, what)
				}
			}
			if w *= g.size.scale; w > g.box.W+0.1 {
				t.Errorf("%s: a row is %.1f wide, and their box %.1f", what, w, g.box.W)
			}
		}
		if h := (float64(len(g.rows))*(g.size.height()+counterGap) - counterGap) * g.size.scale; h > g.box.H+0.1 {
			t.Errorf("%s are %.1f high, and their box %.1f", what, h, g.box.H)
		}
	}
	for _, s := range v.Spaces {
		i, n := b.bySpace[s.Name], 0
		if l := b.Layout.Shapes[i].Layer; l == cartography.LayerNone || l == cartography.LayerWhole {
			continue
		}
		for _, c := range b.counters(s.Pieces) {
			n += piecesOf(&c)
		}
		if n != drawn[i] {
			t.Errorf("%d of the %d pieces in %s are drawn", drawn[i], n, s.Name)
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
	if len(beside) > few.away {
		t.Errorf("%d of %d names and groups are beside their spaces, want at most %d: %s", len(beside), len(all), few.away,
			strings.Join(beside, ", "))
	}
	if len(merged) > few.merged {
		t.Errorf("%d counters say only how many pieces there are, want at most %d: %s", len(merged), few.merged,
			strings.Join(merged, ", "))
	}
}

// piecesOf returns how many pieces a counter stands for, with those that they carry.
func piecesOf(c *counter) int {
	n := c.pieces()
	for i := range c.cargo {
		n += piecesOf(&c.cargo[i])
	}
	return n
}

func coloursDiffer(t *testing.T, b *Board) {
	t.Helper()
	for _, th := range []theme{light, dark} {
		for i, p := range b.players {
			for _, q := range b.players[:i] {
				if d := paint.LeastDistance(p.colour, q.colour); d < 18 {
					t.Errorf("the counters of %s and %s are %.1f apart", p.name, q.name, d)
				}
				if d := paint.LeastDistance(th.tint(p.colour), th.tint(q.colour)); d < 12 {
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

// The legend names every kind of piece that is there, however many there are.
func TestLegendIsComplete(t *testing.T) {
	const kinds = 60
	var units, pieces strings.Builder
	for i := range kinds {
		fmt.Fprintf(&units, "unit kind_%d {}\n", i)
		fmt.Fprintf(&pieces, "      kind_%d = 1\n", i)
	}
	p := written(t, "scenario \"many\" { title = \"Many\" }\nplayer red {}\n"+units.String()+
		"unit absent {}\nspace a { borders = [space.b] }\nspace b {}\n"+
		"setup {\n  place a {\n    red = {\n"+pieces.String()+"    }\n  }\n}\nsequence main {}\n")
	b := laidOut(t, p)
	named := map[string]bool{}
	for _, e := range b.legend(seen(t, p, runtime.Referee), nil).Entries {
		named[e.Text] = true
	}
	for i := range kinds {
		if text := b.units[i].title; !named[text] {
			t.Errorf("the legend does not name %s", text)
		}
	}
	if named["absent"] {
		t.Error("the legend names what is not on the board")
	}
}

// laidOut returns the board of a program that is small enough for a picture.
func laidOut(t *testing.T, p *program.Program) *Board {
	t.Helper()
	b, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	return b
}
