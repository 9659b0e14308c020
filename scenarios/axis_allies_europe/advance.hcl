# The extraordinary cash advance: 12 IPC for each side before the first round, spent at once wherever the side has units, or kept.

class player {
  state = {
    advance = { type = int, default = 0, min = 0, doc = "What is left of its cash advance." }
  }
}

phase cash_advance {
  title = "Cash Advance"
  cites = ["EUR-024", "EUR-116..118", "EUR-122", "EUR-123", "EUR-125"]

  for side {
    in = every(alliance)
    call share_advance { with = [side] }
    for p {
      in    = sorted(every(player), player.order)
      where = p.alliance == side
      offer {
        to      = p
        actions = [action.place]
        prompt  = "Spend the cash advance; ${p.advance} IPC are left of it."
        done    = "keep the rest"
      }
    }
  }
  for p {
    in = every(player)
    gain p { ipc = p.advance }
    set p { advance = 0 }
  }
}

# The first power of a side proposes what each has; without agreement all have the same.
procedure share_advance {
  params = { side = alliance }
  cites  = ["EUR-117", "EUR-118", "EUR-124"]

  members = where(sorted(every(player), player.order), player.alliance == side)
  speaker = first(members)
  other   = members[count(members) - 1]
  fund    = 12

  var rest { is = fund }
  for p {
    in    = members
    where = p != other
    choose share {
      by      = speaker
      prompt  = "How much of the advance is for ${p}? ${rest} IPC are left."
      from    = range(0, rest)
      default = min(rest, div(fund, count(members)))
    }
    set p { advance = share }
    set { rest = rest - share }
  }
  set other { advance = rest }

  var agreed { is = true }
  for p {
    in    = members
    where = agreed && p != speaker
    choose consent {
      by      = p
      prompt  = "${speaker} shares the advance: ${[for q in members : "${q.title} ${q.advance}"]}. Do you agree?"
      from    = [true, false]
      default = true
    }
    set { agreed = consent }
  }
  set p {
    in      = members
    where   = !agreed
    advance = div(fund, count(members))
  }
}

# Where a side has a unit, a gun or a ship, but not a complex alone.
function footholds {
  params = { u = unit, p = player }
  is = [
    for s in every(space) : s
    if (s.domain == domain.sea) == (u.domain == domain.sea) &&
    any(pieces(s), friend(piece.owner, p) && !piece.unit.industry)
  ]
  cites = ["EUR-119", "EUR-120"]
}

action place {
  text  = "place ${n} ${what} in ${there}"
  menu  = "place units at once"
  cites = ["EUR-117..121", "EUR-123"]

  param what {
    in      = where(every(unit), unit.price > 0 && unit.price <= actor.advance)
    prompt  = "Place what? Each costs: ${costs(where(every(unit), unit.price > 0 && unit.price <= actor.advance))}."
    message = "That costs more than is left of the advance."
  }
  param there {
    in      = footholds(what, actor)
    prompt  = "Where?"
    message = "What is bought now goes where your side has a unit already: land units and aircraft ashore, ships at sea."
  }
  param n {
    in      = range(1, div(actor.advance, what.price))
    prompt  = "How many?"
    message = "${what} costs ${what.price} IPC; of the advance ${actor.advance} are left."
  }

  do {
    set actor { advance = actor.advance - n * what.price }
    create {
      unit  = what
      owner = actor
      at    = there
      count = n
    }
  }

  appeal = what == unit.infantry && n == div(actor.advance, what.price) ? 5 + threat(there, actor) : 0
}
