package study

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"maps"
	"math"
	"slices"

	"gonum.org/v1/gonum/mathext"

	"github.com/scenario-lang/scenario/internal/estimate"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
)

// Tally counts the results of a study in their order.
type Tally struct {
	*Study
	Question Question
	Margin   float64 // the question is also answered if the mean is certainly no further from 0 than this; 0 to disable
	Tasks    int
	score    *sequence
	scores   []float64
	hash     hash.Hash
	arms     []armTally
	bots     [2]float64 // points
	duels    int        // games of two bots that ended
	pairs    pairTally
	last     int64 // the value of the last task
	tried    []try // if a value is searched: the values in the order in which they were first tried
}

// armTally counts the games of an arm.
type armTally struct {
	games, ended, open, failed int
	errors                     []string
	wins                       []int // by side, and last those that nobody won
	rounds, decisions          []float64
	lengths                    []int
	losses                     map[string][]float64
	gained                     map[gainKey][]int64
	reached                    []int // games that reached each round
	taken                      map[string]int
}

type gainKey struct{ player, resource string }

// pairTally counts games of two arms with the same seed, for tasks in which all games ended.
type pairTally struct {
	rounds, decisions [2][]float64
	losses            map[string]*[2][]float64
	wins              [2]map[string]int // by winner, of all games that ended; "" for nobody
}

// mostErrors is how many errors are shown for the failed games of a scenario.
const mostErrors = 3

// newTally returns an empty tally for a question about one side.
func newTally(s *Study, side int) *Tally {
	t := &Tally{Study: s, Question: s.question(side), score: newSequence(), hash: sha256.New()}
	t.hash.Write(s.Encode())
	for arm := range s.Arms {
		t.arms = append(t.arms, armTally{
			wins: make([]int, len(s.sides[arm])+1), losses: map[string][]float64{},
			gained: map[gainKey][]int64{}, taken: map[string]int{},
		})
	}
	t.pairs.losses = map[string]*[2][]float64{}
	t.pairs.wins = [2]map[string]int{{}, {}}
	return t
}

// add adds a result. Results must be added in the order in which the study asks for them.
func (t *Tally) add(r Result) error {
	b, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if len(r.Games) != len(t.Games(r.Task)) {
		return fmt.Errorf("the result of game %d has %d games, and not %d", r.Number, len(r.Games), len(t.Games(r.Task)))
	}
	t.hash.Write(b)
	t.Tasks++
	score := t.Score(t.Question, r)
	t.score.add(score)
	t.scores = append(t.scores, score)
	whole := true
	for _, g := range r.Games {
		whole = whole && g.Ended
		t.count(r, g)
	}
	if whole && len(t.Arms) == 2 {
		t.countPair(r)
	}
	if t.Find != "" {
		t.last = r.Value
		t.try(r.Value).add(t.points(r.Games[0], t.Question.Of, t.Question.Two))
	}
	return nil
}

func (t *Tally) count(r Result, g Game) {
	a := &t.arms[g.Arm]
	a.games++
	switch {
	case g.Error != "":
		a.failed++
		if len(a.errors) < mostErrors {
			a.errors = append(a.errors, fmt.Sprintf("seed %d: %s", t.Seed(r.Task), g.Error))
		}
		return
	case !g.Ended:
		a.open++
		return
	}
	a.ended++
	won := false
	for i, side := range t.sides[g.Arm] {
		if side.HasWon(g.Winners) {
			won = true
			a.wins[i]++
		}
	}
	if !won {
		a.wins[len(a.wins)-1]++
	}
	if t.duel() {
		t.duels++
		mine := t.points(g, g.Side, t.Question.Two)
		first := 0
		if g.Swapped {
			first = 1
		}
		t.bots[first] += mine
		t.bots[1-first] += 1 - mine
	}
	if len(t.Arms) == 2 {
		wins := t.pairs.wins[g.Arm]
		for _, w := range g.Winners {
			wins[w]++
		}
		if len(g.Winners) == 0 {
			wins[""]++
		}
	}
	a.countLength(g)
	for _, p := range names.Players(t.Programs[g.Arm]) {
		a.losses[p] = append(a.losses[p], float64(g.Losses[p]))
	}
	for space, n := range g.Taken {
		a.taken[space] += n
	}
	for player, gains := range g.Gained {
		for resource, rounds := range gains {
			k := gainKey{player, resource}
			for len(a.gained[k]) < len(rounds) {
				a.gained[k] = append(a.gained[k], 0)
			}
			for i, n := range rounds {
				a.gained[k][i] += n
			}
		}
	}
}

// countLength adds the length of a game.
func (a *armTally) countLength(g Game) {
	a.rounds, a.decisions = append(a.rounds, float64(g.Rounds)), append(a.decisions, float64(g.Decisions))
	last := min(max(0, g.Rounds), lastRound)
	for len(a.lengths) <= last {
		a.lengths, a.reached = append(a.lengths, 0), append(a.reached, 0)
	}
	a.lengths[last]++
	for i := range last + 1 {
		a.reached[i]++
	}
}

