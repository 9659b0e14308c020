# The actions that send units against others, so that a house rule can speak of all of them: forbid NAME { actions = actions.attack … }.

# Whether who comes there finds enemies, or enters what is theirs.
function enemy_there {
  params = { s = space, p = player }
  is     = opposed(s, p) || hostile(lord(s), p)
  cites  = ["KK3-721"]
}

# Who is in a battle already has attacked before: action.join_battle only says when it is fought.
actions attack {
  members = [actions.advance, action.shell, action.shell_building, action.air_strike, action.bomb, action.last_attack]
}

# By land, by water and ashore.
actions advance {
  members = [action.step, action.sail, action.land]
  when    = enemy_there(there, actor)
}
