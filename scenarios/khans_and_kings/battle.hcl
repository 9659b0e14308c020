# Battles. Units that enter a sub-province with enemies wait there, engaged, until their player begins the battle or the
# movement ends. So several groups may gather, from several sides.

record battle {
  title = "the battle for ${self.place}"

  fields = {
    place    = space
    attacker = player
    defender = { type = player, doc = "Whoever had the first of the units that were found there." }
    beside   = { type = set(player), doc = "Who else had units there, and defends with them." }
    fled     = { type = set(player), doc = "Who has taken flight, which one may do once." }
    opened   = { type = bool, default = false, doc = "Whether Decisions have been asked for." }
    pressed = {
      type    = bool,
      default = false,
      doc     = "Whether the attacker has struck when it was the attacker's turn to."
    }
  }
}

class piece {
  state = {
    engaged = { type = bool, doc = "Stands among enemies, and fights before it moves on." }
    fought  = { type = bool, doc = "Has attacked or supported an attack." }
  }
}

class player {
  state = {
    front  = { type = set(space), doc = "Where one's units have met enemies in this movement." }
    stands = { type = bool, lasts = record.battle, doc = "Has said not to flee from the battle that goes on." }
  }
}

event battle_over {
  fields = { place = space, winner = optional(player), loser = optional(player) }
}

# ---- Who meets whom

# Whether a unit can attack another at all, whatever stands beside it. Aircraft on the ground are captured and not attacked,
# and those in the air are met by interceptors alone.
function within_power {
  params = { striker = piece, target = piece }
  is     = can_hit(striker, target) && !(is_a(striker, branch.wooden_ship) && target.unit.branch.land)
  cites  = ["KK3-541", "KK3-671"]
}

# The same for fire from a distance, for which a river is no hindrance.
function can_hit {
  params = { striker = piece, target = piece }
  is = first_of(
    { when = able(target, ability.unassailable) || is_a(target, branch.aviation), then = false },
    { when = is_a(target, branch.flying), then = hits_flyers(striker) },
    { when = is_a(target, branch.submarine), then = finds_submarines(striker) },
    true
  )
  cites = ["KK3-524", "KK3-549", "KK3-550", "KK3-571", "KK3-585", "KK3-819", "KK3-523"]
}

function hits_flyers {
  params = { striker = piece }
  is = (
    able(striker, ability.hits_flyers) ||
    able(striker, ability.intercepts) ||
    any([branch.anti_aircraft_artillery, branch.fighter, branch.siege_machine, branch.flying], is_a(striker, branch))
  )
  cites = ["KK3-518", "KK3-524", "KK3-590", "KK3-544"]
}

# Only ships need the ability for it.
function finds_submarines {
  params = { striker = piece }
  is     = !striker.unit.branch.afloat || able(striker, ability.hunts_submarines)
  cites  = ["KK3-549", "KK3-550", "KK3-585", "KK3-544"]
}

# The units of a player that take part in battles: not what is carried or in port, nor aircraft at their base, nor what the
# weather keeps from fighting.
function army {
  params = { s = space, p = player }
  is     = where(pieces(s, p), takes_the_field(piece))
  cites  = ["KK3-721"]
}

function takes_the_field {
  params = { u = piece }
  is     = lies_open(u) && !in_port(u)
  cites  = ["KK3-615", "KK3-668"]
}

# Whether fire and aircraft can strike a unit: those that take part in battles, and ships in port.
function lies_open {
  params = { u = piece }
  is = (
    fights(u) &&
    u.holder == none &&
    !is_a(u, branch.aviation) &&
    !able(u, ability.unassailable) &&
    (u.unit.branch.counts || !kept_from_fighting(u.unit, u.space))
  )
  cites = ["KK3-050", "KK3-056", "KK3-571", "KK3-572", "KK3-769", "KK3-819"]
}

function opponents {
  params = { s = space, p = optional(player) }
  is     = where(pieces(s), hostile(piece.owner, p) && takes_the_field(piece))
  cites  = ["KK3-721"]
}

# Whether there are any.
function opposed {
  params = { s = space, p = optional(player) }
  is     = any(pieces(s), hostile(piece.owner, p) && takes_the_field(piece))
  cites  = ["KK3-721"]
}

function invaders {
  of = battle
  is = army(self.place, self.attacker)
}

