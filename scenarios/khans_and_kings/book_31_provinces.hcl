# Khans & Kings 3: "Provinces", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-196" {
    section = "Provinces"
    text    = "Every province has a name and a production of resources."
  }

  clause "KK3-197" {
    section = "Provinces"
    text    = "Provinces are divided into sub-provinces."
  }

  clause "KK3-198" {
    section = "Provinces"
    text    = "The sub-province is the basic unit of distance for unit movement."
  }

  clause "KK3-199" {
    section = "Provinces"
    text    = "Each province carries one Wealth token, which sets the resources it yields in the resources phase."
  }

  clause "KK3-200" {
    section = "Provinces"
    text    = "Wealth tokens come in five colours, one per resource."
  }

  clause "KK3-201" {
    section = "Provinces"
    text    = "Wealth tokens come in three levels: I, II and III."
  }

  clause "KK3-202" {
    section = "Provinces"
    text = <<-END
      A province of the rolled colour yields its colour's resource in an amount equal to its Wealth level (I, II, III =
      1, 2, 3). Example: Token I/yellow -> 1 gold when yellow is rolled; token III/blue -> 3 metals when blue is rolled.
    END
    note = "Our reading: a province yields as many as its level of wealth says; level II is 2."
  }

  clause "KK3-203" {
    section = "Provinces"
    text    = "A province's base Wealth can be changed by erecting appropriate buildings, by certain Decisions, or by Events."
  }

  clause "KK3-204" {
    section = "Provinces"
    text    = "For satisfaction and uprisings every province is either national or conquered for its owner."
  }

  clause "KK3-205" {
    section = "Provinces"
    text    = "National provinces are those forming the player's state at the start of the scenario, unless the scenario says otherwise."
  }

  clause "KK3-206" {
    section = "Provinces"
    text = <<-END
      Provinces explicitly named in the player's victory conditions are also national provinces. Example: A victory
      condition requires conquering a region -> all provinces of that region count as national for that player.
    END
    note = "Our reading: as long as those are the victory conditions."
  }

  clause "KK3-207" {
    section = "Provinces"
    text    = "A province the player obtained in any way during the game that is not national is a conquered province."
  }

  clause "KK3-208" {
    section = "Provinces"
    text    = "Satisfaction in conquered provinces is always 1 lower than in national ones."
  }
}
