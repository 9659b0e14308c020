package diff

// alignment pairs the nodes of two bodies a and b: for each node of a it holds the index in b, or -1. Pairs do not
// cross.
type alignment []int

// maxCells bounds the table of an alignment; longer bodies are aligned only by equal texts.
const maxCells = 400_000

// align pairs the nodes of two bodies so that the total likeness of the pairs is as great as possible.
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
	// best[i][j] is the greatest total likeness of the first i and j nodes. Equal nodes count double, so that two
	// changed statements are never preferred to one unchanged statement.
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

// longestIncreasing returns the indexes of a longest increasing subsequence: the elements that kept their order.
func longestIncreasing(seq []int) map[int]bool {
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
	inRun := map[int]bool{}
	for i := end; i >= 0; i = before[i] {
		inRun[i] = true
	}
	return inRun
}
