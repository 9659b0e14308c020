# The rules: marching, striking, and who wins. One piece stands in a hex, so that a hex says who is meant.

function army {
  params = { p = player }
  is     = where(every(piece), piece.owner == p)
}

# `from`, `to` and `edge` are the step that is asked about. The cost of all steps together is bounded where somebody marches.
movement by_foot {
  params = { mover = piece }
  pass   = !to.ground.deep && empty(pieces(to))
  cost   = to.ground.cost
  stop   = any([for s in adjacent(to) : any(pieces(s), piece.owner != mover.owner)])
  cites  = ["FORD-1", "FORD-2"]
}

movement by_air {
  params = { shooter = piece }
  pass   = true
  cost   = 1
}

function targets {
  params = { c = piece }
  is     = [for s in reach(movement.by_air, c, c.space, c.unit.range) : s if any(pieces(s), piece.owner != c.owner)]
  cites  = ["FORD-3"]
}

# At or below what a die hits. A value is computed when it is read: the ground counts as it is, whoever asks.
value aim {
  of    = piece
  with  = { target = space }
  is    = self.unit.aim - target.ground.cover
  min   = 1
  cites = ["FORD-4"]
}

modifier from_above {
  to    = value.aim
  add   = self.space.ground.height
  cites = ["FORD-4"]
}

action march {
  text  = "march from ${here} to ${there}"
  cites = ["FORD-1"]

  param here {
    in      = [for c in army(actor) : c.space if !c.marched && !c.struck]
    message = "Nobody of yours can still march from there."
  }

  mover = first(pieces(here))

  param there {
    in      = reach(movement.by_foot, mover, here, mover.unit.move)
    message = "That is too far, past an enemy, or no place to stand."
  }

  do {
    set mover { marched = true }
    move mover { to = there }
  }

  appeal = 2 * (worth(there, mover) - worth(here, mover)) - (here.ground.prize ? 9 : 0)
}

action strike {
  text  = "strike ${there} from ${here}"
  cites = ["FORD-3"]

  param here {
    in      = [for c in army(actor) : c.space if !c.struck && !empty(targets(c))]
    message = "Nobody there can strike."
  }

  striker = first(pieces(here))

  param there {
    in      = targets(striker)
    message = "No enemy within reach stands there."
  }

  do {
    set striker { struck = true }
    call blow { with = [striker, first(pieces(there))] }
  }

  appeal = 20 + striker.unit.dice * aim(striker, there) + (first(pieces(there)).wounded ? 5 : 0)
}

# The first hit wounds, and the second kills.
procedure blow {
  params = { striker = piece, target = piece }
  cites  = ["FORD-4", "FORD-5"]

  roll hits {
    die     = die.d6
    each    = [striker]
    dice    = striker.unit.dice
    at_most = aim(it, target.space)
  }
  say { text = "The ${striker.unit} in ${striker.space} strikes the ${target.unit} in ${target.space}: ${hits}." }
  if {
    when = hits > 1 || hits == 1 && target.wounded
    destroy target {}
  }
  else_if {
    when = hits == 1
    set target { wounded = true }
  }
}

phase orders {
  title  = "Orders"
  params = { p = player }
  cites  = ["FORD-1", "FORD-3"]

  offer {
    to      = p
    actions = [action.march, action.strike]
    prompt  = "March and strike, or end your turn."
    done    = "end turn"
  }
}

procedure round {
  set game { round = game.round + 1 }
  for p {
    in = every(player)
    set game { active = p }
    check_victory {}
    call orders { with = [p] }
  }
}

# The larger army stays on the field.
procedure nightfall {
  cites = ["FORD-7"]

  most      = max([for p in every(player) : count(army(p))])
  strongest = where(every(player), count(army(player)) == most)
  end_game {
    when    = count(strongest) > 1
    draw    = strongest
    because = "Night falls, and both armies go home."
  }
  end_game {
    winner  = strongest
    because = "Night falls, and the larger army stays."
  }
}

sequence main {
  repeat {
    times = 8
    call round {}
  }
  call nightfall {}
}

# How it ends: `check_victory` asks these in order.

function fords {
  is = where(every(space), space.ground.prize)
}

victory both_fords {
  when    = game.active != none && all(fords(), !empty(pieces(space, game.active)))
  winner  = game.active
  because = "${game.active} stands in both fords."
  cites   = ["FORD-6"]
}

victory nobody_left {
  when    = any(every(player), empty(army(player)))
  winner  = where(every(player), !empty(army(player)))
  because = "One army is gone."
  cites   = ["FORD-7"]
}

progress fords {
  title  = "fords"
  params = { p = player }
  is     = count(fords(), !empty(pieces(space, p)))
  goal   = count(fords())
}
