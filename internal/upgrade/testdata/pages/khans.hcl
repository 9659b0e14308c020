scenario "khans_hard_parts" {
  title = "The hard parts of Khans & Kings 3"
}

enum branch {
  values = [infantry, cavalry, archers, artillery, support, armoured, general, signals, train, aircraft, anti_aircraft, irregular, building, token, card]
}

enum terrain {
  values = [plain, hills, mountains]
}

enum wound {
  values = [fresh, losses, heavy_losses]
}

alliance steppe {}
alliance coast {}
alliance wilds {}

player khanate {
  alliance = alliance.steppe
}

player kingdom {
  alliance = alliance.coast
}

player independents {
  title    = "the independents"
  alliance = alliance.wilds
}

seating two {
  seats = [[player.khanate], [player.kingdom]]
}

resource food {
  start = 5
}

resource metals {
  start = 3
}

resource gold {
  start = 3
}

resource wood {
  start = 3
}

resource stone {
  start = 3
}

class government {
  attributes = {
    gold_off   = { type = int, default = 0 }
    stone_off  = { type = int, default = 0 }
    wood_off   = { type = int, default = 0 }
    metals_off = { type = int, default = 0 }
    food_off   = { type = int, default = 0 }
    hunts      = { type = int, default = 0, doc = "Increment of food." }
  }
}

thing government chiefdom {
  food_off = 1
  hunts    = 1
}

thing government monarchy {
  gold_off  = 1
  stone_off = 1
  hunts     = -1
}

class player {
  state = {
    government = { type = government, default = government.chiefdom }
    caravans   = { type = int, default = 0, doc = "Trades by caravan this turn." }
  }
}

class game {
  state = {
    storm = { type = bool, default = false }
  }
}

class space {
  attributes = {
    terrain = { type = terrain, default = terrain.plain }
    grows   = { type = int, default = 0, min = 0 }
    hand_of = { type = optional(player), default = none }
  }
  state = {
    holder = optional(player)
  }
}

class unit {
  attributes = {
    branch   = branch
    strength = { type = int, default = 0 }
    morale   = { type = int, default = 0 }
    speed    = { type = int, default = 0 }
    gold     = { type = int, default = 0 }
    stone    = { type = int, default = 0 }
    wood     = { type = int, default = 0 }
    metals   = { type = int, default = 0 }
    food     = { type = int, default = 0 }
  }
}

class piece {
  state = {
    left  = { type = int, default = 0, doc = "Movement points left." }
    stage = { type = wound, default = wound.fresh }
  }
}

die k4 {
  faces = range(1, 4)
}

die k6 {
  faces = range(1, 6)
}

unit levy {
  branch   = branch.infantry
  strength = 3
  morale   = 2
  speed    = 1
  food     = 2
}

unit rider {
  branch   = branch.cavalry
  strength = 4
  morale   = 3
  speed    = 2
  food     = 2
  gold     = 1
}

unit bombard {
  branch   = branch.artillery
  strength = 5
  morale   = 1
  speed    = 1
  metals   = 3
}

unit tribal_warrior {
  branch   = branch.irregular
  strength = 2
  morale   = 2
  speed    = 1
}

unit khan {
  branch   = branch.general
  strength = 1
  morale   = 4
  speed    = 2
}

unit heliograph {
  branch = branch.signals
  speed  = 1
}

unit wagon_train {
  branch = branch.train
  speed  = 1
}

unit biplane {
  branch   = branch.aircraft
  strength = 3
  morale   = 1
  speed    = 4
}

unit flak {
  branch   = branch.anti_aircraft
  strength = 3
  morale   = 1
  speed    = 1
}

unit mill {
  branch = branch.building
  wood   = 2
}

unit caravanserai {
  branch = branch.building
  stone  = 2
}

unit logistics_centre {
  branch = branch.building
  stone  = 3
}

unit magazine {
  branch = branch.building
  wood   = 3
}

unit opium {
  branch = branch.token
}

unit silk {
  branch = branch.token
}

space highlands {}

space lowlands {}

space old_pass {
  part_of = space.highlands
  terrain = terrain.mountains
  borders = [space.mill_valley]
}

space mill_valley {
  part_of = space.highlands
  terrain = terrain.hills
  grows   = 2
  borders = [space.ford_village]
}

