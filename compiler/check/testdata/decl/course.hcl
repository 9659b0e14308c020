phase lost {} # want: SC124 "no sequence reaches phase lost"

phase tested {} # want: SC124 "that the sequence does not reach"

test "calls" {
  run {
    call tested {}
  }
  expect {
    that = game.round == 0
  }
}

procedure ping {
  call pong {}
}

procedure pong {
  emit rang {
    n = 1
  }
}

event rang {
  fields = { n = int }
}

on rang back {
  if {
    when = n > 3
    call ping {} # want: SC126 "leads back to itself"
  }
}

victory never {
  when = false && game.round > 1 # want: SC134 "always false"
}

victory wrong {
  when   = game.round > 1
  winner = unit.scout # want: SC262 "an? unit"
}

evaluation one {
  score = 1
}

evaluation two { # want: SC120 "two evaluations"
  score = 2
}

hide kinds {
  of      = piece
  members = [unti] # want: SC136 "did you mean \"unit\""
  when    = self.owner != viewer
}

seating two {
  seats = [[player.north], [player.south, player.north], []] # want: SC137 "two seats" SC137 "nobody sits"
}

option length {
  type    = int
  default = 20 # want: SC114 "at most 10"
  max     = 10
}

option names { # want: SC125 "option names"
  type    = text # want: SC114 "cannot be"
  default = "x"
}

movement nothing { # want: SC125 "movement nothing"
  params = {} # want: SC135 "one parameter"
}

movement on_foot {
  params = { mover = piece, from = int } # want: SC135 "one parameter"
  cost   = -1                            # want: SC135 "cannot cost -1"
}

action rest {
  text = "rest"
  require tired {
    that    = game.round > 1
    message = "You are not tired."
  }
  do {
    for p {
      in = take(reach(movement.on_foot, first(every(piece)), space.north_bank, option.length), 0)
      shuffle p {}
    }
  }
}

setup {
  offer {
    to      = player.north
    actions = [action.rest]
  }
}

forbid a {
  action  = action.rst # want: SC138 "did you mean \"rest\""
  when    = true
  message = "No."
}

forbid several {
  actions = [action.rest, action.again]
  when    = there == space.one # want: SC230 "This is so for action rest." SC234 "space \"one\""
  message = "No."
}

allow b {
  action = action.rest
  rule   = tierd # want: SC138 "did you mean \"tired\""
}

allow c {
  action = action.rest
  rule   = tired
  when   = actor == player.south
}

action again {
  text = "again to ${there}"
  param there {
    in = every(space)
  }
  do {
    offer {
      to      = actor
      actions = [action.again] # want: SC126 "set state and test it in a require"
      done    = "enough"
    }
  }
}

phase hours {
  offer {
    to      = player.north
    actions = [action.again]
    done    = "rest"
  }
}

setup {
  call hours {}
}

# What contradicts itself is never met.
class space {
  state = { holder = optional(player) }
}

victory between {
  when = game.round > 5 && !empty(every(piece)) && game.round < 3 # want: SC134 "always false"
}

victory next_to {
  when = 5 < game.round && game.round < 6 # want: SC134 "always false"
}

victory two_masters {
  when = space.north_bank.holder == player.north && space.north_bank.holder == player.south # want: SC134 "always false"
}

victory counted_twice {
  when = count(pieces(space.north_bank)) == 3 && count(pieces(space.north_bank)) >= 4 # want: SC134 "always false"
}

victory possible {
  when = game.round > 5 && game.round < 7 && space.north_bank.holder == player.north && space.south_bank.holder == player.south
}

victory either {
  when = game.round > 5 && (game.round < 3 || space.north_bank.holder == player.north)
}
