# Khans & Kings 3: "Recruitment", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-147" {
    section = "Recruitment"
    text    = "A unit is recruited in the recruitment and construction phase by paying the resource cost listed for it."
  }

  clause "KK3-148" {
    section = "Recruitment"
    text = <<-END
      Each recruit is raised in a specific province that satisfies the unit's requirements; most units require some
      building. The player chooses an eligible province.
    END
    note = <<-END
      It is one of the player's own. Enemies in its capital hinder it, since both sides are together in a sub-province
      only in battle; enemies elsewhere in the province do not, nor do Agents, whom one passes as if they were not there
      (KK3-572).
    END
  }

  clause "KK3-149" {
    section = "Recruitment"
    text    = "A unit that requires a building cannot be recruited before that building has been erected."
  }

  clause "KK3-150" {
    section = "Recruitment"
    text    = "A unit that requires a building can be recruited in the same turn in which that building is erected."
  }

  clause "KK3-151" {
    section = "Recruitment"
    text    = "A unit with building requirements can be recruited only in a province that contains all the required buildings."
  }

  clause "KK3-152" {
    section = "Recruitment"
    text    = "Newly recruited land units appear in the capital sub-province of the province."
    note = <<-END
      We read: aircraft, which must be based somewhere (KK3-816, KK3-818), appear at a base in the province; if it has
      none, they are not recruited there.
    END
  }

  clause "KK3-153" {
    section = "Recruitment"
    text = <<-END
      If the province capital lies on terrain forbidden to the unit, the unit cannot be recruited in that province.
      Example: A capital on swamp -> no cavalry can be recruited there.
    END
  }

  clause "KK3-154" {
    section = "Recruitment"
    text    = "A recruited unit may move only from the turn after it was recruited."
  }

  clause "KK3-155" {
    section = "Recruitment"
    text    = "A state may have at most 1 unit of Type Elite."
    note = <<-END
      We read: one that is held captive is still its owner's, and counts (KK3-838). The limit binds whoever recruits: a
      prisoner who is won over may be one too many.
    END
  }

  clause "KK3-156" {
    section = "Recruitment"
    text    = "The elite limit does not apply to neutral units."
  }

  clause "KK3-157" {
    section = "Recruitment"
    text = <<-END
      Recruited Fleet units appear in the sea sub-province that the required port or naval base borders. If it borders
      several, the player presumably chooses (not stated).
    END
    note = <<-END
      We read: the owner chooses among several, and not one in which enemies lie: both sides are together only in battle
      (KK3-266). Who finds all of them closed recruits no ships there.
    END
  }

  clause "KK3-158" {
    section = "Recruitment"
    text = <<-END
      Common and neutral ship units are an exception: they appear in province capitals, ports or naval bases. The player
      presumably picks among the eligible places.
    END
    note = <<-END
      We read: in the sea at any of these, whatever building they need; no ship stands in a capital without a harbour.
    END
  }

  clause "KK3-159" {
    section = "Recruitment"
    text = <<-END
      If the province capital has no access to the sea, a common ship cannot be recruited there until a port or naval
      base has been built in the province.
    END
  }
}
