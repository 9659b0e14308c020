# The board of Attack! Deluxe: the regions, by continent.
# The printed board is not in the book. Every region, zone, anchor, lane and canal the book names is here with the borders it
# states (tests_board.hcl holds them against the rulebook); the rest is filled in from the world as it is.
# A border is stated once and holds both ways. A place is a point for drawing: degrees east and north.
# Our reading of ATK-122 and 123: the Western board has the Americas, Europe with the Caucasus, and Africa; the Pacific board
# has Asia with Turkey, Syria-Iraq and Saudi Arabia, Australia and Oceania. There are 87 regions, so
# that the 90 Government Markers suffice for all neutral ones, however many play.

space western_theater {
  title   = "Western Theater"
  article = "the"
  off_map = true
  domain  = domain.table
}

space pacific_theater {
  title   = "Pacific Theater"
  article = "the"
  off_map = true
  domain  = domain.table
}

# ---- North America

space alaska {
  title     = "Alaska"
  longitude = -152
  latitude  = 65
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders = [
    space.northwest_territories,
    space.western_canada,
    space.gulf_of_alaska,
    space.bering_sea,
    space.arctic_circle,
    space.alaska_coast,
  ]
}

space northwest_territories {
  title     = "Northwest Territories"
  article   = "the"
  longitude = -108
  latitude  = 66
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders   = [space.western_canada, space.eastern_canada, space.arctic_circle]
}

space western_canada {
  title     = "Western Canada"
  longitude = -117
  latitude  = 54
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders = [
    space.eastern_canada,
    space.great_plains,
    space.western_us,
    space.gulf_of_alaska,
    space.northeast_pacific,
    space.western_canada_coast,
  ]
}

space eastern_canada {
  title     = "Eastern Canada"
  longitude = -87
  latitude  = 51
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders   = [space.quebec, space.new_england, space.midwest, space.arctic_circle]
}

space quebec {
  title     = "Quebec"
  longitude = -70
  latitude  = 52
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders   = [space.new_england, space.labrador_sea, space.north_atlantic, space.quebec_coast]
}

space new_england {
  title     = "New England"
  longitude = -74
  latitude  = 42.5
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders   = [space.midwest, space.old_south, space.north_atlantic, space.new_england_coast]
  cites     = ["ATK-312"]
}

space midwest {
  title     = "Midwest"
  article   = "the"
  longitude = -88
  latitude  = 42
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders   = [space.old_south, space.great_plains]
  cites     = ["ATK-313"]
}

space great_plains {
  title     = "Great Plains"
  article   = "the"
  longitude = -100
  latitude  = 38
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders = [
    space.western_us,
    space.old_south,
    space.mexico,
    space.caribbean_sea,
    space.great_plains_coast,
  ]
  cites = ["ATK-314", "ATK-328"]
}

space western_us {
  title     = "Western US"
  article   = "the"
  longitude = -115
  latitude  = 40
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders   = [space.mexico, space.northeast_pacific, space.western_us_coast]
}

space old_south {
  title     = "Old South"
  article   = "the"
  longitude = -85
  latitude  = 33
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders   = [space.caribbean_sea, space.north_atlantic, space.old_south_coast]
  cites     = ["ATK-327"]
}

space mexico {
  title     = "Mexico"
  longitude = -102
  latitude  = 23
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders   = [space.panama, space.caribbean_sea, space.eastern_pacific, space.mexico_coast]
  cites     = ["ATK-329"]
}

space panama {
  title     = "Panama"
  longitude = -84
  latitude  = 12
  boards    = [board.western]
  continent = continent.north_america
  part_of   = space.western_theater
  borders   = [space.colombia, space.caribbean_sea, space.eastern_pacific, space.panama_coast]
  cites     = ["ATK-318", "ATK-330"]
}

# ---- South America

space colombia {
  title     = "Colombia"
  longitude = -73
  latitude  = 4
  boards    = [board.western]
  continent = continent.south_america
  part_of   = space.western_theater
  borders = [
    space.amazonia,
    space.peru,
    space.caribbean_sea,
    space.eastern_pacific,
    space.colombia_coast,
  ]
  cites = ["ATK-331"]
}

