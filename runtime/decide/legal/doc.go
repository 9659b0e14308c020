// Package legal finds out what is asked in a game, and which answers are legal. It asks the rules, and undoes what they
// change. Rules answers for actions and their parameters, Choice for the choice that waits, and Judge for the question
// that is open, whichever it is. What always holds: a candidate that is legal can be completed to an answer that is
// carried out, and asking takes the same steps whether the answer is remembered or not.
package legal
