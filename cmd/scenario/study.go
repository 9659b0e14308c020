package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/parallel"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/study"
	"github.com/scenario-lang/scenario/internal/study/conveyor"
	"github.com/scenario-lang/scenario/internal/study/page"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// studyFlags are the flags of `scenario study`.
type studyFlags struct {
	games  int
	seed   uint64
	bots   string
	side   string
	margin float64
	all    bool
	find   string
	until  string
	html   string
	limits session.Limits
	sets   versionSets
	place  studyPlace
}

// studyPlace says where games are played and where their results are saved.
type studyPlace struct {
	ledger string
	broker conveyor.Access // none if its URL is ""
	listen string          // where the embedded broker listens
	jobs   int             // games that this process plays at once; 0 is one for each processor
}

func newStudyCmd(a *app) *cobra.Command {
	var f studyFlags
	cmd := a.command("study", func(_ *cobra.Command, args []string) error {
		switch len(args) {
		case 1, 2:
			return nil
		case 0:
			return errors.New("name the folder of a scenario: scenario study DIR, or two to compare: scenario study DIR DIR2")
		}
		return fmt.Errorf("a study compares two scenarios at most, and not %d", len(args))
	}, func(_ *cobra.Command, args []string) error { return studyScenarios(a, args, &f) })
	flags := cmd.Flags()
	flags.IntVar(&f.games, "games", 400, "play `N` games of each scenario at most")
	flags.Uint64Var(&f.seed, "seed", 1, "seed of the first games; each further pair has the next seed")
	flags.StringVar(&f.bots, "bots", gamelog.Greedy, "who plays: a bot, or `A,B` for two that change sides")
	flags.StringVar(&f.side, "side", "",
		"the `SIDE`, an alliance or a player, whose wins are compared (default: the first)")
	flags.Float64Var(&f.margin, "margin", 0, "also end when the difference is certainly less than `POINTS` of 100")
	flags.BoolVar(&f.all, "all", false, "play all games, even if the question is answered earlier")
	flags.StringVar(&f.find, "find", "", "search for a value of an option: `OPTION`, or OPTION=FROM..TO")
	flags.StringVar(&f.until, "until", "even",
		"with --find: the `GOAL` of the search; even means that both sides win equally often")
	flags.StringVar(&f.html, "html", "", "write the result as a page to `FILE`, and the progress while games are played")
	addLimits(flags, &f.limits, "")
	f.sets.register(flags)
	flags.StringVar(&f.place.ledger, "ledger", "", "save the games in `FILE`, and continue with those that are already in it")
	flags.StringVar(&f.place.listen, "listen", "", "let workers on this machine join at `ADDRESS`, such as 127.0.0.1:4222")
	flags.IntVar(&f.place.jobs, "jobs", 0,
		"play `N` games at the same time (default: one for each processor)")
	registerBroker(flags, &f.place.broker)
	cmd.AddCommand(newStudyWorkerCmd(a))
	return cmd
}

// studyPage is the kind of file that pages of studies are.
var studyPage = files.Kind{Name: "a page of a study", Begins: page.Begins}

func studyScenarios(a *app, args []string, f *studyFlags) error {
	bots, err := f.check()
	if err != nil {
		return err
	}
	versions, err := compileVersions(a, args, f.sets)
	if err != nil {
		return err
	}
	plan := study.NewPlan(bots, f.seed, fillLimits(f.limits, false))
	c := &study.Course{Games: f.games, All: f.all, Margin: f.margin / 100}
	if f.find != "" {
		if plan.Find, c.From, c.To, err = parseFind(versions[0].model.program, f.find); err != nil {
			return fmt.Errorf("--find %s: %w", f.find, err)
		}
	}
	if c.Study, err = newStudy(plan, versions); err != nil {
		return err
	}
	if c.Side, err = findSide(c.Study, f.side); err != nil {
		return err
	}
	// The paths are as the user typed them, so that the commands shown can be typed.
	paths := []string{args[0], args[len(args)-1]}[:len(versions)]
	shown := studyProgress{a: a, f: f, course: c, paths: paths, began: time.Now()}
	c.Progress = shown.show
	t, err := runStudy(c, f.place)
	shown.count.clear()
	if t == nil {
		return err
	}
	r := t.Report(paths)
	if f.html != "" {
		if pageErr := page.Write(f.html, r, ""); pageErr != nil {
			return pageErr
		}
	}
	if printErr := a.print(r, func() { printStudy(a.out, r) }); printErr != nil {
		return printErr
	}
	return err
}

