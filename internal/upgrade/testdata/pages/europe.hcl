scenario "europe_hard_parts" {
  title = "The hard parts of Axis & Allies Europe"
}

enum domain {
  values = [land, sea]
}

enum tag {
  values = [land, air, ship, submarine, destroyer, carrier, transport, gun, factory]
}

alliance axis {}
alliance allies {}

player germany {
  alliance = alliance.axis
}

player soviet_union {
  alliance = alliance.allies
}

player united_kingdom {
  alliance = alliance.allies
}

player united_states {
  alliance = alliance.allies
}

resource ipc {
  start = 20
}

class space {
  attributes = {
    domain      = { type = domain, default = domain.land }
    income      = { type = int, default = 0, min = 0 }
    home_of     = { type = optional(player), default = none }
    capital_of  = { type = optional(player), default = none }
    convoy      = { type = bool, default = false }
    middle_east = { type = bool, default = false }
  }
  state = {
    controller = optional(player)
    taken_on   = { type = int, default = -1 }
  }
}

class game {
  state = { turns = { type = int, default = 0 } }
}

class unit {
  attributes = {
    tags    = set(tag)
    attack  = { type = int, default = 0 }
    defence = { type = int, default = 0 }
    cost    = { type = int, min = 0 }
    move    = { type = int, default = 1 }
  }
}

class piece {
  state = {
    left      = { type = int, default = 0 }
    came_from = optional(space)
    hit       = { type = bool, default = false }
  }
}

die d6 {
  faces = range(1, 6)
}

unit infantry {
  tags    = [tag.land]
  attack  = 1
  defence = 2
  cost    = 3
}

unit fighter {
  tags    = [tag.air]
  attack  = 3
  defence = 4
  cost    = 12
  move    = 4
}

unit bomber {
  tags    = [tag.air]
  attack  = 4
  defence = 1
  cost    = 25
  move    = 6
}

unit carrier {
  tags    = [tag.ship, tag.carrier]
  attack  = 1
  defence = 3
  cost    = 18
  move    = 2
}

unit destroyer {
  tags    = [tag.ship, tag.destroyer]
  attack  = 3
  defence = 3
  cost    = 12
  move    = 2
}

unit submarine {
  tags    = [tag.submarine]
  attack  = 2
  defence = 2
  cost    = 8
  move    = 2
}

unit transport {
  tags    = [tag.ship, tag.transport]
  defence = 1
  cost    = 8
  move    = 2
}

unit aa_gun {
  tags = [tag.land, tag.gun]
  cost = 5
}

unit industrial_complex {
  tags = [tag.factory]
  cost = 15
  move = 0
}

space united_kingdom {
  income     = 7
  home_of    = player.united_kingdom
  capital_of = player.united_kingdom
  borders    = [space.north_sea, space.atlantic_convoy]
}

space russia {
  income     = 8
  home_of    = player.soviet_union
  capital_of = player.soviet_union
  borders    = [space.germany, space.north_sea]
}

space germany {
  income     = 10
  home_of    = player.germany
  capital_of = player.germany
  borders    = [space.north_sea]
}

space eastern_united_states {
  income     = 12
  home_of    = player.united_states
  capital_of = player.united_states
  borders    = [space.atlantic_convoy]
}

space iraq {
  income      = 3
  home_of     = player.united_kingdom
  middle_east = true
  borders     = [space.russia]
}

space north_sea {
  domain  = domain.sea
  borders = [space.atlantic_convoy]
}

space atlantic_convoy {
  domain  = domain.sea
  income  = 3
  home_of = player.united_kingdom
  convoy  = true
}

function allied {
  params = { p = optional(player), q = player }
  is     = p != none && p.alliance == q.alliance
}

function is_a {
  params = { p = piece, t = tag }
  is     = contains(p.unit.tags, t)
}

function enemies {
  params = { s = space, of = player }
  is     = [for p in pieces(s) : p if p.owner != none && !allied(p.owner, of)]
}

record battle {
  fields = {
    place    = space
    attacker = player
  }
}

movement by_air {
  params = { mover = piece }
}

movement by_sea {
  params = { mover = piece }
  pass   = to.domain == domain.sea
  stop   = any([for p in enemies(to, mover.owner) : !p.submerged])
}
record blow {
  fields = {
    by_plane     = bool
    by_submarine = bool
    hunted       = bool
  }
}

