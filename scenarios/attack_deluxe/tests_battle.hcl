# Tests of battles: front lines, salvo, fire, losses.

# Red's army or fleet is in a region or zone of Blue's and fights for it. Nobody is asked.
procedure clash {
  params = { s = space }

  set game {
    round  = max(1, game.round)
    active = player.red
  }
  call fight_all { p = player.red }
}

# A battle that has begun, before anybody is in line.
procedure joined {
  params = { s = space }

  create b {
    record   = battle
    place    = s
    attacker = player.red
    defender = player.blue
    active   = player.blue
  }
  return { value = b }
}

# One that goes no further than the front lines.
procedure line_up {
  params = { s = space }

  call joined b { with = [s] }
  for p {
    in = [b.defender, b.attacker]
    call refill { with = [b, p] }
  }
  return { value = b }
}

function in_front {
  params = { s = space, p = player }
  is     = where(pieces(s, p), piece.deployed)
}

test "the defender picks four for the front line, then the attacker; the others are reserves" {
  cites = ["ATK-396..398", "ATK-412"]

  given {
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 3, tank = 2, plane = 1 } }
    place midwest { red = { infantry = 4, tank = 1 } }
  }
  run line_up { s = space.midwest }
  play {
    lines = ["2 infantry, 2 tank"]
    by    = player.blue
  }
  expect {
    that    = count(in_front(space.midwest, player.blue)) == 4 && empty(in_front(space.midwest, player.red))
    message = "Blue has chosen, Red is asked now"
  }
  play {
    lines = ["4 infantry"]
    by    = player.red
  }
  expect {
    that = (
      count(in_front(space.midwest, player.blue), piece.unit == unit.tank) == 2 &&
      count(in_front(space.midwest, player.blue), piece.unit == unit.infantry) == 2
    )
    message = "as Blue chose"
  }
  expect {
    that = (
      all(in_front(space.midwest, player.red), piece.unit == unit.infantry) &&
      count(in_front(space.midwest, player.red)) == 4
    )
    message = "as Red chose"
  }
}

test "in a battle the defender is asked first who goes to the front" {
  cites = ["ATK-397"]

  given {
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 3, tank = 2 } }
    place midwest { red = { infantry = 4, tank = 1 } }
  }
  run clash { s = space.midwest }
  play {
    lines = ["2 infantry, 2 tank"]
    by    = player.blue
  }
  refuse {
    line    = "4 tank"
    because = "There are not so many"
    by      = player.red
  }
}

test "fewer than four all go to the front" {
  cites = ["ATK-399"]

  given {
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 2, plane = 1 } }
    place midwest { red = { tank = 1 } }
  }
  run line_up { s = space.midwest }
  expect {
    that    = count(in_front(space.midwest, player.blue)) == 3 && count(in_front(space.midwest, player.red)) == 1
    message = "nobody is asked"
  }
}

test "the defender fires first, the sides take turns until one is left" {
  cites = [
    "ATK-404", "ATK-405", "ATK-409", "ATK-434", "ATK-435", "ATK-442", "ATK-444", "ATK-446", "ATK-447", "ATK-451",
    "ATK-145"
  ]

  given {
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 1 } }
    place midwest { red = { infantry = 2 } }
  }
  dice { rolls = [face.infantry, face.blank, face.tank, face.infantry] }
  run clash { s = space.midwest }
  expect {
    that    = empty(army_of(space.midwest, player.blue)) && standing(player.red, unit.infantry, space.midwest) == 1
    message = "Blue's infantry hits, Red's one misses, Blue misses, Red hits"
  }
  expect {
    that    = space.midwest.holder == player.red
    message = "the winner controls the region"
  }
}

