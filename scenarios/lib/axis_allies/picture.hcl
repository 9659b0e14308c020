# How pictures of the board are drawn; no rule reads it.

picture board {
  coasts    = earth
  water     = [domain.sea]
  waterways = [locks]
  marks     = [income, capital]
  owner     = controller
}
