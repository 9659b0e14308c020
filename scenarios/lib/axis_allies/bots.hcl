# How good things look: for bots only. No rule reads this.

evaluation position {
  term territory {
    weight = 3
    is     = production(self)
  }
  term money { is = self.ipc }
  term army {
    title = "units"
    is    = sum([for c in every(piece) : c.unit.cost if c.owner == self])
  }
}

function worth {
  params = { s = space }
  is     = 3 * s.income + (s.capital != none ? 20 : 0) + 1
}

# What stands against p in a space, and what p has there already.
function resistance {
  params = { s = space, p = player }
  is     = sum(opposing(s, p), piece.defence * 10 + 12)
}

function pressure {
  params = { s = space, p = player }
  is = sum(where(
    pieces(s, p), piece.unit.fights && piece.holder == none && piece.unit.domain != domain.sea
  ), piece.attack * 10 + 12)
}

function sea_pressure {
  params = { s = space, p = player }
  is     = sum(where(pieces(s, p), piece.unit.fights && piece.holder == none), piece.attack * 10 + 12)
}

# What could still march in from next door.
function reserves {
  params = { s = space, p = player }
  is = sum([
    for n in adjacent(s) :
    sum(where(
      pieces(n), piece.unit.domain == domain.land && piece.unit.fights && free_to_move(piece, p)
    ), piece.attack * 10 + 12)
  ])
}

function sea_reserves {
  params = { s = space, p = player }
  is = sum([
    for n in adjacent(s) :
    sum([for c in pieces(n) : c.attack * 10 + 12 if c.unit.domain == domain.sea && free_to_move(c, p)])
  ])
}

# Whether an aircraft can get to a place and still fly on to a field beside it.
function in_range {
  params = { c = piece, s = space }
  is     = distance(movement.by_air, c, c.space, s, c.range - 1) >= 0
}

# Aircraft that wait within range; half of them count for any one place.
function wings {
  params = { p = player, s = space }
  is = div(sum([
    for c in every(piece) : c.attack * 10 + 12
    if c.owner == p && c.unit.domain == domain.air && ready_aircraft(c, p) && in_range(c, s)
  ]), 2)
}

# Enemy land units next door.
function enemies_beside {
  params = { s = space, p = player }
  is = sum([
    for n in adjacent(s) :
    sum([for c in pieces(n) : c.unit.attack + 1 if foe(c.owner, p) && c.unit.domain == domain.land && c.unit.fights])
  ])
}

# Whether the enemy can be marched to from here in two steps.
function near_front {
  params = { s = space, p = player }
  is = any([
    for n in adjacent(s) :
    n.domain == domain.land && (hostile(n, p) || any(adjacent(n), space.domain == domain.land && hostile(space, p)))
  ])
}

# How much a place wants more troops. In the noncombat move, none are put ashore where they could go no further.
function threat {
  params = { s = space, p = player }
  is     = enemies_beside(s, p) - (game.phase == phase.noncombat_move && !near_front(s, p) ? 1000 : 0)
}

# One unit walks into an empty territory; where there is somebody to fight, all of them go.
function land_attack_appeal {
  params = { p = player, s = space, what = unit, n = int, all = int }
  stands = resistance(s, p)
  is = (
    stands == 0 ? (n == 1 && pressure(s, p) == 0 ? 20 + worth(s) - what.cost : 0) :
    (n == all && can_overrun(s, p, stands, pressure(s, p)) ? 40 + worth(s) + n - what.cost : 0)
  )
}

# Boldness pays: what an attack kills, its victim cannot attack with. Where little more than half of the strength is at hand, it is worth
# beginning, and for a city or a rich territory with less; when it goes badly there is the retreat.
function can_overrun {
  params = { s = space, p = player, stands = int, mine = int }
  is     = mine * 10 < stands * 25 && (mine + reserves(s, p) + wings(p, s)) * 10 > stands * (worth(s) > 20 ? 6 : 8)
}

# The troops aboard ships that have been announced to land in a territory.
function landing_party {
  params = { s = space }
  is = sum([
    for z in adjacent(s) : sum([for c in pieces(z) : c.attack * 10 + 12 if c.target == s])
    if z.domain == domain.sea
  ])
}

# Aircraft join an attack by others; alone they fight at sea and wear down a capital.
function air_attack_appeal {
  params = { p = player, s = space, what = unit, n = int }
  stands = resistance(s, p)
  mine   = stands == 0 ? 0 : (s.domain == domain.sea ? sea_pressure(s, p) : pressure(s, p) + landing_party(s))
  alone  = stands > 0 && mine == 0 && (s.domain == domain.sea || s.capital != none) ? wings(p, s) * 2 : 0
  is     = stands == 0 || (mine == 0 && alone * 10 < stands * 18) || mine * 10 > stands * 22 ? 0 : 30 + worth(s) + n
}

