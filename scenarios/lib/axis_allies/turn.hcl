# Rounds, turns and phases; purchase, mobilization, income.

# What a set-up ends with, when the units are on the board.
procedure prepare {
  cites = ["REV-037..039", "REV-058"]

  call pay_purses {}
  set s {
    in          = every(space)
    controller  = s.power
    was_held_by = s.power
  }
  for f {
    in = every(piece)
    call embark { with = [f] }
  }
}

procedure pay_purses {
  cites = ["REV-058"]

  gain p {
    in  = every(player)
    ipc = p.purse
  }
}

sequence game {
  cites = ["REV-118", "REV-126"]

  repeat {
    times = 10000
    call play_round {}
  }
}

procedure play_round {
  cites = ["REV-118", "REV-119", "REV-121", "REV-126", "REV-432", "REV-433"]

  set game { round = game.round + 1 }

  for p {
    in = sorted(every(player), player.order)
    call turn { with = [p] }
  }
  check_victory {}
}

procedure turn {
  params = { p = player }
  cites  = ["REV-022", "REV-120", "REV-122", "REV-124", "REV-125", "REV-324", "REV-326", "REV-327", "REV-430"]

  set game { active = p }
  call begin_turn { with = [p] }

  call arm { when = !fallen(p) }
  call combat_move {}
  call conduct_combat {}
  call noncombat_move {}
  if {
    when = !fallen(p)
    call mobilize_new_units {}
    call collect_income {}
  }
}

procedure begin_turn {
  params = { p = player }

  set s {
    in          = every(space)
    was_held_by = s.controller
    was_shared  = s.domain == domain.sea && hostile_waters(s, p) && any(pieces(s), piece.owner == p)
  }

  # What a transport unloaded, in whosever turn, binds it until its own power's next turn.
  set c {
    in      = every(piece)
    where   = c.owner == p
    unloads = none
    cites   = ["REV-607"]
  }
}

# What a power does before it moves, while it has its capital.
procedure arm {
  call purchase_units {}
}

# ---- Purchase

phase purchase_units {
  title = "Purchase Units"
  cites = ["REV-128", "REV-167", "REV-170", "REV-174"]

  offer {
    to      = game.active
    actions = [action.buy]
    prompt  = "Buy units; you have ${game.active.ipc} IPC."
    done    = "end purchase"
  }
}

function costs {
  params = { kinds = list(unit) }
  is     = [for u in kinds : "${u} ${u.price}"]
}

# What a unit is bought for; nothing for what is not sold. It is derived, so that house rules are modifiers.
value price {
  of    = unit
  is    = self.cost
  cites = ["REV-168"]
}

# What a power can buy and pay for.
function wares {
  params = { p = player }
  is     = where(every(unit), unit.price > 0 && unit.price <= p.ipc)
  cites  = ["REV-074", "REV-169"]
}

# What is on the board but never for sale.
function unsold {
  is    = where(every(unit), unit.price == 0)
  cites = ["REV-168"]
}

action buy {
  text  = "buy ${n} ${what}"
  menu  = "buy"
  cites = ["REV-074", "REV-168", "REV-169", "REV-171..173", "REV-175", "REV-176", "REV-326"]

  param what {
    in     = wares(actor)
    prompt = "Buy what? Each costs: ${costs(wares(actor))}."
    message = <<-END
      ${empty(unsold()) ? "You cannot pay for that" : "Either that is never sold (${unsold()}) or you cannot pay for it"}:
      you have ${actor.ipc} IPC. What you can buy, and its price: ${costs(wares(actor))}.
    END
  }
  param n {
    prompt = "How many?"
    in     = range(1, div(actor.ipc, what.price))
    message = <<-END
      ${what} costs ${what.price} IPC; you have ${actor.ipc}. You can buy
      ${div(actor.ipc, what.price) == 1 ? "1" : "from 1 to ${div(actor.ipc, what.price)}"}.
    END
  }

  do {
    pay actor { ipc = n * what.price }
    create {
      unit  = what
      owner = actor
      at    = space.mobilization_zone
      count = n
    }
  }

  appeal = buy_appeal(actor, what, n)
}

# ---- Mobilization

