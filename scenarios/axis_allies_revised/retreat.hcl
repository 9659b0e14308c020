# Where attackers retreat to: to a space that is friendly now; aircraft at once, or home in the noncombat move.

# Those of them that are friendly now.
function ways_back {
  is    = where(s.origins, s.domain == domain.sea ? !hostile_waters(space, a) : welcome(space, a))
  cites = ["REV-282"]
}

# An aircraft that leaves at once has landed when it is there, and a carrier that it lands on stays; over a zone it waits for the
# carrier that was named. It may also wait for the noncombat move, and fly home then.
procedure fly_off {
  cites = ["REV-284..287", "REV-302", "REV-304", "REV-349", "REV-394", "REV-409"]

  set c {
    withdrew = true
    fought   = true
  }
  choose haven {
    by      = a
    prompt  = "Where does the ${c.unit} retreat to?"
    from    = havens(c)
    pass    = "wait for the noncombat move"
    text    = "retreat to ${it}"
    default = none
  }
  call fly_to_haven {
    when = haven != none
    with = [c, haven, a]
  }
}
