# A storm sinks a ship, written as Europe was before losses were chosen by their owners.
scenario "storm" {
  title            = "Axis & Allies Europe: Storm"
  extends          = "../../../../../scenarios/axis_allies_europe"
  language_version = 2
}

procedure storm {
  params = { s = space, a = player }
  call place_hits {
    s       = s
    hits    = 1
    pool    = vessels(pieces(s))
    by      = [a]
    or_else = a
    present = vessels(pieces(s))
    later   = []
  }
}

function at_work {
  params = { p = player }
  is     = [for t in every(piece) : t if t.owner == p && t.unit.lifts_land && may_handle_cargo(t)]
}

test "a storm sinks a transport" {
  given {
    place adriatic_sea { germany = { transport = 1 } }
  }
  expect { that = any([for t in at_work(player.germany) : t.space == space.adriatic_sea]) }
  run storm {
    s = space.adriatic_sea
    a = player.germany
  }
  expect { that = empty(alive(vessels(pieces(space.adriatic_sea)))) }
}
