# What Germany draws from the Middle East, the Allies pay, as they agree among themselves.

# The second scale of the production chart.
function oil {
  params = { p = player }
  is     = sum([for s in every(space) : s.income if s.middle_east && s.controller == p])
  cites  = ["EUR-046", "EUR-048", "EUR-272", "EUR-444", "EUR-446..448"]
}

after phase collect_income oil_is_paid {
  cites = ["EUR-022", "EUR-449", "EUR-452"]

  call pay_for_oil { with = [game.active] }
}

# Pledges are made in the order of turns; who says nothing leaves it to those after him who have the money. If they do
# not make up the sum, the power that is paid says who pays, and who next, as long as money is missing.
procedure pay_for_oil {
  params = { to = player }
  cites  = ["EUR-449..452", "EUR-455"]

  payers = where(sorted(every(player), player.order), foe(player, to))
  due    = min(oil(to), sum(payers, player.ipc))

  return { when = due == 0 }

  var missing { is = due }
  for p {
    in = payers

    after = sum([for q in payers : q.ipc if q.order > p.order])
    choose share {
      by      = p
      prompt  = "${to} is due ${due} IPC for oil, and ${missing} are missing. How many IPC do you pay?"
      from    = range(0, min(missing, p.ipc))
      default = max(0, missing - after)
    }
    set p { pledge = share }
    set { missing = missing - share }
  }
  if {
    when = missing > 0
    set { missing = due }
    set payers { pledge = 0 }
    repeat {
      while = missing > 0

      solvent = [for p in payers : p if p.ipc > p.pledge]
      choose payer {
        by      = to
        prompt  = "The Allies do not agree. Who pays? ${missing} IPC are due."
        from    = solvent
        default = best(solvent, player.ipc)
      }
      set payers { pledge = it == payer ? min(it.ipc, missing) : it.pledge }
      set { missing = due - sum(payers, player.pledge) }
    }
  }
  for p {
    in = payers
    pay p { ipc = p.pledge }
    gain to { ipc = p.pledge }
    set p { pledge = 0 }
  }
  say { text = "The Allies pay ${to} ${due} IPC for the oil of the Middle East." }
}

class player {
  state = {
    pledge = { type = int, default = 0, min = 0, doc = "What it pays for oil." }
  }
}
