# Nobody but Germany holds a country of the Middle East.

after procedure take_control independence {
  cites = ["EUR-097", "EUR-258", "EUR-447"]

  if {
    when = s.middle_east && by.alliance == alliance.allies
    set s { controller = none }
    say { text = "${s} is independent again." }
  }
}
