# A player sees only the spaces with or next to units of his side.

scenario "fog_of_war" {
  title            = "Axis & Allies Revised: Fog of War"
  description      = "A player sees only the units in and next to spaces with a unit of his side."
  extends          = ["../../axis_allies_revised", "../../lib/house_rules/fog_of_war"]
  version          = "1.0.0"
  language_version = 2
}
