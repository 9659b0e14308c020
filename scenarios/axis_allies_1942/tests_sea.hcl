# Tests of sea battles: who makes a zone hostile, submarines, who can hit whom, transports, carriers, retreat.

# British ships and aircraft that have come from sea zone 7 meet German ones in sea zone 12.
procedure sea_fight {
  params = { attackers = list(unit), defenders = list(unit) }

  call turn_of { p = player.united_kingdom }
  for u {
    in = defenders
    create {
      unit  = u
      owner = player.germany
      at    = space.sea_zone_12
    }
  }
  call onto_decks { sea = space.sea_zone_12 }
  for u {
    in = attackers
    create {
      unit      = u
      owner     = player.united_kingdom
      at        = space.sea_zone_12
      came_from = space.sea_zone_7
      moved     = u.domain == domain.air ? 2 : 1
      flown     = u.domain == domain.air
      sailed    = u.domain == domain.sea
    }
  }
}

function british {
  params = { u = unit }
  is     = standing(player.united_kingdom, u, space.sea_zone_12)
}

function german {
  params = { u = unit }
  is     = standing(player.germany, u, space.sea_zone_12)
}

# ---- Whose presence counts

test "surface warships alone make a zone hostile" {
  cites = ["A42-083..085", "A42-539..541", "A42-544", "A42-607", "A42-617", "A42-639"]

  cases = {
    "nobody"       = { there = take([unit.carrier], 0), hostile = false }
    "submarines"   = { there = [unit.submarine, unit.submarine], hostile = false }
    "transports"   = { there = [unit.transport], hostile = false }
    "both"         = { there = [unit.transport, unit.submarine], hostile = false }
    "a destroyer"  = { there = [unit.destroyer], hostile = true }
    "a cruiser"    = { there = [unit.cruiser], hostile = true }
    "a carrier"    = { there = [unit.carrier], hostile = true }
    "a battleship" = { there = [unit.battleship], hostile = true }
  }

  given sea_fight {
    attackers = [unit.battleship]
    defenders = there
  }
  expect {
    that = (
      hostile_waters(space.sea_zone_12, player.united_kingdom) == hostile &&
      hostile_waters(space.sea_zone_12, player.united_states) == hostile &&
      hostile_waters(space.sea_zone_12, player.japan)
    )
  }
}

# ---- Submarines strike first

test "a submarine sinks its victim before that can fire: with 2 or less in the attack, with 1 in defence" {
  cites = ["A42-268", "A42-275", "A42-279..284", "A42-289", "A42-596", "A42-597", "A42-600"]

  cases = {
    "attacking, a 2" = { ours = [unit.submarine], theirs = [unit.cruiser], dice = [2], sunk = unit.cruiser }
    "attacking, a 3" = { ours = [unit.submarine], theirs = [unit.cruiser], dice = [3, 3], sunk = unit.submarine }
    "defending, a 1" = { ours = [unit.cruiser], theirs = [unit.submarine], dice = [1], sunk = unit.cruiser }
    "defending, a 2" = { ours = [unit.cruiser], theirs = [unit.submarine], dice = [2, 3], sunk = unit.submarine }
  }

  given sea_fight { with = [ours, theirs] }
  dice { rolls = dice }
  run conduct_combat { defaults = true }
  expect {
    that   = count(pieces(space.sea_zone_12)) == 1 && first(pieces(space.sea_zone_12)).unit != sunk
    unsaid = "the transports are sunk"
  }
  expect { unsaid = "United Kingdom retreats" }
}

test "a submarine that the attacker's strike has hit still strikes itself" {
  cites = ["A42-282", "A42-285"]

  given sea_fight {
    attackers = [unit.submarine]
    defenders = [unit.submarine]
  }
  dice { rolls = [2, 1] }
  run conduct_combat { defaults = true }
  expect { that = empty(pieces(space.sea_zone_12)) }
}

test "a submarine that has struck does not fire again in the round, the others do" {
  cites = ["A42-274", "A42-291", "A42-296", "A42-300"]

  given sea_fight {
    attackers = [unit.submarine, unit.cruiser]
    defenders = [unit.battleship]
  }
  dice { rolls = [3, 4, 4] }
  run conduct_combat {}
  play {
    by    = player.united_kingdom
    lines = ["done", "cruiser"]
  }
  expect {
    that    = british(unit.cruiser) == 0 && british(unit.submarine) == 1
    said    = "Sea Zone 12: the attackers score 0, the defenders 1."
    offered = "press the attack"
    message = "three dice in the round"
  }
}

test "with an enemy destroyer in the battle, submarines fire with the others, and their victims fire back" {
  cites = ["A42-277", "A42-295", "A42-301", "A42-592", "A42-599"]

  cases = {
    "attacking" = { ours = [unit.submarine], theirs = [unit.destroyer] }
    "defending" = { ours = [unit.destroyer], theirs = [unit.submarine] }
  }

  given sea_fight { with = [ours, theirs] }
  dice { rolls = [2, 1] }
  run conduct_combat { defaults = true }
  expect {
    that    = empty(pieces(space.sea_zone_12))
    message = "both hit in the third and fourth step"
  }
}

