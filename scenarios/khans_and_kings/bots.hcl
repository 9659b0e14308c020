# How good things look to bot:greedy. No rule reads this.

evaluation position {
  term provinces {
    weight = 60
    is     = count(provinces_of(self))
  }
  term wealth {
    weight = 8
    is     = sum(provinces_of(self), wealth(space))
  }
  term stock { is = sum(every(resource), stock(self, resource)) }
  term units { is = sum(every(piece), piece.owner == self ? worth(piece) : 0) }
}

function worth {
  params = { u = piece }
  is = first_of(
    { when = is_a(u, branch.building), then = 4 },
    {
      when = fights(u),
      then = 2 * u.unit.strength + u.unit.morale - (u.stage == wound.fresh ? 0 : u.stage == wound.losses ? 3 : 6)
    },
    { when = u.unit.branch == branch.token, then = 2 },
    0
  )
}

# How far it is over land, whoever stands in the way.
movement as_the_crow_walks {
  params = { mover = player }
  pass   = to.domain == domain.land
}

# Provinces worth taking: nobody's, and those of enemies.
function prizes {
  params = { p = player }
  is     = [for s in provinces() : s if s.holder != p && (s.holder == none || hostile(s.holder, p))]
}

function might_of {
  params = { units = list(piece) }
  is = sum(
    units,
    fights(piece) && !piece.routed ?
    piece.unit.strength - (piece.stage == wound.fresh ? 0 : piece.stage == wound.losses ? 1 : 2) :
    0)
}

function foes_in {
  params = { province = space, p = player }
  is     = sum(parts(province), might_of(enemies(space, p)))
}

# The nearest sub-province of a province that is worth taking, in steps.
function steps_to_prize {
  params = { s = space, p = player }
  is = min(concat([30], [
    for z in prizes(p) : min([for t in parts(z) : s == t ? 0 : steps_between(s, t, p)]) + div(foes_in(z, p), 4)
  ]))
}

function steps_between {
  params = { s = space, t = space, p = player }
  far    = distance(movement.as_the_crow_walks, p, s, t, 14)
  is     = far < 0 ? 30 : far
}

# ---- The window of trade and construction

# Troops above all, near what is to be taken or defended.
function recruit_appeal {
  params = { p = player, what = unit, province = space }
  cost   = sum(every(resource), what.price[resource])
  site   = capital_of(province)
  is = (
    kind_is(what, branch.aviation) ? wing_appeal(p, what, province) :
    site == none || what.branch.afloat || kind_is(what, branch.support) || what.strength < 3 ?
    (what.feeds > 0 && !has_train(p) ? 12 : 0) :
    20 + 2 * what.strength + what.morale + 3 * what.speed - 2 * cost - steps_to_prize(site, p)
  )
}

function has_train {
  params = { p = player }
  is     = any(every(piece), piece.owner == p && piece.unit.feeds > 0)
}

function has_any {
  params = { p = player, kind = unit }
  is     = any(every(piece), piece.owner == p && piece.unit == kind)
}

# Whether a player can pay and has enough left for troops.
function spares {
  params = { p = player, what = unit }
  is     = all([for r in every(resource) : what.price[r] == 0 || stock(p, r) >= what.price[r] + 6])
}

# What yields, early; a barracks; a magazine where none feeds.
function build_appeal {
  params = { p = player, what = unit, there = space }
  early  = game.round + 5 <= option.length.turns
  yields = sum([for r in every(resource) : handles(p, r) ? what.gives[r] : 0]) + what.gives_any
  wings  = hangar_appeal(p, what, there)
  is = first_of(
    { when = early && wings > 0, then = wings },
    { when = there.capital && what != unit.barracks, then = 0 },
    { when = what == unit.barracks && !has_any(p, unit.barracks), then = 60 },
    { when = early && yields > 0, then = 40 + 2 * yields },
    {
      when = what == unit.magazine && there.part_of != none && !any(
        provinces(), provinces_touch(space, there.part_of) && built_in(space, p, unit.magazine)
      ),
      then = 45
    },
    0
  )
}

# What lies unused buys what is lacking. A bot looks at the least and at the greatest amount alone.
function trade_appeal {
  params = { p = player, gives = resource, amount = int, wants = resource, least = int }
  is     = stock(p, wants) == 0 && amount >= least && amount == stock(p, gives) ? 2 : -1
}

# A road towards what is to be taken, if there is enough for troops as well.
function way_appeal {
  params = { p = player, what = unit, here = space, there = space }
  is = (
    what.laid == way.road && spares(p, what) && game.round + 4 <= option.length.turns &&
    steps_to_prize(there, p) < steps_to_prize(here, p) ?
    3 :
    -1
  )
}

# ---- In the air

movement as_the_crow_flies {
  params = { mover = player }
}

# What aircraft of some range could strike from a place: the Strength of all enemies there.
function under_wing {
  params = { p = player, s = space, range = int }
  is     = sum(reach(movement.as_the_crow_flies, p, s, range), might_of(enemies(space, p)))
}

