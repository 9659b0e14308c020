# How pictures of the board are drawn; no rule reads it. A province belongs to its holder with all its parts.

picture board {
  coasts    = none
  water     = [domain.sea, domain.lake, domain.ocean]
  waterways = [river]
  marks     = [wealth, capital]
  owner     = holder
}