// check returns an error about flags that make no sense for any scenario, and reads the bots.
func (f *studyFlags) check() (bots [2]string, err error) {
	list := strings.Split(f.bots, ",")
	for i, b := range list {
		if list[i], err = findBot(strings.TrimSpace(b)); err != nil {
			return bots, err
		}
	}
	bots = [2]string{list[0], list[len(list)-1]}
	limits := fillLimits(f.limits, false)
	switch {
	case len(list) > 2:
		return bots, fmt.Errorf("--bots %s: one bot plays, or two against each other", f.bots)
	case f.games < 1 || f.games > study.MaxGames:
		return bots, fmt.Errorf("--games %d: it must be from 1 to %d", f.games, study.MaxGames)
	case f.margin < 0 || f.margin > 100:
		return bots, fmt.Errorf("--margin %v: it must be from 0 to 100 points", f.margin)
	case f.until != "even":
		return bots, fmt.Errorf("--until %s: it may be: even", f.until)
	case f.find != "" && bots[0] != bots[1]:
		return bots, errors.New("--find and --bots A,B: --find needs one bot on all sides; name one")
	case f.place.jobs < 0:
		return bots, fmt.Errorf("--jobs %d: it must be 1 or more", f.place.jobs)
	case f.place.listen != "" && f.place.broker.URL != "":
		return bots, errors.New("--listen and --nats: workers join at one place; leave one of them out")
	}
	if err := checkLimits(f.limits); err != nil {
		return bots, err
	}
	if limits.Rounds == 0 || limits.Decisions == 0 {
		return bots, errors.New("--rounds and --decisions must not be 0: a study needs games that end")
	}
	if f.html != "" {
		return bots, studyPage.CheckTarget(f.html)
	}
	return bots, nil
}

// findBot returns the name of a bot in game logs. The user may leave out "bot:".
func findBot(who string) (string, error) {
	if !strings.HasPrefix(who, "bot:") {
		who = "bot:" + who
	}
	if gamelog.IsBot(who) {
		return who, nil
	}
	return "", newUnknownError("bot", who, gamelog.Bots,
		"it may be: "+strings.Join(gamelog.Bots, ", ")+", "+gamelog.Search+":N, where N is how many decisions it plays ahead")
}

// compileVersions compiles the scenarios of a study. One folder with different options is two scenarios.
func compileVersions(a *app, args []string, sets versionSets) ([]version, error) {
	to := args[len(args)-1]
	sides, err := openVersions(a, args[0], to, sets)
	if err != nil {
		return nil, err
	}
	if len(args) == 1 && len(sets.a)+len(sets.b) == 0 {
		return sides[:1], nil
	}
	return sides[:], nil
}

// newStudy makes a study of one or two versions.
func newStudy(plan study.Plan, versions []version) (*study.Study, error) {
	var programs []*program.Program
	for _, v := range versions {
		plan.Arms = append(plan.Arms, study.Arm{Program: v.model.program.Hash(), Options: v.options})
		programs = append(programs, v.model.program)
	}
	if plan.Find != "" && len(versions) > 1 {
		return nil, errors.New("--find searches in one scenario; name one folder, and leave out --set-a and --set-b")
	}
	return study.New(plan, programs)
}

