# A base that knows nothing of its variants.
scenario "hooks_base" {
  title = "Hooks"
}

class piece {
  state = { moved = { type = int, default = 0 } }
}

class unit {
  attributes = {
    force = { type = int, min = 0, default = 2 }
    dice  = { type = int, min = 0, default = 1 }
    cost  = { type = int, default = 3 }
  }
}

class game {
  state = {
    trail = { type = int, default = 0, doc = "What ran, digit by digit." }
  }
}

player anna {}
player bert {}

resource gold { start = 10 }

die d6 { faces = range(1, 6) }

unit foot {}

unit gun { force = 3 }

unit heavy { dice = 2 }

space west { borders = [space.middle] }
space middle { borders = [space.east] }
space east {}

value force {
  of = piece
  is = self.unit.force
}

modifier lifted {
  to    = value.force
  units = [unit.foot]
  add   = 2
  limit = count([for p in among : p if p.unit == unit.gun])
}

scoring salvo {}

procedure fire {
  params = { s = space }

  roll struck {
    die     = die.d6
    each    = pieces(s)
    at_most = it.force
    dice    = it.unit.dice
    scored  = scoring.salvo
  }
  return { value = struck }
}

procedure fire_blindly {
  params = { n = int }

  roll struck {
    die     = die.d6
    count   = n
    at_most = 2
    scored  = scoring.salvo
  }
  return { value = struck }
}

# Leaves early, and what hangs on it runs all the same.
procedure count_up {
  params = { n = int }

  set game { trail = game.trail * 10 + n }
  if {
    when = n > 5
    return { value = -1 }
  }
  return { value = n + 1 }
}

function price {
  params = { u = unit }
  is     = u.cost
}

movement walk {
  params = { mover = piece }
  pass   = true
}

action buy {
  text = "buy ${what}"

  param what {
    in      = [for u in every(unit) : u if price(u) <= actor.gold]
    message = "Too dear."
  }
  require few {
    that    = count(every(piece)) < 5
    message = "Five are enough."
  }

  do {
    pay actor { gold = price(what) }
    create {
      unit  = what
      owner = actor
      at    = space.west
    }
  }
}

action walk {
  text = "walk from ${here} to ${there}"

  param here {
    in = unique([for p in every(piece) : p.space if p.owner == actor && p.moved == 0])
  }

  p = first([for p in pieces(here) : p if p.owner == actor && p.moved == 0])

  param there {
    in      = reach(movement.walk, p, here, 2)
    message = "No way."
  }

  do {
    set p { moved = 1 }
    move p { to = there }
  }
}

action haggle {
  text = "haggle"

  do {}
}

action swear {
  text = "swear"

  do {}
}

forbid no_swearing {
  action  = action.swear
  when    = actor.gold < 5
  message = "The poor are polite."
}

phase market {
  title = "Market"

  offer {
    to      = game.active
    actions = [action.haggle]
    done    = "no haggling"
  }

  offer {
    to      = game.active
    actions = [action.buy, action.swear, action.walk]
    done    = "stop"
  }
  set game { trail = game.trail * 10 + 5 }
}

setup {
  place east { bert = { foot = 1 } }
}

sequence main {
  repeat {
    times = 3
    set game {
      round  = game.round + 1
      active = player.anna
    }
    call market {}
    call count_up n { n = game.round }
    x = price(unit.foot)
    say { text = "${n} ${x}" }
    call fire f { s = space.east }
    call fire_blindly b { n = f }
    say { text = "${b}" }
  }
  check_victory {}
}

victory nobody {
  when = game.round == 3
}
