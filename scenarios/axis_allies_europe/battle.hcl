# Battles as this edition has them: attacking submarines strike first, any submarine may dive, aircraft find submarines only
# with a destroyer beside them, and ships' fire on a shore leaves its victims their return fire.

# ---- Opening fire: the ships, then the guns.

procedure opening_fire {
  cites = ["EUR-176", "EUR-177", "EUR-304", "EUR-307..309"]

  call bombardment { with = [s, a, landing] }
  call antiair_fire {
    with    = [s, a]
    targets = where(fighting(s, a), piece.unit.domain == domain.air)
  }
}

# Any unit of the defenders, aircraft too.
function under_bombardment {
  is    = opposing(s, a)
  cites = ["EUR-304", "EUR-307"]
}

# ---- Sea

# Whether a side has a destroyer in a zone, its own power's or an ally's, firing or not.
function hunting {
  params = { s = space, p = player }
  is     = any(pieces(s), piece.unit.hunts && friend(piece.owner, p))
  cites  = ["EUR-403", "EUR-604", "EUR-629", "EUR-630"]
}

# A battle is over, too, when only submarines and aircraft are left against each other.
function decided {
  attackers = fighting(s, a)
  defenders = opposing(s, a)
  is = (
    inherited ||
    (empty(others(defenders)) && empty(vessels(attackers)) && !hunting(s, a)) ||
    (empty(others(attackers)) && empty(vessels(defenders)))
  )
  cites = ["EUR-244..247", "EUR-404", "EUR-584"]
}

procedure sea_round {
  cites = ["EUR-205", "EUR-234", "EUR-245"]

  # Whether a destroyer of the defenders cancels the first strike in this round.
  checked = with_hunter(opposing(s, a))

  call first_strike torpedoed { with = [s, a, checked] }
  if {
    when = decided(s, a)
    say { text = "${s.title}: the attackers score ${torpedoed}." }
  }
  else {
    call attackers_fire struck { with = [s, a, checked ? torpedoed : 0] }
    call defenders_fire lost { with = [s, a] }
    say { text = "${s.title}: the attackers score ${torpedoed + struck}, the defenders ${lost}." }
    call remove_dead { with = [s] }
  }
}

# Step 2. What it sinks is gone at once, unless the enemy has a destroyer: then its hits are those of the next step. Submarines may
# dive instead.
procedure first_strike {
  params  = { s = space, a = player, checked = bool }
  returns = int
  cites = [
    "EUR-208..215", "EUR-328", "EUR-397", "EUR-597", "EUR-602", "EUR-609", "EUR-618", "EUR-619", "EUR-628", "EUR-631"
  ]

  call dive {
    with = [s, a]
    of   = divers(fighting(s, a))
  }
  roll torpedoed {
    die     = die.d6
    each    = divers(fighting(s, a))
    at_most = it.attack
    scored  = scoring.salvo
  }
  if {
    when = !checked
    call assign_hits {
      with      = [s]
      torpedoes = torpedoed
      blind     = 0
      other     = 0
      own       = opposing(s, a)
      present   = opposing(s, a)
      or_else   = a
    }
    call remove_dead { with = [s] }
  }
  return { value = torpedoed }
}

# Step 3, with the hits of submarines whose first strike is cancelled. Hits of aircraft without a destroyer beside them fall on
# anything but submarines.
procedure attackers_fire {
  params  = { s = space, a = player, torpedoed = int }
  returns = int
  cites   = ["EUR-206", "EUR-213", "EUR-218..220", "EUR-337", "EUR-338", "EUR-403", "EUR-580", "EUR-604"]

  strikers = others(fighting(s, a))
  roll by_ships {
    die     = die.d6
    each    = vessels(strikers)
    at_most = it.attack
    dice    = it.attack_dice
    scored  = scoring.salvo
  }
  roll by_aircraft {
    die     = die.d6
    each    = without(strikers, vessels(strikers))
    at_most = it.attack
    dice    = it.attack_dice
    scored  = scoring.salvo
  }
  blind = hunting(s, a) ? 0 : by_aircraft
  call assign_hits {
    with      = [s]
    torpedoes = torpedoed
    blind     = blind
    other     = by_ships + by_aircraft - blind
    own       = opposing(s, a)
    present   = opposing(s, a)
    or_else   = a
  }
  return { value = by_ships + by_aircraft }
}

# Step 4. Submarines that were not hit may dive instead; what was hit fires before it leaves.
procedure defenders_fire {
  params  = { s = space, a = player }
  returns = int
  cites   = ["EUR-223..226", "EUR-232", "EUR-400", "EUR-603", "EUR-605", "EUR-616", "EUR-617", "EUR-664"]

  for p {
    in = unique([for c in divers(opposing(s, a)) : c.owner])
    call dive {
      with = [s, p]
      of   = where(alive(divers(opposing(s, a))), piece.owner == p)
    }
  }
  firing = opposing(s, a)
  roll by_ships {
    die     = die.d6
    each    = others(vessels(firing))
    at_most = it.defence
    scored  = scoring.salvo
  }
  roll by_submarines {
    die     = die.d6
    each    = divers(firing)
    at_most = it.defence
    scored  = scoring.salvo
  }
  roll by_aircraft {
    die     = die.d6
    each    = without(firing, vessels(firing))
    at_most = it.defence
    scored  = scoring.salvo
  }
  blind = with_hunter(firing) ? 0 : by_aircraft
  call assign_hits {
    when      = !empty(firing)
    with      = [s]
    torpedoes = by_submarines
    blind     = blind
    other     = by_ships + by_aircraft - blind
    own       = fighting(s, a)
    present   = concat(fighting(s, a), bystanders(s, a))
    or_else   = first(firing).owner
  }
  return { value = by_ships + by_submarines + by_aircraft }
}

