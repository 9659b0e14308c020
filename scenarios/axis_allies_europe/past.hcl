# What Europe called otherwise before. Variants that were written then are read as if they said what it is called today, and
# `scenario upgrade` rewrites them. What is here stays until the first number of the version changes. What was called otherwise
# in all editions is in the library.
#
# attackers_take_hits and defenders_take_hits have no names of today: assign_hits does what both did, for the side that it is
# given, and a hook that counted on either would count the hits of both.

# Who chooses losses are their owners.
moved { from = procedure.place_hits.by }

# A transport handles cargo whether or not it has fought.
rewrite {
  params = { t = piece }
  from   = may_handle_cargo(t)
  to     = true
}

# What this edition leaves out is not required under these names any more: a promise of a deck, and that an ally waits.

moved { from = action.return_flight.promises }

moved { from = action.return_by_way.promises }

moved { from = action.assault.ally_waits }
