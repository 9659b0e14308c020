# What each power has on the board before the first turn (its reference chart).

setup {
  cites = ["EUR-038", "EUR-053", "EUR-054"]

  # Germany
  place austria {
    germany = { infantry = 1, artillery = 1 }
  }
  place bulgaria {
    germany = { infantry = 2 }
  }
  place crete {
    germany = { infantry = 1 }
  }
  place czechoslovakia {
    germany = { infantry = 1, artillery = 1 }
  }
  place denmark {
    germany = { infantry = 1 }
  }
  place eastern_france {
    germany = { infantry = 4 }
  }
  place finland {
    germany = { infantry = 3 }
  }
  place france {
    germany = { infantry = 4, artillery = 1, armour = 2, fighter = 1 }
  }
  place germany {
    germany = { infantry = 4, artillery = 2, armour = 2, aa_gun = 1, industrial_complex = 1, fighter = 2, bomber = 1 }
  }
  place greece {
    germany = { infantry = 2, artillery = 1 }
  }
  place hungary {
    germany = { infantry = 3, artillery = 1, armour = 1 }
  }
  place morocco {
    germany = { infantry = 1 }
  }
  place netherlands_belgium {
    germany = { infantry = 3, armour = 2 }
  }
  place northern_italy {
    germany = { infantry = 2, artillery = 1, armour = 2, aa_gun = 1, industrial_complex = 1, fighter = 1 }
  }
  place norway {
    germany = { infantry = 4, fighter = 1 }
  }
  place poland {
    germany = { infantry = 6, artillery = 1, armour = 2, fighter = 1 }
  }
  place rumania {
    germany = { infantry = 3, armour = 1 }
  }
  place southern_italy {
    germany = { infantry = 2 }
  }
  place tunisia {
    germany = { infantry = 1, artillery = 1, armour = 1 }
  }
  place yugoslavia {
    germany = { infantry = 2 }
  }
  place azores_sea {
    germany = { submarine = 1 }
  }
  place barents_sea {
    germany = { submarine = 1 }
  }
  place bay_of_biscay {
    germany = { submarine = 2 }
  }
  place danish_sea {
    germany = { transport = 1, submarine = 2 }
  }
  place denmark_strait {
    germany = { submarine = 1 }
  }
  place halifax_sea {
    germany = { submarine = 1 }
  }
  place mid_atlantic {
    germany = { submarine = 1 }
  }
  place south_atlantic {
    germany = { submarine = 1 }
  }
  place tyrrhenian_sea {
    germany = { transport = 1, destroyer = 1, battleship = 1 }
  }

  # The Soviet Union
  place archangel {
    soviet_union = { infantry = 3, armour = 1, aa_gun = 1, industrial_complex = 1 }
  }
  place baltic_states {
    soviet_union = { infantry = 3 }
  }
  place belorussia {
    soviet_union = { infantry = 4, artillery = 1 }
  }
  place bessarabia {
    soviet_union = { infantry = 1, armour = 1 }
  }
  place caucasus {
    soviet_union = { infantry = 3, armour = 1 }
  }
  place east_poland {
    soviet_union = { infantry = 4 }
  }
  place iran {
    soviet_union = { infantry = 1 }
  }
  place karelia {
    soviet_union = { infantry = 2 }
  }
  place leningrad {
    soviet_union = { infantry = 2, aa_gun = 1, industrial_complex = 1 }
  }
  place moscow {
    soviet_union = { infantry = 4, armour = 1, aa_gun = 1, industrial_complex = 1, fighter = 1, bomber = 1 }
  }
  place russia {
    soviet_union = { infantry = 4, artillery = 1 }
  }
  place siberia {
    soviet_union = { infantry = 3, artillery = 1, armour = 1 }
  }
  place stalingrad {
    soviet_union = { infantry = 2, artillery = 1, aa_gun = 1, industrial_complex = 1 }
  }
  place turkestan {
    soviet_union = { infantry = 3, armour = 1 }
  }
  place ukraine {
    soviet_union = { infantry = 4, artillery = 1 }
  }
  place vyborg {
    soviet_union = { infantry = 1 }
  }
  place white_sea {
    soviet_union = { transport = 1, submarine = 1 }
  }

  # The United Kingdom
  place canada {
    united_kingdom = { armour = 1, aa_gun = 1, industrial_complex = 1 }
  }
  place egypt {
    united_kingdom = { infantry = 1, artillery = 1, armour = 1 }
  }
  place iraq {
    united_kingdom = { infantry = 1 }
  }
  place malta {
    united_kingdom = { fighter = 1 }
  }
  place palestine {
    united_kingdom = { infantry = 1 }
  }
  place syria {
    united_kingdom = { infantry = 1 }
  }
  place united_kingdom {
    united_kingdom = {
      infantry           = 4,
      artillery          = 1,
      armour             = 1,
      aa_gun             = 1,
      industrial_complex = 1,
      fighter            = 2,
      bomber             = 1
    }
  }
  place celtic_sea {
    united_kingdom = { transport = 2, destroyer = 1 }
  }
  place davis_strait {
    united_kingdom = { transport = 1, destroyer = 1 }
  }
  place eastern_mediterranean {
    united_kingdom = { transport = 1, destroyer = 1 }
  }
  place english_channel {
    united_kingdom = { destroyer = 1 }
  }
  place north_sea {
    united_kingdom = { transport = 1, destroyer = 1, battleship = 1 }
  }
  place strait_of_gibraltar {
    united_kingdom = { destroyer = 1 }
  }

  # The United States
  place united_states {
    united_states = { infantry = 2, aa_gun = 1, industrial_complex = 1, fighter = 1, bomber = 1 }
  }
  place us_eastern_coast {
    united_states = { transport = 1, destroyer = 1 }
  }

  call prepare {}
}