# An empty transport goes where troops wait; all other ships go where they can win.
function sea_attack_appeal {
  params = { p = player, s = space, what = unit, n = int }
  is = (
    what.lifts_land ? (n == 1 && resistance(s, p) == 0 ? fetching_appeal(p, s) : 0) :
    (what.attack > 0 && can_outgun(s, p, resistance(s, p)) ? 25 + n : 0)
  )
}

function fetching_appeal {
  params = { p = player, s = space }
  wanted = ferry_wanted(s, p)
  is     = wanted > 0 ? 8 + min(wanted, 6) : 0
}

function can_outgun {
  params = { s = space, p = player, stands = int }
  mine   = stands == 0 ? 0 : sea_pressure(s, p)
  is     = mine * 10 < stands * 25 && (mine + sea_reserves(s, p) + wings(p, s)) * 10 > stands * 14
}

# Land units of p's aboard in a zone.
function landing_force {
  params = { z = space, p = player }
  is     = sum(where(pieces(z, p), piece.holder != none && piece.unit.domain == domain.land), piece.unit.attack * 10 + 12)
}

# The best shore a zone offers to so strong a landing; 0 when none.
function best_shore {
  params = { z = space, p = player, force = int }
  shore = best({
    for s in adjacent(z) : worth(s) => s
    if s.domain == domain.land && hostile(s, p) && resistance(s, p) * 10 < (force + wings(p, s)) * 8
  })
  is = shore == none ? 0 : worth(shore)
}

function sail_appeal {
  params = { p = player, ship = piece, here = space, there = space }
  force  = landing_force(here, p)
  gain   = best_shore(there, p, force) - best_shore(here, p, force)
  is     = ship.unit.lifts_land && !hostile_waters(there, p) && gain > 0 ? 10 + gain : 0
}

function assault_appeal {
  params = { p = player, s = space, what = unit }
  stands = resistance(s, p)
  coming = sum(adjacent(s), space.domain == domain.sea ? landing_force(space, p) : 0)
  is     = (coming + pressure(s, p) + wings(p, s)) * 10 > stands * 12 ? 60 + worth(s) : 0
}

# How many troops the enemies keep busy that can be marched to from here: two for each territory and for each piece in it.
function busy {
  params = { c = piece, s = space }
  is     = sum([for n in reach(movement.by_land, c, s, 3) : 2 + 2 * count(pieces(n)) if hostile(n, c.owner)])
}

# Troops in a territory that could do more overseas. A capital keeps a guard.
function troops_waiting {
  params = { p = player, here = space }
  troops = where(pieces(here, p), piece.unit.domain == domain.land && piece.unit.fights && piece.unit.move > 0)
  guard  = here.capital == p ? 4 : 0
  is     = count(troops) <= guard ? 0 : max(0, count(troops) - guard - busy(first(troops), here))
}

# What p's transports in a zone still hold.
function ferry_room {
  params = { z = space, p = player }
  is     = sum(where(pieces(z, p), piece.unit.lifts_land && piece.unloads == none), 2 - count(cargo(piece)))
}

# How many troops beside a zone find no room there.
function ferry_wanted {
  params = { z = space, p = player }
  is     = sum(adjacent(z), space.domain == domain.land ? troops_waiting(p, space) : 0) - ferry_room(z, p)
}

function load_appeal {
  params = { p = player, here = space, what = unit, sea = space }
  is     = what.fights && troops_waiting(p, here) > 0 ? 20 + what.attack : 0
}

# Whether a zone lies beside an enemy's home.
function rich_shore {
  params = { z = space, p = player }
  is     = any(adjacent(z), hostile(space, p) && space.income > 1)
}

# How far it is from a zone to the nearest shore beside an enemy's home.
function voyage {
  params      = { ship = piece, z = space, p = player }
  first_shore = first(reach(movement.by_sea_at_best, ship, z, 12), rich_shore(space, p))
  is          = rich_shore(z, p) ? 0 : (first_shore == none ? 99 : distance(movement.by_sea_at_best, ship, z, first_shore, 12))
}

function convoy_appeal {
  params = { p = player, here = space, there = space }
  ship   = first(pieces(here, p), piece.unit.lifts_land)
  closer = ship == none ? 0 : voyage(ship, here, p) - voyage(ship, there, p)
  is     = closer > 0 ? 40 + closer : 0
}