test "one's own destroyer does not hinder one's submarines, nor does an ally's that takes no part" {
  cites = ["A42-273", "A42-276", "A42-360..362"]

  given {
    call sea_fight {
      attackers = [unit.cruiser]
      defenders = [unit.submarine]
    }
    place sea_zone_12 { united_states = { destroyer = 1 } }
  }
  dice { rolls = [1] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      british(unit.cruiser) == 0 &&
      german(unit.submarine) == 1 &&
      standing(player.united_states, unit.destroyer, space.sea_zone_12) == 1
    )
    message = "it struck first, and the American destroyer was not in the battle"
  }
  given {
    everything = pieces(space.sea_zone_12)
    destroy everything {}
    call sea_fight {
      attackers = [unit.submarine, unit.destroyer]
      defenders = [unit.cruiser]
    }
    set space sea_zone_12 { fought = false }
  }
  dice { rolls = [2] }
  run conduct_combat { defaults = true }
  expect { that = british(unit.submarine) == 1 && british(unit.destroyer) == 1 && german(unit.cruiser) == 0 }
}

# ---- Diving

test "a submarine dives before any die is rolled, and is out of the battle" {
  cites = ["A42-275", "A42-278", "A42-285", "A42-288", "A42-510", "A42-601", "A42-602"]

  given sea_fight {
    attackers = [unit.cruiser, unit.fighter]
    defenders = [unit.submarine]
  }
  run conduct_combat {}
  play { lines = ["true"] }
  play {
    by    = player.germany
    lines = ["submarine"]
  }
  expect {
    that    = german(unit.submarine) == 1 && one_of(player.germany, unit.submarine, space.sea_zone_12).submerged
    message = "no die was rolled"
  }
}

test "the attacker says first which submarines dive, the defender after him; the others fight on without them" {
  cites = ["A42-275", "A42-285", "A42-286", "A42-288"]

  given sea_fight {
    attackers = [unit.submarine, unit.cruiser]
    defenders = [unit.submarine, unit.cruiser]
  }
  run conduct_combat {}
  play {
    by    = player.united_kingdom
    lines = ["submarine"]
  }
  dice { rolls = [3, 4] }
  play {
    by    = player.germany
    lines = ["submarine"]
  }
  expect {
    that = (
      german(unit.cruiser) == 0 && british(unit.cruiser) == 1 && german(unit.submarine) == 1 &&
      british(unit.submarine) == 1
    )
    message = "the cruisers fought, and the hit was not the submarine's"
  }
}

test "no submarine dives with an enemy destroyer in the battle" {
  cites = ["A42-276", "A42-593", "A42-603"]

  given sea_fight {
    attackers = [unit.destroyer]
    defenders = [unit.submarine]
  }
  dice { rolls = [3, 2, 2, 2] }
  run conduct_combat {}
  play { lines = ["true"] }
  expect {
    that    = german(unit.submarine) == 1 && british(unit.destroyer) == 1
    offered = ["press the attack"]
    message = "a round has been fought, nobody was asked"
  }
  play { lines = ["press the attack"] }
  expect { that = german(unit.submarine) == 0 }
}

test "a submarine that dived is up again when the noncombat move ends, and moves no more this turn" {
  cites = ["A42-278", "A42-602"]

  given {
    call sea_fight {
      attackers = [unit.submarine]
      defenders = [unit.cruiser]
    }
    place eastern_canada { united_kingdom = { infantry = 1 } }
  }
  run conduct_combat {}
  play { lines = ["submarine"] }
  expect { that = one_of(player.united_kingdom, unit.submarine, space.sea_zone_12).submerged }
  run noncombat_move {}
  refuse {
    line    = "move 1 submarine from sea_zone_12 to sea_zone_7"
    because = "No unit of yours there can still move."
  }
  play { lines = ["end noncombat move"] }
  expect { that = !one_of(player.united_kingdom, unit.submarine, space.sea_zone_12).submerged }
}

# ---- Who can hit whom

test "a submarine's hit is never an aircraft's" {
  cites = ["A42-281", "A42-302", "A42-575", "A42-610"]

  given {
    call sea_fight {
      attackers = [unit.submarine, unit.submarine]
      defenders = [unit.carrier, unit.fighter]
    }
    call hold { with = [space.algeria, player.germany] }
  }
  dice { rolls = [2, 1] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      german(unit.carrier) == 0 && british(unit.submarine) == 2 &&
      standing(player.germany, unit.fighter, space.algeria) == 1
    )
    message = "two hits, one carrier; neither side can hit the other any more, and the fighter lands beside the zone"
  }
}

test "with a destroyer against them, submarines that fire in the third step spare aircraft as well" {
  cites = ["A42-302", "A42-575", "A42-610"]

  given sea_fight {
    attackers = [unit.submarine, unit.submarine, unit.cruiser]
    defenders = [unit.destroyer, unit.carrier, unit.fighter]
  }
  dice { rolls = [1, 1, 6, 6, 6, 6] }
  run conduct_combat {}
  expect {
    that    = german(unit.destroyer) == 0 && german(unit.carrier) == 0 && german(unit.fighter) == 1
    message = "both ships are hit, and nobody had a choice"
  }
}

