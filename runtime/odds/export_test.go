package odds

// Exceeded follows a function and returns the name of a limit that the work went far beyond, and the error of Of. A
// limit may be passed by what one roll brings, which is little.
func Exceeded(r Run) (string, error) {
	f := newFollower()
	_, err := f.follow(r)
	w := f.work
	switch {
	case w.states > 2*mostStates:
		return "states", err
	case len(f.ends) > 2*mostEnds:
		return "ends", err
	case w.outcomes > 2*mostOutcomes:
		return "outcomes", err
	case w.flows > 2*mostFlows:
		return "flows", err
	case w.cells > 2*mostCells:
		return "cells", err
	case w.steps > 2*mostSteps:
		return "steps", err
	}
	return "", err
}
