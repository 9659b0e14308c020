// Package board prints positions on a terminal: the whole board, a space with its neighbours, what a player has, and
// declarations.
package board

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/session/standing"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Width is the greatest length of lines, which fits most terminals. On a narrower terminal, lines are shorter.
const Width = 79

// Board prints the positions of one game. It prints only what is in a view, which has what one player may see.
type Board struct {
	session *session.Session
	program *program.Program
	words   wording.Fields
	out     io.Writer
	width   func() int // of the terminal
	color   bool
	seen    map[int]map[string]string // by player and space: what the player saw last
	had     map[int]string            // by player: the player's own state when it was last shown
}

// New returns a Board that prints to a terminal out with the given width, in colour if color is set.
func New(s *session.Session, out io.Writer, width func() int, color bool) *Board {
	return &Board{session: s, program: s.Program, words: wording.Fields{Program: s.Program, Language: s.Language},
		out: out, width: width, color: color, seen: map[int]map[string]string{}, had: map[int]string{}}
}

// Columns returns the length of lines in characters.
func (b *Board) Columns() int { return min(Width, b.width()) }

func (b *Board) say(format string, args ...any) { fmt.Fprintf(b.out, format+"\n", args...) }

func (b *Board) sayAll(lines []string) {
	for _, l := range lines {
		b.say("%s", l)
	}
}

// sayWords prints words with commas, indented by a number of blanks.
func (b *Board) sayWords(words []string, indent int) {
	for _, line := range layout.CommaLines(words, b.Columns()-indent) {
		b.say("%*s%s", indent, "", line)
	}
}

// playerColors are the colours of players, in declared order.
var playerColors = []string{"31", "34", "32", "33", "35", "36", "91", "94", "92", "93", "95", "96"}

// Painted returns a text in the colour of a player, if the board prints colours.
func (b *Board) Painted(player int, text string) string {
	if player < 0 || !b.color {
		return text
	}
	return "\x1b[" + playerColors[player%len(playerColors)] + "m" + text + "\x1b[0m"
}

// PlayerTitle returns the title of a player in the player's colour.
func (b *Board) PlayerTitle(player int) string {
	return b.Painted(player, b.session.PlayerTitle(player))
}

// Clock prints the round, the phase and the active player.
func (b *Board) Clock() {
	g := b.session.Game()
	parts := []string{fmt.Sprintf("Round %d", g.Round())}
	if phase := b.session.PhaseTitle(); phase != "" {
		parts = append(parts, phase)
	}
	if i := g.Active(); i >= 0 {
		parts = append(parts, b.PlayerTitle(i))
	}
	b.say("\n%s", strings.Join(parts, ", "))
}

// PrintScore prints the score.
func (b *Board) PrintScore(players []standing.Player) {
	t := layout.NewTable("", "", ">", ">")
	t.AddRow("", "", "spaces", "pieces")
	for _, x := range players {
		if x.Side {
			t.AddRow("  "+x.Title, strings.Join(x.Fields, ", "))
			continue
		}
		t.AddRow("  "+x.Title, strings.Join(slices.Concat(x.Words, x.Fields), ", "), x.Held, x.Pieces)
	}
	t.Write(b.out)
}

// PrintProgress prints the progress of all players and sides, if the scenario counts that.
func (b *Board) PrintProgress() {
	var titles []string
	parts := map[string][]string{}
	for _, x := range question.Progresses(b.session.Game(), b.session.Language) {
		if x.Class == b.program.PlayerClass && !b.session.TakesPart(x.Member) {
			continue
		}
		if parts[x.Title] == nil {
			titles = append(titles, x.Title)
		}
		who := names.Title(b.program, b.session.Language, x.Class, x.Member)
		parts[x.Title] = append(parts[x.Title], who+" "+x.Count())
	}
	for _, title := range titles {
		b.say("  %s", layout.Wrap(title+": "+strings.Join(parts[title], ", "), b.Columns()-2, "    "))
	}
}

// Turn prints what has changed since the last call for the player, or everything that the player has if whole is set.
func (b *Board) Turn(v *runtime.View, player int, whole bool) {
	has := b.stateLines(v, v.Viewer)
	if state := strings.Join(has, "\n"); whole || state != b.had[player] {
		b.had[player] = state
		b.sayAll(has)
	}
	now := map[string]string{}
	var secret map[string]bool
	if whole {
		secret = b.secretSpaces(v, player)
	}
	rows := where(v.Spaces, func(s runtime.SpaceView) bool {
		now[s.Name] = b.fingerprint(s)
		own := secret[s.Name] ||
			slices.ContainsFunc(s.Pieces, func(p runtime.PieceView) bool { return p.Owner == v.Viewer })
		before, known := b.seen[player][s.Name]
		return own && whole || known && before != now[s.Name]
	})
	b.seen[player] = now
	b.printSpaces(rows)
}

