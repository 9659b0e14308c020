# Battles, on land and at sea. One side fires, then the other, until only one is left; nobody retreats.

class piece {
  state = {
    deployed = { type = bool, lasts = record.battle, doc = "Stands in the front line." }
  }
}

class player {
  state = {
    rerolled = {
      type    = int,
      default = 0,
      lasts   = procedure.end_order,
      show    = false,
      doc     = "How often all dice were rolled again in the action that goes on."
    }
  }
}

record battle {
  title = "the battle for ${self.place}"
  fields = {
    place    = space
    attacker = player
    defender = player
    active   = { type = player, doc = "Who fires." }
    turn     = { type = int, default = 0, doc = "Times that a side has become active." }
    front    = { type = int, default = 4, doc = "How many the attacker's front line may hold." }
    line     = { type = int, default = 4, doc = "How many the defender's may." }
  }
}

# ---- Where there is something to fight for

# Regions one has entered that are not one's own, zones and Coasts where another's ships are.
function contested {
  params = { s = space, p = player }
  is = (
    s.domain == domain.land ? s.holder != p && !empty(army_of(s, p)) :
    any(pieces(s), piece.owner == p) && any(pieces(s), piece.owner != p)
  )
  cites = ["ATK-405"]
}

# After all movement, in whatever order the active player likes.
procedure fight_all {
  params = { p = player }
  cites  = ["ATK-404..406"]

  repeat {
    while = any(every(space), contested(space, p))

    places = where(every(space), contested(space, p))
    choose place {
      secret  = false
      by      = p
      prompt  = "Which battle comes next?"
      from    = places
      default = first(places)
    }
    call contend { with = [place, p] }
  }
}

procedure contend {
  params = { s = space, by = player }

  foes = [
    for u in pieces(s) : u.owner
    if u.owner != none && u.owner != by && (s.domain == domain.land ? u.unit.army : u.unit.fleet)
  ]
  if {
    when = s.domain == domain.land && s.holder == none
    call attack_neutral { with = [s, by] }
  }
  else_if {
    when = !empty(foes)
    call join_battle {
      with     = [s, by]
      defender = first(foes)
    }
  }
  call take_region {
    when = !empty(army_of(s, by))
    with = [s, by]
  }
}

procedure join_battle {
  params = { s = space, attacker = player, defender = player }

  # Where a unit came from matters no more, and which of two alike stands in front neither.
  set u {
    in        = pieces(s)
    came_from = none
  }
  create b {
    record   = battle
    place    = s
    attacker = attacker
    defender = defender
    active   = defender
  }
  say { text = "${attacker} attacks ${s}." }
  call fight { with = [b] }
  destroy b {}
}

# ---- The front lines

# Army units fight on land, ships at sea and on a Coast; what is aboard does not.
function force {
  params = { b = battle, p = player }
  is     = b.place.domain == domain.land ? army_of(b.place, p) : fleet_of(b.place, p)
  cites  = ["ATK-407", "ATK-408"]
}

function ranks {
  params = { b = battle, p = player }
  is     = where(force(b, p), piece.deployed)
  cites  = ["ATK-416"]
}

function reserves {
  params = { b = battle, p = player }
  is     = where(force(b, p), !piece.deployed)
  cites  = ["ATK-398"]
}

# Which kinds one would like in front: one of each before two of any, for a die is wanted by one unit only, and who opens
# with a salvo before all.
function muster_key {
  params = { u = piece, group = list(piece) }
  alike  = count(take(group, index(group, u)), piece.unit == u.unit)
  is = 10 * alike + (
    u.unit == unit.artillery || u.unit == unit.submarine ? 0 :
    u.unit == unit.plane || u.unit == unit.battleship || u.unit == unit.carrier ? 1 :
    2
  )
}

# "3 Infantry, 1 Tank"
function in_words {
  params = { group = list(piece) }
  kinds  = unique([for u in group : u.unit])
  is     = [for k in kinds : count_in_words(k, count(group, piece.unit == k))]
}

function count_in_words {
  params = { kind = unit, n = int }
  is     = "${n} ${n == 1 ? kind.title : kind.plural}"
}

