# Germany and the three Allies, in the order of their turns.

alliance axis {
  title   = "Axis"
  article = "the"
}

alliance allies {
  title   = "Allies"
  article = "the"
  cites   = ["EUR-028"]
}

player germany {
  title    = "Germany"
  alliance = alliance.axis
  home     = space.germany
  purse    = 40
  order    = 1
  cites    = ["EUR-043", "EUR-078", "EUR-129", "EUR-138"]
  colour   = "#50565e"
}

player soviet_union {
  title    = "Soviet Union"
  article  = "the"
  alliance = alliance.allies
  home     = space.moscow
  purse    = 24
  order    = 2
  cites    = ["EUR-078", "EUR-130", "EUR-138"]
  colour   = "#a8281e"
}

player united_kingdom {
  title    = "Great Britain"
  alliance = alliance.allies
  home     = space.united_kingdom
  purse    = 25
  order    = 3
  cites    = ["EUR-078", "EUR-128", "EUR-138"]
  colour   = "#ddc48a"
}

player united_states {
  title    = "United States"
  article  = "the"
  alliance = alliance.allies
  home     = space.united_states
  purse    = 40
  order    = 4
  cites    = ["EUR-043", "EUR-078", "EUR-127", "EUR-138"]
  colour   = "#3f8f6a"
}
