# The board of Attack! Deluxe: the Coasts. Each region by an open sea has one, where its ships lie before they put to sea;
# from there they reach every zone the region borders, and never come back: those borders are one way (ATK-194).

space alaska_coast {
  title     = "coast of Alaska"
  article   = "the"
  longitude = -150
  latitude  = 61
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.alaska
}

border alaska_to_gulf_of_alaska {
  between = [space.alaska_coast, space.gulf_of_alaska]
  one_way = true
}

border alaska_to_bering_sea {
  between = [space.alaska_coast, space.bering_sea]
  one_way = true
}

space western_canada_coast {
  title     = "coast of Western Canada"
  article   = "the"
  longitude = -120
  latitude  = 50.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.western_canada
}

border western_canada_to_gulf_of_alaska {
  between = [space.western_canada_coast, space.gulf_of_alaska]
  one_way = true
}

border western_canada_to_northeast_pacific {
  between = [space.western_canada_coast, space.northeast_pacific]
  one_way = true
}

space quebec_coast {
  title     = "coast of Quebec"
  article   = "the"
  longitude = -65.5
  latitude  = 53.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.quebec
}

border quebec_to_labrador_sea {
  between = [space.quebec_coast, space.labrador_sea]
  one_way = true
}

border quebec_to_north_atlantic {
  between = [space.quebec_coast, space.north_atlantic]
  one_way = true
}

space new_england_coast {
  title     = "coast of New England"
  article   = "the"
  longitude = -69.5
  latitude  = 42
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.new_england
}

border new_england_to_north_atlantic {
  between = [space.new_england_coast, space.north_atlantic]
  one_way = true
}

space great_plains_coast {
  title     = "coast of the Great Plains"
  article   = "the"
  longitude = -96.5
  latitude  = 35
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.great_plains
}

border great_plains_to_caribbean_sea {
  between = [space.great_plains_coast, space.caribbean_sea]
  one_way = true
}

space western_us_coast {
  title     = "coast of the Western US"
  article   = "the"
  longitude = -119.5
  latitude  = 39.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.western_us
}

border western_us_to_northeast_pacific {
  between = [space.western_us_coast, space.northeast_pacific]
  one_way = true
}

space old_south_coast {
  title     = "coast of the Old South"
  article   = "the"
  longitude = -83
  latitude  = 29
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.old_south
}

border old_south_to_caribbean_sea {
  between = [space.old_south_coast, space.caribbean_sea]
  one_way = true
}

border old_south_to_north_atlantic {
  between = [space.old_south_coast, space.north_atlantic]
  one_way = true
}

space mexico_coast {
  title     = "coast of Mexico"
  article   = "the"
  longitude = -103
  latitude  = 18.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.mexico
}

border mexico_to_caribbean_sea {
  between = [space.mexico_coast, space.caribbean_sea]
  one_way = true
}

border mexico_to_eastern_pacific {
  between = [space.mexico_coast, space.eastern_pacific]
  one_way = true
}

space panama_coast {
  title     = "coast of Panama"
  article   = "the"
  longitude = -80.5
  latitude  = 14.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.panama
}

border panama_to_caribbean_sea {
  between = [space.panama_coast, space.caribbean_sea]
  one_way = true
}

border panama_to_eastern_pacific {
  between = [space.panama_coast, space.eastern_pacific]
  one_way = true
}

space colombia_coast {
  title     = "coast of Colombia"
  article   = "the"
  longitude = -74.5
  latitude  = 8.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.colombia
}

border colombia_to_caribbean_sea {
  between = [space.colombia_coast, space.caribbean_sea]
  one_way = true
}

border colombia_to_eastern_pacific {
  between = [space.colombia_coast, space.eastern_pacific]
  one_way = true
}

space amazonia_coast {
  title     = "coast of Amazonia"
  article   = "the"
  longitude = -64
  latitude  = 1.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.amazonia
}

border amazonia_to_caribbean_sea {
  between = [space.amazonia_coast, space.caribbean_sea]
  one_way = true
}

border amazonia_to_mid_atlantic {
  between = [space.amazonia_coast, space.mid_atlantic]
  one_way = true
}

