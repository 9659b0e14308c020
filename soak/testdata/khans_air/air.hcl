# A position of Khans & Kings 3 in which whoever has eyes flies: Ferrania has an airfield, what aircraft are made of, and free provinces in
# range that militia guards. With wings = true it also has two bombers.

scenario "khans_in_the_air" {
  extends = "../../../scenarios/khans_and_kings"
}

option players {
  default = 3
}

option wings {
  type    = bool
  default = false
  text    = "Whether Ferrania has bombers from the beginning."
}

setup {
  place east_dunes {
    union = { airfield = 1 }
  }
  place oil_springs {
    union = { aircraft_factory = 1 }
  }
  gain player union {
    metal = 9
    fuel   = 9
  }
}

setup {
  when = option.wings

  place east_dunes {
    union = { bomber = 2 }
  }
}
