# Tests of the board and of the set-up. The figures are those of the printed board and the reference cards, written down once more here,
# and not computed from the map files.

# A territory as it is printed: its value, whose colour it has, and what it borders.
function printed {
  params = { s = space, income = int, power = optional(player), near = list(space) }
  is     = s.domain == domain.land && s.income == income && s.power == power && same(adjacent(s), near)
}

# A sea zone and what it borders.
function zone {
  params = { s = space, near = list(space) }
  is     = s.domain == domain.sea && s.income == 0 && s.power == none && same(adjacent(s), near)
}

# A line of a reference card: what a power has in a space, and nothing else.
function card {
  params = { p = player, s = space, units = map(unit, int) }
  is     = all([for u in every(unit) : count(pieces(s, p), piece.unit == u) == units[u]])
}

test "the territories in the colour of the Soviet Union, their values and their borders" {
  cites = ["A42-071", "A42-073", "A42-076"]

  expect {
    that = printed(
      space.archangel, 2, player.soviet_union, [space.karelia, space.russia, space.sea_zone_4, space.west_russia]
    )
  }
  expect {
    that = printed(space.buryatia, 1, player.soviet_union, [
      space.manchuria, space.mongolia, space.sea_zone_60, space.sea_zone_62, space.soviet_far_east, space.yakut
    ])
  }
  expect {
    that = printed(space.caucasus, 4, player.soviet_union, [
      space.kazakh, space.persia, space.russia, space.sea_zone_16, space.turkey, space.ukraine, space.west_russia
    ])
  }
  expect { that = printed(space.evenki, 1, player.soviet_union, [space.novosibirsk, space.russia, space.yakut]) }
  expect {
    that = printed(space.karelia, 2, player.soviet_union, [
      space.archangel, space.belorussia, space.eastern_europe, space.norway, space.sea_zone_4, space.sea_zone_5,
      space.west_russia
    ])
  }
  expect {
    that = printed(space.kazakh, 2, player.soviet_union, [
      space.afghanistan, space.caucasus, space.novosibirsk, space.persia, space.russia, space.sinkiang
    ])
  }
  expect {
    that = printed(
      space.novosibirsk,
      2,
      player.soviet_union,
      [space.evenki, space.kazakh, space.mongolia, space.russia, space.sinkiang, space.yakut]
    )
  }
  expect {
    that = printed(space.russia, 8, player.soviet_union, [
      space.archangel, space.caucasus, space.evenki, space.kazakh, space.novosibirsk, space.west_russia
    ])
  }
  expect {
    that = printed(space.soviet_far_east, 1, player.soviet_union, [space.buryatia, space.sea_zone_62, space.yakut])
  }
  expect {
    that = printed(space.yakut, 1, player.soviet_union, [
      space.buryatia, space.evenki, space.mongolia, space.novosibirsk, space.soviet_far_east
    ])
  }
  expect { that = count(every(space), space.power == player.soviet_union) == 10 }
}

test "the territories in the colour of Germany, their values and their borders" {
  cites = ["A42-071", "A42-073", "A42-076"]

  expect {
    that = printed(space.algeria, 1, player.germany, [space.libya, space.sahara, space.sea_zone_12, space.sea_zone_13])
  }
  expect {
    that = printed(space.balkans, 3, player.germany, [
      space.eastern_europe, space.germany, space.sea_zone_16, space.southern_europe, space.ukraine
    ])
  }
  expect {
    that = printed(
      space.belorussia, 2, player.germany, [space.eastern_europe, space.karelia, space.ukraine, space.west_russia]
    )
  }
  expect {
    that = printed(space.eastern_europe, 3, player.germany, [
      space.balkans, space.belorussia, space.germany, space.karelia, space.sea_zone_5, space.ukraine
    ])
  }
  expect {
    that = printed(space.germany, 10, player.germany, [
      space.balkans, space.eastern_europe, space.sea_zone_5, space.southern_europe, space.switzerland,
      space.western_europe
    ])
  }
  expect {
    that = printed(space.libya, 1, player.germany, [space.algeria, space.anglo_egypt, space.sahara, space.sea_zone_14])
  }
  expect {
    that = printed(space.norway, 3, player.germany, [
      space.karelia, space.sea_zone_3, space.sea_zone_5, space.sea_zone_6, space.sweden
    ])
  }
  expect {
    that = printed(space.southern_europe, 6, player.germany, [
      space.balkans, space.germany, space.sea_zone_14, space.switzerland, space.western_europe
    ])
  }
  expect {
    that = printed(space.ukraine, 3, player.germany, [
      space.balkans, space.belorussia, space.caucasus, space.eastern_europe, space.sea_zone_16, space.west_russia
    ])
  }
  expect {
    that = printed(space.west_russia, 2, player.germany, [
      space.archangel, space.belorussia, space.caucasus, space.karelia, space.russia, space.ukraine
    ])
  }
  expect {
    that = printed(space.western_europe, 6, player.germany, [
      space.germany, space.sea_zone_5, space.sea_zone_6, space.sea_zone_7, space.sea_zone_13, space.southern_europe,
      space.spain, space.switzerland
    ])
  }
  expect { that = count(every(space), space.power == player.germany) == 11 }
}

