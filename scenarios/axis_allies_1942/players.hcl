# The two sides and five powers, in the order of their turns.

alliance axis {
  title = "the Axis"
  cites = ["A42-026"]
}

alliance allies {
  title = "the Allies"
  cites = ["A42-026"]
}

player soviet_union {
  title    = "Soviet Union"
  alliance = alliance.allies
  home     = space.russia
  purse    = 24
  order    = 1
  cites    = ["A42-034", "A42-110", "A42-340"]
}

player germany {
  title    = "Germany"
  alliance = alliance.axis
  home     = space.germany
  purse    = 40
  order    = 2
  cites    = ["A42-036", "A42-110", "A42-340"]
}

player united_kingdom {
  title    = "United Kingdom"
  alliance = alliance.allies
  home     = space.united_kingdom
  purse    = 30
  order    = 3
  cites    = ["A42-038", "A42-110", "A42-340"]
}

player japan {
  title    = "Japan"
  alliance = alliance.axis
  home     = space.japan
  purse    = 30
  order    = 4
  cites    = ["A42-040", "A42-110", "A42-340"]
}

player united_states {
  title    = "United States"
  alliance = alliance.allies
  home     = space.eastern_united_states
  purse    = 42
  order    = 5
  cites    = ["A42-042", "A42-110", "A42-340"]
}
