# One house rule of one line: who may not attack in round 1. The tests try every way to do so.

scenario "quiet_europe" {
  extends          = "../../../scenarios/axis_allies_europe"
  language_version = 2
}

forbid quiet_opening {
  actions = actions.attack
  when    = game.round == 1 && actor == player.germany
  message = "Germany may not attack in round 1."
}

# At sea, and on land.
procedure german_opening {
  params = { what = unit, s = space, n = int }

  call turn_of { p = player.germany }
  set game { round = n }
  create {
    unit  = what
    owner = player.germany
    at    = s
  }
  place germany { germany = { armour = 2, fighter = 1, bomber = 1 } }
  place united_kingdom { united_kingdom = { industrial_complex = 1 } }
  place british_convoy_2 { united_kingdom = { destroyer = 1 } }
}

test "convoys are not taken, in passing or at the end, by whichever action" {
  cases = {
    "roundabout"           = { what = unit.submarine, s = space.azores_sea, line = "sail submarine from azores_sea via british_convoy_3 to azores_sea" }
    "at the end"           = { what = unit.destroyer, s = space.central_atlantic, line = "move 1 destroyer from central_atlantic to us_convoy_1" }
    "by a ship with cargo" = { what = unit.transport, s = space.central_atlantic, line = "move 1 transport from central_atlantic to us_convoy_1" }
  }
  given german_opening {
    what = what
    s    = s
    n    = 1
  }
  run combat_move {}
  refuse {
    line    = "${line}"
    because = "Germany may not attack in round 1."
  }
}

test "no attack by air or land" {
  given german_opening {
    what = unit.armour
    s    = space.poland
    n    = 1
  }
  run combat_move {}
  refuse {
    line = [
      "raid united_kingdom with 1 bomber from germany",
      "raid united_kingdom with 1 bomber from germany via north_sea",
      "fly 1 fighter from germany to united_kingdom",
      "fly 1 fighter from germany via denmark to united_kingdom",
      "move 1 armour from poland to east_poland",
      "blitz 1 armour from poland through east_poland to ukraine",
    ]
    because = "Germany may not attack in round 1."
  }
}

test "no landing, and no escort" {
  given {
    call german_opening {
      what = unit.submarine
      s    = space.azores_sea
      n    = 1
    }
    call laden_transport {
      sea   = space.english_channel
      cargo = [unit.infantry]
    }
    place united_kingdom { germany = { bomber = 1 } }
    set c {
      in      = pieces(space.united_kingdom)
      where   = c.owner == player.germany
      raiding = true
      flown   = true
      moved   = 2
    }
  }
  run combat_move {}
  refuse {
    line = [
      "assault united_kingdom with infantry from english_channel",
      "escort the raid on united_kingdom with 1 fighter from germany",
    ]
    because = "Germany may not attack in round 1."
  }
}

test "a transport passes a convoy and takes nothing: that is no attack" {
  given german_opening {
    what = unit.transport
    s    = space.central_atlantic
    n    = 1
  }
  run combat_move {}
  play { lines = ["sail transport from central_atlantic via british_convoy_1 to south_atlantic"] }
}