function defenders {
  of = battle
  is = opponents(self.place, self.attacker)
}

# Whether a unit that comes somewhere by land, or from a ship, finds enemies there that it fights. Only such units go
# where there is no room.
function finds_battle {
  params = { u = piece, s = space }
  is = (
    fights(u) && !able(u, ability.unassailable) && (u.unit.branch.counts || !kept_from_fighting(u.unit, s)) &&
    any(opponents(s, u.owner), can_hit(u, piece))
  )
  cites = ["KK3-264", "KK3-266", "KK3-721"]
}

# Whether a unit is in the field with enemies that it can attack; a Routed one attacks nobody, and meets those that can attack it.
function meets_foes {
  params = { u = piece, p = player }
  foes   = opponents(u.space, p)
  is     = takes_the_field(u) && (u.routed ? caught(u, foes) : any(foes, within_power(u, piece)))
  cites  = ["KK3-615", "KK3-721"]
}

on entered engage {
  cites = ["KK3-721", "KK3-757"]

  whose = mover.owner
  if {
    when = whose != none && meets_foes(mover, whose)
    set mover {
      engaged = true
      fought  = false
    }
    set whose { front = union(whose.front, [place]) }
  }
}

action join_battle {
  text   = "attack at ${place}"
  menu   = "begin a battle"
  beside = [action.step]
  cites  = ["KK3-481", "KK3-551", "KK3-722"]

  param place {
    in = unique(concat(
      [for s in actor.front : s if any([for u in pieces(s) : u.owner == actor && u.engaged && takes_the_field(u)])],
      [for u in every(piece) : u.space if u.owner == actor && lurks(u)]
    ))
    message = "Your units have met no enemy there."
  }

  do {
    call battle_at { with = [place, actor] }
  }

  appeal = 2
}

# What is not fought before is fought at the end of the movement.
procedure fight_out {
  params = { p = player }
  cites  = ["KK3-721"]

  for s {
    in = p.front
    call battle_at { with = [s, p] }
  }
}

procedure battle_at {
  params = { place = space, attacker = player }
  cites  = ["KK3-721", "KK3-722", "KK3-788"]

  set attacker { front = without(attacker.front, [place]) }
  foes = opponents(place, attacker)
  ours = army(place, attacker)
  if {
    when = empty(foes) || empty(ours)
    call send_back_excess { with = [place, attacker, player.independents] }
    # Some of them may be gone: who has no way back is destroyed.
    set u {
      in      = every(piece)
      where   = contains(ours, u)
      engaged = false
    }
    call take_officers { with = [place] }
    call seize_equipment {
      when = holds_alone(place, attacker)
      with = [place, attacker]
    }
    return {}
  }
  set ours { engaged = false }

  create b {
    record   = battle
    place    = place
    attacker = attacker
    defender = first(foes).owner
    beside   = [for u in foes : u.owner if u.owner != first(foes).owner]
  }
  say { text = "${attacker} attacks ${b.defender} at ${place}." }
  set u {
    in   = invaders(b)
    duty = duty.attacking
  }
  set u {
    in   = defenders(b)
    duty = duty.defending
  }
  call routed_surrender { of = b }
  call contest { of = b }
  call clear_the_field { of = b }
  destroy b {}
}

# Who is unfit to fight and found in a battle is taken, or dies: not where none of the enemies could attack it.
procedure routed_surrender {
  of    = battle
  cites = ["KK3-524", "KK3-549", "KK3-615..617", "KK3-840"]

  beaten  = where(defenders(self), caught(piece, invaders(self)))
  strayed = where(invaders(self), caught(piece, defenders(self)))
  for u {
    in = beaten
    call take_or_kill { with = [u, self.attacker] }
  }
  for u {
    in = strayed
    call take_or_kill { with = [u, taker(self, u)] }
  }
}

# Whether a Routed unit is among enemies that can attack it.
function caught {
  params = { u = piece, foes = list(piece) }
  is     = u.routed && any(foes, within_power(piece, u))
  cites  = ["KK3-524", "KK3-549", "KK3-616"]
}

# Who of those who defend takes a unit of the attackers: somebody who can hold it, if there is anybody.
function taker {
  of     = battle
  params = { u = piece }
  keeper = first([for v in defenders(self) : v.owner if can_hold(v.owner, u)])
  is     = keeper == none ? self.defender : keeper
  cites  = ["KK3-616", "KK3-721", "KK3-852"]
}

