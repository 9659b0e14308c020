# Trade with the world beyond the map: ports, caravanserais, what lowers their rates, and the blockade.

class player {
  state = {
    caravans = { type = int, default = 0, doc = "Trades by caravan this turn." }
    voyages  = { type = int, default = 0, lasts = phase.trade_and_build, doc = "Trades in ports this turn." }
  }
}

class piece {
  state = { traded = { type = bool, lasts = phase.trade_and_build, doc = "Ports: this turn's transaction is made." } }
}

# By how much a port or caravanserai lowers the rate. Others attach modifiers.
value rebate {
  of    = piece
  is    = sum([for s in parts(province_of(self.space)) : count(pieces(s), piece.unit.trades)])
  cites = ["KK3-145", "KK3-429", "KK3-430"]
}

# ---- Blockade

# Our reading: the owner's own mines do not block him.
function bars_the_sea {
  params = { z = space, p = optional(player) }
  is     = any([for u in pieces(z) : hostile(u.owner, p) && (u.unit == unit.mine_barrier || is_a(u, branch.fleet))])
  cites  = ["KK3-138", "KK3-140"]
}

function blockaded {
  params = { port = piece }
  is     = !empty(seas_at(port.space)) && all(seas_at(port.space), bars_the_sea(space, port.owner))
  cites  = ["KK3-138..141"]
}

# The ports through which p may trade, each once a turn, and as often in all as there are open ports: who pulls a port down after its
# transaction and builds another in its place has no more of them.
function open_ports {
  params = { p = player }
  open   = [for b in every(piece) : b if b.owner == p && b.unit == unit.port && !blockaded(b)]
  is     = p.voyages < count(open) ? where(open, !piece.traded) : []
  cites  = ["KK3-130", "KK3-131", "KK3-142", "KK3-143", "KK3-125"]
}

# ---- Ports and caravanserais

action trade_at_port {
  text  = "trade ${amount} ${gives} for ${wants} in ${port}"
  menu  = "trade in a port"
  cites = ["KK3-021", "KK3-125..132", "KK3-302"]

  param port {
    in      = open_ports(actor)
    text    = "${it.space}"
    message = "You have no port there that is open and has not traded this turn."
  }
  param gives {
    in      = where(every(resource), stock(actor, resource) > 0)
    message = "You have nothing of that."
  }
  param amount {
    in      = range(1, stock(actor, gives))
    message = "You do not have so much."
  }
  param wants {
    in      = [for r in every(resource) : r if r != gives && handles(actor, r)]
    message = "That is no resource of your state, or the one you give."
  }

  do {
    set port { traded = true }
    set actor { voyages = actor.voyages + 1 }
    call trade_abroad {
      with   = [actor, port]
      more   = 0
      gives  = gives
      amount = amount
      wants  = wants
    }
  }

  appeal = trade_appeal(actor, gives, amount, wants, 8)
}

movement caravan_road {
  params = { mover = player }
  pass   = contains(edge.ways, way.road)
}

function caravanserais {
  params = { p = player }
  is     = where(every(piece), piece.owner == p && piece.unit == unit.caravanserai)
  cites  = ["KK3-133"]
}

# Caravanserais that a road joins with another: each of them trades once. Of the others one trades.
function caravans_allowed {
  params = { p = player }
  houses = caravanserais(p)
  joined = count([
    for b in houses : b
    if any([for s in reach(movement.caravan_road, p, b.space, 99) : any(houses, piece.space == s)])
  ])
  is    = empty(houses) ? 0 : max(1, joined)
  cites = ["KK3-135", "KK3-136", "KK3-144"]
}

action trade_by_caravan {
  text  = "trade ${amount} ${gives} for ${wants} by caravan from ${house}"
  menu  = "trade by caravan"
  cites = ["KK3-021", "KK3-133..136", "KK3-144"]

  require caravan_left {
    that    = actor.caravans < caravans_allowed(actor)
    message = "One caravanserai trades in a turn, or all that roads join with one another."
  }
  param house {
    in      = where(caravanserais(actor), !piece.traded)
    text    = "${it.space}"
    message = "You have no caravanserai there that has not traded this turn."
  }
  param gives {
    in      = where(every(resource), stock(actor, resource) > 0)
    message = "You have nothing of that."
  }
  param amount {
    in      = range(1, stock(actor, gives))
    message = "You do not have so much."
  }
  param wants {
    in      = [for r in every(resource) : r if r != gives && handles(actor, r)]
    message = "That is no resource of your state, or the one you give."
  }

  do {
    set actor { caravans = actor.caravans + 1 }
    set house { traded = true }
    call trade_abroad {
      with   = [actor, house]
      more   = 2
      gives  = gives
      amount = amount
      wants  = wants
    }
  }

  appeal = trade_appeal(actor, gives, amount, wants, 12)
}

# All is declared before the die is thrown, and nobody may withdraw. What does not divide is kept.
procedure trade_abroad {
  params = { p = player, house = piece, more = int, gives = resource, amount = int, wants = resource }
  cites  = ["KK3-127..129", "KK3-134", "KK3-145", "KK3-146", "KK3-389", "KK3-431"]

  roll thrown {
    die   = die.k6
    count = 1
  }
  rate   = max(1, first(thrown) + more - house.rebate)
  bought = div(amount, rate)
  pay p {
    resource = gives
    amount   = bought * rate
  }
  gain p {
    resource = wants
    amount   = bought
  }
  say {
    when = bought > 0
    text = "${p} trades in ${house.space} at ${rate} to 1: ${bought * rate} ${gives} for ${bought} ${wants}."
  }
  say {
    when = bought == 0
    text = "The merchants in ${house.space} ask ${p} for ${rate} ${gives} for one ${wants}: too dear."
  }
}
