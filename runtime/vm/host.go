package vm

// Host is what the interpreter cannot do alone: the package that asks the players.
type Host interface {
	// AskChoice begins the CHOOSE at the head. It reports whether somebody must be asked; if not, the answer is in its register.
	AskChoice() bool
	// OpenOffer opens a menu, and goes on at ret when it is closed. It reports whether somebody must be asked.
	OpenOffer(index, ret int) bool
	// ActionDone goes on with the open menu when the effects of an action are done. It reports whether somebody must be asked.
	ActionDone() bool
	// Say words what the rules say to a player, or with -1 to all.
	Say(text, to int64)
}
