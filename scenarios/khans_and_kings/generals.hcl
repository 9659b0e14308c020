# Generals and Admirals: the pool of a state, its staff, and what those on the map do for the units around them.

# Ours, as the book's table of traits is missing: what some Generals do besides.
class trait {
  attributes = {
    suits    = { type = set(branch), default = [], doc = "The types that it concerns; all, if empty." }
    strength = { type = int, default = 0 }
    assault  = { type = int, default = 0, doc = "Strength of those who attack." }
    morale   = { type = int, default = 0 }
    reach    = { type = int, default = 0, doc = "Sub-provinces by which the influence is wider." }
  }
}

rows thing trait {
  columns     = [title,                suits,                                    strength, assault, morale, reach]

  horseman    = ["born to the saddle", [branch.cavalry],                         1,        _,       _,      _]
  dashing     = ["dashing",            _,                                        _,        1,       -1,     _]
  drillmaster = ["a drillmaster",      [branch.infantry],                        _,        _,       1,      _]
  gunner      = ["a gunner",           [branch.artillery, branch.siege_machine], 1,        _,       _,      _]
  far_sighted = ["far-sighted",        _,                                        _,        _,       _,      1]
  cautious    = ["cautious",           _,                                        _,        -1,      1,      _]
  cites       = ["KK3-680", "KK3-700", "KKA-41"]
}

class unit {
  attributes = {
    serves  = { type = optional(player), default = none, doc = "Officers: the state whose list they are on." }
    trait   = { type = optional(trait), default = none }
    signals = { type = int, default = 0, min = 0, doc = "Ability Signals: units that it regroups in a turn." }
  }
  flags = [
    staff_college # a building: Generals are recruited there
  ]
}

class piece {
  state = {
    talent = { type = int, default = 0, min = 0, doc = "An officer's Command at the first level." }
    shifted = {
      type    = int,
      default = -1,
      doc     = "The turn in which an officer was last moved between the staff and the map."
    }
    banished = { type = int, default = -1, doc = "The last turn in which an officer may not go to the map." }
  }
}

# The officers that a state can still recruit, and those that it has recruited and not sent out. Everybody may look at them.
space officers {
  title   = "officers' list"
  article = "the"
  off_map = true
  domain  = domain.table
}

space staff {
  title   = "staff"
  article = "the"
  off_map = true
  domain  = domain.table
}

# Three Generals and an Admiral for each state, the first of whom is in its capital when the game begins. Names, traits and
# numbers are ours; a scenario can give them as it likes.
rows unit {
  columns        = [title,               branch,         speed, serves,           trait]

  batu_noyan     = ["Batu Noyan",        branch.general, 1,     player.khanate,   trait.horseman]
  sorghan_khatun = ["Sorghan Khatun",    branch.general, 1,     player.khanate,   trait.far_sighted]
  old_temur      = ["Old Temur",         branch.general, 1,     player.khanate,   _]
  lake_prince    = ["the Lake Prince",   branch.admiral, 1,     player.khanate,   _]
  duke_alaric    = ["Duke Alaric",       branch.general, 1,     player.kingdom,   trait.cautious]
  marshal_thorn  = ["Marshal Thorn",     branch.general, 1,     player.kingdom,   trait.drillmaster]
  sir_osric      = ["Sir Osric",         branch.general, 1,     player.kingdom,   _]
  lord_haven     = ["Lord Haven",        branch.admiral, 1,     player.kingdom,   _]
  kommissar_rein = ["Commissioner Rein", branch.general, 1,     player.union,     trait.gunner]
  general_voss   = ["General Voss",      branch.general, 1,     player.union,     trait.dashing]
  colonel_brandt = ["Colonel Brandt",    branch.general, 1,     player.union,     _]
  admiral_steen  = ["Admiral Steen",     branch.admiral, 1,     player.union,     _]
  emir_jafar     = ["Emir Jafar",        branch.general, 1,     player.sultanate, trait.horseman]
  pasha_idris    = ["Idris Pasha",       branch.general, 1,     player.sultanate, trait.drillmaster]
  yusuf_bey      = ["Yusuf Bey",         branch.general, 1,     player.sultanate, _]
  reis_salim     = ["Reis Salim",        branch.admiral, 1,     player.sultanate, _]
  cites          = ["KK3-679", "KK3-680", "KKA-41"]
}

