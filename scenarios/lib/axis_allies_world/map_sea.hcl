# The board of Axis & Allies Revised: the sea zones.
# Every border is stated once, in the space whose label comes first (sea zones by number),
# and holds both ways. A place is a point for drawing: degrees east and north.
# The borders between sea zone 15 and 34 and between 19 and 20 are the two canals.

space "sea_zone_1" {
  title     = "Sea Zone 1"
  longitude = -46
  latitude  = 54
  domain    = domain.sea
  borders   = [space.sea_zone_2, space.sea_zone_8, space.sea_zone_9]
}

space "sea_zone_2" {
  title     = "Sea Zone 2"
  longitude = -22
  latitude  = 61.5
  domain    = domain.sea
  borders   = [space.sea_zone_3, space.sea_zone_8, space.united_kingdom]
}

space "sea_zone_3" {
  title     = "Sea Zone 3"
  longitude = 1
  latitude  = 66
  domain    = domain.sea
  borders   = [space.sea_zone_4, space.sea_zone_6, space.united_kingdom]
}

space "sea_zone_4" {
  title     = "Sea Zone 4"
  longitude = 38
  latitude  = 71
  domain    = domain.sea
}

space "sea_zone_5" {
  title     = "Sea Zone 5"
  longitude = 18
  latitude  = 56.5
  domain    = domain.sea
  borders   = [space.sea_zone_6, space.sweden, space.western_europe]
}

space "sea_zone_6" {
  title     = "Sea Zone 6"
  longitude = 3.5
  latitude  = 56.5
  domain    = domain.sea
  borders   = [space.sea_zone_7, space.united_kingdom, space.western_europe]
}

space "sea_zone_7" {
  title     = "Sea Zone 7"
  longitude = -6.5
  latitude  = 47.5
  domain    = domain.sea
  borders   = [space.sea_zone_8, space.sea_zone_12, space.united_kingdom, space.western_europe]
}

space "sea_zone_8" {
  title     = "Sea Zone 8"
  longitude = -21
  latitude  = 48.5
  domain    = domain.sea
  borders   = [space.sea_zone_9, space.sea_zone_12, space.united_kingdom]
}

space "sea_zone_9" {
  title     = "Sea Zone 9"
  longitude = -46
  latitude  = 43.5
  domain    = domain.sea
  borders   = [space.sea_zone_10, space.sea_zone_11, space.sea_zone_12]
}

space "sea_zone_10" {
  title     = "Sea Zone 10"
  longitude = -71
  latitude  = 32.5
  domain    = domain.sea
  borders   = [space.sea_zone_11, space.sea_zone_19]
}

space "sea_zone_11" {
  title     = "Sea Zone 11"
  longitude = -56
  latitude  = 27
  domain    = domain.sea
  borders   = [space.sea_zone_12, space.sea_zone_18, space.sea_zone_19]
}

space "sea_zone_12" {
  title     = "Sea Zone 12"
  longitude = -22
  latitude  = 33.5
  domain    = domain.sea
  borders   = [space.sea_zone_13, space.sea_zone_17, space.sea_zone_18, space.spain]
}

space "sea_zone_13" {
  title     = "Sea Zone 13"
  longitude = 3
  latitude  = 38.5
  domain    = domain.sea
  borders   = [space.sea_zone_14, space.spain, space.western_europe]
}

space "sea_zone_14" {
  title     = "Sea Zone 14"
  longitude = 18
  latitude  = 35.5
  domain    = domain.sea
  borders   = [space.sea_zone_15, space.sea_zone_16, space.southern_europe]
}

space "sea_zone_15" {
  title     = "Sea Zone 15"
  longitude = 29.5
  latitude  = 33.7
  domain    = domain.sea
  borders   = [space.sea_zone_16, space.trans_jordan, space.turkey]
}

space "sea_zone_16" {
  title     = "Sea Zone 16"
  longitude = 34
  latitude  = 43.3
  domain    = domain.sea
  borders   = [space.turkey, space.ukraine]
}

space "sea_zone_17" {
  title     = "Sea Zone 17"
  longitude = -23
  latitude  = 14.5
  domain    = domain.sea
  borders   = [space.sea_zone_18, space.sea_zone_22, space.sea_zone_23]
}

space "sea_zone_18" {
  title     = "Sea Zone 18"
  longitude = -42
  latitude  = 17.5
  domain    = domain.sea
  borders   = [space.sea_zone_19, space.sea_zone_22]
}

space "sea_zone_19" {
  title     = "Sea Zone 19"
  longitude = -71
  latitude  = 15.5
  domain    = domain.sea
  borders   = [space.venezuela, space.west_indies]
}

space "sea_zone_20" {
  title     = "Sea Zone 20"
  longitude = -87
  latitude  = 4
  domain    = domain.sea
  borders   = [space.sea_zone_21, space.sea_zone_54, space.venezuela]
}