procedure refill {
  params = { b = battle, p = player }
  cites  = ["ATK-396", "ATK-399", "ATK-410", "ATK-412", "ATK-414..416", "ATK-445"]

  waiting = reserves(b, p)
  room    = (p == b.attacker ? b.front : b.line) - count(ranks(b, p))
  choose forward {
    secret  = false
    by      = p
    prompt  = "${b.place}: who goes to the front line? ${room} may."
    from    = waiting
    text    = as_it_sails(it)
    count   = room
    default = take(sorted({ for u in waiting : muster_key(u, waiting) => u }), room)
  }
  set forward { deployed = true }
  if {
    when = !empty(forward)
    # Bound first: who stands here is no secret, though a marker that lies here may be.
    front = ranks(b, p)
    rest  = reserves(b, p)
    say { text = "${p}, front line: ${in_words(front)}; in reserve: ${in_words(rest)}." }
  }
}

# ---- The course of a battle

# A side has fired, and the losses are gone.
event round_fought {
  fields = { b = battle, by = player }
}

# A side has thrown dice, which it may still discard. Those thrown for Carriers are army dice.
event dice_thrown {
  fields = { b = battle, by = player, shown = list(face), overhead = list(face) }
}

# Submarines open a battle at sea, Artillery one on land; only the attacker's.
function opener {
  params = { b = battle }
  is     = b.place.domain == domain.land ? unit.artillery : unit.submarine
  cites  = ["ATK-400", "ATK-401", "ATK-403"]
}

# Any in the attacking force lets it begin; only those of the front line fire.
function has_salvo {
  params = { b = battle }
  is     = any(force(b, b.attacker), piece.unit == opener(b))
  cites  = ["ATK-400", "ATK-401", "ATK-403"]
}

# Each side's first time to fire is the first round. Our reading: the salvo is all the attacker fires in it.
function first_round {
  params = { b = battle }
  is     = b.turn <= 2
}

# Our reading: a side is reinforced whenever it becomes active, but for the one that begins, and its line grows each time.
# So after the defender's first fire come attacker 5, defender 5, attacker 6 and on, as the book counts.
procedure fight {
  params = { b = battle }
  cites  = ["ATK-397", "ATK-400..403", "ATK-409..411", "ATK-413", "ATK-444..447"]

  call refill { with = [b, b.defender] }
  call refill { with = [b, b.attacker] }
  salvo = has_salvo(b)
  set b { active = salvo ? b.attacker : b.defender }

  repeat {
    while = !empty(force(b, b.attacker)) && !empty(force(b, b.defender))

    p = b.active
    set b { turn = b.turn + 1 }
    if {
      when = b.turn > 1
      if {
        when = p == b.attacker
        set b { front = b.front + 1 }
      }
      else {
        set b { line = b.line + 1 }
      }
      call refill { with = [b, p] }
    }
    call fire {
      with  = [b, p]
      salvo = salvo && b.turn == 1
    }
    emit round_fought { with = [b, p] }
    set b { active = p == b.attacker ? b.defender : b.attacker }
  }

  say { text = "${empty(force(b, b.attacker)) ? b.defender : b.attacker} wins the battle for ${b.place}." }
}

# All units fire in the first round with the card, those in reserve and those a salvo would hold back too (our reading), in
# every battle of the Move.
function fires_all {
  params = { b = battle, p = player }
  is     = p.card == unit.shock_troops && p == b.attacker && first_round(b)
  cites  = ["ATK-386..388"]
}

function shooters {
  params = { b = battle, p = player, salvo = bool }
  is     = fires_all(b, p) ? force(b, p) : where(ranks(b, p), !salvo || piece.unit == opener(b))
  cites  = ["ATK-387", "ATK-402", "ATK-434", "ATK-436"]
}

# How often all dice of a roll may be rolled again in one Blitz. Only the enhanced effect can be read in the book; our
# reading of the basic one is a single time.
value rerolls {
  of    = player
  is    = 0
  cites = ["ATK-392..394"]
}

modifier armor_raid_one_reroll {
  to    = value.rerolls
  when  = self.card == unit.armor_raid
  set   = 1
  cites = ["ATK-392", "ATK-393"]
}