setup {
  cites = ["KKA-41"]

  for p {
    in = powers()
    for u {
      in    = every(unit)
      where = u.serves == p
      create {
        unit  = u
        owner = p
        at    = space.officers
      }
    }

    for g {
      in    = take(pieces(space.officers, p), 1)
      where = p.home != none

      set g { talent = 2 }
      move g { to = capital_of(p.home) }
    }
  }
}

function is_officer {
  params = { p = piece }
  is     = p.unit.branch == branch.general || p.unit.branch == branch.admiral
}

# ---- Recruiting, sending out, calling back

# How many officers a state may have at once, on the map and on the staff; its Government, Doctrine and Events attach modifiers.
value officers_allowed {
  of    = player
  is    = 2 + self.government.generals + self.doctrine.generals
  min   = 0
  cites = ["KK3-682"]
}

function officers_of {
  params = { p = player }
  is     = [for g in every(piece) : g if g.owner == p && is_officer(g) && g.captor == none && g.space != space.officers]
}

function officer_price {
  returns = map(resource, int)
  cites   = ["KK3-681"]
  is      = { gold = 2, food = 1 }
}

action hire_officer {
  text   = "recruit a General"
  beside = [action.propose]
  cites  = ["KK3-679", "KK3-681..683", "KK3-684"]

  require headquarters {
    that    = any(every(piece), piece.owner == actor && piece.unit.staff_college)
    message = "Generals are recruited in a General HQ."
  }
  require wanted {
    that    = any(pieces(space.officers), piece.owner == actor)
    message = "Nobody is left on your officers' list."
  }
  require allowed {
    that    = count(officers_of(actor)) < actor.officers_allowed
    message = "Your state has no more posts for Generals."
  }
  require paid {
    that    = can_pay(actor, officer_price())
    message = "A General costs ${officer_price()}."
  }

  do {
    pay actor { all = officer_price() }
    pick drawn {
      from  = pieces(space.officers, actor)
      count = 1
    }
    for g {
      in = drawn

      roll gift { die = die.k6 }
      set g { talent = ceil(first(gift) / 2) }
      move g { to = space.staff }
      say { text = "${actor} recruits ${g.unit}, Command ${g.command}." }
    }
  }

  appeal = 8
}

# An own sub-province without enemies.
function may_be_posted {
  params = { s = space, p = player }
  is     = lord(s) == p && empty(enemies(s, p))
  cites  = ["KK3-685"]
}

action post_officer {
  text   = "send ${officer} to ${there}"
  menu   = "send a General to the map"
  beside = [action.propose]
  cites  = ["KK3-684", "KK3-685", "KK3-693", "KK3-695"]

  param officer {
    in      = where(pieces(space.staff, actor), piece.shifted != game.round && piece.banished < game.round)
    message = "That officer cannot be sent out in this turn."
  }
  param there {
    in      = where(lands(), may_be_posted(space, actor))
    message = "An officer is sent to a sub-province of your own that no enemy has entered."
  }

  do {
    set officer { shifted = game.round }
    move officer { to = there }
    say { text = "${officer.unit} takes command in ${there}." }
  }

  appeal = 1 + sum([for s in concat([there], adjacent(there)) : count(pieces(s, actor), fights(piece))])
}

action withdraw_officer {
  text   = "call back ${officer}"
  menu   = "call a General back"
  beside = [action.propose]
  cites  = ["KK3-691..693", "KK3-719"]

  param officer {
    in = where(
      every(piece),
      piece.owner == actor && is_officer(piece) && piece.space.domain == domain.land && piece.holder == none &&
      piece.shifted != game.round)
    message = "That officer is not on land, or has changed place in this turn."
  }

  do {
    set officer { shifted = game.round }
    move officer { to = space.staff }
    say { text = "${officer.unit} is called back." }
  }

  appeal = -2
}

# What Events and Decisions may do: an officer goes back to the staff, and stays there for some turns.
procedure banish {
  params = { g = piece, turns = int }
  cites  = ["KK3-695"]

  set g { banished = game.round + turns }
  move g { to = space.staff }
  say { text = "${g.unit} has to leave the army." }
}

# ---- Capture

