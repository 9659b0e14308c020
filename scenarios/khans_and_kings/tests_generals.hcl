# Tests of Generals and Admirals: pool, staff and map, capture, influence, command.

procedure officers_on_the_list {
  params = { p = player }

  for u {
    in    = every(unit)
    where = u.serves == p
    create {
      unit  = u
      owner = p
      at    = space.officers
    }
  }
}

procedure in_command {
  params = { who = unit, p = player, there = space, talent = int, experience = int }

  create {
    unit       = who
    owner      = p
    at         = there
    talent     = talent
    experience = experience
  }
}

# What is done with officers beside trade and construction, for one player alone.
procedure staff_work {
  params = { p = player }

  offer {
    to      = p
    actions = [action.hire_officer, action.post_officer, action.withdraw_officer]
    prompt  = "Recruit Generals, send them out or call them back."
    done    = "done"
  }
}

test "a General is recruited at random" {
  cites = ["KK3-679..681", "KK3-683", "KK3-684"]

  given {
    call two_states {}
    call officers_on_the_list { with = [player.khanate] }
    call stands { with = [unit.general_hq, player.khanate, space.altan_ordo, 1] }
  }
  dice { rolls = [1, 5] }
  run staff_work { p = player.khanate }
  play { lines = ["recruit a General"] }
  expect {
    that = (
      count(pieces(space.staff)) == 1 && count(pieces(space.officers)) == 3 && first(pieces(space.staff)).command == 3
    )
    message = "One of four, with half of the die as Command."
  }
  expect {
    that    = player.khanate.gold == 18 && player.khanate.food == 19
    message = "2 gold and 1 food."
  }
}

test "when no General can be recruited" {
  cases = {
    "without a headquarters" = {
      house   = unit.barracks,
      stock   = 20,
      listed  = true,
      posts   = 0,
      because = "Generals are recruited in a General HQ.",
      cites   = ["KK3-681"]
    }
    "without the price" = {
      house   = unit.general_hq,
      stock   = 1,
      listed  = true,
      posts   = 0,
      because = "A General costs 2 gold, 1 food.",
      cites   = ["KK3-681"]
    }
    "with an empty list" = {
      house   = unit.general_hq,
      stock   = 20,
      listed  = false,
      posts   = 0,
      because = "Nobody is left on your officers' list.",
      cites   = ["KK3-679"]
    }
    "with two in service" = {
      house   = unit.general_hq,
      stock   = 20,
      listed  = true,
      posts   = 2,
      because = "Your state has no more posts for Generals.",
      cites   = ["KK3-682"]
    }
  }

  given {
    call holds { with = [player.khanate, [space.altan_steppe]] }
    call has_stock { with = [player.khanate, stock] }
    call stands { with = [house, player.khanate, space.altan_ordo, 1] }
    call officers_on_the_list { with = [player.khanate] }
    destroy g {
      in    = pieces(space.officers)
      where = !listed
    }
    call stands { with = [unit.old_temur, player.khanate, space.sarai, posts] }
  }
  run staff_work { p = player.khanate }
  refuse {
    line    = "recruit a General"
    because = because
  }
}

test "how many Generals a state may have depends on its Government and Doctrine" {
  cites = ["KK3-682"]

  expect {
    that = (
      all([for p in powers() : p.officers_allowed == 2 + p.government.generals + p.doctrine.generals]) &&
      any(every(government), government.generals > 0)
    )
    message = "Two, and what those add."
  }
}

test "a General is sent to an own sub-province without enemies, once in a turn" {
  cites = ["KK3-684", "KK3-685", "KK3-691", "KK3-693"]

  given {
    call two_states {}
    call stands { with = [unit.old_temur, player.khanate, space.staff, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.sarai, 1] }
  }
  run staff_work { p = player.khanate }
  refuse {
    line    = ["send old_temur to sarai", "send old_temur to dornburg"]
    because = "An officer is sent to a sub-province of your own that no enemy has entered."
  }
  play { lines = ["send old_temur to altan_ordo"] }
  refuse {
    line    = "call back old_temur"
    because = "That officer is not on land, or has changed place in this turn."
  }
  run {
    set game { round = game.round + 1 }
    call staff_work { with = [player.khanate] }
  }
  play { lines = ["call back old_temur"] }
  expect {
    that    = count(pieces(space.staff)) == 1
    message = "The next turn it may come back."
  }
  refuse {
    line    = "send old_temur to altan_ordo"
    because = "That officer cannot be sent out in this turn."
  }
}

