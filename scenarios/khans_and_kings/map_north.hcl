# The Lands of the Mirror Lake: the North. The book's list of provinces is missing from our copy, so land, provinces and
# sources are ours (KKA-01).
# A border is stated once and holds both ways; where a river runs or a way leads it stands in map_ways.hcl. Longitudes
# and latitudes only place the picture.

space the_north {
  title   = "North"
  article = "the"
  off_map = true
  domain  = domain.region
}

# ---- The Altan Steppe

space altan_steppe {
  title   = "Altan Steppe"
  article = "the"
  off_map = true
  domain  = domain.province
  part_of = space.the_north
  colour  = colour.yellow
  wealth  = 2
  snow    = true
  yields  = unit.herd
}

space ulan_tamga {
  title     = "Ulan Tamga"
  longitude = 34.1
  latitude  = 52.2
  part_of   = space.altan_steppe
  cover     = terrain.steppe
  borders   = [space.kurgan_plain, space.eagle_pass, space.chagan_ford]
}

space kurgan_plain {
  title     = "Kurgan Plain"
  longitude = 36.9
  latitude  = 51.8
  part_of   = space.altan_steppe
  cover     = terrain.steppe
  borders   = [space.altan_ordo, space.chagan_ford, space.sarai]
}

space altan_ordo {
  title     = "Altan Ordo"
  longitude = 39.5
  latitude  = 52.2
  part_of   = space.altan_steppe
  cover     = terrain.steppe
  capital   = true
  borders   = [space.grey_shore]
}

space grey_shore {
  title     = "Grey Shore"
  article   = "the"
  longitude = 40.4
  latitude  = 50.1
  part_of   = space.altan_steppe
  cover     = terrain.steppe
  relief    = terrain.hills
  borders   = [space.sunrise_coast, space.northport]
}

# ---- The Burkhan Range

space burkhan {
  title   = "Burkhan Range"
  article = "the"
  off_map = true
  domain  = domain.province
  part_of = space.the_north
  colour  = colour.blue
  wealth  = 2
  snow    = true
  yields  = unit.rare_metal
}

space white_peaks {
  title     = "White Peaks"
  article   = "the"
  longitude = 29.7
  latitude  = 52.1
  part_of   = space.burkhan
  cover     = terrain.ice_desert
  relief    = terrain.mountains
  borders   = [space.burkhan_keld, space.amber_forest, space.falken_tower]
}

space burkhan_keld {
  title     = "Burkhan Keld"
  longitude = 31.7
  latitude  = 51.9
  part_of   = space.burkhan
  cover     = terrain.steppe
  relief    = terrain.hills
  capital   = true
  borders   = [space.ulan_tamga, space.falken_tower, space.eagle_pass]
}

space eagle_pass {
  title     = "Eagle Pass"
  longitude = 33.2
  latitude  = 50.4
  part_of   = space.burkhan
  cover     = terrain.forest
  relief    = terrain.mountains
  borders   = [space.chagan_ford, space.pilgrim_hill, space.silk_gate]
}

# ---- Chagan Valley

space chagan {
  title   = "Chagan Valley"
  off_map = true
  domain  = domain.province
  part_of = space.the_north
  colour  = colour.red
  wealth  = 3
  yields  = unit.silk
}

space chagan_ford {
  title     = "Chagan Ford"
  longitude = 35.6
  latitude  = 50.3
  part_of   = space.chagan
  cover     = terrain.steppe
  borders   = [space.red_sands]
}

space sarai {
  title     = "Sarai"
  longitude = 38.0
  latitude  = 50.3
  part_of   = space.chagan
  cover     = terrain.fields
  capital   = true
  borders   = [space.grey_shore, space.northport]
}

space silk_gate {
  title     = "Silk Gate"
  article   = "the"
  longitude = 34.1
  latitude  = 48.4
  part_of   = space.chagan
  cover     = terrain.steppe
  relief    = terrain.hills
  borders   = [space.red_sands, space.mirror_lake, space.mirror_town]
}

