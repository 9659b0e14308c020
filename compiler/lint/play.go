package lint

// Play answers the questions for which a game must be played. It identifies victories and players by their index,
// phases by name, and other parts of the scenario by file, line and column, as the program does.
type Play interface {
	// SetUp reports whether the set-up ran without a decision.
	SetUp() bool
	// Failure returns the message and the place of the failure with which every game began, and "" if some game came
	// to a decision or to an end.
	Failure() (message, file string, line, column int)
	// Won returns the victories that hold after the set-up.
	Won() []int
	// Number returns the value of a function of one player after the set-up.
	Number(function string, player int) (int64, bool)
	// Phase returns how often a phase began in the games that were played, and how often somebody had a choice in it.
	Phase(name string) (began, asked int)
	// Games returns how many games were played, and how many decisions were made in them.
	Games() (games, decisions int)
	// Offered returns how often a player had a menu to choose from in the games that were played.
	Offered(player int) int
	// Unfit calls f with the position of every choice whose default was not a legal answer when it was asked.
	Unfit(f func(file string, line, column int))
}
