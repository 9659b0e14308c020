scenario "cards" {
  title = "Cards"
}

player ann {
  title = "Ann"
}

player bob {
  title = "Bob"
}

unit ace {
  title = "the ace"
}

unit king {
  title = "the king"
}

class space {
  attributes = { of = { type = optional(player), default = none } }
}

space deck {
  off_map = true
}

space table {
  off_map = true
}

space ann_hand {
  off_map = true
  of = player.ann
}

space bob_hand {
  off_map = true
  of = player.bob
}

hide cards {
  of      = piece
  members = [unit]
  when    = self.space == space.deck || self.space.of != none && self.space.of != viewer
  text    = "a card"
}

action draw {
  text   = "draw"
  secret = false

  do {
    card = pieces(space.deck)[0]
    move card { to = [for s in every(space) : s if s.of == actor][0] }
    say { text = "${actor} draws ${card}." }
    say {
      text = "Only for ${actor}: ${card.unit}"
      to   = actor
    }
  }
}

action hide_one {
  text = "hide ${n}"
  secret = true
  menu = "hide one"

  param n {
    in = [1, 2]
  }

  do {}
}

phase turn {
  title  = "Turn"
  params = { p = player }

  offer {
    to      = p
    actions = [action.draw]
    prompt  = "Draw."
  }
  offer {
    to      = p
    actions = [action.hide_one]
    prompt  = "Hide."
  }
  hand = [for s in every(space) : s if s.of == p][0]
  choose shown {
    by     = p
    prompt = "Show which?"
    from   = pieces(hand)
    text   = "show ${it}"
    secret = false
    ask    = true
  }
  move shown {
    when = shown != none
    to   = space.table
  }
}

setup {
  create {
    unit  = unit.ace
    at    = space.deck
    count = 5
  }
  create {
    unit  = unit.king
    at    = space.deck
    count = 5
  }
  shuffle space deck {}
}

victory all_shown {
  when    = count(pieces(space.table)) > 3
  winner  = player.ann
  because = "All is shown."
}

sequence main {
  repeat {
    times = 2
    set game { round = game.round + 1 }
    for p {
      in = every(player)
      call turn { p = p }
    }
    check_victory {}
  }
}
