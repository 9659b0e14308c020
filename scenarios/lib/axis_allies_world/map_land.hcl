# The board of Axis & Allies Revised: the territories.
# Every border is stated once, in the space whose label comes first (sea zones by number),
# and holds both ways. A place is a point for drawing: degrees east and north.
# power is the colour the territory is printed in; income is left out where it is nothing.

space "afghanistan" {
  title     = "Afghanistan"
  longitude = 66
  latitude  = 34
  domain    = domain.land
  neutral   = true
  borders   = [space.himalaya, space.india, space.kazakh, space.persia]
}

space "alaska" {
  title     = "Alaska"
  longitude = -152
  latitude  = 64.5
  domain    = domain.land
  income    = 2
  power     = player.united_states
  borders   = [space.sea_zone_63, space.sea_zone_64, space.western_canada]
}

space "algeria" {
  title     = "Algeria"
  longitude = 1.5
  latitude  = 33.5
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.libya, space.sahara, space.sea_zone_12, space.sea_zone_13]
}

space "anglo_egypt" {
  title     = "Anglo-Egypt"
  longitude = 30
  latitude  = 22.5
  domain    = domain.land
  income    = 2
  power     = player.united_kingdom
  borders = [
    space.belgian_congo,
    space.french_equatorial_africa,
    space.italian_east_africa,
    space.libya,
    space.sahara,
    space.sea_zone_15,
    space.sea_zone_34,
    space.trans_jordan,
  ]
}

space "angola" {
  title     = "Angola"
  longitude = 18
  latitude  = -12.5
  domain    = domain.land
  neutral   = true
  borders   = [space.belgian_congo, space.kenya, space.sea_zone_27, space.union_of_south_africa]
}

space "archangel" {
  title     = "Archangel"
  longitude = 45
  latitude  = 63.5
  domain    = domain.land
  income    = 2
  power     = player.soviet_union
  borders   = [space.karelia, space.russia, space.sea_zone_4, space.west_russia]
}

space "argentina" {
  title     = "Argentina"
  longitude = -65.5
  latitude  = -35
  domain    = domain.land
  neutral   = true
  borders   = [space.brazil, space.peru, space.sea_zone_21, space.sea_zone_25]
}

space "australia" {
  title     = "Australia"
  longitude = 134
  latitude  = -25.5
  domain    = domain.land
  income    = 2
  power     = player.united_kingdom
  borders   = [space.sea_zone_38, space.sea_zone_39, space.sea_zone_40, space.sea_zone_46]
}

space "balkans" {
  title     = "Balkans"
  article   = "the"
  longitude = 22
  latitude  = 43.5
  domain    = domain.land
  income    = 3
  power     = player.germany
  borders   = [space.eastern_europe, space.germany, space.sea_zone_16, space.southern_europe, space.ukraine]
}

space "belgian_congo" {
  title     = "Belgian Congo"
  article   = "the"
  longitude = 24
  latitude  = -3
  domain    = domain.land
  income    = 1
  power     = player.united_kingdom
  borders   = [space.french_equatorial_africa, space.italian_east_africa, space.kenya, space.sea_zone_23]
}

space "belorussia" {
  title     = "Belorussia"
  longitude = 28.5
  latitude  = 53.7
  domain    = domain.land
  income    = 2
  power     = player.germany
  borders   = [space.eastern_europe, space.karelia, space.ukraine, space.west_russia]
}

space "borneo" {
  title     = "Borneo"
  longitude = 114.5
  latitude  = 1
  domain    = domain.land
  income    = 4
  power     = player.japan
  island    = true
  borders   = [space.sea_zone_48]
}

space "brazil" {
  title     = "Brazil"
  longitude = -52
  latitude  = -10
  domain    = domain.land
  income    = 3
  power     = player.united_states
  borders   = [space.peru, space.sea_zone_18, space.sea_zone_22, space.venezuela]
}