function can_take {
  params = { h = blow, target = piece }
  is     = h.by_submarine ? !is_a(target, tag.air) : h.hunted || !h.by_plane || !is_a(target, tag.submarine)
}

function placeable {
  params = { hits = list(blow), targets = list(piece) }
  is     = matching([for h in hits : [for t in targets : t if can_take(h, t)]], targets)
}

function hitters {
  params = { b = battle, attacking = bool, kind = tag }
  is     = [for p in firing(b, attacking) : p if contains(p.unit.tags, kind)]
}

procedure volley {
  params = { b = battle, attacking = bool }

  # EUR-403: an ally's destroyer that may not fire is enough.
  hunted = any([for p in present(b, attacking) : is_a(p, tag.destroyer)])
  for kind {
    in = [tag.air, tag.submarine, tag.ship, tag.land]

    roll struck {
      die     = die.d6
      each    = hitters(b, attacking, kind)
      at_most = attacking ? it.unit.attack : it.unit.defence
    }
    for _i {
      in = range(1, struck)
      create {
        record       = blow
        by_plane     = kind == tag.air
        by_submarine = kind == tag.submarine
        hunted       = hunted
      }
    }
  }
}

procedure assign_blows {
  params = { b = battle, attacking = bool }

  repeat {
    while = !empty(every(blow))

    blows   = every(blow)
    targets = [for t in present(b, !attacking) : t if !t.hit]
    most    = placeable(blows, targets)
    now     = first(blows)
    rest    = drop(blows, 1)
    call choose_casualty lost {
      b    = b
      from = [for t in targets : t if can_take(now, t) && 1 + placeable(rest, [for u in targets : u if u != t]) == most]
    }
    if {
      when = lost != none
      set lost { hit = true }
    }
    destroy now {}
  }
}
function present {
  params = { b = battle, attacking = bool }
  is     = [for p in pieces(b.place) : p if p.owner != none && allied(p.owner, b.attacker) == attacking && !p.submerged && !is_a(p, tag.factory) && p.role == role.none_yet && p.holder == none]
}

function firing {
  params = { b = battle, attacking = bool }
  is     = [for p in present(b, attacking) : p if !attacking || p.owner == b.attacker]
}

procedure choose_casualty {
  params = { b = battle, from = list(piece) }

  choose lost {
    by      = [for t in from : t.owner]
    or_else = b.attacker
    prompt  = "Which unit is lost?"
    from    = from
    secret  = true
    default = least({ for t in from : t.unit.cost => t })
  }
  return { value = lost }
}
class piece {
  state = { submerged = { type = bool, default = false } }
}

procedure dive {
  params = { b = battle, attacking = bool }

  mine  = [for p in firing(b, attacking) : p if is_a(p, tag.submarine) && !p.hit]
  hunts = any([for p in present(b, !attacking) : is_a(p, tag.destroyer)])
  if {
    when = !empty(mine) && !hunts
    choose down {
      by       = first(mine).owner
      prompt   = "Which submarines dive instead of firing?"
      from     = mine
      count    = count(mine)
      at_least = 0
      default  = []
    }
    for p {
      in = down
      set p { submerged = true }
    }
  }
}

function stalemate {
  params = { b = battle, attacking = bool }
  is     = all([for p in present(b, attacking) : is_a(p, tag.air)]) && all([for p in present(b, !attacking) : is_a(p, tag.submarine)])
}

procedure fight {
  params = { b = battle }

  repeat {
    while = !empty(firing(b, true)) && !empty(present(b, false)) && !stalemate(b, true) && !stalemate(b, false)

    call dive {
      b         = b
      attacking = true
    }
    call volley {
      b         = b
      attacking = true
    }
    call assign_blows {
      b         = b
      attacking = true
    }
    call dive {
      b         = b
      attacking = false
    }
    call volley {
      b         = b
      attacking = false
    }
    call assign_blows {
      b         = b
      attacking = false
    }
    dead = [for p in pieces(b.place) : p if p.hit]
    destroy dead {}
    if {
      when = !empty(firing(b, true)) && !empty(present(b, false))
      call withdraw gone { b = b }
      if {
        when = gone
        break {}
      }
    }
  }
  if {
    when = b.place.domain == domain.land && empty(present(b, false)) && any([for p in firing(b, true) : is_a(p, tag.land)])
    call capture {
      s  = b.place
      by = b.attacker
    }
  }
}

