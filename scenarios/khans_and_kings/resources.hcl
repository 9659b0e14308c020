# Resources: who handles which, what provinces yield, increments and prices. They are declared in the order in which reductions
# of a price apply (KK3-323).

class resource {
  attributes = {
    colour = colour
    users  = { type = set(organisation), default = [organisation.artisan, organisation.industrial] }
    twin   = { type = optional(resource), default = none, doc = "What the other organisation of production uses in its place." }
  }
}

resource gold {
  colour = colour.yellow
  cites  = ["KK3-297", "KK3-313"]
}

resource stone {
  colour = colour.white
  users  = [organisation.artisan]
  twin   = resource.materials
  cites  = ["KK3-297", "KK3-300", "KK3-315"]
}

resource materials {
  title  = "building materials"
  colour = colour.white
  users  = [organisation.industrial]
  twin   = resource.stone
  cites  = ["KK3-297", "KK3-299", "KK3-315"]
}

resource wood {
  colour = colour.green
  users  = [organisation.artisan]
  twin   = resource.fuel
  cites  = ["KK3-297", "KK3-300", "KK3-314"]
}

resource fuel {
  colour = colour.green
  users  = [organisation.industrial]
  twin   = resource.wood
  cites  = ["KK3-297", "KK3-299", "KK3-314"]
}

resource metals {
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

# The resource of a colour, in the variant that p handles.
function resource_of {
  params = { c = colour, p = player }
  is     = first([for r in every(resource) : r if r.colour == c && handles(p, r)])
  cites  = ["KK3-301", "KK3-306"]
}

# The same resource in the variant that p handles.
function variant_of {
  params = { r = resource, p = player }
  is     = handles(p, r) || r.twin == none ? r : r.twin
  cites  = ["KK3-303"]
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
    income     = { type = map(resource, int), lasts = phase.resources, show = false, doc = "What came in from provinces and buildings in this phase." }
    increments = { type = map(resource, int), doc = "What Events and Decisions add to the increments." }
    cuts       = { type = map(resource, int), doc = "What Events and Decisions take off prices." }
  }
}

# All that a phase of resources brings comes in here, so that increments know of it.
procedure bring_in {
  params = { p = player, r = resource, n = int }
  cites  = ["KK3-301"]

  if {
    when = n > 0 && handles(p, r)
    set p { income = put(p.income, r, p.income[r] + n) }
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
    in = powers()
    call province_income { with = [p] }
    call building_income { with = [p] }
    call collect { with = [p] }
  }
}

procedure province_income {
  params = { p = player }
  cites  = ["KK3-013", "KK3-202", "KK3-276", "KK3-307"]

  yield = resource_of(game.colour, p)
  if {
    when = yield != none
    for s {
      in    = provinces_of(p)
      where = s.colour == game.colour && earns(s, p)
      call bring_in { with = [p, yield, wealth(s)] }
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

procedure collect {
  params = { p = player }
  cites  = ["KK3-317..319"]

  gains = incremented(p)
  gain p { all = gains }
  say { text = "${p} receives ${gains}." }
}

# ---- Prices

class unit {
  attributes = {
    cheaper_with = { type = optional(unit), default = none, doc = "A building that makes it cheaper for the state that has one." }
    cheaper      = { type = map(resource, int), default = {}, min = 0, doc = "What that building takes off its price." }
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
  when  = what.cheaper_with != none && kinds_owned(self, what.cheaper_with) > 0
  add   = what.cheaper[r]
  cites = ["KK3-320", "KK3-321"]
}

function reduction {
  params = { u = unit, p = player, r = resource }
  is     = u.price[r] == 0 ? 0 : min(u.price[r], discount(p, u, r))
  cites  = ["KK3-320", "KK3-321"]
}

# Reductions apply in full in the order of the resources, and one unit in all is left.
function price {
  params  = { u = unit, p = player }
  returns = map(resource, int)
  cites   = ["KK3-322", "KK3-323"]

  spare = sum([for r in every(resource) : u.price[r]]) - 1
  cuts  = [for r in every(resource) : reduction(u, p, r)]
  is    = { for r in every(resource) : r => u.price[r] - max(0, min(reduction(u, p, r), spare - sum(take(cuts, index(every(resource), r))))) }
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
  is     = all([for r in every(resource) : u.price[r] <= stock(p, r) || u.price[r] <= stock(p, r) + discount(p, u, r)])
  cites  = ["KK3-320"]
}

# The price is looked at only where reductions decide.
function affordable {
  params = { u = unit, p = player }
  is     = handles_all(u, p) && (can_pay(p, u.price) || within_means(u, p) && can_pay(p, price(u, p)))
  cites  = ["KK3-320", "KK3-322"]
}
