# Khans & Kings 3: "Uprisings", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-279" {
    section = "Uprisings"
    text    = "An uprising is a special state of a province caused by an Event or by a rival's Decision."
  }

  clause "KK3-280" {
    section = "Uprisings"
    text    = "In an uprising usually a six-sided die's number of independent Partisan units appears in the player's province."
    note    = "A Decision or Event may give another number; where nothing does, the die."
  }

  clause "KK3-281" {
    section = "Uprisings"
    text    = "In provinces that have regional units, half of the uprising's Partisans are replaced by regional units."
    note    = "Half is rounded up. Land units that are native to the province or its region, without the Elite."
  }

  clause "KK3-282" {
    section = "Uprisings"
    text    = "Uprising units appear in random sub-provinces not occupied by the player's troops."
  }

  clause "KK3-283" {
    section = "Uprisings"
    text    = "Uprising units are spread over those sub-provinces as evenly as possible."
  }

  clause "KK3-284" {
    section = "Uprisings"
    text    = "First priority of uprising units in the following turns: attack all the player's units until they have taken the province."
    note = <<-END
      In an uprising fighting comes before plunder, against the section on independents. They act from the turn after
      they appeared; a province rid of its holder's troops belongs to nobody, if rebels who are not Routed are left in
      it.
    END
  }

  clause "KK3-285" {
    section = "Uprisings"
    text    = "Second priority of uprising units: plunder the buildings in the province."
    note    = "Who is too far away comes nearer first. Roads and railways are buildings, too (KK3-404, KK3-868)."
  }

  clause "KK3-286" {
    section = "Uprisings"
    text    = "Third: they take up defensive positions, i.e. the sub-provinces with the highest defence bonus."
  }

  clause "KK3-287" {
    section = "Uprisings"
    text    = "Once in defensive positions, uprising units stay there."
  }
}