space "buryatia" {
  title     = "Buryatia S.S.R."
  longitude = 119
  latitude  = 53.5
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
  borders = [
    space.manchuria,
    space.mongolia,
    space.sea_zone_60,
    space.sea_zone_62,
    space.soviet_far_east,
    space.yakut,
  ]
}

space "caroline_islands" {
  title     = "Caroline Islands"
  article   = "the"
  longitude = 151.5
  latitude  = 7.4
  domain    = domain.land
  power     = player.japan
  island    = true
  borders   = [space.sea_zone_50]
}

space "caucasus" {
  title     = "Caucasus"
  article   = "the"
  longitude = 43.5
  latitude  = 45
  domain    = domain.land
  income    = 4
  power     = player.soviet_union
  borders = [
    space.kazakh,
    space.persia,
    space.russia,
    space.sea_zone_16,
    space.turkey,
    space.ukraine,
    space.west_russia,
  ]
}

space "central_united_states" {
  title     = "Central United States"
  article   = "the"
  longitude = -95
  latitude  = 38.5
  domain    = domain.land
  income    = 6
  power     = player.united_states
  borders   = [space.eastern_united_states, space.mexico, space.western_canada, space.western_united_states]
}

space "china" {
  title     = "China"
  longitude = 105
  latitude  = 33
  domain    = domain.land
  income    = 2
  power     = player.united_states
  borders = [
    space.french_indochina,
    space.himalaya,
    space.kwantung,
    space.manchuria,
    space.mongolia,
    space.sinkiang,
  ]
}

space "east_indies" {
  title     = "East Indies"
  article   = "the"
  longitude = 105.5
  latitude  = -5
  domain    = domain.land
  income    = 4
  power     = player.japan
  island    = true
  borders   = [space.sea_zone_37]
}

space "eastern_canada" {
  title     = "Eastern Canada"
  longitude = -72
  latitude  = 50.5
  domain    = domain.land
  income    = 3
  power     = player.united_kingdom
  borders   = [space.eastern_united_states, space.sea_zone_1, space.sea_zone_9, space.western_canada]
}

space "eastern_europe" {
  title     = "Eastern Europe"
  longitude = 21.5
  latitude  = 51
  domain    = domain.land
  income    = 3
  power     = player.germany
  borders   = [space.germany, space.karelia, space.sea_zone_5, space.ukraine]
}

space "eastern_united_states" {
  title     = "Eastern United States"
  article   = "the"
  longitude = -80.5
  latitude  = 37.5
  domain    = domain.land
  income    = 12
  power     = player.united_states
  capital   = player.united_states
  city      = city.washington
  borders   = [space.panama, space.sea_zone_10]
}

space "eire" {
  title     = "Eire"
  longitude = -8
  latitude  = 53.2
  domain    = domain.land
  neutral   = true
  borders   = [space.sea_zone_2, space.united_kingdom]
}

space "evenki" {
  title     = "Evenki National Okrug"
  article   = "the"
  longitude = 97
  latitude  = 64.5
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
  borders   = [space.novosibirsk, space.russia, space.yakut]
}

space "french_equatorial_africa" {
  title     = "French Equatorial Africa"
  longitude = 16.5
  latitude  = 5.5
  domain    = domain.land
  income    = 1
  power     = player.united_kingdom
  borders   = [space.french_west_africa, space.sahara, space.sea_zone_23]
}

space "french_indochina" {
  title     = "French Indochina"
  longitude = 103
  latitude  = 17.5
  domain    = domain.land
  income    = 3
  power     = player.japan
  borders   = [space.himalaya, space.india, space.kwantung, space.sea_zone_36]
}

space "french_madagascar" {
  title     = "French Madagascar"
  longitude = 46.7
  latitude  = -19.5
  domain    = domain.land
  income    = 1
  power     = player.united_kingdom
  borders   = [space.sea_zone_28, space.sea_zone_29, space.sea_zone_32, space.sea_zone_33]
}

