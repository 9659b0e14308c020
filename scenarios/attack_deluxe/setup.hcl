# The set-up: decks, governments, capitals, armies, fleets, the rest of the world, the first order of play.

setup {
  create {
    unit  = unit.bombing_run
    at    = space.deck
    count = 6
  }
}
