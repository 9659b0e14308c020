# What counts as an attack here, see lib/axis_allies/attacks.hcl.

# Where only submarines and transports are, the zone is not hostile, but a combat move goes there to attack them.
function enemy_there {
  is    = s.domain == domain.land ? hostile(s, p) : !empty(opposing(s, p))
  cites = ["A42-133", "A42-142"]
}

actions attack {
  members = concat(inherited, [action.escort])
}
