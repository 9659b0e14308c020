# How good things look: for bots only. No rule reads this.

evaluation position {
  score = 10 * score(self) + self.production + self.oil + sum([for c in every(piece) : c.unit.cost if c.owner == self])
}

function site_appeal {
  params = { p = player, s = space }
  is     = count(start_neighbours(s))
}

function station_appeal {
  params = { p = player, there = space, what = unit, n = int }
  is     = empty(army_of(there, p)) ? (what == unit.infantry && n == 3 ? 10 : 0) : 0
}

function burn_appeal {
  params = { p = player }
  is     = p.oil >= 10 ? 10 : 0
}

function build_order_appeal {
  params = { p = player }
  is     = 20
}

function use_oil_appeal {
  params = { p = player, n = int }
  is     = n == 1 && p.oil > 5 ? 1 : 0
}

function raise_appeal {
  params = { p = player, what = unit, there = space, n = int }
  is     = what.advanced ? (n == 1 ? 12 : 0) : (n == 1 ? 5 : 0)
}

function launch_appeal {
  params = { p = player, what = unit, n = int }
  is     = 0
}

function research_order_appeal {
  params = { p = player }
  is     = 15
}

function develop_appeal {
  params = { p = player, what = technology, paid = unit }
  is     = price_in(what, paid)
}

function negotiate_order_appeal {
  params = { p = player }
  is     = 18
}

function parley_appeal {
  params = { p = player, here = space }
  is     = 1 + count(adjacent(here))
}
