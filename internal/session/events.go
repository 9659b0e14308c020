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

// EventKind is the kind of an event.
type EventKind string

// The kinds of events.
const (
	Decided EventKind = "decision" // a player has decided
	Said    EventKind = "said"     // a line of the rules
	Rolled  EventKind = "rolled"   // the faces of dice
	Removed EventKind = "removed"  // pieces that were destroyed
	Gained  EventKind = "gained"   // resources that a player gained
	Taken   EventKind = "taken"    // a space that changed hands
	Battle  EventKind = "battle"   // a battle begins; see battles
	Passed  EventKind = "passed"   // phases in which a person had no question
	Weighed EventKind = "weighed"  // a bot weighed an option of the next decision
)

// Event is an event as a viewer may read it.
type Event struct {
	Kind   EventKind `json:"kind"`
	Round  int       `json:"round"`
	Player int       `json:"player"`          // the player who decided or had no question; -1 for lines of the rules
	Typed  bool      `json:"-"`               // the player typed the decision as one answer, so it need not be shown to that player
	Space  string    `json:"space,omitempty"` // where dice were rolled for pieces or pieces were destroyed
	Text   string    `json:"text"`
}

// fromGame reports whether the event is a message of the game, and not one of the session.
func (e Event) fromGame() bool { return e.Kind == Said || e.isTold() }

// isTold reports whether the interpreter made the event from what happened. Otherwise the rules said it.
func (e Event) isTold() bool {
	return slices.Contains([]EventKind{Rolled, Removed, Gained, Taken}, e.Kind)
}

// messageKinds maps kinds of messages of the game to kinds of events.
var messageKinds = map[runtime.MessageKind]EventKind{
	runtime.Spoken: Said, runtime.Rolled: Rolled, runtime.Removed: Removed, runtime.Gained: Gained, runtime.Taken: Taken,
}

// event is an event with its texts for all viewers.
type event struct {
	Event
	line  runtime.Line
	texts []string // if the text is not the same for all: by player, then for the referee, then for everyone; "" if it is hidden
}

// as returns an event with its text for a viewer, which is "" if it is hidden.
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

// size returns how many bytes of text an event has.
func (e event) size() int {
	if e.fromGame() {
		return len(e.line.Text)
	}
	return len(e.texts[len(e.texts)-2])
}

// mostEvents is how many bytes of events are saved, because a game between bots may never end.
const mostEvents = 16 << 20

// events has the events of a game. The oldest are dropped if it becomes too large.
type events struct {
	list      []event
	bytes     int // size of list
	forgotten int // events before the first one of list
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

// truncate drops all but the first n events of the game.
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

// since returns the events after the first n, without those that were dropped.
func (s *events) since(n int) []event { return s.list[min(max(n-s.forgotten, 0), len(s.list)):] }

// chronicle records the events of a game, with their texts for all viewers.
type chronicle struct {
	*match
	events   events
	lines    []runtime.Line // of the rules since the last event
	battles  battles
	round    int // of the last question
	asking   asking
	closings []closing      // since the last answer
	asked    map[int]moment // by player: when the last question was asked
}

// addMessage saves a line of the rules. The interpreter passes it on when the decision that caused it is final.
func (c *chronicle) addMessage(l runtime.Line) { c.lines = append(c.lines, l) }

// EventCount returns how many events there were.
func (c *chronicle) EventCount() int { return c.events.forgotten + len(c.events.list) }

// Events returns the events after the first n that a viewer may read. If the rules said the same as an event for a
// decision, dice or removed pieces, that event is left out.
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

// saysDecided reports whether a line of the rules says what a player did in a decision of which the viewer may read no
// more than that it was made.
func (c *chronicle) saysDecided(decided Event, said string) bool {
	return strings.HasPrefix(decided.Text, c.hasDecided(decided.Player)) &&
		strings.HasPrefix(said, c.PlayerInText(decided.Player, true)+" ")
}

// saysDice reports whether a line of the rules has the faces of dice that were not rolled for pieces.
func saysDice(said, rolled string) bool {
	dice, ok := strings.CutPrefix(rolled, "Rolled: ")
	return ok && !strings.Contains(dice, "(") && strings.Contains(said, dice)
}

// saysRemoved reports whether a line of the rules names the removed pieces.
func saysRemoved(said, removed string) bool {
	_, list, ok := strings.Cut(removed, ": ")
	for _, part := range strings.Split(list, "; ") {
		at := strings.IndexFunc(part, unicode.IsDigit)
		ok = ok && at >= 0 && strings.Contains(said, strings.TrimPrefix(part[at:], "1 "))
	}
	return ok
}

// SecretsSince returns the lines of the rules after the first n events that have another text for a player than for
// everyone.
func (c *chronicle) SecretsSince(n, player int) []string {
	var out []string
	for _, e := range c.events.since(n) {
		if text := e.as(player).Text; e.Kind == Said && text != "" && text != e.as(runtime.Everyone).Text {
			out = append(out, text)
		}
	}
	return out
}

// asking is what is saved of a question until it is answered.
type asking struct {
	picks   int32    // the type of what is chosen; -1 if nothing is
	prompts []string // prompts of a choice, by reader
}

// noteQuestion saves what is needed of the open decision until it is answered.
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

// picked returns the type that is chosen in a decision, or -1 for a menu or a parameter.
func picked(d *runtime.Decision) int32 {
	if d == nil || d.Kind != runtime.Pick {
		return -1
	}
	return d.Type()
}

// note adds events for the decision that a player just completed, and for its consequences.
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

// mostWeighed is how many options of a bot are shown, not counting the one that ends a menu.
const mostWeighed = 3

// noteWeighed adds events for the options that a bot weighs, if the configuration asks for them. If the game hides
// something, only the bot's player may read them.
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

// noteSaid adds events for the messages of the game: lines of the rules, dice and destroyed pieces.
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

// wordDecision returns the text of the last decision for a viewer. Of a secret one it says only that it was made.
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

// closing is a menu that closed by itself, because nothing in it was possible.
type closing struct {
	player int
	moment
}

// moment is a phase of a player in a round.
type moment struct{ phase, active, round int }

// noteClosed records that a menu of a person closes by itself.
func (c *chronicle) noteClosed(player int) {
	if c.began && c.IsPerson(player) {
		c.closings = append(c.closings, closing{player, c.moment()})
	}
}

// notePassed adds events for phases that ended without a question to a person, and for those in which nothing was left
// to do. Menus on the turn of another player, in which one may react, do not count.
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

// addPassed adds an event about phases. If the game hides something, only the player may read it.
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

// WordOutcome returns a sentence about the end of a game, continued with after, such as " after 8 rounds".
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
