scenario "frame" {
  title = "A small war"
}

player north {}

player south {}

resource money {
  start = 5
}

class unit {
  attributes = {
    cost   = { type = int, min = 0, default = 3 }
    attack = { type = int, min = 0, max = 6, default = 1 }
  }
}

unit scout {}

space hill {
  borders = [space.wood]
}

space wood {}

space keep {
  domain  = domain.stone
  heart   = player.south
  borders = [space.wood]
}

enum domain {
  values = [field, stone]
}

setup {
  place hill { north = { scout = 2 } }
  place wood { south = { scout = 2 } }
}

movement on_foot {
  params = { mover = piece }
}

action march {
  text = "march from ${here} to ${there}"

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor])
    message = "You have nobody there."
  }
  param there {
    in      = reach(movement.on_foot, first(pieces(here)), here, 1)
    message = "That is too far."
  }

  do {
    gone = first([for p in pieces(here) : p if p.owner == actor])
    move gone { to = there }
  }
}

action train {
  text = "train ${what}"

  param what {
    in      = [for u in every(unit) : u if u.cost <= actor.money]
    message = "You cannot pay for that."
  }

  do {
    pay actor { money = what.cost }
    create {
      unit  = what
      owner = actor
      at    = space.hill
    }
  }

  appeal = what.attack
}

phase turns {
  for p {
    in = every(player)
    set game { active = p }
    offer {
      to      = p
      actions = [action.march, action.train]
      prompt  = "What do you do?"
      done    = "rest"
    }
  }
}

sequence main {
  repeat {
    times = 20
    set game { round = game.round + 1 }
    call turns {}
    check_victory {}
  }
}

victory last_on_the_map {
  when   = !any([for p in every(piece) : p.owner == player.south])
  winner = player.north
}

class space {
  attributes = {
    heart  = { type = optional(player), default = none }
    domain = { type = domain, default = domain.field }
  }
  state = { holder = optional(player) }
}

class player {
  state = { home = optional(space), liege = optional(player) }
}

class piece {
  state = { tired = { type = bool } }
}

record duel {
  fields = { place = space, winner = optional(player) }
}

event won {
  fields = { by = player, last = optional(player) }
}

on won they_settle {
  set by { home = by.liege == none ? space.hill : space.wood }
  set space hill { holder = last }
  for p {
    in = every(piece)
    set p { tired = false }
  }
  create {
    unit = unit.scout
    at   = space.wood
  }
}

procedure rebel {
  params = { p = player }
  set p { liege = none }
}

before phase turns settle {
  for p {
    in = every(player)
    set p { home = space.wood }
  }
  call rebel { p = player.north }
}

function wealth {
  params = { p = player }
  is     = p.money
}

function owned {
  params = { c = piece }
  is     = c.owner != none && c.owner.money > 0
}

function heart_of {
  params = { s = space }
  is     = s.heart == none ? player.north : s.heart
}

function rested {
  params = { s = space, p = player }
  is     = [for c in pieces(s) : c if c.owner == p && !c.tired]
}

function strongest {
  params = { group = list(piece) }
  is     = [for c in group : c if c.unit.attack == max([for d in group : d.unit.attack])]
}
