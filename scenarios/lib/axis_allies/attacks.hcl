# The actions that send units against the enemy, so that a house rule can speak of all of them: forbid NAME { actions = actions.attack … }.

# Whether who comes there meets the enemy, or takes what is his.
function enemy_there {
  params = { s = space, p = player }
  is     = s.domain == domain.land ? hostile(s, p) : hostile_waters(s, p)
  cites  = ["REV-183", "REV-188"]
}

# By land, sea and air, onto a beach, on a complex. To load, to unload among friends and to carry troops to where they are to land are no
# attacks; nor is it one to stay where a battle comes about.
actions attack {
  members = [actions.advance, action.blitz, action.assault, action.raid]
}

# Moves that attack only where the enemy is, and may as well leave him, or carry somebody to a friendly place.
actions advance {
  members = [action.move, action.sail, action.fly]
  when    = enemy_there(there, actor)
}