test "the defender wins and keeps the region" {
  cites = ["ATK-446", "ATK-451"]

  given {
    set space midwest { holder = player.blue }
    place midwest { blue = { tank = 1 } }
    place midwest { red = { infantry = 1 } }
  }
  dice { rolls = [face.tank] }
  run clash { s = space.midwest }
  expect {
    that = (
      space.midwest.holder == player.blue && standing(player.blue, unit.tank, space.midwest) == 1 &&
      empty(army_of(space.midwest, player.red))
    )
    message = "Blue holds it"
  }
  expect {
    that    = empty(every(battle)) && empty(every(piece), piece.deployed)
    message = "the battle is over"
  }
}

# Front lines, then one side fires once.
procedure one_volley {
  params = { s = space, p = player, turn = int }

  call line_up b { with = [s] }
  set b {
    active = p
    turn   = turn
  }
  call fire {
    with  = [b, p]
    salvo = p == player.red && turn == 1 && has_salvo(b)
  }
}

test "a Tank and three Infantry in line: each die that shows one of them hits, and none of them twice" {
  cites = ["ATK-438", "ATK-439"]
  cases = {
    "two Infantry hit twice; a Plane matches nobody" = {
      rolls = [face.infantry, face.infantry, face.plane, face.blank],
      hits  = 2,
      cites = ["ATK-442"]
    }
    "two Tanks hit once, there is one Tank" = { rolls = [face.tank, face.tank, face.blank, face.artillery], hits = 1 }
  }

  given {
    place midwest { blue = { infantry = 3, tank = 1 } }
    place midwest { red = { infantry = 4 } }
  }
  dice { rolls = rolls }
  run one_volley {
    with     = [space.midwest, player.blue]
    turn     = 1
    defaults = true
  }
  expect { that = standing(player.red, unit.infantry, space.midwest) == 4 - hits }
}

test "reserves roll no dice, and a die that shows one of them does not hit" {
  cites = ["ATK-398", "ATK-434", "ATK-436", "ATK-438"]

  given {
    place midwest { blue = { infantry = 4, plane = 2 } }
    place midwest { red = { infantry = 4 } }
  }
  dice { rolls = [face.plane, face.plane, face.blank, face.infantry] }
  run one_volley {
    with = [space.midwest, player.blue]
    turn = 1
  }
  play { lines = ["4 infantry"] }
  expect {
    that    = standing(player.red, unit.infantry, space.midwest) == 3
    message = "four dice, one hit; the Planes wait"
  }
}

test "units in the front line stay there, and only gaps are filled" {
  cites = ["ATK-410", "ATK-411", "ATK-414..416", "ATK-445"]

  given {
    place midwest { blue = { infantry = 4, plane = 3 } }
    place midwest { red = { infantry = 1 } }
  }
  run {
    call line_up { s = space.midwest }
    call next_line {}
  }
  play { lines = ["4 infantry"] }
  expect {
    that = (
      count(in_front(space.midwest, player.blue), piece.unit == unit.infantry) == 4 &&
      count(in_front(space.midwest, player.blue), piece.unit == unit.plane) == 1
    )
    message = "the four are still there and a fifth has come"
  }
}

procedure next_line {
  b = first(every(battle))
  set b { line = b.line + 1 }
  call refill { with = [b, player.blue] }
}

test "the lines grow: attacker five, defender five, attacker six, defender six" {
  cites = ["ATK-409..415", "ATK-444", "ATK-445"]

  given {
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 8 } }
    place midwest { red = { infantry = 8 } }
  }
  dice {
    rolls = [
      face.blank, face.blank, face.blank, face.blank,
      face.blank, face.blank, face.blank, face.blank, face.blank,
      face.blank, face.blank, face.blank, face.blank, face.blank,
      face.infantry, face.infantry, face.infantry, face.infantry, face.infantry,
      face.blank,
      face.blank, face.blank, face.blank,
      face.infantry, face.infantry, face.infantry, face.infantry, face.infantry, face.infantry, face.infantry,
    ]
  }
  run clash {
    s        = space.midwest
    defaults = true
  }
  expect {
    that    = space.midwest.holder == player.red && standing(player.red, unit.infantry, space.midwest) == 8
    message = "four dice, five, five, six, then what is left of Blue, and seven"
  }
}

