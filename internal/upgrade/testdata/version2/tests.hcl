rulebook book {
  title    = "Island War"
  language = "en"

  clause "IW-01" {
    section = "Movement"
    text    = "Infantry move one space."
  }
  clause "IW-02" {
    text           = "The pieces are wooden."
    not_applicable = "Components."
  }
}

test "infantry march one space" {
  cites = ["IW-01"]

  given {
    set game { active = player.japan }
    place atoll { japan = { infantry = 2 } }
  }
  run {
    call marching {}
  }
  refuse {
    line    = "march 1 infantry from atoll to lagoon"
    because = "That is too far, or not over land."
  }
  play {
    lines = ["stop marching"]
  }
  expect {
    that    = count(pieces(space.atoll)) == 2
    message = "nobody went swimming"
  }
}

procedure at_anchor {
  params = { p = player, n = int }

  set game { active = p }
  create {
    unit  = unit.infantry
    owner = p
    at    = space.atoll
    count = n
  }
}

test "nobody marches into the sea" {
  cases = {
    "one man" = { n = 1, home = space.atoll, cites = ["IW-01"] }
    "a squad" = { n = 4, home = space.atoll }
  }

  given at_anchor { with = [player.japan, n] }
  run marching {}
  refuse {
    line    = ["march ${n} infantry from ${home} to lagoon", "march 1 infantry from ${home} to lagoon"]
    because = "That is too far, or not over land."
  }
  play { lines = ["stop marching"] }
  expect {
    that    = count(pieces(home)) == n
    message = "${n} stay on ${home}"
  }
}
