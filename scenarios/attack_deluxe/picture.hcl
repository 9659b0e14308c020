# How pictures of the board are drawn; no rule reads it. A coast is a mark beside its region.

picture board {
  coasts    = earth
  water     = [domain.sea]
  points    = [domain.coast]
  waterways = [canal]
  owner     = holder
}