test "aircraft hit submarines only with a destroyer of their side in the battle" {
  cites = ["A42-509", "A42-594", "A42-611"]

  given sea_fight {
    attackers = [unit.fighter, unit.destroyer]
    defenders = [unit.submarine]
  }
  dice { rolls = [3, 6, 6] }
  run conduct_combat { defaults = true }
  expect {
    that    = german(unit.submarine) == 0
    message = "the fighter's hit"
  }
  given {
    everything = pieces(space.sea_zone_12)
    destroy everything {}
    call sea_fight {
      attackers = [unit.fighter]
      defenders = [unit.submarine]
    }
    place sea_zone_12 { united_states = { destroyer = 1 } }
    set space sea_zone_12 { fought = false }
  }
  run conduct_combat { defaults = true }
  expect {
    that    = german(unit.submarine) == 1 && british(unit.fighter) == 1
    said    = "No battle is fought in Sea Zone 12: the two sides cannot hit each other."
    message = "an ally's destroyer is not in the battle: it is over without a die"
  }
}

test "what aircraft and submarines hit, each among those they can, is counted together" {
  cites = ["A42-302", "A42-509", "A42-611"]

  given sea_fight {
    attackers = [unit.fighter, unit.submarine]
    defenders = [unit.destroyer, unit.submarine, unit.carrier, unit.fighter]
  }
  dice { rolls = [6, 1, 1, 6, 6, 6] }
  run conduct_combat {}
  play {
    lines = ["done", "carrier", "submarine"]
    by    = player.germany
  }
  expect { said = "Sea Zone 12: the attackers score 2, the defenders 0." }
}

test "the same holds for the defender's aircraft" {
  cites = ["A42-509", "A42-611"]

  given sea_fight {
    attackers = [unit.submarine, unit.submarine, unit.destroyer]
    defenders = [unit.carrier, unit.fighter]
  }
  dice { rolls = [6, 6, 6, 4, 6] }
  run conduct_combat {}
  play { lines = ["done"] }
  expect {
    that    = british(unit.destroyer) == 0 && british(unit.submarine) == 2
    message = "the fighter's hit is the destroyer's, and nobody was asked"
  }
}

test "fighters without a destroyer over transports and submarines sink the transports and nothing else" {
  cites = ["A42-307", "A42-310", "A42-621"]

  given sea_fight {
    attackers = [unit.fighter, unit.fighter]
    defenders = [unit.submarine, unit.transport, unit.transport]
  }
  run {
    call conduct_combat {}
    call see_who_wins {}
  }
  play { lines = ["true"] }
  expect {
    that    = german(unit.transport) == 0 && german(unit.submarine) == 1 && british(unit.fighter) == 2 && game.round == 1
    message = "without a die, and nobody is asked further"
  }
}

test "with a cruiser beside them their hits go to the transports, and the cruiser's to the submarine" {
  cites = ["A42-303", "A42-509", "A42-621"]

  given sea_fight {
    attackers = [unit.fighter, unit.cruiser]
    defenders = [unit.submarine, unit.transport]
  }
  dice { rolls = [6, 3, 3] }
  run conduct_combat { defaults = true }
  expect { that = german(unit.transport) == 0 && german(unit.submarine) == 0 }
}

# ---- Transports

test "transports are lost when nothing else is left to lose" {
  cites = ["A42-287", "A42-303", "A42-621"]

  given sea_fight {
    attackers = [unit.battleship]
    defenders = [unit.transport, unit.destroyer, unit.cruiser]
  }
  dice { rolls = [4, 6, 6] }
  run conduct_combat {}
  refuse {
    line    = "transport"
    because = "is no answer here"
  }
  play { lines = ["destroyer"] }
  expect { that = german(unit.transport) == 1 && german(unit.destroyer) == 0 && german(unit.cruiser) == 1 }
}

test "hits that nothing else can take are theirs, the attacker's as well" {
  cites = ["A42-299", "A42-303"]

  given sea_fight {
    attackers = [unit.transport, unit.cruiser, unit.transport]
    defenders = [unit.battleship, unit.battleship, unit.battleship]
  }
  dice { rolls = [6, 4, 4, 6] }
  run conduct_combat {}
  expect {
    that    = british(unit.cruiser) == 0 && standing(player.united_kingdom, unit.transport, space.sea_zone_7) == 1
    message = "the cruiser and one transport are lost, the other has gone back"
  }
}

test "a submarine's victims are transports only where there is no other ship" {
  cites = ["A42-287"]

  given sea_fight {
    attackers = [unit.submarine, unit.submarine]
    defenders = [unit.cruiser, unit.transport, unit.transport]
  }
  dice { rolls = [1, 2] }
  run {
    call sea_round { with = [space.sea_zone_12, player.united_kingdom] }
  }
  play { lines = ["done"] }
  expect { that = german(unit.cruiser) == 0 }
}

test "a defender with transports alone loses them without a die, and what is aboard" {
  cites = ["A42-305", "A42-306", "A42-195", "A42-272", "A42-614", "A42-616", "A42-618", "A42-626"]

  given {
    call sea_fight {
      attackers = [unit.destroyer]
      defenders = [unit.transport, unit.transport]
    }
    call stow { with = [space.sea_zone_12, player.germany, [unit.infantry, unit.infantry]] }
  }
  run conduct_combat {}
  play { lines = ["true"] }
  expect { that = count(pieces(space.sea_zone_12)) == 1 && british(unit.destroyer) == 1 }
}

