class space {
  attributes = {
    income = { type = int, default = 0, min = 0, max = 9 }
    income = int                                       # want: SC116 "two members \"income\""
    low    = { type = int, default = -1, min = 0 }     # want: SC114 "default of low is outside"
    mad    = { type = int, min = 3, max = 2, default = 0 } # want: SC114 "min is greater than max"
    word   = { type = bool, min = 0, default = true }  # want: SC115 "a bool has no min"
    typ    = { default = 1 }                           # want: SC115 "typ has no type"
    maxi   = { type = int, default = 1, maxx = 3 }     # want: SC115 "did you mean \"max\""
    cites  = { type = int, default = 1 }               # want: SC116 "clauses of the rulebook"
    title  = { type = int, default = 1 }               # want: SC116 "every space has a title already"
    ratio  = { type = rational, default = 9.5, max = 9 } # want: SC114 "at most 9"
  }
  state = {
    holder = player # want: SC131 "optional"
    owner  = optional(player)
    depth  = { type = int, min = 1 } # want: SC131 "starts as 0"
  }
}

class unit {
  attributes = {
    pace = { type = int, min = 1, default = 1 }
  }
  state = { tired = bool } # want: SC117 "unit has no state"
}

class piece {
  attributes = { tired = { type = bool, default = false } } # want: SC117 "piece has no attributes"
}

class office {
  attributes = { rank = int }
}

function high {
  params = { o = office }
  is     = o.rank > 2
}

evaluation e {
  score = high(office.clerk) ? 1 : 0
}

thing office clerk { # want: SC112 "function high reads it"
}

unit boat {
  pace = 0 # want: SC113 "at least 1"
}

unit scout_two {
  pase = 2 # want: SC111 "did you mean \"pace\""
  pace = 2
}

space east {
  income  = 10 # want: SC113 "from 0 to 9"
  borders = [space.north_bank]
  holder  = player.north # want: SC111 "set it in setup"
}

resource title {} # want: SC116 "every player has a title already"

resource money { # want: SC125 "resource money"
  start = -1 # want: SC113 "at least 0"
}

class unit {
  attributes = {
    weight = { tpye = int, defualt = 1 } # want: SC115 "did you mean \"type\"" SC115 "did you mean \"default\""
    colour = { doc = "without a type" } # want: SC115 "colour has no type"
  }
}

victory heavy {
  when = 3 < sum([for p in every(piece) : p.unit.weight + p.unit.colour if p.unit.weigth > 1]) # want: SC235 "did you mean \"weight\""
}
