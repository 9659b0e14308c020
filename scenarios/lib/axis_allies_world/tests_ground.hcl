# Where the tests of what all editions share are fought: from Algeria to Egypt.

function own_power { is = player.united_kingdom }

function allied_power { is = player.united_states }

function enemy_power { is = player.germany }

function first_shore { is = space.algeria }

function second_shore { is = space.libya }

function third_shore { is = space.anglo_egypt }

function first_sea { is = space.sea_zone_13 }

function second_sea { is = space.sea_zone_14 }

function third_sea { is = space.sea_zone_15 }

function neutral_shore { is = space.sahara }