test "they are lost as soon as their escort is" {
  cites = ["A42-304..306"]

  given sea_fight {
    attackers = [unit.cruiser]
    defenders = [unit.destroyer, unit.transport]
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  expect {
    that    = count(pieces(space.sea_zone_12)) == 1 && british(unit.cruiser) == 1
    said    = "the transports are sunk"
    message = "one round, and the attacker is not asked whether to go on"
  }
}

test "transports sink nothing: alone with enemy transports they stay or go back" {
  cites = ["A42-308", "A42-311", "A42-314", "A42-613", "A42-616"]

  given sea_fight {
    attackers = [unit.transport]
    defenders = [unit.transport]
  }
  run conduct_combat {}
  play { lines = ["true"] }
  expect { offered = ["stay", "retreat to sea_zone_7"] }
  play { lines = ["retreat to sea_zone_7"] }
  expect {
    that = german(unit.transport) == 1 && standing(player.united_kingdom, unit.transport, space.sea_zone_7) == 1
  }
}

test "a zone is fought over once though two landings are made from it, and who has unloaded stays" {
  cites = ["A42-228", "A42-261", "A42-314", "A42-634"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_14 {
      united_kingdom = { destroyer = 1 }
      germany        = { destroyer = 1, transport = 1 }
    }
    call laden_transport { with = [space.sea_zone_14, [unit.artillery]] }
    call laden_transport { with = [space.sea_zone_14, [unit.armour]] }
    set c {
      in     = pieces(space.sea_zone_14)
      where  = c.unit == unit.artillery
      target = space.libya
    }
    set c {
      in     = pieces(space.sea_zone_14)
      where  = c.unit == unit.armour
      target = space.southern_europe
    }
    set c {
      in      = pieces(space.sea_zone_14)
      where   = c.owner == player.united_kingdom && c.unit == unit.transport
      unloads = first(cargo(c)).target
      spent   = true
    }
    set c {
      in        = pieces(space.sea_zone_14)
      where     = c.owner == player.united_kingdom && c.holder == none
      came_from = space.sea_zone_13
    }
  }

  # The destroyers sink each other; only transports are left.
  dice { rolls = [2, 2] }
  run conduct_combat {}
  play { lines = ["libya", "stay"] }
  expect {
    that = space.libya.controller == player.united_kingdom && space.southern_europe.controller == player.united_kingdom
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.transport, space.sea_zone_14) == 2 &&
      standing(player.germany, unit.transport, space.sea_zone_14) == 1
    )
    message = "nobody was asked for the second landing, and no transport left"
  }
}

test "an attacker's transports that are left alone retreat" {
  cites = ["A42-308", "A42-311", "A42-316"]

  given {
    call sea_fight {
      attackers = [unit.cruiser, unit.transport]
      defenders = [unit.cruiser]
    }
    call stow { with = [space.sea_zone_12, player.united_kingdom, [unit.infantry]] }
  }
  dice { rolls = [6, 3] }
  run conduct_combat {}
  expect {
    that = (
      british(unit.cruiser) == 0 &&
      standing(player.united_kingdom, unit.transport, space.sea_zone_7) == 1 &&
      standing(player.united_kingdom, unit.infantry, space.sea_zone_7) == 1
    )
    message = "there is one way back, and nobody is asked"
  }
}

test "or are lost where there is no way back" {
  cites = ["A42-308", "A42-316"]

  given {
    call sea_fight {
      attackers = [unit.cruiser, unit.transport]
      defenders = [unit.cruiser]
    }
    place sea_zone_7 { germany = { destroyer = 1 } }
  }
  dice { rolls = [6, 3] }
  run conduct_combat {}
  expect {
    that = british(unit.cruiser) == 0 && british(unit.transport) == 0 && german(unit.cruiser) == 1
    said = [
      "The battle in Sea Zone 12 is over: neither side can hit what is left of the other.",
      "the transports of the United Kingdom are sunk"
    ]
  }
}

test "a battleship takes two hits before a transport takes one, and a damaged one takes one" {
  cites = ["A42-299", "A42-303", "A42-552"]

  cases = {
    "whole"   = { damaged = false, left = 2 }
    "damaged" = { damaged = true, left = 1 }
  }

  given {
    call sea_fight {
      attackers = [unit.transport, unit.battleship, unit.transport]
      defenders = [unit.cruiser, unit.cruiser]
    }
    c = one_of(player.united_kingdom, unit.battleship, space.sea_zone_12)
    set c { damaged = damaged }
  }
  dice { rolls = [6, 3, 3] }
  run conduct_combat { defaults = true }
  expect {
    that    = british(unit.battleship) == 0 && standing(player.united_kingdom, unit.transport, space.sea_zone_7) == left
    message = "what is left has gone back"
  }
}

test "an attacker's submarines fire with his other ships, and the hits are counted together" {
  cites = ["A42-294", "A42-301"]

  given sea_fight {
    attackers = [unit.cruiser, unit.submarine]
    defenders = [unit.destroyer, unit.destroyer, unit.destroyer]
  }
  dice { rolls = [3, 2, 6, 6, 6] }
  run conduct_combat {}
  expect {
    that = german(unit.destroyer) == 1
    said = "Sea Zone 12: the attackers score 2, the defenders 0."
  }
}

test "all attackers have rolled before the defender chooses what is hit, also where aircraft can hit only some of it" {
  cites = ["A42-294", "A42-509"]

  given sea_fight {
    attackers = [unit.fighter, unit.cruiser]
    defenders = [unit.submarine, unit.cruiser, unit.battleship]
  }
  dice { rolls = [6, 3, 3] }
  run conduct_combat {}
  play {
    by    = player.germany
    lines = ["done"]
  }
  expect {
    offered = ["cruiser", "battleship"]
    message = "the submarine has missed, and both attackers have hit"
  }
}

