# Attack! Deluxe. What there is: the classes, the tables that all rules read, the dice, the options.
# The rulebook leaves much to the printed board and cards; what is our reading or our default says so in a comment.

scenario "attack_deluxe" {
  title            = "Attack! Deluxe"
  description      = "Governments, four seasons a year and hidden markers, on one board or both: two to six players."
  version          = "1.0.0"
  language_version = 2
}

# A coast is where ships lie beside a region before they put to sea. The table holds what is on no map: decks, hands and
# government boards.
enum domain {
  values = [land, sea, coast, table]
}

enum board {
  cites  = ["ATK-012", "ATK-115", "ATK-118"]
  values = [western, pacific]
  titles = { western = "the Western Theater", pacific = "the Pacific Theater" }
}

# Our reading: six continents, so that four players find one each on the Western board. Oceania goes with Australia.
enum continent {
  cites  = ["ATK-122", "ATK-123"]
  values = [north_america, south_america, europe, africa, asia, oceania]
  titles = {
    north_america = "North America",
    south_america = "South America",
    europe        = "Europe",
    africa        = "Africa",
    asia          = "Asia",
    oceania       = "Oceania"
  }
}

enum government {
  cites  = ["ATK-137"]
  values = [fascism, communism, monarchy, democracy]
  titles = { fascism = "Fascism", communism = "Communism", monarchy = "Monarchy", democracy = "Democracy" }
}

enum season {
  cites  = ["ATK-028"]
  values = [spring, summer, autumn, winter]
  titles = { spring = "Spring", summer = "Summer", autumn = "Autumn", winter = "Winter" }
}

# The eight types of action. `order` because an action of the language is any line a player may type.
enum order {
  cites  = ["ATK-002"]
  values = [move, blitz, transport, navigate, research, build, burn, negotiate]
  titles = {
    move      = "Move",
    blitz     = "Blitz",
    transport = "Transport",
    navigate  = "Navigate",
    research  = "Research",
    build     = "Build",
    burn      = "Burn",
    negotiate = "Negotiate"
  }
}

enum direction {
  values = [clockwise, counter_clockwise]
  titles = { counter_clockwise = "counter-clockwise" }
}

enum face {
  values = [infantry, artillery, tank, plane, submarine, destroyer, battleship, carrier, blank]
}

class space {
  attributes = {
    domain = { type = domain, default = domain.land }
    boards = {
      type    = set(board),
      default = [],
      doc     = "The boards an area is printed on: both, where the same name stands on both."
    }
    continent = { type = optional(continent), default = none }
    anchored  = { type = bool, default = false, doc = "A zone with an anchor joins all regions around it." }
    polar     = { type = bool, default = false, doc = "A Polar Circle, which nothing enters." }
    coast_of  = { type = optional(space), default = none, doc = "Coasts: the region." }
    hand_of   = { type = optional(player), default = none, doc = "Whose hand of cards this is." }
  }
  state = {
    holder = { type = optional(player), doc = "Who controls the region." }
  }
}

class player {
  state = {
    government = { type = optional(government) }
    technologies = {
      type = set(technology),
      doc  = "The Economics Cards held, one of a type; Population is counted apart."
    }
    covered = { type = set(order), doc = "The actions taken this year." }
    card = {
      type  = optional(unit),
      lasts = procedure.end_order,
      doc   = "The Action Card played with the action that goes on."
    }
    home      = { type = optional(space), doc = "The region of the capital." }
    collected = { type = bool, doc = "Collected income by a Build this year." }
  }
}

# game.round is the year.
class game {
  state = {
    season    = { type = season, default = season.spring }
    order     = { type = optional(order), lasts = procedure.end_order, doc = "The action that goes on." }
    starter   = { type = player, default = player.red, doc = "Who starts this year." }
    clockwise = { type = bool, default = true, doc = "Which way round the turn goes this year." }
    fallen    = { type = optional(player), doc = "Whose capital was taken: the game is over." }
  }
}

class unit {
  cites = ["ATK-069..071"]

  # What a piece is; rules ask for these.
  flags = [
    army,   # fights on land
    fleet,  # fights at sea
    city,   # neither: a capital
    marker, # lies in a region or in a player's supply
    card,   # in the deck or in a hand
  ]

  attributes = {
    face        = { type = face, default = face.blank, doc = "The face of the die that hits for it." }
    cost        = { type = int, min = 0, default = 0 }
    advanced    = { type = bool, default = false }
    loss_rank   = { type = int, min = 0, default = 0, doc = "The lowest is lost first." }
    blitz       = { type = int, min = 0, default = 0, doc = "Regions in a Blitz." }
    sign        = { type = optional(government), default = none, doc = "Government Markers: of which type." }
    favours     = { type = optional(government), default = none, doc = "Action Cards: who has the enhanced effect." }
    played_with = { type = optional(order), default = none, doc = "Action Cards: the action they change." }
  }