test "after a salvo the lines grow too: defender five, attacker five" {
  cites = ["ATK-402", "ATK-410", "ATK-411", "ATK-445"]

  given {
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 7 } }
    place midwest { red = { infantry = 7, artillery = 1 } }
  }
  dice {
    rolls = [
      face.artillery,
      face.blank, face.blank, face.blank, face.blank, face.blank,
      face.infantry, face.infantry, face.infantry, face.infantry,
      face.blank,
      face.blank, face.blank,
      face.infantry, face.infantry, face.infantry, face.infantry, face.infantry, face.infantry,
    ]
  }
  run clash {
    s        = space.midwest
    defaults = true
  }
  expect {
    that    = space.midwest.holder == player.red
    message = "one die of salvo, five of Blue, five of Red and on"
  }
}

test "hits beyond the front line are lost" {
  cites = ["ATK-443"]

  given {
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 6 } }
    place midwest { red = { infantry = 6 } }
  }
  dice {
    rolls = [
      face.blank, face.blank, face.blank, face.blank,
      face.infantry, face.infantry, face.infantry, face.infantry, face.infantry,
      face.infantry, face.infantry,
      face.infantry, face.infantry,
      face.blank, face.blank,
    ]
  }
  run clash {
    s        = space.midwest
    defaults = true
  }
  expect {
    that    = space.midwest.holder == player.red && standing(player.red, unit.infantry, space.midwest) == 4
    message = "five hits met four in line; two of Blue's fought on and hit twice"
  }
}

# ---- The opening salvo

test "Artillery opens an attack on land: it fires first, and alone" {
  cites = ["ATK-401..403"]

  given {
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 1, artillery = 1 } }
    place midwest { red = { infantry = 1, tank = 1, artillery = 2 } }
  }
  dice { rolls = [face.artillery, face.artillery] }
  run clash { s = space.midwest }
  expect {
    that    = space.midwest.holder == player.red && count(army_of(space.midwest, player.red)) == 4
    message = "two dice, two hits, and Blue never fired"
  }
}

test "a defender has no salvo" {
  cites = ["ATK-403", "ATK-409"]

  given {
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 1, artillery = 1 } }
    place midwest { red = { tank = 2 } }
  }
  dice { rolls = [face.infantry, face.artillery] }
  run clash { s = space.midwest }
  expect {
    that    = space.midwest.holder == player.blue && empty(army_of(space.midwest, player.red))
    message = "Blue fires first as every defender does, and with all it has"
  }
}

test "after the salvo the whole line fires" {
  cites = ["ATK-402", "ATK-434"]

  given {
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 1 } }
    place midwest { red = { infantry = 1, tank = 1, artillery = 1 } }
  }
  dice { rolls = [face.tank, face.blank, face.tank, face.blank, face.blank] }
  run clash { s = space.midwest }
  expect {
    that    = space.midwest.holder == player.red && count(army_of(space.midwest, player.red)) == 3
    message = "the Tank of the salvo did not hit, that of the second round did"
  }
}

test "Submarines open an attack at sea" {
  cites = ["ATK-400", "ATK-402", "ATK-435"]

  given {
    place north_atlantic { blue = { destroyer = 2 } }
    place north_atlantic { red = { submarine = 2, battleship = 1 } }
  }
  dice { rolls = [face.submarine, face.submarine] }
  run clash { s = space.north_atlantic }
  expect {
    that    = master(space.north_atlantic) == player.red && count(fleet_of(space.north_atlantic, player.red)) == 3
    message = "two dice only, two hits"
  }
}

