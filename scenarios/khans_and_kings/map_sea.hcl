# The Lands of the Mirror Lake: three seas of two sub-provinces each, and the lake in the middle, which is no sea.

space amber_sea {
  title   = "Amber Sea"
  article = "the"
  off_map = true
  domain  = domain.ocean
}

space gulf_of_pearls {
  title   = "Gulf of Pearls"
  article = "the"
  off_map = true
  domain  = domain.ocean
}

space sunrise_sea {
  title   = "Sunrise Sea"
  article = "the"
  off_map = true
  domain  = domain.ocean
}

space north_amber {
  title     = "North Amber Sea"
  article   = "the"
  longitude = 20.5
  latitude  = 50.3
  domain    = domain.sea
  part_of   = space.amber_sea
  borders   = [space.cold_fells, space.dornburg, space.holm_fields, space.south_amber]
}

space south_amber {
  title       = "South Amber Sea"
  article     = "the"
  longitude   = 20.7
  latitude    = 44.9
  domain      = domain.sea
  part_of     = space.amber_sea
  trade_route = true
  borders     = [space.kings_haven, space.eldermoor, space.kasr_city, space.pearl_gulf, space.salt_pans]
}

space pearl_gulf {
  title     = "Pearl Gulf"
  article   = "the"
  longitude = 22.5
  latitude  = 40.0
  domain    = domain.sea
  part_of   = space.gulf_of_pearls
  borders   = [space.salt_pans, space.lighthouse, space.delta_bight]
}

space delta_bight {
  title     = "Delta Bight"
  article   = "the"
  longitude = 28.7
  latitude  = 40.4
  domain    = domain.sea
  part_of   = space.gulf_of_pearls
  borders   = [space.mangroves, space.cotton_fields, space.lantern_straits]
}

space lantern_straits {
  title     = "Lantern Straits"
  article   = "the"
  longitude = 36.2
  latitude  = 40.1
  domain    = domain.sea
  part_of   = space.sunrise_sea
  borders   = [space.oil_springs, space.cape_union]
}

space sunrise_coast {
  title       = "Sunrise Coast"
  article     = "the"
  longitude   = 42.3
  latitude    = 45.1
  domain      = domain.sea
  part_of     = space.sunrise_sea
  trade_route = true
  borders     = [space.northport, space.hafen, space.smelter_bay, space.east_dunes, space.lantern_straits, space.cape_union]
}

space mirror_lake {
  title     = "Mirror Lake"
  longitude = 33.4
  latitude  = 46.6
  domain    = domain.lake
  borders   = [space.mirror_town, space.reed_bank, space.ironvale_city]
}