test "and all defenders before the attacker chooses, also where a submarine cannot hit his aircraft" {
  cites = ["A42-299", "A42-302"]

  given sea_fight {
    attackers = [unit.fighter, unit.destroyer, unit.cruiser]
    defenders = [unit.submarine, unit.cruiser]
  }
  dice { rolls = [6, 6, 6, 1, 3] }
  run conduct_combat {}
  expect {
    offered = ["destroyer", "cruiser"]
    message = "the attackers have missed, and both defenders have hit"
  }
}

test "aircraft alone do not sink transports that a warship guards" {
  cites = ["A42-305", "A42-307"]

  given sea_fight {
    attackers = [unit.fighter, unit.fighter]
    defenders = [unit.cruiser, unit.transport]
  }
  dice { rolls = [6, 6, 6] }
  run conduct_combat {}
  expect {
    that    = german(unit.transport) == 1 && german(unit.cruiser) == 1
    unsaid  = "the transports are sunk"
    offered = ["true", "false"]
  }
}

test "nobody is asked about transports that have outlived all enemies, nor told of transports that are not there" {
  cites = ["A42-312"]

  given sea_fight {
    attackers = [unit.cruiser, unit.transport]
    defenders = [unit.cruiser]
  }
  dice { rolls = [3, 3] }
  run {
    call conduct_combat {}
    call see_who_wins {}
  }
  expect {
    that   = british(unit.transport) == 1 && count(pieces(space.sea_zone_12)) == 1 && game.round == 1
    unsaid = "the transports are sunk"
  }
}

test "transports alone among transports stay if their player likes, and no round is fought" {
  cites = ["A42-311", "A42-314", "A42-616"]

  given sea_fight {
    attackers = [unit.transport]
    defenders = [unit.transport]
  }
  run conduct_combat {}
  play { lines = ["true", "stay"] }
  expect {
    that = british(unit.transport) == 1 && german(unit.transport) == 1
    said = "No battle is fought in Sea Zone 12: the two sides cannot hit each other."
  }
}

test "submarines and fighters that neither can hit leave each other, but fighters still find the transports" {
  cites = ["A42-310", "A42-611"]

  given {
    call sea_fight {
      attackers = [unit.submarine, unit.transport]
      defenders = [unit.carrier, unit.fighter]
    }
  }
  dice { rolls = [1, 4] }
  run conduct_combat { defaults = true }
  expect {
    that    = british(unit.submarine) == 1 && british(unit.transport) == 0 && german(unit.carrier) == 0
    message = "the carrier is sunk by the strike, and the fighter's hit is the transport's"
  }
}

test "a cruiser fights on against fighters whose carrier is lost" {
  cites = ["A42-310", "A42-311"]

  given sea_fight {
    attackers = [unit.cruiser, unit.cruiser]
    defenders = [unit.carrier, unit.fighter]
  }
  dice { rolls = [3, 6, 6, 6] }
  run conduct_combat {}
  play { lines = ["carrier"] }
  expect {
    that    = german(unit.carrier) == 0 && german(unit.fighter) == 1
    offered = ["retreat to sea_zone_7", "press the attack"]
  }
}

test "each defending power says for its own submarines whether they dive" {
  cites = ["A42-275", "A42-286"]

  given {
    call turn_of { p = player.germany }
    place sea_zone_12 {
      germany        = { cruiser = 1 }
      united_kingdom = { submarine = 1 }
      united_states  = { submarine = 1 }
    }
  }
  run conduct_combat {}
  play { lines = ["true"] }
  refuse {
    by      = player.united_kingdom
    line    = "2 submarine"
    because = "That is too many: choose 0 to 1."
  }
  play {
    by    = player.united_kingdom
    lines = ["submarine"]
  }
  expect { that = count(pieces(space.sea_zone_12), piece.submerged) == 1 }
  dice { rolls = [6, 3] }
  play {
    by    = player.united_states
    lines = ["done"]
  }
  expect {
    that = (
      standing(player.united_kingdom, unit.submarine, space.sea_zone_12) == 1 &&
      standing(player.united_states, unit.submarine, space.sea_zone_12) == 0
    )
    message = "the British one has dived"
  }
}

# ---- Attack them or leave them alone

test "submarines and transports in a zone may be left alone, and the ships there move on in the noncombat move" {
  cites = ["A42-150", "A42-152", "A42-228", "A42-260", "A42-608"]

  given {
    call sea_fight {
      attackers = [unit.cruiser]
      defenders = [unit.submarine, unit.transport]
    }
    set c {
      in        = pieces(space.sea_zone_12)
      where     = c.owner == player.united_kingdom
      sailed    = false
      moved     = 0
      came_from = none
    }
  }
  run conduct_combat {}
  play { lines = ["false"] }
  expect { that = german(unit.submarine) == 1 && german(unit.transport) == 1 && british(unit.cruiser) == 1 }
  run noncombat_move {}
  play { lines = ["move 1 cruiser from sea_zone_12 to sea_zone_8"] }
  expect { that = standing(player.united_kingdom, unit.cruiser, space.sea_zone_8) == 1 }
}

