# Tests of the set-up: order dice, governments, capitals, armies, fleets, the rest of the world.

test "two order dice each; the highest chooses first, ties throw again" {
  cites = ["ATK-014", "ATK-072..074"]

  options = { players = 3 }
  dice {
    # Red 3 + 4, Blue 5 + 2, Green 1 + 1; Red and Blue tie and throw again.
    rolls = [3, 4, 5, 2, 1, 1, 2, 2, 6, 1]
  }
  run throw_for_order {}
  expect { that = by_throw()[0] == player.blue && by_throw()[1] == player.red && by_throw()[2] == player.green }
}

test "who ties for last cannot overtake who was ahead" {
  cites = ["ATK-074"]

  options = { players = 3 }
  dice {
    # Red 4, Blue 3, Green 3; then Blue 12, Green 11: Red stays first.
    rolls = [2, 2, 1, 2, 2, 1, 6, 6, 6, 5]
  }
  run throw_for_order {}
  expect { that = by_throw()[0] == player.red && by_throw()[1] == player.blue }
}

test "those who tie again throw again" {
  cites = ["ATK-074"]

  options = { players = 3 }
  dice {
    # All 4; then Red 7, Blue 7, Green 2; then Red 3, Blue 12.
    rolls = [2, 2, 1, 3, 3, 1, 3, 4, 4, 3, 1, 1, 1, 2, 6, 6]
  }
  run throw_for_order {}
  expect { that = by_throw()[0] == player.blue && by_throw()[1] == player.red && by_throw()[2] == player.green }
}

test "one board of each government for four, two for six" {
  cites = ["ATK-008", "ATK-073", "ATK-078"]

  options = { players = 2 }
  dice { rolls = [6, 6, 1, 1] }
  run choose_governments {}
  play { lines = ["Democracy", "Minerals 1"] }
  refuse {
    line    = "Democracy"
    because = "is no answer here"
  }
  play { lines = ["Fascism", "Rail 1"] }
  expect { that = player.red.government == government.democracy && player.blue.government == government.fascism }
  expect {
    that = (
      contains(player.red.technologies, technology.minerals_1) && contains(player.blue.technologies, technology.rail_1)
    )
  }
}

test "two players may share a government among five" {
  cites = ["ATK-079"]

  options = { players = 5 }
  given {
    set player red { government = government.monarchy }
  }
  expect { that = contains(governments_left(), government.monarchy) }
  run {
    set player blue { government = government.monarchy }
  }
  expect { that = !contains(governments_left(), government.monarchy) && count(governments_left()) == 3 }
}

test "what a government may begin with" {
  cites = ["ATK-050..054", "ATK-139"]

  expect { that = same(first_cards(government.fascism), [technology.minerals_1, technology.rail_1]) }
  expect { that = same(first_cards(government.communism), [technology.factories_1, technology.rail_1]) }
  expect { that = same(first_cards(government.monarchy), [technology.minerals_1, technology.rail_1]) }
  expect { that = same(first_cards(government.democracy), [technology.minerals_1, technology.rail_1]) }
}

test "the four types: two allies and one enemy each" {
  cites = ["ATK-137", "ATK-140", "ATK-141"]

  expect { that = count(every(government)) == 4 }
  expect {
    that = all([for a in every(government) : count(every(government), hostile_governments(a, government)) == 1])
  }
  expect {
    that = all([
      for a in every(government) : count([for b in every(government) : b if b != a && !hostile_governments(a, b)]) == 2
    ])
  }
  expect {
    that = (
      hostile_governments(government.fascism, government.communism) &&
      hostile_governments(government.monarchy, government.democracy)
    )
  }
}

test "the decks before the game" {
  cites = ["ATK-004", "ATK-009", "ATK-080", "ATK-081"]
  setup = true

  expect {
    that = (
      count(pieces(space.deck)) == 36 &&
      all([
        for k in [
          unit.bombing_run, unit.secret_treaty, unit.codebreaking, unit.shock_troops, unit.annexation, unit.armor_raid
        ] :
        count(pieces(space.deck), piece.unit == k) == 6
      ])
    )
  }
  expect {
    that    = any(take(pieces(space.deck), 6), piece.unit != first(pieces(space.deck)).unit)
    message = "the deck is shuffled"
  }
  expect { that = count(pieces(space.marker_pool)) == 90 }
}

