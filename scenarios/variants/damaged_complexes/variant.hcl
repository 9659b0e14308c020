# Raids damage the complex instead of the purse.

scenario "damaged_complexes" {
  title            = "Axis & Allies Revised: Damaged Complexes"
  description      = "A strategic bombing raid damages the complex instead of costing its owner money."
  extends          = "../../axis_allies_revised"
  version          = "1.0.0"
  language_version = 2
}

class space {
  state = {
    damage = {
      type    = int,
      default = 0,
      min     = 0,
      doc     = "What raids have done to the complex here; at most twice its value."
    }
  }
}

# A raid costs no IPC. It does as much damage to the complex as the dice show; in all at most twice the value of the territory.
procedure raid_damage {
  done = min(points, 2 * s.income - s.damage)
  set s { damage = s.damage + done }
  say { text = "The raid on ${s} does ${done} damage to its complex; it has ${s.damage} now." }
}

# A complex mobilizes as many units less as it has damage.
function capacity {
  is = max(0, inherited - s.damage)
}

# A raid on a complex that cannot be damaged any further is pointless, not forbidden.
action raid {
  appeal = there.damage < 2 * there.income ? 12 : 0
}

action repair {
  text   = "repair ${n} in ${there}"
  menu   = "repair a complex"
  beside = [action.buy]

  param there {
    in      = [for s in every(space) : s if s.controller == actor && s.damage > 0 && works(s)]
    message = "No complex of yours there is damaged."
  }
  param n {
    in      = range(1, min(there.damage, actor.ipc))
    message = "The damage there is ${there.damage}; repairing 1 costs 1 IPC, and you have ${actor.ipc}."
  }

  do {
    pay actor { ipc = n }
    set there { damage = there.damage - n }
    say { text = "${actor} repairs ${n} in ${there}." }
  }

  appeal = n == min(there.damage, there.income) ? 40 : 0
}
