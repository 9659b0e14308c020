# Every salvo adds up its strength: a sure hit for each full six, and one die for the rest.

scenario "low_luck" {
  title            = "Axis & Allies Revised: Low Luck"
  description      = "A side that fires adds up the numbers of its units; each full 6 is a hit, and one die decides on the rest."
  extends          = ["../../axis_allies_revised", "../../lib/house_rules/low_luck"]
  version          = "1.0.0"
  language_version = 2
}
