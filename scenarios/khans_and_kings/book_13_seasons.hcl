# Khans & Kings 3: "Seasons", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-074" {
    section = "Seasons"
    text    = "Each season lasts six turns."
  }

  clause "KK3-075" {
    section = "Seasons"
    text    = "Spring has no additional effect."
  }

  clause "KK3-076" {
    section = "Seasons"
    text    = "Summer: snow is replaced by rain everywhere except in mountains."
  }

  clause "KK3-077" {
    section = "Seasons"
    text    = "Summer: troops on a desert get -2 to Strength both when attacking and when defending, unless they have special bonuses."
    note = <<-END
      Our reading: Strength when attacking, when firing from a desert and when defending; who has an ability that names
      deserts is spared.
    END
  }

  clause "KK3-078" {
    section = "Seasons"
    text    = "Autumn has no additional effect."
  }

  clause "KK3-079" {
    section = "Seasons"
    text    = "Winter: rain is replaced by snow within the snow border."
  }

  clause "KK3-080" {
    section = "Seasons"
    text = <<-END
      Winter: each player with an industrial state must use up 1 strategic-resource unit per turn, chosen among coal,
      solid wood and natural gas, to keep population satisfaction from falling. The player chooses which of the three
      resource units to use up (or to use none and accept the penalty).
    END
    note = "Our reading: industrial states only."
  }

  clause "KK3-081" {
    section = "Seasons"
    text    = "Winter: an industrial state that does not use up the fuel unit has population satisfaction lowered by 1 that turn."
    note    = "Our default: when recruitment and construction begin."
  }
}