# Who is alone among enemies is taken: officers cannot fight, and aircraft at their base, ships in port and Agents do not fight for
# them. Who is aboard a ship shares its fate. Independents hold nobody, so whoever meets them alone is lost.
procedure take_officers {
  params = { s = space }
  cites  = ["KK3-686", "KK3-688", "KK3-689", "KK3-864"]

  for g {
    in    = pieces(s)
    where = is_officer(g) && g.holder == none

    foes  = enemies(s, g.owner)
    alone = !empty(foes) && (g.owner == none || empty(army(s, g.owner)))
    taker = first([for u in foes : u.owner if u.owner != player.independents])
    if {
      when = alone && taker != none
      say { text = "${g.unit} falls into the hands of ${taker}." }
      call capture { with = [g, taker] }
    }
    else_if {
      when = alone
      say { text = "${g.unit} falls into the hands of ${first(foes).owner}, who spare nobody." }
      call capture { with = [g, first(foes).owner] }
    }
  }
}

# He is lost at the end of the turn, when nothing that goes on speaks of him any more.
after procedure end_of_turn independents_spare_nobody {
  cites = ["KK3-689", "KK3-864"]

  for g {
    in    = pieces(space.captivity)
    where = g.captor == player.independents
    call lose { with = [g, none] }
  }
}

on entered officers_are_taken {
  cites = ["KK3-689"]
  call take_officers { with = [place] }
}

on withdrawn officers_in_the_way_are_taken {
  cites = ["KK3-689"]
  call take_officers { with = [place] }
}

procedure take_all_officers {
  cites = ["KK3-689"]

  for s {
    in = every(space)
    call take_officers { with = [s] }
  }
}

# A state that has fallen takes nobody any more.
after procedure settle_relation hosts_become_enemies {
  cites = ["KK3-689"]
  call take_all_officers { when = !a.defeated }
}

# Those who protected an officer may be gone.
after procedure reset_units officers_among_enemies {
  cites = ["KK3-689"]
  call take_all_officers {}
}

# Units may also appear where an officer of the enemy's stands, who does not hinder them: recruits and those that are
# received, the levy, tribes and vassals, what a building musters, whoever is freed or won over, and rebels.
after procedure deploy officers_among_recruits {
  cites = ["KK3-689"]
  call take_all_officers {}
}

after procedure call_up officers_among_those_called {
  cites = ["KK3-689"]
  call take_officers { with = [at] }
}

after procedure muster officers_in_the_mustering_place {
  cites = ["KK3-689"]
  call take_all_officers {}
}

after procedure set_free officers_among_the_freed {
  cites = ["KK3-689"]
  call take_all_officers {}
}

after action win_over officers_among_those_won_over {
  cites = ["KK3-689"]
  call take_all_officers {}
}

after procedure rise officers_among_rebels {
  cites = ["KK3-689"]
  call take_all_officers {}
}

after procedure red_guard_rises officers_among_the_red_guard {
  cites = ["KK3-689"]
  call take_officers { with = [s] }
}

on battle_over officers_are_left_behind {
  cites = ["KK3-689"]
  call take_officers { with = [place] }
}

# ---- Influence

# Each level of experience raises Command.
value command {
  of    = piece
  is    = self.talent + self.experience - 1
  cites = ["KK3-646", "KK3-713"]
}

# How far an officer's own influence goes, in sub-provinces; Events, Decisions and traits attach modifiers.
value influence {
  of    = piece
  is    = 1
  min   = 0
  cites = ["KK3-702", "KK3-703"]
}

modifier far_sight {
  to    = value.influence
  when  = self.unit.trait != none
  add   = self.unit.trait.reach
  cites = ["KK3-703"]
}

movement one_step {
  params = { mover = piece }
}

# From sub-province to sub-province as long as Signals pass orders on.
movement relay {
  params = { mover = piece }
  pass   = any(pieces(from), piece.owner == mover.owner && passes_orders(piece))
  cites  = ["KK3-514", "KK3-567", "KK3-704", "KK3-705"]
}

function passes_orders {
  params = { u = piece }
  is     = u.unit.signals > 0 && !u.routed && u.holder == none
  cites  = ["KK3-514", "KK3-615"]
}

function area_of {
  params = { g = piece }
  is     = spread(movement.relay, g, spread(movement.one_step, g, [g.space], g.influence), 99)
  cites  = ["KK3-701..705"]
}

# The officers of a state who are on the map.
function in_the_field {
  params = { p = optional(player) }
  is     = [for g in every(piece) : g if g.owner == p && is_officer(g) && on_board(g)]
}

# Whether Signals stand in the influence of an officer, whose influence they extend.
function relays {
  params = { u = piece }
  is     = passes_orders(u) && any(in_the_field(u.owner), contains(area_of(piece), u.space))
  cites  = ["KK3-647", "KK3-705", "KK3-706"]
}

