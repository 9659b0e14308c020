# Khans & Kings 3: "Events phase", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-008" {
    section = "Events phase"
    text    = "In the events phase one player, the event drawer, draws exactly one Event for the turn."
  }

  clause "KK3-009" {
    section = "Events phase"
    text    = "The player who drew the Event carries out its instructions."
    note    = "Our reading: each Event says whom it concerns."
  }

  clause "KK3-010" {
    section = "Events phase"
    text    = "The Event is selected by rolling two ten-sided dice and looking the result up on the events list."
    note    = "Our reading: the two dice are added, which gives 2 to 20."
  }

  clause "KK3-011" {
    section = "Events phase"
    text    = "The role of event drawer passes each turn to the next player in moon (clockwise) order, and keeps rotating."
    note    = "Our default: the first seat draws in the first turn; who is defeated is passed over."
  }
}