test "a banished General waits" {
  cites = ["KK3-694", "KK3-695"]

  given {
    call two_states {}
    call stands { with = [unit.old_temur, player.khanate, space.altan_ordo, 1] }
    call stands { with = [unit.batu_noyan, player.khanate, space.altan_ordo, 1] }
  }
  run {
    call banish { with = [first(pieces(space.altan_ordo)), 2] }
    call lose {
      u  = first(pieces(space.altan_ordo))
      by = none
    }
    set game { round = game.round + 2 }
    call staff_work { with = [player.khanate] }
  }
  refuse {
    line    = "send old_temur to altan_ordo"
    because = "That officer cannot be sent out in this turn."
  }
  run {
    set game { round = game.round + 1 }
    call staff_work { with = [player.khanate] }
  }
  play { lines = ["send old_temur to altan_ordo"] }
  expect {
    that    = count(pieces(space.altan_ordo)) == 1
    message = "The other is dead."
  }
}

test "a General marches, takes no room and does not fight" {
  cites = ["KK3-686..688", "KK3-690"]

  given {
    call stands { with = [unit.old_temur, player.khanate, space.sarai, 1] }
  }
  expect {
    g    = first(pieces(space.sarai))
    that = !fights(g) && !takes_room(g) && !occupies(g) && g.speed == 1 && empty(enemies(space.sarai, player.kingdom))
  }
  run marching { p = player.khanate }
  play { lines = ["move old_temur from sarai to chagan_ford"] }
  refuse {
    line    = "move old_temur from chagan_ford to red_sands"
    because = "You have nothing there that can still move."
  }
}

test "a General alone among enemies is taken" {
  cites = ["KK3-689"]
  cases = {
    "alone"              = { guard = unit.barracks, taken = true }
    "with a unit beside" = { guard = unit.spearmen, taken = false }
  }

  given {
    call stands { with = [unit.old_temur, player.khanate, space.sarai, 1] }
    call stands { with = [guard, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.sarai, 1] }
  }
  run take_officers { s = space.sarai }
  expect {
    that    = any(every(piece), is_officer(piece) && piece.captor == player.kingdom) == taken
    message = "Whoever fights beside protects."
  }
}

test "a General whom independents find alone is lost; a player there takes him" {
  cites = ["KK3-689", "KK3-864"]
  cases = {
    "independents alone"         = { others = [player.independents], alive = false, taken = false }
    "a player's units with them" = { others = [player.independents, player.kingdom], alive = true, taken = true }
    "a player's units"           = { others = [player.kingdom], alive = true, taken = true }
  }

  given {
    call stands { with = [unit.old_temur, player.khanate, space.sarai, 1] }
    for p {
      in = others
      call stands { with = [unit.spearmen, p, space.sarai, 1] }
    }
  }
  run {
    call take_officers { with = [space.sarai] }
    call end_of_turn {}
  }
  expect {
    those = where(every(piece), is_officer(piece))
    that = (
      !empty(those) == alive && any(those, piece.captor == player.kingdom) == taken &&
      empty(officers_of(player.khanate))
    )
  }
}

test "a General who marches among independents is taken, and nothing that follows trips over him" {
  cites = ["KK3-689", "KK3-864"]

  given {
    call stands { with = [unit.old_temur, player.khanate, space.northport, 1] }
    call stands { with = [unit.militia, player.independents, space.sarai, 1] }
  }
  run marching { p = player.khanate }
  play { lines = ["move old_temur from northport to sarai"] }
  expect {
    that = any(every(piece), is_officer(piece) && piece.captor == player.independents)
    said = "Old Temur falls into the hands of Freeland, who spare nobody."
  }
}