test "what a player begins with" {
  cites = ["ATK-055", "ATK-056", "ATK-059", "ATK-060", "ATK-068"]
  setup = true

  given {
    set player red { government = government.monarchy }
  }
  run take_components {
    p        = player.red
    defaults = true
  }
  expect { that = player.red.production == 3 && player.red.oil == 1 && count(player.red.technologies) == 1 }
  expect {
    that = (
      count(markers_won(player.red)) == 3 &&
      all(markers_won(player.red), piece.unit == unit.monarchy_marker && piece.owner == player.red)
    )
  }
  expect { that = count(pieces(space.red_hand)) == 1 && count(pieces(space.deck)) == 35 }
  expect {
    that    = !first(pieces(space.red_hand)).drawn
    message = "the card was not drawn in the first action: a Secret Treaty played with that does not discard it"
  }
}

test "capitals: on a Sea Zone, with an Oil Marker, each on a continent of its own" {
  cites = ["ATK-058", "ATK-067", "ATK-084", "ATK-088..092"]

  options = { players = 3 }
  given {
    set player blue { throw = 9 }
    set player red { throw = 5 }
  }
  run place_capitals {}
  refuse {
    line    = "Midwest"
    because = "is no answer here"
  }
  play { lines = ["New England"] }
  refuse {
    line    = "Western US"
    because = "is no answer here"
  }
  play { lines = ["Colombia", "Egypt-Sudan"] }
  expect {
    that = (
      player.blue.home == space.new_england && player.red.home == space.colombia &&
      player.green.home == space.egypt_sudan
    )
  }
  expect {
    that = all([
      for p in powers() :
      p.home.holder == p &&
      count(pieces(p.home), piece.unit == unit.capital_city && piece.owner == p) == 1 &&
      count(wells(p.home)) == 1
    ])
  }
}

test "where no continent is left, any coast will do" {
  cites = ["ATK-091"]

  options = { players = 4, theater = theater.pacific }
  given {
    set space japan { holder = player.red }
    set player red { home = space.japan }
  }
  expect {
    that    = !empty(sites_elsewhere()) && all(sites_elsewhere(), space.continent == continent.oceania)
    message = "Australia is free"
  }
  run {
    set space queensland { holder = player.blue }
    set player blue { home = space.queensland }
  }
  expect {
    that = (
      any(sites_elsewhere(), space.continent == continent.asia) &&
      any(sites_elsewhere(), space.continent == continent.oceania) &&
      !contains(sites_elsewhere(), space.japan)
    )
    message = "no continent is free"
  }
}

test "armies go to the capital and two regions beside it on its continent" {
  cites = ["ATK-061..064", "ATK-093..095"]

  options = { players = 2 }
  given {
    set player red {
      home  = space.new_england
      throw = 3
    }
    set space new_england { holder = player.red }
    set player blue { home = space.colombia }
    set space colombia { holder = player.blue }
  }
  run place_armies {}
  refuse {
    line    = ["Amazonia", "Western US"]
    because = "is no answer here"
  }
  play { lines = ["midwest, old_south"] }
  refuse {
    line    = "done placing"
    because = "Each of your regions needs a unit."
  }
  play { lines = ["station 4 infantry in midwest"] }
  refuse {
    line    = "station 1 infantry in western_us"
    because = "You chose other regions."
  }
  refuse {
    line    = "station 1 carrier in midwest"
    because = "No such unit is left in your capital."
  }
  refuse {
    line    = "station 2 tank in old_south"
    because = "One unit stays in the capital, and one must be left for each region that has none."
  }
  play { lines = ["station 1 tank in old_south", "station 2 artillery in old_south", "done placing"] }
  expect {
    that = (
      count(army_of(space.midwest, player.red)) == 4 && count(army_of(space.old_south, player.red)) == 3 &&
      count(army_of(space.new_england, player.red)) == 11
    )
  }
  expect {
    that = (
      count(every(piece), piece.owner == player.red && piece.unit == unit.infantry) == 12 &&
      count(every(piece), piece.owner == player.red && piece.unit == unit.artillery) == 4 &&
      count(every(piece), piece.owner == player.red && piece.unit == unit.plane) == 1
    )
  }
}

