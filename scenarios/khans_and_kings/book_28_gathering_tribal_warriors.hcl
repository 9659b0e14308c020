# Khans & Kings 3: "Gathering tribal warriors", clause by clause, in our words. A note is the reading taken where the
# book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-172" {
    section = "Gathering tribal warriors"
    text    = "Gathering tribal warriors is available only to certain Governments or Doctrines."
  }

  clause "KK3-173" {
    section = "Gathering tribal warriors"
    text = <<-END
      Tribal warriors may be called at the moment enemy units enter the player's province (an interrupt in the enemy's
      movement). The player decides whether to call them.
    END
    note = "Asked about once for units that one order brings; the player may also wait for this whole movement phase."
  }

  clause "KK3-174" {
    section = "Gathering tribal warriors"
    text = <<-END
      Tribal warriors are regional units available for the province; if that is impossible, units from the player's own
      unit list are used instead. The player chooses which units within the allowed Types.
    END
    note = <<-END
      Read as impossible where the province has no regional unit of an allowed Type, or none that can stand in its
      capital.
    END
  }

  clause "KK3-175" {
    section = "Gathering tribal warriors"
    text    = "Tribal warriors can only be of Type Militia, Light cavalry, Riflemen, Light infantry or Archers."
    note    = "The restriction covers regional units and the player's own. The player chooses the kind of each."
  }

  clause "KK3-176" {
    section = "Gathering tribal warriors"
    text    = "The number of tribal warrior units depends on the number of buildings that the player has in the province."
  }

  clause "KK3-177" {
    section = "Gathering tribal warriors"
    text    = "Roads, railways and bridges are not counted when determining the number of tribal warriors."
  }

  clause "KK3-178" {
    section = "Gathering tribal warriors"
    text    = "Tribal warriors: a province with 0-2 counted buildings gives 1 unit."
  }

  clause "KK3-179" {
    section = "Gathering tribal warriors"
    text    = "Tribal warriors: a province with 3-4 counted buildings gives 2 units."
  }

  clause "KK3-180" {
    section = "Gathering tribal warriors"
    text    = "Tribal warriors: a province with 5 or more counted buildings gives 3 units."
  }

  clause "KK3-181" {
    section = "Gathering tribal warriors"
    text    = "Tribal warriors appear in the province's capital."
    note    = "A capital with enemies in it calls nobody, and those beyond the unit limit do not come."
  }

  clause "KK3-182" {
    section = "Gathering tribal warriors"
    text = <<-END
      Tribal warriors may move in the same turn if the player's movement phase of this turn has not yet taken place. The
      owner decides to move them.
    END
  }

  clause "KK3-183" {
    section = "Gathering tribal warriors"
    text = <<-END
      When the province is no longer threatened, the player may keep the tribal warriors or disband them. The player
      keeps or disbands, per unit.
    END
    note = "A province is not threatened when no enemy unit is in it. Units go home in the phase of recruitment and construction."
  }

  clause "KK3-184" {
    section = "Gathering tribal warriors"
    text = <<-END
      Each tribal warrior unit disbanded this way rebuilds, free of charge, one building that the enemy plundered or
      destroyed. The player chooses which building.
    END
    note = "Buildings and ways of the same province, also what the enemy blew up while it was his; not what the player has ruined himself."
  }

  clause "KK3-185" {
    section = "Gathering tribal warriors"
    text    = "Tribal warriors can be called in a province only when no unit called from that province exists."
    note    = "As for vassals (KK3-193), whoever commands it."
  }
}
