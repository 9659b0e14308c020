# The special abilities of units, as rows, and what they do in combat. A unit of the list has a set of them. Those that are used
# on purpose are actions, which stand where their subjects are.

class ability {
  attributes = {
    strength_on = { type = map(terrain, int), default = {}, doc = "Added to Strength on a terrain." }
    percent_on  = { type = map(terrain, int), default = {}, doc = "Percent of Strength on a terrain." }
    morale_on   = { type = map(terrain, int), default = {}, doc = "Added to Morale on a terrain." }
    strength_against = {
      type    = map(branch, int),
      default = {},
      doc     = "Added to Strength against a type; of a Fortress, against units beside one."
    }
    percent_against = { type = map(branch, int), default = {}, doc = "Percent of Strength against a type." }
    morale_against  = { type = map(branch, int), default = {}, doc = "Added to Morale against a type." }
    when_attacking  = { type = int, default = 0, doc = "Added to Strength in an attack." }
    after_losses    = { type = int, default = 0, doc = "Added to Strength after losses." }
    beside_fortress = {
      type    = int,
      default = 0,
      doc     = "Added to the Strength of all in the sub-province, next to an enemy Fortress."
    }
    breaches        = { type = int, default = 0, doc = "Taken from what a Fortress adds." }
    strength_around = { type = int, default = 0, doc = "Added to the Strength of allied units in the province." }
    morale_around   = { type = int, default = 0, doc = "Added to the Morale of allied units in the province." }
    ignores         = { type = set(terrain), default = [], doc = "Terrains whose penalties do not count." }
    bombs_from = {
      type    = int,
      default = 9,
      min     = 1,
      max     = 9,
      doc     = "Bombardment: the lowest result of the die that destroys a building; 9 is none."
    }
    bombs_to   = { type = int, default = 8, min = 1, max = 8, doc = "Bombardment: the highest." }
    builds     = { type = optional(unit), default = none, doc = "What it erects where it stands." }
    plunders   = { type = int, default = 0, doc = "Percent more resources from plunder." }
    road_speed = { type = int, default = 0, doc = "Points more along roads." }
  }
}

class unit {
  attributes = {
    abilities = { type = set(ability), default = [] }
    carries = {
      type    = optional(branch),
      default = none,
      doc     = "The type that its capacity is for; none means all land units."
    }
  }
}

rows thing ability {
  columns = [title,                        when_attacking]
  cites   = ["KK3-565"]

  charges = ["+2 Strength when attacking", 2]
}

rows thing ability {
  columns       = [title,                                 strength_on,       morale_on,         percent_on]
  cites         = ["KK3-560"]

  steppe_riders = ["+50% Strength on steppe",             _,                 _,                 { steppe = 50 }]
  desert_riders = ["+2 Strength and Morale on desert",    { desert = 2 },    { desert = 2 },    _]
  mountain_folk = ["+1 Strength and Morale on mountains", { mountains = 1 }, { mountains = 1 }, _]
}

rows thing ability {
  columns          = [title,                                 strength_against, percent_against]
  cites            = ["KK3-472", "KK3-487", "KK3-547", "KK3-560"]

  pikes            = ["+4 Strength vs. Cavalry",             { cavalry = 4 },  _]
  spears           = ["+2 Strength vs. Cavalry",             { cavalry = 2 },  _]
  anti_tank_shells = ["+4 Strength vs. Armoured",            { armoured = 4 }, _]
  torpedoes        = ["+50% Strength vs. Large steel ships", _,                { large_steel_ship = 50 }]
  siege_stones     = ["+2 Strength vs. Fortresses",          { fortress = 2 }, _]
  flak_shells      = ["+1 Strength vs. Aviation",            { aviation = 1 }, _]
}

rows thing ability {
  columns           = [title,
    after_losses, beside_fortress, breaches, strength_around, morale_around]
  cites             = ["KKA-52"]

  grim_resolve      = ["+2 Strength when Losses",
    2,            _,               _,        _,               _]
  siege_works       = ["+2 Strength of units next to a rival Fortress",
    _,            2,               _,        _,               _]
  battering         = ["-2 Fortress Strength",
    _,            _,               2,        _,               _]
  breaching_charges = ["-3 Fortress Strength",
    _,            _,               3,        _,               _]
  steel_nerves      = ["+1 Strength of units in the province",
    _,            _,               _,        1,               _]
  war_drums         = ["+1 Morale of units in the province",
    _,            _,               _,        _,               1]
}

rows thing ability {
  columns          = [title]
  cites            = ["KKA-52"]

  unassailable     = ["Cannot be attacked"]
  holds_nothing    = ["Does not occupy provinces"]
  unspeared        = ["Ignores bonuses against Cavalry"]
  hunts_submarines = ["Attacks Submarines"]
  hits_flyers      = ["Attacks Flying"]
  intercepts       = ["Intercepts Flying and Aviation"]
  picks_retreat    = ["Retreats where its player likes"]
  sweeps           = ["Minesweep"]
  lays_mines       = ["Lays mine barriers"]
}

