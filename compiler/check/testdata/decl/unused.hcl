# What nobody speaks of.

enum mood { # want: SC125 "nothing uses enum mood"
  values = [glad, sad]
}

enum height {
  values = [low, high]
}

enum depth {
  values = [shallow, deep]
}

class office { # want: SC125 "nothing uses class office"
  attributes = { heir = { type = optional(office), default = none } }
}

thing office captain {}

class trade {
  attributes = { order = { type = int, default = 1 } }
}

thing trade smith {}

class space {
  attributes = { height = { type = height, default = height.low } }
  state      = { depths = set(depth) }
}

die d6 {
  faces = range(1, 6)
}

scoring by_itself {} # want: SC125 "nothing uses scoring by_itself"

scoring salvo {}

space far {
  borders   = [space.north_bank]
  longitude = 361 # want: SC113 "from -360 to 360"
  latitude  = -90.5 # want: SC113 "from -90 to 90"
}

space farther {
  borders   = [space.far]
  longitude = 190.5
  latitude  = -90
}

setup {
  roll hits {
    die     = die.d6
    count   = sum([for t in every(trade) : t.order])
    at_most = 3
    scored  = scoring.salvo
  }
  say {
    text = "${hits + 9223372036854775807 - 1} ${9223372036854775807 + 1}" # want: SC223 "does not fit"
  }
  choose nobody {
    by     = player.north
    prompt = "Whom?"
    from   = [for p in every(piece) : p if false] # want: SC270 "nothing to choose"
  }
  choose one {
    by     = player.north
    prompt = "Which?"
    from   = take(range(1, 3), 0) # want: SC270 "nothing to choose"
  }
  say {
    text = "${nobody} ${one}"
  }
}