space ford_village {
  part_of = space.lowlands
  grows   = 3
  borders = [space.river_port]
}

space river_port {
  part_of = space.lowlands
  grows   = 1
}

space khans_hand {
  off_map = true
  hand_of = player.khanate
}

space kings_hand {
  off_map = true
  hand_of = player.kingdom
}

space discard {
  off_map = true
}

function is_a {
  params = { p = piece, b = branch }
  is     = p.unit.branch == b
}

function fights {
  params = { p = piece }
  is     = p.unit.strength > 0 && !p.captive
}

function enemies {
  params = { s = space, of = player }
  is     = [for p in pieces(s) : p if p.owner != none && p.owner != of && fights(p)]
}

function has_building {
  params = { s = space, p = player, kind = unit }
  is     = any([for b in pieces(s) : b.unit == kind && b.owner == p && !b.ruined])
}

event entered {
  fields = { mover = piece, place = space, left_from = space }
}
record deal {
  title = "the offer of ${self.seller} to ${self.buyer}: ${self.amount} ${self.gives} for ${self.price} ${self.wants}"

  fields = {
    seller = player
    buyer  = player
    gives  = resource
    amount = int
    wants  = resource
    price  = int
  }
}

procedure hand_over {
  params = { giver = player, taker = player, what = resource, n = int }

  pay giver {
    resource = what
    amount   = n
  }
  gain taker {
    resource = what
    amount   = n
  }
}

action propose {
  text = "offer ${partner} ${amount} ${gives} for ${price} ${wants}"
  menu = "offer a deal"

  param partner {
    in = [for p in every(player) : p if p != actor && p != player.independents]
  }
  param gives {
    in = [for r in every(resource) : r if stock(actor, r) > 0]
  }
  param amount {
    in = range(1, stock(actor, gives))
  }
  param wants {
    in = [for r in every(resource) : r if r != gives]
  }
  param price {
    in = range(1, 9)
  }
  do {
    for d {
      in    = every(deal)
      where = d.seller == actor && d.buyer == partner
      destroy d {}
    }
    create {
      record = deal
      seller = actor
      buyer  = partner
      gives  = gives
      amount = amount
      wants  = wants
      price  = price
    }
  }
}

action accept {
  text = "accept ${terms}"
  menu = "accept an offer"

  param terms {
    in      = [for d in every(deal) : d if d.buyer == actor && stock(d.seller, d.gives) >= d.amount && stock(actor, d.wants) >= d.price]
    message = "There is no such offer, or one of you cannot pay."
  }

  do {
    call hand_over {
      giver = terms.seller
      taker = actor
      what  = terms.gives
      n     = terms.amount
    }
    call hand_over {
      giver = actor
      taker = terms.seller
      what  = terms.wants
      n     = terms.price
    }
    destroy terms {}
  }
}

phase trade_and_build {
  title = "Trade, recruit and build"

  for p {
    in = every(player)
    set p { caravans = 0 }
  }

  offer {
    to      = [for p in every(player) : p if p != player.independents]
    actions = [action.propose, action.accept, action.caravan, action.recruit, action.build_way, action.force_exchange]
    prompt  = "Trade, recruit and build in any order."
    done    = "done"
  }
  for d {
    in = every(deal)
    destroy d {}
  }
}
enum moment {
  values = [never, enemy_enters, before_battle]
}

class unit {
  attributes = { played = { type = moment, default = moment.never } }
}

unit ambush {
  branch = branch.card
  played = moment.enemy_enters
}

unit war_cry {
  branch = branch.card
  played = moment.before_battle
}

hide hands {
  of   = piece
  when = self.space != none && self.space.hand_of != none && self.space.hand_of != viewer
}

event card_played {
  fields = { kind = unit, by = player, target = piece }
}

procedure open_window {
  params = { now = moment, target = piece }

  for p {
    in = every(player)

    hand = [for h in every(space) : h if h.hand_of == p]
    choose decision {
      by     = p
      prompt = "Play a Decision against ${target}?"
      from   = [for c in every(piece) : c if contains(hand, c.space) && c.unit.played == now && target.owner != p]
      pass   = "play none"
      secret = true
      ask    = p != target.owner
    }
    if {
      when = decision != none

      move decision { to = space.discard }
      emit card_played {
        kind   = decision.unit
        by     = p
        target = target
      }
    }
  }
}

