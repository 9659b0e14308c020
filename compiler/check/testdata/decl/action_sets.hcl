# Sets of actions, and what speaks of them.

class game {
  state = { steps = { type = int, default = 0 } }
}

action walk {
  text = "walk ${there}"
  param there { in = every(space) }
  do {
    set game { steps = game.steps + 1 }
  }
}

action ride {
  text = "ride ${there}"
  param there { in = every(space) }
  do {}
  ensure slow { that = game.steps < 9 }
}

action rest {
  text = "rest"
  do {
    choose who { # want: SC263 "`ensure`, which is tested before it is offered"
      by   = actor
      from = every(player)
    }
    say { text = "${who}" }
  }
}

before sequence main journeys {
  offer {
    to      = player.north
    actions = [action.walk, action.ride, action.rest]
    once    = true
  }
}

actions travel {
  members = [action.walk, actions.fast]
  when    = there != space.south_bank
}

actions fast {
  members = [action.ride]
}

actions all {
  members = [actions.travel, action.rest]
  when    = there != space.north_bank # want: SC230 "This is so for action rest."
}

actions misspelt {
  members = [action.wlak, actions.travle] # want: SC138 "did you mean \"walk\"" SC138 "did you mean \"travel\""
}

actions nothing {
  members = [] # want: SC159 "at least one"
}

actions one {
  members = action.walk # want: SC159 "`members` is a set or a list of actions"
}

actions twice {
  members = [action.walk, action.walk] # want: SC159 "listed twice"
}

actions chicken {
  members = [actions.egg]
}

actions egg {
  members = [action.walk, actions.chicken] # want: SC159 "chicken → egg → chicken; leave it out of one of them"
}

actions itself {
  members = [action.walk, actions.itself] # want: SC159 "itself → itself"
}

forbid no_journey {
  actions = actions.travle # want: SC138 "did you mean \"travel\""
  when    = game.round > 1
  message = "No."
}

forbid no_travel {
  actions = [actions.travel, action.rest]
  when    = there == space.north_bank # want: SC230 "This is so for action rest."
  message = "No."
}

ensure few {
  actions = [actions.fast, action.walk]
  that    = game.steps < 3
  message = "${game.steps} steps to ${there} are too many."
}

ensure slow { # want: SC285 "There is a requirement .slow. in action ride"
  actions = actions.travel
  that    = game.steps < 4
  message = "Too fast."
}

ensure awake {
  actions = action.rest # want: SC138 "set or a list of actions"
  that    = game.steps < 4
  message = "Too tired."
}

ensure quiet {
  actions = [action.rest]
  that    = 1 # want: SC200 "bool"
  message = "Too loud."
}

allow b {
  action = action.walk
  rule   = few
}
