package session

import "github.com/scenario-lang/scenario/runtime"

// maxMessages is how many bytes of what the rules say are kept. A game between bots may say without end.
const maxMessages = 16 << 20

// messages is what the rules have said in a game. The oldest lines are forgotten when it becomes too long.
type messages struct {
	lines     []runtime.Line
	bytes     int // of lines
	forgotten int // lines before the first of lines
}

// add keeps a line.
func (s *messages) add(l runtime.Line) {
	s.lines = append(s.lines, l)
	if s.bytes += len(l.Text); s.bytes <= maxMessages || len(s.lines) < 2 {
		return
	}
	half := len(s.lines) / 2
	s.forgotten += half
	s.lines = append([]runtime.Line(nil), s.lines[half:]...)
	s.count()
}

// truncate forgets the lines after the first n of the game.
func (s *messages) truncate(n int) {
	s.lines = s.lines[:min(max(n-s.forgotten, 0), len(s.lines))]
	s.forgotten = min(s.forgotten, n)
	s.count()
}

func (s *messages) count() {
	s.bytes = 0
	for _, l := range s.lines {
		s.bytes += len(l.Text)
	}
}

// MessageCount returns how many lines the rules have said so far.
func (s *Session) MessageCount() int { return s.messages.forgotten + len(s.messages.lines) }

// MessagesSince returns the lines that the rules have said after the first n, as far as they are remembered.
func (s *Session) MessagesSince(n int) []runtime.Line {
	return s.messages.lines[min(max(n-s.messages.forgotten, 0), len(s.messages.lines)):]
}
