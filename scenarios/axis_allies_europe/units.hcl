# The twelve unit types: the figures that are this edition's own, of the book's section on combat units.

unit infantry {
  cites = ["EUR-060", "EUR-492", "EUR-495", "EUR-496", "EUR-498", "EUR-499"]
}

unit artillery {
  cites = ["EUR-015", "EUR-060", "EUR-492", "EUR-513..516"]
}

unit armour {
  defence = 2
  berths  = 2
  cites   = ["EUR-060", "EUR-492", "EUR-500..503", "EUR-638"]
}

unit aa_gun {
  cost  = 5
  cites = ["EUR-060", "EUR-457..460"]
}

# Nobody builds one: it has no price.
unit industrial_complex {
  cost  = 0
  cites = ["EUR-072", "EUR-479..483"]
}

unit fighter {
  cost         = 12
  escort       = 1
  interception = 2
  cites        = ["EUR-069", "EUR-522", "EUR-535..538"]
}

unit bomber {
  cost  = 25
  cites = ["EUR-069", "EUR-522", "EUR-525..528"]
}

unit transport {
  cost    = 8
  defence = 1
  cites   = ["EUR-063", "EUR-558", "EUR-632..635"]
}

unit submarine {
  cost    = 8
  defence = 2
  cites   = ["EUR-063", "EUR-558", "EUR-596..600"]
}

unit destroyer {
  cost    = 12
  attack  = 3
  defence = 3
  flags   = concat(inherited, [bombards])
  cites   = ["EUR-015", "EUR-063", "EUR-297", "EUR-306", "EUR-558", "EUR-621..625"]
}

unit carrier {
  cost    = 18
  defence = 3
  cites   = ["EUR-063", "EUR-558", "EUR-560..563"]
}

unit battleship {
  cost  = 24
  cites = ["EUR-063", "EUR-297", "EUR-305", "EUR-558", "EUR-586..590"]
}

value price {
  is    = self == unit.bomber && option.bomber_price == bomber_price.sister ? 15 : inherited
  cites = ["EUR-528"]
}