space peru_coast {
  title     = "coast of Peru"
  article   = "the"
  longitude = -78
  latitude  = -12.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.peru
}

border peru_to_southeast_pacific {
  between = [space.peru_coast, space.southeast_pacific]
  one_way = true
}

space brazil_coast {
  title     = "coast of Brazil"
  article   = "the"
  longitude = -41
  latitude  = -12.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.brazil
}

border brazil_to_mid_atlantic {
  between = [space.brazil_coast, space.mid_atlantic]
  one_way = true
}

border brazil_to_brazil_basin {
  between = [space.brazil_coast, space.brazil_basin]
  one_way = true
}

space uruguay_coast {
  title     = "coast of Uruguay"
  article   = "the"
  longitude = -52
  latitude  = -33
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.uruguay
}

border uruguay_to_brazil_basin {
  between = [space.uruguay_coast, space.brazil_basin]
  one_way = true
}

border uruguay_to_argentine_sea {
  between = [space.uruguay_coast, space.argentine_sea]
  one_way = true
}

space argentina_coast {
  title     = "coast of Argentina"
  article   = "the"
  longitude = -59.5
  latitude  = -34.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.argentina
}

border argentina_to_argentine_sea {
  between = [space.argentina_coast, space.argentine_sea]
  one_way = true
}

space chile_coast {
  title     = "coast of Chile"
  article   = "the"
  longitude = -75.5
  latitude  = -29
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.chile
}

border chile_to_southeast_pacific {
  between = [space.chile_coast, space.southeast_pacific]
  one_way = true
}

space patagonia_coast {
  title     = "coast of Patagonia"
  article   = "the"
  longitude = -69.5
  latitude  = -50.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.patagonia
}

border patagonia_to_argentine_sea {
  between = [space.patagonia_coast, space.argentine_sea]
  one_way = true
}

border patagonia_to_drake_passage {
  between = [space.patagonia_coast, space.drake_passage]
  one_way = true
}

space iceland_coast {
  title     = "coast of Iceland"
  article   = "the"
  longitude = -14.5
  latitude  = 65.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.iceland
}

border iceland_to_norwegian_sea {
  between = [space.iceland_coast, space.norwegian_sea]
  one_way = true
}

border iceland_to_north_atlantic {
  between = [space.iceland_coast, space.north_atlantic]
  one_way = true
}

space great_britain_coast {
  title     = "coast of Great Britain"
  article   = "the"
  longitude = 2
  latitude  = 54.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.great_britain
}

border great_britain_to_northern_sea {
  between = [space.great_britain_coast, space.northern_sea]
  one_way = true
}

border great_britain_to_norwegian_sea {
  between = [space.great_britain_coast, space.norwegian_sea]
  one_way = true
}

border great_britain_to_bay_of_biscay {
  between = [space.great_britain_coast, space.bay_of_biscay]
  one_way = true
}

space norway_sweden_coast {
  title     = "coast of Norway-Sweden"
  article   = "the"
  longitude = 11
  latitude  = 60
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.norway_sweden
}

border norway_sweden_to_northern_sea {
  between = [space.norway_sweden_coast, space.northern_sea]
  one_way = true
}

border norway_sweden_to_norwegian_sea {
  between = [space.norway_sweden_coast, space.norwegian_sea]
  one_way = true
}

space finland_coast {
  title     = "coast of Finland"
  article   = "the"
  longitude = 22
  latitude  = 62.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.finland
}

border finland_to_northern_sea {
  between = [space.finland_coast, space.northern_sea]
  one_way = true
}

space karelia_coast {
  title     = "coast of Karelia"
  article   = "the"
  longitude = 29.5
  latitude  = 60.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.karelia
}

border karelia_to_northern_sea {
  between = [space.karelia_coast, space.northern_sea]
  one_way = true
}

space poland_coast {
  title     = "coast of Poland"
  article   = "the"
  longitude = 16
  latitude  = 53.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.poland
}

border poland_to_northern_sea {
  between = [space.poland_coast, space.northern_sea]
  one_way = true
}

space germany_coast {
  title     = "coast of Germany"
  article   = "the"
  longitude = 9.5
  latitude  = 54
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.germany
}

border germany_to_northern_sea {
  between = [space.germany_coast, space.northern_sea]
  one_way = true
}

