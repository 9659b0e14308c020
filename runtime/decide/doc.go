// Package decide is what can be asked about an open decision before it is made, by front ends and bots. Nothing in it
// changes the game. Below it are package legal, which finds out what is asked and which answers are legal, package
// line, which words answers and reads them, and package turn, which carries them out. Every decision is a transaction:
// one that ends in an error leaves the game as it was.
//
// # Where a game waits
//
// A procedure that comes to a choose or an offer stops where it is. Its frames lie in the state, so the game can be
// copied, hashed and saved there, and it goes on when the answer comes. Pure functions (domains, requirements,
// values, movements) run on the same stack above the top frame and never stop. That is how package legal asks the
// rules what may be answered.
//
// # What is legal
//
// An offer asks for an action with parameters, and each parameter has a domain that may depend on those before it,
// and requirements. An answer to one parameter is legal when the line can be completed: nobody should be led into a
// line that has no end. That is found depth first, the values of the next parameter in order, stopping at the first
// completion. What was found of a begun line is remembered until the state changes, since the questions that follow
// are about the same lines.
//
// A rule that fails on the way makes the line illegal. A limit that is reached is an error, for then nothing is known
// of the line. An ensure is tested by doing the action under the journal of the state and undoing it. The same
// journal undoes a decision that ends in an error.
//
// # Lines
//
// What people type, what bots answer and what a game log holds are the same lines, such as "march 2 guards from here
// to there". A line that is to be carried out is read against the forms of the actions that are offered. Of several
// forms that it may have, the one that explains most of its words answers. A refusal names the requirement that says
// no, in the words of the rules, or else the parameter whose value is not among those that are allowed. What looks
// the same to a player, such as two pieces with equal fields, is one option; where it matters which of them is meant,
// the words of the option tell them apart.
//
// # Several players, and nobody
//
// A choice of several players at once is a decision of each, and none of them sees the answers of the others before
// all have answered. An offer asks nobody who has passed it in advance: the condition is a function of the actor, and
// what was promised is state that the rules declare. A question with one possible answer is still a question here; it
// is for front ends to answer it unasked.
//
// # Chance
//
// A decision that comes to a roll takes it from the stream of the state. If people throw the dice themselves and none
// are there, the decision is taken back, the dice are asked for, and it is made again, so the interpreter never waits
// inside a statement. Looking ahead asks nobody.
package decide
