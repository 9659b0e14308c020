package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesNone = []Rule{
	{
		ID: "SL315", Name: "may-be-none", Whole: true, Severity: diag.Warning, check: mayBeNone,
		Summary: "something that may be none is used where a thing is needed",
		Why: "The compiler lets an optional(player) be used where a player is needed, because conditions often make sure that it is one. " +
			"If it is none after all, play stops with an error, or goes on without the player. The rule follows such conditions: `x != none` and what " +
			"implies it, in a `when`, a `where`, `&&`, `||`, `? :`, the `if` of a list, and a `require`, also through bindings and functions; an " +
			"earlier `return`; a list that is not empty because of `!empty(…)` or because a parameter was chosen from it. It takes for granted " +
			"that state of the game, and state that a loop sets of every player or space, is set before it is read, unless a rule sets it to " +
			"none; that a condition holds until the same rule changes what it reads; and that pieces have an owner if all are created with one. " +
			"If something is never none for a reason that the rule cannot see, such as the order of play, write the test " +
			"all the same, declare the parameter as optional(…), or say why in a comment that silences the rule.",
		Bad: forbidTraining("actor.money > 3 && game.active.money > 0 && first(pieces(space.wood)).unit.cost > 2"),
		Good: forbidTraining("actor.money > 3 && game.active.money > 0 && " +
			"any([for p in pieces(space.wood) : p.unit.cost > 2])"),
	},
}