space france_coast {
  title     = "coast of France"
  article   = "the"
  longitude = 4.5
  latitude  = 51
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.france
}

border france_to_northern_sea {
  between = [space.france_coast, space.northern_sea]
  one_way = true
}

border france_to_mediterranean_sea {
  between = [space.france_coast, space.mediterranean_sea]
  one_way = true
}

border france_to_bay_of_biscay {
  between = [space.france_coast, space.bay_of_biscay]
  one_way = true
}

space spain_coast {
  title     = "coast of Spain"
  article   = "the"
  longitude = -8
  latitude  = 42
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.spain
}

border spain_to_mediterranean_sea {
  between = [space.spain_coast, space.mediterranean_sea]
  one_way = true
}

border spain_to_bay_of_biscay {
  between = [space.spain_coast, space.bay_of_biscay]
  one_way = true
}

space italy_coast {
  title     = "coast of Italy"
  article   = "the"
  longitude = 15.5
  latitude  = 39.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.italy
}

border italy_to_mediterranean_sea {
  between = [space.italy_coast, space.mediterranean_sea]
  one_way = true
}

space balkans_coast {
  title     = "coast of the Balkans"
  article   = "the"
  longitude = 20.5
  latitude  = 39.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.balkans
}

border balkans_to_mediterranean_sea {
  between = [space.balkans_coast, space.mediterranean_sea]
  one_way = true
}

space ukraine_coast {
  title     = "coast of Ukraine"
  article   = "the"
  longitude = 29
  latitude  = 46
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.ukraine
}

border ukraine_to_mediterranean_sea {
  between = [space.ukraine_coast, space.mediterranean_sea]
  one_way = true
}

space caucasus_coast {
  title     = "coast of the Caucasus"
  article   = "the"
  longitude = 39.5
  latitude  = 42
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.caucasus
}

border caucasus_to_mediterranean_sea {
  between = [space.caucasus_coast, space.mediterranean_sea]
  one_way = true
}

space algeria_coast {
  title     = "coast of Algeria"
  article   = "the"
  longitude = 4.5
  latitude  = 33
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.algeria
}

border algeria_to_mediterranean_sea {
  between = [space.algeria_coast, space.mediterranean_sea]
  one_way = true
}

border algeria_to_mid_atlantic {
  between = [space.algeria_coast, space.mid_atlantic]
  one_way = true
}

space libya_coast {
  title     = "coast of Libya"
  article   = "the"
  longitude = 18
  latitude  = 32
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.libya
}

border libya_to_mediterranean_sea {
  between = [space.libya_coast, space.mediterranean_sea]
  one_way = true
}

space egypt_sudan_coast {
  title     = "coast of Egypt-Sudan"
  article   = "the"
  longitude = 27
  latitude  = 25.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.egypt_sudan
}

border egypt_sudan_to_mediterranean_sea {
  between = [space.egypt_sudan_coast, space.mediterranean_sea]
  one_way = true
}

border egypt_sudan_to_indian_ocean {
  between = [space.egypt_sudan_coast, space.indian_ocean]
  one_way = true
}

space french_west_africa_coast {
  title     = "coast of French West Africa"
  article   = "the"
  longitude = -4.5
  latitude  = 10.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.french_west_africa
}

border french_west_africa_to_mid_atlantic {
  between = [space.french_west_africa_coast, space.mid_atlantic]
  one_way = true
}

border french_west_africa_to_gulf_of_guinea {
  between = [space.french_west_africa_coast, space.gulf_of_guinea]
  one_way = true
}

space nigeria_coast {
  title     = "coast of Nigeria"
  article   = "the"
  longitude = 5.5
  latitude  = 5.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.nigeria
}

border nigeria_to_gulf_of_guinea {
  between = [space.nigeria_coast, space.gulf_of_guinea]
  one_way = true
}

space french_equatorial_africa_coast {
  title     = "coast of French Equatorial Africa"
  article   = "the"
  longitude = 13
  latitude  = 4
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.french_equatorial_africa
}

border french_equatorial_africa_to_gulf_of_guinea {
  between = [space.french_equatorial_africa_coast, space.gulf_of_guinea]
  one_way = true
}