space amazonia {
  title     = "Amazonia"
  longitude = -61
  latitude  = -2
  boards    = [board.western]
  continent = continent.south_america
  part_of   = space.western_theater
  borders = [
    space.peru,
    space.bolivia,
    space.brazil,
    space.caribbean_sea,
    space.mid_atlantic,
    space.amazonia_coast,
  ]
  cites = ["ATK-332"]
}

space peru {
  title     = "Peru"
  longitude = -75
  latitude  = -9
  boards    = [board.western]
  continent = continent.south_america
  part_of   = space.western_theater
  borders   = [space.bolivia, space.chile, space.southeast_pacific, space.peru_coast]
}

space bolivia {
  title     = "Bolivia"
  longitude = -63
  latitude  = -18
  boards    = [board.western]
  continent = continent.south_america
  part_of   = space.western_theater
  borders   = [space.brazil, space.chile, space.argentina]
}

space brazil {
  title     = "Brazil"
  longitude = -45
  latitude  = -11
  boards    = [board.western]
  continent = continent.south_america
  part_of   = space.western_theater
  borders   = [space.uruguay, space.mid_atlantic, space.brazil_basin, space.brazil_coast]
}

space uruguay {
  title     = "Uruguay"
  longitude = -54
  latitude  = -29
  boards    = [board.western]
  continent = continent.south_america
  part_of   = space.western_theater
  borders   = [space.argentina, space.brazil_basin, space.argentine_sea, space.uruguay_coast]
}

space argentina {
  title     = "Argentina"
  longitude = -63
  latitude  = -32
  boards    = [board.western]
  continent = continent.south_america
  part_of   = space.western_theater
  borders   = [space.chile, space.patagonia, space.argentine_sea, space.argentina_coast]
}

space chile {
  title     = "Chile"
  longitude = -71
  latitude  = -29
  boards    = [board.western]
  continent = continent.south_america
  part_of   = space.western_theater
  borders   = [space.patagonia, space.southeast_pacific, space.chile_coast]
}

space patagonia {
  title     = "Patagonia"
  longitude = -69
  latitude  = -46
  boards    = [board.western]
  continent = continent.south_america
  part_of   = space.western_theater
  borders   = [space.argentine_sea, space.drake_passage, space.patagonia_coast]
}

# ---- Europe

space iceland {
  title     = "Iceland"
  longitude = -19
  latitude  = 65
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders   = [space.norwegian_sea, space.north_atlantic, space.iceland_coast]
}

space great_britain {
  title     = "Great Britain"
  longitude = -2
  latitude  = 53
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders   = [space.northern_sea, space.norwegian_sea, space.bay_of_biscay, space.great_britain_coast]
  cites     = ["ATK-340"]
}

space norway_sweden {
  title     = "Norway-Sweden"
  longitude = 14
  latitude  = 63
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders = [
    space.finland,
    space.northern_sea,
    space.norwegian_sea,
    space.arctic_circle,
    space.norway_sweden_coast,
  ]
  cites = ["ATK-334"]
}

space finland {
  title     = "Finland"
  longitude = 26
  latitude  = 64
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders   = [space.karelia, space.northern_sea, space.finland_coast]
  cites     = ["ATK-335"]
}

space karelia {
  title     = "Karelia"
  longitude = 34
  latitude  = 61
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders = [
    space.poland,
    space.muscovy,
    space.northern_sea,
    space.arctic_circle,
    space.karelia_coast,
  ]
  cites = ["ATK-336"]
}

space poland {
  title     = "Poland"
  longitude = 20
  latitude  = 52
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders = [
    space.germany,
    space.ukraine,
    space.balkans,
    space.muscovy,
    space.northern_sea,
    space.poland_coast,
  ]
  cites = ["ATK-337"]
}

space germany {
  title     = "Germany"
  longitude = 11
  latitude  = 51
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders   = [space.france, space.italy, space.balkans, space.northern_sea, space.germany_coast]
  cites     = ["ATK-338"]
}

space france {
  title     = "France"
  longitude = 2.5
  latitude  = 47
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders = [
    space.spain,
    space.italy,
    space.northern_sea,
    space.mediterranean_sea,
    space.bay_of_biscay,
    space.france_coast,
  ]
  cites = ["ATK-339", "ATK-349"]
}

space spain {
  title     = "Spain"
  longitude = -4
  latitude  = 40
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders   = [space.mediterranean_sea, space.bay_of_biscay, space.spain_coast]
  cites     = ["ATK-352"]
}

