# Guns follow the ground they stand on; fighters that met a raid there do not.

# Those who fight leave: interceptors find a place after all battles.
function spoils {
  is    = where(inherited, !piece.unit.fights)
  cites = ["A42-221", "A42-329"]
}

# A gun that changed hands this turn belongs to whoever controls its territory: to the captor, to the power whose territory was freed,
# or, while that has no capital, to the power that holds it in trust. If the capital is freed in the same turn, it goes back too; one that
# was captured before stays with those who hold it.
on captured guns_follow_the_ground {
  cites = ["A42-329", "A42-335", "A42-336", "A42-339", "A42-349", "A42-351", "A42-465", "A42-466"]

  set c {
    in    = every(piece)
    where = c.seized && c.space.controller != none
    owner = c.space.controller
  }
}
