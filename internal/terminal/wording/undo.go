package wording

// Why an answer cannot be taken back.
const (
	HiddenWasShown    = "This cannot be taken back: something that was hidden from you has been shown since."
	HiddenMayShow     = "This cannot be taken back: what led to the dice may have shown something hidden. The dice must be thrown."
	NothingToTakeBack = "There is nothing to take back: dice or another player came after, or nothing was done."
)