on entered let_cards_be_played {
  call open_window {
    now    = moment.enemy_enters
    target = mover
  }
}

on card_played ambush_stops_it {
  if {
    when = kind == unit.ambush
    set target { left = 0 }
    say { text = "${by} ambushes ${target}." }
  }
}

on card_played war_cry_shakes_it {
  if {
    when = kind == unit.war_cry
    set target { shaken = true }
  }
}
class piece {
  state = {
    origin = optional(space)
    ruined = { type = bool, default = false }
  }
}

function threatened {
  params = { province = space, p = player }
  is     = any([for s in parts(province) : !empty(enemies(s, p))])
}

on entered call_warriors {
  province = place.part_of
  if {
    when = province != none && place.holder != none && place.holder != mover.owner && !any([for w in every(piece) : w.origin == province])

    owner = place.holder
    choose camp {
      by     = owner
      prompt = "Call the tribal warriors of ${province}?"
      from   = [for s in parts(province) : s if s.holder == owner && empty(enemies(s, owner))]
      text   = "gather them in ${it}"
      pass   = "call nobody"
    }
    if {
      when = camp != none
      create {
        unit   = unit.tribal_warrior
        owner  = owner
        at     = camp
        count  = 2
        origin = province
      }
    }
  }
}

procedure send_warriors_home {
  params = { p = player }

  for w {
    in    = every(piece)
    where = w.owner == p && w.origin != none && !threatened(w.origin, p)

    ruins = [for b in every(piece) : b if b.ruined && b.space.part_of == w.origin]
    choose rebuilt {
      by     = p
      prompt = "Disband ${w}?"
      from   = ruins
      text   = "disband, and rebuild ${it}"
      pass   = "keep them"
    }
    if {
      when = rebuilt != none
      set rebuilt { ruined = false }
      destroy w {}
    }
  }
}
function food_from_land {
  params = { p = player }
  is     = sum([for s in every(space) : s.grows if s.holder == p])
}

value food_income {
  of  = player
  is  = food_from_land(self)
  min = 0
}

modifier increment_of_food {
  to   = value.food_income
  when = food_from_land(self) > 0
  add  = self.government.hunts
}

phase resources {
  title = "Resources"

  for p {
    in = every(player)
    gain p { food = p.food_income }
  }
}
function price {
  params = { u = unit, p = player, r = resource }

  spare      = u.gold + u.stone + u.wood + u.metals + u.food - 1
  gold_cut   = min(u.gold, p.government.gold_off, spare)
  stone_cut  = min(u.stone, p.government.stone_off, spare - gold_cut)
  wood_cut   = min(u.wood, p.government.wood_off, spare - gold_cut - stone_cut)
  metals_cut = min(u.metals, p.government.metals_off, spare - gold_cut - stone_cut - wood_cut)
  food_cut   = min(u.food, p.government.food_off, spare - gold_cut - stone_cut - wood_cut - metals_cut)

  is = r == resource.gold ? u.gold - gold_cut : r == resource.stone ? u.stone - stone_cut : r == resource.wood ? u.wood - wood_cut : r == resource.metals ? u.metals - metals_cut : u.food - food_cut
}

action recruit {
  text = "recruit ${what} in ${there}"
  menu = "recruit or build"

  param what {
    in      = [for u in every(unit) : u if u.gold + u.stone + u.wood + u.metals + u.food > 0 && all([for r in every(resource) : stock(actor, r) >= price(u, actor, r)])]
    message = "You cannot pay for that."
  }
  param there {
    in = [for s in every(space) : s if s.holder == actor]
  }

  do {
    for r {
      in = every(resource)
      pay actor {
        resource = r
        amount   = price(what, actor, r)
      }
    }
    create {
      unit  = what
      owner = actor
      at    = there
    }
  }
}
class space {
  attributes = {
    yields      = { type = optional(unit), default = none }
    source_size = { type = int, default = 0 }
  }
}

class piece {
  state = {
    source    = optional(space)
    exchanged = { type = bool, default = false }
  }
}

space silk_road {
  part_of     = space.lowlands
  borders     = [space.river_port]
  yields      = unit.silk
  source_size = 3
}

