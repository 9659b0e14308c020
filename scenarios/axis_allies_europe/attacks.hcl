# What counts as an attack here, see lib/axis_allies/attacks.hcl.

# Convoys are taken as territories are, at the end of a move and on the way.
function enemy_there {
  is    = inherited || enemy_convoy(s, p)
  cites = ["EUR-151", "EUR-158"]
}

function passes_convoys {
  params = { ship = piece, way = list(space) }
  is     = takes_convoys(ship) && any(way, enemy_convoy(space, ship.owner))
  cites  = ["EUR-373", "EUR-377"]
}

actions attack {
  members = concat(inherited, [
    action.escort, actions.convoy_hunt, actions.laden_convoy_hunt, actions.roundabout_convoy_hunt
  ])
}

actions advance {
  members = concat(inherited, [action.sweep])
}

actions convoy_hunt {
  members = [action.move]
  when    = what.domain == domain.sea && passes_convoys(lead, route(movement.by_sea, lead, here, there, left(lead)))
}

actions laden_convoy_hunt {
  members = [action.sail]
  when    = passes_convoys(ship, route(movement.by_sea, ship, here, there, left(ship)))
}

actions roundabout_convoy_hunt {
  members = [action.sweep]
  when    = passes_convoys(ship, concat(first_leg, route(movement.by_sea, ship, by_way, there, left(ship))))
}