test "the territories in the colour of the United Kingdom, their values and their borders" {
  cites = ["A42-071", "A42-073", "A42-076"]

  expect {
    that = printed(space.anglo_egypt, 2, player.united_kingdom, [
      space.belgian_congo, space.french_equatorial_africa, space.italian_east_africa, space.libya, space.sahara,
      space.sea_zone_15, space.sea_zone_34, space.trans_jordan
    ])
  }
  expect {
    that = printed(
      space.australia,
      2,
      player.united_kingdom,
      [space.sea_zone_38, space.sea_zone_39, space.sea_zone_40, space.sea_zone_46]
    )
  }
  expect {
    that = printed(space.belgian_congo, 1, player.united_kingdom, [
      space.anglo_egypt, space.angola, space.french_equatorial_africa, space.italian_east_africa, space.kenya,
      space.sea_zone_23
    ])
  }
  expect {
    that = printed(space.eastern_canada, 3, player.united_kingdom, [
      space.central_united_states, space.eastern_united_states, space.sea_zone_1, space.sea_zone_9, space.western_canada
    ])
  }
  expect {
    that = printed(
      space.french_equatorial_africa,
      1,
      player.united_kingdom,
      [space.anglo_egypt, space.belgian_congo, space.french_west_africa, space.sahara, space.sea_zone_23]
    )
  }
  expect {
    that = printed(
      space.french_madagascar,
      1,
      player.united_kingdom,
      [space.sea_zone_28, space.sea_zone_29, space.sea_zone_32, space.sea_zone_33]
    )
  }
  expect {
    that = printed(
      space.french_west_africa,
      1,
      player.united_kingdom,
      [space.french_equatorial_africa, space.rio_de_oro, space.sahara, space.sea_zone_17]
    )
  }
  expect { that = printed(space.gibraltar, 0, player.united_kingdom, [space.sea_zone_13, space.spain]) }
  expect { that = printed(space.iceland, 0, player.united_kingdom, [space.sea_zone_2]) }
  expect {
    that = printed(space.india, 3, player.united_kingdom, [
      space.afghanistan, space.french_indochina, space.himalaya, space.persia, space.sea_zone_35
    ])
  }
  expect {
    that = printed(
      space.italian_east_africa,
      1,
      player.united_kingdom,
      [space.anglo_egypt, space.belgian_congo, space.kenya, space.sea_zone_34]
    )
  }
  expect {
    that = printed(space.kenya, 1, player.united_kingdom, [
      space.angola, space.belgian_congo, space.italian_east_africa, space.mozambique, space.sea_zone_33,
      space.union_of_south_africa
    ])
  }
  expect { that = printed(space.new_zealand, 1, player.united_kingdom, [space.sea_zone_41]) }
  expect {
    that = printed(space.persia, 1, player.united_kingdom, [
      space.afghanistan, space.caucasus, space.india, space.kazakh, space.sea_zone_34, space.trans_jordan, space.turkey
    ])
  }
  expect {
    that = printed(space.trans_jordan, 1, player.united_kingdom, [
      space.anglo_egypt, space.persia, space.saudi_arabia, space.sea_zone_15, space.sea_zone_34, space.turkey
    ])
  }
  expect {
    that = printed(
      space.union_of_south_africa,
      2,
      player.united_kingdom,
      [space.angola, space.kenya, space.mozambique, space.sea_zone_27, space.sea_zone_28]
    )
  }
  expect {
    that = printed(space.united_kingdom, 8, player.united_kingdom, [
      space.eire, space.sea_zone_2, space.sea_zone_3, space.sea_zone_6, space.sea_zone_7, space.sea_zone_8
    ])
  }
  expect {
    that = printed(
      space.western_canada,
      1,
      player.united_kingdom,
      [space.alaska, space.eastern_canada, space.sea_zone_64, space.western_united_states]
    )
  }
  expect { that = count(every(space), space.power == player.united_kingdom) == 18 }
}

test "the territories in the colour of Japan, their values and their borders" {
  cites = ["A42-071", "A42-073", "A42-076"]

  expect { that = printed(space.borneo, 4, player.japan, [space.sea_zone_48]) }
  expect { that = printed(space.caroline_islands, 0, player.japan, [space.sea_zone_50]) }
  expect { that = printed(space.east_indies, 4, player.japan, [space.sea_zone_37]) }
  expect { that = printed(space.formosa, 0, player.japan, [space.sea_zone_59]) }
  expect {
    that = printed(
      space.french_indochina,
      3,
      player.japan,
      [space.china, space.himalaya, space.india, space.kwantung, space.sea_zone_36]
    )
  }
  expect { that = printed(space.japan, 8, player.japan, [space.sea_zone_60, space.sea_zone_61]) }
  expect {
    that = printed(space.kwantung, 3, player.japan, [
      space.china, space.french_indochina, space.manchuria, space.sea_zone_59
    ])
  }
  expect {
    that = printed(space.manchuria, 3, player.japan, [
      space.buryatia, space.china, space.kwantung, space.mongolia, space.sea_zone_61
    ])
  }
  expect { that = printed(space.new_guinea, 1, player.japan, [space.sea_zone_47]) }
  expect { that = printed(space.okinawa, 1, player.japan, [space.sea_zone_58]) }
  expect { that = printed(space.philippines, 3, player.japan, [space.sea_zone_49]) }
  expect { that = printed(space.solomon_islands, 0, player.japan, [space.sea_zone_45]) }
  expect { that = printed(space.wake_island, 0, player.japan, [space.sea_zone_51]) }
  expect { that = count(every(space), space.power == player.japan) == 13 }
}

