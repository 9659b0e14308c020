# Buildings (KK3-390 to 408, 414 to 417): what they can do, where they may stand, how they are built, demolished and lost.

enum choice_time {
  values = [never, each_turn, when_built]
}

# What buildings can do (KK3-425 to 468); a column of this kind is 0, none or empty for all others.
class unit {
  attributes = {
    gives         = { type = map(resource, int), default = {}, min = 0, doc = "Resources each turn." }
    plunder_gives = { type = map(resource, int), default = {}, min = 0, doc = "What plundering it brings." }
    gives_any     = { type = int, default = 0, min = 0, doc = "Resources of a chosen kind each turn." }
    chosen        = { type = choice_time, default = choice_time.never, doc = "When that kind is chosen." }
    cards         = { type = int, default = 0, min = 0, doc = "Cards that the building brings." }
    cards_every   = { type = int, default = 0, min = 0, doc = "Turns from one such delivery to the next." }
    cards_of = {
      type    = optional(deck),
      default = none,
      doc     = "The deck that these cards, or those sold here, come from."
    }
    card_price = {
      type    = map(resource, int),
      default = {},
      min     = 0,
      doc     = "What a card costs here; empty where none is sold."
    }
    shelters      = { type = int, default = 0, min = 0, doc = "Strength of units that defend here." }
    room          = { type = int, default = 0, min = 0, doc = "Added to the unit limit." }
    trains        = { type = set(branch), default = [], doc = "Types that are trained in the province." }
    heartens      = { type = int, default = 0, min = 0, doc = "Morale of units in the province." }
    musters       = { type = optional(unit), default = none, doc = "A unit that comes without payment." }
    musters_every = { type = int, default = 0, min = 0, doc = "Turns from one such unit to the next." }
    per_state     = { type = int, default = 99, min = 1, doc = "How many a state may have." }
    grounds       = { type = set(terrain), default = [], doc = "The only terrains where it stands; empty for all." }
    shunned       = { type = set(terrain), default = [], doc = "Terrains where it cannot stand." }
    sources = {
      type    = set(unit),
      default = [],
      doc     = "The province must have a source of one of these; empty for all."
    }
    anywhere_with = { type = set(unit), default = [], doc = "With a source of one of these, it stands on any terrain." }
    laid          = { type = optional(way), default = none, doc = "What is laid from one sub-province to the next." }
  }
  flags = [
    buildable, trades, capital_city, keeps_province, keeps_with_fleet, legation, seaside, any_source, red, hauls,
    blows_up, unplundered
  ]
}

class piece {
  state = {
    built_on = { type = int, default = 0, doc = "The turn in which the building was erected." }
    erected  = { type = bool, default = false, doc = "The building did not stand before the game." }
    makes    = { type = optional(resource), default = none, doc = "The chosen resource of a building that gives any." }
    trained = {
      type    = bool,
      default = false,
      lasts   = phase.trade_and_build,
      doc     = "The unit has been trained this turn."
    }
  }
}

class player {
  state = {
    turned_away = {
      type  = set(player),
      lasts = phase.trade_and_build,
      doc   = "Those who have refused it a legation this turn."
    }
  }
}

# What somebody plundered or destroyed, until it stands again (KK3-184).
record ruin {
  title = "the ruins of ${self.kind.with_article} in ${self.place}"

  fields = {
    kind   = unit
    place  = space
    beyond = { type = optional(space), default = none, doc = "Where the way led to." }
    by     = { type = optional(player), default = none, doc = "Who has plundered or destroyed it." }
  }
}

event building_lost {
  fields = { kind = unit, place = space, by = optional(player) }
}

# The building of a sub-province (KK3-390), or none.
function building_at {
  params = { s = space }
  is     = first(pieces(s), is_a(piece, branch.building))
}

# How many buildings a province has, without ways.
function houses_in {
  params = { province = space }
  is     = sum([for s in parts(province) : count(pieces(s), is_a(piece, branch.building))])
}

# A Fortress stands here.
function fortified {
  cites  = ["KK3-415..417", "KK3-462"]
  params = { s = space }
  is     = any(pieces(s), is_a(piece, branch.fortress))
}

# ---- Where a building may stand

# The province of a sub-province.
function province_of {
  params = { s = space }
  is     = s.part_of == none ? s : s.part_of
}

function has_source {
  params = { province = space, kinds = set(unit) }
  is     = province.yields != none && contains(kinds, province.yields)
}

function good_ground {
  cites  = ["KK3-392", "KK3-344", "KK3-349", "KK3-360", "KK3-371"]
  params = { s = space, kind = unit }
  ground = s.relief != none ? [s.relief, s.cover] : [s.cover]
  suited = empty(kind.grounds) || any(ground, contains(kind.grounds, terrain))
  is     = has_source(province_of(s), kind.anywhere_with) || suited && !any(ground, contains(kind.shunned, terrain))
}