# ---- Clash by clash

# Who may still attack: those that have not, and after them those that have movement points left. To support an attack takes the
# rest of a unit's turn, unless it is Armoured.
function strikers {
  of    = battle
  side  = defenders(self)
  able  = [for u in invaders(self) : u if !u.routed && any(side, can_target(u, piece, side))]
  fresh = where(able, !piece.fought)
  is    = empty(fresh) ? where(able, piece.left > 0) : fresh
  cites = ["KK3-615", "KK3-734", "KK3-735", "KK3-748"]
}

# What a unit may attack at a place.
function targets_of {
  params = { striker = piece, s = space, p = player }
  side   = opponents(s, p)
  is     = where(side, can_target(striker, piece, side))
  cites  = ["KK3-724", "KK3-764", "KK3-820"]
}

# Nobody decides for independents: they stand, and strike as they can.
procedure contest {
  of    = battle
  cites = ["KK3-734..737", "KK3-755", "KK3-864"]

  repeat {
    while = !empty(strikers(self))

    for p {
      in    = unique([for u in defenders(self) : u.owner])
      where = p != player.independents
      offer flight {
        to      = p
        actions = [action.flee, action.give_up]
        with    = { b = self }
        prompt  = "${self.attacker} attacks you at ${self.place}."
        done    = "stand"
        once    = true
      }
    }
    break { when = empty(defenders(self)) }

    set self { pressed = false }
    if {
      when = self.attacker == player.independents
      call strike_at_random { of = self }
    }
    else {
      offer assault {
        to      = self.attacker
        actions = [action.strike, action.strike_with_support, action.give_up]
        with    = { b = self }
        prompt  = "Attack ${self.defender} at ${self.place}, or break off."
        done    = "break off"
        once    = true
      }
    }
    break { when = !self.pressed }
  }
}

# Independents strike with their strongest at the weakest that they may attack.
procedure strike_at_random {
  of    = battle
  cites = ["KK3-284"]

  striker = best(strikers(self), piece.power)
  side    = defenders(self)
  target  = least({ for u in side : u.power => u if striker != none && can_target(striker, u, side) })
  call press {
    when = striker != none && target != none
    with = [striker, target]
    of   = self
    help = []
  }
}

action strike {
  text  = "attack ${target} with ${striker}"
  menu  = "attack"
  with  = { b = battle }
  cites = ["KK3-722..724"]

  param striker {
    in      = strikers(b)
    message = "That unit cannot attack now."
  }
  param target {
    in      = targets_of(striker, b.place, actor)
    message = "Others cover it, or ${striker} cannot attack it."
  }

  do {
    call press {
      with = [striker, target]
      of   = b
      help = []
    }
  }

  appeal = 6 + striker.power - target.power + (striker.unit.branch.needs_cover ? 3 : 0)
}

action strike_with_support {
  text  = "attack ${target} with ${striker}, supported by ${help}"
  menu  = "attack with support"
  with  = { b = battle }
  cites = ["KK3-743", "KK3-746", "KK3-747"]

  param striker {
    in      = strikers(b)
    message = "That unit cannot attack now."
  }
  param target {
    in      = targets_of(striker, b.place, actor)
    message = "Others cover it, or ${striker} cannot attack it."
  }

  others = where(strikers(b), piece != striker && within_power(piece, target))

  param help {
    in       = others
    count    = min(16, count(others))
    at_least = 1
    message  = "Only units that could attack themselves support."
  }

  do {
    call press {
      with = [striker, target, help]
      of   = b
    }
  }

  appeal = 5 + striker.power - target.power + sum(help, ceil(piece.power / 2))
}