test "the territories in the colour of the United States, their values and their borders" {
  cites = ["A42-071", "A42-073", "A42-076"]

  expect {
    that = printed(space.alaska, 2, player.united_states, [space.sea_zone_63, space.sea_zone_64, space.western_canada])
  }
  expect {
    that = printed(space.brazil, 3, player.united_states, [
      space.argentina, space.peru, space.sea_zone_18, space.sea_zone_22, space.venezuela
    ])
  }
  expect {
    that = printed(space.central_united_states, 6, player.united_states, [
      space.eastern_canada, space.eastern_united_states, space.panama, space.sea_zone_10, space.western_united_states
    ])
  }
  expect {
    that = printed(space.china, 2, player.united_states, [
      space.french_indochina, space.himalaya, space.kwantung, space.manchuria, space.mongolia, space.sinkiang
    ])
  }
  expect {
    that = printed(
      space.eastern_united_states,
      12,
      player.united_states,
      [space.central_united_states, space.eastern_canada, space.sea_zone_10]
    )
  }
  expect { that = printed(space.greenland, 0, player.united_states, [space.sea_zone_2]) }
  expect { that = printed(space.hawaiian_islands, 1, player.united_states, [space.sea_zone_52]) }
  expect {
    that = printed(
      space.mexico, 2, player.united_states, [space.panama, space.sea_zone_54, space.western_united_states]
    )
  }
  expect { that = printed(space.midway, 0, player.united_states, [space.sea_zone_56]) }
  expect {
    that = printed(space.panama, 1, player.united_states, [
      space.central_united_states, space.mexico, space.sea_zone_10, space.sea_zone_19, space.sea_zone_20,
      space.venezuela
    ])
  }
  expect {
    that = printed(
      space.sinkiang,
      2,
      player.united_states,
      [space.china, space.himalaya, space.kazakh, space.mongolia, space.novosibirsk]
    )
  }
  expect { that = printed(space.west_indies, 1, player.united_states, [space.sea_zone_19]) }
  expect {
    that = printed(
      space.western_united_states,
      10,
      player.united_states,
      [space.central_united_states, space.mexico, space.sea_zone_54, space.sea_zone_55, space.western_canada]
    )
  }
  expect { that = count(every(space), space.power == player.united_states) == 13 }
}

test "the neutral territories yield nothing and belong to nobody" {
  cites = ["A42-072", "A42-081", "A42-086", "A42-090"]

  expect {
    that = (
      space.afghanistan.neutral &&
      printed(space.afghanistan, 0, none, [space.himalaya, space.india, space.kazakh, space.persia])
    )
  }
  expect {
    that = (
      space.angola.neutral &&
      printed(space.angola, 0, none, [space.belgian_congo, space.kenya, space.sea_zone_27, space.union_of_south_africa])
    )
  }
  expect {
    that = (
      space.argentina.neutral &&
      printed(space.argentina, 0, none, [space.brazil, space.peru, space.sea_zone_21, space.sea_zone_25])
    )
  }
  expect { that = space.eire.neutral && printed(space.eire, 0, none, [space.sea_zone_2, space.united_kingdom]) }
  expect {
    that = (
      space.himalaya.neutral &&
      printed(space.himalaya, 0, none, [
        space.afghanistan, space.china, space.french_indochina, space.india, space.sinkiang
      ])
    )
  }
  expect {
    that = (
      space.mongolia.neutral &&
      printed(space.mongolia, 0, none, [
        space.buryatia, space.china, space.manchuria, space.novosibirsk, space.sinkiang, space.yakut
      ])
    )
  }
  expect {
    that = (
      space.mozambique.neutral &&
      printed(space.mozambique, 0, none, [
        space.kenya, space.sea_zone_28, space.sea_zone_33, space.union_of_south_africa
      ])
    )
  }
  expect {
    that = (
      space.peru.neutral &&
      printed(space.peru, 0, none, [space.argentina, space.brazil, space.sea_zone_21, space.venezuela])
    )
  }
  expect {
    that = space.rio_de_oro.neutral && printed(space.rio_de_oro, 0, none, [space.french_west_africa, space.sea_zone_17])
  }
  expect {
    that = (
      space.sahara.neutral &&
      printed(space.sahara, 0, none, [
        space.algeria, space.anglo_egypt, space.french_equatorial_africa, space.french_west_africa, space.libya
      ])
    )
  }
  expect {
    that = space.saudi_arabia.neutral && printed(space.saudi_arabia, 0, none, [space.sea_zone_34, space.trans_jordan])
  }
  expect {
    that = (
      space.spain.neutral &&
      printed(space.spain, 0, none, [space.gibraltar, space.sea_zone_12, space.sea_zone_13, space.western_europe])
    )
  }
  expect { that = space.sweden.neutral && printed(space.sweden, 0, none, [space.norway, space.sea_zone_5]) }
  expect {
    that = (
      space.switzerland.neutral &&
      printed(space.switzerland, 0, none, [space.germany, space.southern_europe, space.western_europe])
    )
  }
  expect {
    that = (
      space.turkey.neutral &&
      printed(space.turkey, 0, none, [
        space.caucasus, space.persia, space.sea_zone_15, space.sea_zone_16, space.trans_jordan
      ])
    )
  }
  expect {
    that = (
      space.venezuela.neutral &&
      printed(space.venezuela, 0, none, [space.brazil, space.panama, space.peru, space.sea_zone_19, space.sea_zone_20])
    )
  }
  expect { that = count(every(space), space.neutral) == 16 }
}

