# What transports may do when they have done something else this turn.

# Whether what a transport did this turn lets it load and unload.
needs function may_handle_cargo {
  params  = { t = piece }
  returns = bool
}

function may_load {
  is    = t.unloads == none && may_handle_cargo(t)
  cites = ["REV-404..406"]
}

function may_unload {
  is    = may_handle_cargo(t) && (!t.fought || !t.boarded)
  cites = ["REV-404..406"]
}

function load_limits {
  is = "one unit and one infantry is a load"
}

function unload_limits {
  is = <<-END
    not at all after a retreat, after a battle only if it did not load, and in the noncombat move not if it sailed in
    the combat move without a battle
  END
}