// findSide returns the index of the side whose wins the study is about.
func findSide(s *study.Study, name string) (int, error) {
	var all []string
	for i, side := range s.Sides(0) {
		if all = append(all, side.Name); side.Name == name || i == 0 && name == "" {
			return i, nil
		}
	}
	return 0, newUnknownError("side", name, all, "the scenario has: "+orNone(all))
}

// parseFind reads the value of --find: an option, and the range of values to search.
func parseFind(p *program.Program, text string) (name string, from, to int64, err error) {
	name, limits, given := strings.Cut(text, "=")
	for _, o := range p.Options {
		if p.Strings[o.Name] != name {
			continue
		}
		if p.Types[o.Type].Kind != program.TInt || len(o.Among) > 0 {
			return name, 0, 0, fmt.Errorf("%s is a %s; --find needs an option that is a number", name, names.Type(p, o.Type))
		}
		from, to = o.Min, o.Max
		if given {
			low, high, ok := strings.Cut(limits, "..")
			var errLow, errHigh error
			from, errLow = strconv.ParseInt(low, 10, 64)
			to, errHigh = strconv.ParseInt(high, 10, 64)
			if !ok || errLow != nil || errHigh != nil {
				return name, 0, 0, fmt.Errorf("write the values as %s=0..12", name)
			}
		}
		switch {
		case from < o.Min || to > o.Max:
			return name, 0, 0, fmt.Errorf("%s may be from %d to %d", name, o.Min, o.Max)
		case from >= to:
			return name, 0, 0, errors.New("the first value must be less than the last")
		case to-from > 1_000_000 || to-from < 0:
			return name, 0, 0, fmt.Errorf("write the values to search, such as %s=0..12", name)
		}
		return name, from, to, nil
	}
	return name, 0, 0, newUnknownError("option", name, optionNames(p), "the scenario has: "+orNone(optionNames(p)))
}

// runStudy plays a study, in this process and wherever workers have joined. After a signal it returns the games played
// so far, and an error that says so. The tally is nil if the study could not start.
func runStudy(c *study.Course, at studyPlace) (*study.Tally, error) {
	ledger, err := study.OpenLedger(at.ledger)
	if err != nil {
		return nil, err
	}
	defer ledger.Close()
	stop := newStopper(stopSignals...)
	defer stop.Close()
	line, err := at.connect()
	if err != nil {
		return nil, err
	}
	defer line.Close()
	carrier, err := line.Coordinate(c.Study)
	if err != nil {
		return nil, err
	}
	over := make(chan struct{})
	worker := conveyor.Worker{Line: line, Stop: over}
	var players sync.WaitGroup
	players.Go(func() { worker.Run(at.jobs, c.Study) })
	c.Ledger, c.Carrier, c.Stop = ledger, carrier, stop.C
	t, err := c.Run()
	close(over)
	players.Wait()
	if errors.Is(err, study.ErrStopped) {
		err = stop.Err()
	}
	return t, err
}

// connect connects to the broker.
func (at studyPlace) connect() (*conveyor.Line, error) {
	if at.broker.URL != "" {
		return conveyor.Dial(at.broker)
	}
	return conveyor.Embed(at.listen)
}

// studyProgress shows the progress of a study.
type studyProgress struct {
	a      *app
	f      *studyFlags
	course *study.Course
	paths  []string
	count  counter
	began  time.Time
	wrote  time.Time // when the page was last written
}

// pageEvery is how often the page of a study in progress is written.
const pageEvery = 5 * time.Second

// show is called after each result.
func (s *studyProgress) show(t *study.Tally, played study.Played) {
	s.count.a, s.count.every = s.a, impactProgressEvery
	text := s.text(t, played)
	s.count.update(t.Tasks, "%s …", text)
	if s.f.html != "" && time.Since(s.wrote) >= pageEvery {
		s.wrote = time.Now()
		if err := page.Write(s.f.html, t.Report(s.paths), text); err != nil {
			s.count.clear()
			fmt.Fprintln(s.a.err, err)
			s.f.html = "" // report it only once
		}
	}
}

