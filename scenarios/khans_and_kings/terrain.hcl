# Terrain: what the ground does to units, and how many it holds.

class terrain {
  attributes = {
    limit   = { type = int, min = 0, doc = "The unit limit." }
    speed   = { type = int, default = 0, doc = "Added to Speed." }
    attack  = { type = int, default = 0, doc = "Added to the Strength of attackers." }
    defence = { type = int, default = 0, doc = "Added to the Strength of defenders." }
    bars    = { type = set(branch), default = [], doc = "Types that may not enter." }
  }
  state = {
    speed_change   = { type = int, doc = "What Events have changed." }
    attack_change  = { type = int }
    defence_change = { type = int }
  }
  cites = ["KK3-259"]
}

rows thing terrain {
  columns    = [title,        limit, speed, attack, defence, colour,
    bars]

  mountains  = ["mountains",  2,     -2,    0,      3,       "#b9a99c",
    _]
  hills      = ["hills",      3,     0,     0,      2,       "#cdbb98",
    _]
  desert     = ["desert",     2,     0,     -1,     -1,      "#ecd9a3",
    _]
  jungle     = ["jungle",     2,     -1,    -2,     0,       "#8fae7a",
    [branch.armoured]]
  forest     = ["forest",     3,     0,     -1,     1,       "#a9c08d",
    _]
  fields     = ["fields",     5,     0,     0,      0,       "#d9dd9f",
    _]
  steppe     = ["steppe",     4,     0,     0,      0,       "#dfd3a6",
    _]
  swamp      = ["swamp",      2,     -1,    0,      3,       "#a8b89a",
    [branch.siege_machine, branch.artillery, branch.armoured, branch.cavalry]]
  tundra     = ["tundra",     1,     -1,    0,      -2,      "#cfd4cf",
    _]
  ice_desert = ["ice desert", 1,     -1,    0,      0,       "#eef2f5",
    _]
  cites      = ["KK3-209..241", "KK3-243"]
}

# What one terrain adds to Speed and to the Strength of both sides, with what Events have changed. Relief and cover add up.
function speed_on {
  params = { t = terrain }
  is     = t.speed + t.speed_change
  cites  = ["KK3-213", "KK3-223", "KK3-235", "KK3-238", "KK3-241", "KK3-259"]
}

function attack_on {
  params = { t = terrain }
  is     = t.attack + t.attack_change
  cites  = ["KK3-221", "KK3-224", "KK3-228", "KK3-259"]
}

function defence_on {
  params = { t = terrain }
  is     = t.defence + t.defence_change
  cites  = ["KK3-212", "KK3-217", "KK3-221", "KK3-227", "KK3-234", "KK3-239", "KK3-259"]
}

# What the ground gives to those who defend it.
function ground_defence {
  params = { s = space }
  is     = s.domain != domain.land ? 0 : defence_on(s.cover) + (s.relief == none ? 0 : defence_on(s.relief))
  cites  = ["KK3-214", "KK3-218"]
}

# Whether the ground lets units of this kind in.
function bars {
  params = { t = terrain, u = unit }
  is     = contains(t.bars, u.branch) || u.branch.of != none && contains(t.bars, u.branch.of)
}

# A river lies between two sub-provinces: river ships keep to the land on its banks.
function riverside {
  params = { s = space }
  is     = any([for t in adjacent(s) : any(borders(s, t), border.river)])
  cites  = ["KK3-247"]
}

# Where a unit of this kind may stand at all.
function may_stand {
  params = { u = unit, s = space }
  is = first_of(
    {
      when = kind_is(u, branch.aviation) || kind_is(u, branch.flying),
      then = s.domain == domain.land || s.domain == domain.sea || s.domain == domain.lake
    },
    { when = u.branch == branch.river_ship, then = s.domain == domain.lake || riverside(s) },
    { when = u.branch == branch.wooden_ship, then = s.domain == domain.sea || riverside(s) },
    { when = u.branch.afloat, then = s.domain == domain.sea },
    s.domain == domain.land && !bars(s.cover, u) && (s.relief == none || !bars(s.relief, u))
  )
  cites = ["KK3-225", "KK3-236", "KK3-256", "KK3-471"]
}

# ---- The unit limit

# What buildings add; other rules attach modifiers.
value unit_limit {
  of = space
  is = (
    self.domain != domain.land ? 99 :
    (self.relief == none ? self.cover.limit : self.relief.limit) + (self.capital ? 1 : 0)
  )
  cites = ["KK3-210", "KK3-215", "KK3-216", "KK3-219", "KK3-220", "KK3-246", "KK3-260..263"]
}

function takes_room {
  params = { p = piece }
  is     = p.unit.branch.counts && p.captor == none && p.holder == none
  cites  = ["KK3-269", "KK3-687"]
}

# What takes room from p's units in a sub-province: everybody's units, except enemies. Those are there for a battle, or cannot be
# attacked and are passed as if they were not there.
function crowd {
  params = { s = space, p = player }
  is     = count(pieces(s), takes_room(piece) && !hostile(piece.owner, p))
  cites  = ["KK3-260", "KK3-264", "KK3-266", "KK3-572"]
}

# How many more units of p's find room.
function room_for {
  params = { s = space, p = player }
  is     = max(0, s.unit_limit - crowd(s, p))
  cites  = ["KK3-264", "KK3-265"]
}

# ---- The ice

# Our reading: at the end of the turn, when all have moved.
procedure freeze {
  cites = ["KK3-242"]

  for s {
    in    = lands()
    where = s.cover == terrain.ice_desert

    for u {
      in    = pieces(s)
      where = takes_room(u)

      say { text = "The ice takes its toll of ${u} in ${s}." }
      call suffer_hazard { with = [u] }
    }
  }
}