# A complex the power has controlled since the turn began, that is not an ally's.
function eligible_works {
  params = { s = space, p = player }
  is = (
    s.was_held_by == p && any(pieces(s), piece.unit.industry && !piece.fresh) &&
    (s.power == p || !friend(s.power, p) || fallen(s.power))
  )
  cites = ["REV-309", "REV-320", "REV-415", "REV-416", "REV-418", "REV-487", "REV-492..495"]
}

function capacity {
  params = { s = space }
  is     = s.income - s.placed
  cites  = ["REV-417", "REV-488"]
}

function waiting {
  params = { p = player, u = unit }
  is     = where(pieces(space.mobilization_zone, p), piece.unit == u)
}

phase mobilize_new_units {
  title = "Mobilize New Units"
  cites = ["REV-132", "REV-414"]

  offer {
    to      = game.active
    actions = [action.mobilize, action.launch]
    prompt  = "Mobilize the units you bought."
    done    = "end mobilization"
  }
  call report_waiting { p = game.active }
}

# Units that were not mobilized stay in the mobilization zone.
procedure report_waiting {
  params = { p = player }

  left = count(pieces(space.mobilization_zone, p))
  say {
    when = left > 0
    text = (
      left == 1 ? "1 unit of ${p} waits in the mobilization zone for a later turn." :
      "${left} units of ${p} wait in the mobilization zone for a later turn."
    )
  }
}

action mobilize {
  text  = "mobilize ${n} ${what} in ${there}"
  menu  = "mobilize on land"
  cites = ["REV-414", "REV-415", "REV-417", "REV-419", "REV-420"]

  param what {
    prompt = "Which unit?"
    in = unique([
      for c in pieces(space.mobilization_zone, actor) : c.unit
      if c.unit.domain != domain.sea && !c.unit.industry
    ])
    message = (
      any(every(unit), unit.industry && unit.price > 0) ?
      <<-END
        No such land or air unit of yours waits to be mobilized. Ships are launched with "launch", and a complex is built
        with "build".
      END
      : "No such land or air unit of yours waits to be mobilized. Ships are launched with \"launch\"."
    )
  }
  param there {
    prompt  = "Where?"
    in      = where(every(space), capacity(space) > 0 && eligible_works(space, actor))
    message = "You have no complex there that has been yours since the turn began and still has room."
  }
  param n {
    prompt  = "How many?"
    in      = range(1, min(count(waiting(actor, what)), capacity(there)))
    message = "You have ${count(waiting(actor, what))} of these to mobilize; the complex has room for ${capacity(there)}."
  }

  do {
    for c {
      in = take(waiting(actor, what), n)
      move c { to = there }
      set c { fresh = true }
    }
    set there { placed = there.placed + n }
  }

  appeal = 10 + threat(there, actor)
}

action launch {
  text  = "launch ${n} ${what} in ${there} from ${yard}"
  menu  = "launch ships"
  cites = ["REV-417", "REV-422", "REV-423"]

  param what {
    prompt  = "Which unit?"
    in      = unique([for c in pieces(space.mobilization_zone, actor) : c.unit if c.unit.domain == domain.sea])
    message = "No such ship of yours waits to be launched."
  }
  param yard {
    prompt  = "From which complex?"
    in      = where(every(space), capacity(space) > 0 && eligible_works(space, actor))
    message = "You have no complex there that has been yours since the turn began and still has room."
  }
  param there {
    prompt  = "In which sea zone?"
    in      = where(adjacent(yard), space.domain == domain.sea)
    message = "Ships are launched in a sea zone beside the complex."
  }
  param n {
    prompt  = "How many?"
    in      = range(1, min(count(waiting(actor, what)), capacity(yard)))
    message = "The complex can still mobilize ${capacity(yard)} units."
  }

  do {
    for c {
      in = take(waiting(actor, what), n)
      move c { to = there }
      set c { fresh = true }
    }
    set yard { placed = yard.placed + n }
  }

  appeal = launch_appeal(actor, there, what)
}

# ---- Income

# What a power collects; derived, so that house rules are modifiers.
value income {
  of    = player
  is    = production(self)
  cites = ["REV-428", "REV-429"]
}

phase collect_income {
  title = "Collect Income"
  cites = ["REV-123", "REV-133", "REV-325", "REV-328", "REV-428..430"]

  p      = game.active
  income = p.income
  gain p { ipc = income }
  say { text = "${p} collects ${income} IPC." }
}
