# Seven actions in each turn, the cash advance before the first, victory at the beginning of a turn.

# Money comes when the advance has been spent.
around procedure pay_purses after_the_advance {
  cites = ["EUR-125"]
}

procedure open_game {
  cites = ["EUR-116", "EUR-125", "EUR-126"]

  call cash_advance {}
  gain p {
    in  = every(player)
    ipc = p.purse
  }
}

procedure play_round {
  cites = ["EUR-136..139"]

  call open_game { when = game.round == 0 }
  set game { round = game.round + 1 }

  for p {
    in = sorted(every(player), player.order)
    call turn { with = [p] }
  }
}

procedure turn {
  cites = ["EUR-134", "EUR-135", "EUR-140..142", "EUR-278..282"]

  set game { active = p }
  call begin_turn { with = [p] }
  check_victory {}

  call arm { when = !fallen(p) }
  call combat_move {}
  call conduct_combat {}
  call noncombat_move {}
  call mobilize_new_units { when = !fallen(p) }
  call surface_and_repair {}
  call collect_income { when = !fallen(p) }
}

# What a transport unloaded binds it in that turn only, whosever it was.
after procedure begin_turn free_transports {
  cites = ["EUR-293", "EUR-343", "EUR-345", "EUR-651", "EUR-653", "EUR-662"]

  set c {
    in      = every(piece)
    unloads = none
  }
}

# Battleships are not repaired at the end of a battle.
around procedure repair at_the_end_of_the_turn {
  cites = ["EUR-231", "EUR-592"]
}

phase surface_and_repair {
  title = "Surface Submarines, Repair Battleships"
  cites = ["EUR-140", "EUR-217", "EUR-231", "EUR-402", "EUR-441", "EUR-442", "EUR-594", "EUR-615"]

  call surface {}
  set c {
    in      = every(piece)
    damaged = false
  }
}

# ---- Placing new units: without limit at home, in a captured territory up to its value.

function capacity {
  is    = s.power == game.active ? 1000 : inherited
  cites = ["EUR-434", "EUR-435", "EUR-488", "EUR-489"]
}

# ---- Victory

# A power that holds an enemy capital at the beginning of its turn has held it since an earlier one.
function triumphs {
  params = { p = player }
  is     = p.home.controller == p && any(every(space), foe(space.capital, p) && space.controller == p)
  cites  = ["EUR-026", "EUR-027", "EUR-030", "EUR-031", "EUR-273", "EUR-277"]
}

option individual_winner {
  type    = bool
  default = false
  text    = "Whether of the Allies only the one with the highest income wins."
  cites   = ["EUR-029"]
}

victory capital_held {
  when    = triumphs(game.active) && !(option.individual_winner && game.active.alliance == alliance.allies)
  winner  = game.active.alliance
  because = "${game.active} has held an enemy capital until its next turn, and its own."
  cites   = ["EUR-026", "EUR-028", "EUR-030"]
}

# Otherwise, by the option, the Ally of the highest income; Allies of equal income share the victory.
victory best_of_the_allies {
  when    = triumphs(game.active)
  winner  = best_earners(alliance.allies)
  because = "${game.active} has held an enemy capital until its next turn, and its own; the highest income of the Allies wins."
  cites   = ["EUR-029"]
}

function best_earners {
  params = { side = alliance }
  most   = max([for p in every(player) : production(p) if p.alliance == side])
  is     = [for p in every(player) : p if p.alliance == side && production(p) == most]
  cites  = ["EUR-029"]
}

progress capitals {
  title  = "enemy capitals held"
  params = { side = alliance }
  is = count(
    every(space),
    space.capital != none && space.controller != none && space.controller.alliance == side &&
    foe(space.capital, space.controller)
  )
  goal = 1
}
