# Khans & Kings 3: "Diplomacy and trade phase", clause by clause, in our words. A note is the reading taken where the
# book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-018" {
    section = "Diplomacy and trade phase"
    text = <<-END
      In the diplomacy and trade phase players may negotiate freely with each other. Each player decides whether and
      what to negotiate.
    END
    note = "The book has no treaties; ours are in KKA-25."
  }

  clause "KK3-019" {
    section = "Diplomacy and trade phase"
    text = <<-END
      In the diplomacy and trade phase players may exchange resources with one another on any agreed terms. Both parties
      must agree.
    END
  }

  clause "KK3-020" {
    section = "Diplomacy and trade phase"
    text    = "Player-to-player trade is allowed between any two states on the map, with no adjacency or route requirement."
  }

  clause "KK3-021" {
    section = "Diplomacy and trade phase"
    text = <<-END
      In this phase players may also trade with outside partners through ports or caravanserais they own. The owner
      decides whether to use each port or caravanserai.
    END
  }
}