test "ships that came to a zone attack there unless their player says otherwise, those that lay there do not" {
  cites = ["A42-152", "A42-608"]

  cases = {
    "came"                  = { ship = unit.cruiser, sailed = true, dead = true }
    "lay there"             = { ship = unit.cruiser, sailed = false, dead = false }
    "flew there"            = { ship = unit.fighter, sailed = false, dead = true }
    "came with a carrier"   = { ship = unit.carrier, sailed = true, dead = true }
    "came, and cannot fire" = { ship = unit.transport, sailed = true, dead = false }
  }

  given {
    call sea_fight {
      attackers = [ship]
      defenders = [unit.transport]
    }
    c = one_of(player.united_kingdom, ship, space.sea_zone_12)
    set c { sailed = sailed }
  }
  run conduct_combat { defaults = true }
  expect { that = (german(unit.transport) == 0) == dead && space.sea_zone_12.left_alone != dead }
}

test "where warships lie nobody is asked: it is a battle" {
  cites = ["A42-155", "A42-156", "A42-183", "A42-260", "A42-606"]

  given sea_fight {
    attackers = [unit.submarine]
    defenders = [unit.destroyer, unit.transport]
  }
  dice { rolls = [2, 2] }
  run conduct_combat {}
  expect {
    that    = german(unit.destroyer) == 0 && british(unit.submarine) == 0 && german(unit.transport) == 1
    message = "with nobody left to sink it, the transport stays"
  }
}

# ---- Battleships

test "a battleship fights on after a hit, and goes down with the second" {
  cites = ["A42-290", "A42-552..554"]

  given sea_fight {
    attackers = [unit.cruiser, unit.cruiser]
    defenders = [unit.battleship]
  }
  dice { rolls = [3, 6, 4, 3, 6] }
  run conduct_combat {}
  expect { that = one_of(player.germany, unit.battleship, space.sea_zone_12).damaged && british(unit.cruiser) == 1 }
  play { lines = ["press the attack"] }
  expect { that = german(unit.battleship) == 0 && british(unit.cruiser) == 1 }
}

test "one hit, even a submarine's, leaves it in the battle, and afterwards it is whole" {
  cites = ["A42-290", "A42-553", "A42-555"]

  given sea_fight {
    attackers = [unit.submarine]
    defenders = [unit.battleship]
  }
  dice { rolls = [2, 4] }
  run conduct_combat { defaults = true }
  expect {
    that = (
      british(unit.submarine) == 0 &&
      german(unit.battleship) == 1 &&
      !one_of(player.germany, unit.battleship, space.sea_zone_12).damaged
    )
  }
}

# ---- Carriers

test "fighters of an attacked carrier defend in the air, and may be lost in its place" {
  cites = ["A42-490", "A42-573", "A42-574"]

  given {
    call sea_fight {
      attackers = [unit.cruiser]
      defenders = [unit.carrier, unit.fighter]
    }
  }
  dice { rolls = [3, 6, 4] }
  run conduct_combat {}
  play {
    by    = player.germany
    lines = ["fighter"]
  }
  expect {
    that    = german(unit.carrier) == 1 && german(unit.fighter) == 0 && british(unit.cruiser) == 0
    message = "the carrier missed, the fighter hit with 4"
  }
}

test "after the battle a fighter is back on the carrier it came from, though it is an ally's and its own power has one there" {
  cites = ["A42-522"]

  given {
    call turn_of { p = player.germany }
    place sea_zone_12 {
      germany        = { submarine = 1 }
      united_kingdom = { carrier = 1, fighter = 1 }
      united_states  = { carrier = 1, fighter = 1 }
    }
    for f {
      in    = pieces(space.sea_zone_12)
      where = f.unit == unit.fighter
      deck  = one_of(player.united_states, unit.carrier, space.sea_zone_12)
      carry f { by = deck }
    }
  }
  run conduct_combat {}
  play { lines = ["submarine"] }
  expect {
    that = (
      on_deck(player.united_states, space.sea_zone_12) == 2 && on_deck(player.united_kingdom, space.sea_zone_12) == 0
    )
  }
}

test "a defending fighter without a deck goes one space, to friendly ground or a friendly deck, when all battles are over" {
  cites = ["A42-523", "A42-524"]

  given {
    call sea_fight {
      attackers = [unit.submarine, unit.submarine]
      defenders = [unit.carrier, unit.fighter, unit.fighter]
    }
    place sea_zone_13 { germany = { carrier = 1 } }
    place algeria {
      united_kingdom = { infantry = 1 }
      germany        = { artillery = 1 }
    }
  }
  dice { rolls = [1, 6, 1, 6] }
  run conduct_combat {}
  play { lines = ["sea_zone_12", "done"] }
  expect {
    that    = space.algeria.controller == player.united_kingdom && on_deck(player.germany, space.sea_zone_13) == 2
    message = "Algeria had fallen by then, and the carrier was all that was left to choose"
  }
}

