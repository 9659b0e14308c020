# Khans & Kings 3: "Fortresses", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-415" {
    section = "Fortresses"
    text    = "Some buildings, e.g. Castle, Fort, Stronghold (Forteca) and Combat shelter (Schron bojowy), belong to the category Fortress."
  }

  clause "KK3-416" {
    section = "Fortresses"
    text    = "Ability texts referring to Fortresses apply to every building of the category."
  }

  clause "KK3-417" {
    section = "Fortresses"
    text    = "Ability texts referring to Fortresses also apply to units standing in a sub-province with a Fortress."
    note = <<-END
      So Strength, Morale or a percentage against Fortresses counts against the units there, whosever the Fortress is;
      but not against those who are storming it, or aircraft. The building itself is shelled or bombed by the die alone.
    END
  }
}
