package line

import (
	"fmt"
)

// Refusal is the error for an answer that is not accepted. The game is unchanged.
type Refusal struct{ Reason string }

func (r *Refusal) Error() string { return r.Reason }

// Refuse returns a refusal with a reason.
func Refuse(format string, args ...any) *Refusal {
	if len(args) == 0 {
		return &Refusal{Reason: format}
	}
	return &Refusal{Reason: fmt.Sprintf(format, args...)}
}