space somaliland_coast {
  title     = "coast of Somaliland"
  article   = "the"
  longitude = 50.5
  latitude  = 6.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.somaliland
}

border somaliland_to_indian_ocean {
  between = [space.somaliland_coast, space.indian_ocean]
  one_way = true
}

space kenya_coast {
  title     = "coast of Kenya"
  article   = "the"
  longitude = 41.5
  latitude  = 2.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.kenya
}

border kenya_to_indian_ocean {
  between = [space.kenya_coast, space.indian_ocean]
  one_way = true
}

space tanganyika_coast {
  title     = "coast of Tanganyika"
  article   = "the"
  longitude = 37.5
  latitude  = -11
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.tanganyika
}

border tanganyika_to_indian_ocean {
  between = [space.tanganyika_coast, space.indian_ocean]
  one_way = true
}

border tanganyika_to_mozambique_channel {
  between = [space.tanganyika_coast, space.mozambique_channel]
  one_way = true
}

space angola_coast {
  title     = "coast of Angola"
  article   = "the"
  longitude = 13.5
  latitude  = -15
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.angola
}

border angola_to_gulf_of_guinea {
  between = [space.angola_coast, space.gulf_of_guinea]
  one_way = true
}

border angola_to_angola_basin {
  between = [space.angola_coast, space.angola_basin]
  one_way = true
}

space mozambique_coast {
  title     = "coast of Mozambique"
  article   = "the"
  longitude = 39
  latitude  = -18
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.mozambique
}

border mozambique_to_mozambique_channel {
  between = [space.mozambique_coast, space.mozambique_channel]
  one_way = true
}

space south_africa_coast {
  title     = "coast of South Africa"
  article   = "the"
  longitude = 23.5
  latitude  = -33.5
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.south_africa
}

border south_africa_to_angola_basin {
  between = [space.south_africa_coast, space.angola_basin]
  one_way = true
}

border south_africa_to_cape_of_good_hope {
  between = [space.south_africa_coast, space.cape_of_good_hope]
  one_way = true
}

space madagascar_coast {
  title     = "coast of Madagascar"
  article   = "the"
  longitude = 44.5
  latitude  = -19
  boards    = [board.western]
  domain    = domain.coast
  coast_of  = space.madagascar
}

border madagascar_to_mozambique_channel {
  between = [space.madagascar_coast, space.mozambique_channel]
  one_way = true
}

border madagascar_to_southern_indian_ocean {
  between = [space.madagascar_coast, space.southern_indian_ocean]
  one_way = true
}

space turkey_coast {
  title     = "coast of Turkey"
  article   = "the"
  longitude = 28.5
  latitude  = 38
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.turkey
}

border turkey_to_mediterranean_sea {
  between = [space.turkey_coast, space.mediterranean_sea]
  one_way = true
}

space syria_iraq_coast {
  title     = "coast of Syria-Iraq"
  article   = "the"
  longitude = 36.5
  latitude  = 34.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.syria_iraq
}

border syria_iraq_to_mediterranean_sea {
  between = [space.syria_iraq_coast, space.mediterranean_sea]
  one_way = true
}

space saudi_arabia_coast {
  title     = "coast of Saudi Arabia"
  article   = "the"
  longitude = 49.5
  latitude  = 21
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.saudi_arabia
}

border saudi_arabia_to_indian_ocean {
  between = [space.saudi_arabia_coast, space.indian_ocean]
  one_way = true
}

space persia_coast {
  title     = "coast of Persia"
  article   = "the"
  longitude = 55.5
  latitude  = 28
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.persia
}

border persia_to_indian_ocean {
  between = [space.persia_coast, space.indian_ocean]
  one_way = true
}

space yakut_coast {
  title     = "coast of Yakut"
  article   = "the"
  longitude = 130
  latitude  = 60
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.yakut
}

border yakut_to_sea_of_japan {
  between = [space.yakut_coast, space.sea_of_japan]
  one_way = true
}

space koryak_coast {
  title     = "coast of Koryak"
  article   = "the"
  longitude = 169.5
  latitude  = 61.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.koryak
}

border koryak_to_sea_of_japan {
  between = [space.koryak_coast, space.sea_of_japan]
  one_way = true
}

