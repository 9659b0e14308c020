# The two sides and five powers, in the order of their turns.

alliance axis {
  title   = "Axis"
  article = "the"
  cites   = ["REV-001", "REV-002", "REV-017"]
}

alliance allies {
  title   = "Allies"
  article = "the"
  cites   = ["REV-001", "REV-003", "REV-017"]
}

player soviet_union {
  title    = "Soviet Union"
  article  = "the"
  alliance = alliance.allies
  home     = space.russia
  purse    = 24
  order    = 1
  cites    = ["REV-053", "REV-321"]
  colour   = "#a8281e"
}

player germany {
  title    = "Germany"
  alliance = alliance.axis
  home     = space.germany
  purse    = 40
  order    = 2
  cites    = ["REV-054", "REV-321"]
  colour   = "#50565e"
}

player united_kingdom {
  title    = "United Kingdom"
  article  = "the"
  alliance = alliance.allies
  home     = space.united_kingdom
  purse    = 30
  order    = 3
  cites    = ["REV-055", "REV-321"]
  colour   = "#ddc48a"
}

player japan {
  title    = "Japan"
  alliance = alliance.axis
  home     = space.japan
  purse    = 30
  order    = 4
  cites    = ["REV-056", "REV-321"]
  colour   = "#f09a2a"
}

player united_states {
  title    = "United States"
  article  = "the"
  alliance = alliance.allies
  home     = space.eastern_united_states
  purse    = 42
  order    = 5
  cites    = ["REV-057", "REV-321"]
  colour   = "#3f8f6a"
}