// countPair adds the games of a task in both arms. If a task has several games of an arm, it adds their mean.
func (t *Tally) countPair(r Result) {
	mean := func(arm int, number func(Game) int) float64 {
		sum := 0
		for _, g := range r.Games {
			if g.Arm == arm {
				sum += number(g)
			}
		}
		return float64(sum) / float64(t.GamesPerTask())
	}
	for arm := range 2 {
		t.pairs.rounds[arm] = append(t.pairs.rounds[arm], mean(arm, func(g Game) int { return g.Rounds }))
		t.pairs.decisions[arm] = append(t.pairs.decisions[arm], mean(arm, func(g Game) int { return g.Decisions }))
	}
	for _, player := range t.allPlayers() {
		of := t.pairs.losses[player]
		if of == nil {
			of = &[2][]float64{}
			t.pairs.losses[player] = of
		}
		for arm := range 2 {
			of[arm] = append(of[arm], mean(arm, func(g Game) int { return g.Losses[player] }))
		}
	}
}

// allPlayers returns the players of all arms.
func (t *Tally) allPlayers() (out []string) {
	for _, p := range t.Programs {
		for _, name := range names.Players(p) {
			if !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	return out
}

// firstLook is the number of tasks after which a study first checks whether its question is answered, and looksEvery
// how many tasks come between further checks. Fewer scores are not informative.
const (
	firstLook  = 20
	looksEvery = 10
)

// answered reports whether the question is answered.
func (t *Tally) answered() bool {
	if t.Tasks < firstLook || t.Tasks%looksEvery != 0 {
		return false
	}
	return t.isClear() || t.isSmall()
}

func (t *Tally) isClear() bool {
	low, high := t.score.interval()
	return low > 0 || high < 0
}

func (t *Tally) isSmall() bool {
	low, high := t.score.interval()
	return t.Margin > 0 && low >= -t.Margin && high <= t.Margin
}

// ScoreNow returns the mean of the scores so far, with its interval.
func (t *Tally) ScoreNow() report.Measure {
	low, high := t.score.interval()
	return report.Measure{Mean: t.score.mean(), Low: low, High: high}
}

// Report returns the results of the study. paths are those of the scenarios, by arm.
func (t *Tally) Report(paths []string) *report.Study {
	out := &report.Study{Games: t.arms[0].games, Seed: fmt.Sprint(t.Plan.Seed), Bots: []report.StudyBot{},
		Hash: hex.EncodeToString(t.hash.Sum(nil))}
	if t.duel() {
		for i, b := range t.Bots {
			won := estimate.Points(t.bots[i], t.duels)
			out.Bots = append(out.Bots, report.StudyBot{Bot: b, Wins: &won})
		}
	} else {
		out.Bots = append(out.Bots, report.StudyBot{Bot: t.Bots[0]})
	}
	out.Question = t.reportQuestion()
	for arm, path := range paths {
		out.Scenarios = append(out.Scenarios, t.reportArm(arm, path))
	}
	if len(t.Arms) == 2 {
		out.Compared = t.Compare(paths)
	}
	if t.Find != "" {
		out.Found = t.reportFound()
		q := &out.Question
		q.Answer, q.Answered, q.Seen = out.Found.Text, out.Found.Found, 0
	}
	return out
}

func (t *Tally) reportQuestion() report.StudyQuestion {
	q := report.StudyQuestion{
		Text: t.Question.Text, Side: t.sides[0][t.Question.Of].Name, Score: t.ScoreNow(), Answered: t.isClear() ||
			t.isSmall(), Seen: t.seen(),
	}
	points := func(x float64) string { return fmt.Sprintf("%.0f", 100*math.Abs(x)) }
	between := fmt.Sprintf("%s points, between %s and %s", report.Points(q.Score.Mean), report.Points(q.Score.Low),
		report.Points(q.Score.High))
	switch {
	case t.Tasks == 0:
		q.Answer = "No game was played."
	case t.isClear() && q.Score.Mean > 0:
		q.Answer = "No, more: " + between + "."
	case t.isClear():
		q.Answer = "No, less: " + between + "."
	case t.isSmall():
		q.Answer = fmt.Sprintf("Nearly: %s, so the difference is less than %s.", between, points(t.Margin))
	default:
		q.Answer = fmt.Sprintf("These games are not enough to tell: %s.", between)
	}
	return q
}

// seen returns the difference that a study with as many tasks and the same variance detects in 8 of 10 cases.
func (t *Tally) seen() float64 {
	if len(t.scores) < firstLook {
		return 0
	}
	m := estimate.Mean(t.scores)
	return (m.High - m.Mean) * (1 + mathext.NormalQuantile(0.8)/estimate.Normal)
}

func (t *Tally) reportArm(arm int, path string) report.StudyScenario {
	a, p := &t.arms[arm], t.Programs[arm]
	out := report.StudyScenario{
		Path: path, Title: cmp.Or(names.Text(p, 0, p.Title), p.Name), Hash: p.Hash(), Options: []report.StudyOption{},
		Ended: a.ended, Open: a.open, Failed: a.failed, Errors: append([]string{}, a.errors...),
		Rounds: estimate.Mean(a.rounds), Decisions: estimate.Mean(a.decisions), Lengths: append([]int{}, a.lengths...),
		Wins: []report.StudyWins{}, Losses: []report.StudyLosses{}, Gains: []report.StudyGains{},
		Taken: []report.StudyTaken{},
	}
	for _, o := range p.Options {
		name := p.Strings[o.Name]
		if v, given := t.Arms[arm].Options[name]; given && v != o.Default {
			out.Options = append(out.Options, report.StudyOption{Name: name, Value: names.Value(p, o.Type, v)})
		}
	}
	for i, n := range a.wins {
		side := ""
		if i < len(t.sides[arm]) {
			side = t.sides[arm][i].Name
		} else if n == 0 {
			continue
		}
		s := estimate.Share(n, a.ended)
		out.Wins = append(out.Wins, report.StudyWins{Side: side, Wins: n, Low: s.Low, High: s.High})
	}
	for _, player := range names.Players(p) {
		if m := estimate.Mean(a.losses[player]); m.High > 0 {
			out.Losses = append(out.Losses, report.StudyLosses{Player: player, Pieces: m})
		}
		for _, f := range t.observed[arm].resources {
			k := gainKey{player, p.Strings[p.Fields[f].Name]}
			if sums := a.gained[k]; len(sums) > 0 {
				out.Gains = append(out.Gains, report.StudyGains{Player: player, Resource: k.resource,
					Rounds: meanOfRounds(sums, a.reached)})
			}
		}
	}
	for space, n := range a.taken {
		out.Taken = append(out.Taken, report.StudyTaken{Space: space, Times: float64(n) / float64(a.ended)})
	}
	slices.SortFunc(out.Taken, func(a, b report.StudyTaken) int {
		return cmp.Or(cmp.Compare(b.Times, a.Times), cmp.Compare(a.Space, b.Space))
	})
	out.Replay = t.replay(arm, path)
	return out
}

// meanOfRounds returns the mean gain in each round that at least a tenth of the games reached.
func meanOfRounds(sums []int64, reached []int) []float64 {
	out := []float64{}
	for i, n := range sums {
		if i >= len(reached) || reached[i] == 0 || 10*reached[i] < reached[0] {
			break
		}
		out = append(out, float64(n)/float64(reached[i]))
	}
	return out
}

// replay returns the command that plays the first game of an arm.
func (t *Tally) replay(arm int, path string) string {
	first := Task{}
	if len(t.tried) > 0 {
		first.Value = t.tried[0].value
	}
	var of Game
	for _, g := range t.Games(first) {
		if g.Arm == arm {
			of = g
			break
		}
	}
	out := "scenario play " + path
	seats := t.Seats(of)
	players := names.Players(t.Programs[arm])
	if !t.duel() {
		out += " --seat all=" + seats[0]
	} else {
		out += " --seat all=" + t.Bots[1]
		for i, who := range seats {
			if who != t.Bots[1] {
				out += " --seat " + players[i] + "=" + who
			}
		}
	}
	options := t.Options(first, arm)
	p := t.Programs[arm]
	for _, name := range slices.Sorted(maps.Keys(options)) {
		for _, o := range p.Options {
			if p.Strings[o.Name] == name && options[name] != o.Default {
				out += " --set " + name + "=" + names.Value(p, o.Type, options[name])
			}
		}
	}
	return out + fmt.Sprintf(" --seed %d", t.Seed(first))
}

// Compare compares the games of two arms. Shares of wins are of all games that ended; all other numbers are of pairs of
// games that both ended.
func (t *Tally) Compare(paths []string) *report.Impact {
	x := &report.Impact{Games: t.arms[0].games, Seed: fmt.Sprint(t.Plan.Seed), Wins: []report.ImpactShare{},
		Losses: []report.ImpactPair{}}
	for arm, of := range []*report.ImpactSide{&x.A, &x.B} {
		a := &t.arms[arm]
		*of = report.ImpactSide{Ended: a.ended, Open: a.open, Failed: a.failed, Errors: []string{}}
		for _, e := range a.errors {
			of.Errors = append(of.Errors, paths[arm]+", "+e)
		}
	}
	all := maps.Clone(t.pairs.wins[0])
	maps.Copy(all, t.pairs.wins[1])
	for _, w := range slices.Sorted(maps.Keys(all)) {
		s := report.ImpactShare{Winner: w, A: estimate.Share(t.pairs.wins[0][w], x.A.Ended),
			B: estimate.Share(t.pairs.wins[1][w], x.B.Ended)}
		s.Difference, s.Clear = estimate.ShareDifference(s.A, s.B)
		x.Wins = append(x.Wins, s)
	}
	x.Rounds = estimate.Pair("rounds", t.pairs.rounds[0], t.pairs.rounds[1])
	x.Decisions = estimate.Pair("decisions", t.pairs.decisions[0], t.pairs.decisions[1])
	for _, name := range t.allPlayers() {
		of := t.pairs.losses[name]
		if of == nil {
			of = &[2][]float64{}
		}
		x.Losses = append(x.Losses, estimate.Pair(name, of[0], of[1]))
	}
	return x
}