test "beside a capital: by land, round an anchored zone, along a Sea Lane, and on its continent" {
  cites = ["ATK-095..098"]

  expect {
    that    = contains(start_neighbours(space.new_england), space.midwest)
    message = "over land"
  }
  expect {
    that    = !touches(space.old_south, space.panama) && contains(start_neighbours(space.old_south), space.panama)
    message = "round the Caribbean Sea"
  }
  expect {
    that    = !touches(space.new_england, space.panama) && contains(start_neighbours(space.new_england), space.panama)
    message = "by the lane through the North Atlantic"
  }
  expect {
    that    = touches(space.panama, space.colombia) && !contains(start_neighbours(space.panama), space.colombia)
    message = "not on another continent"
  }
}

test "the fleet lies on the Coast of the capital, in no Sea Zone" {
  cites = ["ATK-065", "ATK-066", "ATK-099", "ATK-100"]

  options = { players = 2 }
  given {
    set player red { home = space.new_england }
    set player blue { home = space.colombia }
  }
  run place_fleets {}
  expect {
    that = (
      count(pieces(space.new_england_coast)) == 4 &&
      count(pieces(space.new_england_coast), piece.unit == unit.destroyer) == 3 &&
      count(pieces(space.new_england_coast), piece.unit == unit.submarine) == 1
    )
  }
  expect { that = !any(every(piece), piece.space.domain == domain.sea) && master(space.north_atlantic) == none }
}

test "who starts with Oil 1 places a marker in one of the regions set up" {
  cites = ["ATK-102"]

  options = { players = 2 }
  given {
    set player red {
      home         = space.new_england
      technologies = [technology.oil_1]
    }
    set player blue { home = space.colombia }
    call red_holds { those = [space.new_england, space.midwest] }
  }
  run place_fleets {}
  refuse {
    line    = "Colombia"
    because = "is no answer here"
  }
  play { lines = ["Midwest"] }
  expect { that = count(wells(space.midwest)) == 1 }
}

test "every region nobody holds is neutral and gets a marker face down" {
  cites = ["ATK-103..106"]
  setup = true

  options = { players = 2 }
  given {
    set space new_england { holder = player.red }
  }
  run neutral_regions {}
  expect {
    that = all([
      for s in regions() :
      count(
        pieces(s), piece.unit.sign != none && !piece.revealed && piece.owner == none && empty(piece.seen_by)
      ) == (s.holder == none ? 1 : 0)
    ])
  }
  expect {
    that    = count(unique([for s in regions() : first(pieces(s)).unit if s.holder == none])) == 4
    message = "they are mixed"
  }
}

test "nobody sees the marker of a neutral region until a rule reveals it" {
  cites = ["ATK-107"]
  setup = true
  cases = {
    "one player"     = { who = player.red }
    "another player" = { who = player.blue }
  }

  options = { players = 2 }
  given {
    set space new_england { holder = player.red }
  }
  run neutral_regions {}
  expect {
    that = !any([for s in regions() : sees(who, first(pieces(s)).unit) if s.holder == none])
  }
  expect {
    marker = first(pieces(space.midwest))
    as     = who
    text   = "${marker}, ${marker.unit}, ${marker.unit.sign}"
    reads  = "a face-down marker, hidden, hidden"
  }
  given {
    marker = first(pieces(space.midwest))
    set marker { revealed = true }
  }
  expect {
    that = (
      count(regions(), space.holder == none && sees(who, first(pieces(space)).unit)) == 1 &&
      sees(who, first(pieces(space.midwest)).unit)
    )
  }
}