procedure press {
  of     = battle
  params = { striker = piece, target = piece, help = list(piece) }
  cites  = ["KK3-735", "KK3-748", "KK3-779"]

  set self { pressed = true }
  set u {
    in     = concat([striker], help)
    left   = u.fought ? u.left - 1 : u.left
    fought = true
    dug_in = none
  }
  for u {
    in    = help
    where = !is_a(u, branch.armoured)
    call spend_turn { with = [u] }
  }
  victor = self.attacker
  foe    = target.owner == none ? self.defender : target.owner
  call open_window {
    when = !self.opened
    with = [moment.before_battle, foe, striker]
  }
  call open_window {
    when = !self.opened
    with = [moment.before_battle, victor, target]
  }
  set self { opened = true }
  return { when = striker.captor != none || target.captor != none }

  call clash margin {
    with     = [striker, target, help]
    answered = !striker.unit.branch.needs_cover
  }
  call poison {
    when = carries_gas(striker)
    with = [self.place]
  }
  if {
    when = margin > 0
    call leave_or_die { with = [target, victor, striker] }
    call bury { with = [striker] }
  }
  else_if {
    when = !striker.unit.branch.needs_cover
    call leave_or_die { with = [striker, foe, target] }
    call break_off { with = [from_elsewhere(help), foe] }
    call bury { with = [target] }
  }
  else_if {
    when = margin < 0
    set striker { left = 0 }
  }
}

# Who beats a unit that has no way out has destroyed it.
procedure leave_or_die {
  params = { u = piece, victor = player, doer = piece }
  cites  = ["KK3-752", "KK3-799"]

  if {
    when = u.lost
    call bury { with = [u] }
  }
  else {
    call withdraw died { with = [u, victor] }
    call promote {
      when = died && !doer.lost
      with = [doer, 1]
    }
  }
}

# ---- Flight and surrender

# Once in a battle, an army flees together. It is split only where no neighbouring sub-province takes all of it.
action flee {
  text  = "flee to ${refuge}"
  menu  = "flee"
  with  = { b = battle }
  cites = ["KK3-755", "KK3-756", "KK3-789"]

  require first_flight {
    that    = !contains(b.fled, actor)
    message = "You have fled from this battle once."
  }

  those = army(b.place, actor)
  some  = [for s in adjacent(b.place) : s if any(those, may_withdraw(piece, s))]
  whole = [
    for s in some : s
    if all(those, may_withdraw(piece, s)) && count(those, takes_room(piece)) <= room_for(s, actor)
  ]

  param refuge {
    in      = b.place.domain == domain.sea ? flights(b.place, actor) : empty(whole) ? some : whole
    message = "None of your army can go there, or all of it can go elsewhere."
  }

  do {
    set b { fled = union(b.fled, [actor]) }
    say { text = "${actor} flees from ${b.place} to ${refuge}." }
    for u {
      in = those

      if {
        when = b.place.domain == domain.sea || contains(refuges(u), refuge)
        call fall_back { with = [u, refuge] }
      }
      else {
        call withdraw { with = [u, b.attacker] }
      }
    }
    chiefs = where(officers_ashore(b.place, actor), may_stand(piece.unit, refuge))
    move chiefs { to = refuge }
  }

  appeal = sum(defenders(b), piece.power) * 2 < sum(invaders(b), piece.power) ? 2 : -2
}

action stand_to_the_end {
  text     = "stand to the end of this battle"
  menu     = "stand to the end"
  with     = { b = battle }
  beside   = [action.flee]
  standing = actor.stands
  cites    = ["KK3-755"]

  do {
    set actor { stands = true }
  }

  appeal = 1
}

action give_up {
  text  = "surrender ${who}"
  menu  = "surrender a unit"
  with  = { b = battle }
  cites = ["KK3-852"]

  param who {
    in      = where(army(b.place, actor), camp_room(actor == b.attacker ? taker(b, piece) : b.attacker) > 0)
    message = "The enemy has no room for prisoners."
  }

  do {
    set b { pressed = true }
    call capture { with = [who, actor == b.attacker ? taker(b, who) : b.attacker] }
  }

  appeal = -5
}

# Our reading: a General is of the army, with which he leaves a battle, though he has no part in it.
function officers_ashore {
  params = { s = space, p = player }
  is     = where(pieces(s, p), is_officer(piece) && piece.holder == none)
  cites  = ["KK3-686", "KK3-756"]
}

# ---- The end of a battle

# Of those who attack, who has come from somewhere. Who was among enemies from the beginning has this place to go back to.
function from_elsewhere {
  params = { them = list(piece) }
  is     = where(them, piece.start_at != piece.space)
  cites  = ["KK3-736"]
}

