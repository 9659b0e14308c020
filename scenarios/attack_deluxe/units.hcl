# The pieces. A large piece for five units is a matter of the box: units are counted one by one.

unit infantry {
  title     = "Infantry"
  plural    = "Infantry"
  flags     = [army]
  face      = face.infantry
  cost      = 1
  loss_rank = 1
  blitz     = 1
  cites     = ["ATK-070", "ATK-145"]
}

unit artillery {
  title     = "Artillery"
  plural    = "Artillery"
  flags     = [army]
  face      = face.artillery
  cost      = 2
  loss_rank = 2
  blitz     = 1
  cites     = ["ATK-070"]
}

unit tank {
  title     = "Tank"
  plural    = "Tanks"
  flags     = [army]
  face      = face.tank
  cost      = 2
  advanced  = true
  loss_rank = 3
  blitz     = 3
  cites     = ["ATK-070", "ATK-274"]
}

unit plane {
  title     = "Plane"
  plural    = "Planes"
  flags     = [army]
  face      = face.plane
  cost      = 3
  advanced  = true
  loss_rank = 4
  blitz     = 3
  cites     = ["ATK-070", "ATK-269", "ATK-274"]
}

unit destroyer {
  title     = "Destroyer"
  plural    = "Destroyers"
  flags     = [fleet]
  face      = face.destroyer
  cost      = 2
  loss_rank = 1
  cites     = ["ATK-069"]
}

unit submarine {
  title     = "Submarine"
  plural    = "Submarines"
  flags     = [fleet]
  face      = face.submarine
  cost      = 3
  advanced  = true
  loss_rank = 2
  cites     = ["ATK-069", "ATK-274"]
}

unit carrier {
  title     = "Carrier"
  plural    = "Carriers"
  flags     = [fleet]
  face      = face.carrier
  cost      = 4
  advanced  = true
  loss_rank = 3
  cites     = ["ATK-069", "ATK-274"]
}

unit battleship {
  title     = "Battleship"
  plural    = "Battleships"
  flags     = [fleet]
  face      = face.battleship
  cost      = 3
  advanced  = true
  loss_rank = 4
  cites     = ["ATK-069", "ATK-274"]
}

unit capital_city {
  title = "Capital"
  flags = [city]
  cites = ["ATK-071", "ATK-085", "ATK-086"]
}

unit oil_marker {
  title = "Oil Marker"
  flags = [marker]
}

unit fascism_marker {
  title = "Fascism Marker"
  flags = [marker]
  sign  = government.fascism
}

unit communism_marker {
  title = "Communism Marker"
  flags = [marker]
  sign  = government.communism
}

unit monarchy_marker {
  title = "Monarchy Marker"
  flags = [marker]
  sign  = government.monarchy
}

unit democracy_marker {
  title = "Democracy Marker"
  flags = [marker]
  sign  = government.democracy
}

# What a ship can carry, one unit each: a Submarine nothing.
function can_carry {
  cites  = ["ATK-155", "ATK-156", "ATK-158", "ATK-183"]
  params = { ship = unit, load = unit }
  is = (
    ship == unit.destroyer ? contains([unit.infantry, unit.artillery], load) :
    ship == unit.battleship ? contains([unit.infantry, unit.artillery, unit.tank], load) :
    ship == unit.carrier && load == unit.plane
  )
}
