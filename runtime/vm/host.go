package vm

// Host asks the players and words messages, which the interpreter cannot do itself.
type Host interface {
	// AskChoice begins the CHOOSE at the head. It reports whether somebody must be asked; if not, the answer is in
	// its register.
	AskChoice() bool
	// OpenOffer opens a menu, and continues at ret when it is closed. It reports whether somebody must be asked.
	OpenOffer(index, ret int) bool
	// ActionDone continues with the open menu when the effects of an action are done. It reports whether somebody
	// must be asked.
	ActionDone() bool
	// Say words a message of the rules to a player, or with -1 to everybody.
	Say(text, to int64)
}