  placement {
    that = first_of(
      { when = kind.army, then = at.domain != domain.coast && at.domain != domain.table },
      { when = kind.fleet, then = at.domain == domain.sea || at.domain == domain.coast },
      { when = kind.card, then = at.domain == domain.table },
      { when = kind.city, then = at.domain == domain.land },
      at.domain == domain.land || at.domain == domain.table
    )
    message = <<-END
      Army units stand in regions or aboard ships at sea, ships on coasts and in Sea Zones, markers in regions or on a
      Government Board, cards in a deck or hand.
    END
  }
}

class piece {
  state = {
    neutral  = { type = bool, doc = "Of the army of a neutral region, run by its owner for this battle." }
    seen_by  = { type = set(player), doc = "Government Markers: who has looked at it." }
    revealed = { type = bool, doc = "Government Markers: lies face up." }
    drawn    = { type = bool, lasts = procedure.end_order, doc = "Action Cards: drawn in the action that goes on." }
  }
}

die army {
  cites = ["ATK-148", "ATK-154"]
  title = "army die"
  faces = [face.infantry, face.artillery, face.tank, face.plane, face.plane, face.blank]
}

die fleet {
  cites = ["ATK-146", "ATK-157"]
  title = "fleet die"
  faces = [face.submarine, face.destroyer, face.carrier, face.battleship, face.battleship, face.blank]
}

die order {
  cites = ["ATK-072"]
  title = "order die"
  faces = range(1, 6)
}

resource production {
  title = "Production Points"
}

resource oil {
  title = "Oil Certificates"
}

resource population {
  title = "Population"
}

class game_length {
  attributes = {
    years = { type = int, min = 1 }
  }
}

thing game_length limited_conflict {
  title = "Limited Conflict"
  years = 6
  cites = ["ATK-025"]
}

thing game_length war {
  title = "War"
  years = 9
  cites = ["ATK-026"]
}

thing game_length total_war {
  title = "Total War"
  years = 12
  cites = ["ATK-027"]
}

option length {
  type    = game_length
  default = game_length.limited_conflict
  text    = "How long the game lasts unless a capital falls: 6, 9 or 12 years."
  cites   = ["ATK-024"]
}

class theater {
  attributes = {
    boards = set(board)
  }
}

thing theater western {
  title   = "Western Theater"
  article = "the"
  boards  = [board.western]
}

thing theater pacific {
  title   = "Pacific Theater"
  article = "the"
  boards  = [board.pacific]
}

thing theater both {
  title  = "both Theaters"
  boards = [board.western, board.pacific]
}

# Our reading: "may" lets two to four players take both boards as well.
option theater {
  type    = theater
  default = theater.western
  text    = "The board two to four players use; five and six use both."
  cites   = ["ATK-075"]
}

option players {
  type    = int
  default = 2
  min     = 2
  max     = 6
  text    = "How many play."
  cites   = ["ATK-077"]
}

# ---- What every rule asks for

# Those who play, in the order in which they sit.
function powers {
  cites = ["ATK-077"]
  is    = take(every(player), option.players)
}

function boards_used {
  cites = ["ATK-075", "ATK-076"]
  is    = option.players > 4 ? theater.both.boards : option.theater.boards
}

# Whether an area is on the boards in use and may be entered.
function in_play {
  params = { s = space }
  cites  = ["ATK-120", "ATK-121"]
  is     = !s.polar && without(s.boards, boards_used()) != s.boards
}

function regions {
  cites = ["ATK-116", "ATK-120"]
  used  = boards_used()
  is = concat(
    contains(used, board.western) ? parts(space.western_theater) : [],
    contains(used, board.pacific) ? parts(space.pacific_theater) : []
  )
}

function zones {
  cites = ["ATK-117", "ATK-121", "ATK-124"]
  used  = boards_used()
  is    = where(parts(space.oceans), without(space.boards, used) != space.boards)
}

# The army or the ships of a player's in a space; not what is carried.
function army_of {
  params = { s = space, p = player }
  cites  = ["ATK-407"]
  is     = where(pieces(s, p), piece.holder == none && piece.unit.army)
}

function fleet_of {
  params = { s = space, p = player }
  cites  = ["ATK-408"]
  is     = where(pieces(s, p), piece.unit.fleet)
}

# Who controls a zone: whose ships are in it; never two players' after the battles. What is aboard is its ship's owner's.
function master {
  params = { z = space }
  cites  = ["ATK-132", "ATK-189"]
  found  = pieces(z)
  is     = empty(found) ? none : first(found).owner
}

# Whether p may do what the Action Card in play does for the government it names.
function enhanced {
  cites  = ["ATK-151", "ATK-152"]
  params = { p = player }
  is     = p.card != none && p.card.favours == p.government
}

event order_over {
  fields = { by = player, what = order }
}

event region_taken {
  fields = { place = space, by = player, from = optional(player) }
}
