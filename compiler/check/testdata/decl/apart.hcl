# Spaces that the rest of the map does not lead to. The base has two that border on each other; here it is part of a larger map.

space plain {
  borders = [space.ford, space.crag, space.north_bank]
}

space ford {
  borders = [space.crag]
}

space crag {}

space outpost {
  borders = [space.ford]
}

# Two of their own, three in a ring.
space tarn { # want: SC149 "tarn and mere border only each other"
  borders = [space.mere]
}

space mere {}

space isle_a { # want: SC149 "isle_a, isle_b and isle_c border only"
  borders = [space.isle_b]
}

space isle_b {
  borders = [space.isle_c]
}

space isle_c {
  borders = [space.isle_a]
}

# A set-up brings somebody there, but nobody out.
space cove { # want: SC149 "cove and bay"
  borders = [space.bay]
}

space bay {}

# Rings one can leave only.
space lair { # want: SC149 "lair and den have only borders that lead out"
  borders = [space.den]
}

space den {}

border chute {
  between = [space.lair, space.ford]
  one_way = true
}

# Where a rule names one, or a thing has it for an attribute, or a path leads there, it is taken to be reached.
space box_a {
  borders = [space.box_b]
}

space box_b {}

space camp_a {
  borders = [space.camp_b]
}

space camp_b {}

space port_a {
  borders = [space.port_b]
}

space port_b {}

path ferry {
  through = [space.ford, space.port_a]
}

# Play may begin where one can only leave; where nobody begins, nothing is.
space start {}

space gate {}

border away {
  between = [space.start, space.gate]
  one_way = true
}

border on {
  between = [space.gate, space.plain]
  one_way = true
}

space nowhere {} # want: SC143 "nothing leads to nowhere"

border off {
  between = [space.nowhere, space.plain]
  one_way = true
}

# To be parts of one region joins no two spaces, unless the region is itself a place.
space region {}

space upland_a { # want: SC149 "upland_a and upland_b"
  part_of = space.region
  borders = [space.upland_b]
}

space upland_b {
  part_of = space.region
}

space suburb_a {
  part_of = space.plain
  borders = [space.suburb_b]
}

space suburb_b {}

class player {
  attributes = { camp = { type = optional(space), default = space.camp_a } }
}

setup {
  create {
    unit = unit.scout
    at   = space.cove
  }
  create {
    unit = unit.scout
    at   = space.start
  }
}

function boxed { # want: SC125 "boxed"
  params = { s = space }
  is     = s == space.box_b
}
