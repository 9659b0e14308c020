rulebook attack_deluxe {
  title    = "Attack! Deluxe"
  language = "pl"

  clause "ATK-001" {
    section = "Contents and component list"
    text    = "The contents page points to a list of things needed for play in addition to the components it lists."
  }

  clause "ATK-002" {
    section = "Contents and component list"
    text    = "There are exactly eight action types: Move, Blitz, Transport, Navigate, Research, Build, Burn and Negotiate."
  }

  clause "ATK-003" {
    section = "Contents and component list"
    text    = "The game has 5 green fleet dice."
  }

  clause "ATK-004" {
    section = "Contents and component list"
    text    = "The Action Card deck holds 36 cards."
  }

  clause "ATK-005" {
    section = "Contents and component list"
    text    = "There are 6 sets of naval pieces, each with Submarines, Battleships, Destroyers and Carriers."
  }

  clause "ATK-006" {
    section = "Contents and component list"
    text    = "The Economics deck holds 120 cards."
  }

  clause "ATK-007" {
    section = "Contents and component list"
    text    = "There is a bank of Production Certificates and Oil Certificates."
  }

  clause "ATK-008" {
    section = "Contents and component list"
    text    = "There are 8 Government Boards."
  }

  clause "ATK-009" {
    section = "Contents and component list"
    text    = "There are 90 Government Markers."
  }

  clause "ATK-010" {
    section = "Contents and component list"
    text    = "There are 32 Action Markers."
  }

  clause "ATK-011" {
    section = "Contents and component list"
    text    = "There are 40 Oil Markers."
  }

  clause "ATK-012" {
    section = "Contents and component list"
    text    = "There is a Western Theater of War board."
  }

  clause "ATK-013" {
    section = "Contents and component list"
    text    = "There are 8 red army dice."
  }

  clause "ATK-014" {
    section = "Contents and component list"
    text    = "There are 2 blue order dice."
  }

  clause "ATK-015" {
    section = "Contents and component list"
    text    = "There are 6 sets of land pieces, each with Tanks, Planes, Infantry, Artillery and a Capital City."
  }

  clause "ATK-016" {
    section = "Mission overview: goals and game end"
    text    = "The game ends when any power captures the capital of another power."
  }

  clause "ATK-017" {
    section = "Mission overview: goals and game end"
    text    = "If no capital has fallen, the game ends at the end of a year fixed before play began."
  }

  clause "ATK-018" {
    section = "Mission overview: goals and game end"
    text    = "When the game ends, each player scores victory points for every region they control."
  }

  clause "ATK-019" {
    section = "Mission overview: goals and game end"
    text    = "When the game ends, each player scores victory points for every Sea Zone they control."
  }

  clause "ATK-020" {
    section = "Mission overview: goals and game end"
    text    = "When the game ends, each player scores victory points for every capital they control."
  }

  clause "ATK-021" {
    section = "Mission overview: goals and game end"
    text    = "When the game ends, each player scores victory points for their Population."
  }

  clause "ATK-022" {
    section = "Mission overview: goals and game end"
    text    = "When the game ends, each player scores victory points for their level of technological development."
  }

  clause "ATK-023" {
    section = "Mission overview: goals and game end"
    text    = "The player with the most victory points wins."
  }

  clause "ATK-024" {
    section = "Mission overview: duration"
    text    = "The game is played in years, and its length is a set number of years."
  }

  clause "ATK-025" {
    section = "Mission overview: duration"
    text    = "A Limited Conflict game ends after 6 years."
  }

  clause "ATK-026" {
    section = "Mission overview: duration"
    text    = "A War game ends after 9 years."
  }

  clause "ATK-027" {
    section = "Mission overview: duration"
    text    = "A Total War game ends after 12 years."
  }

  clause "ATK-028" {
    section = "Mission overview: duration"
    text    = "A year has four seasons in this order: Spring, Summer, Autumn, Winter."
  }

  clause "ATK-029" {
    section = "Mission overview: duration"
    text    = "Each player takes one action in Spring."
  }

  clause "ATK-030" {
    section = "Mission overview: duration"
    text    = "Each player takes one action in Summer."
  }

  clause "ATK-031" {
    section = "Mission overview: duration"
    text    = "Each player takes one action in Autumn."
  }

  clause "ATK-032" {
    section = "Mission overview: duration"
    text    = "Each player may, but need not, take one action in Winter."
  }

  clause "ATK-033" {
    section = "Mission overview: duration"
    text    = "Every player finishes their action of a season before the next season starts."
  }

  clause "ATK-034" {
    section = "Mission overview: actions"
    text    = "To take an action a player puts an Action Marker on the field for that action on their own Government Board."
  }

  clause "ATK-035" {
    section = "Mission overview: actions"
    text    = "When taking an action the player may also play an Action Card that affects the chosen action."
  }

  clause "ATK-036" {
    section = "Mission overview: actions"
    text    = "A player must choose an action in Spring, Summer and Autumn; passing without choosing is not allowed."
  }

  clause "ATK-037" {
    section = "Mission overview: actions"
    text    = "A player may choose an action and then do nothing with it."
  }

  clause "ATK-038" {
    section = "Mission overview: actions"
    text    = "Units that took part in one action may freely take part in a later action."
  }

  clause "ATK-039" {
    section = "Mission overview: actions"
    text    = "After the first player has taken an action, the next player in order takes theirs, and so on."
  }

  clause "ATK-040" {
    section = "Mission overview: actions"
    text    = "The season changes when the turn comes back to the first player."
  }

  clause "ATK-041" {
    section = "Mission overview: actions"
    text    = "A player may only choose an action whose field on their board is not yet covered by a marker this year."
  }

  clause "ATK-042" {
    section = "Mission overview: actions"
    text    = "After Autumn each player must decide whether to take the Burn action in Winter."
  }

  clause "ATK-043" {
    section = "Mission overview: end of year"
    text    = "At year end, income is collected only by players who did not collect income through a Build action that year."
  }

  clause "ATK-044" {
    section = "Mission overview: end of year"
    text    = "Year-end income gives 1 Oil Certificate for each of the player's Oil Markers on the board."
  }

  clause "ATK-045" {
    section = "Mission overview: end of year"
    text    = "Year-end income gives 1 Production Certificate for each Government Marker the player holds."
  }

  clause "ATK-046" {
    section = "Mission overview: end of year"
    text    = "A player gains a Government Marker whenever they take control of a new region by diplomacy or by attack."
  }

  clause "ATK-047" {
    section = "Mission overview: end of year"
    text    = "At year end all players take back the Action Markers from their boards."
  }

  clause "ATK-048" {
    section = "Mission overview: end of year"
    text    = "The next player in order takes the order die and becomes starting player of the new year."
  }

  clause "ATK-049" {
    section = "Mission overview: end of year"
    text    = "The new starting player turns the order die to the next number."
  }

  clause "ATK-050" {
    section = "Starting components per player"
    text    = "Each player starts with 1 Economics Card, chosen from the two their government offers."
  }

  clause "ATK-051" {
    section = "Starting components per player"
    text    = "Fascism starts with Minerals 1 or Rail 1."
  }

  clause "ATK-052" {
    section = "Starting components per player"
    text    = "Communism starts with Factories 1 or Rail 1."
  }

  clause "ATK-053" {
    section = "Starting components per player"
    text    = "Monarchy starts with Minerals 1 or Rail 1."
  }

  clause "ATK-054" {
    section = "Starting components per player"
    text    = "Democracy starts with Minerals 1 or Rail 1."
  }

  clause "ATK-055" {
    section = "Starting components per player"
    text    = "Each player starts with 1 Government Board."
  }

  clause "ATK-056" {
    section = "Starting components per player"
    text    = "Each player starts with 3 Government Markers."
  }

  clause "ATK-057" {
    section = "Starting components per player"
    text    = "Each player starts with 4 Action Markers."
  }

  clause "ATK-058" {
    section = "Starting components per player"
    text    = "Each player starts with 1 Oil Marker."
  }

  clause "ATK-059" {
    section = "Starting components per player"
    text    = "Each player starts with 1 Action Card."
  }

  clause "ATK-060" {
    section = "Starting components per player"
    text    = "Each player starts with 3 Production Certificates."
  }

  clause "ATK-061" {
    section = "Starting components per player"
    text    = "Each player starts with 12 Infantry."
  }

  clause "ATK-062" {
    section = "Starting components per player"
    text    = "Each player starts with 4 Artillery."
  }

  clause "ATK-063" {
    section = "Starting components per player"
    text    = "Each player starts with 1 Tank."
  }

  clause "ATK-064" {
    section = "Starting components per player"
    text    = "Each player starts with 1 Plane."
  }

  clause "ATK-065" {
    section = "Starting components per player"
    text    = "Each player starts with 1 Submarine."
  }

  clause "ATK-066" {
    section = "Starting components per player"
    text    = "Each player starts with 3 Destroyers."
  }

  clause "ATK-067" {
    section = "Starting components per player"
    text    = "Each player starts with 1 Capital City."
  }

  clause "ATK-068" {
    section = "Starting components per player"
    text    = "Each player starts with 1 Oil Certificate."
  }

  clause "ATK-069" {
    section = "Starting components per player"
    text    = "Submarines, Destroyers, Battleships and Carriers belong to the naval (fleet) unit category."
  }

  clause "ATK-070" {
    section = "Starting components per player"
    text    = "Infantry, Artillery, Tanks and Planes belong to the army unit category."
  }

  clause "ATK-071" {
    section = "Starting components per player"
    text    = "The Capital City belongs to its own city category and is neither an army nor a fleet unit."
  }

  clause "ATK-072" {
    section = "Setup step 2: choose your government"
    text    = "Each player rolls the order dice to fix the order of choosing."
  }

  clause "ATK-073" {
    section = "Setup step 2: choose your government"
    text    = "Starting with the highest roll, players in turn choose a government and take its components."
  }

  clause "ATK-074" {
    section = "Setup step 2: choose your government"
    text    = "Tied rolls for choosing order are rerolled."
  }

  clause "ATK-075" {
    section = "Setup step 1: prepare the battlefield"
    text    = "With 2 to 4 players either the Pacific board or the Western board alone may be used."
  }

  clause "ATK-076" {
    section = "Setup step 1: prepare the battlefield"
    text    = "With 5 or 6 players both boards are used."
  }

  clause "ATK-077" {
    section = "Setup step 1: prepare the battlefield"
    text    = "The game is for 2 to 6 players."
  }

  clause "ATK-078" {
    section = "Setup step 1: prepare the battlefield"
    text    = "With 2 to 4 players one Government Board of each type is laid out, so no two players share a type."
  }

  clause "ATK-079" {
    section = "Setup step 1: prepare the battlefield"
    text    = "With 5 or 6 players two Government Boards of each type are laid out, so at most two players share a type."
  }

  clause "ATK-080" {
    section = "Setup step 1: prepare the battlefield"
    text    = "The Action Card deck is shuffled."
  }

  clause "ATK-081" {
    section = "Setup step 1: prepare the battlefield"
    text    = "The Action Card deck is placed face down."
  }

  clause "ATK-082" {
    section = "Setup step 1: prepare the battlefield"
    text    = "The Economics deck is split into five stacks by type: Factories, Minerals, Oil, Rail and Population."
  }

  clause "ATK-083" {
    section = "Setup step 1: prepare the battlefield"
    text    = "Each Economics stack is sorted by number with the lowest first."
  }

  clause "ATK-084" {
    section = "Setup step 3: placing capitals"
    text    = "Capitals are placed one at a time in the order fixed when governments were chosen."
  }

  clause "ATK-085" {
    section = "Setup step 3: placing capitals"
    text    = "A capital cannot move."
  }

  clause "ATK-086" {
    section = "Setup step 3: placing capitals"
    text    = "A capital cannot be destroyed."
  }

  clause "ATK-087" {
    section = "Setup step 3: placing capitals"
    text    = "A capital can be captured."
  }

  clause "ATK-088" {
    section = "Setup step 3: placing capitals"
    text    = "The first player picks for their capital a region that borders at least one Sea Zone that is not a Polar Circle."
  }

  clause "ATK-089" {
    section = "Setup step 3: placing capitals"
    text    = "The player puts their Capital City on the chosen region."
  }

  clause "ATK-090" {
    section = "Setup step 3: placing capitals"
    text    = "The player puts their starting Oil Marker on the capital's region."
  }

  clause "ATK-091" {
    section = "Setup step 3: placing capitals"
    text    = "Each following player must put their capital on a different continent."
  }

  clause "ATK-092" {
    section = "Setup step 3: placing capitals"
    text    = "The same placement procedure repeats until every player has a capital on the board."
  }

  clause "ATK-093" {
    section = "Setup step 3: placing armies"
    text    = "Armies are placed player by player in the same order as capitals."
  }

  clause "ATK-094" {
    section = "Setup step 3: placing armies"
    text    = "A player divides their starting army units freely among their capital region and two adjacent regions."
  }

  clause "ATK-095" {
    section = "Setup step 3: placing armies"
    text    = "For army placement a region is adjacent to the capital if it shares a land border with it."
  }

  clause "ATK-096" {
    section = "Setup step 3: placing armies"
    text    = "For army placement a region is adjacent to the capital if both border the same Anchored Sea Zone."
  }

  clause "ATK-097" {
    section = "Setup step 3: placing armies"
    text    = "For army placement a region is adjacent to the capital if a Sea Lane links them."
  }

  clause "ATK-098" {
    section = "Setup step 3: placing armies"
    text    = "The adjacent regions used for army placement must be on the capital's continent."
  }

  clause "ATK-099" {
    section = "Setup step 3: placing fleets"
    text    = "All of a player's starting ships are placed together as one group on the Coast of the capital region."
  }

  clause "ATK-100" {
    section = "Setup step 3: placing fleets"
    text    = "Starting ships on the Coast are not in any Sea Zone."
  }

  clause "ATK-101" {
    section = "Setup step 3: placing fleets"
    text    = "Starting ships may not be moved to the Coasts of other regions."
  }

  clause "ATK-102" {
    section = "Setup step 3: placing fleets"
    text    = "A player who starts with Oil 1 puts an Oil Marker in one of the regions they set up in."
  }

  clause "ATK-103" {
    section = "Setup step 4: the rest of the world"
    text    = "After units are placed, every unoccupied region is neutral."
  }

  clause "ATK-104" {
    section = "Setup step 4: the rest of the world"
    text    = "The Government Markers left over are turned face down."
  }

  clause "ATK-105" {
    section = "Setup step 4: the rest of the world"
    text    = "The face-down Government Markers are mixed."
  }

  clause "ATK-106" {
    section = "Setup step 4: the rest of the world"
    text    = "One face-down Government Marker is put on each neutral region."
  }

  clause "ATK-107" {
    section = "Setup step 4: the rest of the world"
    text    = "Markers on neutral regions stay hidden from all players until a rule reveals them."
  }

  clause "ATK-108" {
    section = "Setup step 5: turn order"
    text    = "When setup is complete the players roll the order dice for the first starting player."
  }

  clause "ATK-109" {
    section = "Setup step 5: turn order"
    text    = "The highest roller is starting player of Year One and takes the order die."
  }

  clause "ATK-110" {
    section = "Setup step 5: turn order"
    text    = "The order die shows the number of the current year, starting at 1 in Year One."
  }

  clause "ATK-111" {
    section = "Setup step 5: turn order"
    text    = "The second order die is brought in when Year Seven is reached."
  }

  clause "ATK-112" {
    section = "Setup step 5: turn order"
    text    = "The starting player of a year sets turn direction for that year: clockwise or counter-clockwise."
  }

  clause "ATK-113" {
    section = "Setup step 5: turn order"
    text    = "The direction must be chosen before anyone takes an action that year."
  }

  clause "ATK-114" {
    section = "Setup step 5: turn order"
    text    = "The chosen direction applies to all actions of that year."
  }

  clause "ATK-115" {
    section = "Components: boards"
    text    = "The world consists of two boards: the Pacific Theater and the Western Theater."
  }

  clause "ATK-116" {
    section = "Components: boards"
    text    = "Land is divided into regions."
  }

  clause "ATK-117" {
    section = "Components: boards"
    text    = "Oceans are divided into Sea Zones."
  }

  clause "ATK-118" {
    section = "Components: boards"
    text    = "The two boards join: neighbouring regions, Sea Zones and Sea Lanes of one board can be reached from the other."
  }

  clause "ATK-119" {
    section = "Components: boards"
    text    = "Areas carrying the same name on both boards are one and the same area."
  }

  clause "ATK-120" {
    section = "Components: boards"
    text    = "Areas without a name cannot be entered."
  }

  clause "ATK-121" {
    section = "Components: boards"
    text    = "No movement is allowed through the Polar Circles to the opposite end of the map."
  }

  clause "ATK-122" {
    section = "Components: boards"
    text    = "The Western board contains the Americas, Africa and Europe."
  }

  clause "ATK-123" {
    section = "Components: boards"
    text    = "The Pacific board contains Asia, Australia and Oceania."
  }

  clause "ATK-124" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    text    = "Each Sea Zone has a name and is bounded by red lines."
  }

  clause "ATK-125" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    text    = "A Sea Zone marked with an anchor connects all regions around it to one another as if by Sea Lane."
  }

  clause "ATK-126" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    text    = "Sea Lanes are grey lines that run through Sea Zones."
  }

  clause "ATK-127" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    text    = "A player who controls every Sea Zone a Sea Lane runs through may transport troops along it."
  }

  clause "ATK-128" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    text    = "A canal is controlled by the region it cuts, so by whoever controls that region."
  }

  clause "ATK-129" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    text    = "A canal is open to everyone while its region is neutral."
  }

  clause "ATK-130" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    text    = "The Suez Canal is controlled through Egypt-Sudan."
  }

  clause "ATK-131" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    text    = "The Panama Canal is controlled through Panama."
  }

  clause "ATK-132" {
    section = "Components: Sea Zones, Sea Lanes, canals and coasts"
    text    = "Units on a Coast do not control the neighbouring Sea Zones."
  }

  clause "ATK-133" {
    section = "Components: markers and certificates"
    text    = "Oil Markers may only be placed in regions the player controls."
  }

  clause "ATK-134" {
    section = "Components: markers and certificates"
    text    = "Oil Markers are not tied to any government type."
  }

  clause "ATK-135" {
    section = "Components: markers and certificates"
    text    = "A player has exactly one Action Marker per season."
  }

  clause "ATK-136" {
    section = "Components: markers and certificates"
    text    = "A player who gains a region that was neutral takes that region's Government Marker from the board."
  }

  clause "ATK-137" {
    section = "Components: Government Boards"
    text    = "A player's Government Board fixes their government type: Fascism, Communism, Monarchy or Democracy."
  }

  clause "ATK-138" {
    section = "Components: Government Boards"
    text    = "All governments can take the same actions."
  }

  clause "ATK-139" {
    section = "Components: Government Boards"
    text    = "Governments start with different technology."
  }

  clause "ATK-140" {
    section = "Components: Government Boards"
    text    = "Each government type is allied with two of the other three types."
  }

  clause "ATK-141" {
    section = "Components: Government Boards"
    text    = "Each government type is hostile to exactly one of the other three types."
  }

  clause "ATK-142" {
    section = "Components: units and dice"
    text    = "A small army piece stands for one unit."
  }

  clause "ATK-143" {
    section = "Components: units and dice"
    text    = "A large army piece stands for five units."
  }

  clause "ATK-144" {
    section = "Components: units and dice"
    text    = "Five small pieces may be exchanged for one large piece, or back, at any time."
  }

  clause "ATK-145" {
    section = "Components: units and dice"
    text    = "Infantry is a basic army unit that can enter enemy territory and fight."
  }

  clause "ATK-146" {
    section = "Components: units and dice"
    text    = "A fleet die has six faces: 1 Submarine, 1 Destroyer, 1 Carrier, 2 Battleship, 1 blank."
  }

  clause "ATK-147" {
    section = "Components: units and dice"
    text    = "A player whose capital falls is out of the game."
  }

  clause "ATK-148" {
    section = "Components: units and dice"
    text    = "An army die has six faces: 1 Tank, 1 Infantry, 1 Artillery, 2 Plane, 1 blank."
  }

  clause "ATK-149" {
    section = "Components: units and dice"
    text    = "Each Action Card names one action type that it changes."
  }

  clause "ATK-150" {
    section = "Components: units and dice"
    text    = "An Action Card may only be played during the action type it names."
  }

  clause "ATK-151" {
    section = "Components: units and dice"
    text    = "Each Action Card names one government type that gets an enhanced effect."
  }

  clause "ATK-152" {
    section = "Components: units and dice"
    text    = "For the named government the enhanced effect replaces the basic effect."
  }

  clause "ATK-153" {
    section = "Components: units and dice"
    text    = "A player draws an Action Card each time they gain a Population card."
  }

  clause "ATK-154" {
    section = "Components: units and dice"
    text    = "A Plane is twice as likely to hit as other army units because two die faces show it."
  }

  clause "ATK-155" {
    section = "Components: units and dice"
    text    = "A Carrier can carry one Plane."
  }

  clause "ATK-156" {
    section = "Components: units and dice"
    text    = "A Destroyer can carry one Infantry or one Artillery."
  }

  clause "ATK-157" {
    section = "Components: units and dice"
    text    = "A Battleship is more likely to hit because two fleet die faces show it."
  }

  clause "ATK-158" {
    section = "Components: units and dice"
    text    = "A Battleship can carry one Infantry, one Artillery or one Tank."
  }

  clause "ATK-159" {
    section = "Action: Move"
    text    = "In a Move action a player may move any number of their army units."
  }

  clause "ATK-160" {
    section = "Action: Move"
    text    = "In a Move action each unit moves at most one region."
  }

  clause "ATK-161" {
    section = "Action: Move"
    text    = "In a Move action a unit may enter a region joined to its own by a land border."
  }

  clause "ATK-162" {
    section = "Action: Move"
    text    = "In a Move action a unit may enter a region joined to its own by a Coast."
  }

  clause "ATK-163" {
    section = "Action: Move"
    text    = "In a Move action a unit may enter a region that borders the same Anchored Sea Zone as its own region."
  }

  clause "ATK-164" {
    section = "Action: Move"
    text    = "In a Move action at least one army unit must stay in every region the player controls; no region may be left empty."
  }

  clause "ATK-165" {
    section = "Action: Move"
    text    = "Ordinary (non-anchored) Sea Zones cannot be crossed in a Move action."
  }

  clause "ATK-166" {
    section = "Action: Move"
    text    = "In a Move action units may cross an Anchored Sea Zone that no fleet controls or that the moving player controls."
  }

  clause "ATK-167" {
    section = "Action: Move"
    text    = "To cross an Anchored Sea Zone controlled by another player in a Move action, that player's permission is needed."
  }

  clause "ATK-168" {
    section = "Action: Move"
    text    = "During a Move action a carried unit may leave its ship and enter a region bordering the Sea Zone the ship is in."
  }

  clause "ATK-169" {
    section = "Action: Blitz"
    text    = "In a Blitz each Plane may move up to 3 regions."
  }

  clause "ATK-170" {
    section = "Action: Blitz"
    text    = "In a Blitz each Tank may move up to 3 regions."
  }

  clause "ATK-171" {
    section = "Action: Blitz"
    text    = "In a Blitz each Infantry may move at most 1 region."
  }

  clause "ATK-172" {
    section = "Action: Blitz"
    text    = "In a Blitz each Artillery may move at most 1 region."
  }

  clause "ATK-173" {
    section = "Action: Blitz"
    text    = "A Blitz attacks exactly one region, which must be enemy-held or neutral."
  }

  clause "ATK-174" {
    section = "Action: Blitz"
    text    = "Each step of a Blitz route must be over a land border or through an Anchored Sea Zone."
  }

  clause "ATK-175" {
    section = "Action: Blitz"
    text    = "Anchored Sea Zones do not count against the Blitz movement limit."
  }

  clause "ATK-176" {
    section = "Action: Blitz"
    text    = "Units may not disembark from ships during a Blitz."
  }

  clause "ATK-177" {
    section = "Action: Blitz"
    text    = "When a Blitz ends the player must have at least one unit in every region they control."
  }

  clause "ATK-178" {
    section = "Action: Blitz"
    text    = "Tanks joining a Blitz must have a route with no obstacle in the regions passed."
  }

  clause "ATK-179" {
    section = "Action: Blitz"
    text    = "Tanks may not blitz through neutral regions, enemy regions or Anchored Sea Zones unless one of the two listed exceptions holds."
  }

  clause "ATK-180" {
    section = "Action: Blitz"
    text    = "Blitz exception 1: Tanks may pass a region or Anchored Sea Zone that the player's own units control or that no units control."
  }

  clause "ATK-181" {
    section = "Action: Blitz"
    text    = "Blitz exception 2: Tanks may pass a region or Anchored Sea Zone with the permission of the player who controls it."
  }

  clause "ATK-182" {
    section = "Action: Blitz"
    text    = "Planes may fly over neutral regions, enemy regions and any Anchored Sea Zone without restriction during a Blitz."
  }

  clause "ATK-183" {
    section = "Action: Navigate (ship capacities)"
    text    = "A Submarine cannot carry any unit."
  }

  clause "ATK-184" {
    section = "Action: Navigate"
    text    = "In a Navigate action a player may move any number of their fleet units."
  }

  clause "ATK-185" {
    section = "Action: Navigate"
    text    = "A ship may move from its Sea Zone to an adjacent Sea Zone."
  }

  clause "ATK-186" {
    section = "Action: Navigate"
    text    = "A ship may move from a Coast to a Sea Zone bordering that Coast."
  }

  clause "ATK-187" {
    section = "Action: Navigate"
    text    = "Either step is the ship's whole movement for that Navigate action."
  }

  clause "ATK-188" {
    section = "Action: Navigate"
    text    = "A player may move all ships out of a Sea Zone; no garrison is required at sea."
  }

  clause "ATK-189" {
    section = "Action: Navigate"
    text    = "A Sea Zone with none of the player's ships left in it is not under that player's control."
  }

  clause "ATK-190" {
    section = "Action: Navigate"
    text    = "At any time during a Navigate action army units may board the player's ships on adjacent Coasts or in adjacent Sea Zones."
  }

  clause "ATK-191" {
    section = "Action: Navigate"
    text    = "Boarding may happen before or after the ship moves."
  }

  clause "ATK-192" {
    section = "Action: Navigate"
    text    = "A unit aboard a ship stays aboard until it lands during a Move action."
  }

  clause "ATK-193" {
    section = "Action: Navigate"
    text    = "When a ship is destroyed the units it carries are destroyed too."
  }

  clause "ATK-194" {
    section = "Action: Navigate"
    text    = "A ship that has left a Coast may never return to a Coast."
  }

  clause "ATK-195" {
    section = "Action: Navigate"
    text    = "Only Submarines may go back to a Coast, and only for a Coastal Attack."
  }

  clause "ATK-196" {
    section = "Action: Navigate"
    text    = "At the start of a Navigate action Submarines may attack enemy ships that are on a Coast."
  }

  clause "ATK-197" {
    section = "Action: Navigate"
    text    = "A Coastal Attack must start from a Sea Zone the attacker controls."
  }

  clause "ATK-198" {
    section = "Action: Navigate"
    text    = "A Coastal Attack is fought as a normal battle."
  }

  clause "ATK-199" {
    section = "Action: Navigate"
    text    = "Any number of Submarines may join a Coastal Attack."
  }

  clause "ATK-200" {
    section = "Action: Navigate"
    text    = "Ships other than Submarines may not attack ships on a Coast."
  }

  clause "ATK-201" {
    section = "Action: Navigate"
    text    = "A ship on a Coast can be hit by a Coastal Attack from any Sea Zone that the Coast borders."
  }

  clause "ATK-202" {
    section = "Action: Navigate"
    text    = "Submarines that survive a Coastal Attack return to their Sea Zone at the end of the action."
  }

  clause "ATK-203" {
    section = "Action: Transport"
    text    = "In a Transport action a player may move army units from one region they control to an adjacent region they control."
  }

  clause "ATK-204" {
    section = "Action: Transport"
    text    = "In a Transport action a player may also unload army units onto land in a region they control."
  }

  clause "ATK-205" {
    section = "Action: Transport"
    text    = "Transported units may not enter neutral regions."
  }

  clause "ATK-206" {
    section = "Action: Transport"
    text    = "Transported units may not enter an opponent's regions."
  }

  clause "ATK-207" {
    section = "Action: Transport"
    text    = "A Transport action never causes a battle."
  }

  clause "ATK-208" {
    section = "Action: Transport"
    text    = "Troops may never be transported through neutral regions, whatever the Rail level."
  }

  clause "ATK-209" {
    section = "Action: Transport (Sea Lanes)"
    text    = "A Transport action does not move fleet units."
  }

  clause "ATK-210" {
    section = "Action: Transport (Sea Lanes)"
    text    = "Sea Zones do not count as regions for Transport distance."
  }

  clause "ATK-211" {
    section = "Action: Transport (Sea Lanes)"
    text    = "A Sea Lane may be used through a Sea Zone the player's own fleet controls."
  }

  clause "ATK-212" {
    section = "Action: Transport (Sea Lanes)"
    text    = "A Sea Lane may be used through a Sea Zone that no fleet unit controls."
  }

  clause "ATK-213" {
    section = "Action: Transport (Sea Lanes)"
    text    = "A Sea Lane may be used through a Sea Zone controlled by another player with that player's consent."
  }

  clause "ATK-214" {
    section = "Action: Transport (Sea Lanes)"
    text    = "A transported unit may not cross more than one Sea Zone in an action."
  }

  clause "ATK-215" {
    section = "Action: Transport (Sea Lanes)"
    text    = "A Sea Lane links New England and Panama through the North Atlantic and the Caribbean Sea."
  }

  clause "ATK-216" {
    section = "Action: Transport (Sea Lanes)"
    text    = "The North Atlantic is a Sea Zone."
  }

  clause "ATK-217" {
    section = "Action: Transport (Sea Lanes)"
    text    = "The North Atlantic and the Caribbean Sea are adjacent Sea Zones."
  }

  clause "ATK-218" {
    section = "Action: Transport (Sea Lanes)"
    text    = "No single Sea Lane links Burma-Malay and Japan; a sea path between them runs through the Northwest Pacific, Southwest Pacific and Coral Sea."
  }

  clause "ATK-219" {
    section = "Action: Transport (Sea Lanes)"
    text    = "The Northwest Pacific is a Sea Zone."
  }

  clause "ATK-220" {
    section = "Action: Transport (Sea Lanes)"
    text    = "The Southwest Pacific is a Sea Zone."
  }

  clause "ATK-221" {
    section = "Action: Transport (Sea Lanes)"
    text    = "The Northwest Pacific and the Southwest Pacific are adjacent Sea Zones."
  }

  clause "ATK-222" {
    section = "Action: Transport (Sea Lanes)"
    text    = "The Southwest Pacific and the Coral Sea are adjacent Sea Zones."
  }

  clause "ATK-223" {
    section = "Action: Transport (Sea Lanes)"
    text    = "Units may be transported from any region bordering an Anchored Sea Zone to any other region bordering the same zone."
  }

  clause "ATK-224" {
    section = "Action: Negotiate"
    text    = "In a Negotiate action a player may try to win over one neutral region."
  }

  clause "ATK-225" {
    section = "Action: Negotiate"
    text    = "A player may negotiate with only one region per year."
  }

  clause "ATK-226" {
    section = "Action: Negotiate"
    text    = "A neutral region qualifies for Negotiate if it borders a region the player controls."
  }

  clause "ATK-227" {
    section = "Action: Negotiate"
    text    = "A neutral region also qualifies if a Sea Zone or Sea Lane links it to a region the player controls and the zones are uncontrolled or held by the player's own fleet."
  }

  clause "ATK-228" {
    section = "Action: Negotiate"
    text    = "A link through a Sea Zone or Sea Lane held by another player's fleet counts for Negotiate only with that player's permission."
  }

  clause "ATK-229" {
    section = "Action: Negotiate"
    text    = "To negotiate, the player looks secretly at the region's hidden marker."
  }

  clause "ATK-230" {
    section = "Action: Negotiate"
    text    = "If the marker equals the player's government type, the region costs nothing."
  }

  clause "ATK-231" {
    section = "Action: Negotiate"
    text    = "If the marker is of an allied type, the region costs 4 Production Points."
  }

  clause "ATK-232" {
    section = "Action: Negotiate"
    text    = "If the marker is of the hostile type, the region costs 8 Production Points."
  }

  clause "ATK-233" {
    section = "Action: Negotiate"
    text    = "After looking, the player decides whether to take the region and pay its cost."
  }

  clause "ATK-234" {
    section = "Action: Negotiate"
    text    = "On success the marker is revealed to all."
  }

  clause "ATK-235" {
    section = "Action: Negotiate"
    text    = "On success the marker joins the player's supply of Government Markers."
  }

  clause "ATK-236" {
    section = "Action: Negotiate"
    text    = "On success the player puts one free Infantry on the region."
  }

  clause "ATK-237" {
    section = "Action: Negotiate"
    text    = "On success the player then draws one Action Card."
  }

  clause "ATK-238" {
    section = "Action: Negotiate"
    text    = "An Action Card drawn in a Negotiate action cannot be played in that same action."
  }

  clause "ATK-239" {
    section = "Action: Negotiate"
    text    = "If the player declines or cannot pay, the marker goes back face down on the region."
  }

  clause "ATK-240" {
    section = "Action: Negotiate"
    text    = "A failed or declined negotiation ends the Negotiate action."
  }

  clause "ATK-241" {
    section = "Action: Build (unit list)"
    text    = "Infantry costs 1."
  }

  clause "ATK-242" {
    section = "Action: Burn"
    text    = "Burning oil is the only way to act in Winter."
  }

  clause "ATK-243" {
    section = "Action: Burn"
    text    = "A Burn may be paid by discarding 5 Oil Certificates."
  }

  clause "ATK-244" {
    section = "Action: Burn"
    text    = "Production Points cannot pay for a Burn."
  }

  clause "ATK-245" {
    section = "Action: Burn"
    text    = "A Burn may instead be paid by removing and discarding one Oil Marker from a region the player controls."
  }

  clause "ATK-246" {
    section = "Action: Burn"
    text    = "The player puts the Winter Action Marker on the Burn field of their board."
  }

  clause "ATK-247" {
    section = "Action: Burn"
    text    = "After paying for the Burn the player chooses one further action and carries it out."
  }

  clause "ATK-248" {
    section = "Action: Burn"
    text    = "The action bought by a Burn may not be one the player already took that year."
  }

  clause "ATK-249" {
    section = "Action: Burn"
    text    = "The year ends once every action bought by Burning is resolved."
  }

  clause "ATK-250" {
    section = "Action: Burn"
    text    = "A burned Oil Marker is gone for good and its region yields no more oil."
  }

  clause "ATK-251" {
    section = "Action: Burn"
    text    = "A region whose Oil Marker was burned yields oil again only if a marker gained from a new Oil technology level is placed there."
  }

  clause "ATK-252" {
    section = "Action: Build (income)"
    text    = "In a Build action the player counts the Government Markers of regions they control and gains that many Production Points."
  }

  clause "ATK-253" {
    section = "Action: Build (income)"
    text    = "Production Points may be spent on units now or saved for later Build actions."
  }

  clause "ATK-254" {
    section = "Action: Build (income)"
    text    = "Each Population card counts as one more region when Build income is counted."
  }

  clause "ATK-255" {
    section = "Action: Build (income)"
    text    = "A Build action also yields Oil Certificates for Oil Markers in regions the player controls."
  }

  clause "ATK-256" {
    section = "Action: Build (income)"
    text    = "Each such Oil Marker gives 1 Oil Certificate, whoever placed it."
  }

  clause "ATK-257" {
    section = "Action: Build (income)"
    text    = "In a Build action Oil Certificates may be used in place of Production Points."
  }

  clause "ATK-258" {
    section = "Action: Build (buying units)"
    text    = "A unit whose cost the player cannot pay cannot be built."
  }

  clause "ATK-259" {
    section = "Action: Build (buying units)"
    text    = "In a Build action units are bought only after income is collected."
  }

  clause "ATK-260" {
    section = "Action: Build (buying units)"
    text    = "Bought army units must be placed at once in the region with the player's capital."
  }

  clause "ATK-261" {
    section = "Action: Build (buying units)"
    text    = "Bought fleet units must be placed at once on the Coast of the capital's region."
  }

  clause "ATK-262" {
    section = "Action: Build (buying units)"
    text    = "Any affordable number of basic units may be built in one Build action."
  }

  clause "ATK-263" {
    section = "Action: Build (buying units)"
    text    = "The basic units are Infantry, Artillery and Destroyer."
  }

  clause "ATK-264" {
    section = "Action: Build (buying units)"
    text    = "Only one advanced unit may be built in a Build action."
  }

  clause "ATK-265" {
    section = "Action: Build (buying units)"
    text    = "A player who has Minerals technology may build more advanced units per Build action than one who has none."
  }

  clause "ATK-266" {
    section = "Action: Build (unit list)"
    text    = "Artillery costs 2."
  }

  clause "ATK-267" {
    section = "Action: Build (unit list)"
    text    = "A Tank costs 2."
  }

  clause "ATK-268" {
    section = "Action: Build (unit list)"
    text    = "A Plane costs 3."
  }

  clause "ATK-269" {
    section = "Action: Build (unit list)"
    text    = "A Plane can fly over 3 regions in a Blitz."
  }

  clause "ATK-270" {
    section = "Action: Build (unit list)"
    text    = "A Destroyer costs 2."
  }

  clause "ATK-271" {
    section = "Action: Build (unit list)"
    text    = "A Submarine costs 3."
  }

  clause "ATK-272" {
    section = "Action: Build (unit list)"
    text    = "A Battleship costs 3."
  }

  clause "ATK-273" {
    section = "Action: Build (unit list)"
    text    = "A Carrier costs 4."
  }

  clause "ATK-274" {
    section = "Action: Build (unit list)"
    text    = "The advanced units are Tank, Plane, Submarine, Battleship and Carrier."
  }

  clause "ATK-275" {
    section = "Technology: Oil"
    text    = "Oil level 0: each year the player gets 1 Oil Certificate for each Oil Marker they control."
  }

  clause "ATK-276" {
    section = "Technology: Oil"
    text    = "Oil level 1: place one Oil Marker when this technology is researched."
  }

  clause "ATK-277" {
    section = "Technology: Oil"
    text    = "Oil level 2: place one Oil Marker when this technology is researched."
  }

  clause "ATK-278" {
    section = "Technology: Oil"
    text    = "Oil level 3: place one Oil Marker when this technology is researched."
  }

  clause "ATK-279" {
    section = "Technology: Oil"
    text    = "Oil level 4: place one Oil Marker when this technology is researched."
  }

  clause "ATK-280" {
    section = "Technology: Rail Transport"
    text    = "Rail level 0: a Transport moves army units at most one region."
  }

  clause "ATK-281" {
    section = "Technology: Rail Transport"
    text    = "Rail level 1: a Transport moves units one region further (two in all)."
  }

  clause "ATK-282" {
    section = "Technology: Rail Transport"
    text    = "Rail level 2: a Transport moves units two regions further (three in all)."
  }

  clause "ATK-283" {
    section = "Technology: Rail Transport"
    text    = "Rail level 3: a Transport moves units three regions further (four in all)."
  }

  clause "ATK-284" {
    section = "Technology: Rail Transport"
    text    = "Rail level 4: a Transport moves units any number of regions."
  }

  clause "ATK-285" {
    section = "Technology: Factories"
    text    = "Factories level 0: units may be built only in the capital."
  }

  clause "ATK-286" {
    section = "Technology: Factories"
    text    = "Factories level 1: units may be built in regions adjacent to the capital."
  }

  clause "ATK-287" {
    section = "Technology: Factories"
    text    = "Factories level 2: units may be built in regions up to two regions from the capital."
  }

  clause "ATK-288" {
    section = "Technology: Factories"
    text    = "Factories level 3: units may be built in regions up to three regions from the capital."
  }

  clause "ATK-289" {
    section = "Technology: Factories"
    text    = "Factories level 4: units may be built in regions up to four regions from the capital."
  }

  clause "ATK-290" {
    section = "Technology: Minerals"
    text    = "Minerals level 0: at most 2 advanced units per Build action, 1 army and 1 fleet."
  }

  clause "ATK-291" {
    section = "Technology: Minerals"
    text    = "Minerals level 1: at most 4 advanced units per Build action, 2 army and 2 fleet."
  }

  clause "ATK-292" {
    section = "Technology: Minerals"
    text    = "Minerals level 2: at most 6 advanced units per Build action, 3 army and 3 fleet."
  }

  clause "ATK-293" {
    section = "Technology: Minerals"
    text    = "Minerals level 3: at most 8 advanced units per Build action, 4 army and 4 fleet."
  }

  clause "ATK-294" {
    section = "Technology: Minerals"
    text    = "Minerals level 4: any number of advanced units per Build action."
  }

  clause "ATK-295" {
    section = "Technology: Population"
    text    = "Each Population card counts as a region in final scoring."
  }

  clause "ATK-296" {
    section = "Technology: Population"
    text    = "The Action Card drawn with Population cannot be used in the same Research action."
  }

  clause "ATK-297" {
    section = "Action: Research"
    text    = "In a Research action a player may take cards of one or more technology types from the Economics stacks."
  }

  clause "ATK-298" {
    section = "Action: Research"
    text    = "Technologies have levels 1 to 4."
  }

  clause "ATK-299" {
    section = "Action: Research"
    text    = "Population is always level 1."
  }

  clause "ATK-300" {
    section = "Action: Research"
    text    = "In each type the player must take the lowest level they do not have; levels cannot be skipped."
  }

  clause "ATK-301" {
    section = "Action: Research"
    text    = "One Research action may raise each technology type by at most one level."
  }

  clause "ATK-302" {
    section = "Action: Research"
    text    = "Taking a technology requires trading in units the player has on the board."
  }

  clause "ATK-303" {
    section = "Action: Research"
    text    = "The number of units to trade in is printed at the lower left of the Economics Card."
  }

  clause "ATK-304" {
    section = "Action: Research"
    text    = "The traded-in units are removed from the board."
  }

  clause "ATK-305" {
    section = "Action: Research"
    text    = "Rail 1 costs 3 Infantry or 1 Artillery."
  }

  clause "ATK-306" {
    section = "Action: Research"
    text    = "Units traded in for technology may come from any region or sea."
  }

  clause "ATK-307" {
    section = "Action: Research"
    text    = "A player without enough units for the trade-in cannot take the technology."
  }

  clause "ATK-308" {
    section = "Action: Research"
    text    = "To raise a technology the player takes the card of the next level and trades in its units."
  }

  clause "ATK-309" {
    section = "Action: Research"
    text    = "When a technology is raised, the player's previous card of that type goes back to the Economics stacks."
  }

  clause "ATK-310" {
    section = "Action: Research"
    text    = "A player may hold only one technology card per type, the one of their current level."
  }

  clause "ATK-311" {
    section = "Action: Research"
    text    = "A player may hold any number of Population cards."
  }

  clause "ATK-312" {
    section = "FAQ: land regions and Rail"
    text    = "New England borders Midwest."
  }

  clause "ATK-313" {
    section = "FAQ: land regions and Rail"
    text    = "The Great Plains are reached from New England in two region steps."
  }

  clause "ATK-314" {
    section = "FAQ: land regions and Rail"
    text    = "Western US is reached from New England in three region steps."
  }

  clause "ATK-315" {
    section = "FAQ: Sea Zones and Rail"
    text    = "Rail does not raise the number of Sea Zones a transported unit may cross."
  }

  clause "ATK-316" {
    section = "FAQ: Sea Zones and Rail"
    text    = "Panama and Hawaii are linked by a Sea Lane."
  }

  clause "ATK-317" {
    section = "FAQ: Sea Zones and Rail"
    text    = "With enough Rail levels a unit may continue over land after its one sea crossing, each crossing costing one region."
  }

  clause "ATK-318" {
    section = "FAQ: Sea Zones and Rail"
    text    = "Panama borders Colombia."
  }

  clause "ATK-319" {
    section = "FAQ: Action Cards"
    text    = "An Action Card cannot be played in another player's turn."
  }

  clause "ATK-320" {
    section = "FAQ: Action Cards"
    text    = "The Action Card hand limit is 5."
  }

  clause "ATK-321" {
    section = "FAQ: Action Cards"
    text    = "A player at the hand limit must discard a card before drawing another."
  }

  clause "ATK-322" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Move, Blitz, Transport, Negotiate and Build may all be carried out through an Anchored Sea Zone under the three conditions below."
  }

  clause "ATK-323" {
    section = "FAQ: Anchored Sea Zones"
    text    = "An Anchored Sea Zone may be used if the player's own fleet controls it."
  }

  clause "ATK-324" {
    section = "FAQ: Anchored Sea Zones"
    text    = "An Anchored Sea Zone may be used if no fleet units control it."
  }

  clause "ATK-325" {
    section = "FAQ: Anchored Sea Zones"
    text    = "An Anchored Sea Zone may be used with the permission of the player whose fleet controls it."
  }

  clause "ATK-326" {
    section = "FAQ: Anchored Sea Zones"
    text    = "The Caribbean Sea is an Anchored Sea Zone with exactly 6 bordering regions, listed in the entries that follow."
  }

  clause "ATK-327" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Old South borders the Caribbean Sea."
  }

  clause "ATK-328" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Great Plains borders the Caribbean Sea."
  }

  clause "ATK-329" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Mexico borders the Caribbean Sea."
  }

  clause "ATK-330" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Panama borders the Caribbean Sea."
  }

  clause "ATK-331" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Colombia borders the Caribbean Sea."
  }

  clause "ATK-332" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Amazonia borders the Caribbean Sea."
  }

  clause "ATK-333" {
    section = "FAQ: Anchored Sea Zones"
    text    = "The Northern Sea is an Anchored Sea Zone with exactly 7 bordering regions, listed in the entries that follow."
  }

  clause "ATK-334" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Norway-Sweden borders the Northern Sea."
  }

  clause "ATK-335" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Finland borders the Northern Sea."
  }

  clause "ATK-336" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Karelia borders the Northern Sea."
  }

  clause "ATK-337" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Poland borders the Northern Sea."
  }

  clause "ATK-338" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Germany borders the Northern Sea."
  }

  clause "ATK-339" {
    section = "FAQ: Anchored Sea Zones"
    text    = "France borders the Northern Sea."
  }

  clause "ATK-340" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Great Britain borders the Northern Sea."
  }

  clause "ATK-341" {
    section = "FAQ: Anchored Sea Zones"
    text    = "The Mediterranean Sea is an Anchored Sea Zone with exactly 11 bordering regions, listed in the entries that follow."
  }

  clause "ATK-342" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Algeria borders the Mediterranean Sea."
  }

  clause "ATK-343" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Libya borders the Mediterranean Sea."
  }

  clause "ATK-344" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Egypt-Sudan borders the Mediterranean Sea."
  }

  clause "ATK-345" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Syria-Iraq borders the Mediterranean Sea."
  }

  clause "ATK-346" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Turkey borders the Mediterranean Sea."
  }

  clause "ATK-347" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Caucasus borders the Mediterranean Sea."
  }

  clause "ATK-348" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Ukraine borders the Mediterranean Sea."
  }

  clause "ATK-349" {
    section = "FAQ: Anchored Sea Zones"
    text    = "France borders the Mediterranean Sea."
  }

  clause "ATK-350" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Balkans borders the Mediterranean Sea."
  }

  clause "ATK-351" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Italy borders the Mediterranean Sea."
  }

  clause "ATK-352" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Spain borders the Mediterranean Sea."
  }

  clause "ATK-353" {
    section = "FAQ: Anchored Sea Zones"
    text    = "The Black Sea is part of the Mediterranean anchored zone."
  }

  clause "ATK-354" {
    section = "FAQ: Anchored Sea Zones"
    text    = "The Coral Sea is an Anchored Sea Zone with exactly 6 bordering regions, listed in the entries that follow."
  }

  clause "ATK-355" {
    section = "FAQ: Anchored Sea Zones"
    text    = "French Indochina borders the Coral Sea."
  }

  clause "ATK-356" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Burma-Malaysia borders the Coral Sea."
  }

  clause "ATK-357" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Western Australia borders the Coral Sea."
  }

  clause "ATK-358" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Northern Australia borders the Coral Sea."
  }

  clause "ATK-359" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Queensland borders the Coral Sea."
  }

  clause "ATK-360" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Dutch East Indies borders the Coral Sea."
  }

  clause "ATK-361" {
    section = "FAQ: Anchored Sea Zones"
    text    = "The Sea of Japan is an Anchored Sea Zone with exactly 5 bordering regions, listed in the entries that follow."
  }

  clause "ATK-362" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Japan borders the Sea of Japan."
  }

  clause "ATK-363" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Koryak borders the Sea of Japan."
  }

  clause "ATK-364" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Yakut borders the Sea of Japan."
  }

  clause "ATK-365" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Vladivostok borders the Sea of Japan."
  }

  clause "ATK-366" {
    section = "FAQ: Anchored Sea Zones"
    text    = "Manchuko-Korea borders the Sea of Japan."
  }

  clause "ATK-367" {
    section = "FAQ: Sea Zone clarifications"
    text    = "The Red Sea is part of the Indian Ocean Sea Zone."
  }

  clause "ATK-368" {
    section = "FAQ: Sea Zone clarifications"
    text    = "The Indian Ocean is not an Anchored Sea Zone."
  }

  clause "ATK-369" {
    section = "FAQ: Sea Zone clarifications"
    text    = "Saudi Arabia and Somaliland both border the Indian Ocean (Red Sea) and are not joined by an Anchored Sea Zone."
  }

  clause "ATK-370" {
    section = "FAQ: Sea Zone clarifications"
    text    = "To attack across an ordinary Sea Zone, units must first board ships in a Navigate action and later land in a Move action."
  }

  clause "ATK-371" {
    section = "FAQ: canals and Sea Lanes"
    text    = "Sea Lanes touching Panama end there and do not run through it; a transported unit must stop in Panama."
  }

  clause "ATK-372" {
    section = "FAQ: canals and Sea Lanes"
    text    = "A Sea Lane links Panama and Western US."
  }

  clause "ATK-373" {
    section = "FAQ: canals and Sea Lanes"
    text    = "Movement between the Indian Ocean and the Mediterranean Sea is possible through the Suez Canal."
  }

  clause "ATK-374" {
    section = "FAQ: Action Card clarifications"
    text    = "Bombing Run is played with a Blitz action."
  }

  clause "ATK-375" {
    section = "FAQ: Action Card clarifications"
    text    = "Bombing Run lets the player carry out the Blitz into a second region as well."
  }

  clause "ATK-376" {
    section = "FAQ: Action Card clarifications"
    text    = "With Bombing Run the Blitz makes several simultaneous attacks, each using different units."
  }

  clause "ATK-377" {
    section = "FAQ: Action Card clarifications"
    text    = "Secret Treaty is played with a Negotiate action."
  }

  clause "ATK-378" {
    section = "FAQ: Action Card clarifications"
    text    = "Secret Treaty: on success draw 2 Action Cards instead of 1 and discard 1."
  }

  clause "ATK-379" {
    section = "FAQ: Action Card clarifications"
    text    = "Secret Treaty, Communist: on success draw 2 Action Cards and keep both."
  }

  clause "ATK-380" {
    section = "FAQ: Action Card clarifications"
    text    = "Secret Treaty gives no card when the negotiation fails."
  }

  clause "ATK-381" {
    section = "FAQ: Action Card clarifications"
    text    = "Codebreaking is played with a Research action."
  }

  clause "ATK-382" {
    section = "FAQ: Action Card clarifications"
    text    = "Codebreaking lets the player buy up to two levels of one technology type at once."
  }

  clause "ATK-383" {
    section = "FAQ: Action Card clarifications"
    text    = "Codebreaking, Democracy: the player may buy up to two levels in each of two technology types."
  }

  clause "ATK-384" {
    section = "FAQ: Action Card clarifications"
    text    = "Codebreaking may be used to take two Population cards, and the player then draws two Action Cards."
  }

  clause "ATK-385" {
    section = "FAQ: Action Card clarifications"
    text    = "Codebreaking, Democracy: the two technologies must be different, so four Population cards in one Research are not allowed."
  }

  clause "ATK-386" {
    section = "FAQ: Action Card clarifications"
    text    = "Shock Troops is played with a Move action."
  }

  clause "ATK-387" {
    section = "FAQ: Action Card clarifications"
    text    = "Shock Troops: in the first battle round the player rolls dice for all their units, reserves included."
  }

  clause "ATK-388" {
    section = "FAQ: Action Card clarifications"
    text    = "Shock Troops: from the second round normal battle rules apply and reserves add no dice."
  }

  clause "ATK-389" {
    section = "FAQ: Action Card clarifications"
    text    = "Annexation is played with a Research action."
  }

  clause "ATK-390" {
    section = "FAQ: Action Card clarifications"
    text    = "Annexation lets the player research 2 Population cards in one Research."
  }

  clause "ATK-391" {
    section = "FAQ: Action Card clarifications"
    text    = "Annexation: the player may draw one Action Card for each Population card researched."
  }

  clause "ATK-392" {
    section = "FAQ: Action Card clarifications"
    text    = "Armor Raid is played with a Blitz action."
  }

  clause "ATK-393" {
    section = "FAQ: Action Card clarifications"
    text    = "Armor Raid, Fascism: a reroll rerolls all dice of the roll and the values of the new roll are the ones used."
  }

  clause "ATK-394" {
    section = "FAQ: Action Card clarifications"
    text    = "Armor Raid: a Fascist player may reroll all dice twice during the Blitz."
  }

  clause "ATK-395" {
    section = "FAQ: Action Card clarifications"
    text    = "Armor Raid: the result of the first roll is discarded when the dice are rerolled."
  }

  clause "ATK-396" {
    section = "Resolving battles: opening setup"
    text    = "At the start of a battle each side picks four units as its front line."
  }

  clause "ATK-397" {
    section = "Resolving battles: opening setup"
    text    = "The defender picks the front line first, then the attacker."
  }

  clause "ATK-398" {
    section = "Resolving battles: opening setup"
    text    = "All units not in the front line are reserves that may reinforce later."
  }

  clause "ATK-399" {
    section = "Resolving battles: opening setup"
    text    = "A side with fewer than four units puts all of them in the front line."
  }

  clause "ATK-400" {
    section = "Resolving battles: opening setup"
    text    = "In a sea battle the attacker acts first if the attacking force has any Submarine (opening salvo)."
  }

  clause "ATK-401" {
    section = "Resolving battles: opening setup"
    text    = "In a land battle the attacker acts first if the attacking force has any Artillery (opening salvo)."
  }

  clause "ATK-402" {
    section = "Resolving battles: opening setup"
    text    = "An attacker with an opening salvo acts first, but only deployed Submarines or Artillery may fire in round 1."
  }

  clause "ATK-403" {
    section = "Resolving battles: opening setup"
    text    = "A defender never gets an opening salvo."
  }

  clause "ATK-404" {
    section = "Resolving battles: general"
    text    = "Battles arise from Move, Blitz and Navigate actions after all movement is done."
  }

  clause "ATK-405" {
    section = "Resolving battles: general"
    text    = "A battle takes place where the player's units end their move in a neutral or enemy region or an enemy Sea Zone."
  }

  clause "ATK-406" {
    section = "Resolving battles: general"
    text    = "The active player resolves several battles in any order."
  }

  clause "ATK-407" {
    section = "Resolving battles: general"
    text    = "Only army units take part in a land battle."
  }

  clause "ATK-408" {
    section = "Resolving battles: general"
    text    = "Only fleet units take part in a sea battle."
  }

  clause "ATK-409" {
    section = "Resolving battles: general"
    text    = "The two sides act alternately and the defender acts first, unless the opening salvo applies."
  }

  clause "ATK-410" {
    section = "Resolving battles: step 1 redeployment"
    text    = "After each round of attacks both sides must reinforce their front lines."
  }

  clause "ATK-411" {
    section = "Resolving battles: step 1 redeployment"
    text    = "Each time a side redeploys, its maximum front-line size grows by one."
  }

  clause "ATK-412" {
    section = "Resolving battles: step 1 redeployment"
    text    = "Both sides start with a maximum of four front-line units."
  }

  clause "ATK-413" {
    section = "Resolving battles: step 1 redeployment"
    text    = "The growth sequence is attacker 5, defender 5, attacker 6, defender 6, and so on."
  }

  clause "ATK-414" {
    section = "Resolving battles: step 1 redeployment"
    text    = "A side must fill every gap in its front line that it can."
  }

  clause "ATK-415" {
    section = "Resolving battles: step 1 redeployment"
    text    = "The front line must be as large as the current maximum and the units at hand allow."
  }

  clause "ATK-416" {
    section = "Resolving battles: step 1 redeployment"
    text    = "A front-line unit stays there until it is destroyed or the battle ends."
  }

  clause "ATK-417" {
    section = "Resolving battles: neutral regions"
    text    = "A Move or Blitz that ends in a neutral region must fight a battle for it."
  }

  clause "ATK-418" {
    section = "Resolving battles: neutral regions"
    text    = "The attacker picks an opponent to represent the neutral region in the battle."
  }

  clause "ATK-419" {
    section = "Resolving battles: neutral regions"
    text    = "The representative rolls one army die per current game year to create the neutral army."
  }

  clause "ATK-420" {
    section = "Resolving battles: neutral regions"
    text    = "Each unit face rolled becomes one unit of that type in the neutral army."
  }

  clause "ATK-421" {
    section = "Resolving battles: neutral regions"
    text    = "Each blank rolled adds no unit to the neutral army."
  }

  clause "ATK-422" {
    section = "Resolving battles: neutral regions"
    text    = "If all units of the neutral army are destroyed the attacker gains the region."
  }

  clause "ATK-423" {
    section = "Resolving battles: neutral regions"
    text    = "If the representative rolls only blanks the attacker gains the region without a fight."
  }

  clause "ATK-424" {
    section = "Resolving battles: neutral regions"
    text    = "If all attacking units are destroyed the region stays neutral."
  }

  clause "ATK-425" {
    section = "Resolving battles: neutral regions"
    text    = "Win or lose, the units of the neutral army are removed after the battle."
  }

  clause "ATK-426" {
    section = "Resolving battles: order of losses"
    text    = "Land losses: Infantry is removed first."
  }

  clause "ATK-427" {
    section = "Resolving battles: order of losses"
    text    = "Land losses: Artillery is removed second, when no Infantry is left."
  }

  clause "ATK-428" {
    section = "Resolving battles: order of losses"
    text    = "Land losses: Tanks are removed third, when no Artillery is left."
  }

  clause "ATK-429" {
    section = "Resolving battles: order of losses"
    text    = "Land losses: Planes are removed fourth, when no Tanks are left."
  }

  clause "ATK-430" {
    section = "Resolving battles: order of losses"
    text    = "Sea losses: Destroyers are removed first."
  }

  clause "ATK-431" {
    section = "Resolving battles: order of losses"
    text    = "Sea losses: Submarines are removed second, when no Destroyer is left."
  }

  clause "ATK-432" {
    section = "Resolving battles: order of losses"
    text    = "Sea losses: Carriers are removed third, when no Submarine is left."
  }

  clause "ATK-433" {
    section = "Resolving battles: order of losses"
    text    = "Sea losses: Battleships are removed fourth, when no Carrier is left."
  }

  clause "ATK-434" {
    section = "Resolving battles: step 2 fire"
    text    = "The active side rolls one battle die for each of its front-line units."
  }

  clause "ATK-435" {
    section = "Resolving battles: step 2 fire"
    text    = "Land units use army dice; ships use fleet dice."
  }

  clause "ATK-436" {
    section = "Resolving battles: step 2 fire"
    text    = "No die is rolled for units in reserve."
  }

  clause "ATK-437" {
    section = "Resolving battles: step 2 fire"
    text    = "In a sea battle each Carrier gives its side one extra army die in addition to its fleet die."
  }

  clause "ATK-438" {
    section = "Resolving battles: step 3 hit or miss"
    text    = "Each die whose face matches one of the roller's front-line units scores a hit."
  }

  clause "ATK-439" {
    section = "Resolving battles: step 3 hit or miss"
    text    = "Each unit can be matched with only one die."
  }

  clause "ATK-440" {
    section = "Resolving battles: step 3 hit or miss"
    text    = "A Carrier can score one hit with a Plane face on its army die."
  }

  clause "ATK-441" {
    section = "Resolving battles: step 3 hit or miss"
    text    = "A Carrier can score a second hit with a Carrier face on a fleet die in the same roll."
  }

  clause "ATK-442" {
    section = "Resolving battles: step 4 destruction"
    text    = "Each hit destroys one opposing unit."
  }

  clause "ATK-443" {
    section = "Resolving battles: step 4 destruction"
    text    = "Losses must follow the fixed order for land or sea."
  }

  clause "ATK-444" {
    section = "Resolving battles: step 4 destruction"
    text    = "When the active side has finished destroying units, or has none to destroy, the other side becomes active."
  }

  clause "ATK-445" {
    section = "Resolving battles: step 4 destruction"
    text    = "The side that becomes active must first refill its front line."
  }

  clause "ATK-446" {
    section = "Resolving battles: step 4 destruction"
    text    = "The battle goes on until only one side has units in the region or Sea Zone."
  }

  clause "ATK-447" {
    section = "Resolving battles: step 4 destruction"
    text    = "Retreat from a battle is not allowed."
  }

  clause "ATK-448" {
    section = "Resolving battles: step 4 destruction"
    text    = "A player who loses a ship may lose an unladen ship of the same type instead."
  }

  clause "ATK-449" {
    section = "Resolving battles: step 4 destruction"
    text    = "When a region is captured, ships on its Coast are destroyed."
  }

  clause "ATK-450" {
    section = "Resolving battles: step 4 destruction"
    text    = "When a Carrier is destroyed its extra army die is no longer used."
  }

  clause "ATK-451" {
    section = "Resolving battles: victory or defeat"
    text    = "The winner of a battle controls the region or Sea Zone."
  }

  clause "ATK-452" {
    section = "Resolving battles: victory or defeat"
    text    = "When the attacker beats another player, the attacker takes a Government Marker of any type from the defender."
  }

  clause "ATK-453" {
    section = "Resolving battles: victory or defeat"
    text    = "An Oil Marker in a captured region passes to the winner."
  }

  clause "ATK-454" {
    section = "Resolving battles: victory or defeat"
    text    = "A capital in a captured region passes to the winner's control."
  }
}
