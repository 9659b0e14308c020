# A unit that keeps up with tanks.

scenario "mechanised_infantry" {
  title   = "Axis & Allies Revised: Mechanised Infantry"
  extends = "../../../../../scenarios/axis_allies_revised"
}

# Aboard a transport it is the one unit that may be of any kind: beside infantry, never beside its like.
unit mechanised_infantry {
  title     = "mechanised infantry"
  plural    = "mechanised infantry"
  domain    = domain.land
  cost      = 4
  attack    = 1
  defence   = 2
  move      = 2
  tags      = [tag.captures]
  loss_rank = 3
}

# Ground the power has not just taken.
movement by_held_land {
  params = { mover = piece }
  pass   = to.domain == domain.land && !to.neutral
  cost   = 1
  stop   = foe(to.was_held_by, mover.owner)
}

# Those that came into a space over ground just taken, tanks less what drove beside them.
function escorts {
  params  = { s = space, p = player }
  drivers = [for c in pieces(s) : c if c.owner == p && c.came_from != none && foe(c.came_from.was_held_by, p)]
  is      = count([for c in drivers : c if contains(c.unit.tags, tag.blitzes)]) - count([for c in drivers : c if c.unit == unit.mechanised_infantry])
}

# Bots buy one to a tank.
function buy_appeal {
  is = u == unit.mechanised_infantry && n == 1 && room && count(waiting(p, u)) < count(waiting(p, unit.armour)) ? 25 : inherited
}

# Tanks blitz first; then as many may follow over the ground they took.
forbid blitz_beside_tanks {
  action  = action.move
  when    = what == unit.mechanised_infantry && n > escorts(there, actor) && distance(movement.by_held_land, first([for c in pieces(here) : c if c.owner == actor && c.unit == what]), here, there, 2) < 0
  message = "Mechanised infantry blitzes beside tanks, one to a tank that drove the same way."
}
