# The rules in words. Blocks of the rules cite these clauses, and so do tests.

rulebook sabres {
  title    = "Sabres"
  language = "en"

  clause "SABRES-1" {
    section = "The cards"
    text = <<-END
      Thirty cards: two of each strength from one to five in the lines high, middle and low. Each player has a hand of
      five, which nobody else sees.
    END
  }
  clause "SABRES-2" {
    section = "Fencing"
    text    = "Rose and Thorn take turns to thrust with a card from their hand. A player who does not want to steps back, and both draw."
  }
  clause "SABRES-3" {
    section = "Fencing"
    text    = "The other may parry with a card of the same line that is at least as strong; without a parry the thrust hits."
  }
  clause "SABRES-4" {
    section = "Fencing"
    text    = "A parry of exactly the same strength strikes back: it is a hit for the player who parries."
  }
  clause "SABRES-5" {
    section = "The cards"
    text    = "After a hit, or when somebody steps back, both draw up to five cards. When the deck runs out, the used cards are shuffled."
  }
  clause "SABRES-6" {
    section = "Winning"
    text    = "The first with three hits wins."
  }
}
