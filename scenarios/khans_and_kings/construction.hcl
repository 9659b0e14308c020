# Stub, to be replaced by its owner.
procedure renew_sources {}
procedure building_income { params = { p = player } }

function keeps_control {
  params = { province = space, p = player }
  is     = false
}

phase independents_act {
  title = "The independents"
}
