package diag

import "fmt"

// Code is a row of the table of everything that the toolkit can find wrong. Bad is the text of a file that gives exactly
// this code, and Fixed is the same file corrected; tests compile both. If the bad text is too long to print, its first
// line is a directive that Example expands.
type Code struct {
	ID       string // "SC" and three digits
	Summary  string // what was found, without a full stop
	Why      string // why the rule exists, in sentences
	Bad      string
	Fixed    string
	Severity Severity
	// Local codes report mistakes that can be recognised at their place alone, whatever else the scenario declares.
	Local bool
}

// Severity is how much a finding matters.
type Severity int

const (
	Error   Severity = iota // the scenario is refused
	Warning                 // the scenario is accepted, but is probably not what was meant
	Info                    // the scenario is accepted, and could be written better
)

// String returns the word used in text and JSON output.
func (s Severity) String() string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	case Info:
		return "info"
	}
	return fmt.Sprintf("severity(%d)", int(s))
}
