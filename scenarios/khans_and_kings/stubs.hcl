# What other files will declare. Whoever lands one of these removes it here.

# kk3
class unit {
  attributes = { shelters = { type = int, default = 0, min = 0 } }
  flags      = [luxury, fortress, unplundered]
}

event building_lost {
  fields = { kind = unit, place = space, by = optional(player) }
}

function is_site {
  params = { s = space, kind = unit }
  is     = empty(buildings_at(s)) && s.cover != terrain.swamp && kind.branch == branch.building
}

procedure raise_building {
  params = { kind = unit, s = space, p = player }

  create {
    unit  = kind
    owner = p
    at    = s
  }
}

space stores {
  off_map = true
  domain  = domain.table
}

function tokens_of {
  params = { p = player, kind = unit }
  is     = [for t in pieces(space.stores) : t if t.owner == p && t.unit == kind]
}

function has_token {
  params = { p = player, kind = unit }
  is     = any([for t in pieces(space.stores) : t.owner == p && t.unit == kind])
}

procedure burn_fuel {
  params  = { p = player }
  returns = bool

  return { value = p.defeated }
}

procedure uprising {
  params = { province = space }

  say { text = "${province} is unquiet." }
}

procedure raze {
  params = { b = piece, by = optional(player) }

  kind  = b.unit
  place = b.space
  say { text = "${by} destroys ${b}." }
  destroy b {}
  emit building_lost { with = [kind, place, by] }
}
