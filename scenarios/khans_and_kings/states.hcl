# The states of units: Losses, Routed, Entrenched, and how units recover from them.

enum wound {
  values = [fresh, losses, heavy_losses]
  titles = { fresh = "whole", losses = "with Losses", heavy_losses = "with Heavy Losses" }
}

class piece {
  state = {
    stage   = { type = wound, default = wound.fresh }
    lost    = { type = bool, show = false, doc = "Destroyed in what goes on; bury removes it." }
    routed  = { type = bool }
    dug_in  = { type = optional(space), default = none, doc = "Where it has entrenched." }
    healed  = { type = int, default = 0, min = 0, doc = "Units that it has healed in this turn." }
    rallied = { type = int, default = 0, min = 0, doc = "Units that it has regrouped in this turn." }
  }
}

class unit {
  attributes = {
    heals = { type = int, default = 0, min = 0, doc = "Ability Healing: units that it heals in a turn." }
    replenishes_only = {
      type    = set(branch),
      default = [],
      doc     = "Ability Replenishment: the types that it is limited to."
    }
  }
  flags = [
    regroups,   # a building: Routed units in its sub-province regroup
    replenishes # a building: units in its province make up for Losses
  ]
}

event destroyed {
  fields = { kind = unit, owner = optional(player), place = space, by = optional(piece) }
}

# ---- Losses

# Losses of one step, or Heavy Losses of two. A unit that they destroy is marked; bury or lose removes it.
procedure suffer_losses {
  params = { u = piece, steps = int }
  cites  = ["KK3-602", "KK3-604", "KK3-605", "KK3-609", "KK3-610", "KK3-613"]

  return { when = steps <= 0 }

  if {
    when = u.stage == wound.heavy_losses || u.stage == wound.losses && steps > 1
    set u { lost = true }
  }
  else {
    set u { stage = u.stage == wound.losses || steps > 1 ? wound.heavy_losses : wound.losses }
  }
}

# Losses by ice, gas or storm. They do not destroy a unit that cannot be attacked.
procedure suffer_hazard {
  params = { u = piece }
  cites  = ["KK3-573"]

  return { when = u.stage == wound.heavy_losses && able(u, ability.unassailable) }

  call suffer_losses { with = [u, 1] }
  call bury { with = [u] }
}

# Removes a unit that Losses have destroyed.
procedure bury {
  params = { u = piece }

  call lose {
    when = u.lost
    u    = u
    by   = none
  }
}

# Removes a unit from the game, with all that it carries.
procedure lose {
  params = { u = piece, by = optional(piece) }
  cites  = ["KK3-675", "KK3-694", "KK3-718"]

  for d {
    in = concat(cargo(u), [u])
    emit destroyed {
      kind  = d.unit
      owner = d.owner
      place = d.space
      by    = by
    }
    say {
      when = d.owner != none
      text = "${d.owner} loses ${d.unit} at ${d.space}."
    }
  }
  destroy u {}
}

# A unit with Losses fights with two thirds of its whole Strength, one with Heavy Losses with a third. The same holds
# for Damage to ships and aircraft.
modifier weakened_by_losses {
  to    = value.power
  stage = reckoning.share
  when  = self.stage == wound.losses
  times = 2 / 3
  cites = ["KK3-606", "KK3-607", "KK3-753"]
}

modifier weakened_by_heavy_losses {
  to    = value.power
  stage = reckoning.share
  when  = self.stage == wound.heavy_losses
  times = 1 / 3
  cites = ["KK3-611", "KK3-612", "KK3-754"]
}

# ---- Entrenchment

# Whether a unit stands where it has dug in; moving gives the trenches up.
function entrenched {
  params = { p = piece }
  is     = p.dug_in != none && p.dug_in == p.space
  cites  = ["KK3-622", "KK3-625"]
}

modifier behind_earthworks {
  to    = value.power
  stage = reckoning.flat
  when  = self.duty == duty.defending && entrenched(self)
  add   = 1
  cites = ["KK3-624"]
}

# Only land units ashore that have done nothing else in this turn may dig in: it takes the whole of it.
function may_dig_in {
  params = { u = piece }
  is = (
    movable(u) && !u.moved && !u.routed && u.unit.branch.land && fights(u) && !is_a(u, branch.flying) && !entrenched(u)
  )
  cites = ["KK3-622", "KK3-623"]
}

function diggers_of {
  params = { p = player }
  is     = where(every(piece), piece.owner == p && may_dig_in(piece))
}

# Enemies who could attack a sub-province.
function foes_next_to {
  params = { s = space, p = player }
  is     = where(adjacent(s), !empty(enemies(space, p)))
}

action entrench {
  text   = "entrench ${who} in ${here}"
  secret = false
  menu   = "entrench"
  beside = [action.step]
  cites  = ["KK3-622", "KK3-623"]

  param here {
    in      = unique([for u in diggers_of(actor) : u.space])
    message = "You have nothing there that has its whole turn left to dig in."
  }

  diggers = [for u in every(piece) : u if u.owner == actor && u.space == here && may_dig_in(u)]

  param who {
    in       = diggers
    count    = min(16, count(diggers))
    at_least = 1
    message  = "That unit cannot dig in now."
  }

  do {
    for u {
      in = who

      set u { dug_in = here }
      call spend_turn { with = [u] }
    }
  }

  appeal = empty(foes_next_to(here, actor)) ? 0 : 2
}

# ---- Healing

