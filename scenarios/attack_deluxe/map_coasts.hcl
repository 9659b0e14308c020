# The board of Attack! Deluxe: the Coasts. Each region by an open sea has one, where its ships lie before they put to sea;
# from there they reach every zone the region borders, and never come back: those borders are one way (ATK-194).

space alaska_coast {
  title     = "the coast of Alaska"
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
  title     = "the coast of Western Canada"
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
  title     = "the coast of Quebec"
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
  title     = "the coast of New England"
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
  title     = "the coast of Great Plains"
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
  title     = "the coast of Western US"
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
  title     = "the coast of Old South"
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
  title     = "the coast of Mexico"
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
  title     = "the coast of Panama"
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
  title     = "the coast of Colombia"
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
  title     = "the coast of Amazonia"
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
  title     = "the coast of Peru"
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
  title     = "the coast of Brazil"
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
  title     = "the coast of Uruguay"
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
  title     = "the coast of Argentina"
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
  title     = "the coast of Chile"
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
  title     = "the coast of Patagonia"
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
  title     = "the coast of Iceland"
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
  title     = "the coast of Great Britain"
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
  title     = "the coast of Norway-Sweden"
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
  title     = "the coast of Finland"
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
  title     = "the coast of Karelia"
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
  title     = "the coast of Poland"
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
  title     = "the coast of Germany"
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
  title     = "the coast of France"
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
  title     = "the coast of Spain"
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
  title     = "the coast of Italy"
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
  title     = "the coast of Balkans"
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
  title     = "the coast of Ukraine"
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
  title     = "the coast of Caucasus"
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
  title     = "the coast of Algeria"
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
  title     = "the coast of Libya"
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
  title     = "the coast of Egypt-Sudan"
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
  title     = "the coast of French West Africa"
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
  title     = "the coast of Nigeria"
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
  title     = "the coast of French Equatorial Africa"
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
  title     = "the coast of Somaliland"
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
  title     = "the coast of Kenya"
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
  title     = "the coast of Tanganyika"
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
  title     = "the coast of Angola"
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
  title     = "the coast of Mozambique"
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
  title     = "the coast of South Africa"
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
  title     = "the coast of Madagascar"
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
  title     = "the coast of Turkey"
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
  title     = "the coast of Syria-Iraq"
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
  title     = "the coast of Saudi Arabia"
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
  title     = "the coast of Persia"
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
  title     = "the coast of Yakut"
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
  title     = "the coast of Koryak"
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
  title     = "the coast of Vladivostok"
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
  title     = "the coast of Manchuko-Korea"
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
  title     = "the coast of North China"
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
  title     = "the coast of South China"
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
  title     = "the coast of India"
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
  title     = "the coast of Bengal"
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
  title     = "the coast of Burma-Malaysia"
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
  title     = "the coast of French Indochina"
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
  title     = "the coast of Japan"
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
  title     = "the coast of Western Australia"
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
  title     = "the coast of Northern Australia"
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
  title     = "the coast of Queensland"
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
  title     = "the coast of New South Wales"
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
  title     = "the coast of South Australia"
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
  title     = "the coast of New Zealand"
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
  title     = "the coast of Dutch East Indies"
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
  title     = "the coast of Philippines"
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
  title     = "the coast of Caroline Islands"
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
  title     = "the coast of Solomon Islands"
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
  title     = "the coast of Hawaii"
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
  title     = "the coast of Polynesia"
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
  title     = "the Strait of Gibraltar"
  longitude = -5.5
  latitude  = 36
  boards    = [board.western, board.pacific]
  domain    = domain.coast
  borders   = [space.spain, space.algeria]
}

space bosporus {
  title     = "the Bosporus"
  longitude = 29
  latitude  = 41
  boards    = [board.western, board.pacific]
  domain    = domain.coast
  borders   = [space.balkans, space.turkey]
}
