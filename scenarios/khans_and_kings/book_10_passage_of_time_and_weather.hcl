# Khans & Kings 3: "Passage of time and weather", clause by clause, in our words. A note is the reading taken where the
# book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-042" {
    section = "Passage of time and weather"
    text    = "One turn stands for two weeks, unless the scenario says otherwise."
  }

  clause "KK3-043" {
    section = "Passage of time and weather"
    text    = "At the start of every turn, in the events phase, the weekly hand of the clock moves forward one position."
    note    = "Our default: the hands stand still in the first turn."
  }

  clause "KK3-044" {
    section = "Passage of time and weather"
    text    = "After every six turns the season hand moves forward one position."
    note    = "Our default: the game begins in the first fortnight of spring."
  }
}
