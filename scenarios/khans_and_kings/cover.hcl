# Cover: whom one may attack depends on who stands beside him.

# Whether one unit may attack another on a side: it stands in the open, or nobody else covers it, or the attacker does not care. The
# Routed cover nobody.
function can_target {
  params = { striker = piece, target = piece, side = list(piece) }

  free = striker.unit.branch.ignores_cover || striker.unit.branch.needs_cover
  is = (
    within_power(striker, target) &&
    (free || !target.unit.branch.needs_cover || all(side, piece.routed || piece.unit.branch.needs_cover))
  )
  cites = ["KK3-496", "KK3-500", "KK3-511", "KK3-517", "KK3-520", "KK3-724", "KK3-764..766", "KK3-768"]
}
