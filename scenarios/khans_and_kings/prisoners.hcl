# Prisoners: who is taken, where they are held, and what becomes of them. They stand apart from the map in captivity, and each
# knows its camp. Their owner stays the same, who has no control over them; the captor has.

space captivity {
  title   = "captivity"
  off_map = true
  domain  = domain.table
}

class piece {
  state = {
    camp        = { type = optional(space), default = none, doc = "Where it is held." }
    refused     = { type = set(player), doc = "Captors who have tried to win it over, in this captivity." }
    transferred = { type = bool, doc = "Was brought to another camp in this turn." }
  }
}

class unit {
  attributes = { prisoners = { type = int, default = 0, min = 0, doc = "Buildings: places for prisoners." } }
  flags = [
    labour, # of prisoners: they are brought here from other camps, and work
  ]
}

event captured {
  fields = { u = piece, by = player }
}

# ---- Camps

# Where a player holds or can hold prisoners: the sub-provinces with such a building.
function camps {
  params = { p = player }
  is     = where(lands(), lord(space) == p && places(space) > 0)
  cites  = ["KK3-836", "KK3-851"]
}

function places {
  params = { s = space }
  is     = sum(pieces(s), piece.unit.prisoners)
}

function held_at {
  params = { s = space }
  is     = where(pieces(space.captivity), piece.camp == s)
  cites  = ["KK3-837"]
}

# Prisoners are brought to a prison camp first; a labour camp is for later.
function takes_prisoners {
  params = { s = space }
  is     = places(s) > count(held_at(s)) && !any(pieces(s), piece.unit.labour)
}

# Independents take no prisoners.
function camp_room {
  params = { p = player }
  is     = p == player.independents ? 0 : sum([for s in camps(p) : places(s) - count(held_at(s)) if takes_prisoners(s)])
  cites  = ["KK3-839"]
}

# Whether somebody can hold a unit. Officers are held apart and need no camp.
function can_hold {
  params = { p = player, u = piece }
  is     = is_officer(u) || camp_room(p) > 0
  cites  = ["KK3-689", "KK3-839"]
}

movement by_any_way {
  params = { mover = player }
  cost   = 1
}

# The nearest camp with a free place.
function nearest_camp {
  params = { p = player, to = space }
  is     = least({ for s in camps(p) : distance(movement.by_any_way, p, to, s, 40) => s if takes_prisoners(s) })
  cites  = ["KK3-837"]
}

# ---- Taking prisoners

# Whoever is aboard a ship that is taken is taken as well, as far as there is room.
procedure capture {
  params = { u = piece, by = player }
  cites  = ["KK3-836..838", "KK3-842"]

  say { text = "${by} takes ${u} of ${u.owner} prisoner." }
  crew = cargo(u)
  carry crew { by = none }
  call confine {
    with = [u, by]
    camp = nearest_camp(by, u.space)
  }
  emit captured { with = [u, by] }
  for c {
    in = crew

    if {
      when = can_hold(by, c)
      say { text = "${by} takes ${c} of ${c.owner} prisoner." }
      call confine {
        with = [c, by]
        camp = nearest_camp(by, c.space)
      }
      emit captured { with = [c, by] }
    }
    else {
      say { text = "There is no room for ${c} of ${c.owner} in a camp." }
      call lose { with = [c, none] }
    }
  }
}

# Officers are in no camp: they take nobody's place there, and nobody frees them with it.
procedure confine {
  params = { u = piece, by = player, camp = optional(space) }
  cites  = ["KK3-689", "KK3-850", "KK3-854"]

  set u {
    refused = u.captor == none ? [] : u.refused
    captor  = by
    camp    = is_officer(u) ? none : camp
    engaged = false
    duty    = duty.idle
    left    = 0
    along   = 0
    routed  = false
    dug_in  = none
  }
  move u { to = space.captivity }
}

# A unit that cannot get away. The value is whether it is destroyed.
procedure take_or_kill {
  params = { u = piece, by = player }
  cites  = ["KK3-616", "KK3-617", "KK3-750", "KK3-752", "KK3-839..841"]

  if {
    when = can_hold(by, u)
    call capture { with = [u, by] }
    return { value = false }
  }
  else {
    say { text = "There is no way out of ${u.space} for ${u} of ${u.owner}." }
    call lose { with = [u, none] }
    return { value = true }
  }
}

