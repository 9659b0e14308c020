# Khans & Kings 3: "Unit statistics", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-469" {
    section = "Unit statistics"
    text    = "Every unit has these statistics: Type, Strength, Morale, Speed, Cost, special abilities, requirements."
  }

  clause "KK3-470" {
    section = "Unit statistics"
    text    = "A unit's Type states its general kind (e.g. infantry, cavalry, fighter)."
  }

  clause "KK3-471" {
    section = "Unit statistics"
    text    = "Some Types cannot enter certain terrains. Example: Armoured units cannot enter swamp."
  }

  clause "KK3-472" {
    section = "Unit statistics"
    text    = "Many units have bonuses against a particular enemy Type. Example: Units armed with spears get a bonus when fighting Cavalry."
  }

  clause "KK3-473" {
    section = "Unit statistics"
    text    = "Strength is the unit's base combat value; a higher total wins a clash."
  }

  clause "KK3-474" {
    section = "Unit statistics"
    text    = "Morale sets how large a defeat margin a unit can bear before it is routed."
  }

  clause "KK3-475" {
    section = "Unit statistics"
    text    = "Speed is the number of movement points the unit has per turn."
  }

  clause "KK3-476" {
    section = "Unit statistics"
    text    = "Terrain penalties alone never reduce a unit's Speed below 1."
    note    = "We read: with a point left, a unit can always take a step, whatever the ground costs."
  }

  clause "KK3-477" {
    section = "Unit statistics"
    text    = "Penalties from other sources (weather, Event, Decision and so on) may reduce Speed below 1."
  }

  clause "KK3-478" {
    section = "Unit statistics"
    text = <<-END
      If the sum of terrain and other penalties brings Speed below 0, the unit is immobilised this turn. Example: A unit
      in jungle caught by a storm is immobilised.
    END
    note = "We read: the ground where the unit stands counts in this sum, and only what hinders besides can immobilise."
  }

  clause "KK3-479" {
    section = "Unit statistics"
    text    = "If the penalised sum is not below 0, the unit still has at least 1 movement point."
    note    = "We read: a sum of exactly 0 leaves 1 point, so weather alone does not hold a unit of Speed 1."
  }

  clause "KK3-480" {
    section = "Unit statistics"
    text    = "One movement point lets a unit move to one adjacent sub-province."
  }

  clause "KK3-481" {
    section = "Unit statistics"
    text    = "A unit with 2 movement points may move twice per turn, unless it engages in combat. The moving player chooses the route."
  }

  clause "KK3-482" {
    section = "Unit statistics"
    text    = "Terrain Speed penalties are deducted from the remaining movement points as the unit moves, within the same turn."
    note = <<-END
      Our default: a step takes 1 point, those of the ground entered and 1 for a river that nothing bridges; the ground
      that is left costs nothing.
    END
  }

  clause "KK3-483" {
    section = "Unit statistics"
    text    = "Cost is the amount of resources paid to recruit the unit."
  }

  clause "KK3-484" {
    section = "Unit statistics"
    text    = "A unit may have special abilities."
  }

  clause "KK3-485" {
    section = "Unit statistics"
    text    = "Requirements: certain units can be recruited only in provinces where the player has the appropriate buildings."
  }
}