procedure renew_tokens {
  for t {
    in    = every(piece)
    where = t.exchanged
    destroy t {}
  }
  for s {
    in    = every(space)
    where = s.yields != none && s.holder != none && !threatened(s.part_of, s.holder)

    missing = s.source_size - count([for t in every(piece) : t if t.source == s])
    if {
      when = missing > 0
      create {
        unit   = s.yields
        owner  = s.holder
        at     = s
        count  = missing
        source = s
      }
    }
  }
}

action force_exchange {
  text = "exchange opium for the ${wanted} of ${victim}"
  menu = "force opium on someone"

  opium = first([for t in every(piece) : t if t.unit == unit.opium && t.owner == actor && !t.exchanged])

  param victim {
    in = [for p in every(player) : p if p != actor && opium != none]
  }
  param wanted {
    in      = unique([for t in every(piece) : t.unit if t.source != none && t.owner == victim])
    message = "${victim} has none."
  }

  do {
    token = first([for t in every(piece) : t if t.source != none && t.owner == victim && t.unit == wanted])
    set token { owner = actor }
    set opium {
      owner     = victim
      exchanged = true
    }
  }
}

modifier silk_banners {
  to   = value.morale
  when = any([for t in every(piece) : t.unit == unit.silk && t.owner == self.owner])
  add  = 1
}
enum source {
  values = [ground, other, mercy]
}

function rough {
  params = { s = space }
  is     = s.terrain == terrain.mountains ? 2 : s.terrain == terrain.hills ? 1 : 0
}

value hindrance {
  of = piece
  is = 0
}

modifier storm_winds {
  to   = value.hindrance
  when = game.storm
  add  = 1
}

value speed {
  of     = piece
  is     = self.unit.speed
  min    = 0
  stages = [source.ground, source.other, source.mercy]
}

modifier rough_ground {
  to    = value.speed
  stage = source.ground
  add   = -rough(self.space)
}

modifier ground_leaves_one {
  to       = value.speed
  stage    = source.ground
  when     = self.unit.speed > 0
  at_least = 1
}

modifier hindered {
  to    = value.speed
  stage = source.other
  add   = -self.hindrance
}

modifier one_is_left {
  to       = value.speed
  stage    = source.mercy
  when     = self.unit.speed > 0 && self.unit.speed - rough(self.space) - self.hindrance >= 0
  at_least = 1
}

action step {
  text = "move ${n} ${what} from ${here} to ${there}"
  menu = "move"

  param here {
    in = unique([for p in every(piece) : p.space if p.owner == actor && p.left > 0])
  }
  param what {
    in = unique([for p in pieces(here) : p.unit if p.owner == actor && p.left > 0])
  }

  movers = [for p in pieces(here) : p if p.owner == actor && p.unit == what && p.left > 0]

  param there {
    in = adjacent(here)
  }
  param n {
    in = range(1, count(movers))
  }

  do {
    for p {
      in = take(movers, n)
      set p {
        left     = max(0, p.left - 1 - rough(there))
        start_at = here
      }
      move p { to = there }
      emit entered {
        mover     = p
        place     = there
        left_from = here
      }
    }
  }
}
enum way {
  values = [road, rail]
}

class border {
  attributes = { river = { type = bool, default = false } }
  state      = { ways = set(way) }
}

border the_ford {
  between = [space.ford_village, space.old_pass]
  river   = true
}

option rail_moves {
  type    = int
  default = 6
  min     = 1
  max     = 8
  text    = "Steps by rail in a turn; the book says both 6 and 8."
}

movement by_road {
  params = { mover = player }
  pass   = contains(edge.ways, way.road) && empty(enemies(to, mover))
}

movement by_rail {
  params = { mover = player }
  pass   = contains(edge.ways, way.rail) && empty(enemies(to, mover))
}

movement on_foot {
  params = { mover = piece }
  cost   = edge.river ? 2 : 1
}

function transactions {
  params = { p = player }
  is     = count([for s in every(space) : s if has_building(s, p, unit.caravanserai) && any([for t in reach(movement.by_road, p, s, 99) : has_building(t, p, unit.caravanserai)])])
}