border koryak_to_northwest_pacific {
  between = [space.koryak_coast, space.northwest_pacific]
  one_way = true
}

border koryak_to_bering_sea {
  between = [space.koryak_coast, space.bering_sea]
  one_way = true
}

space vladivostok_coast {
  title     = "coast of Vladivostok"
  article   = "the"
  longitude = 136.5
  latitude  = 47.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.vladivostok
}

border vladivostok_to_sea_of_japan {
  between = [space.vladivostok_coast, space.sea_of_japan]
  one_way = true
}

space manchuko_korea_coast {
  title     = "coast of Manchuko-Korea"
  article   = "the"
  longitude = 129.5
  latitude  = 43.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.manchuko_korea
}

border manchuko_korea_to_sea_of_japan {
  between = [space.manchuko_korea_coast, space.sea_of_japan]
  one_way = true
}

border manchuko_korea_to_northwest_pacific {
  between = [space.manchuko_korea_coast, space.northwest_pacific]
  one_way = true
}

space north_china_coast {
  title     = "coast of North China"
  article   = "the"
  longitude = 114.5
  latitude  = 36.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.north_china
}

border north_china_to_northwest_pacific {
  between = [space.north_china_coast, space.northwest_pacific]
  one_way = true
}

space south_china_coast {
  title     = "coast of South China"
  article   = "the"
  longitude = 116.5
  latitude  = 26.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.south_china
}

border south_china_to_northwest_pacific {
  between = [space.south_china_coast, space.northwest_pacific]
  one_way = true
}

space india_coast {
  title     = "coast of India"
  article   = "the"
  longitude = 79.5
  latitude  = 18.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.india
}

border india_to_indian_ocean {
  between = [space.india_coast, space.indian_ocean]
  one_way = true
}

border india_to_bay_of_bengal {
  between = [space.india_coast, space.bay_of_bengal]
  one_way = true
}

space bengal_coast {
  title     = "coast of Bengal"
  article   = "the"
  longitude = 88.5
  latitude  = 19.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.bengal
}

border bengal_to_bay_of_bengal {
  between = [space.bengal_coast, space.bay_of_bengal]
  one_way = true
}

space burma_malaysia_coast {
  title     = "coast of Burma-Malaysia"
  article   = "the"
  longitude = 94
  latitude  = 15.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.burma_malaysia
}

border burma_malaysia_to_bay_of_bengal {
  between = [space.burma_malaysia_coast, space.bay_of_bengal]
  one_way = true
}

border burma_malaysia_to_coral_sea {
  between = [space.burma_malaysia_coast, space.coral_sea]
  one_way = true
}

space french_indochina_coast {
  title     = "coast of French Indochina"
  article   = "the"
  longitude = 109
  latitude  = 12.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.french_indochina
}

border french_indochina_to_coral_sea {
  between = [space.french_indochina_coast, space.coral_sea]
  one_way = true
}

space japan_coast {
  title     = "coast of Japan"
  article   = "the"
  longitude = 138
  latitude  = 40.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.japan
}

border japan_to_sea_of_japan {
  between = [space.japan_coast, space.sea_of_japan]
  one_way = true
}

border japan_to_northwest_pacific {
  between = [space.japan_coast, space.northwest_pacific]
  one_way = true
}

space western_australia_coast {
  title     = "coast of Western Australia"
  article   = "the"
  longitude = 123.5
  latitude  = -28.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.western_australia
}

border western_australia_to_coral_sea {
  between = [space.western_australia_coast, space.coral_sea]
  one_way = true
}

border western_australia_to_southern_indian_ocean {
  between = [space.western_australia_coast, space.southern_indian_ocean]
  one_way = true
}

border western_australia_to_great_australian_bight {
  between = [space.western_australia_coast, space.great_australian_bight]
  one_way = true
}

space northern_australia_coast {
  title     = "coast of Northern Australia"
  article   = "the"
  longitude = 130.5
  latitude  = -14
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.northern_australia
}

border northern_australia_to_coral_sea {
  between = [space.northern_australia_coast, space.coral_sea]
  one_way = true
}

space queensland_coast {
  title     = "coast of Queensland"
  article   = "the"
  longitude = 140.5
  latitude  = -19.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.queensland
}

