# What stands in for the missing lists of events, Decisions, governments, doctrines and goals, and for what the book leaves open
# about agreements. All of it is ours: put the real lists in by replacing rows.

rulebook "khans_and_kings_lists" {
  clause "KKA-21" {
    section = "Our lists"
    text    = "The Events: nineteen, one for each sum of the two dice."
    assumed = "The book's list of events is missing from our copy."
  }

  clause "KKA-22" {
    section = "Our lists"
    text    = "The Decisions: five Order cards and four in each of the other decks, with the moments in which they may be played."
    assumed = "The book's list of Decisions is missing from our copy."
  }

  clause "KKA-23" {
    section = "Our lists"
    text    = "The Governments Chiefdom and Monarchy, and the Doctrines Swift Riders and Walls and Roads."
    assumed = "The book's lists of governments and doctrines are missing from our copy."
  }

  clause "KKA-24" {
    section = "Our lists"
    text    = "The goal of the scenario, the three sets of random goals, and those of the doctrines."
    assumed = "The book's lists of scenarios and of goals are missing from our copy."
  }

  clause "KKA-25" {
    section = "Our lists"
    text    = "All states are hostile until two of them agree on peace or an alliance, which either may end in a later phase of diplomacy."
    assumed = "The book names allies and enemies, but no treaties."
  }
}
