space loop {
  borders = [space.loop, space.north_bank] # want: SC141 "borders on itself"
}

space twice {
  borders = [space.north_bank, space.north_bank] # want: SC142 "listed twice"
}

space both {
  borders = [space.twice_back]
}

space twice_back {
  borders = [space.both]
}

space wrong {
  borders = [space.nort_bank] # want: SC140 "did you mean \"north_bank\""
}

space worse {
  borders = [north_bank] # want: SC140 "write space.NAME"
}

space a {
  part_of = space.b # want: SC144 "is part of itself"
  borders = [space.north_bank]
}

space b {
  part_of = space.a
  borders = [space.north_bank]
}

space hand {
  off_map = true
  borders = [space.north_bank] # want: SC153 "off the map"
}

border ford {
  between = [space.north_bank, space.north_bank] # want: SC141 "to itself"
}

border bridge {
  between = [space.north_bank] # want: SC145 "joins 1 spaces"
}

border ferry {
  between = [space.north_bank, space.south_bank]
  depth   = 3 # want: SC111 "border has no attribute"
}

path road {
  through = [] # want: SC146 "goes through no space"
}

die none_at_all { # want: SC125 "die none_at_all"
  faces = [] # want: SC147 "has no face"
}

die d6 {
  faces = range(1, 6)
}

table losses { # want: SC125 "table losses"
  die     = die.d6
  results = [1, 2] # want: SC148 "has 6 faces"
}