border queensland_to_coral_sea {
  between = [space.queensland_coast, space.coral_sea]
  one_way = true
}

space new_south_wales_coast {
  title     = "coast of New South Wales"
  article   = "the"
  longitude = 151.5
  latitude  = -34
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.new_south_wales
}

border new_south_wales_to_tasman_sea {
  between = [space.new_south_wales_coast, space.tasman_sea]
  one_way = true
}

border new_south_wales_to_great_australian_bight {
  between = [space.new_south_wales_coast, space.great_australian_bight]
  one_way = true
}

space south_australia_coast {
  title     = "coast of South Australia"
  article   = "the"
  longitude = 132.5
  latitude  = -34
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.south_australia
}

border south_australia_to_great_australian_bight {
  between = [space.south_australia_coast, space.great_australian_bight]
  one_way = true
}

space new_zealand_coast {
  title     = "coast of New Zealand"
  article   = "the"
  longitude = 169
  latitude  = -39.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.new_zealand
}

border new_zealand_to_tasman_sea {
  between = [space.new_zealand_coast, space.tasman_sea]
  one_way = true
}

border new_zealand_to_south_pacific {
  between = [space.new_zealand_coast, space.south_pacific]
  one_way = true
}

space dutch_east_indies_coast {
  title     = "coast of the Dutch East Indies"
  article   = "the"
  longitude = 119.5
  latitude  = -4.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.dutch_east_indies
}

border dutch_east_indies_to_coral_sea {
  between = [space.dutch_east_indies_coast, space.coral_sea]
  one_way = true
}

border dutch_east_indies_to_southwest_pacific {
  between = [space.dutch_east_indies_coast, space.southwest_pacific]
  one_way = true
}

space philippines_coast {
  title     = "coast of the Philippines"
  article   = "the"
  longitude = 126
  latitude  = 11
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.philippines
}

border philippines_to_northwest_pacific {
  between = [space.philippines_coast, space.northwest_pacific]
  one_way = true
}

border philippines_to_southwest_pacific {
  between = [space.philippines_coast, space.southwest_pacific]
  one_way = true
}

space caroline_islands_coast {
  title     = "coast of the Caroline Islands"
  article   = "the"
  longitude = 150.5
  latitude  = 3.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.caroline_islands
}

border caroline_islands_to_northwest_pacific {
  between = [space.caroline_islands_coast, space.northwest_pacific]
  one_way = true
}

border caroline_islands_to_southwest_pacific {
  between = [space.caroline_islands_coast, space.southwest_pacific]
  one_way = true
}

space solomon_islands_coast {
  title     = "coast of the Solomon Islands"
  article   = "the"
  longitude = 156.5
  latitude  = -6
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.solomon_islands
}

border solomon_islands_to_southwest_pacific {
  between = [space.solomon_islands_coast, space.southwest_pacific]
  one_way = true
}

space hawaii_coast {
  title     = "coast of Hawaii"
  article   = "the"
  longitude = -161.5
  latitude  = 21
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.hawaii
}

border hawaii_to_central_pacific {
  between = [space.hawaii_coast, space.central_pacific]
  one_way = true
}

space polynesia_coast {
  title     = "coast of Polynesia"
  article   = "the"
  longitude = -146.5
  latitude  = -19.5
  boards    = [board.pacific]
  domain    = domain.coast
  coast_of  = space.polynesia
}

border polynesia_to_south_pacific {
  between = [space.polynesia_coast, space.south_pacific]
  one_way = true
}

# ---- Straits: a Coast that two regions share, over which army units march (ATK-162). No ships lie there. Our reading: the two
# narrows of the Mediterranean, where marching over needs no leave of a fleet.

space strait_of_gibraltar {
  title     = "Strait of Gibraltar"
  article   = "the"
  longitude = -5.5
  latitude  = 36
  boards    = [board.western, board.pacific]
  domain    = domain.coast
  borders   = [space.spain, space.algeria]
}

space bosporus {
  title     = "Bosporus"
  article   = "the"
  longitude = 29
  latitude  = 41
  boards    = [board.western, board.pacific]
  domain    = domain.coast
  borders   = [space.balkans, space.turkey]
}
