package diag

import "fmt"

// Code is a row of the table of everything that the toolkit can report. Compiling the bad example gives exactly this
// code, and the fixed one gives none; a test does both. An example that would be too long begins with a directive,
// which Example expands.
type Code struct {
	ID string // "SC" and three digits
	Page
}

// Severity is how serious a finding is.
type Severity int

const (
	Error   Severity = iota // the scenario is rejected
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
