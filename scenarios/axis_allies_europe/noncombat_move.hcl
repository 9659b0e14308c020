# Action 4. A transport loads and unloads wherever it has come to; guns move once in a round, those of the Middle East for any Ally.

phase noncombat_move {
  cites = ["EUR-140", "EUR-405..407", "EUR-545"]

  offer {
    to      = game.active
    actions = [action.redeploy, action.convoy, action.return_flight, action.load, action.unload]
    prompt  = "Move units that have not fought, and land your aircraft."
    done    = "end noncombat move"
  }
  call land_aircraft { p = game.active }
}

remove action redeploy {
  only = [stranded, ensure.promises]
}

remove action convoy {
  only = [stranded, ensure.promises]
}

# What a transport did before a battle does not count; after one it loads or unloads, not both.
function may_handle_cargo {
  is    = true
  cites = ["EUR-303", "EUR-326", "EUR-415", "EUR-660", "EUR-670"]
}

# ---- Guns

class piece {
  state = {
    hauled = { type = int, default = -1, doc = "Guns: the round in which it was last moved." }
  }
}

# Whether a power may move a gun: its own, or one of an ally's in the Middle East, once in a round.
function may_haul {
  params = { c = piece, p = player }
  is     = c.hauled != game.round && !c.seized && (c.owner == p || (c.space.middle_east && friend(c.owner, p)))
  cites  = ["EUR-411", "EUR-467..469"]
}

function free_to_redeploy {
  is    = c.unit.antiair ? may_haul(c, p) && c.holder == none && !c.spent && !c.space.off_map : inherited
  cites = ["EUR-410", "EUR-457", "EUR-468", "EUR-469"]
}

# An ally's gun is moved when none of one's own there can be.
function freshest {
  is    = own_first(inherited, game.active)
  cites = ["EUR-466", "EUR-468"]
}

function can_board {
  is    = c.unit.antiair ? may_haul(c, p) && c.holder == none && c.moved == 0 : inherited
  cites = ["EUR-108", "EUR-465", "EUR-468", "EUR-469"]
}

# A gun belongs to whoever moved it last.
after action redeploy gun_hauled {
  cites = ["EUR-466", "EUR-468", "EUR-469"]

  set c {
    in     = movers
    where  = c.unit.antiair && c.moved > 0
    owner  = actor
    hauled = game.round
  }
}

after action load gun_hauled {
  cites = ["EUR-466", "EUR-468", "EUR-469"]

  set c {
    in     = pieces(sea)
    where  = c.unit.antiair && c.boarded
    owner  = actor
    hauled = game.round
  }
}

# Going ashore is a move of its own, whenever the gun came aboard.
after action unload gun_hauled {
  cites = ["EUR-469"]

  set c {
    in     = pieces(there)
    where  = c.unit.antiair && c.spent
    hauled = game.round
  }
}