test "independents that find a General end his service" {
  cites = ["KK3-689", "KK3-864"]

  given {
    call stands { with = [unit.old_temur, player.khanate, space.sarai, 1] }
    call stands { with = [unit.militia, player.independents, space.sarai, 1] }
  }
  run {
    call take_all_officers {}
    call end_of_turn {}
  }
  expect {
    that = empty(every(piece), is_officer(piece))
    said = "Old Temur falls into the hands of Freeland, who spare nobody."
  }
}

# A General of the Khanate's alone in Dornburg, the capital of a province of the Kingdom's.
procedure general_in_dornburg {
  params = { guarded = bool }

  set game {
    round  = 4
    active = player.kingdom
  }
  call two_states {}
  call stands { with = [unit.old_temur, player.khanate, space.dornburg, 1] }
  call stands {
    when = guarded
    with = [unit.spearmen, player.khanate, space.dornburg, 1]
  }
}

test "a unit that is recruited onto a General takes him at once" {
  cites = ["KK3-689"]

  given general_in_dornburg { guarded = false }
  run recruiting { p = player.kingdom }
  play { lines = ["recruit spearmen in dornmark"] }
  expect {
    that = any(every(piece), is_officer(piece) && piece.captor == player.kingdom)
    said = "Old Temur falls into the hands of Aldermark."
  }
}

test "nobody is recruited onto a General whom a unit guards" {
  cites = ["KK3-148", "KK3-689"]

  given general_in_dornburg { guarded = true }
  run recruiting { p = player.kingdom }
  refuse {
    line    = "recruit spearmen in dornmark"
    because = "has no place for it."
  }
  play {
    lines = ["done"]
  }
  run take_all_officers {}
  expect { that = all(every(piece), !is_officer(piece) || piece.captor == none) }
}

test "a General whose guard is disbanded among those with whom a treaty ended is taken when the next movement begins" {
  cites   = ["KK3-689"]
  options = { players = 2 }
  cases = {
    "disbanded"     = { lines = ["disband swordsmen in holm_fields", "done"], taken = true }
    "not disbanded" = { lines = ["done"], taken = false }
  }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.alliance] }
    call stands { with = [unit.old_temur, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call settle_relation { with = [player.khanate, player.kingdom, relation.hostile] }
  }
  run recruiting { p = player.khanate }
  play { lines = lines }
  expect {
    that    = all(every(piece), !is_officer(piece) || piece.captor == none)
    message = "not yet"
  }
  run {
    defaults = true
    call movement_of { with = [player.khanate] }
  }
  play { lines = ["stop moving"] }
  expect { that = any(every(piece), is_officer(piece) && piece.captor == player.kingdom) == taken }
}

test "a prisoner who is won over to where a General stands takes him at once" {
  cites = ["KK3-689", "KK3-848"]

  given general_in_dornburg { guarded = false }
  given {
    call stands { with = [unit.prison_camp, player.kingdom, space.holm_fields, 1] }
    call imprisoned { with = [unit.bowmen, player.union, player.kingdom, space.holm_fields] }
  }
  dice { rolls = [1] }
  run among_prisoners { who = [player.kingdom] }
  play { lines = ["win bowmen over", "dornburg"] }
  expect { that = any(every(piece), is_officer(piece) && piece.captor == player.kingdom) }
}

test "a General among Flying units: whom they guard nobody takes, and who is alone falls to those who are won over" {
  cites = ["KK3-689", "KK3-847"]
  cases = {
    "Flying units guard him" = { guards = 1, no = ["dornburg"], where = "falkenstadt", taken = false }
    "he is alone"            = { guards = 0, no = [], where = "dornburg", taken = true }
  }

  given general_in_dornburg { guarded = false }
  given {
    call stands { with = [unit.kite_riders, player.khanate, space.dornburg, guards] }
    call stands { with = [unit.prison_camp, player.kingdom, space.holm_fields, 1] }
    call imprisoned { with = [unit.kite_riders, player.union, player.kingdom, space.holm_fields] }
  }
  dice { rolls = [1] }
  run among_prisoners { who = [player.kingdom] }
  play { lines = ["win kite_riders over"] }
  refuse {
    line    = no
    because = "is no answer here"
  }
  play { lines = [where] }
  expect { that = any(every(piece), is_officer(piece) && piece.captor == player.kingdom) == taken }
}

