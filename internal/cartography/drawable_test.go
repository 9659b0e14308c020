package cartography

import (
	"strings"
	"testing"
)

// cells returns a board of cells in the given columns of one row.
func cells(columns ...int) *Board {
	b := &Board{}
	for i, c := range columns {
		b.Spaces = append(b.Spaces, Space{Name: string(rune('a' + i%26)), Kind: Land, InGrid: true, Column: c, Within: -1,
			Of: -1})
	}
	return b
}

// A board that is too large for a picture is refused before it takes memory, with the space that makes it so.
func TestBoardsTooLargeForAPicture(t *testing.T) {
	many := make([]int, mostSpaces+1)
	for i := range many {
		many[i] = i
	}
	for _, c := range []struct {
		board *Board
		want  string
	}{
		{cells(0, 1, 2), ""},
		{cells(-20_000, 0, 19_999), ""},
		{cells(many[:mostSpaces]...), ""},
		{cells(many...), "the board has 2001 spaces"},
		{cells(0, 1, 100_000_000, 2),
			"100000001 columns and 1 rows; a picture has 40000 cells at most; check column and row of c"},
		{cells(-1<<62, 1<<62, 0, 1), "columns and 1 rows"},
	} {
		err := c.board.checkDrawable()
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%d spaces: %v, want %q", len(c.board.Spaces), err, c.want)
		}
	}
}

// A board on which everything borders everything is laid out, and shows some of that by touch.
func TestACompleteGraphIsLaidOut(t *testing.T) {
	const n = 10
	b := &Board{}
	for i := range n {
		b.Spaces = append(b.Spaces, Space{Kind: Land, Within: -1, Of: -1})
		for j := range i {
			b.Borders = append(b.Borders, Border{A: i, B: j})
		}
	}
	l := Lay(b)
	if shown := n*(n-1)/2 - len(l.Audit.Missing); shown < n || len(l.Shapes) != n {
		t.Errorf("%d borders are shown by touch", shown)
	}
}
