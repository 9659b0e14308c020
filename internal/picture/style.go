package picture

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/paint"
)

// theme are the colours of a picture by the names of their variables.
type theme struct {
	vars   [][2]string
	ground paint.Colour // tints of owners are mixed with it
	share  float64      // how much of it is in a tint
}

var light = theme{
	vars: [][2]string{
		{"page", "#f6f1e6"}, {"sea", "#b4d2e0"}, {"land", "#e6dfd0"}, {"box", "#fbf8f0"}, {"ink", "#1d1a14"}, {"sea-ink", "#1c4a66"}, {"halo", "#fbf8f0"}, {"sea-halo", "#cfe3ec"},
		{"line", "#5b4f3a"}, {"sea-line", "#6a99b3"}, {"shore", "#dcedf3"}, {"edge", "#2b2823"}, {"wall", "#2b2823"}, {"whole", "#2b2823"}, {"coast", "#5b4f3a"}, {"bank", "#3d7393"}, {"mark", "#a11d33"}, {"way", "#ffffff"}, {"played", "#17733a"}, {"refused", "#b3122a"}, {"reached", "#1a4fa0"},
	},
	ground: 0xF6F1E6, share: 0.33,
}

var dark = theme{
	vars: [][2]string{
		{"page", "#1b1e22"}, {"sea", "#1f3a4b"}, {"land", "#33332f"}, {"box", "#262a2f"}, {"ink", "#f4efe4"}, {"sea-ink", "#b5d9ec"}, {"halo", "#1b1e22"}, {"sea-halo", "#1f3a4b"},
		{"line", "#15130f"}, {"sea-line", "#4f7d97"}, {"shore", "#2d5266"}, {"edge", "#e9e4d8"}, {"wall", "#c2b698"}, {"whole", "#9a917d"}, {"coast", "#7d97a3"}, {"bank", "#7fb2cd"}, {"mark", "#ff8fa0"}, {"way", "#b9cfda"}, {"played", "#6fdc98"}, {"refused", "#ff8a8a"}, {"reached", "#8fbaff"},
	},
	ground: 0x1B1E22, share: 0.38,
}

const rules = `.board{font-family:"Helvetica Neue",Arial,"DejaVu Sans",sans-serif;background:var(--page)}
.board .page{fill:var(--page)}.board .sea{fill:var(--sea)}
.board .area{fill:var(--land)}.board .water .area{fill:var(--sea)}.board .margin .area{fill:var(--box);stroke:var(--line);stroke-width:1}
.board .points .area{stroke:var(--edge);stroke-width:1.2}
.board .space:focus{outline:none}.board .space:focus .area{stroke:var(--edge);stroke-width:3}
.board .arc,.board .coast,.board .shore,.board .whole,.board .way,.board .link,.board .waterway,.board .waterway-bank,.board .lead,.board .load{fill:none;stroke-linejoin:round;stroke-linecap:round}
.board .arc{stroke:var(--line);stroke-width:1.3}.board .waters-line{stroke:var(--sea-line);stroke-width:1.1}.board .arc.heavy{stroke-width:2.6}.board .arc.heavy.waters-line{stroke-width:2}
.board .arc.bank,.board .coast{stroke:var(--coast);stroke-width:1.2}.board .shore{stroke:var(--shore);stroke-width:7}.board .nowhere{fill:var(--page)}
.board .arc.wall{stroke:var(--wall);stroke-width:3.4}.board .whole{stroke:var(--whole);stroke-width:2.6}
.board .way{stroke:var(--way);stroke-width:2.2;stroke-dasharray:7 6;opacity:.75}
.board .waterway{stroke:var(--sea)}.board .waterway-bank{stroke:var(--bank);stroke-linecap:butt}
.board .link{stroke:var(--mark);stroke-width:1.8;stroke-dasharray:.1 4.5}
.board .crossing path{fill:none;stroke:var(--mark);stroke-width:2.2}
.board .name{fill:var(--ink);text-anchor:middle;paint-order:stroke;stroke:var(--halo);stroke-width:2.6;stroke-opacity:.75;stroke-linejoin:round}
.board .on-water{fill:var(--sea-ink);font-style:italic;stroke:var(--sea-halo)}
.board .on-margin{text-anchor:start;stroke:none}
.board .note{fill:var(--mark);font-weight:bold;paint-order:stroke;stroke:var(--halo);stroke-width:2.4;stroke-opacity:.7}
.board .lead{stroke:var(--edge);stroke-width:.9}.board .lead-end{fill:var(--edge)}
.board .key{fill:var(--ink);font-size:12px}
.board .counter path{stroke:var(--edge);stroke-width:.9}.board .counter text{font-size:10px;font-weight:bold;text-anchor:middle}
.board .counter .load{stroke:var(--edge);stroke-width:1.6}
.board .nobody path{fill:#9aa0a6}.board .nobody text{fill:#14171a}.board .counter .load{fill:none}
.board .arrow{fill:none;stroke-width:3.4;stroke-linecap:round;stroke-linejoin:round}.board .arrow-halo{fill:none;stroke:var(--halo);stroke-width:6.5;stroke-linecap:round}
.board .played{stroke:var(--played)}.board .refused{stroke:var(--refused);stroke-dasharray:9 6}.board .reached{stroke:var(--reached);stroke-width:2.2}
.board .arrow-head.played{fill:var(--played);stroke:none}.board .arrow-head.refused{fill:var(--refused);stroke:none}.board .arrow-head.reached{fill:var(--reached);stroke:none}
.board .arrow-cross{stroke:var(--refused);stroke-width:2.6;fill:none}
.board .arrow-text{font-size:12px;font-weight:bold;text-anchor:middle;paint-order:stroke;stroke:var(--halo);stroke-width:3.4}
.board .arrow-text.played{fill:var(--played)}.board .arrow-text.refused{fill:var(--refused)}.board .arrow-text.reached{fill:var(--reached)}
`

