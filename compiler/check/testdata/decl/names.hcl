# What is misspelt is read for what was meant: mistakes in it are found as well, and what it declares is not missed.
spcae island { # want: SC101 "did you mean \"space\""
  broders = [space.north_bank, space.noth_bank] # want: SC111 "did you mean \"borders\"" SC140 "did you mean \"north_bank\""
}

functon twice { # want: SC101 "did you mean \"function\""
  params = { n = int }
  is     = 2 * m # want: SC230 "Nothing is called \"m\""
}

evaluation count_twice {
  score = twice(3) + count([for p in pieces(space.island) : p])
}

move {} # want: SC101 "move is a statement"

player {} # want: SC103 "PLAYER NAME|player NAME"

player a b {} # want: SC103 "too many labels"

thing offce clerk {} # want: SC118 "did you mean \"office\""

thing unit clerk {} # want: SC118 "write unit clerk"

class office {}

thing office captain {}

thing office captain {} # want: SC105 "thing office captain is declared twice"

class trades {} # want: SC110 "has no member"

enum option { # want: SC106 "already has a meaning"
  values = [a]
}

record office { # want: SC109 "declared twice|different names"
  fields = { n = int }
}

player "Far West" {} # want: SC106 "far_west"

player "none" {} # want: SC106 "already has a meaning"

procedure trade {} # want: SC125 "procedure trade"

phase trade {} # want: SC105 "there is a procedure trade already"

title = "River" # want: SC108 "is outside any block"

on landd tell {} # want: SC117 "did you mean \"landed\""

event landed {}

record holding { # want: SC125 "nothing uses record holding"
  fields = { place = space }
}

record empty { # want: SC110 "holds nothing" SC125 "record empty"
  fields = {}
}

enum movement { # want: SC109 "already has a meaning"
  values = [a]
}

enum space { # want: SC109 "always there"
  values = [a]
}

# Where bindings may stand a misspelt attribute is one that nobody reads.
phase late {
  titel = 3 # want: SC238 "did you mean \"title\""
}

setup {
  for s {
    in    = every(space)
    wehre = s.off_map # want: SC238 "did you mean \"where\""
  }
  call late {}
}

# A statement is no binding, and a name that is none is read as it should be written.
phase later {
  destroy = 3 # want: SC238 "destroy is a statement"
}

unit Sapper {} # want: SC106 "did you mean \"sapper\""

die d4 { # want: SC125 "nothing uses die d4"
  faces = [] # want: SC147 "no face"
}

test "no consequences" {
  given {
    place north_bank {
      north = { sapper = 1 }
    }
  }
  dice {
    rolls = [9]
  }
  run {
    call later {}
  }
  expect {
    that = game.round == 0
  }
}

setup {
  call later {}
}
