# The Lands of the Mirror Lake: rivers, and the roads and railways that stand when the game begins.

border dorn_ford {
  between = [space.dornburg, space.oak_march]
  river   = true
}

border dorn_bend {
  between = [space.oak_march, space.stonewater]
  river   = true
}

border stonewater_ford {
  between = [space.holm_fields, space.stonewater]
  river   = true
}

border falken_bridge_site {
  between = [space.deepwood, space.falkenstadt]
  river   = true
}

border chagan_crossing {
  between = [space.chagan_ford, space.silk_gate]
  river   = true
  built   = [way.road]
}

border sarai_ford {
  between = [space.sarai, space.red_sands]
  river   = true
}

border iron_gorge {
  between = [space.ironvale_city, space.black_pits]
  river   = true
  built   = [way.rail]
}

border hafen_mouth {
  between = [space.hafen, space.smelter_bay]
  river   = true
}

border delta_arm {
  between = [space.reed_fields, space.delta_town]
  river   = true
  built   = [way.road]
}

border mangrove_channel {
  between = [space.mangroves, space.cotton_fields]
  river   = true
}

border jasmine_ford {
  between = [space.tea_hills, space.al_jasmin]
  river   = true
}

border elder_ford {
  between = [space.east_weald, space.long_downs]
  river   = true
}

border kings_road {
  between = [space.kings_haven, space.east_weald]
  built   = [way.road]
}

border weald_road {
  between = [space.east_weald, space.charcoal_hills]
  built   = [way.road]
}

border charcoal_road {
  between = [space.falkenstadt, space.charcoal_hills]
  built   = [way.road]
}

border steppe_road {
  between = [space.altan_ordo, space.sarai]
  built   = [way.road]
}

border sarai_road {
  between = [space.chagan_ford, space.sarai]
  built   = [way.road]
}

border union_line {
  between = [space.millrace, space.hafen]
  built   = [way.rail]
}

border dune_line {
  between = [space.smelter_bay, space.east_dunes]
  built   = [way.rail]
}

border cape_line {
  between = [space.east_dunes, space.cape_union]
  built   = [way.rail]
}

border salt_road {
  between = [space.kasr_city, space.salt_pans]
  built   = [way.road]
}
