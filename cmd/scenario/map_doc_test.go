package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
)

var (
	drawnSpace   = regexp.MustCompile(`id="space-([a-z0-9_]+)"`)
	drawnCounter = regexp.MustCompile(`data-space="([a-z0-9_]+)"`)
)

// The pictures in docs show the spaces that the games have, and pieces where the set-up puts some. `make pictures`
// makes them again.
func TestPicturesInTheDocs(t *testing.T) {
	t.Parallel()
	for picture, game := range map[string]string{"revised": "axis_allies_revised", "attack": "attack_deluxe",
		"khans": "khans_and_kings"} {
		t.Run(picture, func(t *testing.T) {
			svg, err := os.ReadFile(filepath.Join("..", "..", "docs", "pictures", picture+".svg"))
			if err != nil {
				t.Fatal(err)
			}
			const most = 250_000 // bytes, since pages load them
			if len(svg) > most {
				t.Errorf("the picture has %d bytes; at most %d are allowed", len(svg), most)
			}
			found := func(pattern *regexp.Regexp) []string {
				var out []string
				for _, m := range pattern.FindAllSubmatch(svg, -1) {
					out = append(out, string(m[1]))
				}
				slices.Sort(out)
				return slices.Compact(out)
			}
			p := compiler.Compile(nil, filepath.Join("..", "..", "scenarios", game), compiler.Options{}).Program
			g, err := runtime.New(p, 1, runtime.Options{})
			if err != nil {
				t.Fatal(err)
			}
			v, err := g.View(runtime.Referee)
			if err != nil {
				t.Fatal(err)
			}
			var occupied []string
			for _, s := range v.Spaces {
				if len(s.Pieces) > 0 {
					occupied = append(occupied, s.Name)
				}
			}
			spaces := names.Members(p, p.SpaceClass)
			slices.Sort(spaces)
			slices.Sort(occupied)
			shown := found(drawnSpace)
			spaces = slices.DeleteFunc(spaces, func(s string) bool {
				return slices.Contains([]string{"western_theater", "pacific_theater", "oceans"}, s) && !slices.Contains(shown, s)
			})
			for _, x := range []struct {
				what       string
				shown, are []string
			}{{"spaces", shown, spaces}, {"pieces", found(drawnCounter), occupied}} {
				if !slices.Equal(x.shown, x.are) {
					t.Errorf("docs/pictures/%s.svg shows other %s than there are; run make pictures\nshown: %s\nare:   %s", picture,
						x.what, fmt.Sprint(x.shown), fmt.Sprint(x.are))
				}
			}
		})
	}
}