test "a ship that is won over is launched where no enemies lie" {
  cites = ["KK3-157", "KK3-266", "KK3-847"]
  cases = {
    "in either of two seas" = {
      foe   = unit.mine_barrier,
      lines = ["win war_dhow over", "delta_bight"],
      at    = space.delta_bight
    }
    "not where an enemy cruiser lies" = { foe = unit.cruiser, lines = ["win war_dhow over"], at = space.pearl_gulf }
  }

  given {
    call holds { with = [player.sultanate, [space.kasr]] }
    call stands { with = [unit.port, player.sultanate, space.lighthouse, 1] }
    call stands { with = [unit.prison_camp, player.sultanate, space.kasr_city, 1] }
    call imprisoned { with = [unit.war_dhow, player.kingdom, player.sultanate, space.kasr_city] }
    call stands { with = [foe, player.kingdom, space.delta_bight, 1] }
  }
  dice { rolls = [1] }
  run among_prisoners { who = [player.sultanate] }
  play { lines = lines }
  expect {
    that    = first(every(piece), piece.unit == unit.war_dhow).space == at
    message = "It lies in ${at}."
  }
}

test "whoever else appears where a General stands takes him at once" {
  cites = ["KK3-689"]
  cases = {
    "vassals"       = { how = 1, taken = true }
    "the freed"     = { how = 2, taken = true }
    "who musters"   = { how = 3, taken = true }
    "rebels"        = { how = 4, taken = false }
    "the Red Guard" = { how = 5, taken = false }
  }

  given general_in_dornburg { guarded = false }
  given {
    call imprisoned {
      when = how == 2
      with = [unit.spearmen, player.kingdom, player.khanate, space.sarai]
    }
    call stands {
      when = how == 3
      with = [unit.barracks, player.kingdom, space.holm_fields, 1]
    }
  }
  run {
    defaults = true
    call call_up {
      when  = how == 1
      with  = [unit.vassal_knights, space.dornburg, player.kingdom, calling.vassal, space.dornmark]
      ready = false
    }
    for u {
      in    = pieces(space.captivity)
      where = how == 2
      call set_free { with = [u, player.kingdom, [space.dornburg]] }
    }
    set game {
      when  = how == 3
      round = 6
    }
    call muster {
      when = how == 3
      with = [player.kingdom]
    }
    call rise {
      when = how == 4
      with = [space.dornmark, 6]
    }
    call red_guard_rises {
      when = how == 5
      with = [space.dornburg]
    }
  }
  expect {
    that = any(every(piece), is_officer(piece) && piece.captor == (taken ? player.kingdom : player.independents))
  }
}

test "who marches in takes the General" {
  cites = ["KK3-689"]

  given {
    call stands { with = [unit.old_temur, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.northport, 1] }
  }
  run marching { p = player.kingdom }
  play { lines = ["move 1 spearmen from northport to sarai"] }
  expect {
    that = any(every(piece), is_officer(piece) && piece.captor == player.kingdom)
    said = "Old Temur falls into the hands of Aldermark."
  }
}

# ---- Influence and command

