// Package turn plays a game from decision to decision: it passes offers from player to player, accepts answers by
// number, as lines or as whole actions, carries them out, and records the line of each. Every decision is a
// transaction: one that is refused or ends in an error leaves the game unchanged.
package turn
