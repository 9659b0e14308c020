value strength {
  of  = piece
  is  = self.unit.attack
  min = 0
}

modifier artillery_support {
  to    = value.strength
  units = [unit.infantry]
  set   = 2
  limit = count(among, piece.unit == unit.artillery)
}

modifier rocket_power {
  to    = value.strength
  units = [unit.artillery]
  when  = self.owner != none && contains(self.owner.technologies, technology.rockets)
  add   = 1
}
