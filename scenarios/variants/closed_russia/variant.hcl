# The Soviet Union does not attack in round 1, and lets no ally into its territories.

scenario "closed_russia" {
  title            = "Axis & Allies Revised: Closed Russia"
  description      = "The Soviet Union may not attack in round 1, and its Allies may not enter its territories."
  extends          = "../../axis_allies_revised"
  version          = "1.0.0"
  language_version = 2
}

# The territories of the Soviet Union are those it controls, wherever they lie.
function closed {
  params = { s = space, p = player }
  is     = s.controller == player.soviet_union && p != player.soviet_union && p.alliance == player.soviet_union.alliance
}

# No ally is welcome in a territory of the Soviet Union: its units neither end a move there nor land there.
function welcome {
  is = inherited && !closed(s, p)
}

# No allied land unit moves through territories of the Soviet Union.
forbid closed_roads {
  movements = [movement.by_land]
  when      = closed(to, mover.owner)
}

forbid closed_end_of_a_blitz {
  action  = action.blitz
  when    = closed(there, actor)
  message = "The Soviet Union lets no allied unit into its territories."
}

forbid soviet_opening {
  actions = actions.attack
  when    = game.round == 1 && actor == player.soviet_union
  message = "The Soviet Union may not attack in round 1."
}
