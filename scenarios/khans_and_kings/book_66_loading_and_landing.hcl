# Khans & Kings 3: "Loading and landing", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-793" {
    section = "Loading and landing"
    text = <<-END
      Land units are loaded when they move into a sea sub-province containing ships of sufficient number and capacity.
      The player decides which units load on which ships.
    END
    note = "We read: from the shore next to the ship, for the whole turn of the unit."
  }

  clause "KK3-794" {
    section = "Loading and landing"
    text = <<-END
      Land units may also be loaded in a port or naval base with ships of sufficient number and capacity. The player
      decides which units load on which ships.
    END
  }

  clause "KK3-795" {
    section = "Loading and landing"
    text    = "Loading takes one turn."
  }

  clause "KK3-796" {
    section = "Loading and landing"
    text    = "Unloading takes one turn."
  }

  clause "KK3-797" {
    section = "Loading and landing"
    text    = "A landing (attack from ships) carries the same terrain penalty as a river crossing."
    note    = "We read: the attackers' penalty only; from ships on a lake as from those at sea."
  }
}