test "with a Submarine in reserve the attacker begins, and nothing fires" {
  cites = ["ATK-400", "ATK-402"]

  given {
    place north_atlantic { blue = { destroyer = 5 } }
    place north_atlantic { red = { submarine = 1, battleship = 4 } }
  }
  dice {
    # Blue is reinforced before it fires, since it did not begin: five dice.
    rolls = [
      face.destroyer, face.blank, face.blank, face.blank, face.blank,
      face.battleship, face.battleship, face.battleship, face.submarine,
      face.blank,
      face.battleship, face.blank, face.blank, face.blank,
    ]
  }
  run clash { s = space.north_atlantic }
  play { lines = ["4 battleship"] }
  expect {
    that = (
      master(space.north_atlantic) == player.red &&
      standing(player.red, unit.battleship, space.north_atlantic) == 3 &&
      standing(player.red, unit.submarine, space.north_atlantic) == 1
    )
    message = "Blue fired the first dice, with five in its line"
  }
}

# ---- At sea

test "only ships fight at sea; what they carry does not, and goes down with them" {
  cites = ["ATK-193", "ATK-408", "ATK-435"]

  given {
    place north_atlantic { blue = { destroyer = 1 } }
    call laden_destroyers { s = space.north_atlantic }
  }
  dice { rolls = [face.destroyer, face.destroyer] }
  run clash {
    s        = space.north_atlantic
    defaults = true
  }
  expect {
    that    = master(space.north_atlantic) == player.red && count(pieces(space.north_atlantic)) == 2
    message = "one ship is left with what it carries"
  }
}

test "only army units fight on land: ships on the Coast take no part" {
  cites = ["ATK-407"]

  given {
    set space new_england { holder = player.blue }
    place new_england_coast { blue = { battleship = 2 } }
    place new_england { blue = { infantry = 1 } }
    place new_england { red = { infantry = 1 } }
  }
  dice { rolls = [face.blank, face.infantry] }
  run clash { s = space.new_england }
  expect {
    that    = space.new_england.holder == player.red
    message = "one die each"
  }
}

test "a Carrier hits with a Plane on its army die and with a Carrier on a fleet die" {
  cites = ["ATK-437", "ATK-440", "ATK-441"]

  given {
    place north_atlantic { blue = { carrier = 1 } }
    place north_atlantic { red = { destroyer = 3 } }
  }
  dice { rolls = [face.carrier, face.plane] }
  run one_volley {
    with = [space.north_atlantic, player.blue]
    turn = 1
  }
  expect {
    that    = standing(player.red, unit.destroyer, space.north_atlantic) == 1
    message = "two hits"
  }
}

test "other faces of the army die hit nobody at sea" {
  cites = ["ATK-437", "ATK-440"]

  given {
    place north_atlantic { blue = { carrier = 1, destroyer = 1 } }
    place north_atlantic { red = { destroyer = 3 } }
  }
  dice { rolls = [face.destroyer, face.battleship, face.infantry] }
  run one_volley {
    with = [space.north_atlantic, player.blue]
    turn = 1
  }
  expect {
    that    = standing(player.red, unit.destroyer, space.north_atlantic) == 2
    message = "one hit of the Destroyer"
  }
}

test "a Carrier in reserve sends no Plane, and a lost one neither" {
  cites = ["ATK-436", "ATK-437", "ATK-450"]

  given {
    place north_atlantic { blue = { carrier = 1, battleship = 4 } }
    place north_atlantic { red = { destroyer = 3 } }
    place mid_atlantic { blue = { carrier = 1, destroyer = 1 } }
    place mid_atlantic { red = { submarine = 2 } }
  }
  dice { rolls = [face.blank, face.blank, face.blank, face.blank, face.submarine, face.submarine] }
  run {
    call one_volley {
      with = [space.north_atlantic, player.blue]
      turn = 1
    }
    call one_volley {
      with = [space.mid_atlantic, player.red]
      turn = 1
    }
  }
  play { lines = ["4 battleship"] }
  expect {
    that = (
      standing(player.red, unit.destroyer, space.north_atlantic) == 3 &&
      empty(fleet_of(space.mid_atlantic, player.blue))
    )
    message = "four dice and no fifth; the other Carrier is lost with its Planes"
  }
}

