package book

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
)

// cut returns the candidates of a text, each as "section | kind | text", with its example after " — ".
func cut(t *testing.T, text string, opt Options) []string {
	t.Helper()
	d, err := decode([]byte(text), "")
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, c := range Cut(d, opt).Rules {
		s := c.Section + " | " + c.Kind + " | " + c.Text
		if c.Example != "" {
			s += " — " + c.Example
		}
		out = append(out, s)
	}
	return out
}

func TestCut(t *testing.T) {
	for _, c := range []struct {
		name, text string
		opt        Options
		want       []string
	}{
		{"sentences of a paragraph", "Move\n\nA unit moves. It may stop!\nMust it stop? No.\n", Options{Language: "en"},
			[]string{
				"Move | rule | A unit moves.", "Move | rule | It may stop!", "Move | rule | Must it stop?", "Move | rule | No.",
			}},
		{"abbreviations, decimals, initials and a number at the beginning",
			"It costs 2.5 gold, e.g. Tanks. See H. G. Wells, p. 12 there. 2 units fit.\n", Options{Language: "en"}, []string{
				" | rule | It costs 2.5 gold, e.g. Tanks.", " | rule | See H. G. Wells, p. 12 there.", " | rule | 2 units fit.",
			}},
		{"brackets and quotations hold together", "A fort (see below. It is grey.) stays. He says “Stop. Now.” and goes.\n",
			Options{Language: "en"}, []string{
				" | rule | A fort (see below. It is grey.) stays.", " | rule | He says “Stop. Now.” and goes.",
			}},
		{"a long sentence is cut where an exception begins",
			"Every unit of the attacker may retreat to a space next door, unless the space is held by an enemy.\n",
			Options{Language: "en"}, []string{
				" | rule | Every unit of the attacker may retreat to a space next door,",
				" | rule | unless the space is held by an enemy.",
			}},
		{"a word that a line break divides", "The com-\nmander moves, and\nthe well-known General too.\n",
			Options{Language: "en"}, []string{
				" | rule | The commander moves, and the well-known General too.",
			}},
		{"headings of Markdown, wikis and typewriters", "# Sea\n\nShips sail.\n\n== Air ==\n\nPlanes fly.\n\nLAND\n" +
			"Tanks roll.\n\nHeroes\n======\n\nThey act.\n\n**Spies**\n\nThey hide.\n", Options{Language: "en"}, []string{
			"Sea | rule | Ships sail.", "Air | rule | Planes fly.", "LAND | rule | Tanks roll.", "Heroes | rule | They act.",
			"Spies | rule | They hide.",
		}},
		{"items of a list", "You may:\n- move a unit;\n- stop.\n1. Roll.\n2. Score a hit on\n   a six.\n",
			Options{Language: "en"}, []string{
				" | rule | You may:", " | rule | move a unit;", " | rule | stop.", " | rule | Roll.",
				" | rule | Score a hit on a six.",
			}},
		{"rows of a table with their heads", "| Unit | Cost |\n|---|---|\n| Tank | 5 |\n| Ship | 8 |\n",
			Options{Language: "en"}, []string{
				" | contents | Unit; Cost", " | rule | Unit: Tank; Cost: 5", " | rule | Unit: Ship; Cost: 8",
			}},
		{"an example is attached to the clause before it",
			"A die of 1 hits. Example: Ann rolls 1. She hits.\n\nA 2 misses, e.g. here.\n", Options{Language: "en"}, []string{
				" | rule | A die of 1 hits. — Ann rolls 1. She hits.", " | rule | A 2 misses, e.g. here.",
			}},
		{"what is hardly a rule is marked", "Contents\n\nMove ........ 3\n\nThe war began in 1939.\n\n" +
			"© 2001 Games. All rights reserved.\n\nFigure 3: A tank.\n\n12\n", Options{Language: "en"}, []string{
			"Contents | contents | Move ........ 3", "Contents | flavour | The war began in 1939.",
			"Contents | credit | © 2001 Games.",
			"Contents | credit | All rights reserved.", "Contents | caption | Figure 3: A tank.", "Contents | page number | 12",
		}},
		{"lines that somebody has joined", "====== Game ====== " + strings.Repeat("Units move on the map. ", 200) +
			"==== Sea ==== Ships sail: * fast; * slow.\n", Options{Language: "en"},
			append(slices.Repeat([]string{"Game | rule | Units move on the map."}, 200), "Sea | rule | Ships sail:",
				"Sea | rule | fast;", "Sea | rule | slow.")},
		{"HTML", `<script>alert("no.")</script><h1>Sea &amp; Air</h1><p>Ships&nbsp;sail ` +
			`&lt;far&gt;.<ul><li>first<li>second</ul><table><tr><th>Unit<th>Cost<tr><td>Tank<td>5</table>`,
			Options{Language: "en", HTML: true}, []string{
				"Sea & Air | rule | Ships sail <far>.", "Sea & Air | rule | first", "Sea & Air | rule | second",
				"Sea & Air | contents | Unit; Cost",
				"Sea & Air | rule | Unit: Tank; Cost: 5",
			}},
		{"an unknown language is cut all the same", "Xylo zyx qwert. Plugh xyzzy foo.\n", Options{},
			[]string{" | rule | Xylo zyx qwert.", " | rule | Plugh xyzzy foo."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := cut(t, c.text, c.opt); !slices.Equal(got, c.want) {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(c.want, "\n"))
			}
		})
	}
}

