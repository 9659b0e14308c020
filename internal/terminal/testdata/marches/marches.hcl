# Two players buy, drill and fight in turn. Who has no gold cannot buy, and who has no wagon cannot drill.
scenario "marches" {
  title            = "Marches"
  language_version = 2
}

player red {
  title   = "Reds"
  article = "the"
}

player blue {
  title   = "Blues"
  article = "the"
}

resource gold {
  title = "Gold"
  start = 2
}

unit guard {}

unit rider {}

unit wagon {}

space hill {
  borders = [space.dale]
}

space dale { title = "Valley" }

setup {
  place hill {
    red = { guard = 2, rider = 1 }
  }
  place dale {
    blue = { guard = 1 }
  }
}

action buy {
  text = "buy ${n} guard"

  param n {
    in = range(1, actor.gold)
  }

  do {
    pay actor { gold = n }
    create {
      unit  = unit.guard
      owner = actor
      at    = actor == player.red ? space.hill : space.dale
      count = n
    }
  }
}

action drill {
  text = "drill ${what}"

  param what {
    in = [for p in every(piece) : p if p.owner == actor && p.unit == unit.wagon]
  }

  do {
    destroy what {}
  }
}

phase purchase {
  title = "Purchase"

  offer {
    to      = game.active
    actions = [action.buy]
    prompt  = "Buy guards."
    done    = "end purchase"
  }
}

phase drilling {
  title = "Drill"

  offer {
    to      = game.active
    actions = [action.drill]
    done    = "end the drill"
  }

  offer {
    to      = game.active == player.red ? player.blue : player.red
    actions = [action.drill]
    done    = "let it pass"
  }
}

phase battle {
  title = "Battle"

  if {
    when = game.active == player.blue
    choose yields {
      by     = player.red
      prompt = "Do you yield?"
      from   = [true, false]
    }
    say {
      when = yields
      text = "The Reds yield."
    }
  }

  choose storm {
    by      = game.active
    prompt  = "Do you storm?"
    from    = [true, false]
    default = false
  }
  choose lost {
    when    = game.active == player.red
    by      = game.active
    prompt  = "Choose two casualties."
    from    = pieces(space.hill)
    count   = 2
    default = concat([for p in pieces(space.hill) : p if p.unit == unit.rider], take([for p in pieces(space.hill) : p if p.unit == unit.guard], 1))
  }
  destroy lost {}
  choose next {
    by     = game.active
    prompt = "Which hill next?"
    from   = every(space)
  }
  say { text = "${next} is next, ${storm ? "after a storm" : "without a storm"}." }
}

sequence main {
  repeat {
    times = 2
    for p {
      in = every(player)
      set game { active = p }
      call purchase {}
      call drilling {}
      call battle {}
    }
    set game { round = game.round + 1 }
  }
  end_game {}
}