function is_site {
  cites  = ["KK3-137", "KK3-255", "KK3-258", "KK3-334", "KK3-340", "KK3-366", "KK3-374", "KK3-377", "KK3-390"]
  params = { s = space, kind = unit }
  fed = (
    kind.any_source ? province_of(s).yields != none : empty(kind.sources) || has_source(province_of(s), kind.sources)
  )
  is = building_at(s) == none && fed && (!kind.seaside || coastal(s)) && good_ground(s, kind)
}

# ---- Building

function kinds_owned {
  cites  = ["KK3-450"]
  params = { p = player, kind = unit }
  is     = count(every(piece), piece.owner == p && piece.unit == kind)
}

function buildable {
  params = { p = player }
  is     = where(every(unit), unit.buildable && affordable(unit, p))
}

# The sub-provinces of a player's provinces, without those of provinces where enemies are (KK3-399; ours of building).
function calm_lands {
  cites  = ["KK3-399", "KKA-31"]
  params = { p = player }
  calm   = where(provinces_of(p), !threatened(space, p))
  is     = where(lands(), contains(calm, space.part_of))
}

function at_peace {
  params = { province = space, p = player }
  is     = province.holder == p && !threatened(province, p)
}

function sites {
  params = { p = player, kind = unit }
  is     = where(calm_lands(p), is_site(space, kind))
}

procedure raise_building {
  cites  = ["KK3-393", "KK3-394"]
  params = { kind = unit, at = space, p = player }

  destroy r {
    in    = every(ruin)
    where = r.place == at && r.kind.laid == none
  }
  create built {
    unit     = kind
    owner    = p
    at       = at
    built_on = game.round
    erected  = true
  }
  choose product {
    when   = kind.chosen == choice_time.when_built
    by     = p
    prompt = "What will ${built} in ${at} give, for good?"
    from   = where(every(resource), handles(p, resource))
  }
  set built { makes = product }
  return { value = built }
}

action build {
  cites  = ["KK3-023", "KK3-390", "KK3-392", "KK3-450"]
  text   = "build ${what} in ${there}"
  menu   = "build"
  beside = [action.propose]

  param what {
    in      = [for u in buildable(actor) : u if u.laid == none && !u.legation && kinds_owned(actor, u) < limit_of(u, actor)]
    message = "You cannot pay for that, or you have all that a state may have."
  }
  param there {
    in      = sites(actor, what)
    message = "It cannot stand there: the ground must suit it, no other building and no enemy may be there, and the province must be yours."
  }

  do {
    bill = price(what, actor)
    pay actor { all = bill }
    call raise_building house { with = [what, there, actor] }
    set house { paid = bill }
    say { text = "${actor} builds ${what.with_article} in ${there}." }
  }

  appeal = build_appeal(actor, what, there)
}

# A Legation stands in a province of nobody, or of somebody who agrees (KK3-467).
action found_legation {
  cites  = ["KK3-450", "KK3-467"]
  text   = "found ${what} in ${there}"
  menu   = "found a legation"
  beside = [action.propose]

  param what {
    in      = where(buildable(actor), unit.legation && kinds_owned(actor, unit) < limit_of(unit, actor))
    message = "You cannot pay for a legation, or you have all that a state may have."
  }
  param there {
    in = where(
      lands(),
      space.part_of.holder != actor && is_site(space, what) && !contains(actor.turned_away, space.part_of.holder)
    )
    message = <<-END
      A legation stands in a free sub-province of another's province, or of nobody's, and who has refused you is not
      asked again this turn.
    END
  }

  do {
    host = there.part_of.holder
    choose leave {
      when   = host != none
      by     = host
      prompt = "${actor} asks leave to found a legation in ${there}."
      from   = [there]
      text   = "grant it ${it}"
      pass   = "refuse"
    }
    if {
      when = host == none || leave != none
      bill = price(what, actor)
      pay actor { all = bill }
      call raise_building house { with = [what, there, actor] }
      set house { paid = bill }
      say { text = "${actor} founds a legation in ${there}." }
    }
    else {
      set actor { turned_away = union(actor.turned_away, [host]) }
      say { text = "${host} will have no legation of ${actor} in ${there}." }
    }
  }

  appeal = -1
}

# ---- Losing buildings

# Whoever destroys a building calls this. What its owner has ruined himself is the enemy's work to whoever holds the province later.
procedure raze {
  cites  = ["KK3-184", "KK3-812"]
  params = { b = piece, by = optional(player) }

  kind  = b.unit
  place = b.space
  create {
    when   = by != none
    record = ruin
    kind   = kind
    place  = place
    by     = by
  }
  destroy b {}
  emit building_lost {
    kind  = kind
    place = place
    by    = by
  }
}

procedure raze_way {
  cites  = ["KK3-404"]
  params = { kind = unit, one = space, other = space, by = optional(player) }

  create {
    when   = by != none
    record = ruin
    kind   = kind
    place  = one
    beyond = other
    by     = by
  }
  set e {
    in   = concat(borders(one, other), borders(other, one))
    ways = without(e.ways, [kind.laid])
  }
}