rows thing ability {
  columns        = [title,                          bombs_from, ignores,          builds,    plunders, road_speed]
  cites          = ["KKA-52"]

  bombardment    = ["Bombardment 5-8",              5,          _,                _,         _,        _]
  light_bombs    = ["Bombardment 7-8",              7,          _,                _,         _,        _]
  jungle_trained = ["Ignores penalties of jungle",  _,          [terrain.jungle], _,         _,        _]
  builds_forts   = ["Builds Forts",                 _,          _,                unit.fort, _,        _]
  looters        = ["+100% resources from plunder", _,          _,                _,         100,      _]
  road_bound     = ["+1 Speed on roads",            _,          _,                _,         _,        1]
}

function able {
  params = { u = piece, a = ability }
  is     = contains(u.unit.abilities, a)
  cites  = ["KK3-484", "KK3-558"]
}

# ---- Terrain, Fortresses and rivers

# Whether a unit has come to where the enemy is. Fire is an attack from elsewhere.
function storms {
  params = { u = piece }
  is     = u.duty == duty.attacking || u.duty == duty.supporting
}

function attacks {
  params = { u = piece }
  is     = storms(u) || u.duty == duty.firing
}

# Whether a kind of unit has bonuses of its own on a terrain.
function at_home_on {
  params = { u = unit, t = terrain }
  is     = any([for a in u.abilities : any([for n in [a.strength_on[t], a.percent_on[t], a.morale_on[t]] : n > 0])])
}

# Whether a terrain does a unit no harm: it has a bonus of its own there, or ignores the penalties.
function unharmed_by {
  params = { u = piece, t = terrain }
  is     = at_home_on(u.unit, t) || any(u.unit.abilities, contains(ability.ignores, t))
  cites  = ["KK3-584", "KK3-600"]
}

# What one terrain adds to the Strength of a unit.
function ground_on {
  params = { u = piece, t = terrain }
  change = u.duty == duty.defending ? defence_on(t) : attack_on(t)
  is     = unharmed_by(u, t) ? max(0, change) : change
  cites  = ["KK3-221", "KK3-224", "KK3-600", "KK3-601"]
}

# The same for a relief, which may be none.
function ground_for {
  params = { u = piece, t = optional(terrain) }
  is     = t == none ? 0 : ground_on(u, t)
}

# The battle is where the units are. Who fires has the ground where he stands, as one who attacks; aircraft have none.
modifier ground {
  to    = value.power
  stage = reckoning.ground
  when  = self.duty != duty.idle && self.space.domain == domain.land && !is_a(self, branch.aviation)
  add   = ground_on(self, self.space.cover) + ground_for(self, self.space.relief)
  cites = [
    "KK3-212", "KK3-214", "KK3-217", "KK3-218", "KK3-221", "KK3-224", "KK3-227", "KK3-228", "KK3-234", "KK3-239",
    "KK3-760", "KK3-771"
  ]
}

# The bonus of a capital is for the units of the province's owner.
modifier built_up {
  to    = value.power
  stage = reckoning.ground
  when  = self.duty != duty.idle && self.space.capital && lord(self.space) == self.owner && !is_a(self, branch.aviation)
  add   = 1
  cites = ["KK3-245", "KK3-271"]
}

# What a Fortress adds to those who defend it, less what its attackers take from it.
function shelter_at {
  params = { s = space, breach = int }
  is     = sum([for b in buildings_at(s) : is_a(b, branch.fortress) ? max(0, b.unit.shelters - breach) : b.unit.shelters])
  cites  = ["KK3-417", "KK3-434", "KK3-598", "KK3-599"]
}

function battering {
  params = { u = piece }
  is     = sum(u.unit.abilities, ability.breaches)
}

# Of all that attack or support the attack; of a gun that fires from elsewhere, its own.
function breach_by {
  params = { foe = optional(piece), s = space }
  is = (
    foe == none ? 0 :
    foe.space != s ? battering(foe) :
    sum([for u in pieces(s) : battering(u) if u == foe || u.duty == duty.supporting])
  )
  cites = ["KK3-598"]
}

# Walls are for all units that defend themselves there, ships on a river among them, but not for aircraft, which are not there.
modifier behind_walls {
  to    = value.power
  stage = reckoning.ground
  when  = self.duty == duty.defending && !is_a(self, branch.aviation)
  add   = shelter_at(self.space, breach_by(self.foe, self.space))
  cites = ["KK3-417", "KK3-434", "KK3-598", "KK3-599", "KK3-671"]
}

# ---- Bonuses of units

