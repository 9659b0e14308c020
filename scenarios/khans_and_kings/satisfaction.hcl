# The satisfaction of the population: its level, what moves it, strikes and uprisings, and the fuel that winter takes.

enum mood {
  cites  = ["KK3-103", "KK3-104"]
  values = [rebellious, discontented, content, delighted]
  titles = { rebellious = "Rebellious", discontented = "Discontented", content = "Content", delighted = "Delighted" }
}

class player {
  state = {
    satisfaction = {
      type    = int,
      default = 3,
      min     = 1,
      max     = 4,
      show    = true,
      doc     = "1 is Rebellious, 4 is Delighted; without what luxuries add."
    }
    won    = { type = int, default = 0, doc = "Battles won this turn." }
    lost   = { type = int, default = 0, doc = "Battles lost this turn." }
    missed = { type = set(space), doc = "Provinces that it has had and lost." }
  }
}

class space {
  state = { strikes = { type = bool, default = false, doc = "Provinces: the buildings yield nothing this turn." } }
}

# The level with the luxuries on top of it (our default: they count as long as they are held).
value contentment {
  of    = player
  is    = self.satisfaction + luxuries(self)
  min   = 1
  max   = 4
  cites = ["KK3-104", "KK3-118", "KK3-116"]
}

function mood_of {
  params = { p = player }
  is     = every(mood)[p.contentment - 1]
}

# Conquered provinces are a level lower; below Rebellious there is nothing.
function mood_in {
  params = { province = space }
  owner  = province.holder
  is = (
    owner == none ? mood.content :
    national(province, owner) ? mood_of(owner) :
    every(mood)[max(1, owner.contentment - 1) - 1]
  )
  cites = ["KK3-114", "KK3-208"]
}

modifier spirits_of_the_people {
  to    = value.morale
  when  = self.owner != none && self.owner != player.independents
  add   = self.owner.contentment - 3
  cites = ["KK3-105", "KK3-108", "KK3-109", "KK3-112"]
}

procedure shift_mood {
  params = { p = player, n = int, why = text }
  cites  = ["KK3-104", "KK3-116"]

  before = mood_of(p)
  set p { satisfaction = max(1, min(4, p.satisfaction + n)) }
  say {
    when = mood_of(p) != before
    text = "The people of ${p} are ${mood_of(p)} now: ${why}."
  }
}

# One kind of luxury counts once, however much of it there is.
function luxuries {
  params = { p = player }
  is     = count(unique([for t in pieces(space.stores, p) : t.unit if t.unit.luxury]))
  cites  = ["KK3-118", "KK3-119", "KK3-331"]
}

# ---- The start of the turn

# One die for the strike, one for the uprising: national and conquered provinces may need both.
procedure unrest {
  params = { p = player }
  cites  = ["KK3-110", "KK3-111", "KK3-113", "KK3-115", "KK3-108"]

  discontented = where(provinces_of(p), mood_in(space) == mood.discontented)
  rebellious   = where(provinces_of(p), mood_in(space) == mood.rebellious)
  say {
    when = mood_of(p) != mood.content
    text = "The people of ${p} are ${mood_of(p)}."
  }
  if {
    when = !empty(discontented)
    roll strike {
      die   = die.k6
      count = 1
    }
    say { text = "The die for a strike in ${p}: ${first(strike)}." }
    if {
      when = first(strike) <= 2
      set discontented { strikes = true }
      say { text = "Strike in ${p}: ${discontented}." }
    }
  }
  if {
    when = !empty(rebellious)
    roll revolt {
      die   = die.k6
      count = 1
    }
    say { text = "The die for an uprising in ${p}: ${first(revolt)}." }
    if {
      when = first(revolt) <= 2
      pick rising {
        from  = rebellious
        count = 1
      }
      for there {
        in = rising
        call uprising { with = [there] }
      }
    }
  }
}

procedure calm_strikes {
  cites = ["KK3-111"]

  set s {
    in      = provinces()
    strikes = false
  }
}

# ---- The start of recruitment and construction

# Our reading: one of a resource, as increments belong to the phase before.
procedure thanks_of_the_people {
  params = { p = player }
  cites  = ["KK3-106", "KK3-108"]

  return { when = mood_of(p) != mood.delighted }

  choose gift {
    by     = p
    prompt = "Your people are Delighted. What do they bring you?"
    from   = where(every(resource), handles(p, resource))
    text   = "one ${it}"
    secret = false
    appeal = 10 - stock(p, it)
  }
  if {
    when = gift != none
    gain p {
      resource = gift
      amount   = 1
    }
    say { text = "The people of ${p} bring one ${gift}." }
  }
}

# Our default: paid when recruitment and construction begin.
procedure heating {
  params = { p = player }
  cites  = ["KK3-080", "KK3-081", "KK3-102", "KK3-117"]

  return { when = game.season != season.winter || p.organisation == organisation.artisan }

  call burn_fuel warm { with = [p] }
  call shift_mood {
    when = !warm
    p    = p
    n    = -1
    why  = "they freeze"
  }
}

# ---- Through the turn

on battle_over counts_for_the_mood {
  cites = ["KK3-120", "KK3-121"]

  set p {
    in    = powers()
    where = p == winner
    won   = p.won + 1
  }
  set p {
    in    = powers()
    where = p == loser
    lost  = p.lost + 1
  }
}

on province_taken moves_the_mood {
  cites = ["KK3-122", "KK3-123"]

  call shift_mood {
    when = from != none && openly_national(province, from)
    p    = from
    n    = -1
    why  = "${province} is lost"
  }
  call shift_mood {
    when = by != none && openly_national(province, by) && contains(by.missed, province)
    p    = by
    n    = 1
    why  = "${province} is free again"
  }
  set from {
    when   = from != none
    missed = union(from.missed, [province])
  }
}

# Our reading: three more is enough.
procedure balance_of_battles {
  params = { p = player }
  cites  = ["KK3-120", "KK3-121"]

  call shift_mood {
    when = p.lost - p.won >= 3
    p    = p
    n    = -1
    why  = "too many battles are lost"
  }
  call shift_mood {
    when = p.won - p.lost >= 3
    p    = p
    n    = 1
    why  = "the army is victorious"
  }
  set p {
    won  = 0
    lost = 0
  }
}
