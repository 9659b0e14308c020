# What each power has on the board before the first turn (its reference chart).
# Fighters in a sea zone stand on the carrier there.

setup {
  cites = ["REV-063", "REV-071"]

  # Soviet Union
  place archangel {
    soviet_union = { infantry = 3, armour = 1 }
  }
  place buryatia {
    soviet_union = { infantry = 2 }
  }
  place caucasus {
    soviet_union = { infantry = 3, artillery = 1, armour = 1, aa_gun = 1, industrial_complex = 1 }
  }
  place evenki {
    soviet_union = { infantry = 2 }
  }
  place karelia {
    soviet_union = { infantry = 3, fighter = 1 }
  }
  place kazakh {
    soviet_union = { infantry = 2 }
  }
  place novosibirsk {
    soviet_union = { infantry = 2 }
  }
  place russia {
    soviet_union = { infantry = 3, artillery = 1, armour = 2, aa_gun = 1, industrial_complex = 1, fighter = 1 }
  }
  place sea_zone_4 {
    soviet_union = { submarine = 1 }
  }
  place soviet_far_east {
    soviet_union = { infantry = 2 }
  }
  place yakut {
    soviet_union = { infantry = 2 }
  }

  # Germany
  place algeria {
    germany = { infantry = 1, artillery = 1 }
  }
  place balkans {
    germany = { infantry = 2, armour = 1, fighter = 1 }
  }
  place belorussia {
    germany = { infantry = 3 }
  }
  place eastern_europe {
    germany = { infantry = 2, armour = 1, fighter = 1 }
  }
  place germany {
    germany = { infantry = 3, armour = 2, aa_gun = 1, industrial_complex = 1, fighter = 1, bomber = 1 }
  }
  place libya {
    germany = { infantry = 1, armour = 1 }
  }
  place norway {
    germany = { infantry = 3, fighter = 1 }
  }
  place sea_zone_5 {
    germany = { transport = 1, submarine = 2, destroyer = 1 }
  }
  place sea_zone_8 {
    germany = { submarine = 1 }
  }
  place sea_zone_14 {
    germany = { transport = 1, battleship = 1 }
  }
  place southern_europe {
    germany = { infantry = 2, artillery = 1, armour = 1, aa_gun = 1, industrial_complex = 1 }
  }
  place ukraine {
    germany = { infantry = 3, artillery = 1, armour = 1, fighter = 1 }
  }
  place west_russia {
    germany = { infantry = 3, artillery = 1, armour = 1 }
  }
  place western_europe {
    germany = { infantry = 2, armour = 2, aa_gun = 1, fighter = 1 }
  }

  # United Kingdom
  place anglo_egypt {
    united_kingdom = { infantry = 1, armour = 1, fighter = 1 }
  }
  place australia {
    united_kingdom = { infantry = 3 }
  }
  place eastern_canada {
    united_kingdom = { armour = 1 }
  }
  place india {
    united_kingdom = { infantry = 3, aa_gun = 1 }
  }
  place new_zealand {
    united_kingdom = { infantry = 1 }
  }
  place persia {
    united_kingdom = { infantry = 1 }
  }
  place sea_zone_1 {
    united_kingdom = { transport = 1 }
  }
  place sea_zone_2 {
    united_kingdom = { transport = 1, battleship = 1 }
  }
  place sea_zone_13 {
    united_kingdom = { battleship = 1 }
  }
  place sea_zone_15 {
    united_kingdom = { destroyer = 1 }
  }
  place sea_zone_35 {
    united_kingdom = { fighter = 1, transport = 1, destroyer = 1, carrier = 1 }
  }
  place sea_zone_40 {
    united_kingdom = { transport = 1, submarine = 1 }
  }
  place trans_jordan {
    united_kingdom = { infantry = 1 }
  }
  place union_of_south_africa {
    united_kingdom = { infantry = 1 }
  }
  place united_kingdom {
    united_kingdom = {
      infantry           = 2,
      artillery          = 1,
      armour             = 1,
      aa_gun             = 1,
      industrial_complex = 1,
      fighter            = 2,
      bomber             = 1
    }
  }
  place western_canada {
    united_kingdom = { infantry = 1 }
  }

  # Japan
  place borneo {
    japan = { infantry = 1 }
  }
  place caroline_islands {
    japan = { infantry = 1 }
  }
  place east_indies {
    japan = { infantry = 2 }
  }
  place french_indochina {
    japan = { infantry = 2, fighter = 1 }
  }
  place japan {
    japan = { infantry = 4, artillery = 1, armour = 1, aa_gun = 1, industrial_complex = 1, fighter = 1, bomber = 1 }
  }
  place kwantung {
    japan = { infantry = 3 }
  }
  place manchuria {
    japan = { infantry = 2, fighter = 1 }
  }
  place new_guinea {
    japan = { infantry = 1 }
  }
  place okinawa {
    japan = { infantry = 1 }
  }
  place philippines {
    japan = { infantry = 2 }
  }
  place sea_zone_37 {
    japan = { fighter = 2, carrier = 1, battleship = 1 }
  }
  place sea_zone_45 {
    japan = { submarine = 1 }
  }
  place sea_zone_50 {
    japan = { fighter = 1, destroyer = 1, carrier = 1 }
  }
  place sea_zone_59 {
    japan = { transport = 1 }
  }
  place sea_zone_60 {
    japan = { transport = 1, battleship = 1 }
  }
  place solomon_islands {
    japan = { infantry = 1 }
  }
  place wake_island {
    japan = { infantry = 1 }
  }

  # United States
  place alaska {
    united_states = { infantry = 1 }
  }
  place central_united_states {
    united_states = { infantry = 2 }
  }
  place china {
    united_states = { infantry = 2, fighter = 1 }
  }
  place eastern_united_states {
    united_states = {
      infantry           = 2,
      artillery          = 1,
      armour             = 1,
      aa_gun             = 1,
      industrial_complex = 1,
      fighter            = 1,
      bomber             = 1
    }
  }
  place hawaiian_islands {
    united_states = { infantry = 2, fighter = 1 }
  }
  place midway {
    united_states = { infantry = 1 }
  }
  place sea_zone_10 {
    united_states = { transport = 2, destroyer = 1 }
  }
  place sea_zone_20 {
    united_states = { destroyer = 1 }
  }
  place sea_zone_52 {
    united_states = { fighter = 1, submarine = 1, carrier = 1 }
  }
  place sea_zone_55 {
    united_states = { transport = 1, battleship = 1 }
  }
  place sinkiang {
    united_states = { infantry = 2 }
  }
  place western_united_states {
    united_states = { infantry = 2, aa_gun = 1, industrial_complex = 1, fighter = 1 }
  }

  call prepare {}
}