test "the sea zones and their borders" {
  cites = ["A42-070", "A42-076"]

  expect { that = zone(space.sea_zone_1, [space.eastern_canada, space.sea_zone_2, space.sea_zone_8, space.sea_zone_9]) }
  expect {
    that = zone(space.sea_zone_2, [
      space.eire, space.greenland, space.iceland, space.sea_zone_1, space.sea_zone_3, space.sea_zone_8,
      space.united_kingdom
    ])
  }
  expect {
    that = zone(space.sea_zone_3, [
      space.norway, space.sea_zone_2, space.sea_zone_4, space.sea_zone_6, space.united_kingdom
    ])
  }
  expect { that = zone(space.sea_zone_4, [space.archangel, space.karelia, space.sea_zone_3]) }
  expect {
    that = zone(space.sea_zone_5, [
      space.eastern_europe, space.germany, space.karelia, space.norway, space.sea_zone_6, space.sweden,
      space.western_europe
    ])
  }
  expect {
    that = zone(space.sea_zone_6, [
      space.norway, space.sea_zone_3, space.sea_zone_5, space.sea_zone_7, space.united_kingdom, space.western_europe
    ])
  }
  expect {
    that = zone(space.sea_zone_7, [
      space.sea_zone_6, space.sea_zone_8, space.sea_zone_12, space.united_kingdom, space.western_europe
    ])
  }
  expect {
    that = zone(space.sea_zone_8, [
      space.sea_zone_1, space.sea_zone_2, space.sea_zone_7, space.sea_zone_9, space.sea_zone_12, space.united_kingdom
    ])
  }
  expect {
    that = zone(space.sea_zone_9, [
      space.eastern_canada, space.sea_zone_1, space.sea_zone_8, space.sea_zone_10, space.sea_zone_11, space.sea_zone_12
    ])
  }
  expect {
    that = zone(space.sea_zone_10, [
      space.central_united_states, space.eastern_united_states, space.panama, space.sea_zone_9, space.sea_zone_11,
      space.sea_zone_19
    ])
  }
  expect {
    that = zone(space.sea_zone_11, [
      space.sea_zone_9, space.sea_zone_10, space.sea_zone_12, space.sea_zone_18, space.sea_zone_19
    ])
  }
  expect {
    that = zone(space.sea_zone_12, [
      space.algeria, space.sea_zone_7, space.sea_zone_8, space.sea_zone_9, space.sea_zone_11, space.sea_zone_13,
      space.sea_zone_17, space.sea_zone_18, space.spain
    ])
  }
  expect {
    that = zone(space.sea_zone_13, [
      space.algeria, space.gibraltar, space.sea_zone_12, space.sea_zone_14, space.spain, space.western_europe
    ])
  }
  expect {
    that = zone(space.sea_zone_14, [
      space.libya, space.sea_zone_13, space.sea_zone_15, space.sea_zone_16, space.southern_europe
    ])
  }
  expect {
    that = zone(space.sea_zone_15, [
      space.anglo_egypt, space.sea_zone_14, space.sea_zone_16, space.sea_zone_34, space.trans_jordan, space.turkey
    ])
  }
  expect {
    that = zone(space.sea_zone_16, [
      space.balkans, space.caucasus, space.sea_zone_14, space.sea_zone_15, space.turkey, space.ukraine
    ])
  }
  expect {
    that = zone(space.sea_zone_17, [
      space.french_west_africa, space.rio_de_oro, space.sea_zone_12, space.sea_zone_18, space.sea_zone_22,
      space.sea_zone_23
    ])
  }
  expect {
    that = zone(space.sea_zone_18, [
      space.brazil, space.sea_zone_11, space.sea_zone_12, space.sea_zone_17, space.sea_zone_19, space.sea_zone_22
    ])
  }
  expect {
    that = zone(space.sea_zone_19, [
      space.panama, space.sea_zone_10, space.sea_zone_11, space.sea_zone_18, space.sea_zone_20, space.venezuela,
      space.west_indies
    ])
  }
  expect {
    that = zone(space.sea_zone_20, [
      space.panama, space.sea_zone_19, space.sea_zone_21, space.sea_zone_54, space.venezuela
    ])
  }
  expect {
    that = zone(space.sea_zone_21, [
      space.argentina, space.peru, space.sea_zone_20, space.sea_zone_25, space.sea_zone_43
    ])
  }
  expect {
    that = zone(space.sea_zone_22, [
      space.brazil, space.sea_zone_17, space.sea_zone_18, space.sea_zone_23, space.sea_zone_24, space.sea_zone_25
    ])
  }
  expect {
    that = zone(space.sea_zone_23, [
      space.belgian_congo, space.french_equatorial_africa, space.sea_zone_17, space.sea_zone_22, space.sea_zone_24,
      space.sea_zone_27
    ])
  }
  expect {
    that = zone(space.sea_zone_24, [
      space.sea_zone_22, space.sea_zone_23, space.sea_zone_25, space.sea_zone_26, space.sea_zone_27
    ])
  }
  expect {
    that = zone(space.sea_zone_25, [
      space.argentina, space.sea_zone_21, space.sea_zone_22, space.sea_zone_24, space.sea_zone_26, space.sea_zone_42
    ])
  }
  expect { that = zone(space.sea_zone_26, [space.sea_zone_24, space.sea_zone_25, space.sea_zone_27]) }
  expect {
    that = zone(space.sea_zone_27, [
      space.angola, space.sea_zone_23, space.sea_zone_24, space.sea_zone_26, space.sea_zone_28,
      space.union_of_south_africa
    ])
  }
  expect {
    that = zone(space.sea_zone_28, [
      space.french_madagascar, space.mozambique, space.sea_zone_27, space.sea_zone_29, space.sea_zone_33,
      space.union_of_south_africa
    ])
  }
  expect {
    that = zone(space.sea_zone_29, [space.french_madagascar, space.sea_zone_28, space.sea_zone_30, space.sea_zone_32])
  }
  expect {
    that = zone(space.sea_zone_30, [
      space.sea_zone_29, space.sea_zone_31, space.sea_zone_32, space.sea_zone_38, space.sea_zone_39
    ])
  }
  expect {
    that = zone(space.sea_zone_31, [
      space.sea_zone_30, space.sea_zone_32, space.sea_zone_35, space.sea_zone_37, space.sea_zone_38
    ])
  }
  expect {
    that = zone(space.sea_zone_32, [
      space.french_madagascar, space.sea_zone_29, space.sea_zone_30, space.sea_zone_31, space.sea_zone_33,
      space.sea_zone_34, space.sea_zone_35
    ])
  }
  expect {
    that = zone(space.sea_zone_33, [
      space.french_madagascar, space.kenya, space.mozambique, space.sea_zone_28, space.sea_zone_32, space.sea_zone_34
    ])
  }
  expect {
    that = zone(space.sea_zone_34, [
      space.anglo_egypt, space.italian_east_africa, space.persia, space.saudi_arabia, space.sea_zone_15,
      space.sea_zone_32, space.sea_zone_33, space.sea_zone_35, space.trans_jordan
    ])
  }
  expect {
    that = zone(space.sea_zone_35, [
      space.india, space.sea_zone_31, space.sea_zone_32, space.sea_zone_34, space.sea_zone_36, space.sea_zone_37
    ])
  }
  expect {
    that = zone(space.sea_zone_36, [
      space.french_indochina, space.sea_zone_35, space.sea_zone_37, space.sea_zone_48, space.sea_zone_49,
      space.sea_zone_59
    ])
  }
  expect {
    that = zone(space.sea_zone_37, [
      space.east_indies, space.sea_zone_31, space.sea_zone_35, space.sea_zone_36, space.sea_zone_38, space.sea_zone_47,
      space.sea_zone_48
    ])
  }
  expect {
    that = zone(space.sea_zone_38, [
      space.australia, space.sea_zone_30, space.sea_zone_31, space.sea_zone_37, space.sea_zone_39, space.sea_zone_46,
      space.sea_zone_47
    ])
  }
  expect { that = zone(space.sea_zone_39, [space.australia, space.sea_zone_30, space.sea_zone_38, space.sea_zone_40]) }
  expect { that = zone(space.sea_zone_40, [space.australia, space.sea_zone_39, space.sea_zone_41, space.sea_zone_46]) }
  expect {
    that = zone(space.sea_zone_41, [
      space.new_zealand, space.sea_zone_40, space.sea_zone_42, space.sea_zone_44, space.sea_zone_45, space.sea_zone_46
    ])
  }
  expect {
    that = zone(space.sea_zone_42, [space.sea_zone_25, space.sea_zone_41, space.sea_zone_43, space.sea_zone_44])
  }
  expect {
    that = zone(space.sea_zone_43, [
      space.sea_zone_21, space.sea_zone_42, space.sea_zone_44, space.sea_zone_53, space.sea_zone_54
    ])
  }
  expect {
    that = zone(space.sea_zone_44, [
      space.sea_zone_41, space.sea_zone_42, space.sea_zone_43, space.sea_zone_45, space.sea_zone_52, space.sea_zone_53
    ])
  }
  expect {
    that = zone(space.sea_zone_45, [
      space.sea_zone_41, space.sea_zone_44, space.sea_zone_46, space.sea_zone_47, space.sea_zone_50, space.sea_zone_51,
      space.sea_zone_52, space.solomon_islands
    ])
  }
  expect {
    that = zone(space.sea_zone_46, [
      space.australia, space.sea_zone_38, space.sea_zone_40, space.sea_zone_41, space.sea_zone_45, space.sea_zone_47
    ])
  }
  expect {
    that = zone(space.sea_zone_47, [
      space.new_guinea, space.sea_zone_37, space.sea_zone_38, space.sea_zone_45, space.sea_zone_46, space.sea_zone_48,
      space.sea_zone_50
    ])
  }
  expect {
    that = zone(space.sea_zone_48, [
      space.borneo, space.sea_zone_36, space.sea_zone_37, space.sea_zone_47, space.sea_zone_49, space.sea_zone_50
    ])
  }
  expect {
    that = zone(space.sea_zone_49, [
      space.philippines, space.sea_zone_36, space.sea_zone_48, space.sea_zone_50, space.sea_zone_58, space.sea_zone_59,
      space.sea_zone_60
    ])
  }
  expect {
    that = zone(space.sea_zone_50, [
      space.caroline_islands, space.sea_zone_45, space.sea_zone_47, space.sea_zone_48, space.sea_zone_49,
      space.sea_zone_51, space.sea_zone_58
    ])
  }
  expect {
    that = zone(space.sea_zone_51, [
      space.sea_zone_45, space.sea_zone_50, space.sea_zone_52, space.sea_zone_57, space.sea_zone_58, space.sea_zone_60,
      space.wake_island
    ])
  }
  expect {
    that = zone(space.sea_zone_52, [
      space.hawaiian_islands, space.sea_zone_44, space.sea_zone_45, space.sea_zone_51, space.sea_zone_53,
      space.sea_zone_55, space.sea_zone_56, space.sea_zone_57
    ])
  }
  expect {
    that = zone(space.sea_zone_53, [
      space.sea_zone_43, space.sea_zone_44, space.sea_zone_52, space.sea_zone_54, space.sea_zone_55
    ])
  }
  expect {
    that = zone(space.sea_zone_54, [
      space.mexico, space.sea_zone_20, space.sea_zone_43, space.sea_zone_53, space.sea_zone_55,
      space.western_united_states
    ])
  }
  expect {
    that = zone(space.sea_zone_55, [
      space.sea_zone_52, space.sea_zone_53, space.sea_zone_54, space.sea_zone_56, space.sea_zone_64,
      space.western_united_states
    ])
  }
  expect {
    that = zone(space.sea_zone_56, [
      space.midway, space.sea_zone_52, space.sea_zone_55, space.sea_zone_57, space.sea_zone_63, space.sea_zone_64
    ])
  }
  expect {
    that = zone(space.sea_zone_57, [
      space.sea_zone_51, space.sea_zone_52, space.sea_zone_56, space.sea_zone_60, space.sea_zone_62, space.sea_zone_63
    ])
  }
  expect {
    that = zone(space.sea_zone_58, [
      space.okinawa, space.sea_zone_49, space.sea_zone_50, space.sea_zone_51, space.sea_zone_60
    ])
  }
  expect {
    that = zone(space.sea_zone_59, [
      space.formosa, space.kwantung, space.sea_zone_36, space.sea_zone_49, space.sea_zone_60, space.sea_zone_61
    ])
  }
  expect {
    that = zone(space.sea_zone_60, [
      space.buryatia, space.japan, space.sea_zone_49, space.sea_zone_51, space.sea_zone_57, space.sea_zone_58,
      space.sea_zone_59, space.sea_zone_61, space.sea_zone_62
    ])
  }
  expect { that = zone(space.sea_zone_61, [space.japan, space.manchuria, space.sea_zone_59, space.sea_zone_60]) }
  expect {
    that = zone(space.sea_zone_62, [
      space.buryatia, space.sea_zone_57, space.sea_zone_60, space.sea_zone_63, space.soviet_far_east
    ])
  }
  expect {
    that = zone(space.sea_zone_63, [
      space.alaska, space.sea_zone_56, space.sea_zone_57, space.sea_zone_62, space.sea_zone_64
    ])
  }
  expect {
    that = zone(space.sea_zone_64, [
      space.alaska, space.sea_zone_55, space.sea_zone_56, space.sea_zone_63, space.western_canada
    ])
  }
  expect {
    that = (
      count(every(space), space.domain == domain.sea) == 64 &&
      count(every(space), space.domain == domain.land && !space.off_map) == 81
    )
    message = "64 zones and 81 territories, and nothing else."
  }
}

