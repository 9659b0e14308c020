# Holds on every board: no two capitals of enemies border each other.
test "one's own side is seen everywhere, an enemy far away is not" {
  given {
    for p {
      in = every(player)
      create {
        unit  = unit.infantry
        owner = p
        at    = p.home
      }
    }
  }
  expect {
    that = all([
      for c in every(piece) :
      all([
        for p in every(player) :
        in_sight(c, p) == (friend(c.owner, p) || any(adjacent(c.space), held_by_side(space, p)))
      ])
    ])
  }
  expect { that = any([for c in every(piece) : any(every(player), !in_sight(c, player))]) }
}
