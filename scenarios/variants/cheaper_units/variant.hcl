# Aircraft and destroyers cost less, and destroyers hit less often.

scenario "cheaper_units" {
  title            = "Axis & Allies Revised: Cheaper Units"
  description      = "Cheaper fighters, bombers and destroyers, and destroyers that hit on 2."
  extends          = ["../../axis_allies_revised", "../../lib/house_rules/cheaper_units"]
  version          = "1.0.0"
  language_version = 2
}