space red_sands {
  title     = "Red Sands"
  article   = "the"
  longitude = 37.1
  latitude  = 48.5
  part_of   = space.chagan
  cover     = terrain.desert
  borders   = [space.northport, space.mirror_town, space.millrace]
}

# ---- Dornmark

space dornmark {
  title   = "Dornmark"
  off_map = true
  domain  = domain.province
  part_of = space.the_north
  colour  = colour.red
  wealth  = 3
  snow    = true
}

space dornburg {
  title     = "Dornburg"
  longitude = 23.4
  latitude  = 50.0
  part_of   = space.dornmark
  cover     = terrain.fields
  capital   = true
  borders   = [space.holm_fields, space.stonewater]
}

space oak_march {
  title     = "Oak March"
  article   = "the"
  longitude = 26.0
  latitude  = 50.0
  part_of   = space.dornmark
  cover     = terrain.forest
  borders   = [space.amber_forest, space.deepwood]
}

space holm_fields {
  title     = "Holm Fields"
  longitude = 22.3
  latitude  = 48.4
  part_of   = space.dornmark
  cover     = terrain.fields
  borders   = [space.south_amber, space.kings_haven]
}

space stonewater {
  title     = "Stonewater"
  longitude = 24.7
  latitude  = 48.3
  part_of   = space.dornmark
  cover     = terrain.fields
  relief    = terrain.hills
  borders   = [space.deepwood, space.kings_haven, space.east_weald]
}

# ---- Falkenwald

space falkenwald {
  title   = "Falkenwald"
  off_map = true
  domain  = domain.province
  part_of = space.the_north
  colour  = colour.green
  wealth  = 2
  snow    = true
  yields  = unit.coal
}

space falken_tower {
  title     = "Falken Tower"
  longitude = 30.5
  latitude  = 50.2
  part_of   = space.falkenwald
  cover     = terrain.forest
  relief    = terrain.hills
  borders   = [space.eagle_pass, space.falkenstadt, space.pilgrim_hill]
}

space deepwood {
  title     = "Deepwood"
  article   = "the"
  longitude = 27.4
  latitude  = 48.5
  part_of   = space.falkenwald
  cover     = terrain.forest
  borders   = [space.east_weald, space.charcoal_hills]
}

space falkenstadt {
  title     = "Falkenstadt"
  longitude = 29.8
  latitude  = 48.4
  part_of   = space.falkenwald
  cover     = terrain.fields
  capital   = true
  borders   = [space.pilgrim_hill, space.west_shore]
}

space charcoal_hills {
  title     = "Charcoal Hills"
  article   = "the"
  longitude = 28.1
  latitude  = 46.6
  part_of   = space.falkenwald
  cover     = terrain.forest
  relief    = terrain.hills
  borders   = [space.west_shore, space.jasmine_gate, space.tea_hills]
}

# ---- Nordheim

space nordheim {
  title   = "Nordheim"
  off_map = true
  domain  = domain.province
  part_of = space.the_north
  colour  = colour.white
  wealth  = 1
  snow    = true
  yields  = unit.gas
}

space cold_fells {
  title     = "Cold Fells"
  article   = "the"
  longitude = 22.7
  latitude  = 52.0
  part_of   = space.nordheim
  cover     = terrain.tundra
  borders   = [space.frozen_mere, space.dornburg]
}

space frozen_mere {
  title     = "Frozen Mere"
  article   = "the"
  longitude = 24.8
  latitude  = 52.0
  part_of   = space.nordheim
  cover     = terrain.ice_desert
  borders   = [space.elkhold, space.dornburg, space.oak_march]
}

space elkhold {
  title     = "Elkhold"
  longitude = 27.0
  latitude  = 52.0
  part_of   = space.nordheim
  cover     = terrain.tundra
  relief    = terrain.hills
  capital   = true
  borders   = [space.white_peaks, space.oak_march, space.amber_forest]
}

space amber_forest {
  title     = "Amber Forest"
  longitude = 28.2
  latitude  = 50.1
  part_of   = space.nordheim
  cover     = terrain.forest
  borders   = [space.falken_tower, space.deepwood, space.falkenstadt]
}
