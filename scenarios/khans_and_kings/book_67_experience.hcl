# Khans & Kings 3: "Experience", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-798" {
    section = "Experience"
    text    = "All units can gain experience."
  }

  clause "KK3-799" {
    section = "Experience"
    text    = "Destroying an enemy unit raises the unit's experience."
    note    = "Our default: each deed is one level, up to the fifth."
  }

  clause "KK3-800" {
    section = "Experience"
    text    = "Inflicting Heavy Losses in a single clash raises the unit's experience."
  }

  clause "KK3-801" {
    section = "Experience"
    text    = "Routing an enemy unit raises the unit's experience."
    note    = "We read: one that is not Routed already. Fire and aircraft may strike those who are, and drive them further."
  }

  clause "KK3-802" {
    section = "Experience"
    text    = "Artillery fire that destroys a Fortress raises the unit's experience."
  }

  clause "KK3-803" {
    section = "Experience"
    text    = "A successful bombardment that destroys a building raises the unit's experience."
  }

  clause "KK3-804" {
    section = "Experience"
    text    = "A successful interception raises the unit's experience."
  }

  clause "KK3-805" {
    section = "Experience"
    text    = "There are five experience levels, in order: Green, Blooded, Veteran, Picked, Elite."
    note    = "Our default: each gain is one level."
  }

  clause "KK3-806" {
    section = "Experience"
    text    = "Newly recruited units are at level Green."
    note    = "But for a province with a building for Training (KK3-445)."
  }

  clause "KK3-807" {
    section = "Experience"
    text    = "Green gives no bonus and carries no token."
  }

  clause "KK3-808" {
    section        = "Experience"
    text           = "Every level above the first is marked by a token under the unit's token."
    not_applicable = "Components: the program shows experience beside a unit."
  }

  clause "KK3-809" {
    section = "Experience"
    text    = "Each promotion gives +1 Strength and +1 Morale."
  }
}
