# Where the tests of what all editions share are fought: from Morocco to Tunisia.

function own_power { is = player.united_kingdom }

function allied_power { is = player.united_states }

function enemy_power { is = player.germany }

function first_shore { is = space.morocco }

function second_shore { is = space.algeria }

function third_shore { is = space.tunisia }

function first_sea { is = space.strait_of_gibraltar }

function second_sea { is = space.western_mediterranean }

function third_sea { is = space.sicilian_sea }

function neutral_shore { is = space.spanish_morocco }
