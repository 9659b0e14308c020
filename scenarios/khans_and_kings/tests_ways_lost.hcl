# Tests of roads, railways and bridges as buildings that are blown up, shelled and bombed.

# The Khanate holds Sarai, from where a road leads to Chagan Ford and another to Kurgan Plain, and a railway to the Red Sands.
procedure crossroads {
  call two_states {}
  set e {
    in   = every(border)
    ways = []
  }
  call lay { with = [way.road, space.sarai, space.chagan_ford] }
  call lay { with = [way.road, space.sarai, space.kurgan_plain] }
  call lay { with = [way.rail, space.sarai, space.red_sands] }
  set w {
    in   = every(laid_way)
    paid = put(put({}, resource.gold, 1), resource.metal, 1)
  }
  set game { weather = weather.sunny }
}

test "sappers blow up a way of their own where they stand, for what plunder brings" {
  cites = ["KK3-400..404"]
  cases = {
    "the only railway" = {
      lines  = ["blow up railway in sarai"],
      kind   = way.rail,
      beyond = space.red_sands,
      gold   = 21,
      metal  = 21
    }
    "one of two roads" = {
      lines  = ["blow up road in sarai", "the one to kurgan_plain"],
      kind   = way.road,
      beyond = space.kurgan_plain,
      gold   = 21,
      metal  = 20
    }
    "the other of them" = {
      lines  = ["blow up road in sarai", "the one to chagan_ford"],
      kind   = way.road,
      beyond = space.chagan_ford,
      gold   = 21,
      metal  = 20
    }
  }

  given {
    call crossroads {}
    call stands { with = [unit.sappers, player.khanate, space.sarai, 2] }
    call stands { with = [unit.spearmen, player.kingdom, space.kurgan_plain, 1] }
  }
  run raiding { p = player.khanate }
  play { lines = lines }
  expect {
    that = (
      !has_way(space.sarai, beyond, kind) &&
      count([for t in adjacent(space.sarai) : t if any(every(way), has_way(space.sarai, t, way))]) == 2
    )
    message = "that way alone is gone"
  }
  expect { that = player.khanate.gold == gold && player.khanate.metal == metal }
  expect {
    miners = pieces(space.sarai)
    that = (
      count(miners, piece.plundered) == 1 && all(miners, piece.experience == 1) &&
      empty(rebuildable(space.chagan, player.khanate))
    )
  }
}

test "which ways are not blown up" {
  cites = ["KK3-400", "KK3-401", "KK3-404", "KK3-814"]
  cases = {
    "by others than sappers" = {
      who    = unit.engineers,
      at     = space.sarai,
      holder = player.khanate,
      busy   = false,
      line   = "blow up railway in sarai",
      why    = "No unit that can blow up buildings stands there beside one of yours."
    }
    "where the sappers are not" = {
      who    = unit.sappers,
      at     = space.altan_ordo,
      holder = player.khanate,
      busy   = false,
      line   = "blow up railway in sarai",
      why    = "No unit that can blow up buildings stands there beside one of yours."
    }
    "where they have plundered" = {
      who    = unit.sappers,
      at     = space.sarai,
      holder = player.khanate,
      busy   = true,
      line   = "blow up railway in sarai",
      why    = "No unit that can blow up buildings stands there beside one of yours."
    }
    "on another's land" = {
      who    = unit.sappers,
      at     = space.sarai,
      holder = player.kingdom,
      busy   = false,
      line   = "blow up railway in sarai",
      why    = "No unit that can blow up buildings stands there beside one of yours."
    }
    "where none is" = {
      who    = unit.sappers,
      at     = space.sarai,
      holder = player.khanate,
      busy   = false,
      line   = "blow up bridge in sarai",
      why    = "That is no building or way of yours."
    }
  }

  given {
    call crossroads {}
    call holds { with = [holder, [province_of(space.sarai)]] }
    create {
      unit      = who
      owner     = player.khanate
      at        = at
      plundered = busy
    }
  }
  run raiding { p = player.khanate }
  refuse {
    line    = line
    because = "${why}"
  }
  expect { that = has_way(space.sarai, space.red_sands, way.rail) }
}

test "blowing up a way saves what plunder brings, whatever it has cost" {
  cites = ["KK3-402", "KK3-404"]
  cases = {
    "it came free"             = { record = true }
    "it stood before the game" = { record = false }
  }

  given {
    call crossroads {}
    set w {
      in   = every(laid_way)
      paid = {}
    }
    destroy w {
      in    = every(laid_way)
      where = !record
    }
    call stands { with = [unit.sappers, player.khanate, space.sarai, 1] }
  }
  run raiding { p = player.khanate }
  play { lines = ["blow up railway in sarai"] }
  expect { that = player.khanate.metal == 21 && player.khanate.gold == 21 }
}

