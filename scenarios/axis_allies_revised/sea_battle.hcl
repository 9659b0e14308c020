# A round at sea: divers fire first and slip away, all others fire together. And what bombardment does not do in other editions.

procedure sea_round {
  cites = ["REV-256", "REV-257", "REV-589", "REV-590", "REV-624"]

  attackers = fighting(s, a)
  defenders = opposing(s, a)

  # Step 2. Divers of both sides fire together and hit vessels only.
  roll torpedoed {
    die     = die.d6
    each    = divers(attackers)
    at_most = it.attack
    scored  = scoring.salvo
    cites   = ["REV-256", "REV-258", "REV-584", "REV-614", "REV-621", "REV-622"]
  }
  roll torpedoed_back {
    die     = die.d6
    each    = divers(defenders)
    at_most = it.defence
    scored  = scoring.salvo
    cites   = ["REV-256", "REV-258", "REV-584", "REV-621", "REV-622"]
  }
  call defenders_take_hits {
    hits = torpedoed
    pool = vessels(defenders)
    a    = a
  }
  call take_hits {
    hits = torpedoed_back
    pool = vessels(attackers)
    by   = a
  }

  # Step 3. A side with a hunter keeps its casualties until they have fired; one just hit still counts.
  attackers_hunt = with_hunter(attackers)
  defenders_hunt = with_hunter(defenders)

  sunk = concat(where(attackers, piece.dying && !attackers_hunt), where(defenders, piece.dying && !defenders_hunt))
  destroy sunk {}

  # Step 4. Where one side has nobody left, nobody fires any more.
  attackers_left = fighting(s, a)
  defenders_left = opposing(s, a)
  strikers       = empty(defenders_left) ? defenders_left : attackers_left
  targets        = empty(attackers_left) ? attackers_left : defenders_left

  roll struck {
    die     = die.d6
    each    = others(strikers)
    at_most = it.attack
    dice    = it.attack_dice
    scored  = scoring.salvo
    cites   = ["REV-264..266", "REV-565", "REV-623"]
  }
  call defenders_take_hits {
    hits = struck
    pool = alive(targets)
    a    = a
  }

  # Step 5
  roll lost {
    die     = die.d6
    each    = others(targets)
    at_most = it.defence
    scored  = scoring.salvo
    cites   = ["REV-269", "REV-270"]
  }
  call take_hits {
    hits = lost
    pool = alive(strikers)
    by   = a
  }

  say { text = "${s.title}: the attackers score ${torpedoed + struck}, the defenders ${torpedoed_back + lost}." }

  # Step 6
  call remove_dead { with = [s] }

  # Step 7
  call submerge {
    with = [s, a]
    of   = divers(fighting(s, a))
    by   = hunted(s, a) || empty(opposing(s, a))
  }
  for p {
    in = unique([for c in divers(opposing(s, a)) : c.owner])
    call submerge {
      with = [s, p]
      of   = where(divers(opposing(s, a)), piece.owner == p)
      by   = hunted(s, p) || empty(fighting(s, a))
    }
  }
}

# The book gives no order; the attacker declares first. Any destroyer hostile to them keeps them up, whether it fights or not.
procedure submerge {
  params = { s = space, a = player, of = list(piece), by = bool }
  cites  = ["REV-290..292", "REV-566", "REV-625", "REV-626", "REV-630"]

  return { when = by }

  choose down {
    by       = a
    prompt   = "Which submarines in ${s} submerge?"
    from     = of
    count    = count(of)
    at_least = 0
    default  = take(of, 0)
  }
  set down { submerged = true }
}

# The victims of ships do not fire back.
after procedure bombardment no_return_fire {
  cites = ["REV-251", "REV-262"]

  call remove_dead { with = [s] }
}
