# The Lands of the Mirror Lake: the South. The book's list of provinces is missing from our copy, so land, provinces and
# sources are ours (KKA-01).
# A border is stated once and holds both ways; where a river runs or a way leads it stands in map_ways.hcl. Longitudes
# and latitudes only place the picture.

space the_south {
  title   = "South"
  article = "the"
  off_map = true
  domain  = domain.region
}

# ---- Eldershore

space eldershore {
  title   = "Eldershore"
  off_map = true
  domain  = domain.province
  part_of = space.the_south
  colour  = colour.yellow
  wealth  = 2
  yields  = unit.cord
}

space kings_haven {
  title     = "King's Haven"
  longitude = 23.3
  latitude  = 46.7
  part_of   = space.eldershore
  cover     = terrain.fields
  capital   = true
  borders   = [space.eldermoor, space.long_downs]
}

space east_weald {
  title     = "East Weald"
  article   = "the"
  longitude = 26.3
  latitude  = 46.9
  part_of   = space.eldershore
  cover     = terrain.forest
  borders   = [space.jasmine_gate]
}

space eldermoor {
  title     = "Eldermoor"
  longitude = 22.7
  latitude  = 45.2
  part_of   = space.eldershore
  cover     = terrain.swamp
  borders   = [space.long_downs, space.kasr_city]
}

space long_downs {
  title     = "Long Downs"
  article   = "the"
  longitude = 24.7
  latitude  = 45.2
  part_of   = space.eldershore
  cover     = terrain.fields
  relief    = terrain.hills
  borders   = [space.jasmine_gate, space.kasr_city, space.palm_coast]
}

# ---- Hafenland

space hafenland {
  title   = "Hafenland"
  off_map = true
  domain  = domain.province
  part_of = space.the_south
  colour  = colour.yellow
  wealth  = 3
  yields  = unit.iron
}

space northport {
  title     = "Northport"
  longitude = 39.5
  latitude  = 48.4
  part_of   = space.hafenland
  cover     = terrain.fields
  borders   = [space.millrace, space.hafen]
}

space millrace {
  title     = "Millrace"
  longitude = 37.8
  latitude  = 46.9
  part_of   = space.hafenland
  cover     = terrain.fields
  relief    = terrain.hills
  borders   = [space.black_pits, space.smelter_bay]
}

space hafen {
  title     = "Hafen"
  longitude = 40.1
  latitude  = 46.8
  part_of   = space.hafenland
  cover     = terrain.fields
  capital   = true
}

space smelter_bay {
  title     = "Smelter Bay"
  longitude = 39.1
  latitude  = 44.8
  part_of   = space.hafenland
  cover     = terrain.fields
  borders   = [space.kettle_gorge]
}

# ---- Ironvale

space ironvale {
  title   = "Ironvale"
  off_map = true
  domain  = domain.province
  part_of = space.the_south
  colour  = colour.blue
  wealth  = 3
  yields  = unit.coal
}

space ironvale_city {
  title     = "Ironvale Town"
  longitude = 34.2
  latitude  = 44.9
  part_of   = space.ironvale
  cover     = terrain.fields
  relief    = terrain.hills
  capital   = true
  borders   = [space.reed_fields, space.delta_town]
}

space black_pits {
  title     = "Black Pits"
  article   = "the"
  longitude = 37.0
  latitude  = 44.9
  part_of   = space.ironvale
  cover     = terrain.forest
  relief    = terrain.hills
  borders   = [space.smelter_bay, space.delta_town, space.kettle_gorge]
}

space kettle_gorge {
  title     = "Kettle Gorge"
  longitude = 38.2
  latitude  = 43.5
  part_of   = space.ironvale
  cover     = terrain.forest
  relief    = terrain.mountains
  borders   = [space.east_dunes, space.oil_springs, space.cape_union]
}

# ---- The Grenzland

space grenzland {
  title   = "Grenzland"
  article = "the"
  off_map = true
  domain  = domain.province
  part_of = space.the_south
  colour  = colour.green
  wealth  = 2
  yields  = unit.oil
}

space east_dunes {
  title     = "East Dunes"
  article   = "the"
  longitude = 40.2
  latitude  = 43.5
  part_of   = space.grenzland
  cover     = terrain.desert
}

space oil_springs {
  title     = "Oil Springs"
  article   = "the"
  longitude = 36.8
  latitude  = 41.7
  part_of   = space.grenzland
  cover     = terrain.desert
  relief    = terrain.hills
  borders   = [space.cape_union]
}

space cape_union {
  title     = "Cape Union"
  longitude = 39.3
  latitude  = 41.4
  part_of   = space.grenzland
  cover     = terrain.fields
  capital   = true
}

# ---- The Jasmine Vale

space jasmine {
  title   = "Jasmine Vale"
  article = "the"
  off_map = true
  domain  = domain.province
  part_of = space.the_south
  colour  = colour.red
  wealth  = 2
  yields  = unit.tea
}

