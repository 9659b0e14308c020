# Tests of the Decisions: decks, hands, moments, what the cards do, and who learns what.

procedure deal_to {
  params = { p = player, cards = list(unit) }

  for u {
    in = cards
    create {
      unit  = u
      owner = p
      at    = p.hand
    }
  }
}

# The window of one player's own affairs.
procedure own_affairs {
  params = { p = player }

  offer {
    to      = p
    actions = [action.play_decision]
    prompt  = "Your affairs."
    done    = "done"
  }
}

# One step of a unit into a place of another's.
procedure invades {
  params = { what = unit, p = player, there = space }

  create newcomer {
    unit  = what
    owner = p
    at    = there
  }
  set newcomer { left = 2 }
  emit entered {
    mover     = newcomer
    place     = there
    left_from = there
  }
}

test "there are three decks of four or five cards, face down, and nobody begins with a card" {
  cites   = ["KK3-086", "KK3-087", "KKA-22"]
  setup   = true
  options = { players = 3 }

  expect {
    that = (
      count(every(deck)) == 3 &&
      all([
        for d in every(deck) :
        count(pieces(deck_of(d))) == (d == deck.order ? 5 : 4) && all(pieces(deck_of(d)), piece.unit.deck == d)
      ])
    )
  }
  expect { that = all(powers(), empty(pieces(player.hand))) }
  expect {
    that  = !sees(player.khanate, first(pieces(space.order_deck)).unit)
    text  = "${first(pieces(space.order_deck))}"
    as    = player.khanate
    reads = "a face-down card"
  }
}

test "a hand is known to its holder alone" {
  cites   = ["KK3-083", "KK3-085"]
  options = { players = 2 }

  given {
    create {
      unit = unit.coup
      at   = space.strategy_deck
    }
  }
  run draw_card { with = [player.khanate, deck.strategy] }
  expect {
    as   = player.khanate
    said = "You draw Coup."
  }
  expect {
    as     = player.kingdom
    said   = "Tarkhan draws a card of the Strategy deck."
    unsaid = "Coup"
  }
  expect {
    card = first(pieces(space.khanate_hand))
    that = card.owner == player.khanate && sees(player.khanate, card.unit) && !sees(player.kingdom, card.unit)
  }
}

test "a card is played in its moment, and goes back into its deck" {
  cites   = ["KK3-082", "KK3-084", "KK3-089"]
  options = { players = 2 }

  given deal_to { with = [player.khanate, [unit.great_festival, unit.ambush]] }
  run own_affairs { with = [player.khanate] }
  refuse {
    line    = "play ambush"
    because = "You hold no such card for this moment."
  }
  refuse {
    line    = "play coup"
    because = "You hold no such card for this moment."
  }
  play { lines = ["play great_festival"] }
  expect {
    that = (
      player.khanate.satisfaction == 4 && count(pieces(space.strategy_deck)) == 1 &&
      first(pieces(space.strategy_deck)).owner == none && count(pieces(space.khanate_hand)) == 1
    )
  }
  expect {
    as   = player.kingdom
    said = "Tarkhan plays Great Festival."
  }
}

test "all learn which card is played in the moves of others, but not where it lies in the deck" {
  cites   = ["KK3-084", "KK3-085"]
  options = { players = 2 }

  given {
    call deal_to { with = [player.khanate, [unit.war_cry]] }
    create {
      unit = unit.ambush
      at   = space.order_deck
    }
    create {
      unit  = unit.spearmen
      owner = player.kingdom
      at    = space.sarai
    }
  }
  run open_window {
    with   = [moment.before_battle, player.khanate]
    target = first(pieces(space.sarai))
  }
  play { lines = ["play war_cry"] }
  expect {
    as     = player.kingdom
    said   = "Tarkhan plays War Cry."
    unsaid = "hidden"
  }
  expect {
    that = count(pieces(space.order_deck)) == 2 && !any(pieces(space.order_deck), sees(player.kingdom, piece.unit))
  }
}