procedure surface_all {
  for p {
    in    = every(piece)
    where = p.submerged
    set p { submerged = false }
  }
}
procedure sail_through {
  params = { ship = piece, there = space }

  way = route(movement.by_sea, ship, ship.space, there, ship.left)
  set ship {
    left      = ship.left - count(way)
    came_from = ship.space
  }
  move ship { to = there }
  for s {
    in    = way
    where = s.convoy && ship.unit.attack > 0 && !allied(s.controller, ship.owner) && empty(enemies(s, ship.owner))
    call capture {
      s  = s
      by = ship.owner
    }
  }
}

function production {
  params = { p = player }
  is     = sum([for s in every(space) : s.income if s.convoy ? s.home_of == p && allied(s.controller, p) : payee(s) == p])
}
class player {
  state = { pledge = { type = int, default = 0 } }
}

phase middle_east {
  title = "Middle East"

  due    = sum([for s in every(space) : s.income if s.middle_east && s.controller == player.germany])
  payers = [for p in every(player) : p if p.alliance == alliance.allies]
  pot    = min(due, sum([for p in payers : p.ipc]))

  var missing { is = pot }
  for p {
    in    = payers
    where = missing > 0
    choose share {
      by     = p
      prompt = "Germany is due ${pot}, ${missing} are missing. What do you pledge?"
      from   = range(0, min(missing, p.ipc))
    }
    set p { pledge = share }
    set missing { is = missing - share }
  }
  if {
    when = missing > 0

    choose payer {
      by     = player.germany
      prompt = "The Allies do not agree. Who pays?"
      from   = [for p in payers : p if p.ipc > 0]
      text   = "${it} pays"
    }
    for p {
      in = payers
      set p {
        pledge = p == payer ? min(pot, p.ipc) : 0
      }
    }
  }
  for p {
    in = payers
    pay p { ipc = p.pledge }
    gain player germany { ipc = p.pledge }
    set p { pledge = 0 }
  }
}
function could_meet {
  params = { c = piece, zone = space }
  is     = c.space == zone || contains(reach(movement.by_sea, c, c.space, c.left), zone)
}

function could_land {
  params = { f = piece, at = space, left = int }
  is     = any([for s in reach(movement.by_air, f, at, left) : s.domain == domain.land && allied(s.controller, f.owner)]) || f.unit == unit.fighter && any([for s in concat([at], reach(movement.by_air, f, at, left)) : any([for c in every(piece) : allied(c.owner, f.owner) && is_a(c, tag.carrier) && could_meet(c, s)])])
}

action fly {
  text = "fly ${what} from ${here} to ${there}"
  menu = "fly"

  param here {
    in = unique([for p in every(piece) : p.space if p.owner == actor && is_a(p, tag.air) && p.left > 0 && flies(p)])
  }
  param what {
    in = unique([for p in pieces(here) : p.unit if p.owner == actor && is_a(p, tag.air) && p.left > 0 && flies(p)])
  }

  plane = best({ for p in pieces(here) : p.left => p if p.owner == actor && p.unit == what && flies(p) })

  param there {
    in      = [for s in reach(movement.by_air, plane, here, plane.left) : s if could_land(plane, s, plane.left - distance(movement.by_air, plane, here, s, plane.left))]
    message = "It could not land anywhere afterwards."
  }

  do {
    set plane {
      left      = plane.left - distance(movement.by_air, plane, here, there, plane.left)
      came_from = here
    }
    carry plane { by = none }
    move plane { to = there }
  }
}

procedure withdraw {
  params = { b = battle }

  ways = unique([for p in firing(b, true) : p.came_from if p.came_from != none && !is_a(p, tag.air) && empty(enemies(p.came_from, b.attacker))])
  choose away {
    by     = b.attacker
    prompt = "Go on, or withdraw?"
    from   = [for s in ways : s if touches(s, b.place)]
    text   = "withdraw to ${it}"
    pass   = "go on"
  }
  if {
    when = away == none
    return { value = false }
  }
  for p {
    in = firing(b, true)
    if {
      when = !is_a(p, tag.air) || p.left > 0
      move p { to = away }
    }
    else_if {
      when = b.place.domain == domain.sea
      say { text = "${p} has no way back and is lost." }
      destroy p {}
    }
  }
  return { value = true }
}
class piece {
  state = { stowed = { type = bool, default = false, doc = "Its carrier has moved with it." } }
}

function flies {
  params = { f = piece }
  is     = !f.stowed && (f.holder == none || allied(f.holder.owner, f.owner))
}

