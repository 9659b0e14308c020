# The twelve unit types: the figures that are this edition's own, of the book's Appendix 1.

unit infantry {
  cites = ["REV-438..441"]
}

unit artillery {
  cites = ["REV-445..448"]
}

unit armour {
  title   = "tank"
  defence = 3
  cites   = ["REV-451..454"]
}

unit aa_gun {
  cost  = 5
  cites = ["REV-459..462", "REV-471"]
}

unit industrial_complex {
  cost  = 15
  cites = ["REV-437", "REV-480..484"]
}

unit fighter {
  cost  = 10
  cites = ["REV-496", "REV-510..513"]
}

unit bomber {
  cost  = 15
  cites = ["REV-496", "REV-526..529"]
}

unit transport {
  cost    = 8
  defence = 1
  cites   = ["REV-585..588"]
}

unit submarine {
  cost    = 8
  defence = 2
  cites   = ["REV-612", "REV-613", "REV-615", "REV-616"]
}

unit destroyer {
  cost    = 12
  attack  = 3
  defence = 3
  cites   = ["REV-559..562"]
}

unit carrier {
  cost    = 16
  defence = 3
  cites   = ["REV-571..574"]
}

unit battleship {
  cost  = 24
  cites = ["REV-548..551", "REV-355", "REV-552"]
}
