package workbench

import (
	"fmt"
	"html"
	"math"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// picture is the board.
type picture struct {
	SVG     string                `json:"svg"`
	Width   float64               `json:"width"`
	Height  float64               `json:"height"`
	Anchors map[string][2]float64 `json:"anchors"` // by space: where its name and its pieces are
}

func (b *Bench) board(a asked) (any, error) { return a.model.picture(), nil }

// drawBoard draws the spaces as circles at their longitudes and latitudes, or else in a ring.
func drawBoard(p *program.Program) *picture {
	const width = 1600.0
	labels := names.Members(p, p.SpaceClass)
	xs, ys := make([]float64, len(labels)), make([]float64, len(labels))
	for i := range labels {
		a := 2 * math.Pi * float64(i) / float64(len(labels))
		xs[i], ys[i] = math.Cos(a), math.Sin(a)
	}
	if p.SpaceClass >= 0 {
		for _, at := range p.Classes[p.SpaceClass].Attrs {
			attr := &p.Attrs[at]
			for i, v := range attr.Data {
				switch p.Strings[attr.Name] {
				case "longitude":
					xs[i] = float64(value.Num(v)) / float64(max(value.Den(v), 1))
				case "latitude":
					ys[i] = -float64(value.Num(v)) / float64(max(value.Den(v), 1))
				}
			}
		}
	}
	minX, maxX, minY, maxY := math.Inf(1), math.Inf(-1), math.Inf(1), math.Inf(-1)
	for i := range labels {
		minX, maxX, minY, maxY = min(minX, xs[i]), max(maxX, xs[i]), min(minY, ys[i]), max(maxY, ys[i])
	}
	scale := (width - 160) / max(maxX-minX, 1e-9)
	out := &picture{Width: width, Height: max(500, (maxY-minY)*scale+160), Anchors: map[string][2]float64{}}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" class="board">`, out.Width, out.Height)
	at := func(i int) (x, y float64) { return 80 + (xs[i]-minX)*scale, 80 + (ys[i]-minY)*scale }
	b.WriteString(`<g id="ground">`)
	for i := range labels {
		x, y := at(i)
		for k := p.AdjStart[i]; k < p.AdjStart[i+1]; k++ {
			if to := int(p.AdjTo[k]); to > i {
				x2, y2 := at(to)
				fmt.Fprintf(&b, `<line class="link" x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f"/>`, x, y, x2, y2)
			}
		}
	}
	for i, name := range labels {
		x, y := at(i)
		out.Anchors[name] = [2]float64{x, y}
		title := html.EscapeString(names.Text(p, 0, p.Classes[p.SpaceClass].Members[i].Title))
		fmt.Fprintf(&b, `<g id="space-%s" class="space" data-name="%s" role="button" tabindex="-1"><title>%s</title><circle cx="%.1f" cy="%.1f" r="16"/>`+
			`<text x="%.1f" y="%.1f" class="name">%s</text></g>`, name, name, title, x, y, x, y+30, title)
	}
	b.WriteString(`</g><g id="position"></g></svg>`)
	out.SVG = b.String()
	return out
}

// position draws the pieces of a view.
func (p *picture) position(m *model, v *runtime.View) string {
	var b strings.Builder
	b.WriteString(`<g xmlns="http://www.w3.org/2000/svg" id="position">`)
	for _, s := range v.Spaces {
		at, ok := p.Anchors[s.Name]
		if !ok {
			continue
		}
		for i, x := range s.Pieces {
			letters := strings.ToUpper(x.Unit[:min(2, len(x.Unit))])
			fmt.Fprintf(&b, `<g class="counter" data-space="%s" data-unit="%s" data-owner="%s" data-count="%d"><title>%d %s (%s) in %s</title>`+
				`<rect x="%.1f" y="%.1f" width="24" height="15" rx="3"/><text x="%.1f" y="%.1f">%s%d</text></g>`,
				html.EscapeString(s.Name), html.EscapeString(x.Unit), html.EscapeString(x.Owner), x.Count, x.Count, html.EscapeString(x.Unit), html.EscapeString(x.Owner), html.EscapeString(s.Name),
				at[0]-12+float64(i%3)*26-26, at[1]-22-float64(i/3)*17, at[0]+float64(i%3)*26-26, at[1]-11-float64(i/3)*17, html.EscapeString(letters), x.Count)
		}
	}
	b.WriteString(`</g>`)
	return b.String()
}
