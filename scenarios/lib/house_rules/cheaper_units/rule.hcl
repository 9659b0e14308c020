# Aircraft and destroyers cost less, and destroyers hit less often.

scenario "cheaper_units" {
  title            = "Axis & Allies: Cheaper Units"
  extends          = "../../axis_allies"
  abstract         = true
  version          = "1.0.0"
  language_version = 2
}

modifier cheaper_by_two {
  to   = value.price
  when = self == unit.fighter || self == unit.destroyer
  add  = -2
}

modifier cheaper_by_three {
  to   = value.price
  when = self == unit.bomber
  add  = -3
}

modifier weaker_attack {
  to    = value.attack
  units = [unit.destroyer]
  set   = 2
}

modifier weaker_defence {
  to    = value.defence
  units = [unit.destroyer]
  set   = 2
}
