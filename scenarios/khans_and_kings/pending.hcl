# Stubs of what other files will declare.
function on_strike {
  params = { province = space }
  is     = false
}

class government {
  attributes = { state_capitals = { type = int, default = 1 } }
  flags      = [calls_tribes, calls_vassals]
}

class doctrine { flags = [calls_tribes, calls_vassals] }

class piece {
  state = {
    moved    = bool
    routed   = bool
    start_at = optional(space)
  }
}

procedure promote {
  params = { u = piece, n = int }
}

function plunder_percent {
  params = { kind = unit }
  is     = 0
}
