package schema

// Versions of the language. A folder that names no version is written for the first one. New scenarios are written
// for the current one, the newest that this code can read.
const (
	FirstVersion   = 1
	CurrentVersion = 2
)
