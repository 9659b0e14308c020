# Every clause of the rulebook, in our words. A note is the reading taken where the book leaves something open or
# contradicts itself; the readings are ours and may be changed. What says the same as a clause of Revised's book names it.

rulebook "axis_allies_europe" {
  title    = "Axis & Allies Europe (1999)"
  language = "cs"

  not_applicable = {
    "Cardboard: what lies in the box; pieces, dice and notes never run out."                       = ["EUR-002..004", "EUR-076"]
    "Cardboard: the printed reference charts; what they state binds through the clauses about it." = ["EUR-006", "EUR-039"]
    "Cardboard: control markers; who controls a space is part of the state."                       = ["EUR-007", "EUR-040"]
    "Cardboard: the printed chart of incomes; levels are computed from the spaces that are held."  = ["EUR-008", "EUR-041"]
    "Cardboard: the battle board; the strengths bind through the units." = [
      "EUR-009", "EUR-074", "EUR-175", "EUR-199", "EUR-243", "EUR-350", "EUR-644"
    ]
    "Cardboard: chips; units are counted as numbers." = ["EUR-011", "EUR-049..052"]
    "Background: the period, the makers, the region, and comparisons with an older game." = [
      "EUR-012", "EUR-013", "EUR-021", "EUR-023", "EUR-077"
    ]
    "Words: how the book uses names and abbreviations."        = ["EUR-037", "EUR-671"]
    "Table duty: the persons who keep the chart and the bank." = ["EUR-044", "EUR-075"]
    "Cardboard: the colours of the pieces."                    = ["EUR-055..059"]
    "Cardboard: what the pieces depict."                       = ["EUR-061", "EUR-062", "EUR-064..068", "EUR-070", "EUR-071"]
    "Cardboard: the bank never runs out."                      = ["EUR-131"]
    "Advice at the table: no rule restricts or records it."    = ["EUR-183"]
  }

  clause "EUR-001" {
    section = "Title page and components"
    line    = 7
    text    = "The game is for 2, 3 or 4 players."
  }

  clause "EUR-002" {
    section = "Title page and components"
    line    = 9
    text    = "Recommended minimum age is 12."
  }

  clause "EUR-003" {
    section = "Title page and components"
    line    = 21
    text    = "There is one game board, a map."
  }

  clause "EUR-004" {
    section = "Title page and components"
    line    = 23
    text    = "There are 369 plastic figures in total."
  }

  clause "EUR-005" {
    section = "Title page and components"
    line    = 25
    text    = "Money consists of Industrial Production Certificates (IPCs)."
    same_as = "REV-052"
  }

  clause "EUR-006" {
    section = "Title page and components"
    line    = 27
    text    = "There are 4 national reference charts, one for each power."
  }

  clause "EUR-007" {
    section = "Title page and components"
    line    = 29
    text    = "Each power has its own set of control markers."
  }

  clause "EUR-008" {
    section = "Title page and components"
    line    = 31
    text    = "There is one national production chart used to track income."
  }

  clause "EUR-009" {
    section = "Title page and components"
    line    = 33
    text    = "There is one battle board."
  }

  clause "EUR-010" {
    section = "Title page and components"
    line    = 35
    text    = "There are 12 dice."
    same_as = "REV-045"
    note    = "We read: dice have six faces, and as many are rolled as the rules ask."
  }

  clause "EUR-011" {
    section = "Title page and components"
    line    = 37
    text    = "There are plastic stacking chips in two colours, red and grey."
  }

  clause "EUR-012" {
    section = "Title page and components"
    line    = 39
    text    = "The designer credit in this text reads Larry Hartus."
  }

  clause "EUR-013" {
    section = "Historical introduction"
    line    = 45
    text    = "The scenario starts in spring 1941, on the eve of the German attack on the Soviet Union."
  }

  clause "EUR-014" {
    section = "Historical introduction"
    line    = 47
    text    = "No rule keeps the United States out of play: it takes complete turns from round 1."
  }

  clause "EUR-015" {
    section = "What is different from the original Axis & Allies"
    line    = 55
    text    = "Two unit types exist that the original game lacked: the destroyer and the artillery."
  }

  clause "EUR-016" {
    section  = "What is different from the original Axis & Allies"
    line     = 56
    text     = "Allied income can be reduced by German naval action."
    restates = ["EUR-384"]
  }

  clause "EUR-017" {
    section  = "What is different from the original Axis & Allies"
    line     = 57
    text     = "Neutral countries can be neither entered nor flown over."
    restates = ["EUR-100", "EUR-101"]
  }

  clause "EUR-018" {
    section = "What is different from the original Axis & Allies"
    line    = 58
    text    = "There is no weapons development (technology) phase or rule at all."
  }

  clause "EUR-019" {
    section  = "What is different from the original Axis & Allies"
    line     = 59
    text     = "No new industrial complex can be built during the game."
    restates = ["EUR-483"]
  }

  clause "EUR-020" {
    section  = "What is different from the original Axis & Allies"
    line     = 60
    text     = "Bombers on a strategic bombing raid may have fighter escorts, and enemy fighters may intercept."
    restates = ["EUR-351", "EUR-353"]
  }

  clause "EUR-021" {
    section = "What is different from the original Axis & Allies"
    line    = 64
    text    = "Battleships and submarines have their own changed values and abilities compared with the original game."
  }

  clause "EUR-022" {
    section  = "What is different from the original Axis & Allies"
    line     = 66
    text     = "When Germany holds Middle East countries, the Allies have to pay IPCs to Germany."
    restates = ["EUR-449"]
  }

  clause "EUR-023" {
    section = "What is different from the original Axis & Allies"
    line    = 68
    text    = "The order of play differs from the original game."
  }

  clause "EUR-024" {
    section  = "What is different from the original Axis & Allies"
    line     = 70
    text     = "Before play begins there is an extraordinary cash grant."
    restates = ["EUR-117", "EUR-118"]
    note     = "We read: 12 IPC for Germany and 12 IPC for the three Allies together, as the rule itself says."
  }

  clause "EUR-025" {
    section  = "What is different from the original Axis & Allies"
    line     = 72
    text     = "The Soviet Union has a special right of control over Allied units standing on its territory."
    restates = ["EUR-421"]
  }

  clause "EUR-026" {
    section = "Object of the game"
    line    = 78
    text = <<-END
      The Allied side wins when an Allied power captures the territory Germany and still holds it when that power's next
      turn begins.
    END
    note = "We read: checked when the turn of the power that holds Germany begins."
  }

  clause "EUR-027" {
    section = "Object of the game"
    line    = 78
    text = <<-END
      For the Allied victory, the Allied power holding Germany must at the same time control its own home capital; for
      the Soviet Union that capital is Moscow.
    END
    note = "We read: the captor's own capital only; what becomes of the other Allies' capitals does not matter."
  }

  clause "EUR-028" {
    section = "Object of the game"
    line    = 78
    text    = "An Allied victory is a victory of all three Allied powers as a team, not just of the power holding Germany."
  }

  clause "EUR-029" {
    section = "Object of the game"
    line    = 78
    text    = "Optional variant: the players may agree on one individual winner, namely the Allied player with the highest IPC income."
    note    = "We read: an option; the income is the production level when the game ends, and of equals each wins."
  }

  clause "EUR-030" {
    section = "Object of the game"
    line    = 80
    text    = "Germany wins when it captures any one of Great Britain, the United States or Moscow and still holds it at its next turn."
  }

  clause "EUR-031" {
    section = "Object of the game"
    line    = 80
    text    = "For the German victory Germany must at the same time control the territory Germany (the one carrying the German emblem)."
  }

  clause "EUR-032" {
    section  = "Strategy overview"
    line     = 86
    text     = "Capturing most (not all) territories raises the captor's income."
    restates = ["EUR-263"]
  }

  clause "EUR-033" {
    section = "Setup: 1 Choose world powers"
    line    = 118
    text    = "With 4 players: player 1 Germany, player 2 Soviet Union, player 3 Great Britain, player 4 United States."
  }

  clause "EUR-034" {
    section = "Setup: 1 Choose world powers"
    line    = 125
    text    = "With 3 players: player 1 Germany, player 2 Soviet Union, player 3 Great Britain and United States."
  }

  clause "EUR-035" {
    section = "Setup: 1 Choose world powers"
    line    = 131
    text    = "With 2 players: player 1 Germany, player 2 Soviet Union, Great Britain and United States."
  }

  clause "EUR-036" {
    section = "Setup: 1 Choose world powers"
    line    = 136
    text    = "A player running several powers must keep each power's IPCs and units separate."
    same_as = "REV-020"
  }

  clause "EUR-037" {
    section = "Setup: 1 Choose world powers"
    line    = 136
    text    = "The rulebook uses 'world power' and 'country' as synonyms."
  }

  clause "EUR-038" {
    section = "Setup: 2 Reference charts"
    line    = 140
    text = <<-END
      Each power's reference chart states its starting unit placement, and every unit's movement, attack strength,
      defence strength and cost.
    END
    same_as = "REV-063"
    note    = "We read: the set-up is that of setup.hcl."
  }

  clause "EUR-039" {
    section = "Setup: 2 Reference charts"
    line    = 140
    text    = "Each chart also lists the action sequence and the flow of land and naval combat."
  }

  clause "EUR-040" {
    section = "Setup: 3 Control markers"
    line    = 148
    text    = "A power's control marker on a space records that the power controls it."
  }

  clause "EUR-041" {
    section = "Setup: 3 Control markers"
    line    = 148
    text    = "Control markers double as income pointers on the production chart."
  }

  clause "EUR-042" {
    section = "Setup: 4 Production chart"
    line    = 152
    text    = "At the start put one marker of every power on the production chart box equal to its starting income, convoys included."
    note    = "We read: the sum of what the territories and convoy centres yield."
  }

  clause "EUR-043" {
    section = "Setup: 4 Production chart"
    line    = 152
    text    = "The United States and Germany start on the same production chart box."
  }

  clause "EUR-044" {
    section = "Setup: 4 Production chart"
    line    = 154
    text    = "One player is chosen to keep the production chart (scorekeeper)."
  }

  clause "EUR-045" {
    section = "Setup: 4 Production chart"
    line    = 154
    text    = "The scorekeeper moves the production markers up or down as territories change hands."
    note    = "We read: at once; the levels are computed from what is held."
  }

  clause "EUR-046" {
    section = "Setup: 4 Production chart"
    line    = 156
    text = <<-END
      An Allied power's production level can be recomputed as the sum of the values of the territories and convoys it
      controls, leaving out Middle East territories.
    END
  }

  clause "EUR-047" {
    section = "Setup: 4 Production chart"
    line    = 156
    text = <<-END
      Germany's production level can be recomputed as the sum of the land territories it controls; convoys never count
      for Germany.
    END
    note = "We read: all land territories but those of the Middle East, which have a scale of their own."
  }

  clause "EUR-048" {
    section = "Setup: 4 Production chart"
    line    = 156
    text = <<-END
      The IPC total of the Middle East territories Germany controls is tracked with a second German marker on a separate
      Middle East scale, the column at the left of the production chart.
    END
  }

  clause "EUR-049" {
    section = "Setup: 5 Plastic chips"
    line    = 160
    text    = "Chips may replace figures to save room in crowded territories or sea zones; they do not change the number of units."
  }

  clause "EUR-050" {
    section = "Setup: 5 Plastic chips"
    line    = 160
    text    = "A grey chip stands for 1 unit."
  }

  clause "EUR-051" {
    section = "Setup: 5 Plastic chips"
    line    = 160
    text    = "A red chip stands for 5 units."
  }

  clause "EUR-052" {
    section = "Setup: 5 Plastic chips"
    line    = 164
    text    = "A figure must always sit on top of a chip stack to show the unit type."
  }

  clause "EUR-053" {
    section = "Setup: 6 Starting units"
    line    = 168
    text    = "Each power puts on the board the numbers and types of units listed on its reference chart, in the listed spaces."
    same_as = "REV-071"
  }

  clause "EUR-054" {
    section = "Setup: 6 Starting units"
    line    = 172
    text    = "All players set up their pieces in their own territories; no placement order is prescribed."
    same_as = "REV-071"
  }

  clause "EUR-055" {
    section = "Setup: 6 Starting units"
    line    = 174
    text    = "Great Britain's pieces are tan (yellow-brown)."
  }

  clause "EUR-056" {
    section = "Setup: 6 Starting units"
    line    = 175
    text    = "The United States' pieces are green."
  }

  clause "EUR-057" {
    section = "Setup: 6 Starting units"
    line    = 176
    text    = "The Soviet Union's pieces are brown-red (maroon)."
  }

  clause "EUR-058" {
    section = "Setup: 6 Starting units"
    line    = 177
    text    = "Germany's pieces are black."
  }

  clause "EUR-059" {
    section = "Setup: 6 Starting units"
    line    = 179
    text    = "Antiaircraft guns and industrial complexes have no national colour; all are grey."
  }

  clause "EUR-060" {
    section = "Setup: list of combat units"
    line    = 189
    text    = "The land unit types are infantry, artillery, armour and antiaircraft gun."
  }

  clause "EUR-061" {
    section = "Setup: list of combat units"
    line    = 195
    text    = "Artillery models: Allies 105 mm howitzer; Germany 88 mm."
  }

  clause "EUR-062" {
    section = "Setup: list of combat units"
    line    = 201
    text    = "Armour models: United States and Britain Sherman; Soviet Union T-34; Germany Panther."
  }

  clause "EUR-063" {
    section = "Setup: list of combat units"
    line    = 209
    text    = "The naval unit types are aircraft carrier, battleship, destroyer, submarine and transport."
  }

  clause "EUR-064" {
    section = "Setup: list of combat units"
    line    = 213
    text    = "Carrier models: US Wasp class; British and Soviet Illustrious class; German Graf Zeppelin class."
  }

  clause "EUR-065" {
    section = "Setup: list of combat units"
    line    = 221
    text    = "Battleship models: US Iowa class; British and Soviet Royal Oak class; German Bismarck class."
  }

  clause "EUR-066" {
    section = "Setup: list of combat units"
    line    = 229
    text    = "Destroyer models: Allies Johnston class; Germany Friedrich Eckoldt class."
  }

  clause "EUR-067" {
    section = "Setup: list of combat units"
    line    = 235
    text    = "Submarine models: Allies Ray class; Germany Type VII U-boat."
  }

  clause "EUR-068" {
    section = "Setup: list of combat units"
    line    = 241
    text    = "Transport models: Allies Liberty ships; Germany Danzig class."
  }

  clause "EUR-069" {
    section = "Setup: list of combat units"
    line    = 245
    text    = "The air unit types are bomber and fighter."
  }

  clause "EUR-070" {
    section = "Setup: list of combat units"
    line    = 249
    text    = "Bomber models: US B-17; British Halifax; German Ju 88; Soviet Petlyakov Pe-8."
  }

  clause "EUR-071" {
    section = "Setup: list of combat units"
    line    = 259
    text    = "Fighter models: US P-38 Lightning; Soviet Yak; German Stuka; British Spitfire."
  }

  clause "EUR-072" {
    section = "Setup: list of combat units"
    line    = 269
    text    = "Industrial complexes are also pieces on the board."
    note    = "We read: they stand where the set-up has them."
  }

  clause "EUR-073" {
    section = "Setup: 7-9 Dice, battle board, money"
    line    = 275
    text    = "Dice are rolled for attack, defence and strategic bombing; rolling is called firing."
    same_as = "REV-228"
  }

  clause "EUR-074" {
    section = "Setup: 7-9 Dice, battle board, money"
    line    = 279
    text    = "The battle board holds the units in a battle and shows the number each needs to hit."
  }

  clause "EUR-075" {
    section = "Setup: 7-9 Dice, battle board, money"
    line    = 283
    text    = "The scorekeeper also acts as banker for the IPCs."
  }

  clause "EUR-076" {
    section = "Setup: 7-9 Dice, battle board, money"
    line    = 283
    text    = "Banknotes are sorted by denomination."
  }

  clause "EUR-077" {
    section = "Game board"
    line    = 289
    text    = "The map covers Europe, North Africa, the Middle East and part of North America in spring 1941."
  }

  clause "EUR-078" {
    section = "Game board"
    line    = 289
    text = <<-END
      There are exactly four capitals, each marked with a national emblem: Germany, Great Britain, United States and
      Moscow (Soviet Union).
    END
  }

  clause "EUR-079" {
    section = "Game board"
    line    = 295
    text    = "Brown marks the territory Germany."
  }

  clause "EUR-080" {
    section = "Game board"
    line    = 296
    text    = "Yellow-brown marks the other Axis territories."
    note    = "We read: the occupied countries are Germany's own, since nobody else is their owner at the start."
  }

  clause "EUR-081" {
    section = "Game board"
    line    = 297
    text    = "Green marks Canada, the United Kingdom and British possessions as originally British."
  }

  clause "EUR-082" {
    section = "Game board"
    line    = 298
    text    = "Red marks the Soviet Union's own original territory."
  }

  clause "EUR-083" {
    section = "Game board"
    line    = 299
    text    = "Light pink marks the territories annexed by the Soviet Union under the 1939 pact."
    note    = "We read: pink is Soviet soil in every respect."
  }

  clause "EUR-084" {
    section = "Game board"
    line    = 300
    text    = "Blue marks the United States."
  }

  clause "EUR-085" {
    section = "Game board"
    line    = 301
    text    = "White marks neutral countries."
  }

  clause "EUR-086" {
    section = "Game board"
    line    = 302
    text    = "Yellow marks Middle East countries."
  }

  clause "EUR-087" {
    section = "Game board"
    line    = 306
    text    = "The map is partitioned into land territories and sea zones separated by black border lines."
    same_as = "REV-041"
  }

  clause "EUR-088" {
    section = "Game board"
    line    = 306
    text    = "An island is a land territory of its own and is not part of the sea zone around it."
    same_as = "REV-103"
  }

  clause "EUR-089" {
    section = "Game board"
    line    = 306
    text    = "Naval units cannot enter islands."
    same_as = "REV-541"
  }

  clause "EUR-090" {
    section = "Game board"
    line    = 306
    text    = "Moving between an island and the sea zone that contains it costs one movement point."
    same_as = "REV-502"
  }

  clause "EUR-091" {
    section = "Game board"
    line    = 308
    text    = "Exactly seven sea zones are convoy centres, belonging to the United States, Great Britain or the Soviet Union."
  }

  clause "EUR-092" {
    section  = "Game board"
    line     = 308
    text     = "Every convoy centre can be attacked by German submarines and warships."
    restates = ["EUR-377"]
  }

  clause "EUR-093" {
    section = "Game board"
    line    = 310
    text    = "The number in the red square is the IPC value that a territory or convoy yields to its controller."
  }

  clause "EUR-094" {
    section = "Game board"
    line    = 310
    text    = "All convoys and most, but not all, land territories have an IPC value."
    note    = "We read: the values of the map files; the examples agree with them."
  }

  clause "EUR-095" {
    section = "Game board"
    line    = 312
    text    = "'Space' means either a land territory or a sea zone."
    same_as = "REV-041"
  }

  clause "EUR-096" {
    section = "Game board"
    line    = 312
    text    = "A space is friendly to you when you or an ally controls it."
    same_as = "REV-091"
    note    = "We read: a zone is friendly when no enemy unit is on its surface; a convoy centre under an enemy's marker is not."
  }

  clause "EUR-097" {
    section = "Game board: Middle East countries"
    line    = 316
    text    = "Middle East countries stay independent even while Allied units occupy them."
    note    = "We read: no Ally ever owns one; it is Germany's or nobody's."
  }

  clause "EUR-098" {
    section = "Game board: Middle East countries"
    line    = 316
    text    = "The Allies draw oil from the Middle East, and Germany can interrupt this."
  }

  clause "EUR-099" {
    section = "Game board: neutral territories"
    line    = 320
    text    = "Seven territories are neutral."
  }

  clause "EUR-100" {
    section = "Game board: neutral territories"
    line    = 320
    text    = "No unit may move into a neutral territory."
    same_as = "REV-100"
  }

  clause "EUR-101" {
    section = "Game board: neutral territories"
    line    = 320
    text    = "No air unit may fly over a neutral territory."
    same_as = "REV-101"
  }

  clause "EUR-102" {
    section = "Game board: neutral territories"
    line    = 320
    text    = "Naval units may not pass through Turkey's neutral sea zone (the straits), for any side, ever."
    note    = "We read: nothing but the straits is closed to ships."
  }

  clause "EUR-103" {
    section = "Game board: neutral territories"
    line    = 320
    text    = "Air units may fly between the Black Sea and the Aegean Sea over the straits."
    note    = "We read: the straits are no space, so a flight across them is one move."
  }

  clause "EUR-104" {
    section = "Game board: movement"
    line    = 324
    text    = "Units move from space to space among territories and sea zones."
    same_as = "REV-087"
  }

  clause "EUR-105" {
    section  = "Game board: movement"
    line     = 324
    text     = "Movement allowances range from 1 to 6 spaces per turn depending on the unit."
    restates = ["EUR-155"]
  }

  clause "EUR-106" {
    section = "Game board: movement"
    line    = 324
    text    = "Units move only during Combat Movement and Noncombat Movement."
  }

  clause "EUR-107" {
    section = "Game board: movement"
    line    = 326
    text    = "Land units, including antiaircraft guns, move by themselves only over land."
  }

  clause "EUR-108" {
    section = "Game board: movement"
    line    = 326
    text    = "Land units, including antiaircraft guns, can go to sea only on board a transport."
  }

  clause "EUR-109" {
    section = "Game board: movement"
    line    = 328
    text    = "Naval units move only through sea zones."
    same_as = "REV-541"
  }

  clause "EUR-110" {
    section = "Game board: movement"
    line    = 330
    text    = "Air units may move over both land territories and sea zones."
    same_as = "REV-499"
  }

  clause "EUR-111" {
    section = "Game board: movement"
    line    = 330
    text    = "Air units may land only on land."
    same_as = "REV-497"
  }

  clause "EUR-112" {
    section  = "Game board: movement"
    line     = 330
    text     = "Fighters may also land on aircraft carriers."
    restates = ["EUR-417", "EUR-547"]
  }

  clause "EUR-113" {
    section = "Game board: movement"
    line    = 332
    text    = "Entering an adjacent space costs one movement point."
    same_as = "REV-087"
  }

  clause "EUR-114" {
    section = "Game board: movement"
    line    = 332
    text    = "Read from an example: the territories Germany and Poland are adjacent."
  }

  clause "EUR-115" {
    section = "Game board: movement"
    line    = 332
    text    = "Read from an example: the South Atlantic and Central Atlantic sea zones are adjacent."
    note    = "We read: the Central Atlantic and the Mid-Atlantic are two zones."
  }

  clause "EUR-116" {
    section = "Industrial Production Certificates: extraordinary cash advance"
    line    = 344
    text    = "The extraordinary grant is paid once by the bank after all starting units are on the board and before the game begins."
  }

  clause "EUR-117" {
    section = "Industrial Production Certificates: extraordinary cash advance"
    line    = 344
    text    = "The Axis player (Germany) receives a one-time grant of 12 IPCs."
  }

  clause "EUR-118" {
    section = "Industrial Production Certificates: extraordinary cash advance"
    line    = 344
    text    = "The Allied players together, not each, receive a one-time grant of 12 IPCs."
  }

  clause "EUR-119" {
    section = "Industrial Production Certificates: extraordinary cash advance"
    line    = 346
    text    = "Units bought with the grant are placed at once in territories or sea zones where the side already has at least one unit."
    note    = "We read: a unit of either of the side's powers counts, guns too, but not a complex alone."
  }

  clause "EUR-120" {
    section = "Industrial Production Certificates: extraordinary cash advance"
    line    = 346
    text    = "Grant purchases are not bound to industrial complexes."
  }

  clause "EUR-121" {
    section = "Industrial Production Certificates: extraordinary cash advance"
    line    = 346
    text    = "No per-territory number limit is stated for grant placement."
  }

  clause "EUR-122" {
    section = "Industrial Production Certificates: extraordinary cash advance"
    line    = 346
    text    = "Germany buys and places its grant units first; the Allies follow."
  }

  clause "EUR-123" {
    section = "Industrial Production Certificates: extraordinary cash advance"
    line    = 348
    text    = "Either side may keep all or part of its grant and add it to its starting income for round 1."
  }

  clause "EUR-124" {
    section = "Industrial Production Certificates: extraordinary cash advance"
    line    = 348
    text    = "The Allies may divide their 12 IPCs among themselves in any way or give all of it to one power."
    note    = "We read: the Allies agree on each share; without agreement each has a third."
  }

  clause "EUR-125" {
    section = "Industrial Production Certificates: extraordinary cash advance"
    line    = 348
    text    = "Only after both sides have had the chance to spend the grant does each power receive its starting income."
  }

  clause "EUR-126" {
    section = "Industrial Production Certificates: starting income"
    line    = 352
    text    = "Starting income is handed out by the bank at the beginning of round 1, in addition to any kept grant."
  }

  clause "EUR-127" {
    section = "Industrial Production Certificates: starting income"
    line    = 355
    text    = "United States starting income: 40 IPCs."
  }

  clause "EUR-128" {
    section = "Industrial Production Certificates: starting income"
    line    = 356
    text    = "Great Britain starting income: 25 IPCs."
  }

  clause "EUR-129" {
    section = "Industrial Production Certificates: starting income"
    line    = 357
    text    = "Germany starting income: 40 IPCs."
  }

  clause "EUR-130" {
    section = "Industrial Production Certificates: starting income"
    line    = 358
    text    = "Soviet Union starting income: 24 IPCs."
  }

  clause "EUR-131" {
    section = "Industrial Production Certificates: starting income"
    line    = 360
    text    = "Undistributed money remains in the bank."
  }

  clause "EUR-132" {
    section = "Industrial Production Certificates: starting income"
    line    = 362
    text    = "A power's starting income equals the value of the territories and convoys it controls at the start."
    same_as = "REV-058"
  }

  clause "EUR-133" {
    section = "Industrial Production Certificates: starting income"
    line    = 364
    text    = "IPCs are kept beside the power's chart; a player with several powers keeps each power's IPCs apart."
    same_as = "REV-020"
  }

  clause "EUR-134" {
    section = "What to do in a game round"
    line    = 370
    text    = "A power's turn consists of seven actions taken in a fixed order."
    same_as = "REV-122"
  }

  clause "EUR-135" {
    section = "What to do in a game round"
    line    = 370
    text    = "A power's turn ends when it has finished all seven actions; then the next power plays."
    same_as = "REV-125"
  }

  clause "EUR-136" {
    section = "What to do in a game round"
    line    = 370
    text    = "A game round ends when all powers have completed their seven actions."
    same_as = "REV-118"
  }

  clause "EUR-137" {
    section = "What to do in a game round"
    line    = 370
    text    = "The game goes on for as many rounds as needed until a side wins; there is no round limit."
    same_as = "REV-126"
  }

  clause "EUR-138" {
    section = "What to do in a game round"
    line    = 374
    text    = "Order of play in each round: Germany, Soviet Union, Great Britain, United States."
  }

  clause "EUR-139" {
    section = "What to do in a game round"
    line    = 379
    text    = "The order of play never changes during the game."
  }

  clause "EUR-140" {
    section = "What to do in a game round"
    line    = 385
    text = <<-END
      Action order: 1 purchase units, 2 combat movement, 3 resolve combat, 4 noncombat movement, 5 place new units, 6
      surface submarines and repair battleships, 7 collect income.
    END
  }

  clause "EUR-141" {
    section = "What to do in a game round"
    line    = 393
    text    = "A power may perform some or all of the actions, skipping those it does not want or cannot do."
    same_as = "REV-124"
  }

  clause "EUR-142" {
    section = "What to do in a game round"
    line    = 393
    text    = "Actions may never be taken out of order, e.g. no noncombat move before combat moves."
    same_as = "REV-122"
  }

  clause "EUR-143" {
    section = "Action 1: Purchase combat units"
    line    = 399
    text    = "In action 1 a power may spend IPCs it holds to buy new combat units."
    same_as = "REV-167"
  }

  clause "EUR-144" {
    section  = "Action 1: Purchase combat units"
    line     = 399
    text     = "Bought units do not reach the board until action 5."
    restates = ["EUR-148"]
  }

  clause "EUR-145" {
    section = "Action 1: Purchase combat units"
    line    = 399
    text    = "A unit's price is the number in the COST column of the reference chart."
    same_as = "REV-169"
  }

  clause "EUR-146" {
    section = "Action 1: Purchase combat units"
    line    = 405
    text    = "Step 1: choose the units; buying nothing is allowed."
    same_as = "REV-170"
  }

  clause "EUR-147" {
    section = "Action 1: Purchase combat units"
    line    = 406
    text    = "Step 2: total the prices and pay that sum to the bank."
    same_as = "REV-173"
  }

  clause "EUR-148" {
    section = "Action 1: Purchase combat units"
    line    = 407
    text    = "Step 3: bought units wait in the lower left corner of the board until action 5 of the same turn."
    same_as = "REV-175"
    note    = "We read: units that cannot be placed go on waiting."
  }

  clause "EUR-149" {
    section = "Action 1: Purchase combat units"
    line    = 409
    text    = "Running out of figures does not stop a purchase; mark the unit on a slip of paper instead."
    same_as = "REV-171"
  }

  clause "EUR-150" {
    section = "Action 2: Combat movement"
    line    = 413
    text    = "Only units already on the board can take part in combat movement."
    same_as = "REV-176"
  }

  clause "EUR-151" {
    section = "Action 2: Combat movement"
    line    = 413
    text    = "A combat move takes units into a territory or sea zone that an enemy occupies or controls, and so causes a battle."
    same_as = "REV-178"
  }

  clause "EUR-152" {
    section = "Action 2: Combat movement"
    line    = 413
    text    = "There is no limit on the number of enemy spaces attacked in one turn."
    same_as = "REV-177"
  }

  clause "EUR-153" {
    section = "Action 2: Combat movement"
    line    = 413
    text    = "Each attacking unit can fight in at most one battle per turn."
    same_as = "REV-190"
  }

  clause "EUR-154" {
    section = "Action 2: Combat movement"
    line    = 413
    text    = "An Allied power can never attack another Allied power."
    same_as = "REV-186"
  }

  clause "EUR-155" {
    section = "Action 2: Combat movement"
    line    = 415
    text    = "A unit may move at most as many spaces in a turn as its Movement number on the chart."
    same_as = "REV-181"
    note    = "We read: ships stop where enemy ships that are not submerged lie."
  }

  clause "EUR-156" {
    section  = "Action 2: Combat movement"
    line     = 419
    text     = "Air units that will conduct a strategic bombing raid are moved in action 2."
    restates = ["EUR-349"]
  }

  clause "EUR-157" {
    section  = "Action 2: Combat movement"
    line     = 420
    text     = "Units that will take part in an amphibious assault are moved in action 2."
    restates = ["EUR-290"]
  }

  clause "EUR-158" {
    section = "Action 2: Combat movement"
    line    = 421
    text    = "A unit may move into an adjacent, unoccupied, enemy-controlled territory and take control of it without a battle."
    same_as = "REV-178"
    note    = "We read: land units only."
  }

  clause "EUR-159" {
    section = "Action 2: Combat movement"
    line    = 422
    text = <<-END
      A naval unit that begins the turn in a sea zone containing enemy units may leave that zone in combat movement,
      even if this avoids the battle.
    END
    same_as = "REV-188"
  }

  clause "EUR-160" {
    section = "Action 2: Combat movement"
    line    = 422
    text    = "A naval unit leaving a hostile sea zone may go to any other sea zone in reach, occupied or not."
    same_as = "REV-188"
  }

  clause "EUR-161" {
    section = "Action 2: Combat movement"
    line    = 423
    text    = "Land units may not be loaded on or unloaded from a transport in a sea zone that contains enemy units."
    same_as = "REV-225"
  }

  clause "EUR-162" {
    section  = "Action 2: Combat movement"
    line     = 423
    text     = "A transport that moves from a hostile zone to a friendly or empty sea zone may load and unload there."
    note     = "We read: so may any transport in the combat move, wherever no enemy lies, and land units are meant, guns among them."
    restates = ["EUR-658"]
  }

  clause "EUR-163" {
    section  = "Action 2: Combat movement"
    line     = 424
    text     = "Armour may blitz: move through an empty enemy-controlled territory into another adjacent territory."
    restates = ["EUR-505"]
  }

  clause "EUR-164" {
    section = "Action 2: Combat movement"
    line    = 425
    text    = "Every air unit moved in combat movement must have a safe place to land afterwards; otherwise it may not be moved."
    same_as = "REV-506"
  }

  clause "EUR-165" {
    section = "Action 2: Combat movement"
    line    = 426
    text = <<-END
      Air units that fly over an enemy territory containing an antiaircraft gun during combat movement are subject to
      antiaircraft fire.
    END
    same_as = "REV-196"
  }

  clause "EUR-166" {
    section = "Action 2: Combat movement"
    line    = 426
    text    = "An air unit crossing several enemy territories with antiaircraft guns is fired at once for each such territory."
    same_as = "REV-198"
    note    = "We read: guns fire along the way at once, in action 2."
  }

  clause "EUR-167" {
    section = "Action 2: Combat movement"
    line    = 428
    text    = "All combat movement must be completed before any resulting battle is resolved."
    same_as = "REV-227"
    note    = "We read: this speaks of battles; guns fire along the way at once (line 877)."
  }

  clause "EUR-168" {
    section = "Action 3: Resolving combat"
    line    = 432
    text    = "Battles are decided by rolling dice ('firing')."
    same_as = "REV-228"
  }

  clause "EUR-169" {
    section = "Action 3: Resolving combat"
    line    = 432
    text    = "Once action 3 begins no further unit can be moved into a battle."
    same_as = "REV-193"
  }

  clause "EUR-170" {
    section = "Action 3: Resolving combat"
    line    = 432
    text    = "Each battle (each territory or sea zone) is resolved separately, one after another."
    same_as = "REV-229"
  }

  clause "EUR-171" {
    section = "Action 3: Resolving combat"
    line    = 432
    text    = "The attacking player picks the order of the battles."
    same_as = "REV-230"
  }

  clause "EUR-172" {
    section = "Action 3: Resolving combat"
    line    = 432
    text    = "Strategic bombing raids are resolved before all other battles."
  }

  clause "EUR-173" {
    section = "Action 3: Land combat"
    line    = 436
    text    = "A land battle occurs when land and/or air units have moved into an enemy-occupied territory."
    same_as = "REV-226"
  }

  clause "EUR-174" {
    section = "Action 3: Land combat"
    line    = 440
    text    = "Step 1: all units of both sides in the contested territory go on the battle board."
    same_as = "REV-240"
  }

  clause "EUR-175" {
    section = "Action 3: Land combat"
    line    = 440
    text    = "Each unit stands in the battle board column of its attack or defence number."
  }

  clause "EUR-176" {
    section = "Action 3: Land combat"
    line    = 446
    text = <<-END
      The attacker normally fires first; the exception is antiaircraft fire when the territory has a gun and the attack
      includes aircraft.
    END
  }

  clause "EUR-177" {
    section = "Action 3: Land combat"
    line    = 448
    text    = "Step 2: the defender rolls one antiaircraft die against each attacking bomber or fighter."
    same_as = "REV-245"
  }

  clause "EUR-178" {
    section = "Action 3: Land combat"
    line    = 449
    text    = "Each antiaircraft roll of 1 shoots down one plane; here the attacker chooses which."
    same_as = "REV-247"
    note    = "We read: the owner of the aircraft chooses which is lost (this line and the example of the raid, over line 877)."
  }

  clause "EUR-179" {
    section = "Action 3: Land combat"
    line    = 449
    text    = "A plane shot down by antiaircraft fire is removed at once and does not fire."
    same_as = "REV-259"
  }

  clause "EUR-180" {
    section = "Action 3: Land combat"
    line    = 450
    text    = "However many antiaircraft guns a territory holds, only one die is rolled per plane for that territory."
    same_as = "REV-246"
  }

  clause "EUR-181" {
    section = "Action 3: Land combat"
    line    = 454
    text    = "Step 3: the attacker rolls one die for each attacking unit."
    same_as = "REV-267"
  }

  clause "EUR-182" {
    section = "Action 3: Land combat"
    line    = 454
    text    = "An attacking unit scores a hit when its roll is equal to or lower than its attack value."
    same_as = "REV-234"
  }

  clause "EUR-183" {
    section = "Action 3: Land combat"
    line    = 454
    text    = "Resolving column by column from 1 to 4 is recommended but not required."
  }

  clause "EUR-184" {
    section = "Action 3: Land combat"
    line    = 460
    text    = "After the attacker's hits are counted, the defender chooses that many of the defending units as hit."
    same_as = "REV-236"
  }

  clause "EUR-185" {
    section = "Action 3: Land combat"
    line    = 460
    text    = "The defender's chosen casualties move to the casualty zone and still return fire before removal, as combat is simultaneous."
    same_as = "REV-269"
  }

  clause "EUR-186" {
    section = "Action 3: Land combat"
    line    = 462
    text    = "Antiaircraft guns and industrial complexes can never be chosen as casualties."
    same_as = "REV-484"
  }

  clause "EUR-187" {
    section = "Action 3: Land combat"
    line    = 466
    text    = "Step 4: the defender rolls one die per defending unit, including those in the casualty zone."
    same_as = "REV-270"
  }

  clause "EUR-188" {
    section = "Action 3: Land combat"
    line    = 466
    text = <<-END
      A defending unit scores a hit when its roll is equal to or lower than its defence value; units in the casualty
      zone keep their full defence value.
    END
    same_as = "REV-235"
  }

  clause "EUR-189" {
    section = "Action 3: Land combat"
    line    = 472
    text    = "Step 5: the attacker chooses and removes one attacking unit for each defender's hit."
    same_as = "REV-272"
  }

  clause "EUR-190" {
    section = "Action 3: Land combat"
    line    = 472
    text    = "Then the defender removes everything in the casualty zone from play."
    same_as = "REV-273"
  }

  clause "EUR-191" {
    section = "Action 3: Land combat"
    line    = 476
    text = <<-END
      Step 6: steps 3 to 5 repeat until the attacker withdraws, the attacker is destroyed, the defender is destroyed, or
      both are destroyed.
    END
    same_as = "REV-279"
  }

  clause "EUR-192" {
    section = "Action 3: Land combat"
    line    = 476
    text    = "Antiaircraft fire (step 2) takes place only once per battle because the loop returns to step 3."
    same_as = "REV-261"
  }

  clause "EUR-193" {
    section = "Action 3: Land combat"
    line    = 478
    text    = "The attacker may withdraw after both sides have fired in a combat round; this ends the battle."
    same_as = "REV-281"
  }

  clause "EUR-194" {
    section = "Action 3: Land combat"
    line    = 478
    text    = "Withdrawing land units must go to an adjacent friendly territory that the attacker controlled at the start of the turn."
    same_as = "REV-282"
    note    = "We read: friendly to him at the start of the turn and now."
  }

  clause "EUR-195" {
    section = "Action 3: Land combat"
    line    = 478
    text    = "The withdrawal territory must be one from which attacking land units came."
    same_as = "REV-282"
    note    = "We read: that one unit came from there is enough."
  }

  clause "EUR-196" {
    section = "Action 3: Land combat"
    line    = 478
    text    = "All withdrawing land units go together to the same territory; partial withdrawal is not allowed."
    same_as = "REV-283"
  }

  clause "EUR-197" {
    section = "Action 3: Land combat"
    line    = 480
    text = <<-END
      Air units in a withdrawal may fly to any friendly territory, island or own carrier that the attacker controlled at
      the start of the turn and that lies within their remaining movement.
    END
    same_as = "REV-284"
    note    = "We read: friendly to him at the start of the turn and now."
  }

  clause "EUR-198" {
    section = "Action 3: Land combat"
    line    = 480
    text    = "Air units withdrawing over enemy territory with antiaircraft guns can still be fired at."
    same_as = "REV-287"
    note    = "We read: aircraft that withdraw fly in action 3 and are fired at; flights in action 4 never are."
  }

  clause "EUR-199" {
    section = "Action 3: Land combat"
    line    = 482
    text    = "After the attacker withdraws, surviving defenders go back to the territory."
  }

  clause "EUR-200" {
    section = "Action 3: Land combat"
    line    = 484
    text    = "In land combat only the attacker may withdraw."
    same_as = "REV-281"
  }

  clause "EUR-201" {
    section = "Action 3: Land combat"
    line    = 486
    text    = "If all attackers are destroyed the battle ends and surviving defenders return to the territory."
    same_as = "REV-276"
  }

  clause "EUR-202" {
    section = "Action 3: Land combat"
    line    = 488
    text = <<-END
      If all defenders are hit, the battle ends after the defender's return fire and surviving attackers are placed in
      the territory.
    END
    same_as = "REV-277"
  }

  clause "EUR-203" {
    section = "Action 3: Land combat"
    line    = 490
    text    = "If both sides are wiped out in the same combat round, the territory is left empty and the defender keeps control of it."
    same_as = "REV-298"
  }

  clause "EUR-204" {
    section = "Action 3: Naval combat"
    line    = 494
    text    = "A naval battle occurs when naval and/or air units have moved into an enemy-occupied sea zone."
    same_as = "REV-226"
  }

  clause "EUR-205" {
    section = "Action 3: Naval combat"
    line    = 498
    text    = "Step 1: all units of both sides in the contested sea zone go on the battle board."
    same_as = "REV-240"
  }

  clause "EUR-206" {
    section = "Action 3: Naval combat"
    line    = 500
    text    = "An attacking transport has no attack value and rolls no die."
    same_as = "REV-589"
  }

  clause "EUR-207" {
    section = "Action 3: Naval combat"
    line    = 500
    text    = "An attacking transport can be chosen by the attacker as a casualty."
    same_as = "REV-236"
  }

  clause "EUR-208" {
    section = "Action 3: Naval combat"
    line    = 504
    text    = "Step 2: attacking submarines fire before every other unit in each combat round (first strike)."
  }

  clause "EUR-209" {
    section = "Action 3: Naval combat"
    line    = 504
    text    = "Submarines can never hit air units."
    same_as = "REV-258"
  }

  clause "EUR-210" {
    section  = "Action 3: Naval combat"
    line     = 504
    text     = "Each attacking submarine rolls one die and hits on 2 or less."
    restates = ["EUR-597"]
  }

  clause "EUR-211" {
    section = "Action 3: Naval combat"
    line    = 504
    text    = "The defender chooses which unit a first-strike hit destroys."
    same_as = "REV-236"
  }

  clause "EUR-212" {
    section = "Action 3: Naval combat"
    line    = 504
    text    = "A unit destroyed by first strike is removed from play immediately, does not enter the casualty zone and does not fire back."
    same_as = "REV-259"
  }

  clause "EUR-213" {
    section = "Action 3: Naval combat"
    line    = 508
    text    = "If the enemy has a destroyer in the battle, the first strike of all submarines is cancelled."
  }

  clause "EUR-214" {
    section = "Action 3: Naval combat"
    line    = 508
    text    = "An enemy destroyer does not take away the ability to submerge."
  }

  clause "EUR-215" {
    section = "Action 3: Naval combat"
    line    = 510
    text    = "Instead of firing in step 2, an attacking submarine may submerge."
  }

  clause "EUR-216" {
    section = "Action 3: Naval combat"
    line    = 510
    text    = "A submerged submarine is laid on its side and for the rest of the turn can neither attack nor be attacked."
  }

  clause "EUR-217" {
    section = "Action 3: Naval combat"
    line    = 510
    text    = "A submerged submarine comes back up only in action 6."
  }

  clause "EUR-218" {
    section = "Action 3: Naval combat"
    line    = 516
    text    = "Step 3: the attacker rolls one die for each attacking unit except submarines that have already fired or submerged."
    same_as = "REV-266"
  }

  clause "EUR-219" {
    section = "Action 3: Naval combat"
    line    = 516
    text    = "An attacking ship or plane hits when its roll is equal to or lower than its attack number."
    same_as = "REV-234"
  }

  clause "EUR-220" {
    section = "Action 3: Naval combat"
    line    = 518
    text    = "The defender chooses casualties from the step 3 hits and moves them to the casualty zone, where they still fire back."
    same_as = "REV-269"
  }

  clause "EUR-221" {
    section = "Action 3: Naval combat"
    line    = 520
    text    = "When a transport is destroyed, everything it carries is destroyed with it."
    same_as = "REV-224"
  }

  clause "EUR-222" {
    section = "Action 3: Naval combat"
    line    = 520
    text    = "Units on board a transport can never be chosen as casualties."
    same_as = "REV-223"
  }

  clause "EUR-223" {
    section = "Action 3: Naval combat"
    line    = 526
    text    = "Naval step 4: the defender rolls one die per defending naval or air unit, including those in the casualty zone."
    same_as = "REV-270"
  }

  clause "EUR-224" {
    section = "Action 3: Naval combat"
    line    = 526
    text    = "Units in the casualty zone fire at their normal defence value."
    same_as = "REV-269"
  }

  clause "EUR-225" {
    section = "Action 3: Naval combat"
    line    = 528
    text    = "A defending submarine may submerge instead of returning fire."
    note    = "We read: a submarine that was hit in the cycle cannot dive."
  }

  clause "EUR-226" {
    section  = "Action 3: Naval combat"
    line     = 530
    text     = "A defending submarine that submerged stays on its side, out of the fight, until action 6 of the current turn."
    restates = ["EUR-216", "EUR-217"]
  }

  clause "EUR-227" {
    section = "Action 3: Naval combat"
    line    = 532
    text    = "Submarines are the only defending units that can leave a battle voluntarily."
  }

  clause "EUR-228" {
    section = "Action 3: Naval combat"
    line    = 538
    text    = "A battleship must be hit twice in the same battle to be destroyed."
    same_as = "REV-355"
  }

  clause "EUR-229" {
    section = "Action 3: Naval combat"
    line    = 538
    text    = "A battleship's first hit only lays it on its side as a damage marker."
    same_as = "REV-356"
  }

  clause "EUR-230" {
    section = "Action 3: Naval combat"
    line    = 538
    text    = "A battleship's second hit in the same battle removes it."
    same_as = "REV-355"
  }

  clause "EUR-231" {
    section = "Action 3: Naval combat"
    line    = 538
    text    = "A battleship not hit a second time in the battle is repaired and stood upright at the end of the turn."
    note    = "We read: in action 6, also one that withdrew from its battle."
  }

  clause "EUR-232" {
    section = "Action 3: Naval combat"
    line    = 544
    text    = "Step 5: the attacker chooses and removes one of his units per defender's hit."
    same_as = "REV-272"
  }

  clause "EUR-233" {
    section = "Action 3: Naval combat"
    line    = 544
    text    = "Then the defender removes everything in the casualty zone."
    same_as = "REV-273"
  }

  clause "EUR-234" {
    section = "Action 3: Naval combat"
    line    = 548
    text    = "Step 6: steps 2 to 5 repeat until one of five end conditions A to E applies."
    same_as = "REV-279"
  }

  clause "EUR-235" {
    section = "Action 3: Naval combat"
    line    = 550
    text    = "End A: after both sides have fired, the attacker may withdraw or submerge, which ends the battle."
    same_as = "REV-275"
  }

  clause "EUR-236" {
    section = "Action 3: Naval combat"
    line    = 550
    text    = "Withdrawing naval units may go only to an adjacent friendly sea zone from which at least one attacking naval unit came."
    same_as = "REV-282"
  }

  clause "EUR-237" {
    section = "Action 3: Naval combat"
    line    = 550
    text    = "All withdrawing naval units go together to the same sea zone."
    same_as = "REV-283"
  }

  clause "EUR-238" {
    section = "Action 3: Naval combat"
    line    = 550
    text    = "Naval units may not withdraw to a sea zone that contains enemy units, even if they started the turn there."
  }

  clause "EUR-239" {
    section = "Action 3: Naval combat"
    line    = 552
    text    = "Exception 1: withdrawal to a sea zone whose only enemies are submerged submarines is allowed."
  }

  clause "EUR-240" {
    section = "Action 3: Naval combat"
    line    = 554
    text    = "Exception 2: the attacker need not leave a sea zone that contains only submerged enemy submarines; the battle is then over."
  }

  clause "EUR-241" {
    section = "Action 3: Naval combat"
    line    = 556
    text    = "Exception 3: instead of withdrawing, an attacking submarine may submerge where it is."
  }

  clause "EUR-242" {
    section  = "Action 3: Naval combat"
    line     = 558
    text     = "Only the attacker may withdraw from a naval battle, apart from submarines submerging."
    restates = ["EUR-227"]
  }

  clause "EUR-243" {
    section = "Action 3: Naval combat"
    line    = 560
    text    = "After a withdrawal, surviving defenders return to the sea zone."
  }

  clause "EUR-244" {
    section = "Action 3: Naval combat"
    line    = 562
    text    = "End B: the battle ends when all attacking units are destroyed or submerged; surviving defenders stay in the zone."
    same_as = "REV-276"
  }

  clause "EUR-245" {
    section = "Action 3: Naval combat"
    line    = 564
    text = <<-END
      End C: the battle ends, after the defender's return fire, when all defending units are destroyed or submerged;
      surviving attackers stay in the zone.
    END
    same_as = "REV-277"
  }

  clause "EUR-246" {
    section = "Action 3: Naval combat"
    line    = 566
    text = <<-END
      End D: the battle ends when on both sides every unit is destroyed or submerged; submerged submarines go back to
      the zone on the board.
    END
    same_as = "REV-278"
  }

  clause "EUR-247" {
    section = "Action 3: Naval combat"
    line    = 568
    text = <<-END
      End E: the battle ends when only submarines and aircraft remain against each other, as neither can attack the
      other; all units return to the zone.
    END
    note = "We read: submarines alone on one side and aircraft alone on the other."
  }

  clause "EUR-248" {
    section = "Combat results"
    line    = 572
    text    = "A fought-over territory is either held (defender wins) or captured (attacker wins)."
    same_as = "REV-297"
  }

  clause "EUR-249" {
    section  = "Combat results"
    line     = 574
    text     = "If the attacker withdraws, the defender keeps the territory."
    restates = ["EUR-193"]
  }

  clause "EUR-250" {
    section  = "Combat results"
    line     = 575
    text     = "If attacker and defender are both destroyed, the defender keeps the territory."
    restates = ["EUR-203"]
  }

  clause "EUR-251" {
    section  = "Combat results"
    line     = 576
    text     = "If the attacker is destroyed, the defender keeps the territory."
    restates = ["EUR-201"]
  }

  clause "EUR-252" {
    section = "Combat results"
    line    = 577
    text    = "If the defender is destroyed, the attacker captures the territory provided at least one attacking land unit survives."
    same_as = "REV-297"
  }

  clause "EUR-253" {
    section = "Combat results"
    line    = 577
    text    = "If only the attacker's air units survive, control of the territory does not change."
    same_as = "REV-301"
  }

  clause "EUR-254" {
    section = "Combat results"
    line    = 579
    text    = "Ordinary sea zones are never captured; naval battles only destroy fleets."
  }

  clause "EUR-255" {
    section  = "Combat results"
    line     = 579
    text     = "Convoy centres are the sea zones that can be captured."
    restates = ["EUR-372"]
  }

  clause "EUR-256" {
    section  = "Combat results"
    line     = 581
    text     = "Air units alone cannot capture a territory."
    restates = ["EUR-252", "EUR-253"]
  }

  clause "EUR-257" {
    section = "Combat results"
    line    = 581
    text    = "Attacking air units cannot stay or land in the territory where they just fought."
    same_as = "REV-311"
  }

  clause "EUR-258" {
    section = "Combat results: capturing a territory"
    line    = 587
    text    = "On capture, remove the defender's control marker if there is one and put the captor's marker in the territory."
    same_as = "REV-305"
  }

  clause "EUR-259" {
    section  = "Combat results: capturing a territory"
    line     = 587
    text     = "When a captured territory was originally an ally's, control returns to the original owner rather than to the captor."
    restates = ["EUR-283", "EUR-284"]
  }

  clause "EUR-260" {
    section = "Combat results: capturing a territory"
    line    = 588
    text    = "Surviving attackers are moved from the battle board into the captured territory."
    same_as = "REV-305"
  }

  clause "EUR-261" {
    section = "Combat results: capturing a territory"
    line    = 589
    text    = "On capture the production chart is adjusted."
    same_as = "REV-306"
  }

  clause "EUR-262" {
    section = "Combat results: capturing a territory"
    line    = 593
    text    = "Production chart adjustments are made right after each battle, although IPCs are collected only after action 6."
    same_as = "REV-306"
  }

  clause "EUR-263" {
    section = "Combat results: capturing a territory"
    line    = 595
    text    = "The captor's production level rises by the captured territory's IPC value."
    same_as = "REV-306"
  }

  clause "EUR-264" {
    section = "Combat results: capturing a territory"
    line    = 595
    text    = "The loser's production level falls by the lost territory's IPC value."
    same_as = "REV-307"
  }

  clause "EUR-265" {
    section = "Combat results: capturing a territory"
    line    = 595
    text    = "A few territories have no production value and change no income."
    same_as = "REV-086"
  }

  clause "EUR-266" {
    section = "Combat results: capturing a territory"
    line    = 597
    text = <<-END
      When an ally's original territory is liberated, its value goes to the original owner's production level, not the
      liberator's.
    END
    restates = ["EUR-285"]
  }

  clause "EUR-267" {
    section = "Combat results: capturing a territory"
    line    = 597
    text = <<-END
      If the original owner's capital is in enemy hands, the liberator itself takes control of the liberated territory
      and its income until that capital is freed.
    END
    restates = ["EUR-286", "EUR-288"]
  }

  clause "EUR-268" {
    section = "Combat results: capturing a territory"
    line    = 599
    text    = "Antiaircraft guns and industrial complexes in a captured territory stay there and become the captor's."
    same_as = "REV-308"
    note = <<-END
      We read: who holds a territory for an ally without a capital has its guns, too, and keeps them when the capital is
      freed in a later turn.
    END
  }

  clause "EUR-269" {
    section = "Combat results: capturing a territory"
    line    = 599
    text    = "A captured industrial complex can be used only from its new owner's next turn."
    same_as = "REV-309"
  }

  clause "EUR-270" {
    section  = "Combat results: capturing a territory"
    line     = 601
    text     = "If the defender wins, the production chart is unchanged."
    restates = ["EUR-248"]
  }

  clause "EUR-271" {
    section  = "Combat results: capturing a territory"
    line     = 605
    text     = "Production changes from convoys follow the Battle of the Atlantic rules."
    restates = ["EUR-384"]
  }

  clause "EUR-272" {
    section  = "Combat results: capturing a territory"
    line     = 607
    text     = "Production changes from Middle East territories follow the Middle East rules."
    restates = ["EUR-446"]
  }

  clause "EUR-273" {
    section  = "Combat results: capturing an enemy capital"
    line     = 611
    text     = "The aim is to capture an enemy capital and hold it for one full round while controlling one's own capital."
    restates = ["EUR-277"]
  }

  clause "EUR-274" {
    section = "Combat results: capturing an enemy capital"
    line    = 611
    text = <<-END
      A capital is captured like any other territory: the defenders must be destroyed and at least one attacking land
      unit must occupy it.
    END
    restates = ["EUR-252"]
  }

  clause "EUR-275" {
    section  = "Combat results: capturing an enemy capital"
    line     = 611
    text     = "When a capital is captured, both the captor's and the loser's production levels are adjusted."
    restates = ["EUR-263", "EUR-264"]
  }

  clause "EUR-276" {
    section = "Combat results: capturing an enemy capital"
    line    = 611
    text    = "The captor of a capital immediately takes every IPC the defeated power has in hand."
    same_as = "REV-323"
  }

  clause "EUR-277" {
    section = "Combat results: capturing an enemy capital"
    line    = 613
    text = <<-END
      Victory is checked at the start of the captor's next turn: it must then control both the captured enemy capital
      and its own capital.
    END
  }

  clause "EUR-278" {
    section = "Combat results: capturing an enemy capital"
    line    = 615
    text    = "A power whose capital was captured stays in the game."
    same_as = "REV-324"
  }

  clause "EUR-279" {
    section = "Combat results: capturing an enemy capital"
    line    = 615
    text    = "A power whose capital is in enemy hands may not buy units in its turn."
    same_as = "REV-326"
  }

  clause "EUR-280" {
    section = "Combat results: capturing an enemy capital"
    line    = 615
    text    = "A power whose capital is in enemy hands may not collect income in its turn."
    same_as = "REV-325"
  }

  clause "EUR-281" {
    section = "Combat results: capturing an enemy capital"
    line    = 615
    text    = "A power whose capital is in enemy hands may still move its units and fight."
    same_as = "REV-327"
  }

  clause "EUR-282" {
    section = "Combat results: capturing an enemy capital"
    line    = 615
    text    = "If a power regains its own capital during its own turn, it collects income in action 7 of that same turn."
    same_as = "REV-328"
  }

  clause "EUR-283" {
    section = "Combat results: liberating an ally's original territory"
    line    = 619
    text = <<-END
      An Allied power that captures a territory, even a capital, that was originally another Ally's is a liberator and
      does not become its owner.
    END
    same_as = "REV-318"
  }

  clause "EUR-284" {
    section = "Combat results: liberating an ally's original territory"
    line    = 619
    text    = "The liberated territory belongs to its original owner again at once; the German marker is removed."
    same_as = "REV-318"
  }

  clause "EUR-285" {
    section = "Combat results: liberating an ally's original territory"
    line    = 619
    text    = "The original owner's production level is raised by the liberated territory's value."
    same_as = "REV-318"
  }

  clause "EUR-286" {
    section = "Combat results: liberating an ally's original territory"
    line    = 621
    text = <<-END
      If the original owner's capital is held by Germany when another of its territories is freed, the liberator's
      production level is raised instead.
    END
    same_as = "REV-319"
  }

  clause "EUR-287" {
    section = "Combat results: liberating an ally's original territory"
    line    = 621
    text = <<-END
      While the original owner's capital stays in German hands, the liberator may use an industrial complex in the
      liberated territory.
    END
    same_as = "REV-320"
  }

  clause "EUR-288" {
    section = "Combat results: liberating an ally's original territory"
    line    = 621
    text = <<-END
      When the capital is freed, the held territories go back: the liberator's level falls by the value of the ally's
      territories (and the owner's rises).
    END
    same_as = "REV-329"
  }

  clause "EUR-289" {
    section = "Combat results: capital example"
    line    = 629
    text    = "Read from an example: Moscow's IPC value is 2."
  }

  clause "EUR-290" {
    section = "Special combat: amphibious assaults"
    line    = 637
    text = <<-END
      An amphibious assault is an attack by land units carried on transports during combat movement against an enemy
      coastal territory or island.
    END
    same_as = "REV-332"
  }

  clause "EUR-291" {
    section = "Special combat: amphibious assaults"
    line    = 639
    text    = "The attacker must announce an amphibious assault and its target territory during combat movement."
    same_as = "REV-334"
  }

  clause "EUR-292" {
    section = "Special combat: amphibious assaults"
    line    = 639
    text    = "The announced target cannot be changed in action 3."
    same_as = "REV-336"
  }

  clause "EUR-293" {
    section = "Special combat: amphibious assaults"
    line    = 639
    text    = "Each transport may unload into one territory only; its cargo may not be split between two."
    same_as = "REV-606"
  }

  clause "EUR-294" {
    section = "Special combat: amphibious assaults"
    line    = 639
    text    = "Different transports in the same sea zone may unload into different territories."
  }

  clause "EUR-295" {
    section = "Special combat: amphibious assaults"
    line    = 641
    text    = "Attacking land units that enter the target territory overland may join the assault."
    same_as = "REV-180"
  }

  clause "EUR-296" {
    section = "Special combat: amphibious assaults"
    line    = 641
    text    = "Attacking air units may join the assault."
    same_as = "REV-347"
  }

  clause "EUR-297" {
    section = "Special combat: amphibious assaults"
    line    = 641
    text    = "Battleships and destroyers in the same sea zone from which units are unloaded may join by supporting fire."
  }

  clause "EUR-298" {
    section = "Special combat: amphibious assaults"
    line    = 643
    text    = "In an amphibious assault no attacking land unit may withdraw, including those that came overland from adjacent territories."
    same_as = "REV-343"
  }

  clause "EUR-299" {
    section = "Special combat: amphibious assaults"
    line    = 643
    text    = "Attacking air units in an amphibious assault may withdraw as usual."
    same_as = "REV-349"
  }

  clause "EUR-300" {
    section = "Special combat: amphibious assaults"
    line    = 645
    text    = "Boarding or leaving a transport uses up a land unit's whole movement for the turn."
    same_as = "REV-598"
  }

  clause "EUR-301" {
    section = "Special combat: amphibious assaults"
    line    = 645
    text    = "A land unit cannot move further after being unloaded in the same turn."
    same_as = "REV-598"
  }

  clause "EUR-302" {
    section = "Special combat: amphibious assaults"
    line    = 645
    text    = "A land unit cannot first move overland to the coast and then board in the same turn."
    same_as = "REV-598"
  }

  clause "EUR-303" {
    section = "Special combat: amphibious assaults"
    line    = 647
    text    = "A transport that was in a battle this turn may either load or unload in that turn, not both."
    same_as = "REV-405"
    note = <<-END
      We read: what it loaded before the battle it may unload after it (example 2); after the battle it loads or
      unloads, not both. That its troops land is no battle of its own.
    END
  }

  clause "EUR-304" {
    section = "Special combat: amphibious assaults"
    line    = 653
    text    = "Step 1: supporting battleships and destroyers fire once, before anything else, at the territory's defenders."
  }

  clause "EUR-305" {
    section = "Special combat: amphibious assaults"
    line    = 653
    text    = "Each supporting battleship rolls one die and hits on 4 or less."
  }

  clause "EUR-306" {
    section = "Special combat: amphibious assaults"
    line    = 653
    text    = "Each supporting destroyer rolls one die and hits on 3 or less."
  }

  clause "EUR-307" {
    section = "Special combat: amphibious assaults"
    line    = 653
    text = <<-END
      The defender picks the units hit by supporting fire and moves them to the casualty zone; they still fire in the
      defender's return fire.
    END
  }

  clause "EUR-308" {
    section = "Special combat: amphibious assaults"
    line    = 655
    text    = "Step 2: supporting ships then leave the battle board and take no further part in the land battle."
    same_as = "REV-262"
  }

  clause "EUR-309" {
    section = "Special combat: amphibious assaults"
    line    = 657
    text    = "Step 3: the defender's antiaircraft guns fire at attacking air units in the usual way."
    same_as = "REV-244"
  }

  clause "EUR-310" {
    section = "Special combat: amphibious assaults"
    line    = 658
    text    = "Step 4: attacking land and air units fire, then the defender fires back as usual."
    same_as = "REV-344"
  }

  clause "EUR-311" {
    section = "Special combat: amphibious assaults"
    line    = 659
    text    = "Step 5: step 4 repeats until one or both sides are destroyed; only attacking air units may withdraw."
    same_as = "REV-288"
  }

  clause "EUR-312" {
    section = "Special combat: amphibious assaults"
    line    = 661
    text    = "If enemy naval units are in the sea zone to be unloaded from, a naval battle is fought there before any landing."
    same_as = "REV-337"
  }

  clause "EUR-313" {
    section = "Special combat: amphibious assaults"
    line    = 661
    text    = "Air units meant for the land battle must be moved to the target territory before that naval battle is fought."
    same_as = "REV-348"
  }

  clause "EUR-314" {
    section = "Special combat: amphibious assaults"
    line    = 661
    text    = "An air unit may fight in the naval battle or in the landing, never in both."
    same_as = "REV-347"
  }

  clause "EUR-315" {
    section = "Special combat: amphibious assaults"
    line    = 661
    text = <<-END
      All enemy naval units in the zone must be beaten by the attacking naval units, transports included, before land
      units can be unloaded.
    END
    same_as = "REV-340"
    note = <<-END
      We read: submerged submarines do not hinder the landing, and troops land from an ally's transport, too, once their
      own ships have cleared the zone.
    END
  }

  clause "EUR-316" {
    section  = "Special combat: amphibious assaults"
    line     = 661
    text     = "A transport lost in the preliminary naval battle takes all its cargo with it."
    restates = ["EUR-221"]
  }

  clause "EUR-317" {
    section = "Special combat: amphibious assaults"
    line    = 663
    text    = "The attacker may not hold ships back from the naval battle in order to use them in the assault."
    same_as = "REV-339"
  }

  clause "EUR-318" {
    section = "Special combat: amphibious assaults"
    line    = 665
    text    = "Once the sea zone holds no enemy units, transports may unload and the assault begins."
    same_as = "REV-340"
    note    = "We read: that the enemy lay there when the turn began (EUR-657) does not matter once the zone is clear."
  }

  clause "EUR-319" {
    section  = "Special combat: amphibious assaults"
    line     = 665
    text     = "Air units that took part in the naval battle cannot attack in the amphibious assault of the same turn."
    restates = ["EUR-314"]
  }

  clause "EUR-320" {
    section = "Special combat: amphibious assaults"
    line    = 667
    text    = "After the naval battle the attacker may call the announced assault off."
    same_as = "REV-335"
  }

  clause "EUR-321" {
    section = "Special combat: amphibious assaults"
    line    = 667
    text    = "After the naval battle the attacker may not redirect the assault to another territory."
    same_as = "REV-336"
  }

  clause "EUR-322" {
    section = "Special combat: amphibious assaults"
    line    = 669
    text    = "If a naval battle preceded the assault, battleships and destroyers get no supporting shot."
    same_as = "REV-342"
  }

  clause "EUR-323" {
    section = "Special combat: amphibious assault example 1"
    line    = 673
    text    = "Read from an example: Norway borders the North Sea sea zone."
  }

  clause "EUR-324" {
    section = "Special combat: amphibious assaults"
    line    = 675
    text    = "Supporting fire requires that the ship fought no battle in that turn."
    same_as = "REV-254"
  }

  clause "EUR-325" {
    section = "Special combat: amphibious assault example 1"
    line    = 677
    text    = "An attacker left with only aircraft in an amphibious assault may withdraw them, since they cannot capture the territory."
    same_as = "REV-349"
  }

  clause "EUR-326" {
    section = "Special combat: amphibious assault example 2"
    line    = 681
    text    = "A transport may load in combat movement, fight a naval battle in the landing zone and then unload for the assault."
    same_as = "REV-611"
    note    = "We read: what was loaded before a battle may be landed by assault; after a battle a transport loads or unloads, not both."
  }

  clause "EUR-327" {
    section = "Special combat: amphibious assault example 2"
    line    = 683
    text    = "Read from an example: the Adriatic and Central Mediterranean sea zones are adjacent."
  }

  clause "EUR-328" {
    section  = "Special combat: amphibious assault example 2"
    line     = 685
    text     = "With an enemy destroyer present an attacking submarine fires without first strike."
    restates = ["EUR-213"]
  }

  clause "EUR-329" {
    section = "Special combat: amphibious assault example 2"
    line    = 687
    text    = "A ship in a sea zone other than the unloading zone cannot support the landing."
    same_as = "REV-250"
  }

  clause "EUR-330" {
    section = "Special combat: amphibious assault example 2"
    line    = 687
    text    = "Units cannot be landed in a different territory on the same sea zone than the one announced."
    same_as = "REV-336"
  }

  clause "EUR-331" {
    section = "Special combat: amphibious assault example 2"
    line    = 687
    text    = "A ship that has fought cannot use its remaining movement afterwards."
    same_as = "REV-394"
  }

  clause "EUR-332" {
    section = "Special combat: amphibious assault example 2"
    line    = 687
    text    = "Read from an example: the Central Mediterranean borders Libya, Greece and the Eastern Mediterranean sea zone."
  }

  clause "EUR-333" {
    section  = "Special combat: amphibious assault example 2"
    line     = 689
    text     = "When the last attacker and last defender destroy each other in a landing, the defender keeps the empty territory."
    restates = ["EUR-203"]
  }

  clause "EUR-334" {
    section = "Multinational forces"
    line    = 693
    text    = "Units of several Allied powers may be present in the same territory or sea zone."
    same_as = "REV-358"
  }

  clause "EUR-335" {
    section = "Multinational forces"
    line    = 693
    text    = "Units of different Allied powers in one space defend together."
    same_as = "REV-360"
  }

  clause "EUR-336" {
    section  = "Multinational forces"
    line     = 693
    text     = "Units of different Allied powers may not attack together."
    restates = ["EUR-340"]
  }

  clause "EUR-337" {
    section = "Multinational forces"
    line    = 695
    text    = "When Allied units are attacked together, the defenders agree among themselves which units are lost to each hit."
    same_as = "REV-362"
  }

  clause "EUR-338" {
    section = "Multinational forces"
    line    = 695
    text    = "If the defenders cannot agree on a casualty, the attacker chooses it."
    same_as = "REV-363"
    note    = "We read: where the Allies who are hit disagree, the other side chooses."
  }

  clause "EUR-339" {
    section = "Multinational forces"
    line    = 695
    text    = "In return fire each defending player rolls separately for his own units."
    same_as = "REV-364"
  }

  clause "EUR-340" {
    section = "Multinational forces"
    line    = 697
    text    = "Each Allied power attacks only with its own units and only in its own turn."
    same_as = "REV-365"
  }

  clause "EUR-341" {
    section = "Multinational forces"
    line    = 699
    text    = "A power may have its land units carried by an ally's transport."
    same_as = "REV-370"
  }

  clause "EUR-342" {
    section = "Multinational forces"
    line    = 699
    text    = "In its turn a player may move only its own pieces."
    same_as = "REV-022"
  }

  clause "EUR-343" {
    section = "Multinational forces"
    line    = 701
    text    = "Allied transport step 1: in your turn you load your land units onto the ally's transport."
    same_as = "REV-371"
  }

  clause "EUR-344" {
    section = "Multinational forces"
    line    = 702
    text    = "Allied transport step 2: the transport's owner moves it, with your units, in the owner's turn."
    same_as = "REV-372"
  }

  clause "EUR-345" {
    section = "Multinational forces"
    line    = 703
    text    = "Allied transport step 3: in your following turn you may unload your units."
    same_as = "REV-373"
  }

  clause "EUR-346" {
    section = "Multinational forces"
    line    = 705
    text    = "The three steps are needed even if the transport does not move at all."
    same_as = "REV-597"
  }

  clause "EUR-347" {
    section = "Strategic bombing raids"
    line    = 711
    text    = "A strategic bombing raid is an attack on an enemy industrial complex that destroys enemy IPCs."
    same_as = "REV-381"
    note    = "We read: a raid lapses if a blitz of the same combat move takes or frees the complex, which is no enemy's then."
  }

  clause "EUR-348" {
    section = "Strategic bombing raids"
    line    = 711
    text    = "Only bombers can carry out a raid."
    same_as = "REV-382"
  }

  clause "EUR-349" {
    section = "Strategic bombing raids"
    line    = 713
    text    = "In combat movement the attacker moves bombers into a territory with an industrial complex and announces the raid."
  }

  clause "EUR-350" {
    section = "Strategic bombing raids"
    line    = 713
    text    = "The battle board is not used for a raid."
  }

  clause "EUR-351" {
    section = "Strategic bombing raids"
    line    = 715
    text    = "Fighters may be sent with the bombers as escorts, moving to the target territory within their range."
  }

  clause "EUR-352" {
    section = "Strategic bombing raids"
    line    = 715
    text    = "Bombers and escorts on a raid may not in the same turn be used in a normal attack on land units in that territory."
  }

  clause "EUR-353" {
    section = "Strategic bombing raids"
    line    = 717
    text    = "The defender declares which fighters defend against the raid."
  }

  clause "EUR-354" {
    section = "Strategic bombing raids"
    line    = 717
    text    = "Fighters used against the raid may not also defend in a normal land battle in the same turn."
    note = <<-END
      We read: fighters of every Ally there may intercept; if their territory falls, they fly one space to a friendly
      landing place or are lost.
    END
  }

  clause "EUR-355" {
    section = "Strategic bombing raids"
    line    = 719
    text    = "Antiaircraft guns and intercepting fighters fire before the bombing itself."
  }

  clause "EUR-356" {
    section = "Strategic bombing raids"
    line    = 721
    text = <<-END
      Raid step A: the defender rolls one antiaircraft die per attacking plane, bombers and escorts alike, whatever the
      number of guns.
    END
  }

  clause "EUR-357" {
    section = "Strategic bombing raids"
    line    = 721
    text    = "Raid step A: each 1 shoots down one attacking plane, removed at once without firing."
  }

  clause "EUR-358" {
    section = "Strategic bombing raids"
    line    = 723
    text    = "Raid step B: the defender may roll one die per fighter in the attacked territory (those assigned to intercept)."
    note    = "We read: the defender names the fighters that take part."
  }

  clause "EUR-359" {
    section = "Strategic bombing raids"
    line    = 723
    text    = "Raid step B: a defending fighter hits on 2 or less, not 4."
  }

  clause "EUR-360" {
    section = "Strategic bombing raids"
    line    = 723
    text    = "Raid step B: the hits are only noted for the moment."
  }

  clause "EUR-361" {
    section = "Strategic bombing raids"
    line    = 725
    text    = "Raid step C: each surviving escort returns fire with one die and hits on 1 only, not 3."
  }

  clause "EUR-362" {
    section = "Strategic bombing raids"
    line    = 725
    text    = "Raid step C: each escort hit immediately removes one defending fighter."
  }

  clause "EUR-363" {
    section = "Strategic bombing raids"
    line    = 725
    text    = "Bombers do not fire in the air fight; only escorts do."
  }

  clause "EUR-364" {
    section = "Strategic bombing raids"
    line    = 727
    text    = "Raid step D: the attacker removes one plane, bomber or fighter, per interceptor hit."
  }

  clause "EUR-365" {
    section = "Strategic bombing raids"
    line    = 729
    text    = "The air fight of a raid lasts exactly one round."
  }

  clause "EUR-366" {
    section = "Strategic bombing raids"
    line    = 731
    text    = "Raid step 5: the attacker rolls one die per surviving bomber and adds the rolls."
    same_as = "REV-388"
  }

  clause "EUR-367" {
    section = "Strategic bombing raids"
    line    = 731
    text    = "The raided player returns to the bank IPCs equal to the total of the bomber dice."
    note    = "We read: no territory's value limits the damage."
  }

  clause "EUR-368" {
    section = "Strategic bombing raids"
    line    = 731
    text    = "A raided player short of IPCs pays as many as it has."
    same_as = "REV-390"
  }

  clause "EUR-369" {
    section = "Strategic bombing raids"
    line    = 733
    text    = "In noncombat movement surviving raid bombers and escorts return to a friendly base within their remaining movement."
    same_as = "REV-393"
  }

  clause "EUR-370" {
    section = "Strategic bombing raids"
    line    = 739
    text    = "Read from an example: Germany to Great Britain is 3 air moves, so a bomber has 3 left for the return."
  }

  clause "EUR-371" {
    section = "Battle of the Atlantic"
    line    = 751
    text    = "Of the seven convoy centres four are British, two are United States' and one is Soviet."
  }

  clause "EUR-372" {
    section = "Battle of the Atlantic"
    line    = 751
    text    = "Convoy centres can be captured and liberated much like land territories."
  }

  clause "EUR-373" {
    section  = "Battle of the Atlantic"
    line     = 751
    text     = "To capture an unoccupied convoy a ship with a combat value must move into it or through it."
    restates = ["EUR-377"]
  }

  clause "EUR-374" {
    section  = "Battle of the Atlantic"
    line     = 751
    text     = "To capture an occupied convoy a ship must move in and fight the enemy there."
    restates = ["EUR-379"]
  }

  clause "EUR-375" {
    section = "Battle of the Atlantic"
    line    = 751
    text    = "Convoy IPCs are part of the income paid in action 7."
  }

  clause "EUR-376" {
    section = "Battle of the Atlantic"
    line    = 753
    text    = "A convoy centre is a map feature and not the same thing as a transport unit."
  }

  clause "EUR-377" {
    section = "Battle of the Atlantic"
    line    = 755
    text = <<-END
      In combat movement submarines and ships with an attack value may enter or pass through an unoccupied enemy convoy
      and take control of it.
    END
  }

  clause "EUR-378" {
    section = "Battle of the Atlantic"
    line    = 755
    text    = "On capture Germany puts its control marker on the convoy; on liberation the Allies remove the German marker."
  }

  clause "EUR-379" {
    section = "Battle of the Atlantic"
    line    = 757
    text    = "A convoy where enemy ships are present cannot be taken by entering; the attacker must fight."
  }

  clause "EUR-380" {
    section = "Battle of the Atlantic"
    line    = 759
    text = <<-END
      After a battle the attacker takes the convoy if all defenders are destroyed or submerged and at least one of its
      ships with a combat value is in the zone.
    END
  }

  clause "EUR-381" {
    section = "Battle of the Atlantic"
    line    = 759
    text    = "Submerged submarines count as absent when control of a convoy is decided."
  }

  clause "EUR-382" {
    section = "Battle of the Atlantic"
    line    = 761
    text    = "Transports cannot take control of a convoy."
  }

  clause "EUR-383" {
    section = "Battle of the Atlantic"
    line    = 761
    text    = "Transports may be part of the naval force that fights in a convoy zone."
  }

  clause "EUR-384" {
    section = "Battle of the Atlantic"
    line    = 763
    text    = "When Germany captures a convoy, the original owner's production level falls by the convoy's value."
  }

  clause "EUR-385" {
    section = "Battle of the Atlantic"
    line    = 763
    text    = "Germany gains no income from a captured convoy."
  }

  clause "EUR-386" {
    section = "Battle of the Atlantic"
    line    = 763
    text    = "A lost convoy pays its original owner nothing until that owner or any ally retakes it."
  }

  clause "EUR-387" {
    section = "Battle of the Atlantic"
    line    = 763
    text    = "If German ships have left a German-held convoy, an Allied warship retakes it simply by entering."
  }

  clause "EUR-388" {
    section = "Battle of the Atlantic"
    line    = 763
    text    = "If German ships defend a German-held convoy, the Allies must win a battle there to retake it."
  }

  clause "EUR-389" {
    section = "Battle of the Atlantic"
    line    = 763
    text = <<-END
      When a convoy is retaken, the German marker goes and the original owner's production level rises by its value,
      whichever Ally retook it.
    END
    note = "We read: whatever becomes of its owner's capital."
  }

  clause "EUR-390" {
    section = "Battle of the Atlantic"
    line    = 763
    text    = "Retaking a convoy leaves Germany's income unchanged."
  }

  clause "EUR-391" {
    section = "Battle of the Atlantic"
    line    = 767
    text    = "Read from an example: one US convoy is worth 4 IPCs."
  }

  clause "EUR-392" {
    section = "Battle of the Atlantic"
    line    = 767
    text    = "Read from an example: two British convoys are worth 5 and 3 IPCs (8 together)."
    note    = "We read: the values of the map files, 3, 3, 5 and 5."
  }

  clause "EUR-393" {
    section = "Battle of the Atlantic"
    line    = 767
    text = <<-END
      Read from an example: the Azores Sea is adjacent to a British convoy zone, the Central Atlantic is within 2 moves
      of a US convoy zone, and a convoy zone lies next to the South Atlantic.
    END
  }

  clause "EUR-394" {
    section = "Battle of the Atlantic"
    line    = 767
    text    = "A ship may move into a convoy zone and back to its starting zone in the same move."
  }

  clause "EUR-395" {
    section = "Battle of the Atlantic"
    line    = 767
    text    = "If attacker and defender destroy each other in a convoy zone, control does not change."
  }

  clause "EUR-396" {
    section = "Battle of the Atlantic"
    line    = 767
    text = <<-END
      Read from an example: the path U.S. Coast -> Mid-Atlantic -> British convoy is 2 moves, and the U.S. Coast zone is
      within 2 moves of the US convoy.
    END
  }

  clause "EUR-397" {
    section = "Battle of the Atlantic: comprehensive example"
    line    = 771
    text    = "First-strike hits remove a carrier and a transport before they or their planes can fire."
  }

  clause "EUR-398" {
    section  = "Battle of the Atlantic: comprehensive example"
    line     = 771
    text     = "A fighter whose carrier is sunk on defence has one move to reach a landing place."
    restates = ["EUR-576"]
  }

  clause "EUR-399" {
    section = "Battle of the Atlantic: comprehensive example"
    line    = 771
    text = <<-END
      Read from an example: the Bay of Biscay is within submarine reach of the Celtic Sea, and the Celtic Sea borders
      Great Britain.
    END
  }

  clause "EUR-400" {
    section = "Battle of the Atlantic: comprehensive example"
    line    = 773
    text = <<-END
      A submarine that was hit cannot escape by submerging; its owner may have it fire before it is removed while an
      unhit submarine submerges.
    END
  }

  clause "EUR-401" {
    section  = "Battle of the Atlantic: comprehensive example"
    line     = 775
    text     = "A carrier on which a fighter landed this turn cannot move for the rest of the turn."
    restates = ["EUR-573"]
  }

  clause "EUR-402" {
    section  = "Battle of the Atlantic: comprehensive example"
    line     = 775
    text     = "At the end of any power's turn all submerged submarines of every nation come up."
    restates = ["EUR-441"]
  }

  clause "EUR-403" {
    section = "Battle of the Atlantic: comprehensive example"
    line    = 777
    text = <<-END
      An ally's destroyer present in the sea zone is enough to let the active power's air unit attack submarines there,
      although that destroyer cannot fire.
    END
  }

  clause "EUR-404" {
    section = "Battle of the Atlantic: comprehensive example"
    line    = 777
    text = <<-END
      Hits by a defending submarine may fall on an ally's ship that is present but not attacking; if only an ally's ship
      is hittable, it must take the hit.
    END
    restates = ["EUR-608"]
    note     = "We read: only hits of submarines fall on Allied ships that do not attack."
  }

  clause "EUR-405" {
    section = "Action 4: Noncombat movement"
    line    = 781
    text    = "Every air unit that moved in combat movement must land now on friendly territory within its remaining movement."
    same_as = "REV-302"
  }

  clause "EUR-406" {
    section = "Action 4: Noncombat movement"
    line    = 781
    text    = "Movement points used in combat movement count against the total of 4 (fighter) or 6 (bomber)."
    same_as = "REV-500"
  }

  clause "EUR-407" {
    section = "Action 4: Noncombat movement"
    line    = 783
    text    = "Any units that did not move in combat movement may move now."
    same_as = "REV-394"
  }

  clause "EUR-408" {
    section = "Action 4: Noncombat movement"
    line    = 785
    text    = "Land units may move to any friendly territory, occupied or not, within reach."
    same_as = "REV-396"
  }

  clause "EUR-409" {
    section = "Action 4: Noncombat movement"
    line    = 785
    text    = "Land units may not move to enemy-occupied or neutral territory in noncombat movement."
    same_as = "REV-397"
  }

  clause "EUR-410" {
    section = "Action 4: Noncombat movement"
    line    = 785
    text    = "Antiaircraft guns may move in noncombat movement, to friendly territory only."
    same_as = "REV-195"
  }

  clause "EUR-411" {
    section  = "Action 4: Noncombat movement"
    line     = 785
    text     = "Antiaircraft guns in territory captured this turn may not be moved."
    restates = ["EUR-467"]
  }

  clause "EUR-412" {
    section = "Action 4: Noncombat movement"
    line    = 787
    text    = "Naval units may move to any friendly sea zone, occupied or not, within reach."
    same_as = "REV-402"
  }

  clause "EUR-413" {
    section = "Action 4: Noncombat movement"
    line    = 787
    text    = "Naval units may not move to enemy-occupied sea zones in noncombat movement."
    same_as = "REV-403"
  }

  clause "EUR-414" {
    section = "Action 4: Noncombat movement"
    line    = 787
    text    = "Naval units may not move into enemy-controlled convoys in noncombat movement."
  }

  clause "EUR-415" {
    section = "Action 4: Noncombat movement"
    line    = 787
    text = <<-END
      A transport that moved to, or already is in, a sea zone next to friendly coastal territory may load or unload
      there in noncombat movement.
    END
  }

  clause "EUR-416" {
    section = "Action 4: Noncombat movement"
    line    = 789
    text    = "Air units may move to any friendly territory within range in noncombat movement."
    same_as = "REV-398"
  }

  clause "EUR-417" {
    section = "Action 4: Noncombat movement"
    line    = 789
    text    = "Fighters, but not bombers, may land on any friendly aircraft carrier within range."
    same_as = "REV-400"
  }

  clause "EUR-418" {
    section = "Action 4: Noncombat movement"
    line    = 789
    text    = "Air units may not land on territory captured this turn."
    same_as = "REV-311"
  }

  clause "EUR-419" {
    section  = "Action 4: Noncombat movement"
    line     = 789
    text     = "Air units may not fly over neutral territory in noncombat movement."
    restates = ["EUR-101"]
  }

  clause "EUR-420" {
    section = "Action 4: Noncombat movement"
    line    = 789
    text    = "Antiaircraft guns do not fire at air units in noncombat movement."
  }

  clause "EUR-421" {
    section = "Soviet Patriotic War"
    line    = 797
    text    = "During its own noncombat movement the Soviet Union may take over any US or British units standing on Soviet territory."
    note = <<-END
      We read: the printed colour counts, whoever holds the territory; guns and complexes have no nationality and stay
      as they are.
    END
  }

  clause "EUR-422" {
    section = "Soviet Patriotic War"
    line    = 797
    text    = "Only territory printed red or light pink counts for the takeover."
  }

  clause "EUR-423" {
    section = "Soviet Patriotic War"
    line    = 797
    text    = "Units taken over are removed and replaced by identical pieces in the Soviet colour."
  }

  clause "EUR-424" {
    section = "Soviet Patriotic War"
    line    = 797
    text    = "Units taken over cannot move until the Soviet Union's next turn."
  }

  clause "EUR-425" {
    section = "Soviet Patriotic War"
    line    = 797
    text    = "The Soviet player should consult the other Allies first but does not need their consent."
  }

  clause "EUR-426" {
    section = "Soviet Patriotic War"
    line    = 799
    text    = "Units taken over stay Soviet for good, even after they move onto an ally's territory."
  }

  clause "EUR-427" {
    section = "Soviet Patriotic War"
    line    = 805
    text    = "The takeover is chosen unit by unit and includes air units."
  }

  clause "EUR-428" {
    section = "Action 5: Placing new units"
    line    = 809
    text = <<-END
      New land and air units are placed in territories with an industrial complex that the power has controlled since
      the start of its turn.
    END
    same_as = "REV-415"
  }

  clause "EUR-429" {
    section = "Action 5: Placing new units"
    line    = 809
    text    = "New units may be spread over several eligible territories."
    same_as = "REV-415"
  }

  clause "EUR-430" {
    section = "Action 5: Placing new units"
    line    = 809
    text    = "New fighters may not be placed directly on an aircraft carrier."
  }

  clause "EUR-431" {
    section = "Action 5: Placing new units"
    line    = 811
    text = <<-END
      New naval units are placed in a sea zone adjacent to a territory with an industrial complex the power has
      controlled since the start of its turn.
    END
    same_as = "REV-422"
  }

  clause "EUR-432" {
    section = "Action 5: Placing new units"
    line    = 811
    text    = "New naval units may be placed in a sea zone holding enemy ships; no battle follows at that moment."
    same_as = "REV-423"
  }

  clause "EUR-433" {
    section = "Action 5: Placing new units"
    line    = 811
    text = <<-END
      A battle over ships placed among enemies takes place only in the enemy's turn, in its action 3, unless the enemy's
      ships leave in its combat movement.
    END
  }

  clause "EUR-434" {
    section = "Action 5: Placing new units"
    line    = 813
    text    = "In a power's own national territory with an industrial complex, the number of units placed is unlimited."
  }

  clause "EUR-435" {
    section = "Action 5: Placing new units"
    line    = 813
    text    = "In a captured territory with an industrial complex, at most as many units may be placed per turn as its IPC value."
    note    = "We read: ships count against the limit of a captured complex."
  }

  clause "EUR-436" {
    section = "Action 5: Placing new units"
    line    = 817
    text    = "Great Britain may place some or all of its new land and air units in Canada."
  }

  clause "EUR-437" {
    section = "Action 5: Placing new units"
    line    = 817
    text    = "Only land and air units may use the Canada option; naval units may not."
    note    = "We read: ships too are placed by way of Canada's complex; the list only leaves them out."
  }

  clause "EUR-438" {
    section = "Action 5: Placing new units"
    line    = 821
    text    = "Read from an example: Leningrad has an IPC value of 1 and an industrial complex."
  }

  clause "EUR-439" {
    section = "Action 5: Placing new units"
    line    = 821
    text    = "Read from an example: the territory Germany has an industrial complex and borders the Danish Sea sea zone."
  }

  clause "EUR-440" {
    section = "Action 5: Placing new units"
    line    = 823
    text = <<-END
      Read from an example: Archangel, Moscow and Stalingrad are Soviet territories with industrial complexes; together
      with Leningrad and Germany these are the complexes the text reveals.
    END
  }

  clause "EUR-441" {
    section = "Action 6: Surface submarines, repair battleships"
    line    = 829
    text    = "In action 6 every submerged submarine of every player is turned upright."
  }

  clause "EUR-442" {
    section = "Action 6: Surface submarines, repair battleships"
    line    = 829
    text    = "In action 6 every damaged battleship of every player is turned upright (repaired)."
  }

  clause "EUR-443" {
    section = "Action 7: Collect income"
    line    = 833
    text    = "As the last action of its turn a power takes from the bank IPCs equal to its level on the production chart."
    same_as = "REV-428"
  }

  clause "EUR-444" {
    section = "Action 7: Collect income"
    line    = 833
    text    = "The production chart must be kept up to date, including Germany's Middle East income."
    same_as = "REV-429"
  }

  clause "EUR-445" {
    section = "Action 7: Middle East"
    line    = 837
    text    = "Middle East territories can be captured and liberated like other territories."
  }

  clause "EUR-446" {
    section = "Action 7: Middle East"
    line    = 839
    text = <<-END
      When Germany captures a Middle East territory with an IPC value, its marker on the separate Middle East scale
      moves up by that value; all other production markers stay put.
    END
  }

  clause "EUR-447" {
    section = "Action 7: Middle East"
    line    = 839
    text = <<-END
      When the Allies retake a Middle East territory, Germany's Middle East scale marker falls by its value and no
      Ally's income changes.
    END
    note = "We read: it is nobody's again, and guns there are the power's that freed it."
  }

  clause "EUR-448" {
    section = "Action 7: Middle East"
    line    = 841
    text    = "The Middle East scale has eight boxes for the total IPCs from Middle East territories."
  }

  clause "EUR-449" {
    section = "Action 7: Middle East"
    line    = 841
    text    = "In Germany's action 7 the Middle East total is paid to Germany directly by the Allies, not by the bank."
  }

  clause "EUR-450" {
    section = "Action 7: Middle East"
    line    = 841
    text    = "The Allies agree who pays: one alone or several in shares."
    note    = "We read: pledges in the order of turns; a power without a capital can be asked if it has money."
  }

  clause "EUR-451" {
    section = "Action 7: Middle East"
    line    = 841
    text    = "If the Allies cannot agree, Germany picks the Ally that pays."
    note    = "We read: Germany names one payer after another as long as money is missing."
  }

  clause "EUR-452" {
    section = "Action 7: Middle East"
    line    = 843
    text    = "The Middle East payment comes on top of Germany's bank income."
  }

  clause "EUR-453" {
    section = "Action 7: Middle East"
    line    = 843
    text    = "Read from an example: Egypt is worth 1 IPC and Trans-Jordan 2 IPCs; both are Middle East territories."
  }

  clause "EUR-454" {
    section = "Action 7: Middle East"
    line    = 845
    text    = "Losing Middle East territories never lowers an Ally's production level."
  }

  clause "EUR-455" {
    section = "Action 7: Middle East"
    line    = 849
    text    = "Read from an example: Syria is a Middle East territory worth 1 IPC."
  }

  clause "EUR-456" {
    section = "Combat units: general"
    line    = 855
    text    = "A unit's attack or defence value is the highest die roll with which it hits."
    same_as = "REV-234"
    note    = "We read: at most."
  }

  clause "EUR-457" {
    section = "Combat units: antiaircraft gun"
    line    = 859
    text    = "Antiaircraft gun movement: 1 land territory per turn, never into a sea zone by itself."
  }

  clause "EUR-458" {
    section = "Combat units: antiaircraft gun"
    line    = 861
    text    = "Antiaircraft gun attack: none."
  }

  clause "EUR-459" {
    section = "Combat units: antiaircraft gun"
    line    = 863
    text    = "Antiaircraft gun defence: 1, against enemy aircraft only."
  }

  clause "EUR-460" {
    section = "Combat units: antiaircraft gun"
    line    = 865
    text    = "Antiaircraft gun cost: 5 IPCs."
  }

  clause "EUR-461" {
    section  = "Combat units: antiaircraft gun"
    line     = 867
    text     = "Antiaircraft guns have no nationality of their own and are gained with the territory they stand in when it is captured."
    restates = ["EUR-268"]
  }

  clause "EUR-462" {
    section  = "Combat units: antiaircraft gun"
    line     = 867
    text     = "Antiaircraft guns fire at enemy planes flying over their territory in combat movement."
    restates = ["EUR-165"]
  }

  clause "EUR-463" {
    section = "Combat units: antiaircraft gun"
    line    = 869
    text    = "Antiaircraft guns never attack."
    same_as = "REV-464"
  }

  clause "EUR-464" {
    section = "Combat units: antiaircraft gun"
    line    = 869
    text    = "Antiaircraft guns may not be moved into enemy-occupied territory."
    same_as = "REV-195"
  }

  clause "EUR-465" {
    section = "Combat units: antiaircraft gun"
    line    = 869
    text = <<-END
      Antiaircraft guns may be moved only into friendly territory, or carried by transport to friendly coastal or island
      territory.
    END
  }

  clause "EUR-466" {
    section = "Combat units: antiaircraft gun"
    line    = 869
    text    = "An antiaircraft gun moved into an ally's territory stays under control of the power that moved it."
    same_as = "REV-472"
  }

  clause "EUR-467" {
    section = "Combat units: antiaircraft gun"
    line    = 869
    text    = "An antiaircraft gun captured with a territory cannot be moved in the same turn."
  }

  clause "EUR-468" {
    section = "Combat units: antiaircraft gun"
    line    = 871
    text    = "An antiaircraft gun in a Middle East territory under Allied control may be moved by any Ally."
    note    = "We read: whichever Ally owns it."
  }

  clause "EUR-469" {
    section = "Combat units: antiaircraft gun"
    line    = 871
    text    = "Each antiaircraft gun may be moved at most once in a game round."
  }

  clause "EUR-470" {
    section  = "Combat units: antiaircraft gun"
    line     = 873
    text     = "Whenever enemy planes fly over a territory with an antiaircraft gun, the gun may fire first."
    restates = ["EUR-177"]
  }

  clause "EUR-471" {
    section  = "Combat units: antiaircraft gun"
    line     = 877
    text     = "The gun's owner rolls one die per attacking plane."
    restates = ["EUR-177"]
  }

  clause "EUR-472" {
    section = "Combat units: antiaircraft gun"
    line    = 877
    text    = "Antiaircraft dice are rolled all at once as soon as the planes cross the territory, or enter it and stop there."
    same_as = "REV-199"
    note    = "We read: after each flight, in action 2."
  }

  clause "EUR-473" {
    section = "Combat units: antiaircraft gun"
    line    = 877
    text    = "Each 1 shoots down one plane at once without return fire; here the defender chooses which."
    same_as = "REV-247"
    note    = "We read: the owner of the aircraft chooses (line 449 and the example of the raid)."
  }

  clause "EUR-474" {
    section  = "Combat units: antiaircraft gun"
    line     = 878
    text     = "In each territory with guns only one die is rolled per plane, however many guns there are."
    restates = ["EUR-180"]
  }

  clause "EUR-475" {
    section  = "Combat units: antiaircraft gun"
    line     = 879
    text     = "Planes crossing a gun's territory in noncombat movement cannot be fired at."
    restates = ["EUR-420"]
  }

  clause "EUR-476" {
    section = "Combat units: antiaircraft gun"
    line    = 883
    text    = "A plane that survives overflight fire goes on to the battle and is fired at again there."
    same_as = "REV-201"
  }

  clause "EUR-477" {
    section = "Combat units: antiaircraft gun"
    line    = 883
    text    = "Read from an example: East Poland, Belorussia and Stalingrad form an adjacent chain (2 moves end to end)."
  }

  clause "EUR-478" {
    section  = "Combat units: antiaircraft gun"
    line     = 887
    text     = "Antiaircraft guns of a captured territory serve the captor for defence from then on."
    restates = ["EUR-268"]
  }

  clause "EUR-479" {
    section = "Combat units: industrial complex"
    line    = 891
    text    = "Industrial complex movement: 0."
  }

  clause "EUR-480" {
    section = "Combat units: industrial complex"
    line    = 893
    text    = "Industrial complex attack: 0."
  }

  clause "EUR-481" {
    section = "Combat units: industrial complex"
    line    = 895
    text    = "Industrial complex defence: 0."
  }

  clause "EUR-482" {
    section = "Combat units: industrial complex"
    line    = 897
    text    = "Industrial complex cost: none; it cannot be bought."
  }

  clause "EUR-483" {
    section = "Combat units: industrial complex"
    line    = 899
    text    = "Industrial complexes can never be built during the game."
  }

  clause "EUR-484" {
    section = "Combat units: industrial complex"
    line    = 899
    text    = "Industrial complexes can never be destroyed."
    same_as = "REV-486"
  }

  clause "EUR-485" {
    section  = "Combat units: industrial complex"
    line     = 899
    text     = "Industrial complexes are the entry points through which bought units come onto the board."
    restates = ["EUR-428"]
  }

  clause "EUR-486" {
    section  = "Combat units: industrial complex"
    line     = 903
    text     = "Placement is possible only at complexes the power has controlled since the start of the turn."
    restates = ["EUR-428"]
  }

  clause "EUR-487" {
    section  = "Combat units: industrial complex"
    line     = 903
    text     = "A complex in an enemy territory held since the start of the turn may be used in action 5."
    restates = ["EUR-435"]
  }

  clause "EUR-488" {
    section  = "Combat units: industrial complex"
    line     = 903
    text     = "At a captured complex the number of units placed cannot exceed the territory's IPC value."
    restates = ["EUR-435"]
  }

  clause "EUR-489" {
    section  = "Combat units: industrial complex"
    line     = 903
    text     = "At a complex in one's own territory the number of units placed is unlimited."
    restates = ["EUR-434"]
  }

  clause "EUR-490" {
    section = "Combat units: industrial complex"
    line    = 905
    text    = "Read from an example: Stalingrad's IPC value is 1."
  }

  clause "EUR-491" {
    section  = "Combat units: industrial complex"
    line     = 905
    text     = "Industrial complexes are neutral pieces and pass to whoever captures their territory."
    restates = ["EUR-268"]
  }

  clause "EUR-492" {
    section = "Combat units: land units"
    line    = 909
    text    = "There are three land combat unit types: infantry, artillery and armour."
  }

  clause "EUR-493" {
    section = "Combat units: land units"
    line    = 909
    text    = "Land units take part only in land battles."
    same_as = "REV-434"
  }

  clause "EUR-494" {
    section = "Combat units: land units"
    line    = 909
    text    = "Only infantry, artillery and armour can capture enemy territory."
    same_as = "REV-435"
  }

  clause "EUR-495" {
    section = "Combat units: infantry"
    line    = 913
    text    = "Infantry movement: 1 territory per turn."
  }

  clause "EUR-496" {
    section = "Combat units: infantry"
    line    = 915
    text    = "Infantry attack: 1."
  }

  clause "EUR-497" {
    section  = "Combat units: infantry"
    line     = 915
    text     = "Infantry supported by artillery attacks at 2 or less."
    restates = ["EUR-517"]
  }

  clause "EUR-498" {
    section = "Combat units: infantry"
    line    = 917
    text    = "Infantry defence: 2 or less."
  }

  clause "EUR-499" {
    section = "Combat units: infantry"
    line    = 919
    text    = "Infantry cost: 3 IPCs."
  }

  clause "EUR-500" {
    section = "Combat units: armour"
    line    = 925
    text    = "Armour movement: 2 territories per turn."
  }

  clause "EUR-501" {
    section = "Combat units: armour"
    line    = 927
    text    = "Armour attack: 3 or less."
  }

  clause "EUR-502" {
    section = "Combat units: armour"
    line    = 929
    text    = "Armour defence: 2 or less."
  }

  clause "EUR-503" {
    section = "Combat units: armour"
    line    = 931
    text    = "Armour cost: 5 IPCs."
  }

  clause "EUR-504" {
    section = "Combat units: armour"
    line    = 935
    text    = "Armour may move 2 territories when both are friendly."
    same_as = "REV-181"
  }

  clause "EUR-505" {
    section = "Combat units: armour"
    line    = 935
    text    = "Armour may blitz when the first territory is enemy-controlled but holds no enemy units."
    same_as = "REV-214"
  }

  clause "EUR-506" {
    section = "Combat units: armour"
    line    = 939
    text    = "Blitz step 1: move the armour into the unoccupied enemy-controlled territory."
    same_as = "REV-214"
  }

  clause "EUR-507" {
    section = "Combat units: armour"
    line    = 941
    text    = "Blitz step 2: put the captor's control marker on it and remove any enemy marker."
    same_as = "REV-215"
  }

  clause "EUR-508" {
    section = "Combat units: armour"
    line    = 943
    text    = "Blitz step 3: adjust the production chart at once."
    same_as = "REV-216"
  }

  clause "EUR-509" {
    section = "Combat units: armour"
    line    = 945
    text    = "Blitz step 4: move the armour on to a second territory that may be enemy-occupied, enemy-controlled or friendly."
    same_as = "REV-457"
  }

  clause "EUR-510" {
    section = "Combat units: armour"
    line    = 947
    text    = "Blitzing armour may enter an enemy-controlled empty territory and go back to the territory it started from."
    same_as = "REV-457"
  }

  clause "EUR-511" {
    section = "Combat units: armour"
    line    = 949
    text    = "A territory holding only antiaircraft guns counts as occupied, so armour cannot blitz through it."
    same_as = "REV-217"
    note    = "We read: a complex alone does not stop a blitz, since only guns are named."
  }

  clause "EUR-512" {
    section = "Combat units: armour"
    line    = 949
    text    = "Armour that went into such enemy territory takes control of it automatically in action 3 without dice."
    note    = "We read: armour that stops at guns alone takes the territory and the guns in action 3 without a roll."
  }

  clause "EUR-513" {
    section = "Combat units: artillery"
    line    = 953
    text    = "Artillery movement: 1 territory per turn."
  }

  clause "EUR-514" {
    section = "Combat units: artillery"
    line    = 955
    text    = "Artillery attack: 2 or less."
  }

  clause "EUR-515" {
    section = "Combat units: artillery"
    line    = 957
    text    = "Artillery defence: 2 or less."
  }

  clause "EUR-516" {
    section = "Combat units: artillery"
    line    = 959
    text    = "Artillery cost: 4 IPCs."
  }

  clause "EUR-517" {
    section = "Combat units: artillery"
    line    = 961
    text    = "Each attacking artillery raises the attack of exactly one attacking infantry from 1 to 2 (one-to-one pairing)."
    same_as = "REV-353"
  }

  clause "EUR-518" {
    section = "Combat units: artillery"
    line    = 961
    text    = "Artillery gives no bonus to infantry when defending."
    same_as = "REV-444"
  }

  clause "EUR-519" {
    section = "Combat units: artillery"
    line    = 965
    text    = "Infantry without its own artillery partner attacks at 1 even if artillery is in the battle."
    same_as = "REV-354"
  }

  clause "EUR-520" {
    section = "Combat units: artillery"
    line    = 969
    text    = "A blitzing armour may end its move in a battle that other units reach directly."
    same_as = "REV-457"
  }

  clause "EUR-521" {
    section = "Combat units: artillery"
    line    = 969
    text    = "Read from an example: Poland borders the Baltic States, and East Poland borders the Baltic States."
  }

  clause "EUR-522" {
    section = "Combat units: air units"
    line    = 973
    text    = "There are two air unit types: fighters and bombers."
  }

  clause "EUR-523" {
    section  = "Combat units: air units"
    line     = 973
    text     = "Air units cannot capture territory; they join a battle and then return to friendly territory."
    restates = ["EUR-253"]
  }

  clause "EUR-524" {
    section = "Combat units: air units"
    line    = 973
    text    = "Air units alone can attack and defend both on land and in sea zones."
    same_as = "REV-496"
  }

  clause "EUR-525" {
    section = "Combat units: bomber"
    line    = 977
    text    = "Bomber movement: 6 territories and/or sea zones per turn."
  }

  clause "EUR-526" {
    section = "Combat units: bomber"
    line    = 979
    text    = "Bomber attack: 4 or less."
  }

  clause "EUR-527" {
    section = "Combat units: bomber"
    line    = 981
    text    = "Bomber defence: 1."
  }

  clause "EUR-528" {
    section = "Combat units: bomber"
    line    = 983
    text    = "Bomber cost: 25 IPCs as printed in this text."
    note    = "We read: the printed 25; an option has the 15 of the sister editions."
  }

  clause "EUR-529" {
    section  = "Combat units: bomber"
    line     = 985
    text     = "A bomber that took off and attacked in combat movement must land in noncombat movement."
    restates = ["EUR-405"]
  }

  clause "EUR-530" {
    section = "Combat units: bomber"
    line    = 985
    text    = "In one turn a bomber may either attack or raid, not both."
    same_as = "REV-385"
  }

  clause "EUR-531" {
    section = "Combat units: bomber"
    line    = 987
    text    = "A bomber must always land on friendly territory, islands included, within range."
    same_as = "REV-497"
  }

  clause "EUR-532" {
    section  = "Combat units: bomber"
    line     = 987
    text     = "A bomber may not land in territory captured this turn."
    restates = ["EUR-418"]
  }

  clause "EUR-533" {
    section  = "Combat units: bomber"
    line     = 987
    text     = "A bomber may not land on an aircraft carrier."
    restates = ["EUR-417"]
  }

  clause "EUR-534" {
    section  = "Combat units: bomber"
    line     = 987
    text     = "A bomber may not be sent on a mission from which it has no place to land."
    restates = ["EUR-164"]
  }

  clause "EUR-535" {
    section = "Combat units: fighter"
    line    = 991
    text    = "Fighter movement: 4 territories and/or sea zones per turn."
  }

  clause "EUR-536" {
    section = "Combat units: fighter"
    line    = 993
    text    = "Fighter attack: 3 or less."
  }

  clause "EUR-537" {
    section = "Combat units: fighter"
    line    = 995
    text    = "Fighter defence: 4 or less."
  }

  clause "EUR-538" {
    section = "Combat units: fighter"
    line    = 997
    text    = "Fighter cost: 12 IPCs."
  }

  clause "EUR-539" {
    section  = "Combat units: fighter"
    line     = 999
    text     = "A fighter that took off and attacked in combat movement must land in noncombat movement."
    restates = ["EUR-405"]
  }

  clause "EUR-540" {
    section  = "Combat units: fighter"
    line     = 999
    text     = "Fighters may escort friendly bombers and may intercept enemy aircraft on a raid."
    restates = ["EUR-351", "EUR-353"]
  }

  clause "EUR-541" {
    section = "Combat units: fighter"
    line    = 1003
    text    = "Fighters on an island cannot defend the sea zone around it."
    same_as = "REV-503"
  }

  clause "EUR-542" {
    section  = "Combat units: fighter"
    line     = 1005
    text     = "Fighters may not be sent on a suicide mission with no possible landing place."
    restates = ["EUR-164"]
  }

  clause "EUR-543" {
    section = "Combat units: fighter"
    line    = 1005
    text    = "Fighters may be sent on a risky mission whose landing depends on a carrier moving or surviving."
    note    = "We read: the carrier that a fighter relies on need not come; the proof is made when the fighter sets out."
  }

  clause "EUR-544" {
    section = "Combat units: fighter"
    line    = 1005
    text    = "If the carrier is lost in battle, the fighters must finish their move at another safe territory or carrier in range."
    same_as = "REV-522"
  }

  clause "EUR-545" {
    section = "Combat units: fighter"
    line    = 1005
    text    = "Fighters that cannot reach any landing place are removed at once."
    same_as = "REV-313"
  }

  clause "EUR-546" {
    section = "Combat units: fighter"
    line    = 1007
    text = <<-END
      A fighter that spent all 4 moves reaching a battle with the plan to land on a carrier may not withdraw with the
      other units; if it does it is destroyed, for it cannot land on a withdrawing carrier.
    END
    note = "We read: an aircraft that withdraws and can reach no landing place is lost."
  }

  clause "EUR-547" {
    section  = "Combat units: fighter"
    line     = 1009
    text     = "Only fighters take off from and land on carriers."
    restates = ["EUR-417"]
  }

  clause "EUR-548" {
    section  = "Combat units: fighter"
    line     = 1009
    text     = "A carrier holds at most two fighters at a time."
    restates = ["EUR-564"]
  }

  clause "EUR-549" {
    section = "Combat units: fighter"
    line    = 1009
    text    = "A carrier fighter that attacks must take off from the zone where the carrier is at the start of the turn."
    same_as = "REV-515"
  }

  clause "EUR-550" {
    section = "Combat units: fighter"
    line    = 1009
    text    = "The sea zone in which the carrier stands does not count as a move when taking off."
    same_as = "REV-504"
  }

  clause "EUR-551" {
    section  = "Combat units: fighter"
    line     = 1013
    text     = "At landing, air units have only the movement points not spent on the way to battle."
    restates = ["EUR-406"]
  }

  clause "EUR-552" {
    section = "Combat units: fighter"
    line    = 1017
    text    = "The land territory in which a plane lands counts as one move."
    same_as = "REV-500"
  }

  clause "EUR-553" {
    section = "Combat units: fighter"
    line    = 1017
    text    = "Read from an example: from the Azores Sea it takes three further air moves to land in Algeria."
    note    = "We read: the path is legal; on the board of the map files it is two moves."
  }

  clause "EUR-554" {
    section = "Combat units: fighter"
    line    = 1019
    text    = "A plane leaving land or an island pays one move to enter the adjoining sea zone."
    same_as = "REV-501"
  }

  clause "EUR-555" {
    section = "Combat units: fighter"
    line    = 1019
    text    = "Read from an example: Great Britain to Gibraltar via the Celtic Sea is 4 air moves and Great Britain to Tunisia at most 6."
    note    = "We read: the path is legal; on the board of the map files Great Britain to Tunisia is five moves."
  }

  clause "EUR-556" {
    section = "Combat units: fighter"
    line    = 1021
    text    = "Read from an example: Malta - Sicilian Sea - Tyrrhenian Sea - Sardinia is an adjacent chain."
  }

  clause "EUR-557" {
    section = "Combat units: fighter"
    line    = 1021
    text    = "A landing territory must have been in friendly hands before the current turn began."
    same_as = "REV-310"
  }

  clause "EUR-558" {
    section = "Combat units: naval units"
    line    = 1025
    text    = "There are five naval unit types: aircraft carrier, battleship, destroyer, submarine and transport."
  }

  clause "EUR-559" {
    section = "Combat units: naval units"
    line    = 1025
    text    = "Every naval unit may move 1 or 2 sea zones per turn."
    same_as = "REV-542"
  }

  clause "EUR-560" {
    section = "Combat units: aircraft carrier"
    line    = 1029
    text    = "Aircraft carrier movement: 2 sea zones per turn."
  }

  clause "EUR-561" {
    section = "Combat units: aircraft carrier"
    line    = 1031
    text    = "Aircraft carrier attack: 1."
  }

  clause "EUR-562" {
    section = "Combat units: aircraft carrier"
    line    = 1033
    text    = "Aircraft carrier defence: 3 or less."
  }

  clause "EUR-563" {
    section = "Combat units: aircraft carrier"
    line    = 1035
    text    = "Aircraft carrier cost: 18 IPCs."
  }

  clause "EUR-564" {
    section = "Combat units: aircraft carrier"
    line    = 1037
    text    = "Aircraft carrier capacity: at most 2 fighters."
    same_as = "REV-514"
  }

  clause "EUR-565" {
    section = "Combat units: aircraft carrier"
    line    = 1039
    text    = "Aircraft carriers attack and defend only in sea zones."
    same_as = "REV-540"
  }

  clause "EUR-566" {
    section  = "Combat units: aircraft carrier"
    line     = 1041
    text     = "A carrier may carry up to two Allied fighters, or give them a landing deck."
    restates = ["EUR-564"]
  }

  clause "EUR-567" {
    section = "Combat units: aircraft carrier"
    line    = 1041
    text    = "A fighter may in its own power's turn take off from or land on any friendly carrier."
    same_as = "REV-366"
  }

  clause "EUR-568" {
    section = "Combat units: aircraft carrier"
    line    = 1041
    text    = "A carrier may move in noncombat movement so that fighters which otherwise could not land come aboard."
    same_as = "REV-407"
  }

  clause "EUR-569" {
    section = "Combat units: aircraft carrier"
    line    = 1045
    text    = "In the carrier owner's turn only that owner's fighters may take off from it or attack with it."
    same_as = "REV-579"
  }

  clause "EUR-570" {
    section = "Combat units: aircraft carrier"
    line    = 1045
    text    = "Fighters must take off before the carrier moves."
    same_as = "REV-577"
  }

  clause "EUR-571" {
    section = "Combat units: aircraft carrier"
    line    = 1047
    text = <<-END
      A fighter that did not take off before its carrier moved is cargo for the rest of the turn: it cannot fly or fight
      and cannot be chosen as a casualty.
    END
    same_as = "REV-207"
  }

  clause "EUR-572" {
    section  = "Combat units: aircraft carrier"
    line     = 1047
    text     = "An ally's fighter may take off only in its own power's turn."
    restates = ["EUR-567"]
  }

  clause "EUR-573" {
    section = "Combat units: aircraft carrier"
    line    = 1049
    text    = "Once a fighter lands on your carrier in your turn, that carrier may not move for the rest of the turn."
    same_as = "REV-409"
  }

  clause "EUR-574" {
    section = "Combat units: aircraft carrier"
    line    = 1051
    text    = "When a carrier is attacked, the fighters on it may defend and may be chosen as casualties instead of the ship."
    same_as = "REV-583"
  }

  clause "EUR-575" {
    section = "Combat units: aircraft carrier"
    line    = 1051
    text    = "A submarine's hit can never be taken on a fighter in place of the carrier."
    same_as = "REV-584"
  }

  clause "EUR-576" {
    section = "Combat units: aircraft carrier"
    line    = 1051
    text    = "If a defending carrier is destroyed, its fighters may move one space to a friendly carrier, island or coastal territory."
    same_as = "REV-521"
  }

  clause "EUR-577" {
    section  = "Combat units: aircraft carrier"
    line     = 1051
    text     = "The landing place after losing a carrier must have been under your own or an ally's control since the start of the turn."
    restates = ["EUR-576"]
  }

  clause "EUR-578" {
    section = "Combat units: aircraft carrier"
    line    = 1051
    text    = "If no safe landing place lies one space away, the fighters of a destroyed carrier are lost."
    same_as = "REV-521"
  }

  clause "EUR-579" {
    section  = "Combat units: aircraft carrier"
    line     = 1055
    text     = "An ally's fighter on board a moving carrier counts as cargo and cannot fight in that turn."
    restates = ["EUR-571"]
  }

  clause "EUR-580" {
    section = "Combat units: aircraft carrier"
    line    = 1057
    text    = "A hit by an aircraft with no friendly destroyer in the battle cannot be taken on a submarine; it must go to another unit."
  }

  clause "EUR-581" {
    section = "Combat units: aircraft carrier"
    line    = 1057
    text = <<-END
      A submarine's hit on an attacking carrier group must go to a ship; fighters in the air cannot take it, and cargo
      aboard a sunk carrier is lost with it.
    END
    restates = ["EUR-209"]
  }

  clause "EUR-582" {
    section = "Combat units: aircraft carrier"
    line    = 1059
    text    = "After the battle a surviving attacking fighter whose carrier was sunk lands anywhere friendly within its remaining moves."
    same_as = "REV-522"
  }

  clause "EUR-583" {
    section = "Combat units: aircraft carrier"
    line    = 1059
    text = <<-END
      Read from an example: from the Bay of Biscay both Great Britain and the carrier's zone (the Azores Sea) are at
      most 3 air moves away.
    END
  }

  clause "EUR-584" {
    section = "Combat units: aircraft carrier"
    line    = 1061
    text = <<-END
      Carrier fighters cannot fight off submarines on their own; when the carrier is sunk by first strike the battle is
      over and they must land or die.
    END
  }

  clause "EUR-585" {
    section = "Combat units: aircraft carrier"
    line    = 1061
    text    = "Read from an example: the Azores Sea zone borders only sea zones and neutral territory."
  }

  clause "EUR-586" {
    section = "Combat units: battleship"
    line    = 1065
    text    = "Battleship movement: 2 sea zones per turn."
  }

  clause "EUR-587" {
    section = "Combat units: battleship"
    line    = 1067
    text    = "Battleship attack: 4 or less."
  }

  clause "EUR-588" {
    section = "Combat units: battleship"
    line    = 1069
    text    = "Battleship defence: 4 or less."
  }

  clause "EUR-589" {
    section = "Combat units: battleship"
    line    = 1071
    text    = "Battleship cost: 24 IPCs."
  }

  clause "EUR-590" {
    section = "Combat units: battleship"
    line    = 1073
    text    = "Battleship capacity: 0."
  }

  clause "EUR-591" {
    section = "Combat units: battleship"
    line    = 1075
    text    = "Battleships attack and defend only in sea zones (apart from supporting fire in landings)."
    same_as = "REV-540"
  }

  clause "EUR-592" {
    section = "Combat units: battleship"
    line    = 1075
    text    = "A battleship hit once is laid on its side and keeps its full attack and defence."
    same_as = "REV-356"
  }

  clause "EUR-593" {
    section  = "Combat units: battleship"
    line     = 1075
    text     = "A battleship is destroyed only by a second hit in the same battle."
    restates = ["EUR-228", "EUR-230"]
  }

  clause "EUR-594" {
    section  = "Combat units: battleship"
    line     = 1075
    text     = "A battleship not hit again in that battle counts as repaired at the end of the turn."
    restates = ["EUR-231"]
  }

  clause "EUR-595" {
    section  = "Combat units: battleship"
    line     = 1077
    text     = "Battleships may support attacks on enemy-occupied coastal territories or islands."
    restates = ["EUR-297", "EUR-305"]
  }

  clause "EUR-596" {
    section = "Combat units: submarine"
    line    = 1081
    text    = "Submarine movement: 2 sea zones per turn."
  }

  clause "EUR-597" {
    section = "Combat units: submarine"
    line    = 1083
    text    = "Submarine attack: 2 or less, with first strike."
  }

  clause "EUR-598" {
    section = "Combat units: submarine"
    line    = 1085
    text    = "Submarine defence: 2 or less."
  }

  clause "EUR-599" {
    section = "Combat units: submarine"
    line    = 1087
    text    = "Submarine cost: 8 IPCs."
  }

  clause "EUR-600" {
    section = "Combat units: submarine"
    line    = 1089
    text    = "Submarine capacity: 0."
  }

  clause "EUR-601" {
    section = "Combat units: submarine"
    line    = 1091
    text    = "Submarines attack and defend only in sea zones."
    same_as = "REV-540"
  }

  clause "EUR-602" {
    section  = "Combat units: submarine"
    line     = 1095
    text     = "Attacking submarines have first strike; only the presence of an enemy destroyer cancels it."
    restates = ["EUR-208", "EUR-213"]
  }

  clause "EUR-603" {
    section = "Combat units: submarine"
    line    = 1095
    text    = "Defending submarines have no first strike."
  }

  clause "EUR-604" {
    section = "Combat units: submarine"
    line    = 1097
    text    = "Air units can attack submarines only if a friendly destroyer is also in the battle."
  }

  clause "EUR-605" {
    section  = "Combat units: submarine"
    line     = 1097
    text     = "Submarines can never attack air units, but may submerge."
    restates = ["EUR-209"]
  }

  clause "EUR-606" {
    section  = "Combat units: submarine"
    line     = 1099
    text     = "Submarines are the only units that may retreat from a battle when attacked."
    restates = ["EUR-227"]
  }

  clause "EUR-607" {
    section  = "Combat units: submarine"
    line     = 1101
    text     = "When a submarine hits, a fighter on the carrier may not be taken as the casualty."
    restates = ["EUR-575"]
  }

  clause "EUR-608" {
    section = "Combat units: submarine"
    line    = 1103
    text = <<-END
      When one Ally attacks a German submarine in a zone holding other Allies' ships, a successful return shot may be
      taken on any Allied ship there.
    END
    note = "We read: where the Allies disagree, the other side chooses."
  }

  clause "EUR-609" {
    section  = "Combat units: submarine"
    line     = 1105
    text     = "Both attacking and defending submarines can submerge to leave a battle."
    restates = ["EUR-215", "EUR-225"]
  }

  clause "EUR-610" {
    section = "Combat units: submarine"
    line    = 1105
    text    = "Both sides' submarines may submerge in the same sea zone in the same battle."
  }

  clause "EUR-611" {
    section  = "Combat units: submarine"
    line     = 1105
    text     = "Submerged submarines can neither attack nor be attacked again in that turn and surface in action 6."
    restates = ["EUR-216", "EUR-217"]
  }

  clause "EUR-612" {
    section = "Combat units: submarine"
    line    = 1107
    text    = "Submerged submarines do not count as present in their sea zone."
    same_as = "REV-293"
  }

  clause "EUR-613" {
    section = "Combat units: submarine"
    line    = 1107
    text = <<-END
      Transports may move into or through a sea zone with submerged enemy submarines and load or unload there in
      noncombat movement.
    END
    same_as = "REV-629"
  }

  clause "EUR-614" {
    section  = "Combat units: German submarines versus Allied ships"
    line     = 1111
    text     = "If a German submarine hits on return fire, the Allies present may agree which of their ships is lost."
    restates = ["EUR-608"]
  }

  clause "EUR-615" {
    section = "Combat units: German submarines versus Allied ships"
    line    = 1113
    text = <<-END
      A submarine that submerged in one power's turn is up again, among the enemy ships, at the end of that turn, and
      can be attacked anew by the next Ally.
    END
  }

  clause "EUR-616" {
    section  = "Combat units: German submarines versus Allied ships"
    line     = 1117
    text     = "A submarine that was hit may still fire a parting shot at the Allied ships present."
    restates = ["EUR-400"]
  }

  clause "EUR-617" {
    section  = "Combat units: German submarines versus Allied ships"
    line     = 1121
    text     = "A submarine that was not hit may either submerge again or return fire."
    restates = ["EUR-225"]
  }

  clause "EUR-618" {
    section  = "Combat units: German submarines versus Allied ships"
    line     = 1127
    text     = "With an enemy destroyer present, casualties of attacking submarines go to the casualty zone and fire back."
    restates = ["EUR-213"]
  }

  clause "EUR-619" {
    section  = "Combat units: German submarines versus Allied ships"
    line     = 1129
    text     = "When no enemy destroyer is left, the next combat round has first strike again."
    restates = ["EUR-213"]
  }

  clause "EUR-620" {
    section = "Combat units: German submarines versus Allied ships"
    line    = 1131
    text    = "Ships that start their power's turn in a zone with an enemy must leave in combat movement or fight there."
    same_as = "REV-189"
  }

  clause "EUR-621" {
    section = "Combat units: destroyer"
    line    = 1135
    text    = "Destroyer movement: 2 sea zones per turn."
  }

  clause "EUR-622" {
    section = "Combat units: destroyer"
    line    = 1137
    text    = "Destroyer attack: 3 or less."
  }

  clause "EUR-623" {
    section = "Combat units: destroyer"
    line    = 1139
    text    = "Destroyer defence: 3 or less."
  }

  clause "EUR-624" {
    section = "Combat units: destroyer"
    line    = 1141
    text    = "Destroyer cost: 12 IPCs."
  }

  clause "EUR-625" {
    section = "Combat units: destroyer"
    line    = 1143
    text    = "Destroyer capacity: 0."
  }

  clause "EUR-626" {
    section = "Combat units: destroyer"
    line    = 1145
    text    = "Destroyers attack and defend only in sea zones (apart from supporting fire in landings)."
    same_as = "REV-540"
  }

  clause "EUR-627" {
    section  = "Combat units: destroyer"
    line     = 1145
    text     = "Destroyers may support attacks on enemy-occupied coastal territories or islands."
    restates = ["EUR-297", "EUR-306"]
  }

  clause "EUR-628" {
    section  = "Combat units: destroyer"
    line     = 1145
    text     = "A destroyer takes away the first strike of attacking enemy submarines."
    restates = ["EUR-213"]
  }

  clause "EUR-629" {
    section  = "Combat units: destroyer"
    line     = 1145
    text     = "A destroyer lets friendly air units attack enemy submarines."
    restates = ["EUR-604"]
  }

  clause "EUR-630" {
    section  = "Combat units: destroyer"
    line     = 1147
    text     = "When all destroyers of a side have been hit and removed, its fighters can no longer attack submarines."
    restates = ["EUR-604"]
    note     = "We read: bombers too."
  }

  clause "EUR-631" {
    section  = "Combat units: destroyer"
    line     = 1147
    text     = "When all destroyers of a side have been hit and removed, enemy submarines regain first strike."
    restates = ["EUR-213"]
  }

  clause "EUR-632" {
    section = "Combat units: transport"
    line    = 1151
    text    = "Transport movement: 2 sea zones per turn."
  }

  clause "EUR-633" {
    section = "Combat units: transport"
    line    = 1153
    text    = "Transport attack: 0."
  }

  clause "EUR-634" {
    section = "Combat units: transport"
    line    = 1155
    text    = "Transport defence: 1."
  }

  clause "EUR-635" {
    section = "Combat units: transport"
    line    = 1157
    text    = "Transport cost: 8 IPCs."
  }

  clause "EUR-636" {
    section = "Combat units: transport"
    line    = 1159
    text    = "Transport capacity: 2 land units in any combination without armour."
  }

  clause "EUR-637" {
    section  = "Combat units: transport"
    line     = 1161
    text     = "A transport carries land units over sea zones to coastal or island territories."
    restates = ["EUR-108"]
  }

  clause "EUR-638" {
    section = "Combat units: transport"
    line    = 1161
    text    = "A transport may instead carry exactly one armour and nothing else."
  }

  clause "EUR-639" {
    section = "Combat units: transport"
    line    = 1161
    text    = "Antiaircraft guns count among the other land units a transport may carry, two per ship."
  }

  clause "EUR-640" {
    section = "Combat units: transport"
    line    = 1163
    text    = "In noncombat movement a transport may unload into any friendly coastal territory."
    same_as = "REV-404"
  }

  clause "EUR-641" {
    section  = "Combat units: transport"
    line     = 1163
    text     = "Unloading into enemy territory in combat movement is an amphibious assault."
    restates = ["EUR-290"]
  }

  clause "EUR-642" {
    section = "Combat units: transport"
    line    = 1165
    text    = "A transport may move 0, 1 or 2 sea zones and unload in the same turn."
    same_as = "REV-604"
  }

  clause "EUR-643" {
    section = "Combat units: transport"
    line    = 1165
    text    = "Land units may be loaded before, during or after the transport's move."
    same_as = "REV-600"
  }

  clause "EUR-644" {
    section = "Combat units: transport"
    line    = 1165
    text    = "Loaded units are placed in the transport's sea zone."
  }

  clause "EUR-645" {
    section = "Combat units: transport"
    line    = 1169
    text    = "A transport may load 2 units from 2 different territories adjacent to the same sea zone."
    same_as = "REV-601"
  }

  clause "EUR-646" {
    section = "Combat units: transport"
    line    = 1169
    text    = "A transport need not unload; it may move 2 zones and stay at sea with its cargo."
    same_as = "REV-602"
  }

  clause "EUR-647" {
    section = "Combat units: transport"
    line    = 1169
    text    = "Once a transport has unloaded, its movement is over."
    same_as = "REV-220"
    note = <<-END
      We read: only its movement. It may take others aboard while it has room, and land these in the same territory,
      unless it has been in a battle this turn.
    END
  }

  clause "EUR-648" {
    section  = "Combat units: transport"
    line     = 1169
    text     = "A transport may not unload into two territories in one turn, even if both border its sea zone."
    restates = ["EUR-293"]
  }

  clause "EUR-649" {
    section = "Combat units: transport"
    line    = 1169
    text    = "A transport may unload only part of its cargo."
  }

  clause "EUR-650" {
    section  = "Combat units: transport"
    line     = 1171
    text     = "Carrying an ally's land units takes three phases."
    restates = ["EUR-346"]
  }

  clause "EUR-651" {
    section  = "Combat units: transport"
    line     = 1173
    text     = "Phase 1: the units board in their own power's turn."
    restates = ["EUR-343"]
  }

  clause "EUR-652" {
    section  = "Combat units: transport"
    line     = 1174
    text     = "Phase 2: in the transport owner's turn they travel with it or stay in place."
    restates = ["EUR-344"]
  }

  clause "EUR-653" {
    section  = "Combat units: transport"
    line     = 1175
    text     = "Phase 3: in their own power's next turn they may unload."
    restates = ["EUR-345"]
  }

  clause "EUR-654" {
    section = "Combat units: transport"
    line    = 1179
    text = <<-END
      Units may be loaded and unloaded in one turn only if they belong to the transport's own power and the transport
      fought no battle in that turn.
    END
    note = "We read: what was loaded before a battle may be landed by assault (example 2)."
  }

  clause "EUR-655" {
    section  = "Combat units: transport"
    line     = 1180
    text     = "Boarding or leaving a transport is the land unit's entire move: no land move before boarding or after landing in that turn."
    restates = ["EUR-300", "EUR-301", "EUR-302"]
  }

  clause "EUR-656" {
    section = "Combat units: transport"
    line    = 1181
    text    = "Cargo may not be moved directly from one transport to another."
  }

  clause "EUR-657" {
    section  = "Combat units: transport"
    line     = 1182
    text     = "A transport that starts the turn in a zone with enemy ships may not load or unload there."
    restates = ["EUR-161"]
    note     = "We read: as long as they are there; after the battle that clears the zone its troops may land (EUR-318, EUR-660)."
  }

  clause "EUR-658" {
    section = "Combat units: transport"
    line    = 1182
    text    = "Such a transport may move to a friendly or empty zone and load or unload there as usual."
  }

  clause "EUR-659" {
    section = "Combat units: transport"
    line    = 1182
    text    = "A transport that leaves an enemy-held zone this way does not count as having fought."
  }

  clause "EUR-660" {
    section = "Combat units: transport"
    line    = 1183
    text    = "After a battle a transport may load or unload, but not both."
    same_as = "REV-405"
    note    = "We read: a transport that stayed and won, or that withdrew, may load or unload."
  }

  clause "EUR-661" {
    section  = "Combat units: transport"
    line     = 1183
    text     = "After a battle a transport may not move."
    restates = ["EUR-331"]
  }

  clause "EUR-662" {
    section = "Combat units: transport"
    line    = 1184
    text    = "All units a transport unloads in a turn must go to one and the same territory."
    same_as = "REV-606"
    note    = "We read: what lands, lands in one territory; some may stay aboard."
  }

  clause "EUR-663" {
    section  = "Combat units: transport"
    line     = 1185
    text     = "A transport cannot attack."
    restates = ["EUR-206"]
  }

  clause "EUR-664" {
    section = "Combat units: transport"
    line    = 1185
    text    = "An attacked transport may defend."
  }

  clause "EUR-665" {
    section = "Combat units: transport"
    line    = 1186
    text    = "Land units aboard an attacked transport cannot return fire."
    same_as = "REV-595"
  }

  clause "EUR-666" {
    section  = "Combat units: transport"
    line     = 1186
    text     = "If a transport is destroyed, all land units aboard are destroyed too."
    restates = ["EUR-221"]
  }

  clause "EUR-667" {
    section = "Combat units: transport"
    line    = 1190
    text    = "Read from an example: the sea zone next to Canada is 2 sea moves from the Celtic Sea."
  }

  clause "EUR-668" {
    section = "Combat units: transport"
    line    = 1192
    text = <<-END
      A transport leaving a hostile zone may load 2 infantry from two different territories bordering its new zone and
      unload them in the same turn into one territory.
    END
  }

  clause "EUR-669" {
    section = "Combat units: transport"
    line    = 1192
    text = <<-END
      Read from an example: the zone next to Denmark is within 2 sea moves of the English Channel and the North Sea; the
      English Channel borders Great Britain and at least one other territory.
    END
  }

  clause "EUR-670" {
    section  = "Combat units: transport"
    line     = 1194
    text     = "A transport in a zone where a battle was fought may load but not unload in that turn, nor move on."
    restates = ["EUR-303"]
  }

  clause "EUR-671" {
    section = "Glossary"
    line    = 1298
    text = <<-END
      Abbreviations: IPC = industrial production certificate, NCM = national control marker (never noncombat movement),
      NPC = national production chart, SBR = strategic bombing raid, AA = antiaircraft.
    END
  }
}
