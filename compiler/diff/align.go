package diff

// alignment pairs the nodes of two bodies: for each of a the index in b, or -1. Pairs do not cross.
type alignment []int

// enough is how much alike, in thousandths, two statements must be to be one that was changed.
const enough = 400

// likeness of two nodes in one place: 0 if they cannot be the same one.
func likeness(a, b *node) int {
	if a.typ != b.typ {
		return 0
	}
	if a.text() == b.text() {
		return 1000
	}
	same := len(a.labels) == len(b.labels)
	for i := 0; same && i < len(a.labels); i++ {
		same = a.label(i) == b.label(i)
	}
	if a.typ == "=" || a.own() {
		if same {
			return 600 + alike(a, b)*399/1000
		}
		if a.own() && len(a.labels) > 0 {
			return 0
		}
	}
	score := min(alike(a, b), 999)
	// Conditions and loops are known by what they enclose, the others by what they are called.
	if same && len(a.labels) > 0 {
		score = max(score, min(500+score/2, 999))
	}
	if score < enough {
		return 0
	}
	return score
}

// maxCells bounds the table of an alignment; longer bodies are aligned by equal texts alone.
const maxCells = 400_000

// align pairs two bodies so that what is paired is as much alike as can be.
func align(as, bs []*node) alignment {
	out := make(alignment, len(as))
	for i := range out {
		out[i] = -1
	}
	lo := 0
	for lo < len(as) && lo < len(bs) && as[lo].text() == bs[lo].text() {
		out[lo] = lo
		lo++
	}
	ha, hb := len(as), len(bs)
	for ha > lo && hb > lo && as[ha-1].text() == bs[hb-1].text() {
		ha, hb = ha-1, hb-1
		out[ha] = hb
	}
	n, m := ha-lo, hb-lo
	if n == 0 || m == 0 {
		return out
	}
	like := likeness
	if n*m > maxCells {
		if n*m > 100*maxCells {
			return out
		}
		like = func(a, b *node) int {
			if a.text() == b.text() {
				return 1000
			}
			return 0
		}
	}
	// best[i][j] is the most likeness that can be had of the first i and j; equal ones count double, so that two
	// changed statements are never preferred to one that was left alone.
	best := make([][]int32, n+1)
	score := make([][]int32, n)
	for i := range best {
		best[i] = make([]int32, m+1)
	}
	for i := range n {
		score[i] = make([]int32, m)
		for j := range m {
			s := like(as[lo+i], bs[lo+j])
			if s == 1000 {
				s = 2000
			}
			score[i][j] = int32(s)
			best[i+1][j+1] = max(best[i][j+1], best[i+1][j])
			if s > 0 {
				best[i+1][j+1] = max(best[i+1][j+1], best[i][j]+int32(s))
			}
		}
	}
	for i, j := n, m; i > 0 && j > 0; {
		switch s := score[i-1][j-1]; {
		case s > 0 && best[i][j] == best[i-1][j-1]+s:
			out[lo+i-1] = lo + j - 1
			i, j = i-1, j-1
		case best[i][j] == best[i-1][j]:
			i--
		default:
			j--
		}
	}
	return out
}

// longest is the longest run of a sequence of numbers that goes up: what has kept its order.
func longest(seq []int) map[int]bool {
	length := make([]int, len(seq))
	before := make([]int, len(seq))
	end := -1
	for i := range seq {
		length[i], before[i] = 1, -1
		for j := range i {
			if seq[j] < seq[i] && length[j]+1 > length[i] {
				length[i], before[i] = length[j]+1, j
			}
		}
		if end < 0 || length[i] > length[end] {
			end = i
		}
	}
	kept := map[int]bool{}
	for i := end; i >= 0; i = before[i] {
		kept[i] = true
	}
	return kept
}
