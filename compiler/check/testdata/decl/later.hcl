event fall {
  fields = { s = space }
}

event slip {
  fields = { s = space, later = bool } # want: SC116 "emit has an attribute"
}

on fall cascade {
  emit fall {
    later = true
    s     = s
  }
}

# A procedure that runs the event at its end, inside the hook that called it.
event slide {
  fields = { s = space }
}

procedure push {
  params = { s = space }

  emit slide { # want: SC126 "event slide . on slide pushes"
    later = true
    s     = s
  }
}

on slide pushes {
  call push { s = s }
}

# The same with another hook between.
event start {
  fields = { s = space }
}

event finish {
  fields = { s = space }
}

procedure run {
  params = { s = space }

  emit start { s = s }
}

on start goes_on {
  emit finish { # want: SC126 "event finish . on finish again"
    later = true
    s     = s
  }
}

on finish again {
  call run { s = s }
}

event echo {
  fields = { s = space }
}

on echo answers {
  emit echo { s = s } # want: SC126 "later = true"
}

setup {
  emit fall {
    s     = space.north_bank
    later = 3 # want: SC200 "bool"
  }
  call run { s = space.north_bank }
  call push { s = space.north_bank }
  emit echo { s = space.north_bank }
  emit slip {
    s     = space.north_bank
    later = true
  }
}