test "one's own fighters leave the carrier before it fights, and are not lost with it; an ally's are" {
  cites = ["A42-177..179", "A42-366", "A42-525", "A42-571"]

  given {
    call sea_fight {
      attackers = [unit.carrier]
      defenders = [unit.cruiser]
    }
    place sea_zone_12 { united_kingdom = { fighter = 1 } }
    place sea_zone_12 { united_states = { fighter = 1 } }
    deck     = one_of(player.united_kingdom, unit.carrier, space.sea_zone_12)
    own      = one_of(player.united_kingdom, unit.fighter, space.sea_zone_12)
    american = one_of(player.united_states, unit.fighter, space.sea_zone_12)
    carry own { by = deck }
    carry american { by = deck }
    set own { spent = true }
  }
  dice { rolls = [6, 3] }
  run conduct_combat {}
  expect {
    that = (
      british(unit.carrier) == 0 &&
      standing(player.united_states, unit.fighter, space.sea_zone_12) == 0 &&
      british(unit.fighter) == 1 &&
      german(unit.cruiser) == 1
    )
    message = "neither of them fired"
  }
  run noncombat_move {}
  play { lines = ["land fighter from sea_zone_12 in gibraltar"] }
  expect { that = standing(player.united_kingdom, unit.fighter, space.gibraltar) == 1 }
}

# ---- Retreat

test "ships retreat together to a zone that one of them came from" {
  cites = ["A42-315..318"]

  given {
    call sea_fight {
      attackers = [unit.cruiser, unit.destroyer, unit.fighter]
      defenders = [unit.battleship]
    }
    c = one_of(player.united_kingdom, unit.destroyer, space.sea_zone_12)
    set c { came_from = space.sea_zone_13 }
  }
  dice { rolls = [6, 6, 6, 6] }
  run conduct_combat {}
  expect { offered = ["retreat to sea_zone_7", "retreat to sea_zone_13", "press the attack"] }
  play { lines = ["retreat to sea_zone_13"] }
  expect {
    that = (
      standing(player.united_kingdom, unit.cruiser, space.sea_zone_13) == 1 &&
      standing(player.united_kingdom, unit.destroyer, space.sea_zone_13) == 1 &&
      british(unit.fighter) == 1
    )
    message = "the fighter waits where it fought"
  }
}

test "a zone that was hostile when the turn began is no way back, though it is clear by now" {
  cites = ["A42-317"]

  given {
    call sea_fight {
      attackers = [unit.cruiser]
      defenders = [unit.battleship]
    }
    place sea_zone_7 { germany = { destroyer = 1 } }
    call begin_turn { with = [player.united_kingdom] }
    gone = pieces(space.sea_zone_7)
    destroy gone {}
  }
  dice { rolls = [6, 6, 6, 4] }
  run conduct_combat {}
  expect {
    that    = british(unit.cruiser) == 0
    message = "nobody was asked, and it went on"
  }
}

test "what was left alone in a turn may be attacked in the next" {
  cites = ["A42-152"]

  given {
    call sea_fight {
      attackers = [unit.cruiser]
      defenders = [unit.transport]
    }
    set space sea_zone_12 { left_alone = true }
    call next_turn { with = [player.united_kingdom] }
  }
  run conduct_combat {}
  play { lines = ["true"] }
  expect { that = german(unit.transport) == 0 }
}

test "a carrier that a fighter counts on elsewhere does not begin a fight of choice" {
  cites = ["A42-508"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 {
      united_kingdom = { carrier = 1 }
      germany        = { submarine = 1 }
    }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_12
      flown = true
      moved = 4
    }
  }
  run {
    call conduct_combat {}
    call see_who_wins {}
  }
  expect {
    that    = standing(player.germany, unit.submarine, space.sea_zone_8) == 1 && game.round == 1
    message = "nobody was asked: the carrier is to come to sea zone 12"
  }
  run noncombat_move {}
  play { lines = ["move 1 carrier from sea_zone_8 to sea_zone_12"] }
  expect { that = on_deck(player.united_kingdom, space.sea_zone_12) == 1 }
}

test "it may fight if another carrier can come in its place" {
  cites = ["A42-508"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 {
      united_kingdom = { carrier = 1, cruiser = 1 }
      germany        = { transport = 1 }
    }
    place sea_zone_7 { united_kingdom = { carrier = 1 } }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_12
      flown = true
      moved = 4
    }
  }
  run conduct_combat {}
  play { lines = ["true"] }
  expect { that = standing(player.germany, unit.transport, space.sea_zone_8) == 0 }
}

test "but not if that one has to fight where it lies" {
  cites = ["A42-504", "A42-508"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 {
      united_kingdom = { carrier = 1, cruiser = 1 }
      germany        = { transport = 1 }
    }
    place sea_zone_7 {
      united_kingdom = { carrier = 1 }
      germany        = { destroyer = 1 }
    }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_12
      flown = true
      moved = 4
    }
  }
  expect { that = !free_to_fight(space.sea_zone_8, player.united_kingdom) }
}

test "a carrier that can no longer come to the fighter is free to fight, though another would be if it had not to fight itself" {
  cites = ["A42-504", "A42-505", "A42-508"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { germany = { transport = 1 } }
    create {
      unit   = unit.carrier
      owner  = player.united_kingdom
      at     = space.sea_zone_8
      moved  = 2
      sailed = true
      spent  = true
    }
    place sea_zone_7 {
      united_kingdom = { carrier = 1 }
      germany        = { destroyer = 1 }
    }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_12
      flown = true
      moved = 4
    }
  }
  expect { that = free_to_fight(space.sea_zone_8, player.united_kingdom) }
}

