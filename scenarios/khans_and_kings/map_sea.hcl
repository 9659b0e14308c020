# The Lands of the Mirror Lake: three seas of two sub-provinces each, and the lake in the middle, which is no sea.

space amber_sea {
  title   = "the Amber Sea"
  off_map = true
  domain  = domain.ocean
}

space gulf_of_pearls {
  title   = "the Gulf of Pearls"
  off_map = true
  domain  = domain.ocean
}

space sunrise_sea {
  title   = "the Sunrise Sea"
  off_map = true
  domain  = domain.ocean
}

space north_amber {
  title     = "North Amber Sea"
  longitude = 20.5
  latitude  = 50.3
  domain    = domain.sea
  part_of   = space.amber_sea
  borders   = [space.cold_fells, space.dornburg, space.holm_fields, space.south_amber]
}

space south_amber {
  title       = "South Amber Sea"
  longitude   = 20.7
  latitude    = 44.9
  domain      = domain.sea
  part_of     = space.amber_sea
  trade_route = true
  borders     = [space.kings_haven, space.eldermoor, space.kasr_city, space.pearl_gulf, space.salt_pans]
}

space pearl_gulf {
  title     = "the Pearl Gulf"
  longitude = 22.5
  latitude  = 40.0
  domain    = domain.sea
  part_of   = space.gulf_of_pearls
  borders   = [space.salt_pans, space.lighthouse, space.delta_bight]
}

space delta_bight {
  title     = "the Delta Bight"
  longitude = 28.7
  latitude  = 40.4
  domain    = domain.sea
  part_of   = space.gulf_of_pearls
  borders   = [space.mangroves, space.cotton_fields, space.lantern_straits]
}

space lantern_straits {
  title     = "the Lantern Straits"
  longitude = 36.2
  latitude  = 40.1
  domain    = domain.sea
  part_of   = space.sunrise_sea
  borders   = [space.oil_springs, space.cape_union]
}

space sunrise_coast {
  title       = "the Sunrise Coast"
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
