# Liberation: whether a capital is free counts at the end of the turn, and guns go another way than complexes.

# Until the owner has a capital again, whoever frees a territory holds it, its complex and its guns.
procedure take_control {
  cites = ["A42-186", "A42-187", "A42-321", "A42-327..329", "A42-332..339", "A42-341", "A42-449", "A42-465", "A42-466", "A42-482", "A42-484", "A42-486"]

  from   = s.controller
  owner  = s.power
  freed  = friend(owner, by)
  keeper = freed && (s.capital == owner || !fallen(owner)) ? owner : by

  set s { controller = keeper }
  set c {
    in     = pieces(s)
    where  = foe(c.owner, by) && !c.unit.fights
    owner  = keeper
    seized = true
  }
  if {
    when = owner == by
    say { text = "${by} retakes ${s}." }
  }
  else_if {
    when = freed && keeper == by
    say { text = "${by} frees ${s} and holds it until ${owner} has a capital again." }
  }
  else_if {
    when = keeper == by
    say { text = "${s} falls to ${by}." }
  }
  else {
    say { text = "${by} frees ${s}, which goes back to ${keeper}." }
  }
  emit captured {
    place = s
    by    = by
    from  = from
  }
}

# What friends hold of the power's own goes back to it. Guns outside the capital stay with those who hold them, but for the ones
# that were freed in this very turn: those were taken for their owner, whose capital is free at its end.
on captured capital_freed {
  cites = ["A42-335", "A42-336", "A42-348..351"]

  if {
    when = place.capital != none && place.controller == place.capital

    freed = place.capital
    for s {
      in    = every(space)
      where = s.power == freed && friendly(s, freed)
      set s { controller = freed }
      set c {
        in    = pieces(s)
        where = c.unit.industry || (c.unit.antiair && c.seized)
        owner = freed
      }
    }
  }
}
