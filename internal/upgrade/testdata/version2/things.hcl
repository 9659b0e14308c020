scenario "island_war" {
  title            = { en = "Island War", de = "Inselkrieg" }
  description      = "A lesson in two spaces."
  languages        = ["en", "de"]
  language_version = 2
}

enum domain {
  values = [land, sea]
  titles = { sea = "the sea" }
}

class space {
  attributes = {
    domain = domain
    income = { type = int, default = 0, min = 0 }
  }
  state = {
    holder = optional(player)
  }
}

class technology {
  attributes = { number = { type = int, min = 1, max = 6 } }
}

thing technology rockets {
  title  = "Rockets"
  number = 2
}

class player {
  state = { technologies = set(technology) }
}

alliance axis {}
alliance allies {}

player japan {
  alliance = alliance.axis
}

player united_states {
  alliance = alliance.allies
}

resource money {
  start = 0
}

class unit {
  attributes = {
    cost   = { type = int, min = 0 }
    attack = { type = int, min = 0, max = 6, default = 0 }
    move   = { type = int, min = 0, default = 1 }
  }
}

unit infantry {
  title  = "infantry"
  cost   = 3
  attack = 1
}

unit artillery {
  cost   = 4
  attack = 2
}

space atoll {
  longitude = 170.5
  latitude  = 8
  domain    = domain.land
  income    = 1
  borders   = [space.lagoon]
}

space lagoon {
  domain = domain.sea
}

space reef {
  domain  = domain.land
  borders = [space.atoll]
}

class piece {
  state = { moved = { type = int, default = 0 } }
}

die d6 {
  faces = range(1, 6)
}

option bid {
  type    = int
  default = 0
  min     = 0
  max     = 20
  text    = "Money for the Axis before the game."
}