# Whether a side holds its ground: not with units alone whom none of the attackers could have attacked, such as Flying ones. But troops
# hold it against Wooden ships that are left, which cannot attack them.
function held_against {
  params = { them = list(piece), side = list(piece) }
  is = !empty(side) && (
    empty(them) || any(side, garrisons(piece)) || any([for u in them : any(side, within_power(u, piece))])
  )
  cites = ["KK3-526", "KK3-736"]
}

# If the defenders hold their ground, the attackers go back to where they came from; otherwise as many stay as there is room for.
procedure clear_the_field {
  of    = battle
  cites = ["KK3-526", "KK3-266..268", "KK3-521", "KK3-733", "KK3-736", "KK3-737", "KK3-757", "KK3-758"]

  held  = held_against(invaders(self), defenders(self))
  holds = held ? first(defenders(self)).owner : self.defender
  back  = held ? from_elsewhere(invaders(self)) : []
  call break_off { with = [back, holds] }
  call take_along_officers {
    when = !empty(back)
    with = [self.place, self.attacker]
  }
  stood = [for u in defenders(self) : u.owner if held]
  set u {
    in   = defenders(self)
    duty = duty.idle
  }
  stay = invaders(self)
  set u {
    in    = stay
    left  = is_a(u, branch.armoured) ? u.left : 0
    along = is_a(u, branch.armoured) ? u.along : 0
  }
  call send_back_excess { with = [self.place, self.attacker, self.defender] }
  set u {
    in   = invaders(self)
    duty = duty.idle
  }
  say {
    text = (
      held ? "${holds} holds ${self.place}." :
      empty(invaders(self)) ? "Nobody is left at ${self.place}." :
      "${self.attacker} wins at ${self.place}."
    )
  }
  emit battle_over {
    place  = self.place
    winner = held ? holds : empty(invaders(self)) ? none : self.attacker
    loser  = held ? self.attacker : holds
  }
  # Each of those who defended together has won it, or has left it and lost.
  for p {
    in = without(union([self.defender], self.beside), [holds])
    emit battle_over {
      place  = self.place
      winner = contains(stood, p) ? p : none
      loser  = contains(stood, p) ? none : p
    }
  }
}

# Those who marched in with an army go back with it.
procedure take_along_officers {
  params = { place = space, p = player }
  cites  = ["KK3-686", "KK3-736", "KK3-756"]

  for g {
    in = from_elsewhere(officers_ashore(place, p))

    set g { duty = duty.attacking }
    call fall_back {
      when = !empty(way_back(g))
      with = [g, first(way_back(g))]
    }
    set g { duty = duty.idle }
  }
}

# When a battle is over, or its enemies are gone before it begins, the limit counts again.
procedure send_back_excess {
  params = { place = space, p = player, victor = player }
  cites  = ["KK3-266..268"]

  stay   = where(army(place, p), takes_room(piece))
  excess = min(count(stay), crowd(place, p) - place.unit_limit)

  choose back {
    by      = p
    prompt  = "Who goes back from ${place}, which holds no more?"
    from    = stay
    count   = excess
    default = take(sorted(stay, piece.power), max(0, excess))
    secret  = false
  }
  set back { duty = duty.attacking }
  call break_off { with = [back, victor] }
}

# Who is among enemies when his movement begins, as after a treaty has ended, fights before he moves on. Submarines may lie below
# ships that do not find them.
after procedure reset_units ready_to_fight {
  cites = ["KK3-551", "KK3-721"]

  set u {
    in      = every(piece)
    where   = u.owner == p
    fought  = false
    engaged = false
  }
  beset = where(
    every(piece), piece.owner == p && meets_foes(piece, p) && (!is_a(piece, branch.submarine) || found_below(piece, p))
  )
  set beset { engaged = true }
  set p { front = [for u in beset : u.space if u.space != none] }
}

# Whether a submarine lies below ships that do not find it, and can still attack them.
function lurks {
  params = { u = piece }
  is = (
    is_a(u, branch.submarine) && u.left > 0 && !u.engaged && !u.routed && u.owner != none && meets_foes(u, u.owner)
  )
  cites = ["KK3-551"]
}

# Whether there are ships or aircraft of the enemy's that find a submarine.
function found_below {
  params = { u = piece, p = player }
  is     = any(opponents(u.space, p), finds_submarines(piece))
  cites  = ["KK3-551"]
}
