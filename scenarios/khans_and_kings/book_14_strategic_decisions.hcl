# Khans & Kings 3: "Strategic decisions", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-082" {
    section = "Strategic decisions"
    text    = "Decisions are non-random events that a player triggers by playing a card."
  }

  clause "KK3-083" {
    section = "Strategic decisions"
    text    = "Players obtain Decision cards in the course of the game and keep them in a hand."
    note    = "Our default: nobody begins with a card, and there is no limit to a hand."
  }

  clause "KK3-084" {
    section = "Strategic decisions"
    text = <<-END
      A Decision card may be played in the situations stated on the card, producing the effect stated on it. The card's
      holder decides whether and when to play it.
    END
  }

  clause "KK3-085" {
    section = "Strategic decisions"
    text    = "A player's hand of Decision cards is secret from the other players."
  }

  clause "KK3-086" {
    section = "Strategic decisions"
    text    = "There are three categories of Decision cards: Order, Intelligence and Strategy."
  }

  clause "KK3-087" {
    section = "Strategic decisions"
    text    = "Decision cards are kept in three face-down decks, one per category (Order, Intelligence, Strategy)."
  }

  clause "KK3-088" {
    section = "Strategic decisions"
    text    = "Players draw from a deck whenever a rule grants them a card of that category."
  }

  clause "KK3-089" {
    section = "Strategic decisions"
    text    = "After a Decision has been carried out its card goes back into its deck."
    note    = "Our default: the deck is shuffled whenever a card goes back."
  }
}
