// Package legal finds out what a game asks and which answers are legal. It asks the rules, and undoes changes that they
// make. Rules is about actions and their parameters, Choice about the pending choice, and Judge about the open question
// of any kind. Always: a legal candidate can be completed to an answer that is carried out, and a cached result takes
// the same steps as a new one.
package legal