space "french_west_africa" {
  title     = "French West Africa"
  longitude = -5
  latitude  = 13.5
  domain    = domain.land
  income    = 1
  power     = player.united_kingdom
  borders   = [space.rio_de_oro, space.sahara, space.sea_zone_17]
}

space "germany" {
  title     = "Germany"
  longitude = 11
  latitude  = 50.7
  domain    = domain.land
  income    = 10
  power     = player.germany
  capital   = player.germany
  city      = city.berlin
  borders   = [space.sea_zone_5, space.southern_europe, space.switzerland, space.western_europe]
}

space "gibraltar" {
  title     = "Gibraltar"
  longitude = -5.3
  latitude  = 36.1
  domain    = domain.land
  power     = player.united_kingdom
  borders   = [space.sea_zone_13, space.spain]
}

space "greenland" {
  title     = "Greenland"
  longitude = -41
  latitude  = 71
  domain    = domain.land
  power     = player.united_states
  island    = true
  borders   = [space.sea_zone_2]
}

space "hawaiian_islands" {
  title     = "Hawaiian Islands"
  article   = "the"
  longitude = -157
  latitude  = 20.8
  domain    = domain.land
  income    = 1
  power     = player.united_states
  island    = true
  borders   = [space.sea_zone_52]
}

space "himalaya" {
  title     = "Himalaya"
  article   = "the"
  longitude = 86
  latitude  = 29.5
  domain    = domain.land
  neutral   = true
  borders   = [space.india, space.sinkiang]
}

space "india" {
  title     = "India"
  longitude = 78.5
  latitude  = 22.5
  domain    = domain.land
  income    = 3
  power     = player.united_kingdom
  city      = city.calcutta
  borders   = [space.persia, space.sea_zone_35]
}

space "italian_east_africa" {
  title     = "Italian East Africa"
  longitude = 41.5
  latitude  = 8
  domain    = domain.land
  income    = 1
  power     = player.united_kingdom
  borders   = [space.kenya, space.sea_zone_34]
}

space "japan" {
  title     = "Japan"
  longitude = 138
  latitude  = 36.3
  domain    = domain.land
  income    = 8
  power     = player.japan
  capital   = player.japan
  city      = city.tokyo
  borders   = [space.sea_zone_60, space.sea_zone_61]
}

space "karelia" {
  title     = "Karelia S.S.R."
  longitude = 31.5
  latitude  = 62
  domain    = domain.land
  income    = 2
  power     = player.soviet_union
  city      = city.leningrad
  borders   = [space.norway, space.sea_zone_4, space.sea_zone_5, space.west_russia]
}

space "kazakh" {
  title     = "Kazakh S.S.R."
  article   = "the"
  longitude = 67
  latitude  = 48
  domain    = domain.land
  income    = 2
  power     = player.soviet_union
  borders   = [space.novosibirsk, space.persia, space.russia, space.sinkiang]
}

space "kenya" {
  title     = "Kenya"
  longitude = 36
  latitude  = -3.5
  domain    = domain.land
  income    = 1
  power     = player.united_kingdom
  borders   = [space.mozambique, space.sea_zone_33, space.union_of_south_africa]
}

space "kwantung" {
  title     = "Kwantung"
  longitude = 117
  latitude  = 30
  domain    = domain.land
  income    = 3
  power     = player.japan
  city      = city.shanghai
  borders   = [space.manchuria, space.sea_zone_59]
}

space "libya" {
  title     = "Libya"
  longitude = 17
  latitude  = 28.5
  domain    = domain.land
  income    = 1
  power     = player.germany
  borders   = [space.sahara, space.sea_zone_14]
}

space "manchuria" {
  title     = "Manchuria"
  longitude = 125.5
  latitude  = 45
  domain    = domain.land
  income    = 3
  power     = player.japan
  borders   = [space.mongolia, space.sea_zone_61]
}

