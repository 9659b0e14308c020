# Khans & Kings 3: "Receiving units", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-160" {
    section = "Receiving units"
    text    = "Units received through a Decision, Event or Government are free: no resources are spent when they arrive."
  }

  clause "KK3-161" {
    section = "Receiving units"
    text = <<-END
      A received unit is placed where the card or event says, or, if it says nothing, in the capital of any province.
      The receiving player chooses the province when no place is prescribed.
    END
    note = "Our reading: of those that are free of enemies and have room."
  }

  clause "KK3-162" {
    section = "Receiving units"
    text    = "A received unit may move only from the next turn, just like a recruit."
  }
}
