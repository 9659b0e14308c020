# Who holds what: capture, liberation, capitals and their purses.

event captured {
  fields = { place = space, by = player, from = optional(player) }
}

# Who holds a territory when a power has taken it.
function keeper {
  params = { s = space, by = player }
  is     = friend(s.power, by) && (s.capital == s.power || !fallen(s.power)) ? s.power : by
  cites  = ["REV-297..301", "REV-305", "REV-318..320"]
}

# What changes hands with a territory.
function spoils {
  params = { s = space, by = player }
  is     = where(pieces(s), foe(piece.owner, by))
  cites  = ["REV-308"]
}

# A territory of a friend goes back to him, unless his capital is in enemy hands; then whoever frees it holds it in
# trust, with its income and, from his next turn, its complex.
procedure take_control {
  params = { s = space, by = player }
  cites = [
    "REV-070", "REV-215", "REV-297..301", "REV-305", "REV-308", "REV-318..320", "REV-322", "REV-330", "REV-435",
    "REV-470", "REV-473", "REV-491"
  ]

  from   = s.controller
  owner  = s.power
  freed  = friend(owner, by)
  holder = keeper(s, by)

  set s { controller = holder }

  # Guns always, complexes with the territory.
  set c {
    in     = spoils(s, by)
    owner  = freed && c.unit.antiair ? owner : holder
    seized = true
  }
  if {
    when = owner == by
    say { text = "${by} retakes ${s}." }
  }
  else_if {
    when = freed && holder == by
    say { text = "${by} frees ${s} and holds it until ${owner} has a capital again." }
  }
  else_if {
    when = holder == by
    say { text = "${by} takes ${s}." }
  }
  else {
    say { text = "${by} frees ${s}, which goes back to ${holder}." }
  }
  emit captured {
    place = s
    by    = by
    from  = from
  }
}

on captured take_the_purse {
  cites = ["REV-323"]

  if {
    when = from != none && place.capital == from
    loot = from.ipc
    pay from { ipc = loot }
    gain by { ipc = loot }
    say { text = "${by} takes ${loot} IPC from ${from}." }
  }
}

# A capital freed: its power takes back what friends hold of its own.
on captured capital_freed {
  cites = ["REV-319", "REV-328", "REV-329"]

  if {
    when = place.capital != none && place.controller == place.capital
    for s {
      in    = every(space)
      where = s.power == place.capital && friendly(s, place.capital)
      set s { controller = place.capital }
      set c {
        in    = pieces(s)
        where = c.unit.industry
        owner = s.controller
      }
    }
  }
}