space "mexico" {
  title     = "Mexico"
  longitude = -102.5
  latitude  = 24
  domain    = domain.land
  income    = 2
  power     = player.united_states
  borders   = [space.panama, space.sea_zone_54, space.western_united_states]
}

space "midway" {
  title     = "Midway"
  longitude = -177.4
  latitude  = 28.2
  domain    = domain.land
  power     = player.united_states
  island    = true
  borders   = [space.sea_zone_56]
}

space "mongolia" {
  title     = "Mongolia"
  longitude = 103
  latitude  = 46.8
  domain    = domain.land
  neutral   = true
  borders   = [space.novosibirsk, space.sinkiang, space.yakut]
}

space "mozambique" {
  title     = "Mozambique"
  longitude = 37
  latitude  = -16
  domain    = domain.land
  neutral   = true
  borders   = [space.sea_zone_33, space.union_of_south_africa]
}

space "new_guinea" {
  title     = "New Guinea"
  longitude = 142.5
  latitude  = -5.8
  domain    = domain.land
  income    = 1
  power     = player.japan
  island    = true
  borders   = [space.sea_zone_47]
}

space "new_zealand" {
  title     = "New Zealand"
  longitude = 172.5
  latitude  = -41.5
  domain    = domain.land
  income    = 1
  power     = player.united_kingdom
  island    = true
  borders   = [space.sea_zone_41]
}

space "norway" {
  title     = "Norway"
  longitude = 9.5
  latitude  = 61.5
  domain    = domain.land
  income    = 3
  power     = player.germany
  borders   = [space.sea_zone_3, space.sea_zone_5, space.sea_zone_6, space.sweden]
}

space "novosibirsk" {
  title     = "Novosibirsk"
  longitude = 84
  latitude  = 56
  domain    = domain.land
  income    = 2
  power     = player.soviet_union
  borders   = [space.russia, space.sinkiang, space.yakut]
}

space "okinawa" {
  title     = "Okinawa"
  longitude = 128
  latitude  = 26.5
  domain    = domain.land
  income    = 1
  power     = player.japan
  island    = true
  borders   = [space.sea_zone_58]
}

space "panama" {
  title     = "Panama"
  longitude = -81.5
  latitude  = 8.8
  domain    = domain.land
  income    = 1
  power     = player.united_states
  borders   = [space.sea_zone_10, space.sea_zone_19, space.sea_zone_20, space.venezuela]
}

space "persia" {
  title     = "Persia"
  longitude = 54
  latitude  = 32.5
  domain    = domain.land
  income    = 1
  power     = player.united_kingdom
  borders   = [space.sea_zone_34, space.trans_jordan, space.turkey]
}

space "peru" {
  title     = "Peru"
  longitude = -75.5
  latitude  = -10
  domain    = domain.land
  neutral   = true
  borders   = [space.sea_zone_21, space.venezuela]
}

space "philippines" {
  title     = "Philippine Islands"
  article   = "the"
  longitude = 122
  latitude  = 12.5
  domain    = domain.land
  income    = 3
  power     = player.japan
  city      = city.manila
  island    = true
  borders   = [space.sea_zone_49]
}

space "rio_de_oro" {
  title     = "Rio de Oro"
  longitude = -13.5
  latitude  = 24.5
  domain    = domain.land
  neutral   = true
  borders   = [space.sea_zone_17]
}

space "russia" {
  title     = "Russia"
  longitude = 50
  latitude  = 57.5
  domain    = domain.land
  income    = 8
  power     = player.soviet_union
  capital   = player.soviet_union
  city      = city.moscow
  borders   = [space.west_russia]
}

space "sahara" {
  title     = "Sahara"
  article   = "the"
  longitude = 9
  latitude  = 21.5
  domain    = domain.land
  neutral   = true
}

space "saudi_arabia" {
  title     = "Saudi Arabia"
  longitude = 45
  latitude  = 23.5
  domain    = domain.land
  neutral   = true
  borders   = [space.sea_zone_34, space.trans_jordan]
}

