# The rules. Attributes bind names, and blocks are statements; both run from top to bottom.

# Each step costs one. A piece that enters a space with enemies goes no further.
movement on_foot {
  params = { mover = piece }
  pass   = true
  cost   = 1
  stop   = any(pieces(to), piece.owner != mover.owner)
}

action march {
  text  = "march ${n} ${kind} from ${here} to ${there}"
  cites = ["NAME-1"]

  param here {
    prompt  = "March from where?"
    in      = unique([for p in every(piece) : p.space if p.owner == actor && !p.moved])
    message = "You have no piece there that can still move."
  }
  param kind {
    prompt  = "Who marches?"
    in      = unique([for p in pieces(here, actor) : p.unit if !p.moved])
    message = "No such piece of yours can still move from there."
  }

  movers = where(pieces(here, actor), piece.unit == kind && !piece.moved)

  param there {
    prompt  = "Where to?"
    in      = reach(movement.on_foot, first(movers), here, kind.move)
    message = "That is too far."
  }
  param n {
    prompt  = "How many?"
    in      = range(1, count(movers))
    message = "There are not so many."
  }

  do {
    for p {
      in = take(movers, n)
      set p { moved = true }
      move p { to = there }
    }
  }

  appeal = there.holder == actor ? 0 : 1 + n
}

phase marching {
  title = "March"

  offer {
    to      = game.active
    actions = [action.march]
    prompt  = "March, or stop."
    done    = "stop marching"
  }
}

# Both sides roll one die for each piece and remove their losses at the same time, until one side is gone.
procedure fight {
  params = { place = space, attacker = player }
  cites  = ["NAME-2"]

  repeat {
    while = any(pieces(place), piece.owner == attacker) && any(pieces(place), piece.owner != attacker)

    attackers = pieces(place, attacker)
    defenders = where(pieces(place), piece.owner != attacker)
    defender  = first(defenders).owner

    roll hits {
      die     = die.d6
      each    = attackers
      at_most = it.unit.strength
    }
    roll hits_back {
      die     = die.d6
      each    = defenders
      at_most = it.unit.strength
    }
    say {
      text = "Hits in ${place}: ${attacker} ${hits}, ${defender} ${hits_back}."
    }
    choose lost {
      by      = defender
      prompt  = "Choose what you lose in ${place}: ${hits}"
      from    = defenders
      count   = hits
      default = take(defenders, hits)
    }
    choose lost_too {
      by      = attacker
      prompt  = "Choose what you lose in ${place}: ${hits_back}"
      from    = attackers
      count   = hits_back
      default = take(attackers, hits_back)
    }
    destroy lost {}
    destroy lost_too {}
  }
}

phase fighting {
  title = "Fight"

  for s {
    in    = every(space)
    where = any(pieces(s), piece.owner == game.active) && any(pieces(s), piece.owner != game.active)
    call fight { with = [s, game.active] }
  }
  for s {
    in    = every(space)
    where = any(pieces(s), piece.owner == game.active) && s.holder != game.active
    set s { holder = game.active }
    say {
      text = "${game.active} takes ${s}."
    }
  }
}

sequence main {
  repeat {
    while = game.round < 30
    set game { round = game.round + 1 }

    for p {
      in = every(player)
      set game { active = p }
      set c {
        in    = every(piece)
        where = c.owner == p
        moved = false
      }
      call marching {}
      call fighting {}
      check_victory {}
    }
  }
}

victory red_holds_the_cities {
  when    = all(every(space), !space.city || space.holder == player.red)
  winner  = player.red
  because = "Red holds both cities."
  cites   = ["NAME-3"]
}

victory blue_holds_the_cities {
  when    = all(every(space), !space.city || space.holder == player.blue)
  winner  = player.blue
  because = "Blue holds both cities."
  cites   = ["NAME-3"]
}

# What bots think of a position, from the view of the player self.
evaluation position {
  score = 3 * count(every(space), space.holder == self) + count(every(piece), piece.owner == self)
}
