# Khans & Kings 3: "Unit limit", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-260" {
    section = "Unit limit"
    text    = "Every sub-province has a limit on the number of units simultaneously in it."
    note = <<-END
      Our reading: whoever owns them, but for enemies. Those are there for a battle, or cannot be attacked, like Agents,
      and one passes them as if they were not there (KK3-572).
    END
  }

  clause "KK3-261" {
    section = "Unit limit"
    text    = "The limit results from the terrain and from buildings standing there."
  }

  clause "KK3-262" {
    section = "Unit limit"
    text    = "Limits of several terrains in the same sub-province (e.g. mountains and forest) are not added together."
  }

  clause "KK3-263" {
    section = "Unit limit"
    text    = "Built-up terrain is the exception: its limit is added to the other terrain's limit."
  }

  clause "KK3-264" {
    section = "Unit limit"
    text    = "A player may not bring more units into a sub-province than its limit, except in combat."
  }

  clause "KK3-265" {
    section = "Unit limit"
    text    = "The limit applies in every other situation too: retreats, recruitment, unloading and so on."
  }

  clause "KK3-266" {
    section = "Unit limit"
    text    = "The limit may be exceeded only during a battle, while attacker's and defender's units are in the sub-province together."
    note = <<-END
      We read: so nobody demolishes, blows up or plunders the building whose room his own units need. What an enemy
      destroys drives nobody out.
    END
  }

  clause "KK3-267" {
    section = "Unit limit"
    text    = "When the battle is over the limit applies again."
  }

  clause "KK3-268" {
    section = "Unit limit"
    text = <<-END
      A winning attacker who brought in more units than the limit must keep the excess units back at their starting
      positions. The attacker chooses which units stay back.
    END
  }

  clause "KK3-269" {
    section = "Unit limit"
    text    = "Aviation, Flying units and ships do not count toward the unit limit."
  }
}