// secretSpaces returns the spaces in which a player sees all pieces and another player does not, such as a hand of
// cards. They count as the player's even if nobody owns the pieces.
func (b *Board) secretSpaces(v *runtime.View, player int) map[string]bool {
	if len(b.program.Hides) == 0 {
		return nil
	}
	secret := map[string]bool{}
	for other := range names.Players(b.program) {
		if other == player || !b.session.TakesPart(other) {
			continue
		}
		o, err := b.session.Game().View(other)
		if err != nil {
			continue
		}
		theirs := map[string]string{}
		for _, s := range o.Spaces {
			theirs[s.Name] = fmt.Sprint(b.groups(s.Pieces))
		}
		for _, s := range v.Spaces {
			if len(s.Pieces) > 0 && !hidesSome(s.Pieces) && fmt.Sprint(b.groups(s.Pieces)) != theirs[s.Name] {
				secret[s.Name] = true
			}
		}
	}
	return secret
}

// hidesSome reports whether the viewer cannot see what some of the pieces are.
func hidesSome(pieces []runtime.PieceView) bool {
	return slices.ContainsFunc(pieces, func(p runtime.PieceView) bool { return p.Unit == "" || hidesSome(p.Cargo) })
}

// PrintAll prints every space with something in it, and the state of everything that has state.
func (b *Board) PrintAll(v *runtime.View) {
	b.sayAll(b.stateLines(v, ""))
	b.printSpaces(where(v.Spaces, func(s runtime.SpaceView) bool {
		return len(s.Pieces) > 0 || b.words.Text(b.program.SpaceClass, s.Fields) != ""
	}))
}

// where returns the spaces for which is returns true.
func where(list []runtime.SpaceView, is func(s runtime.SpaceView) bool) []runtime.SpaceView {
	return slices.DeleteFunc(slices.Clone(list), func(s runtime.SpaceView) bool { return !is(s) })
}

// PrintPlayer prints what a player has.
func (b *Board) PrintPlayer(v *runtime.View, player int) {
	name := names.Players(b.program)[player]
	b.say("\n%s", b.PlayerTitle(player))
	if !b.session.TakesPart(player) {
		b.say("  takes no part in this game")
		return
	}
	b.sayAll(b.stateLines(v, name))
	b.printMemberValues(v, b.program.PlayerClass, player)
	var rows []runtime.SpaceView
	for _, s := range v.Spaces {
		s.Pieces = slices.DeleteFunc(slices.Clone(s.Pieces), func(x runtime.PieceView) bool { return x.Owner != name })
		held := slices.ContainsFunc(s.Fields, func(f runtime.FieldView) bool { return f.Value == name })
		if len(s.Pieces) > 0 || held {
			rows = append(rows, s)
		}
	}
	b.printSpaces(rows)
}

// stateLines returns the state of a player in words, or that of everything if name is "".
func (b *Board) stateLines(v *runtime.View, name string) (out []string) {
	var heads []string
	var states [][]string
	row := func(head string, class int32, fields []runtime.FieldView) {
		if words := b.words.List(class, fields); len(words) > 0 {
			heads, states = append(heads, head), append(states, words)
		}
	}
	for _, c := range v.Classes {
		for _, x := range c.Things {
			if name == "" || x.Name == name {
				class := names.Class(b.program, c.Class)
				row(b.words.Thing(class, x.Name), class, x.Fields)
			}
		}
	}
	if name == "" {
		row("game", names.Class(b.program, "game"), v.Game)
		for _, r := range v.Records {
			row(names.Spoken(r.Name), names.Class(b.program, r.Name), r.Fields)
		}
	}
	width := 0
	for _, h := range heads {
		width = max(width, layout.Columns(h))
	}
	for i, h := range heads {
		for k, line := range layout.CommaLines(states[i], max(20, b.Columns()-width-4)) {
			if k > 0 {
				h = ""
			}
			out = append(out, "  "+layout.Pad(h, width)+"  "+line)
		}
	}
	return out
}

// pickShown returns the fields that the scenario always shows.
func (b *Board) pickShown(class int32, fields []runtime.FieldView) []runtime.FieldView {
	var out []runtime.FieldView
	for _, f := range fields {
		if row := wording.FieldOf(b.program, class, f.Name); row != nil && row.Show == program.ShowAlways {
			out = append(out, f)
		}
	}
	return out
}

// attributes returns the attributes of a member of a class, without those for drawing and those whose values are long.
func (b *Board) attributes(c *program.Class, member int) []runtime.FieldView {
	p := b.program
	var out []runtime.FieldView
	for _, a := range c.Attrs {
		name, kind := p.Strings[p.Attrs[a].Name], p.Types[p.Attrs[a].Type].Kind
		if name == "longitude" || name == "latitude" || kind == program.TText || kind == program.TList ||
			member >= len(p.Attrs[a].Data) {
			continue
		}
		value := b.words.Value(p.Attrs[a].Type, names.Attribute(p, p.Attrs[a].Type, p.Attrs[a].Data[member]))
		out = append(out, runtime.FieldView{Name: name, Value: value})
	}
	return out
}
