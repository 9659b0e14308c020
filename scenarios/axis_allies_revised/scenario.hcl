# Axis & Allies Revised (2004)

scenario "axis_allies_revised" {
  title            = "Axis & Allies Revised"
  description = "The world at war from spring 1942, the printing of 2004: two to five players, research, raids, three lengths of victory."
  extends          = ["../lib/axis_allies_world", "../lib/axis_allies_overflight"]
  version          = "1.0.0"
  language_version = 2
}