action sail {
  text = "sail ${what} from ${here} to ${there}"
  menu = "sail"

  param here {
    in = unique([for p in every(piece) : p.space if p.owner == actor && p.left > 0 && sails(p)])
  }
  param what {
    in = unique([for p in pieces(here) : p.unit if p.owner == actor && p.left > 0 && sails(p)])
  }

  ship = best({ for p in pieces(here) : p.left => p if p.owner == actor && p.unit == what })

  param there {
    in = reach(movement.by_sea, ship, here, ship.left)
  }

  do {
    for f {
      in = cargo(ship)
      set f { stowed = true }
    }
    call sail_through {
      ship  = ship
      there = there
    }
  }
}

procedure scramble {
  params = { b = battle }

  # EUR-574: those aboard an attacked carrier rise and may be chosen; EUR-571: the attacker's stowed ones stay below.
  for f {
    in    = pieces(b.place)
    where = f.holder != none && is_a(f, tag.air) && !allied(f.owner, b.attacker)
    carry f { by = none }
  }
}

procedure land_the_homeless {
  params = { s = space }

  for f {
    in    = pieces(s)
    where = s.domain == domain.sea && is_a(f, tag.air) && f.holder == none && f.owner != game.active

    deck = first([for c in pieces(s) : c if allied(c.owner, f.owner) && is_a(c, tag.carrier) && count(cargo(c)) < 2])
    if {
      when = deck != none
      carry f { by = deck }
    }
    else {
      choose refuge {
        by     = f.owner
        prompt = "Where does ${f} land?"
        from   = [for t in adjacent(s) : t if t.domain == domain.land && allied(t.controller, f.owner) && t.taken_on != game.turns]
      }
      if {
        when = refuge == none
        destroy f {}
      }
      else {
        move f { to = refuge }
      }
    }
  }
}
enum role {
  values = [none_yet, bombs, escorts, intercepts]
}

class piece {
  state = { role = { type = role, default = role.none_yet } }
}

function in_role {
  params = { s = space, r = role }
  is     = [for p in pieces(s) : p if p.role == r]
}

action raid {
  text = "raid ${there} from ${here} with ${escorts} escorts"
  menu = "raid"

  param here {
    in = unique([for p in every(piece) : p.space if p.owner == actor && p.unit == unit.bomber && p.left == 6])
  }

  lead     = first([for p in pieces(here) : p if p.owner == actor && p.unit == unit.bomber])
  fighters = [for p in pieces(here) : p if p.owner == actor && p.unit == unit.fighter && p.left == 4 && p.holder == none]

  param there {
    in = [for s in reach(movement.by_air, lead, here, 3) : s if any([for c in enemies(s, actor) : is_a(c, tag.factory)])]
  }
  param escorts {
    in = range(0, count([for f in fighters : f if distance(movement.by_air, f, here, there, 2) > 0]))
  }

  do {
    for p {
      in = concat([lead], take(fighters, escorts))
      set p {
        role      = p == lead ? role.bombs : role.escorts
        came_from = here
        left      = 0
      }
      move p { to = there }
    }
  }
}

procedure lose_planes {
  params = { from = list(piece), n = int, by = player }

  choose lost {
    by      = by
    prompt  = "Choose ${n} planes."
    from    = from
    count   = n
    default = take(sorted({ for p in from : p.unit.cost => p }), n)
  }
  destroy lost {}
}

procedure fight_raid {
  params = { s = space, by = player }

  victim = s.controller
  return { when = victim == none }
  ready  = [for f in enemies(s, by) : f if f.unit == unit.fighter]
  choose risen {
    by       = victim
    prompt   = "Which fighters defend ${s} against the raid?"
    from     = ready
    count    = count(ready)
    at_least = 0
    default  = ready
  }
  for f {
    in = risen
    set f { role = role.intercepts }
  }

  # Step A: one gun, a die for each plane, losses at once.
  planes = concat(in_role(s, role.bombs), in_role(s, role.escorts))
  roll flak {
    die     = die.d6
    count   = any([for g in enemies(s, by) : is_a(g, tag.gun)]) ? count(planes) : 0
    at_most = 1
  }
  call lose_planes {
    from = planes
    n    = flak
    by   = by
  }
  # Step B: noted only.
  roll noted {
    die     = die.d6
    each    = in_role(s, role.intercepts)
    at_most = 2
  }
  # Step C: at once.
  roll returned {
    die     = die.d6
    each    = in_role(s, role.escorts)
    at_most = 1
  }
  call lose_planes {
    from = in_role(s, role.intercepts)
    n    = returned
    by   = victim
  }
  # Step D.
  call lose_planes {
    from = concat(in_role(s, role.bombs), in_role(s, role.escorts))
    n    = noted
    by   = by
  }
  roll bombs {
    die   = die.d6
    count = count(in_role(s, role.bombs))
  }
  pay victim {
    ipc = min(victim.ipc, sum(bombs))
  }
  for p {
    in    = concat(in_role(s, role.bombs), in_role(s, role.escorts))
    where = p.came_from != none
    move p { to = p.came_from }
  }
}
class piece {
  state = {
    fought   = { type = bool, default = false }
    loaded   = { type = bool, default = false }
    unloaded = { type = bool, default = false }
  }
}

