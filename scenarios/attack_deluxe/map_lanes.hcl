# The board of Attack! Deluxe: the Sea Lanes, each a printed grey line between two regions through one Sea Zone or two.
# The first three are the book's (ATK-215, 372, 316); the others are our default, drawn where convoys went and so that every
# region a capital may stand in has two neighbours on its continent. None runs on beyond Panama (ATK-371), and none joins
# Burma-Malaysia and Japan (ATK-218).

class path {
  cites = ["ATK-126", "ATK-218"]

  attributes = {
    one_end   = space
    other_end = space
  }
}

path new_england_panama {
  title     = "lane from New England to Panama"
  article   = "the"
  through   = [space.north_atlantic, space.caribbean_sea]
  one_end   = space.new_england
  other_end = space.panama
  cites     = ["ATK-215", "ATK-371"]
}

path panama_western_us {
  title     = "lane from Panama to the Western US"
  article   = "the"
  through   = [space.eastern_pacific, space.northeast_pacific]
  one_end   = space.panama
  other_end = space.western_us
  cites     = ["ATK-371", "ATK-372"]
}

path panama_hawaii {
  title     = "lane from Panama to Hawaii"
  article   = "the"
  through   = [space.eastern_pacific, space.central_pacific]
  one_end   = space.panama
  other_end = space.hawaii
  cites     = ["ATK-316", "ATK-371"]
}

path western_us_hawaii {
  title     = "lane from the Western US to Hawaii"
  article   = "the"
  through   = [space.northeast_pacific, space.central_pacific]
  one_end   = space.western_us
  other_end = space.hawaii
}

path alaska_western_us {
  title     = "lane from Alaska to the Western US"
  article   = "the"
  through   = [space.gulf_of_alaska, space.northeast_pacific]
  one_end   = space.alaska
  other_end = space.western_us
}

path alaska_koryak {
  title     = "lane from Alaska to Koryak"
  article   = "the"
  through   = [space.bering_sea]
  one_end   = space.alaska
  other_end = space.koryak
}

path new_england_great_britain {
  title     = "lane from New England to Great Britain"
  article   = "the"
  through   = [space.north_atlantic, space.bay_of_biscay]
  one_end   = space.new_england
  other_end = space.great_britain
}

path quebec_iceland {
  title     = "lane from Quebec to Iceland"
  article   = "the"
  through   = [space.north_atlantic]
  one_end   = space.quebec
  other_end = space.iceland
}

path iceland_great_britain {
  title     = "lane from Iceland to Great Britain"
  article   = "the"
  through   = [space.norwegian_sea]
  one_end   = space.iceland
  other_end = space.great_britain
}

path iceland_norway_sweden {
  title     = "lane from Iceland to Norway-Sweden"
  article   = "the"
  through   = [space.norwegian_sea]
  one_end   = space.iceland
  other_end = space.norway_sweden
}

path great_britain_french_west_africa {
  title     = "lane from Great Britain to French West Africa"
  article   = "the"
  through   = [space.bay_of_biscay, space.mid_atlantic]
  one_end   = space.great_britain
  other_end = space.french_west_africa
}

path brazil_french_west_africa {
  title     = "lane from Brazil to French West Africa"
  article   = "the"
  through   = [space.mid_atlantic]
  one_end   = space.brazil
  other_end = space.french_west_africa
}

path uruguay_south_africa {
  title     = "lane from Uruguay to South Africa"
  article   = "the"
  through   = [space.argentine_sea, space.angola_basin]
  one_end   = space.uruguay
  other_end = space.south_africa
}

path mozambique_madagascar {
  title     = "lane from Mozambique to Madagascar"
  article   = "the"
  through   = [space.mozambique_channel]
  one_end   = space.mozambique
  other_end = space.madagascar
}

path tanganyika_madagascar {
  title     = "lane from Tanganyika to Madagascar"
  article   = "the"
  through   = [space.mozambique_channel]
  one_end   = space.tanganyika
  other_end = space.madagascar
}

path somaliland_india {
  title     = "lane from Somaliland to India"
  article   = "the"
  through   = [space.indian_ocean]
  one_end   = space.somaliland
  other_end = space.india
}

path saudi_arabia_india {
  title     = "lane from Saudi Arabia to India"
  article   = "the"
  through   = [space.indian_ocean]
  one_end   = space.saudi_arabia
  other_end = space.india
}

path south_africa_western_australia {
  title     = "lane from South Africa to Western Australia"
  article   = "the"
  through   = [space.cape_of_good_hope, space.southern_indian_ocean]
  one_end   = space.south_africa
  other_end = space.western_australia
}

path japan_philippines {
  title     = "lane from Japan to the Philippines"
  article   = "the"
  through   = [space.northwest_pacific]
  one_end   = space.japan
  other_end = space.philippines
}

path japan_caroline_islands {
  title     = "lane from Japan to the Caroline Islands"
  article   = "the"
  through   = [space.northwest_pacific]
  one_end   = space.japan
  other_end = space.caroline_islands
}

path south_china_philippines {
  title     = "lane from South China to the Philippines"
  article   = "the"
  through   = [space.northwest_pacific]
  one_end   = space.south_china
  other_end = space.philippines
}

path philippines_dutch_east_indies {
  title     = "lane from the Philippines to the Dutch East Indies"
  article   = "the"
  through   = [space.southwest_pacific]
  one_end   = space.philippines
  other_end = space.dutch_east_indies
}

path philippines_caroline_islands {
  title     = "lane from the Philippines to the Caroline Islands"
  article   = "the"
  through   = [space.southwest_pacific]
  one_end   = space.philippines
  other_end = space.caroline_islands
}

path caroline_islands_solomon_islands {
  title     = "lane from the Caroline Islands to the Solomon Islands"
  article   = "the"
  through   = [space.southwest_pacific]
  one_end   = space.caroline_islands
  other_end = space.solomon_islands
}

path queensland_solomon_islands {
  title     = "lane from Queensland to the Solomon Islands"
  article   = "the"
  through   = [space.coral_sea, space.southwest_pacific]
  one_end   = space.queensland
  other_end = space.solomon_islands
}

path caroline_islands_hawaii {
  title     = "lane from the Caroline Islands to Hawaii"
  article   = "the"
  through   = [space.southwest_pacific, space.central_pacific]
  one_end   = space.caroline_islands
  other_end = space.hawaii
}

path hawaii_polynesia {
  title     = "lane from Hawaii to Polynesia"
  article   = "the"
  through   = [space.central_pacific, space.south_pacific]
  one_end   = space.hawaii
  other_end = space.polynesia
}

path new_zealand_polynesia {
  title     = "lane from New Zealand to Polynesia"
  article   = "the"
  through   = [space.south_pacific]
  one_end   = space.new_zealand
  other_end = space.polynesia
}

path new_south_wales_new_zealand {
  title     = "lane from New South Wales to New Zealand"
  article   = "the"
  through   = [space.tasman_sea]
  one_end   = space.new_south_wales
  other_end = space.new_zealand
}

path chile_polynesia {
  title     = "lane from Chile to Polynesia"
  article   = "the"
  through   = [space.southeast_pacific, space.south_pacific]
  one_end   = space.chile
  other_end = space.polynesia
}