action caravan {
  text = "trade ${gives} for ${wants} by caravan"
  menu = "trade with the merchants"

  require caravan_free {
    that    = actor.caravans < max(1, transactions(actor)) && any([for s in every(space) : has_building(s, actor, unit.caravanserai)])
    message = "One caravanserai trades once a turn, each of those on one road once more."
  }
  param gives {
    in = [for r in every(resource) : r if stock(actor, r) > 0]
  }
  param wants {
    in = [for r in every(resource) : r if r != gives]
  }

  do {
    set actor { caravans = actor.caravans + 1 }
    roll rate { die = die.k6 }
    cost = first(rate) + 2
    if {
      when = stock(actor, gives) < cost
      say { text = "The merchants want ${cost} ${gives} for one ${wants}: too dear." }
    }
    else {
      pay actor {
        resource = gives
        amount   = cost
      }
      gain actor {
        resource = wants
        amount   = 1
      }
    }
  }
}

function may_transport {
  params = { p = player, s = space }
  is     = has_building(s, p, unit.logistics_centre) && any([for t in reach(movement.by_rail, p, s, 99) : has_building(t, p, unit.logistics_centre)])
}

action build_way {
  text = "build ${kind} from ${here} to ${there}"
  menu = "build a road or railway"

  param here {
    in = [for s in every(space) : s if s.holder == actor]
  }
  param there {
    in = adjacent(here)
  }
  param kind {
    in = [for k in every(way) : k if any([for e in borders(here, there) : !contains(e.ways, k)])]
  }
  require stone_enough {
    that    = actor.stone >= 1
    message = "A way costs one stone."
  }

  do {
    pay actor { stone = 1 }
    for e {
      in = borders(here, there)
      set e {
        ways = union(e.ways, [kind])
      }
    }
  }
}

action ride {
  text = "ride ${what} by rail from ${here} to ${there}"
  menu = "ride by rail"

  param here {
    in = unique([for p in every(piece) : p.space if p.owner == actor && p.left > 0 && may_transport(actor, p.space)])
  }
  param what {
    in = unique([for p in pieces(here) : p.unit if p.owner == actor && p.left > 0])
  }
  param there {
    in = reach(movement.by_rail, actor, here, option.rail_moves)
  }

  do {
    rider = first([for p in pieces(here) : p if p.owner == actor && p.unit == what && p.left > 0])
    set rider { left = 0 }
    move rider { to = there }
  }
}
class piece {
  state = { supplied = { type = bool, default = true } }
}

movement supply_line {
  params = { mover = player }
  pass   = empty(enemies(to, mover))
}

procedure check_supply {
  params = { p = player }

  magazines = [for m in every(piece) : m.space if m.owner == p && m.unit == unit.magazine]
  trains    = [for m in every(piece) : m.space if m.owner == p && is_a(m, branch.train)]
  fed       = union(spread(movement.supply_line, p, magazines, 4), spread(movement.supply_line, p, trains, 2))
  for u {
    in    = every(piece)
    where = u.owner == p && fights(u)
    set u {
      supplied = contains(fed, u.space)
    }
  }
}
record area {
  fields = {
    general = piece
    over    = space
  }
}

class piece {
  state = {
    # lint:ignore SL313 battles teach, which this page leaves out
    experience = { type = int, default = 1 }
    # lint:ignore SL312 who leads a battle is asked in what this page leaves out
    commander = optional(piece)
    quarrel    = { type = int, default = 0, doc = "Difference in Command of equals." }
  }
}

function commanded {
  params = { g = piece, s = space }
  is     = any([for a in every(area) : a.general == g && a.over == s])
}

movement word_of_mouth {
  params = { mover = piece }
  pass   = from == mover.space && !edge.river || any([for m in pieces(from) : m.owner == mover.owner && is_a(m, branch.signals)])
}

procedure grow_area {
  params = { g = piece }

  for s {
    in = spread(movement.word_of_mouth, g, [g.space], 99)
    create {
      record  = area
      general = g
      over    = s
    }
  }
}

