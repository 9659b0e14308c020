# Two sides with riders on a strip of seven hexes. Titles try to be markup.

scenario "hexes" {
  title            = "Riders <script>alert(1)</script> & hills"
  language_version = 2
}

picture board {
  grid = hexes
}

class space {
  attributes = {
    column = { type = int }
    row    = { type = int }
    toll   = { type = int, default = 1 }
  }
  state = {
    holder = optional(player)
  }
}

class piece {
  state = {
    moved = { type = int, default = 0 }
  }
}

player red { title = "Red <b>side</b>" }
player blue { title = "Blue" }

unit rider { title = "Rider" }
unit flag { title = "Flag" }

rows space {
  columns = [title,                          column, row, toll, borders]

  ford    = ["The ford",                     0,      0,   1,    [space.moor, space.wood]]
  moor    = ["<img src=x onerror=alert(2)>", 1,      0,   1,    [space.wood, space.hill, space.mill]]
  wood    = ["Wood",                         0,      1,   2,    [space.hill, space.farm]]
  hill    = ["Hill",                         1,      1,   2,    [space.mill, space.farm, space.keep]]
  mill    = ["Mill",                         2,      0,   1,    [space.keep]]
  farm    = ["Farm",                         1,      2,   1,    [space.keep]]
  keep    = ["The keep",                     2,      1,   1,    []]
}

setup {
  place ford {
    red = { rider = 2 }
  }
  place keep {
    blue = { rider = 1, flag = 1 }
  }
  ford = space.ford
  set ford { holder = player.red }
  keep = space.keep
  set keep { holder = player.blue }
}

# A rider goes where no enemy is, and pays for the ground.
movement ride {
  params = { mover = piece }
  pass   = !any([for p in pieces(to) : p.owner != mover.owner])
  cost   = to.toll
}

# Nobody rides into the mill.
forbid closed_mill {
  movements = [movement.ride]
  when      = to == space.mill
}

action ride {
  text  = "ride from ${here} to ${there}"
  cites = ["HEX-1"]

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor && p.unit == unit.rider])
    message = "You have no rider there."
  }
  riders = [for p in pieces(here) : p if p.owner == actor && p.unit == unit.rider && p.moved == 0]
  require rested {
    that    = count(riders) > 0
    message = "Every rider there has moved."
  }
  param there {
    in      = reach(movement.ride, first(riders), here, 3)
    message = "That is too far, or <i>somebody</i> is in the way."
  }
  do {
    rider = first(riders)
    move rider { to = there }
    set rider { moved = 1 }
    emit arrived {
      at = there
      by = actor
    }
  }
}

event arrived {
  fields = { at = space, by = player }
}

on arrived hold {
  set at { holder = by }
  say { text = "${by} rides into ${at}." }
}

phase riding {
  title = "Riding"

  offer {
    to      = game.active
    actions = [action.ride]
    prompt  = "Where does a rider go?"
    done    = "end the day"
  }
}

# The riders of a side rest.
procedure rest {
  params = { side = player }

  for p {
    in    = every(piece)
    where = p.owner == side
    set p { moved = 0 }
  }
}

sequence main {
  repeat {
    while = game.round < 3
    set game { round = game.round + 1 }
    for side {
      in = every(player)
      set game { active = side }
      call rest { side = side }
      call riding {}
      check_victory {}
    }
  }
}

victory taken {
  when    = any([for p in pieces(space.farm) : p.owner == player.red])
  winner  = player.red
  because = "Red has the farm."
}

evaluation ground {
  score = count([for s in every(space) : s if s.holder == self])
}

rulebook hexes {
  book = "book.txt"

  clause "HEX-1" {
    section = "Riding"
    text    = "A rider moves up to three hexes <b>a day</b>."
  }
  clause "HEX-2" {
    section = "Riding"
    text    = "The mill is closed."
  }
}
