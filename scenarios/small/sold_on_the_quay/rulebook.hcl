# The rules in words. Blocks of the rules cite these clauses, and so do tests.

rulebook quay {
  title    = "Sold on the Quay"
  language = "en"

  clause "QUAY-1" {
    section = "Setting up"
    text    = "Each merchant has 30 gold. Twelve lots of silk, spice and tea are in the ship, and nobody knows in which order."
  }
  clause "QUAY-2" {
    section = "The auction"
    text    = "In each round one lot comes to the quay, and everybody bids for it in secret; then the bids are opened."
  }
  clause "QUAY-3" {
    section = "The auction"
    text    = "The highest bidder pays what he bid and has the lot. Where nobody bids anything, the lot is gone."
  }
  clause "QUAY-4" {
    section = "The auction"
    text    = "Of equal bids the first counts, from Amber on in the first round, from the next merchant on in the second, and so on."
  }
  clause "QUAY-5" {
    section = "The end"
    text = <<-END
      When the ship is empty, a fortune is what the lots are worth, 5 for each set of silk, spice and tea, and 1 for
      every 3 gold left.
    END
  }
  clause "QUAY-6" {
    section = "The end"
    text    = "The largest fortune wins; those who have the same share the victory."
  }
}
