# A unit that keeps up with tanks.

scenario "mechanised_infantry" {
  title            = "Axis & Allies Revised: Mechanised Infantry"
  description      = "A new unit that moves 2 and blitzes beside tanks."
  extends          = ["../../axis_allies_revised", "../../lib/house_rules/mechanised_infantry"]
  version          = "1.0.0"
  language_version = 2
}