test "the influence of a General" {
  cites = ["KK3-678", "KK3-699"]
  cases = {
    "where it stands" = {
      who    = unit.old_temur,
      g      = space.sarai,
      signal = space.salt_pans,
      at     = space.sarai,
      leads  = true,
      cites  = ["KK3-701", "KK3-702"]
    }
    "next to it" = {
      who    = unit.old_temur,
      g      = space.sarai,
      signal = space.salt_pans,
      at     = space.red_sands,
      leads  = true,
      cites  = ["KK3-702"]
    }
    "two away" = {
      who    = unit.old_temur,
      g      = space.sarai,
      signal = space.salt_pans,
      at     = space.silk_gate,
      leads  = false,
      cites  = ["KK3-701", "KK3-702"]
    }
    "two away, far-sighted" = {
      who    = unit.sorghan_khatun,
      g      = space.sarai,
      signal = space.salt_pans,
      at     = space.silk_gate,
      leads  = true,
      cites  = ["KK3-703"]
    }
    "two away, by Signals" = {
      who    = unit.old_temur,
      g      = space.sarai,
      signal = space.chagan_ford,
      at     = space.silk_gate,
      leads  = true,
      cites  = ["KK3-514", "KK3-567", "KK3-704", "KK3-705"]
    }
    "Signals out of influence" = {
      who    = unit.old_temur,
      g      = space.sarai,
      signal = space.pilgrim_hill,
      at     = space.silk_gate,
      leads  = false,
      cites  = ["KK3-705"]
    }
    "beyond the Signals" = {
      who    = unit.old_temur,
      g      = space.sarai,
      signal = space.chagan_ford,
      at     = space.pilgrim_hill,
      leads  = false,
      cites  = ["KK3-704"]
    }
  }

  given {
    call in_command { with = [who, player.khanate, g, 2, 1] }
    call stands { with = [unit.heliograph, player.khanate, signal, 1] }
    call stands { with = [unit.spearmen, player.khanate, at, 1] }
    call stands { with = [unit.spearmen, player.kingdom, at, 1] }
  }
  expect {
    mine    = first(pieces(at, player.khanate), piece.unit == unit.spearmen)
    that    = (commander_of(mine) != none) == leads && mine.morale == (leads ? 5 : 3)
    message = "3, and the Command of 2."
  }
  expect {
    foe     = first(pieces(at, player.kingdom))
    that    = commander_of(foe) == none && foe.morale == 3
    message = "The enemy's units are not subordinate."
  }
}

test "Signals pass on what Signals pass on" {
  cites = ["KK3-705"]

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, 2, 1] }
    call stands { with = [unit.heliograph, player.khanate, space.chagan_ford, 1] }
    call stands { with = [unit.heliograph, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.pilgrim_hill, 1] }
  }
  expect {
    that    = first(pieces(space.pilgrim_hill)).morale == 5
    message = "A chain of two."
  }
  run {
    set u {
      in     = pieces(space.chagan_ford)
      routed = true
    }
  }
  expect {
    that    = first(pieces(space.pilgrim_hill)).morale == 3
    message = "A Routed one breaks it."
  }
}

test "the most experienced General commands" {
  cites = ["KK3-707", "KK3-708", "KK3-713"]

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, 3, 1] }
    call in_command { with = [unit.batu_noyan, player.khanate, space.chagan_ford, 1, 2] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  expect {
    mine    = last(pieces(space.sarai))
    that    = commander_of(mine).unit == unit.batu_noyan && mine.morale == 5
    message = "Command 1, and 1 for the second level; the other's 3 do nothing."
  }
}

test "equals quarrel" {
  cites = ["KK3-709", "KK3-710"]
  cases = {
    "of 3 and 1"    = { one = 3, other = 1, third = 3, n = 1 }
    "of 2 and 2"    = { one = 2, other = 2, third = 2, n = 3 }
    "of 1, 2 and 3" = { one = 1, other = 2, third = 3, n = 1 }
  }

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, one, 2] }
    call in_command { with = [unit.batu_noyan, player.khanate, space.chagan_ford, other, 2] }
    call in_command { with = [unit.old_temur, player.khanate, space.red_sands, third, 2] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  expect {
    mine    = last(pieces(space.sarai))
    that    = commander_of(mine) == none && mine.morale == n
    message = "Nobody's Command counts, and the difference is lost."
  }
}

test "called back, a General does nothing more" {
  cites = ["KK3-692"]

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, 2, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
  }
  expect { that = last(pieces(space.sarai)).morale == 5 }
  run staff_work { p = player.khanate }
  play { lines = ["call back old_temur"] }
  expect { that = last(pieces(space.sarai)).morale == 3 }
}