test "the deck is shuffled when a card goes back" {
  cites = ["KK3-089"]

  given {
    call deal_to { with = [player.khanate, [unit.great_festival]] }
    create {
      unit  = unit.coup
      at    = space.strategy_deck
      count = 40
    }
  }
  run put_back { with = [first(pieces(space.khanate_hand))] }
  expect {
    that    = last(pieces(space.strategy_deck)).unit != unit.great_festival
    message = "it would lie at the bottom otherwise, but for one time in 41"
  }
}

test "the decks are shuffled before the game" {
  cites = ["KK3-087"]

  given {
    create {
      unit  = unit.coup
      at    = space.strategy_deck
      count = 40
    }
    create {
      unit = unit.great_festival
      at   = space.strategy_deck
    }
  }
  run shuffle_decks {}
  expect {
    that    = last(pieces(space.strategy_deck)).unit != unit.great_festival
    message = "it lies at the bottom but for one time in 41 otherwise"
  }
}

test "who enters another's land may be ambushed" {
  cites   = ["KK3-084", "KKA-22"]
  options = { players = 2 }

  given {
    call two_states {}
    call deal_to { with = [player.kingdom, [unit.ambush, unit.coup]] }
    call stands { with = [unit.spearmen, player.khanate, space.holm_fields, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.holm_fields, 1] }
    set u {
      in    = pieces(space.holm_fields)
      left  = 1
      along = 1
    }
  }
  run invades { with = [unit.horde, player.khanate, space.holm_fields] }
  refuse {
    line    = "play coup"
    because = "You hold no such card for this moment."
  }
  play {
    lines = ["play ambush"]
    by    = player.kingdom
  }
  expect {
    that = (
      all([for u in pieces(space.holm_fields) : u.left == (u.owner == player.khanate ? 0 : 1) && u.along == u.left]) &&
      count(pieces(space.order_deck)) == 1
    )
    said = "An ambush stops Tarkhan in Holm Fields."
  }
}

test "who holds cards is asked, whether one fits or not, and others are not" {
  cites   = ["KK3-085"]
  options = { players = 3 }

  given {
    call two_states {}
    call deal_to { with = [player.kingdom, [unit.coup]] }
    call deal_to { with = [player.union, [unit.ambush]] }
  }
  run invades { with = [unit.horde, player.khanate, space.holm_fields] }
  expect { offered = ["play none", "play none this turn"] }
  play {
    lines = ["play none"]
    by    = player.kingdom
  }
  expect {
    that = first(pieces(space.holm_fields)).left == 2
  }
}

test "the lord of a place is asked once in a movement" {
  cites   = ["KK3-084", "KK3-085"]
  options = { players = 2 }

  given {
    call two_states {}
    call deal_to { with = [player.kingdom, [unit.ambush, unit.war_cry]] }
  }
  run {
    call invades { with = [unit.horde, player.khanate, space.holm_fields] }
    call invades { with = [unit.horde, player.khanate, space.holm_fields] }
    call invades { with = [unit.horde, player.khanate, space.stonewater] }
  }
  play {
    lines = ["play none", "play none"]
    by    = player.kingdom
  }
  run begin_turn {}
  expect { that = count(pieces(space.kingdom_hand)) == 2 }
}

test "who wants to play no card is asked no more in that turn" {
  cites   = ["KK3-084", "KK3-085"]
  options = { players = 2 }

  given {
    call two_states {}
    call deal_to { with = [player.kingdom, [unit.ambush, unit.war_cry]] }
  }
  run {
    call invades { with = [unit.horde, player.khanate, space.stonewater] }
    call invades { with = [unit.horde, player.khanate, space.oak_march] }
    call open_window {
      with   = [moment.before_battle, player.kingdom]
      target = first(pieces(space.oak_march))
    }
  }
  play {
    lines = ["play none this turn"]
    by    = player.kingdom
  }
  expect {
    that = player.kingdom.quiet && !sees(player.khanate, player.kingdom.quiet) && count(pieces(space.kingdom_hand)) == 2
  }
  run end_of_turn {}
  expect { that = !player.kingdom.quiet }
}

