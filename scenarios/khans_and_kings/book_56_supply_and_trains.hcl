# Khans & Kings 3: "Supply and trains", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-650" {
    section = "Supply and trains"
    text    = "Supply is provided by buildings with the supply (magazine) ability."
  }

  clause "KK3-651" {
    section = "Supply and trains"
    text    = "One supply building supplies any number of the player's units in its province."
  }

  clause "KK3-652" {
    section = "Supply and trains"
    text    = "It also supplies any number of the player's units in adjacent provinces, including provinces not owned by the player."
  }

  clause "KK3-653" {
    section = "Supply and trains"
    text = <<-END
      A unit is supplied only if a chain of sub-provinces, free of enemy units and lying within the magazine's range,
      connects it with the magazine.
    END
    note = "We read: for Trains, too; enemy Agents on the line cut it, although they do not bar the way (KK3-571, 572)."
  }

  clause "KK3-654" {
    section = "Supply and trains"
    text    = "Units surrounded or cut off from magazines by enemy units are not supplied."
  }

  clause "KK3-655" {
    section = "Supply and trains"
    text    = "Units outside the range of magazines are not supplied."
  }

  clause "KK3-656" {
    section = "Supply and trains"
    text    = "Supply range can be extended by Train units."
  }

  clause "KK3-657" {
    section = "Supply and trains"
    text    = "A Train unit supplies any number of units in every sub-province within two sub-provinces of it."
    note = <<-END
      We read: a Train needs no supply of its own to give it. Aboard a ship it feeds those aboard in the same area;
      other troops at sea have none.
    END
  }

  clause "KK3-658" {
    section = "Supply and trains"
    text    = "Some units need no supply thanks to a special ability."
    note    = "We read: ships and aircraft need none."
  }
}