space "sea_zone_21" {
  title     = "Sea Zone 21"
  longitude = -82
  latitude  = -25
  domain    = domain.sea
  borders   = [space.sea_zone_25, space.sea_zone_43]
}

space "sea_zone_22" {
  title     = "Sea Zone 22"
  longitude = -28
  latitude  = -8
  domain    = domain.sea
  borders   = [space.sea_zone_23, space.sea_zone_24, space.sea_zone_25]
}

space "sea_zone_23" {
  title     = "Sea Zone 23"
  longitude = 4
  latitude  = -4
  domain    = domain.sea
  borders   = [space.sea_zone_24, space.sea_zone_27]
}

space "sea_zone_24" {
  title     = "Sea Zone 24"
  longitude = -16
  latitude  = -27
  domain    = domain.sea
  borders   = [space.sea_zone_25, space.sea_zone_26, space.sea_zone_27]
}

space "sea_zone_25" {
  title     = "Sea Zone 25"
  longitude = -51
  latitude  = -44
  domain    = domain.sea
  borders   = [space.sea_zone_26, space.sea_zone_42]
}

space "sea_zone_26" {
  title     = "Sea Zone 26"
  longitude = -11
  latitude  = -47
  domain    = domain.sea
  borders   = [space.sea_zone_27]
}

space "sea_zone_27" {
  title     = "Sea Zone 27"
  longitude = 7
  latitude  = -31
  domain    = domain.sea
  borders   = [space.sea_zone_28, space.union_of_south_africa]
}

space "sea_zone_28" {
  title     = "Sea Zone 28"
  longitude = 38
  latitude  = -34
  domain    = domain.sea
  borders   = [space.sea_zone_29, space.sea_zone_33, space.union_of_south_africa]
}

space "sea_zone_29" {
  title     = "Sea Zone 29"
  longitude = 58
  latitude  = -37
  domain    = domain.sea
  borders   = [space.sea_zone_30, space.sea_zone_32]
}

space "sea_zone_30" {
  title     = "Sea Zone 30"
  longitude = 88
  latitude  = -37
  domain    = domain.sea
  borders   = [space.sea_zone_31, space.sea_zone_32, space.sea_zone_38, space.sea_zone_39]
}

space "sea_zone_31" {
  title     = "Sea Zone 31"
  longitude = 88
  latitude  = -14
  domain    = domain.sea
  borders   = [space.sea_zone_32, space.sea_zone_35, space.sea_zone_37, space.sea_zone_38]
}

space "sea_zone_32" {
  title     = "Sea Zone 32"
  longitude = 66
  latitude  = -14
  domain    = domain.sea
  borders   = [space.sea_zone_33, space.sea_zone_34, space.sea_zone_35]
}

space "sea_zone_33" {
  title     = "Sea Zone 33"
  longitude = 42.5
  latitude  = -12
  domain    = domain.sea
  borders   = [space.sea_zone_34]
}

space "sea_zone_34" {
  title     = "Sea Zone 34"
  longitude = 57
  latitude  = 14.5
  domain    = domain.sea
  borders   = [space.sea_zone_35, space.trans_jordan]
}

space "sea_zone_35" {
  title     = "Sea Zone 35"
  longitude = 80
  latitude  = 2.5
  domain    = domain.sea
  borders   = [space.sea_zone_36, space.sea_zone_37]
}

space "sea_zone_36" {
  title     = "Sea Zone 36"
  longitude = 111
  latitude  = 13.5
  domain    = domain.sea
  borders   = [space.sea_zone_37, space.sea_zone_48, space.sea_zone_49, space.sea_zone_59]
}

space "sea_zone_37" {
  title     = "Sea Zone 37"
  longitude = 98.5
  latitude  = -8
  domain    = domain.sea
  borders   = [space.sea_zone_38, space.sea_zone_47, space.sea_zone_48]
}

space "sea_zone_38" {
  title     = "Sea Zone 38"
  longitude = 112
  latitude  = -18
  domain    = domain.sea
  borders   = [space.sea_zone_39, space.sea_zone_46, space.sea_zone_47]
}

space "sea_zone_39" {
  title     = "Sea Zone 39"
  longitude = 117
  latitude  = -38
  domain    = domain.sea
  borders   = [space.sea_zone_40]
}

space "sea_zone_40" {
  title     = "Sea Zone 40"
  longitude = 155
  latitude  = -37.5
  domain    = domain.sea
  borders   = [space.sea_zone_41, space.sea_zone_46]
}

space "sea_zone_41" {
  title     = "Sea Zone 41"
  longitude = -179
  latitude  = -36
  domain    = domain.sea
  borders   = [space.sea_zone_42, space.sea_zone_44, space.sea_zone_45, space.sea_zone_46]
}

space "sea_zone_42" {
  title     = "Sea Zone 42"
  longitude = -137
  latitude  = -38
  domain    = domain.sea
  borders   = [space.sea_zone_43, space.sea_zone_44]
}