space italy {
  title     = "Italy"
  longitude = 12.5
  latitude  = 43
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders   = [space.balkans, space.mediterranean_sea, space.italy_coast]
  cites     = ["ATK-351"]
}

space balkans {
  title     = "Balkans"
  article   = "the"
  longitude = 22
  latitude  = 43
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders   = [space.ukraine, space.mediterranean_sea, space.balkans_coast]
  cites     = ["ATK-350"]
}

space ukraine {
  title     = "Ukraine"
  longitude = 32
  latitude  = 49
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders = [
    space.muscovy,
    space.volga,
    space.caucasus,
    space.mediterranean_sea,
    space.ukraine_coast,
  ]
  cites = ["ATK-348"]
}

space caucasus {
  title     = "Caucasus"
  article   = "the"
  longitude = 44
  latitude  = 43
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders   = [space.volga, space.turkey, space.persia, space.mediterranean_sea, space.caucasus_coast]
  cites     = ["ATK-347"]
}

space muscovy {
  title     = "Muscovy"
  longitude = 40
  latitude  = 56
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders   = [space.volga, space.western_siberia, space.arctic_circle]
}

space volga {
  title     = "Volga"
  article   = "the"
  longitude = 50
  latitude  = 51
  boards    = [board.western]
  continent = continent.europe
  part_of   = space.western_theater
  borders   = [space.western_siberia, space.kazakhstan]
}

# ---- Africa

space algeria {
  title     = "Algeria"
  longitude = 0
  latitude  = 32
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders = [
    space.libya,
    space.french_west_africa,
    space.mediterranean_sea,
    space.mid_atlantic,
    space.algeria_coast,
  ]
  cites = ["ATK-342"]
}

space libya {
  title     = "Libya"
  longitude = 17
  latitude  = 28
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders = [
    space.egypt_sudan,
    space.french_west_africa,
    space.french_equatorial_africa,
    space.mediterranean_sea,
    space.libya_coast,
  ]
  cites = ["ATK-343"]
}

space egypt_sudan {
  title     = "Egypt-Sudan"
  longitude = 30
  latitude  = 22
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders = [
    space.french_equatorial_africa,
    space.belgian_congo,
    space.abyssinia,
    space.kenya,
    space.somaliland,
    space.syria_iraq,
    space.mediterranean_sea,
    space.indian_ocean,
    space.egypt_sudan_coast,
  ]
  cites = ["ATK-344"]
}

space french_west_africa {
  title     = "French West Africa"
  longitude = -6
  latitude  = 15
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders = [
    space.nigeria,
    space.french_equatorial_africa,
    space.mid_atlantic,
    space.gulf_of_guinea,
    space.french_west_africa_coast,
  ]
}

space nigeria {
  title     = "Nigeria"
  longitude = 8
  latitude  = 9
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders   = [space.french_equatorial_africa, space.gulf_of_guinea, space.nigeria_coast]
}

space french_equatorial_africa {
  title     = "French Equatorial Africa"
  longitude = 17
  latitude  = 6
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders   = [space.belgian_congo, space.gulf_of_guinea, space.french_equatorial_africa_coast]
}

space belgian_congo {
  title     = "Belgian Congo"
  article   = "the"
  longitude = 23
  latitude  = -3
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders   = [space.kenya, space.tanganyika, space.rhodesia, space.angola]
}

space abyssinia {
  title     = "Abyssinia"
  longitude = 39
  latitude  = 9
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders   = [space.somaliland, space.kenya]
}

space somaliland {
  title     = "Somaliland"
  longitude = 46
  latitude  = 5
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders   = [space.kenya, space.indian_ocean, space.somaliland_coast]
  cites     = ["ATK-369"]
}

space kenya {
  title     = "Kenya"
  longitude = 37
  latitude  = 1
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders   = [space.tanganyika, space.indian_ocean, space.kenya_coast]
}

space tanganyika {
  title     = "Tanganyika"
  longitude = 35
  latitude  = -7
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders = [
    space.rhodesia,
    space.mozambique,
    space.indian_ocean,
    space.mozambique_channel,
    space.tanganyika_coast,
  ]
}