modifier armor_raid_two_rerolls {
  to    = value.rerolls
  when  = self.card == unit.armor_raid && enhanced(self)
  set   = 2
  cites = ["ATK-152", "ATK-393", "ATK-394"]
}

enum second_thought {
  values = [again, keep]
  titles = { again = "roll again", keep = "keep the roll" }
}

procedure fire {
  params = { b = battle, p = player, salvo = bool }
  cites  = ["ATK-393..395"]

  firing = shooters(b, p, salvo)
  enemy  = p == b.attacker ? b.defender : b.attacker
  most   = count(ranks(b, enemy))

  var hits { is = 0 }
  var again { is = !empty(firing) }
  repeat {
    while = again
    call throw thrown { with = [b, p, firing] }
    set { hits = thrown }
    choose reroll {
      by      = p
      prompt  = "${b.place}, hits: ${hits}. Roll all dice again? This roll is discarded then."
      from    = p.rerolled < p.rerolls ? every(second_thought) : [second_thought.keep]
      default = hits * 3 < min(most, count(firing)) ? second_thought.again : second_thought.keep
    }
    set { again = reroll == second_thought.again }
    if {
      when = again
      set p { rerolled = p.rerolled + 1 }
    }
  }
  call lose { with = [b, enemy, hits] }
}

# A die hits if it shows a unit that fires, one die to a unit; the army die of a Carrier hits with a Plane.
function hits_of {
  params   = { firing = list(piece), shown = list(face), overhead = list(face) }
  carriers = where(firing, piece.unit == unit.carrier)
  is       = matching([for u in firing : [u.unit.face]], shown) + matching([for u in carriers : [face.plane]], overhead)
  cites    = ["ATK-438..441"]
}

# A Carrier that fires throws an army die besides.
procedure throw {
  params = { b = battle, p = player, firing = list(piece) }
  cites  = ["ATK-154", "ATK-157", "ATK-434", "ATK-435", "ATK-437..441", "ATK-450"]

  at_sea   = b.place.domain != domain.land
  carriers = where(firing, piece.unit == unit.carrier)

  roll shown {
    die   = at_sea ? die.fleet : die.army
    count = count(firing)
  }
  roll overhead {
    die   = die.army
    count = count(carriers)
  }
  hits = hits_of(firing, shown, overhead)
  say { text = "${p} rolls ${concat(shown, overhead)}, hits: ${hits}." }
  emit dice_thrown { with = [b, p, shown, overhead] }
  return { value = hits }
}

# ---- Losses

# The front line loses its units in the printed order; hits beyond it are lost (our default).
procedure lose {
  params = { b = battle, p = player, hits = int }
  cites  = ["ATK-426..433", "ATK-442", "ATK-443"]

  kinds = [for u in take(sorted(ranks(b, p), piece.unit.loss_rank), hits) : u.unit]
  for kind {
    in = unique(kinds)
    call lose_some {
      with = [b, p, kind]
      n    = count(kinds, unit == kind)
    }
  }
}

# A ship with its load, if any, for one may be chosen for what it carries.
function as_it_sails {
  params = { u = piece }
  is     = empty(cargo(u)) ? "${u}" : "${u} with ${first(cargo(u))}"
}

# Instead of a laden ship the owner may lose an unladen one of the same kind that takes part, in reserve or not.
procedure lose_some {
  params = { b = battle, p = player, kind = unit, n = int }
  cites  = ["ATK-193", "ATK-448"]

  front = where(ranks(b, p), piece.unit == kind)
  if {
    when  = any(front, !empty(cargo(piece)))
    spare = concat(front, where(reserves(b, p), piece.unit == kind && empty(cargo(piece))))
    choose lost {
      by      = p
      prompt  = "${b.place}: you lose ${count_in_words(kind, n)}. Which?"
      from    = spare
      text    = as_it_sails(it)
      count   = n
      default = take(sorted({ for u in spare : count(cargo(u)) => u }), n)
    }
    say { text = "${p} loses ${in_words(lost)}." }
    destroy lost {}
  }
  else {
    lost = take(front, n)
    say { text = "${p} loses ${in_words(lost)}." }
    destroy lost {}
  }
}
