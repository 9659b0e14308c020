# Upgrades of units. The book's list is missing: chemical weapons are named in its text, all else is ours, and rows can be replaced.

class upgrade {
  attributes = {
    fits     = { type = set(branch), doc = "The types that it is for." }
    needs    = { type = set(unit), default = [], doc = "The buildings that one province must contain." }
    price    = { type = map(resource, int), min = 0 }
    strength = { type = int, default = 0 }
    morale   = { type = int, default = 0 }
    speed    = { type = int, default = 0 }
  }
  flags = [chemical] # contaminates what it strikes
}

rows thing upgrade {
  columns          = [title,                fits,
    needs,                                price,                   strength, morale, speed, flags]

  chemical_weapons = ["chemical weapons",   [branch.artillery, branch.aviation],
    [unit.weapons_factory, unit.factory], { metal = 1, fuel = 2 }, _,        _,      _,     [chemical]]
  plate_armour     = ["plate armour",       [branch.heavy_infantry, branch.heavy_cavalry],
    [unit.workshops],                     { metal = 2 },           1,        1,      _,     _]
  rifled_barrels   = ["rifled barrels",     [branch.riflemen, branch.artillery],
    [unit.weapons_factory],               { metal = 2 },           1,        _,      _,     _]
  remounts         = ["remounts",           [branch.cavalry],
    [unit.barracks],                      { food = 2, gold = 1 },  _,        _,      1,     _]
  colours          = ["regimental colours", [branch.infantry, branch.cavalry],
    [unit.training_camp],                 { gold = 2 },            _,        2,      _,     _]
  cites            = ["KK3-621", "KK3-665", "KKA-40"]
}

class unit {
  attributes = {
    unlocks = { type = set(upgrade), default = [], doc = "Ability Upgrades: those that the building makes possible." }
  }
}

class piece {
  state = {
    upgrades = set(upgrade)
    new_recruit = {
      type  = bool,
      lasts = phase.trade_and_build,
      doc   = "Was recruited in this window: some upgrades cost half."
    }
  }
}

# Whoever is called, received or won over was not recruited.
on recruited recruits_are_new {
  cites = ["KK3-664"]
  set recruit { new_recruit = true }
}

function fits {
  params = { x = upgrade, u = unit }
  is     = any(x.fits, kind_is(u, branch))
  cites  = ["KK3-621", "KK3-659"]
}

# Whether a building anywhere in the state unlocks the upgrade.
function unlocked {
  params = { x = upgrade, p = player }
  is     = any(every(piece), piece.owner == p && contains(piece.unit.unlocks, x))
  cites  = ["KK3-442", "KK3-660"]
}

# Whether a province has all buildings that the upgrade needs.
function workshop {
  params = { x = upgrade, province = space, p = player }
  is     = all(x.needs, built_in(province, p, unit))
  cites  = ["KK3-661"]
}

# Recruits of a province that has all that it takes pay half.
function upgrade_price {
  params  = { x = upgrade, u = piece, p = player }
  returns = map(resource, int)

  half  = u.new_recruit && lord(u.space) == p && workshop(x, province_of(u.space), p)
  is    = { for r in every(resource) : r => half ? div(x.price[r] + 1, 2) : x.price[r] }
  cites = ["KK3-662", "KK3-664"]
}

# The upgrades that the buildings of a state make possible for some unit or other.
function upgrades_open {
  params = { p = player }
  is = [
    for x in every(upgrade) : x
    if all([for r in every(resource) : x.price[r] == 0 || handles(p, r)]) &&
    unlocked(x, p) &&
    any(provinces_of(p), workshop(x, space, p))
  ]
  cites = ["KK3-660", "KK3-661"]
}

# Those of them that a unit could be given now.
function upgrades_among {
  params = { those = list(upgrade), u = piece, p = player }
  is     = [for x in those : x if fits(x, u.unit) && !contains(u.upgrades, x) && can_pay(p, upgrade_price(x, u, p))]
  cites  = ["KK3-659", "KK3-662"]
}

function upgrades_for {
  params = { u = piece, p = player }
  is     = upgrades_among(upgrades_open(p), u, p)
}

function may_be_upgraded {
  params = { those = list(upgrade), u = piece, p = player }
  is     = fights(u) && at_home(u.space, p) && !empty(upgrades_among(those, u, p))
  cites  = ["KK3-659", "KK3-663"]
}

# What an upgrade is worth to a unit that is disbanded is what was spent on it.
action upgrade_unit {
  text   = "equip ${who} in ${here} with ${what}"
  menu   = "upgrade a unit"
  beside = [action.propose]
  cites  = ["KK3-659", "KK3-662..664"]

  possible = upgrades_open(actor)

  param here {
    in = (
      empty(possible) ? [] :
      unique([for u in every(piece) : u.space if u.owner == actor && may_be_upgraded(possible, u, actor)])
    )
    message = "Nothing there can be upgraded: it takes the buildings, the price and a unit within your state."
  }
  param who {
    in      = where(pieces(here, actor), may_be_upgraded(possible, piece, actor))
    message = "That unit can be given nothing now."
  }
  param what {
    in      = upgrades_for(who, actor)
    message = "That upgrade is not for it, or not yet."
  }

  do {
    cost = upgrade_price(what, who, actor)
    pay actor { all = cost }
    set who {
      upgrades = union(who.upgrades, [what])
      paid     = { for r in every(resource) : r => who.paid[r] + cost[r] }
    }
    say { text = "${actor} equips ${who.unit} in ${who.space} with ${what}." }
  }

  appeal = stock(actor, resource.gold) > 3 && who.unit.strength > 3 ? 2 : 0
}

# The territory of a state: its provinces, and the waters at their coasts.
function at_home {
  params = { s = space, p = player }
  is     = s.domain == domain.land ? lord(s) == p : any(adjacent(s), lord(space) == p)
  cites  = ["KK3-663"]
}

modifier upgraded {
  to    = value.power
  stage = reckoning.flat
  add   = sum(self.upgrades, upgrade.strength)
  cites = ["KK3-621", "KK3-665"]
}

modifier upgraded_hearts {
  to    = value.morale
  add   = sum(self.upgrades, upgrade.morale)
  cites = ["KK3-621", "KK3-665"]
}

modifier upgraded_legs {
  to    = value.speed
  add   = sum(self.upgrades, upgrade.speed)
  cites = ["KK3-621", "KK3-665"]
}
