rulebook book {
  clause "A-01" {
    text = "One."
  }
  clause "A-01" { # want: SC171 "twice"
    text = "Two."
  }
  clause "A-02" {
    text     = "Three."
    restates = ["A-01", "A-03"] # want: SC172 "no clause \"A-03\""
  }
  clause "A-04" {
    text     = "Four."
    restates = "A-04" # want: SC172 "restates itself"
  }
  clause "A-05" { # want: SC102 "clause A-05 has no text"
    not_applicable = "Components."
  }
  clause "A-06" {
    text = "Has ${1} hole." # want: SC177 "plain"
  }
}

player west {
  cites = ["A-05", "A-7"] # want: SC173 "marked as not applicable" SC298 "no clause \"A-7\""
}

test "nothing" { # want: SC174 "cannot fail"
  given {}
}

test "options" {
  options = { bd = 1, bid = 7 } # want: SC175 "did you mean \"bid\"" SC176 "at most 6"
  cites   = ["A-01"]
  dice {
    rolls = [6, 7] # want: SC178 "no die"
  }
  expects { # want: SC101 "did you mean \"expect\""
    that = game.rond == 1 # want: SC235 "did you mean \"round\""
  }
}

option bid {
  type    = int
  default = 0
  max     = 6
}

die d6 { # want: SC125 "die d6"
  faces = range(1, 6)
}