# What heals in its turn: Support units with a movement to spend, and hospitals. A unit that has begun to heal may go on up to its number.
function may_heal {
  params = { h = piece }
  is     = h.unit.heals > h.healed && (is_a(h, branch.building) || h.healed > 0 || h.left > 0 && !h.engaged && !h.routed)
  cites  = ["KK3-441", "KK3-563", "KK3-626", "KK3-627", "KK3-632", "KK3-633", "KK3-628"]
}

# What is healed spends at least one point of movement on it.
function patients_of {
  params = { p = player }
  is     = [for u in every(piece) : u if u.owner == p && u.stage != wound.fresh && u.left > 0 && !u.engaged]
  cites  = ["KK3-608", "KK3-629..631"]
}

action heal {
  text   = "heal ${patient} with ${healer} in ${here}"
  secret = false
  menu   = "heal a unit"
  beside = [action.step]
  cites  = ["KK3-484", "KK3-513", "KK3-563", "KK3-564", "KK3-614", "KK3-626..633"]

  param here {
    in      = unique([for u in patients_of(actor) : u.space])
    message = "Nothing there has Losses and a movement left to make them good."
  }
  param patient {
    in      = where(patients_of(actor), piece.space == here)
    message = "That unit is whole, or has no movement left to be healed."
  }
  param healer {
    in      = where(pieces(here, actor), piece != patient && may_heal(piece))
    message = "That heals nobody now."
  }

  do {
    set healer { healed = healer.healed + 1 }
    call spend_turn { with = [healer] }
    call spend_turn { with = [patient] }
    call spare { with = [patient] }
  }

  appeal = patient.stage == wound.heavy_losses || empty(foes_next_to(here, actor)) ? 5 : 0
}

# One level of Losses less.
procedure spare {
  params = { u = piece }
  cites  = ["KK3-614", "KK3-642", "KK3-643"]

  set u { stage = u.stage == wound.heavy_losses ? wound.losses : wound.fresh }
}

# ---- Replenishing for resources

# What one level of Losses costs: in the resources that the owner handles.
function replenish_price {
  params  = { u = unit, p = player }
  returns = map(resource, int)
  is      = as_handled(u.branch.replenish, p)
  cites   = ["KK3-636..641"]
}

# Whether a building of the owner's in the province has new men and arms for a unit. Who is aboard a ship at sea is in no province.
function may_replenish {
  params = { u = piece, p = player }
  is = (
    u.stage != wound.fresh &&
    (u.unit.branch.afloat || u.space.domain == domain.land) &&
    can_pay(p, replenish_price(u.unit, p)) &&
    any([
      for s in depot_area(u.space) :
      any([for b in pieces(s) : b.owner == p && b.unit.replenishes && serves(b.unit, u.unit)])
    ])
  )
  cites = ["KK3-439", "KK3-440", "KK3-634"]
}

# A building serves all units, or those of its types.
function serves {
  params = { b = unit, u = unit }
  is     = empty(b.replenishes_only) || any(b.replenishes_only, kind_is(u, branch))
  cites  = ["KK3-440"]
}

# Where the depot of a unit may be: in its province, or for ships in the coast that they lie at.
function depot_area {
  params = { s = space }
  is     = s.domain == domain.land && s.part_of != none ? parts(s.part_of) : adjacent(s)
  cites  = ["KK3-439", "KK3-634"]
}

action replenish {
  text   = "replenish ${who} in ${here}"
  secret = false
  menu   = "replenish a unit"
  beside = [action.propose]
  cites  = ["KK3-634", "KK3-635", "KK3-642", "KK3-643"]

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor && may_replenish(p, actor)])
    message = "Nothing there has Losses, a depot in its province and its price in stock."
  }
  param who {
    in      = where(pieces(here, actor), may_replenish(piece, actor))
    message = "That unit is whole, or has no depot."
  }

  do {
    pay actor { all = replenish_price(who.unit, actor) }
    call spare { with = [who] }
  }

  appeal = 6
}

# ---- Regrouping

# Who regroups a Routed unit: a building where it stands, else Signals that have a regrouping left, else a General who has one.
function rallied_by {
  params = { p = piece }

  house = first(pieces(p.space, p.owner), piece.unit.regroups)
  voice = first(every(piece), piece.owner == p.owner && piece.unit.signals > piece.rallied && relays(piece) &&
    (piece.space == p.space || touches(piece.space, p.space)))
  chief = first(claimants(p), piece.command > piece.rallied)
  is    = house != none ? house : voice != none ? voice : chief
  cites = ["KK3-644..648", "KK3-568", "KK3-697", "KK3-698", "KK3-706", "KK3-711"]
}

function may_regroup {
  params = { p = piece }
  is     = !p.engaged && rallied_by(p) != none
}

action regroup {
  text   = "regroup ${who} in ${here}"
  menu   = "regroup a Routed unit"
  beside = [action.step]
  cites  = ["KK3-644", "KK3-645", "KK3-697"]

  param here {
    in      = unique([for p in every(piece) : p.space if p.owner == actor && p.routed && may_regroup(p)])
    message = "No General, Signals or barracks can regroup anything there now."
  }
  param who {
    in      = where(pieces(here, actor), piece.routed && may_regroup(piece))
    message = "That unit is not Routed, or nobody regroups it."
  }

  do {
    rallier = rallied_by(who)
    set rallier { rallied = rallier.rallied + 1 }
    call regroup_unit { with = [who] }
    say { text = "${who.unit} in ${who.space}: the ranks are formed again." }
  }

  appeal = 40
}

# Also what Decisions and Events do.
procedure regroup_unit {
  params = { u = piece }
  cites  = ["KK3-644", "KK3-649"]

  set u { routed = false }
}