# ---- Losses

# Blue loses so many of its front line.
procedure losses {
  params = { s = space, hits = int }

  call joined b { with = [s] }
  call refill { with = [b, player.blue] }
  call lose { with = [b, player.blue, hits] }
}

test "who is lost first" {
  cites = ["ATK-443"]
  cases = {
    "on land Infantry" = {
      s     = space.midwest,
      hits  = 1,
      left  = [unit.artillery, unit.tank, unit.plane],
      cites = ["ATK-426"]
    }
    "then Artillery"     = { s = space.midwest, hits = 2, left = [unit.tank, unit.plane], cites = ["ATK-427"] }
    "then Tanks"         = { s = space.midwest, hits = 3, left = [unit.plane], cites = ["ATK-428"] }
    "and Planes at last" = { s = space.midwest, hits = 4, left = [], cites = ["ATK-429"] }
    "at sea Destroyers" = {
      s     = space.north_atlantic,
      hits  = 1,
      left  = [unit.submarine, unit.carrier, unit.battleship],
      cites = ["ATK-430"]
    }
    "then Submarines" = {
      s     = space.north_atlantic,
      hits  = 2,
      left  = [unit.carrier, unit.battleship],
      cites = ["ATK-431"]
    }
    "then Carriers"           = { s = space.north_atlantic, hits = 3, left = [unit.battleship], cites = ["ATK-432"] }
    "and Battleships at last" = { s = space.north_atlantic, hits = 4, left = [], cites = ["ATK-433"] }
  }

  given {
    place midwest { blue = { plane = 1, tank = 1, artillery = 1, infantry = 1 } }
    place north_atlantic { blue = { battleship = 1, carrier = 1, submarine = 1, destroyer = 1 } }
  }
  run losses { with = [s, hits] }
  expect { that = same([for u in pieces(s) : u.unit], left) }
}

test "instead of a laden ship its owner may lose an unladen one of the same kind" {
  cites = ["ATK-193", "ATK-448"]

  given {
    place north_atlantic { blue = { destroyer = 2 } }
    call stow {
      with  = [player.blue, unit.destroyer, space.north_atlantic]
      cargo = [unit.infantry]
    }
  }
  run losses {
    s        = space.north_atlantic
    hits     = 1
    defaults = true
  }
  expect {
    that = (
      standing(player.blue, unit.destroyer, space.north_atlantic) == 1 &&
      carried(player.blue, unit.infantry, space.north_atlantic) == 1
    )
    message = "the laden one is still there"
  }
}

test "the owner is asked which ship is lost, and a laden one takes its load along" {
  cites = ["ATK-193", "ATK-448"]

  given {
    place north_atlantic { blue = { battleship = 2 } }
    call stow {
      with  = [player.blue, unit.battleship, space.north_atlantic]
      cargo = [unit.tank]
    }
  }
  run losses {
    s    = space.north_atlantic
    hits = 1
  }
  play {
    lines = ["battleship with tank"]
    by    = player.blue
  }
  expect {
    that = (
      standing(player.blue, unit.battleship, space.north_atlantic) == 1 &&
      carried(player.blue, unit.tank, space.north_atlantic) == 0
    )
    message = "Blue has given up the laden one"
  }
}

