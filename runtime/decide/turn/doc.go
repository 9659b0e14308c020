// Package turn plays a game from decision to decision: it passes offers from player to player, takes answers by
// number, as lines or whole, carries them out, and records the line of each. Every decision is a transaction: one that
// is refused or ends in an error leaves the game as it was.
package turn