# How an army goes that ships will carry part of the way. A zone is as far as three territories.
movement by_land_and_sea {
  params = { mover = piece }
  pass   = !to.neutral
  cost   = to.domain == domain.sea ? 3 : 1
}

# How far it is to the nearest enemy: overland, or, further than any way overland, with ships.
function front {
  params = { c = piece, s = space }
  goal   = first(reach(movement.by_land, c, s, 12), hostile(space, c.owner))
  is     = goal == none ? 100 + front_overseas(c, s) : distance(movement.by_land, c, s, goal, 12)
}

function front_overseas {
  params = { c = piece, s = space }
  goal   = first(reach(movement.by_land_and_sea, c, s, 36), space.income > 0 && hostile(space, c.owner))
  is     = goal == none ? 99 : distance(movement.by_land_and_sea, c, s, goal, 36)
}

# Empty transports return to the nearest troops that no other has room for.
function ferry_appeal {
  params = { p = player, here = space, there = space, what = unit }
  ship   = first(redeployed(p, here, what))
  dock = (
    ship == none || ferry_wanted(here, p) > -2 ? none :
    first(reach(movement.by_sea_at_best, ship, here, 12), ferry_wanted(space, p) > 0)
  )
  closer = (
    ship == none || dock == none ? 0 :
    distance(movement.by_sea_at_best, ship, here, dock, 12) - distance(movement.by_sea_at_best, ship, there, dock, 12)
  )
  is = closer > 0 ? 5 + closer : 0
}

function redeployed {
  params = { p = player, here = space, what = unit }
  is     = where(pieces(here), piece.unit == what && free_to_redeploy(piece, p))
}

function march_appeal {
  params = { p = player, here = space, there = space, what = unit, n = int }
  c      = first(redeployed(p, here, what))
  closer = c != none && (here.capital != p || troops_waiting(p, here) >= n) ? front(c, here) - front(c, there) : 0
  is     = closer > 0 ? 5 + closer : 0
}

# Whether nobody guards a territory that enemies could march into.
function open_border {
  params = { s = space, p = player }
  is     = s.income > 0 && empty(guards(s, p)) && enemies_beside(s, p) > 0
}

function guard_appeal {
  params = { p = player, here = space, there = space, what = unit }
  spare  = count(guards(here, p)) > 1
  is     = open_border(there, p) && spare ? 30 + worth(there) - what.cost : 0
}

# What friends hold a territory with.
function guards {
  params = { s = space, p = player }
  is     = where(pieces(s), friend(piece.owner, p) && piece.unit.fights && piece.holder == none)
}

# Troops march together, ships sail one by one. The troops of a capital march as long as nothing threatens it.
function redeploy_appeal {
  params = { p = player, here = space, there = space, what = unit, n = int, all = int }
  is = (
    what.lifts_land ? (n == 1 ? ferry_appeal(p, here, there, what) : 0) :
    (
      what.domain == domain.land && what.fights ?
      max(
        n == 1 ? guard_appeal(p, here, there, what) : 0,
        n == all || here.capital == p ? march_appeal(p, here, there, what, n) : 0
      ) :
      0
    )
  )
}

# In the combat move troops go ashore to fight.
function unload_appeal {
  params = { p = player, there = space }
  is     = game.phase == phase.noncombat_move ? 6 + threat(there, p) : 0
}

# How far it is by air to the nearest enemies.
function air_front {
  params = { c = piece, s = space }
  goal   = first(reach(movement.by_air, c, s, 24), hostile(space, c.owner) && space.income > 1)
  is     = goal == none ? 0 : distance(movement.by_air, c, s, goal, 24)
}

# Aircraft in flight land beside friends. Others stay as long as there is an enemy in their range.
function landing_appeal {
  params = { p = player, s = space, what = piece }
  is = (
    what.flown ? 101 + garrison(s, p) - (s.domain == domain.land ? div(enemies_beside(s, p), 4) : 0) :
    (air_front(what, what.space) < what.range ? -100 : transfer_appeal(what, s))
  )
}

function garrison {
  params = { s = space, p = player }
  is     = count(pieces(s), friend(piece.owner, p) && piece.unit.fights)
}

# They fly to friends nearer to the enemy.
function transfer_appeal {
  params = { what = piece, s = space }
  closer = air_front(what, what.space) - air_front(what, s)
  is     = closer > 0 && garrison(s, what.owner) > 0 ? 5 + closer : -100
}

