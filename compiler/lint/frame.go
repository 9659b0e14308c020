package lint

// Frame is the scenario that the examples extend, and FrameDir is its folder, relative to theirs.
const (
	FrameDir = "../frame"
	Frame    = `scenario "frame" {
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
`
)

const (
	readsContext = `value might {
  of   = piece
  with = { foe = unit }
  is   = self.unit.attack
}

forbid weak_training {
  action  = action.train
  when    = any([for p in every(piece) : might(p, unit.scout) > 5])
  message = "You are strong enough."
}
`
	theOffer = `  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`
)

func forbidTraining(when string) string {
	return "forbid some_training {\n  action  = action.train\n  when    = " + when + "\n  message = \"Not now.\"\n}\n"
}
