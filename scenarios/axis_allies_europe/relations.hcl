# What is friendly and what hostile: the Middle East belongs to none of the Allies, and sea zones to nobody but for the convoys.

# The side that a territory is friendly to. Independent countries of the Middle East serve the Allies.
function side_of {
  params = { s = space }
  is     = s.controller != none ? s.controller.alliance : (s.middle_east ? alliance.allies : none)
  cites  = ["EUR-096", "EUR-097"]
}

# The same when the turn began, of what is friendly or hostile now.
function side_before {
  params = { s = space }
  is     = s.was_held_by != none ? s.was_held_by.alliance : alliance.allies
  cites  = ["EUR-097", "EUR-557"]
}

function friendly {
  is    = s.domain == domain.land && side_of(s) == p.alliance
  cites = ["EUR-096", "EUR-097"]
}

function hostile {
  is    = s.domain == domain.land && side_of(s) != none && side_of(s) != p.alliance
  cites = ["EUR-097", "EUR-154", "EUR-445"]
}

# Friendly now and when the turn began.
function safe {
  is    = welcome(s, p) && side_before(s) == p.alliance
  cites = ["EUR-418", "EUR-532", "EUR-557", "EUR-577"]
}

# Every ship stops where enemy ships lie.
function barred {
  is    = hostile_waters(s, c.owner)
  cites = ["EUR-155", "EUR-379", "EUR-612"]
}

# Convoys pay their owners only, the Middle East pays nobody through the chart.
function production {
  is = sum([for s in every(space) : s.income if s.controller == p && !s.middle_east && (!s.convoy || s.power == p)])
  cites = [
    "EUR-016", "EUR-045..047", "EUR-132", "EUR-263..265", "EUR-271", "EUR-375", "EUR-384..386", "EUR-390", "EUR-454"
  ]
}

# ---- Room aboard

class unit {
  attributes = {
    berths = { type = int, min = 1, default = 1, doc = "Of the two berths of a transport it takes so many." }
  }
}

function has_room {
  is    = t.unit.lifts_land && sum(aboard, piece.unit.berths) + u.berths <= 2
  cites = ["EUR-636", "EUR-638", "EUR-639"]
}
