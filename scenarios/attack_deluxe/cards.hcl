# The Action Cards: the deck, drawing, playing, the limit of the hand. Our default: six copies of each of the six cards the
# book explains, and the used ones are shuffled when the deck runs out.

unit bombing_run {
  title       = "Bombing Run"
  tags        = [tag.card]
  played_with = order.blitz
}

unit secret_treaty {
  title       = "Secret Treaty"
  tags        = [tag.card]
  played_with = order.negotiate
  favours     = government.communism
}

unit codebreaking {
  title       = "Codebreaking"
  tags        = [tag.card]
  played_with = order.research
  favours     = government.democracy
}

unit shock_troops {
  title       = "Shock Troops"
  tags        = [tag.card]
  played_with = order.move
}

unit annexation {
  title       = "Annexation"
  tags        = [tag.card]
  played_with = order.research
}

unit armor_raid {
  title       = "Armor Raid"
  tags        = [tag.card]
  played_with = order.blitz
  favours     = government.fascism
}
