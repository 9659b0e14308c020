setup {
  set space atoll { holder = player.japan }
  place atoll {
    japan = { infantry = 2, artillery = 1 }
  }
}

sequence main {
  repeat {
    while = game.round < 20
    set game { round = game.round + 1 }

    for p {
      in = every(player)
      set game { active = p }
      call marching {}
    }
    check_victory {}
  }
}

victory allies_hold_the_atoll {
  when    = space.atoll.holder == player.united_states
  winner  = alliance.allies
  because = "The Allies hold the atoll."
}

evaluation position {
  score = sum([for s in every(space) : s.income if s.holder == self])
}

class player {
  state = { plan = { type = int, default = 0, min = 0, max = 9 } }
}

hide plans {
  of      = player
  members = [plan]
  when    = self != viewer
}

hide guns_at_sea {
  of      = piece
  members = [unit]
  when    = self.space != none && self.space.domain == domain.sea && self.owner != viewer
  text    = "something under canvas"
}