function against {
  params = { bonuses = map(branch, int), foe = piece }
  parent = foe.unit.branch.of
  typed = (
    is_a(foe, branch.cavalry) && able(foe, ability.unspeared) ? 0 :
    bonuses[foe.unit.branch] + (parent == none ? 0 : bonuses[parent])
  )
  is    = typed + (holds_walls(foe) ? bonuses[branch.fortress] : 0)
  cites = ["KK3-416", "KK3-417", "KK3-472", "KK3-487", "KK3-488", "KK3-560", "KK3-577"]
}

# What is said of Fortresses is said of who stands beside one: not of who has just come to storm it, nor of aircraft.
function holds_walls {
  params = { u = piece }
  is     = !storms(u) && !is_a(u, branch.aviation) && fortified(u.space)
  cites  = ["KK3-416", "KK3-417"]
}

function here {
  params = { bonuses = map(terrain, int), s = space }
  is     = s.domain != domain.land ? 0 : bonuses[s.cover] + (s.relief == none ? 0 : bonuses[s.relief])
  cites  = ["KK3-560"]
}

modifier on_favoured_ground {
  to    = value.power
  stage = reckoning.flat
  add   = sum(self.unit.abilities, here(ability.strength_on, self.space))
  cites = ["KK3-560", "KK3-600"]
}

modifier against_type {
  to    = value.power
  stage = reckoning.flat
  when  = self.foe != none
  add   = sum(self.unit.abilities, against(ability.strength_against, self.foe))
  cites = ["KK3-558", "KK3-560", "KK3-577"]
}

modifier aggressive {
  to    = value.power
  stage = reckoning.flat
  when  = attacks(self)
  add   = sum(self.unit.abilities, ability.when_attacking)
  cites = ["KK3-565"]
}

modifier grim {
  to    = value.power
  stage = reckoning.flat
  when  = self.stage != wound.fresh
  add   = sum(self.unit.abilities, ability.after_losses)
  cites = ["KK3-569", "KK3-570"]
}

# All who stand, or stood before they attacked, with such a unit next to an enemy Fortress have its bonus.
function base_of {
  params = { u = piece }
  is     = storms(u) && u.start_at != none ? u.start_at : u.space
}

function helped_by_works {
  params = { u = piece }
  base   = base_of(u)
  most = max(concat([0], [
    for v in concat(pieces(base), pieces(u.space)) : sum(v.unit.abilities, ability.beside_fortress)
    if v.owner == u.owner && base_of(v) == base
  ]))
  is = (
    any([
      for t in adjacent(base) : any(buildings_at(t), is_a(piece, branch.fortress) && hostile(piece.owner, u.owner))
    ]) ?
    most :
    0
  )
  cites = ["KK3-562"]
}

modifier siege_works {
  to    = value.power
  stage = reckoning.flat
  when  = self.duty != duty.idle && self.unit.branch.land
  add   = helped_by_works(self)
  cites = ["KK3-562"]
}

# What units of its side in a province do for all of them there.
function heartening {
  params = { province = space, p = optional(player) }
  is = sum([
    for s in parts(province) :
    sum([for v in pieces(s) : sum([for a in v.unit.abilities : a.morale_around if friendly(v.owner, p)])])
  ])
  cites = ["KK3-587"]
}

function strengthening {
  params = { province = space, p = optional(player) }
  is = sum([
    for s in parts(province) :
    sum([for v in pieces(s) : sum([for a in v.unit.abilities : a.strength_around if friendly(v.owner, p)])])
  ])
  cites = ["KK3-587"]
}

modifier led_from_near {
  to    = value.power
  stage = reckoning.flat
  when  = self.duty != duty.idle
  add   = strengthening(province_of(self.space), self.owner)
  cites = ["KK3-587"]
}

# Whether a kind of unit has bonuses of its own in deserts.
function at_home_in_deserts {
  params = { u = unit }
  is     = at_home_on(u, terrain.desert)
  cites  = ["KK3-077"]
}

# ---- Percentages add up, and apply to the sum of everything else

value percentage {
  of    = piece
  is    = 0
  cites = ["KK3-561", "KK3-762"]
}

modifier percentages {
  to      = value.power
  stage   = reckoning.share
  percent = self.percentage
  cites   = ["KK3-561", "KK3-762"]
}

modifier percent_on_ground {
  to    = value.percentage
  add   = sum(self.unit.abilities, here(ability.percent_on, self.space))
  cites = ["KK3-560"]
}

modifier percent_against_type {
  to    = value.percentage
  when  = self.foe != none
  add   = sum(self.unit.abilities, against(ability.percent_against, self.foe))
  cites = ["KK3-560"]
}

