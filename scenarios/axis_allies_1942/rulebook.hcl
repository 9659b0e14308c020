# Every clause of the rulebook, in our words. A note is the reading taken where the book leaves something open, slips or contradicts
# itself; the readings are ours and may be changed. same_as names a clause of Revised's book that says the same and that
# the common rules cite.

rulebook "axis_allies_1942" {
  title    = "Axis & Allies 1942 (2009)"
  language = "ro"

  not_applicable = {
    "Advice: the age of the players."                                                                  = ["A42-001"]
    "Cardboard: what is in the box; the supply of pieces is no limit."                                 = ["A42-004..016"]
    "Cardboard: the colours of the pieces." = ["A42-033", "A42-035", "A42-037", "A42-039", "A42-041", "A42-043"]
    "Cardboard: a marker on the printed production chart; the level is computed from the territories." = ["A42-045", "A42-063"]
    "Table duty: who keeps the production chart and the bank."                                         = ["A42-046", "A42-053"]
    "Cardboard: printed tables; the figures bind through the unit profiles." = [
      "A42-047", "A42-049", "A42-054", "A42-267"
    ]
    "Cardboard: moving the pieces of a battle onto the battle strip and back; the units never leave their space." = [
      "A42-055", "A42-057", "A42-269", "A42-313"
    ]
    "Cardboard: the printed reference cards; the sides and the deployment bind as they are declared." = ["A42-058"]
    "Cardboard: control markers; who controls a territory is part of the state."                      = ["A42-062", "A42-064"]
    "Cardboard: chips and paper notes instead of figures; units and damage are counted as numbers." = [
      "A42-065..067", "A42-069"
    ]
    "How to read the book: each exception is written where it applies."                               = ["A42-197"]
    "Cardboard: how dice are thrown together; which die belongs to which unit makes no difference."   = ["A42-292", "A42-297"]
    "Cardboard: where cargo figures are laid beside their transport; the cargo is part of the state." = ["A42-630"]
  }

  clause "A42-001" {
    section = "Cover and Foreword"
    line    = 3
    text    = "The game is intended for players aged 12 or older."
  }

  clause "A42-002" {
    section = "Cover and Foreword"
    line    = 4
    text    = "The game supports 2, 3, 4 or 5 players."
    same_as = "REV-005"
    note    = "We read: the seats are those of the edition before this one where fewer than five play; the book gives no split."
  }

  clause "A42-003" {
    section = "Cover and Foreword"
    line    = 12
    text    = "There is exactly one starting situation: the world war as it stood in spring 1942."
  }

  clause "A42-004" {
    section = "Game Components"
    line    = 89
    text    = "There is one game board."
  }

  clause "A42-005" {
    section = "Game Components"
    line    = 90
    text    = "The board carries both the national production chart and the mobilization chart/zone."
  }

  clause "A42-006" {
    section = "Game Components"
    line    = 91
    text    = "There is one battle strip."
  }

  clause "A42-007" {
    section = "Game Components"
    line    = 92
    text    = "There is one casualty strip."
  }

  clause "A42-008" {
    section = "Game Components"
    line    = 96
    text    = "There are 10 dice: 5 black and 5 red."
  }

  clause "A42-009" {
    section = "Game Components"
    line    = 99
    text    = "There are 60 plastic chips in total."
  }

  clause "A42-010" {
    section = "Game Components"
    line    = 103
    text    = "There are 5 national reference cards, one for each power."
  }

  clause "A42-011" {
    section = "Game Components"
    line    = 106
    text    = "50 of the plastic chips are grey."
  }

  clause "A42-012" {
    section = "Game Components"
    line    = 107
    text    = "10 of the plastic chips are red."
  }

  clause "A42-013" {
    section = "Game Components"
    line    = 111
    text    = "There are 100 national control markers."
  }

  clause "A42-014" {
    section = "Game Components"
    line    = 113
    text    = "There are 370 plastic pieces in total."
  }

  clause "A42-015" {
    section = "Game Components"
    line    = 115
    text    = "12 of the plastic pieces are industrial complexes."
  }

  clause "A42-016" {
    section = "Game Components"
    line    = 116
    text    = "12 of the plastic pieces are antiaircraft guns."
  }

  clause "A42-017" {
    section = "How the War Is Won"
    line    = 124
    text    = "At most five players take part and each player runs one or more powers."
    same_as = "REV-006"
  }

  clause "A42-018" {
    section = "How the War Is Won"
    line    = 124
    text    = "On its own turn a power builds, moves and fights; its opponents do the same only on their own turns."
    same_as = "REV-022"
  }

  clause "A42-019" {
    section = "How the War Is Won"
    line    = 126
    text    = "Twelve victory cities are marked on the map."
    same_as = "REV-008"
  }

  clause "A42-020" {
    section = "How the War Is Won"
    line    = 126
    text    = "At the start the Axis controls six victory cities: Berlin, Paris, Rome, Shanghai, Manila and Tokyo."
    same_as = "REV-011"
    note = <<-END
      We read: Berlin lies in germany, Paris in western_europe, Rome in southern_europe, Shanghai in kwantung, Manila in
      philippines and Tokyo in japan; the power that controls the territory owns the city.
    END
  }

  clause "A42-021" {
    section = "How the War Is Won"
    line    = 126
    text    = "At the start the Allies control six victory cities: Washington, London, Leningrad, Moscow, Calcutta and Los Angeles."
    same_as = "REV-010"
    note = <<-END
      We read: Washington lies in eastern_united_states, London in united_kingdom, Leningrad in karelia, Moscow in
      russia, Calcutta in india and Los Angeles in western_united_states.
    END
  }

  clause "A42-022" {
    section = "How the War Is Won"
    line    = 126
    text = <<-END
      Standard victory: a side wins if it controls at least 9 of the 12 victory cities at the end of a full round, i.e.
      once the United States has completed its turn.
    END
    note = "We read: nine or more of the twelve."
  }

  clause "A42-023" {
    section = "How the War Is Won"
    line    = 128
    text    = "Total victory: a side wins only if it controls all 12 victory cities once the United States has completed its turn."
  }

  clause "A42-024" {
    section = "How the War Is Won"
    line    = 128
    text    = "Before play begins the players agree which of the two victory conditions (standard or total) is in force."
  }

  clause "A42-025" {
    section = "How the War Is Won"
    line    = 128
    text    = "If nothing was agreed at the start, the standard condition of 9 cities applies."
  }

  clause "A42-026" {
    section = "The Combatants"
    line    = 136
    text    = "There are two sides, the Axis and the Allies, each run by at least one player."
    same_as = "REV-001"
    note    = "We read: the Axis is Germany and Japan, the Allies are the Soviet Union, the United Kingdom and the United States."
  }

  clause "A42-027" {
    section = "The Combatants"
    line    = 136
    text    = "With five players each player controls exactly one power."
    same_as = "REV-018"
  }

  clause "A42-028" {
    section = "The Combatants"
    line    = 136
    text    = "With fewer than five players some players control more than one power."
    same_as = "REV-019"
    note    = "We read: any split that keeps the sides apart; the seatings are those of the edition before this one."
  }

  clause "A42-029" {
    section = "The Combatants"
    line    = 136
    text    = "All powers run by one player must belong to the same side."
  }

  clause "A42-030" {
    section = "The Combatants"
    line    = 138
    text    = "A player running several powers must keep the units of each power separate from those of the others."
    same_as = "REV-021"
  }

  clause "A42-031" {
    section = "The Combatants"
    line    = 138
    text    = "A player running several powers must keep the income (IPCs) of each power separate."
    same_as = "REV-020"
  }

  clause "A42-032" {
    section = "The Combatants"
    line    = 138
    text    = "Operations may be carried out for only one power at a time, even when one player runs several powers."
    same_as = "REV-022"
  }

  clause "A42-033" {
    section = "Setup: Combatants table"
    line    = 146
    text    = "Each power has its own pieces in its own distinguishing colour."
  }

  clause "A42-034" {
    section = "Setup: Combatants table"
    line    = 149
    text    = "The Soviet Union starts with 24 IPCs."
    same_as = "REV-053"
  }

  clause "A42-035" {
    section = "Setup: Combatants table"
    line    = 149
    text    = "The Soviet Union's colour is brown."
  }

  clause "A42-036" {
    section = "Setup: Combatants table"
    line    = 150
    text    = "Germany starts with 40 IPCs."
    same_as = "REV-054"
  }

  clause "A42-037" {
    section = "Setup: Combatants table"
    line    = 150
    text    = "Germany's colour is grey."
  }

  clause "A42-038" {
    section = "Setup: Combatants table"
    line    = 151
    text    = "The United Kingdom starts with 30 IPCs."
    same_as = "REV-055"
  }

  clause "A42-039" {
    section = "Setup: Combatants table"
    line    = 151
    text    = "The United Kingdom's colour is gold/tan."
  }

  clause "A42-040" {
    section = "Setup: Combatants table"
    line    = 152
    text    = "Japan starts with 30 IPCs."
    same_as = "REV-056"
  }

  clause "A42-041" {
    section = "Setup: Combatants table"
    line    = 152
    text    = "Japan's colour is orange."
  }

  clause "A42-042" {
    section = "Setup: Combatants table"
    line    = 153
    text    = "The United States starts with 42 IPCs."
    same_as = "REV-057"
  }

  clause "A42-043" {
    section = "Setup: Combatants table"
    line    = 153
    text    = "The United States' colour is green."
  }

  clause "A42-044" {
    section = "Setup: National Production Chart and Mobilization Chart"
    line    = 157
    text    = "A power's national production level (its income) equals the sum of the IPC values of all territories it controls."
    same_as = "REV-050"
  }

  clause "A42-045" {
    section = "Setup: National Production Chart and Mobilization Chart"
    line    = 157
    text    = "At the start each power's marker stands on the production chart at the power's starting IPC figure."
  }

  clause "A42-046" {
    section = "Setup: National Production Chart and Mobilization Chart"
    line    = 157
    text    = "Each player keeps a separate record of its own production level."
  }

  clause "A42-047" {
    section = "Setup: National Production Chart and Mobilization Chart"
    line    = 159
    text    = "The mobilization chart on the board lists for every unit type its IPC cost and its attack, defence and movement values."
  }

  clause "A42-048" {
    section = "Setup: National Production Chart and Mobilization Chart"
    line    = 159
    text    = "Purchased units wait in the mobilization zone printed on the board."
    same_as = "REV-175"
  }

  clause "A42-049" {
    section = "Setup: National Production Chart and Mobilization Chart"
    line    = 161
    text    = "The production chart is a track with positions numbered 1 to 75."
  }

  clause "A42-050" {
    section = "Setup: Industrial Production Credits"
    line    = 174
    text    = "IPCs are the money of the game and represent military production capacity."
    same_as = "REV-052"
  }

  clause "A42-051" {
    section = "Setup: Industrial Production Credits"
    line    = 174
    text    = "The amount of IPCs a power starts with equals its production level at the start of the game."
    same_as = "REV-058"
  }

  clause "A42-052" {
    section = "Setup: Industrial Production Credits"
    line    = 174
    text    = "A power may spend its IPCs when its own turn comes."
    same_as = "REV-167"
  }

  clause "A42-053" {
    section = "Setup: Industrial Production Credits"
    line    = 174
    text    = "One player acts as banker and keeps every power's IPC balance in writing; there are no money pieces."
  }

  clause "A42-054" {
    section = "Setup: Battle Strip, Casualty Strip and Dice"
    line    = 180
    text    = "The battle strip lists the attacker's and the defender's unit types with their combat values."
  }

  clause "A42-055" {
    section = "Setup: Battle Strip, Casualty Strip and Dice"
    line    = 180
    text    = "When a battle is fought both involved players set their units along the battle strip."
  }

  clause "A42-056" {
    section = "Setup: Battle Strip, Casualty Strip and Dice"
    line    = 180
    text    = "Battles are resolved by rolling dice."
    same_as = "REV-045"
  }

  clause "A42-057" {
    section = "Setup: Battle Strip, Casualty Strip and Dice"
    line    = 180
    text    = "Units that have been hit are shown by moving them behind the casualty strip."
  }

  clause "A42-058" {
    section = "Setup: National Reference Cards"
    line    = 186
    text    = "Each reference card names the power, shows its emblem and states whether it belongs to the Axis or the Allies."
  }

  clause "A42-059" {
    section = "Setup: National Reference Cards"
    line    = 186
    text    = "Each reference card states the number of units of the power and where they stand at the start."
    same_as = "REV-063"
    note    = "We read: the deployment is that of setup.hcl, taken from the printed cards."
  }

  clause "A42-060" {
    section = "Setup: National Reference Cards"
    line    = 186
    text    = "All starting units are placed on the board exactly as the cards state."
    same_as = "REV-071"
  }

  clause "A42-061" {
    section = "Setup: National Reference Cards"
    line    = 188
    text    = "On a card the word 'zone' with a number names the numbered space in which the listed units are to be placed."
    note    = "We read: only sea zones are numbered."
  }

  clause "A42-062" {
    section = "Setup: National Control Markers"
    line    = 192
    text    = "A control marker shows who has conquered a territory."
  }

  clause "A42-063" {
    section = "Setup: National Control Markers"
    line    = 192
    text    = "A control marker also shows a power's national production level on the chart."
  }

  clause "A42-064" {
    section = "Setup: National Control Markers"
    line    = 192
    text    = "Each player takes all control markers of the power it represents."
  }

  clause "A42-065" {
    section = "Setup: Plastic Chips"
    line    = 196
    text    = "A grey chip stands for one combat unit."
  }

  clause "A42-066" {
    section = "Setup: Plastic Chips"
    line    = 196
    text    = "A red chip stands for five combat units."
  }

  clause "A42-067" {
    section = "Setup: Plastic Chips"
    line    = 198
    text    = "If figures run out, a paper note naming the unit type may be put on a stack of chips instead."
  }

  clause "A42-068" {
    section = "Setup: Plastic Chips"
    line    = 198
    text    = "The supply of chips does not limit how many units may exist."
    same_as = "REV-074"
  }

  clause "A42-069" {
    section = "Setup: Plastic Chips"
    line    = 200
    text    = "The same chips mark damage to industrial complexes: one chip under the complex for each point of damage."
  }

  clause "A42-070" {
    section = "Setup: Game Board"
    line    = 204
    text    = "The board is a world map divided by border lines into land territories and sea zones."
    same_as = "REV-041"
  }

  clause "A42-071" {
    section = "Spaces on the Game Board"
    line    = 210
    text    = "The border colour of a territory shows which power controls it at the start (its original controller)."
    same_as = "REV-077"
    note    = "We read: owners, values and borders are those of the map files."
  }

  clause "A42-072" {
    section = "Spaces on the Game Board"
    line    = 210
    text    = "A territory that bears no power's colour is neutral and allied with no power."
    same_as = "REV-083"
  }

  clause "A42-073" {
    section = "Spaces on the Game Board"
    line    = 212
    text    = "Most territories have an income value from 1 to 12 IPCs."
    same_as = "REV-084"
  }

  clause "A42-074" {
    section = "Spaces on the Game Board"
    line    = 212
    text    = "A territory's income value is what it yields each round to the power that controls it."
    same_as = "REV-085"
  }

  clause "A42-075" {
    section = "Spaces on the Game Board"
    line    = 212
    text    = "A few territories yield no income at all, Gibraltar being one."
    same_as = "REV-086"
    note    = "We read: the territories without value are those without income in the map files."
  }

  clause "A42-076" {
    section = "Spaces on the Game Board"
    line    = 214
    text    = "Units move between adjacent spaces; two spaces are adjacent when they share a border."
    same_as = "REV-087"
  }

  clause "A42-077" {
    section = "Spaces on the Game Board"
    line    = 214
    text = <<-END
      The map wraps horizontally: spaces on the right edge are adjacent to the spaces on the left edge that carry the
      same letter (A with A, B with B, and so on).
    END
    same_as = "REV-088"
  }

  clause "A42-078" {
    section = "Spaces on the Game Board"
    line    = 214
    text    = "The top and bottom edges of the map do not connect."
    same_as = "REV-089"
  }

  clause "A42-079" {
    section = "Spaces on the Game Board"
    line    = 218
    text    = "A territory is friendly if it is controlled by you or by a power of your side."
    same_as = "REV-091"
  }

  clause "A42-080" {
    section = "Spaces on the Game Board"
    line    = 220
    text    = "A territory is hostile if it is controlled by an enemy power."
    same_as = "REV-092"
  }

  clause "A42-081" {
    section = "Spaces on the Game Board"
    line    = 222
    text    = "A territory is neutral if no power controls it."
    same_as = "REV-093"
  }

  clause "A42-082" {
    section = "Spaces on the Game Board"
    line    = 222
    text    = "The status of a neutral territory never changes."
    same_as = "REV-094"
  }

  clause "A42-083" {
    section = "Spaces on the Game Board"
    line    = 224
    text    = "Every sea zone is either friendly or hostile; sea zones are never neutral."
    same_as = "REV-096"
  }

  clause "A42-084" {
    section = "Spaces on the Game Board"
    line    = 224
    text = <<-END
      A sea zone is friendly when it contains no enemy surface warships (whatever friendly ships, enemy submarines or
      enemy transports are there).
    END
    note = "We read: only enemy surface warships count; friendly ships of any kind do not matter."
  }

  clause "A42-085" {
    section = "Spaces on the Game Board"
    line    = 224
    text = <<-END
      A sea zone is hostile when it contains at least one enemy surface warship; enemy submarines and transports alone
      do not make it hostile.
    END
  }

  clause "A42-086" {
    section = "Neutral Territories"
    line    = 228
    text    = "Neutral territories have white borders; examples are Turkey, Mongolia and the Sahara."
    same_as = "REV-098"
  }

  clause "A42-087" {
    section = "Neutral Territories"
    line    = 228
    text    = "Neutral territories may not be attacked."
    same_as = "REV-099"
  }

  clause "A42-088" {
    section = "Neutral Territories"
    line    = 228
    text    = "Land units may not move into or through neutral territories."
    same_as = "REV-100"
  }

  clause "A42-089" {
    section = "Neutral Territories"
    line    = 228
    text    = "Air units may not fly over neutral territories."
    same_as = "REV-101"
  }

  clause "A42-090" {
    section = "Neutral Territories"
    line    = 228
    text    = "Neutral territories yield no income."
    same_as = "REV-102"
  }

  clause "A42-091" {
    section = "Optional Rule: Turkish Straits"
    line    = 232
    text = <<-END
      Optional: the passage between the Black Sea and the Mediterranean is closed, so no naval unit of any power may
      enter or leave sea zone 16.
    END
    note = "We read: ships may still be launched in sea zone 16; the ban is on movement."
  }

  clause "A42-092" {
    section = "Optional Rule: Turkish Straits"
    line    = 232
    text    = "Optional: with the straits closed, air units still cross sea zone 16 without restriction."
  }

  clause "A42-093" {
    section = "Canals"
    line    = 236
    text    = "There are two canals, each an artificial waterway linking two sea zones."
    same_as = "REV-107"
  }

  clause "A42-094" {
    section = "Canals"
    line    = 236
    text    = "The Panama Canal links sea zone 20 (Pacific) with sea zone 19 (Atlantic)."
    same_as = "REV-108"
  }

  clause "A42-095" {
    section = "Canals"
    line    = 236
    text    = "The Suez Canal links sea zone 15 (Mediterranean) with sea zone 34 (Indian Ocean)."
    same_as = "REV-109"
  }

  clause "A42-096" {
    section = "Canals"
    line    = 236
    text    = "A canal is not a space."
    same_as = "REV-110"
  }

  clause "A42-097" {
    section = "Canals"
    line    = 236
    text    = "The Suez Canal does not hinder land movement: land units may go directly between Trans-Jordan and Anglo-Egypt Sudan."
    same_as = "REV-111"
  }

  clause "A42-098" {
    section = "Canals"
    line    = 236
    text    = "Panama is one single territory, so land units spend no movement to cross the Panama Canal."
    same_as = "REV-111"
  }

  clause "A42-099" {
    section = "Canals"
    line    = 238
    text = <<-END
      Naval units may pass through a canal only if their side (any power of it) controls the canal at the start of the
      moving power's turn.
    END
    same_as = "REV-112"
    note    = "We read: control is tested once, at the start of the turn."
  }

  clause "A42-100" {
    section = "Canals"
    line    = 238
    text    = "A canal captured during a turn may not be used during that same turn."
    same_as = "REV-113"
  }

  clause "A42-101" {
    section = "Canals"
    line    = 238
    text    = "The side that controls Panama controls the Panama Canal."
    same_as = "REV-115"
  }

  clause "A42-102" {
    section = "Canals"
    line    = 238
    text    = "The Suez Canal is controlled by the side that controls both Anglo-Egypt Sudan and Trans-Jordan."
    same_as = "REV-116"
  }

  clause "A42-103" {
    section = "Canals"
    line    = 238
    text = <<-END
      If one side controls Anglo-Egypt Sudan and the other Trans-Jordan, the Suez Canal is closed to all naval units of
      both sides.
    END
    same_as = "REV-117"
  }

  clause "A42-104" {
    section = "Canals"
    line    = 240
    text    = "Canal status never affects the movement of air units, over land or over water."
  }

  clause "A42-105" {
    section = "Canals"
    line    = 240
    text    = "Air units may fly directly between the two sea zones linked by a canal whoever controls it."
  }

  clause "A42-106" {
    section = "Islands"
    line    = 246
    text    = "An island is a territory lying inside, or surrounded by, sea zones."
    same_as = "REV-103"
  }

  clause "A42-107" {
    section = "Islands"
    line    = 246
    text    = "A sea zone contains at most one island group, which is treated as one single territory."
    same_as = "REV-104"
    note    = "We read: Greenland lies at the edge of the board and is no island of sea zone 2, in which Iceland lies."
  }

  clause "A42-108" {
    section = "Islands"
    line    = 246
    text    = "Land units in an island group cannot be divided between different islands of that group."
    same_as = "REV-106"
  }

  clause "A42-109" {
    section = "Order of Play"
    line    = 252
    text = <<-END
      The game is played in rounds; a round is one turn of every power followed by a check whether the Axis or the
      Allies have won.
    END
    same_as = "REV-119"
  }

  clause "A42-110" {
    section = "Order of Play"
    line    = 256
    text    = "The fixed order of turns in a round is: 1 Soviet Union, 2 Germany, 3 United Kingdom, 4 Japan, 5 United States."
    same_as = "REV-120"
  }

  clause "A42-111" {
    section = "Order of Play"
    line    = 261
    text    = "The sixth and last item of a round is the victory check."
    same_as = "REV-121"
  }

  clause "A42-112" {
    section = "Order of Play"
    line    = 263
    text    = "A power's turn consists of six phases carried out in a fixed sequence."
  }

  clause "A42-113" {
    section = "Order of Play"
    line    = 263
    text    = "Collecting income is compulsory whenever the power is able to do so."
    same_as = "REV-123"
  }

  clause "A42-114" {
    section = "Order of Play"
    line    = 263
    text    = "Every phase except the income phase is voluntary."
    same_as = "REV-124"
  }

  clause "A42-115" {
    section = "Order of Play"
    line    = 263
    text    = "A power's turn ends when its Collect Income phase is finished; then the next power's turn starts."
    same_as = "REV-125"
  }

  clause "A42-116" {
    section = "Order of Play"
    line    = 263
    text    = "When all powers have had a turn and no side has won, a new round starts."
    same_as = "REV-126"
  }

  clause "A42-117" {
    section = "Order of Play"
    line    = 267
    text = <<-END
      The phases in order are: 1 Purchase Units, 2 Combat Move, 3 Conduct Combat, 4 Noncombat Move, 5 Mobilize New
      Units, 6 Collect Income.
    END
  }

  clause "A42-118" {
    section = "Phase 1: Purchase Units"
    line    = 276
    text    = "In this phase the active power may spend IPCs on additional units."
    same_as = "REV-167"
  }

  clause "A42-119" {
    section = "Phase 1: Purchase Units"
    line    = 276
    text    = "Units bought now can be used only in later turns."
    same_as = "REV-176"
  }

  clause "A42-120" {
    section = "Phase 1: Purchase Units"
    line    = 276
    text    = "Every unit type shown in the mobilization zone of the board may be bought, by every power."
    same_as = "REV-168"
  }

  clause "A42-121" {
    section = "Phase 1: Purchase Units"
    line    = 276
    text    = "The price of a unit is the cost given in its unit profile."
    same_as = "REV-169"
  }

  clause "A42-122" {
    section = "Phase 1: Purchase Units"
    line    = 280
    text = <<-END
      The purchase phase has three steps in order: order units; pay for units and repairs of industrial complexes; put
      the units in the mobilization zone.
    END
  }

  clause "A42-123" {
    section = "Phase 1: Purchase Units"
    line    = 286
    text    = "Any units in any number may be ordered so long as the power can pay for them."
    same_as = "REV-171"
  }

  clause "A42-124" {
    section = "Phase 1: Purchase Units"
    line    = 290
    text    = "The full price of all ordered units is paid to the bank and subtracted from the power's balance."
    same_as = "REV-173"
  }

  clause "A42-125" {
    section = "Phase 1: Purchase Units"
    line    = 290
    text    = "A power is not obliged to spend all its IPCs; the rest stays in its account."
    same_as = "REV-174"
  }

  clause "A42-126" {
    section = "Phase 1: Purchase Units"
    line    = 290
    text    = "In the same step the power may remove damage from its industrial complexes."
    note    = "We read: a power repairs the complexes it controls."
  }

  clause "A42-127" {
    section = "Phase 1: Purchase Units"
    line    = 290
    text    = "Removing one damage point from an industrial complex costs 1 IPC."
  }

  clause "A42-128" {
    section = "Phase 1: Purchase Units"
    line    = 290
    text    = "Repairs take effect at once, so the restored capacity counts in the same turn's mobilization."
  }

  clause "A42-129" {
    section = "Phase 1: Purchase Units"
    line    = 294
    text    = "Bought units are placed in the mobilization zone on the board."
    same_as = "REV-175"
  }

  clause "A42-130" {
    section = "Phase 1: Purchase Units"
    line    = 294
    text    = "Bought units cannot be used at once, only from the power's next turn."
    same_as = "REV-176"
  }

  clause "A42-131" {
    section = "Phase 2: Combat Move"
    line    = 300
    text    = "There are two kinds of unit movement: combat movement (phase 2) and noncombat movement (phase 4)."
  }

  clause "A42-132" {
    section = "Phase 2: Combat Move"
    line    = 300
    text    = "A combat move must result in combat, apart from the exceptions the book lists."
    same_as = "REV-183"
  }

  clause "A42-133" {
    section = "Phase 2: Combat Move"
    line    = 300
    text    = "Moving into a hostile territory always counts as a combat move, whether or not it is occupied."
    same_as = "REV-179"
  }

  clause "A42-134" {
    section = "Phase 2: Combat Move"
    line    = 300
    text    = "Movement that does not lead to combat belongs to the Noncombat Move phase."
    same_as = "REV-184"
  }

  clause "A42-135" {
    section = "Phase 2: Combat Move"
    line    = 302
    text    = "Any number of units may move into any number of hostile territories and sea zones."
    same_as = "REV-177"
    note    = "We read: as many units as the player wishes."
  }

  clause "A42-136" {
    section = "Phase 2: Combat Move"
    line    = 302
    text    = "Units may converge on one hostile space from different spaces provided each of them can reach it by a legal move."
    same_as = "REV-180"
  }

  clause "A42-137" {
    section = "Phase 2: Combat Move"
    line    = 304
    text    = "Units may pass through friendly spaces on the way to hostile ones during combat movement."
    same_as = "REV-183"
  }

  clause "A42-138" {
    section = "Phase 2: Combat Move"
    line    = 304
    text    = "Units may not end their combat move in a friendly space, except in the four listed cases."
    same_as = "REV-183"
  }

  clause "A42-139" {
    section = "Phase 2: Combat Move"
    line    = 306
    text    = "Exception 1: tanks that have blitzed through an unoccupied hostile territory may end their combat move in a friendly space."
    same_as = "REV-457"
  }

  clause "A42-140" {
    section = "Phase 2: Combat Move"
    line    = 307
    text    = "Exception 2: naval units that will take part in an amphibious assault may end their combat move in an uncontested sea zone."
  }

  clause "A42-141" {
    section = "Phase 2: Combat Move"
    line    = 308
    text = <<-END
      Exception 3: naval units may leave a hostile sea zone as their combat move in order to avoid battle and end in a
      friendly space.
    END
    same_as = "REV-188"
    note    = "We read: the move out is made as a combat move and may end in any space it reaches, a friendly one included."
  }

  clause "A42-142" {
    section = "Phase 2: Combat Move"
    line    = 309
    text = <<-END
      Exception 4: naval units may end their combat move in a sea zone that holds only enemy submarines and/or
      transports in order to attack them (such a zone is not hostile).
    END
  }

  clause "A42-143" {
    section = "Phase 2: Combat Move"
    line    = 313
    text    = "A territory emptied of all its units remains under its controller until an enemy occupies it and takes control."
  }

  clause "A42-144" {
    section = "Phase 2: Combat Move"
    line    = 317
    text    = "Units of the same side may freely share territories, sea zones, carriers and transports."
    same_as = "REV-187"
  }

  clause "A42-145" {
    section = "Phase 2: Combat Move"
    line    = 317
    text    = "Such sharing requires the consent of both powers concerned."
    note = <<-END
      We read: consent is needed for riding on another power's transport or carrier; territories and sea zones are
      shared without it. The owner is asked at the beginning of the turn, where a ship of his can be of use; with the
      option sharing_agreed nobody is.
    END
  }

  clause "A42-146" {
    section = "Phase 2: Combat Move"
    line    = 319
    text    = "All combat moves of a phase are treated as happening simultaneously, before any fighting."
    same_as = "REV-191"
  }

  clause "A42-147" {
    section = "Phase 2: Combat Move"
    line    = 319
    text    = "A unit may not move, fight and then move again in this phase."
    same_as = "REV-191"
  }

  clause "A42-148" {
    section = "Phase 2: Combat Move"
    line    = 319
    text    = "No further units may be moved into a space once its combat has begun."
    same_as = "REV-193"
  }

  clause "A42-149" {
    section = "Phase 2: Combat Move"
    line    = 321
    text    = "Most units must stop as soon as they enter a hostile space."
    same_as = "REV-182"
  }

  clause "A42-150" {
    section = "Phase 2: Combat Move"
    line    = 323
    text    = "An enemy submarine and/or transport does not block the movement of your units."
  }

  clause "A42-151" {
    section = "Phase 2: Combat Move"
    line    = 323
    text    = "An enemy submarine and/or transport does not prevent your units from loading or offloading in that sea zone."
  }

  clause "A42-152" {
    section = "Phase 2: Combat Move"
    line    = 325
    text    = "The moving player may attack an enemy submarine and/or transport in a sea zone shared with his units."
    note = <<-END
      We read: all of them or none. He ignores "these units" or begins a battle (A42-228), and in a battle all units in
      the zone take part (A42-266).
    END
  }

  clause "A42-153" {
    section = "Phase 2: Combat Move"
    line    = 329
    text    = "A warship that chooses to sink an unescorted transport must end its movement in that sea zone."
  }

  clause "A42-154" {
    section = "Phase 2: Sea Units Starting in Hostile Sea Zones"
    line    = 335
    text    = "Units may find enemy units in their own space at the start of the turn."
  }

  clause "A42-155" {
    section = "Phase 2: Sea Units Starting in Hostile Sea Zones"
    line    = 337
    text = <<-END
      The special choices below apply when you start the turn sharing a sea zone with enemy surface warships; enemy
      submarines and transports alone do not trigger them.
    END
  }

  clause "A42-156" {
    section = "Phase 2: Sea Units Starting in Hostile Sea Zones"
    line    = 339
    text    = "Choice 1 for units starting in a hostile sea zone: stay and start combat there."
    same_as = "REV-189"
  }

  clause "A42-157" {
    section = "Phase 2: Sea Units Starting in Hostile Sea Zones"
    line    = 340
    text    = "Choice 2: leave the sea zone, load units elsewhere and fight somewhere else."
    same_as = "REV-188"
  }

  clause "A42-158" {
    section = "Phase 2: Sea Units Starting in Hostile Sea Zones"
    line    = 341
    text    = "Choice 3: leave the sea zone, load units elsewhere and come back into the same sea zone to fight."
  }

  clause "A42-159" {
    section = "Phase 2: Sea Units Starting in Hostile Sea Zones"
    line    = 341
    text    = "Units cannot be loaded while the transport is in a hostile sea zone."
    same_as = "REV-225"
  }

  clause "A42-160" {
    section = "Phase 2: Sea Units Starting in Hostile Sea Zones"
    line    = 342
    text    = "Choice 4: leave the sea zone and fight nowhere."
    same_as = "REV-188"
  }

  clause "A42-161" {
    section = "Phase 2: Sea Units Starting in Hostile Sea Zones"
    line    = 344
    text    = "Units from such a sea zone that have fought or moved to another zone may not take part in the Noncombat Move phase."
    same_as = "REV-394"
  }

  clause "A42-162" {
    section = "Phase 2: Air Units"
    line    = 348
    text = <<-END
      An air unit that makes a combat move must keep enough of its movement to reach a safe landing place in the
      Noncombat Move phase.
    END
    same_as = "REV-506"
  }

  clause "A42-163" {
    section = "Phase 2: Air Units"
    line    = 350
    text    = "An air unit's movement value is one total for the whole turn, combat and noncombat movement together."
    same_as = "REV-500"
  }

  clause "A42-164" {
    section = "Phase 2: Air Units"
    line    = 352
    text = <<-END
      A fighter may spend all 4 movement points to attack in a sea zone only if a carrier could be there for it to land
      on by the end of the Mobilize New Units phase.
    END
  }

  clause "A42-165" {
    section = "Phase 2: Air Units"
    line    = 354
    text    = "Air units that attack a territory holding enemy antiaircraft guns are fired on by them."
    same_as = "REV-244"
  }

  clause "A42-166" {
    section = "Phase 2: Air Units"
    line    = 354
    text    = "Antiaircraft guns do not fire at air units that merely fly over their territory."
    note    = "We read: guns fire at aircraft that attack their territory, and at no others."
  }

  clause "A42-167" {
    section = "Phase 2: Amphibious Assaults"
    line    = 358
    text    = "Amphibious assaults must be announced during the Combat Move phase."
    same_as = "REV-334"
  }

  clause "A42-168" {
    section = "Phase 2: Amphibious Assaults"
    line    = 358
    text = <<-END
      An amphibious assault is an attack on a coastal territory from an adjacent, not hostile sea zone by land units
      offloaded from transports.
    END
    same_as = "REV-332"
    note    = "We read: friendly, or made friendly by the sea combat before."
  }

  clause "A42-169" {
    section = "Phase 2: Amphibious Assaults"
    line    = 358
    text    = "An amphibious assault may be combined with units attacking from one or more neighbouring territories."
    note    = "We read: land units that attack overland join the landing."
  }

  clause "A42-170" {
    section = "Phase 2: Amphibious Assaults"
    line    = 358
    text = <<-END
      Moving transports and cargo into the sea zone from which an assault is planned is a combat move even if no enemy
      surface warships are there.
    END
  }

  clause "A42-171" {
    section = "Phase 2: Amphibious Assaults"
    line    = 360
    text    = "Moving a battleship or cruiser into that sea zone to support the assault is likewise a combat move."
    note    = "We read: battleship, where the translation writes warship."
  }

  clause "A42-172" {
    section = "Phase 2: Amphibious Assaults"
    line    = 362
    text    = "In the Conduct Combat phase only assaults announced in this phase may be carried out."
    same_as = "REV-334"
  }

  clause "A42-173" {
    section = "Phase 2: Amphibious Assaults"
    line    = 364
    text = <<-END
      If an assault involves a sea battle, each participating air unit must be moved either to the sea zone or to the
      territory and takes part only in the battle at the place it was moved to.
    END
    same_as = "REV-348"
  }

  clause "A42-174" {
    section = "Phase 2: Amphibious Assaults"
    line    = 368
    text    = "A hostile sea zone must be cleared of enemy surface warships by sea combat before transports may offload for the assault."
    note    = "We read: the sea combat comes first so that transports can land; submarines and transports alone may be ignored."
  }

  clause "A42-175" {
    section = "Phase 2: Special Combat Moves - Aircraft Carriers"
    line    = 378
    text    = "Fighters of the carrier's own power launch before the carrier moves and then move independently of it."
    same_as = "REV-206"
    note    = "We read: a fighter that stays aboard is cargo while the carrier moves."
  }

  clause "A42-176" {
    section = "Phase 2: Special Combat Moves - Aircraft Carriers"
    line    = 378
    text = <<-END
      A launched fighter may make its combat move from the carrier's original sea zone or stay in that sea zone until
      the Noncombat Move phase.
    END
    note = "We read: the fighter starts from the zone in which the carrier began, and may wait there."
  }

  clause "A42-177" {
    section = "Phase 2: Special Combat Moves - Aircraft Carriers"
    line    = 380
    text    = "Fighters of an ally aboard your carrier must stay aboard as cargo, even when the carrier goes into combat."
    same_as = "REV-579"
  }

  clause "A42-178" {
    section = "Phase 2: Special Combat Moves - Aircraft Carriers"
    line    = 380
    text    = "Allied fighters carried as cargo on an attacking carrier take no part in the combat."
    same_as = "REV-208"
  }

  clause "A42-179" {
    section = "Phase 2: Special Combat Moves - Aircraft Carriers"
    line    = 380
    text    = "Allied fighters carried as cargo are destroyed if the carrier is destroyed."
    same_as = "REV-209"
  }

  clause "A42-180" {
    section = "Phase 2: Special Combat Moves - Aircraft Carriers"
    line    = 382
    text = <<-END
      Whether a carrier moves in the combat or in the noncombat phase, fighters may land on it in the sea zone in which
      it ends its move.
    END
    same_as = "REV-210"
  }

  clause "A42-181" {
    section = "Phase 2: Special Combat Moves - Submarines"
    line    = 386
    text    = "Where no enemy destroyer is present a submarine may move through a sea zone with enemy warships without stopping."
    same_as = "REV-211"
  }

  clause "A42-182" {
    section = "Phase 2: Special Combat Moves - Submarines"
    line    = 386
    text    = "A submarine that enters a sea zone with an enemy destroyer during combat movement ends its move there at once."
    same_as = "REV-213"
  }

  clause "A42-183" {
    section = "Phase 2: Special Combat Moves - Submarines"
    line    = 386
    text    = "A submarine stopped by an enemy destroyer during combat movement must fight a battle there."
    same_as = "REV-212"
  }

  clause "A42-184" {
    section = "Phase 2: Special Combat Moves - Tanks and Blitzing"
    line    = 390
    text = <<-END
      A tank may blitz: enter an unoccupied hostile territory as the first part of its move and continue into a friendly
      or hostile territory.
    END
    same_as = "REV-214"
  }

  clause "A42-185" {
    section = "Phase 2: Special Combat Moves - Tanks and Blitzing"
    line    = 390
    text    = "The whole blitz move must be made in the Combat Move phase."
    same_as = "REV-455"
  }

  clause "A42-186" {
    section = "Phase 2: Special Combat Moves - Tanks and Blitzing"
    line    = 390
    text    = "A blitzing tank takes control of the first territory before it moves on: a control marker is placed at once."
    same_as = "REV-215"
  }

  clause "A42-187" {
    section = "Phase 2: Special Combat Moves - Tanks and Blitzing"
    line    = 390
    text    = "National production levels are adjusted at the moment a territory is blitzed."
    same_as = "REV-216"
  }

  clause "A42-188" {
    section = "Phase 2: Special Combat Moves - Tanks and Blitzing"
    line    = 390
    text = <<-END
      A tank that meets enemy units in the first territory must stop there; an antiaircraft gun or an industrial complex
      is enough to stop it.
    END
    same_as = "REV-217"
  }

  clause "A42-189" {
    section = "Phase 2: Special Combat Moves - Transports"
    line    = 396
    text = <<-END
      A transport that meets an enemy warship other than a submarine after its move has begun must stop there and fight;
      the sea zone it started in does not count.
    END
    same_as = "REV-219"
  }

  clause "A42-190" {
    section = "Phase 2: Special Combat Moves - Transports"
    line    = 398
    text    = "A transport may load in any friendly sea zone on its route, including the sea zone it starts in."
    same_as = "REV-600"
  }

  clause "A42-191" {
    section = "Phase 2: Special Combat Moves - Transports"
    line    = 398
    text = <<-END
      A transport that loads land units in the Combat Move phase must offload them to attack a hostile territory in an
      amphibious assault that turn, or else must retreat during the sea combat step of that assault.
    END
    note = "We read: the landing takes place in Conduct Combat."
  }

  clause "A42-192" {
    section = "Phase 2: Special Combat Moves - Transports"
    line    = 398
    text = <<-END
      A transport taking part in an amphibious assault must end its move in a friendly sea zone, or one that combat may
      make friendly, from which it can carry out the assault.
    END
  }

  clause "A42-193" {
    section = "Phase 2: Special Combat Moves - Transports"
    line    = 400
    text    = "Land units aboard a transport are cargo until they offload."
    same_as = "REV-223"
  }

  clause "A42-194" {
    section = "Phase 2: Special Combat Moves - Transports"
    line    = 400
    text    = "Cargo takes no part in sea combat."
    same_as = "REV-223"
  }

  clause "A42-195" {
    section = "Phase 2: Special Combat Moves - Transports"
    line    = 400
    text    = "Cargo is destroyed when its transport is destroyed."
    same_as = "REV-224"
  }

  clause "A42-196" {
    section = "Phase 3: Conduct Combat"
    line    = 408
    text    = "Combat is conducted in this order: 1 strategic bombing raids, 2 amphibious assaults, 3 general combat."
  }

  clause "A42-197" {
    section = "Phase 3: Conduct Combat"
    line    = 414
    text    = "Special rules in the unit profiles modify or override the general combat rules."
  }

  clause "A42-198" {
    section = "Phase 3: Conduct Combat"
    line    = 416
    text    = "No power may ever attack another power of its own side."
    same_as = "REV-186"
  }

  clause "A42-199" {
    section = "Phase 3: Strategic Bombing Raids"
    line    = 420
    text = <<-END
      In this step bombers may raid enemy industrial complexes; a raid is an economic attack that causes damage points
      instead of destroying units.
    END
  }

  clause "A42-200" {
    section = "Phase 3: Strategic Bombing Raids"
    line    = 420
    text    = "The number of damage points equals the total of the dice rolled."
  }

  clause "A42-201" {
    section = "Phase 3: Strategic Bombing Raids"
    line    = 422
    text    = "Antiaircraft fire against the raiding bombers is resolved before they bomb."
    same_as = "REV-531"
  }

  clause "A42-202" {
    section = "Phase 3: Strategic Bombing Raids"
    line    = 422
    text    = "One die is rolled for each bomber that survives the antiaircraft fire."
  }

  clause "A42-203" {
    section = "Phase 3: Strategic Bombing Raids"
    line    = 422
    text    = "One grey chip is put under the complex for every point rolled."
  }

  clause "A42-204" {
    section = "Phase 3: Strategic Bombing Raids"
    line    = 422
    text    = "The damage on a complex may never exceed twice the IPC value of its territory."
  }

  clause "A42-205" {
    section = "Phase 3: Strategic Bombing Raids"
    line    = 422
    text    = "Damage rolled beyond that maximum is lost."
  }

  clause "A42-206" {
    section = "Phase 3: Strategic Bombing Raids"
    line    = 424
    text    = "A bomber that made a raid may not take part in any other combat that turn."
    same_as = "REV-392"
  }

  clause "A42-207" {
    section = "Phase 3: Strategic Bombing Raids"
    line    = 424
    text    = "A bomber that made a raid must return to a friendly territory in the Noncombat Move phase."
    same_as = "REV-393"
  }

  clause "A42-208" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 426
    text    = "Optional: fighters may take part in strategic bombing raids."
    note    = "We read: fighters, where the translation says bombers."
  }

  clause "A42-209" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 426
    text    = "Optional: attacking fighters may escort bombers and may come from any territory within their range."
    note    = "We read: range permitting, from a territory or from a carrier."
  }

  clause "A42-210" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 426
    text    = "Optional: any or all defending fighters based in the raided territory may intercept to protect the complex."
  }

  clause "A42-211" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 426
    text = <<-END
      Optional: the number of intercepting fighters is decided after the attacker's Combat Move phase is complete and
      before the Conduct Combat phase begins.
    END
  }

  clause "A42-212" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 428
    text = <<-END
      Optional: after antiaircraft fire at all attacking air units, an air battle is fought between the attacking and
      the intercepting aircraft.
    END
    note = "We read: the gun fires at escorts as well as at bombers."
  }

  clause "A42-213" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 428
    text    = "Optional: the air battle is resolved as a normal combat apart from the stated exceptions."
  }

  clause "A42-214" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 428
    text    = "Optional: in the air battle a fighter attacks with 1."
  }

  clause "A42-215" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 428
    text    = "Optional: in the air battle a fighter defends with 2."
  }

  clause "A42-216" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 428
    text    = "Optional: in the air battle bombers have no attack value."
  }

  clause "A42-217" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 428
    text    = "Optional: the air battle lasts exactly one round."
  }

  clause "A42-218" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 428
    text    = "Optional: the bombers that survive the air battle then carry out the raid as usual."
  }

  clause "A42-219" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 430
    text    = "Optional: fighters that escorted or intercepted may not take part in any other battle that turn."
  }

  clause "A42-220" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 430
    text    = "Optional: intercepting fighters must go back to the territory they came from."
  }

  clause "A42-221" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 430
    text = <<-END
      Optional: if that territory is captured, its intercepting fighters may move one space to land in a friendly
      territory or on a friendly carrier.
    END
  }

  clause "A42-222" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 430
    text    = "Optional: this relocation happens after all of the attacker's combats and before the attacker's Noncombat Move phase."
  }

  clause "A42-223" {
    section = "Optional Rule: Fighter Escorts and Interceptors"
    line    = 430
    text    = "Optional: intercepting fighters with no such landing space are lost."
  }

  clause "A42-224" {
    section = "Phase 3: Amphibious Assaults"
    line    = 436
    text    = "In this step every amphibious assault announced in the Combat Move phase is resolved."
    note    = "We read: the attacker chooses the order of assaults."
  }

  clause "A42-225" {
    section = "Phase 3: Amphibious Assaults"
    line    = 436
    text    = "If no amphibious assault was announced this step is skipped and general combat follows."
  }

  clause "A42-226" {
    section = "Phase 3: Amphibious Assaults"
    line    = 438
    text    = "An assault is resolved in three steps: 1 sea combat, 2 battleship and cruiser bombardment, 3 land combat."
  }

  clause "A42-227" {
    section = "Phase 3: Amphibious Assaults"
    line    = 444
    text    = "Step 1: if enemy surface warships are present in the sea zone, a sea combat takes place."
  }

  clause "A42-228" {
    section = "Phase 3: Amphibious Assaults"
    line    = 444
    text    = "Step 1: if only submarines and/or transports defend the sea zone, the attacker may ignore them or start a sea combat."
  }

  clause "A42-229" {
    section = "Phase 3: Amphibious Assaults"
    line    = 446
    text    = "If a sea combat takes place, all the attacker's naval units in that sea zone must take part."
    same_as = "REV-339"
  }

  clause "A42-230" {
    section = "Phase 3: Amphibious Assaults"
    line    = 446
    text    = "The sea combat follows the general combat rules; after it play goes directly to step 3 (no bombardment)."
  }

  clause "A42-231" {
    section = "Phase 3: Amphibious Assaults"
    line    = 448
    text = <<-END
      Step 2: if no combat took place in the sea zone from which transports offload, accompanying battleships and
      cruisers may bombard the assaulted coastal territory.
    END
    note = "We read: battleship, where the translation writes warship."
  }

  clause "A42-232" {
    section = "Phase 3: Amphibious Assaults"
    line    = 448
    text    = "The number of bombarding ships may not exceed the number of land units offloaded from transports into that territory."
  }

  clause "A42-233" {
    section = "Phase 3: Amphibious Assaults"
    line    = 448
    text    = "Choosing to destroy transports or attack submarines in step 1 counts as a combat and rules out bombardment."
  }

  clause "A42-234" {
    section = "Phase 3: Amphibious Assaults"
    line    = 448
    text    = "One die is rolled for each bombarding battleship or cruiser."
  }

  clause "A42-235" {
    section = "Phase 3: Amphibious Assaults"
    line    = 448
    text    = "A bombarding battleship hits on 4 or less."
  }

  clause "A42-236" {
    section = "Phase 3: Amphibious Assaults"
    line    = 448
    text    = "A bombarding cruiser hits on 3 or less."
  }

  clause "A42-237" {
    section = "Phase 3: Amphibious Assaults"
    line    = 448
    text    = "For each bombardment hit the defender moves one of its units in the territory behind the casualty strip."
  }

  clause "A42-238" {
    section = "Phase 3: Amphibious Assaults"
    line    = 448
    text    = "Units hit by bombardment still fire in the land combat before they are removed."
  }

  clause "A42-239" {
    section = "Phase 3: Amphibious Assaults"
    line    = 450
    text    = "A battleship or cruiser may bombard only one coastal territory per turn."
  }

  clause "A42-240" {
    section = "Phase 3: Amphibious Assaults"
    line    = 452
    text = <<-END
      Step 3: land combat is fought if all enemy naval units other than submarines and transports in the sea zone have
      been destroyed and the attacker still has land units to commit to the territory.
    END
  }

  clause "A42-241" {
    section = "Phase 3: Amphibious Assaults"
    line    = 452
    text    = "All attacking and defending units of the territory are set on the battle strip and fight under the general combat rules."
    same_as = "REV-344"
  }

  clause "A42-242" {
    section = "Phase 3: Amphibious Assaults"
    line    = 452
    text    = "Bombardment casualties start the land combat behind the casualty strip."
  }

  clause "A42-243" {
    section = "Phase 3: Amphibious Assaults"
    line    = 452
    text    = "Land units from neighbouring adjacent territories may attack together with the units that land."
    note    = "We read: land units from neighbouring territories, where the translation says transports."
  }

  clause "A42-244" {
    section = "Phase 3: Amphibious Assaults"
    line    = 452
    text    = "The land units of one transport may offload into one hostile territory only."
    same_as = "REV-606"
  }

  clause "A42-245" {
    section = "Phase 3: Amphibious Assaults"
    line    = 454
    text = <<-END
      If no cargo land unit survived the sea combat, or the attackers retreated from it, all other units assigned to the
      land combat (including air units) must still fight at least one round of a regular attack on the territory before
      they may retreat.
    END
  }

  clause "A42-246" {
    section = "Phase 3: Amphibious Assaults"
    line    = 454
    text    = "If the attacker then has neither land nor air units for the territory, the assault is over."
  }

  clause "A42-247" {
    section = "Phase 3: Amphibious Assaults"
    line    = 454
    text    = "Land units that came by sea are kept apart on the battle strip from the attacker's other land units and air units."
    note    = "We read: land units that came by sea are told apart from all others, because only the others may retreat."
  }

  clause "A42-248" {
    section = "Phase 3: Amphibious Assaults"
    line    = 454
    text    = "Attacking land units that came by sea may not retreat."
    note    = "We read: seaborne land units, where the translation says naval units."
  }

  clause "A42-249" {
    section = "Phase 3: Amphibious Assaults"
    line    = 456
    text    = "The attacker's other land units (overland) and its air units may retreat between rounds of the land combat."
    note    = "We read: land units that came overland."
  }

  clause "A42-250" {
    section = "Phase 3: Amphibious Assaults"
    line    = 458
    text    = "All attacking land units that retreat do so together, at the same time and to the same place."
    same_as = "REV-283"
  }

  clause "A42-251" {
    section = "Phase 3: Amphibious Assaults"
    line    = 458
    text    = "They retreat to a place from which at least one of them came."
    same_as = "REV-282"
  }

  clause "A42-252" {
    section = "Phase 3: Amphibious Assaults"
    line    = 458
    text    = "A retreat may be made at the end of any combat round."
  }

  clause "A42-253" {
    section = "Phase 3: Amphibious Assaults"
    line    = 460
    text = <<-END
      Attacking air units engaged in the sea or the land part of an assault may retreat under the attacker-retreat rules
      (Situation B).
    END
    same_as = "REV-349"
  }

  clause "A42-254" {
    section = "Phase 3: Amphibious Assaults"
    line    = 460
    text    = "If a retreat occurs, air units and land units (if any) must retreat at the same time."
    note    = "We read: overland units and aircraft; seaborne units fight on."
  }

  clause "A42-255" {
    section = "Phase 3: Amphibious Assaults"
    line    = 460
    text    = "Retreated air units land in the Noncombat Move phase."
  }

  clause "A42-256" {
    section = "Phase 3: Amphibious Assaults"
    line    = 466
    text    = "An attacking air unit takes part either in the sea combat or in the land combat of an assault, never in both."
    same_as = "REV-347"
  }

  clause "A42-257" {
    section = "Phase 3: Amphibious Assaults"
    line    = 466
    text    = "The attacker must declare which air units take part in which battle and may not change this later."
    same_as = "REV-348"
  }

  clause "A42-258" {
    section = "Phase 3: Amphibious Assaults"
    line    = 466
    text    = "At the end of an assault all aircraft stay where they are and land in the Noncombat Move phase."
  }

  clause "A42-259" {
    section = "Phase 3: Amphibious Assaults"
    line    = 466
    text    = "Defending air units based in the territory fight only in the land combat, never in the sea combat."
    same_as = "REV-351"
  }

  clause "A42-260" {
    section = "Phase 3: General Combat"
    line    = 470
    text = <<-END
      In this step combat is resolved in every space that holds both units of the active power and enemy units and has
      not been resolved yet.
    END
    note = "We read: without prejudice to the right to ignore submarines and transports."
  }

  clause "A42-261" {
    section = "Phase 3: General Combat"
    line    = 470
    text    = "Battles are regarded as simultaneous, but each is fought to its end before the next one is started."
    same_as = "REV-229"
  }

  clause "A42-262" {
    section = "Phase 3: General Combat"
    line    = 470
    text    = "The attacker decides in which order the contested spaces are resolved."
    same_as = "REV-230"
  }

  clause "A42-263" {
    section = "Phase 3: General Combat"
    line    = 470
    text    = "No new units may enter a battle after it has begun."
    same_as = "REV-231"
  }

  clause "A42-264" {
    section = "Phase 3: General Combat"
    line    = 470
    text    = "Fire of both sides in a round counts as simultaneous although the attacker rolls first and then the defender."
    same_as = "REV-232"
  }

  clause "A42-265" {
    section = "Phase 3: General Combat"
    line    = 474
    text = <<-END
      General combat has seven steps: 1 set up the battle strip; 2 submarine surprise strike or submerge (sea only); 3
      attackers fire; 4 defenders fire; 5 remove defending casualties; 6 press the attack or retreat; 7 conclude the
      combat.
    END
  }

  clause "A42-266" {
    section = "Phase 3: General Combat - Step 1 Set Up the Battle Strip"
    line    = 484
    text = <<-END
      All attacking units go on the attacker's side and all defending units on the defender's side of the strip, in the
      column of their type.
    END
    same_as = "REV-240"
  }

  clause "A42-267" {
    section = "Phase 3: General Combat - Step 1 Set Up the Battle Strip"
    line    = 484
    text    = "The number in a unit's column is its attack value (attacker's side) or defence value (defender's side)."
  }

  clause "A42-268" {
    section = "Phase 3: General Combat - Step 1 Set Up the Battle Strip"
    line    = 484
    text    = "A unit scores a hit when its die shows its combat value or less."
    same_as = "REV-234"
  }

  clause "A42-269" {
    section = "Phase 3: General Combat - Step 1 Set Up the Battle Strip"
    line    = 486
    text = <<-END
      In sea combat cargo is placed beside the ship that carries it: land units (own or allied) by the transport, allied
      fighters by the carrier.
    END
  }

  clause "A42-270" {
    section = "Phase 3: General Combat - Step 1 Set Up the Battle Strip"
    line    = 486
    text    = "Cargo does not fire."
    same_as = "REV-223"
  }

  clause "A42-271" {
    section = "Phase 3: General Combat - Step 1 Set Up the Battle Strip"
    line    = 486
    text    = "Cargo cannot be hit."
    same_as = "REV-223"
  }

  clause "A42-272" {
    section = "Phase 3: General Combat - Step 1 Set Up the Battle Strip"
    line    = 486
    text    = "Cargo is lost if the ship carrying it is destroyed."
    same_as = "REV-224"
  }

  clause "A42-273" {
    section = "Phase 3: General Combat - Step 1 Set Up the Battle Strip"
    line    = 488
    text    = "Units of the attacker's allies in the attacked sea zone are not put on the strip and stay out of the combat."
    same_as = "REV-365"
  }

  clause "A42-274" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 492
    text    = "Step 2 concerns only submarines, attacking and defending, and only in sea combat."
  }

  clause "A42-275" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 492
    text    = "At the start of each sea combat round, before general fire, every submarine may make a surprise strike or submerge."
  }

  clause "A42-276" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 492
    text    = "If the enemy has a destroyer in the battle, your submarines may not submerge."
  }

  clause "A42-277" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 492
    text = <<-END
      If the enemy has a destroyer in the battle, your submarines may not make a surprise strike; they fire with the
      other units in step 3 or 4.
    END
  }

  clause "A42-278" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 494
    text = <<-END
      A submarine that submerges is taken off the battle strip, returned to the contested sea zone on the board and
      takes no further part in that combat.
    END
  }

  clause "A42-279" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 496
    text    = "One die is rolled for each attacking submarine making a surprise strike."
  }

  clause "A42-280" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 496
    text    = "An attacking submarine's surprise strike hits on 2 or less."
  }

  clause "A42-281" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 496
    text = <<-END
      For each hit by attacking submarines the defender chooses one of its naval units and moves it behind the casualty
      strip; air units cannot be chosen.
    END
  }

  clause "A42-282" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 496
    text    = "After the attacking submarines, one die is rolled for each defending submarine making a surprise strike."
    note    = "We read: a submarine just hit still makes its own strike."
  }

  clause "A42-283" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 496
    text    = "A defending submarine's surprise strike hits on 1."
    note    = "We read: 1, as here, and not the 2 that the profile prints."
  }

  clause "A42-284" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 496
    text    = "For each hit by defending submarines the attacker chooses one of its naval units and removes it from play at once."
  }

  clause "A42-285" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 500
    text    = "All decisions to strike or submerge are made before any die is rolled in this step."
  }

  clause "A42-286" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 500
    text    = "The attacker decides first, then the defender."
  }

  clause "A42-287" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 502
    text    = "On either side a transport may be chosen as a submarine's casualty only when no other eligible unit exists."
  }

  clause "A42-288" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 502
    text    = "Submerged submarines cannot be chosen as casualties."
  }

  clause "A42-289" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 504
    text    = "When all surprise strikes are done their casualties leave the game at once, so units they sank do not fire in steps 3 and 4."
  }

  clause "A42-290" {
    section = "Phase 3: General Combat - Step 2 Submarines"
    line    = 504
    text    = "A hit that does not destroy a unit (a battleship's first hit) stays on it until the combat ends."
    same_as = "REV-356"
  }

  clause "A42-291" {
    section = "Phase 3: General Combat - Step 3 Attacking Units Fire"
    line    = 508
    text    = "One die is rolled for each attacking unit that has an attack value and did not fire in step 2."
  }

  clause "A42-292" {
    section = "Phase 3: General Combat - Step 3 Attacking Units Fire"
    line    = 508
    text    = "Units with the same attack value are rolled together."
  }

  clause "A42-293" {
    section = "Phase 3: General Combat - Step 3 Attacking Units Fire"
    line    = 508
    text    = "An attacking unit hits on its attack value or less."
    same_as = "REV-234"
  }

  clause "A42-294" {
    section = "Phase 3: General Combat - Step 3 Attacking Units Fire"
    line    = 508
    text    = "When all attackers have rolled, the defender chooses one of its units per hit and moves it behind the casualty strip."
    note    = "We read: where some can hit only certain units, their hits are taken first, those of aircraft before those of submarines."
    same_as = "REV-236"
  }

  clause "A42-295" {
    section = "Phase 3: General Combat - Step 3 Attacking Units Fire"
    line    = 508
    text    = "Units behind the casualty strip still fire in step 4."
    same_as = "REV-269"
  }

  clause "A42-296" {
    section = "Phase 3: General Combat - Step 4 Defending Units Fire"
    line    = 512
    text = <<-END
      One die is rolled for each defending unit that has a defence value and did not fire in step 2, including units
      behind the casualty strip.
    END
    same_as = "REV-270"
  }

  clause "A42-297" {
    section = "Phase 3: General Combat - Step 4 Defending Units Fire"
    line    = 512
    text    = "Units with the same defence value are rolled together."
  }

  clause "A42-298" {
    section = "Phase 3: General Combat - Step 4 Defending Units Fire"
    line    = 512
    text    = "A defending unit hits on its defence value or less."
    same_as = "REV-235"
  }

  clause "A42-299" {
    section = "Phase 3: General Combat - Step 4 Defending Units Fire"
    line    = 512
    text    = "When all defenders have rolled, the attacker chooses one of its units per hit and removes it from the game."
    same_as = "REV-272"
  }

  clause "A42-300" {
    section = "Phase 3: General Combat - Step 4 Defending Units Fire"
    line    = 514
    text    = "A submarine that fired in step 2 does not fire again in the same combat round."
    note    = "We read: combat round."
  }

  clause "A42-301" {
    section = "Phase 3: General Combat - Step 4 Defending Units Fire"
    line    = 514
    text    = "When an enemy destroyer is in the combat, submarines fire in step 3 (attacking) or step 4 (defending) instead of step 2."
  }

  clause "A42-302" {
    section = "Phase 3: General Combat - Step 4 Defending Units Fire"
    line    = 514
    text    = "In sea combat hits scored by submarines can never be assigned to air units."
  }

  clause "A42-303" {
    section = "Phase 3: General Combat - Step 4 Defending Units Fire"
    line    = 514
    text    = "In sea combat hits may be assigned to transports only when no other eligible unit is left."
    note    = "We read: transports only when no other unit can take the hit."
  }

  clause "A42-304" {
    section = "Phase 3: General Combat - Step 5 Remove Defending Casualties"
    line    = 518
    text    = "All the defender's units behind the casualty strip are removed from the game."
    same_as = "REV-273"
  }

  clause "A42-305" {
    section = "Phase 3: General Combat - Step 5 Remove Defending Casualties"
    line    = 522
    text = <<-END
      If in sea combat the defender has only transports left and the attacker still has units able to attack, all the
      defender's transports are destroyed together with their cargo.
    END
    note = "We read: defenceless transports die when the attacker still has a unit able to attack."
  }

  clause "A42-306" {
    section = "Phase 3: General Combat - Step 5 Remove Defending Casualties"
    line    = 522
    text    = "Defenceless transports are removed at once; no further dice are rolled for them."
  }

  clause "A42-307" {
    section = "Phase 3: General Combat - Step 5 Remove Defending Casualties"
    line    = 524
    text = <<-END
      The same happens when besides transports the defender has only submarines and the attacker only air units, because
      these cannot hit each other.
    END
    note = "We read: submarines that are not submerged; those that are, are out of the battle anyway."
  }

  clause "A42-308" {
    section = "Phase 3: General Combat - Step 5 Remove Defending Casualties"
    line    = 524
    text    = "Attacking transports are never regarded as defenceless, because they can retreat."
  }

  clause "A42-309" {
    section = "Phase 3: General Combat - Step 5 Remove Defending Casualties"
    line    = 524
    text    = "Destroying defenceless transports counts as having been in combat for coastal bombardment and similar rules."
  }

  clause "A42-310" {
    section = "Phase 3: General Combat - Step 6 Press the Attack or Retreat"
    line    = 530
    text    = "Combat rounds (steps 2 to 5) repeat until Situation A or Situation B ends the combat; they are checked in that order."
    note = <<-END
      We read: a battle in which neither side can hit the other ends without a result; an attacker left with transports
      alone against live warships must retreat or lose them.
    END
  }

  clause "A42-311" {
    section = "Phase 3: General Combat - Step 6 Press the Attack or Retreat"
    line    = 534
    text    = "Situation A: the combat ends when all units with combat values on one side or on both sides have been destroyed."
  }

  clause "A42-312" {
    section = "Phase 3: General Combat - Step 6 Press the Attack or Retreat"
    line    = 536
    text    = "Situation A: the player who still has combat units on the strip wins the combat."
    same_as = "REV-295"
  }

  clause "A42-313" {
    section = "Phase 3: General Combat - Step 6 Press the Attack or Retreat"
    line    = 536
    text    = "Situation A: surviving units on the strip go back to the board in the contested space."
  }

  clause "A42-314" {
    section = "Phase 3: General Combat - Step 6 Press the Attack or Retreat"
    line    = 538
    text = <<-END
      If in sea combat both sides have only transports left, the attacker's transports may stay in the contested sea
      zone or retreat if Situation B allows it.
    END
  }

  clause "A42-315" {
    section = "Phase 3: General Combat - Step 6 Press the Attack or Retreat"
    line    = 542
    text    = "Situation B: only the attacker may retreat, in this step; the defender never may."
    same_as = "REV-281"
  }

  clause "A42-316" {
    section = "Phase 3: General Combat - Step 6 Press the Attack or Retreat"
    line    = 544
    text = <<-END
      Situation B: all retreating land or sea units move to one single adjacent friendly space from which at least one
      of the attacking land or sea units came.
    END
    same_as = "REV-282"
    note    = "We read: aircraft are not moved; they stay over the space and land in the Noncombat Move phase."
  }

  clause "A42-317" {
    section = "Phase 3: General Combat - Step 6 Press the Attack or Retreat"
    line    = 544
    text    = "Situation B: for naval units that space must have been friendly since the start of the turn."
  }

  clause "A42-318" {
    section = "Phase 3: General Combat - Step 6 Press the Attack or Retreat"
    line    = 544
    text    = "Situation B: all units retreat together to the same space wherever they came from."
    same_as = "REV-283"
  }

  clause "A42-319" {
    section = "Phase 3: General Combat - Step 6 Press the Attack or Retreat"
    line    = 546
    text    = "Situation B: retreating air units stay for the moment in the contested space."
  }

  clause "A42-320" {
    section = "Phase 3: General Combat - Step 6 Press the Attack or Retreat"
    line    = 548
    text = <<-END
      Situation B: retreating air units finish their retreat in the Noncombat Move phase under the same landing rules as
      air units after a won combat.
    END
  }

  clause "A42-321" {
    section = "Phase 3: General Combat - Step 7 Conclude Combat"
    line    = 554
    text    = "The attacker takes control of a territory if it wins there and has at least one surviving land unit in it."
    same_as = "REV-297"
  }

  clause "A42-322" {
    section = "Phase 3: General Combat - Step 7 Conclude Combat"
    line    = 554
    text    = "Otherwise the territory stays under its defender's control."
    same_as = "REV-301"
  }

  clause "A42-323" {
    section = "Phase 3: General Combat - Step 7 Conclude Combat"
    line    = 554
    text    = "If all units of both sides are destroyed, the territory stays under its defender's control."
    same_as = "REV-298"
  }

  clause "A42-324" {
    section = "Phase 3: General Combat - Step 7 Conclude Combat"
    line    = 554
    text    = "Naval units cannot take control of a territory and must remain at sea."
    same_as = "REV-299"
  }

  clause "A42-325" {
    section = "Phase 3: General Combat - Step 7 Conclude Combat"
    line    = 556
    text    = "Air units can never capture a territory, even if it holds no enemy units."
    same_as = "REV-300"
  }

  clause "A42-326" {
    section = "Phase 3: General Combat - Step 7 Conclude Combat"
    line    = 556
    text = <<-END
      After combat air units must go back to a friendly territory or carrier in the Noncombat Move phase and stay in the
      space of the battle until then.
    END
    same_as = "REV-302"
  }

  clause "A42-327" {
    section = "Phase 3: General Combat - Step 7 Conclude Combat"
    line    = 558
    text    = "The attacker's surviving land units are placed in the conquered territory and its control marker is put there."
    same_as = "REV-305"
  }

  clause "A42-328" {
    section = "Phase 3: General Combat - Step 7 Conclude Combat"
    line    = 558
    text    = "On capture the winner's production level rises, and the loser's falls, by the value of the territory."
    same_as = "REV-306"
  }

  clause "A42-329" {
    section = "Phase 3: General Combat - Step 7 Conclude Combat"
    line    = 560
    text = <<-END
      Antiaircraft guns and industrial complexes in a captured territory pass to the captor, except as the liberation
      rules provide.
    END
    same_as = "REV-308"
  }

  clause "A42-330" {
    section = "Phase 3: General Combat - Step 7 Conclude Combat"
    line    = 560
    text    = "A captured antiaircraft gun may not be moved in the Noncombat Move phase of the turn of capture."
    same_as = "REV-308"
  }

  clause "A42-331" {
    section = "Phase 3: General Combat - Step 7 Conclude Combat"
    line    = 560
    text    = "A captured industrial complex cannot be used for mobilizing units before the captor's next turn."
    same_as = "REV-309"
  }

  clause "A42-332" {
    section = "Phase 3: Liberating a Territory"
    line    = 566
    text    = "Capturing a territory whose original controller is another power of your side liberates it."
    same_as = "REV-318"
  }

  clause "A42-333" {
    section = "Phase 3: Liberating a Territory"
    line    = 566
    text    = "A liberated territory goes back to its original controller; the liberator does not gain control of it."
    same_as = "REV-318"
  }

  clause "A42-334" {
    section = "Phase 3: Liberating a Territory"
    line    = 566
    text    = "On liberation the production level is adjusted in favour of the original controller."
    same_as = "REV-318"
  }

  clause "A42-335" {
    section = "Phase 3: Liberating a Territory"
    line    = 566
    text    = "Antiaircraft guns and industrial complexes in a liberated territory revert to the original controller."
  }

  clause "A42-336" {
    section = "Phase 3: Liberating a Territory"
    line    = 568
    text = <<-END
      If the original controller's capital is in enemy hands at the end of the turn of liberation, the liberating power
      captures the territory for itself instead.
    END
    note = <<-END
      We read: the test is made at the end of the turn; if the capital is freed in the same turn, the territory goes to
      its original owner.
    END
  }

  clause "A42-337" {
    section = "Phase 3: Liberating a Territory"
    line    = 568
    text    = "In that case the liberating power adds the territory's value to its own production level."
  }

  clause "A42-338" {
    section = "Phase 3: Liberating a Territory"
    line    = 568
    text    = "In that case the liberating power may use any industrial complex there until the original controller's capital is liberated."
  }

  clause "A42-339" {
    section = "Phase 3: Liberating a Territory"
    line    = 568
    text    = "In that case the liberating power also owns the antiaircraft guns in the territory."
  }

  clause "A42-340" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 572
    text    = "The capitals are Washington, Moscow, London, Berlin and Tokyo."
    same_as = "REV-321"
  }

  clause "A42-341" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 572
    text = <<-END
      Capturing a capital's territory follows the ordinary capture rules, including adding its value to the captor's
      production level.
    END
    same_as = "REV-322"
  }

  clause "A42-342" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 574
    text    = "The captor of a capital also immediately receives all unspent IPCs of the capital's original controller."
    same_as = "REV-323"
  }

  clause "A42-343" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 574
    text    = "The captor takes these IPCs even if its own capital is in enemy hands."
  }

  clause "A42-344" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 576
    text    = "A power whose capital is captured stays in the game."
    same_as = "REV-324"
  }

  clause "A42-345" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 576
    text    = "While its capital is in enemy hands a power collects no income from any territory it controls."
    same_as = "REV-325"
  }

  clause "A42-346" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 576
    text    = "While its capital is in enemy hands a power may not buy new units."
    same_as = "REV-326"
    note    = "We read: repairs fall in the skipped phase, too."
  }

  clause "A42-347" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 576
    text    = "While its capital is in enemy hands a power skips every phase except Combat Move, Conduct Combat and Noncombat Move."
    same_as = "REV-327"
    note    = "We read: income and mobilization resume in the turn in which the capital is freed."
  }

  clause "A42-348" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 576
    text = <<-END
      Once the capital has been liberated, by its owner or by an ally, the power again collects income from all
      territories it controls, including those that revert to it.
    END
    same_as = "REV-328"
  }

  clause "A42-349" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 578
    text    = "When a capital is liberated, its industrial complex and antiaircraft guns revert to the capital's original owner."
  }

  clause "A42-350" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 578
    text = <<-END
      When a capital is liberated, all other territories and industrial complexes that friendly powers hold but which
      its owner originally controlled also revert to that owner.
    END
    same_as = "REV-329"
  }

  clause "A42-351" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 578
    text    = "Antiaircraft guns in reverting territories outside the capital stay with the power that held them before the liberation."
    note = <<-END
      We read: a gun in a territory freed in the same turn as its capital follows the rule of line 566 and goes to the
      original owner.
    END
  }

  clause "A42-352" {
    section = "Phase 3: Capturing and Liberating Capitals"
    line    = 580
    text    = "Liberating a capital gives the liberator no IPCs from the power that held it."
  }

  clause "A42-353" {
    section = "Phase 3: Capturing a Victory City"
    line    = 584
    text    = "Whenever an enemy victory city is captured, the number of cities each side controls is recounted and recorded."
    same_as = "REV-330"
  }

  clause "A42-354" {
    section = "Phase 3: Capturing a Victory City"
    line    = 584
    text = <<-END
      If at the end of a round, after the United States' turn, a side controls enough cities for the condition agreed at
      the start, that side wins the war.
    END
    same_as = "REV-331"
  }

  clause "A42-355" {
    section = "Multinational Forces"
    line    = 590
    text    = "Units of powers of the same side in one territory or sea zone form a multinational force."
    same_as = "REV-358"
  }

  clause "A42-356" {
    section = "Multinational Forces"
    line    = 590
    text    = "A multinational force may defend together."
    same_as = "REV-359"
  }

  clause "A42-357" {
    section = "Multinational Forces"
    line    = 590
    text    = "A multinational force may not attack together."
    same_as = "REV-359"
  }

  clause "A42-358" {
    section = "Multinational Forces"
    line    = 590
    text    = "Only the power that controls a territory collects its income, whoever else has units there."
    same_as = "REV-085"
  }

  clause "A42-359" {
    section = "Multinational Forces"
    line    = 592
    text    = "Units of two powers may never attack the same space together."
    same_as = "REV-365"
  }

  clause "A42-360" {
    section = "Multinational Forces"
    line    = 592
    text = <<-END
      Units of the attacker's ally in an attacked sea zone take no part in the combat, other than as cargo on the
      attacker's ships.
    END
    same_as = "REV-365"
  }

  clause "A42-361" {
    section = "Multinational Forces"
    line    = 592
    text    = "Such allied units cannot be chosen as casualties."
  }

  clause "A42-362" {
    section = "Multinational Forces"
    line    = 592
    text = <<-END
      Such allied units have no effect on defending submarines: an allied destroyer does not cancel submarine abilities
      for the attacker.
    END
  }

  clause "A42-363" {
    section = "Multinational Forces"
    line    = 592
    text    = "Each power moves and fires with its own units on its own turn only."
    same_as = "REV-365"
  }

  clause "A42-364" {
    section = "Multinational Forces"
    line    = 594
    text    = "An attacker's fighter may launch from an ally's carrier."
    same_as = "REV-366"
  }

  clause "A42-365" {
    section = "Multinational Forces"
    line    = 594
    text    = "A carrier from which an ally's fighter launched cannot move before its owner's turn."
    same_as = "REV-367"
  }

  clause "A42-366" {
    section = "Multinational Forces"
    line    = 594
    text    = "An attacker's carrier may carry an ally's fighter as cargo, and that fighter cannot take part in the attack."
    same_as = "REV-368"
    note    = "We read: carrier, where the translation says transport."
  }

  clause "A42-367" {
    section = "Multinational Forces"
    line    = 596
    text = <<-END
      An attacker's land unit may assault a coastal territory from an ally's transport, but only on the turn of the land
      unit's owner.
    END
    note = <<-END
      We read: in a zone with enemy warships the landing is announced when units of the attacker have come to clear it;
      if they do not, the troops stay aboard.
    END
    same_as = "REV-369"
  }

  clause "A42-368" {
    section = "Multinational Forces"
    line    = 600
    text    = "When a space with a multinational force is attacked, all units in it defend together."
    same_as = "REV-360"
  }

  clause "A42-369" {
    section = "Multinational Forces"
    line    = 600
    text    = "The owners of the defending units decide together which units are taken as casualties."
    same_as = "REV-362"
    note    = "We read: which casualties are taken, not who fights."
  }

  clause "A42-370" {
    section = "Multinational Forces"
    line    = 600
    text    = "If the defenders cannot agree, the attacker chooses."
    same_as = "REV-363"
  }

  clause "A42-371" {
    section = "Multinational Forces"
    line    = 602
    text    = "Transports of a friendly power may carry your land units in a three-step process."
    same_as = "REV-370"
  }

  clause "A42-372" {
    section = "Multinational Forces"
    line    = 604
    text    = "Step 1: you load your land units on the friendly transport during your turn."
    same_as = "REV-371"
  }

  clause "A42-373" {
    section = "Multinational Forces"
    line    = 605
    text    = "Step 2: the transport's owner moves it, or leaves it in place, during his turn."
    same_as = "REV-372"
  }

  clause "A42-374" {
    section = "Multinational Forces"
    line    = 606
    text    = "Step 3: you offload the units during your next turn."
    same_as = "REV-373"
  }

  clause "A42-375" {
    section = "Phase 4: Noncombat Move"
    line    = 614
    text    = "Any unit that neither moved in the Combat Move phase nor took part in combat this turn may move now."
    same_as = "REV-394"
  }

  clause "A42-376" {
    section = "Phase 4: Noncombat Move"
    line    = 614
    text    = "All aircraft that took part in and survived combat land now."
    same_as = "REV-302"
  }

  clause "A42-377" {
    section = "Phase 4: Noncombat Move"
    line    = 616
    text    = "In this phase only air units and submarines may move through hostile spaces."
  }

  clause "A42-378" {
    section = "Phase 4: Noncombat Move"
    line    = 620
    text    = "A land unit may move into any friendly territory."
    same_as = "REV-396"
  }

  clause "A42-379" {
    section = "Phase 4: Noncombat Move"
    line    = 620
    text    = "A land unit may not move into a hostile territory, not even one without combat units."
    same_as = "REV-397"
  }

  clause "A42-380" {
    section = "Phase 4: Noncombat Move"
    line    = 622
    text    = "Antiaircraft guns can move only in this phase."
    same_as = "REV-462"
    note    = "We read: a gun aboard a transport since an earlier turn travels with it."
  }

  clause "A42-381" {
    section = "Phase 4: Noncombat Move"
    line    = 624
    text    = "An air unit must end its move in an eligible landing space."
    same_as = "REV-310"
  }

  clause "A42-382" {
    section = "Phase 4: Noncombat Move"
    line    = 624
    text    = "Bombers and fighters may land in any territory that was friendly at the start of the turn."
    same_as = "REV-310"
  }

  clause "A42-383" {
    section = "Phase 4: Noncombat Move"
    line    = 626
    text    = "Only fighters may land in a sea zone, and only on a friendly carrier."
    same_as = "REV-400"
  }

  clause "A42-384" {
    section = "Phase 4: Noncombat Move"
    line    = 626
    text    = "The carrier must have a free landing place for the fighter."
    same_as = "REV-514"
  }

  clause "A42-385" {
    section = "Phase 4: Noncombat Move"
    line    = 630
    text = <<-END
      Fighters may land in a sea zone, even a hostile one, adjacent to an industrial complex you own if you will place a
      previously bought carrier there in the Mobilize New Units phase.
    END
    note = "We read: the carrier waits in the mobilization zone and can be placed beside a complex that may launch it."
  }

  clause "A42-386" {
    section = "Phase 4: Noncombat Move"
    line    = 631
    text    = "Once fighters have landed on a carrier, fighters and carrier have finished moving."
    same_as = "REV-409"
  }

  clause "A42-387" {
    section = "Phase 4: Noncombat Move"
    line    = 632
    text = <<-END
      There must be a carrier moved to, standing in, or (new carriers only) about to be placed in any sea zone where a
      fighter ends its noncombat move.
    END
  }

  clause "A42-388" {
    section = "Phase 4: Noncombat Move"
    line    = 632
    text    = "An air unit may not deliberately be moved out of range of a safe landing place."
    same_as = "REV-506"
  }

  clause "A42-389" {
    section = "Phase 4: Noncombat Move"
    line    = 634
    text    = "Aircraft that are not in an eligible landing space at the end of the Noncombat Move phase are destroyed."
    same_as = "REV-313"
  }

  clause "A42-390" {
    section = "Phase 4: Noncombat Move"
    line    = 636
    text    = "No air unit may land in a territory that was hostile at the start of the turn, including any captured this turn."
    same_as = "REV-311"
  }

  clause "A42-391" {
    section = "Phase 4: Noncombat Move"
    line    = 638
    text    = "A naval unit may move through any friendly sea zone."
    same_as = "REV-402"
  }

  clause "A42-392" {
    section = "Phase 4: Noncombat Move"
    line    = 638
    text    = "A naval unit may not move into or through a hostile sea zone in this phase."
    same_as = "REV-403"
  }

  clause "A42-393" {
    section = "Phase 4: Noncombat Move"
    line    = 640
    text    = "Submarines may move even into hostile sea zones in this phase."
  }

  clause "A42-394" {
    section = "Phase 4: Noncombat Move"
    line    = 640
    text    = "A submarine must end its move on entering a sea zone with one or more enemy destroyers."
    same_as = "REV-620"
    note    = "We read: destroyers, where the translation says cruisers."
  }

  clause "A42-395" {
    section = "Phase 4: Noncombat Move"
    line    = 642
    text = <<-END
      Transports may move to friendly coastal territories and load or offload cargo in this phase if during the Combat
      Move and Conduct Combat phases they did not load, move, offload or take part in combat.
    END
  }

  clause "A42-396" {
    section = "Phase 4: Noncombat Move"
    line    = 644
    text    = "Carriers may move to sea zones so that friendly fighters can land on them."
    same_as = "REV-407"
  }

  clause "A42-397" {
    section = "Phase 4: Noncombat Move"
    line    = 644
    text = <<-END
      A carrier that did not move in the Combat Move phase must move to a fighter's sea zone if that is the only
      eligible landing place for the fighter.
    END
    same_as = "REV-518"
  }

  clause "A42-398" {
    section = "Phase 4: Noncombat Move"
    line    = 644
    text    = "A carrier must end its move once a fighter has landed on it."
    same_as = "REV-409"
  }

  clause "A42-399" {
    section = "Phase 5: Mobilize New Units"
    line    = 650
    text = <<-END
      Newly bought units move from the mobilization zone to eligible spaces that the power has controlled since the
      start of its turn.
    END
    same_as = "REV-415"
  }

  clause "A42-400" {
    section = "Phase 5: Mobilize New Units"
    line    = 650
    text    = "An industrial complex captured this turn cannot be used for placement this turn."
    same_as = "REV-416"
  }

  clause "A42-401" {
    section = "Phase 5: Mobilize New Units"
    line    = 650
    text    = "An industrial complex bought this turn cannot be used for placement this turn."
  }

  clause "A42-402" {
    section = "Phase 5: Mobilize New Units"
    line    = 654
    text    = "At each industrial complex no more units may be mobilized per turn than the IPC value of its territory."
    same_as = "REV-417"
    note    = "We read: the values are those of the map files."
  }

  clause "A42-403" {
    section = "Phase 5: Mobilize New Units"
    line    = 654
    text    = "Units mobilized into sea zones adjacent to the complex count against the same limit."
    same_as = "REV-417"
    note    = "We read: the player names the complex that a ship comes from."
  }

  clause "A42-404" {
    section = "Phase 5: Mobilize New Units"
    line    = 656
    text    = "Each damage chip under a complex lowers the number of units that can be mobilized there by one."
  }

  clause "A42-405" {
    section = "Phase 5: Mobilize New Units"
    line    = 656
    text    = "New units cannot be placed at a complex owned by a friendly power."
    same_as = "REV-418"
  }

  clause "A42-406" {
    section = "Phase 5: Mobilize New Units"
    line    = 658
    text    = "Land units and bombers may be placed only in territories with an eligible industrial complex."
    same_as = "REV-419"
  }

  clause "A42-407" {
    section = "Phase 5: Mobilize New Units"
    line    = 658
    text    = "Land units cannot be placed directly on a transport."
    same_as = "REV-420"
  }

  clause "A42-408" {
    section = "Phase 5: Mobilize New Units"
    line    = 660
    text    = "Naval units are placed in sea zones adjacent to territories with an eligible industrial complex."
    same_as = "REV-422"
  }

  clause "A42-409" {
    section = "Phase 5: Mobilize New Units"
    line    = 660
    text    = "New naval units may be placed even in a hostile sea zone."
    same_as = "REV-423"
  }

  clause "A42-410" {
    section = "Phase 5: Mobilize New Units"
    line    = 660
    text    = "Placing units in a hostile sea zone causes no combat, since the combat phase is over."
    same_as = "REV-423"
  }

  clause "A42-411" {
    section = "Phase 5: Mobilize New Units"
    line    = 662
    text    = "Fighters may be placed in a territory with an industrial complex the power has controlled since the start of its turn."
  }

  clause "A42-412" {
    section = "Phase 5: Mobilize New Units"
    line    = 662
    text = <<-END
      Fighters may instead be placed on the power's own carrier in a sea zone, even a hostile one, adjacent to a
      territory with such a complex.
    END
  }

  clause "A42-413" {
    section = "Phase 5: Mobilize New Units"
    line    = 662
    text    = "That carrier may be newly mobilized or already in play."
  }

  clause "A42-414" {
    section = "Phase 5: Mobilize New Units"
    line    = 662
    text    = "A new fighter may not be placed on a friendly power's carrier."
  }

  clause "A42-415" {
    section = "Phase 5: Mobilize New Units"
    line    = 664
    text    = "A new industrial complex may be placed in any territory the power has controlled since the start of its turn."
    same_as = "REV-426"
    note    = "We read: a new complex counts against no limit."
  }

  clause "A42-416" {
    section = "Phase 5: Mobilize New Units"
    line    = 664
    text    = "The territory of a new industrial complex must have an income value of at least 1 IPC."
    same_as = "REV-426"
  }

  clause "A42-417" {
    section = "Phase 5: Mobilize New Units"
    line    = 664
    text    = "A territory can hold no more than one industrial complex."
    same_as = "REV-427"
  }

  clause "A42-418" {
    section = "Phase 5: Mobilize New Units"
    line    = 666
    text    = "Units bought beyond what production limits allow to be mobilized must be returned to the box and their cost is refunded."
    note    = "We read: what cannot be placed is returned and paid back at the end of the phase."
  }

  clause "A42-419" {
    section = "Phase 6: Collect Income"
    line    = 672
    text    = "The power collects from the bank a number of IPCs equal to its current national production level."
    same_as = "REV-428"
  }

  clause "A42-420" {
    section = "Phase 6: Collect Income"
    line    = 674
    text    = "A power whose capital is controlled by an enemy collects no income."
    same_as = "REV-430"
  }

  clause "A42-421" {
    section = "Phase 6: Collect Income"
    line    = 674
    text    = "A power may neither lend nor give IPCs to another power, not even of its own side."
    same_as = "REV-431"
  }

  clause "A42-422" {
    section = "Winning the Game"
    line    = 678
    text    = "After the United States' turn it is checked whether a side has won under the condition set at the start."
    same_as = "REV-433"
  }

  clause "A42-423" {
    section = "Winning the Game"
    line    = 680
    text    = "The standard condition, 'Standard Victory', requires 9 cities."
  }

  clause "A42-424" {
    section = "Winning the Game"
    line    = 681
    text    = "The optional condition, 'Total Victory', requires 12 cities."
  }

  clause "A42-425" {
    section = "Unit Profiles"
    line    = 685
    text = <<-END
      Each unit has a cost in IPCs, an attack value, a defence value and a movement value, the last being the number of
      territories or sea zones it may move.
    END
  }

  clause "A42-426" {
    section = "Unit Profiles: Land Units"
    line    = 689
    text    = "Infantry, artillery, tanks and antiaircraft guns attack and defend only in territories."
    same_as = "REV-434"
    note    = "We read: an antiaircraft gun only fires at aircraft."
  }

  clause "A42-427" {
    section = "Unit Profiles: Land Units"
    line    = 689
    text    = "Only infantry, artillery and tanks can capture hostile territory."
    same_as = "REV-435"
  }

  clause "A42-428" {
    section = "Unit Profiles: Land Units"
    line    = 689
    text    = "All land units except industrial complexes can be carried by transports."
    same_as = "REV-436"
  }

  clause "A42-429" {
    section = "Unit Profiles: Land Units"
    line    = 689
    text    = "Industrial complexes cannot be moved, transported or used to attack."
    same_as = "REV-437"
  }

  clause "A42-430" {
    section = "Unit Profiles: Infantry"
    line    = 693
    text    = "Infantry costs 3 IPCs."
  }

  clause "A42-431" {
    section = "Unit Profiles: Infantry"
    line    = 695
    text    = "Infantry attacks with 1, or with 2 when supported by artillery."
  }

  clause "A42-432" {
    section = "Unit Profiles: Infantry"
    line    = 697
    text    = "Infantry defends with 2."
  }

  clause "A42-433" {
    section = "Unit Profiles: Infantry"
    line    = 699
    text    = "Infantry moves 1."
  }

  clause "A42-434" {
    section = "Unit Profiles: Infantry"
    line    = 703
    text    = "Infantry attacking together with artillery has attack value 2."
    same_as = "REV-442"
  }

  clause "A42-435" {
    section = "Unit Profiles: Infantry"
    line    = 703
    text    = "Each artillery unit supports exactly one infantry unit; infantry in excess of the artillery attack with 1."
    same_as = "REV-443"
    note    = "We read: the pairing is counted anew in each round."
  }

  clause "A42-436" {
    section = "Unit Profiles: Infantry"
    line    = 703
    text    = "Artillery does not support infantry in defence."
    same_as = "REV-444"
  }

  clause "A42-437" {
    section = "Unit Profiles: Artillery"
    line    = 709
    text    = "Artillery costs 4 IPCs."
  }

  clause "A42-438" {
    section = "Unit Profiles: Artillery"
    line    = 711
    text    = "Artillery attacks with 2."
  }

  clause "A42-439" {
    section = "Unit Profiles: Artillery"
    line    = 713
    text    = "Artillery defends with 2."
  }

  clause "A42-440" {
    section = "Unit Profiles: Artillery"
    line    = 715
    text    = "Artillery moves 1."
  }

  clause "A42-441" {
    section = "Unit Profiles: Artillery"
    line    = 719
    text    = "Artillery raises the attack of one matched attacking infantry unit to 2, one infantry per artillery."
    same_as = "REV-449"
  }

  clause "A42-442" {
    section = "Unit Profiles: Artillery"
    line    = 719
    text    = "Artillery gives infantry no support on defence."
    same_as = "REV-450"
  }

  clause "A42-443" {
    section = "Unit Profiles: Tanks"
    line    = 725
    text    = "A tank costs 5 IPCs."
  }

  clause "A42-444" {
    section = "Unit Profiles: Tanks"
    line    = 727
    text    = "A tank attacks with 3."
    note    = "We read: 3; the 5 of the book repeats the price."
  }

  clause "A42-445" {
    section = "Unit Profiles: Tanks"
    line    = 729
    text    = "A tank defends with 3."
  }

  clause "A42-446" {
    section = "Unit Profiles: Tanks"
    line    = 731
    text    = "A tank moves 2."
  }

  clause "A42-447" {
    section = "Unit Profiles: Tanks"
    line    = 735
    text    = "A tank may blitz through an unoccupied hostile territory as the first space of its two-space move."
    same_as = "REV-455"
  }

  clause "A42-448" {
    section = "Unit Profiles: Tanks"
    line    = 735
    text    = "A blitz must be completed within the Combat Move phase."
    same_as = "REV-455"
  }

  clause "A42-449" {
    section = "Unit Profiles: Tanks"
    line    = 735
    text    = "A blitzing tank takes control of the first territory before going on to the second."
    same_as = "REV-456"
  }

  clause "A42-450" {
    section = "Unit Profiles: Tanks"
    line    = 735
    text    = "The second territory of a blitz may be friendly, hostile, or the territory the tank came from."
    same_as = "REV-457"
  }

  clause "A42-451" {
    section = "Unit Profiles: Tanks"
    line    = 735
    text    = "A tank meeting enemy units, including an antiaircraft gun or industrial complex, in the first territory must stop there."
    same_as = "REV-458"
  }

  clause "A42-452" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 739
    text    = "An antiaircraft gun costs 6 IPCs."
  }

  clause "A42-453" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 739
    text    = "An antiaircraft gun has no attack value."
  }

  clause "A42-454" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 739
    text    = "An antiaircraft gun has defence value 1, used only for antiaircraft fire."
    note    = "We read: used for antiaircraft fire only."
  }

  clause "A42-455" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 739
    text    = "An antiaircraft gun moves 1, only in the Noncombat Move phase."
  }

  clause "A42-456" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 741
    text    = "An antiaircraft gun cannot be moved in the Combat Move phase, except aboard a transport it was loaded on in an earlier turn."
    same_as = "REV-463"
    note    = "We read: the movement phase."
  }

  clause "A42-457" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 743
    text    = "An antiaircraft gun fires at air units when they attack the territory it is in."
    same_as = "REV-465"
  }

  clause "A42-458" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 743
    text    = "Antiaircraft fire happens once per battle, before the first combat round."
    note    = "We read: a gun fires once at each aircraft, also where a raid and a battle meet."
  }

  clause "A42-459" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 743
    text    = "One die is rolled for each attacking air unit."
    same_as = "REV-467"
  }

  clause "A42-460" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 743
    text    = "On a 1 the air unit is destroyed and removed at once, before it can fire."
    same_as = "REV-469"
  }

  clause "A42-461" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 743
    text    = "If all attacking aircraft are of one type the dice need not be tied to individual aircraft."
  }

  clause "A42-462" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 743
    text = <<-END
      With a mix of fighters and bombers it must be stated before each roll which type of aircraft the die is for, and a
      1 destroys that aircraft.
    END
    note = "We read: each die is rolled for one aircraft."
  }

  clause "A42-463" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 743
    text    = "Antiaircraft fire takes place before the general combat in the gun's territory."
  }

  clause "A42-464" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 745
    text    = "Only one antiaircraft gun can be active in a battle, however many guns are in the territory and whoever owns them."
    same_as = "REV-468"
  }

  clause "A42-465" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 747
    text    = "Antiaircraft guns in a captured territory are captured."
    same_as = "REV-470"
  }

  clause "A42-466" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 747
    text = <<-END
      The new owner of a captured gun is the player who controls the territory at the end of his turn, and he may use it
      in future battles.
    END
    note = "We read: a gun in a territory that is freed goes to its original owner, as line 566 has it."
  }

  clause "A42-467" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 747
    text    = "Antiaircraft guns are never destroyed, except when the transport carrying them is sunk."
    same_as = "REV-471"
  }

  clause "A42-468" {
    section = "Unit Profiles: Antiaircraft Guns"
    line    = 747
    text    = "A gun moved into a territory controlled by a friendly power keeps its owner; a control marker is put under it."
    same_as = "REV-472"
  }

  clause "A42-469" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 749
    text    = "An industrial complex costs 15 IPCs."
    same_as = "REV-480"
  }

  clause "A42-470" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 749
    text    = "An industrial complex has no attack value."
    same_as = "REV-481"
  }

  clause "A42-471" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 749
    text    = "An industrial complex has no defence value."
    same_as = "REV-482"
  }

  clause "A42-472" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 749
    text    = "An industrial complex has no movement value."
    same_as = "REV-483"
  }

  clause "A42-473" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 751
    text    = "An industrial complex cannot attack, defend, move or be transported."
    same_as = "REV-437"
  }

  clause "A42-474" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 751
    text    = "An industrial complex is not placed on the battle strip."
    same_as = "REV-484"
  }

  clause "A42-475" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 753
    text    = "Bombers can damage an industrial complex; chips are placed under the target."
  }

  clause "A42-476" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 753
    text    = "For each chip under it a complex can mobilize one unit fewer."
  }

  clause "A42-477" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 753
    text    = "Total damage on a complex cannot exceed twice the IPC value of its territory."
  }

  clause "A42-478" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 753
    text    = "Industrial complexes cannot be destroyed."
    same_as = "REV-486"
  }

  clause "A42-479" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 753
    text    = "A complex whose damage is equal to (or greater than) its production capacity can mobilize no units until it is repaired."
    note    = "We read: damage chips."
  }

  clause "A42-480" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 755
    text    = "A damage chip may be removed for 1 IPC each."
  }

  clause "A42-481" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 755
    text    = "Repairs are paid for and chips removed in the Purchase Units phase of the owner's turn."
  }

  clause "A42-482" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 757
    text    = "An industrial complex in a captured territory is captured with it."
    same_as = "REV-491"
  }

  clause "A42-483" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 757
    text    = "The captor may use a captured complex only from its turn after the capture."
    same_as = "REV-492"
  }

  clause "A42-484" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 757
    text    = "Damage chips stay under a captured complex."
  }

  clause "A42-485" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 757
    text    = "A power may not place new units at a complex owned by a friendly power."
    same_as = "REV-493"
  }

  clause "A42-486" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 757
    text    = "A power that liberates a territory with a complex may not use that complex."
    same_as = "REV-494"
  }

  clause "A42-487" {
    section = "Unit Profiles: Industrial Complexes"
    line    = 757
    text    = "The original controller may use a liberated complex on its next turn."
    same_as = "REV-495"
  }

  clause "A42-488" {
    section = "Unit Profiles: Air Units"
    line    = 761
    text    = "Fighters and bombers can attack and defend in territories."
    same_as = "REV-496"
  }

  clause "A42-489" {
    section = "Unit Profiles: Air Units"
    line    = 761
    text    = "Fighters and bombers can attack in sea zones."
    same_as = "REV-496"
  }

  clause "A42-490" {
    section = "Unit Profiles: Air Units"
    line    = 761
    text    = "Only fighters based on carriers can defend in sea zones."
    note    = "We read: only they."
  }

  clause "A42-491" {
    section = "Unit Profiles: Air Units"
    line    = 761
    text    = "Air units land only in friendly territories or, for fighters, on friendly carriers."
    same_as = "REV-497"
  }

  clause "A42-492" {
    section = "Unit Profiles: Air Units"
    line    = 761
    text    = "Air units cannot land in a territory captured this turn, whether or not they took part in the battle."
    same_as = "REV-498"
  }

  clause "A42-493" {
    section = "Unit Profiles: Air Units"
    line    = 761
    text    = "Air units move through hostile territories and sea zones as if these were friendly."
    same_as = "REV-194"
  }

  clause "A42-494" {
    section = "Unit Profiles: Air Units"
    line    = 761
    text    = "Air units are exposed to antiaircraft fire whenever they attack a hostile territory with an antiaircraft gun."
  }

  clause "A42-495" {
    section = "Unit Profiles: Air Units"
    line    = 763
    text    = "Each space an air unit enters after take-off counts as one movement point."
    same_as = "REV-500"
  }

  clause "A42-496" {
    section = "Unit Profiles: Air Units"
    line    = 763
    text    = "From a coastal territory or an island group the first sea zone entered counts as one space."
    same_as = "REV-501"
  }

  clause "A42-497" {
    section = "Unit Profiles: Air Units"
    line    = 763
    text    = "Flying to an island group, the surrounding sea zone and the island group each count as one space."
    same_as = "REV-502"
  }

  clause "A42-498" {
    section = "Unit Profiles: Air Units"
    line    = 763
    text    = "Air units based on an island cannot defend the surrounding sea zone."
    same_as = "REV-503"
  }

  clause "A42-499" {
    section = "Unit Profiles: Air Units"
    line    = 763
    text    = "For a fighter taking off from a carrier, the carrier's sea zone is not counted as a space."
    same_as = "REV-504"
  }

  clause "A42-500" {
    section = "Unit Profiles: Air Units"
    line    = 763
    text    = "To fight, a fighter must take off before its carrier moves; otherwise it is cargo."
    same_as = "REV-505"
  }

  clause "A42-501" {
    section = "Unit Profiles: Air Units"
    line    = 765
    text    = "Air units may not deliberately be sent on missions after which they have no place to land."
    same_as = "REV-506"
  }

  clause "A42-502" {
    section = "Unit Profiles: Air Units"
    line    = 765
    text    = "In case of doubt the attacker must declare before combat some possible way in which all its air units could land safely."
    note    = "We read: the proof is made by the rules themselves, when an aircraft moves."
  }

  clause "A42-503" {
    section = "Unit Profiles: Air Units"
    line    = 765
    text    = "The declared way may rely on any combination of combat moves."
    note = <<-END
      We read: combat and noncombat moves, so that a fighter aboard may leave its place to another if it can land
      elsewhere in the noncombat move, as it then must.
    END
  }

  clause "A42-504" {
    section = "Unit Profiles: Air Units"
    line    = 765
    text    = "The declared way may include a carrier's noncombat move."
  }

  clause "A42-505" {
    section = "Unit Profiles: Air Units"
    line    = 765
    text    = "A carrier whose noncombat move is part of the declared way may not move in the Combat Move phase."
  }

  clause "A42-506" {
    section = "Unit Profiles: Air Units"
    line    = 767
    text    = "To show that a landing is possible the attacker may assume that all its attack rolls hit and that the defender never hits."
  }

  clause "A42-507" {
    section = "Unit Profiles: Air Units"
    line    = 769
    text    = "A planned retreat of a carrier may not be used to show a safe landing place for fighters."
  }

  clause "A42-508" {
    section = "Unit Profiles: Air Units"
    line    = 771
    text = <<-END
      A carrier declared as a landing place must make the declared noncombat move, unless the fighter has landed
      elsewhere or been destroyed.
    END
    same_as = "REV-509"
  }

  clause "A42-509" {
    section = "Unit Profiles: Air Units"
    line    = 773
    text    = "Air units can hit submarines only if a destroyer of their own side is in the battle."
  }

  clause "A42-510" {
    section = "Unit Profiles: Air Units"
    line    = 773
    text    = "When a combat round begins with no enemy destroyer present, submarines may submerge before aircraft can hit them."
  }

  clause "A42-511" {
    section = "Unit Profiles: Fighters"
    line    = 781
    text    = "A fighter costs 10 IPCs."
  }

  clause "A42-512" {
    section = "Unit Profiles: Fighters"
    line    = 783
    text    = "A fighter attacks with 3."
  }

  clause "A42-513" {
    section = "Unit Profiles: Fighters"
    line    = 785
    text    = "A fighter defends with 4."
  }

  clause "A42-514" {
    section = "Unit Profiles: Fighters"
    line    = 787
    text    = "A fighter moves 4."
  }

  clause "A42-515" {
    section = "Unit Profiles: Fighters"
    line    = 791
    text    = "Fighters can be carried by carriers."
    same_as = "REV-514"
  }

  clause "A42-516" {
    section = "Unit Profiles: Fighters"
    line    = 791
    text    = "At most two fighters can be on one friendly carrier."
    same_as = "REV-514"
  }

  clause "A42-517" {
    section = "Unit Profiles: Fighters"
    line    = 791
    text    = "A fighter must launch from the carrier's starting position in order to fight."
    same_as = "REV-515"
  }

  clause "A42-518" {
    section = "Unit Profiles: Fighters"
    line    = 791
    text    = "A fighter may land on a carrier in the Noncombat Move phase, also after retreating."
    same_as = "REV-516"
    note    = "We read: after combat, on a retreat, or in any noncombat move."
  }

  clause "A42-519" {
    section = "Unit Profiles: Fighters"
    line    = 791
    text    = "A fighter cannot land on a carrier while the carrier is moving."
    same_as = "REV-517"
  }

  clause "A42-520" {
    section = "Unit Profiles: Fighters"
    line    = 791
    text    = "A carrier may, and where possible must, move to a sea zone where one of its side's fighters ended its move."
    same_as = "REV-518"
    note    = "We read: the duty arises only for a carrier that did not move in the combat move and is the only landing place."
  }

  clause "A42-521" {
    section = "Unit Profiles: Fighters"
    line    = 791
    text    = "After taking on a fighter the carrier may move no further that turn."
    same_as = "REV-519"
  }

  clause "A42-522" {
    section = "Unit Profiles: Fighters"
    line    = 793
    text    = "A defending fighter based on a carrier must land on the same carrier if that is possible."
  }

  clause "A42-523" {
    section = "Unit Profiles: Fighters"
    line    = 793
    text = <<-END
      If its carrier is destroyed, a defending fighter must land on another friendly carrier in the same sea zone, or
      move one space to a friendly territory or island, or else be destroyed.
    END
    note = "We read: a carrier one space away that has room counts as well."
  }

  clause "A42-524" {
    section = "Unit Profiles: Fighters"
    line    = 793
    text = <<-END
      This relocation of defending fighters takes place after all of the attacker's combats and before the attacker's
      Noncombat Move phase.
    END
  }

  clause "A42-525" {
    section = "Unit Profiles: Fighters"
    line    = 795
    text = <<-END
      Every own fighter based on your attacking carrier launches before the combat, even if it takes no part in it, and
      so is not lost with the carrier.
    END
    note = "We read: the fighters of the attacker's own carrier are in the air, and survive its loss."
  }

  clause "A42-526" {
    section = "Unit Profiles: Fighters"
    line    = 795
    text    = "A fighter that survives combat may return to a friendly territory, island or carrier within its range."
    same_as = "REV-522"
  }

  clause "A42-527" {
    section = "Unit Profiles: Fighters"
    line    = 795
    text    = "A fighter without an eligible landing space at the end of the Noncombat Move phase is destroyed."
    same_as = "REV-523"
  }

  clause "A42-528" {
    section = "Unit Profiles: Fighters"
    line    = 795
    text    = "An eligible landing space includes a sea zone in which a new carrier with a free place will be placed this turn."
  }

  clause "A42-529" {
    section = "Unit Profiles: Bombers"
    line    = 799
    text    = "A bomber costs 12 IPCs."
  }

  clause "A42-530" {
    section = "Unit Profiles: Bombers"
    line    = 801
    text    = "A bomber attacks with 4."
  }

  clause "A42-531" {
    section = "Unit Profiles: Bombers"
    line    = 803
    text    = "A bomber defends with 1."
  }

  clause "A42-532" {
    section = "Unit Profiles: Bombers"
    line    = 805
    text    = "A bomber moves 6."
  }

  clause "A42-533" {
    section = "Unit Profiles: Bombers"
    line    = 809
    text    = "In a turn a bomber takes part either in a normal combat or in an economic attack on an enemy industrial complex."
    same_as = "REV-385"
  }

  clause "A42-534" {
    section = "Unit Profiles: Bombers"
    line    = 809
    text    = "Only bombers that survive antiaircraft fire attack the complex."
    same_as = "REV-387"
  }

  clause "A42-535" {
    section = "Unit Profiles: Bombers"
    line    = 809
    text    = "One die is rolled per surviving bomber and each pip is one point of damage to the complex."
  }

  clause "A42-536" {
    section = "Unit Profiles: Bombers"
    line    = 809
    text    = "Total damage to a complex cannot exceed twice the IPC value of its territory."
  }

  clause "A42-537" {
    section = "Unit Profiles: Sea Units"
    line    = 813
    text    = "Battleships, carriers, cruisers, destroyers, transports and submarines move, attack and defend in sea zones."
    same_as = "REV-540"
  }

  clause "A42-538" {
    section = "Unit Profiles: Sea Units"
    line    = 813
    text    = "Sea units cannot move into territories."
    same_as = "REV-541"
  }

  clause "A42-539" {
    section = "Unit Profiles: Sea Units"
    line    = 813
    text    = "Battleships, carriers, cruisers and destroyers are surface warships."
  }

  clause "A42-540" {
    section = "Unit Profiles: Sea Units"
    line    = 813
    text    = "Transports are not warships."
  }

  clause "A42-541" {
    section = "Unit Profiles: Sea Units"
    line    = 813
    text    = "Submarines are warships but not surface warships."
  }

  clause "A42-542" {
    section = "Unit Profiles: Sea Units"
    line    = 815
    text    = "Every sea unit has movement 2."
    same_as = "REV-542"
    note    = "We read: 2, and not the 6 that the profile of the carrier prints."
  }

  clause "A42-543" {
    section = "Unit Profiles: Sea Units"
    line    = 815
    text    = "Sea units cannot move through hostile sea zones; they must stop there and fight."
  }

  clause "A42-544" {
    section = "Unit Profiles: Sea Units"
    line    = 815
    text    = "Enemy submarines and transports alone do not make a sea zone hostile or stop sea units."
  }

  clause "A42-545" {
    section = "Unit Profiles: Sea Units"
    line    = 815
    text    = "Exception: a submarine moves through a hostile sea zone without stopping unless it meets an enemy destroyer."
    same_as = "REV-545"
    note    = "We read: unless it meets a destroyer."
  }

  clause "A42-546" {
    section = "Unit Profiles: Sea Units"
    line    = 817
    text    = "Transports carry only land units."
    same_as = "REV-546"
  }

  clause "A42-547" {
    section = "Unit Profiles: Sea Units"
    line    = 817
    text    = "Carriers carry only fighters."
    same_as = "REV-547"
  }

  clause "A42-548" {
    section = "Unit Profiles: Battleships"
    line    = 821
    text    = "A battleship costs 20 IPCs."
  }

  clause "A42-549" {
    section = "Unit Profiles: Battleships"
    line    = 823
    text    = "A battleship attacks with 4."
  }

  clause "A42-550" {
    section = "Unit Profiles: Battleships"
    line    = 825
    text    = "A battleship defends with 4."
  }

  clause "A42-551" {
    section = "Unit Profiles: Battleships"
    line    = 827
    text    = "A battleship moves 2."
  }

  clause "A42-552" {
    section = "Unit Profiles: Battleships"
    line    = 833
    text    = "A battleship, attacking or defending, needs two hits to be destroyed."
    same_as = "REV-552"
  }

  clause "A42-553" {
    section = "Unit Profiles: Battleships"
    line    = 833
    text    = "A battleship hit once, even by a surprise strike, is marked as damaged and fights on."
    same_as = "REV-356"
  }

  clause "A42-554" {
    section = "Unit Profiles: Battleships"
    line    = 833
    text    = "A defending battleship with one hit goes behind the casualty strip only if it takes another hit in the same battle."
    same_as = "REV-553"
  }

  clause "A42-555" {
    section = "Unit Profiles: Battleships"
    line    = 833
    text    = "A battleship that survives a battle with one hit is repaired (set upright) when the battle ends."
    same_as = "REV-554"
  }

  clause "A42-556" {
    section = "Unit Profiles: Battleships"
    line    = 835
    text    = "Battleships and cruisers can bombard the coast during an amphibious assault."
  }

  clause "A42-557" {
    section = "Unit Profiles: Battleships"
    line    = 835
    text    = "To bombard, the ship must be in the same sea zone as the transport that offloads."
  }

  clause "A42-558" {
    section = "Unit Profiles: Battleships"
    line    = 835
    text    = "Each bombarding ship fires once at enemy land units in the territory before the land units attack."
    note    = "We read: an aircraft is no casualty of a bombardment."
  }

  clause "A42-559" {
    section = "Unit Profiles: Battleships"
    line    = 835
    text    = "A ship that was in a sea combat before the assault cannot bombard."
  }

  clause "A42-560" {
    section = "Unit Profiles: Battleships"
    line    = 835
    text    = "No ship may bombard more than once per turn."
  }

  clause "A42-561" {
    section = "Unit Profiles: Battleships"
    line    = 835
    text = <<-END
      The number of ships that may bombard in an assault is at most the number of land units offloaded from transports
      into the coastal territory.
    END
  }

  clause "A42-562" {
    section = "Unit Profiles: Battleships"
    line    = 835
    text    = "A bombarding battleship hits on a roll of 4 or less."
  }

  clause "A42-563" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 839
    text    = "An aircraft carrier costs 14 IPCs."
    note    = "We read: 14; the 12 of the book repeats the bomber."
  }

  clause "A42-564" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 841
    text    = "An aircraft carrier attacks with 1."
    note    = "We read: 1; the 4 of the book repeats the bomber."
  }

  clause "A42-565" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 843
    text    = "An aircraft carrier defends with 2."
    note    = "We read: 2; the 1 of the book repeats the bomber."
  }

  clause "A42-566" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 845
    text    = "An aircraft carrier moves 2."
    note    = "We read: 2; the 6 of the book repeats the bomber."
  }

  clause "A42-567" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 851
    text    = "A carrier holds two fighters, including fighters of a friendly power."
    same_as = "REV-575"
  }

  clause "A42-568" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 851
    text    = "Fighters of a friendly power may take off from and land on your carrier only during that power's own turn."
    same_as = "REV-576"
  }

  clause "A42-569" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 851
    text    = "Own fighters on a carrier move independently of it."
    same_as = "REV-206"
  }

  clause "A42-570" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 851
    text = <<-END
      Own fighters may make a combat move from the carrier's starting sea zone, or stay in that sea zone until the
      Noncombat Move phase.
    END
  }

  clause "A42-571" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 851
    text    = "Fighters of a friendly power on an attacking carrier are cargo."
    same_as = "REV-579"
  }

  clause "A42-572" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 851
    text    = "A carrier may move to, or stay in, a sea zone where a fighter ends its noncombat move."
    same_as = "REV-407"
  }

  clause "A42-573" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 853
    text    = "When a carrier is attacked, the fighters on it, including those of friendly powers, count as defending in the air."
    same_as = "REV-582"
  }

  clause "A42-574" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 853
    text    = "Fighters defending with a carrier may be chosen as casualties instead of the carrier."
    same_as = "REV-583"
  }

  clause "A42-575" {
    section = "Unit Profiles: Aircraft Carriers"
    line    = 853
    text    = "A fighter cannot be chosen as casualty of a submarine hit."
  }

  clause "A42-576" {
    section = "Unit Profiles: Cruisers"
    line    = 857
    text    = "A cruiser costs 12 IPCs."
  }

  clause "A42-577" {
    section = "Unit Profiles: Cruisers"
    line    = 859
    text    = "A cruiser attacks with 3."
  }

  clause "A42-578" {
    section = "Unit Profiles: Cruisers"
    line    = 861
    text    = "A cruiser defends with 3."
  }

  clause "A42-579" {
    section = "Unit Profiles: Cruisers"
    line    = 863
    text    = "A cruiser moves 2."
  }

  clause "A42-580" {
    section = "Unit Profiles: Cruisers"
    line    = 869
    text    = "A cruiser can bombard the coast during an amphibious assault."
  }

  clause "A42-581" {
    section = "Unit Profiles: Cruisers"
    line    = 869
    text    = "A cruiser must be in the same sea zone as the offloading transport to bombard."
  }

  clause "A42-582" {
    section = "Unit Profiles: Cruisers"
    line    = 869
    text    = "A bombarding cruiser fires at enemy units in the territory before the land units attack."
  }

  clause "A42-583" {
    section = "Unit Profiles: Cruisers"
    line    = 869
    text    = "A cruiser that was in a sea combat before the assault cannot bombard."
  }

  clause "A42-584" {
    section = "Unit Profiles: Cruisers"
    line    = 869
    text    = "A cruiser may not make more than one bombardment."
  }

  clause "A42-585" {
    section = "Unit Profiles: Cruisers"
    line    = 869
    text = <<-END
      Cruisers count together with battleships against the limit of one bombarding ship per land unit offloaded into the
      territory.
    END
  }

  clause "A42-586" {
    section = "Unit Profiles: Cruisers"
    line    = 869
    text    = "A bombarding cruiser hits on a roll of 3 or less."
    note    = "We read: cruisers."
  }

  clause "A42-587" {
    section = "Unit Profiles: Destroyers"
    line    = 873
    text    = "A destroyer costs 8 IPCs."
  }

  clause "A42-588" {
    section = "Unit Profiles: Destroyers"
    line    = 875
    text    = "A destroyer attacks with 2."
  }

  clause "A42-589" {
    section = "Unit Profiles: Destroyers"
    line    = 877
    text    = "A destroyer defends with 2."
  }

  clause "A42-590" {
    section = "Unit Profiles: Destroyers"
    line    = 879
    text    = "A destroyer moves 2."
  }

  clause "A42-591" {
    section = "Unit Profiles: Destroyers"
    line    = 885
    text    = "A destroyer in a sea zone cancels the ability of enemy submarines to treat that hostile sea zone as friendly."
    same_as = "REV-564"
  }

  clause "A42-592" {
    section = "Unit Profiles: Destroyers"
    line    = 885
    text    = "A destroyer in a battle cancels surprise strikes by enemy submarines in that battle."
  }

  clause "A42-593" {
    section = "Unit Profiles: Destroyers"
    line    = 885
    text    = "A destroyer in a battle cancels submerging by enemy submarines in that battle."
  }

  clause "A42-594" {
    section = "Unit Profiles: Destroyers"
    line    = 885
    text    = "A destroyer in a battle cancels enemy submarines' immunity to hits by air units of the destroyer's side."
    note    = "We read: the destroyer cancels the submarines' immunity to aircraft."
  }

  clause "A42-595" {
    section = "Unit Profiles: Submarines"
    line    = 889
    text    = "A submarine costs 6 IPCs."
    note    = "We read: 6; the 8 of the book is the figure of the edition before."
  }

  clause "A42-596" {
    section = "Unit Profiles: Submarines"
    line    = 891
    text    = "A submarine attacks with 2."
  }

  clause "A42-597" {
    section = "Unit Profiles: Submarines"
    line    = 893
    text    = "A submarine defends with 1."
    note    = "We read: 1; the 2 of the book is the figure of the edition before."
  }

  clause "A42-598" {
    section = "Unit Profiles: Submarines"
    line    = 895
    text    = "A submarine moves 2."
  }

  clause "A42-599" {
    section = "Unit Profiles: Submarines"
    line    = 901
    text    = "Most special abilities of a submarine are cancelled or blocked by the presence of an enemy destroyer."
    same_as = "REV-563"
  }

  clause "A42-600" {
    section = "Unit Profiles: Submarines"
    line    = 903
    text = <<-END
      Attacking and defending submarines can make a surprise strike, firing before all other naval units, unless an
      enemy destroyer is present.
    END
  }

  clause "A42-601" {
    section = "Unit Profiles: Submarines"
    line    = 905
    text    = "A submarine may submerge, at any time at which it would otherwise roll to fire."
    note    = "We read: in step 2 of a round, the only time at which it fires without a destroyer about."
  }

  clause "A42-602" {
    section = "Unit Profiles: Submarines"
    line    = 905
    text    = "A submerged submarine is taken off the battle strip and put back on the map; it can neither fire nor be hit in that combat."
  }

  clause "A42-603" {
    section = "Unit Profiles: Submarines"
    line    = 905
    text    = "A submarine cannot submerge if an enemy destroyer is in the battle."
  }

  clause "A42-604" {
    section = "Unit Profiles: Submarines"
    line    = 907
    text    = "A submarine may move through a sea zone with enemy units in combat and in noncombat movement."
    same_as = "REV-617"
  }

  clause "A42-605" {
    section = "Unit Profiles: Submarines"
    line    = 907
    text    = "A submarine entering a sea zone with an enemy destroyer must end its move."
    same_as = "REV-620"
  }

  clause "A42-606" {
    section = "Unit Profiles: Submarines"
    line    = 907
    text    = "If a submarine ends its combat move in a hostile sea zone, a combat takes place."
    same_as = "REV-618"
    note    = "We read: in the Combat Move phase; hostile for it is a zone with surface warships."
  }

  clause "A42-607" {
    section = "Unit Profiles: Submarines"
    line    = 909
    text    = "Enemy ships may ignore submarines; a sea zone with only enemy submarines does not stop naval movement."
  }

  clause "A42-608" {
    section = "Unit Profiles: Submarines"
    line    = 909
    text    = "Naval units ending their combat move in a sea zone with enemy submarines may choose to attack them or not."
  }

  clause "A42-609" {
    section = "Unit Profiles: Submarines"
    line    = 909
    text    = "Naval units may also end noncombat moves in a sea zone with enemy submarines."
  }

  clause "A42-610" {
    section = "Unit Profiles: Submarines"
    line    = 911
    text    = "A submarine, attacking or defending, cannot hit air units."
  }

  clause "A42-611" {
    section = "Unit Profiles: Submarines"
    line    = 913
    text = <<-END
      Hits by air units cannot be applied to submarines, attacking or defending, unless a destroyer friendly to those
      air units is in the battle.
    END
  }

  clause "A42-612" {
    section = "Unit Profiles: Transports"
    line    = 917
    text    = "A transport costs 7 IPCs."
  }

  clause "A42-613" {
    section = "Unit Profiles: Transports"
    line    = 919
    text    = "A transport has attack value 0."
  }

  clause "A42-614" {
    section = "Unit Profiles: Transports"
    line    = 921
    text    = "A transport has defence value 0."
  }

  clause "A42-615" {
    section = "Unit Profiles: Transports"
    line    = 923
    text    = "A transport moves 2."
  }

  clause "A42-616" {
    section = "Unit Profiles: Transports"
    line    = 927
    text    = "A transport may attack or defend, alone or with other units, but never rolls dice."
    same_as = "REV-589"
  }

  clause "A42-617" {
    section = "Unit Profiles: Transports"
    line    = 929
    text    = "A sea zone with only enemy transports does not stop naval movement."
  }

  clause "A42-618" {
    section = "Unit Profiles: Transports"
    line    = 929
    text = <<-END
      Air units and naval units other than transports that end their combat move in a sea zone with enemy transports
      only destroy those transports automatically.
    END
    note = "We read: a lone transport, like a lone submarine, may be ignored; if it is attacked, it is destroyed without a die."
  }

  clause "A42-619" {
    section = "Unit Profiles: Transports"
    line    = 929
    text    = "Destroying transports that way counts as a combat for the naval units that did it."
  }

  clause "A42-620" {
    section = "Unit Profiles: Transports"
    line    = 929
    text    = "Naval units may end noncombat moves in a sea zone with only enemy transports."
  }

  clause "A42-621" {
    section = "Unit Profiles: Transports"
    line    = 931
    text = <<-END
      Transports may be chosen as casualties only when no other eligible unit is available; this normally means that
      only transports are left.
    END
  }

  clause "A42-622" {
    section = "Unit Profiles: Transports"
    line    = 933
    text    = "A transport can carry land units of its own power or of friendly powers."
    same_as = "REV-592"
  }

  clause "A42-623" {
    section = "Unit Profiles: Transports"
    line    = 933
    text    = "A transport's capacity is one land unit of any kind plus one infantry."
    same_as = "REV-593"
  }

  clause "A42-624" {
    section = "Unit Profiles: Transports"
    line    = 933
    text    = "A transport cannot carry an industrial complex."
    same_as = "REV-594"
  }

  clause "A42-625" {
    section = "Unit Profiles: Transports"
    line    = 933
    text    = "Land units aboard a transport are cargo and cannot attack or defend while at sea."
    same_as = "REV-595"
    note    = "We read: they cannot, where the translation says that they can."
  }

  clause "A42-626" {
    section = "Unit Profiles: Transports"
    line    = 933
    text    = "Land units aboard are destroyed with their transport."
    same_as = "REV-596"
  }

  clause "A42-627" {
    section = "Unit Profiles: Transports"
    line    = 935
    text = <<-END
      Land units of a friendly power must load on their owner's turn, are carried on your turn and offload on their
      owner's later turn.
    END
    same_as = "REV-597"
  }

  clause "A42-628" {
    section = "Unit Profiles: Transports"
    line    = 935
    text    = "This holds even if the transport stays in the same sea zone."
  }

  clause "A42-629" {
    section = "Unit Profiles: Transports"
    line    = 937
    text    = "Loading onto or offloading from a transport uses up the land unit's move: it cannot move before loading or after offloading."
    same_as = "REV-598"
  }

  clause "A42-630" {
    section = "Unit Profiles: Transports"
    line    = 937
    text    = "Land units aboard are placed beside the transport in its sea zone."
  }

  clause "A42-631" {
    section = "Unit Profiles: Transports"
    line    = 937
    text    = "If a transport moves in the Noncombat Move phase, the units aboard may offload into one single friendly territory."
    same_as = "REV-606"
  }

  clause "A42-632" {
    section = "Unit Profiles: Transports"
    line    = 939
    text    = "A transport may load cargo in friendly sea zones before, during and after its move."
    same_as = "REV-600"
  }

  clause "A42-633" {
    section = "Unit Profiles: Transports"
    line    = 939
    text = <<-END
      A transport may stay at sea with cargo aboard only if the cargo was loaded in an earlier turn or in this turn's
      Noncombat Move phase.
    END
    note = "We read: the Noncombat Move phase; a transport that loaded in the combat move and retreated keeps its cargo too."
  }

  clause "A42-634" {
    section = "Unit Profiles: Transports"
    line    = 941
    text    = "Once a transport has offloaded it may not move again that turn."
    same_as = "REV-220"
  }

  clause "A42-635" {
    section = "Unit Profiles: Transports"
    line    = 941
    text    = "A transport that has retreated may not offload that turn."
    same_as = "REV-406"
  }

  clause "A42-636" {
    section = "Unit Profiles: Transports"
    line    = 941
    text    = "A transport may not offload twice in one turn."
    note    = "We read: several units may go ashore one after the other, in one territory."
  }

  clause "A42-637" {
    section = "Unit Profiles: Transports"
    line    = 941
    text    = "A transport may not offload onto another transport."
  }

  clause "A42-638" {
    section = "Unit Profiles: Transports"
    line    = 941
    text    = "A transport may not load or offload while in a hostile sea zone."
    same_as = "REV-225"
  }

  clause "A42-639" {
    section = "Unit Profiles: Transports"
    line    = 941
    text    = "Enemy submarines and transports are ignored when deciding whether a sea zone is hostile for loading and offloading."
  }

  clause "A42-640" {
    section = "Unit Profiles: Transports"
    line    = 943
    text    = "A transport may load and offload without leaving its friendly sea zone (bridging)."
    same_as = "REV-604"
  }

  clause "A42-641" {
    section = "Unit Profiles: Transports"
    line    = 943
    text    = "A bridging transport keeps its normal cargo capacity limit."
    same_as = "REV-605"
  }

  clause "A42-642" {
    section = "Unit Profiles: Transports"
    line    = 943
    text    = "A bridging transport may offload into one territory only, and after offloading may neither load nor offload again that turn."
    same_as = "REV-606"
  }

  clause "A42-643" {
    section = "Unit Profiles: Transports"
    line    = 945
    text = <<-END
      Transports may carry out amphibious assaults in the Conduct Combat phase; only then may they offload into a
      hostile territory.
    END
    same_as = "REV-603"
  }

  clause "A42-644" {
    section = "Unit Profiles: Transports"
    line    = 947
    text = <<-END
      In an amphibious assault a transport must offload all land units it loaded in this turn's Combat Move phase, or
      else retreat during the sea combat.
    END
    note = "We read: loaded in the Combat Move phase."
  }

  clause "A42-645" {
    section = "Unit Profiles: Transports"
    line    = 947
    text = <<-END
      In an amphibious assault a transport may also offload units of its own power that were already aboard at the start
      of the turn; it is not obliged to.
    END
  }
}
