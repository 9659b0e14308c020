# Strategic bombing raids, which damage complexes; as an option, with fighters that escort them and fighters that intercept them.

option escorts {
  type    = bool
  default = false
  text    = "Fighters escort strategic bombing raids, and intercept them."
  cites   = ["A42-208"]
}

class unit {
  attributes = {
    escorts    = { type = int, min = 0, max = 6, default = 0, doc = "What it hits at where it escorts a raid." }
    intercepts = { type = int, min = 0, max = 6, default = 0, doc = "What it hits at where it intercepts a raid." }
  }
}

class space {
  state = {
    damage = { type = int, default = 0, min = 0, doc = "Damage points of the complex here." }
  }
}

class piece {
  state = {
    intercepts = { type = bool, lasts = procedure.turn, doc = "Has risen to meet a raid." }
  }
}

# What it hits at in the battle over a raid.
value air_strength {
  of    = piece
  is    = self.intercepts ? self.unit.intercepts : self.unit.escorts
  cites = ["A42-214..216"]
}

function raiders {
  params = { s = space }
  is     = where(pieces(s), piece.raiding)
}

function interceptors {
  params = { s = space }
  is     = where(pieces(s), piece.intercepts)
}

# Who has met a raid fights in no other battle of the turn.
function opposing {
  is    = where(inherited, !piece.intercepts)
  cites = union(inherited, ["A42-219", "A42-490"])
}

# ---- Escorts

function can_escort {
  params = { c = piece, p = player }
  is     = ready_aircraft(c, p) && c.unit.escorts > 0
  cites  = ["A42-209"]
}

action escort {
  text   = "escort the raid on ${there} with ${n} ${what} from ${here}"
  menu   = "escort a strategic bombing raid"
  beside = [action.raid]
  cites  = ["A42-208", "A42-209"]

  require agreed {
    that    = option.escorts
    message = "Escorts are an optional rule, which this game does without."
  }
  param here {
    in      = unique([for c in every(piece) : c.space if can_escort(c, actor)])
    message = "No fighter of yours there can take off for an escort."
  }
  param what {
    in      = where(pieces(here), can_escort(piece, actor))
    message = "That unit escorts nobody."
  }

  lead   = what
  movers = wing(what, where(pieces(here), can_escort(piece, actor)))

  param there {
    in      = where(reach(movement.by_air, lead, here, left(lead)), !empty(raiders(space)))
    message = "None of your bombers within range raids that territory."
  }
  param n {
    in      = range(1, count(movers))
    message = "Only ${count(movers)} of them can fly there."
  }

  do {
    call send_raiders {
      raiders = take(movers, n)
      way     = route(movement.by_air, lead, here, there, left(lead))
      start   = here
      to      = there
    }
  }

  ensure landing {
    that    = doomed(actor, false) == 0
    message = "No aircraft may be sent where it could not land afterwards."
    cites   = ["A42-501"]
  }

  appeal = escort_appeal(there, actor, n)
}

# ---- Interceptors: after the combat move, before the first battle.

phase interception {
  title = "Interception"
  cites = ["A42-210", "A42-211"]

  for s {
    in    = every(space)
    where = !empty(raiders(s))
    for p {
      in    = every(player)
      where = foe(p, game.active)

      ready = where(pieces(s, p), piece.unit.intercepts > 0)
      choose risen {
        by       = p
        prompt   = "A raid is on its way to ${s}. Which fighters intercept it?"
        from     = ready
        count    = count(ready)
        at_least = 0
        default  = []
        appeal   = interception_appeal(s)
      }
      set risen { intercepts = true }
    }
  }
}

# ---- The raid

# Guns fire where they are attacked, also by escorts, and at nothing that flies over them.
procedure antiair_fire {
  cites = union(inherited, ["A42-166", "A42-212", "A42-458", "A42-463", "A42-494"])
}

procedure antiair_shots {
  cites = union(inherited, ["A42-461", "A42-462"])
}

procedure bombing_raid {
  cites = union(inherited, ["A42-199", "A42-200", "A42-202", "A42-203", "A42-218", "A42-219", "A42-535"])
}

# One round: escorts and interceptors fire together, bombers do not.
procedure dogfight {
  cites = ["A42-212..217"]

  attackers = raiders(s)
  defenders = interceptors(s)

  return { when = empty(attackers) || empty(defenders) }

  roll struck {
    die     = die.d6
    each    = where(attackers, piece.air_strength > 0)
    at_most = it.air_strength
    scored  = scoring.salvo
  }
  call defenders_take_hits { with = [struck, defenders, a] }
  roll lost {
    die     = die.d6
    each    = defenders
    at_most = it.air_strength
    scored  = scoring.salvo
  }
  call take_hits { with = [lost, attackers, a] }
  say { text = "Over ${s} the escorts score ${struck}, the interceptors ${lost}." }
  call remove_dead { with = [s] }
}

# No complex is damaged beyond twice the value of its territory; it is never destroyed.
procedure raid_damage {
  cites = ["A42-200", "A42-203..205", "A42-475", "A42-477", "A42-536"]

  damage = min(points, 2 * s.income - s.damage)
  set s { damage = s.damage + damage }
  say { text = "The raid does ${damage} damage to the complex in ${s}." }
}

function raid_cost {
  is = s.damage
}

# ---- What damage does, and its repair

# A unit less for each point of damage.
function capacity {
  is    = max(0, s.income - s.damage - s.placed)
  cites = ["A42-128", "A42-402..404", "A42-476", "A42-479"]
}

action repair {
  text   = "repair ${n} damage in ${there}"
  menu   = "repair a complex"
  beside = [action.buy]
  cites  = ["A42-122", "A42-126..128", "A42-480", "A42-481"]

  param there {
    in      = where(every(space), space.controller == actor && space.damage > 0)
    message = "You have no damaged complex there."
  }
  param n {
    in      = range(1, min(there.damage, actor.ipc))
    message = "The complex has ${there.damage} damage; repairing 1 costs 1 IPC, and you have ${actor.ipc}."
  }

  do {
    pay actor { ipc = n }
    set there { damage = there.damage - n }
    say { text = "${actor} repairs ${n} damage in ${there}." }
  }

  appeal = repair_appeal(actor, there, n)
}