test "nobody is asked when a friend enters, or in nobody's land" {
  cites   = ["KK3-084"]
  options = { players = 2 }

  given {
    call two_states {}
    call settle_relation { with = [player.khanate, player.kingdom, relation.peace] }
    call deal_to { with = [player.kingdom, [unit.ambush]] }
  }
  run {
    call invades { with = [unit.horde, player.khanate, space.holm_fields] }
    call invades { with = [unit.horde, player.khanate, space.elkhold] }
    call invades { with = [unit.horde, player.kingdom, space.holm_fields] }
  }
  run begin_turn {}
  expect { that = count(pieces(space.kingdom_hand)) == 1 }
}

test "cards before a battle weaken the enemy until the end of the movement" {
  cites   = ["KK3-084", "KKA-22"]
  options = { players = 2 }
  cases = {
    "War Cry"        = { card = unit.war_cry, morale_less = 1, power_less = 0 }
    "Feigned Flight" = { card = unit.feigned_flight, morale_less = 0, power_less = 1 }
  }

  given {
    call two_states {}
    call deal_to { with = [player.kingdom, [card]] }
  }
  run before_the_battle {}
  play {
    lines = ["play ${card}"]
    by    = player.kingdom
  }
  expect { said = "morale ${morale_less}, power ${power_less}" }
}

procedure before_the_battle {
  create target {
    unit  = unit.swordsmen
    owner = player.khanate
    at    = space.holm_fields
  }
  spirit = target.morale
  force  = target.power
  call open_window { with = [moment.before_battle, player.kingdom, target] }
  say { text = "morale ${spirit - target.morale}, power ${force - target.power}" }
}

test "a Forced March adds a step in one's own movement" {
  cites   = ["KK3-084", "KKA-22"]
  options = { players = 2 }

  given {
    call two_states {}
    call deal_to { with = [player.khanate, [unit.forced_march, unit.coup]] }
    call stands { with = [unit.spearmen, player.khanate, space.sarai, 1] }
    call stands { with = [unit.market, player.khanate, space.chagan_ford, 1] }
    create {
      unit  = unit.militia
      owner = player.kingdom
      at    = space.dornburg
      left  = 1
    }
  }
  run movement_of { with = [player.khanate] }
  refuse {
    line    = "play coup for spearmen"
    because = "You hold no such card for this moment."
  }
  refuse {
    line    = ["play forced_march for horde", "play forced_march for market", "play forced_march for militia"]
    because = "No such unit of yours can still move."
  }
  play { lines = ["play forced_march for spearmen"] }
  expect { that = first(pieces(space.sarai)).left == 2 && count(pieces(space.order_deck)) == 1 }
}

test "a spy reads a hand, and nobody else does" {
  cites   = ["KK3-085", "KKA-22"]
  options = { players = 4 }

  given {
    call deal_to { with = [player.khanate, [unit.spy_at_court, unit.ambush]] }
    call deal_to { with = [player.kingdom, [unit.coup]] }
    call deal_to { with = [player.sultanate, [unit.coup]] }
  }
  run own_affairs { with = [player.khanate] }
  play { lines = ["play spy_at_court"] }
  refuse {
    line    = ["khanate", "union"]
    because = "is no answer here"
  }
  play { lines = ["kingdom"] }
  expect {
    coup = first(pieces(space.kingdom_hand))
    that = (
      contains(coup.seen_by, player.khanate) && sees(player.khanate, coup.unit) && sees(player.kingdom, coup.unit) &&
      !sees(player.union, coup.unit)
    )
    said = "A spy of Tarkhan reads the papers of Aldermark."
  }
  run put_back { with = [first(pieces(space.kingdom_hand))] }
  expect {
    card    = first(pieces(space.strategy_deck))
    that    = !sees(player.khanate, card.unit)
    message = "in the deck it is hidden again"
  }
}

