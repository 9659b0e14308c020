# The rules. The one piece that is hidden is hidden by the `hide` in scenario.hcl: views, texts, options and bots go by it.

function constables {
  params = { s = space }
  is     = pieces(s, player.watch)
}

# Streets and canals to where no constable stands.
function ways_out {
  params = { s = space }
  is     = where(adjacent(s), empty(constables(space)))
}

function streets {
  params = { s = space }
  is     = [for t in adjacent(s) : t if any(borders(s, t), border.way == way.street)]
}

action slip {
  text  = "slip to ${there}"
  with  = { him = piece }
  cites = ["SMUGGLER-2"]

  param there {
    in      = ways_out(him.space)
    message = "There is no way for you, or a constable stands there."
  }

  do {
    set him { seen = false }
    move him { to = there }
    set game {
      trail = [for s in every(space) : s if empty(constables(s)) && any(game.trail, touches(space, s))]
    }
  }
}

phase slipping {
  title  = "The smuggler"
  params = { him = piece }
  cites  = ["SMUGGLER-2", "SMUGGLER-4", "SMUGGLER-6"]

  set game { active = player.smuggler }
  end_game {
    when    = empty(ways_out(him.space))
    winner  = player.watch
    because = "The smuggler has no way out."
  }
  offer {
    to      = player.smuggler
    actions = [action.slip]
    with    = { him = him }
    once    = true
    prompt  = "Where do you slip to?"
  }
  if {
    when = game.round % 3 == 0
    set him { seen = true }
    set game { trail = [him.space] }
    say { text = "Somebody sees the smuggler: ${him.space}!" }
  }
}

action patrol {
  text  = "patrol from ${here} to ${there}"
  cites = ["SMUGGLER-3"]

  param here {
    in      = [for c in every(piece) : c.space if c.owner == player.watch && !c.moved]
    message = "No constable can still go from there."
  }
  param there {
    in      = streets(here)
    message = "No street leads there."
  }

  walker = first(constables(here), !piece.moved)

  do {
    set walker { moved = true }
    move walker { to = there }
    set game { trail = without(game.trail, [there]) }
    call search { with = [there] }
  }
}

# Whoever is found is seen, and the game is over.
procedure search {
  params = { s = space }
  cites  = ["SMUGGLER-5"]

  found = pieces(s, player.smuggler)
  set found { seen = true }
  end_game {
    when    = !empty(found)
    winner  = player.watch
    because = "A constable finds the smuggler: ${s}."
  }
}

phase patrols {
  title = "The watch"
  cites = ["SMUGGLER-3"]

  set game { active = player.watch }
  offer {
    to      = player.watch
    actions = [action.patrol]
    prompt  = "He may be here: ${game.trail}."
    done    = "wait"
  }
}

procedure round {
  set game { round = game.round + 1 }
  for him {
    in    = every(piece)
    where = him.unit == unit.smuggler
    call slipping { with = [him] }
    call patrols {}
  }
}

sequence main {
  cites = ["SMUGGLER-6"]

  repeat {
    times = 9
    call round {}
  }
  end_game {
    winner  = player.smuggler
    because = "It dawns, and the smuggler is out at sea."
  }
}