function sails {
  params = { p = piece }
  is     = (is_a(p, tag.ship) || is_a(p, tag.submarine)) && !p.unloaded
}

function may_handle {
  params = { t = piece, loading = bool }
  is     = !t.unloaded && !(t.fought && (loading ? t.unloaded : t.loaded)) && empty([for e in enemies(t.space, t.owner) : e if !e.submerged])
}

action load {
  text = "load ${n} infantry from ${here} onto the transport in ${zone}"
  menu = "load"

  param here {
    in = unique([for p in every(piece) : p.space if p.owner == actor && p.unit == unit.infantry && p.left > 0 && p.holder == none])
  }
  param zone {
    in = [for s in adjacent(here) : s if any([for t in pieces(s) : t.owner == actor && is_a(t, tag.transport) && count(cargo(t)) < 2 && may_handle(t, true)])]
  }

  ship = first([for t in pieces(zone) : t if t.owner == actor && is_a(t, tag.transport) && count(cargo(t)) < 2 && may_handle(t, true)])
  men  = [for p in pieces(here) : p if p.owner == actor && p.unit == unit.infantry && p.left > 0]

  param n {
    in = range(1, min(count(men), 2 - count(cargo(ship))))
  }

  do {
    going = take(men, n)
    move going { to = zone }
    carry going { by = ship }
    set ship { loaded = true }
    for m {
      in = going
      set m { left = 0 }
    }
  }
}

action unload {
  text = "unload the transport in ${zone} into ${beach}"
  menu = "unload"

  param zone {
    in = unique([for t in every(piece) : t.space if t.owner == actor && is_a(t, tag.transport) && !empty(cargo(t)) && may_handle(t, false)])
  }
  param beach {
    in = [for s in adjacent(zone) : s if s.domain == domain.land]
  }

  do {
    ship = first([for t in pieces(zone) : t if t.owner == actor && is_a(t, tag.transport) && !empty(cargo(t)) && may_handle(t, false)])
    men  = cargo(ship)
    carry men { by = none }
    move men { to = beach }
    set ship { unloaded = true }
  }
}

procedure fight_everywhere {
  params = { p = player }

  # EUR-620: who has not left a shared zone fights in it.
  for s {
    in    = every(space)
    where = any([for q in pieces(s) : q.owner == p && q.role == role.none_yet && !is_a(q, tag.factory)]) && any([for q in enemies(s, p) : !q.submerged && q.role == role.none_yet])

    create b {
      record   = battle
      place    = s
      attacker = p
    }
    for t {
      in    = pieces(s)
      where = is_a(t, tag.transport)
      set t { fought = true }
    }
    call scramble { b = b }
    call fight { b = b }
    call land_the_homeless { s = s }
    destroy b {}
  }
}
class piece {
  state = { moved_in_round = { type = int, default = 0 } }
}

action take_over {
  text = "take over ${n} ${what} in ${here}"
  menu = "take over allied units"

  param here {
    in = [for s in every(space) : s if actor == player.soviet_union && s.home_of == actor && any([for p in pieces(s) : p.owner != actor && allied(p.owner, actor)])]
  }
  param what {
    in = unique([for p in pieces(here) : p.unit if p.owner != actor && allied(p.owner, actor)])
  }

  theirs = [for p in pieces(here) : p if p.owner != actor && allied(p.owner, actor) && p.unit == what]

  param n {
    in = range(1, count(theirs))
  }

  do {
    for p {
      in = take(theirs, n)
      set p {
        owner = actor
        left  = 0
      }
    }
  }
}