space angola {
  title     = "Angola"
  longitude = 17
  latitude  = -12
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders = [
    space.rhodesia,
    space.south_africa,
    space.gulf_of_guinea,
    space.angola_basin,
    space.angola_coast,
  ]
}

space rhodesia {
  title     = "Rhodesia"
  longitude = 28
  latitude  = -16
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders   = [space.mozambique, space.south_africa]
}

space mozambique {
  title     = "Mozambique"
  longitude = 36
  latitude  = -17
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders   = [space.south_africa, space.mozambique_channel, space.mozambique_coast]
}

space south_africa {
  title     = "South Africa"
  longitude = 23
  latitude  = -29
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders   = [space.angola_basin, space.cape_of_good_hope, space.south_africa_coast]
}

space madagascar {
  title     = "Madagascar"
  longitude = 47
  latitude  = -19
  boards    = [board.western]
  continent = continent.africa
  part_of   = space.western_theater
  borders   = [space.mozambique_channel, space.southern_indian_ocean, space.madagascar_coast]
}

# ---- Asia

space turkey {
  title     = "Turkey"
  longitude = 33
  latitude  = 39
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.syria_iraq, space.persia, space.mediterranean_sea, space.turkey_coast]
  cites     = ["ATK-346"]
}

space syria_iraq {
  title     = "Syria-Iraq"
  longitude = 41
  latitude  = 34
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.persia, space.saudi_arabia, space.mediterranean_sea, space.syria_iraq_coast]
  cites     = ["ATK-345"]
}

space saudi_arabia {
  title     = "Saudi Arabia"
  longitude = 46
  latitude  = 24
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.indian_ocean, space.saudi_arabia_coast]
  cites     = ["ATK-369"]
}

space persia {
  title     = "Persia"
  longitude = 54
  latitude  = 32
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.turkestan, space.afghanistan, space.india, space.indian_ocean, space.persia_coast]
}

space afghanistan {
  title     = "Afghanistan"
  longitude = 66
  latitude  = 34
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.turkestan, space.india, space.sinkiang]
}

space turkestan {
  title     = "Turkestan"
  longitude = 61
  latitude  = 41
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.kazakhstan, space.sinkiang]
}

space kazakhstan {
  title     = "Kazakhstan"
  longitude = 68
  latitude  = 48
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.western_siberia, space.sinkiang]
}

space western_siberia {
  title     = "Western Siberia"
  longitude = 70
  latitude  = 59
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.yenisei, space.arctic_circle]
}

space yenisei {
  title     = "Yenisei"
  longitude = 96
  latitude  = 61
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.yakut, space.mongolia, space.arctic_circle]
}

space yakut {
  title     = "Yakut"
  longitude = 128
  latitude  = 64
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders = [
    space.koryak,
    space.vladivostok,
    space.manchuko_korea,
    space.mongolia,
    space.sea_of_japan,
    space.arctic_circle,
    space.yakut_coast,
  ]
  cites = ["ATK-364"]
}

space koryak {
  title     = "Koryak"
  longitude = 165
  latitude  = 63
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders = [
    space.sea_of_japan,
    space.northwest_pacific,
    space.bering_sea,
    space.arctic_circle,
    space.koryak_coast,
  ]
  cites = ["ATK-363"]
}

space vladivostok {
  title     = "Vladivostok"
  longitude = 135
  latitude  = 50
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.manchuko_korea, space.sea_of_japan, space.vladivostok_coast]
  cites     = ["ATK-365"]
}

space manchuko_korea {
  title     = "Manchuko-Korea"
  longitude = 125
  latitude  = 43
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders = [
    space.mongolia,
    space.north_china,
    space.sea_of_japan,
    space.northwest_pacific,
    space.manchuko_korea_coast,
  ]
  cites = ["ATK-366"]
}

space mongolia {
  title     = "Mongolia"
  longitude = 104
  latitude  = 47
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.sinkiang, space.north_china]
}

space sinkiang {
  title     = "Sinkiang"
  longitude = 86
  latitude  = 42
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.tibet, space.north_china]
}

space tibet {
  title     = "Tibet"
  longitude = 90
  latitude  = 31
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.india, space.bengal, space.north_china, space.south_china, space.burma_malaysia]
}

space north_china {
  title     = "North China"
  longitude = 110
  latitude  = 37
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.south_china, space.northwest_pacific, space.north_china_coast]
}

