# Experience: five levels, of which each above the first gives a unit one point of Strength and one of Morale.

enum seasoning {
  values = [green, blooded, veteran, picked, elite]
  titles = { green = "Green", blooded = "Blooded", veteran = "Veteran", picked = "Picked", elite = "Elite" }
}

# What a clash or fire has done to a unit; for each unit that it has hurt.
event struck {
  fields = { doer = piece, victim = piece, steps = int, destroyed = bool, routed = bool }
}

function seasoning_of {
  params = { p = piece }
  is     = every(seasoning)[p.experience - 1]
  cites  = ["KK3-805", "KK3-806"]
}

# What a unit begins with, or what a deed brings it.
procedure raise_level {
  params = { u = piece, n = int }
  cites  = ["KK3-805", "KK3-809"]

  return { when = u.experience >= 5 || n <= 0 }

  set u { experience = min(5, u.experience + n) }
  say { text = "Promoted to ${seasoning_of(u)}: ${u.unit} in ${u.space}." }
}

# Each deed is a level, up to the fifth. The General in command learns with the unit, but not from what it begins with.
procedure promote {
  params = { u = piece, n = int }
  cites  = ["KK3-712", "KK3-798", "KK3-805", "KK3-809"]

  chief = commander_of(u)
  return { when = u.experience >= 5 || n <= 0 }

  call raise_level { with = [u, n] }
  set chief {
    when       = chief != none
    experience = min(5, chief.experience + 1)
  }
}

on struck learns_from_it {
  cites = ["KK3-799..801"]

  call promote {
    when = !doer.lost
    with = [doer, (destroyed ? 1 : 0) + (!destroyed && steps >= 2 ? 1 : 0) + (routed ? 1 : 0)]
  }
}
