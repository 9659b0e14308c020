package plot_test

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/plot"
)

// A plot is well-formed, says what it shows, and keeps the names of lines that end together apart.
func TestPlots(t *testing.T) {
	c := plot.Chart{Title: "Money <&>", Text: "What each has", Over: "round", From: 1, Lines: []plot.Line{
		{Name: "Red & Co", Values: []float64{1, 2, 3}}, {Name: "Blue", Values: []float64{5, 4, 3}},
		{Name: "Green", Values: []float64{0, 0, 3}}, {Name: "Nobody"},
	}}
	svg := c.SVG()
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err, svg)
		}
	}
	for _, want := range []string{"<title>Money &lt;&amp;&gt;</title>", "A line for each of Red &amp; Co, Blue, Green.",
		`viewBox="-52 -12 800 252"`,
		`y="84.0"`, `y="98.0"`, `y="70.0"`} {
		if !strings.Contains(svg, want) {
			t.Errorf("%q is not in %s", want, svg)
		}
	}
	c.Wide = 300
	if svg := c.SVG(); !strings.Contains(svg, `viewBox="-52 -12 428 252"`) || !strings.Contains(svg, `x="308"`) {
		t.Errorf("a narrow chart is %s", svg)
	}
	if (plot.Chart{Lines: []plot.Line{{Name: "a"}}}).SVG() != "" {
		t.Error("nothing is drawn as something")
	}
	one := plot.Chart{Lines: []plot.Line{{Name: "a", Values: []float64{0}}}}
	if strings.Contains(one.SVG(), "NaN") {
		t.Error(one.SVG())
	}
}
