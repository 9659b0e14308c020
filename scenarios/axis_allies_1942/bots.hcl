# How good the things of this edition look: for bots only. No rule reads this.

function escort_appeal {
  params = { s = space, p = player, n = int }
  foes   = count(pieces(s), foe(piece.owner, p) && piece.unit.intercepts > 0)
  is     = n <= foes ? 13 : 0
}

function interception_appeal {
  params = { s = space }
  is     = count(raiders(s))
}

# Room to mobilize is worth its price where there is none left for what the power can still pay. The damage beyond the value of the
# territory comes first, and makes no room.
function repair_appeal {
  params = { p = player, s = space, n = int }
  is     = n == 1 && yard_room(p) * 4 < p.ipc && p.ipc > max(0, s.damage - s.income) + 3 ? 60 : 0
}