test "a submarine that joins warships in the noncombat move makes no way for a carrier, and the fighter beyond is not waited for" {
  cites = ["A42-393", "A42-397", "A42-508"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_8 { united_kingdom = { carrier = 1, submarine = 1 } }
    place sea_zone_12 { germany = { cruiser = 1 } }
    create {
      unit  = unit.fighter
      owner = player.united_kingdom
      at    = space.sea_zone_13
      flown = true
      moved = 4
    }
  }
  run noncombat_move {}
  play { lines = ["move 1 submarine from sea_zone_8 to sea_zone_12", "end noncombat move"] }
  expect {
    that = empty(every(piece), piece.unit == unit.fighter)
    said = "A fighter over Sea Zone 13 finds no place to land."
  }
}

test "a fighter on an ally's carrier stays aboard while its own power's ships fight there" {
  cites = ["A42-364", "A42-525"]

  given {
    call turn_of { p = player.united_kingdom }
    place sea_zone_12 {
      united_kingdom = { cruiser = 1, fighter = 1 }
      united_states  = { carrier = 1 }
      germany        = { destroyer = 1 }
    }
    call onto_decks { sea = space.sea_zone_12 }
  }
  dice { rolls = [3, 6] }
  run conduct_combat {}
  expect {
    that = (
      on_deck(player.united_states, space.sea_zone_12) == 1 &&
      !one_of(player.united_kingdom, unit.fighter, space.sea_zone_12).withdrew
    )
  }
}

test "where its carrier belongs is forgotten with the turn, and who waits to be mobilized is not looked for" {
  cites = ["A42-522", "A42-523"]

  given {
    call sea_fight {
      attackers = [unit.submarine]
      defenders = [unit.carrier, unit.fighter]
    }
    place mobilization_zone { germany = { fighter = 1 } }
    place norway { germany = { fighter = 1 } }
  }
  run {
    call conduct_combat {}
    call see_who_wins {}
  }
  play { lines = ["submarine"] }
  expect {
    that = (
      one_of(player.germany, unit.fighter, space.sea_zone_12).deck != none &&
      standing(player.germany, unit.fighter, space.mobilization_zone) == 1 &&
      game.round == 1
    )
    message = "nobody is asked where the fighter in Norway lands"
  }
  run next_turn { p = player.united_kingdom }
  expect { that = one_of(player.germany, unit.fighter, space.sea_zone_12).deck == none }
}

test "a fighter whose carrier is sunk goes to another in the zone, or next door, as its owner likes" {
  cites = ["A42-523"]

  given {
    call sea_fight {
      attackers = [unit.submarine]
      defenders = [unit.carrier, unit.fighter]
    }
    place sea_zone_12 { germany = { carrier = 1 } }
    call hold { with = [space.algeria, player.germany] }
  }
  dice { rolls = [1, 6] }
  run conduct_combat {}
  play { lines = ["done", "retreat to sea_zone_7"] }
  play {
    by    = player.germany
    lines = ["algeria"]
  }
  expect { that = german(unit.carrier) == 1 && standing(player.germany, unit.fighter, space.algeria) == 1 }
}

# ---- Transports that attack alone

test "transports alone among warships are fired on once before they retreat" {
  cites = ["A42-265", "A42-296", "A42-310", "A42-315", "A42-616"]
  cases = {
    "hit"    = { rolled = 2, left = 0 }
    "missed" = { rolled = 3, left = 1 }
  }

  given sea_fight {
    attackers = [unit.transport]
    defenders = [unit.destroyer]
  }
  dice { rolls = [rolled] }
  run conduct_combat { defaults = true }
  expect {
    that = standing(player.united_kingdom, unit.transport, space.sea_zone_7) == left && british(unit.transport) == 0
  }
}

test "they are fired on in every turn anew" {
  cites = ["A42-265", "A42-296", "A42-310"]

  given {
    call sea_fight {
      attackers = [unit.transport]
      defenders = [unit.destroyer]
    }
    set space sea_zone_12 { exchanged = true }
    call next_turn { with = [player.united_kingdom] }
  }
  dice { rolls = [2] }
  run conduct_combat { defaults = true }
  expect { that = british(unit.transport) == 0 }
}

test "of several, those that the one round leaves retreat" {
  cites = ["A42-265", "A42-310", "A42-315"]

  given sea_fight {
    attackers = [unit.transport, unit.transport]
    defenders = [unit.destroyer]
  }
  dice { rolls = [1] }
  run conduct_combat { defaults = true }
  expect {
    that = standing(player.united_kingdom, unit.transport, space.sea_zone_7) == 1 && british(unit.transport) == 0
  }
}

test "a transport that sails alone among warships is lost with the troops it was to land" {
  cites = ["A42-191", "A42-296"]

  given {
    call turn_of { p = player.united_kingdom }
    place united_kingdom { united_kingdom = { infantry = 1, armour = 1 } }
    place sea_zone_8 { united_kingdom = { transport = 1 } }
    place sea_zone_7 { germany = { destroyer = 3, battleship = 1 } }
  }
  dice { rolls = [6, 6, 6, 4] }
  run {
    call combat_move {}
    call conduct_combat {}
  }
  play {
    lines = [
      "load infantry from united_kingdom in sea_zone_8",
      "load armour from united_kingdom in sea_zone_8",
      "sail transport from sea_zone_8 to sea_zone_7",
      "assault western_europe with infantry from sea_zone_7",
      "assault western_europe with armour from sea_zone_7",
    ]
  }
  expect {
    that = (
      empty(every(piece), piece.owner == player.united_kingdom && piece.unit == unit.transport) &&
      standing(player.united_kingdom, unit.armour, space.sea_zone_8) == 0
    )
  }
}
