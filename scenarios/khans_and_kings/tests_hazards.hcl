# Tests of what ice and gas do to those who can hardly be destroyed.

test "ice and gas wear a unit down that cannot be attacked, and do not destroy it" {
  cites = ["KK3-573", "KK3-242", "KK3-783"]
  cases = {
    "agents on the ice" = { kind = unit.agents, at = space.frozen_mere, gas = 0, stage = wound.losses, left = 1 }
    "agents with Heavy Losses" = {
      kind  = unit.agents,
      at    = space.frozen_mere,
      gas   = 0,
      stage = wound.heavy_losses,
      left  = 1
    }
    "agents in the gas" = { kind = unit.agents, at = space.red_sands, gas = 1, stage = wound.heavy_losses, left = 1 }
    "any other unit on the ice" = {
      kind  = unit.spearmen,
      at    = space.frozen_mere,
      gas   = 0,
      stage = wound.heavy_losses,
      left  = 0
    }
    "any other unit in the gas" = {
      kind  = unit.spearmen,
      at    = space.red_sands,
      gas   = 1,
      stage = wound.heavy_losses,
      left  = 0
    }
  }

  given {
    create {
      unit  = kind
      owner = player.khanate
      at    = at
      stage = stage
    }
    there = at
    set there { foul = gas }
  }
  run {
    call freeze {}
    call breathe_gas { with = [player.khanate] }
  }
  expect {
    that = count(pieces(at), piece.unit == kind && piece.stage == wound.heavy_losses) == left
  }
}