// text describes the progress of a study: how many games were played, how fast, how long the rest takes at most, and
// the result so far.
func (s *studyProgress) text(t *study.Tally, played study.Played) string {
	games := s.course.GamesPerTask() * len(s.course.Arms)
	rate := float64(played.Tasks-played.Known) / max(time.Since(s.began).Seconds(), 0.001)
	score := t.ScoreNow()
	text := fmt.Sprintf("%d of at most %d games", games*t.Tasks, games*played.Of)
	if rate > 0 {
		left := time.Duration(float64(played.Of-played.Tasks) / rate * float64(time.Second)).Round(time.Second)
		text += fmt.Sprintf(", %.1f a second, %v left at most", rate*float64(games), left)
	}
	if s.course.Find != "" {
		return text
	}
	return text + "; " + pointsText(score)
}

// pointsText returns a difference between two shares with its interval.
func pointsText(d report.Measure) string {
	return fmt.Sprintf("%s points (%s to %s)", report.Points(d.Mean), report.Points(d.Low), report.Points(d.High))
}

// newStudyWorkerCmd makes `scenario study worker`.
func newStudyWorkerCmd(a *app) *cobra.Command {
	var broker conveyor.Access
	var jobs int
	cmd := a.command("study_worker", requireArgs(), func(_ *cobra.Command, _ []string) error {
		if broker.URL == "" {
			return errors.New("name the broker of the study: scenario study worker --nats nats://127.0.0.1:4222")
		}
		if jobs < 0 {
			return fmt.Errorf("--jobs %d: it must be 1 or more", jobs)
		}
		return workOn(a, broker, jobs)
	})
	cmd.Flags().IntVar(&jobs, "jobs", 0, "play `N` games at the same time (default: one for each processor)")
	registerBroker(cmd.Flags(), &broker)
	return cmd
}

// registerBroker adds the flags that name a broker.
func registerBroker(flags *pflag.FlagSet, b *conveyor.Access) {
	flags.StringVar(&b.URL, "nats", "", "the broker, a NATS server with JetStream: `URL`, such as nats://127.0.0.1:4222 "+
		"or tls://games.example:4222")
	flags.StringVar(&b.Credentials, "credentials", "", "with --nats: the `FILE` with the credentials of a user")
	flags.StringVar(&b.Authorities, "authorities", "",
		"with --nats: the `FILE` with the certificates that sign the broker's")
}

// workOn plays the games that wait at a broker until a signal comes.
func workOn(a *app, broker conveyor.Access, jobs int) error {
	stop := newStopper(stopSignals...)
	defer stop.Close()
	line, err := conveyor.Dial(broker)
	if err != nil {
		return err
	}
	defer line.Close()
	fmt.Fprintf(a.err, "waiting for games at %s; Ctrl-C ends\n", broker.URL)
	count := counter{a: a, every: impactProgressEvery}
	w := conveyor.Worker{Line: line, Stop: stop.C}
	w.Say = func(played int, err error) {
		if err != nil && !parallel.IsClosed(stop.C) {
			count.clear()
			fmt.Fprintln(a.err, err)
			return
		}
		count.update(played, "played %d parts of studies", played)
	}
	w.Run(jobs)
	count.clear()
	return stop.Err()
}

// mostTaken is how many of the spaces that change hands most are shown.
const mostTaken = 8

