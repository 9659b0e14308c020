package lint

// Play is what only a game can tell. It speaks of victories and players by their index, of phases by name, and of other
// places by file, line and column, as the program does.
type Play interface {
	// SetUp says whether the set-up ran without asking anybody.
	SetUp() bool
	// Won lists the victories that hold when the set-up is over.
	Won() []int
	// Number is what a function of one player gives when the set-up is over.
	Number(function string, player int) (int64, bool)
	// Phase says how often a phase began in the games that were tried, and how often somebody had a choice in it.
	Phase(name string) (began, asked int)
	// Games is how many games were tried, and how many decisions were made in them.
	Games() (games, decisions int)
	// Offered says how often a player had a menu to choose from in the games that were tried.
	Offered(player int) int
	// Unfit calls f for every choice whose default was no legal answer when it was asked, with its place.
	Unfit(f func(file string, line, column int))
}