space south_china {
  title     = "South China"
  longitude = 112
  latitude  = 26
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders = [
    space.burma_malaysia,
    space.french_indochina,
    space.northwest_pacific,
    space.south_china_coast,
  ]
}

space india {
  title     = "India"
  longitude = 76
  latitude  = 21
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.bengal, space.indian_ocean, space.bay_of_bengal, space.india_coast]
}

space bengal {
  title     = "Bengal"
  longitude = 89
  latitude  = 24
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.burma_malaysia, space.bay_of_bengal, space.bengal_coast]
}

space burma_malaysia {
  title     = "Burma-Malaysia"
  longitude = 98
  latitude  = 18
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders = [
    space.french_indochina,
    space.bay_of_bengal,
    space.coral_sea,
    space.burma_malaysia_coast,
  ]
  cites = ["ATK-356"]
}

space french_indochina {
  title     = "French Indochina"
  longitude = 106
  latitude  = 16
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.coral_sea, space.french_indochina_coast]
  cites     = ["ATK-355"]
}

space japan {
  title     = "Japan"
  longitude = 138
  latitude  = 36
  boards    = [board.pacific]
  continent = continent.asia
  part_of   = space.pacific_theater
  borders   = [space.sea_of_japan, space.northwest_pacific, space.japan_coast]
  cites     = ["ATK-362"]
}

# ---- Oceania

space western_australia {
  title     = "Western Australia"
  longitude = 121
  latitude  = -25
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders = [
    space.northern_australia,
    space.south_australia,
    space.coral_sea,
    space.southern_indian_ocean,
    space.great_australian_bight,
    space.western_australia_coast,
  ]
  cites = ["ATK-357"]
}

space northern_australia {
  title     = "Northern Australia"
  longitude = 133
  latitude  = -18
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders = [
    space.queensland,
    space.south_australia,
    space.coral_sea,
    space.northern_australia_coast,
  ]
  cites = ["ATK-358"]
}

space queensland {
  title     = "Queensland"
  longitude = 144
  latitude  = -22
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders   = [space.new_south_wales, space.south_australia, space.coral_sea, space.queensland_coast]
  cites     = ["ATK-359"]
}

space new_south_wales {
  title     = "New South Wales"
  longitude = 147
  latitude  = -33
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders = [
    space.south_australia,
    space.tasman_sea,
    space.great_australian_bight,
    space.new_south_wales_coast,
  ]
}

space south_australia {
  title     = "South Australia"
  longitude = 135
  latitude  = -30
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders   = [space.great_australian_bight, space.south_australia_coast]
}

space new_zealand {
  title     = "New Zealand"
  longitude = 173
  latitude  = -41
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders   = [space.tasman_sea, space.south_pacific, space.new_zealand_coast]
}

space dutch_east_indies {
  title     = "Dutch East Indies"
  article   = "the"
  longitude = 116
  latitude  = -2
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders   = [space.coral_sea, space.southwest_pacific, space.dutch_east_indies_coast]
  cites     = ["ATK-360"]
}

space philippines {
  title     = "Philippines"
  article   = "the"
  longitude = 122
  latitude  = 13
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders   = [space.northwest_pacific, space.southwest_pacific, space.philippines_coast]
}

space caroline_islands {
  title     = "Caroline Islands"
  article   = "the"
  longitude = 151
  latitude  = 7
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders   = [space.northwest_pacific, space.southwest_pacific, space.caroline_islands_coast]
}

space solomon_islands {
  title     = "Solomon Islands"
  article   = "the"
  longitude = 160
  latitude  = -9
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders   = [space.southwest_pacific, space.solomon_islands_coast]
}

space hawaii {
  title     = "Hawaii"
  longitude = -157
  latitude  = 20.5
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders   = [space.central_pacific, space.hawaii_coast]
}

space polynesia {
  title     = "Polynesia"
  longitude = -150
  latitude  = -17
  boards    = [board.pacific]
  continent = continent.oceania
  part_of   = space.pacific_theater
  borders   = [space.south_pacific, space.polynesia_coast]
}

# ---- What has no name cannot be entered (ATK-120): it is on the board and in no theater.

space inland_ice {
  title     = "(an area without a name)"
  longitude = -42
  latitude  = 72
  borders   = [space.labrador_sea, space.arctic_circle]
  cites     = ["ATK-120"]
}
