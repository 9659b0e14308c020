# Khans & Kings 3: "Trade in a port", clause by clause, in our words. A note is the reading taken where the book leaves something open.

rulebook "khans_and_kings" {
  clause "KK3-125" {
    section = "Trade in a port"
    text    = "Once a port is built its owner can trade with foreign partners through it. The port's owner decides whether to trade."
  }

  clause "KK3-126" {
    section = "Trade in a port"
    text = <<-END
      Before rolling, the player declares the amount and kind of resource given and the kind of resource bought. The
      player chooses resource given, amount, and resource bought.
    END
  }

  clause "KK3-127" {
    section = "Trade in a port"
    text    = "The player then rolls a six-sided die; the exchange rate is that number of given units for 1 bought unit."
  }

  clause "KK3-128" {
    section = "Trade in a port"
    text    = "A port trade cannot be cancelled once the die has been rolled."
  }

  clause "KK3-129" {
    section = "Trade in a port"
    text = <<-END
      The number bought is the whole quotient (rounded down); the remainder is not exchanged and stays with the player.
      Example: 28 fuel for gold, roll 3 (rate 3:1): the player gets 9 gold and keeps 1 fuel.
    END
    note = "An exception to rounding up."
  }

  clause "KK3-130" {
    section = "Trade in a port"
    text    = "Each port allows one transaction per turn."
  }

  clause "KK3-131" {
    section = "Trade in a port"
    text    = "The number of port transactions per turn equals the number of usable ports owned (two ports, two transactions, and so on)."
    note    = "We read: at any moment, so a port that replaces one that has traded brings no further transaction."
  }

  clause "KK3-132" {
    section = "Trade in a port"
    text    = "The rate is rolled separately for each transaction."
  }
}
