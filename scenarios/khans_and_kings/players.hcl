# The states, clockwise round the table, and what lies before each.

alliance steppe {}
alliance crown {}
alliance foundry {}
alliance crescent {}
alliance wilds {}

player khanate {
  title        = "Tarkhan"
  alliance     = alliance.steppe
  home         = space.altan_steppe
  hand         = space.khanate_hand
  organisation = organisation.artisan
  colour       = "blue"
}

player kingdom {
  title        = "Aldermark"
  alliance     = alliance.crown
  home         = space.dornmark
  hand         = space.kingdom_hand
  organisation = organisation.artisan
  colour       = "red"
}

player union {
  title        = "Ferrania"
  alliance     = alliance.foundry
  home         = space.hafenland
  hand         = space.union_hand
  organisation = organisation.industrial
  colour       = "green"
}

player sultanate {
  title        = "Qasira"
  alliance     = alliance.crescent
  home         = space.kasr
  hand         = space.sultanate_hand
  organisation = organisation.artisan
  colour       = "yellow"
}

player independents {
  title    = "Freeland"
  alliance = alliance.wilds
  colour   = "black"
}

# The hand of those who hold no cards.
space no_hand {
  title   = "nobody's hand"
  off_map = true
  domain  = domain.table
}

space khanate_hand {
  title   = "hand of Tarkhan"
  article = "the"
  off_map = true
  domain  = domain.table
  hand_of = player.khanate
}

space kingdom_hand {
  title   = "hand of Aldermark"
  article = "the"
  off_map = true
  domain  = domain.table
  hand_of = player.kingdom
}

space union_hand {
  title   = "hand of Ferrania"
  article = "the"
  off_map = true
  domain  = domain.table
  hand_of = player.union
}

space sultanate_hand {
  title   = "hand of Qasira"
  article = "the"
  off_map = true
  domain  = domain.table
  hand_of = player.sultanate
}

# How many play. The provinces of the others belong to nobody when the game begins.

seating two {
  seats   = [[player.khanate], [player.kingdom]]
  options = { players = 2 }
}

seating three {
  seats   = [[player.khanate], [player.kingdom], [player.union]]
  options = { players = 3 }
}

seating four {
  seats   = [[player.khanate], [player.kingdom], [player.union], [player.sultanate]]
  options = { players = 4 }
}

# Those who play, in the order in which they sit.
function powers {
  is    = take(every(player), option.players)
  cites = ["KK3-002", "KK3-007"]
}

# Who does not play is not there.
hide empty_chairs {
  of    = player
  when  = self != player.independents && !contains(powers(), self)
  cites = ["KKA-02"]
}
