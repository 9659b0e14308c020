# Aircraft and destroyers cost less, and destroyers hit less often.

scenario "cheaper_units" {
  title   = "Axis & Allies Revised: Cheaper Units"
  extends = "../../../../../scenarios/axis_allies_revised"
}

unit fighter { cost = 8 }

unit bomber { cost = 12 }

unit destroyer {
  cost    = 10
  attack  = 2
  defence = 2
}
