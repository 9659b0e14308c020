# Strategic resources (KK3-324 to 389): tokens, the sources that renew them, what it brings to have them, and sea trade routes.

class unit {
  attributes = {
    per_source = { type = int, default = 0, min = 0, doc = "Of a token: how many of it a source keeps in play." }
    arms       = { type = set(unit), default = [], doc = "Of a token: the units whose recruitment uses one up." }
    gives_where = {
      type    = optional(unit),
      default = none,
      doc     = "Of a token: the building that gives something else in a province with its source."
    }
    gives_there = {
      type    = map(resource, int),
      default = {},
      doc     = "What that building gives there, in place of what it gives elsewhere."
    }
    gives_land = {
      type    = map(resource, int),
      default = {},
      doc     = "Of a token: what the province with its source gives by itself."
    }
  }
  flags = [
    trade_ship, # serves sea trade routes
    luxury,     # pleases the people of who has it
    heats,      # is burnt in winter
  ]
}

class piece {
  state = {
    source = optional(space)
    exchanged = {
      type    = bool,
      default = false,
      doc     = "A crate of opium that was forced on somebody; it is used up next turn."
    }
    hardy = { type = bool, default = false, doc = "Cavalry on hardy horses." }
  }
}

# The tokens that players have at their disposal. Those on a sea trade route and herds in a province are there.
space stores {
  title   = "stores"
  article = "the"
  off_map = true
  domain  = domain.table
}

# Those that will be used up next turn in any case come last: whoever sells or sends goods gives others as long as there are any.
function tokens_of {
  params = { p = player, kind = unit }
  cites  = ["KK3-381"]
  is     = sorted({ for t in pieces(space.stores) : t.exchanged ? 1 : 0 => t if t.owner == p && t.unit == kind })
}

function has_token {
  params = { p = player, kind = unit }
  is     = any(pieces(space.stores), piece.owner == p && piece.unit == kind)
}

# The strategic resource of which a recruit uses one up.
function token_for {
  cites  = ["KK3-336", "KK3-347", "KK3-353", "KK3-369", "KK3-373"]
  params = { kind = unit }
  is     = first(every(unit), contains(unit.arms, kind))
}

procedure use_up {
  cites  = ["KK3-329"]
  params = { p = player, kind = unit }

  spent = take(tokens_of(p, kind), 1)
  destroy spent {}
}

procedure renew_sources {
  cites = [
    "KK3-326", "KK3-327", "KK3-329", "KK3-330", "KK3-332", "KK3-335", "KK3-338", "KK3-341", "KK3-345", "KK3-351",
    "KK3-356", "KK3-361", "KK3-364", "KK3-367", "KK3-372", "KK3-375", "KK3-378", "KK3-381"
  ]

  for province {
    in    = provinces()
    where = province.yields != none && province.holder != none

    missing = province.yields.per_source - count(every(piece), piece.source == province)
    create {
      when   = !threatened(province, province.holder)
      unit   = province.yields
      owner  = province.holder
      at     = space.stores
      count  = missing
      source = province
    }
  }
  destroy t {
    in    = every(piece)
    where = t.exchanged
  }
}

# Winter (KK3-346, 358, 365): whether the player has burnt something.
procedure burn_fuel {
  cites   = ["KK3-346", "KK3-358", "KK3-365"]
  params  = { p = player }
  returns = bool

  fuels = where(kinds_in_store(p), unit.heats)
  choose fuel {
    by      = p
    prompt  = "Winter has come. What do you burn?"
    from    = fuels
    text    = "burn one ${it}"
    pass    = "burn nothing"
    default = first(fuels)
  }
  if {
    when = fuel != none
    call use_up { with = [p, fuel] }
    say { text = "${p} burns one ${fuel}." }
  }
  return {
    value = fuel != none
  }
}

# Hardy horses: cavalry that is recruited at their source, or where a herd grazes, keeps its speed.
function herds_graze {
  params = { province = space, p = player }
  is = (
    province.yields == unit.herd && province.holder == p ||
    any([for s in parts(province) : any(pieces(s), piece.unit == unit.herd && piece.owner == p)])
  )
  cites = ["KK3-339"]
}

event recruited {
  fields = { recruit = piece, province = space, by = player }
}

on recruited rides_hardy_horses {
  cites = ["KK3-337", "KK3-339", "KK3-331"]
  if {
    when = is_a(recruit, branch.cavalry) && herds_graze(province, by)
    set recruit { hardy = true }
  }
}

action place_herd {
  cites  = ["KK3-339"]
  text   = "graze a herd in ${province}"
  menu   = "graze a herd"
  beside = [action.propose]

  herd = first(tokens_of(actor, unit.herd))

  param province {
    in      = where(provinces(), herd != none && space.holder == actor && !herds_graze(space, actor))
    message = "You have no herd, or that province has hardy horses already, or it is not yours."
  }

  do {
    move herd { to = capital_of(province) }
    say { text = "${actor} sends a herd of hardy horses to ${province}." }
  }

  appeal = 1
}

# It stays no longer than its owner likes: he may want to sell it, or to have it elsewhere.
action fetch_herd {
  cites  = ["KK3-328", "KK3-339"]
  text   = "fetch the herd from ${province}"
  menu   = "fetch a herd"
  beside = [action.propose]

  param province {
    in      = unique([for t in every(piece) : t.space.part_of if t.unit == unit.herd && t.owner == actor && on_board(t)])
    message = "No herd of yours grazes there."
  }

  do {
    herd = first(every(piece), piece.unit == unit.herd && piece.owner == actor && piece.space.part_of == province)
    move herd { to = space.stores }
    say { text = "${actor} fetches a herd of hardy horses from ${province}." }
  }

  appeal = -1
}

