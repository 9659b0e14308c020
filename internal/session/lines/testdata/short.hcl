scenario "short" {
  language_version = 2
}

player red {}

unit general {}

unit guard {}

unit rider {}

space hill { borders = [space.wood] }

space wood {}

class piece {
  state = { tired = bool }
}

record plot {
  fields = { place = space }
  title  = "plot in ${self.place}"
}

action greet {
  text = "greet ${who} in ${there}"
  param there { in = every(space) }
  param who { in = pieces(there) }

  do {
    say { text = "${who}" }
  }
}

action reveal {
  text = "reveal ${what}"
  param what { in = every(plot) }

  do {
    destroy what {}
  }
}

action send {
  text = "send ${who} the ${how}"
  param who { in = every(unit) }
  param how {
    in   = range(1, 2)
    text = it == 1 ? "long way round" : "short way"
  }

  do {
    say { text = "${who} ${how}" }
  }
}

action lead {
  text = "lead ${who} away"
  param who {
    in       = pieces(space.hill)
    count    = 3
    at_least = 1
  }

  do {
    move who { to = space.wood }
  }
}

setup {
  place hill {
    red = { general = 1, guard = 2 }
  }
  place wood {
    red = { rider = 1 }
  }
  set g {
    in    = take([for p in pieces(space.hill) : p if p.unit == unit.guard], 1)
    tired = true
  }
  create {
    record = plot
    place  = space.hill
  }
}

sequence main {
  repeat {
    while = game.round == 0
    offer {
      to      = player.red
      actions = [action.greet, action.reveal, action.send, action.lead]
      prompt  = "What do you do?"
      done    = "go on"
    }
    choose some {
      by     = player.red
      prompt = "Who is left?"
      from   = every(piece)
      count  = 3
    }
    set game { round = count(some) }
  }
  end_game {}
}