// printStudy prints the result of a study.
func printStudy(w io.Writer, r *report.Study) {
	who := r.Bots[0].Bot
	if len(r.Bots) > 1 {
		who += " against " + r.Bots[1].Bot
	}
	fmt.Fprintf(w, "%s\n%s\n\n", r.Question.Text, r.Question.Answer)
	fmt.Fprintf(w, "%s of each scenario by %s, from seed %s on.\n", article.Count(r.Games, "game"), who, r.Seed)
	if r.Question.Seen > 0 && !r.Question.Answered {
		fmt.Fprintf(w, "In 8 of 10 studies, this many games detect a difference of %.0f points.\n", 100*r.Question.Seen)
	}
	if len(r.Bots) > 1 {
		t := layout.NewTable("bot", ">wins", ">range")
		for _, b := range r.Bots {
			t.AddRow(b.Bot, fmt.Sprintf("%.0f %%", 100*b.Wins.Share), rangeText(b.Wins.Low, b.Wins.High))
		}
		fmt.Fprintln(w)
		t.Write(w)
	}
	for _, s := range r.Scenarios {
		printStudied(w, s)
	}
	if r.Found != nil {
		printTried(w, r.Found)
	}
	if r.Compared != nil {
		printCompared(w, r.Compared)
	}
	fmt.Fprintf(w, "\nhash %s\n", r.Hash)
}

func rangeText(low, high float64) string { return fmt.Sprintf("%.0f–%.0f %%", 100*low, 100*high) }

// printStudied prints how the games of one scenario ended.
func printStudied(w io.Writer, s report.StudyScenario) {
	fmt.Fprintf(w, "\n%s", s.Title)
	for _, o := range s.Options {
		fmt.Fprintf(w, ", %s=%s", o.Name, o.Value)
	}
	fmt.Fprintln(w)
	t := layout.NewTable("  side", ">wins", ">share", ">range")
	for _, w := range s.Wins {
		share := 100 * float64(w.Wins) / float64(max(1, s.Ended))
		t.AddRow("  "+names.Spoken(cmp.Or(w.Side, "nobody")), fmt.Sprint(w.Wins),
			fmt.Sprintf("%.0f %%", share), rangeText(w.Low, w.High))
	}
	t.Write(w)
	fmt.Fprintf(w, "  %s ended after %s rounds and %.0f decisions", article.Count(s.Ended, "game"),
		measureText(s.Rounds, s.Ended), s.Decisions.Mean)
	if s.Open > 0 {
		fmt.Fprintf(w, "; %s had no end before the limit", article.Count(s.Open, "game"))
	}
	if s.Failed > 0 {
		fmt.Fprintf(w, "; in %s a rule failed", article.Count(s.Failed, "game"))
	}
	fmt.Fprintln(w, ".")
	for _, e := range s.Errors {
		fmt.Fprintf(w, "  %s\n", e)
	}
	if len(s.Taken) > 0 {
		fmt.Fprint(w, "  Changing hands most:")
		for i, x := range s.Taken[:min(len(s.Taken), mostTaken)] {
			fmt.Fprintf(w, "%s %s %.1f", []string{",", ""}[min(1, max(0, 1-i))], names.Spoken(x.Space), x.Times)
		}
		fmt.Fprintln(w, " times a game.")
	}
	fmt.Fprintf(w, "  The first game: %s\n", s.Replay)
}

// printTried prints which values of an option were tried, and their results.
func printTried(w io.Writer, f *report.StudyFound) {
	t := layout.NewTable(f.Option, ">games", ">share", ">range")
	for _, v := range f.Tried {
		t.AddRow(fmt.Sprint(v.Value), fmt.Sprint(v.Games), fmt.Sprintf("%.0f %%", 100*v.Wins.Share),
			rangeText(v.Wins.Low, v.Wins.High))
	}
	fmt.Fprintln(w)
	t.Write(w)
}

// printCompared prints the differences between games of two scenarios with the same seed.
func printCompared(w io.Writer, x *report.Impact) {
	t := layout.NewTable("games with the same seed", ">first", ">second", ">difference", "")
	for _, row := range impactRows(x) {
		t.AddRow(row[0], row[1], row[2], row[3], row[4])
	}
	fmt.Fprintln(w)
	t.Write(w)
}
