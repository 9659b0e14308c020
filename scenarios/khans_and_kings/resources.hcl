# Resources: who handles which, what provinces yield, increments and prices. They are declared in the order in which reductions
# of a price apply (KK3-323).

class resource {
  attributes = {
    colour = colour
    users = {
      type    = set(organisation),
      default = [organisation.artisan, organisation.industrial],
      doc     = "Which organisations of production use it. Each uses one resource of a colour."
    }
  }
}

resource gold {
  colour = colour.yellow
  cites  = ["KK3-297", "KK3-313"]
}

resource stone {
  colour = colour.white
  users  = [organisation.artisan]
  cites  = ["KK3-297", "KK3-300", "KK3-315"]
}

resource materials {
  title  = "building material"
  colour = colour.white
  users  = [organisation.industrial]
  cites  = ["KK3-297", "KK3-299", "KK3-315"]
}

resource wood {
  colour = colour.green
  users  = [organisation.artisan]
  cites  = ["KK3-297", "KK3-300", "KK3-314"]
}

resource fuel {
  colour = colour.green
  users  = [organisation.industrial]
  cites  = ["KK3-297", "KK3-299", "KK3-314"]
}

resource metal {
  colour = colour.blue
  cites  = ["KK3-297", "KK3-312"]
}

resource food {
  colour = colour.red
  cites  = ["KK3-297", "KK3-311"]
}

function handles {
  params = { p = player, r = resource }
  is     = contains(r.users, p.organisation)
  cites  = ["KK3-099", "KK3-100", "KK3-298..300"]
}

# What a player has of each resource, to be told.
function in_store {
  params  = { p = player }
  returns = map(resource, int)
  is      = { for r in every(resource) : r => stock(p, r) }
}

# Amounts of resources in the variants that p handles: fuel for wood, and the like.
function as_handled {
  params  = { amounts = map(resource, int), p = player }
  returns = map(resource, int)
  is = {
    for r in every(resource) :
    r => handles(p, r) ? sum([for v in every(resource) : amounts[v] if v.colour == r.colour]) :
    0
  }
  cites = ["KK3-303"]
}

# ---- Income

# The level of Wealth of a province.
function level_of {
  params = { province = space }
  is     = max(0, province.wealth + province.enriched)
  cites  = ["KK3-199", "KK3-201", "KK3-203"]
}

# What a province yields by its Wealth: nothing under feudal privileges, although the level stays.
function wealth {
  params = { province = space }
  is     = province.feudal_since > 0 ? 0 : level_of(province)
  cites  = ["KK3-189", "KK3-202"]
}

class player {
  state = {
    income = {
      type  = map(resource, int),
      lasts = phase.resources,
      show  = false,
      doc   = "What came in from provinces and buildings in this phase."
    }
    increments = { type = map(resource, int), doc = "What Events and Decisions add to the increments." }
    cuts       = { type = map(resource, int), doc = "What Events and Decisions take off prices." }
  }
}

# What provinces and buildings bring comes in here, so that increments know of it.
procedure bring_in {
  params = { p = player, r = resource, n = int }
  cites  = ["KK3-301"]

  if {
    when = handles(p, r)
    set p { income = put(p.income, r, p.income[r] + max(0, n)) }
  }
}

# The increment of a resource; other rules attach modifiers.
value increment {
  of    = player
  with  = { r = resource }
  is    = self.government.increments[r] + self.doctrine.increments[r] + self.increments[r]
  cites = ["KK3-316"]
}

phase resources {
  title = "Resources"
  cites = ["KK3-013", "KK3-014", "KK3-005"]

  call roll_colour {}
  for p {
    in = nations()
    call province_income { with = [p] }
    call building_income { with = [p] }
    call collect { with = [p] }
  }
}

procedure province_income {
  params = { p = player }
  cites  = ["KK3-013", "KK3-202", "KK3-276", "KK3-301", "KK3-306", "KK3-307"]

  for r {
    in    = every(resource)
    where = r.colour == game.colour
    for s {
      in    = provinces_of(p)
      where = s.colour == game.colour && earns(s, p)
      call bring_in { with = [p, r, wealth(s)] }
    }
  }
}

# Whether a province yields its base resources.
function earns {
  params = { province = space, p = player }
  is     = !threatened(province, p)
  cites  = ["KK3-276"]
}

# What came in, with the increments of what came in.
function incremented {
  params  = { p = player }
  returns = map(resource, int)
  is      = { for r in every(resource) : r => p.income[r] == 0 ? 0 : max(0, p.income[r] + increment(p, r)) }
  cites   = ["KK3-317..319"]
}

# Gold of sea trade routes comes neither from provinces nor from buildings: no increment counts it.
procedure collect {
  params = { p = player }
  cites  = ["KK3-317..319", "KK3-383"]

  made  = incremented(p)
  gains = put(made, resource.gold, made[resource.gold] + from_routes(p))
  gain p { all = gains }
  say { text = "${p} receives ${gains}." }
}

# ---- Prices

class unit {
  attributes = {
    cheaper_with = {
      type    = set(unit),
      default = [],
      doc     = "Buildings each of which makes it cheaper for the state that has one."
    }
    cheaper = {
      type    = map(resource, int),
      default = {},
      min     = 0,
      doc     = "What each kind of those buildings takes off its price."
    }
  }
}

# By how much the price of a unit or building is lowered: by the realm for all of them, by buildings for some.
value discount {
  of    = player
  with  = { what = unit, r = resource }
  is    = self.government.cuts[r] + self.doctrine.cuts[r] + self.cuts[r]
  min   = 0
  cites = ["KK3-320", "KK3-321"]
}

modifier cheaper_by_a_building {
  to    = value.discount
  add   = what.cheaper[r] * count(what.cheaper_with, kinds_owned(self, unit) > 0)
  cites = ["KK3-320", "KK3-321"]
}

function reduction {
  params = { u = unit, p = player, r = resource }
  is     = min(u.price[r], discount(p, u, r))
  cites  = ["KK3-320", "KK3-321"]
}

# Reductions apply in full in the order of the resources, and one unit in all is left.
function price {
  params  = { u = unit, p = player }
  returns = map(resource, int)
  cites   = ["KK3-322", "KK3-323"]

  spare = sum(every(resource), u.price[resource]) - 1
  cuts  = [for r in every(resource) : reduction(u, p, r)]
  is = {
    for r in every(resource) :
    r => u.price[r] - max(0, min(reduction(u, p, r), spare - sum(take(cuts, index(every(resource), r)))))
  }
}

# Nothing that costs a resource which p does not handle can be had.
function handles_all {
  params = { u = unit, p = player }
  is     = all([for r in every(resource) : u.price[r] == 0 || handles(p, r)])
  cites  = ["KK3-101", "KK3-304", "KK3-305"]
}

# Whether the stock would do if every reduction applied in full.
function within_means {
  params = { u = unit, p = player }
  is     = all([for r in every(resource) : u.price[r] <= stock(p, r) + discount(p, u, r)])
  cites  = ["KK3-320"]
}

# The price is looked at only where reductions decide.
function affordable {
  params = { u = unit, p = player }
  is     = handles_all(u, p) && (can_pay(p, u.price) || within_means(u, p) && can_pay(p, price(u, p)))
  cites  = ["KK3-320", "KK3-322"]
}