// styles returns the style sheet: colours as variables, for light and dark, by what the reader prefers or by the
// attribute data-theme of the picture or of something around it.
func (b *Board) styles() string {
	var s strings.Builder
	day, night := b.variables(light), b.variables(dark)
	s.WriteString(".board{" + day + "}\n@media (prefers-color-scheme:dark){.board{" + night + "}}\n")
	s.WriteString("[data-theme=light] .board,.board[data-theme=light]{" + day + "}\n[data-theme=dark] .board,.board[data-theme=dark]{" + night + "}\n")
	s.WriteString(rules)
	if b.onlyPoints {
		s.WriteString(".board .link{stroke:var(--coast);stroke-dasharray:none}\n")
	}
	for _, p := range b.players {
		s.WriteString(".board .o-" + p.name + " .area{fill:var(--tint-" + p.name + ")}.board .p-" + p.name + " path{fill:" + p.colour.String() + "}.board .p-" + p.name + " text{fill:" + p.colour.Letters().String() + "}\n")
	}
	for _, u := range b.units {
		if u.colour != unowned {
			s.WriteString(".board .u-" + u.name + " path{fill:" + u.colour.String() + "}.board .u-" + u.name + " text{fill:" + u.colour.Letters().String() + "}\n")
		} else {
			s.WriteString(".board .u-" + u.name + " path{fill:#9aa0a6}.board .u-" + u.name + " text{fill:#14171a}\n")
		}
	}
	for _, c := range b.fills() {
		name := strings.TrimPrefix(c.String(), "#")
		s.WriteString(".board .c-" + name + " .area{fill:var(--c-" + name + ")}\n")
	}
	return s.String()
}

// unowned is the colour of counters that nobody owns.
const unowned paint.Colour = 0x9AA0A6

// fills returns the colours of spaces of their own, each once.
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

func (b *Board) variables(t theme) string {
	var s strings.Builder
	for _, v := range t.vars {
		s.WriteString("--" + v[0] + ":" + v[1] + ";")
	}
	for _, p := range b.players {
		s.WriteString("--tint-" + p.name + ":" + t.tint(p.colour).String() + ";")
	}
	for _, c := range b.fills() {
		s.WriteString("--c-" + strings.TrimPrefix(c.String(), "#") + ":" + t.soft(c).String() + ";")
	}
	return strings.TrimSuffix(s.String(), ";")
}

// tint is the colour of the spaces of a player.
func (t theme) tint(c paint.Colour) paint.Colour { return c.Mix(t.ground, t.share) }

// soft is the colour of a space that has one itself: nearly as the author wrote it, and darker in the dark.
func (t theme) soft(c paint.Colour) paint.Colour {
	if t.ground == dark.ground {
		return c.Mix(t.ground, 0.55)
	}
	return c.Mix(t.ground, 0.25)
}
