# Nobody but Germany holds a country of the Middle East; guns are whose the territory is.

after procedure take_control independence {
  cites = ["EUR-097", "EUR-258", "EUR-447"]

  if {
    when = s.middle_east && by.alliance == alliance.allies
    set s { controller = none }
    say { text = "${s} is independent again." }
  }
}

# A gun that changed hands this turn is the power's that now controls the territory: the captor's, the power's whose land was freed, or,
# while that has no capital, the power's that holds it in trust.
on captured guns_go_with_the_ground {
  cites = ["EUR-259", "EUR-268", "EUR-283", "EUR-284", "EUR-286", "EUR-461"]

  set c {
    in    = every(piece)
    where = c.seized && c.space.controller != none
    owner = c.space.controller
  }
}