# Whether a unit attacks over a river that no way crosses.
function over_river {
  params = { u = piece, from = space, s = space }
  is     = storms(u) && u.unit.branch.land && !is_a(u, branch.flying) && river_between(from, s)
  cites  = ["KK3-248", "KK3-249", "KK3-414", "KK3-433"]
}

function landed {
  params = { u = piece, from = space }
  is     = storms(u) && u.unit.branch.land && !is_a(u, branch.flying) && from.domain != domain.land
  cites  = ["KK3-797"]
}

modifier wading {
  to    = value.percentage
  when  = self.start_at != none && (landed(self, self.start_at) || over_river(self, self.start_at, self.space))
  add   = -50
  cites = ["KK3-249", "KK3-414", "KK3-433", "KK3-797"]
}

modifier on_the_bank {
  to    = value.percentage
  when  = self.foe != none && self.foe.start_at != none && over_river(self.foe, self.foe.start_at, self.space)
  add   = 50
  cites = ["KK3-248", "KK3-414", "KK3-433"]
}

# ---- Morale

modifier hearts_on_favoured_ground {
  to    = value.morale
  add   = sum(self.unit.abilities, here(ability.morale_on, self.space))
  cites = ["KK3-560", "KK3-600"]
}

modifier hearts_against_type {
  to    = value.morale
  when  = self.foe != none
  add   = sum(self.unit.abilities, against(ability.morale_against, self.foe))
  cites = ["KK3-560"]
}

modifier hearts_in_good_company {
  to    = value.morale
  add   = heartening(province_of(self.space), self.owner)
  cites = ["KK3-587"]
}

# ---- Movement

# What one terrain takes from the Speed of a unit, which may have an ability there.
function toil {
  params = { u = piece, t = optional(terrain) }
  is     = t == none || any(u.unit.abilities, contains(ability.ignores, t)) ? 0 : -speed_on(t)
  cites  = ["KK3-584"]
}

modifier swift_on_roads {
  to    = value.road_bonus
  add   = sum(self.unit.abilities, ability.road_speed)
  cites = ["KK3-588"]
}

# ---- Units that cannot be attacked

# They go nowhere where enemies are.
forbid unassailable_keep_away {
  action  = action.step
  when    = !empty(enemies(there, actor)) && any(who, able(piece, ability.unassailable))
  message = "Units that cannot be attacked keep away from enemies."
  cites   = ["KK3-574"]
}

forbid unassailable_land_elsewhere {
  action  = action.land
  when    = !empty(enemies(there, actor)) && any(who, able(piece, ability.unassailable))
  message = "Units that cannot be attacked keep away from enemies."
  cites   = ["KK3-574"]
}

# An attack that the unit does not survive.
action last_attack {
  text   = "attack ${target} with ${who} to the death"
  menu   = "attack to the death"
  beside = [action.step]
  cites  = ["KK3-573"]

  param who {
    in = where(
      every(piece),
      piece.owner == actor && able(piece, ability.unassailable) && movable(piece) && opposed(piece.space, actor)
    )
    message = "No such unit of yours has enemies beside it."
  }
  param target {
    in      = where(opponents(who.space, actor), within_power(who, piece))
    message = "It cannot attack that."
  }

  do {
    by = who.owner
    set who { duty = duty.attacking }
    set target { duty = duty.defending }
    call clash margin {
      with     = [who, target]
      help     = []
      answered = true
    }
    set target { duty = duty.idle }
    call leave_or_die {
      when = margin > 0 || target.lost
      with = [target, by, who]
    }
    call lose { with = [who, none] }
  }

  appeal = -2
}

# ---- Building by units

# It takes the whole turn of the unit, and nothing else.
action raise {
  text   = "raise ${what} with ${who} in ${here}"
  menu   = "build with a unit"
  beside = [action.step]
  cites  = ["KK3-450", "KK3-559", "KK3-579..581"]

  param here {
    in      = unique([for u in every(piece) : u.space if u.owner == actor && builds_now(u)])
    message = "You have no unit there that can build and has its whole turn left."
  }
  param who {
    in      = where(pieces(here, actor), builds_now(piece))
    message = "That unit does not build, or has not its whole turn left."
  }
  param what {
    in      = [for a in who.unit.abilities : a.builds if a.builds != none]
    message = "${who} does not build that."
  }
  require site {
    that    = lord(here) == actor && is_site(here, what)
    message = "It cannot stand there."
  }
  require number {
    that    = kinds_owned(actor, what) < limit_of(what, actor)
    message = "You have all that a state may have."
  }

  do {
    call spend_turn { with = [who] }
    say { text = "${actor} raises ${what.with_article} at ${here} with ${who}." }
    call raise_building { with = [what, here, actor] }
  }

  appeal = 3
}

function builds_now {
  params = { u = piece }
  is     = movable(u) && !u.moved && any(u.unit.abilities, ability.builds != none)
  cites  = ["KK3-580"]
}