test "a few territories like Gibraltar have no value, and no value is above 12" {
  cites = ["A42-073", "A42-075"]

  expect {
    worthless = [
      space.caroline_islands, space.formosa, space.gibraltar, space.greenland, space.iceland, space.midway,
      space.solomon_islands, space.wake_island
    ]
    that = all([for s in every(space) : (s.income == 0) == contains(worthless, s) if s.power != none])
  }
  expect { that = max([for s in every(space) : s.income]) == 12 && min([for s in every(space) : s.income]) == 0 }
}

test "twelve victory cities, six on each side" {
  setup = true
  cites = ["A42-019..021"]

  expect {
    that = (
      space.eastern_united_states.city == city.washington &&
      space.eastern_united_states.controller.alliance == alliance.allies
    )
  }
  expect {
    that = space.united_kingdom.city == city.london && space.united_kingdom.controller.alliance == alliance.allies
  }
  expect { that = space.karelia.city == city.leningrad && space.karelia.controller.alliance == alliance.allies }
  expect { that = space.russia.city == city.moscow && space.russia.controller.alliance == alliance.allies }
  expect { that = space.india.city == city.calcutta && space.india.controller.alliance == alliance.allies }
  expect {
    that = (
      space.western_united_states.city == city.los_angeles &&
      space.western_united_states.controller.alliance == alliance.allies
    )
  }
  expect { that = space.germany.city == city.berlin && space.germany.controller.alliance == alliance.axis }
  expect { that = space.western_europe.city == city.paris && space.western_europe.controller.alliance == alliance.axis }
  expect {
    that = space.southern_europe.city == city.rome && space.southern_europe.controller.alliance == alliance.axis
  }
  expect { that = space.kwantung.city == city.shanghai && space.kwantung.controller.alliance == alliance.axis }
  expect { that = space.philippines.city == city.manila && space.philippines.controller.alliance == alliance.axis }
  expect { that = space.japan.city == city.tokyo && space.japan.controller.alliance == alliance.axis }
  expect { that = count(every(space), space.city != none) == 12 }
  expect { that = cities_of(alliance.axis) == 6 && cities_of(alliance.allies) == 6 }
}

