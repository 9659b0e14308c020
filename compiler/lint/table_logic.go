package lint

import "github.com/scenario-lang/scenario/dsl/diag"

var rulesLogic = []Rule{
	{
		ID: "SL301", Name: "never-applies", Severity: diag.Warning, check: neverApplies,
		Summary: "the condition can never hold",
		Why: "The declarations, what rules can set, and what they compare show that the condition is false in every game. So " +
			"the rule never applies, the branch never runs, or the list is always empty.",
		Bad: `forbid mere_giants {
  action  = action.train
  when    = actor.money > 9 && !any([for u in every(unit) : u.attack < 6])
  message = "There are none but giants."
}
`,
		Good: `forbid crowded {
  action  = action.train
  when    = actor.money > 9 && !any([for p in every(piece) : p.owner != actor])
  message = "There is nobody left to fight."
}
`,
	},
	{
		ID: "SL302", Name: "always-applies", Severity: diag.Info, check: alwaysApplies,
		Summary: "the condition always holds",
		Why: "The declarations show that the condition is true in every game, so it decides nothing. It was written for " +
			"something that has since been removed, or compares the wrong things.",
		Bad: `forbid with_scouts {
  action  = action.train
  when    = any([for u in every(unit) : u.cost < 5])
  message = "There is something cheap."
}
`,
		Good: `forbid with_scouts {
  action  = action.train
  when    = any([for p in every(piece) : p.unit.cost < 5 && p.owner == actor])
  message = "You have something cheap."
}
`,
	},
	{
		ID: "SL303", Name: "modifiers-cancel", Severity: diag.Warning, check: modifiersCancel,
		Summary: "two modifiers cancel each other",
		Why:     "One adds what the other subtracts, for the same pieces and under the same condition, so neither has an effect.",
		Bad: strengthValue + `modifier brave {
  to  = value.strength
  add = 1
}

modifier tired {
  to  = value.strength
  add = -1
}
`,
		Good: strengthValue + `modifier brave {
  to  = value.strength
  add = 1
}

modifier tired {
  to   = value.strength
  when = game.round > 9
  add  = -1
}
`,
	},
	{
		ID: "SL304", Name: "modifier-overridden", Severity: diag.Warning, check: modifierOverridden,
		Summary: "a later modifier overrides this one",
		Why: "Modifiers apply in order. A `set` without a condition, for the same pieces or for all, discards the effect of " +
			"those before it.",
		Bad: strengthValue + `modifier brave {
  to   = value.strength
  when = game.round > 9
  add  = 1
}

modifier drilled {
  to  = value.strength
  set = 3
}
`,
		Good: strengthValue + `modifier drilled {
  to  = value.strength
  set = 3
}

modifier brave {
  to   = value.strength
  when = game.round > 9
  add  = 1
}
`,
	},
	{
		ID: "SL305", Name: "modifier-does-nothing", Severity: diag.Warning, check: modifierDoesNothing,
		Summary: "the modifier does not change the value",
		Why:     "Adding 0, adding 0 percent and multiplying by 1 have no effect.",
		Bad: strengthValue + `modifier brave {
  to  = value.strength
  add = 0
}
`,
		Good: strengthValue + `modifier brave {
  to  = value.strength
  add = 1
}
`,
	},
	{
		ID: "SL306", Name: "branch-twice", Severity: diag.Warning, check: branchTwice,
		Summary: "an earlier branch has the same condition",
		Why:     "The first branch whose condition holds runs, so a later one with the same condition never does.",
		Bad: `phase turns {
  if {
    when = game.round > 3
    say { text = "It grows late." }
  }
  else_if {
    when = game.round > 3
    say { text = "It grows dark." }
  }
  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`,
		Good: `phase turns {
  if {
    when = game.round > 6
    say { text = "It grows dark." }
  }
  else_if {
    when = game.round > 3
    say { text = "It grows late." }
  }
  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`,
	},
	{
		ID: "SL307", Name: "same-branches", Severity: diag.Warning, check: sameBranches,
		Summary: "two branches do the same",
		Why:     "The condition decides nothing. Probably one of the branches was copied and not changed.",
		Bad: `phase turns {
  if {
    when = game.round > 3
    say { text = "It grows late." }
  }
  else {
    say { text = "It grows late." }
  }
  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`,
		Good: `phase turns {
  if {
    when = game.round > 3
    say { text = "It grows late." }
  }
  else {
    say { text = "It is early." }
  }
  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`,
	},
	{
		ID: "SL308", Name: "with-itself", Severity: diag.Warning, check: withItself,
		Summary: "both sides of an operator are the same",
		Why:     "A value is always equal to itself and never less than itself. One side was probably meant to be something else.",
		Bad: `function richer {
  params = { a = player, b = player }
  is     = a.money > b.money && a.money > b.money
}

` + forbidTraining("richer(player.south, actor)"),
		Good: `function richer {
  params = { a = player, b = player }
  is     = a.money > b.money && a.money > 3
}

` + forbidTraining("richer(player.south, actor)"),
	},
	{
		ID: "SL309", Name: "hook-shadows", Severity: diag.Warning, check: hookShadows,
		Summary: "a hook overwrites what another hook of the event set",
		Why: "All hooks of an event run, in source order. If a later one sets the same field of the same thing without " +
			"reading it, the earlier one has no effect. Let one of them read the field, or give it a condition.",
		Bad: trained + `on trained first_prize {
  set p { fame = 1 }
}

on trained second_prize {
  set p { fame = 2 }
}
`,
		Good: trained + `on trained first_prize {
  set p { fame = 1 }
}

on trained second_prize {
  set p { fame = p.fame + 1 }
}
`,
	},
	{
		ID: "SL310", Name: "required-twice", Severity: diag.Warning, check: requiredTwice,
		Summary: "two requirements of an action are the same",
		Why:     "Nobody ever sees the message of the second one. Probably it was copied and its condition not changed.",
		Bad: `forbid poor {
  action  = action.train
  when    = actor.money < 4
  message = "You are poor."
}

forbid early {
  action  = action.train
  when    = actor.money < 4
  message = "It is too early for that."
}
`,
		Good: `forbid poor {
  action  = action.train
  when    = actor.money < 4
  message = "You are poor."
}

forbid early {
  action  = action.train
  when    = game.round < 3
  message = "It is too early for that."
}
`,
	},
	{
		ID: "SL311", Name: "attribute-unread", Whole: true, Severity: diag.Info, check: attributeUnread,
		Summary: "no rule reads the attribute",
		Why: "An attribute that nothing reads has no effect, however carefully its values were entered. Probably a rule that " +
			"should read it is missing.",
		Bad: `class unit {
  attributes = {
    speed = { type = int, default = 1 }
  }
}
`,
		Good: `class unit {
  attributes = {
    speed = { type = int, default = 1 }
  }
}

movement on_foot {
  cost = mover.unit.speed
}
`,
	},
	{
		ID: "SL312", Name: "state-unread", Whole: true, Severity: diag.Info, check: stateUnread,
		Summary: "no rule reads the state field",
		Why: "State that rules set and never read makes every position larger and decides nothing. Probably a rule that " +
			"should read it is missing.",
		Bad: `class piece {
  state = { tired = { type = bool } }
}

action march {
  text = "march from ${here} to ${there}"

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor])
    message = "You have nobody there."
  }
  param there {
    in      = reach(movement.on_foot, first(pieces(here)), here, 1)
    message = "That is too far."
  }

  do {
    gone = first([for p in pieces(here) : p if p.owner == actor])
    set gone { tired = true }
    move gone { to = there }
  }
}
`,
		Good: `class piece {
  state = { tired = { type = bool } }
}

action march {
  text = "march from ${here} to ${there}"

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor && !p.tired])
    message = "You have nobody there."
  }
  param there {
    in      = reach(movement.on_foot, first(pieces(here)), here, 1)
    message = "That is too far."
  }

  do {
    gone = first([for p in pieces(here) : p if p.owner == actor && !p.tired])
    set gone { tired = true }
    move gone { to = there }
  }
}
`,
	},
	{
		ID: "SL314", Name: "context-unread", Severity: diag.Info, check: contextUnread,
		Summary: "nothing reads a name in the context of a value",
		Why: "Every rule that asks for the value has to say what is in its context. If neither the value nor a modifier reads " +
			"it, that has no effect, and probably a modifier that should read it is missing.",
		Bad:  readsContext,
		Good: readsContext + "\nmodifier against_the_strong {\n  to  = value.might\n  add = foe.attack\n}\n",
	},
	{
		ID: "SL313", Name: "state-never-set", Whole: true, Severity: diag.Warning, check: stateNeverSet,
		Summary: "no rule ever sets the state field",
		Why: "Rules read it, and it always has the value it had at the start. If it never changes, make it an attribute; " +
			"otherwise the rule that sets it is missing.",
		Bad: `class space {
  state = { height = { type = int, default = 1, min = 1, max = 9 } }
}

movement on_foot {
  cost = to.height
}
`,
		Good: `class space {
  attributes = { height = { type = int, default = 1, min = 1, max = 9 } }
}

space hill {
  height = 2
}

movement on_foot {
  cost = to.height
}
`,
	},
}

// The beginnings of several examples.
const (
	strengthValue = `value strength {
  of = piece
  is = self.unit.attack
}

forbid the_weak {
  action  = action.march
  when    = !any([for p in pieces(here) : p.strength > 1])
  message = "You have nobody strong there."
}

`
	trained = `class player {
  state = { fame = int }
}

event trained {
  fields = { p = player }
}

forbid the_famous {
  action  = action.train
  when    = actor.fame > 1
  message = "You are famous enough."
}

action train {
  text = "train ${what}"

  param what {
    in      = [for u in every(unit) : u if u.cost <= actor.money]
    message = "You cannot pay for that."
  }

  do {
    pay actor { money = what.cost }
    emit trained { p = actor }
    create {
      unit  = what
      owner = actor
      at    = space.hill
    }
  }
}

`
)