procedure settle_command {
  params = { p = player }

  for a {
    in = every(area)
    destroy a {}
  }
  generals = [for g in every(piece) : g if g.owner == p && is_a(g, branch.general)]
  for g {
    in = generals
    call grow_area { g = g }
  }
  for u {
    in    = every(piece)
    where = u.owner == p && fights(u)

    claims  = [for g in generals : g if commanded(g, u.space)]
    senior  = best({ for g in claims : g.experience => g })
    equals  = [for g in claims : g if g.experience == senior.experience]
    quarrel = count(equals) > 1 ? max([for g in equals : g.unit.morale]) - min([for g in equals : g.unit.morale]) : 0
    set u {
      commander = count(equals) == 1 ? senior : none
      quarrel   = quarrel
    }
  }
}
record battle {
  fields = {
    place    = space
    attacker = player
    defender = player
    fled     = { type = bool, default = false }
  }
}

class piece {
  state = {
    start_at = optional(space)
    rolled   = { type = int, default = 0 }
    fought   = { type = bool, default = false }
    routed   = { type = bool, default = false }
    lost     = { type = bool, default = false, doc = "Destroyed in the clash that goes on." }
    shaken   = { type = bool, default = false }
    captive  = { type = bool, default = false }
  }
}

function army {
  params = { b = battle, p = player }
  is     = [for u in pieces(b.place) : u if u.owner == p && fights(u)]
}

procedure withdraw {
  params = { u = piece, by = player }

  ways = [for s in adjacent(u.space) : s if empty(enemies(s, u.owner)) && count(pieces(s)) < 8]
  home = [for s in ways : s if s == u.start_at]
  if {
    when = empty(ways)
    set u { captive = true }
    say { text = "${by} takes ${u} prisoner." }
  }
  else {
    choose refuge {
      by      = u.owner
      prompt  = "Where does ${u} withdraw?"
      from    = u.routed && !empty(home) ? home : ways
      default = first(concat(home, ways))
    }
    move u { to = refuge }
  }
}

procedure wound_piece {
  params = { u = piece, steps = int }

  # Losses become heavy ones, and what has heavy ones is destroyed by any more (KK3-609, 610, 613).
  set u {
    lost  = u.stage == wound.heavy_losses || steps >= 2 && u.stage == wound.losses
    stage = steps >= 2 || u.stage != wound.fresh ? wound.heavy_losses : wound.losses
  }
}

procedure clash {
  params = { b = battle, one = piece, other = piece, help = list(piece) }

  call open_window {
    now    = moment.before_battle
    target = other
  }
  roll mine {
    die   = die.k4
    count = 1
  }
  roll theirs {
    die   = die.k4
    count = 1
  }
  set one {
    rolled = first(mine)
    fought = true
  }
  set other { rolled = first(theirs) }
  for h {
    in = help
    set h { fought = !is_a(h, branch.armoured) }
  }

  margin = one.power + sum([for h in help : ceil(h.power / 2)]) - other.power
  apart  = abs(first(mine) - first(theirs))
  loser  = margin > 0 ? other : one
  winner = margin > 0 ? one : other
  if {
    when = apart >= 2
    call wound_piece {
      u     = loser
      steps = apart - 1
    }
  }
  else_if {
    when = apart == 1
    call wound_piece {
      u     = one
      steps = 1
    }
    call wound_piece {
      u     = other
      steps = 1
    }
  }
  if {
    when = !loser.lost
    set loser { routed = abs(margin) > loser.morale }
    call withdraw {
      u  = loser
      by = winner.owner
    }
  }
  if {
    when = loser == one
    for h {
      in = help
      call withdraw {
        u  = h
        by = b.defender
      }
    }
  }
  for u {
    in    = [one, other]
    where = u.lost
    say { text = "${u} is destroyed." }
    destroy u {}
  }
}

procedure fight {
  params = { b = battle }

  repeat {
    while = !empty(army(b, b.defender)) && any([for u in army(b, b.attacker) : !u.fought])

    if {
      when = !b.fled
      choose flight {
        by     = b.defender
        prompt = "Flee from ${b.place}?"
        from   = [b.place]
        text   = "flee from ${it}"
        pass   = "stand"
      }
      if {
        when = flight != none
        set b { fled = true }
        for u {
          in = army(b, b.defender)
          call withdraw {
            u  = u
            by = b.attacker
          }
        }
        break {}
      }
    }

    fresh = [for u in army(b, b.attacker) : u if !u.fought]
    choose striker {
      by     = b.attacker
      prompt = "Which unit attacks?"
      from   = fresh
    }
    choose target {
      by     = b.attacker
      prompt = "Whom does ${striker} attack?"
      from   = [for u in army(b, b.defender) : u if can_target(striker, u, army(b, b.defender))]
    }
    choose help {
      by       = b.attacker
      prompt   = "Who supports ${striker}?"
      from     = [for u in fresh : u if u != striker]
      count    = count(fresh) - 1
      at_least = 0
      default  = []
    }
    call clash {
      b     = b
      one   = striker
      other = target
      help  = help
      when  = target != none
    }
  }
  if {
    when = !empty(army(b, b.defender))
    for u {
      in = army(b, b.attacker)
      call withdraw {
        u  = u
        by = b.defender
      }
    }
  }
}
enum reckoning {
  values = [ground, flat, percent, fraction]
}

