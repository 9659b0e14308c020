# Khans & Kings 3: "Strategic initiative", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-029" {
    section = "Strategic initiative"
    text = <<-END
      When every player has finished the recruitment and construction phase, each player rolls one six-sided die for
      strategic initiative.
    END
  }

  clause "KK3-030" {
    section = "Strategic initiative"
    text    = "The player with the highest initiative moves first, the second highest second, and so on in descending order."
  }

  clause "KK3-031" {
    section = "Strategic initiative"
    text    = "Equal initiative results are rolled again."
    note    = "Our reading: only those who are tied throw again, with all that is added, and for the places that they share."
  }

  clause "KK3-032" {
    section = "Strategic initiative"
    text    = "Some Decisions, Events and Doctrines modify strategic initiative; the modifiers are added to the die result."
  }
}