test "a spy is of no use where nobody holds cards" {
  cites   = ["KK3-084"]
  options = { players = 2 }

  given deal_to { with = [player.khanate, [unit.spy_at_court, unit.stolen_plans, unit.false_rumours]] }
  run own_affairs { with = [player.khanate] }
  refuse {
    line    = ["play spy_at_court", "play stolen_plans"]
    because = "You hold no such card for this moment."
  }
  play { lines = ["play false_rumours"] }
  expect { that = player.kingdom.edge == -2 }
}

test "plans are stolen at random, from whom the thief names" {
  cites   = ["KKA-22"]
  options = { players = 4 }

  given {
    call deal_to { with = [player.khanate, [unit.stolen_plans, unit.coup]] }
    call deal_to { with = [player.kingdom, [unit.coup]] }
    call deal_to { with = [player.union, [unit.ambush, unit.ambush]] }
  }
  run own_affairs { with = [player.khanate] }
  play { lines = ["play stolen_plans"] }
  refuse {
    line    = ["khanate", "sultanate"]
    because = "is no answer here"
  }
  play { lines = ["union"] }
  expect {
    that = (
      count(pieces(space.union_hand)) == 1 && count(pieces(space.khanate_hand)) == 2 &&
      last(pieces(space.khanate_hand)).unit == unit.ambush && last(pieces(space.khanate_hand)).owner == player.khanate
    )
  }
}

test "agitators begin a revolution in the land of a rival, and an Event one at home" {
  cites   = ["KK3-289", "KKA-21", "KKA-22"]
  options = { players = 3 }

  given {
    call two_states {}
    call deal_to { with = [player.khanate, [unit.agitators]] }
    set game { drawer = player.kingdom }
  }
  run own_affairs { with = [player.khanate] }
  play { lines = ["play agitators", "kingdom"] }
  expect { said = "Agitators of Tarkhan are at work in Aldermark." }
  expect { said = "Revolution in" }
  run {
    set space chagan { holder = none }
    set space burkhan { holder = none }
    call carry_out {
      with   = [effect.revolution, player.khanate]
      target = none
    }
  }
  expect { said = "Revolution in the Altan Steppe!" }
}

test "Decisions change the government, the doctrine and the goal, and nothing else does" {
  cites   = ["KK3-091", "KK3-095", "KK3-097"]
  options = { players = 2, goals = source_of_goals.chosen }

  given {
    call deal_to { with = [player.khanate, [unit.coup, unit.army_reform, unit.change_of_course]] }
    set player khanate {
      government = government.chiefdom
      doctrine   = doctrine.swift_riders
      aim        = aim.full_coffers
    }
  }
  run own_affairs { with = [player.khanate] }
  play { lines = ["play coup", "monarchy", "play army_reform"] }
  refuse {
    line    = "swift_riders"
    because = "is no answer here"
  }
  play { lines = ["walls_and_roads", "play change_of_course"] }
  refuse {
    line    = "full_coffers"
    because = "is no answer here"
  }
  play { lines = ["great_works"] }
  expect {
    that = (
      player.khanate.government == government.monarchy && player.khanate.doctrine == doctrine.walls_and_roads &&
      player.khanate.aim == aim.great_works
    )
  }
}