action move_gun {
  text = "move a gun from ${here} to ${there}"
  menu = "move a gun"

  param here {
    in = unique([for g in every(piece) : g.space if is_a(g, tag.gun) && g.moved_in_round < game.round && (g.owner == actor || g.space.middle_east && allied(g.owner, actor))])
  }
  param there {
    in = [for s in adjacent(here) : s if s.domain == domain.land && allied(s.controller, actor)]
  }

  do {
    gun = first([for g in pieces(here) : g if is_a(g, tag.gun) && g.moved_in_round < game.round])
    set gun { moved_in_round = game.round }
    move gun { to = there }
  }
}
class player {
  state = { took_capital_on = { type = int, default = -1 } }
}

function is_free {
  params = { p = player }
  is     = all([for s in every(space) : allied(s.controller, p) if s.capital_of == p])
}

function payee {
  params = { s = space }
  is     = s.controller != none && s.home_of != none && allied(s.home_of, s.controller) && is_free(s.home_of) ? s.home_of : s.controller
}

procedure capture {
  params = { s = space, by = player }

  set s {
    controller = s.convoy && allied(s.home_of, by) ? s.home_of : by
    taken_on   = game.turns
  }
  if {
    when = s.capital_of != none && !allied(s.capital_of, by)
    set by { took_capital_on = game.turns }
  }
}

procedure claim_victory {
  params = { p = player }

  theirs = any([for s in every(space) : allied(s.controller, p) if s.capital_of != none && !allied(s.capital_of, p)])
  if {
    when = p.took_capital_on >= 0 && theirs && is_free(p)
    end_game {
      winner  = p.alliance
      because = "${p} has held an enemy capital until its next turn."
    }
  }
}

procedure share_grant {
  params = { grant = int }

  var rest { is = grant }
  for p {
    in    = every(player)
    where = p.alliance == alliance.allies
    choose share {
      by     = p
      prompt = "${rest} of the Allies' ${grant} are left. What do you take?"
      from   = p == player.united_states ? [rest] : range(0, rest)
    }
    gain p { ipc = share }
    set rest { is = rest - share }
  }
}
setup {
  for s {
    in = every(space)
    set s { controller = s.home_of }
  }
  place united_kingdom {
    united_kingdom = { infantry = 2, fighter = 2, bomber = 1, aa_gun = 1 }
  }
  place russia {
    soviet_union   = { infantry = 4, aa_gun = 1 }
    united_kingdom = { fighter = 1 }
  }
  place germany {
    germany = { infantry = 4, fighter = 2, bomber = 1, industrial_complex = 1 }
  }
  place eastern_united_states {
    united_states = { infantry = 2 }
  }
  place north_sea {
    germany = { submarine = 2 }
  }
  place atlantic_convoy {
    united_states  = { transport = 1, carrier = 1 }
    united_kingdom = { destroyer = 1 }
  }
}

phase combat_move {
  title = "Combat move"

  offer {
    to      = game.active
    actions = [action.fly, action.sail, action.load, action.unload, action.raid]
    prompt  = "Move into combat."
    done    = "done moving"
  }
}

phase conduct_combat {
  title = "Conduct combat"

  me = game.active
  for s {
    in    = every(space)
    where = !empty(in_role(s, role.bombs))
    call fight_raid {
      s  = s
      by = me
    }
  }
  call fight_everywhere { p = me }
}

phase noncombat_move {
  title = "Noncombat move"

  offer {
    to      = game.active
    actions = [action.sail, action.load, action.unload, action.move_gun, action.take_over]
    prompt  = "Move what did not fight."
    done    = "done moving"
  }
  call surface_all {}
}

phase collect_income {
  title = "Collect income"

  me = game.active
  gain me { ipc = production(me) }
  if {
    when = me == player.germany
    call middle_east {}
  }
}

sequence main {
  call share_grant { grant = 12 }
  repeat {
    while = game.round < 10
    set game { round = game.round + 1 }

    for p {
      in = every(player)
      set game {
        active = p
        turns  = game.turns + 1
      }
      for c {
        in = every(piece)
        set c {
          left      = c.owner == p ? c.unit.move : 0
          came_from = none
          role      = role.none_yet
          stowed    = false
          fought    = false
          loaded    = false
          unloaded  = false
        }
      }
      call claim_victory { p = p }
      call combat_move {}
      call conduct_combat {}
      call noncombat_move {}
      call collect_income {}
    }
    check_victory {}
  }
}

victory time_is_up {
  when    = game.round >= 10
  winner  = alliance.allies
  because = "The Axis have run out of time."
}
