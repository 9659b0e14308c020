# Khans & Kings 3: "Logistics centres", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-418" {
    section = "Logistics centres"
    text    = "Logistics-centre transport requires at least two logistics centres of the player connected by railway."
  }

  clause "KK3-419" {
    section = "Logistics centres"
    text    = "The transport is possible only if no enemy units are in the provinces of the connected logistics centres."
  }

  clause "KK3-420" {
    section = "Logistics centres"
    text = <<-END
      The player may move any units between the sub-provinces of connected logistics centres, at any distance. The
      player chooses units and destinations.
    END
  }

  clause "KK3-421" {
    section = "Logistics centres"
    text    = "Logistics-centre transport replaces the unit's movement for the turn."
  }

  clause "KK3-422" {
    section = "Logistics centres"
    text    = "Logistics transport of an Armoured or Heavy artillery unit costs 3 fuel."
    note    = "An artisan state pays wood in place of fuel."
  }

  clause "KK3-423" {
    section = "Logistics centres"
    text    = "Logistics transport of a Light, anti-aircraft or anti-tank Artillery unit or a Support unit costs 2 fuel."
  }

  clause "KK3-424" {
    section = "Logistics centres"
    text    = "Logistics transport of any other unit costs 1 fuel."
  }
}
