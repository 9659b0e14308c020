# Two sides with orders: pieces go by actions that only an order offers, of which some name the piece and some only where it is.

scenario "orders" {
  title            = "Orders"
  language_version = 2
}

player red { title = "Red" }
player blue { title = "Blue" }

unit guard { title = "Guard" }
unit rider { title = "Rider" }

space hill { borders = [space.plain, space.bay] }
space plain { borders = [space.town] }
space town {}
space bay { borders = [space.isle] }
space isle {}

setup {
  place hill { red = { guard = 2, rider = 1 } }
  place town { blue = { guard = 1 } }
}

# Who may cross depends on the player, and not on the piece.
movement crossing {
  params = { mover = player }
  pass   = to != space.bay && !any([for p in pieces(to) : p.owner != mover])
}

# Nothing that a piece could be asked about goes by it.
movement signal {
  params = { mover = space }
  pass   = mover != to
}

action orders {
  text = "give orders"
  do {
    offer {
      to      = actor
      actions = [action.march, action.ferry, action.recruit, action.scatter]
      prompt  = "What do they do?"
      done    = "that is all"
    }
  }
}

action march {
  text = "march ${n} ${what} from ${here} to ${there}"

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor])
    message = "You have nothing there."
  }
  param what { in = unique([for p in pieces(here) : p.unit if p.owner == actor]) }
  param there {
    in      = reach(movement.crossing, actor, here, 1)
    message = "They cannot cross to it."
  }
  movers = [for p in pieces(here) : p if p.owner == actor && p.unit == what]
  param n { in = range(1, count(movers)) }
  do {
    going = take(movers, n)
    move going { to = there }
  }
}

# The piece is named, and the space where it is is not. It goes when the ferry has been paid for.
action ferry {
  text = "ferry ${who} to ${there}"

  param who { in = [for p in pieces(space.hill) : p if p.owner == actor && p.unit == unit.guard] }
  param there {
    in      = [space.isle]
    message = "The ferry goes to the isle."
  }
  do {
    offer {
      to      = actor
      actions = [action.pay, action.haggle]
      prompt  = "What do you give?"
    }
    move who { to = there }
  }
}

action pay {
  text = "pay"
  do {}
}

action haggle {
  text = "haggle"
  do {}
}

# It names spaces and units, and takes nothing there.
action recruit {
  text = "recruit ${what} in ${there}"

  param what { in = [unit.guard, unit.rider] }
  param there { in = [space.hill, space.plain] }
  do {
    create recruits {
      unit  = what
      owner = actor
      at    = there
    }
  }
}

# It takes pieces somewhere that the line does not name.
action scatter {
  text = "scatter from ${here}"

  param here { in = unique([for p in every(piece) : p.space if p.owner == actor]) }
  do {
    all_of = pieces(here)
    move all_of { to = space.plain }
  }
}

phase acting {
  offer {
    to      = game.active
    actions = [action.orders]
    prompt  = "What now?"
    done    = "nothing more"
  }
}

sequence main {
  repeat {
    while = game.round < 3
    set game { round = game.round + 1 }
    for side {
      in = every(player)
      set game { active = side }
      call acting {}
      check_victory {}
    }
  }
}

victory taken {
  when   = any([for p in pieces(space.town) : p.owner == player.red])
  winner = player.red
}
