# For bots; no rule reads it.

# What a bot would pay: two thirds of what the lot adds, a little more or less as the rounds go on.
function reasonable {
  params = { p = player, lot = unit }
  wanted = all([for g in every(goods) : count(lots(p), piece.unit.goods == g) > sets(p) if g != lot.goods])
  is     = min(p.gold, div(2 * (lot.worth + (wanted ? 5 : 1)), 3) + (index(every(player), p) + game.round) % 3)
}