// A page in two columns is read column by column; what goes across both stays where it is.
func TestColumns(t *testing.T) {
	var b strings.Builder
	b.WriteString("A HEADING THAT GOES ACROSS BOTH OF THE COLUMNS OF THE PAGE\n")
	for i := range 12 {
		fmt.Fprintf(&b, "%-32s  %s\n", fmt.Sprintf("Left %c is a sentence of it.", 'a'+i),
			fmt.Sprintf("Right %c is another of them.", 'a'+i))
	}
	b.WriteString("\f")
	got := cut(t, b.String(), Options{Language: "en"})
	var want []string
	for _, side := range []string{"Left %c is a sentence of it.", "Right %c is another of them."} {
		for i := range 12 {
			want = append(want, "A HEADING THAT GOES ACROSS BOTH OF THE COLUMNS OF THE PAGE | rule | "+fmt.Sprintf(side, 'a'+i))
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s", strings.Join(got, "\n"))
	}
}

// Pages, lines and offsets lead back to the words of the book.
func TestPlaces(t *testing.T) {
	text := "Title\n\nÉlan is all. Units\nmove.\n\n\fNext page. It ends.\n"
	l := Cut(&Text{Bytes: []byte(text)}, Options{Language: "en"})
	for i, want := range []struct {
		page, line int
		begins     string
	}{{1, 3, "Élan is"}, {1, 3, "Units\nmove"}, {2, 6, "Next"}, {2, 6, "It ends"}} {
		c := l.Rules[i]
		if c.Page != want.page || c.Line != want.line || !strings.HasPrefix(text[c.Offset:], want.begins) {
			t.Errorf("%q: page %d, line %d, %q", c.Text, c.Page, c.Line, text[c.Offset:])
		}
	}
}

func TestPointsAndLanguages(t *testing.T) {
	for _, c := range []struct{ text, language, want string }{
		{"Each unit may add +2 and roll 2d6, but never more than 3.", "en", "2d6 +2 3 may but never"},
		{"Gracz może rzucić kością k6, chyba że jednostka nie jest jego.", "pl", "k6 może chyba że nie"},
		{"Die Einheit darf sich nur bewegen, außer sie ist nicht in der Stadt.", "de", "darf nur außer nicht"},
		{"Jednotky se mohou pohybovat nejvýše o 2 pole, pokud je to na moři.", "cs", "2 mohou nejvýše pokud"},
	} {
		if got := recognise([]byte(c.text + " " + c.text)); got != c.language {
			t.Errorf("%s: taken for %q", c.text, got)
		}
		l := Cut(&Text{Bytes: []byte(c.text)}, Options{Language: c.language})
		var all []string
		for _, r := range l.Rules {
			all = append(all, r.Points...)
		}
		for _, p := range strings.Split(strings.ReplaceAll(c.want, "chyba że", "chyba_że"), " ") {
			if p = strings.ReplaceAll(p, "_", " "); p != "but" && !slices.Contains(all, p) {
				t.Errorf("%s: %q is not pointed out: %q", c.text, p, all)
			}
		}
	}
}

// Text that is made to take long, or that no page would have, ends soon and loses nothing but blanks.
func TestHostileText(t *testing.T) {
	worktest.Long(t)
	for _, text := range []string{
		strings.Repeat("a ", 60_000), strings.Repeat("Word (and. ", 12_000), strings.Repeat("A b c. ", 20_000),
		strings.Repeat("(1) ", 40_000),
		strings.Repeat(", but x y z", 12_000), strings.Repeat("|", 20_000), strings.Repeat("=", 20_000),
		strings.Repeat("* ", 40_000),
		strings.Repeat("- x\n", 20_000), strings.Repeat("&", 20_000), strings.Repeat("<p", 20_000),
		strings.Repeat("e.g. A", 16_000),
		"\x1b[31mA unit moves.\u202e Then it\x00 stops.", strings.Repeat("Line. 2 x\n", 12_000),
	} {
		for _, isHTML := range []bool{false, true} {
			d, err := decode([]byte(text), "")
			if err != nil {
				t.Fatal(err)
			}
			l := Cut(d, Options{Language: "en", HTML: isHTML})
			for _, c := range l.Rules {
				if strings.ContainsAny(c.Text, "\x00\x1b\u202e\n") {
					t.Fatalf("%.40q: %q", text, c.Text)
				}
			}
		}
	}
}

func FuzzCut(f *testing.F) {
	for _, s := range []string{"# T\n\nA b. C d; e.\n- x\n|a|b|\n", "<h1>T</h1><table><tr><td>x<td>y", "A\fB   C\n\f",
		"===== T ===== * a * b"} {
		f.Add(s, false)
		f.Add(s, true)
	}
	f.Fuzz(func(t *testing.T, s string, isHTML bool) {
		d, err := decode([]byte(s), "")
		if err != nil {
			return
		}
		last := Clause{}
		for _, c := range Cut(d, Options{HTML: isHTML}).Rules {
			if c.Offset < 0 || c.Offset >= len(d.Bytes) || c.Line < 1 || strings.TrimSpace(c.Text) == "" {
				t.Fatalf("%+v after %+v", c, last)
			}
			last = c
		}
	})
}
