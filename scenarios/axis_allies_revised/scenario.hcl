# Axis & Allies Revised (2004)

scenario "axis_allies_revised" {
  title            = "Axis & Allies Revised"
  extends          = ["../lib/axis_allies_world", "../lib/axis_allies_overflight"]
  language_version = 2
}
