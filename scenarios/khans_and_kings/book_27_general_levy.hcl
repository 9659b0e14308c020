# Khans & Kings 3: "General levy", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-164" {
    section = "General levy"
    text    = "A general levy becomes possible when rival units enter a player's province that contains any Fortress."
  }

  clause "KK3-165" {
    section = "General levy"
    text    = "For the levy, 'entering' means that rival units cross the province's border during that rival's movement phase."
    note    = "A General alone does not count: he neither fights nor threatens a province. So for tribal warriors, too (KK3-173)."
  }

  clause "KK3-166" {
    section = "General levy"
    text = <<-END
      The levy may be taken at the beginning of the player's next movement phase after the intrusion. The player decides
      whether to call the levy.
    END
  }

  clause "KK3-167" {
    section = "General levy"
    text    = "The levy gives exactly one unit, of Type Militia or Light infantry, free of cost. The player chooses the unit."
  }

  clause "KK3-168" {
    section = "General levy"
    text = <<-END
      The levy unit may be a regional unit of those Types that is available for the province. The player chooses between
      ordinary and regional unit.
    END
  }

  clause "KK3-169" {
    section = "General levy"
    text    = "The levy unit is placed in the sub-province of the Fortress."
    note    = "Where there are several Fortresses, the player chooses one."
  }

  clause "KK3-170" {
    section = "General levy"
    text    = "The levy unit cannot move in the movement phase in which it appears, as if recruited this turn."
  }

  clause "KK3-171" {
    section = "General levy"
    text    = "A new levy in a province is possible only while no levy unit from that province exists."
    note    = "As for vassals (KK3-193), whoever commands it."
  }
}