test "ways on an enemy's land are shelled like buildings" {
  cites = ["KK3-404", "KK3-775..777"]
  cases = {
    "a hit"  = { face = 4, stays = false }
    "a miss" = { face = 3, stays = true }
  }

  given {
    call crossroads {}
    call stands { with = [unit.howitzers, player.kingdom, space.altan_ordo, 1] }
  }
  dice { rolls = [face] }
  run movement_of { p = player.kingdom }
  play { lines = ["bombard railway in sarai with howitzers"] }
  expect {
    that = (
      has_way(space.sarai, space.red_sands, way.rail) == stays && has_way(space.sarai, space.kurgan_plain, way.road) &&
      count(every(ruin)) == (stays ? 0 : 1) && player.kingdom.metal == 20
    )
  }
}

test "of several roads, whoever shells them chooses one" {
  cites = ["KK3-404", "KK3-777"]

  given {
    call crossroads {}
    call stands { with = [unit.howitzers, player.kingdom, space.altan_ordo, 1] }
  }
  dice { rolls = [4] }
  run movement_of { p = player.kingdom }
  play { lines = ["bombard road in sarai with howitzers", "the one to chagan_ford"] }
  expect {
    that = !has_way(space.sarai, space.chagan_ford, way.road) && has_way(space.sarai, space.kurgan_plain, way.road)
  }
}

test "which ways are not shelled" {
  cites = ["KK3-404", "KK3-775"]
  cases = {
    "with Light artillery" = {
      gun    = unit.field_guns,
      at     = space.altan_ordo,
      holder = player.khanate,
      line   = "bombard railway in sarai with field_guns",
      why    = "Only Heavy artillery and Large steel ships shell buildings."
    }
    "on one's own land" = {
      gun    = unit.howitzers,
      at     = space.altan_ordo,
      holder = player.kingdom,
      line   = "bombard railway in sarai with howitzers",
      why    = "There is no building of an enemy there within its range."
    }
    "on nobody's land" = {
      gun    = unit.howitzers,
      at     = space.altan_ordo,
      holder = none,
      line   = "bombard railway in sarai with howitzers",
      why    = "There is no building of an enemy there within its range."
    }
    "where none is" = {
      gun    = unit.howitzers,
      at     = space.altan_ordo,
      holder = player.khanate,
      line   = "bombard bridge in sarai with howitzers",
      why    = "There is no such building of an enemy."
    }
    "where the gun is itself" = {
      gun    = unit.howitzers,
      at     = space.sarai,
      holder = player.khanate,
      line   = "bombard railway in sarai with howitzers",
      why    = "There is no building of an enemy there within its range."
    }
  }

  given {
    call crossroads {}
    set s {
      in     = [province_of(space.sarai)]
      holder = holder
    }
    call stands { with = [gun, player.kingdom, at, 1] }
  }
  run movement_of { p = player.kingdom }
  refuse {
    line    = line
    because = "${why}"
  }
}

test "ways on an enemy's land are bombed like buildings" {
  cites = ["KK3-404", "KK3-832..834"]
  cases = {
    "a hit"  = { face = 5, stays = false, learnt = 2 }
    "a miss" = { face = 4, stays = true, learnt = 1 }
  }

  given {
    call crossroads {}
    call stands { with = [unit.airfield, player.kingdom, space.altan_ordo, 1] }
    call stands { with = [unit.bomber, player.kingdom, space.altan_ordo, 1] }
  }
  dice { rolls = [face] }
  run movement_of { p = player.kingdom }
  play { lines = ["bomb railway in sarai with bomber"] }
  expect {
    that = (
      has_way(space.sarai, space.red_sands, way.rail) == stays && last(pieces(space.altan_ordo)).experience == learnt
    )
  }
}

test "bombs fall on no way that is not there, nor on one's own" {
  cites = ["KK3-404", "KK3-832"]
  cases = {
    "there is no bridge" = {
      holder  = player.khanate,
      line    = "bomb bridge in sarai with bomber",
      because = "There is no such building of an enemy."
    }
    "the land and its ways are one's own" = {
      holder  = player.kingdom,
      line    = "bomb railway in sarai with bomber",
      because = "There is no building of an enemy there within its range."
    }
  }

  given {
    call crossroads {}
    call holds { with = [holder, [province_of(space.sarai)]] }
    call stands { with = [unit.airfield, player.kingdom, space.altan_ordo, 1] }
    call stands { with = [unit.bomber, player.kingdom, space.altan_ordo, 1] }
  }
  run movement_of { p = player.kingdom }
  refuse {
    line    = line
    because = because
  }
}

test "where no such building or way is, nothing is knocked down" {
  cites = ["KK3-404"]

  given crossroads {}
  run knock_down { with = [unit.bridge, space.sarai, player.khanate] }
  run knock_down { with = [unit.castle, space.sarai, player.khanate] }
  expect { that = count(every(laid_way)) == 3 && empty(every(ruin)) }
}