# A Decision that takes a unit prisoner, if there is room for it.
on card_played encircled {
  cites = ["KK3-842", "KKA-22"]

  call capture {
    when = kind.effect.deed == deed.encircle && target != none && camp_room(by) > 0
    with = [target, by]
  }
}

# Free again, and routed, as those are who come out of a camp. Who can be nowhere is lost. Nobody decides for independents.
procedure set_free {
  params = { u = piece, p = player, sites = list(space) }
  cites  = ["KK3-265", "KK3-853", "KK3-864"]

  choose site {
    by      = p
    prompt  = "Where does ${u} go, who is free?"
    from    = p == player.independents ? take(sites, 1) : sites
    default = first(sites)
    secret  = false
  }
  if {
    when = site == none
    say { text = "There is no room for ${u} of ${p}." }
    call lose { with = [u, none] }
  }
  else {
    set u {
      captor = none
      camp   = none
      routed = u.unit.branch.troop
    }
    move u { to = site }
    say { text = "${p} has ${u} back, at ${site}." }
  }
}

# Whether a unit that was away can be put down somewhere.
function settles {
  params = { u = piece, s = space, p = player }
  is     = takes_in(s, u.unit, p) && (!is_a(u, branch.aviation) || s.domain == domain.land)
  cites  = ["KK3-265", "KK3-471"]
}

# Where those go who are freed in a camp: they stay there; where that is full or no ground for them, next door or at home.
function ways_out {
  params = { u = piece, p = player, camp = space }
  next   = where(adjacent(camp), settles(u, space, p))
  is     = settles(u, camp, p) ? [camp] : empty(next) ? homes_for(u, p) : next
  cites  = ["KK3-265", "KK3-853"]
}

# Who destroys, plunders or takes a camp frees those of his own there, and keeps the others if he has places for them. If nobody
# has done it, their captor does.
procedure open_camp {
  params = { at = space, by = optional(player) }
  cites  = ["KK3-853..855"]

  for u {
    in     = held_at(at)
    keeper = by == none ? u.captor : by

    if {
      when = by != none && u.owner == by
      call set_free { with = [u, by, ways_out(u, by, at)] }
    }
    else_if {
      when = keeper != none && camp_room(keeper) > 0
      call confine {
        with = [u, keeper]
        camp = nearest_camp(keeper, at)
      }
    }
    else {
      say { text = "No camp has room for ${u} of ${u.owner}, held at ${at}." }
      call lose { with = [u, none] }
    }
  }
}

on building_lost camps_are_opened {
  cites = ["KK3-853..855"]
  call open_camp { with = [place, by] }
}

on province_taken camps_change_hands {
  cites = ["KK3-853", "KK3-854"]

  for s {
    in = parts(province)

    for u {
      in = held_at(s)
      call set_free {
        when = by != none && u.owner == by
        with = [u, by, ways_out(u, by, s)]
      }
    }
    set u {
      in     = held_at(s)
      where  = by != none
      captor = by
    }
  }
}

# Where those who come home arrive: in a capital or, for ships, at a harbour; if all of these are full, elsewhere in one's provinces.
function homes_for {
  params = { u = piece, p = player }
  seats  = quarters_for(u, p)
  is     = empty(seats) ? where(lands(), lord(space) == p && settles(u, space, p)) : seats
  cites  = ["KK3-265", "KK3-853"]
}

# The prisoners of a state that has fallen go home.
procedure free_all_of {
  params = { p = player }
  cites  = ["KK3-853"]

  for u {
    in    = pieces(space.captivity)
    where = u.captor == p && u.owner != none

    call set_free { with = [u, u.owner, homes_for(u, u.owner)] }
  }
}

# ---- What a captor may do with them, in the window of trade

function prisoners_of {
  params = { p = player }
  is     = where(pieces(space.captivity), piece.captor == p)
}

action liquidate {
  text   = "execute ${who}"
  menu   = "execute a prisoner"
  beside = [action.propose]
  cites  = ["KK3-845", "KK3-846"]

  param who {
    in      = prisoners_of(actor)
    message = "You hold no such prisoner."
  }

  do {
    say { text = "${actor} executes ${who} of ${who.owner}." }
    call lose { with = [who, none] }
  }

  appeal = -1
}

