# The end: points, and who has won. Our default: one point for each region, Sea Zone, capital, Population and level.

function held {
  params = { p = player }
  cites  = ["ATK-018"]
  is     = where(regions(), space.holder == p)
}

function capitals_held {
  params = { p = player }
  cites  = ["ATK-020"]
  is     = where(every(piece), piece.unit == unit.capital_city && piece.owner == p)
}

function score {
  params = { p = player }
  land   = count(held(p))
  sea    = count(zones(), master(space) == p)
  towns  = count(capitals_held(p))
  levels = sum(p.technologies, technology.level)
  is     = game.fallen == p ? 0 : land + sea + towns + p.population + levels
  cites  = ["ATK-018..022", "ATK-147", "ATK-295"]
}

# Our default for ties: more regions, then more certificates, then the victory is shared.
function leaders {
  top    = max([for p in powers() : score(p)])
  best   = where(powers(), score(player) == top)
  land   = max([for p in best : count(held(p))])
  widest = where(best, count(held(player)) == land)
  purse  = max([for p in widest : p.production + p.oil])
  is     = [for p in widest : p if p.production + p.oil == purse]
  cites  = ["ATK-023"]
}

procedure tell_points {
  cites = ["ATK-018..022", "ATK-295"]

  for p {
    in = powers()
    say { text = "${p} has ${score(p)} points." }
  }
  if {
    when = count(leaders()) > 1
    say { text = "${leaders()} share the victory." }
  }
}

# A capital fell: the game is over at once.
victory capital_taken {
  when    = game.fallen != none
  winner  = leaders()
  because = "The capital of ${game.fallen} has fallen."
  cites   = ["ATK-016", "ATK-023", "ATK-147"]
}

victory years_over {
  when    = game.round >= option.length.years
  winner  = leaders()
  because = "The ${option.length} is over after ${game.round} years."
  cites   = ["ATK-017", "ATK-023"]
}

progress points {
  title  = "points"
  params = { p = player }
  is     = score(p)
}