class unit {
  attributes = {
    likes     = { type = set(terrain), default = [] }
    dislikes  = { type = set(terrain), default = [] }
    horse_cry = { type = int, default = 0, doc = "Percent." }
  }
}

unit yak_rider {
  branch    = branch.cavalry
  strength  = 3
  morale    = 2
  speed     = 1
  likes     = [terrain.mountains]
  dislikes  = [terrain.hills, terrain.mountains]
  horse_cry = 25
  food      = 3
}

value power {
  of     = piece
  is     = self.unit.strength + self.rolled
  min    = 0
  stages = [reckoning.ground, reckoning.flat, reckoning.percent, reckoning.fraction]
  round  = up
}

modifier bad_ground {
  to    = value.power
  stage = reckoning.ground
  when  = contains(self.unit.dislikes, self.space.terrain)
  add   = -2
}

modifier good_ground {
  to    = value.power
  stage = reckoning.ground
  when  = contains(self.unit.likes, self.space.terrain)
  add   = 1
}

modifier veteran {
  to    = value.power
  stage = reckoning.flat
  add   = self.experience - 1
}

modifier hungry {
  to    = value.power
  stage = reckoning.flat
  when  = !self.supplied
  add   = -ceil(self.unit.strength / 2)
}

modifier charge {
  to      = value.power
  stage   = reckoning.percent
  percent = self.unit.horse_cry
}

modifier has_losses {
  to    = value.power
  stage = reckoning.fraction
  when  = self.stage == wound.losses
  times = 2 / 3
}

modifier has_heavy_losses {
  to    = value.power
  stage = reckoning.fraction
  when  = self.stage == wound.heavy_losses
  times = 1 / 3
}

value morale {
  of  = piece
  is  = self.unit.morale
  min = 0
}

modifier hungry_hearts {
  to   = value.morale
  when = !self.supplied
  add  = -ceil(self.unit.morale / 2)
}

modifier quarrelling_generals {
  to  = value.morale
  add = -self.quarrel
}

modifier shaken_hearts {
  to   = value.morale
  when = self.shaken
  add  = -1
}
function needs_cover {
  params = { u = piece }
  is     = contains([branch.artillery, branch.archers, branch.support], u.unit.branch)
}

function can_target {
  params = { striker = piece, target = piece, side = list(piece) }

  rides = contains([branch.cavalry, branch.armoured, branch.aircraft], striker.unit.branch)
  is    = rides || needs_cover(striker) || !needs_cover(target) || all([for u in side : needs_cover(u)])
}

suppress at_home_there {
  modifier = modifier.bad_ground
  when     = contains(self.unit.likes, self.space.terrain)
}
class piece {
  state = {
    reacted = { type = bool, default = false }
    aborted = { type = bool, default = false }
  }
}

on entered flak_fires {
  if {
    when = is_a(mover, branch.aircraft)

    for gun {
      in    = every(piece)
      where = is_a(gun, branch.anti_aircraft) && gun.owner != mover.owner && !gun.reacted && !mover.aborted && (gun.space == place || touches(gun.space, place))

      set gun { reacted = true }
      roll shown {
        die   = die.k6
        count = 1
      }
      if {
        when = first(shown) >= 5
        set mover {
          aborted = true
          left    = 0
        }
        move mover { to = left_from }
        say { text = "${gun} turns ${mover} back." }
      }
    }
  }
}