test "traits of Generals" {
  cites = ["KK3-700"]
  cases = {
    "cavalry under a horseman" = {
      who      = unit.batu_noyan,
      what     = unit.light_horse,
      doing    = duty.attacking,
      strength = 4,
      morale   = 5
    }
    "infantry under a horseman" = {
      who      = unit.batu_noyan,
      what     = unit.swordsmen,
      doing    = duty.attacking,
      strength = 5,
      morale   = 6
    }
    "infantry under a drillmaster" = {
      who      = unit.marshal_thorn,
      what     = unit.swordsmen,
      doing    = duty.attacking,
      strength = 5,
      morale   = 7
    }
    "attackers under a dashing one" = {
      who      = unit.general_voss,
      what     = unit.swordsmen,
      doing    = duty.attacking,
      strength = 6,
      morale   = 5
    }
    "supporters under a dashing one" = {
      who      = unit.general_voss,
      what     = unit.swordsmen,
      doing    = duty.supporting,
      strength = 6,
      morale   = 5
    }
    "defenders under a dashing one" = {
      who      = unit.general_voss,
      what     = unit.swordsmen,
      doing    = duty.defending,
      strength = 5,
      morale   = 5
    }
    "attackers under a cautious one" = {
      who      = unit.duke_alaric,
      what     = unit.swordsmen,
      doing    = duty.attacking,
      strength = 4,
      morale   = 7
    }
    "guns under a gunner" = {
      who      = unit.kommissar_rein,
      what     = unit.field_guns,
      doing    = duty.defending,
      strength = 5,
      morale   = 4
    }
    "cavalry under a drillmaster" = {
      who      = unit.marshal_thorn,
      what     = unit.light_horse,
      doing    = duty.attacking,
      strength = 3,
      morale   = 5
    }
    "without a trait" = {
      who      = unit.old_temur,
      what     = unit.swordsmen,
      doing    = duty.attacking,
      strength = 5,
      morale   = 6
    }
  }

  given {
    call in_command { with = [who, player.khanate, space.dornburg, 2, 1] }
    create {
      unit  = what
      owner = player.khanate
      at    = space.holm_fields
      duty  = doing
    }
  }
  expect {
    mine    = last(pieces(space.holm_fields))
    that    = mine.power == strength && mine.morale == morale
    message = "Strength ${strength}, Morale ${morale}."
  }
}

# ---- Regrouping

test "a General regroups as many as Command says" {
  cites = ["KK3-644..646", "KK3-697", "KK3-698"]

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, 2, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.bowmen, player.khanate, space.red_sands, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.chagan_ford, 1] }
    call stands { with = [unit.riflemen, player.khanate, space.silk_gate, 1] }
    set u {
      in     = every(piece)
      where  = fights(u)
      routed = true
    }
  }
  run marching { p = player.khanate }
  refuse {
    line    = "regroup riflemen in silk_gate"
    because = "No General, Signals or barracks can regroup anything there now."
  }
  play { lines = ["regroup spearmen in sarai", "regroup bowmen in red_sands"] }
  refuse {
    line    = "regroup swordsmen in chagan_ford"
    because = "No General, Signals or barracks can regroup anything there now."
  }
  play { lines = ["stop moving"] }
  expect {
    that    = count(every(piece), piece.routed) == 2
    message = "Two of four."
  }
  run marching { p = player.khanate }
  play { lines = ["regroup swordsmen in chagan_ford"] }
  expect {
    that    = !first(pieces(space.chagan_ford)).routed
    message = "The next turn there are two more."
  }
}

test "who else regroups" {
  cases = {
    "barracks"                  = { house = unit.barracks, at = space.sarai, can = true, cites = ["KK3-648"] }
    "a training camp"           = { house = unit.training_camp, at = space.sarai, can = true, cites = ["KK3-648"] }
    "barracks next door"        = { house = unit.barracks, at = space.red_sands, can = false, cites = ["KK3-648"] }
    "any other building"        = { house = unit.port, at = space.sarai, can = false, cites = ["KK3-648"] }
    "Signals without a General" = { house = unit.heliograph, at = space.sarai, can = false, cites = ["KK3-647"] }
  }

  given {
    call stands { with = [house, player.khanate, at, 1] }
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.sarai
      routed = true
    }
  }
  expect {
    that    = (rallied_by(last(pieces(space.sarai))) != none) == can
    message = "It can, or it cannot."
  }
}

test "Signals regroup beside their General" {
  cites = ["KK3-568", "KK3-647", "KK3-706"]

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, 1, 1] }
    call stands { with = [unit.heliograph, player.khanate, space.chagan_ford, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.bowmen, player.khanate, space.silk_gate, 1] }
    call stands { with = [unit.swordsmen, player.khanate, space.silk_gate, 1] }
    set u {
      in     = pieces(space.silk_gate)
      routed = true
    }
  }
  run marching { p = player.khanate }
  play { lines = ["regroup spearmen in silk_gate"] }
  expect {
    that    = first(pieces(space.chagan_ford)).rallied == 1 && first(pieces(space.sarai)).rallied == 0
    message = "The General's own number is untouched."
  }
  play { lines = ["regroup bowmen in silk_gate"] }
  refuse {
    line    = "regroup swordsmen in silk_gate"
    because = "No General, Signals or barracks can regroup anything there now."
  }
}

