# What a unit's Strength, Morale and Speed come to. Rules of other files attach modifiers to the values that are declared here.

enum duty {
  values = [idle, attacking, supporting, firing, defending]
}

enum reckoning {
  values = [ground, flat, share]
}

class piece {
  state = {
    duty       = { type = duty, default = duty.idle, show = false, doc = "What it does in the clash that goes on." }
    foe        = { type = optional(piece), default = none, show = false, doc = "Whom it fights in that clash." }
    rolled     = { type = int, default = 0, min = 0, show = false, doc = "Its die in that clash." }
    experience = { type = int, default = 1, min = 1, max = 5, doc = "From 1, Green, to 5, Elite." }
  }
}

# ---- Strength

# Heavy artillery has its Strength only for fire.
function base_strength {
  params = { p = piece }
  is     = is_a(p, branch.heavy_artillery) && p.duty != duty.firing ? 0 : p.unit.strength
  cites  = ["KK3-473", "KK3-505", "KK3-506", "KK3-676"]
}

# The die and the flat bonuses come first, shares of the whole last, and it is rounded once, at the end.
value power {
  of     = piece
  is     = base_strength(self) + self.rolled
  min    = 0
  stages = [reckoning.ground, reckoning.flat, reckoning.share]
  round  = up
  cites  = ["KK3-469", "KK3-473", "KK3-759", "KK3-761", "KK3-763", "KK3-725", "KK3-726"]
}

modifier experienced {
  to    = value.power
  stage = reckoning.flat
  add   = self.experience - 1
  cites = ["KK3-807", "KK3-809"]
}

# ---- Morale

value morale {
  of    = piece
  is    = self.unit.morale
  min   = 0
  cites = ["KK3-469", "KK3-474"]
}

modifier experienced_hearts {
  to    = value.morale
  add   = self.experience - 1
  cites = ["KK3-807", "KK3-809"]
}

# ---- Speed

# Speed with all its bonuses: horses, wind, upgrades.
value speed {
  of    = piece
  is    = self.unit.speed
  min   = 0
  cites = ["KK3-469", "KK3-475"]
}

# What Events, Decisions and poisoned ground take from Speed: a positive number. What the ground takes is rough_for.
value hindrance {
  of    = piece
  is    = 0
  min   = 0
  cites = ["KK3-477"]
}

# What storm and snow take from it off roads and railways.
value bad_going {
  of    = piece
  is    = 0
  min   = 0
  cites = ["KK3-059", "KK3-066", "KK3-477"]
}

# What the ground takes from a unit that enters a sub-province or stands in it.
function rough_for {
  params = { p = piece, s = space }
  is     = is_a(p, branch.flying) || s.domain != domain.land ? 0 : max(0, toil(p, s.cover) + toil(p, s.relief))
  cites  = ["KK3-214", "KK3-218", "KK3-482"]
}

# Only what hinders besides the ground can hold a unit fast; the ground then counts, too.
function immobilised {
  params = { p = piece, lost = int }
  is     = lost > 0 && p.speed + (swift_on(p, p.space) ? 1 : 0) - lost - rough_for(p, p.space) < 0
  cites  = ["KK3-218", "KK3-232", "KK3-476", "KK3-478"]
}

# The points with which a unit begins its movement when it loses some. The ground is paid for on the way.
function points_after {
  params = { p = piece, lost = int }
  is     = immobilised(p, lost) ? 0 : max(1, p.speed - lost) + (swift_on(p, p.space) ? 1 : 0)
  cites  = ["KK3-218", "KK3-232", "KK3-475..479"]
}

# Those that it has anywhere, and those that it has on roads and railways.
function points {
  params = { p = piece }
  is     = points_after(p, p.hindrance + p.bad_going)
  cites  = ["KK3-059", "KK3-066", "KK3-475"]
}

function points_on_ways {
  params = { p = piece }
  is     = points_after(p, p.hindrance)
  cites  = ["KK3-059", "KK3-066", "KK3-475"]
}
