# Who holds what is taken. Nobody but Germany holds a country of the Middle East.

function keeper {
  is    = s.middle_east && by.alliance == alliance.allies ? none : inherited
  cites = ["EUR-097", "EUR-258", "EUR-447"]
}