# Generals command on land, Admirals at sea; an Admiral in a naval base does both.
function may_command {
  params = { g = piece, u = piece }
  is = (
    g.unit.branch == branch.general ? !u.unit.branch.afloat :
    u.unit.branch.afloat || any(pieces(g.space), piece.unit == unit.naval_base && piece.owner == g.owner)
  )
  cites = ["KK3-701", "KK3-714", "KK3-720"]
}

# Those who could give a unit orders: the most experienced of the officers whose influence covers it.
function claimants {
  params = { u = piece }

  near  = where(in_the_field(u.owner), may_command(piece, u) && contains(area_of(piece), u.space))
  is    = [for g in near : g if all(near, g.experience >= piece.experience)]
  cites = ["KK3-707", "KK3-708"]
}

# Nobody commands where equals dispute it.
function commander_of {
  params = { u = piece }

  those = claimants(u)
  is    = count(those) == 1 ? first(those) : none
  cites = ["KK3-707", "KK3-709"]
}

# What the command that a unit is under adds to its Morale, or takes from it where equals dispute it.
function authority_over {
  params = { u = piece }

  those = claimants(u)
  is = (
    empty(those) ? 0 :
    count(those) == 1 ? first(those).command + trait_morale(first(those), u) :
    min([for g in those : g.command]) - max([for g in those : g.command])
  )
  cites = ["KK3-699", "KK3-709", "KK3-710"]
}

function concerns {
  params = { t = trait, u = piece }
  is     = empty(t.suits) || any(t.suits, is_a(u, branch))
  cites  = ["KK3-700"]
}

function trait_morale {
  params = { g = piece, u = piece }
  is     = g.unit.trait != none && concerns(g.unit.trait, u) ? g.unit.trait.morale : 0
  cites  = ["KK3-700"]
}

function trait_strength {
  params = { g = optional(piece), u = piece }
  is = (
    g != none && g.unit.trait != none && concerns(g.unit.trait, u) ?
    g.unit.trait.strength + (storms(u) ? g.unit.trait.assault : 0) :
    0
  )
  cites = ["KK3-700"]
}

modifier led {
  to    = value.morale
  when  = fights(self)
  add   = authority_over(self)
  cites = ["KK3-678", "KK3-699", "KK3-710"]
}

modifier led_with_skill {
  to    = value.power
  stage = reckoning.flat
  when  = self.duty != duty.idle
  add   = trait_strength(commander_of(self), self)
  cites = ["KK3-678", "KK3-700"]
}

# ---- Admirals at sea

# An Admiral goes aboard from the coast, and ashore again, and either takes the turn.
action embark_officer {
  text   = "embark ${officer} on ${ship}"
  menu   = "embark an Admiral"
  beside = [action.step]
  cites  = ["KK3-715..717"]

  param officer {
    in      = [for g in every(piece) : g if g.owner == actor && g.unit.branch == branch.admiral && movable(g)]
    message = "That Admiral has no whole turn left, or is not ashore."
  }

  require rested {
    that    = !officer.moved
    message = "Going aboard takes the whole turn."
  }
  param ship {
    in = where(
      every(piece),
      piece.owner == actor &&
      piece.unit.branch.afloat &&
      (piece.space == officer.space || touches(piece.space, officer.space))
    )
    message = "No ship of yours lies there."
  }

  do {
    call spend_turn { with = [officer] }
    carry officer { by = ship }
    say { text = "${officer.unit} hoists the flag on the ${ship.unit}." }
  }

  appeal = -1
}

action disembark_officer {
  text   = "put ${officer} ashore in ${there}"
  menu   = "put an Admiral ashore"
  beside = [action.step]
  cites  = ["KK3-717"]

  param officer {
    in = where(
      every(piece),
      piece.owner == actor && piece.unit.branch == branch.admiral && piece.holder != none && piece.left > 0 &&
      !piece.moved
    )
    message = "That Admiral is not aboard, or has had this turn."
  }
  param there {
    in = where(
      concat([officer.space], adjacent(officer.space)), may_stand(officer.unit, space) && empty(enemies(space, actor))
    )
    message = "No friendly coast is near."
  }

  do {
    carry officer { by = none }
    move officer { to = there }
    call spend_turn { with = [officer] }
  }

  appeal = 1
}
