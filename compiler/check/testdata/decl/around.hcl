# What may be around what, and what `call inherited` takes and gives.

class game {
  state = { trail = { type = int, default = 0 } }
}

procedure tally {
  params = { p = player, n = int }
  set game { trail = game.trail + n }
  return { value = n }
}

phase parade {
  params = { s = space }
  call tally sum {
    p = player.north
    n = count(pieces(s))
  }
  say { text = "${sum}" }
}

after sequence main rest_a_while {
  call parade { s = space.north_bank }
  offer {
    to      = player.north
    actions = [action.rest]
  }
}

action rest {
  text = "rest ${n}"
  param n { in = range(1, 3) }
  most = n + 1

  do {
    set game { trail = most }
  }
  ensure low { that = game.trail < 9 }
}

around procedure tally doubled {
  call inherited r { n = n * 2 }
  return { value = r }
}

around procedure tally no_value {
  call inherited r {}
  if {
    when = r > 3
    return {} # want: SC245 "Procedure tally returns a value, so this must too"
  }
  return { value = r }
}

around procedure tally no_return {
  call inherited {}
} # want: SC244 "Procedure tally returns an int, but the end of this around can be reached"

around procedure tally wrong_value {
  call inherited r {
    s = space.north_bank # want: SC253 "Procedure tally has no parameter .s."
    n = player.north # want: SC200 "This is a player, but an int is needed here"
  }
  return { value = r > 3 } # want: SC200 "This is a bool, but an int is needed here"
}

around phase parade valued {
  call inherited r {} # want: SC254 "The phase parade returns no value"
  return { value = 3 } # want: SC246 "phase parade returns none"
}

around action rest longer {
  call inherited { n = n + 1 }
  call inherited { most = 2 } # want: SC253 "Action rest computes .most. from its parameters"
  call inherited { m = 2 } # want: SC253 "Action rest has no parameter .m."
  choose p { # want: SC263 "nobody may be asked here"
    by   = actor
    from = every(space)
  }
  set game { trail = count(pieces(p)) }
}

around procedure parade misnamed { # want: SC196 "parade is a phase: write around phase parade misnamed"
  call inherited {}
}

around function double doubled {} # want: SC196 "nothing can run around .function.\n.*write function NAME"

after phase parade inherits {
  call inherited {} # want: SC194 "write `around procedure NAME RULE"
}

procedure inherits {
  call inherited r {} # want: SC194 "write `around procedure inherits RULE"
  say { text = "${r}" }
}

around sequence main calls_it {
  call inherits {}
  call inherited {}
}

around procedure inherits itself {
  call inherits {} # want: SC126 "procedure inherits leads back to itself"
}