test "either of two who quarrel regroups" {
  cites = ["KK3-711"]

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.sarai, 1, 1] }
    call in_command { with = [unit.batu_noyan, player.khanate, space.sarai, 1, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.bowmen, player.khanate, space.sarai, 1] }
    set u {
      in     = pieces(space.sarai)
      where  = fights(u)
      routed = true
    }
  }
  run marching { p = player.khanate }
  play { lines = ["regroup spearmen in sarai", "regroup bowmen in sarai"] }
  expect {
    that    = !any(pieces(space.sarai), piece.routed)
    message = "One unit each."
  }
}

test "Decisions and Events regroup as well" {
  cites = ["KK3-649"]

  given {
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.sarai
      routed = true
    }
  }
  run {
    call regroup_unit { with = [first(pieces(space.sarai))] }
  }
  expect { that = !first(pieces(space.sarai)).routed }
}

# ---- Admirals

test "Admirals command at sea, and from a naval base on land" {
  cites = ["KK3-714", "KK3-720"]
  cases = {
    "a ship" = { chief = unit.lord_haven, what = unit.cruiser, at = space.south_amber, house = unit.port, leads = true }
    "a unit on land" = {
      chief = unit.lord_haven,
      what  = unit.spearmen,
      at    = space.kings_haven,
      house = unit.port,
      leads = false
    }
    "a unit at a naval base" = {
      chief = unit.lord_haven,
      what  = unit.spearmen,
      at    = space.kings_haven,
      house = unit.naval_base,
      leads = true
    }
    "a ship under a General" = {
      chief = unit.sir_osric,
      what  = unit.cruiser,
      at    = space.south_amber,
      house = unit.naval_base,
      leads = false
    }
  }

  given {
    call in_command { with = [chief, player.kingdom, space.kings_haven, 1, 1] }
    call stands { with = [house, player.kingdom, space.kings_haven, 1] }
    call stands { with = [what, player.kingdom, at, 1] }
  }
  expect { that = (commander_of(last(pieces(at))) != none) == leads }
}

test "an Admiral goes aboard, and dies with the ship" {
  cites = ["KK3-715..719"]

  given {
    call stands { with = [unit.lord_haven, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.merchant_junk, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.sir_osric, player.kingdom, space.kings_haven, 1] }
  }
  run marching { p = player.kingdom }
  refuse {
    line    = "embark sir_osric on merchant_junk"
    because = "That Admiral has no whole turn left, or is not ashore."
  }
  refuse {
    line    = "move lord_haven from kings_haven to south_amber"
    because = "Nothing of yours in King's Haven can go there."
  }
  play { lines = ["embark lord_haven on merchant_junk"] }
  refuse {
    line    = "put lord_haven ashore in kings_haven"
    because = "That Admiral is not aboard, or has had this turn."
  }
  expect {
    that    = first(cargo(first(pieces(space.south_amber)))).unit == unit.lord_haven
    message = "The flag is hoisted."
  }
  play { lines = ["stop moving"] }
  run staff_work { p = player.kingdom }
  refuse {
    line    = "call back lord_haven"
    because = "That officer is not on land, or has changed place in this turn."
  }
  play { lines = ["done"] }
  run {
    call lose {
      u  = first(pieces(space.south_amber))
      by = none
    }
  }
  expect {
    that = !any(every(piece), piece.unit == unit.lord_haven)
    said = "Aldermark loses Lord Haven at"
  }
}

test "an Admiral goes ashore the next turn" {
  cites = ["KK3-717"]

  given {
    call stands { with = [unit.lord_haven, player.kingdom, space.south_amber, 1] }
    call stands { with = [unit.cruiser, player.kingdom, space.south_amber, 1] }
    carry p {
      in    = pieces(space.south_amber)
      where = is_officer(p)
      by    = last(pieces(space.south_amber))
    }
  }
  run marching { p = player.kingdom }
  play { lines = ["put lord_haven ashore in kings_haven"] }
  expect {
    that    = first(pieces(space.kings_haven)).left == 0
    message = "It takes the turn."
  }
}