space "sea_zone_43" {
  title     = "Sea Zone 43"
  longitude = -122
  latitude  = -13
  domain    = domain.sea
  borders   = [space.sea_zone_44, space.sea_zone_53, space.sea_zone_54]
}

space "sea_zone_44" {
  title     = "Sea Zone 44"
  longitude = -162
  latitude  = -11
  domain    = domain.sea
  borders   = [space.sea_zone_45, space.sea_zone_52, space.sea_zone_53]
}

space "sea_zone_45" {
  title     = "Sea Zone 45"
  longitude = 167
  latitude  = -4
  domain    = domain.sea
  borders = [
    space.sea_zone_46,
    space.sea_zone_47,
    space.sea_zone_50,
    space.sea_zone_51,
    space.sea_zone_52,
    space.solomon_islands,
  ]
}

space "sea_zone_46" {
  title     = "Sea Zone 46"
  longitude = 155.5
  latitude  = -18
  domain    = domain.sea
  borders   = [space.sea_zone_47]
}

space "sea_zone_47" {
  title     = "Sea Zone 47"
  longitude = 138
  latitude  = 1.5
  domain    = domain.sea
  borders   = [space.sea_zone_48, space.sea_zone_50]
}

space "sea_zone_48" {
  title     = "Sea Zone 48"
  longitude = 121
  latitude  = 3.5
  domain    = domain.sea
  borders   = [space.sea_zone_49, space.sea_zone_50]
}

space "sea_zone_49" {
  title     = "Sea Zone 49"
  longitude = 125
  latitude  = 18.5
  domain    = domain.sea
  borders   = [space.sea_zone_50, space.sea_zone_58, space.sea_zone_59, space.sea_zone_60]
}

space "sea_zone_50" {
  title     = "Sea Zone 50"
  longitude = 145
  latitude  = 11.5
  domain    = domain.sea
  borders   = [space.sea_zone_51, space.sea_zone_58]
}

space "sea_zone_51" {
  title     = "Sea Zone 51"
  longitude = 168
  latitude  = 23.5
  domain    = domain.sea
  borders   = [space.sea_zone_52, space.sea_zone_57, space.sea_zone_58, space.sea_zone_60, space.wake_island]
}

space "sea_zone_52" {
  title     = "Sea Zone 52"
  longitude = -162
  latitude  = 17
  domain    = domain.sea
  borders   = [space.sea_zone_53, space.sea_zone_55, space.sea_zone_56, space.sea_zone_57]
}

space "sea_zone_53" {
  title     = "Sea Zone 53"
  longitude = -139
  latitude  = 15
  domain    = domain.sea
  borders   = [space.sea_zone_54, space.sea_zone_55]
}

space "sea_zone_54" {
  title     = "Sea Zone 54"
  longitude = -115
  latitude  = 20
  domain    = domain.sea
  borders   = [space.sea_zone_55, space.western_united_states]
}

space "sea_zone_55" {
  title     = "Sea Zone 55"
  longitude = -132
  latitude  = 37
  domain    = domain.sea
  borders   = [space.sea_zone_56, space.sea_zone_64, space.western_canada, space.western_united_states]
}

space "sea_zone_56" {
  title     = "Sea Zone 56"
  longitude = -170
  latitude  = 34
  domain    = domain.sea
  borders   = [space.sea_zone_57, space.sea_zone_63, space.sea_zone_64]
}

space "sea_zone_57" {
  title     = "Sea Zone 57"
  longitude = 171
  latitude  = 39
  domain    = domain.sea
  borders   = [space.sea_zone_60, space.sea_zone_62, space.sea_zone_63]
}

space "sea_zone_58" {
  title     = "Sea Zone 58"
  longitude = 134
  latitude  = 26.5
  domain    = domain.sea
  borders   = [space.sea_zone_60]
}

space "sea_zone_59" {
  title     = "Sea Zone 59"
  longitude = 123.5
  latitude  = 29
  domain    = domain.sea
  borders   = [space.sea_zone_60, space.sea_zone_61]
}

space "sea_zone_60" {
  title     = "Sea Zone 60"
  longitude = 146
  latitude  = 37
  domain    = domain.sea
  borders   = [space.sea_zone_61, space.sea_zone_62]
}

space "sea_zone_61" {
  title     = "Sea Zone 61"
  longitude = 133.5
  latitude  = 40
  domain    = domain.sea
}

space "sea_zone_62" {
  title     = "Sea Zone 62"
  longitude = 151
  latitude  = 52
  domain    = domain.sea
  borders   = [space.sea_zone_63, space.soviet_far_east]
}

space "sea_zone_63" {
  title     = "Sea Zone 63"
  longitude = -175
  latitude  = 52.5
  domain    = domain.sea
  borders   = [space.sea_zone_64]
}

space "sea_zone_64" {
  title     = "Sea Zone 64"
  longitude = -146
  latitude  = 54
  domain    = domain.sea
  borders   = [space.western_canada]
}
