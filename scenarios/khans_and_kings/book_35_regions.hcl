# Khans & Kings 3: "Regions", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-273" {
    section = "Regions"
    text    = "A region is a group of provinces."
  }

  clause "KK3-274" {
    section = "Regions"
    text    = "Capturing a region may be a way to win."
  }
}
