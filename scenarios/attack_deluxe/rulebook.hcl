# Every clause of the rulebook, in our words, with the book's worked examples. A note is the reading taken where the book leaves
# something open, contradicts itself or points to the printed board and cards; the readings are ours and may be changed.

rulebook "attack_deluxe" {
  title    = "Attack! Deluxe"
  language = "pl"

  clause "ATK-001" {
    section        = "Contents and component list"
    line           = 1
    text           = "The contents page points to a list of things needed for play in addition to the components it lists."
    not_applicable = "A pointer to a list that is cut off in our copy of the book."
  }

  clause "ATK-002" {
    section = "Contents and component list"
    line    = 5
    text    = "There are exactly eight action types: Move, Blitz, Transport, Navigate, Research, Build, Burn and Negotiate."
  }

  clause "ATK-003" {
    section        = "Contents and component list"
    line           = 22
    text           = "The game has 5 green fleet dice."
    not_applicable = "Cardboard: dice are rolled as often as the rules ask, however many lie in the box."
  }

  clause "ATK-004" {
    section = "Contents and component list"
    line    = 24
    text    = "The Action Card deck holds 36 cards."
    note    = "Six copies of each of the six cards the book explains."
  }

  clause "ATK-005" {
    section        = "Contents and component list"
    line           = 26
    text           = "There are 6 sets of naval pieces, each with Submarines, Battleships, Destroyers and Carriers."
    not_applicable = "Cardboard: the number of pieces in the box limits nobody."
  }

  clause "ATK-006" {
    section = "Contents and component list"
    line    = 31
    text    = "The Economics deck holds 120 cards."
    note    = "Six cards of each type and level, and 24 Population cards."
  }

  clause "ATK-007" {
    section        = "Contents and component list"
    line           = 34
    text           = "There is a bank of Production Certificates and Oil Certificates."
    not_applicable = "Cardboard: the bank never runs out; points and certificates are counted."
  }

  clause "ATK-008" {
    section = "Contents and component list"
    line    = 37
    text    = "There are 8 Government Boards."
    note    = "Two for each of the four types."
  }

  clause "ATK-009" {
    section = "Contents and component list"
    line    = 40
    text    = "There are 90 Government Markers."
    note    = "23 of Fascism, 23 of Communism, 22 of Monarchy and 22 of Democracy."
  }

  clause "ATK-010" {
    section        = "Contents and component list"
    line           = 43
    text           = "There are 32 Action Markers."
    not_applicable = "Cardboard: four markers for each of at most six players, and spares."
  }

  clause "ATK-011" {
    section        = "Contents and component list"
    line           = 45
    text           = "There are 40 Oil Markers."
    not_applicable = "Cardboard: the supply of Oil Markers never runs out."
  }

  clause "ATK-012" {
    section = "Contents and component list"
    line    = 47
    text    = "There is a Western Theater of War board."
    note    = "The Pacific board, missing from this list, is used in the rules."
  }

  clause "ATK-013" {
    section        = "Contents and component list"
    line           = 50
    text           = "There are 8 red army dice."
    not_applicable = "Cardboard: dice are rolled as often as the rules ask, however many lie in the box."
  }

  clause "ATK-014" {
    section = "Contents and component list"
    line    = 52
    text    = "There are 2 blue order dice."
    note    = "Ordinary dice, numbered 1 to 6."
  }

  clause "ATK-015" {
    section        = "Contents and component list"
    line           = 55
    text           = "There are 6 sets of land pieces, each with Tanks, Planes, Infantry, Artillery and a Capital City."
    not_applicable = "Cardboard: the number of pieces in the box limits nobody."
  }

  clause "ATK-016" {
    section = "Mission overview: goals and game end"
    line    = 66
    text    = "The game ends when any power captures the capital of another power."
    note    = "The game stops at once."
  }

  clause "ATK-017" {
    section = "Mission overview: goals and game end"
    line    = 67
    text    = "If no capital has fallen, the game ends at the end of a year fixed before play began."
  }

  clause "ATK-018" {
    section = "Mission overview: goals and game end"
    line    = 68
    text    = "When the game ends, each player scores victory points for every region they control."
    note    = "1 point each."
  }

  clause "ATK-019" {
    section = "Mission overview: goals and game end"
    line    = 68
    text    = "When the game ends, each player scores victory points for every Sea Zone they control."
    note    = "1 point each."
  }

  clause "ATK-020" {
    section = "Mission overview: goals and game end"
    line    = 69
    text    = "When the game ends, each player scores victory points for every capital they control."
    note    = "1 point each."
  }

  clause "ATK-021" {
    section = "Mission overview: goals and game end"
    line    = 69
    text    = "When the game ends, each player scores victory points for their Population."
    note    = "1 point for each Population card."
  }

  clause "ATK-022" {
    section = "Mission overview: goals and game end"
    line    = 69
    text    = "When the game ends, each player scores victory points for their level of technological development."
    note    = "1 point for each level of the card held in each type."
  }

  clause "ATK-023" {
    section = "Mission overview: goals and game end"
    line    = 70
    text    = "The player with the most victory points wins."
    note    = "Ties: most regions, then most certificates, then the win is shared."
  }

  clause "ATK-024" {
    section = "Mission overview: duration"
    line    = 75
    text    = "The game is played in years, and its length is a set number of years."
    note    = "An option of the game, 6 years unless another is chosen."
  }

  clause "ATK-025" {
    section = "Mission overview: duration"
    line    = 76
    text    = "A Limited Conflict game ends after 6 years."
  }

  clause "ATK-026" {
    section = "Mission overview: duration"
    line    = 76
    text    = "A War game ends after 9 years."
  }

  clause "ATK-027" {
    section = "Mission overview: duration"
    line    = 76
    text    = "A Total War game ends after 12 years."
  }

  clause "ATK-028" {
    section = "Mission overview: duration"
    line    = 80
    text    = "A year has four seasons in this order: Spring, Summer, Autumn, Winter."
  }

  clause "ATK-029" {
    section = "Mission overview: duration"
    line    = 80
    text    = "Each player takes one action in Spring."
  }

  clause "ATK-030" {
    section = "Mission overview: duration"
    line    = 81
    text    = "Each player takes one action in Summer."
  }

  clause "ATK-031" {
    section = "Mission overview: duration"
    line    = 81
    text    = "Each player takes one action in Autumn."
  }

  clause "ATK-032" {
    section = "Mission overview: duration"
    line    = 81
    text    = "Each player may, but need not, take one action in Winter."
  }

  clause "ATK-033" {
    section = "Mission overview: duration"
    line    = 81
    text    = "Every player finishes their action of a season before the next season starts."
  }

  clause "ATK-034" {
    section = "Mission overview: actions"
    line    = 87
    text    = "To take an action a player puts an Action Marker on the field for that action on their own Government Board."
  }

  clause "ATK-035" {
    section = "Mission overview: actions"
    line    = 88
    text    = "When taking an action the player may also play an Action Card that affects the chosen action."
    note    = "One card for an action."
  }

  clause "ATK-036" {
    section = "Mission overview: actions"
    line    = 88
    text    = "A player must choose an action in Spring, Summer and Autumn; passing without choosing is not allowed."
  }

  clause "ATK-037" {
    section = "Mission overview: actions"
    line    = 88
    text    = "A player may choose an action and then do nothing with it."
  }

  clause "ATK-038" {
    section = "Mission overview: actions"
    line    = 89
    text    = "Units that took part in one action may freely take part in a later action."
  }

  clause "ATK-039" {
    section = "Mission overview: actions"
    line    = 93
    text    = "After the first player has taken an action, the next player in order takes theirs, and so on."
  }

  clause "ATK-040" {
    section = "Mission overview: actions"
    line    = 94
    text    = "The season changes when the turn comes back to the first player."
  }

  clause "ATK-041" {
    section = "Mission overview: actions"
    line    = 94
    text    = "A player may only choose an action whose field on their board is not yet covered by a marker this year."
    note    = "So each action can be taken once a year; the action bought by a Burn counts as taken."
  }

  clause "ATK-042" {
    section = "Mission overview: actions"
    line    = 97
    text    = "After Autumn each player must decide whether to take the Burn action in Winter."
    note    = "In the order of play of the year."
  }

  clause "ATK-043" {
    section = "Mission overview: end of year"
    line    = 101
    text    = "At year end, income is collected only by players who did not collect income through a Build action that year."
  }

  clause "ATK-044" {
    section = "Mission overview: end of year"
    line    = 102
    text    = "Year-end income gives 1 Oil Certificate for each of the player's Oil Markers on the board."
    note    = "A marker is a player's own if it lies in a region he controls."
  }

  clause "ATK-045" {
    section = "Mission overview: end of year"
    line    = 102
    text    = "Year-end income gives 1 Production Certificate for each Government Marker the player holds."
    note    = "Population cards do not count here: the book gives them to Build income alone."
  }

  clause "ATK-046" {
    section = "Mission overview: end of year"
    line    = 103
    text    = "A player gains a Government Marker whenever they take control of a new region by diplomacy or by attack."
  }

  clause "ATK-047" {
    section = "Mission overview: end of year"
    line    = 104
    text    = "At year end all players take back the Action Markers from their boards."
  }

  clause "ATK-048" {
    section = "Mission overview: end of year"
    line    = 105
    text    = "The next player in order takes the order die and becomes starting player of the new year."
    note    = "The next in the direction of the year that ended."
  }

  clause "ATK-049" {
    section = "Mission overview: end of year"
    line    = 105
    text    = "The new starting player turns the order die to the next number."
  }

  clause "ATK-050" {
    section = "Starting components per player"
    line    = 110
    text    = "Each player starts with 1 Economics Card, chosen from the two their government offers."
  }

  clause "ATK-051" {
    section = "Starting components per player"
    line    = 112
    text    = "Fascism starts with Minerals 1 or Rail 1."
    note    = "As printed, although the lists of three governments are alike."
  }

  clause "ATK-052" {
    section = "Starting components per player"
    line    = 114
    text    = "Communism starts with Factories 1 or Rail 1."
  }

  clause "ATK-053" {
    section = "Starting components per player"
    line    = 116
    text    = "Monarchy starts with Minerals 1 or Rail 1."
    note    = "As printed, although the lists of three governments are alike."
  }

  clause "ATK-054" {
    section = "Starting components per player"
    line    = 118
    text    = "Democracy starts with Minerals 1 or Rail 1."
    note    = "As printed, although the lists of three governments are alike."
  }

  clause "ATK-055" {
    section = "Starting components per player"
    line    = 120
    text    = "Each player starts with 1 Government Board."
  }

  clause "ATK-056" {
    section = "Starting components per player"
    line    = 123
    text    = "Each player starts with 3 Government Markers."
    note    = "Of the player's own type; they stand for the capital and the two regions beside it."
  }

  clause "ATK-057" {
    section = "Starting components per player"
    line    = 126
    text    = "Each player starts with 4 Action Markers."
  }

  clause "ATK-058" {
    section = "Starting components per player"
    line    = 126
    text    = "Each player starts with 1 Oil Marker."
  }

  clause "ATK-059" {
    section = "Starting components per player"
    line    = 126
    text    = "Each player starts with 1 Action Card."
    note    = "Drawn from the shuffled deck."
  }

  clause "ATK-060" {
    section = "Starting components per player"
    line    = 128
    text    = "Each player starts with 3 Production Certificates."
  }

  clause "ATK-061" {
    section = "Starting components per player"
    line    = 130
    text    = "Each player starts with 12 Infantry."
  }

  clause "ATK-062" {
    section = "Starting components per player"
    line    = 132
    text    = "Each player starts with 4 Artillery."
  }

  clause "ATK-063" {
    section = "Starting components per player"
    line    = 134
    text    = "Each player starts with 1 Tank."
  }

  clause "ATK-064" {
    section = "Starting components per player"
    line    = 136
    text    = "Each player starts with 1 Plane."
  }

  clause "ATK-065" {
    section = "Starting components per player"
    line    = 138
    text    = "Each player starts with 1 Submarine."
  }

  clause "ATK-066" {
    section = "Starting components per player"
    line    = 140
    text    = "Each player starts with 3 Destroyers."
  }

  clause "ATK-067" {
    section = "Starting components per player"
    line    = 142
    text    = "Each player starts with 1 Capital City."
  }

  clause "ATK-068" {
    section = "Starting components per player"
    line    = 144
    text    = "Each player starts with 1 Oil Certificate."
  }

  clause "ATK-069" {
    section = "Starting components per player"
    line    = 146
    text    = "Submarines, Destroyers, Battleships and Carriers belong to the naval (fleet) unit category."
  }

  clause "ATK-070" {
    section = "Starting components per player"
    line    = 148
    text    = "Infantry, Artillery, Tanks and Planes belong to the army unit category."
  }

  clause "ATK-071" {
    section = "Starting components per player"
    line    = 150
    text    = "The Capital City belongs to its own city category and is neither an army nor a fleet unit."
  }

  clause "ATK-072" {
    section = "Setup step 2: choose your government"
    line    = 157
    text    = "Each player rolls the order dice to fix the order of choosing."
    note    = "Both dice, added up."
  }

  clause "ATK-073" {
    section = "Setup step 2: choose your government"
    line    = 157
    text    = "Starting with the highest roll, players in turn choose a government and take its components."
  }

  clause "ATK-074" {
    section = "Setup step 2: choose your government"
    line    = 158
    text    = "Tied rolls for choosing order are rerolled."
    note    = "The tied players roll again among themselves."
  }

  clause "ATK-075" {
    section = "Setup step 1: prepare the battlefield"
    line    = 163
    text    = "With 2 to 4 players either the Pacific board or the Western board alone may be used."
    note    = "One board or both, as an option of the game."
  }

  clause "ATK-076" {
    section = "Setup step 1: prepare the battlefield"
    line    = 164
    text    = "With 5 or 6 players both boards are used."
  }

  clause "ATK-077" {
    section = "Setup step 1: prepare the battlefield"
    line    = 164
    text    = "The game is for 2 to 6 players."
  }

  clause "ATK-078" {
    section = "Setup step 1: prepare the battlefield"
    line    = 167
    text    = "With 2 to 4 players one Government Board of each type is laid out, so no two players share a type."
    note    = "At most one player of a type."
  }

  clause "ATK-079" {
    section = "Setup step 1: prepare the battlefield"
    line    = 168
    text    = "With 5 or 6 players two Government Boards of each type are laid out, so at most two players share a type."
  }

  clause "ATK-080" {
    section = "Setup step 1: prepare the battlefield"
    line    = 171
    text    = "The Action Card deck is shuffled."
  }

  clause "ATK-081" {
    section = "Setup step 1: prepare the battlefield"
    line    = 171
    text    = "The Action Card deck is placed face down."
    note    = "When it runs out the used cards are shuffled to be the deck."
  }

  clause "ATK-082" {
    section = "Setup step 1: prepare the battlefield"
    line    = 173
    text    = "The Economics deck is split into five stacks by type: Factories, Minerals, Oil, Rail and Population."
  }

  clause "ATK-083" {
    section = "Setup step 1: prepare the battlefield"
    line    = 174
    text    = "Each Economics stack is sorted by number with the lowest first."
  }

  clause "ATK-084" {
    section = "Setup step 3: placing capitals"
    line    = 178
    text    = "Capitals are placed one at a time in the order fixed when governments were chosen."
    note    = "The order of choosing governments."
  }

  clause "ATK-085" {
    section = "Setup step 3: placing capitals"
    line    = 179
    text    = "A capital cannot move."
  }

  clause "ATK-086" {
    section = "Setup step 3: placing capitals"
    line    = 179
    text    = "A capital cannot be destroyed."
  }

  clause "ATK-087" {
    section = "Setup step 3: placing capitals"
    line    = 179
    text    = "A capital can be captured."
  }

  clause "ATK-088" {
    section = "Setup step 3: placing capitals"
    line    = 181
    text    = "The first player picks for their capital a region that borders at least one Sea Zone that is not a Polar Circle."
  }

  clause "ATK-089" {
    section = "Setup step 3: placing capitals"
    line    = 182
    text    = "The player puts their Capital City on the chosen region."
  }

  clause "ATK-090" {
    section = "Setup step 3: placing capitals"
    line    = 182
    text    = "The player puts their starting Oil Marker on the capital's region."
  }

  clause "ATK-091" {
    section = "Setup step 3: placing capitals"
    line    = 183
    text    = "Each following player must put their capital on a different continent."
    note = <<-END
      We read: different from every continent taken so far, as long as a free one is in play; where none is free, any
      coast. There are six: North and South America, Europe, Africa, Asia, and Australia with Oceania.
    END
  }

  clause "ATK-092" {
    section = "Setup step 3: placing capitals"
    line    = 183
    text    = "The same placement procedure repeats until every player has a capital on the board."
    note    = "With the same conditions and an Oil Marker each."
  }

  clause "ATK-093" {
    section = "Setup step 3: placing armies"
    line    = 186
    text    = "Armies are placed player by player in the same order as capitals."
  }

  clause "ATK-094" {
    section = "Setup step 3: placing armies"
    line    = 186
    text    = "A player divides their starting army units freely among their capital region and two adjacent regions."
    note    = "The two regions are picked first, and each holds at least one unit at the end."
  }

  clause "ATK-095" {
    section = "Setup step 3: placing armies"
    line    = 187
    text    = "For army placement a region is adjacent to the capital if it shares a land border with it."
  }

  clause "ATK-096" {
    section = "Setup step 3: placing armies"
    line    = 188
    text    = "For army placement a region is adjacent to the capital if both border the same Anchored Sea Zone."
  }

  clause "ATK-097" {
    section = "Setup step 3: placing armies"
    line    = 188
    text    = "For army placement a region is adjacent to the capital if a Sea Lane links them."
  }

  clause "ATK-098" {
    section = "Setup step 3: placing armies"
    line    = 188
    text    = "The adjacent regions used for army placement must be on the capital's continent."
  }

  clause "ATK-099" {
    section = "Setup step 3: placing fleets"
    line    = 191
    text    = "All of a player's starting ships are placed together as one group on the Coast of the capital region."
  }

  clause "ATK-100" {
    section = "Setup step 3: placing fleets"
    line    = 191
    text    = "Starting ships on the Coast are not in any Sea Zone."
  }

  clause "ATK-101" {
    section = "Setup step 3: placing fleets"
    line    = 192
    text    = "Starting ships may not be moved to the Coasts of other regions."
  }

  clause "ATK-102" {
    section = "Setup step 3: placing fleets"
    line    = 192
    text    = "A player who starts with Oil 1 puts an Oil Marker in one of the regions they set up in."
    note    = "No government in the list starts with Oil 1, but the rule holds for one that would."
  }

  clause "ATK-103" {
    section = "Setup step 4: the rest of the world"
    line    = 198
    text    = "After units are placed, every unoccupied region is neutral."
  }

  clause "ATK-104" {
    section = "Setup step 4: the rest of the world"
    line    = 199
    text    = "The Government Markers left over are turned face down."
  }

  clause "ATK-105" {
    section = "Setup step 4: the rest of the world"
    line    = 200
    text    = "The face-down Government Markers are mixed."
  }

  clause "ATK-106" {
    section = "Setup step 4: the rest of the world"
    line    = 200
    text    = "One face-down Government Marker is put on each neutral region."
    note    = "What is left over stays out of the game."
  }

  clause "ATK-107" {
    section = "Setup step 4: the rest of the world"
    line    = 201
    text    = "Markers on neutral regions stay hidden from all players until a rule reveals them."
  }

  clause "ATK-108" {
    section = "Setup step 5: turn order"
    line    = 206
    text    = "When setup is complete the players roll the order dice for the first starting player."
  }

  clause "ATK-109" {
    section = "Setup step 5: turn order"
    line    = 206
    text    = "The highest roller is starting player of Year One and takes the order die."
    note    = "Ties roll again."
  }

  clause "ATK-110" {
    section = "Setup step 5: turn order"
    line    = 207
    text    = "The order die shows the number of the current year, starting at 1 in Year One. Example: Year One: 1; Year Two: 2."
  }

  clause "ATK-111" {
    section        = "Setup step 5: turn order"
    line           = 208
    text           = "The second order die is brought in when Year Seven is reached."
    not_applicable = "Cardboard: a second die to show years above six; the year is a number."
  }

  clause "ATK-112" {
    section = "Setup step 5: turn order"
    line    = 210
    text    = "The starting player of a year sets turn direction for that year: clockwise or counter-clockwise."
  }

  clause "ATK-113" {
    section = "Setup step 5: turn order"
    line    = 211
    text    = "The direction must be chosen before anyone takes an action that year."
  }

  clause "ATK-114" {
    section = "Setup step 5: turn order"
    line    = 211
    text    = "The chosen direction applies to all actions of that year."
  }

  clause "ATK-115" {
    section = "Components: boards"
    line    = 219
    text    = "The world consists of two boards: the Pacific Theater and the Western Theater."
  }

  clause "ATK-116" {
    section = "Components: boards"
    line    = 219
    text    = "Land is divided into regions."
    note    = "The book names 41 regions; the other 46 are drawn from the world as it is."
  }

  clause "ATK-117" {
    section = "Components: boards"
    line    = 220
    text    = "Oceans are divided into Sea Zones."
    note    = "The book names nine zones; the other 22 are drawn from the world as it is."
  }

  clause "ATK-118" {
    section = "Components: boards"
    line    = 220
    text    = "The two boards join: neighbouring regions, Sea Zones and Sea Lanes of one board can be reached from the other."
    note    = "Over the Caucasus, the Urals, Sinai, the Bosporus, the Pacific zones and the zones on both boards."
  }

  clause "ATK-119" {
    section = "Components: boards"
    line    = 221
    text    = "Areas carrying the same name on both boards are one and the same area."
    note    = "The Mediterranean Sea, the Indian and Southern Indian Ocean and the Bering Sea stand on both boards."
  }

  clause "ATK-120" {
    section = "Components: boards"
    line    = 222
    text    = "Areas without a name cannot be entered."
    note    = "One such area is drawn, the inland ice."
  }

  clause "ATK-121" {
    section = "Components: boards"
    line    = 222
    text    = "No movement is allowed through the Polar Circles to the opposite end of the map."
  }

  clause "ATK-122" {
    section = "Components: boards"
    line    = 225
    text    = "The Western board contains the Americas, Africa and Europe."
    note    = "The Americas are two continents. Caucasus and Volga belong to Europe."
  }

  clause "ATK-123" {
    section = "Components: boards"
    line    = 228
    text    = "The Pacific board contains Asia, Australia and Oceania."
    note    = "Asia includes Turkey, Syria-Iraq and Saudi Arabia."
  }

  clause "ATK-124" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    line    = 231
    text    = "Each Sea Zone has a name and is bounded by red lines."
  }

  clause "ATK-125" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    line    = 236
    text    = "A Sea Zone marked with an anchor connects all regions around it to one another as if by Sea Lane."
  }

  clause "ATK-126" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    line    = 242
    text    = "Sea Lanes are grey lines that run through Sea Zones."
    note    = "Three lanes are the book's, the others our default."
  }

  clause "ATK-127" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    line    = 243
    text    = "A player who controls every Sea Zone a Sea Lane runs through may transport troops along it."
    note    = "The wider list of ATK-211 to 213 holds: zones under nobody's control and those used by leave count too."
  }

  clause "ATK-128" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    line    = 250
    text    = "A canal is controlled by the region it cuts, so by whoever controls that region."
    note    = "An opponent who holds the region may give leave; without it the canal is closed."
  }

  clause "ATK-129" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    line    = 251
    text    = "A canal is open to everyone while its region is neutral."
  }

  clause "ATK-130" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    line    = 254
    text    = "The Suez Canal is controlled through Egypt-Sudan."
  }

  clause "ATK-131" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    line    = 257
    text    = "The Panama Canal is controlled through Panama."
    note    = "It joins the Caribbean Sea and the Eastern Pacific."
  }

  clause "ATK-132" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    line    = 262
    text    = "Units on a Coast do not control the neighbouring Sea Zones."
  }

  clause "ATK-133" {
    section = "Components: markers and certificates"
    line    = 269
    text    = "Oil Markers may only be placed in regions the player controls."
  }

  clause "ATK-134" {
    section = "Components: markers and certificates"
    line    = 270
    text    = "Oil Markers are not tied to any government type."
  }

  clause "ATK-135" {
    section = "Components: markers and certificates"
    line    = 278
    text    = "A player has exactly one Action Marker per season."
  }

  clause "ATK-136" {
    section = "Components: markers and certificates"
    line    = 284
    text    = "A player who gains a region that was neutral takes that region's Government Marker from the board."
    note    = "Of the region itself."
  }

  clause "ATK-137" {
    section = "Components: Government Boards"
    line    = 295
    text    = "A player's Government Board fixes their government type: Fascism, Communism, Monarchy or Democracy."
  }

  clause "ATK-138" {
    section = "Components: Government Boards"
    line    = 296
    text    = "All governments can take the same actions."
  }

  clause "ATK-139" {
    section = "Components: Government Boards"
    line    = 297
    text    = "Governments start with different technology."
    note    = "As far as the printed lists differ: see ATK-051 to 054."
  }

  clause "ATK-140" {
    section = "Components: Government Boards"
    line    = 299
    text    = "Each government type is allied with two of the other three types."
    note    = "The two that are not hostile."
  }

  clause "ATK-141" {
    section = "Components: Government Boards"
    line    = 300
    text    = "Each government type is hostile to exactly one of the other three types."
    note    = "Fascism and Communism are hostile, and Democracy and Monarchy."
  }

  clause "ATK-142" {
    section        = "Components: units and dice"
    line           = 301
    text           = "A small army piece stands for one unit."
    not_applicable = "Cardboard: units are counted, not drawn in sizes."
  }

  clause "ATK-143" {
    section        = "Components: units and dice"
    line           = 301
    text           = "A large army piece stands for five units."
    not_applicable = "Cardboard: units are counted, not drawn in sizes."
  }

  clause "ATK-144" {
    section        = "Components: units and dice"
    line           = 302
    text           = "Five small pieces may be exchanged for one large piece, or back, at any time."
    not_applicable = "Cardboard: units are counted, so there is nothing to exchange."
  }

  clause "ATK-145" {
    section = "Components: units and dice"
    line    = 306
    text    = "Infantry is a basic army unit that can enter enemy territory and fight."
  }

  clause "ATK-146" {
    section = "Components: units and dice"
    line    = 316
    text    = "A fleet die has six faces: 1 Submarine, 1 Destroyer, 1 Carrier, 2 Battleship, 1 blank."
  }

  clause "ATK-147" {
    section = "Components: units and dice"
    line    = 322
    text    = "A player whose capital falls is out of the game."
    note    = "He scores nothing and cannot win; the game is over for all."
  }

  clause "ATK-148" {
    section = "Components: units and dice"
    line    = 332
    text    = "An army die has six faces: 1 Tank, 1 Infantry, 1 Artillery, 2 Plane, 1 blank."
  }

  clause "ATK-149" {
    section = "Components: units and dice"
    line    = 345
    text    = "Each Action Card names one action type that it changes."
  }

  clause "ATK-150" {
    section = "Components: units and dice"
    line    = 346
    text    = "An Action Card may only be played during the action type it names."
  }

  clause "ATK-151" {
    section = "Components: units and dice"
    line    = 348
    text    = "Each Action Card names one government type that gets an enhanced effect."
    note    = "Only three cards have an enhanced effect the book tells; the others work alike for all."
  }

  clause "ATK-152" {
    section = "Components: units and dice"
    line    = 349
    text    = "For the named government the enhanced effect replaces the basic effect."
  }

  clause "ATK-153" {
    section = "Components: units and dice"
    line    = 350
    text    = "A player draws an Action Card each time they gain a Population card."
  }

  clause "ATK-154" {
    section = "Components: units and dice"
    line    = 358
    text    = "A Plane is twice as likely to hit as other army units because two die faces show it."
  }

  clause "ATK-155" {
    section = "Components: units and dice"
    line    = 368
    text    = "A Carrier can carry one Plane."
  }

  clause "ATK-156" {
    section = "Components: units and dice"
    line    = 373
    text    = "A Destroyer can carry one Infantry or one Artillery."
  }

  clause "ATK-157" {
    section = "Components: units and dice"
    line    = 378
    text    = "A Battleship is more likely to hit because two fleet die faces show it."
  }

  clause "ATK-158" {
    section = "Components: units and dice"
    line    = 379
    text    = "A Battleship can carry one Infantry, one Artillery or one Tank."
  }

  clause "ATK-159" {
    section = "Action: Move"
    line    = 443
    text    = "In a Move action a player may move any number of their army units."
  }

  clause "ATK-160" {
    section = "Action: Move"
    line    = 443
    text    = "In a Move action each unit moves at most one region."
  }

  clause "ATK-161" {
    section = "Action: Move"
    line    = 444
    text    = "In a Move action a unit may enter a region joined to its own by a land border."
  }

  clause "ATK-162" {
    section = "Action: Move"
    line    = 444
    text    = "In a Move action a unit may enter a region joined to its own by a Coast."
    note    = "Two regions share a Coast at the straits of Gibraltar and of the Bosporus."
  }

  clause "ATK-163" {
    section = "Action: Move"
    line    = 444
    text    = "In a Move action a unit may enter a region that borders the same Anchored Sea Zone as its own region."
  }

  clause "ATK-164" {
    section = "Action: Move"
    line    = 444
    text    = "In a Move action at least one army unit must stay in every region the player controls; no region may be left empty."
    note    = "At the end of the Move, before the battles; a unit that left may be called back."
  }

  clause "ATK-165" {
    section = "Action: Move"
    line    = 447
    text    = "Ordinary (non-anchored) Sea Zones cannot be crossed in a Move action."
  }

  clause "ATK-166" {
    section = "Action: Move"
    line    = 448
    text    = "In a Move action units may cross an Anchored Sea Zone that no fleet controls or that the moving player controls."
  }

  clause "ATK-167" {
    section = "Action: Move"
    line    = 448
    text    = "To cross an Anchored Sea Zone controlled by another player in a Move action, that player's permission is needed."
    note    = "Asked each time, for this action only; refused unless granted."
  }

  clause "ATK-168" {
    section = "Action: Move"
    line    = 450
    text    = "During a Move action a carried unit may leave its ship and enter a region bordering the Sea Zone the ship is in."
    note    = "A landing is the unit's whole move."
  }

  clause "ATK-169" {
    section = "Action: Blitz"
    line    = 457
    text    = "In a Blitz each Plane may move up to 3 regions."
    note    = "The target is the third region entered, at the farthest."
  }

  clause "ATK-170" {
    section = "Action: Blitz"
    line    = 457
    text    = "In a Blitz each Tank may move up to 3 regions."
  }

  clause "ATK-171" {
    section = "Action: Blitz"
    line    = 457
    text    = "In a Blitz each Infantry may move at most 1 region."
  }

  clause "ATK-172" {
    section = "Action: Blitz"
    line    = 458
    text    = "In a Blitz each Artillery may move at most 1 region."
  }

  clause "ATK-173" {
    section = "Action: Blitz"
    line    = 458
    text    = "A Blitz attacks exactly one region, which must be enemy-held or neutral."
  }

  clause "ATK-174" {
    section = "Action: Blitz"
    line    = 459
    text    = "Each step of a Blitz route must be over a land border or through an Anchored Sea Zone."
  }

  clause "ATK-175" {
    section = "Action: Blitz"
    line    = 459
    text    = "Anchored Sea Zones do not count against the Blitz movement limit."
  }

  clause "ATK-176" {
    section = "Action: Blitz"
    line    = 460
    text    = "Units may not disembark from ships during a Blitz."
  }

  clause "ATK-177" {
    section = "Action: Blitz"
    line    = 460
    text    = "When a Blitz ends the player must have at least one unit in every region they control."
    note    = "A unit stays in every region that units leave."
  }

  clause "ATK-178" {
    section = "Action: Blitz"
    line    = 463
    text    = "Tanks joining a Blitz must have a route with no obstacle in the regions passed."
  }

  clause "ATK-179" {
    section = "Action: Blitz"
    line    = 464
    text = <<-END
      Tanks may not blitz through neutral regions, enemy regions or Anchored Sea Zones unless one of the two listed
      exceptions holds.
    END
  }

  clause "ATK-180" {
    section = "Action: Blitz"
    line    = 465
    text = <<-END
      Blitz exception 1: Tanks may pass a region or Anchored Sea Zone that the player's own units control or that no
      units control.
    END
    note = <<-END
      We read: 'no units' is said of Anchored Sea Zones. Literally it would open neutral regions, which the sentence
      before it closes. A region whose last unit was traded in for a technology (ATK-306) still belongs to the player
      whose marker lies there, and stops Tanks.
    END
  }

  clause "ATK-181" {
    section = "Action: Blitz"
    line    = 466
    text    = "Blitz exception 2: Tanks may pass a region or Anchored Sea Zone with the permission of the player who controls it."
  }

  clause "ATK-182" {
    section = "Action: Blitz"
    line    = 468
    text    = "Planes may fly over neutral regions, enemy regions and any Anchored Sea Zone without restriction during a Blitz."
  }

  clause "ATK-183" {
    section = "Action: Navigate (ship capacities)"
    line    = 478
    text    = "A Submarine cannot carry any unit."
  }

  clause "ATK-184" {
    section = "Action: Navigate"
    line    = 509
    text    = "In a Navigate action a player may move any number of their fleet units."
  }

  clause "ATK-185" {
    section = "Action: Navigate"
    line    = 509
    text    = "A ship may move from its Sea Zone to an adjacent Sea Zone."
  }

  clause "ATK-186" {
    section = "Action: Navigate"
    line    = 510
    text    = "A ship may move from a Coast to a Sea Zone bordering that Coast."
  }

  clause "ATK-187" {
    section = "Action: Navigate"
    line    = 510
    text    = "Either step is the ship's whole movement for that Navigate action."
  }

  clause "ATK-188" {
    section = "Action: Navigate"
    line    = 511
    text    = "A player may move all ships out of a Sea Zone; no garrison is required at sea."
  }

  clause "ATK-189" {
    section = "Action: Navigate"
    line    = 511
    text    = "A Sea Zone with none of the player's ships left in it is not under that player's control."
  }

  clause "ATK-190" {
    section = "Action: Navigate"
    line    = 513
    text    = "At any time during a Navigate action army units may board the player's ships on adjacent Coasts or in adjacent Sea Zones."
    note = <<-END
      We read: at any time while ships are moved, before, between and after their moves. The Coastal Attacks come first
      (ATK-196), and no unit boards before them or once the battles of the action begin. Boarding may not leave a region
      without a unit, as a Move may not.
    END
  }

  clause "ATK-191" {
    section = "Action: Navigate"
    line    = 515
    text    = "Boarding may happen before or after the ship moves."
  }

  clause "ATK-192" {
    section = "Action: Navigate"
    line    = 517
    text    = "A unit aboard a ship stays aboard until it lands during a Move action."
    note    = "A Transport action may put units ashore as well, in one's own regions: ATK-204."
  }

  clause "ATK-193" {
    section = "Action: Navigate"
    line    = 518
    text    = "When a ship is destroyed the units it carries are destroyed too."
  }

  clause "ATK-194" {
    section = "Action: Navigate"
    line    = 520
    text    = "A ship that has left a Coast may never return to a Coast."
  }

  clause "ATK-195" {
    section = "Action: Navigate"
    line    = 521
    text    = "Only Submarines may go back to a Coast, and only for a Coastal Attack."
  }

  clause "ATK-196" {
    section = "Action: Navigate"
    line    = 523
    text    = "At the start of a Navigate action Submarines may attack enemy ships that are on a Coast."
    note    = "The Submarines that attacked do not sail in this action."
  }

  clause "ATK-197" {
    section = "Action: Navigate"
    line    = 524
    text    = "A Coastal Attack must start from a Sea Zone the attacker controls."
  }

  clause "ATK-198" {
    section = "Action: Navigate"
    line    = 524
    text    = "A Coastal Attack is fought as a normal battle."
    note    = "Nothing changes hands: no region or zone is at stake."
  }

  clause "ATK-199" {
    section = "Action: Navigate"
    line    = 525
    text    = "Any number of Submarines may join a Coastal Attack."
  }

  clause "ATK-200" {
    section = "Action: Navigate"
    line    = 525
    text    = "Ships other than Submarines may not attack ships on a Coast."
  }

  clause "ATK-201" {
    section = "Action: Navigate"
    line    = 526
    text    = "A ship on a Coast can be hit by a Coastal Attack from any Sea Zone that the Coast borders."
  }

  clause "ATK-202" {
    section = "Action: Navigate"
    line    = 527
    text    = "Submarines that survive a Coastal Attack return to their Sea Zone at the end of the action."
  }

  clause "ATK-203" {
    section = "Action: Transport"
    line    = 530
    text    = "In a Transport action a player may move army units from one region they control to an adjacent region they control."
    note    = "Any number of units. The regions left keep a unit each."
  }

  clause "ATK-204" {
    section = "Action: Transport"
    line    = 530
    text    = "In a Transport action a player may also unload army units onto land in a region they control."
    note    = "The later sentence of ATK-192, which knows Move alone, is read as a summary. We read: from a Coast, too."
  }

  clause "ATK-205" {
    section = "Action: Transport"
    line    = 532
    text    = "Transported units may not enter neutral regions."
  }

  clause "ATK-206" {
    section = "Action: Transport"
    line    = 532
    text    = "Transported units may not enter an opponent's regions."
  }

  clause "ATK-207" {
    section = "Action: Transport"
    line    = 532
    text    = "A Transport action never causes a battle."
  }

  clause "ATK-208" {
    section = "Action: Transport"
    line    = 533
    text    = "Troops may never be transported through neutral regions, whatever the Rail level."
    note    = "Nor through another player's regions."
  }

  clause "ATK-209" {
    section = "Action: Transport (Sea Lanes)"
    line    = 536
    text    = "A Transport action does not move fleet units."
  }

  clause "ATK-210" {
    section = "Action: Transport (Sea Lanes)"
    line    = 536
    text    = "Sea Zones do not count as regions for Transport distance."
  }

  clause "ATK-211" {
    section = "Action: Transport (Sea Lanes)"
    line    = 538
    text    = "A Sea Lane may be used through a Sea Zone the player's own fleet controls."
  }

  clause "ATK-212" {
    section = "Action: Transport (Sea Lanes)"
    line    = 539
    text    = "A Sea Lane may be used through a Sea Zone that no fleet unit controls."
  }

  clause "ATK-213" {
    section = "Action: Transport (Sea Lanes)"
    line    = 540
    text    = "A Sea Lane may be used through a Sea Zone controlled by another player with that player's consent."
  }

  clause "ATK-214" {
    section = "Action: Transport (Sea Lanes)"
    line    = 542
    text = <<-END
      A transported unit may not cross more than one Sea Zone in an action. Example: New England to Panama by the North
      Atlantic and Caribbean Sea is allowed; Burma-Malay to Japan by the Northwest Pacific, Southwest Pacific and Coral
      Sea is not allowed.
    END
    note = "One Sea Lane, or one anchored zone, for each unit and action; a lane may run through several zones."
  }

  clause "ATK-215" {
    section = "Action: Transport (Sea Lanes)"
    line    = 543
    text    = "A Sea Lane links New England and Panama through the North Atlantic and the Caribbean Sea."
    note    = "Along the coast and through the Caribbean."
  }

  clause "ATK-216" {
    section = "Action: Transport (Sea Lanes)"
    line    = 543
    text    = "The North Atlantic is a Sea Zone."
    note    = "New England, Old South, Quebec and Iceland border it."
  }

  clause "ATK-217" {
    section = "Action: Transport (Sea Lanes)"
    line    = 543
    text    = "The North Atlantic and the Caribbean Sea are adjacent Sea Zones."
  }

  clause "ATK-218" {
    section = "Action: Transport (Sea Lanes)"
    line    = 544
    text = <<-END
      No single Sea Lane links Burma-Malay and Japan; a sea path between them runs through the Northwest Pacific,
      Southwest Pacific and Coral Sea.
    END
    note = "So no lane joins them."
  }

  clause "ATK-219" {
    section = "Action: Transport (Sea Lanes)"
    line    = 544
    text    = "The Northwest Pacific is a Sea Zone."
    note    = "Japan and others border it."
  }

  clause "ATK-220" {
    section = "Action: Transport (Sea Lanes)"
    line    = 544
    text    = "The Southwest Pacific is a Sea Zone."
  }

  clause "ATK-221" {
    section = "Action: Transport (Sea Lanes)"
    line    = 544
    text    = "The Northwest Pacific and the Southwest Pacific are adjacent Sea Zones."
  }

  clause "ATK-222" {
    section = "Action: Transport (Sea Lanes)"
    line    = 545
    text    = "The Southwest Pacific and the Coral Sea are adjacent Sea Zones."
  }

  clause "ATK-223" {
    section = "Action: Transport (Sea Lanes)"
    line    = 547
    text = <<-END
      Units may be transported from any region bordering an Anchored Sea Zone to any other region bordering the same
      zone. Example: Old South to Mexico by the Caribbean Sea is allowed in a Transport action.
    END
  }

  clause "ATK-224" {
    section = "Action: Negotiate"
    line    = 576
    text    = "In a Negotiate action a player may try to win over one neutral region."
  }

  clause "ATK-225" {
    section = "Action: Negotiate"
    line    = 577
    text    = "A player may negotiate with only one region per year."
  }

  clause "ATK-226" {
    section = "Action: Negotiate"
    line    = 578
    text    = "A neutral region qualifies for Negotiate if it borders a region the player controls."
  }

  clause "ATK-227" {
    section = "Action: Negotiate"
    line    = 579
    text = <<-END
      A neutral region also qualifies if a Sea Zone or Sea Lane links it to a region the player controls and the zones
      are uncontrolled or held by the player's own fleet.
    END
    note = "We read: a Sea Zone is a link where it is anchored, as line 824 has it (ATK-322); the letter of line 579 names any Sea Zone."
  }

  clause "ATK-228" {
    section = "Action: Negotiate"
    line    = 580
    text = <<-END
      A link through a Sea Zone or Sea Lane held by another player's fleet counts for Negotiate only with that player's
      permission.
    END
  }

  clause "ATK-229" {
    section = "Action: Negotiate"
    line    = 583
    text    = "To negotiate, the player looks secretly at the region's hidden marker."
  }

  clause "ATK-230" {
    section = "Action: Negotiate"
    line    = 584
    text    = "If the marker equals the player's government type, the region costs nothing."
  }

  clause "ATK-231" {
    section = "Action: Negotiate"
    line    = 586
    text    = "If the marker is of an allied type, the region costs 4 Production Points."
    note    = "In Production Points; Oil Certificates pay in a Build only."
  }

  clause "ATK-232" {
    section = "Action: Negotiate"
    line    = 587
    text    = "If the marker is of the hostile type, the region costs 8 Production Points."
  }

  clause "ATK-233" {
    section = "Action: Negotiate"
    line    = 589
    text    = "After looking, the player decides whether to take the region and pay its cost."
  }

  clause "ATK-234" {
    section = "Action: Negotiate"
    line    = 589
    text    = "On success the marker is revealed to all."
  }

  clause "ATK-235" {
    section = "Action: Negotiate"
    line    = 589
    text    = "On success the marker joins the player's supply of Government Markers."
  }

  clause "ATK-236" {
    section = "Action: Negotiate"
    line    = 590
    text    = "On success the player puts one free Infantry on the region."
  }

  clause "ATK-237" {
    section = "Action: Negotiate"
    line    = 591
    text    = "On success the player then draws one Action Card."
  }

  clause "ATK-238" {
    section = "Action: Negotiate"
    line    = 591
    text    = "An Action Card drawn in a Negotiate action cannot be played in that same action."
  }

  clause "ATK-239" {
    section = "Action: Negotiate"
    line    = 595
    text    = "If the player declines or cannot pay, the marker goes back face down on the region."
    note    = "He remembers what he saw, the others learn nothing."
  }

  clause "ATK-240" {
    section = "Action: Negotiate"
    line    = 597
    text    = "A failed or declined negotiation ends the Negotiate action."
  }

  clause "ATK-241" {
    section = "Action: Build (unit list)"
    line    = 598
    text    = "Infantry costs 1."
  }

  clause "ATK-242" {
    section = "Action: Burn"
    line    = 612
    text    = "Burning oil is the only way to act in Winter."
  }

  clause "ATK-243" {
    section = "Action: Burn"
    line    = 613
    text    = "A Burn may be paid by discarding 5 Oil Certificates."
  }

  clause "ATK-244" {
    section = "Action: Burn"
    line    = 613
    text    = "Production Points cannot pay for a Burn."
  }

  clause "ATK-245" {
    section = "Action: Burn"
    line    = 614
    text    = "A Burn may instead be paid by removing and discarding one Oil Marker from a region the player controls."
  }

  clause "ATK-246" {
    section = "Action: Burn"
    line    = 614
    text    = "The player puts the Winter Action Marker on the Burn field of their board."
  }

  clause "ATK-247" {
    section = "Action: Burn"
    line    = 615
    text    = "After paying for the Burn the player chooses one further action and carries it out."
  }

  clause "ATK-248" {
    section = "Action: Burn"
    line    = 615
    text    = "The action bought by a Burn may not be one the player already took that year."
  }

  clause "ATK-249" {
    section = "Action: Burn"
    line    = 616
    text    = "The year ends once every action bought by Burning is resolved."
  }

  clause "ATK-250" {
    section = "Action: Burn"
    line    = 618
    text    = "A burned Oil Marker is gone for good and its region yields no more oil."
  }

  clause "ATK-251" {
    section = "Action: Burn"
    line    = 618
    text = <<-END
      A region whose Oil Marker was burned yields oil again only if a marker gained from a new Oil technology level is
      placed there.
    END
  }

  clause "ATK-252" {
    section = "Action: Build (income)"
    line    = 632
    text    = "In a Build action the player counts the Government Markers of regions they control and gains that many Production Points."
    note    = "The markers a player holds, which are as many as the regions he controls unless one was taken in a battle."
  }

  clause "ATK-253" {
    section = "Action: Build (income)"
    line    = 634
    text    = "Production Points may be spent on units now or saved for later Build actions."
  }

  clause "ATK-254" {
    section = "Action: Build (income)"
    line    = 635
    text    = "Each Population card counts as one more region when Build income is counted."
    note    = "Income only, not a place to build in."
  }

  clause "ATK-255" {
    section = "Action: Build (income)"
    line    = 638
    text    = "A Build action also yields Oil Certificates for Oil Markers in regions the player controls."
  }

  clause "ATK-256" {
    section = "Action: Build (income)"
    line    = 641
    text    = "Each such Oil Marker gives 1 Oil Certificate, whoever placed it."
  }

  clause "ATK-257" {
    section = "Action: Build (income)"
    line    = 642
    text    = "In a Build action Oil Certificates may be used in place of Production Points."
    note    = "One for one."
  }

  clause "ATK-258" {
    section = "Action: Build (buying units)"
    line    = 649
    text    = "A unit whose cost the player cannot pay cannot be built."
  }

  clause "ATK-259" {
    section = "Action: Build (buying units)"
    line    = 651
    text    = "In a Build action units are bought only after income is collected."
  }

  clause "ATK-260" {
    section = "Action: Build (buying units)"
    line    = 653
    text    = "Bought army units must be placed at once in the region with the player's capital."
    note    = "Or where Factories allow: ATK-285 to 289."
  }

  clause "ATK-261" {
    section = "Action: Build (buying units)"
    line    = 655
    text    = "Bought fleet units must be placed at once on the Coast of the capital's region."
    note    = "Or on the Coast of a region where Factories allow building."
  }

  clause "ATK-262" {
    section = "Action: Build (buying units)"
    line    = 658
    text    = "Any affordable number of basic units may be built in one Build action."
  }

  clause "ATK-263" {
    section = "Action: Build (buying units)"
    line    = 658
    text    = "The basic units are Infantry, Artillery and Destroyer."
  }

  clause "ATK-264" {
    section = "Action: Build (buying units)"
    line    = 659
    text    = "Only one advanced unit may be built in a Build action."
    note    = "The table of Minerals holds: without the technology one of the army and one of the fleet (ATK-290)."
  }

  clause "ATK-265" {
    section = "Action: Build (buying units)"
    line    = 663
    text    = "A player who has Minerals technology may build more advanced units per Build action than one who has none."
    note    = "See ATK-290 to 294."
  }

  clause "ATK-266" {
    section = "Action: Build (unit list)"
    line    = 667
    text    = "Artillery costs 2."
  }

  clause "ATK-267" {
    section = "Action: Build (unit list)"
    line    = 671
    text    = "A Tank costs 2."
  }

  clause "ATK-268" {
    section = "Action: Build (unit list)"
    line    = 675
    text    = "A Plane costs 3."
  }

  clause "ATK-269" {
    section = "Action: Build (unit list)"
    line    = 677
    text    = "A Plane can fly over 3 regions in a Blitz."
    note    = "The third is the target: see ATK-169."
  }

  clause "ATK-270" {
    section = "Action: Build (unit list)"
    line    = 679
    text    = "A Destroyer costs 2."
  }

  clause "ATK-271" {
    section = "Action: Build (unit list)"
    line    = 683
    text    = "A Submarine costs 3."
  }

  clause "ATK-272" {
    section = "Action: Build (unit list)"
    line    = 687
    text    = "A Battleship costs 3."
  }

  clause "ATK-273" {
    section = "Action: Build (unit list)"
    line    = 691
    text    = "A Carrier costs 4."
  }

  clause "ATK-274" {
    section = "Action: Build (unit list)"
    line    = 699
    text    = "The advanced units are Tank, Plane, Submarine, Battleship and Carrier."
  }

  clause "ATK-275" {
    section = "Technology: Oil"
    line    = 713
    text    = "Oil level 0: each year the player gets 1 Oil Certificate for each Oil Marker they control."
  }

  clause "ATK-276" {
    section = "Technology: Oil"
    line    = 716
    text    = "Oil level 1: place one Oil Marker when this technology is researched."
    note    = "A region may hold several markers."
  }

  clause "ATK-277" {
    section = "Technology: Oil"
    line    = 718
    text    = "Oil level 2: place one Oil Marker when this technology is researched."
    note    = "As ATK-276."
  }

  clause "ATK-278" {
    section = "Technology: Oil"
    line    = 720
    text    = "Oil level 3: place one Oil Marker when this technology is researched."
    note    = "As ATK-276."
  }

  clause "ATK-279" {
    section = "Technology: Oil"
    line    = 722
    text    = "Oil level 4: place one Oil Marker when this technology is researched."
    note    = "As ATK-276."
  }

  clause "ATK-280" {
    section = "Technology: Rail Transport"
    line    = 724
    text    = "Rail level 0: a Transport moves army units at most one region."
  }

  clause "ATK-281" {
    section = "Technology: Rail Transport"
    line    = 727
    text    = "Rail level 1: a Transport moves units one region further (two in all)."
  }

  clause "ATK-282" {
    section = "Technology: Rail Transport"
    line    = 729
    text    = "Rail level 2: a Transport moves units two regions further (three in all)."
  }

  clause "ATK-283" {
    section = "Technology: Rail Transport"
    line    = 731
    text    = "Rail level 3: a Transport moves units three regions further (four in all)."
  }

  clause "ATK-284" {
    section = "Technology: Rail Transport"
    line    = 733
    text    = "Rail level 4: a Transport moves units any number of regions."
  }

  clause "ATK-285" {
    section = "Technology: Factories"
    line    = 736
    text    = "Factories level 0: units may be built only in the capital."
  }

  clause "ATK-286" {
    section = "Technology: Factories"
    line    = 737
    text    = "Factories level 1: units may be built in regions adjacent to the capital."
    note    = "Regions the builder controls; neighbours by land, or through an anchored zone that may be used."
  }

  clause "ATK-287" {
    section = "Technology: Factories"
    line    = 738
    text    = "Factories level 2: units may be built in regions up to two regions from the capital."
    note    = "The builder must control the region, not those on the way."
  }

  clause "ATK-288" {
    section = "Technology: Factories"
    line    = 740
    text    = "Factories level 3: units may be built in regions up to three regions from the capital."
  }

  clause "ATK-289" {
    section = "Technology: Factories"
    line    = 742
    text    = "Factories level 4: units may be built in regions up to four regions from the capital."
  }

  clause "ATK-290" {
    section = "Technology: Minerals"
    line    = 745
    text    = "Minerals level 0: at most 2 advanced units per Build action, 1 army and 1 fleet."
    note    = "This table holds against 'only one' in ATK-264."
  }

  clause "ATK-291" {
    section = "Technology: Minerals"
    line    = 746
    text    = "Minerals level 1: at most 4 advanced units per Build action, 2 army and 2 fleet."
  }

  clause "ATK-292" {
    section = "Technology: Minerals"
    line    = 747
    text    = "Minerals level 2: at most 6 advanced units per Build action, 3 army and 3 fleet."
  }

  clause "ATK-293" {
    section = "Technology: Minerals"
    line    = 749
    text    = "Minerals level 3: at most 8 advanced units per Build action, 4 army and 4 fleet."
  }

  clause "ATK-294" {
    section = "Technology: Minerals"
    line    = 751
    text    = "Minerals level 4: any number of advanced units per Build action."
  }

  clause "ATK-295" {
    section = "Technology: Population"
    line    = 754
    text    = "Each Population card counts as a region in final scoring."
  }

  clause "ATK-296" {
    section = "Technology: Population"
    line    = 756
    text    = "The Action Card drawn with Population cannot be used in the same Research action."
  }

  clause "ATK-297" {
    section = "Action: Research"
    line    = 767
    text    = "In a Research action a player may take cards of one or more technology types from the Economics stacks."
  }

  clause "ATK-298" {
    section = "Action: Research"
    line    = 768
    text    = "Technologies have levels 1 to 4."
  }

  clause "ATK-299" {
    section = "Action: Research"
    line    = 768
    text    = "Population is always level 1."
  }

  clause "ATK-300" {
    section = "Action: Research"
    line    = 769
    text = <<-END
      In each type the player must take the lowest level they do not have; levels cannot be skipped. Example: No
      Factories: must take Factories 1; holding Factories 1: must take Factories 2.
    END
  }

  clause "ATK-301" {
    section = "Action: Research"
    line    = 769
    text    = "One Research action may raise each technology type by at most one level."
    note    = "And at most one Population card."
  }

  clause "ATK-302" {
    section = "Action: Research"
    line    = 773
    text    = "Taking a technology requires trading in units the player has on the board."
  }

  clause "ATK-303" {
    section = "Action: Research"
    line    = 774
    text    = "The number of units to trade in is printed at the lower left of the Economics Card."
    note    = "Level n costs 3n Infantry or n Artillery; Population costs as level 1."
  }

  clause "ATK-304" {
    section = "Action: Research"
    line    = 774
    text    = "The traded-in units are removed from the board."
  }

  clause "ATK-305" {
    section = "Action: Research"
    line    = 775
    text    = "Rail 1 costs 3 Infantry or 1 Artillery. Example: Rail 1: remove 3 Infantry or 1 Artillery."
  }

  clause "ATK-306" {
    section = "Action: Research"
    line    = 775
    text    = "Units traded in for technology may come from any region or sea."
    note    = "A region may be left without a unit, for the book asks for garrisons in Move and Blitz; units aboard ships may be traded in."
  }

  clause "ATK-307" {
    section = "Action: Research"
    line    = 775
    text    = "A player without enough units for the trade-in cannot take the technology."
  }

  clause "ATK-308" {
    section = "Action: Research"
    line    = 778
    text    = "To raise a technology the player takes the card of the next level and trades in its units."
  }

  clause "ATK-309" {
    section = "Action: Research"
    line    = 779
    text    = "When a technology is raised, the player's previous card of that type goes back to the Economics stacks."
  }

  clause "ATK-310" {
    section = "Action: Research"
    line    = 779
    text    = "A player may hold only one technology card per type, the one of their current level."
    note    = "One card of a type, of the level reached."
  }

  clause "ATK-311" {
    section = "Action: Research"
    line    = 780
    text    = "A player may hold any number of Population cards."
  }

  clause "ATK-312" {
    section = "FAQ: land regions and Rail"
    line    = 786
    text    = "New England borders Midwest. Example: Rail 0: New England to Midwest is allowed."
  }

  clause "ATK-313" {
    section = "FAQ: land regions and Rail"
    line    = 788
    text = <<-END
      The Great Plains are reached from New England in two region steps. Example: Rail 1: New England to Great Plains is
      allowed; Rail 0 is not allowed.
    END
    note = "Through the Midwest."
  }

  clause "ATK-314" {
    section = "FAQ: land regions and Rail"
    line    = 789
    text = <<-END
      Western US is reached from New England in three region steps. Example: Rail 2: New England to Western US is
      allowed; Rail 1 is not allowed.
    END
    note = "Through the Midwest and the Great Plains."
  }

  clause "ATK-315" {
    section = "FAQ: Sea Zones and Rail"
    line    = 793
    text = <<-END
      Rail does not raise the number of Sea Zones a transported unit may cross. Example: New England to Panama by Sea
      Lane, then Panama to Hawaii by Sea Lane in the same turn is not allowed.
    END
  }

  clause "ATK-316" {
    section = "FAQ: Sea Zones and Rail"
    line    = 798
    text    = "Panama and Hawaii are linked by a Sea Lane."
    note    = "Through the Eastern and the Central Pacific."
  }

  clause "ATK-317" {
    section = "FAQ: Sea Zones and Rail"
    line    = 799
    text = <<-END
      With enough Rail levels a unit may continue over land after its one sea crossing, each crossing costing one
      region. Example: Rail 1: New England to Panama by Sea Lane, then Panama to Colombia by land is allowed in one
      action.
    END
    note = "A crossing counts as one region."
  }

  clause "ATK-318" {
    section = "FAQ: Sea Zones and Rail"
    line    = 801
    text    = "Panama borders Colombia."
  }

  clause "ATK-319" {
    section = "FAQ: Action Cards"
    line    = 812
    text    = "An Action Card cannot be played in another player's turn."
  }

  clause "ATK-320" {
    section = "FAQ: Action Cards"
    line    = 818
    text    = "The Action Card hand limit is 5."
  }

  clause "ATK-321" {
    section = "FAQ: Action Cards"
    line    = 819
    text    = "A player at the hand limit must discard a card before drawing another."
    note    = "He may decline to draw."
  }

  clause "ATK-322" {
    section = "FAQ: Anchored Sea Zones"
    line    = 824
    text = <<-END
      Move, Blitz, Transport, Negotiate and Build may all be carried out through an Anchored Sea Zone under the three
      conditions below.
    END
  }

  clause "ATK-323" {
    section = "FAQ: Anchored Sea Zones"
    line    = 827
    text    = "An Anchored Sea Zone may be used if the player's own fleet controls it."
  }

  clause "ATK-324" {
    section = "FAQ: Anchored Sea Zones"
    line    = 828
    text    = "An Anchored Sea Zone may be used if no fleet units control it."
  }

  clause "ATK-325" {
    section = "FAQ: Anchored Sea Zones"
    line    = 829
    text    = "An Anchored Sea Zone may be used with the permission of the player whose fleet controls it."
  }

  clause "ATK-326" {
    section = "FAQ: Anchored Sea Zones"
    line    = 831
    text    = "The Caribbean Sea is an Anchored Sea Zone with exactly 6 bordering regions, listed in the entries that follow."
  }

  clause "ATK-327" {
    section = "FAQ: Anchored Sea Zones"
    line    = 831
    text    = "Old South borders the Caribbean Sea."
  }

  clause "ATK-328" {
    section = "FAQ: Anchored Sea Zones"
    line    = 832
    text    = "Great Plains borders the Caribbean Sea."
  }

  clause "ATK-329" {
    section = "FAQ: Anchored Sea Zones"
    line    = 832
    text    = "Mexico borders the Caribbean Sea."
  }

  clause "ATK-330" {
    section = "FAQ: Anchored Sea Zones"
    line    = 833
    text    = "Panama borders the Caribbean Sea."
  }

  clause "ATK-331" {
    section = "FAQ: Anchored Sea Zones"
    line    = 833
    text    = "Colombia borders the Caribbean Sea."
  }

  clause "ATK-332" {
    section = "FAQ: Anchored Sea Zones"
    line    = 833
    text    = "Amazonia borders the Caribbean Sea."
  }

  clause "ATK-333" {
    section = "FAQ: Anchored Sea Zones"
    line    = 835
    text    = "The Northern Sea is an Anchored Sea Zone with exactly 7 bordering regions, listed in the entries that follow."
    note    = "One zone."
  }

  clause "ATK-334" {
    section = "FAQ: Anchored Sea Zones"
    line    = 835
    text    = "Norway-Sweden borders the Northern Sea."
  }

  clause "ATK-335" {
    section = "FAQ: Anchored Sea Zones"
    line    = 836
    text    = "Finland borders the Northern Sea."
  }

  clause "ATK-336" {
    section = "FAQ: Anchored Sea Zones"
    line    = 836
    text    = "Karelia borders the Northern Sea."
  }

  clause "ATK-337" {
    section = "FAQ: Anchored Sea Zones"
    line    = 836
    text    = "Poland borders the Northern Sea."
  }

  clause "ATK-338" {
    section = "FAQ: Anchored Sea Zones"
    line    = 836
    text    = "Germany borders the Northern Sea."
  }

  clause "ATK-339" {
    section = "FAQ: Anchored Sea Zones"
    line    = 837
    text    = "France borders the Northern Sea."
  }

  clause "ATK-340" {
    section = "FAQ: Anchored Sea Zones"
    line    = 837
    text    = "Great Britain borders the Northern Sea."
    note    = "The name is cut short in the book."
  }

  clause "ATK-341" {
    section = "FAQ: Anchored Sea Zones"
    line    = 839
    text    = "The Mediterranean Sea is an Anchored Sea Zone with exactly 11 bordering regions, listed in the entries that follow."
    note    = "One zone."
  }

  clause "ATK-342" {
    section = "FAQ: Anchored Sea Zones"
    line    = 839
    text    = "Algeria borders the Mediterranean Sea."
  }

  clause "ATK-343" {
    section = "FAQ: Anchored Sea Zones"
    line    = 839
    text    = "Libya borders the Mediterranean Sea."
  }

  clause "ATK-344" {
    section = "FAQ: Anchored Sea Zones"
    line    = 840
    text    = "Egypt-Sudan borders the Mediterranean Sea."
  }

  clause "ATK-345" {
    section = "FAQ: Anchored Sea Zones"
    line    = 840
    text    = "Syria-Iraq borders the Mediterranean Sea."
  }

  clause "ATK-346" {
    section = "FAQ: Anchored Sea Zones"
    line    = 841
    text    = "Turkey borders the Mediterranean Sea."
  }

  clause "ATK-347" {
    section = "FAQ: Anchored Sea Zones"
    line    = 841
    text    = "Caucasus borders the Mediterranean Sea."
  }

  clause "ATK-348" {
    section = "FAQ: Anchored Sea Zones"
    line    = 841
    text    = "Ukraine borders the Mediterranean Sea."
  }

  clause "ATK-349" {
    section = "FAQ: Anchored Sea Zones"
    line    = 841
    text    = "France borders the Mediterranean Sea."
  }

  clause "ATK-350" {
    section = "FAQ: Anchored Sea Zones"
    line    = 842
    text    = "Balkans borders the Mediterranean Sea."
  }

  clause "ATK-351" {
    section = "FAQ: Anchored Sea Zones"
    line    = 842
    text    = "Italy borders the Mediterranean Sea."
  }

  clause "ATK-352" {
    section = "FAQ: Anchored Sea Zones"
    line    = 842
    text    = "Spain borders the Mediterranean Sea."
  }

  clause "ATK-353" {
    section = "FAQ: Anchored Sea Zones"
    line    = 843
    text    = "The Black Sea is part of the Mediterranean anchored zone."
  }

  clause "ATK-354" {
    section = "FAQ: Anchored Sea Zones"
    line    = 845
    text    = "The Coral Sea is an Anchored Sea Zone with exactly 6 bordering regions, listed in the entries that follow."
  }

  clause "ATK-355" {
    section = "FAQ: Anchored Sea Zones"
    line    = 845
    text    = "French Indochina borders the Coral Sea."
  }

  clause "ATK-356" {
    section = "FAQ: Anchored Sea Zones"
    line    = 846
    text    = "Burma-Malaysia borders the Coral Sea."
    note    = "Also called Burma-Malay."
  }

  clause "ATK-357" {
    section = "FAQ: Anchored Sea Zones"
    line    = 846
    text    = "Western Australia borders the Coral Sea."
  }

  clause "ATK-358" {
    section = "FAQ: Anchored Sea Zones"
    line    = 847
    text    = "Northern Australia borders the Coral Sea."
  }

  clause "ATK-359" {
    section = "FAQ: Anchored Sea Zones"
    line    = 848
    text    = "Queensland borders the Coral Sea."
  }

  clause "ATK-360" {
    section = "FAQ: Anchored Sea Zones"
    line    = 848
    text    = "Dutch East Indies borders the Coral Sea."
  }

  clause "ATK-361" {
    section = "FAQ: Anchored Sea Zones"
    line    = 851
    text    = "The Sea of Japan is an Anchored Sea Zone with exactly 5 bordering regions, listed in the entries that follow."
    note    = "The garbled end of the sentence is read as: these border the Sea of Japan."
  }

  clause "ATK-362" {
    section = "FAQ: Anchored Sea Zones"
    line    = 851
    text    = "Japan borders the Sea of Japan."
  }

  clause "ATK-363" {
    section = "FAQ: Anchored Sea Zones"
    line    = 851
    text    = "Koryak borders the Sea of Japan."
  }

  clause "ATK-364" {
    section = "FAQ: Anchored Sea Zones"
    line    = 852
    text    = "Yakut borders the Sea of Japan."
  }

  clause "ATK-365" {
    section = "FAQ: Anchored Sea Zones"
    line    = 852
    text    = "Vladivostok borders the Sea of Japan."
  }

  clause "ATK-366" {
    section = "FAQ: Anchored Sea Zones"
    line    = 852
    text    = "Manchuko-Korea borders the Sea of Japan."
  }

  clause "ATK-367" {
    section = "FAQ: Sea Zone clarifications"
    line    = 857
    text    = "The Red Sea is part of the Indian Ocean Sea Zone."
  }

  clause "ATK-368" {
    section = "FAQ: Sea Zone clarifications"
    line    = 858
    text    = "The Indian Ocean is not an Anchored Sea Zone."
  }

  clause "ATK-369" {
    section = "FAQ: Sea Zone clarifications"
    line    = 859
    text    = "Saudi Arabia and Somaliland both border the Indian Ocean (Red Sea) and are not joined by an Anchored Sea Zone."
    note    = "A lane leads from either to India, none between them."
  }

  clause "ATK-370" {
    section = "FAQ: Sea Zone clarifications"
    line    = 860
    text = <<-END
      To attack across an ordinary Sea Zone, units must first board ships in a Navigate action and later land in a Move
      action. Example: Saudi Arabia to Somaliland: board in Saudi Arabia by Navigate, land in Somaliland by Move: attack
      possible only in that way.
    END
  }

  clause "ATK-371" {
    section = "FAQ: canals and Sea Lanes"
    line    = 866
    text = <<-END
      Sea Lanes touching Panama end there and do not run through it; a transported unit must stop in Panama. Example:
      New England to Western US by Sea Lanes past Panama in one action is not allowed.
    END
  }

  clause "ATK-372" {
    section = "FAQ: canals and Sea Lanes"
    line    = 869
    text    = "A Sea Lane links Panama and Western US."
    note    = "Through the Eastern and the Northeast Pacific."
  }

  clause "ATK-373" {
    section = "FAQ: canals and Sea Lanes"
    line    = 872
    text    = "Movement between the Indian Ocean and the Mediterranean Sea is possible through the Suez Canal."
    note    = "By leave of whoever holds Egypt-Sudan, free while it is neutral: ATK-128, 129."
  }

  clause "ATK-374" {
    section = "FAQ: Action Card clarifications"
    line    = 878
    text    = "Bombing Run is played with a Blitz action."
  }

  clause "ATK-375" {
    section = "FAQ: Action Card clarifications"
    line    = 879
    text    = "Bombing Run lets the player carry out the Blitz into a second region as well."
    note    = "The same for every government."
  }

  clause "ATK-376" {
    section = "FAQ: Action Card clarifications"
    line    = 881
    text    = "With Bombing Run the Blitz makes several simultaneous attacks, each using different units."
    note    = "Two targets."
  }

  clause "ATK-377" {
    section = "FAQ: Action Card clarifications"
    line    = 884
    text    = "Secret Treaty is played with a Negotiate action."
  }

  clause "ATK-378" {
    section = "FAQ: Action Card clarifications"
    line    = 885
    text    = "Secret Treaty: on success draw 2 Action Cards instead of 1 and discard 1."
    note = <<-END
      We read: one of the two drawn is discarded, not a card held before; the letter leaves it open. Who let one of the
      two go to make room in a full hand, or drew only one, discards no other.
    END
  }

  clause "ATK-379" {
    section = "FAQ: Action Card clarifications"
    line    = 887
    text    = "Secret Treaty, Communist: on success draw 2 Action Cards and keep both."
  }

  clause "ATK-380" {
    section = "FAQ: Action Card clarifications"
    line    = 888
    text    = "Secret Treaty gives no card when the negotiation fails."
  }

  clause "ATK-381" {
    section = "FAQ: Action Card clarifications"
    line    = 891
    text    = "Codebreaking is played with a Research action."
  }

  clause "ATK-382" {
    section = "FAQ: Action Card clarifications"
    line    = 892
    text    = "Codebreaking lets the player buy up to two levels of one technology type at once."
    note    = "The units for both levels are traded in."
  }

  clause "ATK-383" {
    section = "FAQ: Action Card clarifications"
    line    = 894
    text    = "Codebreaking, Democracy: the player may buy up to two levels in each of two technology types."
  }

  clause "ATK-384" {
    section = "FAQ: Action Card clarifications"
    line    = 895
    text    = "Codebreaking may be used to take two Population cards, and the player then draws two Action Cards."
  }

  clause "ATK-385" {
    section = "FAQ: Action Card clarifications"
    line    = 897
    text    = "Codebreaking, Democracy: the two technologies must be different, so four Population cards in one Research are not allowed."
  }

  clause "ATK-386" {
    section = "FAQ: Action Card clarifications"
    line    = 901
    text    = "Shock Troops is played with a Move action."
  }

  clause "ATK-387" {
    section = "FAQ: Action Card clarifications"
    line    = 902
    text    = "Shock Troops: in the first battle round the player rolls dice for all their units, reserves included."
    note    = "In every battle of the Move; all units fire in it, those a salvo would hold back too. The same for every government."
  }

  clause "ATK-388" {
    section = "FAQ: Action Card clarifications"
    line    = 904
    text    = "Shock Troops: from the second round normal battle rules apply and reserves add no dice."
  }

  clause "ATK-389" {
    section = "FAQ: Action Card clarifications"
    line    = 908
    text    = "Annexation is played with a Research action."
  }

  clause "ATK-390" {
    section = "FAQ: Action Card clarifications"
    line    = 909
    text    = "Annexation lets the player research 2 Population cards in one Research."
    note    = "The units for both are traded in. The same for every government."
  }

  clause "ATK-391" {
    section = "FAQ: Action Card clarifications"
    line    = 910
    text    = "Annexation: the player may draw one Action Card for each Population card researched."
  }

  clause "ATK-392" {
    section = "FAQ: Action Card clarifications"
    line    = 913
    text    = "Armor Raid is played with a Blitz action."
  }

  clause "ATK-393" {
    section = "FAQ: Action Card clarifications"
    line    = 914
    text    = "Armor Raid, Fascism: a reroll rerolls all dice of the roll and the values of the new roll are the ones used."
    note    = "The new roll is the one that counts. Other governments may reroll once."
  }

  clause "ATK-394" {
    section = "FAQ: Action Card clarifications"
    line    = 917
    text    = "Armor Raid: a Fascist player may reroll all dice twice during the Blitz."
    note    = "Twice in the whole Blitz."
  }

  clause "ATK-395" {
    section = "FAQ: Action Card clarifications"
    line    = 918
    text    = "Armor Raid: the result of the first roll is discarded when the dice are rerolled."
  }

  clause "ATK-396" {
    section = "Resolving battles: opening setup"
    line    = 925
    text    = "At the start of a battle each side picks four units as its front line."
  }

  clause "ATK-397" {
    section = "Resolving battles: opening setup"
    line    = 926
    text    = "The defender picks the front line first, then the attacker."
  }

  clause "ATK-398" {
    section = "Resolving battles: opening setup"
    line    = 927
    text    = "All units not in the front line are reserves that may reinforce later."
  }

  clause "ATK-399" {
    section = "Resolving battles: opening setup"
    line    = 929
    text    = "A side with fewer than four units puts all of them in the front line."
  }

  clause "ATK-400" {
    section = "Resolving battles: opening setup"
    line    = 934
    text    = "In a sea battle the attacker acts first if the attacking force has any Submarine (opening salvo)."
    note    = "Any Submarine of the force, as the letter has it; only those of the front line fire."
  }

  clause "ATK-401" {
    section = "Resolving battles: opening setup"
    line    = 935
    text    = "In a land battle the attacker acts first if the attacking force has any Artillery (opening salvo)."
    note    = "Any Artillery of the force, as the letter has it; only those of the front line fire."
  }

  clause "ATK-402" {
    section = "Resolving battles: opening setup"
    line    = 936
    text    = "An attacker with an opening salvo acts first, but only deployed Submarines or Artillery may fire in round 1."
    note    = "The salvo is all the attacker fires in round 1."
  }

  clause "ATK-403" {
    section = "Resolving battles: opening setup"
    line    = 939
    text    = "A defender never gets an opening salvo."
  }

  clause "ATK-404" {
    section = "Resolving battles: general"
    line    = 942
    text    = "Battles arise from Move, Blitz and Navigate actions after all movement is done."
  }

  clause "ATK-405" {
    section = "Resolving battles: general"
    line    = 943
    text    = "A battle takes place where the player's units end their move in a neutral or enemy region or an enemy Sea Zone."
    note    = "An empty zone is entered without a fight."
  }

  clause "ATK-406" {
    section = "Resolving battles: general"
    line    = 944
    text    = "The active player resolves several battles in any order."
  }

  clause "ATK-407" {
    section = "Resolving battles: general"
    line    = 944
    text    = "Only army units take part in a land battle."
  }

  clause "ATK-408" {
    section = "Resolving battles: general"
    line    = 945
    text    = "Only fleet units take part in a sea battle."
  }

  clause "ATK-409" {
    section = "Resolving battles: general"
    line    = 947
    text    = "The two sides act alternately and the defender acts first, unless the opening salvo applies."
  }

  clause "ATK-410" {
    section = "Resolving battles: step 1 redeployment"
    line    = 952
    text    = "After each round of attacks both sides must reinforce their front lines."
    note = <<-END
      When a side becomes active, but for the one that begins the battle: so the attacker's line is the first to grow,
      as ATK-413 counts, and it refills before it fires: see ATK-445.
    END
  }

  clause "ATK-411" {
    section = "Resolving battles: step 1 redeployment"
    line    = 954
    text    = "Each time a side redeploys, its maximum front-line size grows by one."
  }

  clause "ATK-412" {
    section = "Resolving battles: step 1 redeployment"
    line    = 955
    text    = "Both sides start with a maximum of four front-line units."
  }

  clause "ATK-413" {
    section = "Resolving battles: step 1 redeployment"
    line    = 956
    text = <<-END
      The growth sequence is attacker 5, defender 5, attacker 6, defender 6, and so on. Example: Both start at 4:
      attacker redeploys to 5, defender to 5, attacker to 6, defender to 6.
    END
    note = "With an opening salvo the defender's line is the first to grow."
  }

  clause "ATK-414" {
    section = "Resolving battles: step 1 redeployment"
    line    = 961
    text    = "A side must fill every gap in its front line that it can."
  }

  clause "ATK-415" {
    section = "Resolving battles: step 1 redeployment"
    line    = 963
    text    = "The front line must be as large as the current maximum and the units at hand allow."
  }

  clause "ATK-416" {
    section = "Resolving battles: step 1 redeployment"
    line    = 964
    text    = "A front-line unit stays there until it is destroyed or the battle ends."
  }

  clause "ATK-417" {
    section = "Resolving battles: neutral regions"
    line    = 969
    text    = "A Move or Blitz that ends in a neutral region must fight a battle for it."
  }

  clause "ATK-418" {
    section = "Resolving battles: neutral regions"
    line    = 971
    text    = "The attacker picks an opponent to represent the neutral region in the battle."
  }

  clause "ATK-419" {
    section = "Resolving battles: neutral regions"
    line    = 971
    text = <<-END
      The representative rolls one army die per current game year to create the neutral army. Example: Year 4: four dice
      showing 2 Planes, 1 Tank, 1 blank: the neutral army is 2 Planes and 1 Tank.
    END
  }

  clause "ATK-420" {
    section = "Resolving battles: neutral regions"
    line    = 972
    text    = "Each unit face rolled becomes one unit of that type in the neutral army."
  }

  clause "ATK-421" {
    section = "Resolving battles: neutral regions"
    line    = 973
    text    = "Each blank rolled adds no unit to the neutral army."
  }

  clause "ATK-422" {
    section = "Resolving battles: neutral regions"
    line    = 977
    text    = "If all units of the neutral army are destroyed the attacker gains the region."
  }

  clause "ATK-423" {
    section = "Resolving battles: neutral regions"
    line    = 977
    text    = "If the representative rolls only blanks the attacker gains the region without a fight."
  }

  clause "ATK-424" {
    section = "Resolving battles: neutral regions"
    line    = 978
    text    = "If all attacking units are destroyed the region stays neutral."
    note    = "Its hidden marker stays where it is."
  }

  clause "ATK-425" {
    section = "Resolving battles: neutral regions"
    line    = 979
    text    = "Win or lose, the units of the neutral army are removed after the battle."
  }

  clause "ATK-426" {
    section = "Resolving battles: order of losses"
    line    = 988
    text    = "Land losses: Infantry is removed first."
  }

  clause "ATK-427" {
    section = "Resolving battles: order of losses"
    line    = 991
    text    = "Land losses: Artillery is removed second, when no Infantry is left."
  }

  clause "ATK-428" {
    section = "Resolving battles: order of losses"
    line    = 994
    text    = "Land losses: Tanks are removed third, when no Artillery is left."
  }

  clause "ATK-429" {
    section = "Resolving battles: order of losses"
    line    = 997
    text    = "Land losses: Planes are removed fourth, when no Tanks are left."
  }

  clause "ATK-430" {
    section = "Resolving battles: order of losses"
    line    = 1000
    text    = "Sea losses: Destroyers are removed first."
  }

  clause "ATK-431" {
    section = "Resolving battles: order of losses"
    line    = 1002
    text    = "Sea losses: Submarines are removed second, when no Destroyer is left."
  }

  clause "ATK-432" {
    section = "Resolving battles: order of losses"
    line    = 1005
    text    = "Sea losses: Carriers are removed third, when no Submarine is left."
  }

  clause "ATK-433" {
    section = "Resolving battles: order of losses"
    line    = 1008
    text    = "Sea losses: Battleships are removed fourth, when no Carrier is left."
    note    = "Losses come from the front line only: see ATK-443."
  }

  clause "ATK-434" {
    section = "Resolving battles: step 2 fire"
    line    = 1012
    text    = "The active side rolls one battle die for each of its front-line units."
  }

  clause "ATK-435" {
    section = "Resolving battles: step 2 fire"
    line    = 1012
    text    = "Land units use army dice; ships use fleet dice."
  }

  clause "ATK-436" {
    section = "Resolving battles: step 2 fire"
    line    = 1013
    text    = "No die is rolled for units in reserve."
  }

  clause "ATK-437" {
    section = "Resolving battles: step 2 fire"
    line    = 1016
    text    = "In a sea battle each Carrier gives its side one extra army die in addition to its fleet die."
    note    = "A Carrier in the front line, whether a Plane is aboard or not."
  }

  clause "ATK-438" {
    section = "Resolving battles: step 3 hit or miss"
    line    = 1021
    text    = "Each die whose face matches one of the roller's front-line units scores a hit."
    note    = "Front-line units."
  }

  clause "ATK-439" {
    section = "Resolving battles: step 3 hit or miss"
    line    = 1022
    text = <<-END
      Each unit can be matched with only one die. Example: Tank and 3 Infantry in line, dice: 2 Infantry: 2 hits; dice:
      2 Tanks: 1 hit.
    END
  }

  clause "ATK-440" {
    section = "Resolving battles: step 3 hit or miss"
    line    = 1022
    text    = "A Carrier can score one hit with a Plane face on its army die."
  }

  clause "ATK-441" {
    section = "Resolving battles: step 3 hit or miss"
    line    = 1023
    text = <<-END
      A Carrier can score a second hit with a Carrier face on a fleet die in the same roll. Example: One Carrier, army
      die Plane and fleet die Carrier: 2 hits.
    END
    note = "Plane faces beyond the number of Carriers in the front line miss: one die a unit."
  }

  clause "ATK-442" {
    section = "Resolving battles: step 4 destruction"
    line    = 1031
    text    = "Each hit destroys one opposing unit."
  }

  clause "ATK-443" {
    section = "Resolving battles: step 4 destruction"
    line    = 1032
    text    = "Losses must follow the fixed order for land or sea."
    note    = "Hits beyond the front line are lost."
  }

  clause "ATK-444" {
    section = "Resolving battles: step 4 destruction"
    line    = 1034
    text    = "When the active side has finished destroying units, or has none to destroy, the other side becomes active."
  }

  clause "ATK-445" {
    section = "Resolving battles: step 4 destruction"
    line    = 1035
    text    = "The side that becomes active must first refill its front line."
  }

  clause "ATK-446" {
    section = "Resolving battles: step 4 destruction"
    line    = 1036
    text    = "The battle goes on until only one side has units in the region or Sea Zone."
  }

  clause "ATK-447" {
    section = "Resolving battles: step 4 destruction"
    line    = 1037
    text    = "Retreat from a battle is not allowed."
  }

  clause "ATK-448" {
    section = "Resolving battles: step 4 destruction"
    line    = 1041
    text    = "A player who loses a ship may lose an unladen ship of the same type instead."
  }

  clause "ATK-449" {
    section = "Resolving battles: step 4 destruction"
    line    = 1045
    text    = "When a region is captured, ships on its Coast are destroyed."
    note    = "The ships of the former owner."
  }

  clause "ATK-450" {
    section = "Resolving battles: step 4 destruction"
    line    = 1049
    text    = "When a Carrier is destroyed its extra army die is no longer used."
  }

  clause "ATK-451" {
    section = "Resolving battles: victory or defeat"
    line    = 1054
    text    = "The winner of a battle controls the region or Sea Zone."
  }

  clause "ATK-452" {
    section = "Resolving battles: victory or defeat"
    line    = 1055
    text    = "When the attacker beats another player, the attacker takes a Government Marker of any type from the defender."
    note    = "The winner picks the type among those the defender holds."
  }

  clause "ATK-453" {
    section = "Resolving battles: victory or defeat"
    line    = 1056
    text    = "An Oil Marker in a captured region passes to the winner."
  }

  clause "ATK-454" {
    section = "Resolving battles: victory or defeat"
    line    = 1056
    text    = "A capital in a captured region passes to the winner's control."
  }
}