on entered fighters_rise {
  if {
    when = is_a(mover, branch.aircraft) && !mover.aborted

    fighter = first([for f in every(piece) : f if is_a(f, branch.aircraft) && f.owner != mover.owner && !f.reacted && distance(movement.on_foot, f, f.space, place, div(f.unit.speed, 2)) >= 0])
    if {
      when = fighter != none

      base = fighter.space
      set fighter { reacted = true }
      move fighter { to = place }
      create fray {
        record   = battle
        place    = place
        attacker = fighter.owner
        defender = mover.owner
      }
      call clash {
        b     = fray
        one   = fighter
        other = mover
        help  = []
      }
      destroy fray {}
      set mover { aborted = mover.space != place }
      move fighter { to = base }
    }
  }
}

on entered battle_is_joined {
  if {
    when = !mover.aborted && mover.space == place && !empty(enemies(place, mover.owner))

    create b {
      record   = battle
      place    = place
      attacker = mover.owner
      defender = first(enemies(place, mover.owner)).owner
    }
    call fight { b = b }
    destroy b {}
    set mover { left = 0 }
  }
}
procedure uprising {
  params = { province = space, n = int }

  free = [for s in parts(province) : s if empty(enemies(s, player.independents))]
  for i {
    in    = range(0, n - 1)
    where = !empty(free)
    create {
      unit  = unit.levy
      owner = player.independents
      at    = free[i % count(free)]
    }
  }
}

phase independents_act {
  title = "The independents"

  for u {
    in    = every(piece)
    where = u.owner == player.independents && fights(u)

    province = u.space.part_of
    foes     = [for s in adjacent(u.space) : s if s.part_of == province && !empty(enemies(s, player.independents))]
    booty    = [for b in pieces(u.space) : b if is_a(b, branch.building) && !b.ruined]
    better   = [for s in adjacent(u.space) : s if s.part_of == province && rough(s) > rough(u.space)]

    if {
      when = !empty(foes)

      from = u.space
      move u { to = first(foes) }
      emit entered {
        mover     = u
        place     = first(foes)
        left_from = from
      }
    }
    else_if {
      when = !empty(booty)
      for b {
        in = booty
        set b { ruined = true }
      }
    }
    else_if {
      when = !empty(better)
      move u { to = best({ for s in better : rough(s) => s }) }
    }
  }
}
setup {
  for s {
    in    = every(space)
    where = s.part_of != none
    set s {
      holder = s.part_of == space.highlands ? player.khanate : player.kingdom
    }
  }
  set player kingdom { government = government.monarchy }

  place old_pass {
    khanate = { yak_rider = 1, khan = 1, heliograph = 1, logistics_centre = 1 }
  }
  place mill_valley {
    khanate = { rider = 2, mill = 1, magazine = 1, wagon_train = 1, opium = 1 }
  }
  place ford_village {
    kingdom = { levy = 3, bombard = 1, caravanserai = 1 }
  }
  place river_port {
    kingdom = { biplane = 1, flak = 1, magazine = 1 }
  }
  place khans_hand {
    khanate = { war_cry = 1 }
  }
  place kings_hand {
    kingdom = { ambush = 1 }
  }
}

phase events {
  title = "Events"

  roll weather {
    die   = die.k6
    count = 1
  }
  set game { storm = first(weather) == 1 }
  if {
    when = first(weather) == 6
    call uprising {
      province = space.lowlands
      n        = 2
    }
  }
  call renew_tokens {}
}

phase movement_of {
  title  = "Movement"
  params = { p = player }

  call send_warriors_home { p = p }
  call check_supply { p = p }
  call settle_command { p = p }
  for u {
    in    = every(piece)
    where = u.owner == p
    set u {
      left    = u.captive ? 0 : u.speed
      fought  = false
      aborted = false
      reacted = false
      shaken  = false
    }
  }
  offer {
    to      = p
    actions = [action.step, action.ride]
    prompt  = "Move, or stop."
    done    = "stop moving"
  }
}

sequence main {
  repeat {
    while = game.round < 12
    set game { round = game.round + 1 }

    call events {}
    call resources {}
    call trade_and_build {}
    for p {
      in    = every(player)
      where = p != player.independents
      set game { active = p }
      call movement_of { p = p }
    }
    call independents_act {}
    check_victory {}
  }
}

victory khanate_holds_the_port {
  when    = space.river_port.holder == player.khanate
  winner  = player.khanate
  because = "The Khanate has reached the sea."
}
