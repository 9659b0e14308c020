package session

import (
	"slices"
	"strings"
	"unicode"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

// EventKind is what kind of thing has happened in a game.
type EventKind string

// The kinds of events.
const (
	Decided EventKind = "decision" // a player has decided
	Said    EventKind = "said"     // the rules have said a line
	Rolled  EventKind = "rolled"   // what dice show
	Removed EventKind = "removed"  // pieces that were destroyed
	Gained  EventKind = "gained"   // what a player has more of
	Taken   EventKind = "taken"    // a space with another owner
	Battle  EventKind = "battle"   // dice begin to decide about a space, of which the scenario says how to ask for odds
	Passed  EventKind = "passed"   // a person was led through phases without a question
	Weighed EventKind = "weighed"  // a bot has weighed an option of the decision that follows
)

// Event is one thing that happened, as a viewer may read it.
type Event struct {
	Kind   EventKind `json:"kind"`
	Round  int       `json:"round"`
	Player int       `json:"player"`          // who has decided or was passed over; -1 for what the rules say
	Typed  bool      `json:"-"`               // a person gave the decision in one answer, and need not be told of it
	Space  string    `json:"space,omitempty"` // where dice were rolled for pieces, or pieces were destroyed
	Text   string    `json:"text"`
}

// fromGame reports whether the event is a message of the game.
func (e Event) fromGame() bool { return e.Kind == Said || e.isTold() }

// isTold reports whether the event is told by the interpreter from what happens, and not said by the rules.
func (e Event) isTold() bool {
	return slices.Contains([]EventKind{Rolled, Removed, Gained, Taken}, e.Kind)
}

// messageKinds are the kinds of events that messages of the game become.
var messageKinds = map[runtime.MessageKind]EventKind{
	runtime.Spoken: Said, runtime.Rolled: Rolled, runtime.Removed: Removed, runtime.Gained: Gained, runtime.Taken: Taken,
}

// event is an event as everybody may read it.
type event struct {
	Event
	line  runtime.Line
	texts []string // if nobody has said it: by player, then for the referee, then for everyone; "" where it is hidden
}

// as returns an event in the words for a viewer, which are "" if it is hidden.
func (e event) as(viewer int) Event {
	out := e.Event
	switch {
	case e.fromGame():
		out.Text = e.line.For(viewer)
	case viewer == runtime.Referee:
		out.Text = e.texts[len(e.texts)-2]
	case viewer == runtime.Everyone:
		out.Text = e.texts[len(e.texts)-1]
	default:
		out.Text = e.texts[viewer]
	}
	return out
}

// size returns how many bytes of text an event holds.
func (e event) size() int {
	if e.fromGame() {
		return len(e.line.Text)
	}
	return len(e.texts[len(e.texts)-2])
}

// mostEvents is how many bytes of events are kept. A game between bots may go on without end.
const mostEvents = 16 << 20

// events is what has happened in a game. The oldest is forgotten when it becomes too long.
type events struct {
	list      []event
	bytes     int // of list
	forgotten int // events before the first of list
}

// add keeps an event.
func (s *events) add(e event) {
	s.list = append(s.list, e)
	if s.bytes += e.size(); s.bytes <= mostEvents || len(s.list) < 2 {
		return
	}
	half := len(s.list) / 2
	s.forgotten += half
	s.list = slices.Clone(s.list[half:])
	s.count()
}

// truncate forgets the events after the first n of the game.
func (s *events) truncate(n int) {
	s.list = s.list[:min(max(n-s.forgotten, 0), len(s.list))]
	s.forgotten = min(s.forgotten, n)
	s.count()
}

func (s *events) count() {
	s.bytes = 0
	for _, e := range s.list {
		s.bytes += e.size()
	}
}

// since returns the events after the first n, as far as they are remembered.
func (s *events) since(n int) []event { return s.list[min(max(n-s.forgotten, 0), len(s.list)):] }

// chronicle tells what happens in a game, in the words of everybody who may read it.
type chronicle struct {
	*match
	events   events
	lines    []runtime.Line // by the rules since the last event
	battles  battles
	round    int // of the last question
	asking   asking
	closings []closing      // since the last answer
	asked    map[int]moment // by player: of the last question
}

// addMessage keeps a line the rules say. The interpreter passes it on when the decision it follows from is certain.
func (c *chronicle) addMessage(l runtime.Line) { c.lines = append(c.lines, l) }

// EventCount returns how many things have happened so far.
func (c *chronicle) EventCount() int { return c.events.forgotten + len(c.events.list) }

// Events returns what a viewer may read of what happened after the first n events. What the rules say in the same words
// is left out: a decision, dice, and pieces that are removed.
func (c *chronicle) Events(n, viewer int) []Event {
	var out []Event
	for _, e := range c.events.since(n) {
		x := e.as(viewer)
		if last := len(out) - 1; last >= 0 {
			before := out[last]
			switch {
			case x.Kind == Said && before.Kind == Decided && before.Text == strings.TrimRight(x.Text, "."),
				x.Kind == Said && before.Kind == Decided && c.saysDecided(before, x.Text),
				x.Kind == Said && before.Kind == Rolled && saysDice(x.Text, before.Text):
				out = out[:last]
			case x.Kind == Removed && before.Kind == Said && saysRemoved(before.Text, x.Text):
				continue
			}
		}
		if x.Text != "" {
			out = append(out, x)
		}
	}
	return out
}

// saysDecided reports whether the rules say themselves what somebody did of whose decision no more may be read than
// that it was made.
func (c *chronicle) saysDecided(decided Event, said string) bool {
	return strings.HasPrefix(decided.Text, c.hasDecided(decided.Player)) &&
		strings.HasPrefix(said, c.PlayerInText(decided.Player, true)+" ")
}

// saysDice reports whether the rules say themselves what dice show that were not thrown for pieces.
func saysDice(said, rolled string) bool {
	dice, ok := strings.CutPrefix(rolled, "Rolled: ")
	return ok && !strings.Contains(dice, "(") && strings.Contains(said, dice)
}

// saysRemoved reports whether the rules have said themselves which pieces are removed.
func saysRemoved(said, removed string) bool {
	_, list, ok := strings.Cut(removed, ": ")
	for _, part := range strings.Split(list, "; ") {
		at := strings.IndexFunc(part, unicode.IsDigit)
		ok = ok && at >= 0 && strings.Contains(said, strings.TrimPrefix(part[at:], "1 "))
	}
	return ok
}

// SecretsSince returns the lines that the rules have said after the first n events and that a player reads otherwise
// than everyone.
func (c *chronicle) SecretsSince(n, player int) []string {
	var out []string
	for _, e := range c.events.since(n) {
		if text := e.as(player).Text; e.Kind == Said && text != "" && text != e.as(runtime.Everyone).Text {
			out = append(out, text)
		}
	}
	return out
}

// asking is what is known of a question before it is answered.
type asking struct {
	picks   int32    // the type of what is chosen; -1 if nothing is
	prompts []string // of a choice, by reader
}

// noteQuestion keeps what a decision is about that is open now.
func (c *chronicle) noteQuestion(d *runtime.Decision) {
	c.round, c.asking, c.closings = c.game.Round(), asking{picks: picked(d)}, nil
	if !c.tells() {
		return
	}
	c.battles.notePosition(c.game, [2]int{c.game.Round(), c.game.Active()})
	if d.Kind != runtime.Pick {
		return
	}
	for _, viewer := range c.readers() {
		text := ""
		if viewer != d.Player {
			text = strings.TrimRight(d.PromptFor(viewer), ".:")
		}
		c.asking.prompts = append(c.asking.prompts, text)
	}
}

// picked returns the type of what is chosen in a decision, or -1 if it is a menu or a parameter.
func picked(d *runtime.Decision) int32 {
	if d == nil || d.Kind != runtime.Pick {
		return -1
	}
	return d.Type()
}

// note makes events of the decision that a player has just completed, perhaps with several answers, and of what
// followed from it.
func (c *chronicle) note(player int, several bool) {
	if c.Seats[player] != "" && c.tells() {
		e := event{Event: Event{Kind: Decided, Round: c.round, Player: player}}
		e.Typed = c.IsPerson(player) && !several
		for i, viewer := range c.readers() {
			text := c.wordDecision(player, viewer)
			if text != "" && c.asking.prompts != nil && c.asking.prompts[i] != "" {
				text += " (" + c.asking.prompts[i] + ")"
			}
			e.texts = append(e.texts, text)
		}
		c.events.add(e)
	}
	c.noteSaid()
	c.notePassed()
}

// mostWeighed is how many options of a bot are shown, except for the one that ends a menu.
const mostWeighed = 3

// noteWeighed makes events of the options that a bot is about to choose from, if they are wanted. Where something is
// hidden, only its player may read them.
func (c *chronicle) noteWeighed(player int, b bot.Explainer) {
	if !c.Weigh || !c.tells() {
		return
	}
	options, err := b.Explain(c.game, mostWeighed)
	if err != nil || len(options) < 2 {
		return
	}
	for _, o := range options {
		e := event{Event: Event{Kind: Weighed, Round: c.round, Player: player}}
		text := c.PlayerTitle(player) + " weighs " + o.Word(c.Title)
		for _, viewer := range c.readers() {
			words := text
			if c.game.Hides() && viewer != player && viewer != runtime.Referee {
				words = ""
			}
			e.texts = append(e.texts, words)
		}
		c.events.add(e)
	}
}

// noteSaid makes events of what the rules have said, of dice and of destroyed pieces.
func (c *chronicle) noteSaid() {
	for _, l := range c.lines {
		e := event{Event: Event{Kind: messageKinds[l.Kind], Round: c.round, Player: -1}, line: l}
		if l.Kind != runtime.Spoken {
			e.Space = names.Label(c.Program, c.Program.SpaceClass, l.Space)
		}
		if l.Kind == runtime.Rolled && c.began {
			c.noteBattle(l.Space)
		}
		c.events.add(e)
	}
	c.lines = nil
}

// wordDecision words the decision that was completed last as a viewer may read it. A secret one is shown as no more
// than that.
func (c *chronicle) wordDecision(player, viewer int) string {
	line := c.game.LineFor(viewer)
	switch {
	case line == "" && c.game.Sealed():
		return ""
	case line == "":
		return c.hasDecided(player)
	}
	return c.PlayerTitle(player) + ": " + c.words().Given(c.asking.picks, line)
}

// closing is a menu that has closed by itself, because nothing on it was possible.
type closing struct {
	player int
	moment
}

// moment is a phase in the course of a game.
type moment struct{ phase, active, round int }

// noteClosed keeps that a menu of a player closes by itself, so that a person is told.
func (c *chronicle) noteClosed(player int) {
	if c.began && c.IsPerson(player) {
		c.closings = append(c.closings, closing{player, c.moment()})
	}
}

// notePassed makes events of the phases that people have been led through without a question, and of those in which
// they were asked and that are over. A menu in the turn of another player is a chance to react; it is not missed.
func (c *chronicle) notePassed() {
	closings := c.closings
	c.closings = nil
	open := c.moment()
	if _, over := c.game.Over(); over {
		open.phase = -1
	}
	for len(closings) > 0 {
		player := closings[0].player
		var over, passed []string
		for _, x := range closings {
			if x.player != player || x.phase < 0 || x.moment == open || x.active >= 0 && x.active != player {
				continue
			}
			list := &passed
			if x.moment == c.asked[player] {
				list = &over
			}
			if title := c.phaseTitle(x.phase); !slices.Contains(*list, title) {
				*list = append(*list, title)
			}
		}
		closings = slices.DeleteFunc(closings, func(x closing) bool { return x.player == player })
		who := ""
		if c.people() > 1 {
			who = " for " + c.PlayerInText(player, false)
		}
		c.addPassed(player, "Nothing is left to do"+who+" in: ", over)
		c.addPassed(player, "Nothing to do"+who+" in: ", passed)
	}
}

// addPassed adds an event about phases. In a game that hides something it is for its player alone.
func (c *chronicle) addPassed(player int, text string, phases []string) {
	if len(phases) == 0 {
		return
	}
	e := event{Event: Event{Kind: Passed, Round: c.round, Player: player}}
	for _, viewer := range c.readers() {
		words := text + strings.Join(phases, ", ") + "."
		if c.game.Hides() && viewer != player && viewer != runtime.Referee {
			words = ""
		}
		e.texts = append(e.texts, words)
	}
	c.events.add(e)
}

// WordOutcome says how a game has ended, in a sentence that goes on with after.
func WordOutcome(p *program.Program, language int, o runtime.Outcome, after string) string {
	words := wording.Fields{Program: p, Language: language}
	text := ""
	switch winners := o.Winners(); {
	case o.Drawn != "":
		text = "A draw: " + words.Listed(o.WinnerType, o.Sharers())
	case len(winners) == 0:
		text = "Nobody wins"
	case len(winners) > 1:
		text = "Winners: " + words.Listed(o.WinnerType, winners)
	default:
		text = "Winner: " + words.Listed(o.WinnerType, winners)
	}
	if o.Drawn+o.Winner != "" && after != "" {
		after = "," + after
	}
	return strings.TrimSpace(text + after + ". " + o.Because)
}