# Only a battle at sea before it gives the attacker the chance.
function may_call_off {
  is    = any(landing, piece.space.sea_fight)
  cites = ["EUR-320"]
}

# Ships of allies that lie there and take no part.
function bystanders {
  params = { s = space, a = player }
  is     = [for c in pieces(s) : c if c.unit.vessel && c.owner != a && friend(c.owner, a) && !c.submerged]
  cites  = ["EUR-404", "EUR-608"]
}

# Who can still take a hit when these have been chosen; a ship that can take two is listed twice.
function takers {
  params = { pool = list(piece), lost = list(piece) }
  hits   = [for c in pool : c if !c.dying && count(lost, piece == c) < (c.damaged ? c.unit.hits - 1 : c.unit.hits)]
  again  = [for c in pool : c if !c.dying && !c.damaged && count(lost, piece == c) < c.unit.hits - 1]
  is     = concat(hits, again)
  cites  = ["EUR-228..230"]
}

# Hits of submarines fall on ships, those of allies included, and never on aircraft. Blind hits, those of aircraft without a destroyer on
# their side, fall on anything but submarines. Own are those of a side who fight, present also those who look on.
procedure assign_hits {
  params = {
    s         = space,
    torpedoes = int,
    blind     = int,
    other     = int,
    own       = list(piece),
    present   = list(piece),
    or_else   = player
  }
  cites = [
    "EUR-209", "EUR-232", "EUR-403", "EUR-404", "EUR-575", "EUR-580", "EUR-581", "EUR-604", "EUR-607", "EUR-608",
    "EUR-614"
  ]

  afloat = vessels(present)

  call place_hits {
    with  = [s, blind, others(own), present, or_else]
    later = concat(repeated(afloat, torpedoes), repeated(own, other))
  }
  call place_hits {
    with  = [s, torpedoes, afloat, present, or_else]
    later = repeated(own, other)
  }
  call place_hits {
    with  = [s, other, own, present, or_else]
    later = []
  }
}

# As many hits as possible count: losses are chosen so that those who are present can take the hits that come later, too. If the
# owners do not agree, the enemy chooses.
procedure place_hits {
  params = {
    s       = space,
    hits    = int,
    pool    = list(piece),
    present = list(piece),
    or_else = player,
    later   = list(list(piece))
  }
  cites = ["EUR-213", "EUR-218", "EUR-337", "EUR-338", "EUR-404", "EUR-608", "EUR-614"]

  n      = min(hits, count(takers(pool, [])))
  most   = matching(concat(repeated(pool, n), later), takers(present, []))
  owners = unique([for c in alive(pool) : c.owner])

  choose lost {
    by      = [for p in owners : p]
    or_else = or_else
    prompt = (
      count(owners) > 1 ?
      "Hits in ${s}: ${hits}. Choose casualties; unless all of you choose the same, ${or_else} does." :
      "Hits in ${s}: ${hits}. Choose casualties."
    )
    from    = takers(pool, [])
    text    = with_cargo(it)
    count   = n
    that    = n + matching(later, takers(present, lost)) == most
    message = "As many hits as possible must count."
    default = take(concat(
      where(alive(pool), piece.unit.hits > 1 && !piece.damaged), sorted(alive(pool), piece.unit.loss_rank)
    ), n)
  }
  call mark_hits { with = [lost] }
}

# Where the zone is still the enemy's, who was to land from an ally's transport stays aboard, and who came over land fights without them.
after procedure sea_battle landings_fail {
  cites = ["EUR-312", "EUR-315", "EUR-318"]

  set c {
    in     = pieces(s)
    where  = c.target != none && hostile_waters(s, a)
    target = none
  }
}

# ---- Diving

# Each submarine decides for itself, in each round, and a destroyer does not prevent it.
procedure dive {
  params = { s = space, p = player, of = list(piece) }
  cites  = ["EUR-214..217", "EUR-225", "EUR-226", "EUR-241", "EUR-606", "EUR-609..611"]

  choose down {
    by       = p
    prompt   = "Which submarines in ${s} submerge?"
    from     = of
    count    = count(of)
    at_least = 0
    default  = take(of, 0)
  }
  set down { submerged = true }
}

# ---- Withdrawal

# To ground that was friendly when the turn began, or a zone without enemy ships that is no enemy convoy.
function ways_back {
  is    = [for o in s.origins : o if s.domain == domain.sea ? !hostile_waters(o, a) && !enemy_convoy(o, a) : safe(o, a)]
  cites = ["EUR-194", "EUR-195", "EUR-236", "EUR-238", "EUR-239"]
}

# A submarine may dive where it is instead.
around procedure retreat submarines_may_dive {
  cites = ["EUR-235", "EUR-241"]

  call dive {
    with = [s, a]
    of   = divers(group)
  }
  call inherited {
    group = where(group, !piece.submerged)
  }
}

# Aircraft that withdraw fly at once and are fired at on the way. One that reaches no landing place is lost.
procedure fly_off {
  cites = ["EUR-197", "EUR-198", "EUR-299", "EUR-325", "EUR-546"]

  choose haven {
    by      = a
    prompt  = "Where does the ${c.unit} withdraw to?"
    from    = havens(c)
    text    = "withdraw to ${it}"
    default = first(havens(c))
    appeal  = landing_appeal(a, it, c)
  }
  if {
    when = haven == none
    say { text = "A ${c.unit} over ${c.space} can land nowhere and is lost." }
    destroy c {}
  }
  else {
    call fly_to_haven { with = [c, haven, a] }
  }
}

# Guns fire at those that withdraw from a battle; in the noncombat move they never do.
function fired_on_going_home {
  is    = game.phase == phase.conduct_combat
  cites = ["EUR-198", "EUR-420", "EUR-475"]
}
