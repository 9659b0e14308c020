# Stubs of what other files will declare.
class piece {
  state = {
    moved      = bool
    routed     = bool
    start_at   = optional(space)
    experience = { type = int, default = 1 }
  }
}

procedure promote {
  params = { u = piece, n = int }
}

function plunder_percent {
  params = { kind = unit }
  is     = 0
}
