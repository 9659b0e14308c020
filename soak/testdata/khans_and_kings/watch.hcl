# What must hold in every game of Khans & Kings 3, whoever plays. The soak asks the tests named "always: …" after each answer of
# each game; those named "seen: …" make a fault, and the rule of that name must find it.

scenario "khans_and_kings_watched" {
  extends = "../../../scenarios/khans_and_kings"
}

function troops_astray {
  is = [for u in every(piece) : u if fights(u) && u.holder == none && u.space != none && u.space.domain != domain.table && !in_port(u) && !may_stand(u.unit, u.space)]
}

function nowhere {
  is = [for u in every(piece) : u if u.space == none]
}

function misplaced {
  is = [for u in every(piece) : u if u.space != none && u.space.domain != domain.table && (u.space.domain == domain.province || u.space.domain == domain.region || u.space.domain == domain.ocean)]
}

function overgrown {
  is = [for s in lands() : s if count([for b in pieces(s) : b if is_a(b, branch.building) && b.unit.laid == none && !b.unit.legation]) > 1]
}

function hoarders {
  is = [for p in every(player) : p if any([for r in every(resource) : stock(p, r) > 0 && !handles(p, r)])]
}

function strangers {
  is = [for p in every(player) : p if p != player.independents && !contains(powers(), p) && any([for u in every(piece) : u.owner == p && (fights(u) || is_a(u, branch.building))])]
}

function overdrawn {
  is = [for s in provinces() : s if s.yields != none && count([for t in every(piece) : t if t.unit == s.yields && t.source == s]) > s.yields.per_source]
}

function one_sided {
  is = [for p in every(player) : p if any([for q in every(player) : contains(p.peace_with, q) != contains(q.peace_with, p)])]
}

# More units of a state than a sub-province holds, where no battle is fought or awaited. One more is left when a Castle falls.
function crowded_out {
  is = [for s in lands() : s if count(pieces(s)) > s.unit_limit + 1 && !any([for b in every(battle) : b.place == s]) && !any([for u in pieces(s) : u.engaged || takes_the_field(u) && finds_battle(u, s)]) && any(concat(powers(), [player.independents]), crowd(s, player) > s.unit_limit + 1)]
}

function overloaded {
  is = [for u in every(piece) : u if u.unit.capacity > 0 && count([for c in cargo(u) : c if fights(c)]) > u.unit.capacity]
}

test "always: things are where they may be" {
  expect {
    that    = empty(crowded_out())
    message = "a sub-province holds no more units than its limit but in battle"
  }
  expect {
    that    = empty(troops_astray())
    message = "units stand on ground that lets them in"
  }
  expect {
    that    = empty(nowhere()) && empty(misplaced())
    message = "every piece lies in a sub-province or on the table"
  }
  expect {
    that    = empty(overgrown())
    message = "a sub-province has one building at most"
  }
  expect {
    that    = empty(hoarders())
    message = "nobody has what the state does not handle"
  }
  expect {
    that    = empty(strangers())
    message = "who does not play has nothing on the board"
  }
  expect {
    that    = empty(one_sided())
    message = "a treaty binds both sides"
  }
  expect {
    that    = !any([for s in every(space) : s.holder != none && s.domain != domain.province])
    message = "only provinces have a holder"
  }
  expect {
    that    = empty(overdrawn())
    message = "a source gives no more units than it has"
  }
  expect {
    that    = all([for u in every(piece) : u.dug_in == none || u.dug_in == u.space])
    message = "who has dug in stands where he did"
  }
  expect {
    that    = all([for u in every(piece) : (u.captor != none) == (u.space == space.captivity)])
    message = "prisoners are in captivity, and nobody else"
  }
  expect {
    that    = all([for s in lands() : places(s) == 0 || count(held_at(s)) <= places(s)])
    message = "a camp holds no more prisoners than it has places"
  }
  expect {
    that    = empty(overloaded())
    message = "a ship carries no more units than its capacity"
  }
}

test "seen: units stand on ground that lets them in" {
  given {
    create {
      unit  = unit.tankettes
      owner = player.khanate
      at    = space.eldermoor
    }
  }
}

test "seen: every piece lies in a sub-province or on the table" {
  given {
    create {
      unit  = unit.spearmen
      owner = player.khanate
      at    = space.altan_steppe
    }
  }
}

test "seen: a sub-province has one building at most" {
  given {
    create {
      unit  = unit.barracks
      owner = player.khanate
      at    = space.sarai
      count = 2
    }
  }
}

test "seen: nobody has what the state does not handle" {
  given {
    gain player khanate { fuel = 1 }
  }
}

test "seen: who does not play has nothing on the board" {
  given {
    create {
      unit  = unit.spearmen
      owner = player.sultanate
      at    = space.kasr_city
    }
  }
}

test "seen: a treaty binds both sides" {
  given {
    set player khanate { peace_with = [player.kingdom] }
  }
}

test "seen: only provinces have a holder" {
  given {
    set space sarai { holder = player.khanate }
  }
}

test "seen: a source gives no more units than it has" {
  given {
    create {
      unit   = unit.silk
      owner  = player.khanate
      at     = space.sarai
      count  = 4
      source = space.chagan
    }
  }
}

test "seen: a sub-province holds no more units than its limit but in battle" {
  given {
    create {
      unit  = unit.spearmen
      owner = player.khanate
      at    = space.white_peaks
      count = 4
    }
  }
}

test "seen: who has dug in stands where he did" {
  given {
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.sarai
      dug_in = space.kurgan_plain
    }
  }
}

test "seen: prisoners are in captivity, and nobody else" {
  given {
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.sarai
      captor = player.kingdom
    }
  }
}

test "seen: a camp holds no more prisoners than it has places" {
  given {
    create {
      unit  = unit.prison_camp
      owner = player.kingdom
      at    = space.sarai
    }
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.captivity
      count  = unit.prison_camp.prisoners + 1
      captor = player.kingdom
      camp   = space.sarai
    }
  }
}

test "seen: a ship carries no more units than its capacity" {
  given {
    create ship {
      unit  = unit.merchant_junk
      owner = player.khanate
      at    = space.south_amber
    }
    for _i {
      in = range(1, ship.unit.capacity + 1)
      create man {
        unit  = unit.spearmen
        owner = player.khanate
        at    = space.south_amber
      }
      carry man { by = ship }
    }
  }
}