action force_exchange {
  cites  = ["KK3-380"]
  text   = "force opium on ${victim} for one ${wanted}"
  menu   = "force opium on somebody"
  beside = [action.propose]

  crate = first(tokens_of(actor, unit.opium), !piece.exchanged)

  param victim {
    in      = where(nations(), crate != none && player != actor)
    message = "You have no opium of your own."
  }
  param wanted {
    in      = where(kinds_in_store(victim), unit != unit.opium)
    message = "${victim} has none."
  }

  do {
    taken = first(tokens_of(victim, wanted))
    set taken { owner = actor }
    set crate {
      owner     = victim
      exchanged = true
    }
    set victim { busy = true }
    say { text = "${actor} takes one ${wanted} from ${victim} and leaves a crate of opium." }
  }

  appeal = 3
}

# What possession gives to units (KK3-331: once, however many tokens).
modifier rare_metals {
  cites = ["KK3-331", "KK3-350", "KK3-352"]
  to    = value.power
  stage = reckoning.flat
  when = (
    self.owner != none &&
    (is_a(self, branch.artillery) || is_a(self, branch.large_steel_ship) || is_a(self, branch.armoured)) &&
    has_token(self.owner, unit.rare_metal)
  )
  add = 1
}

modifier solid_wood {
  cites = ["KK3-331", "KK3-355", "KK3-357"]
  to    = value.power
  stage = reckoning.flat
  when  = self.owner != none && is_a(self, branch.wooden_ship) && has_token(self.owner, unit.cord)
  add   = 2
}

modifier hardy_horses {
  cites = ["KK3-337"]
  to    = value.speed
  when  = self.hardy
  add   = 1
}

# Sea trade routes.
function plies {
  params = { p = player, s = space }
  is     = any(pieces(s), piece.unit.trade_ship && piece.owner == p)
}

function routes_served {
  cites  = ["KK3-382", "KK3-383"]
  params = { p = player }
  is     = where(seas(), space.trade_route && plies(p, space))
}

function from_routes {
  cites  = ["KK3-383", "KK3-384", "KK3-386", "KK3-331"]
  params = { p = player }
  is     = sum([for s in routes_served(p) : 2 + count(pieces(s), is_a(piece, branch.token) && piece.owner == p)])
}

event route_left {
  fields = { place = space, owner = player }
}

on route_left goods_return {
  cites = ["KK3-387"]
  cargo = where(pieces(place), piece.unit.branch == branch.token && piece.owner == owner)
  if {
    when = place.trade_route && !empty(cargo) && !plies(owner, place)
    move cargo { to = space.stores }
    say { text = "${owner} serves the trade route of ${place} no more, and its goods return." }
  }
}

on entered trade_ship_sails_away {
  cites = ["KK3-384", "KK3-387"]
  emit route_left {
    when = mover.owner != none
    with = [left_from, mover.owner]
  }
}

on withdrawn trade_ship_is_driven_off {
  cites = ["KK3-384", "KK3-387"]
  emit route_left {
    when = mover.owner != none
    with = [left_from, mover.owner]
  }
}

after action put_in trade_ship_puts_in {
  cites = ["KK3-384", "KK3-387"]
  emit route_left { with = [ship.start_at, actor] }
}

# Whoever is taken is in captivity by now, so all routes are looked at.
on captured trade_ship_is_taken {
  cites = ["KK3-387"]
  for s {
    in    = seas()
    where = u.owner != none
    emit route_left { with = [s, u.owner] }
  }
}

# The ship is still there while its loss is told.
on destroyed trade_ship_is_lost {
  cites = ["KK3-387"]
  emit route_left {
    when  = owner != none
    later = true
    with  = [place, owner]
  }
}

action serve_route {
  cites  = ["KK3-385"]
  text   = "send one ${what} along the trade route of ${route}"
  secret = false
  menu   = "send goods overseas"
  beside = [action.propose]

  param route {
    in      = routes_served(actor)
    message = "No trade ship of yours serves such a route."
  }
  param what {
    in      = kinds_in_store(actor)
    message = "You have none of that to send."
  }

  do {
    token = first(tokens_of(actor, what))
    move token { to = route }
  }

  appeal = 5
}

# A source changes hands with its province: what the loser still has of it, also on trade routes and grazing elsewhere, the new
# holder gets. What he has of other sources comes back from there.
on province_taken source_changes_hands {
  cites = ["KK3-327", "KK3-330", "KK3-339"]

  goods = where(every(piece), piece.source == province && piece.owner == from)
  set goods { owner = by }
  move goods { to = space.stores }
  destroy goods { when = by == none }
  herds = [for t in every(piece) : t if t.unit == unit.herd && t.owner == from && t.space.part_of == province]
  move herds { to = space.stores }
}

# Each route that is served makes trade abroad cheaper by one; the rate of trade keeps it at 1 to 1 (KK3-389).
modifier trade_routes {
  cites = ["KK3-388", "KK3-389"]
  to    = value.rebate
  when  = self.owner != none
  add   = count(routes_served(self.owner))
}