test "the five capitals" {
  cites = ["A42-340"]

  expect {
    that = (
      player.united_states.home == space.eastern_united_states &&
      space.eastern_united_states.capital == player.united_states
    )
  }
  expect { that = player.germany.home == space.germany && space.germany.capital == player.germany }
  expect { that = player.japan.home == space.japan && space.japan.capital == player.japan }
  expect { that = player.soviet_union.home == space.russia && space.russia.capital == player.soviet_union }
  expect {
    that = player.united_kingdom.home == space.united_kingdom && space.united_kingdom.capital == player.united_kingdom
  }
  expect { that = count(every(space), space.capital != none) == 5 }
}

test "two canals, each between two sea zones, with the territories that open it" {
  cites = ["A42-093..096", "A42-101", "A42-102"]

  expect {
    that = (
      all(borders(space.sea_zone_19, space.sea_zone_20), same(border.locks, [space.panama])) &&
      count(borders(space.sea_zone_19, space.sea_zone_20)) == 1
    )
  }
  expect {
    that = (
      all(borders(space.sea_zone_15, space.sea_zone_34), same(border.locks, [space.anglo_egypt, space.trans_jordan])) &&
      count(borders(space.sea_zone_15, space.sea_zone_34)) == 1
    )
  }
  expect {
    that = all([
      for s in every(space) :
      all([
        for n in adjacent(s) :
        all(borders(s, n), empty(border.locks)) ||
        contains([space.sea_zone_19, space.sea_zone_20, space.sea_zone_15, space.sea_zone_34], s)
      ])
    ])
    message = "No other border has a lock."
  }
}

