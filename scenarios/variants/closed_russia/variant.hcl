# The Soviet Union does not attack in round 1, and lets no ally into its territories.

scenario "closed_russia" {
  title            = "Axis & Allies Revised: Closed Russia"
  description      = "The Soviet Union may not attack in round 1, and its Allies may not enter its territories."
  extends          = "../../axis_allies_revised"
  version          = "1.0.0"
  language_version = 2
}

# Its territories are those it controls, wherever they lie.
function closed {
  params = { s = space, p = player }
  is     = s.controller == player.soviet_union && p != player.soviet_union && p.alliance == player.soviet_union.alliance
}

# None of its allies is welcome there.
function welcome {
  is = inherited && !closed(s, p)
}

# Nor does any of them move through it.
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