action win_over {
  text   = "win ${who} over"
  menu   = "win a prisoner over"
  beside = [action.propose]
  cites  = ["KK3-847..850", "KK3-696"]

  param who {
    in      = where(prisoners_of(actor), !contains(piece.refused, actor))
    message = "You hold no such prisoner, or have tried before."
  }
  require room {
    that    = !empty(quarters_for(who, actor))
    message = "None of your capitals or harbours has room for it."
  }

  do {
    set who { refused = union(who.refused, [actor]) }
    roll answer {
      die   = die.k8
      count = 1
    }
    if {
      when = first(answer) <= (who.unit.neutral ? 2 : 1)
      say { text = "${actor} wins ${who} of ${who.owner} over." }
      choose quarters {
        by      = actor
        prompt  = "Where does ${who} join you?"
        from    = quarters_for(who, actor)
        default = first(quarters_for(who, actor))
        secret  = false
      }
      set who {
        owner   = actor
        captor  = none
        camp    = none
        arrived = game.round
      }
      move who { to = quarters }
    }
    else {
      say { text = "${actor} cannot win ${who} of ${who.owner} over." }
    }
  }

  appeal = 3
}

action transfer {
  text   = "bring ${who} to ${camp}"
  menu   = "bring a prisoner to another camp"
  beside = [action.propose]
  cites  = ["KK3-851", "KK3-856", "KK3-857"]

  param who {
    in      = where(prisoners_of(actor), !piece.transferred && piece.unit.branch.troop)
    message = "You hold no such prisoner, or have moved it in this turn."
  }
  param camp {
    in      = [for s in camps(actor) : s if s != who.camp && places(s) > count(held_at(s))]
    message = "There is no place."
  }

  do {
    set who {
      camp        = camp
      transferred = true
    }
    say { text = "${actor} brings ${who} to ${camp}." }
  }

  appeal = any(pieces(camp), piece.unit.labour) ? 1 : -1
}

# The capitals where a unit can stand; for ships, where they would be launched, and for aircraft their bases, if there are any.
function quarters_for {
  params = { u = piece, p = player }
  own    = where(lands(), lord(space) == p && takes_in(space, u.unit, p))
  bases  = where(own, is_a(u, branch.aviation) && base_for(u.unit, p, space))
  is = (
    u.unit.branch.afloat ?
    [for z in every(space) : z if any(provinces_of(p), contains(launches(u.unit, space, p), z))] :
    empty(bases) ? where(own, space.capital) : bases
  )
  cites = ["KK3-157", "KK3-265", "KK3-816"]
}

# ---- Exchanges. An offer is for one prisoner of the partner's, against one of one's own or against resources. The partner is asked
# for his own affairs again, in which he may accept it.

record ransom {
  title = "${self.captor}'s offer of ${self.prisoner} for ${self.other == none ? "${self.amount} ${self.wants}" : "${self.other}"}"

  fields = {
    captor   = player
    partner  = player
    prisoner = piece
    other    = { type = optional(piece), default = none }
    wants    = { type = resource, default = resource.gold }
    amount   = { type = int, default = 0 }
  }
}

# With whom one may deal for a prisoner: the state that it belongs to, and others if the government allows.
function may_deal {
  params = { captor = player, prisoner = piece, partner = player }
  is     = partner != captor && (prisoner.owner == partner || captor.government.exchanges_for_others)
  cites  = ["KK3-696", "KK3-843", "KK3-844"]
}

action offer_exchange {
  text   = "offer ${partner} ${prisoner} for ${other}"
  menu   = "offer an exchange of prisoners"
  beside = [action.propose]
  cites  = ["KK3-843", "KK3-844"]

  param prisoner {
    in      = prisoners_of(actor)
    message = "You hold no such prisoner."
  }
  param partner {
    in      = where(nations(), may_deal(actor, prisoner, player))
    message = "Prisoners are exchanged with their own state."
  }
  param other {
    in      = where(prisoners_of(partner), piece.owner == actor)
    message = "${partner} holds no prisoner of yours."
  }

  do {
    call withdraw_ransom { with = [actor, partner] }
    create {
      record   = ransom
      captor   = actor
      partner  = partner
      prisoner = prisoner
      other    = other
    }
    set partner { busy = true }
    say { text = "${actor} offers ${partner} ${prisoner} for ${other}." }
  }

  appeal = -1
}

