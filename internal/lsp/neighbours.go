package lsp

import (
	"cmp"
	"encoding/base64"
	"fmt"
	"html"
	"math"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/internal/index"
	"github.com/scenario-lang/scenario/internal/lsp/workspace"
)

// neighbour is a space that borders another one.
type neighbour struct {
	name    string
	bearing float64 // direction in which it lies, clockwise from the east
	oneWay  bool    // no border leads back
}

// mostNeighbours is how many neighbours are drawn.
const mostNeighbours = 12

// neighboursOf returns the spaces that border a space. If the scenario gives the places of spaces, they are in
// clockwise order.
func neighboursOf(snap *workspace.Snapshot, of *ir.Member) (out []neighbour) {
	back := map[*ir.Member]bool{}
	for _, e := range snap.Table().Scenario.Edges {
		if e.To == of {
			back[e.From] = true
		}
	}
	x, y, placed := placeOnMap(of)
	seen := map[*ir.Member]bool{}
	for _, e := range snap.Table().Scenario.Edges {
		if e.From != of || seen[e.To] {
			continue
		}
		seen[e.To] = true
		n := neighbour{name: e.To.Name, oneWay: !back[e.To]}
		if u, v, ok := placeOnMap(e.To); ok && placed {
			if u -= x; math.Abs(u) > 180 { // the shorter way around the Earth
				u -= math.Copysign(360, u)
			}
			n.bearing = math.Atan2(v-y, u)
		}
		out = append(out, n)
	}
	slices.SortStableFunc(out, func(a, b neighbour) int {
		return cmp.Or(cmp.Compare(a.bearing, b.bearing), strings.Compare(a.name, b.name))
	})
	return out
}

// placeOnMap returns how far east and south a space is.
func placeOnMap(m *ir.Member) (x, y float64, ok bool) {
	read := func(name string) (float64, bool) {
		a := m.Class.Attr(name)
		if a == nil || a.Index >= len(m.Attrs) {
			return 0, false
		}
		c := m.Given(a)
		if c == nil || c.Den == 0 {
			return 0, false
		}
		return float64(c.Int) / float64(c.Den), true
	}
	if lon, ok := read("longitude"); ok {
		if lat, ok := read("latitude"); ok && (lon != 0 || lat != 0) {
			return lon, -lat, true
		}
	}
	if column, ok := read("column"); ok {
		if row, ok := read("row"); ok {
			return column, row, true
		}
	}
	return 0, 0, false
}

// surroundings shows a space with its neighbours: as a picture in Markdown, or in plain text.
func (s *server) surroundings(snap *workspace.Snapshot, sym *index.Symbol) string {
	m, ok := sym.Thing.(*ir.Member)
	if !ok || m.Class.Role != ir.RoleSpace || snap.Table() == nil {
		return ""
	}
	all := neighboursOf(snap, m)
	if len(all) == 0 {
		return ""
	}
	shown := all[:min(len(all), mostNeighbours)]
	more := ""
	if rest := len(all) - len(shown); rest > 0 {
		more = fmt.Sprintf("and %d more", rest)
	}
	if !s.markdown {
		out := "\n\n" + m.Name
		for i, n := range shown {
			line := "├──"
			if i == len(shown)-1 && more == "" {
				line = "└──"
			}
			if n.oneWay {
				line = line[:len(line)-len("─")] + ">"
			}
			out += "\n" + line + " " + n.name
		}
		if more != "" {
			out += "\n└── " + more
		}
		return out
	}
	svg := drawNeighbours(m.Name, shown, more)
	return fmt.Sprintf("\n\n![%s and its neighbours](data:image/svg+xml;base64,%s)", m.Name,
		base64.StdEncoding.EncodeToString([]byte(svg)))
}

// drawNeighbours draws a space with its neighbours around it. They keep their order, and their direction as far as
// there is room for their names.
func drawNeighbours(name string, around []neighbour, more string) string {
	const width, height, wide, tall = 420.0, 230.0, 150.0, 88.0
	var lines, names strings.Builder
	label := func(x, y float64, text, fill string) {
		text = strings.ReplaceAll(text, "_", " ")
		if r := []rune(text); len(r) > 17 {
			text = string(r[:16]) + "…"
		}
		half := 4 + 3.4*float64(len([]rune(text)))
		fmt.Fprintf(&names, `<rect x="%.0f" y="%.0f" width="%.0f" height="20" rx="5" fill="%s" stroke="#555"/>`,
			x-half, y-10, 2*half, fill)
		fmt.Fprintf(&names, `<text x="%.0f" y="%.0f" text-anchor="middle">%s</text>`, x, y+4, html.EscapeString(text))
	}
	for i, n := range around {
		even := around[0].bearing + 2*math.Pi*float64(i)/float64(len(around))
		angle := n.bearing
		if len(around) > 4 || around[0].bearing == around[len(around)-1].bearing || math.Abs(n.bearing-even) < 0.3 {
			angle = even
		}
		x, y := width/2+wide*math.Cos(angle), height/2+tall*math.Sin(angle)
		dash := ""
		if n.oneWay {
			dash = ` stroke-dasharray="5 4"`
		}
		fmt.Fprintf(&lines, `<path d="M%.0f %.0fL%.0f %.0f" stroke="#777" stroke-width="2"%s/>`,
			width/2, height/2, x, y, dash)
		label(x, y, n.name, "#eee6d2")
	}
	label(width/2, height/2, name, "#f3c95c")
	if more != "" {
		fmt.Fprintf(&names, `<text x="6" y="%.0f">%s</text>`, height-8, more)
	}
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" `+
		`font-family="sans-serif" font-size="12" fill="#222">`+
		`<rect width="100%%" height="100%%" rx="6" fill="#fbf9f4"/>%s%s</svg>`, width, height, lines.String(), names.String())
}

// stripMarkdown removes the marks of Markdown that hovers use.
func stripMarkdown(s string) string {
	var out []string
	for _, line := range strings.Split(s, "\n") {
		if !strings.HasPrefix(line, "```") {
			out = append(out, strings.ReplaceAll(line, "**", ""))
		}
	}
	return strings.Join(out, "\n")
}