test "the highest throw starts the first year" {
  cites = ["ATK-108", "ATK-109"]

  options = { players = 2 }
  dice { rolls = [1, 2, 6, 5] }
  run first_starter {}
  expect { that = game.starter == player.blue }
}

test "the boards in use" {
  cites = ["ATK-075", "ATK-116", "ATK-117"]

  options = { players = 4, theater = theater.pacific }
  expect { that = contains(regions(), space.japan) && !contains(regions(), space.new_england) }
  expect {
    that = (
      contains(zones(), space.sea_of_japan) && !contains(zones(), space.caribbean_sea) &&
      !any(regions(), space.domain != domain.land)
    )
  }
}

test "two may play on both boards" {
  cites = ["ATK-075", "ATK-118"]

  options = { players = 2, theater = theater.both }
  expect { that = contains(regions(), space.japan) && contains(regions(), space.new_england) }
}

test "five use both boards, whatever was chosen" {
  cites = ["ATK-076", "ATK-077"]

  options = { players = 5, theater = theater.pacific }
  expect { that = contains(regions(), space.japan) && contains(regions(), space.new_england) && count(powers()) == 5 }
}

test "four actions a year at most: three and the one that Burn buys, each with its marker" {
  cites = ["ATK-057", "ATK-135"]

  options = { players = 2 }
  given {
    set player red { oil = 20 }
  }
  run year {}
  play { lines = ["clockwise", "Research", "Research", "Negotiate", "Negotiate", "Transport", "Transport"] }
  expect { that = count(player.red.covered) == 3 && game.season == season.winter }
  play { lines = ["burn five Oil Certificates", "Build", "done building"] }
  expect {
    that    = player.red.oil == 15 && empty(player.red.covered)
    message = "no second Burn is offered: the year is over"
  }
}

test "an Action Card drawn in the set-up can be played in the first action" {
  cites = ["ATK-059"]

  options = { players = 2 }
  given {
    set player red { government = government.fascism }
    call deck_holds { cards = [unit.codebreaking, unit.codebreaking] }
  }
  run take_components {
    p        = player.red
    defaults = true
  }
  run season { p = player.red }
  play { lines = ["Research", "play codebreaking"] }
  expect { that = empty(pieces(space.red_hand)) && first(pieces(space.discards)).unit == unit.codebreaking }
}

test "the table is set step by step: governments, capitals, armies, fleets, neutral regions, and who starts" {
  cites = ["ATK-072", "ATK-073", "ATK-084", "ATK-093", "ATK-099", "ATK-103", "ATK-106", "ATK-108", "ATK-109"]
  setup = true

  options = { players = 2 }
  dice { rolls = [6, 6, 1, 1, 1, 2, 6, 5] }
  run prepare {}
  play {
    lines = [
      "Fascism", "Minerals 1", "Communism", "Rail 1", "new_england", "france", "midwest, quebec",
      "station 1 infantry in midwest", "station 2 infantry in quebec", "done placing", "germany, spain",
      "station 1 infantry in germany", "station 1 infantry in spain", "done placing"
    ]
  }
  expect {
    that = (
      player.red.government == government.fascism && player.red.home == space.new_england &&
      count(army_of(space.new_england, player.red)) == 15 && count(army_of(space.quebec, player.red)) == 2 &&
      count(fleet_of(space.new_england_coast, player.red)) == 4
    )
    message = "red"
  }
  expect {
    that = (
      player.blue.government == government.communism && player.blue.home == space.france &&
      count(held(player.blue)) == 3 && count(fleet_of(space.france_coast, player.blue)) == 4
    )
    message = "blue"
  }
  expect {
    that    = all(regions(), (space.holder == none) == any(pieces(space), piece.unit.sign != none))
    message = "a marker lies in each neutral region, and in no other"
  }
  expect {
    that    = game.starter == player.blue && game.round == 0
    message = "Blue threw more the second time"
  }
}
