# How good things look: for bots only. No rule reads this.

evaluation position {
  term points {
    weight = 10
    is     = score(self)
  }
  term production { is = self.production }
  term oil { is = self.oil }
  term army {
    title = "units"
    is    = sum([for c in every(piece) : c.unit.cost if c.owner == self])
  }
}

# Far from the other capitals, with neighbours to spread to.
function site_appeal {
  params = { p = player, s = space }
  near   = reach(movement.supply_line, p, s, 3)
  is     = count(start_neighbours(s)) - 6 * count(powers(), player.home != none && contains(near, player.home))
}

# Three Infantry for each outpost; all else stays with the capital, whose fall ends everything.
function station_appeal {
  params = { p = player, there = space, what = unit, n = int }
  is     = what == unit.infantry && n == 1 && count(army_of(there, p)) < 3 ? 10 : 0
}

# How many units should stay in a region.
function guard {
  params = { s = space, p = player }
  is     = is_home(s, p) ? max(6, div(menace(s, p), 3) + 2) : 1 + div(menace(s, p), 10)
}

function units_of {
  params = { p = player, u = unit }
  is     = count(every(piece), piece.owner == p && piece.unit == u)
}

function burn_appeal {
  params = { p = player }
  next   = max(may_order(p, order.research) ? research_order_appeal(p) : 0, may_order(p, order.move) ? move_appeal(p) : 0)
  is     = p.oil >= 5 && max(next, may_order(p, order.negotiate) ? negotiate_order_appeal(p) : 0) > 10 ? 10 : 0
}

# Early in the year, for it feeds all else.
function build_order_appeal {
  params = { p = player }
  is     = 14 + count(markers_won(p)) + p.production
}

# Five are kept for Winter; in the last years a certificate kept is worth nothing.
function use_oil_appeal {
  params = { p = player, n = int }
  is     = n == p.oil && (p.oil > 9 || game.round + 1 >= option.length.years) ? 50 : 0
}

function raise_appeal {
  params = { p = player, what = unit, there = space, n = int }
  place  = is_home(there, p) ? (count(army_of(there, p)) < guard(there, p) ? 3 : 1) : borderland(there, p) ? 2 : 0
  saved  = may_order(p, order.negotiate) && !empty(approachable(p)) ? 4 : 0
  is = first_of(
    { when = n != 1 || means(p) - what.cost < saved, then = 0 },
    { when = what == unit.artillery && units_of(p, what) < 6, then = 20 + place },
    { when = what == unit.tank, then = 16 + place },
    { when = what == unit.plane && p.production > 5, then = 14 + place },
    { when = what == unit.infantry, then = 10 + place },
    0
  )
}

# A ship more than rivals have near by, or for a zone that is free; Destroyers carry an army, Battleships fight.
function launch_appeal {
  params = { p = player, what = unit, there = space, n = int }
  seas   = [for z in adjacent(there) : z if z.domain == domain.sea && in_play(z) && master(z) != p]
  useful = !empty(seas) && count(fleet_of(there, p)) < (any(seas, master(space) != none) ? 3 : 1)
  is = first_of(
    { when = n != 1 || !useful, then = 0 },
    { when = what == unit.battleship && means(p) > 8, then = 14 },
    { when = what == unit.destroyer && means(p) > 4, then = 13 },
    0
  )
}

# A level is a point; Artillery is the cheaper coin.
function develop_appeal {
  params = { p = player, what = technology, paid = unit }
  spare = (
    paid == unit.artillery ? units_of(p, paid) >= price_in(what, paid) : units_of(p, paid) > price_in(what, paid) + 10
  )
  is = spare ? (paid == unit.artillery ? 20 : 10) - what.level : 0
}

function research_order_appeal {
  params = { p = player }
  cards  = [for t in next_cards(p) : t if any(payments(p, t), develop_appeal(p, t, unit) > 0)]
  is     = 4 * min(count(cards), units_of(p, unit.artillery))
}

function negotiate_order_appeal {
  params = { p = player }
  is     = empty(approachable(p)) ? 0 : p.production >= 4 ? 18 : 7
}

function parley_appeal {
  params = { p = player, here = space }
  known  = first(pieces(here), piece.unit.sign != none && contains(piece.seen_by, p))
  dear   = known != none && asking_price(p, known.unit.sign) > 4
  rivals = count(linked(here, p), space.holder != none && space.holder != p)
  is     = dear ? 0 : 1 + count(adjacent(here)) + 2 * count(wells(here)) + 3 * rivals
}

function win_appeal {
  params = { p = player, cost = int }
  is     = cost <= 4 || p.production >= 12 ? 1 : 0
}
