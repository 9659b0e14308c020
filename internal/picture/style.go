package picture

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"text/template"

	"github.com/scenario-lang/scenario/internal/paint"
)

//go:embed style.css.tmpl
var styleText string

var styleSheet = template.Must(template.New("style").Parse(styleText))

// theme is the light or the dark theme. Colours of spaces are mixed with its ground.
type theme struct {
	ground, sea paint.Colour
	owned, soft float64 // shares of the ground in the colours of spaces with an owner, and of spaces with a colour of their own
}

var (
	light = theme{ground: 0xF6F1E6, sea: 0xB4D2E0, owned: 0.33, soft: 0.25}
	dark  = theme{ground: 0x1B1E22, sea: 0x1F3A4B, owned: 0.38, soft: 0.55}
)

// tint returns the colour of the spaces of a player.
func (t theme) tint(c paint.Colour) paint.Colour { return c.Mix(t.ground, t.owned) }

// swatch is a colour in the style sheet: of counters, and of spaces in both themes.
type swatch struct {
	Name                         string
	Colour, Letters, Light, Dark paint.Colour
	LightSea, DarkSea            paint.Colour // of the waters of a player
	Dashes                       string       // of a line
}

// dashes are the patterns of kinds of lines.
var dashes = []string{"", "16 7", "3 7", "18 6 3 6", "9 5", "18 6 3 6 3 6"}

// styles returns the style sheet.
func (b *Board) styles() string {
	sheet := struct {
		OnlyPoints            bool
		Players, Units, Fills []swatch
		Lines                 []swatch
		Patterns              []pattern
		Hatches               []hatch
	}{OnlyPoints: b.onlyPoints, Patterns: b.patterns(), Hatches: b.hatches()}
	for _, p := range b.players {
		sheet.Players = append(sheet.Players, swatch{Name: p.name, Colour: p.colour, Letters: p.colour.Letters(),
			Light: light.tint(p.colour),
			Dark:  dark.tint(p.colour), LightSea: p.colour.Mix(light.sea, 0.72), DarkSea: p.colour.Mix(dark.sea, 0.72)})
	}
	for i, k := range b.lines {
		sheet.Lines = append(sheet.Lines, swatch{Name: "k-" + strconv.Itoa(i), Colour: k.colour,
			Dashes: dashes[i%len(dashes)]})
	}
	for _, u := range b.units {
		sheet.Units = append(sheet.Units, swatch{Name: u.name, Colour: u.colour, Letters: u.colour.Letters()})
	}
	for _, c := range b.fills() {
		name := strings.TrimPrefix(c.String(), "#")
		sheet.Fills = append(sheet.Fills, swatch{Name: name, Light: c.Mix(light.ground, light.soft),
			Dark: c.Mix(dark.ground, dark.soft)})
	}
	var out strings.Builder
	if err := styleSheet.Execute(&out, sheet); err != nil {
		panic(err) // the template names a field that does not exist
	}
	return out.String()
}

// fills returns the colours of single spaces, each once.
func (b *Board) fills() []paint.Colour {
	var out []paint.Colour
	for _, s := range b.spaces {
		if strings.HasPrefix(s.fill, "c-") {
			out = append(out, s.colour)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