test "the board goes round from east to west, and not from north to south" {
  cites = ["A42-077", "A42-078"]

  expect {
    that = (
      touches(space.western_canada, space.eastern_canada) &&
      touches(space.western_united_states, space.central_united_states) &&
      touches(space.mexico, space.panama)
    )
  }
  expect {
    that = (
      touches(space.sea_zone_54, space.sea_zone_20) && touches(space.sea_zone_43, space.sea_zone_21) &&
      touches(space.sea_zone_42, space.sea_zone_25)
    )
  }
  expect { that = !any([for s in every(space) : s.latitude > 55 && any(adjacent(s), space.latitude < 0 - 10)]) }
}

test "an island group is one territory inside one sea zone, and no zone holds two" {
  cites = ["A42-106..108"]

  expect {
    islands = [
      space.borneo, space.caroline_islands, space.east_indies, space.formosa, space.hawaiian_islands, space.iceland,
      space.midway, space.new_guinea, space.new_zealand, space.okinawa, space.philippines, space.solomon_islands,
      space.wake_island, space.west_indies
    ]
    that = all(every(space), space.island == contains(islands, space))
  }
  expect {
    that = all(
      where(every(space), space.island),
      count(adjacent(space)) == 1 && first(adjacent(space)).domain == domain.sea && empty(parts(space))
    )
  }
  expect { that = all([for s in every(space) : count(adjacent(s), space.island) <= 1]) }
}

test "each power begins with the IPCs that its territories yield" {
  setup = true
  cites = ["A42-034", "A42-036", "A42-038", "A42-040", "A42-042", "A42-044", "A42-050", "A42-051"]
  cases = {
    "the Soviet Union"   = { p = player.soviet_union, ipc = 24, place = 1, side = alliance.allies }
    "Germany"            = { p = player.germany, ipc = 40, place = 2, side = alliance.axis }
    "the United Kingdom" = { p = player.united_kingdom, ipc = 30, place = 3, side = alliance.allies }
    "Japan"              = { p = player.japan, ipc = 30, place = 4, side = alliance.axis }
    "the United States"  = { p = player.united_states, ipc = 42, place = 5, side = alliance.allies }
  }

  expect { that = p.ipc == ipc && production(p) == ipc }
  expect {
    that    = p.order == place && p.alliance == side
    cites   = ["A42-026", "A42-110"]
    message = "Its place in the order of turns, and its side."
  }
}

test "The Soviet Union begins with the units of its reference card" {
  setup = true
  cites = ["A42-003", "A42-059..061"]

  expect { that = card(player.soviet_union, space.archangel, { infantry = 3, armour = 1 }) }
  expect { that = card(player.soviet_union, space.buryatia, { infantry = 2 }) }
  expect {
    that = card(player.soviet_union, space.caucasus, {
      infantry           = 3,
      artillery          = 1,
      armour             = 1,
      aa_gun             = 1,
      industrial_complex = 1
    })
  }
  expect { that = card(player.soviet_union, space.evenki, { infantry = 2 }) }
  expect { that = card(player.soviet_union, space.karelia, { infantry = 3, fighter = 1 }) }
  expect { that = card(player.soviet_union, space.kazakh, { infantry = 2 }) }
  expect { that = card(player.soviet_union, space.novosibirsk, { infantry = 2 }) }
  expect {
    that = card(player.soviet_union, space.russia, {
      infantry           = 3,
      artillery          = 1,
      armour             = 2,
      aa_gun             = 1,
      industrial_complex = 1,
      fighter            = 1
    })
  }
  expect { that = card(player.soviet_union, space.sea_zone_4, { submarine = 1 }) }
  expect { that = card(player.soviet_union, space.soviet_far_east, { infantry = 2 }) }
  expect { that = card(player.soviet_union, space.yakut, { infantry = 2 }) }
  expect { that = count(every(piece), piece.owner == player.soviet_union) == 37 }
}

test "Germany begins with the units of its reference card" {
  setup = true
  cites = ["A42-003", "A42-059..061"]

  expect { that = card(player.germany, space.algeria, { infantry = 1, artillery = 1 }) }
  expect { that = card(player.germany, space.balkans, { infantry = 2, armour = 1, fighter = 1 }) }
  expect { that = card(player.germany, space.belorussia, { infantry = 3 }) }
  expect { that = card(player.germany, space.eastern_europe, { infantry = 2, armour = 1, fighter = 1 }) }
  expect {
    that = card(player.germany, space.germany, {
      infantry           = 3,
      armour             = 2,
      aa_gun             = 1,
      industrial_complex = 1,
      fighter            = 1,
      bomber             = 1
    })
  }
  expect { that = card(player.germany, space.libya, { infantry = 1, armour = 1 }) }
  expect { that = card(player.germany, space.norway, { infantry = 3, fighter = 1 }) }
  expect { that = card(player.germany, space.sea_zone_5, { transport = 1, submarine = 2, destroyer = 1 }) }
  expect { that = card(player.germany, space.sea_zone_8, { submarine = 1 }) }
  expect { that = card(player.germany, space.sea_zone_14, { transport = 1, battleship = 1 }) }
  expect {
    that = card(
      player.germany,
      space.southern_europe,
      { infantry = 2, artillery = 1, armour = 1, aa_gun = 1, industrial_complex = 1 }
    )
  }
  expect { that = card(player.germany, space.ukraine, { infantry = 3, artillery = 1, armour = 1, fighter = 1 }) }
  expect { that = card(player.germany, space.west_russia, { infantry = 3, artillery = 1, armour = 1 }) }
  expect { that = card(player.germany, space.western_europe, { infantry = 2, armour = 2, aa_gun = 1, fighter = 1 }) }
  expect { that = count(every(piece), piece.owner == player.germany) == 58 }
}

