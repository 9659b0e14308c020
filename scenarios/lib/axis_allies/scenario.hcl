# What the editions of Axis & Allies share: the classes, what a game of the family declares, the tables that all rules read.

scenario "axis_allies" {
  title            = "Axis & Allies"
  abstract         = true
  version          = "1.0.0"
  language_version = 2
}

enum domain {
  values = [land, sea, air]
}

class space {
  attributes = {
    domain = domain
    income = { type = int, default = 0, min = 0, max = 12 }
    power = {
      type    = optional(player),
      default = none,
      doc     = "The power the territory is printed for: its original owner."
    }
    capital = { type = optional(player), default = none, doc = "Whose capital lies here." }
    neutral = { type = bool, default = false }
    island  = { type = bool, default = false }
  }
  state = {
    controller  = { type = optional(player), doc = "Who controls the territory now." }
    was_held_by = { type = optional(player), show = false, doc = "Who controlled it when the turn began." }
    was_shared  = { type = bool, show = false, doc = "Both sides had units here when the turn began." }
    fought      = { type = bool, lasts = procedure.turn, doc = "Its battle of this turn is over." }
    origins = {
      type    = list(space),
      default = [],
      lasts   = procedure.turn,
      show    = false,
      doc     = "Where those who attack it set out from."
    }
    ways_in = {
      type    = list(space),
      default = [],
      lasts   = procedure.turn,
      show    = false,
      doc     = "Where those who came farther than one space may have entered it from."
    }
    sea_fight = { type = bool, lasts = procedure.turn, doc = "A sea battle was fought here this turn." }
    placed    = { type = int, default = 0, lasts = procedure.turn, doc = "Units mobilized at the complex here this turn." }
  }
  cites = ["REV-041", "REV-077..084", "REV-086", "REV-090", "REV-093", "REV-094", "REV-098", "REV-102..106"]
}

class border {
  cites = ["REV-088", "REV-089"]

  attributes = {
    locks = { type = list(space), default = [], doc = "Territories one side must hold for its ships to pass." }
  }
}

class player {
  attributes = {
    home  = { type = space, doc = "The territory of the capital." }
    purse = { type = int, min = 0, doc = "IPC at the start." }
    order = { type = int, min = 1, doc = "Place in the order of turns." }
  }
  cites = ["REV-020", "REV-021", "REV-060"]
}

class unit {
  # What a unit can do; rules ask for these, never for the name of a unit.
  flags = [
    captures,   # takes control of territories
    blitzes,    # may drive on through an empty hostile territory
    infantry,   # may be lifted by artillery, and is the second unit aboard a transport
    vessel,     # counts as a naval unit
    dives,      # fires first, slips past, may submerge
    hunts,      # takes all that away from those that dive
    bombards,   # shoots at the shore
    lifts_land, # carries land units
    deck,       # carries fighters
    deck_borne, # lands on a deck
    raids,      # bombs industry
    antiair,    # fires at aircraft, launches rockets
    industry,   # builds units
  ]

  attributes = {
    domain  = domain
    cost    = { type = int, min = 0, default = 0 }
    attack  = { type = int, min = 0, max = 6, default = 0 }
    defence = { type = int, min = 0, max = 6, default = 0 }
    move    = { type = int, min = 0, default = 0 }
    hits    = { type = int, min = 1, default = 1, doc = "Hits it takes to destroy it." }
    fights  = { type = bool, default = true, doc = "Stands on the battle board and can be a casualty." }
    loss_rank = {
      type    = int,
      min     = 0,
      default = cost,
      doc     = "Which to lose first when nobody says otherwise: the lowest."
    }
  }

  placement {
    that = (
      at.off_map ||
      (at.domain == domain.land && !at.neutral && kind.domain != domain.sea) ||
      (at.domain == domain.sea && (kind.domain == domain.sea || kind.deck_borne))
    )
    message = <<-END
      Land units stand on land, ships at sea, aircraft on land or (fighters) at sea with a carrier; nothing stands in a
      neutral territory.
    END
  }
}

class piece {
  state = {
    moved     = { type = int, default = 0, min = 0, lasts = procedure.turn, doc = "Spaces moved this turn." }
    spent     = { type = bool, lasts = procedure.turn, doc = "Cannot move any more this turn." }
    flown     = { type = bool, lasts = procedure.turn, doc = "Aircraft that made its combat move and has still to land." }
    came_from = { type = optional(space), lasts = procedure.turn, doc = "The space it entered its battle from." }
    target    = { type = optional(space), lasts = procedure.turn, doc = "Cargo: the territory it is to land in." }
    unloads   = { type = optional(space), doc = "Transports: the one territory it unloads into this turn." }
    boarded = {
      type  = bool,
      lasts = procedure.turn,
      doc   = "Cargo that boarded this turn; a transport that loaded in this phase."
    }
    sailed   = { type = bool, lasts = procedure.turn, doc = "Moved in the combat move of this turn." }
    withdrew = { type = bool, lasts = procedure.turn, doc = "Retreated from a battle this turn." }
    fought   = { type = bool, lasts = procedure.turn, doc = "Took part in a battle this turn." }
    deck = {
      type  = optional(piece),
      lasts = procedure.turn,
      doc   = "Fighters of an attacked carrier: where they belong."
    }
    raiding   = { type = bool, lasts = procedure.turn, doc = "Bomber on a strategic raid." }
    damaged   = { type = bool, lasts = procedure.turn, doc = "Took the first of two hits in this battle." }
    dying     = { type = bool, show = false, doc = "Hit; leaves when casualties are removed." }
    submerged = { type = bool }
    fresh     = { type = bool, lasts = procedure.turn, doc = "Mobilized this turn." }
    fired     = { type = bool, lasts = procedure.turn, doc = "Fired this turn at what lies elsewhere, and moves no more." }
    seized    = { type = bool, lasts = procedure.turn, doc = "Gun that changed hands this turn." }
  }
}

die d6 {
  faces = range(1, 6)
  cites = ["REV-045"]
}

resource ipc {
  title = "IPC"
  cites = ["REV-052", "REV-431"]
}

# Units bought wait here until they are mobilized.
needs space mobilization_zone {
  off_map = true
  domain  = domain.land
}

# A round of a battle at sea: who fires when, at whom, and who may dive. It marks and removes its casualties.
needs procedure sea_round {
  params = { s = space, a = player }
}
