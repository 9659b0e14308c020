# Khans & Kings 3: "Unit templates, cards and tokens", clause by clause, in our words. A note is the reading taken where
# the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-673" {
    section        = "Unit templates, cards and tokens"
    text           = "Each unit is represented by a token in its sub-province."
    not_applicable = "Components: units are pieces."
  }

  clause "KK3-674" {
    section = "Unit templates, cards and tokens"
    text    = "Moving a unit moves its token and the tokens lying with it."
  }

  clause "KK3-675" {
    section = "Unit templates, cards and tokens"
    text    = "When a unit is destroyed its token is removed from the board."
  }

  clause "KK3-676" {
    section = "Unit templates, cards and tokens"
    text    = "A unit template holds the unit's base statistics; templates stand on the unit list."
  }

  clause "KK3-677" {
    section        = "Unit templates, cards and tokens"
    text           = "All modifications of a particular unit are marked by tokens under that unit's token."
    not_applicable = "Components: the program shows what is changed about a unit beside it."
  }
}
