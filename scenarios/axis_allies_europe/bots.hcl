# How good things look here besides what looks good in every edition: for bots only. No rule reads this.

evaluation position {
  term oil {
    weight = 3
    is     = oil(self)
  }
}

# One warship takes a convoy that nobody guards, the cheapest first.
function sea_attack_appeal {
  is = (
    enemy_convoy(s, p) && n == 1 && what.vessel && what.attack > 0 && resistance(s, p) == 0 ?
    15 + 4 * s.income - div(what.cost, 4) :
    inherited
  )
}