action offer_ransom {
  text   = "offer ${partner} ${prisoner} for ${amount} ${wants}"
  menu   = "offer a prisoner for ransom"
  beside = [action.propose]
  cites  = ["KK3-843", "KK3-844"]

  param prisoner {
    in      = prisoners_of(actor)
    message = "You hold no such prisoner."
  }
  param partner {
    in      = where(nations(), may_deal(actor, prisoner, player))
    message = "Prisoners are exchanged with their own state."
  }
  param wants {
    in      = where(every(resource), handles(actor, resource))
    message = "You do not handle that."
  }
  param amount {
    in      = range(1, 9)
    message = "From 1 to 9."
  }

  do {
    call withdraw_ransom { with = [actor, partner] }
    create {
      record   = ransom
      captor   = actor
      partner  = partner
      prisoner = prisoner
      wants    = wants
      amount   = amount
    }
    set partner { busy = true }
    say { text = "${actor} offers ${partner} ${prisoner} for ${amount} ${wants}." }
  }

  appeal = -1
}

procedure withdraw_ransom {
  params = { captor = player, partner = player }

  destroy t {
    in    = every(ransom)
    where = t.captor == captor && t.partner == partner
  }
}

# Who is executed, or is lost with a camp, is not on offer any more.
before procedure lose offers_of_the_dead_lapse {
  cites = ["KK3-843"]

  destroy t {
    in    = every(ransom)
    where = t.prisoner == u || t.other == u
  }
}

# What can still be carried out, and is for this player to accept.
function ransoms_for {
  params = { p = player }
  is = [
    for t in every(ransom) : t
    if t.partner == p &&
    t.prisoner.captor == t.captor &&
    stock(p, t.wants) >= t.amount &&
    comes_home(t.prisoner, p) &&
    (t.other == none || t.other.captor == p && comes_home(t.other, t.captor))
  ]
  cites = ["KK3-843"]
}

# Nobody deals for a unit of his own that he has no room for.
function comes_home {
  params = { u = piece, to = player }
  is     = u.owner != to || !empty(homes_for(u, to))
  cites  = ["KK3-265", "KK3-843", "KK3-844"]
}

action accept_ransom {
  text   = "accept ${terms}"
  menu   = "accept an offer of a prisoner"
  beside = [action.propose]
  cites  = ["KK3-843"]

  param terms {
    in      = ransoms_for(actor)
    message = "There is no such offer, or it cannot be carried out."
  }

  do {
    captor   = terms.captor
    prisoner = terms.prisoner
    other    = terms.other
    pay actor {
      resource = terms.wants
      amount   = terms.amount
    }
    gain captor {
      resource = terms.wants
      amount   = terms.amount
    }
    set captor { busy = true }
    # The offer goes first: for who has no camp the prisoner is lost, and the offer with him.
    destroy terms {}
    call hand_back { with = [prisoner, actor] }
    call hand_back {
      when = other != none
      with = [other, captor]
    }
  }

  appeal = terms.prisoner.owner == actor ? 1 : -1
}

# A prisoner of one's own comes home to one's capital; one of a third state changes camps.
procedure hand_back {
  params = { u = piece, to = player }
  cites  = ["KK3-265", "KK3-843", "KK3-844", "KK3-855"]

  if {
    when = u.owner == to
    call set_free { with = [u, to, homes_for(u, to)] }
  }
  else_if {
    when = can_hold(to, u)
    call confine {
      with = [u, to]
      camp = first(camps(to), takes_prisoners(space))
    }
  }
  else {
    call lose { with = [u, none] }
  }
}

after phase trade_and_build offers_of_prisoners_lapse {
  destroy t { in = every(ransom) }
  set u {
    in          = pieces(space.captivity)
    transferred = false
  }
}

on defeated prisoners_go_home {
  cites = ["KK3-853"]

  call free_all_of { with = [loser] }
}

# ---- Labour

# A labour camp works for whoever holds its province. What a strike brings to a standstill yields nothing.
function at_labour {
  params = { u = piece }
  is = (
    u.camp != none && lord(u.camp) == u.captor && any(pieces(u.camp), piece.unit.labour) && !province_of(u.camp).strikes
  )
  cites = ["KK3-111", "KK3-851"]
}

# Our default: each prisoner in a labour camp brings one of a resource that its captor chooses.
procedure prisoners_work {
  cites = ["KK3-851", "KKA-51"]

  for p {
    in = powers()

    hands = count(prisoners_of(p), at_labour(piece))
    choose product {
      by      = p
      prompt  = "What do the prisoners in your labour camps produce?"
      from    = hands > 0 ? where(every(resource), handles(p, resource)) : []
      default = resource.food
    }
    if {
      when = product != none
      gain p {
        resource = product
        amount   = hands
      }
      say { text = "Prisoners work for ${p}: ${hands} ${product}." }
    }
  }
}

after phase resources labour_camps {
  call prisoners_work {}
}