test "each state begins with a General in its capital" {
  cites = ["KK3-679", "KK3-680", "KKA-41"]
  setup = true

  expect {
    that = all([
      for p in powers() : any([for g in pieces(capital_of(p.home)) : g.owner == p && is_officer(g) && g.command == 2])
    ])
    message = "With Command 2."
  }
  expect {
    that    = all(powers(), count(pieces(space.officers, player)) == 3)
    message = "Three more are on the list."
  }
}

procedure persuading {
  params = { p = player }

  offer {
    to      = p
    actions = [action.win_over]
    prompt  = "Win prisoners over."
    done    = "done"
  }
}

test "a captured General may change sides" {
  cites = ["KK3-696"]

  given {
    call two_states {}
    call stands { with = [unit.old_temur, player.khanate, space.sarai, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.sarai, 1] }
  }
  run take_officers { s = space.sarai }
  dice { rolls = [1] }
  run persuading { p = player.kingdom }
  play { lines = ["win old_temur over", "dornburg"] }
  expect {
    that    = count(in_the_field(player.kingdom), piece.unit == unit.old_temur) == 1 && empty(in_the_field(player.khanate))
    message = "He serves the captor."
  }
}

test "who regroups whom" {
  cites = ["KK3-647", "KK3-648", "KK3-706"]
  cases = {
    "the enemy's barracks"     = { what = unit.barracks, p = player.kingdom, at = space.sarai, tired = 0, can = false }
    "Signals where they stand" = { what = unit.heliograph, p = player.khanate, at = space.sarai, tired = 0, can = true }
    "Signals that have regrouped" = {
      what  = unit.heliograph,
      p     = player.khanate,
      at    = space.sarai,
      tired = 1,
      can   = false
    }
    "Signals of the enemy" = { what = unit.heliograph, p = player.kingdom, at = space.sarai, tired = 0, can = false }
    "Signals too far away" = {
      what  = unit.heliograph,
      p     = player.khanate,
      at    = space.silk_gate,
      tired = 0,
      can   = false
    }
  }

  given {
    call in_command { with = [unit.old_temur, player.khanate, space.chagan_ford, 0, 1] }
    create {
      unit    = what
      owner   = p
      at      = at
      rallied = tired
    }
    create {
      unit   = unit.spearmen
      owner  = player.khanate
      at     = space.sarai
      routed = true
    }
  }
  expect { that = (rallied_by(last(pieces(space.sarai))) != none) == can }
}

test "where an Admiral goes aboard and ashore" {
  cites = ["KK3-715", "KK3-717"]

  given {
    call stands { with = [unit.lord_haven, player.kingdom, space.kings_haven, 1] }
    call stands { with = [unit.cruiser, player.kingdom, space.north_amber, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.eldermoor, 1] }
  }
  run marching { p = player.kingdom }
  refuse {
    line    = ["embark lord_haven on cruiser"]
    because = "No ship of yours lies there."
  }
  play { lines = ["sail 1 cruiser from north_amber to south_amber"] }
  play { lines = ["embark lord_haven on cruiser", "stop moving"] }
  run marching { p = player.kingdom }
  refuse {
    line    = ["put lord_haven ashore in eldermoor", "put lord_haven ashore in south_amber"]
    because = "No friendly coast is near."
  }
  play { lines = ["put lord_haven ashore in kings_haven"] }
  expect {
    that    = first(pieces(space.kings_haven)).holder == none && first(pieces(space.kings_haven)).moved
    message = "Ashore, for this turn."
  }
}

test "the enemy's naval base is no use to an Admiral" {
  cites = ["KK3-720"]

  given {
    call in_command { with = [unit.lord_haven, player.kingdom, space.kings_haven, 1, 1] }
    call stands { with = [unit.naval_base, player.khanate, space.kings_haven, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.kings_haven, 1] }
  }
  expect { that = commander_of(last(pieces(space.kings_haven))) == none }
}