function wings_of {
  params = { p = player }
  is     = count(every(piece), piece.owner == p && is_a(piece, branch.aviation) && piece.captor == none)
}

function troops_of {
  params = { p = player }
  is     = count(every(piece), piece.owner == p && occupies(piece))
}

# Where enemies are in range of a base in the province, and one aircraft to three units that hold the ground.
function wing_appeal {
  params = { p = player, what = unit, province = space }
  bases  = where(parts(province), base_for(what, p, space))
  is = (
    empty(bases) || 3 * wings_of(p) >= troops_of(p) || max([for s in bases : under_wing(p, s, what.speed)]) == 0 ? 0 :
    24 + 2 * what.strength + what.morale - sum(every(resource), what.price[resource])
  )
}

# The kinds of aircraft for which a building is needed, and whose other buildings stand in the same province or have a site there.
function hangared_in {
  params = { p = player, what = unit, there = space }
  is = [
    for u in recruits() : u
    if there.part_of != none &&
    kind_is(u, branch.aviation) &&
    contains(u.needs, what) &&
    handles_all(u, p) &&
    all([
      for b in u.needs :
      b == what ||
      built_in(there.part_of, p, b) ||
      !has_any(p, b) && any(parts(there.part_of), space != there && is_site(space, b))
    ])
  ]
}

# What aircraft need, all in one province from which they reach enemies, if something is left for them.
function hangar_appeal {
  params = { p = player, what = unit, there = space }
  kinds = (
    has_any(p, what) || !any(recruits(), kind_is(unit, branch.aviation) && contains(unit.needs, what)) ? [] :
    hangared_in(p, what, there)
  )
  is = (
    empty(kinds) ||
    !all([for r in every(resource) : what.price[r] == 0 || stock(p, r) >= what.price[r] + 2]) ||
    under_wing(p, there, max([for u in kinds : u.speed])) == 0 ?
    0 :
    42 + (there.capital ? 2 : 0)
  )
}

# Everything that would meet an aircraft over its target.
function danger_over {
  params = { plane = piece, s = space }
  is     = count(guns_against(plane, s)) + count(interceptors_of(plane, s))
}

# Nobody answers, so a strike that can succeed is worth it, and comes before the troops march; not into fire without need.
function strike_appeal {
  params = { plane = piece, there = space, target = piece }
  odds   = plane.power - target.power - max(0, ground_defence(there)) - shelter_at(there, 0)
  is     = odds <= -3 ? -1 : 60 + odds - 25 * danger_over(plane, there)
}

function bomb_appeal {
  params = { plane = piece, there = space }
  is     = 48 + count(bombs_of(plane)) - 25 * danger_over(plane, there)
}

# To a base, and from where there is nothing in range to where there is.
function rebase_appeal {
  params = { p = player, plane = piece, there = space }
  gain   = min(9, under_wing(p, there, plane.unit.speed))
  is = (
    !may_base(plane, plane.space) ? 20 + gain :
    gain > 0 && under_wing(p, plane.space, plane.unit.speed) == 0 ? 10 + gain :
    -1
  )
}

# ---- Movement

# Towards what is to be taken, in groups strong enough for what stands there.
function step_appeal {
  params = { p = player, here = space, there = space, who = list(piece) }
  force  = might_of(who)
  is = first_of(
    {
      when = there.domain != domain.land || here.domain != domain.land || force == 0 || leaves_bare(
        p, here, there, count(who, occupies(piece))
      ),
      then = 0
    },
    { when = foes_at(there, p) == 0, then = march_appeal(p, here, there, force) },
    {
      when = force >= foes_at(there, p) + ground_defence(there) + 1 && count(who, takes_room(piece)) <= room_for(there, p),
      then = 30 + force + foes_at(there, p)
    },
    0
  )
}

function march_appeal {
  params = { p = player, here = space, there = space, force = int }
  nearer = there.cover == terrain.ice_desert ? 0 : steps_to_prize(here, p) - steps_to_prize(there, p)
  is     = nearer <= 0 ? 0 : lord(there) != p && lord(here) == p ? 20 + min(force, 10) : 10 + min(force, 9)
}

# Whether a province of a player that enemies border would be left without a unit that holds it.
function leaves_bare {
  params = { p = player, here = space, there = space, leaving = int }
  is = (
    here.part_of != none && lord(here) == p && here.part_of != there.part_of &&
    holders_of(here.part_of, p) <= leaving && bordered_by_foes(here.part_of, p)
  )
}

function holders_of {
  params = { province = space, p = player }
  is     = sum([for s in parts(province) : count(pieces(s, p), occupies(piece))])
}

function bordered_by_foes {
  params = { province = space, p = player }
  is     = any([for s in parts(province) : any(adjacent(s), !empty(enemies(space, p)))])
}

function foes_at {
  params = { s = space, p = player }
  is     = might_of(enemies(s, p))
}
