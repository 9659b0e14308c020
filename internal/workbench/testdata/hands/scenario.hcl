# Two players with cards in hand that the other must not see, dice, and two actions with the same space.

scenario "hands" {
  title            = "Hands"
  language_version = 2
}

class space {
  state = {
    holder = optional(player)
  }
}

die d6 { faces = range(1, 6) }

player red { title = "Red" }
player blue { title = "Blue" }

unit scout { title = "Scout" }
unit peasant { title = "Peasant card" }
unit wizard { title = "Wizard card" }

space north { borders = [space.south] }
space south {}
space red_hand { off_map = true }
space blue_hand { off_map = true }

# Whoever does not hold a card sees only that there is one.
hide hands {
  of      = piece
  members = [unit]
  when    = contains([space.red_hand, space.blue_hand], self.space) && viewer != self.owner
  text    = "a card"
}

setup {
  place north { red = { scout = 1 } }
  place south { blue = { scout = 1 } }
  place red_hand { red = { peasant = 1 } }
  place blue_hand { blue = { wizard = 1 } }
}

action scout {
  text = "scout ${there}"

  param there { in = [space.north, space.south] }
  do {
    roll looks { die = die.d6 }
    set there {
      holder = actor
      when   = sum(looks) > 3
    }
    say { text = "${actor} rolls ${sum(looks)}." }
  }
}

action march {
  text = "march from ${here} to ${there}"

  param here {
    in = unique([for p in every(piece) : p.space if p.owner == actor && p.unit == unit.scout])
  }
  param there { in = adjacent(here) }
  do {
    walker = first([for p in pieces(here) : p if p.owner == actor])
    move walker { to = there }
  }
}

action wait {
  text = "wait"
  do {
    say { text = "${actor} waits." }
  }
}

phase acting {
  offer {
    to      = game.active
    actions = [action.scout, action.march, action.wait]
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

victory held {
  when   = all([for s in [space.north, space.south] : s.holder == player.red])
  winner = player.red
}
