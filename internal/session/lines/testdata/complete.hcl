scenario "complete" {
  title = "Complete"
}

player red {}

unit guard {}

unit grenadier {}

unit rider {}

unit wagon {}

space red_city {
  borders = [space.blue_city]
}

space blue_city {}

action march {
  text = "march ${n} ${kind} from ${here} to ${there}"

  param here {
    in = unique([for p in every(piece) : p.space])
  }
  param kind {
    in = unique([for p in pieces(here) : p.unit])
  }
  require {
    that    = kind != unit.wagon
    message = "Wagons do not march."
  }
  param there {
    in = adjacent(here)
  }
  param n {
    in = range(1, 3)
  }

  do {
    moved = take(pieces(here), n)
    move moved { to = there }
  }
}

action drill {
  text = "drill ${kind} in ${here}"

  param kind {
    in = every(unit)
  }
  param here {
    in = every(space)
  }
  require {
    that    = any([for p in pieces(here) : p.unit == kind])
    message = "There is none."
  }

  do {
    say { text = "${kind}" }
  }
}

action rest {
  text = "rest"

  do {
    check_victory {}
  }
}

setup {
  place red_city {
    red = { guard = 3, wagon = 1 }
  }
  place blue_city {
    red = { rider = 1 }
  }
}

sequence main {
  offer {
    to      = player.red
    actions = [action.march, action.drill, action.rest]
    done    = "stop"
  }
}

victory nobody_left {
  when = empty(every(piece))
}