test "an unladen ship in reserve may be lost instead, too" {
  cites = ["ATK-448"]

  given {
    place north_atlantic { blue = { destroyer = 5 } }
    call stow {
      with  = [player.blue, unit.destroyer, space.north_atlantic]
      cargo = [unit.infantry]
    }
  }
  run losses {
    s    = space.north_atlantic
    hits = 1
  }
  play {
    lines = ["3 destroyer, destroyer with infantry"]
    by    = player.blue
  }
  expect {
    that    = count(in_front(space.north_atlantic, player.blue), !empty(cargo(piece))) == 1
    message = "the laden one is in front"
  }
  play {
    lines = ["destroyer"]
    by    = player.blue
  }
  expect {
    that = (
      standing(player.blue, unit.destroyer, space.north_atlantic) == 4 &&
      carried(player.blue, unit.infantry, space.north_atlantic) == 1
    )
    message = "one without a load is gone"
  }
}

# Four laden ships of Blue's, enough for a front line.
procedure laden_line {
  place north_atlantic { blue = { destroyer = 4 } }
  call stow {
    with  = [player.blue, unit.destroyer, space.north_atlantic]
    cargo = repeated(unit.infantry, 4)
  }
}

test "a laden front line may be spared by the reserve" {
  cites = ["ATK-448"]

  given {
    call laden_line {}
    place north_atlantic { blue = { destroyer = 1 } }
  }
  run losses {
    s    = space.north_atlantic
    hits = 1
  }
  play {
    lines = ["4 destroyer with infantry", "destroyer"]
    by    = player.blue
  }
  expect {
    that = (
      carried(player.blue, unit.infantry, space.north_atlantic) == 4 &&
      empty(fleet_of(space.north_atlantic, player.blue), empty(cargo(piece)))
    )
    message = "the one in reserve is gone, the four in front are not"
  }
}

# ---- Where there is a battle

test "an enemy region without units is taken without a battle, an empty zone entered without one" {
  cites = ["ATK-405", "ATK-446"]

  given {
    call blue_holds { those = [space.midwest] }
    place midwest { red = { infantry = 1 } }
    place north_atlantic { red = { destroyer = 1 } }
  }
  run clash { s = space.midwest }
  expect {
    that    = space.midwest.holder == player.red && master(space.north_atlantic) == player.red
    message = "no dice were rolled"
  }
}

test "the active player says which battle comes next" {
  cites = ["ATK-404", "ATK-406"]

  given {
    call blue_holds { those = [space.midwest, space.old_south] }
    place midwest { blue = { infantry = 1 } }
    place midwest { red = { infantry = 1 } }
    place old_south { blue = { tank = 1 } }
    place old_south { red = { infantry = 1 } }
  }
  dice { rolls = [face.tank, face.blank, face.infantry] }
  run clash { s = space.midwest }
  play {
    lines = ["old_south"]
    by    = player.red
  }
  expect {
    that    = space.old_south.holder == player.blue && space.midwest.holder == player.red
    message = "Old South first, where Blue's Tank hits at once"
  }
}

test "battles come after all movement" {
  cites = ["ATK-404"]

  given {
    call red_holds { those = [space.new_england] }
    set space midwest { holder = player.blue }
    place midwest { blue = { infantry = 1 } }
    place new_england { red = { infantry = 3 } }
  }
  run may_act { p = player.red }
  play { lines = ["Move", "march 1 infantry from new_england to midwest"] }
  expect {
    that = (
      standing(player.blue, unit.infantry, space.midwest) == 1 &&
      standing(player.red, unit.infantry, space.midwest) == 1 && empty(every(battle))
    )
    message = "both stand there, nobody has fired"
  }
}

test "ships that meet an enemy fleet fight for the zone" {
  cites = ["ATK-185", "ATK-404", "ATK-405", "ATK-451"]

  given {
    place caribbean_sea { red = { battleship = 1 } }
    place north_atlantic { blue = { destroyer = 1 } }
  }
  dice { rolls = [face.blank, face.battleship] }
  run may_act { p = player.red }
  play { lines = ["Navigate", "sail 1 battleship from caribbean_sea to north_atlantic"] }
  expect {
    that    = master(space.north_atlantic) == player.red && empty(fleet_of(space.north_atlantic, player.blue))
    message = "the winner controls the zone"
  }
}
