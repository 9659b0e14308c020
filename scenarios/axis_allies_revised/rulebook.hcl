# Every clause of the rulebook, in our words. A note is the reading taken where the book
# leaves something open or contradicts itself; the readings are ours and may be changed.

rulebook "axis_allies_revised" {
  title    = "Axis & Allies Revised (2004)"
  language = "hr"

  clause "REV-001" {
    section = "Introduction"
    line    = 37
    text    = "Exactly two opposing sides exist: the Axis and the Allies."
  }

  clause "REV-002" {
    section = "Introduction"
    line    = 37
    text    = "The Axis consists of two powers: Germany and Japan."
  }

  clause "REV-003" {
    section = "Introduction"
    line    = 37
    text    = "The Allies consist of three powers: the Soviet Union (USSR), the United Kingdom (UK) and the United States (US)."
  }

  clause "REV-004" {
    section        = "Introduction"
    line           = 37
    text           = "Players of one side act as a team and may coordinate moves and negotiate plans with each other."
    not_applicable = "Advice at the table: team-mates may talk freely; no rule restricts or records it."
  }

  clause "REV-005" {
    section = "How to Win"
    line    = 41
    text    = "The game accommodates at most 5 players."
    note    = "We read: two to five players in the seatings the book lists; one person may take several seats."
  }

  clause "REV-006" {
    section = "How to Win"
    line    = 41
    text    = "Each player controls at least one power and may control several."
  }

  clause "REV-007" {
    section = "How to Win"
    line    = 43
    text    = "Before play begins the players agree on one victory level: minor, major or total."
  }

  clause "REV-008" {
    section = "How to Win"
    line    = 43
    text    = "The map holds exactly 12 victory cities."
  }

  clause "REV-009" {
    section = "How to Win"
    line    = 43
    text    = "Each side controls 6 of the 12 victory cities at the start."
  }

  clause "REV-010" {
    section = "How to Win"
    line    = 43
    text    = "The Allied starting victory cities are Washington, London, Leningrad, Moscow, Calcutta and Los Angeles."
    note = <<-END
      We read: Washington lies in eastern_united_states, London in united_kingdom, Leningrad in karelia, Moscow in
      russia, Calcutta in india and Los Angeles in western_united_states; the power that controls the territory owns the
      city.
    END
  }

  clause "REV-011" {
    section = "How to Win"
    line    = 43
    text    = "The Axis starting victory cities are Berlin, Paris, Rome, Shanghai, Manila and Tokyo."
    note = <<-END
      We read: Berlin lies in germany, Paris in western_europe, Rome in southern_europe, Shanghai in kwantung, Manila in
      philippines and Tokyo in japan; the power that controls the territory owns the city.
    END
  }

  clause "REV-012" {
    section = "How to Win"
    line    = 43
    text    = "A side wins when it controls the agreed number of victory cities at the checking moment."
    note    = "We read: victory is checked at the end of a round, as four other places say, and not at the end of a turn."
  }

  clause "REV-013" {
    section = "How to Win"
    line    = 43
    text    = "Victory cities are counted per side (the sum over all its powers), not per power."
  }

  clause "REV-014" {
    section = "How to Win"
    line    = 46
    text    = "Minor victory requires control of at least 8 victory cities."
  }

  clause "REV-015" {
    section = "How to Win"
    line    = 47
    text    = "Major victory requires control of at least 10 victory cities."
  }

  clause "REV-016" {
    section = "How to Win"
    line    = 48
    text    = "Total victory requires control of all 12 victory cities."
  }

  clause "REV-017" {
    section = "The Warring Powers"
    line    = 52
    text    = "Each side is taken by one or more players."
  }

  clause "REV-018" {
    section = "The Warring Powers"
    line    = 52
    text    = "With 5 players every player controls exactly one power."
  }

  clause "REV-019" {
    section = "The Warring Powers"
    line    = 52
    text    = "With fewer than 5 players some players control more than one power so that all five powers are in play."
  }

  clause "REV-020" {
    section = "The Warring Powers"
    line    = 52
    text    = "A player controlling several powers must keep each power's money separate; funds are never pooled."
  }

  clause "REV-021" {
    section = "The Warring Powers"
    line    = 52
    text    = "A player controlling several powers must keep each power's forces separate."
    note    = "We read: two powers run by one player are still two powers and never attack together."
  }

  clause "REV-022" {
    section = "The Warring Powers"
    line    = 52
    text    = "During any one turn a player may operate only the single power whose turn it is, even if he controls others."
  }

  clause "REV-023" {
    section = "The Warring Powers"
    line    = 56
    text    = "Two-player game, player 1: USSR, UK and US."
  }

  clause "REV-024" {
    section = "The Warring Powers"
    line    = 57
    text    = "Two-player game, player 2: Germany and Japan."
  }

  clause "REV-025" {
    section = "The Warring Powers"
    line    = 61
    text    = "Three-player game, player 1: USSR, UK and US."
  }

  clause "REV-026" {
    section = "The Warring Powers"
    line    = 62
    text    = "Three-player game, player 2: Germany."
  }

  clause "REV-027" {
    section = "The Warring Powers"
    line    = 63
    text    = "Three-player game, player 3: Japan."
  }

  clause "REV-028" {
    section = "The Warring Powers"
    line    = 67
    text    = "Four-player game, player 1: USSR and US."
  }

  clause "REV-029" {
    section = "The Warring Powers"
    line    = 68
    text    = "Four-player game, player 2: UK."
  }

  clause "REV-030" {
    section = "The Warring Powers"
    line    = 69
    text    = "Four-player game, player 3: Germany."
  }

  clause "REV-031" {
    section = "The Warring Powers"
    line    = 70
    text    = "Four-player game, player 4: Japan."
  }

  clause "REV-032" {
    section = "The Warring Powers"
    line    = 74
    text    = "Five-player game, player 1: USSR."
  }

  clause "REV-033" {
    section = "The Warring Powers"
    line    = 75
    text    = "Five-player game, player 2: Germany."
  }

  clause "REV-034" {
    section = "The Warring Powers"
    line    = 76
    text    = "Five-player game, player 3: UK."
  }

  clause "REV-035" {
    section = "The Warring Powers"
    line    = 77
    text    = "Five-player game, player 4: Japan."
  }

  clause "REV-036" {
    section = "The Warring Powers"
    line    = 78
    text    = "Five-player game, player 5: US."
  }

  clause "REV-037" {
    section = "The Warring Powers"
    line    = 94
    text    = "At the start the UK holds more territories than any other power."
    note    = "We read: as a check on the starting owners in the map data."
  }

  clause "REV-038" {
    section = "The Warring Powers"
    line    = 102
    text    = "At the start the US is the economically strongest power."
    note    = "We read: as a check on the starting incomes, 42 against 40, 30, 30 and 24."
  }

  clause "REV-039" {
    section = "The Warring Powers"
    line    = 104
    text    = "At the start the Axis powers' combined income is lower than the Allies' combined income."
    note    = "We read: as a check on the starting incomes, 70 against 96; the claim about unit numbers is not part of it."
  }

  clause "REV-040" {
    section        = "Setting Up: Game Board"
    line           = 112
    text           = "The board is a map of the world around 1942."
    not_applicable = "Cardboard: describes the printed board and its period."
  }

  clause "REV-041" {
    section = "Setting Up: Game Board"
    line    = 112
    text    = "The map is divided into spaces of two kinds: territories (land) and sea zones (water), separated by border lines."
    note    = "We read: the spaces, their names and all borders are those of the map files."
  }

  clause "REV-042" {
    section = "Setting Up: Game Board"
    line    = 112
    text = <<-END
      The board lies at the table's centre, Allied players seated on its north (top) side and Axis players on its south
      (bottom) side.
    END
    not_applicable = "Cardboard: where the board lies and where people sit at the table."
  }

  clause "REV-043" {
    section        = "Setting Up: Battle Board and Dice"
    line           = 116
    text           = "A battle board with columns lists attacking and defending unit types together with their combat strengths."
    not_applicable = "Cardboard: the battle board's printed columns; the strengths bind through the unit profiles."
  }

  clause "REV-044" {
    section        = "Setting Up: Battle Board and Dice"
    line           = 116
    text           = "When a battle takes place the players involved move their units in it from the map to the battle board."
    not_applicable = "Cardboard: moving the pieces of a battle onto the battle board; the units never leave their space."
  }

  clause "REV-045" {
    section = "Setting Up: Battle Board and Dice"
    line    = 116
    text    = "Battles are settled by dice rolls."
    note    = "We read: all dice have six faces."
  }

  clause "REV-046" {
    section        = "Setting Up: Control Markers"
    line           = 120
    text           = "Control markers show which power controls a conquered territory."
    not_applicable = "Cardboard: control markers; who controls a territory is part of the state."
  }

  clause "REV-047" {
    section        = "Setting Up: Control Markers"
    line           = 120
    text           = "Control markers also record each power's position on the charts (victory cities, production, weapons)."
    not_applicable = "Cardboard: the same markers used on the printed charts."
  }

  clause "REV-048" {
    section = "Setting Up: Victory Cities Chart"
    line    = 124
    text = <<-END
      At set-up, each power puts one of its control markers on the victory-city chart circle of every victory city it
      controls.
    END
    not_applicable = "Cardboard: markers on the printed victory-city chart; who holds a city is read from its territory."
  }

  clause "REV-049" {
    section        = "Setting Up: National Production Chart"
    line           = 128
    text           = "At set-up each power's control marker is put on its starting national production level on the production chart."
    not_applicable = "Cardboard: a marker on the printed production chart; the level is computed from the territories (REV-050, REV-058)."
  }

  clause "REV-050" {
    section = "Setting Up: National Production Chart"
    line    = 128
    text = <<-END
      A power's national production level equals the sum of the numbers (income values) printed in circles on the
      territories it controls.
    END
    note = "We read: the plain sum of the encircled values; nothing is rounded."
  }

  clause "REV-051" {
    section        = "Setting Up: National Production Chart"
    line           = 128
    text           = "One player is made responsible for tracking all powers' production levels throughout the game."
    not_applicable = "Table duty: the person who keeps the production chart by hand."
  }

  clause "REV-052" {
    section = "Setting Up: Industrial Production Certificates"
    line    = 132
    text    = "The currency is the Industrial Production Certificate (IPC), in notes of 1, 5 and 10."
  }

  clause "REV-053" {
    section = "Setting Up: Industrial Production Certificates"
    line    = 135
    text    = "The Soviet Union starts with 24 IPC."
  }

  clause "REV-054" {
    section = "Setting Up: Industrial Production Certificates"
    line    = 136
    text    = "Germany starts with 40 IPC."
  }

  clause "REV-055" {
    section = "Setting Up: Industrial Production Certificates"
    line    = 137
    text    = "The United Kingdom starts with 30 IPC."
  }

  clause "REV-056" {
    section = "Setting Up: Industrial Production Certificates"
    line    = 138
    text    = "Japan starts with 30 IPC."
  }

  clause "REV-057" {
    section = "Setting Up: Industrial Production Certificates"
    line    = 139
    text    = "The United States starts with 42 IPC."
  }

  clause "REV-058" {
    section = "Setting Up: Industrial Production Certificates"
    line    = 141
    text    = "Each power's starting cash equals its starting national production level."
    note    = "We read: as a checksum on the starting owners and values in the map files."
  }

  clause "REV-059" {
    section        = "Setting Up: Industrial Production Certificates"
    line           = 141
    text           = "One player acts as banker and holds all IPC not in players' hands."
    not_applicable = "Table duty: the person who acts as banker."
  }

  clause "REV-060" {
    section = "Setting Up: Weapons Development Chart"
    line    = 145
    text    = "The weapons development chart tracks developments separately for each power."
  }

  clause "REV-061" {
    section        = "Setting Up: Weapons Development Chart"
    line           = 145
    text           = "When a power gains a development, one of its control markers is placed at that weapon on the chart."
    not_applicable = "Cardboard: a marker on the weapons chart; that a power keeps its development binds through REV-148 and REV-150."
  }

  clause "REV-062" {
    section        = "Setting Up: Reference Charts"
    line           = 149
    text           = "Each power has its own reference chart stating its name, side, colour, emblem and place in the turn order."
    not_applicable = "Cardboard: what the printed reference chart shows (emblem, colour, heading)."
  }

  clause "REV-063" {
    section = "Setting Up: Reference Charts"
    line    = 149
    text = <<-END
      The reference chart lists the units available to the power, their statistics, their starting quantities and their
      starting locations; these define the initial deployment.
    END
    note = "We read: the deployment is that of setup.hcl."
  }

  clause "REV-064" {
    section        = "Setting Up: Combat Forces"
    line           = 156
    text           = "Soviet Union pieces are red."
    not_applicable = "Cardboard: colour of the Soviet pieces."
  }

  clause "REV-065" {
    section        = "Setting Up: Combat Forces"
    line           = 157
    text           = "German pieces are grey."
    not_applicable = "Cardboard: colour of the German pieces."
  }

  clause "REV-066" {
    section        = "Setting Up: Combat Forces"
    line           = 158
    text           = "UK pieces are brown."
    not_applicable = "Cardboard: colour of the British pieces."
  }

  clause "REV-067" {
    section        = "Setting Up: Combat Forces"
    line           = 159
    text           = "Japanese pieces are orange."
    not_applicable = "Cardboard: colour of the Japanese pieces."
  }

  clause "REV-068" {
    section        = "Setting Up: Combat Forces"
    line           = 160
    text           = "US pieces are green."
    not_applicable = "Cardboard: colour of the American pieces."
  }

  clause "REV-069" {
    section        = "Setting Up: Combat Forces"
    line           = 162
    text           = "Antiaircraft gun and industrial complex pieces are light grey and carry no national colour."
    not_applicable = "Cardboard: colour of the antiaircraft gun and industrial complex pieces."
  }

  clause "REV-070" {
    section = "Setting Up: Combat Forces"
    line    = 162
    text    = "Antiaircraft guns and industrial complexes can change owner during the game."
  }

  clause "REV-071" {
    section = "Setting Up: Combat Forces"
    line    = 162
    text = <<-END
      At set-up each power must place on its territories and sea zones exactly the unit types and quantities its
      reference chart prescribes.
    END
  }

  clause "REV-072" {
    section        = "Setting Up: Plastic Chips"
    line           = 166
    text           = "A white chip under a figure stands for one additional unit of that type."
    not_applicable = "Cardboard: a white chip stands for one more figure; units are counted as numbers."
  }

  clause "REV-073" {
    section        = "Setting Up: Plastic Chips"
    line           = 166
    text           = "A red chip under a figure stands for five additional units of that type."
    not_applicable = "Cardboard: a red chip stands for five more figures; units are counted as numbers."
  }

  clause "REV-074" {
    section = "Setting Up: Plastic Chips"
    line    = 166
    text    = "Running out of chips never limits the number of units; any substitute such as a paper note may be used."
  }

  clause "REV-075" {
    section        = "Setting Up: Marshaling Circles and Cards"
    line           = 170
    text           = "There are ten numbered marshaling cards with ten matching numbered circles."
    not_applicable = "Cardboard: the marshaling cards and their numbered circles."
  }

  clause "REV-076" {
    section = "Setting Up: Marshaling Circles and Cards"
    line    = 170
    text = <<-END
      When a space cannot hold all its pieces, a numbered circle may be put in the space and the surplus pieces on the
      card of the same number; they are treated as being in that space.
    END
    not_applicable = "Cardboard: overflow of pieces onto a marshaling card; a space holds any number of units."
  }

  clause "REV-077" {
    section = "Spaces on the Game Board"
    line    = 174
    text    = "A space's printed colour shows which power controls it at game start."
  }

  clause "REV-078" {
    section = "Spaces on the Game Board"
    line    = 177
    text    = "Territories printed red start under Soviet control."
  }

  clause "REV-079" {
    section = "Spaces on the Game Board"
    line    = 178
    text    = "Territories printed grey start under German control."
  }

  clause "REV-080" {
    section = "Spaces on the Game Board"
    line    = 179
    text    = "Territories printed brown start under UK control."
  }

  clause "REV-081" {
    section = "Spaces on the Game Board"
    line    = 180
    text    = "Territories printed orange start under Japanese control."
  }

  clause "REV-082" {
    section = "Spaces on the Game Board"
    line    = 181
    text    = "Territories printed green start under US control."
  }

  clause "REV-083" {
    section = "Spaces on the Game Board"
    line    = 183
    text    = "Any territory not printed in one of the five power colours is neutral and belongs to no power."
    note    = "We read: this speaks of land only; sea zones are never neutral."
  }

  clause "REV-084" {
    section = "Spaces on the Game Board"
    line    = 183
    text    = "Most territories have an income value between 1 and 12."
    note    = "We read: the values are those of the map files."
  }

  clause "REV-085" {
    section = "Spaces on the Game Board"
    line    = 183
    text    = "A territory's income value is the number of IPC it yields to its controller each turn."
  }

  clause "REV-086" {
    section = "Spaces on the Game Board"
    line    = 183
    text    = "A few territories, Gibraltar among them, have no income value (count as 0)."
    note = <<-END
      We read: the territories without value are those without income in the map files: caroline_islands, gibraltar,
      greenland, midway, solomon_islands, wake_island and the neutral ones.
    END
  }

  clause "REV-087" {
    section = "Spaces on the Game Board"
    line    = 185
    text    = "Units move from a space to an adjacent space; two spaces are adjacent if they share a border."
  }

  clause "REV-088" {
    section = "Spaces on the Game Board"
    line    = 185
    text = <<-END
      The board wraps horizontally: the spaces on the far left and far right edge are adjacent where they carry the same
      edge letter (A to A, B to B, and so on).
    END
    note = "We read: the borders across the edge are listed in the map files like any other border."
  }

  clause "REV-089" {
    section = "Spaces on the Game Board"
    line    = 185
    text    = "The top and bottom edges do not wrap; spaces there are not adjacent across the edge."
  }

  clause "REV-090" {
    section = "Spaces on the Game Board"
    line    = 187
    text    = "Every space stands in exactly one of three relations to a power: friendly, hostile or neutral."
    note    = "We read: a sea zone holding units of both sides is hostile to both."
  }

  clause "REV-091" {
    section = "Spaces on the Game Board"
    line    = 189
    text    = "A territory is friendly to a power if it is controlled by that power or by a power of the same side."
  }

  clause "REV-092" {
    section = "Spaces on the Game Board"
    line    = 191
    text    = "A territory is hostile to a power if it is controlled by a power of the opposing side."
  }

  clause "REV-093" {
    section = "Spaces on the Game Board"
    line    = 193
    text    = "A territory is neutral if no power controls it."
  }

  clause "REV-094" {
    section = "Spaces on the Game Board"
    line    = 193
    text    = "The status of a neutral territory never changes; it can never come under anyone's control."
  }

  clause "REV-095" {
    section = "Spaces on the Game Board"
    line    = 195
    text    = "A sea zone holding friendly units is friendly; a sea zone holding enemy units is hostile."
    note    = "We read: a sea zone with units of both sides is hostile to both; any enemy unit counts except a submerged submarine."
  }

  clause "REV-096" {
    section = "Spaces on the Game Board"
    line    = 195
    text    = "Sea zones are never neutral."
  }

  clause "REV-097" {
    section = "Spaces on the Game Board"
    line    = 195
    text    = "A sea zone without units is friendly to every power."
  }

  clause "REV-098" {
    section = "Spaces on the Game Board"
    line    = 197
    text    = "Neutral territories are printed in a light colour; examples are Turkey, Mongolia and the Sahara."
    note    = "We read: the neutral territories are those marked neutral in the map files."
  }

  clause "REV-099" {
    section = "Spaces on the Game Board"
    line    = 197
    text    = "Neutral territories cannot be attacked."
  }

  clause "REV-100" {
    section = "Spaces on the Game Board"
    line    = 197
    text    = "No land unit may enter or cross a neutral territory."
  }

  clause "REV-101" {
    section = "Spaces on the Game Board"
    line    = 197
    text    = "Air units may not fly over neutral territories."
  }

  clause "REV-102" {
    section = "Spaces on the Game Board"
    line    = 197
    text    = "Neutral territories give no income."
  }

  clause "REV-103" {
    section = "Spaces on the Game Board"
    line    = 199
    text    = "An island is a territory lying inside a sea zone."
  }

  clause "REV-104" {
    section = "Spaces on the Game Board"
    line    = 199
    text    = "A sea zone contains at most one island group."
  }

  clause "REV-105" {
    section = "Spaces on the Game Board"
    line    = 199
    text    = "All islands of one group together form a single territory."
  }

  clause "REV-106" {
    section = "Spaces on the Game Board"
    line    = 199
    text    = "Units on an island group cannot be assigned to individual islands; they are simply in the one territory."
  }

  clause "REV-107" {
    section = "Spaces on the Game Board"
    line    = 201
    text    = "Two canals exist: the Panama Canal and the Suez Canal."
  }

  clause "REV-108" {
    section = "Spaces on the Game Board"
    line    = 201
    text    = "The Panama Canal joins sea zone 20 (Pacific) and sea zone 19 (Atlantic)."
  }

  clause "REV-109" {
    section = "Spaces on the Game Board"
    line    = 201
    text    = "The Suez Canal joins sea zone 15 (Mediterranean) and sea zone 34 (Indian Ocean)."
  }

  clause "REV-110" {
    section = "Spaces on the Game Board"
    line    = 201
    text    = "A canal is not a space and costs no movement; passing it counts only the two sea zones it joins."
  }

  clause "REV-111" {
    section = "Spaces on the Game Board"
    line    = 201
    text    = "Canals do not hinder land movement; land units move directly between Trans-Jordan and Anglo-Egypt."
  }

  clause "REV-112" {
    section = "Spaces on the Game Board"
    line    = 203
    text    = "A naval unit may pass a canal only if its side already controlled the canal at the start of the current turn."
    note    = "We read: control is tested once, at the start of the turn, and binds naval units only; aircraft ignore canals."
  }

  clause "REV-113" {
    section  = "Spaces on the Game Board"
    line     = 203
    text     = "A canal may not be used in the same turn in which your side captured it."
    restates = ["REV-112"]
  }

  clause "REV-114" {
    section = "Spaces on the Game Board"
    line    = 203
    text    = "Canal control by any power of one's own side is enough; it need not be the moving power."
  }

  clause "REV-115" {
    section = "Spaces on the Game Board"
    line    = 203
    text    = "The side that controls the territory Panama controls the Panama Canal."
  }

  clause "REV-116" {
    section = "Spaces on the Game Board"
    line    = 203
    text = <<-END
      The side that controls both Anglo-Egypt and Trans-Jordan controls the Suez Canal (the two may be held by different
      powers of that side).
    END
  }

  clause "REV-117" {
    section = "Spaces on the Game Board"
    line    = 203
    text    = "If the two sides each hold one of Anglo-Egypt and Trans-Jordan, the Suez Canal is closed to all naval units."
  }

  clause "REV-118" {
    section = "Game Sequence"
    line    = 207
    text    = "The game is played in rounds."
  }

  clause "REV-119" {
    section = "Game Sequence"
    line    = 207
    text    = "One round consists of one turn for each power followed by a victory check."
  }

  clause "REV-120" {
    section = "Game Sequence"
    line    = 211
    text    = "The order of turns in every round is: 1 Soviet Union, 2 Germany, 3 United Kingdom, 4 Japan, 5 United States."
  }

  clause "REV-121" {
    section  = "Game Sequence"
    line     = 216
    text     = "The victory check is the sixth and last item of every round, after the US turn."
    restates = ["REV-119"]
  }

  clause "REV-122" {
    section = "Game Sequence"
    line    = 218
    text    = "A power's turn consists of seven phases carried out in fixed order."
  }

  clause "REV-123" {
    section = "Game Sequence"
    line    = 218
    text    = "Collecting income is mandatory whenever it is possible."
  }

  clause "REV-124" {
    section = "Game Sequence"
    line    = 218
    text    = "All phases other than Collect Income are optional and may be passed over."
    note = <<-END
      We read: Conduct Combat cannot be passed over while a battle is due, nor Noncombat Move while an announced carrier
      move is owed.
    END
  }

  clause "REV-125" {
    section = "Game Sequence"
    line    = 218
    text    = "After its Collect Income phase the power's turn is over and the next power in order begins."
  }

  clause "REV-126" {
    section = "Game Sequence"
    line    = 218
    text    = "If no side has won after all powers have taken their turns, a new round begins with the Soviet Union."
  }

  clause "REV-127" {
    section = "Game Sequence"
    line    = 222
    text    = "Phase 1 is Develop Weapons."
  }

  clause "REV-128" {
    section = "Game Sequence"
    line    = 223
    text    = "Phase 2 is Purchase Units."
  }

  clause "REV-129" {
    section = "Game Sequence"
    line    = 224
    text    = "Phase 3 is Combat Move."
  }

  clause "REV-130" {
    section = "Game Sequence"
    line    = 225
    text    = "Phase 4 is Conduct Combat."
  }

  clause "REV-131" {
    section = "Game Sequence"
    line    = 226
    text    = "Phase 5 is Noncombat Move."
  }

  clause "REV-132" {
    section = "Game Sequence"
    line    = 227
    text    = "Phase 6 is Mobilize New Units."
  }

  clause "REV-133" {
    section = "Game Sequence"
    line    = 228
    text    = "Phase 7 is Collect Income."
  }

  clause "REV-134" {
    section = "Phase 1: Develop Weapons"
    line    = 232
    text    = "A development gained in this phase may be used in the current turn and for the rest of the game."
  }

  clause "REV-135" {
    section = "Phase 1: Develop Weapons"
    line    = 232
    text    = "Developments are obtained only by buying research dice and rolling them."
  }

  clause "REV-136" {
    section = "Phase 1: Develop Weapons"
    line    = 232
    text    = "Each research die gives one additional independent chance at the development."
  }

  clause "REV-137" {
    section = "Phase 1: Develop Weapons"
    line    = 232
    text    = "Every power can develop the same six weapons."
  }

  clause "REV-138" {
    section = "Phase 1: Develop Weapons"
    line    = 232
    text    = "Powers cannot share developments, not even within one side."
  }

  clause "REV-139" {
    section = "Phase 1: Develop Weapons"
    line    = 236
    text    = "The phase has four steps in order: choose the development, buy research dice, roll them, mark the development."
  }

  clause "REV-140" {
    section = "Phase 1: Develop Weapons - Step 1 Choose Development"
    line    = 243
    text    = "Before buying dice the player must name the development being sought from the chart."
  }

  clause "REV-141" {
    section = "Phase 1: Develop Weapons - Step 1 Choose Development"
    line    = 243
    text    = "Only one development may be pursued per turn."
    note    = "We read: a development the power already has cannot be named."
  }

  clause "REV-142" {
    section = "Phase 1: Develop Weapons - Step 2 Buy Research Dice"
    line    = 247
    text    = "Each research die costs 5 IPC, paid to the bank."
  }

  clause "REV-143" {
    section = "Phase 1: Develop Weapons - Step 2 Buy Research Dice"
    line    = 247
    text    = "Any number of research dice may be bought, as far as the power's IPC allow."
  }

  clause "REV-144" {
    section = "Phase 1: Develop Weapons - Step 2 Buy Research Dice"
    line    = 247
    text    = "Research dice are valid for this turn only; unused or failed dice do not carry over."
  }

  clause "REV-145" {
    section = "Phase 1: Develop Weapons - Step 3 Roll Research Dice"
    line    = 251
    text    = "All research dice bought in the turn are rolled together in one throw."
  }

  clause "REV-146" {
    section = "Phase 1: Develop Weapons - Step 3 Roll Research Dice"
    line    = 251
    text    = "Research succeeds if at least one die shows exactly the number of the chosen development."
    note    = "We read: the die must show exactly the number; several such dice give nothing more."
  }

  clause "REV-147" {
    section = "Phase 1: Develop Weapons - Step 3 Roll Research Dice"
    line    = 251
    text    = "If no die shows the number, research fails and the power must wait until its next turn to try again."
    note    = "We read: the IPC spent on a failed attempt are lost."
  }

  clause "REV-148" {
    section = "Phase 1: Develop Weapons - Step 4 Mark Development"
    line    = 255
    text    = "On success the power's marker is placed in its own column beside the development gained."
  }

  clause "REV-149" {
    section = "Phase 1: Develop Weapons - Step 4 Mark Development"
    line    = 255
    text    = "The development takes effect at once, this turn included."
  }

  clause "REV-150" {
    section = "Phase 1: Develop Weapons - Step 4 Mark Development"
    line    = 255
    text = <<-END
      A development applies to all of that power's units of the affected type in play (existing and later ones), and
      only to that power's units.
    END
  }

  clause "REV-151" {
    section = "Weapons Development Chart"
    line    = 261
    text    = "Jet Fighters is development number 1 (needs a roll of 1)."
  }

  clause "REV-152" {
    section = "Weapons Development Chart"
    line    = 261
    text    = "Jet Fighters: the power's fighters defend at 5."
  }

  clause "REV-153" {
    section = "Weapons Development Chart"
    line    = 262
    text    = "Rockets is development number 2 (needs a roll of 2)."
  }

  clause "REV-154" {
    section = "Weapons Development Chart"
    line    = 262
    text    = "Rockets: the power's antiaircraft guns also become rocket launchers able to reduce an enemy's IPC by rocket strikes."
  }

  clause "REV-155" {
    section = "Weapons Development Chart"
    line    = 262
    text    = "Rockets: antiaircraft guns keep all their normal functions."
  }

  clause "REV-156" {
    section = "Weapons Development Chart"
    line    = 263
    text    = "Super Submarines is development number 3 (needs a roll of 3)."
  }

  clause "REV-157" {
    section = "Weapons Development Chart"
    line    = 263
    text    = "Super Submarines: the power's submarines attack at 3; their defence is unchanged."
  }

  clause "REV-158" {
    section = "Weapons Development Chart"
    line    = 264
    text    = "Long-Range Aircraft is development number 4 (needs a roll of 4)."
  }

  clause "REV-159" {
    section = "Weapons Development Chart"
    line    = 264
    text    = "Long-Range Aircraft: the power's fighters have a move of 6."
  }

  clause "REV-160" {
    section = "Weapons Development Chart"
    line    = 264
    text    = "Long-Range Aircraft: the power's bombers have a move of 8."
  }

  clause "REV-161" {
    section = "Weapons Development Chart"
    line    = 265
    text    = "Combined Bombardment is development number 5 (needs a roll of 5)."
  }

  clause "REV-162" {
    section = "Weapons Development Chart"
    line    = 265
    text    = "Combined Bombardment: the power's destroyers may bombard the shore in an amphibious assault in the same way as battleships."
  }

  clause "REV-163" {
    section = "Weapons Development Chart"
    line    = 266
    text    = "Heavy Bombers is development number 6 (needs a roll of 6)."
  }

  clause "REV-164" {
    section = "Weapons Development Chart"
    line    = 266
    text    = "Heavy Bombers: each of the power's bombers rolls two dice in an attack."
  }

  clause "REV-165" {
    section = "Weapons Development Chart"
    line    = 266
    text    = "Heavy Bombers: each of the power's bombers rolls two dice in a strategic bombing raid."
  }

  clause "REV-166" {
    section = "Weapons Development Chart"
    line    = 266
    text    = "Heavy Bombers: a bomber in defence still rolls only one die."
  }

  clause "REV-167" {
    section = "Phase 2: Purchase Units"
    line    = 270
    text    = "In this phase the power may spend IPC on new units that will be available for later turns."
  }

  clause "REV-168" {
    section = "Phase 2: Purchase Units"
    line    = 270
    text    = "Every unit type on the power's reference chart may be bought."
  }

  clause "REV-169" {
    section = "Phase 2: Purchase Units"
    line    = 270
    text    = "A unit's price is the IPC figure in its Cost entry."
  }

  clause "REV-170" {
    section = "Phase 2: Purchase Units"
    line    = 276
    text    = "The purchase phase has three steps in order: order units, pay for them, put them in the mobilization zone."
  }

  clause "REV-171" {
    section = "Phase 2: Purchase Units - Step 1 Order"
    line    = 282
    text    = "The number of units bought is limited only by the power's IPC."
  }

  clause "REV-172" {
    section = "Phase 2: Purchase Units - Step 1 Order"
    line    = 282
    text    = "Purchases are independent of the types and numbers of units the power began the game with."
    note    = "We read: a power may buy more than it can place; what cannot be placed stays in the mobilization zone."
  }

  clause "REV-173" {
    section = "Phase 2: Purchase Units - Step 2 Pay"
    line    = 286
    text    = "The total cost of all ordered units is paid to the bank at once."
  }

  clause "REV-174" {
    section = "Phase 2: Purchase Units - Step 2 Pay"
    line    = 286
    text    = "IPC need not be spent in full; the remainder is kept."
  }

  clause "REV-175" {
    section = "Phase 2: Purchase Units - Step 3 Mobilization Zone"
    line    = 290
    text    = "Bought units are placed in the mobilization zone, a holding area printed in the South Atlantic on the board."
  }

  clause "REV-176" {
    section = "Phase 2: Purchase Units - Step 3 Mobilization Zone"
    line    = 290
    text    = "Bought units cannot be used until they are mobilized later in the same turn."
  }

  clause "REV-177" {
    section = "Phase 3: Combat Move"
    line    = 294
    text    = "The active power may move any number of its units into any number of hostile territories and sea zones."
  }

  clause "REV-178" {
    section = "Phase 3: Combat Move"
    line    = 294
    text    = "A combat-move target may be an enemy-occupied space or an enemy-controlled but unoccupied space."
  }

  clause "REV-179" {
    section = "Phase 3: Combat Move"
    line    = 294
    text    = "Entering an unoccupied hostile space is possible only in the Combat Move phase."
  }

  clause "REV-180" {
    section = "Phase 3: Combat Move"
    line    = 296
    text    = "Units from several different spaces may converge on one hostile space, each within its own move limit."
  }

  clause "REV-181" {
    section = "Phase 3: Combat Move"
    line    = 296
    text    = "A unit may move at most as many spaces as its move value."
  }

  clause "REV-182" {
    section = "Phase 3: Combat Move"
    line    = 296
    text    = "Most units must stop upon entering a hostile space."
    note    = "We read: air units, submarines where no enemy destroyer is, and blitzing tanks are the exceptions."
  }

  clause "REV-183" {
    section = "Phase 3: Combat Move"
    line    = 298
    text = <<-END
      In this phase units may pass through friendly spaces on their way to hostile ones but may not end the move in a
      friendly space.
    END
    note = <<-END
      We read: units leaving a space shared with enemies, transports, carriers, fighters bound for a carrier and
      blitzing tanks may end in a friendly space, and so may a ship that will bombard, where a landing from its zone has
      been announced.
    END
  }

  clause "REV-184" {
    section = "Phase 3: Combat Move"
    line    = 298
    text    = "A unit may finish a move in a friendly space only in the Noncombat Move phase."
  }

  clause "REV-185" {
    section  = "Phase 3: Combat Move"
    line     = 300
    text     = "Units may never move across neutral territories."
    restates = ["REV-100"]
  }

  clause "REV-186" {
    section = "Phase 3: Combat Move"
    line    = 300
    text    = "Powers of the same side may never attack each other."
  }

  clause "REV-187" {
    section = "Phase 3: Combat Move"
    line    = 300
    text    = "Units of different powers of one side may share spaces without limit."
  }

  clause "REV-188" {
    section = "Phase 3: Combat Move"
    line    = 302
    text = <<-END
      Units, aircraft too, that begin the turn in a space also holding enemy units may move out in this phase and may
      end in a space without enemies.
    END
    note = "We read: such a unit may end in any space its move reaches, a friendly one included."
  }

  clause "REV-189" {
    section = "Phase 3: Combat Move"
    line    = 302
    text    = "Units left in a space with enemy units at the end of Combat Move initiate a battle there in Conduct Combat."
    note    = "We read: staying forces the fight, also against submarines; the choice is to move away or to attack."
  }

  clause "REV-190" {
    section = "Phase 3: Combat Move"
    line    = 304
    text    = "Each attacking unit takes part in only one battle per turn."
    note = <<-END
      We read: fire by antiaircraft guns on the way is no battle, and a sea battle before one's own landing does not bar
      a ship's cargo from landing.
    END
  }

  clause "REV-191" {
    section = "Phase 3: Combat Move"
    line    = 304
    text    = "All combat movement is treated as simultaneous: a unit cannot move, fight and move again in the phase."
  }

  clause "REV-192" {
    section = "Phase 3: Combat Move"
    line    = 304
    text    = "One and the same landing force cannot make amphibious assaults on two different hostile territories in a turn."
  }

  clause "REV-193" {
    section = "Phase 3: Combat Move"
    line    = 304
    text    = "Once a battle has begun no further units may be moved into its space."
  }

  clause "REV-194" {
    section = "Special Combat Move: Air Units"
    line    = 312
    text    = "Fighters and bombers may fly over hostile territories as if these were friendly (no forced stop)."
  }

  clause "REV-195" {
    section = "Special Combat Move: Air Units"
    line    = 314
    text    = "Antiaircraft guns may not move in the Combat Move phase, only in Noncombat Move."
    note    = "We read: a gun does not move by itself in Combat Move, but is carried along as cargo (REV-463)."
  }

  clause "REV-196" {
    section = "Special Combat Move: Air Units"
    line    = 314
    text = <<-END
      Whenever an enemy air unit comes over a hostile territory holding an AA gun during this phase, the gun gets a
      chance to shoot it down.
    END
    note = <<-END
      We read: a gun fires in Combat Move at each overflown space that holds one, again where the aircraft attacks, and
      at aircraft that retreat or fly home from a battle (REV-287, REV-303); other flights of Noncombat Move draw no
      fire.
    END
  }

  clause "REV-197" {
    section = "Special Combat Move: Air Units"
    line    = 314
    text = <<-END
      The aircraft's controller marks its flight path with numbered markers showing where a shot may occur: 1 on the
      first hostile space, 2 on the second, and so on.
    END
  }

  clause "REV-198" {
    section = "Special Combat Move: Air Units"
    line    = 314
    text    = "AA fire is resolved separately for each marked space, in ascending marker order."
  }

  clause "REV-199" {
    section = "Special Combat Move: Air Units"
    line    = 320
    text    = "An AA gun fires once at each enemy air unit that enters its space."
  }

  clause "REV-200" {
    section = "Special Combat Move: Air Units"
    line    = 320
    text    = "Only one AA gun per space may fire, however many are there."
  }

  clause "REV-201" {
    section = "Special Combat Move: Air Units"
    line    = 320
    text    = "An air unit missed by AA fire continues its flight."
  }

  clause "REV-202" {
    section = "Special Combat Move: Air Units"
    line    = 320
    text    = "Fire on aircraft or groups of aircraft along their path is resolved before all other battles."
    note    = "We read: only the fire on aircraft along their path comes before all battles, not every battle with an aircraft in it."
  }

  clause "REV-203" {
    section = "Special Combat Move: Aircraft Carriers"
    line    = 324
    text    = "Aircraft carriers may move in the Combat Move phase."
  }

  clause "REV-204" {
    section = "Special Combat Move: Aircraft Carriers"
    line    = 324
    text    = "Before a carrier moves in Combat Move it must launch every fighter that is to fight this turn."
  }

  clause "REV-205" {
    section = "Special Combat Move: Aircraft Carriers"
    line    = 324
    text    = "A carrier need not launch all of its fighters."
  }

  clause "REV-206" {
    section = "Special Combat Move: Aircraft Carriers"
    line    = 324
    text    = "Launched fighters make their own combat move starting from the carrier's sea zone."
  }

  clause "REV-207" {
    section = "Special Combat Move: Aircraft Carriers"
    line    = 324
    text    = "Fighters not launched before the carrier moves are cargo (normally those of an allied power)."
  }

  clause "REV-208" {
    section = "Special Combat Move: Aircraft Carriers"
    line    = 324
    text    = "Cargo fighters cannot take part in a battle."
    note    = "We read: this holds while the carrier moves or attacks; a carrier that is attacked has all its fighters in the air."
  }

  clause "REV-209" {
    section = "Special Combat Move: Aircraft Carriers"
    line    = 324
    text    = "Cargo fighters are destroyed when their carrier is destroyed."
  }

  clause "REV-210" {
    section = "Special Combat Move: Aircraft Carriers"
    line    = 324
    text = <<-END
      Whether the carrier moves in Combat Move or Noncombat Move, friendly fighters may land on it in the sea zone where
      it finished moving.
    END
    note = "We read: the carrier's capacity of two holds, and an allied fighter lands only in its own power's turn."
  }

  clause "REV-211" {
    section = "Special Combat Move: Submarines"
    line    = 328
    text    = "Submarines may move through hostile sea zones as if friendly and need not engage the enemy ships there."
  }

  clause "REV-212" {
    section = "Special Combat Move: Submarines"
    line    = 328
    text    = "A submarine that ends its combat move in a hostile sea zone must fight."
  }

  clause "REV-213" {
    section = "Special Combat Move: Submarines"
    line    = 328
    text    = "An enemy destroyer in a sea zone forces a submarine entering it to stop there."
    note    = "We read: only an enemy destroyer stops a submarine."
  }

  clause "REV-214" {
    section = "Special Combat Move: Tanks and Blitzing"
    line    = 332
    text    = "A tank may blitz: enter two successive hostile territories in one combat move, provided that the first one is unoccupied."
  }

  clause "REV-215" {
    section = "Special Combat Move: Tanks and Blitzing"
    line    = 332
    text = <<-END
      A blitzing tank takes control of the first territory (its power's control marker is placed there) before moving to
      the second.
    END
  }

  clause "REV-216" {
    section = "Special Combat Move: Tanks and Blitzing"
    line    = 332
    text    = "The production levels of both powers are adjusted during the blitz, at the moment the first territory is taken."
  }

  clause "REV-217" {
    section = "Special Combat Move: Tanks and Blitzing"
    line    = 332
    text = <<-END
      A tank that meets any enemy unit in the first territory must stop there, even if the only units are AA guns or
      industrial complexes.
    END
  }

  clause "REV-218" {
    section = "Special Combat Move: Transports"
    line    = 336
    text    = "A transport may load or unload land units at any point during the Combat Move phase."
    note    = "We read: cargo for a hostile territory goes ashore in Conduct Combat, after any sea battle."
  }

  clause "REV-219" {
    section = "Special Combat Move: Transports"
    line    = 336
    text    = "A transport must end its movement as soon as it meets enemy vessels."
  }

  clause "REV-220" {
    section = "Special Combat Move: Transports"
    line    = 336
    text    = "A transport must end its movement as soon as it has finished unloading."
  }

  clause "REV-221" {
    section = "Special Combat Move: Transports"
    line    = 336
    text    = "A transport unloading into a hostile territory starts an amphibious assault."
  }

  clause "REV-222" {
    section = "Special Combat Move: Transports"
    line    = 336
    text    = "A transport may end its move still carrying land units."
  }

  clause "REV-223" {
    section = "Special Combat Move: Transports"
    line    = 336
    text    = "Land units aboard a transport are cargo and take no part in combat until unloaded."
  }

  clause "REV-224" {
    section = "Special Combat Move: Transports"
    line    = 336
    text    = "Cargo is destroyed together with its transport."
  }

  clause "REV-225" {
    section = "Special Combat Move: Transports"
    line    = 336
    text = <<-END
      A transport may not load or unload at a territory bordering a hostile sea zone, unless the enemy force there
      consists only of submerged submarines.
    END
    note = <<-END
      We read: the sea zone in which the transport itself lies must not be hostile; the exception for submerged
      submarines matters after combat only.
    END
  }

  clause "REV-226" {
    section = "Phase 4: Conduct Combat"
    line    = 340
    text    = "A battle is resolved in every space containing units of opposing sides."
  }

  clause "REV-227" {
    section = "Phase 4: Conduct Combat"
    line    = 340
    text    = "All combat moves must be finished before any battle begins."
    note    = "We read: the landing of an amphibious assault is completed in Conduct Combat, once its sea battle is settled."
  }

  clause "REV-228" {
    section = "Phase 4: Conduct Combat"
    line    = 342
    text    = "Battles are decided by rolling dice ('firing') in a fixed standard order of steps."
  }

  clause "REV-229" {
    section = "Phase 4: Conduct Combat"
    line    = 342
    text    = "Although all battles happen at the same time in concept, each territory or sea zone is resolved separately."
  }

  clause "REV-230" {
    section = "Phase 4: Conduct Combat"
    line    = 342
    text    = "The attacker determines the order in which battles are resolved."
  }

  clause "REV-231" {
    section = "Phase 4: Conduct Combat"
    line    = 342
    text    = "No unit may join a battle as a reinforcement after it has begun."
  }

  clause "REV-232" {
    section = "Phase 4: Conduct Combat"
    line    = 344
    text    = "Ordinary attacking and defending fire counts as simultaneous although the attacker rolls first and the defender second."
  }

  clause "REV-233" {
    section = "Phase 4: Conduct Combat"
    line    = 344
    text    = "Units with an opening-fire attack may destroy enemy units before those can return fire."
  }

  clause "REV-234" {
    section = "Phase 4: Conduct Combat"
    line    = 346
    text    = "An attacking unit hits when its die is equal to or lower than its attack value."
  }

  clause "REV-235" {
    section = "Phase 4: Conduct Combat"
    line    = 346
    text    = "A defending unit hits when its die is equal to or lower than its defence value."
  }

  clause "REV-236" {
    section = "Phase 4: Conduct Combat"
    line    = 348
    text    = "For each hit scored, the player whose side is hit chooses which of his eligible units takes it."
  }

  clause "REV-237" {
    section = "Phase 4: Conduct Combat"
    line    = 348
    text    = "Most units are destroyed by one hit."
  }

  clause "REV-238" {
    section = "Phase 4: Conduct Combat"
    line    = 348
    text    = "Casualties may be chosen in any order."
  }

  clause "REV-239" {
    section = "Phase 4: Conduct Combat"
    line    = 352
    text = <<-END
      The combat sequence has eight steps: 1 place units on the battle board, 2 opening fire, 3 remove opening-fire
      casualties, 4 attacker fires, 5 defender fires, 6 remove casualties, 7 press attack or retreat, 8 conquer
      territory.
    END
  }

  clause "REV-240" {
    section = "Combat Sequence - Step 1 Place Units on Battle Board"
    line    = 363
    text = <<-END
      All attacking units in the space go to the attacker's side and all defending units to the defender's side of the
      battle board.
    END
  }

  clause "REV-241" {
    section        = "Combat Sequence - Step 1 Place Units on Battle Board"
    line           = 363
    text           = "Units are placed in the column whose number equals their attack (attacker) or defence (defender) value."
    not_applicable = "Cardboard: the column of the battle board in which a piece stands."
  }

  clause "REV-242" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 367
    text    = "Only units with opening-fire ability may fire in step 2."
  }

  clause "REV-243" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 367
    text    = "There is no return fire against opening fire."
  }

  clause "REV-244" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 371
    text = <<-END
      If the defender has an AA gun in the attacked territory and the attacker has air units in the battle, the AA gun
      fires in step 2.
    END
    note = <<-END
      We read: one shot for each attacking aircraft, in step 2 of this battle; flying into the space to attack draws no
      further shot.
    END
  }

  clause "REV-245" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 371
    text    = "The defender rolls one AA die for each attacking air unit."
  }

  clause "REV-246" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 371
    text    = "Only one AA gun can fire in the battle, whatever number is present."
  }

  clause "REV-247" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 371
    text    = "Each AA roll of 1 destroys one attacking air unit, which its owner moves to the casualty zone."
    note = <<-END
      We read: the dice are not tied to aircraft; their owner chooses which are lost, as the general rule has it
      (REV-236). Many tables roll each die for one aircraft: option antiaircraft_hits, each_die.
    END
  }

  clause "REV-248" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 371
    text    = "If no air unit takes part in the attack, AA fire is skipped."
  }

  clause "REV-249" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 373
    text    = "A power with Rockets may make its rocket strikes against enemy industrial complexes during the opening-fire step."
    note    = "We read: a rocket strike is an event of its own in Conduct Combat and is tied to no battle."
  }

  clause "REV-250" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 377
    text    = "In an amphibious assault, the attacker's battleships in the same sea zone as an unloading transport may bombard the shore."
  }

  clause "REV-251" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 377
    text    = "Each bombarding battleship fires one shot at the enemy land units in the attacked territory during step 2."
    note    = "We read: each battleship fires one shot, however many units land."
  }

  clause "REV-252" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 377
    text    = "If the attacked territory has no enemy land units, bombardment is skipped and the battleships stay on the map."
    note    = "We read: only land units that can be casualties are targets; guns and complexes alone are none."
  }

  clause "REV-253" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 377
    text    = "Bombardment takes place only in the land part of an amphibious assault."
  }

  clause "REV-254" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 377
    text    = "A battleship that fought in the sea part of the amphibious assault cannot bombard."
  }

  clause "REV-255" {
    section  = "Combat Sequence - Step 2 Opening Fire"
    line     = 379
    text     = "With Combined Bombardment, destroyers bombard under the same rules as battleships."
    restates = ["REV-162"]
  }

  clause "REV-256" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 383
    text    = "Attacking and defending submarines both fire in the opening-fire step."
  }

  clause "REV-257" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 383
    text    = "If both sides have submarines, their opening fire is simultaneous, with the attacker rolling first."
    note    = "We read: fire of opposing submarines is simultaneous, so one that is hit still fires in this step."
  }

  clause "REV-258" {
    section = "Combat Sequence - Step 2 Opening Fire"
    line    = 385
    text    = "Submarines can hit only naval units."
    note    = "We read: a submarine hit is lost when the opponent has no naval unit left to take it."
  }

  clause "REV-259" {
    section = "Combat Sequence - Step 3 Remove Opening Fire Casualties"
    line    = 389
    text    = "All units in both casualty zones after opening fire are destroyed before they can fire."
  }

  clause "REV-260" {
    section        = "Combat Sequence - Step 3 Remove Opening Fire Casualties"
    line           = 389
    text           = "Destroyed pieces go back to their owner's supply (and can be bought again later)."
    not_applicable = "Cardboard: where a destroyed figure is put; units come from an unlimited supply."
  }

  clause "REV-261" {
    section = "Combat Sequence - Step 3 Remove Opening Fire Casualties"
    line    = 389
    text    = "AA guns return to the map after opening fire and take no further part in the battle."
  }

  clause "REV-262" {
    section = "Combat Sequence - Step 3 Remove Opening Fire Casualties"
    line    = 389
    text    = "Ships that bombarded return to the map after opening fire and take no further part in the battle."
    note    = "We read: destroyers that bombarded return in the same way."
  }

  clause "REV-263" {
    section = "Combat Sequence - Step 3 Remove Opening Fire Casualties"
    line    = 389
    text    = "Submarines stay on the battle board after opening fire."
  }

  clause "REV-264" {
    section = "Combat Sequence - Step 3 Remove Opening Fire Casualties"
    line    = 391
    text = <<-END
      If a side has a destroyer in a battle with enemy submarines, that side's casualties of submarine opening fire are
      not removed in step 3.
    END
    note = <<-END
      We read: presence is tested in each cycle at the opening fire; a destroyer just hit still counts for the step in
      which it was hit.
    END
  }

  clause "REV-265" {
    section = "Combat Sequence - Step 3 Remove Opening Fire Casualties"
    line    = 391
    text    = "Submarine casualties protected by a destroyer's presence may fire back at their normal time in the sequence."
  }

  clause "REV-266" {
    section = "Combat Sequence - Step 4 Attacker Fires"
    line    = 395
    text    = "All attacking units fire in step 4."
    note    = "We read: submarines have fired in step 2 and do not fire again."
  }

  clause "REV-267" {
    section = "Combat Sequence - Step 4 Attacker Fires"
    line    = 395
    text    = "One die is rolled for each attacking unit, all at the same time."
    note    = "We read: heavy bombers roll two dice and transports none."
  }

  clause "REV-268" {
    section = "Combat Sequence - Step 4 Attacker Fires"
    line    = 395
    text    = "For each attacking hit the defender must move one of his units to the casualty zone."
  }

  clause "REV-269" {
    section = "Combat Sequence - Step 4 Attacker Fires"
    line    = 395
    text    = "Units put in the casualty zone in step 4 remain in the battle long enough to fire back in step 5."
  }

  clause "REV-270" {
    section = "Combat Sequence - Step 5 Defender Fires"
    line    = 399
    text    = "All defending units fire in step 5, including those hit in step 4."
    note    = "We read: submarines have fired in step 2 and do not fire again."
  }

  clause "REV-271" {
    section = "Combat Sequence - Step 5 Defender Fires"
    line    = 399
    text    = "One die is rolled for each defending unit, all at the same time."
  }

  clause "REV-272" {
    section = "Combat Sequence - Step 5 Defender Fires"
    line    = 399
    text    = "For each defending hit the attacker must move one of his units to the casualty zone."
  }

  clause "REV-273" {
    section = "Combat Sequence - Step 6 Remove Casualties"
    line    = 403
    text    = "All units in both casualty zones are destroyed at the end of the cycle."
  }

  clause "REV-274" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 407
    text    = "A battle goes on automatically until one of four ending conditions occurs."
  }

  clause "REV-275" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 409
    text    = "Ending condition (a): the attacker retreats."
  }

  clause "REV-276" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 410
    text    = "Ending condition (b): the attacker has lost all units."
  }

  clause "REV-277" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 411
    text    = "Ending condition (c): the defender has lost all units."
  }

  clause "REV-278" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 412
    text    = "Ending condition (d): both sides have lost all units."
  }

  clause "REV-279" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 414
    text    = "While the battle continues, steps 2 to 6 are repeated; one such set of steps is a combat cycle."
  }

  clause "REV-280" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 414
    text    = "Units that were returned to the map (AA guns, bombarding ships, submerged submarines) cannot re-enter the battle."
    note = <<-END
      We read: antiaircraft fire and bombardment happen in the first cycle only; submarines fire in the opening fire of
      every cycle.
    END
  }

  clause "REV-281" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 418
    text    = "Only the attacker may retreat, in step 7; the defender never may."
  }

  clause "REV-282" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 418
    text = <<-END
      Retreating land and naval units go to an adjacent friendly space from which at least one unit set out to the
      attack, whether that unit still lives or not.
    END
    note = <<-END
      We read: a unit set out from the adjacent space it entered the battle from; of several ways that are as short it
      may have come by any. Units that began in that space go with the rest, and without such a space there is no
      retreat; the space that an aircraft took off from opens none. Aircraft stay while a land unit or ship of theirs
      that has no way back still fights.
    END
  }

  clause "REV-283" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 418
    text    = "All retreating land and naval units must retreat together to the same space, regardless of where each came from."
    note    = "We read: a part of the land and naval units cannot retreat alone; aircraft and submerging submarines follow their own rules."
  }

  clause "REV-284" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 420
    text    = "Retreating air units may go to any friendly territory within their remaining range."
    note    = "We read: the landing space must also have been friendly at the start of the turn."
  }

  clause "REV-285" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 420
    text    = "A fighter may retreat to a friendly carrier, or to a friendly sea zone if a carrier will move there in Noncombat Move."
  }

  clause "REV-286" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 420
    text    = "When a fighter retreats to a sea zone, the intention to move a carrier there must be announced at that moment."
    note    = "We read: the misprinted word means must."
  }

  clause "REV-287" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 420
    text    = "Retreating air units can be fired on by enemy AA guns in every territory they fly over."
    note = <<-END
      We read: once in each hostile gun space entered after leaving the battle, whether the aircraft flies off at once
      or in Noncombat Move; the gun of the battle itself has fired in step 2.
    END
  }

  clause "REV-288" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 422
    text    = "In the land part of an amphibious assault only air units may retreat."
    note = <<-END
      We read: all aircraft of the attack leave together, for line 418 has a force retreat as one; each then chooses its
      own landing place.
    END
  }

  clause "REV-289" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 422
    text    = "In the land part of an amphibious assault all attacking land units must fight on to the end."
  }

  clause "REV-290" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 424
    text    = "Submarines of either side may leave the battle in step 7 by submerging."
    note    = "We read: the attacker declares first, then the defender; not while an enemy destroyer is present."
  }

  clause "REV-291" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 424
    text    = "A submerged submarine goes back to the map, marked as submerged."
  }

  clause "REV-292" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 424
    text    = "A submerged submarine stays submerged until the end of the Noncombat Move phase of the turn."
  }

  clause "REV-293" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 424
    text    = "Submerged submarines do not hinder enemy vessels moving through their sea zone."
  }

  clause "REV-294" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 428
    text    = "A battle ends as soon as all units of one side or of both sides are destroyed."
  }

  clause "REV-295" {
    section = "Combat Sequence - Step 7 Press Attack or Retreat"
    line    = 428
    text    = "A player who still has units when the other side has none has won the battle."
  }

  clause "REV-296" {
    section        = "Combat Sequence - Step 7 Press Attack or Retreat"
    line           = 428
    text           = "Surviving defenders return to their place on the map."
    not_applicable = "Cardboard: survivors are put back from the battle board; the units never left their space."
  }

  clause "REV-297" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 432
    text    = "The attacker gains control of an attacked territory if he wins the battle and has at least one surviving land unit in it."
    note = <<-END
      We read: only infantry, artillery and tanks capture; an unoccupied hostile territory is taken without a battle by
      the unit that enters it, at once when it blitzes on and otherwise in Conduct Combat.
    END
  }

  clause "REV-298" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 432
    text    = "If all units of both sides are destroyed, nobody wins and the territory keeps its controller."
  }

  clause "REV-299" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 432
    text    = "Naval units cannot take control of a territory."
  }

  clause "REV-300" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 432
    text    = "Air units never capture a territory."
  }

  clause "REV-301" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 432
    text    = "If only air units survive on the attacking side, the territory is not captured even when no enemy units are left in it."
  }

  clause "REV-302" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 432
    text    = "Air units surviving an attack must return to friendly territory."
  }

  clause "REV-303" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 432
    text = <<-END
      Returning air units that pass over hostile AA guns mark those spaces with numbered markers, and the AA fire is
      resolved from lowest to highest number.
    END
    note = <<-END
      We read: as for a retreat; this holds for aircraft that fought and land in Noncombat Move, and for no other flight
      of that phase.
    END
  }

  clause "REV-304" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 432
    text = <<-END
      Fighters returning from battle may go to a friendly carrier or to a friendly sea zone that a carrier, as
      announced, will enter in Noncombat Move.
    END
    restates = ["REV-285"]
  }

  clause "REV-305" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 434
    text    = "On capture the surviving land units are placed in the territory and the captor's control marker is put on it."
  }

  clause "REV-306" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 434
    text    = "The captor's national production rises by the captured territory's income value."
  }

  clause "REV-307" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 434
    text    = "The former controller's national production falls by the same amount."
  }

  clause "REV-308" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 436
    text    = "AA guns and industrial complexes in a captured territory remain there and become the captor's."
    note    = "We read: a gun that changed hands this turn stays where it was taken until the captor's next turn."
  }

  clause "REV-309" {
    section = "Combat Sequence - Step 8 Conquer Territory"
    line    = 436
    text    = "A captured industrial complex may not be used to mobilize units until the captor's next turn."
  }

  clause "REV-310" {
    section = "Completing Air Movement"
    line    = 440
    text    = "An air unit may end its move (land) only in a space that was friendly at the start of the current turn."
  }

  clause "REV-311" {
    section = "Completing Air Movement"
    line    = 440
    text    = "Air units may not land in hostile territories or in territories captured this turn."
  }

  clause "REV-312" {
    section = "Completing Air Movement"
    line    = 440
    text    = "A fighter may end its move on a carrier or in a friendly sea zone to which a carrier comes in Noncombat Move."
  }

  clause "REV-313" {
    section = "Completing Air Movement"
    line    = 440
    text    = "A fighter in a sea zone without a carrier able to take it at the end of Noncombat Move is destroyed."
  }

  clause "REV-314" {
    section = "Completing Air Movement"
    line    = 440
    text    = "A power must bring a carrier to pick up any of its fighters that ends its combat move in a sea zone."
  }

  clause "REV-315" {
    section = "Completing Air Movement"
    line    = 440
    text    = "A fighter may not deliberately be moved to a sea zone that none of the power's carriers can reach (no kamikaze attacks)."
    note = <<-END
      We read: a friendly carrier with room that is in the zone or can reach it satisfies the rule, an allied one that
      is already there included. A place that a fighter aboard can leave in the noncombat move is room, and then it must
      leave it (REV-506).
    END
  }

  clause "REV-316" {
    section = "Completing Air Movement"
    line    = 440
    text    = "The player must announce that a carrier will move to the fighter's sea zone in Noncombat Move."
  }

  clause "REV-317" {
    section = "Completing Air Movement"
    line    = 440
    text = <<-END
      An announced carrier pick-up must be carried out in Noncombat Move unless the carrier or the fighter has been
      destroyed beforehand.
    END
  }

  clause "REV-318" {
    section = "Liberating a Territory"
    line    = 444
    text = <<-END
      Capturing a territory originally controlled by an ally is a liberation: the territory and its income go back to
      the original owner, not to the captor.
    END
  }

  clause "REV-319" {
    section = "Liberating a Territory"
    line    = 444
    text = <<-END
      If the original owner's capital is in enemy hands at the time of liberation, the liberating power collects the
      income of the territory until that capital is liberated.
    END
  }

  clause "REV-320" {
    section = "Liberating a Territory"
    line    = 444
    text = <<-END
      In that case the liberating power may also use any industrial complex in the territory until the owner's capital
      is liberated.
    END
    note = "We read: the liberator may use the complex from his next turn on, as with a captured one."
  }

  clause "REV-321" {
    section = "Capturing and Liberating Capitals"
    line    = 448
    text    = "The capitals are Washington (US), Moscow (USSR), London (UK), Berlin (Germany) and Tokyo (Japan)."
    note = <<-END
      We read: Washington lies in eastern_united_states, Moscow in russia, London in united_kingdom, Berlin in germany
      and Tokyo in japan.
    END
  }

  clause "REV-322" {
    section = "Capturing and Liberating Capitals"
    line    = 448
    text = <<-END
      Capturing a territory with an enemy capital follows the normal capture rules and adds its income value to the
      captor's production.
    END
  }

  clause "REV-323" {
    section = "Capturing and Liberating Capitals"
    line    = 448
    text    = "The captor of an enemy capital also takes all unspent IPC of the capital's former owner."
    note    = "We read: each capture takes what the former owner holds then; a liberation gives nothing back."
  }

  clause "REV-324" {
    section = "Capturing and Liberating Capitals"
    line    = 450
    text    = "A power that has lost its capital remains in the game."
  }

  clause "REV-325" {
    section = "Capturing and Liberating Capitals"
    line    = 450
    text    = "A power whose capital is in enemy hands collects no income from any territory it controls."
  }

  clause "REV-326" {
    section = "Capturing and Liberating Capitals"
    line    = 450
    text    = "A power whose capital is in enemy hands may not buy units."
  }

  clause "REV-327" {
    section = "Capturing and Liberating Capitals"
    line    = 450
    text = <<-END
      A power whose capital is in enemy hands performs only the Combat Move, Conduct Combat and Noncombat Move phases;
      it skips all others (no research, purchase, mobilization or income).
    END
  }

  clause "REV-328" {
    section = "Capturing and Liberating Capitals"
    line    = 450
    text    = "When its capital is liberated by itself or an ally, a power may again collect income from the territories it controls."
  }

  clause "REV-329" {
    section = "Capturing and Liberating Capitals"
    line    = 450
    text = <<-END
      When its capital is liberated, the power also regains the income of all territories it originally owned that are
      then held by friendly powers.
    END
    note = "We read: such territories return to their original owner's control, and the income with them."
  }

  clause "REV-330" {
    section = "Capturing a Victory City"
    line    = 454
    text    = "When a territory with an enemy victory city is captured, the captor's marker replaces the enemy's on the victory city chart."
    note    = "We read: on liberation the city counts again for its original owner."
  }

  clause "REV-331" {
    section  = "Capturing a Victory City"
    line     = 454
    text     = "If at the end of a round a side controls enough victory cities for the agreed victory level, it wins."
    restates = ["REV-012"]
  }

  clause "REV-332" {
    section = "Special Combats: Amphibious Assaults"
    line    = 462
    text    = "In an amphibious assault land units unload from transports to attack a hostile coastal territory or island group."
  }

  clause "REV-333" {
    section = "Special Combats: Amphibious Assaults"
    line    = 462
    text    = "A coastal territory is a territory that borders the sea."
  }

  clause "REV-334" {
    section = "Special Combats: Amphibious Assaults"
    line    = 462
    text    = "The attacker must announce the target territory of an amphibious assault during Combat Move."
  }

  clause "REV-335" {
    section = "Special Combats: Amphibious Assaults"
    line    = 462
    text    = "During Conduct Combat the attacker may call off the landing."
    note = <<-END
      We read: the cargo of a landing called off stays aboard; the landing counts as the transport's battle, so that it
      may put the cargo ashore among friends (REV-405).
    END
  }

  clause "REV-336" {
    section = "Special Combats: Amphibious Assaults"
    line    = 462
    text    = "The attacker may not redirect the assault to a different territory."
  }

  clause "REV-337" {
    section = "Special Combats: Amphibious Assaults"
    line    = 464
    text    = "If enemy naval units are in the sea zone from which the transports are to unload, a sea battle must be fought first."
    note    = "We read: a surfaced enemy submarine is an obstacle, a submerged one is not."
  }

  clause "REV-338" {
    section = "Special Combats: Amphibious Assaults"
    line    = 464
    text    = "Only naval and air units take part in the sea part of an amphibious assault."
  }

  clause "REV-339" {
    section = "Special Combats: Amphibious Assaults"
    line    = 464
    text    = "All the attacker's naval units in the sea zone, transports included, fight against all enemy naval units and fighters there."
  }

  clause "REV-340" {
    section = "Special Combats: Amphibious Assaults"
    line    = 464
    text    = "If the sea zone is cleared of enemy units, the surviving transports may unload and the land part begins."
    note    = "We read: a zone in which only submerged submarines are left is cleared."
  }

  clause "REV-341" {
    section = "Special Combats: Amphibious Assaults"
    line    = 464
    text    = "In the sea battle battleships fire in the ordinary step, not in the opening-fire step."
  }

  clause "REV-342" {
    section  = "Special Combats: Amphibious Assaults"
    line     = 464
    text     = "If a sea battle takes place, the battleships in it cannot support the landing by bombardment."
    restates = ["REV-254"]
  }

  clause "REV-343" {
    section = "Special Combats: Amphibious Assaults"
    line    = 466
    text    = "In the land part attacking land units cannot retreat, not even those which came overland from adjacent friendly territories."
  }

  clause "REV-344" {
    section = "Special Combats: Amphibious Assaults"
    line    = 466
    text    = "Apart from the retreat ban and bombardment, the land part is fought like any other battle."
  }

  clause "REV-345" {
    section  = "Special Combats: Amphibious Assaults"
    line     = 466
    text     = "If no sea battle took place, battleships may support the assault by shore bombardment."
    restates = ["REV-250"]
  }

  clause "REV-346" {
    section  = "Special Combats: Amphibious Assaults"
    line     = 466
    text     = "Each supporting battleship fires once, in the opening-fire step, at enemy land units in the attacked territory."
    restates = ["REV-251"]
  }

  clause "REV-347" {
    section = "Special Combats: Amphibious Assaults"
    line    = 468
    text    = "An attacking air unit may take part in either the sea part or the land part of an amphibious assault, never in both."
  }

  clause "REV-348" {
    section = "Special Combats: Amphibious Assaults"
    line    = 468
    text    = "The attacker must declare which air units join which part and may not change the assignment later."
    note    = "We read: each aircraft is assigned when it makes its combat move."
  }

  clause "REV-349" {
    section = "Special Combats: Amphibious Assaults"
    line    = 468
    text    = "Attacking air units in either part may retreat under the normal rules."
    note    = "We read: all aircraft of a part leave together or stay together (see REV-288)."
  }

  clause "REV-350" {
    section = "Special Combats: Amphibious Assaults"
    line    = 468
    text    = "Defending fighters based on carriers can defend only in the sea part."
    note = <<-END
      We read: the words mean fighters on carriers. A fighter that fled ashore from a sunk carrier stands in that
      territory like any other, and defends it if it is attacked later in the turn.
    END
  }

  clause "REV-351" {
    section = "Special Combats: Amphibious Assaults"
    line    = 468
    text    = "Defending air units located in the attacked territory can defend only in the land part."
  }

  clause "REV-352" {
    section = "Special Combats: Artillery Support of Infantry"
    line    = 472
    text    = "Infantry attacking together with artillery attacks at 2."
  }

  clause "REV-353" {
    section = "Special Combats: Artillery Support of Infantry"
    line    = 472
    text    = "Each supported infantry must be matched one-to-one with an artillery unit of its own power."
  }

  clause "REV-354" {
    section = "Special Combats: Artillery Support of Infantry"
    line    = 472
    text    = "Infantry in excess of the artillery attack at 1."
    note    = "We read: the pairing is counted anew in each cycle."
  }

  clause "REV-355" {
    section = "Special Combats: Battleship Damage"
    line    = 476
    text    = "A battleship is destroyed only by two hits in the same battle."
  }

  clause "REV-356" {
    section = "Special Combats: Battleship Damage"
    line    = 476
    text    = "After its first hit a battleship is turned on its side as damaged but remains in the battle."
    note    = "We read: a damaged battleship keeps its full values."
  }

  clause "REV-357" {
    section = "Special Combats: Battleship Damage"
    line    = 476
    text    = "A battleship that survives the battle with one hit is repaired and begins the next battle undamaged."
  }

  clause "REV-358" {
    section = "Multinational Forces"
    line    = 480
    text    = "Units of powers of one side may share a territory or sea zone as a multinational force."
  }

  clause "REV-359" {
    section = "Multinational Forces"
    line    = 480
    text    = "A multinational force defends together but cannot attack together."
  }

  clause "REV-360" {
    section = "Multinational Forces"
    line    = 482
    text    = "When a space holding a multinational force is attacked, all its units defend jointly."
  }

  clause "REV-361" {
    section = "Multinational Forces"
    line    = 482
    text    = "The attacker fires first against a multinational force, as in any battle."
  }

  clause "REV-362" {
    section = "Multinational Forces"
    line    = 482
    text    = "Casualties among multinational defenders are chosen by agreement of the defending players."
  }

  clause "REV-363" {
    section = "Multinational Forces"
    line    = 482
    text    = "If the defenders cannot agree on a casualty, the attacker chooses it."
  }

  clause "REV-364" {
    section = "Multinational Forces"
    line    = 482
    text    = "Each defending power rolls its own units' dice separately."
  }

  clause "REV-365" {
    section  = "Multinational Forces"
    line     = 484
    text     = "A multinational force may not attack the same space jointly; each power moves and fires only in its own turn."
    restates = ["REV-359"]
  }

  clause "REV-366" {
    section = "Multinational Forces"
    line    = 484
    text    = "A fighter may take off from an allied power's carrier in its own turn."
  }

  clause "REV-367" {
    section = "Multinational Forces"
    line    = 484
    text    = "The allied carrier so used cannot move until its owner's turn."
  }

  clause "REV-368" {
    section = "Multinational Forces"
    line    = 484
    text    = "A carrier may carry an allied fighter as cargo; that fighter cannot take part in an attack together with that carrier."
  }

  clause "REV-369" {
    section = "Multinational Forces"
    line    = 484
    text = <<-END
      A land unit may attack a coastal territory from an allied transport, unloading only in the turn of the land unit's
      own power.
    END
    note = <<-END
      We read: the allied transport must lie in a sea zone free of enemy units other than submerged submarines, since it
      does not fight in that turn.
    END
  }

  clause "REV-370" {
    section = "Multinational Forces"
    line    = 486
    text    = "Transports of an allied power may load and unload one's land units."
    note    = "We read: where several transports of the zone could take the unit, its owner chooses."
  }

  clause "REV-371" {
    section = "Multinational Forces"
    line    = 488
    text    = "Allied transport step 1: the land units board the allied transport in their own power's turn."
  }

  clause "REV-372" {
    section = "Multinational Forces"
    line    = 489
    text    = "Allied transport step 2: the transport's owner moves it, or not, in his own turn."
  }

  clause "REV-373" {
    section = "Multinational Forces"
    line    = 490
    text    = "Allied transport step 3: the land units unload in their own power's next turn."
  }

  clause "REV-374" {
    section = "Special Combats: Rocket Strikes"
    line    = 494
    text    = "A power with Rockets may use its AA guns as rocket launchers for an economic attack on an enemy industrial complex."
  }

  clause "REV-375" {
    section = "Special Combats: Rocket Strikes"
    line    = 494
    text    = "During Conduct Combat the player announces which AA guns make a rocket strike."
  }

  clause "REV-376" {
    section = "Special Combats: Rocket Strikes"
    line    = 494
    text    = "There is no defence against a rocket strike."
  }

  clause "REV-377" {
    section = "Special Combats: Rocket Strikes"
    line    = 494
    text    = "The target industrial complex must be at most 3 spaces from the AA gun."
    note = <<-END
      We read: the distance is the shortest way over adjacent spaces, land and sea, not through neutral land; each gun
      picks its own target and several may pick the same.
    END
  }

  clause "REV-378" {
    section = "Special Combats: Rocket Strikes"
    line    = 494
    text    = "One die is rolled per rocket-firing AA gun; its result is the IPC damage."
  }

  clause "REV-379" {
    section = "Special Combats: Rocket Strikes"
    line    = 494
    text    = "Damage from each single rocket gun is limited to the income value of the complex's territory."
  }

  clause "REV-380" {
    section = "Special Combats: Rocket Strikes"
    line    = 494
    text    = "The attacked player pays the bank the total rocket damage, but no more than the IPC he has."
  }

  clause "REV-381" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "A strategic bombing raid is an economic attack on an enemy industrial complex that removes IPC."
  }

  clause "REV-382" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "Only bombers can make strategic bombing raids."
  }

  clause "REV-383" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "A raid is resolved as a battle involving only the raiding bombers and the defending AA gun; no other unit takes part."
  }

  clause "REV-384" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "A normal attack on the same territory may be made in the same turn alongside the raid."
  }

  clause "REV-385" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "A bomber cannot be used both for a raid and for a normal attack on the same territory in one turn."
  }

  clause "REV-386" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "The enemy AA gun in the territory fires at each raiding bomber in the opening-fire step."
    note    = "We read: a raid and a battle in the same territory are two attacks, and each draws the fire of one gun."
  }

  clause "REV-387" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "All bombers that survive AA fire may attack the industrial complex."
  }

  clause "REV-388" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "One die is rolled for each surviving raiding bomber; its result is the IPC damage."
  }

  clause "REV-389" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "Damage from each single bomber is limited to the income value of the complex's territory."
    note    = "We read: the cap is on each bomber; several bombers together may exceed the value."
  }

  clause "REV-390" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "The attacked player pays the bank the total raid damage, but no more than the IPC he has."
  }

  clause "REV-391" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "A raid is a single exchange and ends after the damage roll."
  }

  clause "REV-392" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "Bombers from the raid can take part in no other battle in that space."
  }

  clause "REV-393" {
    section = "Special Combats: Strategic Bombing Raids"
    line    = 498
    text    = "Surviving raiding bombers must return to a friendly territory."
  }

  clause "REV-394" {
    section = "Phase 5: Noncombat Move"
    line    = 502
    text    = "Any unit that neither moved in Combat Move nor took part in a battle may move in this phase."
    note = <<-END
      We read: air units that moved or fought still use this phase to land with what is left of their range; those that
      landed at a retreat have landed. A gun that launched a rocket has taken part in a battle.
    END
  }

  clause "REV-395" {
    section = "Phase 5: Noncombat Move"
    line    = 502
    text    = "Hostile territories may not be entered in this phase."
  }

  clause "REV-396" {
    section = "Phase 5: Noncombat Move"
    line    = 506
    text    = "Land units may move to any friendly territory within their move limit."
  }

  clause "REV-397" {
    section = "Phase 5: Noncombat Move"
    line    = 506
    text    = "Land units may never move into hostile territory in this phase, even when it holds no units."
  }

  clause "REV-398" {
    section = "Phase 5: Noncombat Move"
    line    = 508
    text    = "Air units may land in any friendly territory in this phase."
  }

  clause "REV-399" {
    section  = "Phase 5: Noncombat Move"
    line     = 508
    text     = "Air units may not end their move in a hostile territory or in any territory captured this turn."
    restates = ["REV-311"]
  }

  clause "REV-400" {
    section = "Phase 5: Noncombat Move"
    line    = 508
    text    = "Fighters may land on any friendly carrier, including carriers that moved in this phase."
  }

  clause "REV-401" {
    section = "Phase 5: Noncombat Move"
    line    = 508
    text    = "A fighter may not land on a carrier in the middle of the carrier's movement."
  }

  clause "REV-402" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text    = "Naval units may move through any friendly sea zones."
  }

  clause "REV-403" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text    = "Naval units may not pass through hostile sea zones, unless the only enemy units there are submerged submarines."
    note    = "We read: submarines keep their free passage in this phase, but may not end in such a zone."
  }

  clause "REV-404" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text    = "A transport that did not move in Combat Move may go to a friendly coastal territory and load or unload cargo."
    note    = "We read: one that sailed in Combat Move and fought no battle neither loads nor unloads in this phase, wherever it lies."
  }

  clause "REV-405" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text    = "A transport that took part in a battle may load or unload in this phase, but not both."
    note    = "We read: a transport that moved and fought may still load or unload in place, one of the two."
  }

  clause "REV-406" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text    = "A transport that retreated from battle this turn may neither load nor unload in this phase."
  }

  clause "REV-407" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text    = "A carrier may move into a sea zone containing a friendly fighter to let it land."
  }

  clause "REV-408" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text = <<-END
      The intention that a carrier picks up a fighter that ends its combat move in a sea zone must have been announced
      in the Combat Move phase.
    END
    note = "We read: the pick-up is announced when the fighter's move ends, in Combat Move or on a retreat."
  }

  clause "REV-409" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text    = "A carrier must stop moving once a fighter lands on it."
  }

  clause "REV-410" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text    = "A submarine may not end its noncombat move in a hostile sea zone."
  }

  clause "REV-411" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text    = "At the end of this phase all submerged submarines surface."
  }

  clause "REV-412" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text    = "Surfacing triggers no battle, even if enemy naval units are in the sea zone."
  }

  clause "REV-413" {
    section = "Phase 5: Noncombat Move"
    line    = 510
    text = <<-END
      A player whose units begin Combat Move in a sea zone with enemy submarines may choose not to move and attack the
      submarines instead.
    END
    note = "We read: the choice is between moving away and attacking; units that stay attack."
  }

  clause "REV-414" {
    section = "Phase 6: Mobilize New Units"
    line    = 514
    text    = "All units bought in the Purchase phase of this turn are mobilized in this phase."
    note    = "We read: units that cannot be placed stay in the mobilization zone."
  }

  clause "REV-415" {
    section = "Phase 6: Mobilize New Units"
    line    = 514
    text    = "Units are mobilized in territories with an industrial complex that the power has controlled since the start of the turn."
  }

  clause "REV-416" {
    section = "Phase 6: Mobilize New Units"
    line    = 514
    text    = "Complexes captured this turn may not be used."
  }

  clause "REV-417" {
    section = "Phase 6: Restrictions on Placement"
    line    = 518
    text    = "At most as many units may be mobilized at an industrial complex as the income value of its territory."
    note = <<-END
      We read: the limit covers land, sea and air units of a complex together, a new complex does not count against it,
      and units beyond it stay in the mobilization zone.
    END
  }

  clause "REV-418" {
    section = "Phase 6: Restrictions on Placement"
    line    = 518
    text = <<-END
      New units may not be placed at the complex of a territory originally owned by an allied power, unless that power's
      capital is in enemy hands.
    END
  }

  clause "REV-419" {
    section = "Phase 6: Restrictions on Placement"
    line    = 520
    text    = "New land units and bombers are placed only in territories with an eligible complex."
    note    = "We read: fighters may be placed in such a territory too."
  }

  clause "REV-420" {
    section = "Phase 6: Restrictions on Placement"
    line    = 520
    text    = "New land units and bombers never enter play aboard a transport or carrier."
  }

  clause "REV-421" {
    section = "Phase 6: Restrictions on Placement"
    line    = 520
    text    = "New fighters may enter play on a newly built carrier."
  }

  clause "REV-422" {
    section = "Phase 6: Restrictions on Placement"
    line    = 520
    text    = "New naval units are placed only in sea zones adjacent to a territory with an eligible complex."
  }

  clause "REV-423" {
    section = "Phase 6: Restrictions on Placement"
    line    = 520
    text    = "New naval units may be placed in a hostile sea zone, and no battle follows since Conduct Combat is over."
  }

  clause "REV-424" {
    section = "Phase 6: Restrictions on Placement"
    line    = 520
    text    = "A newly built carrier may enter play already carrying fighters that were built this turn."
  }

  clause "REV-425" {
    section = "Phase 6: Restrictions on Placement"
    line    = 520
    text    = "A newly built carrier may also enter play carrying fighters that were already on the territory of the complex."
    note    = "We read: only fighters in the territory of the complex may be moved aboard, and only aboard a carrier placed this turn."
  }

  clause "REV-426" {
    section = "Phase 6: Restrictions on Placement"
    line    = 522
    text = <<-END
      A new industrial complex may be placed in any territory controlled since the start of the turn whose income value
      is at least 1.
    END
    note = "We read: a complex placed this turn cannot be used this turn."
  }

  clause "REV-427" {
    section = "Phase 6: Restrictions on Placement"
    line    = 522
    text    = "A territory may never hold more than one industrial complex."
  }

  clause "REV-428" {
    section = "Phase 7: Collect Income"
    line    = 526
    text    = "In this phase the power takes from the bank IPC equal to its national production level."
  }

  clause "REV-429" {
    section = "Phase 7: Collect Income"
    line    = 526
    text = <<-END
      The production level must equal the sum of the income values of all territories the power controls; check before
      paying out.
    END
    restates = ["REV-050"]
    note     = "We read: territories captured this turn count."
  }

  clause "REV-430" {
    section  = "Phase 7: Collect Income"
    line     = 526
    text     = "A power whose capital is under enemy control receives no income."
    restates = ["REV-325"]
  }

  clause "REV-431" {
    section = "Phase 7: Collect Income"
    line    = 526
    text    = "A power may neither give nor lend IPC to another power, even of the same side."
  }

  clause "REV-432" {
    section  = "Check for Victory"
    line     = 530
    text     = "When a power finishes Collect Income the next player's turn begins."
    restates = ["REV-125"]
  }

  clause "REV-433" {
    section  = "Check for Victory"
    line     = 530
    text     = "Victory is checked after all powers have finished their turns of a round; if nobody has won, the next round starts."
    restates = ["REV-121"]
  }

  clause "REV-434" {
    section = "Appendix 1: Land Units"
    line    = 540
    text    = "Infantry, artillery, tanks and AA guns attack and defend only in territories (never at sea)."
    note    = "We read: an antiaircraft gun defends only; its sole attack is the rocket strike."
  }

  clause "REV-435" {
    section = "Appendix 1: Land Units"
    line    = 540
    text    = "Only infantry, artillery and tanks can capture hostile territory."
    note    = "We read: an antiaircraft gun alone captures nothing."
  }

  clause "REV-436" {
    section = "Appendix 1: Land Units"
    line    = 540
    text    = "Every land unit except the industrial complex can be carried by transports."
  }

  clause "REV-437" {
    section = "Appendix 1: Land Units"
    line    = 540
    text    = "Industrial complexes sit in territories and can neither move, attack, defend nor be transported."
  }

  clause "REV-438" {
    section = "Appendix 1: Infantry"
    line    = 548
    text    = "Infantry cost 3 IPC."
  }

  clause "REV-439" {
    section = "Appendix 1: Infantry"
    line    = 550
    text    = "Infantry attack at 1 (2 when supported by artillery)."
  }

  clause "REV-440" {
    section = "Appendix 1: Infantry"
    line    = 552
    text    = "Infantry defend at 2."
  }

  clause "REV-441" {
    section = "Appendix 1: Infantry"
    line    = 554
    text    = "Infantry move 1."
  }

  clause "REV-442" {
    section  = "Appendix 1: Infantry"
    line     = 558
    text     = "Infantry attacking with artillery has attack 2."
    restates = ["REV-352"]
  }

  clause "REV-443" {
    section  = "Appendix 1: Infantry"
    line     = 558
    text     = "One artillery supports exactly one infantry; surplus infantry attack at 1."
    restates = ["REV-354"]
  }

  clause "REV-444" {
    section = "Appendix 1: Infantry"
    line    = 558
    text    = "Artillery does not raise infantry's value in defence."
  }

  clause "REV-445" {
    section = "Appendix 1: Artillery"
    line    = 566
    text    = "Artillery cost 4 IPC."
  }

  clause "REV-446" {
    section = "Appendix 1: Artillery"
    line    = 568
    text    = "Artillery attack at 2."
  }

  clause "REV-447" {
    section = "Appendix 1: Artillery"
    line    = 570
    text    = "Artillery defend at 2."
  }

  clause "REV-448" {
    section = "Appendix 1: Artillery"
    line    = 572
    text    = "Artillery move 1."
  }

  clause "REV-449" {
    section  = "Appendix 1: Artillery"
    line     = 576
    text     = "Each attacking artillery raises one accompanying infantry of its power from attack 1 to attack 2."
    restates = ["REV-352"]
  }

  clause "REV-450" {
    section  = "Appendix 1: Artillery"
    line     = 576
    text     = "Artillery gives no support in defence."
    restates = ["REV-444"]
  }

  clause "REV-451" {
    section = "Appendix 1: Tanks"
    line    = 584
    text    = "Tanks cost 5 IPC."
  }

  clause "REV-452" {
    section = "Appendix 1: Tanks"
    line    = 586
    text    = "Tanks attack at 3."
  }

  clause "REV-453" {
    section = "Appendix 1: Tanks"
    line    = 588
    text    = "Tanks defend at 3."
  }

  clause "REV-454" {
    section = "Appendix 1: Tanks"
    line    = 590
    text    = "Tanks move 2."
  }

  clause "REV-455" {
    section  = "Appendix 1: Tanks"
    line     = 594
    text     = "Blitz: in Combat Move a tank may enter two adjacent hostile territories in sequence if the first is unoccupied."
    restates = ["REV-214"]
  }

  clause "REV-456" {
    section  = "Appendix 1: Tanks"
    line     = 594
    text     = "Blitz: the tank takes control of the first territory before moving on."
    restates = ["REV-215"]
  }

  clause "REV-457" {
    section = "Appendix 1: Tanks"
    line    = 594
    text    = "Blitz: the second territory may be friendly, hostile, or even the one the tank started from."
    note    = "We read: a friendly second territory is an exception to REV-183; a hostile and occupied one brings a normal battle."
  }

  clause "REV-458" {
    section = "Appendix 1: Tanks"
    line    = 594
    text = <<-END
      Blitz: a tank meeting an enemy unit in the first territory must stop, even if that unit is only an AA gun or
      industrial complex.
    END
    restates = ["REV-217"]
    note     = "We read: the misprinted word means the first territory."
  }

  clause "REV-459" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 602
    text    = "AA guns cost 5 IPC."
  }

  clause "REV-460" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 604
    text    = "AA guns have no attack value; with Rockets each rolls one die for IPC destruction."
  }

  clause "REV-461" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 606
    text    = "AA guns defend at 1, in the opening-fire step only."
  }

  clause "REV-462" {
    section  = "Appendix 1: Antiaircraft Guns"
    line     = 608
    text     = "AA guns move 1, in the Noncombat Move phase only."
    restates = ["REV-195"]
  }

  clause "REV-463" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 612
    text    = "An AA gun may be moved in Combat Move only as cargo on a transport."
    note    = "We read: carrying a gun as cargo is the exception to REV-195. A gun goes ashore among friends only, never in an assault."
  }

  clause "REV-464" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 612
    text    = "An AA gun can never attack except by a rocket strike."
  }

  clause "REV-465" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 614
    text    = "AA guns can fire at and shoot down attacking air units."
  }

  clause "REV-466" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 614
    text    = "When air units enter a territory with enemy AA guns, these fire on them in the opening-fire step of the battle."
    note    = "We read: in a space merely flown over the gun fires along the path, as in REV-196."
  }

  clause "REV-467" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 614
    text    = "One die is rolled for each aircraft over the territory."
  }

  clause "REV-468" {
    section  = "Appendix 1: Antiaircraft Guns"
    line     = 614
    text     = "Only one AA gun fires per attack, even if several guns, of different powers, are in the territory."
    restates = ["REV-246"]
    note     = "We read: which power's gun fires makes no difference."
  }

  clause "REV-469" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 614
    text    = "Each 1 rolled destroys one air unit."
  }

  clause "REV-470" {
    section  = "Appendix 1: Antiaircraft Guns"
    line     = 616
    text     = "All AA guns in a conquered territory become the conqueror's and can be used by him in future battles."
    restates = ["REV-308"]
  }

  clause "REV-471" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 616
    text    = "AA guns cannot be destroyed, except when the transport carrying them is sunk."
    note = <<-END
      We read: a gun cannot be chosen as a casualty; a territory held by guns alone falls without a fight, but still
      stops a blitz.
    END
  }

  clause "REV-472" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 618
    text    = "An AA gun moved into an allied power's territory stays under its owner's control, shown by the owner's marker beneath it."
  }

  clause "REV-473" {
    section = "Appendix 1: Antiaircraft Guns"
    line    = 618
    text    = "When a territory containing a captured AA gun is liberated, the gun goes to the territory's original owner."
    note    = "We read: the gun goes to the original owner in every case, also while his capital is in enemy hands."
  }

  clause "REV-474" {
    section  = "Appendix 1: Antiaircraft Guns"
    line     = 620
    text     = "Rockets: a power may attack enemy industrial complexes with AA guns in the opening-fire step."
    restates = ["REV-249"]
  }

  clause "REV-475" {
    section  = "Appendix 1: Antiaircraft Guns"
    line     = 620
    text     = "Rockets: a rocket strike is the only way an AA gun can attack."
    restates = ["REV-464"]
  }

  clause "REV-476" {
    section  = "Appendix 1: Antiaircraft Guns"
    line     = 620
    text     = "Rockets: the target complex may be at most 3 spaces away."
    restates = ["REV-377"]
  }

  clause "REV-477" {
    section  = "Appendix 1: Antiaircraft Guns"
    line     = 620
    text     = "Rockets: one damage die is rolled for each launcher."
    restates = ["REV-378"]
  }

  clause "REV-478" {
    section  = "Appendix 1: Antiaircraft Guns"
    line     = 620
    text     = "Rockets: the greatest damage each launcher can cause equals the territory's income value."
    restates = ["REV-379"]
  }

  clause "REV-479" {
    section  = "Appendix 1: Antiaircraft Guns"
    line     = 620
    text     = "Rockets: the opponent pays the bank the total damage caused."
    restates = ["REV-380"]
    note     = "We read: the payment is limited to the IPC he has (REV-380)."
  }

  clause "REV-480" {
    section = "Appendix 1: Industrial Complexes"
    line    = 628
    text    = "Industrial complexes cost 15 IPC."
  }

  clause "REV-481" {
    section  = "Appendix 1: Industrial Complexes"
    line     = 630
    text     = "Industrial complexes have no attack value."
    restates = ["REV-437"]
  }

  clause "REV-482" {
    section  = "Appendix 1: Industrial Complexes"
    line     = 632
    text     = "Industrial complexes have no defence value."
    restates = ["REV-437"]
  }

  clause "REV-483" {
    section  = "Appendix 1: Industrial Complexes"
    line     = 634
    text     = "Industrial complexes have no move."
    restates = ["REV-437"]
  }

  clause "REV-484" {
    section = "Appendix 1: Industrial Complexes"
    line    = 638
    text    = "Industrial complexes never appear on the battle board (they are never combatants nor casualties)."
  }

  clause "REV-485" {
    section  = "Appendix 1: Industrial Complexes"
    line     = 638
    text     = "Industrial complexes can never be carried."
    restates = ["REV-437"]
  }

  clause "REV-486" {
    section = "Appendix 1: Industrial Complexes"
    line    = 638
    text    = "A rocket strike or bombing raid never destroys a complex; its owner loses IPC instead."
  }

  clause "REV-487" {
    section  = "Appendix 1: Industrial Complexes"
    line     = 640
    text     = "New units can be mobilized only in territories with an industrial complex controlled since the start of the turn."
    restates = ["REV-415"]
  }

  clause "REV-488" {
    section  = "Appendix 1: Industrial Complexes"
    line     = 640
    text     = "The maximum number of units mobilized at a complex equals the income value of its territory."
    restates = ["REV-417"]
  }

  clause "REV-489" {
    section  = "Appendix 1: Industrial Complexes"
    line     = 640
    text     = "A new complex may be built in any territory controlled since the start of the turn with income value 1 or more."
    restates = ["REV-426"]
  }

  clause "REV-490" {
    section  = "Appendix 1: Industrial Complexes"
    line     = 640
    text     = "A complex may not be built where one already exists."
    restates = ["REV-427"]
  }

  clause "REV-491" {
    section  = "Appendix 1: Industrial Complexes"
    line     = 642
    text     = "A complex in a conquered territory passes to the conqueror."
    restates = ["REV-308"]
  }

  clause "REV-492" {
    section  = "Appendix 1: Industrial Complexes"
    line     = 642
    text     = "The conqueror may use it starting with his next turn."
    restates = ["REV-309"]
  }

  clause "REV-493" {
    section = "Appendix 1: Industrial Complexes"
    line    = 644
    text = <<-END
      Units may not be mobilized at complexes in territories originally owned by an allied power, unless its capital is
      in enemy hands.
    END
    restates = ["REV-418"]
  }

  clause "REV-494" {
    section = "Appendix 1: Industrial Complexes"
    line    = 644
    text    = "Liberating a territory does not let the liberator use its complex."
    note    = "We read: the exception for an owner whose capital is in enemy hands holds here too (REV-320, REV-418)."
  }

  clause "REV-495" {
    section = "Appendix 1: Industrial Complexes"
    line    = 646
    text    = "A complex in a liberated territory returns to the original owner, who uses it in his own next turn."
  }

  clause "REV-496" {
    section = "Appendix 1: Air Units"
    line    = 650
    text    = "Fighters and bombers can attack and defend both on land and at sea."
    note    = "We read: bombers cannot stand at sea, so at sea they only attack."
  }

  clause "REV-497" {
    section = "Appendix 1: Air Units"
    line    = 650
    text    = "Air units land only in friendly territories or, for fighters, on friendly carriers."
  }

  clause "REV-498" {
    section  = "Appendix 1: Air Units"
    line     = 650
    text     = "Air units may not land in just-captured territories whether or not they took part in that battle."
    restates = ["REV-311"]
  }

  clause "REV-499" {
    section  = "Appendix 1: Air Units"
    line     = 650
    text     = "Air units may move over hostile territories and sea zones as if friendly, but are exposed to enemy AA fire there."
    restates = ["REV-194"]
    note     = "We read: guns fire in territories only; a gun at sea is cargo."
  }

  clause "REV-500" {
    section = "Appendix 1: Air Units"
    line    = 652
    text    = "An air unit's range counts every space entered after takeoff."
    note    = "We read: the flight out and the flight back share one range per turn."
  }

  clause "REV-501" {
    section = "Appendix 1: Air Units"
    line    = 652
    text    = "Flying out over water from a coastal territory or island group, the first sea zone counts as one space."
  }

  clause "REV-502" {
    section = "Appendix 1: Air Units"
    line    = 652
    text    = "Flying to an island group counts the surrounding sea zone and the island as two separate spaces."
  }

  clause "REV-503" {
    section = "Appendix 1: Air Units"
    line    = 652
    text    = "Air units based on an island cannot defend the sea zone around it."
  }

  clause "REV-504" {
    section = "Appendix 1: Air Units"
    line    = 654
    text    = "A fighter taking off from a carrier does not count the carrier's sea zone; it is already there."
  }

  clause "REV-505" {
    section  = "Appendix 1: Air Units"
    line     = 654
    text     = "A fighter must launch before its carrier moves in order to fight; otherwise it counts as cargo."
    restates = ["REV-204"]
  }

  clause "REV-506" {
    section = "Appendix 1: Air Units"
    line    = 654
    text    = "Air units may not be sent into battle if there is no place where they could land afterwards."
    note = <<-END
      We read: a landing place must be possible in the best case when the move is made, counting announced moves of
      carriers in play, and places that fighters aboard can leave in the noncombat move, as they then must; a carrier
      bought this turn does not count.
    END
  }

  clause "REV-507" {
    section  = "Appendix 1: Air Units"
    line     = 654
    text     = "A fighter may not deliberately be moved to a sea zone beyond the reach of a carrier."
    restates = ["REV-315"]
  }

  clause "REV-508" {
    section  = "Appendix 1: Air Units"
    line     = 654
    text     = "The carrier pick-up must be announced as soon as the fighter finishes moving."
    restates = ["REV-316"]
  }

  clause "REV-509" {
    section  = "Appendix 1: Air Units"
    line     = 654
    text     = "The announced pick-up must be carried out in Noncombat Move, unless carrier or fighter is destroyed first."
    restates = ["REV-317"]
  }

  clause "REV-510" {
    section = "Appendix 1: Fighters"
    line    = 662
    text    = "Fighters cost 10 IPC."
  }

  clause "REV-511" {
    section = "Appendix 1: Fighters"
    line    = 664
    text    = "Fighters attack at 3."
  }

  clause "REV-512" {
    section = "Appendix 1: Fighters"
    line    = 666
    text    = "Fighters defend at 4 (5 with Jet Fighters)."
  }

  clause "REV-513" {
    section = "Appendix 1: Fighters"
    line    = 668
    text    = "Fighters move 4 (6 with Long-Range Aircraft)."
  }

  clause "REV-514" {
    section = "Appendix 1: Fighters"
    line    = 672
    text    = "A friendly carrier can hold up to two fighters at the same time."
  }

  clause "REV-515" {
    section  = "Appendix 1: Fighters"
    line     = 672
    text     = "A fighter must take off from the carrier's starting position to fight in that turn."
    restates = ["REV-204"]
  }

  clause "REV-516" {
    section = "Appendix 1: Fighters"
    line    = 672
    text    = "A fighter may land on a carrier after combat (even when retreating) or in Noncombat Move."
    note    = "We read: after combat, on a retreat, or in Noncombat Move."
  }

  clause "REV-517" {
    section  = "Appendix 1: Fighters"
    line     = 672
    text     = "A fighter may not land on a carrier while the carrier is moving."
    restates = ["REV-401"]
  }

  clause "REV-518" {
    section  = "Appendix 1: Fighters"
    line     = 674
    text     = "One's own carrier may, and in fact must, move to the sea zone where one's own fighter ended its move."
    restates = ["REV-314"]
    note     = "We read: the duty arises only when no other carrier with room is in the zone."
  }

  clause "REV-519" {
    section  = "Appendix 1: Fighters"
    line     = 674
    text     = "A carrier cannot move further after it has picked up a fighter."
    restates = ["REV-409"]
  }

  clause "REV-520" {
    section = "Appendix 1: Fighters"
    line    = 676
    text    = "A fighter based on a defending carrier that is destroyed in battle must try to land elsewhere."
  }

  clause "REV-521" {
    section = "Appendix 1: Fighters"
    line    = 676
    text    = "Such a fighter may move one space to a friendly territory or carrier, or else is destroyed."
    note = <<-END
      We read: a defending fighter lands at the end of the battle; a carrier with room in the same zone qualifies, once
      its own fighters are back.
    END
  }

  clause "REV-522" {
    section = "Appendix 1: Fighters"
    line    = 676
    text = <<-END
      A fighter of an attacking carrier may launch before the battle and, if it survives, retreat to any friendly
      territory within range.
    END
  }

  clause "REV-523" {
    section  = "Appendix 1: Fighters"
    line     = 676
    text     = "A fighter without a landing place by the end of Noncombat Move is destroyed."
    restates = ["REV-313"]
  }

  clause "REV-524" {
    section  = "Appendix 1: Fighters"
    line     = 678
    text     = "Jet Fighters: all the power's fighters defend at 5 instead of 4."
    restates = ["REV-152"]
  }

  clause "REV-525" {
    section  = "Appendix 1: Fighters"
    line     = 680
    text     = "Long-Range Aircraft: all the power's fighters move 6 instead of 4."
    restates = ["REV-159"]
  }

  clause "REV-526" {
    section = "Appendix 1: Bombers"
    line    = 688
    text    = "Bombers cost 15 IPC."
  }

  clause "REV-527" {
    section = "Appendix 1: Bombers"
    line    = 690
    text    = "Bombers attack at 4 (two dice with Heavy Bombers)."
  }

  clause "REV-528" {
    section = "Appendix 1: Bombers"
    line    = 692
    text    = "Bombers defend at 1."
  }

  clause "REV-529" {
    section = "Appendix 1: Bombers"
    line    = 694
    text    = "Bombers move 6 (8 with Long-Range Aircraft)."
  }

  clause "REV-530" {
    section  = "Appendix 1: Bombers"
    line     = 698
    text     = "Bombers may make a strategic bombing raid on an enemy industrial complex to destroy IPC."
    restates = ["REV-381"]
  }

  clause "REV-531" {
    section  = "Appendix 1: Bombers"
    line     = 698
    text     = "Raiding bombers are first fired on by the enemy AA gun in the opening-fire step."
    restates = ["REV-386"]
  }

  clause "REV-532" {
    section  = "Appendix 1: Bombers"
    line     = 698
    text     = "Each surviving raiding bomber rolls one die for damage."
    restates = ["REV-388"]
  }

  clause "REV-533" {
    section  = "Appendix 1: Bombers"
    line     = 698
    text     = "A single raiding bomber causes at most damage equal to the territory's income value."
    restates = ["REV-389"]
  }

  clause "REV-534" {
    section  = "Appendix 1: Bombers"
    line     = 698
    text     = "The victim of a raid pays the total damage, limited to the IPC he has."
    restates = ["REV-390"]
  }

  clause "REV-535" {
    section  = "Appendix 1: Bombers"
    line     = 700
    text     = "Heavy Bombers: each attacking bomber rolls two dice instead of one."
    restates = ["REV-164"]
  }

  clause "REV-536" {
    section = "Appendix 1: Bombers"
    line    = 700
    text    = "Heavy Bombers: one bomber can score two hits in a normal attack."
  }

  clause "REV-537" {
    section  = "Appendix 1: Bombers"
    line     = 700
    text     = "Heavy Bombers: in a raid the bomber's two dice both count for damage."
    restates = ["REV-165"]
  }

  clause "REV-538" {
    section = "Appendix 1: Bombers"
    line    = 700
    text    = "Heavy Bombers: a bomber's raid damage from its two dice together still cannot exceed the territory's income value."
    note    = "We read: the cap is on the sum of the two dice of one bomber."
  }

  clause "REV-539" {
    section  = "Appendix 1: Bombers"
    line     = 702
    text     = "Long-Range Aircraft: all the power's bombers move 8 instead of 6."
    restates = ["REV-160"]
  }

  clause "REV-540" {
    section = "Appendix 1: Naval Units"
    line    = 706
    text    = "Battleships, destroyers, carriers, transports and submarines attack and defend only in sea zones."
  }

  clause "REV-541" {
    section = "Appendix 1: Naval Units"
    line    = 706
    text    = "Naval units can never move on land."
  }

  clause "REV-542" {
    section = "Appendix 1: Naval Units"
    line    = 708
    text    = "All naval units move at most two sea zones."
  }

  clause "REV-543" {
    section  = "Appendix 1: Naval Units"
    line     = 708
    text     = "Naval units cannot move through hostile sea zones unless the enemy units there are only submerged submarines."
    restates = ["REV-403"]
  }

  clause "REV-544" {
    section  = "Appendix 1: Naval Units"
    line     = 708
    text     = "Naval units entering a sea zone occupied by any other enemy units must stop there and fight."
    restates = ["REV-182"]
  }

  clause "REV-545" {
    section  = "Appendix 1: Naval Units"
    line     = 708
    text     = "Submarines are exempt: they pass hostile sea zones without stopping unless an enemy destroyer is there."
    restates = ["REV-211"]
  }

  clause "REV-546" {
    section = "Appendix 1: Naval Units"
    line    = 710
    text    = "Transports carry land units only."
  }

  clause "REV-547" {
    section = "Appendix 1: Naval Units"
    line    = 710
    text    = "Carriers carry fighters only."
  }

  clause "REV-548" {
    section = "Appendix 1: Battleships"
    line    = 718
    text    = "Battleships cost 24 IPC."
  }

  clause "REV-549" {
    section = "Appendix 1: Battleships"
    line    = 720
    text    = "Battleships attack at 4."
  }

  clause "REV-550" {
    section = "Appendix 1: Battleships"
    line    = 722
    text    = "Battleships defend at 4."
  }

  clause "REV-551" {
    section = "Appendix 1: Battleships"
    line    = 724
    text    = "Battleships move 2."
  }

  clause "REV-552" {
    section  = "Appendix 1: Battleships"
    line     = 728
    text     = "A battleship needs two hits to be destroyed."
    restates = ["REV-355"]
  }

  clause "REV-553" {
    section  = "Appendix 1: Battleships"
    line     = 728
    text     = "A battleship hit once is turned on its side and is not moved to the casualty zone until it receives the second hit."
    restates = ["REV-356"]
    note     = "We read: both hits must fall in the same battle."
  }

  clause "REV-554" {
    section  = "Appendix 1: Battleships"
    line     = 728
    text     = "A battleship with one hit is repaired when it survives the battle."
    restates = ["REV-357"]
  }

  clause "REV-555" {
    section  = "Appendix 1: Battleships"
    line     = 730
    text     = "Shore bombardment: battleships in the sea zone of a transport unloading land units may bombard."
    restates = ["REV-250"]
  }

  clause "REV-556" {
    section  = "Appendix 1: Battleships"
    line     = 730
    text     = "Shore bombardment: each battleship fires once in the opening-fire step at enemy land units in the attacked territory."
    restates = ["REV-251"]
    note     = "We read: only battleships of the attacking power bombard."
  }

  clause "REV-557" {
    section = "Appendix 1: Battleships"
    line    = 730
    text    = "Shore bombardment: its casualties cannot return fire."
    note    = "We read: bombardment hits beyond the units able to take them are lost."
  }

  clause "REV-558" {
    section  = "Appendix 1: Battleships"
    line     = 730
    text     = "Shore bombardment is unavailable to a battleship that was in the sea battle preceding the assault."
    restates = ["REV-254"]
  }

  clause "REV-559" {
    section = "Appendix 1: Destroyers"
    line    = 738
    text    = "Destroyers cost 12 IPC."
  }

  clause "REV-560" {
    section = "Appendix 1: Destroyers"
    line    = 740
    text    = "Destroyers attack at 3."
  }

  clause "REV-561" {
    section = "Appendix 1: Destroyers"
    line    = 742
    text    = "Destroyers defend at 3."
  }

  clause "REV-562" {
    section = "Appendix 1: Destroyers"
    line    = 744
    text    = "Destroyers move 2."
  }

  clause "REV-563" {
    section = "Appendix 1: Destroyers"
    line    = 748
    text    = "A destroyer cancels the special abilities of enemy submarines in its sea zone."
  }

  clause "REV-564" {
    section  = "Appendix 1: Destroyers"
    line     = 748
    text     = "Enemy submarines cannot move freely through a sea zone holding a destroyer."
    restates = ["REV-213"]
  }

  clause "REV-565" {
    section  = "Appendix 1: Destroyers"
    line     = 748
    text     = "If a destroyer takes part in a battle, casualties of enemy submarines may return fire."
    restates = ["REV-265"]
  }

  clause "REV-566" {
    section = "Appendix 1: Destroyers"
    line    = 748
    text = <<-END
      Enemy submarines cannot submerge while a destroyer is present; any destroyer hostile to them in the space, of
      whatever power, taking part in the battle or not.
    END
    note = "We read: presence is tested at the moment of submerging, so a destroyer lost in that cycle no longer prevents it."
  }

  clause "REV-567" {
    section  = "Appendix 1: Destroyers"
    line     = 750
    text     = "Combined Bombardment: destroyers in the sea zone of an unloading transport may bombard the shore like battleships."
    restates = ["REV-162"]
  }

  clause "REV-568" {
    section  = "Appendix 1: Destroyers"
    line     = 750
    text     = "Combined Bombardment: each destroyer fires once in the opening-fire step at enemy land units in the attacked territory."
    restates = ["REV-255"]
  }

  clause "REV-569" {
    section = "Appendix 1: Destroyers"
    line    = 750
    text    = "Combined Bombardment: casualties of destroyer bombardment cannot return fire."
  }

  clause "REV-570" {
    section  = "Appendix 1: Destroyers"
    line     = 750
    text     = "Combined Bombardment is unavailable to a destroyer that was in the sea battle preceding the assault."
    restates = ["REV-254"]
  }

  clause "REV-571" {
    section = "Appendix 1: Aircraft Carriers"
    line    = 758
    text    = "Aircraft carriers cost 16 IPC."
  }

  clause "REV-572" {
    section = "Appendix 1: Aircraft Carriers"
    line    = 760
    text    = "Aircraft carriers attack at 1."
  }

  clause "REV-573" {
    section = "Appendix 1: Aircraft Carriers"
    line    = 762
    text    = "Aircraft carriers defend at 3."
  }

  clause "REV-574" {
    section = "Appendix 1: Aircraft Carriers"
    line    = 764
    text    = "Aircraft carriers move 2."
  }

  clause "REV-575" {
    section  = "Appendix 1: Aircraft Carriers"
    line     = 768
    text     = "A carrier can carry at most two fighters at once, allied ones included."
    restates = ["REV-514"]
  }

  clause "REV-576" {
    section = "Appendix 1: Aircraft Carriers"
    line    = 768
    text    = "Allied fighters may take off from and land on a carrier, but only in their own power's turn."
  }

  clause "REV-577" {
    section  = "Appendix 1: Aircraft Carriers"
    line     = 768
    text     = "A fighter must take off while the carrier is at its starting position in order to attack that turn."
    restates = ["REV-204"]
  }

  clause "REV-578" {
    section  = "Appendix 1: Aircraft Carriers"
    line     = 768
    text     = "If the carrier moves before a fighter takes off, the fighter is cargo."
    restates = ["REV-207"]
  }

  clause "REV-579" {
    section = "Appendix 1: Aircraft Carriers"
    line    = 768
    text    = "Allied fighters on one's carrier are always cargo during one's own turn and cannot take off."
  }

  clause "REV-580" {
    section  = "Appendix 1: Aircraft Carriers"
    line     = 768
    text     = "One's carrier may and must move to the sea zone where one's fighter has ended its move."
    restates = ["REV-518"]
  }

  clause "REV-581" {
    section  = "Appendix 1: Aircraft Carriers"
    line     = 768
    text     = "A carrier cannot move further in the turn once a fighter has landed on it."
    restates = ["REV-409"]
  }

  clause "REV-582" {
    section = "Appendix 1: Aircraft Carriers"
    line    = 770
    text    = "When a carrier is attacked, all fighters it carries, allied ones included, are airborne and defend."
  }

  clause "REV-583" {
    section = "Appendix 1: Aircraft Carriers"
    line    = 770
    text    = "Defending carrier-borne fighters may be chosen as casualties in place of the carrier."
  }

  clause "REV-584" {
    section  = "Appendix 1: Aircraft Carriers"
    line     = 770
    text     = "Carrier-borne fighters cannot be taken as casualties for submarine hits, since submarines can hit only naval units."
    restates = ["REV-258"]
  }

  clause "REV-585" {
    section = "Appendix 1: Transports"
    line    = 778
    text    = "Transports cost 8 IPC."
  }

  clause "REV-586" {
    section = "Appendix 1: Transports"
    line    = 780
    text    = "Transports attack at 0."
  }

  clause "REV-587" {
    section = "Appendix 1: Transports"
    line    = 782
    text    = "Transports defend at 1."
  }

  clause "REV-588" {
    section = "Appendix 1: Transports"
    line    = 784
    text    = "Transports move 2."
  }

  clause "REV-589" {
    section = "Appendix 1: Transports"
    line    = 788
    text    = "A transport never fires in an attack, though it may be part of an attacking force."
  }

  clause "REV-590" {
    section = "Appendix 1: Transports"
    line    = 788
    text    = "If transports are the only attacking units left, they must survive the defender's fire step before they may retreat."
    note    = "We read: the opening fire of defending submarines in that cycle comes first too."
  }

  clause "REV-591" {
    section  = "Appendix 1: Transports"
    line     = 788
    text     = "If a transport is destroyed, its cargo is destroyed too."
    restates = ["REV-224"]
  }

  clause "REV-592" {
    section  = "Appendix 1: Transports"
    line     = 790
    text     = "A transport may carry land units of its own power or of an allied power."
    restates = ["REV-370"]
  }

  clause "REV-593" {
    section = "Appendix 1: Transports"
    line    = 790
    text    = "A transport's capacity is one land unit of any kind plus one additional infantry."
    note    = "We read: artillery or another land unit with one infantry, or two infantry; never two artillery or two tanks."
  }

  clause "REV-594" {
    section = "Appendix 1: Transports"
    line    = 790
    text    = "A transport can never carry an industrial complex."
  }

  clause "REV-595" {
    section  = "Appendix 1: Transports"
    line     = 790
    text     = "Land units aboard a transport are cargo and can neither attack nor defend while at sea."
    restates = ["REV-223"]
  }

  clause "REV-596" {
    section  = "Appendix 1: Transports"
    line     = 790
    text     = "Land units aboard a destroyed transport are destroyed."
    restates = ["REV-224"]
  }

  clause "REV-597" {
    section = "Appendix 1: Transports"
    line    = 792
    text = <<-END
      Allied land units must load in their owner's turn, be carried in the transport owner's turn and unload in their
      owner's following turn.
    END
    restates = ["REV-371"]
  }

  clause "REV-598" {
    section = "Appendix 1: Transports"
    line    = 792
    text    = "Being transported is a land unit's entire move: it may not move before loading nor after unloading."
    note    = "We read: in the turn in which a unit is carried, loads or unloads it makes no other move."
  }

  clause "REV-599" {
    section        = "Appendix 1: Transports"
    line           = 792
    text           = "Cargo land units are shown beside their transport in the sea zone."
    not_applicable = "Cardboard: where cargo figures are laid beside their transport; the cargo is part of the state."
  }

  clause "REV-600" {
    section = "Appendix 1: Transports"
    line    = 794
    text    = "A transport may load cargo before, during and after its movement."
    note    = "We read: before, during and after its movement."
  }

  clause "REV-601" {
    section = "Appendix 1: Transports"
    line    = 794
    text    = "A transport may load, move one sea zone, load more, move another sea zone and unload at the end of the route."
  }

  clause "REV-602" {
    section  = "Appendix 1: Transports"
    line     = 794
    text     = "A transport may stay at sea with its cargo aboard."
    restates = ["REV-222"]
  }

  clause "REV-603" {
    section  = "Appendix 1: Transports"
    line     = 794
    text     = "A transport may unload in a hostile territory only as an amphibious assault."
    restates = ["REV-221"]
  }

  clause "REV-604" {
    section = "Appendix 1: Transports"
    line    = 796
    text    = "Bridging: a transport may load and unload cargo without leaving its sea zone."
  }

  clause "REV-605" {
    section = "Appendix 1: Transports"
    line    = 796
    text    = "Bridging: normal capacity still applies."
  }

  clause "REV-606" {
    section = "Appendix 1: Transports"
    line    = 796
    text    = "Bridging: cargo may be unloaded in one territory only."
    note    = "We read: a transport that has moved unloads into one territory only, too."
  }

  clause "REV-607" {
    section = "Appendix 1: Transports"
    line    = 796
    text    = "Bridging: after unloading the transport can neither move nor load other cargo until the next round."
    note    = "We read: until its owner's next turn, whoever's turn it is in between."
  }

  clause "REV-608" {
    section = "Appendix 1: Transports"
    line    = 796
    text    = "Bridging is forbidden in a sea zone with enemy units."
    note    = "We read: submerged submarines are disregarded here too."
  }

  clause "REV-609" {
    section  = "Appendix 1: Transports"
    line     = 798
    text     = "Amphibious assault: a transport may unload on hostile territory in Combat Move and thereby start an amphibious assault."
    restates = ["REV-221"]
    note = <<-END
      We read: the landing is announced in Combat Move and carried out in Conduct Combat, after any sea battle, and may
      be called off.
    END
  }

  clause "REV-610" {
    section  = "Appendix 1: Transports"
    line     = 798
    text     = "Amphibious assault: enemy units in the sea zone require a sea battle first."
    restates = ["REV-337"]
  }

  clause "REV-611" {
    section  = "Appendix 1: Transports"
    line     = 798
    text     = "Amphibious assault: a transport surviving the sea battle may unload once all enemy naval units are destroyed."
    restates = ["REV-340"]
    note     = "We read: submerged submarines do not hinder unloading; the zone need only be cleared."
  }

  clause "REV-612" {
    section = "Appendix 1: Submarines"
    line    = 806
    text    = "Submarines cost 8 IPC."
  }

  clause "REV-613" {
    section = "Appendix 1: Submarines"
    line    = 808
    text    = "Submarines attack at 2 (3 with Super Submarines)."
  }

  clause "REV-614" {
    section = "Appendix 1: Submarines"
    line    = 808
    text    = "A submarine's attack value is always used in the opening-fire step."
  }

  clause "REV-615" {
    section = "Appendix 1: Submarines"
    line    = 810
    text    = "Submarines defend at 2."
  }

  clause "REV-616" {
    section = "Appendix 1: Submarines"
    line    = 812
    text    = "Submarines move 2."
  }

  clause "REV-617" {
    section  = "Appendix 1: Submarines"
    line     = 816
    text     = "Submarines may move freely through sea zones with enemy units."
    restates = ["REV-211"]
  }

  clause "REV-618" {
    section  = "Appendix 1: Submarines"
    line     = 816
    text     = "A submarine that ends its combat move in a hostile sea zone causes a battle."
    restates = ["REV-212"]
  }

  clause "REV-619" {
    section  = "Appendix 1: Submarines"
    line     = 816
    text     = "A submarine cannot end its noncombat move in a hostile sea zone."
    restates = ["REV-410"]
  }

  clause "REV-620" {
    section  = "Appendix 1: Submarines"
    line     = 816
    text     = "An enemy destroyer in a sea zone forces a submarine to stop there."
    restates = ["REV-213"]
    note     = "We read: in Noncombat Move a submarine cannot enter that zone, as it could not end there."
  }

  clause "REV-621" {
    section  = "Appendix 1: Submarines"
    line     = 818
    text     = "Submarines always fire in the opening-fire step, when attacking and when defending."
    restates = ["REV-256"]
    note     = "We read: submarines fire in the opening fire even against a destroyer; the destroyer only lets the casualties fire back."
  }

  clause "REV-622" {
    section  = "Appendix 1: Submarines"
    line     = 818
    text     = "Submarines can hit only naval units."
    restates = ["REV-258"]
  }

  clause "REV-623" {
    section  = "Appendix 1: Submarines"
    line     = 818
    text     = "Submarine casualties are destroyed before they can return fire, unless an enemy destroyer is present."
    restates = ["REV-259"]
  }

  clause "REV-624" {
    section = "Appendix 1: Submarines"
    line    = 818
    text    = "Any naval or air unit may fire on submarines."
  }

  clause "REV-625" {
    section  = "Appendix 1: Submarines"
    line     = 820
    text     = "A submarine may submerge after both attacker and defender have fired in the cycle, whatever the other units do."
    restates = ["REV-290"]
    note     = "We read: the moment is step 7 of the cycle."
  }

  clause "REV-626" {
    section  = "Appendix 1: Submarines"
    line     = 820
    text     = "A submerging submarine goes back to the map and stays submerged until the end of Noncombat Move."
    restates = ["REV-292"]
  }

  clause "REV-627" {
    section  = "Appendix 1: Submarines"
    line     = 820
    text     = "It then surfaces even if enemy units are in the sea zone, without causing a battle."
    restates = ["REV-412"]
  }

  clause "REV-628" {
    section  = "Appendix 1: Submarines"
    line     = 820
    text     = "Enemy naval units move unhindered through sea zones with submerged submarines."
    restates = ["REV-293"]
  }

  clause "REV-629" {
    section  = "Appendix 1: Submarines"
    line     = 820
    text     = "Enemy transports may load and unload in sea zones with submerged submarines."
    restates = ["REV-225"]
  }

  clause "REV-630" {
    section  = "Appendix 1: Submarines"
    line     = 820
    text     = "An enemy destroyer's presence (of any power hostile to it) prevents a submarine from submerging."
    restates = ["REV-566"]
  }

  clause "REV-631" {
    section  = "Appendix 1: Submarines"
    line     = 822
    text     = "Super Submarines: submarine attack value becomes 3."
    restates = ["REV-157"]
  }
}