# An attack on land goes on as long as it is won one time of three. The odds are asked where strengths do not tell.
function retreat_appeal {
  params = { s = space, p = player }
  mine   = s.domain == domain.sea ? sea_pressure(s, p) : pressure(s, p)
  stands = resistance(s, p)
  lost = first_of(
    { when = s.domain == domain.sea, then = mine * 10 < stands * 6 },
    { when = mine * 10 < stands * 3, then = true },
    { when = mine * 10 > stands * 13, then = false },
    chance_on_land(fighting(s, p), opposing(s, p)) < 333
  )
  is = lost ? 10 : -10
}

function chance_on_land {
  params = { attackers = list(piece), defenders = list(piece) }
  is     = odds(question.land_battle.attacker, [for c in attackers : c.unit], [for c in defenders : c.unit])
}

# Places where new units can still go.
function yard_room {
  params = { p = player }
  is = sum(where(
    every(space), space.controller == p && works(space)
  ), capacity(space)) - count(pieces(space.mobilization_zone, p))
}

function owned {
  params = { p = player, u = unit }
  is     = count(every(piece), piece.owner == p && piece.unit == u)
}

# All troops that could do more overseas.
function idle_troops {
  params = { p = player }
  is = sum([
    for s in every(space) : troops_waiting(p, s)
    if s.domain == domain.land && any(pieces(s), piece.owner == p)
  ])
}

# Whether more troops wait than the transports carry in two voyages.
function ferry_short {
  params = { p = player }
  is = (
    owned(p, unit.transport) < 15 && any(adjacent(p.home), space.domain == domain.sea) &&
    idle_troops(p) > 4 * owned(p, unit.transport)
  )
}

# Enemy ships before the capital.
function blockade {
  params = { p = player }
  is = sum([
    for z in adjacent(p.home) : count(pieces(z), piece.unit.domain == domain.sea && foe(piece.owner, p))
    if z.domain == domain.sea
  ])
}

# Whether a power has more land units than aircraft.
function on_its_feet {
  params = { p = player }
  is = count(
    every(piece), piece.owner == p && piece.unit.domain == domain.land
  ) > count(every(piece), piece.owner == p && piece.unit.domain == domain.air)
}

# Whether aircraft do more than troops: a power fills its yards with the dearest that it can pay for in all of them, and where too many
# troops wait it builds no more.
function aircraft_wanted {
  params = { p = player, u = unit }
  is     = (u.price * yard_room(p) <= p.ipc && on_its_feet(p)) || idle_troops(p) > 40
}

# Infantry and armour fill the yards, transports come before them where troops wait. Fighters drive off a blockade.
function buy_appeal {
  params = { p = player, u = unit, n = int }
  useful = n == 1 ? usefulness(p, u) : 0
  is     = useful > 0 && yard_room(p) > 0 ? useful : 0
}

# Warships that keep transports company.
function warships {
  params = { p = player }
  is     = count(every(piece), piece.owner == p && piece.unit.vessel && !piece.unit.dives && piece.unit.attack > 0)
}

# A territory that is worth a complex: rich enough, held for some time, and not next to enemies, but near them.
function good_site {
  params = { s = space, p = player }
  is = (
    s.controller == p && s.was_held_by == p && s.income > 1 && !works(s) && enemies_beside(s, p) == 0 &&
    near_front(s, p)
  )
}

function usefulness {
  params = { p = player, u = unit }
  is = first_of(
    { when = u == unit.transport, then = (ferry_short(p) ? 50 : 0) },
    {
      when = u == unit.destroyer,
      then = (warships(p) < div(owned(p, unit.transport), 3) && empty(waiting(p, u)) ? 48 : 0)
    },
    {
      when = u.industry,
      then = (
        p.ipc >= u.price + 4 * yard_room(p) && empty(waiting(p, u)) && any(every(space), good_site(space, p)) ?
        60 :
        0
      )
    },
    { when = u == unit.armour, then = (count(waiting(p, u)) * 2 < count(waiting(p, unit.infantry)) ? 30 : 5) },
    { when = u == unit.infantry, then = 20 },
    {
      when = u.domain == domain.air,
      then = (u == unit.fighter && owned(p, u) < blockade(p) ? 45 : (aircraft_wanted(p, u) ? 30 + u.price : 0))
    },
    0
  )
}

# New transports go where troops wait.
function launch_appeal {
  params = { p = player, there = space, what = unit }
  is     = hostile_waters(there, p) ? 1 : 5 + (what.lifts_land ? max(0, ferry_wanted(there, p)) : 0)
}
