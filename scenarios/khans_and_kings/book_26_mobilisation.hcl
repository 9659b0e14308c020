# Khans & Kings 3: "Mobilisation", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-163" {
    section = "Mobilisation"
    text    = "There are three conditional ways to obtain units: general levy, gathering of tribal warriors, and calling vassals."
  }
}