test "The United Kingdom begins with the units of its reference card" {
  setup = true
  cites = ["A42-003", "A42-059..061"]

  expect { that = card(player.united_kingdom, space.anglo_egypt, { infantry = 1, armour = 1, fighter = 1 }) }
  expect { that = card(player.united_kingdom, space.australia, { infantry = 3 }) }
  expect { that = card(player.united_kingdom, space.eastern_canada, { armour = 1 }) }
  expect { that = card(player.united_kingdom, space.india, { infantry = 3, aa_gun = 1 }) }
  expect { that = card(player.united_kingdom, space.new_zealand, { infantry = 1 }) }
  expect { that = card(player.united_kingdom, space.persia, { infantry = 1 }) }
  expect { that = card(player.united_kingdom, space.sea_zone_1, { transport = 1 }) }
  expect { that = card(player.united_kingdom, space.sea_zone_2, { transport = 1, battleship = 1 }) }
  expect { that = card(player.united_kingdom, space.sea_zone_13, { cruiser = 1 }) }
  expect { that = card(player.united_kingdom, space.sea_zone_15, { destroyer = 1 }) }
  expect {
    that = card(player.united_kingdom, space.sea_zone_35, { fighter = 1, transport = 1, cruiser = 1, carrier = 1 })
  }
  expect { that = card(player.united_kingdom, space.sea_zone_40, { transport = 1, submarine = 1 }) }
  expect { that = card(player.united_kingdom, space.trans_jordan, { infantry = 1 }) }
  expect { that = card(player.united_kingdom, space.union_of_south_africa, { infantry = 1 }) }
  expect {
    that = card(player.united_kingdom, space.united_kingdom, {
      infantry           = 2,
      artillery          = 1,
      armour             = 1,
      aa_gun             = 1,
      industrial_complex = 1,
      fighter            = 2,
      bomber             = 1
    })
  }
  expect { that = card(player.united_kingdom, space.western_canada, { infantry = 1 }) }
  expect { that = count(every(piece), piece.owner == player.united_kingdom) == 36 }
}

test "Japan begins with the units of its reference card" {
  setup = true
  cites = ["A42-003", "A42-059..061"]

  expect { that = card(player.japan, space.borneo, { infantry = 1 }) }
  expect { that = card(player.japan, space.caroline_islands, { infantry = 1 }) }
  expect { that = card(player.japan, space.east_indies, { infantry = 2 }) }
  expect { that = card(player.japan, space.french_indochina, { infantry = 2, fighter = 1 }) }
  expect {
    that = card(player.japan, space.japan, {
      infantry           = 4,
      artillery          = 1,
      armour             = 1,
      aa_gun             = 1,
      industrial_complex = 1,
      fighter            = 1,
      bomber             = 1
    })
  }
  expect { that = card(player.japan, space.kwantung, { infantry = 3 }) }
  expect { that = card(player.japan, space.manchuria, { infantry = 2, fighter = 1 }) }
  expect { that = card(player.japan, space.new_guinea, { infantry = 1 }) }
  expect { that = card(player.japan, space.okinawa, { infantry = 1 }) }
  expect { that = card(player.japan, space.philippines, { infantry = 2 }) }
  expect { that = card(player.japan, space.sea_zone_37, { fighter = 2, carrier = 1, battleship = 1 }) }
  expect { that = card(player.japan, space.sea_zone_45, { submarine = 1 }) }
  expect { that = card(player.japan, space.sea_zone_50, { fighter = 1, cruiser = 1, carrier = 1 }) }
  expect { that = card(player.japan, space.sea_zone_59, { transport = 1 }) }
  expect { that = card(player.japan, space.sea_zone_60, { transport = 1, battleship = 1 }) }
  expect { that = card(player.japan, space.solomon_islands, { infantry = 1 }) }
  expect { that = card(player.japan, space.wake_island, { infantry = 1 }) }
  expect { that = count(every(piece), piece.owner == player.japan) == 40 }
}

test "The United States begins with the units of its reference card" {
  setup = true
  cites = ["A42-003", "A42-059..061"]

  expect { that = card(player.united_states, space.alaska, { infantry = 1 }) }
  expect { that = card(player.united_states, space.central_united_states, { infantry = 2 }) }
  expect { that = card(player.united_states, space.china, { infantry = 2, fighter = 1 }) }
  expect {
    that = card(
      player.united_states,
      space.eastern_united_states,
      { infantry = 2, artillery = 1, armour = 1, aa_gun = 1, industrial_complex = 1, fighter = 1, bomber = 1 }
    )
  }
  expect { that = card(player.united_states, space.hawaiian_islands, { infantry = 2, fighter = 1 }) }
  expect { that = card(player.united_states, space.midway, { infantry = 1 }) }
  expect { that = card(player.united_states, space.sea_zone_10, { transport = 2, cruiser = 1 }) }
  expect { that = card(player.united_states, space.sea_zone_20, { destroyer = 1 }) }
  expect { that = card(player.united_states, space.sea_zone_52, { fighter = 1, submarine = 1, carrier = 1 }) }
  expect { that = card(player.united_states, space.sea_zone_55, { transport = 1, battleship = 1 }) }
  expect { that = card(player.united_states, space.sinkiang, { infantry = 2 }) }
  expect {
    that = card(
      player.united_states,
      space.western_united_states,
      { infantry = 2, aa_gun = 1, industrial_complex = 1, fighter = 1 }
    )
  }
  expect { that = count(every(piece), piece.owner == player.united_states) == 34 }
}

test "the fighters at sea begin on the carrier there" {
  setup = true
  cites = ["A42-061", "A42-515"]

  expect {
    that = all([for c in every(piece) : (c.holder != none) == (c.unit == unit.fighter && c.space.domain == domain.sea)])
  }
  expect {
    that = all([for c in every(piece) : c.holder.owner == c.owner && c.holder.unit == unit.carrier if c.holder != none])
  }
}
