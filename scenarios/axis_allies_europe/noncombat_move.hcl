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

# ---- Transports. What one did before a battle does not count; after it, it loads or unloads, not both. Without a
# battle it does both, in any order.

# Whether a transport has been in a battle this turn. The landing of its troops is not its own: it does not stand on the battle board.
function was_in_battle {
  params = { t = piece }
  is     = t.fought && (t.withdrew || t.space.sea_fight)
  cites  = ["EUR-303", "EUR-654", "EUR-660"]
}

function may_load {
  is    = t.unloads == none || !was_in_battle(t)
  cites = ["EUR-303", "EUR-415", "EUR-643", "EUR-647", "EUR-654", "EUR-660", "EUR-670"]
}

function may_unload {
  is    = !t.boarded || !was_in_battle(t)
  cites = ["EUR-303", "EUR-326", "EUR-415", "EUR-642", "EUR-654", "EUR-660", "EUR-670"]
}

function load_limits {
  is = "two units are a load, or one tank alone, and a ship that has unloaded after a battle does not load"
}

function unload_limits {
  is = "and after a battle only if it has not loaded since"
}

action convoy {
  param there {
    message = "That is out of its reach, or there are enemy ships, or it is the enemy's convoy, which only a combat move leads to."
  }
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
  is    = c.holder == none && !c.space.off_map && (c.unit.antiair ? may_haul(c, p) : inherited)
  cites = ["EUR-410", "EUR-457", "EUR-468", "EUR-469"]
}

# An ally's gun is moved when none of one's own there can be.
function freshest {
  is    = own_first(inherited, game.active)
  cites = ["EUR-466", "EUR-468"]
}

function can_board {
  is    = c.holder == none && (c.unit.antiair ? may_haul(c, p) : inherited)
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