space "sinkiang" {
  title     = "Sinkiang"
  longitude = 85.5
  latitude  = 41
  domain    = domain.land
  income    = 2
  power     = player.united_states
}

space "solomon_islands" {
  title     = "Solomon Islands"
  article   = "the"
  longitude = 160
  latitude  = -9
  domain    = domain.land
  power     = player.japan
  island    = true
}

space "southern_europe" {
  title     = "Southern Europe"
  longitude = 13
  latitude  = 42.5
  domain    = domain.land
  income    = 6
  power     = player.germany
  city      = city.rome
  borders   = [space.switzerland, space.western_europe]
}

space "soviet_far_east" {
  title     = "Soviet Far East"
  article   = "the"
  longitude = 161
  latitude  = 63
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
  borders   = [space.yakut]
}

space "spain" {
  title     = "Spain"
  longitude = -4
  latitude  = 40
  domain    = domain.land
  neutral   = true
  borders   = [space.western_europe]
}

space "sweden" {
  title     = "Sweden"
  longitude = 15.5
  latitude  = 61.5
  domain    = domain.land
  neutral   = true
}

space "switzerland" {
  title     = "Switzerland"
  longitude = 8.2
  latitude  = 46.8
  domain    = domain.land
  neutral   = true
  borders   = [space.western_europe]
}

space "trans_jordan" {
  title     = "Trans-Jordan"
  longitude = 38
  latitude  = 32.2
  domain    = domain.land
  income    = 1
  power     = player.united_kingdom
  borders   = [space.turkey]
}

space "turkey" {
  title     = "Turkey"
  longitude = 34
  latitude  = 39
  domain    = domain.land
  neutral   = true
}

space "ukraine" {
  title     = "Ukraine S.S.R."
  article   = "the"
  longitude = 32.5
  latitude  = 49
  domain    = domain.land
  income    = 3
  power     = player.germany
  borders   = [space.west_russia]
}

space "union_of_south_africa" {
  title     = "Union of South Africa"
  article   = "the"
  longitude = 24
  latitude  = -29.5
  domain    = domain.land
  income    = 2
  power     = player.united_kingdom
}

space "united_kingdom" {
  title     = "United Kingdom"
  article   = "the"
  longitude = -2
  latitude  = 53.5
  domain    = domain.land
  income    = 8
  power     = player.united_kingdom
  capital   = player.united_kingdom
  city      = city.london
}

space "venezuela" {
  title     = "Venezuela"
  longitude = -67.5
  latitude  = 6.5
  domain    = domain.land
  neutral   = true
}

space "wake_island" {
  title     = "Wake Island"
  longitude = 166.6
  latitude  = 19.3
  domain    = domain.land
  power     = player.japan
  island    = true
}

space "west_indies" {
  title     = "West Indies"
  article   = "the"
  longitude = -75
  latitude  = 20.3
  domain    = domain.land
  income    = 1
  power     = player.united_states
  island    = true
}

space "west_russia" {
  title     = "West Russia"
  longitude = 36
  latitude  = 54
  domain    = domain.land
  income    = 2
  power     = player.germany
}

space "western_canada" {
  title     = "Western Canada"
  longitude = -113
  latitude  = 55
  domain    = domain.land
  income    = 1
  power     = player.united_kingdom
  borders   = [space.western_united_states]
}

space "western_europe" {
  title     = "Western Europe"
  longitude = 2.5
  latitude  = 47
  domain    = domain.land
  income    = 6
  power     = player.germany
  city      = city.paris
}

space "western_united_states" {
  title     = "Western United States"
  article   = "the"
  longitude = -116.5
  latitude  = 40
  domain    = domain.land
  income    = 10
  power     = player.united_states
  city      = city.los_angeles
}

space "yakut" {
  title     = "Yakut S.S.R."
  article   = "the"
  longitude = 127
  latitude  = 65
  domain    = domain.land
  income    = 1
  power     = player.soviet_union
}
