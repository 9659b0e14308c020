// Package decide answers questions of front ends and bots about an open decision. Nothing in it changes the game. It is
// built on package legal, which finds out what is asked and which answers are legal, package line, which words answers
// and parses them, and package turn, which carries them out. Every decision is a transaction: one that ends in an error
// leaves the game unchanged.
//
// # Where a game waits
//
// A procedure stops at a choose or an offer. Its frames are part of the state, so the game can be copied, hashed and
// saved there, and it continues when the answer comes. Pure functions (domains, requirements, values, movements) run on
// the same stack above the top frame and never stop. This is how package legal asks the rules which answers are
// allowed.
//
// # What is legal
//
// An offer asks for an action with parameters. Each parameter has requirements, and a domain that may depend on the
// parameters before it. An answer to one parameter is legal only if the line can be completed, so that nobody is led
// into a dead end. A depth-first search finds that out: it tries the values of the next parameter in order and stops at
// the first completion. Results about a begun line are cached until the state changes, because the following questions
// are about the same lines.
//
// If a rule fails in the search, the line is illegal. If a limit is reached, that is an error, because nothing is known
// about the line. An ensure is tested by carrying out the action under the journal of the state and undoing it. The
// same journal undoes a decision that ends in an error.
//
// # Lines
//
// People type, bots answer and game logs contain the same lines, such as "march 2 guards from here to there". A line is
// matched with the forms of the actions on offer. If several forms match and none is accepted, the refusal is that of
// the form that explains most of the words. A refusal has the message of the requirement that does not hold, or names
// the parameter whose value is not allowed. Things that look the same to a player, such as two pieces with equal
// fields, are one option; if their difference matters, the texts of the options show it.
//
// # Several players, and nobody
//
// A choice of several players at once is a decision of each, and no player sees the answers of others before all have
// answered. An offer does not ask a player who has passed it in advance: the condition for that is a function of the
// actor, and reads state that the rules declare. A question with only one possible answer is still a question here;
// front ends may answer it without asking.
//
// # Chance
//
// A decision that rolls dice takes them from the stream in the state. If people throw the dice and none are available,
// the decision is undone, the dice are asked for, and the decision is made again, so that the interpreter never waits
// inside a statement. Looking ahead never asks for dice.
package decide
