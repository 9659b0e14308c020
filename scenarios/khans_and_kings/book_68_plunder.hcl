# Khans & Kings 3: "Plunder", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-810" {
    section = "Plunder"
    text = <<-END
      When a player's units are in an enemy sub-province with a building, the player may order that sub-province
      plundered. The player decides to plunder.
    END
    note = <<-END
      We read: after a battle, if enemies are there that the unit could attack; those whom it could not do not keep it
      from plunder. What stands there of one's own or of a friend's, such as a legation, is not plundered.
    END
  }

  clause "KK3-811" {
    section = "Plunder"
    text    = "Plundering costs no movement points."
  }

  clause "KK3-812" {
    section = "Plunder"
    text    = "Plundering destroys the building."
  }

  clause "KK3-813" {
    section = "Plunder"
    text    = "The plunderer receives the amount of resources given for that building in the 'plunder gives' column."
    note    = "The column plunder_gives of buildings.hcl."
  }

  clause "KK3-814" {
    section = "Plunder"
    text    = "A single unit can plunder only once per turn."
  }

  clause "KK3-815" {
    section = "Plunder"
    text = <<-END
      If a road or railway lies in the sub-province too, the plunderer chooses to plunder the other building, the roads,
      the railways, or all buildings there. The plunderer chooses.
    END
    note = "Bridges can be chosen, too."
  }
}
