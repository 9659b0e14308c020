# The rules. A `function` says what is true, an `action` what a player may do, and the `sequence` at the end is the game.

function foe {
  params = { p = player }
  is     = p == player.white ? player.black : player.white
}

function standing {
  params = { p = player }
  is     = where(every(space), !empty(pieces(space, p)))
}

function vacant {
  is = where(every(space), empty(pieces(space)))
}

function in_a_mill {
  params = { s = space, p = player }
  is     = any([for line in every(path) : all(line.through, !empty(pieces(space, p))) if contains(line.through, s)])
}

# Men in mills are safe, as long as there are others.
function unprotected {
  params = { p = player }
  loose  = where(standing(p), !in_a_mill(space, p))
  is     = empty(loose) ? standing(p) : loose
}

# Where a man may go: along a line, or anywhere if it is one of the last three.
function ways {
  params = { s = space, p = player }
  is     = p.men == 0 && count(standing(p)) == 3 ? vacant() : where(adjacent(s), empty(pieces(space)))
}

action place {
  text  = { en = "place a man on ${there}", de = "setze einen Stein auf ${there}" }
  cites = ["MORRIS-1"]

  require hand {
    that    = actor.men > 0
    message = { en = "All your men are placed.", de = "Alle deine Steine sind gesetzt." }
  }
  param there {
    in      = vacant()
    message = { en = "Somebody stands there.", de = "Dort steht schon jemand." }
  }

  do {
    pay actor { men = 1 }
    create {
      unit  = unit.man
      owner = actor
      at    = there
    }
    call close_mill { with = [actor, there] }
  }
}

action step {
  text  = { en = "move from ${here} to ${there}", de = "ziehe von ${here} nach ${there}" }
  cites = ["MORRIS-3", "MORRIS-4"]

  require placed {
    that    = actor.men == 0
    message = { en = "Place your men first.", de = "Setze zuerst deine Steine." }
  }
  param here {
    in      = standing(actor)
    message = { en = "You have no man there.", de = "Dort steht kein Stein von dir." }
  }
  param there {
    in = ways(here, actor)
    message = {
      en = "A man moves along a line to the next point, if nobody stands there.",
      de = "Ein Stein zieht auf einer Linie zum nächsten freien Punkt."
    }
  }

  do {
    men = pieces(here)
    move men { to = there }
    set game { quiet = game.quiet + 1 }
    call close_mill { with = [actor, there] }
  }
}

procedure close_mill {
  params = { p = player, s = space }
  cites  = ["MORRIS-2"]

  return { when = !in_a_mill(s, p) || empty(standing(foe(p))) }

  choose taken {
    by      = p
    prompt  = { en = "A mill! Whose place is empty now?", de = "Mühle! Welcher Stein kommt vom Brett?" }
    from    = unprotected(foe(p))
    text    = { en = "take the man on ${it}", de = "nimm den Stein auf ${it}" }
    default = best({ for t in unprotected(foe(p)) : count(adjacent(t)) => t })
  }
  men = pieces(taken)
  destroy men {}
  set game { quiet = 0 }
  say {
    text = {
      en = "${p} closes a mill and takes the man on ${taken}.",
      de = "${p} schließt eine Mühle und nimmt den Stein auf ${taken}."
    }
  }
}

phase turn {
  title = { en = "Turn", de = "Zug" }

  offer {
    to      = game.active
    actions = [action.place, action.step]
    once    = true
    prompt  = { en = "Your man.", de = "Dein Zug." }
  }
}

procedure round {
  set game { round = game.round + 1 }
  for p {
    in = every(player)
    set game { active = p }
    check_victory {}
    call turn {}
  }
}

sequence main {
  repeat {
    while = !game.over
    call round {}
  }
}

# How it ends: `check_victory` asks these in order.

victory two_men_left {
  when    = game.active.men + count(standing(game.active)) < 3
  winner  = foe(game.active)
  because = { en = "${game.active} has fewer than three men.", de = "${game.active} hat weniger als drei Steine." }
  cites   = ["MORRIS-5"]
}

victory hemmed_in {
  when    = game.active.men == 0 && all(standing(game.active), empty(ways(space, game.active)))
  winner  = foe(game.active)
  because = { en = "${game.active} cannot move.", de = "${game.active} kann nicht ziehen." }
  cites   = ["MORRIS-5"]
}

victory nothing_happens {
  when    = game.quiet >= 40
  draw    = every(player)
  because = { en = "No man was taken in forty moves.", de = "In vierzig Zügen wurde kein Stein genommen." }
  cites   = ["MORRIS-6"]
}

progress men {
  title  = { en = "men", de = "Steine" }
  params = { p = player }
  is     = p.men + count(standing(p))
}
