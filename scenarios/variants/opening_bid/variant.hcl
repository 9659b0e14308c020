# Both sides bid in secret; the lower bid is that side's to spend on units before the game.

scenario "opening_bid" {
  title            = "Axis & Allies Revised: Opening Bid"
  description      = "Both sides bid in secret for extra units before round 1."
  extends          = ["../../axis_allies_revised", "../../lib/house_rules/opening_bid"]
  version          = "1.0.0"
  language_version = 2
}