test "so do Events" {
  cites   = ["KKA-21"]
  options = { players = 2, goals = source_of_goals.chosen }
  cases = {
    "three is a palace revolt" = {
      rolls  = [1, 2],
      answer = "monarchy",
      rule   = government.monarchy,
      school = doctrine.swift_riders,
      goal   = aim.full_coffers,
      cites  = ["KK3-091"]
    }
    "nineteen is a new school" = {
      rolls  = [9, 10],
      answer = "walls_and_roads",
      rule   = government.chiefdom,
      school = doctrine.walls_and_roads,
      goal   = aim.full_coffers,
      cites  = ["KK3-095"]
    }
    "twenty is a new course" = {
      rolls  = [10, 10],
      answer = "great_works",
      rule   = government.chiefdom,
      school = doctrine.swift_riders,
      goal   = aim.great_works,
      cites  = ["KK3-097"]
    }
    "nineteen, declined" = {
      rolls  = [9, 10],
      answer = "keep to swift_riders",
      rule   = government.chiefdom,
      school = doctrine.swift_riders,
      goal   = aim.full_coffers,
      cites  = ["KK3-095"]
    }
    "twenty, declined" = {
      rolls  = [10, 10],
      answer = "keep to the old goal",
      rule   = government.chiefdom,
      school = doctrine.swift_riders,
      goal   = aim.full_coffers,
      cites  = ["KK3-097"]
    }
  }

  given {
    set game { drawer = player.khanate }
    set player khanate {
      government = government.chiefdom
      doctrine   = doctrine.swift_riders
      aim        = aim.full_coffers
    }
  }
  dice { rolls = rolls }
  run draw_event {}
  play { lines = [answer] }
  expect { that = player.khanate.government == rule && player.khanate.doctrine == school && player.khanate.aim == goal }
}

test "Events that hit at random: a fire, rebels, a General who falls ill, troops that rally" {
  cites   = ["KK3-009", "KKA-21"]
  options = { players = 2 }

  given {
    set game { drawer = player.khanate }
    call holds { with = [player.khanate, [space.burkhan, space.chagan]] }
    call stands { with = [unit.farm, player.khanate, space.sarai, 1] }
    call stands { with = [unit.market, player.kingdom, space.dornburg, 1] }
    call stands { with = [unit.spearmen, player.khanate, space.chagan_ford, 1] }
    call stands { with = [unit.spearmen, player.kingdom, space.elkhold, 1] }
    set u {
      in     = concat(pieces(space.chagan_ford), pieces(space.elkhold))
      routed = true
    }
  }
  dice { rolls = [2, 4, 7, 7, 1, 4, 1] }
  run draw_event {}
  expect { that = empty(pieces(space.sarai)) && count(pieces(space.dornburg)) == 1 }
  run draw_event {}
  expect {
    that = !first(pieces(space.chagan_ford)).routed && first(pieces(space.elkhold)).routed && player.khanate.edge == 1
  }
  dice { rolls = [3, 0, 1] }
  run draw_event {}
  expect { said = "Chagan Valley rises: 3 units of rebels." }
}

test "the plague takes a General from the army for two turns" {
  cites   = ["KK3-009", "KKA-21"]
  options = { players = 2 }
  setup   = true

  given {
    set game { drawer = player.khanate }
  }
  expect { that = count(in_the_field(player.khanate)) == 1 }
  run carry_out {
    with   = [effect.plague, player.khanate]
    target = none
  }
  expect {
    that = empty(in_the_field(player.khanate)) && count(in_the_field(player.kingdom)) == 1 && player.khanate.food == 3
    said = "has to leave the army."
  }
}

test "where nothing is built, nothing burns" {
  cites   = ["KK3-009", "KKA-21"]
  options = { players = 2 }

  given {
    set game { drawer = player.khanate }
  }
  dice { rolls = [3, 3] }
  run draw_event {}
  expect { said = "Great Fire" }
}

test "what cards do to units ends with the movement" {
  cites   = ["KKA-22"]
  options = { players = 2 }

  given {
    call stands { with = [unit.spearmen, player.kingdom, space.dornburg, 1] }
    set u {
      in           = pieces(space.dornburg)
      disheartened = true
      deceived     = true
    }
    set space dornburg { watched = true }
  }
  run movement_of { with = [player.khanate] }
  expect {
    that = (
      !first(pieces(space.dornburg)).disheartened && !first(pieces(space.dornburg)).deceived && !space.dornburg.watched
    )
  }
}

test "a General who rides into another's land is no enemy to ambush" {
  cites   = ["KK3-084"]
  options = { players = 2 }

  given {
    call two_states {}
    call deal_to { with = [player.kingdom, [unit.ambush]] }
  }
  run invades { with = [unit.old_temur, player.khanate, space.holm_fields] }
  expect { that = !space.holm_fields.watched && count(pieces(space.kingdom_hand)) == 1 }
}
