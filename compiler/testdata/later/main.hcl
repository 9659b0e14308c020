# Events that run when the procedure ends: an avalanche, of which each fall lets the neighbours fall.

scenario "later" {
  title = "Avalanche"
}

class game {
  state = {
    log   = list(int)
    falls = { type = int, default = 0 }
  }
}

class space {
  attributes = { nr = int }
  state      = { fallen = { type = bool, default = false } }
}

player north {}

space a {
  nr      = 1
  borders = [space.b]
}

space b {
  nr      = 2
  borders = [space.c]
}

space c {
  nr      = 3
  borders = [space.d]
}

space d {
  nr = 4
}

unit stone {}

setup {
  place a { north = { stone = 1 } }
}

event fall {
  fields = { s = space, way = list(int) }
}

event noted {
  fields = { n = int }
}

procedure note {
  params = { n = int }

  set game { log = concat(game.log, [n]) }
}

# Each fall lets the neighbours fall after all that wait already: no hook runs inside another.
on fall cascade {
  set s { fallen = true }
  set game { falls = game.falls + 1 }
  call note { n = s.nr * 10 + count(way) }
  for t {
    in = adjacent(s)
    if {
      when = !t.fallen
      emit fall {
        later = true
        s     = t
        way   = concat(way, [s.nr])
      }
    }
  }
}

on noted write {
  call note { n = n }
}

procedure avalanche {
  params = { s = space }

  emit fall {
    s   = s
    way = []
  }
  call note { n = 99 }
}

procedure in_order {
  emit noted {
    later = true
    n     = 1
  }
  emit noted { n = 2 }
  emit noted {
    later = true
    n     = 3
  }
  call inner {}
  call note { n = 4 }
}

# It ends first, and so do its events.
procedure inner {
  emit noted {
    later = true
    n     = 5
  }
  call note { n = 6 }
}

procedure early {
  params = { n = int }

  emit noted {
    later = true
    n     = 7
  }
  if {
    when = n > 0
    return { value = n + count(game.log) }
  }
  call note { n = 8 }
  return { value = 0 }
}

procedure uses_early {
  params = { n = int }

  call early r { n = n }
  call note { n = r }
}

procedure tries {
  params = { fails = bool }

  attempt {
    emit noted {
      later = true
      n     = 1
    }
    ensure { that = !fails }
  }
  otherwise {
    call note { n = 2 }
  }
  call note { n = 3 }
}

procedure asks {
  emit noted {
    later = true
    n     = 1
  }
  choose where {
    by   = player.north
    from = every(space)
  }
  call note { n = where.nr }
}

procedure stops {
  emit noted {
    later = true
    n     = 1
  }
  end_game {}
}

action push {
  text = "push ${s}"

  param s {
    in = every(space)
  }

  do {
    emit noted {
      later = true
      n     = s.nr
    }
    if {
      when = s == space.a
      return {}
    }
    call note { n = 0 }
  }
}

action try {
  text = "try ${s}"

  param s {
    in = every(space)
  }

  do {
    for i {
      in = range(1, 3)
      attempt {
        emit noted {
          later = true
          n     = i
        }
        ensure { that = s != space.b }
        if {
          when = i == 2
          return {}
        }
      }
    }
    call note { n = 0 }
  }
}

phase pushing {
  offer {
    to      = player.north
    actions = [action.push, action.try]
    done    = "stop"
  }
  call note { n = 100 }
}

sequence main {
  call avalanche { s = space.a }
  call pushing {}
  check_victory {}
}

victory all_down {
  when = game.falls > 90
}

after procedure hooked late {
  call note { n = 2 }
}

procedure hooked {
  emit noted {
    later = true
    n     = 3
  }
  call note { n = 1 }
}

function is_log {
  params = { l = list(int) }
  is     = count(l) == count(game.log) && all([for i in range(0, count(l) - 1) : l[i] == game.log[i]])
}

test "a cascade goes breadth first" {
  run avalanche { s = space.b }
  expect {
    that    = is_log([20, 99, 11, 31, 42])
    message = "a, c and then d"
  }
}

test "first in, first out, and each procedure ends by itself" {
  run in_order {}
  expect { that = is_log([2, 6, 5, 4, 1, 3]) }
}

test "a procedure that returns early" {
  run uses_early { n = 5 }
  expect { that = is_log([7, 5]) }
  run uses_early { n = 0 }
  expect { that = is_log([7, 5, 8, 7, 0]) }
}

test "an attempt that fails takes back what it put off" {
  run tries { fails = true }
  expect { that = is_log([2, 3]) }
}

test "an attempt that succeeds" {
  run tries { fails = false }
  expect { that = is_log([3, 1]) }
}

test "a decision in the middle" {
  run asks {}
  play { lines = ["c"] }
  expect { that = is_log([3, 1]) }
}

test "the game ends first" {
  run stops {}
  expect { that = empty(game.log) }
}

test "an action" {
  run pushing {}
  play { lines = ["push a", "push b", "stop"] }
  expect { that = is_log([1, 0, 2, 100]) }
}

test "an action that returns in an attempt" {
  run pushing {}
  play {
    lines = ["try a", "try b", "stop"]
  }
  expect { that = is_log([1, 2, 0, 100]) }
}

test "hooks of the procedure come before" {
  run hooked {}
  expect { that = is_log([1, 2, 3]) }
}

test "a test is like a procedure" {
  run {
    emit noted {
      later = true
      n     = 1
    }
    call note { n = 2 }
  }
  expect { that = is_log([2, 1]) }
}
