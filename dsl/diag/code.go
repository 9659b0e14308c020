package diag

import "fmt"

// Code is a row of the table of everything that the toolkit can find wrong. The bad example of its page gives exactly
// this code, and the fixed one is corrected; tests compile both. If an example is too long to print, its first line
// is a directive that Example expands.
type Code struct {
	ID string // "SC" and three digits
	Page
}

// Severity is how much a finding matters.
type Severity int

const (
	Error   Severity = iota // the scenario is refused
	Warning                 // the scenario is accepted, but is probably not what was meant
	Info                    // the scenario is accepted, and could be written better
)

var severities = []string{"error", "warning", "info"}

// String returns the word used in text and JSON output.
func (s Severity) String() string {
	if s >= 0 && int(s) < len(severities) {
		return severities[s]
	}
	return fmt.Sprintf("severity(%d)", int(s))
}
