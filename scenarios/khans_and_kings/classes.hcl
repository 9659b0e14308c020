# What there is: spaces, units and their types, and what every rule asks about them.

enum domain {
  cites  = ["KK3-253", "KK3-257"]
  values = [land, sea, lake, province, region, ocean, table]
}

enum colour {
  values = [red, blue, yellow, green, white, special]
  cites  = ["KK3-200"]
}

enum way {
  values = [road, rail, bridge]
  titles = { rail = "railway" }
}

class space {
  cites = ["KK3-196", "KK3-199..201", "KK3-209", "KK3-244", "KK3-306", "KKA-01"]
  attributes = {
    domain      = { type = domain, default = domain.land }
    relief      = { type = optional(terrain), default = none, doc = "Mountains or hills, if there are any." }
    cover       = { type = terrain, default = terrain.fields }
    capital     = { type = bool, default = false, doc = "A sub-province: the capital of its province, which is built up." }
    colour      = { type = colour, default = colour.special, doc = "Provinces: the colour of the Wealth token." }
    wealth      = { type = int, default = 0, min = 0, max = 3, doc = "Provinces: the level of Wealth." }
    snow        = { type = bool, default = false, doc = "Provinces: within the snow border." }
    yields      = { type = optional(unit), default = none, doc = "Provinces: the strategic resource." }
    trade_route = { type = bool, default = false, doc = "Seas: a sea trade route." }
    hand_of     = { type = optional(player), default = none, doc = "Whose hand of cards this is." }
  }
  state = {
    holder = {
      type = optional(player),
      doc  = "Provinces: whose it is. Ask lord(s) of a sub-province, and change it by give_province alone."
    }
    enriched = { type = int, doc = "Provinces: what buildings, Decisions and Events have added to the Wealth." }
  }
}

class border {
  attributes = {
    river = { type = bool, default = false }
    built = { type = set(way), default = [], doc = "The ways that stand when the game begins." }
  }
  state = { ways = set(way) }
}

class branch {
  flags = [
    troop,         # fights
    land,          # moves on land
    afloat,        # moves on water
    counts,        # against the unit limit
    needs_cover,   # of others in battle
    ignores_cover, # of the enemy in battle
  ]
  attributes = {
    of        = { type = optional(branch), default = none, doc = "The type that it belongs to." }
    replenish = { type = map(resource, int), default = {}, doc = "What it costs to make up for Losses." }
    haul      = { type = int, default = 1, min = 0, doc = "Fuel for transport by a logistics centre." }
  }
}

class unit {
  attributes = {
    branch   = branch
    strength = { type = int, default = 0, min = 0 }
    morale   = { type = int, default = 0, min = 0 }
    speed    = { type = int, default = 0, min = 0 }
    reach    = { type = int, default = 0, min = 0, doc = "Range of fire in sub-provinces." }
    capacity = { type = int, default = 0, min = 0, doc = "Units that it carries." }
    price    = { type = map(resource, int), default = {}, min = 0 }
    needs    = { type = set(unit), default = [], doc = "The buildings that its province must contain." }
    native_to = {
      type    = optional(space),
      default = none,
      doc     = "The province, or the region, whose provinces alone raise it. Common units are native to none."
    }
  }
  flags = [
    recruitable, # by anybody, or by its state
    neutral,     # from the list of common units that belong to no state
  ]
}

class piece {
  state = {
    captor = { type = optional(player), doc = "Whose prisoner it is." }
    arrived = {
      type    = int,
      default = -1,
      doc     = "The turn in which it was recruited or received: it moves from the next one on."
    }
    paid = { type = map(resource, int), doc = "What was spent on it." }
  }
}

class player {
  attributes = {
    home         = { type = optional(space), default = none, doc = "The province with the state capital." }
    hand         = { type = space, default = space.no_hand, doc = "Where its Decisions lie." }
    organisation = { type = organisation, default = organisation.artisan }
  }
}

class game {
  state = {
    colour = { type = colour, default = colour.special, doc = "What the Colour Die shows." }
  }
}

event entered {
  fields = { mover = piece, place = space, left_from = space }
}

event province_taken {
  fields = { province = space, by = optional(player), from = optional(player) }
}

function kind_is {
  params = { u = unit, b = branch }
  is     = u.branch == b || u.branch.of == b
}

function is_a {
  params = { p = piece, b = branch }
  is     = p.unit.branch == b || p.unit.branch.of == b
}

# What can take part in battles.
function fights {
  params = { p = piece }
  is     = p.unit.branch.troop && p.captor == none
}

function enemies {
  params = { s = space, of = optional(player) }
  is     = where(pieces(s), fights(piece) && hostile(piece.owner, of))
}

function fresh_arrival {
  params = { p = piece }
  is     = p.arrived == game.round
  cites  = ["KK3-154", "KK3-162"]
}

# ---- The board

function provinces {
  is    = concat(parts(space.the_north), parts(space.the_south))
  cites = ["KK3-197", "KK3-273"]
}

function seas {
  is = where(every(space), space.domain == domain.sea)
}

function lands {
  is = where(every(space), space.domain == domain.land)
}

function capital_of {
  params = { province = space }
  seats  = where(parts(province), space.capital)
  is     = seats[0]
  cites  = ["KK3-270"]
}

# Whose a sub-province is; nobody's at sea.
function lord {
  params = { s = space }
  is     = s.part_of == none ? none : s.part_of.holder
}

function provinces_of {
  params = { p = player }
  is     = where(provinces(), space.holder == p)
  cites  = ["KK3-002"]
}

function seas_at {
  params = { s = space }
  is     = where(adjacent(s), space.domain == domain.sea)
}

# A lake makes no coast.
function coastal {
  params = { s = space }
  is     = !empty(seas_at(s))
  cites  = ["KK3-254", "KK3-257"]
}

function buildings_at {
  params = { s = space }
  is     = where(pieces(s), is_a(piece, branch.building))
}

function has_building {
  params = { s = space, p = optional(player), kind = unit }
  is     = any(pieces(s), piece.unit == kind && piece.owner == p)
}

function built_in {
  params = { province = space, p = player, kind = unit }
  is     = any(parts(province), has_building(space, p, kind))
}

# Whether enemies of p stand anywhere in a province.
function threatened {
  params = { province = space, p = player }
  is     = any(parts(province), !empty(enemies(space, p)))
  cites  = ["KK3-276", "KK3-576"]
}