space jasmine_gate {
  title     = "Jasmine Gate"
  article   = "the"
  longitude = 27.0
  latitude  = 44.9
  part_of   = space.jasmine
  cover     = terrain.steppe
  borders   = [space.tea_hills, space.palm_coast, space.al_jasmin]
}

space tea_hills {
  title     = "Tea Hills"
  article   = "the"
  longitude = 29.8
  latitude  = 45.1
  part_of   = space.jasmine
  cover     = terrain.forest
  relief    = terrain.hills
  borders   = [space.reed_bank, space.ruby_wells]
}

space al_jasmin {
  title     = "Al-Jasmin"
  longitude = 28.5
  latitude  = 43.4
  part_of   = space.jasmine
  cover     = terrain.fields
  capital   = true
  borders   = [space.ruby_wells, space.delta_bight, space.mangroves]
}

space ruby_wells {
  title     = "Ruby Wells"
  article   = "the"
  longitude = 30.6
  latitude  = 43.1
  part_of   = space.jasmine
  cover     = terrain.desert
  borders   = [space.reed_fields, space.mangroves, space.cotton_fields]
}

# ---- Kasr al-Bahr

space kasr {
  title   = "Kasr al-Bahr"
  off_map = true
  domain  = domain.province
  part_of = space.the_south
  colour  = colour.yellow
  wealth  = 3
  yields  = unit.gold_ingot
}

space kasr_city {
  title     = "Kasr"
  longitude = 23.5
  latitude  = 43.2
  part_of   = space.kasr
  cover     = terrain.fields
  capital   = true
  borders   = [space.palm_coast, space.lighthouse]
}

space palm_coast {
  title     = "Palm Coast"
  article   = "the"
  longitude = 26.3
  latitude  = 43.2
  part_of   = space.kasr
  cover     = terrain.jungle
  borders   = [space.al_jasmin, space.lighthouse, space.delta_bight]
}

space salt_pans {
  title     = "Salt Pans"
  article   = "the"
  longitude = 22.1
  latitude  = 41.7
  part_of   = space.kasr
  cover     = terrain.desert
  borders   = [space.lighthouse]
}

space lighthouse {
  title     = "Lighthouse"
  article   = "the"
  longitude = 24.6
  latitude  = 41.6
  part_of   = space.kasr
  cover     = terrain.fields
  borders   = [space.delta_bight]
}

# ---- The Lower Delta

space lower_delta {
  title   = "Lower Delta"
  article = "the"
  off_map = true
  domain  = domain.province
  part_of = space.the_south
  colour  = colour.white
  wealth  = 2
  yields  = unit.cotton
}

space reed_fields {
  title     = "Reed Fields"
  article   = "the"
  longitude = 33.5
  latitude  = 43.4
  part_of   = space.lower_delta
  cover     = terrain.fields
  borders   = [space.cotton_fields, space.lantern_straits]
}

space delta_town {
  title     = "Delta Town"
  longitude = 35.4
  latitude  = 43.1
  part_of   = space.lower_delta
  cover     = terrain.swamp
  capital   = true
  borders   = [space.kettle_gorge, space.lantern_straits, space.oil_springs]
}

space mangroves {
  title     = "Mangroves"
  article   = "the"
  longitude = 29.7
  latitude  = 41.4
  part_of   = space.lower_delta
  cover     = terrain.jungle
}

space cotton_fields {
  title     = "Cotton Fields"
  article   = "the"
  longitude = 31.8
  latitude  = 41.6
  part_of   = space.lower_delta
  cover     = terrain.fields
  borders   = [space.lantern_straits]
}

# ---- The Mirror Lands

space mirror_lands {
  title   = "Mirror Lands"
  article = "the"
  off_map = true
  domain  = domain.province
  part_of = space.the_south
  colour  = colour.white
  wealth  = 2
  yields  = unit.opium
}

space pilgrim_hill {
  title     = "Pilgrim Hill"
  longitude = 32.3
  latitude  = 48.7
  part_of   = space.mirror_lands
  cover     = terrain.steppe
  relief    = terrain.hills
  borders   = [space.silk_gate, space.west_shore, space.mirror_lake]
}

space west_shore {
  title     = "West Shore"
  article   = "the"
  longitude = 30.5
  latitude  = 46.5
  part_of   = space.mirror_lands
  cover     = terrain.fields
  borders   = [space.mirror_lake, space.tea_hills, space.reed_bank]
}

space mirror_town {
  title     = "Mirror Town"
  longitude = 35.6
  latitude  = 46.7
  part_of   = space.mirror_lands
  cover     = terrain.fields
  capital   = true
  borders   = [space.millrace, space.ironvale_city, space.black_pits]
}

space reed_bank {
  title     = "Reed Bank"
  article   = "the"
  longitude = 31.7
  latitude  = 45.2
  part_of   = space.mirror_lands
  cover     = terrain.swamp
  borders   = [space.ironvale_city, space.ruby_wells, space.reed_fields]
}
