player west {}

player east {}

class piece {
  state = { plan = { type = int, default = 0 } }
}

function planned {
  params = { p = piece }
  is     = p.plan + (sees(player.west, p.plan) ? 1 : 0)
}

hide plans { # want: SC126 "hide plans leads back to itself"
  of      = piece
  members = [plan]
  when    = planned(self) > 1 && self.owner != viewer
}

procedure finish {
  end_game {
    winner = player.west
    draw   = [player.east] # want: SC262 "a draw has no winner"
  }
}

procedure finish_again {
  end_game {
    draw = 3 # want: SC262 "this is an int"
  }
}

setup {
  call finish {}
  call finish_again {}
}

test "nothing asked" {
  expect { # want: SC174 "cannot fail"
    as = player.west
  }
}

test "half a text" {
  expect {
    text = "${game.round}" # want: SC174 "belong together"
  }
  expect { # want: SC174 "belong together"
    reads = "3"
  }
}

test "empty words" {
  expect {
    unsaid = "It snows."
    said = ["It rains.", ""] # want: SC174 "every message contains an empty text"
  }
}

test "members" {
  cases = {
    "one" = { army = { n = 1, at = player.west }, pair = [player.east, 2] }
  }
  expect { that = army.m == 1 } # want: SC179 "gives army no m"
  expect { that = army == 1 } # want: SC208 "Read a member of the object"
  expect { that = game.winners == [army.at] && game.round == pair[1] && game.over }
  expect { that = game.ovr } # want: SC235 "ovr"
  given {
    set game { over = true } # want: SC249 "over"
  }
}
