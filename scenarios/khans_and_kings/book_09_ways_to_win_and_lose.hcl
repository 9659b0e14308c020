# Khans & Kings 3: "Ways to win and lose", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-033" {
    section = "Ways to win and lose"
    text    = "A player wins by fulfilling the goals set by the scenario."
    note    = "Our default: checked at the end of every turn; several who reach their goals together share the victory."
  }

  clause "KK3-034" {
    section = "Ways to win and lose"
    text    = "A player can also win by fulfilling the goals set by the player's Doctrine."
  }

  clause "KK3-035" {
    section = "Ways to win and lose"
    text    = "A player wins by defeating all other nations, i.e. bringing each of them to own no province."
  }

  clause "KK3-036" {
    section = "Ways to win and lose"
    text    = "A typical goal type: conquer a stated number of provinces or regions."
  }

  clause "KK3-037" {
    section = "Ways to win and lose"
    text    = "A typical goal type: erect a stated number of given buildings."
  }

  clause "KK3-038" {
    section = "Ways to win and lose"
    text    = "A typical goal type: accumulate a stated amount of a particular resource."
  }

  clause "KK3-039" {
    section = "Ways to win and lose"
    text    = "A player loses when any opponent achieves victory."
  }

  clause "KK3-040" {
    section = "Ways to win and lose"
    text    = "A player who loses all owned provinces is defeated and loses the game."
  }

  clause "KK3-041" {
    section = "Ways to win and lose"
    text    = "When a player is defeated, all that player's remaining units are disbanded at once."
    note = <<-END
      Our default: no refund; the cards go back into their decks, treaties end, and prisoners that the player still
      holds go home: those in a province that somebody has taken are the victor's.
    END
  }
}
