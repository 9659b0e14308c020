# Khans & Kings 3: "Naval combat", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-788" {
    section = "Naval combat"
    text    = "Naval battles follow the same rules as land battles."
  }

  clause "KK3-789" {
    section = "Naval combat"
    text = <<-END
      A fleet that flees moves away by a distance equal to its Speed from the sub-province of the battle. The fleeing
      player presumably chooses the direction.
    END
    note = "We read: the player chooses among the areas that are as far away as the slowest ship sails."
  }

  clause "KK3-790" {
    section = "Naval combat"
    text    = "Ships forced to retreat move toward own bases with the Speed left to them this turn."
  }

  clause "KK3-791" {
    section = "Naval combat"
    text    = "The retreat destination of ships is the nearest port, naval base or coastal province capital."
  }

  clause "KK3-792" {
    section = "Naval combat"
    text    = "Ships without enough movement points retreat to an adjacent sub-province. Presumably the owner chooses the sub-province."
    note    = "We read: the owner chooses."
  }
}
